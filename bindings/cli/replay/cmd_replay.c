/* cmd_replay.c - `adit replay`: shows, verifies, compares or continues a recorded game.
 *
 * A recorded game survives changes to its cards, since the file itself says what happened. It is
 * replayed as far as it matches the recording, and the first difference is reported.
 */
#include "bindings/cli/replay/replay.h"

#include <inttypes.h>

static int verify_record(cli_match *match, const char *path, int until)
{
    adit_err err = {0};
    adit_replay_options options = {.verify = true, .decisions = until};

    if (adit_story_replay(match->file, match->setup.engine, &options, &match->game, &err) !=
        ADIT_OK) {
        return cli_fail(&err);
    }
    cli_print(stdout, "%s: %d decisions, seed %" PRIu64 ", verified up to state %016" PRIx64 "%s\n",
              path, adit_game_decision_count(match->game), adit_game_seed(match->game),
              adit_game_hash(match->game), adit_game_is_over(match->game) ? "" : ", unfinished");
    return CLI_OK;
}

/* Writes the same decisions with the current results to a new file. */
static int write_record(cli_match *match, const char *path)
{
    adit_err err = {0};

    if (adit_game_set_seats(match->game, match->info.seats, &err) != ADIT_OK ||
        cli_record_write(match->game, path, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_print(stdout, "recorded in %s\n", path);
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

    if (adit_story_need(match->file, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    replay->story = match->file;
    int count = adit_story_step_count(replay->story);
    replay->steps = until >= 0 && until < count ? until : count;
    if (cli_number(replay->args, CLI_OPT_SEAT, 1, match->info.players, 0, &seat) != CLI_OK) {
        return CLI_USAGE;
    }
    replay->seat = (int)seat;
    if (code == CLI_OK && adit_story_play(replay->story, match->setup.engine, replay->steps,
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

/* Decisions that are still legal can be re-recorded, whatever their results are now. */
static int record_decisions(cli_replay *replay)
{
    adit_err err = {0};
    adit_replay_options options = {.decisions = replay->steps};
    cli_match *match = replay->match;

    if (adit_story_replay(match->file, match->setup.engine, &options, &match->game, &err) !=
        ADIT_OK) {
        return cli_fail(&err);
    }
    return write_record(match, cli_value(replay->args, CLI_OPT_RECORD));
}

static int show_record(cli_replay *replay, int code)
{
    bool at_terminal = replay->terminal.in_is_terminal && replay->terminal.out_is_terminal;

    replay_tell_difference(replay);
    int shown = at_terminal ? replay_steps(replay) : replay_print(replay);
    return code != CLI_OK ? code : shown;
}

/* Options that show or write the whole game do not go with the view of one seat. */
static int check_seat(const cli_args *args)
{
    static const cli_option whole[] = {CLI_OPT_VERIFY, CLI_OPT_RECORD};

    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        if (cli_has(args, CLI_OPT_SEAT) && cli_has(args, whole[i])) {
            return cli_usage(args, "--seat cannot be used with --%s", cli_options[whole[i]].name);
        }
    }
    return CLI_OK;
}

static int run_replay(cli_replay *replay, int until)
{
    cli_match *match = replay->match;
    bool plays = cli_has(replay->args, CLI_OPT_PLAY);
    bool records = cli_has(replay->args, CLI_OPT_RECORD);
    int code = cli_match_read(match, replay->args, replay->path);

    if (match->setup.engine != NULL) {
        (void)adit_engine_use_budget(match->setup.engine, &replay->budget);
    }
    if (match->text.length > 0 && match->info.game[0] != '\0' && !match->info.is_record) {
        cli_message("%s is a saved position, not a recorded game; show it with 'adit state' or "
                    "continue it with 'adit play'",
                    replay->path);
        return CLI_INPUT;
    }
    if (code != CLI_OK &&
        (plays || records || !match->info.is_record || cli_has(replay->args, CLI_OPT_VERIFY))) {
        return code;
    }
    if (cli_has(replay->args, CLI_OPT_VERIFY)) {
        return verify_record(match, replay->path, until);
    }
    CLI_TRY(open_story(replay, until, code));
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
    int64_t until = -1;

    if (cli_has(args, CLI_OPT_DIFF)) {
        return replay_diff(args, replay.path, cli_value(args, CLI_OPT_DIFF));
    }
    int code = check_seat(args);
    if (code == CLI_OK) {
        code = cli_number(args, CLI_OPT_UNTIL, 0, 1000000, -1, &until);
    }
    if (code == CLI_OK) {
        code = cli_budget(args, ADIT_BUDGET_REPLAY, &replay.budget);
    }
    if (code == CLI_OK) {
        code = run_replay(&replay, (int)until);
    }
    adit_game_free(replay.game);
    cli_match_close(&match);
    return code;
}
