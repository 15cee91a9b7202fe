/* again.c - plays a recorded game again with every check: is the fault fixed? */
#include "bindings/cli/fuzz/fuzz.h"

typedef struct {
    const char *path;
    adit_text text;
    adit_story *story;
    adit_engine *engine;
    adit_game *game;
    int decided;
    int gone, first_gone; /* decisions that are no longer offered, and the first of them */
} attempt;

static adit_status open_file(attempt *it, const cli_args *args, adit_err *err)
{
    static const cli_place probed = {.kind = CLI_PLACE_RECORD, .is_probed = true};

    ADIT_TRY(adit_file_read(it->path, 64 << 20, &it->text, err));
    ADIT_TRY(adit_story_read(it->text.data, it->text.length, it->path, &it->story, err));
    const char *game = adit_story_info(it->story)->game;
    if (adit_title_find(game) == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: unknown game '%s'", it->path, game);
    }
    return cli_place_open(&probed, adit_title_find(game), args, &it->engine, err);
}

/* Plays the decisions one after the other. A card that was fixed may no longer offer some of them;
 * the rest may still lead to the fault. */
static adit_status play_steps(attempt *it, adit_err *err)
{
    const adit_replay_options start = {.decisions = 0};

    ADIT_TRY(adit_story_replay(it->story, it->engine, &start, &it->game, err));
    ADIT_TRY(fuzz_check(it->game, true, err));
    for (; it->decided < adit_story_step_count(it->story); it->decided++) {
        const adit_story_step *step = adit_story_step_at(it->story, it->decided);

        if (adit_game_option_find(it->game, step->decision) < 0) {
            it->first_gone = it->gone++ == 0 ? it->decided : it->first_gone;
            continue;
        }
        ADIT_TRY(adit_game_decide_text(it->game, step->decision, err));
        ADIT_TRY(fuzz_check(it->game, true, err));
    }
    return ADIT_OK;
}

static void report_gone(const attempt *it)
{
    if (it->gone > 0) {
        const adit_story_step *step = adit_story_step_at(it->story, it->first_gone);

        cli_print(stdout, "%s:%d: '%s' is no longer offered", it->path, step->line, step->decision);
        cli_print(stdout, it->gone > 1 ? ", nor are %d later decisions\n" : "\n", it->gone - 1);
    }
}

/* Reports how it ended; returns the exit code. */
static int report_result(attempt *it, adit_status status, const adit_err *err)
{
    int steps = adit_story_step_count(it->story);

    if (status == ADIT_OK) {
        cli_print(stdout, "%s: no fault in %d decision%s\n", it->path, steps - it->gone,
                  steps - it->gone == 1 ? "" : "s");
        report_gone(it);
        return CLI_OK;
    }
    if (status != ADIT_SCRIPT && status != ADIT_LIMIT && status != ADIT_INTERNAL &&
        status != ADIT_ILLEGAL) {
        return cli_fail(err);
    }
    if (it->game == NULL) {
        cli_print(stdout, "%s: the game cannot be started\n", it->path);
    } else if (it->decided < steps) {
        cli_print(stdout, "%s:%d: decision %d, '%s', fails\n", it->path,
                  adit_story_step_at(it->story, it->decided)->line, it->decided + 1,
                  adit_story_step_at(it->story, it->decided)->decision);
    }
    cli_put_lines(stdout, err->text);
    printf("\n");
    return CLI_NO;
}

int fuzz_again(const cli_args *args, const char *path)
{
    attempt it = {.path = path};
    adit_err err = {0};
    int code = open_file(&it, args, &err) != ADIT_OK
                   ? cli_fail(&err)
                   : report_result(&it, play_steps(&it, &err), &err);

    adit_game_free(it.game);
    adit_engine_close(it.engine);
    adit_story_free(it.story);
    adit_text_free(&it.text);
    return code;
}
