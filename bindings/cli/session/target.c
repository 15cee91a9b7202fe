/* target.c - which mod a command is about, and which game it is played with.
 *
 * The operand may be the mod's folder or anything in it; only the whole mod can be loaded. The mod
 * is added to the options as if it had been typed, so every engine opened with them has it.
 */
#include "bindings/cli/session/target.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/cli/session/session.h"

/* The cards of a game itself: every engine has to take them from this folder. */
static int use_game_folder(cli_author *author)
{
    char *folder = author->cards_folder;

    snprintf(folder, sizeof author->cards_folder, "%s", author->place.path);
    /* The path may be anywhere in the game's folder; the parent holds the folders of all games. */
    while (strrchr(folder, '/') != NULL && adit_game_info_find(strrchr(folder, '/') + 1) == NULL) {
        *strrchr(folder, '/') = '\0';
    }
    if (strrchr(folder, '/') != NULL) {
        *strrchr(folder, '/') = '\0';
    }
    if (setenv("ADIT_CARDS", folder, 1) != 0) {
        return cli_no_memory();
    }
    return CLI_OK;
}

int cli_author_find(cli_author *author, const cli_args *args)
{
    const char *path = args->operand[0], *game = cli_value(args, CLI_OPT_GAME);
    adit_err err = {0};

    memset(author, 0, sizeof *author);
    author->args = *args;
    if (game != NULL && (author->wanted = adit_game_info_find(game)) == NULL) {
        return cli_unknown_game(args, game);
    }
    CLI_TRY(cli_result(cli_place_find(path, &author->place, &err), &err));
    if (author->place.kind != CLI_PLACE_CARDS) {
        return cli_usage(args, "%s is not a mod: it contains no mod.lua and no cards", path);
    }
    return author->place.is_game ? use_game_folder(author)
                                 : cli_args_add(&author->args, CLI_OPT_MOD, author->place.root);
}

static bool fits_title(const cli_author *author, const adit_game_info *info)
{
    adit_engine *engine = NULL;
    adit_err err = {0};
    adit_card_info card;
    bool found = false;

    if (cli_author_engine(author, info, false, &engine, &err) == ADIT_OK) {
        for (int i = 0; !found && i < adit_engine_card_count(engine); i++) {
            found = adit_engine_card(engine, i, &card) == ADIT_OK && cli_author_has(author, &card);
        }
    }
    adit_engine_close(engine);
    return found;
}

const adit_game_info *cli_author_title(const cli_author *author)
{
    const cli_place *place = &author->place;

    if (author->wanted != NULL) {
        return author->wanted;
    }
    for (int i = 0; place->title_count > 1 && i < place->title_count; i++) {
        if (fits_title(author, place->titles[i])) {
            return place->titles[i];
        }
    }
    return place->titles[0];
}

adit_status cli_author_engine(const cli_author *author, const adit_game_info *info, bool purity,
                              adit_engine **engine, adit_err *err)
{
    const char *mods[CLI_MAX_MODS];
    adit_engine_options options;

    ADIT_TRY(cli_engine_options(&author->args, info->id, author->scenario, mods, &options, err));
    options.strict = options.strict || purity;
    options.purity = purity;
    return adit_engine_open(&options, engine, err);
}

/* A patched card names the file of the patch for each field it sets. */
bool cli_author_has(const cli_author *author, const adit_card_info *card)
{
    char patched[sizeof author->place.root + 2];

    snprintf(patched, sizeof patched, "%s/", author->place.root);
    return cli_place_has(&author->place, card) ||
           (card->origins != NULL && strstr(card->origins, patched) != NULL);
}
