/* card.c - a copy of a card under another name, as Lua source.
 *
 * What people learn from is the source with its comments, so the text is copied and changed, not
 * written anew from the loaded card. The places to change are found by reading the text as Lua
 * does: names of fields outside of strings and comments, and words inside of strings.
 */
#include "bindings/cli/new/new.h"

#include <ctype.h>
#include <string.h>

void new_title_of(const char *id, char *out, size_t size)
{
    snprintf(out, size, "%s", id);
    for (char *at = out; *at != '\0'; at++) {
        *at = *at == '_' ? ' ' : *at;
    }
    out[0] = (char)toupper((unsigned char)out[0]);
}

/* ---- Reading Lua ---- */

/* The length of a long bracket "[[" or "[==[" at `at`; 0 if there is none. */
static size_t long_bracket(const char *at)
{
    size_t level = 1;

    if (at[0] != '[') {
        return 0;
    }
    while (at[level] == '=') {
        level++;
    }
    return at[level] == '[' ? level + 1 : 0;
}

/* Where the long bracket that was opened with `length` characters ends. */
static const char *after_long(const char *at, size_t length)
{
    char close[64] = "]";
    size_t level = length - 2 < 60 ? length - 2 : 60;

    memset(close + 1, '=', level);
    close[level + 1] = ']';
    close[level + 2] = '\0';
    const char *end = strstr(at + length, close);
    return end != NULL ? end + level + 2 : at + strlen(at);
}

static const char *after_string(const char *at)
{
    char quote = *at++;

    while (*at != '\0' && *at != quote && *at != '\n') {
        at += *at == '\\' && at[1] != '\0' ? 2 : 1;
    }
    return *at == quote ? at + 1 : at;
}

