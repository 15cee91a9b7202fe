/* attack_edit.c - what an attack does to a good saved position or recorded game. */
#include <stdlib.h>

#include "tests/support/attack.h"
#include "tests/support/doubtful.h"

/* Puts `fresh` in the place of `length` bytes. */
static void put(adit_text *text, const char *at, size_t length, const char *fresh)
{
    adit_text out = {0};

    adit_text_add_bytes(&out, text->data, (size_t)(at - text->data));
    adit_text_add(&out, fresh);
    adit_text_add(&out, at + length);
    adit_text_free(text);
    *text = out;
}

/* The line that begins with these words, with its end in *length; NULL if there is none. */
static const char *find_line(const adit_text *text, const char *words, size_t count, size_t *length)
{
    const char *at = text->data;

    while (*at != '\0' && strncmp(at, words, count) != 0) {
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    *length = strcspn(at, "\n") + 1;
    return *at == '\0' ? NULL : at;
}

static const char *line_called(const adit_text *text, const char *words, size_t *length)
{
    const char *at = find_line(text, words, strlen(words), length);

    if (at == NULL) {
        fail_msg("unknown message '%s':\n%s", words, text->data);
    }
    return at;
}

static void cut(adit_text *text, const char *how)
{
    size_t at = strtoul(how, NULL, 10);

    text->length = at < text->length ? at : 0;
    text->data[text->length] = '\0';
}

static void flip(adit_text *text, const char *how)
{
    text->data[strtoul(how, NULL, 10) % text->length] ^= 0x20;
}

static void append(adit_text *text, const char *how)
{
    adit_text_add(text, how);
    adit_text_add(text, "\n");
}

static void become(adit_text *text, const char *how)
{
    text->length = 0;
    adit_text_add(text, how);
}

static void repeat(adit_text *text, const char *how)
{
    long count = strtol(how, NULL, 10);
    adit_text out = {0};

    for (long i = 0; i < count; i++) {
        adit_text_add_bytes(&out, text->data, text->length);
    }
    adit_text_free(text);
    *text = out;
}

static void replace(adit_text *text, const char *how)
{
    char old[ATTACK_TEXT], fresh[ATTACK_TEXT] = "";

    assert_true(sscanf(how, "%299[^=]=> %299[^\n]", old, fresh) >= 1);
    old[strlen(old) - 1] = '\0';
    const char *found = strstr(text->data, old);

    if (found == NULL) {
        fail_msg("'%s' is not in the file:\n%s", old, text->data);
    }
    put(text, found, strlen(old), fresh);
}

/* "name = value": the line of this name, or a new one at the end of the state. */
static void set(adit_text *text, const char *how)
{
    const char *value = strstr(how, " = ");
    char line[ATTACK_TEXT + 1];
    size_t length;

    assert_non_null(value);
    snprintf(line, sizeof line, "%s\n", how);
    const char *at = find_line(text, how, (size_t)(value - how) + 3, &length);

    if (at != NULL) {
        put(text, at, length, line);
    } else {
        put(text, line_called(text, "picks\n", &length), 0, line);
    }
}

static void drop(adit_text *text, const char *how)
{
    size_t length;
    const char *at = line_called(text, how, &length);

    put(text, at, length, "");
}

static void twice(adit_text *text, const char *how)
{
    char line[ATTACK_TEXT + 1];
    size_t length;
    const char *at = line_called(text, how, &length);

    assert_true(length < sizeof line);
    snprintf(line, length + 1, "%s", at);
    put(text, at, 0, line);
}

/* A line at the end of the picks, which is the end of the file but for its seal. */
static void pick(adit_text *text, const char *how)
{
    char line[ATTACK_TEXT + 1];
    size_t length;

    snprintf(line, sizeof line, "%s\n", how);
    put(text, line_called(text, "end ", &length), 0, line);
}

static void picks(adit_text *text, const char *how)
{
    char *words;
    long count = strtol(how, &words, 10);

    for (long i = 0; i < count; i++) {
        pick(text, words + 1);
    }
}

static void repair(adit_text *text, const char *how)
{
    (void)how;
    doubtful_repair(text);
    adit_text_add_bytes(text, "", 0);
}

void attack_edit(adit_text *text, const char *how)
{
    static const struct {
        const char *name;
        void (*edit)(adit_text *text, const char *how);
    } edits[] = {{"cut ", cut},      {"flip ", flip},     {"append ", append},
                 {"whole ", become}, {"repeat ", repeat}, {"replace ", replace},
                 {"set ", set},      {"drop ", drop},     {"double ", twice},
                 {"pick ", pick},    {"picks ", picks},   {"repair", repair}};

    assert_true(text->data != NULL && text->length > 0);
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        size_t length = strlen(edits[i].name);

        if (strncmp(how, edits[i].name, length) == 0) {
            edits[i].edit(text, how + length);
            return;
        }
    }
    fail_msg("no edit is called '%s'", how);
}
