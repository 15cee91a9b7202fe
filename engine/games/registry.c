/* registry.c - the table of games, one line each.
 *
 * A new game is one folder of rules, one folder of cards and one line here.
 */
#include "engine/games/registry.h"

#include <string.h>

extern const adit_game_def cf_game;
extern const adit_game_def cov_game;
extern const adit_game_def cvc_game;
extern const adit_game_def dwg_game;

static const adit_game_def *const games[] = {
    &cvc_game,
    &cf_game,
    &dwg_game,
    &cov_game,
};

const adit_game_def *adit_registry_at(int n)
{
    int count = (int)(sizeof games / sizeof games[0]);

    return n >= 0 && n < count ? games[n] : NULL;
}

const adit_game_def *adit_registry_find(const char *id)
{
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        if (strcmp(games[n]->info.id, id) == 0) {
            return games[n];
        }
    }
    return NULL;
}

int adit_game_info_count(void)
{
    int count = 0;

    while (adit_registry_at(count) != NULL) {
        count++;
    }
    return count;
}

const adit_game_info *adit_game_info_at(int n)
{
    const adit_game_def *def = adit_registry_at(n);

    return def == NULL ? NULL : &def->info;
}

const adit_game_info *adit_game_info_find(const char *id)
{
    const adit_game_def *def = id != NULL ? adit_registry_find(id) : NULL;

    return def == NULL ? NULL : &def->info;
}

const char *adit_game_info_kind(const adit_game_info *info, int n)
{
    const adit_game_def *def = info != NULL ? adit_registry_find(info->id) : NULL;

    if (def == NULL || n < 0) {
        return NULL;
    }
    for (int i = 0; i < n; i++) {
        if (def->kinds[i].name == NULL) {
            return NULL;
        }
    }
    return def->kinds[n].name;
}
