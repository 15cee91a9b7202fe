/* cmd_replay.c - `adit replay`: a recorded game, told again, verified, or played on.
 *
 * Telling it again decides step by step and prints what the engine says now. If the rules have
 * moved on since and a decision is no longer possible, what was recorded is shown instead.
 */
#include "bindings/cli/cli.h"

#include <inttypes.h>
#include <string.h>

#include "bindings/lua/game_file.h"

enum { TEXT_SIZE = 256 };

static int verify(cli_match *match, const char *path, int64_t to)
{
    adit_err err = {0};
    adit_replay_options options = {.verify = true, .decisions = (int)to, .name = path};

    if (adit_game_replay(match->setup.engine, match->text.data, match->text.length, &options,
                         &match->game, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    printf("%s: %d decisions, seed %" PRIu64 ", the same to %016" PRIx64 "%s\n", path,
           adit_game_decision_count(match->game), adit_game_seed(match->game),
           adit_game_hash(match->game), adit_game_is_over(match->game) ? "" : ", unfinished");
    return CLI_OK;
}

/* Decides the same once more from the start, and tells each decision with its log lines. */
static adit_status tell(cli_match *match, const cli_terminal *terminal, const char *path,
                        adit_err *err)
{
    adit_game *again = NULL;
    adit_replay_options options = {.decisions = 0, .name = path};
    char text[TEXT_SIZE];
    int seat = 0;

    ADIT_TRY(adit_game_replay(match->setup.engine, match->text.data, match->text.length, &options,
                              &again, err));
    adit_status status = ADIT_OK;
    int shown = cli_show_log(terminal, again, 0);
    int count = adit_game_decision_count(match->game);
    for (int i = 0; i < count && status == ADIT_OK && !cli_interrupted(); i++) {
        status = adit_game_decision(match->game, i, &seat, text, sizeof text, err);
        if (status == ADIT_OK) {
            printf("[%d] p%d ", i + 1, seat);
            cli_put(stdout, text);
            printf("\n");
            status = adit_game_decide_text(again, text, err);
        }
        if (status == ADIT_OK) {
            shown = cli_show_log(terminal, again, shown);
        }
    }
    adit_game_free(again);
    return status;
}

static int show(cli_match *match, const cli_args *args, const char *path)
{
    adit_err err = {0};
    int seat = 0;
    cli_terminal terminal = cli_terminal_look();

    int code = cli_view(args, match->game, &seat);
    if (code != CLI_OK) {
        return code;
    }
    printf("%s, seed %" PRIu64 "%s", match->info.game, match->info.seed,
           match->info.seats[0] != '\0' ? ": " : "");
    cli_put(stdout, match->info.seats);
    printf("\n");
    if (!cli_has(args, CLI_OPT_TO) && tell(match, &terminal, path, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_show_table(&terminal, match->game, seat);
    cli_show_scores(&terminal, match->game);
    return CLI_OK;
}

/* The same decisions with what the engine says now, as a new file. */
static int record_anew(cli_match *match, const char *path)
{
    adit_text record = {0};
    adit_err err = {0};

    adit_status status = adit_game_set_seats(match->game, match->info.seats, &err);
    if (status == ADIT_OK) {
        status = adit_game_record(match->game, &record, &err);
    }
    if (status == ADIT_OK) {
        status = aditl_game_file_write(path, &record, &err);
    }
    adit_text_free(&record);
    if (status != ADIT_OK) {
        return cli_fail(&err);
    }
    printf("recorded in %s\n", path);
    return CLI_OK;
}

/* What the file says, when the engine can no longer play it. */
static int show_recorded(const cli_match *match, const adit_err *err)
{
    cli_fail(err);
    if (err->status != ADIT_ILLEGAL && err->status != ADIT_DIFFERS) {
        return adit_status_exit_code(err->status);
    }
    cli_message("the rules or cards have changed; this is what was recorded:");
    cli_put(stdout, match->text.data);
    return CLI_NO;
}

static int play_on(const cli_args *args, cli_match *match)
{
    match->setup.match.seed = adit_game_seed(match->game);
    match->setup.match.players = adit_game_players(match->game);
    int code = CLI_OK;
    if (match->info.seats[0] != '\0') {
        code = cli_setup_read_seats(&match->setup, args, match->info.seats);
    }
    if (code == CLI_OK) {
        code = cli_setup_seats(&match->setup, "human", "greedy");
    }
    return code == CLI_OK ? cli_play(args, match) : code;
}

int cmd_replay(const cli_args *args)
{
    cli_match match = {0};
    adit_err err = {0};
    int64_t to = -1;
    const char *path = args->operand[0];

    int code = cli_number(args, CLI_OPT_TO, 0, 1000000, -1, &to);
    if (code == CLI_OK) {
        code = cli_match_read(&match, args, path);
    }
    if (code == CLI_OK && !match.info.is_record) {
        cli_message("%s: is a saved position, not a recorded game; 'adit state' shows it and 'adit "
                    "play' goes on with it",
                    path);
        code = CLI_INPUT;
    }
    if (code == CLI_OK && cli_has(args, CLI_OPT_VERIFY)) {
        code = verify(&match, path, to);
    } else if (code == CLI_OK) {
        adit_replay_options options = {.decisions = (int)to, .name = path};
        if (adit_game_replay(match.setup.engine, match.text.data, match.text.length, &options,
                             &match.game, &err) != ADIT_OK) {
            code = show_recorded(&match, &err);
        } else if (cli_has(args, CLI_OPT_RECORD) && !cli_has(args, CLI_OPT_PLAY)) {
            code = record_anew(&match, cli_value(args, CLI_OPT_RECORD));
        } else {
            code = cli_has(args, CLI_OPT_PLAY) ? play_on(args, &match) : show(&match, args, path);
        }
    }
    cli_match_close(&match);
    return code;
}
