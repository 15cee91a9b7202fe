/* cmd_replay.c - `adit replay`: shows, verifies, compares or continues a recorded game.
 *
 * A recorded game survives changes to its cards, since the file itself says what happened. It is
 * replayed as far as it matches the recording, and the first difference is reported.
 */
#include "bindings/cli/replay/replay.h"

#include <inttypes.h>

#include "bindings/cli/table/table.h"

static int verify_record(cli_match *match, const char *path, int until)
{
    adit_err err = {0};
    int reworded = 0;
    adit_replay_options options = {.verify = true, .decisions = until, .reworded = &reworded};

    if (adit_transcript_replay(match->file, match->setup.engine, &options, &match->game, &err) !=
        ADIT_OK) {
        return cli_fail(&err);
    }
    if (reworded > 0) {
        cli_message("%s: note: recorded by engine %s: %d line%s worded differently now; "
                    "decisions, options, states and points are the same",
                    path, match->info.engine, reworded, reworded == 1 ? " is" : "s are");
    }
    cli_print(stdout, "%s: %d decisions, seed %" PRIu64 ", verified up to state %016" PRIx64 "%s\n",
              path, adit_game_decision_count(match->game), adit_game_seed(match->game),
              adit_game_hash(match->game), adit_game_is_over(match->game) ? "" : ", unfinished");
    return CLI_OK;
}

/* The players: --players, else those of the record, else a person against bots. */
int replay_play_on(cli_replay *replay)
{
    cli_match *match = replay->match;

    (void)adit_engine_use_budget(match->setup.engine, NULL);
    match->game = replay->game; /* closed with the match */
    replay->game = NULL;
    match->setup.match.seed = adit_game_seed(match->game);
    match->setup.match.players = adit_game_players(match->game);
    CLI_TRY(cli_match_read_seats(match, replay->args, replay->path));
    CLI_TRY(cli_setup_seats(&match->setup, "human", "greedy"));
    return cli_play(replay->args, match);
}

/* ---- Opening ---- */

/* Reads the story and replays it as far as it matches. `code` is the result of opening the engine:
 * without one the story can still be shown. */
static int open_story(cli_replay *replay, int until, int code)
{
    cli_match *match = replay->match;
    adit_err err = {0};
    int64_t seat = 0;

    CLI_TRY(cli_result(adit_transcript_need(match->file, &err), &err));
    replay->story = match->file;
    int count = adit_transcript_step_count(replay->story);
    replay->steps = until >= 0 && until < count ? until : count;
    if (cli_number(replay->args, CLI_OPT_SEAT, 1, match->info.players, 0, &seat) != CLI_OK) {
        return CLI_USAGE;
    }
    replay->seat = (int)seat;
    if (code == CLI_OK && adit_transcript_play(replay->story, match->setup.engine, replay->steps,
                                               &replay->check, &replay->game, &err) != ADIT_OK) {
        cli_fail(&err);
        cli_message("%s: cannot be replayed; showing the recording", replay->path);
    }
    replay->at = replay->check.decisions;
    return CLI_OK;
}

/* Refuses unless the engine agrees with every decision up to the last step. */
static int need_game(const cli_replay *replay)
{
    if (replay_is_live(replay, replay->steps)) {
        return CLI_OK;
    }
    replay_tell_difference(replay);
    if (replay->game != NULL && replay->check.decisions > 0) {
        cli_message("%s: use --until %d to stop before that", replay->path,
                    replay->check.decisions);
    }
    return CLI_NO;
}

/* Writes the same decisions with their current results to a new file. */
static int record_decisions(cli_replay *replay)
{
    const char *path = cli_value(replay->args, CLI_OPT_RECORD);
    adit_replay_options options = {.decisions = replay->steps};
    cli_match *match = replay->match;
    adit_err err = {0};

    if (adit_transcript_replay(match->file, match->setup.engine, &options, &match->game, &err) !=
            ADIT_OK ||
        adit_game_set_seats(match->game, match->info.seats, &err) != ADIT_OK ||
        cli_record_write(match->game, path, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_print(stdout, "recorded in %s\n", path);
    return CLI_OK;
}

static int show_record(cli_replay *replay, int code)
{
    bool at_terminal = replay->terminal.in_is_terminal && replay->terminal.out_is_terminal;

    replay_tell_difference(replay);
    int shown = at_terminal ? replay_steps(replay) : replay_print(replay);
    return code != CLI_OK ? code : shown;
}

static int run_replay(cli_replay *replay)
{
    cli_match *match = replay->match;
    const cli_args *args = replay->args;
    const bool plays = cli_has(args, CLI_OPT_PLAY), records = cli_has(args, CLI_OPT_RECORD);
    const bool verifies = cli_has(args, CLI_OPT_VERIFY);
    int64_t until = -1;

    /* They show or write the whole game, not the view of one seat. */
    if (cli_has(args, CLI_OPT_SEAT) && (verifies || records)) {
        return cli_usage(args, "--seat cannot be used with --%s", verifies ? "verify" : "record");
    }
    CLI_TRY(cli_number(args, CLI_OPT_UNTIL, 0, 1000000, -1, &until));
    CLI_TRY(cli_budget(args, ADIT_BUDGET_REPLAY, &replay->budget));
    int code = cli_match_read(match, args, replay->path);
    if (match->setup.engine != NULL) {
        (void)adit_engine_use_budget(match->setup.engine, &replay->budget);
    }
    if (match->text.length > 0 && match->info.game[0] != '\0' && !match->info.is_record) {
        cli_message("%s is a saved position, not a recorded game; show it with 'adit state' or "
                    "continue it with 'adit play'",
                    replay->path);
        return CLI_INPUT;
    }
    if (code != CLI_OK && (plays || records || verifies || !match->info.is_record)) {
        return code;
    }
    if (verifies) {
        return verify_record(match, replay->path, (int)until);
    }
    CLI_TRY(open_story(replay, (int)until, code));
    if (!plays && !records) {
        return show_record(replay, code);
    }
    if (!plays) {
        return record_decisions(replay);
    }
    CLI_TRY(need_game(replay));
    return replay_play_on(replay);
}

int cmd_replay(const cli_args *args)
{
    cli_match match = {0};
    cli_replay replay = {
        .args = args, .path = args->operand[0], .match = &match, .terminal = cli_terminal_look()};

    if (cli_has(args, CLI_OPT_DIFF)) {
        return replay_diff(args, replay.path, cli_value(args, CLI_OPT_DIFF));
    }
    if (cli_has(args, CLI_OPT_HTML)) {
        return cli_table_html(args, cli_value(args, CLI_OPT_HTML), false);
    }
    int code = run_replay(&replay);
    adit_game_free(replay.game);
    cli_match_close(&match);
    return code;
}