static const char *after_comment(const char *at)
{
    size_t length = long_bracket(at + 2);

    return length > 0 ? after_long(at + 2, length) : at + strcspn(at, "\n");
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* The end of the token at `at`, which is not the end of the text: a comment, a string, a word, or
 * one character. */
static const char *after_token(const char *at)
{
    if (at[0] == '-' && at[1] == '-') {
        return after_comment(at);
    }
    if (*at == '"' || *at == '\'') {
        return after_string(at);
    }
    if (long_bracket(at) > 0) {
        return after_long(at, long_bracket(at));
    }
    if (!is_word(*at)) {
        return at + 1;
    }
    while (is_word(*at)) {
        at++;
    }
    return at;
}

static const char *line_at(const char *text, int line)
{
    for (int n = 1; n < line && *text != '\0'; n++) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return text;
}

/* The end of `card { ... }`, or NULL. */
static const char *after_braces(const char *at)
{
    int depth = 0;

    while (*at != '\0') {
        depth += *at == '{';
        depth -= *at == '}';
        if (depth == 0 && *at == '}') {
            return at + 1;
        }
        at = after_token(at);
    }
    return NULL;
}

/* The next token that is the word `word`, from `at` on and before `end`; NULL: none. */
static const char *find_word(const char *at, const char *end, const char *word)
{
    size_t length = strlen(word);

    while (at < end) {
        const char *next = after_token(at);
        if ((size_t)(next - at) == length && memcmp(at, word, length) == 0) {
            return at;
        }
        at = next;
    }
    return NULL;
}

/* ---- Changing it ---- */

typedef struct {
    const new_job *job;
    adit_text *out;
    const char *source;
    const char *field; /* the name that stands before the '=' at the outermost level, and ... */
    size_t field_length;
    int depth;   /* of braces */
    int indent;  /* taken off each line */
    bool has_id; /* the id of the card stands there, so that this is its own source */
} copying;

static bool in_field(const copying *copy, const char *name)
{
    return copy->depth == 1 && copy->field != NULL && copy->field_length == strlen(name) &&
           memcmp(copy->field, name, copy->field_length) == 0;
}

static bool is_like(const copying *copy, const char *at, const char *end)
{
    const char *id = copy->job->like.id;
    size_t length = strlen(id);

    return (size_t)(end - at) == length && memcmp(at, id, length) == 0;
}

/* Copies a string; the card's own id, where it stands as a word, becomes the new one. Names of
 * fields have the whole id, with that of the mod. */
static void copy_string(copying *copy, const char *at, const char *end)
{
    bool is_whole = copy->job->is_taken || (at > copy->source && at[-1] == '[');

    while (at < end) {
        const char *word = at;
        while (word < end && is_word(*word)) {
            word++;
        }
        if (is_like(copy, at, word) && !copy->job->replaces) {
            adit_text_addf(copy->out, "%s%s%s", is_whole ? copy->job->mod : "", is_whole ? ":" : "",
                           copy->job->id);
        } else {
            adit_text_add_bytes(copy->out, at, (size_t)(word - at));
        }
        if (word < end) {
            adit_text_add_char(copy->out, *word++);
        }
        at = word;
    }
}

/* The free number for the field, if it is one of those of which each card has its own; else 0. */
static int own_number(const copying *copy)
{
    for (int i = 0; i < copy->job->own_count && !copy->job->replaces; i++) {
        if (in_field(copy, copy->job->own[i].fact)) {
            return copy->job->own[i].number;
        }
    }
    return 0;
}

/* Copies what is no string. In examples the card's own id may be the name of a field. */
static void copy_token(copying *copy, const char *at, const char *end)
{
    if (isdigit((unsigned char)*at) && own_number(copy) != 0) {
        adit_text_addf(copy->out, "%d", own_number(copy));
    } else if (copy->depth > 1 && !copy->job->replaces && is_like(copy, at, end) &&
               end[strspn(end, " ")] == '=' && copy->field_length == strlen("examples") &&
               memcmp(copy->field, "examples", 8) == 0) {
        adit_text_addf(copy->out, "[\"%s:%s\"]", copy->job->mod, copy->job->id);
    } else {
        adit_text_add_bytes(copy->out, at, (size_t)(end - at));
    }
}

static void copy_value(copying *copy, const char *at, const char *end)
{
    if (in_field(copy, "id")) {
        copy->has_id = copy->has_id || is_like(copy, at + 1, end - 1);
        adit_text_addf(copy->out, "\"%s\"", copy->job->id);
        if (copy->job->replaces) {
            adit_text_addf(copy->out, ",\n  replaces = \"%s\"", copy->job->like.id);
        }
    } else if (in_field(copy, "title")) {
        adit_text_addf(copy->out, "\"%s\"", copy->job->title_words);
    } else if (in_field(copy, "source")) {
        adit_text_addf(copy->out, "\"made from %s\"", copy->job->like.title);
    } else {
        copy_string(copy, at, end);
    }
}

/* After a line `mark = "...",`, which speaks of the other card's values; NULL: it is another. */
static const char *after_mark(const copying *copy, const char *at)
{
    const char *line = at + strspn(at, " ");

    if (copy->depth != 1 || strncmp(line, "mark", 4) != 0 || is_word(line[4])) {
        return NULL;
    }
    line += strcspn(line, "\n");
    return *line == '\n' ? line + 1 : line;
}

/* Ends a line and goes to what is kept of the next: a card in a list stands further right. */
static const char *copy_line_end(copying *copy, const char *at)
{
    const char *mark = at + 1;

    adit_text_add_char(copy->out, '\n');
    do {
        at = mark;
        for (int left = copy->indent; left > 0 && *at == ' '; left--) {
            at++;
        }
        mark = after_mark(copy, at);
    } while (mark != NULL);
    return at;
}

static void copy_card(copying *copy, const char *at, const char *end)
{
    while (at < end) {
        const char *next = after_token(at);

        copy->depth += *at == '{';
        copy->depth -= *at == '}';
        if (*at == '\n') {
            at = copy_line_end(copy, at);
            continue;
        }
        if (*at == '"' || *at == '\'') {
            copy_value(copy, at, next);
        } else {
            copy_token(copy, at, next);
        }
        if (copy->depth == 1 && is_word(*at) && next[strspn(next, " ")] == '=') {
            copy->field = at;
            copy->field_length = (size_t)(next - at);
        }
        at = next;
    }
}

/* What stands between the first comment of the file and its return: helpers of the card. */
static void copy_helpers(copying *copy, const char *source, const char *end)
{
    const char *at = source;

    while (at < end && (strncmp(at, "--", 2) == 0 || *at == '\n')) {
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    if (at < end) {
        adit_text_add_bytes(copy->out, at, (size_t)(end - at));
    }
}

adit_status new_card_text(const new_job *job, const char *source, int line, adit_text *out,
                          adit_err *err)
{
    const char *end = source + strlen(source);
    const char *from = line_at(source, line);
    const char *start = find_word(from, end, "card");
    const char *top = find_word(job->is_written ? from : source, end, "return");
    const char *after = start != NULL ? after_braces(start) : NULL;
    copying copy = {.job = job, .out = out, .source = source, .indent = (int)strspn(from, " ")};

    if (after == NULL || top == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s:%d: card { ... } was not found", job->like.file,
                         job->like.line);
    }
    adit_text_addf(out, "-- %s: made from %s; change what it is, and this line.\n",
                   job->title_words, job->like.title);
    copy_helpers(&copy, source, top);
    adit_text_add(out, "return ");
    copy_card(&copy, start, after);
    adit_text_add_char(out, '\n');
    if (!copy.has_id) {
        return adit_fail(err, ADIT_INPUT, "%s:%d: more than one card is made here", job->like.file,
                         line);
    }
    return adit_text_status(out, err);
}
