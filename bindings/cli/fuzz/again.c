/* again.c - a recorded game played again with everything looked at: is a fault fixed? */
#include "bindings/cli/fuzz/fuzz.h"

#include <string.h>

typedef struct {
    const char *path;
    adit_text text;
    adit_story *story;
    adit_engine *engine;
    adit_game *game;
    int decided;
    int gone, first_gone; /* decisions that are not offered any more, and the first of them */
} attempt;

static adit_status open_engine(attempt *it, const cli_args *args, adit_err *err)
{
    const char *mods[CLI_MAX_MODS];
    int count = cli_values(args, CLI_OPT_MOD, mods, CLI_MAX_MODS);
    adit_engine_options options = {
        .game = adit_story_info(it->story)->game, .mods = mods, .mod_count = (size_t)count};

    if (count > CLI_MAX_MODS) {
        return adit_fail(err, ADIT_USAGE, "--mod: at most %d mods can be added", CLI_MAX_MODS);
    }
    cli_setup_options(args, &options);
    options.strict = options.purity = true;
    return adit_engine_open(&options, &it->engine, err);
}

static adit_status open_file(attempt *it, const cli_args *args, adit_err *err)
{
    ADIT_TRY(adit_file_read(it->path, 64 << 20, &it->text, err));
    ADIT_TRY(adit_story_read(it->text.data, it->text.length, it->path, &it->story, err));
    return open_engine(it, args, err);
}

/* The game from its start, one decision after the other. A card that was fixed may not offer some
 * of them any more; the rest may still lead to the fault. */
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

/* Words for the end; the exit code. */
static int report_result(attempt *it, adit_status status, const adit_err *err)
{
    int steps = adit_story_step_count(it->story);

    if (status == ADIT_OK) {
        cli_print(stdout, "%s: no fault in %d decision%s\n", it->path, steps - it->gone,
                  steps - it->gone == 1 ? "" : "s");
        report_gone(it);
        return CLI_OK;
    }
    bool is_fault = status == ADIT_SCRIPT || status == ADIT_LIMIT || status == ADIT_INTERNAL ||
                    status == ADIT_ILLEGAL;
    if (!is_fault) {
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
    int code;

    if (open_file(&it, args, &err) != ADIT_OK) {
        code = cli_fail(&err);
    } else {
        adit_status status = play_steps(&it, &err);
        code = report_result(&it, status, &err);
    }
    adit_game_free(it.game);
    adit_engine_close(it.engine);
    if (it.story != NULL) {
        adit_story_free(it.story);
    }
    adit_text_free(&it.text);
    return code;
}
