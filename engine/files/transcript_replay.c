/* transcript_replay.c - how far a recorded game still goes as it was told, and how two of them
 * differ.
 *
 * A decision goes as recorded if it is offered and the engine tells the same of it. Other
 * options beside it, or hidden things that differ, do not make it another game to those who
 * watch; they are noted all the same.
 */
#include <stdio.h>
#include <string.h>

#include "engine/files/transcript.h"

typedef struct {
    const adit_story *story;
    adit_game *game;
    adit_story_check *check;
    adit_text said;
    int log_seen;
} retelling;

/* ---- Comparing with what the engine says now ------------------------------------------------- */

/* The next line of a text that is being cut up; NULL after the last. */
static char *next_said(char **at)
{
    char *line = *at;

    if (line == NULL || *line == '\0') {
        return NULL;
    }
    char *end = strchr(line, '\n');
    if (end == NULL) {
        *at = line + strlen(line);
    } else {
        *end = '\0';
        *at = end + 1;
    }
    return line;
}

static void clear_said(retelling *tell)
{
    tell->said.length = 0;
    adit_text_add(&tell->said, "");
}

/* Copies the first line, cut if need be. */
static void copy_line(char *to, size_t size, const char *words)
{
    adit_buffer out = adit_buffer_on(to, size);

    adit_buffer_add(&out, words);
    to[strcspn(to, "\n")] = '\0';
}

static void note_difference(adit_story_check *check, const char *recorded, const char *now)
{
    check->differs = true;
    copy_line(check->recorded, sizeof check->recorded, recorded);
    copy_line(check->now, sizeof check->now, now);
}

/* Whether the next lines of what was said are the `count` log lines from `first` on. */
static bool same_log(retelling *tell, char **at, int first, int count)
{
    for (int i = 0; i < count; i++) {
        const char *recorded = tell->story->log[first + i];
        const char *now = next_said(at);

        if (now == NULL || strcmp(now + 4, recorded) != 0) {
            note_difference(tell->check, recorded, now == NULL ? "" : now + 4);
            return false;
        }
    }
    const char *more = next_said(at);
    if (more != NULL) {
        note_difference(tell->check, "", more + 4);
    }
    return more == NULL;
}

/* Whether somebody else is asked, or something else; `*same_options` is about the choice. */
static bool same_question(retelling *tell, const adit_story_step *step, bool *same_options)
{
    char *at;
    int number = 0, seat = 0, turn = 0, length = 0;

    *same_options = true;
    if (step->asked[0] == '\0') {
        return true; /* the file does not say */
    }
    clear_said(tell);
    adit_record_question(tell->game, tell->check->decisions + 1, &tell->said);
    at = tell->said.data;
    const char *now = next_said(&at);
    if (now == NULL || sscanf(now, "[%d] p%d, turn %d: %n", &number, &seat, &turn, &length) != 3 ||
        seat != step->seat || strcmp(now + length, step->asked) != 0) {
        char asked[400];

        snprintf(asked, sizeof asked, "p%d: %s", step->seat, step->asked);
        note_difference(tell->check, asked, now == NULL ? "" : strchr(now, 'p'));
        return false;
    }
    for (int i = 0; i < step->option_count; i++) {
        now = next_said(&at);
        *same_options = *same_options && now != NULL &&
                        strcmp(now, tell->story->option[step->option_first + i]) == 0;
    }
    *same_options = *same_options && (step->option_count == 0 || next_said(&at) == NULL);
    return true;
}

/* ---- Step by step -----------------------------------------------------------------------------
 */

/* What happened before the first decision. */
static adit_status compare_setup(retelling *tell, adit_err *err)
{
    const adit_story *story = tell->story;
    bool is_told = story->step_count > 0 && story->step[0].is_told;
    char *at;

    clear_said(tell);
    adit_record_log(tell->game, &tell->log_seen, &tell->said);
    ADIT_TRY(adit_text_status(&tell->said, err));
    at = tell->said.data;
    if (is_told) {
        (void)same_log(tell, &at, 0, story->step[0].log_first);
    }
    return ADIT_OK;
}

/* A last line without an end need not be a whole decision. */
static bool is_half(const retelling *tell, const adit_story_step *step)
{
    return tell->story->ends_cut && step == &tell->story->step[tell->story->step_count - 1] &&
           adit_game_option_find(tell->game, step->decision) < 0;
}

static adit_status decide(retelling *tell, const adit_story_step *step, adit_err *err)
{
    adit_err why = {.status = ADIT_OK};
    adit_status status = adit_game_decide_text(tell->game, step->decision, &why);

    if (status == ADIT_OK || status == ADIT_NOMEM) {
        return status == ADIT_OK ? ADIT_OK : adit_fail_lines(err, status, why.text);
    }
    tell->check->is_refused = true;
    note_difference(tell->check, step->decision, why.text);
    return ADIT_OK;
}

/* What came of the decision that was just made. */
static adit_status compare_outcome(retelling *tell, const adit_story_step *step, adit_err *err)
{
    char *at;

    clear_said(tell);
    adit_record_log(tell->game, &tell->log_seen, &tell->said);
    ADIT_TRY(adit_text_status(&tell->said, err));
    at = tell->said.data;
    if (step->is_told && !same_log(tell, &at, step->log_first, step->log_count)) {
        /* Back to before it: that is where a player would have to decide again. */
        return adit_game_undo_to(tell->game, tell->check->decisions, err);
    }
    tell->check->decisions++;
    if (step->is_told && tell->check->state_differs == 0 &&
        adit_game_hash(tell->game) != step->hash) {
        tell->check->state_differs = tell->check->decisions;
    }
    return ADIT_OK;
}

static adit_status retell(retelling *tell, int limit, adit_err *err)
{
    adit_story_check *check = tell->check;
    bool same_options = true;

    ADIT_TRY(compare_setup(tell, err));
    while (!check->differs && check->decisions < tell->story->step_count &&
           (limit < 0 || check->decisions < limit)) {
        const adit_story_step *step = &tell->story->step[check->decisions];

        if (adit_game_is_over(tell->game)) {
            note_difference(check, step->decision, "the game is over");
            return ADIT_OK;
        }
        if (is_half(tell, step) || !same_question(tell, step, &same_options)) {
            return adit_text_status(&tell->said, err);
        }
        if (!same_options && check->options_differ == 0) {
            check->options_differ = check->decisions + 1;
        }
        ADIT_TRY(adit_text_status(&tell->said, err));
        ADIT_TRY(decide(tell, step, err));
        if (!check->differs) {
            ADIT_TRY(compare_outcome(tell, step, err));
        }
    }
    return ADIT_OK;
}

adit_status adit_story_play(const adit_story *story, adit_engine *engine, int limit,
                            adit_story_check *check, adit_game **game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(story != NULL && engine != NULL && check != NULL, err);

    retelling tell = {.story = story, .check = check};

    *check = (adit_story_check){0};
    adit_status status = adit_record_begin(engine, &story->head, &tell.game, err);
    if (status == ADIT_OK) {
        (void)adit_game_looked(tell.game, NULL);
        status = retell(&tell, limit, err);
    }
    if (status == ADIT_OK) {
        status = adit_game_looked(tell.game, err);
    }
    adit_text_free(&tell.said);
    if (status != ADIT_OK) {
        adit_game_free(tell.game);
        return status;
    }
    *game = tell.game;
    return ADIT_OK;
}
