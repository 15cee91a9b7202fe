/* again.c - plays a recorded game again with every check: is the fault fixed? */
#include "bindings/cli/fuzz/fuzz.h"

typedef struct {
    const char *path;
    adit_text text;
    adit_transcript *story;
    adit_engine *engine;
    adit_game *game;
    int decided;
    int gone, first_gone; /* decisions that are no longer offered, and the first of them */
} fuzz_attempt;

static adit_status open_file(fuzz_attempt *attempt, const cli_args *args, adit_err *err)
{
    static const cli_place probed = {.kind = CLI_PLACE_RECORD, .is_probed = true};

    ADIT_TRY(adit_file_read(attempt->path, 64 << 20, &attempt->text, err));
    ADIT_TRY(adit_transcript_read(attempt->text.data, attempt->text.length, attempt->path,
                                  &attempt->story, err));
    const char *game = adit_transcript_info(attempt->story)->game;
    if (adit_game_info_find(game) == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: unknown game '%s'", attempt->path, game);
    }
    return cli_place_open(&probed, adit_game_info_find(game), args, &attempt->engine, err);
}

/* Plays the decisions one after the other. A card that was fixed may no longer offer some of them;
 * the rest may still lead to the fault. */
static adit_status play_steps(fuzz_attempt *attempt, adit_err *err)
{
    const adit_replay_options start = {.decisions = 0};

    ADIT_TRY(adit_transcript_replay(attempt->story, attempt->engine, &start, &attempt->game, err));
    ADIT_TRY(fuzz_check(attempt->game, true, err));
    for (; attempt->decided < adit_transcript_step_count(attempt->story); attempt->decided++) {
        const adit_transcript_step *step =
            adit_transcript_step_at(attempt->story, attempt->decided);

        if (adit_game_option_find(attempt->game, step->decision) < 0) {
            attempt->first_gone = attempt->gone++ == 0 ? attempt->decided : attempt->first_gone;
            continue;
        }
        ADIT_TRY(adit_game_decide_text(attempt->game, step->decision, err));
        ADIT_TRY(fuzz_check(attempt->game, true, err));
    }
    return ADIT_OK;
}

static void report_gone(const fuzz_attempt *attempt)
{
    if (attempt->gone > 0) {
        const adit_transcript_step *step =
            adit_transcript_step_at(attempt->story, attempt->first_gone);

        cli_print(stdout, "%s:%d: '%s' is no longer offered", attempt->path, step->line,
                  step->decision);
        cli_print(stdout, attempt->gone > 1 ? ", nor are %d later decisions\n" : "\n",
                  attempt->gone - 1);
    }
}

/* Reports how it ended; returns the exit code. */
static int report_result(fuzz_attempt *attempt, adit_status status, const adit_err *err)
{
    int steps = adit_transcript_step_count(attempt->story);

    if (status == ADIT_OK) {
        cli_print(stdout, "%s: no fault in %d decision%s\n", attempt->path, steps - attempt->gone,
                  steps - attempt->gone == 1 ? "" : "s");
        report_gone(attempt);
        return CLI_OK;
    }
    if (status != ADIT_SCRIPT && status != ADIT_LIMIT && status != ADIT_INTERNAL &&
        status != ADIT_ILLEGAL) {
        return cli_fail(err);
    }
    if (attempt->game == NULL) {
        cli_print(stdout, "%s: the game cannot be started\n", attempt->path);
    } else if (attempt->decided < steps) {
        cli_print(stdout, "%s:%d: decision %d, '%s', fails\n", attempt->path,
                  adit_transcript_step_at(attempt->story, attempt->decided)->line,
                  attempt->decided + 1,
                  adit_transcript_step_at(attempt->story, attempt->decided)->decision);
    }
    cli_put_lines(stdout, err->text);
    printf("\n");
    return CLI_NO;
}

int fuzz_again(const cli_args *args, const char *path)
{
    fuzz_attempt attempt = {.path = path};
    adit_err err = {0};
    int code = open_file(&attempt, args, &err) != ADIT_OK
                   ? cli_fail(&err)
                   : report_result(&attempt, play_steps(&attempt, &err), &err);

    adit_game_free(attempt.game);
    adit_engine_close(attempt.engine);
    adit_transcript_free(attempt.story);
    adit_text_free(&attempt.text);
    return code;
}
