/* place.h - what a given path is: cards, a recorded game, a scenario, a script. */
#ifndef ADIT_CLI_SESSION_PLACE_H
#define ADIT_CLI_SESSION_PLACE_H

#include "bindings/cli/args/args.h"
#include "engine/adit.h"

typedef enum {
    CLI_PLACE_CARDS,  /* a mod, a game's folder, or something in it; or one card file */
    CLI_PLACE_RECORD, /* a recorded game or a saved position */
    CLI_PLACE_SCENARIO,
    CLI_PLACE_CAMPAIGN, /* a file that lists scenarios */
    CLI_PLACE_BOT,
    CLI_PLACE_SCRIPT,
    CLI_PLACE_FOLDER /* a folder without cards */
} cli_place_kind;

typedef struct {
    cli_place_kind kind;
    char path[4096]; /* absolute */
    char root[4096]; /* the mod or the game's folder, in its shortest form */
    bool is_folder;
    bool is_game;                    /* the root is the folder of a title */
    const adit_game_info *titles[8]; /* the games its cards may be for */
    int title_count;
    bool is_probed; /* cli_place_open opens an engine that runs everything twice, within limits */
    bool is_sure; /* the mod names its games: it must work with each, otherwise with one of them */
} cli_place;
/* Finds out what a path is. ADIT_IO if it cannot be read. */
adit_status cli_place_find(const char *path, cli_place *place, adit_err *err);
/* Whether the file returns campaign { ... }. */
bool cli_is_campaign(const char *path);
/* Whether the problem suggests that the cards are for another game: kinds or verbs that this one
 * does not have. */
bool cli_is_foreign(const adit_err *err);
/* Whether the path is a folder, and not a link to one. */
bool cli_is_real_folder(const char *path);
/* NULL for a regular file, else the problem; for files that were found rather than named. */
const char *cli_not_a_file(const char *path);
/* Whether a folder is a mod: it has mod.lua or cards. */
bool cli_is_mod(const char *folder);
/* Opens an engine with the place's cards, and with --mod and --strict. */
adit_status cli_place_open(const cli_place *place, const adit_game_info *info, const cli_args *args,
                           adit_engine **engine, adit_err *err);
/* Whether a card comes from the path. */
bool cli_place_has(const cli_place *place, const adit_card_info *card);
/* The same for its examples, which a patch may have added. */
bool cli_place_has_examples(const cli_place *place, const adit_card_info *card);
/* The number of the engine's cards in the place; 0: it is not for this game. */
int cli_place_cards(const cli_place *place, adit_engine *engine);
/* Shortens a path below the working folder to a relative one. */
void cli_shorten(const char *path, char *out, size_t size);

#endif
