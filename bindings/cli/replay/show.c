/* show.c - a recorded game, printed: step by step, then the table.
 *
 * The log comes from the file, or from the replayed game if the file only lists decisions.
 */
#include "bindings/cli/replay/replay.h"

enum { WORDS = 1024 };

bool replay_is_live(const cli_replay *replay, int step)
{
    return replay->game != NULL && step <= replay->check.decisions;
}

int replay_go(cli_replay *replay, int step)
{
    adit_err err = {0};
    adit_status status = ADIT_OK;

    if (step < replay->at) {
        status = adit_game_undo_to(replay->game, step, &err);
        replay->at = status == ADIT_OK ? step : replay->at;
    }
    while (status == ADIT_OK && replay->at < step) {
        const char *words = adit_transcript_step_at(replay->story, replay->at)->decision;
        status = adit_game_decide_text(replay->game, words, &err);
        replay->at += status == ADIT_OK;
    }
    return status == ADIT_OK ? CLI_OK : cli_fail(&err);
}

void replay_show_header(const cli_replay *replay)
{
    const adit_file_info *info = adit_transcript_info(replay->story);

    char seed[CLI_SEED_TEXT];

    cli_print(stdout, "%s%s%s%s%s%s", cli_ink_of(&replay->terminal, CLI_BOLD), info->game,
              cli_ink_end(&replay->terminal), cli_seed_seen(info->seed, replay->seat, seed),
              info->seats[0] != '\0' ? ": " : "", info->seats);
    for (int seat = 0; seat < info->players; seat++) {
        if (info->forfeits[seat].decision > 0) {
            cli_print(stdout, "; p%d forfeited at decision %d (%s)", seat + 1,
                      info->forfeits[seat].decision, info->forfeits[seat].reason);
        }
    }
}

/* Whether people read this: words for them instead of those that scripts compare. */
static bool is_screen(const cli_replay *replay)
{
    return replay->terminal.out_is_terminal;
}

/* The log lines of a step from the file. */
static void show_recorded(const cli_replay *replay, int step)
{
    int first = 0, count = adit_transcript_log_count(replay->story);

    if (step > 0) {
        const adit_transcript_step *recorded = adit_transcript_step_at(replay->story, step - 1);
        first = recorded->log_first;
        count = recorded->log_count;
    } else if (adit_transcript_step_count(replay->story) > 0) {
        count = adit_transcript_step_at(replay->story, 0)->log_first;
    }
    for (int i = first; i < first + count; i++) {
        cli_put_line(&replay->terminal, CLI_DIM, adit_transcript_log_line(replay->story, i), 2, 4);
    }
}

/* The same from the game, which is at this step; `before`: the number of lines before it. */
static void show_played(const cli_replay *replay, int before)
{
    for (int i = before; i < adit_game_log_count(replay->game); i++) {
        char line[WORDS], who[16] = "";
        int seat = 0;
        const char *words = is_screen(replay) ? adit_game_log_said(replay->game, i, &seat)
                                              : adit_game_log_line(replay->game, i);

        snprintf(who, sizeof who, seat > 0 ? "p%d " : "", seat);
        snprintf(line, sizeof line, "%s%s", who, words);
        cli_put_line(&replay->terminal, CLI_DIM, line, 2, 4);
    }
}

/* `said`: the decision for people; "": not known. */
static void show_decision(const cli_replay *replay, int step, const char *said)
{
    char words[WORDS];
    const adit_transcript_step *recorded = adit_transcript_step_at(replay->story, step - 1);
    adit_game *game = replay_is_live(replay, step) && replay->at >= step ? replay->game : NULL;
    int seat = recorded->seat;

    /* A hand-written record may omit whose decision it was. */
    if (seat == 0 && game != NULL) {
        (void)adit_game_decision(game, step - 1, &seat, words, sizeof words, NULL);
    }
    cli_print(stdout, "%s[%d]", cli_ink_of(&replay->terminal, CLI_BOLD), step);
    if (seat > 0) {
        printf(" p%d", seat);
    }
    const char *seen = cli_decision_seen(game, recorded, step, replay->seat, words, sizeof words);

    cli_print(stdout, " %s%s\n", said[0] != '\0' && seen == recorded->decision ? said : seen,
              cli_ink_end(&replay->terminal));
}

