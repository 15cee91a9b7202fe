/* target.h - the mod that `adit watch` and `adit fuzz` are about. */
#ifndef ADIT_CLI_SESSION_TARGET_H
#define ADIT_CLI_SESSION_TARGET_H

#include "bindings/cli/session/place.h"
#include "bindings/lua/adit_lua.h"

typedef struct {
    cli_place place;
    cli_args args;                 /* as typed, with the mod itself added to --mod */
    const adit_scenario *scenario; /* borrowed; may be NULL */
    const adit_game_info *wanted;  /* of --game; NULL: not given */
    char cards_folder[sizeof((cli_place *)0)->root]; /* of a game's own cards; "" for a mod */
} cli_author;

/* Finds out what the operand is. CLI_OK, or an exit code after a message. */
int cli_author_find(cli_author *author, const cli_args *args);
/* The game to play: --game, else the first that the cards load with; if there is none, the first
 * that they may be for. */
const adit_game_info *cli_author_title(const cli_author *author);
/* Opens an engine with the mod, every --mod and the mods of the scenario, if there is one; with
 * `purity` everything is run twice and script limits apply. */
adit_status cli_author_engine(const cli_author *author, const adit_game_info *info, bool purity,
                              adit_engine **engine, adit_err *err);
/* Whether the card is one of the mod's, or changed by it. */
bool cli_author_has(const cli_author *author, const adit_card_info *card);

#endif
