/* scenarios.h - a scenario set up as a match, for `check`, `test` and `solve`. */
#ifndef ADIT_CLI_SESSION_SCENARIOS_H
#define ADIT_CLI_SESSION_SCENARIOS_H

#include "bindings/cli/session/session.h"

enum { CLI_POSITIONS = 1000000 }; /* the default limit of a search */

typedef struct {
    adit_scenario *scenario;
    adit_engine *engine;
    adit_game *game;
    bool is_puzzle;
    adit_puzzle puzzle;
    char seat[CLI_MAX_SEATS][256]; /* the player; "greedy" by default */
} cli_table;

/* Reads the file, opens its engine with the scenario's mods and --mod, sets the match up and
 * evaluates the goal once. On failure `err` lists every reason with file and line. Close in both
 * cases. */
adit_status cli_table_open(cli_table *table, const cli_args *args, const char *path, adit_err *err);
/* The same, with lines of adit_scenario_carry. */
adit_status cli_table_open_carried(cli_table *table, const cli_args *args, const char *path,
                                   const char *lines, adit_err *err);
void cli_table_close(cli_table *table);

/* Searches for a shortest solution; `show`: with a progress bar on stderr. The caller owns
 * solution->game. */
adit_status cli_table_solve(cli_table *table, uint64_t positions, bool show,
                            adit_solution *solution, adit_err *err);
/* "6 decisions", "2 turns", "6 decisions and 2 turns". */
void cli_limit_text(const adit_puzzle *puzzle, char *buffer, size_t size);

#endif
