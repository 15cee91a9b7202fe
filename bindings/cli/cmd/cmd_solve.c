/* cmd_solve.c - `adit solve`: finds a shortest solution of a puzzle, or that it has none. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/scenarios.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

#include <inttypes.h>

enum { TEXT_SIZE = 256 };

typedef struct {
    const cli_args *args;
    const char *path;
    cli_table table;
    adit_solution solution;
} solve_run;

/* ---- The answer ---- */

static const char *const outcome_words[] = {[ADIT_SOLVE_FOUND] = "solved",
                                            [ADIT_SOLVE_NONE] = "none",
                                            [ADIT_SOLVE_LIMIT] = "not known",
                                            [ADIT_SOLVE_STOPPED] = "interrupted"};

static void put_json_decisions(cli_json *json, const solve_run *solve)
{
    adit_game *game = solve->solution.game;

    cli_json_list(json, "solution");
    for (int i = 0; game != NULL && i < adit_game_decision_count(game); i++) {
        char text[TEXT_SIZE];
        int seat = 0;

        if (adit_game_decision(game, i, &seat, text, sizeof text, NULL) == ADIT_OK) {
            cli_json_object(json, NULL);
            cli_json_number(json, "seat", seat);
            cli_json_string(json, "decision", text);
            cli_json_close_object(json);
        }
    }
    cli_json_close_list(json);
}

static void put_json(const solve_run *solve)
{
    cli_json json;

    cli_json_begin(&json, stdout, "solve");
    cli_json_string(&json, "path", solve->path);
    cli_json_string(&json, "title", adit_scenario_title(solve->table.scenario));
    cli_json_string(&json, "goal", adit_scenario_goal(solve->table.scenario));
    cli_json_string(&json, "outcome", outcome_words[solve->solution.outcome]);
    cli_json_number(&json, "decisions", solve->solution.decisions);
    cli_json_unsigned(&json, "positions", solve->solution.positions);
    cli_json_unsigned(&json, "left_to_chance", solve->solution.chance);
    put_json_decisions(&json, solve);
    cli_json_end(&json);
}

static void put_head(const solve_run *solve, const char *limit)
{
    const cli_terminal terminal = cli_terminal_look();

    if (adit_scenario_title(solve->table.scenario)[0] != '\0') {
        cli_print(stdout, "%s\n", adit_scenario_title(solve->table.scenario));
    }
    printf("goal: ");
    cli_put_wrapped(stdout, adit_scenario_goal(solve->table.scenario), 6, 6, terminal.width);
    cli_print(stdout, "\nlimit: %s\n\n", limit);
}

/* The decisions, with a seat only where there are several players. */
static void put_decisions(const solve_run *solve)
{
    adit_game *game = solve->solution.game;

    for (int i = 0; i < adit_game_decision_count(game); i++) {
        char text[TEXT_SIZE];
        int seat = 0;

        if (adit_game_decision(game, i, &seat, text, sizeof text, NULL) == ADIT_OK) {
            printf("%3d  ", i + 1);
            if (adit_game_players(game) > 1) {
                printf("p%d  ", seat);
            }
            cli_print(stdout, "%s\n", text);
        }
    }
}

static void put_text(const solve_run *solve)
{
    const adit_solution *solution = &solve->solution;
    char limit[TEXT_SIZE];

    cli_limit_text(&solve->table.puzzle, limit, sizeof limit);
    put_head(solve, limit);
    if (solution->outcome == ADIT_SOLVE_FOUND) {
        put_decisions(solve);
        cli_print(stdout, "\nsolved in %d decision%s; %" PRIu64 " positions searched\n",
                  solution->decisions, solution->decisions == 1 ? "" : "s", solution->positions);
    } else if (solution->outcome == ADIT_SOLVE_NONE) {
        cli_print(stdout, "there is no solution within %s; %" PRIu64 " positions searched\n", limit,
                  solution->positions);
        if (solution->chance > 0) {
            printf("%" PRIu64 " decisions were skipped because their outcome depends on chance\n",
                   solution->chance);
        }
    } else {
        bool is_limit = solution->outcome == ADIT_SOLVE_LIMIT;

        cli_print(stdout,
                  "%s: there is no solution with fewer than %d decisions; %" PRIu64
                  " positions searched%s\n",
                  is_limit ? "unknown" : "interrupted", solution->decisions, solution->positions,
                  is_limit ? "; use --positions N to search more" : "");
    }
}

static int write_record(const solve_run *solve)
{
    const char *path = cli_value(solve->args, CLI_OPT_RECORD);
    adit_err err = {0};

    if (path == NULL || solve->solution.game == NULL) {
        return CLI_OK;
    }
    CLI_TRY(cli_result(cli_record_write(solve->solution.game, path, &err), &err));
    if (!cli_has(solve->args, CLI_OPT_JSON)) {
        cli_print(stdout, "recorded in %s\n", path);
    }
    return CLI_OK;
}

/* ---- The command ---- */

static int run_solve(solve_run *solve)
{
    adit_err err = {0};
    adit_budget budget;
    int64_t positions = 0;

    CLI_TRY(cli_number(solve->args, CLI_OPT_POSITIONS, 1, 1000000000, CLI_POSITIONS, &positions));
    CLI_TRY(cli_budget(solve->args, ADIT_BUDGET_SOLVE, &budget));
    CLI_TRY(cli_result(cli_table_open(&solve->table, solve->args, solve->path, &err), &err));
    if (!solve->table.is_puzzle) {
        cli_message("%s: not a puzzle: it has no limit; add limit = { decisions = 6 }",
                    solve->path);
        return CLI_INPUT;
    }
    cli_catch_interrupt();
    (void)adit_engine_use_budget(solve->table.engine, &budget);
    adit_status status =
        cli_table_solve(&solve->table, (uint64_t)positions, true, &solve->solution, &err);
    (void)adit_engine_use_budget(solve->table.engine, NULL);
    if (status != ADIT_OK) {
        return cli_fail(&err);
    }
    if (cli_has(solve->args, CLI_OPT_JSON)) {
        put_json(solve);
    } else {
        put_text(solve);
    }
    CLI_TRY(write_record(solve));
    const int codes[] = {[ADIT_SOLVE_FOUND] = CLI_OK,
                         [ADIT_SOLVE_NONE] = CLI_NO,
                         [ADIT_SOLVE_LIMIT] = adit_status_exit_code(ADIT_LIMIT),
                         [ADIT_SOLVE_STOPPED] = CLI_INTERRUPTED};
    return codes[solve->solution.outcome];
}

int cmd_solve(const cli_args *args)
{
    static solve_run solve;

    solve = (solve_run){.args = args, .path = args->operand[0]};
    int code = run_solve(&solve);

    adit_game_free(solve.solution.game);
    cli_table_close(&solve.table);
    return code;
}
