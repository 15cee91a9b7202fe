/* scenarios.c - a scenario set up as a match, and the search for a puzzle's solution.
 *
 * The bots of the other seats are created again for each decision: then their choice depends only
 * on the position, however the search reaches it.
 */
#include "bindings/cli/session/scenarios.h"

#include <string.h>

#include "bindings/cli/term/progress.h"

/* ---- Setting up ---- */

static adit_status open_engine(cli_table *table, const cli_args *args, adit_err *err)
{
    const char *mods[CLI_MAX_MODS];
    adit_engine_options options;

    ADIT_TRY(cli_engine_options(args, adit_scenario_game(table->scenario), table->scenario, mods,
                                &options, err));
    return adit_engine_open(&options, &table->engine, err);
}

/* The seats as the scenario names them. */
static void read_seats(cli_table *table)
{
    const char *at = adit_scenario_seats(table->scenario);

    for (int seat = 0; seat < CLI_MAX_SEATS; seat++) {
        size_t length = strcspn(at, ",");

        snprintf(table->seat[seat], sizeof table->seat[seat], "%.*s", length > 0 ? (int)length : 6,
                 length > 0 ? at : "greedy");
        at += length + (at[length] == ',');
    }
}

static adit_status set_up_game(cli_table *table, adit_err *err)
{
    adit_setup setup = {.seed = 1};
    char why[256];
    bool reached;

    adit_scenario_apply(table->scenario, false, &setup);
    if (setup.players == 0) {
        setup.players = cli_usual_players(adit_engine_game(table->engine));
    }
    adit_status status = adit_game_new(table->engine, &setup, &table->game, err);

    if (status != ADIT_OK) {
        adit_scenario_explain(table->scenario, err);
        return status;
    }
    if (table->puzzle.seat > setup.players) {
        return adit_fail(err, ADIT_INPUT, "seat: there are only %d players", setup.players);
    }
    return adit_scenario_reached(table->scenario, table->game, &reached, why, sizeof why, err);
}

adit_status cli_table_open(cli_table *table, const cli_args *args, const char *path, adit_err *err)
{
    return cli_table_open_carried(table, args, path, "", err);
}

adit_status cli_table_open_carried(cli_table *table, const cli_args *args, const char *path,
                                   const char *lines, adit_err *err)
{
    memset(table, 0, sizeof *table);
    ADIT_TRY(adit_scenario_read(path, &table->scenario, err));
    ADIT_TRY(adit_scenario_bring(table->scenario, lines, err));
    table->is_puzzle = adit_scenario_puzzle(table->scenario, &table->puzzle);
    read_seats(table);
    ADIT_TRY(open_engine(table, args, err));
    return set_up_game(table, err);
}

void cli_table_close(cli_table *table)
{
    adit_game_free(table->game);
    adit_engine_close(table->engine);
    adit_scenario_free(table->scenario);
    memset(table, 0, sizeof *table);
}

/* ---- Solving ---- */

typedef struct {
    cli_table *table;
    progress bar;
} puzzle_search;

static adit_status ask_goal(void *context, adit_game *game, bool *reached, adit_err *err)
{
    const puzzle_search *search = context;

    return adit_scenario_reached(search->table->scenario, game, reached, NULL, 0, err);
}

static adit_status ask_bot(void *context, adit_game *game, int *index, adit_err *err)
{
    const puzzle_search *search = context;
    int seat = adit_game_seat(game);
    adit_bot *bot = NULL;

    ADIT_TRY(adit_bot_new(search->table->engine, search->table->seat[seat - 1], seat,
                          adit_game_seed(game), &bot, err));
    adit_status status = bot->choose(bot, game, index, err);

    bot->free(bot);
    return status;
}

static bool show_progress(void *context, int decisions, uint64_t positions)
{
    puzzle_search *search = context;

    (void)decisions;
    progress_show(&search->bar, (int64_t)positions);
    return !cli_interrupted();
}

/* Bots that a file names must be below the working folder: the file may not be trusted. */
static adit_status check_bot(const char *name, adit_err *err)
{
    char steps[300];

    snprintf(steps, sizeof steps, "/%s/", name);
    if (!cli_is_player(name) || name[0] == '/' || strstr(steps, "/../") != NULL) {
        return adit_fail(
            err, ADIT_INPUT,
            "seats: invalid player '%s' of a scenario; expected human, random, greedy, planner or "
            "the path of a Lua bot (name.lua) below the working folder",
            name);
    }
    return ADIT_OK;
}

/* A person cannot be asked during a search. */
static adit_status check_others(const cli_table *table, adit_err *err)
{
    for (int seat = 1; seat <= adit_game_players(table->game); seat++) {
        if (seat != table->puzzle.seat && !table->puzzle.worst_case &&
            strcmp(table->seat[seat - 1], "human") == 0) {
            return adit_fail(err, ADIT_INPUT,
                             "seats: seat %d is human too; name a bot, or set others = \"worst\"",
                             seat);
        }
        ADIT_TRY(check_bot(table->seat[seat - 1], err));
    }
    return ADIT_OK;
}

adit_status cli_table_solve(cli_table *table, uint64_t positions, bool show,
                            adit_solution *solution, adit_err *err)
{
    puzzle_search search = {.table = table};
    adit_solve_options options = {.puzzle = table->puzzle,
                                  .positions = positions,
                                  .goal = ask_goal,
                                  .reply = table->puzzle.worst_case ? NULL : ask_bot,
                                  .progress = show_progress,
                                  .context = &search};
    adit_status status = check_others(table, err);

    *solution = (adit_solution){.outcome = ADIT_SOLVE_NONE};
    if (status != ADIT_OK) {
        adit_scenario_explain(table->scenario, err);
        return status;
    }
    progress_start(&search.bar, "positions", (int64_t)positions);
    search.bar.is_on = search.bar.is_on && show;
    status = adit_game_solve(table->game, &options, solution, err);
    progress_end(&search.bar);
    return status;
}

void cli_limit_text(const adit_puzzle *puzzle, char *buffer, size_t size)
{
    char decisions[32] = "", turns[32] = "";

    if (puzzle->decisions > 0) {
        snprintf(decisions, sizeof decisions, "%d decision%s", puzzle->decisions,
                 puzzle->decisions == 1 ? "" : "s");
    }
    if (puzzle->turns > 0) {
        snprintf(turns, sizeof turns, "%d turn%s", puzzle->turns, puzzle->turns == 1 ? "" : "s");
    }
    snprintf(buffer, size, "%s%s%s", decisions,
             decisions[0] != '\0' && turns[0] != '\0' ? " and " : "", turns);
}
