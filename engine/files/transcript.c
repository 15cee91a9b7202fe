/* transcript.c - a recorded game as it was written, read from its text alone.
 *
 * Cards and rules move on, and then a recorded game can no longer be played again to its end.
 * What it says stays true: who was asked what, what was decided, what happened. The lines are
 * sorted by where they stand: between '[' and '>' the legal options, after '>' the log.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/files/transcript.h"

/* ---- Reading ---- */

/* The question that the next decision answers. */
typedef struct {
    adit_transcript *story;
    bool is_question; /* lines belong to the question, not to what came of the last decision */
    adit_transcript_step next;
} reading;

static void begin_question(reading *read, const char *line)
{
    int number = 0, length = 0;
    adit_transcript_step *next = &read->next;

    *next = (adit_transcript_step){.asked = "", .option_first = read->story->option_count};
    if (sscanf(line, "[%d] p%d, turn %d: %n", &number, &next->seat, &next->turn, &length) == 3 &&
        length > 0) {
        next->asked = line + length;
    }
    read->is_question = true;
}

static void add_decision(reading *read, const char *line)
{
    adit_transcript *story = read->story;

    if (!read->is_question) {
        read->next = (adit_transcript_step){.asked = "", .option_first = story->option_count};
    }
    read->next.decision = line + 2;
    read->next.line = story->head.lines.number;
    read->next.option_count = story->option_count - read->next.option_first;
    read->next.log_first = story->log_count;
    story->step[story->step_count++] = read->next;
    read->is_question = false;
}

/* "    state  15b461a7...": ends what came of a decision. */
static bool add_state(adit_transcript *story, const char *line)
{
    static const char start[] = "    state  ";
    uint64_t hash;

    if (story->step_count == 0 || strncmp(line, start, sizeof start - 1) != 0 ||
        !adit_hash_read(line + sizeof start - 1, &hash)) {
        return false;
    }
    story->step[story->step_count - 1].hash = hash;
    story->step[story->step_count - 1].is_told = true;
    return true;
}

static void add_line(reading *read, const char *line)
{
    adit_transcript *story = read->story;

    if (adit_record_is_decision(line)) {
        add_decision(read, line);
    } else if (line[0] == '[') {
        begin_question(read, line);
    } else if (strncmp(line, "result", 6) == 0) {
        line += 6;
        story->result[story->result_count++] = line + strspn(line, " ");
    } else if (line[0] == '\0') {
        return;
    } else if (adit_is_note(line)) {
        adit_text_add(&story->notes, line);
        adit_text_add_char(&story->notes, '\n');
    } else if (read->is_question) {
        story->option[story->option_count++] = line;
    } else if (!add_state(story, line)) {
        story->log[story->log_count++] = line + 4;
        if (story->step_count > 0) {
            story->step[story->step_count - 1].log_count++;
        }
    }
}

adit_status adit_transcript_bad_line(const adit_transcript *story, const char *line, int number,
                                     adit_err *err)
{
    return adit_fail(err, ADIT_INPUT,
                     "%s:%d: expected '> ' and a decision, or output of the engine, got '%.80s'",
                     story->name, number, line);
}

static void read_lines(adit_transcript *story)
{
    adit_lines *lines = &story->head.lines;
    reading read = {.story = story};
    char *line;

    story->body = lines->at;
    story->end = lines->end;
    story->body_number = lines->number;
    while ((line = adit_lines_next(lines)) != NULL) {
        if (adit_record_is_decision(line) || (!lines->is_cut && adit_record_is_line(line))) {
            add_line(&read, line);
        } else if (!lines->is_cut && story->bad == NULL) {
            story->bad = line;
            story->bad_number = lines->number;
        }
    }
    story->ends_cut = lines->is_cut;
}

/* No list can be longer than there are lines. */
static adit_status make_room(adit_transcript *story, adit_err *err)
{
    size_t count = 1;

    for (const char *at = story->head.lines.at; at < story->head.lines.end; at++) {
        count += *at == '\n';
    }
    story->step = adit_alloc(count * sizeof *story->step);
    story->log = adit_alloc(count * sizeof *story->log);
    story->option = adit_alloc(count * sizeof *story->option);
    story->result = adit_alloc(count * sizeof *story->result);
    if (story->step == NULL || story->log == NULL || story->option == NULL ||
        story->result == NULL) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", story->head.lines.name);
    }
    return ADIT_OK;
}

