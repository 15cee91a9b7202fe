/* visit.h - what `adit check` and `adit test` share: the files below a folder, and the games that
 * cards may be for.
 */
#ifndef ADIT_CLI_CMD_VISIT_H
#define ADIT_CLI_CMD_VISIT_H

#include "bindings/cli/session/place.h"

/* In which folders a file is: in a mod, in tests/ or playthroughs/, in scenarios/ or puzzles/, in
 * any folder whose files are not cards. */
enum { CMD_IN_MOD = 1, CMD_IN_TESTS = 2, CMD_IN_SCENARIOS = 4, CMD_IN_OTHERS = 8 };

/* Which of them a folder of this name is, but for CMD_IN_MOD. */
unsigned cmd_folder_role(const char *name);

typedef struct {
    void *context;
    void (*visit_mod)(void *context, const char *path);
    void (*visit_file)(void *context, const char *path, unsigned where);
} cmd_visitor;
/* Visits the Lua files and recorded games below the folder in the order of their names. A mod in it
 * is visited as a whole, unless the folder is part of a mod. */
void cmd_visit_folder(const cmd_visitor *visitor, const char *folder, unsigned where);

/* Tries cards with one game; *fits: some of them are for it. */
typedef adit_status cmd_try_title(void *context, const adit_game_info *info, bool *fits,
                                  adit_err *err);
/* Tries the cards of a place with every game that mod.lua names, or else until they fit one. Of
 * several errors the first counts, or the first of a game that knows the kinds of the cards. */
adit_status cmd_try_titles(const cli_place *place, cmd_try_title *try_title, void *context,
                           bool *fits, adit_err *err);

#endif
