/* cmd_rate.c - `adit rate`: a tournament of players.
 *
 * Pairs take turns, a batch of deals each, so that the table fills evenly, and what has been played
 * when it is stopped is worth something. The result does not depend on the number of jobs.
 */
#include <string.h>
#include <unistd.h>

#include "bindings/cli/rate/rate.h"
#include "bindings/cli/term/progress.h"

#define DEFAULT_GAMES 400
enum { MOST_JOBS = 256, MOST_GAMES = 10000000 };

static int read_players(rate_tournament *rate)
{
    const cli_args *args = rate->args;

    if (args->operand_count < 2 || args->operand_count > RATE_PLAYERS) {
        return cli_usage(args, "expected 2 to %d players, got %d", RATE_PLAYERS,
                         args->operand_count);
    }
    for (int i = 0; i < args->operand_count; i++) {
        const char *name = args->operand[i];

        if (cli_names_program(name) || cli_names_worker(name) || strcmp(name, "human") == 0) {
            return cli_usage(
                args, "'%s': only built-in players and Lua bots (name.lua) can be rated", name);
        }
        if (!cli_is_player(name)) {
            return cli_usage(args,
                             "no player is called '%s'; expected random, greedy, planner, "
                             "planner:EFFORT or the path of a Lua bot (name.lua)",
                             name);
        }
        rate->player[rate->players++] = name;
    }
    for (int i = 0; i < rate->players; i++) {
        for (int j = i + 1; j < rate->players; j++) {
            rate->pair[rate->pairs++] = (rate_pair){.first = i, .second = j};
        }
    }
    return CLI_OK;
}

static int read_test(rate_tournament *rate)
{
    const char *text = cli_value(rate->args, CLI_OPT_SPRT);
    char rest = '\0';

    if (text == NULL) {
        return CLI_OK;
    }
    if (sscanf(text, "%lf,%lf%c", &rate->test.elo0, &rate->test.elo1, &rest) != 2 ||
        !(rate->test.elo0 < rate->test.elo1)) {
        return cli_usage(rate->args,
                         "--sprt: invalid value '%s'; expected two Elo differences such as 0,50",
                         text);
    }
    rate->test.is_on = true;
    return CLI_OK;
}

static int read_numbers(rate_tournament *rate)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int64_t games = 0, jobs = 0;

    processors = processors < 1 ? 1 : processors > MOST_JOBS ? MOST_JOBS : processors;
    CLI_TRY(cli_number(rate->args, CLI_OPT_GAMES, 1, MOST_GAMES, DEFAULT_GAMES, &games));
    CLI_TRY(cli_number(rate->args, CLI_OPT_JOBS, 1, MOST_JOBS, processors, &jobs));
    CLI_TRY(cli_number(rate->args, CLI_OPT_MAX_SECONDS, 1, 1000000000, 0, &rate->max_seconds));
    CLI_TRY(cli_budget(rate->args, ADIT_BUDGET_SIM_GAME, &rate->budget));
    rate->seats = rate->setup.match.players;
    rate->deals = (games + rate_games_of_deal(rate) - 1) / rate_games_of_deal(rate);
    rate->jobs = (int)jobs;
    return read_test(rate);
}

/* A mistake in a bot's file is reported once. */
static adit_status try_players(rate_tournament *rate, adit_err *err)
{
    for (int i = 0; i < rate->players; i++) {
        adit_bot *bot = NULL;

        ADIT_TRY(adit_bot_new(rate->setup.engine, rate->player[i], 1, 1, &bot, err));
        bot->free(bot);
    }
    return ADIT_OK;
}

static bool is_settled(const rate_tournament *rate, const rate_pair *pair)
{
    const double ratio = rate_test_ratio(&rate->test, &pair->sum, rate_fair(rate));
    const bool by_test =
        rate->test.is_on && (ratio >= rate_test_bound() || ratio <= -rate_test_bound());

    return by_test || pair->sum.deals >= rate->deals;
}

static adit_status play_batch(rate_tournament *rate, int number, adit_err *err)
{
    rate_pair *pair = &rate->pair[number];
    const char *path = cli_value(rate->args, CLI_OPT_PROGRESS);
    rate_result results[RATE_BATCH];
    int count = 0;

    ADIT_TRY(rate_play(rate, pair, pair->sum.deals, results, &count, err));
    for (int i = 0; i < count; i++) {
        rate_sum_add(&pair->sum, results[i].score, results[i].margin);
    }
    return path != NULL && count > 0 ? rate_kept_add(rate, path, number, results, count, err)
                                     : ADIT_OK;
}

static adit_status play_all(rate_tournament *rate, adit_err *err)
{
    progress clock;
    bool is_over = false;

    progress_start(&clock, "games", 0);
    while (!is_over) {
        is_over = true;
        for (int i = 0; i < rate->pairs; i++) {
            rate->was_stopped |=
                rate->max_seconds > 0 && progress_seconds(&clock) >= (double)rate->max_seconds;
            if (cli_interrupted() || rate->was_stopped) {
                return ADIT_OK;
            }
            if (!is_settled(rate, &rate->pair[i])) {
                is_over = false;
                ADIT_TRY(play_batch(rate, i, err));
            }
        }
    }
    return ADIT_OK;
}

static int run_tournament(rate_tournament *rate)
{
    const char *path = cli_value(rate->args, CLI_OPT_PROGRESS);
    adit_err err = {.status = ADIT_OK};

    cli_catch_interrupt();
    if (try_players(rate, &err) != ADIT_OK ||
        (path != NULL && rate_kept_read(rate, path, &err) != ADIT_OK) ||
        play_all(rate, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    if (cli_has(rate->args, CLI_OPT_JSON)) {
        rate_json(rate);
    } else {
        rate_report(rate);
    }
    if (cli_interrupted()) {
        cli_message("interrupted: the report covers the deals that were finished");
        return CLI_INTERRUPTED;
    }
    return CLI_OK;
}

static int run_command(rate_tournament *rate)
{
    const char *game = cli_value(rate->args, CLI_OPT_GAME);

    if (game == NULL) {
        return cli_usage(rate->args, "--game is missing; 'adit games' lists the games");
    }
    CLI_TRY(cli_setup_open(&rate->setup, rate->args, game, NULL));
    if (rate->setup.seat_count > 0) {
        return cli_usage(rate->args, "--players: expected the number of seats of one game; the "
                                     "players themselves are the operands");
    }
    CLI_TRY(read_players(rate));
    CLI_TRY(read_numbers(rate));
    return run_tournament(rate);
}

int cmd_rate(const cli_args *args)
{
    static rate_tournament rate; /* too large for the stack of a small thread */

    rate = (rate_tournament){.args = args};
    const int code = run_command(&rate);
    cli_setup_close(&rate.setup);
    return code;
}