static adit_status read_story(adit_transcript *story, const char *text, size_t length,
                              adit_err *err)
{
    ADIT_TRY(adit_file_head_read(text, length, story->name, &story->head, err));
    if (story->head.info.is_record) {
        ADIT_TRY(make_room(story, err));
        read_lines(story);
        story->head.info.decision_count = story->step_count;
    }
    ADIT_TRY(adit_text_status(&story->notes, err));
    return adit_transcript_sort_lines(story, err);
}

adit_status adit_transcript_open(const char *text, size_t length, const char *name,
                                 adit_transcript **out, adit_err *err)
{
    ADIT_NEED(out != NULL, err);
    *out = NULL;
    ADIT_NEED(text != NULL, err);

    adit_transcript *story = adit_alloc(sizeof *story);

    name = name != NULL ? name : "recorded game";
    if (story != NULL) {
        story->name = adit_strdup(name);
    }
    if (story == NULL || story->name == NULL) {
        adit_free(story);
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", name);
    }
    adit_status status = read_story(story, text, length, err);
    if (status != ADIT_OK) {
        adit_transcript_free(story);
        return status;
    }
    *out = story;
    return ADIT_OK;
}

adit_status adit_transcript_need(const adit_transcript *story, adit_err *err)
{
    ADIT_NEED(story != NULL, err);
    if (!story->head.info.is_record) {
        return adit_fail(err, ADIT_INPUT, "%s: is a saved position, not a recorded game",
                         story->name);
    }
    return story->bad == NULL ? ADIT_OK
                              : adit_transcript_bad_line(story, story->bad, story->bad_number, err);
}

adit_status adit_transcript_read(const char *text, size_t length, const char *name,
                                 adit_transcript **out, adit_err *err)
{
    ADIT_TRY(adit_transcript_open(text, length, name, out, err));
    adit_status status = adit_transcript_need(*out, err);

    if (status != ADIT_OK) {
        adit_transcript_free(*out);
        *out = NULL;
    }
    return status;
}

adit_status adit_file_inspect(const char *text, size_t length, const char *name,
                              adit_file_info *info, adit_err *err)
{
    ADIT_NEED(text != NULL && info != NULL, err);

    adit_transcript *story = NULL;

    ADIT_TRY(adit_transcript_open(text, length, name != NULL ? name : "saved game", &story, err));
    assert(story != NULL);
    *info = story->head.info;
    adit_transcript_free(story);
    return ADIT_OK;
}

void adit_transcript_free(adit_transcript *story)
{
    if (story == NULL) {
        return;
    }
    adit_file_head_free(&story->head);
    adit_text_free(&story->notes);
    adit_free(story->line);
    adit_free(story->sorted);
    adit_free(story->step);
    adit_free(story->log);
    adit_free(story->option);
    adit_free(story->result);
    adit_free(story->name);
    adit_free(story);
}

/* ---- Looking ---- */

const adit_file_info *adit_transcript_info(const adit_transcript *story)
{
    return story != NULL ? &story->head.info : NULL;
}

int adit_transcript_step_count(const adit_transcript *story)
{
    return story != NULL ? story->step_count : 0;
}

const adit_transcript_step *adit_transcript_step_at(const adit_transcript *story, int n)
{
    return n >= 0 && n < adit_transcript_step_count(story) ? &story->step[n] : NULL;
}

int adit_transcript_log_count(const adit_transcript *story)
{
    return story != NULL ? story->log_count : 0;
}

const char *adit_transcript_log_line(const adit_transcript *story, int n)
{
    return n >= 0 && n < adit_transcript_log_count(story) ? story->log[n] : "";
}

const char *adit_transcript_option_line(const adit_transcript *story, int n)
{
    static const char first[] = "    legal  ", next[] = "         | ";

    if (story == NULL || n < 0 || n >= story->option_count) {
        return "";
    }
    const char *line = story->option[n];
    return strncmp(line, first, sizeof first - 1) == 0 || strncmp(line, next, sizeof next - 1) == 0
               ? line + sizeof first - 1
               : line + strspn(line, " ");
}

int adit_transcript_result_count(const adit_transcript *story)
{
    return story != NULL ? story->result_count : 0;
}

const char *adit_transcript_result(const adit_transcript *story, int n)
{
    return n >= 0 && n < adit_transcript_result_count(story) ? story->result[n] : "";
}
