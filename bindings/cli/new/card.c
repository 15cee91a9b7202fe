/* card.c - a copy of a card under another name, as Lua source.
 *
 * People learn from the source and its comments, so the text is copied and changed instead of
 * being written from the loaded card. The places to change are found by reading the text as Lua
 * does: names of fields outside strings and comments, and words inside strings.
 */
#include "bindings/cli/new/new.h"

#include <ctype.h>
#include <string.h>

#include "bindings/lua/vm/lexer.h"

void new_title_of(const char *id, char *out, size_t size)
{
    snprintf(out, size, "%s", id);
    for (char *at = out; *at != '\0'; at++) {
        *at = *at == '_' ? ' ' : *at;
    }
    out[0] = (char)toupper((unsigned char)out[0]);
}

/* ---- Reading Lua ---- */

/* The end of the token at `at`: a comment, a string, a word, or one character. */
static const char *after_token(const char *at, const char *end)
{
    return at[0] == '-' && at[1] == '-' ? aditl_after_comment(at, end) : aditl_after_token(at, end);
}

/* The end of `card { ... }`, or NULL. */
static const char *after_braces(const char *at, const char *end)
{
    int depth = 0;

    while (at < end) {
        depth += *at == '{';
        depth -= *at == '}';
        if (depth == 0 && *at == '}') {
            return at + 1;
        }
        at = after_token(at, end);
    }
    return NULL;
}

/* The next token that is the word `word`, from `at` on and before `end`; NULL: none. */
static const char *find_word(const char *at, const char *end, const char *word)
{
    while (at < end) {
        const char *next = after_token(at, end);
        if (aditl_token_is(at, next, word)) {
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
    const char *field; /* the name before the last '=' at the outermost level */
    size_t field_length;
    int depth;   /* of braces */
    int indent;  /* taken off each line */
    bool has_id; /* the id of the card was found, so this is its source */
} copying;

static bool in_field(const copying *copy, const char *name)
{
    return copy->depth == 1 && copy->field != NULL && copy->field_length == strlen(name) &&
           memcmp(copy->field, name, copy->field_length) == 0;
}

static bool is_like(const copying *copy, const char *at, const char *end)
{
    return aditl_token_is(at, end, copy->job->like.id);
}

/* Copies a string; the card's own id, as a whole word, becomes the new one. Names of fields have
 * the full id, with that of the mod. */
static void copy_string(copying *copy, const char *at, const char *end)
{
    bool is_whole = copy->job->is_taken || (at > copy->source && at[-1] == '[');

    while (at < end) {
        const char *word = at;
        while (word < end && aditl_is_word_char(*word)) {
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

/* A free number for the field, if each card has a number of its own there; otherwise 0. */
static int own_number(const copying *copy)
{
    for (int i = 0; i < copy->job->own_count && !copy->job->replaces; i++) {
        if (in_field(copy, copy->job->own[i].name)) {
            return copy->job->own[i].number;
        }
    }
    return 0;
}

/* Copies any other token. In examples the card's own id can be the name of a field. */
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
        adit_text_addf(copy->out, "\"based on %s\"", copy->job->like.title);
    } else {
        copy_string(copy, at, end);
    }
}

/* The end of a line `mark = "...",`, which is about the other card's values, or `alias = "...",`,
 * which belongs to the other card; NULL if it is any other line. */
static const char *after_mark(const copying *copy, const char *at)
{
    const char *line = at + strspn(at, " ");
    const size_t length = strcspn(line, " =\n");

    if (copy->depth != 1 || ((length != 4 || memcmp(line, "mark", 4) != 0) &&
                             (length != 5 || memcmp(line, "alias", 5) != 0))) {
        return NULL;
    }
    line += strcspn(line, "\n");
    return *line == '\n' ? line + 1 : line;
}

/* Ends a line and skips the indentation of the next: a card in a list is further right. */
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
        const char *next = after_token(at, end);

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
        if (copy->depth == 1 && aditl_is_word_char(*at) && next[strspn(next, " ")] == '=') {
            copy->field = at;
            copy->field_length = (size_t)(next - at);
        }
        at = next;
    }
}

/* Copies the helpers of the card: everything between the first comment of the file and `return`. */
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
    const char *from = aditl_line_start(source, strlen(source), line);
    const char *start = find_word(from, end, "card");
    const char *top = find_word(job->is_written ? from : source, end, "return");
    const char *after = start != NULL ? after_braces(start, end) : NULL;
    copying copy = {.job = job, .out = out, .source = source, .indent = (int)strspn(from, " ")};

    if (after == NULL || top == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s:%d: no card { ... } found", job->like.file,
                         job->like.line);
    }
    adit_text_addf(out, "-- %s: based on %s; change what it does, and this line.\n",
                   job->title_words, job->like.title);
    copy_helpers(&copy, source, top);
    adit_text_add(out, "return ");
    copy_card(&copy, start, after);
    adit_text_add_char(out, '\n');
    if (!copy.has_id) {
        return adit_fail(err, ADIT_INPUT, "%s:%d: more than one card is created here",
                         job->like.file, line);
    }
    return adit_text_status(out, err);
}