/* Moves the game to the step, counts the log lines before it, and says the decision on a screen. */
static int play_step(cli_replay *replay, int step, int *before, char said[WORDS])
{
    *before = 0;
    if (step > 0) {
        CLI_TRY(replay_go(replay, step - 1));
        *before = adit_game_log_count(replay->game);
    }
    if (step > 0 && is_screen(replay)) {
        const char *words = adit_transcript_step_at(replay->story, step - 1)->decision;

        (void)adit_game_option_said(replay->game, adit_game_option_find(replay->game, words), said,
                                    WORDS);
    }
    return replay_go(replay, step);
}

int replay_show_step(cli_replay *replay, int step)
{
    const adit_transcript_step *recorded =
        adit_transcript_step_at(replay->story, step > 0 ? step - 1 : 0);
    bool has_log = recorded != NULL && recorded->is_told;
    bool plays = (!has_log || is_screen(replay)) && replay_is_live(replay, step);
    char said[WORDS] = "";
    int before = 0;

    if (plays) {
        CLI_TRY(play_step(replay, step, &before, said));
    } else if (replay->seat > 0 && replay_is_live(replay, step)) {
        CLI_TRY(replay_go(replay, step)); /* the game knows what is secret */
    }
    if (step > 0) {
        show_decision(replay, step, said);
    }
    if (plays) {
        show_played(replay, before);
    } else {
        show_recorded(replay, step);
    }
    return CLI_OK;
}

/* ---- Differences ---- */

/* The words of a line in quotes, or "nothing" if there was none. */
static const char *quote_words(const char *words, char *buffer, size_t size)
{
    snprintf(buffer, size, words[0] != '\0' ? "'%s'" : "nothing", words);
    return buffer;
}

/* Whether the viewer may see the words of this decision: whether a decision that is no longer legal
 * was secret is unknown. */
static bool may_show(const cli_replay *replay, const adit_transcript_step *step)
{
    return replay->seat == 0 || replay->seat == step->seat;
}

static void report_place(const cli_replay *replay, const adit_transcript_step *step)
{
    const adit_transcript_check *check = &replay->check;
    char recorded[600], now[600];

    if (!may_show(replay, step)) {
        cli_message("%s:%d: decision %d %s", replay->path, step->line, check->decisions + 1,
                    check->is_refused ? "is no longer legal" : "would now go differently");
    } else if (check->is_refused) {
        cli_message("%s:%d: decision %d, '%s', is no longer legal: %s", replay->path, step->line,
                    check->decisions + 1, step->decision, check->now);
    } else {
        cli_message("%s:%d: decision %d, '%s', would now go differently: recorded %s, now %s",
                    replay->path, step->line, check->decisions + 1, step->decision,
                    quote_words(check->recorded, recorded, sizeof recorded),
                    quote_words(check->now, now, sizeof now));
    }
}

void replay_tell_difference(const cli_replay *replay)
{
    const adit_transcript_check *check = &replay->check;
    const adit_transcript_step *step = adit_transcript_step_at(replay->story, check->decisions);

    if ((check->is_refused || check->differs) && step != NULL) {
        report_place(replay, step);
    }
    if (check->options_differ > 0) {
        cli_message("%s: note: decision %d now has different options", replay->path,
                    check->options_differ);
    }
    if (!check->differs && check->is_reworded) {
        cli_message("%s: note: recorded by engine %s: some lines are worded differently now",
                    replay->path, adit_transcript_info(replay->story)->engine);
    }
    if (!check->differs && check->state_differs > 0) {
        cli_message("%s: note: the log is the same, but the state differs after decision %d",
                    replay->path, check->state_differs);
    }
}

/* ---- Printing ---- */

static void show_results(const cli_replay *replay)
{
    printf("\n");
    for (int i = 0; i < adit_transcript_result_count(replay->story); i++) {
        cli_print(stdout, "  %s\n", adit_transcript_result(replay->story, i));
    }
}

int replay_print(cli_replay *replay)
{
    replay_show_header(replay);
    printf("\n");
    for (int step = 0; step <= replay->steps && !cli_interrupted(); step++) {
        if (step > 0 && replay->game != NULL && step == replay->check.decisions + 1) {
            printf("-- from here on as recorded --\n");
        }
        CLI_TRY(replay_show_step(replay, step));
    }
    if (!replay_is_live(replay, replay->steps)) {
        show_results(replay);
        return CLI_NO;
    }
    CLI_TRY(replay_go(replay, replay->steps));
    cli_show_table(&replay->terminal, replay->game, replay->seat);
    cli_show_scores(&replay->terminal, replay->game);
    return CLI_OK;
}
