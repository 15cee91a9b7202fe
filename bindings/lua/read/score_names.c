/* score_names.c - goods, cards and words of the game as one list of names. */
#include "bindings/lua/read/score_names.h"

#include <string.h>

#include "engine/base/names.h"

/* The n-th name of goods, then words of the game, then cards; NULL: no more. */
static const char *score_name(const void *context, int n)
{
    const adit_engine *engine = context;
    int goods = adit_good_count(engine->def->goods), words = 0;

    if (n < goods) {
        return engine->def->goods[n].name;
    }
    for (n -= goods;
         engine->def->score_words != NULL && engine->def->score_words[words].name != NULL;
         words++) {
        if (words == n) {
            return engine->def->score_words[n].name;
        }
    }
    n -= words;
    return n == 0 ? "total" : n <= engine->cards->count ? engine->cards->card[n - 1].id : NULL;
}

/* A line may say more than the name: "shelf bonus". */
bool aditl_score_knows(const adit_engine *engine, const char *name)
{
    const char *known;
    char renewed[200];
    adit_buffer out = adit_buffer_on(renewed, sizeof renewed);

    name = adit_cards_renew(engine->cards, name, &out) ? renewed : name;
    for (int i = 0; (known = score_name(engine, i)) != NULL; i++) {
        size_t length = strlen(known);

        if (strncmp(name, known, length) == 0 && (name[length] == '\0' || name[length] == ' ')) {
            return true;
        }
    }
    return false;
}

const char *aditl_score_suggest(const adit_engine *engine, const char *name)
{
    const char *known, *colon;
    int count = 0;

    for (; (known = score_name(engine, count)) != NULL; count++) {
        colon = strchr(known, ':'); /* cards of mods have their prefix in the score */
        if (colon != NULL && strcmp(colon + 1, name) == 0) {
            return known;
        }
    }
    return adit_nearest(name, count, score_name, engine);
}
