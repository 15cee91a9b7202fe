/* scenarios.h - a scenario set up as a match, for `check`, `test` and `solve`. */
#ifndef ADIT_CLI_SESSION_SCENARIOS_H
#define ADIT_CLI_SESSION_SCENARIOS_H

#include "bindings/cli/session/session.h"

enum { CLI_POSITIONS = 1000000 }; /* a search looks at so many if nobody says otherwise */

typedef struct {
    adit_scenario *scenario;
    adit_engine *engine;
    adit_game *game;
    bool is_puzzle;
    adit_puzzle puzzle;
    char seat[CLI_MAX_SEATS][256]; /* who sits there; "greedy" where nobody is named */
} cli_table;

/* Reads the file, opens its engine with the scenario's mods and --mod, sets the match up and
 * asks the goal once. On failure `err` lists every reason with file and line. Close in both
 * cases. */
adit_status cli_table_open(cli_table *table, const cli_args *args, const char *path, adit_err *err);
void cli_table_close(cli_table *table);

/* Looks for a shortest solution; `show`: a line about long searches on stderr. The caller frees
 * solution->game. */
adit_status cli_table_solve(cli_table *table, uint64_t positions, bool show,
                            adit_solution *solution, adit_err *err);
/* "6 decisions", "2 turns", "6 decisions and 2 turns". */
void cli_limit_text(const adit_puzzle *puzzle, char *buffer, size_t size);

#endif
