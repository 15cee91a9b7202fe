/* mutate.c - see mutate.h. */
#include "tests/support/mutate.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"

uint64_t mutate_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static size_t below(uint64_t *random, size_t count)
{
    return count == 0 ? 0 : (size_t)(mutate_random(random) % count);
}

/* ---- Lines ---- */

typedef struct {
    size_t start, length; /* with its end */
} line_span;

#define MAX_LINES 2000

static int split(const adit_text *text, line_span *lines)
{
    int count = 0;

    for (size_t at = 0; at < text->length && count < MAX_LINES; count++) {
        const char *end = memchr(text->data + at, '\n', text->length - at);
        size_t next = end == NULL ? text->length : (size_t)(end + 1 - text->data);

        lines[count] = (line_span){at, next - at};
        at = next;
    }
    return count;
}

/* Puts `bytes` in place of a piece of the text. */
static void replace(adit_text *text, size_t start, size_t length, const char *bytes, size_t count)
{
    adit_text made = {0};

    adit_text_add_bytes(&made, text->data, start);
    adit_text_add_bytes(&made, bytes, count);
    adit_text_add_bytes(&made, text->data + start + length, text->length - start - length);
    adit_text_free(text);
    *text = made;
}

/* Where the value of "name = value" lies; false if the line is none. */
static bool find_value(const adit_text *text, const line_span *line, line_span *value)
{
    const char *start = text->data + line->start;
    const char *equals = memmem(start, line->length, " = ", 3);

    if (equals == NULL) {
        return false;
    }
    value->start = (size_t)(equals + 3 - text->data);
    value->length = line->start + line->length - value->start;
    value->length -= value->length > 0 && start[line->length - 1] == '\n';
    return true;
}

/* ---- Single mutations ---- */

static void set_number(adit_text *text, const line_span *line, uint64_t *random)
{
    static const char *const edges[] = {"0",          "1",          "2",
                                        "3",          "4",          "5",
                                        "7",          "8",          "9",
                                        "12",         "15",         "16",
                                        "31",         "32",         "63",
                                        "64",         "99",         "127",
                                        "128",        "255",        "256",
                                        "32767",      "32768",      "65535",
                                        "2147483647", "4294967295", "9223372036854775807",
                                        "-1",         "-32768"};
    const char *edge = edges[below(random, sizeof edges / sizeof *edges)];
    line_span value;
    char near[32];

    if (!find_value(text, line, &value)) {
        return;
    }
    char old = text->data[value.start];
    if (value.length < 5 && old >= '0' && old <= '9' && below(random, 2) == 0) {
        /* One more or one less. */
        int number = 0;
        for (size_t i = 0; i < value.length; i++) {
            number = 10 * number + (text->data[value.start + i] - '0');
        }
        snprintf(near, sizeof near, "%d", number + (below(random, 2) == 0 ? 1 : -1));
        edge = near;
    }
    replace(text, value.start, value.length, edge, strlen(edge));
}

/* The value of another line, of this text or the other; and one in two beside the old one. */
static void set_word(adit_text *text, const line_span *line, const adit_text *other,
                     uint64_t *random)
{
    line_span lines[MAX_LINES], old, new;
    int count = split(other, lines);

    if (count > 0 && find_value(text, line, &old) &&
        find_value(other, &lines[below(random, (size_t)count)], &new)) {
        replace(text, old.start, old.length, other->data + new.start, new.length);
    }
}

/* The line that begins with the same name in the other position, or any. */
static void take_field(adit_text *text, const line_span *line, const adit_text *other,
                       uint64_t *random)
{
    line_span lines[MAX_LINES];
    int count = split(other, lines), chosen = (int)below(random, (size_t)count);
    const char *name = text->data + line->start;
    size_t length = strcspn(name, " \n");

    for (int i = 0; i < count; i++) {
        if (lines[i].length > length && memcmp(other->data + lines[i].start, name, length) == 0 &&
            other->data[lines[i].start + length] == ' ') {
            chosen = i;
        }
    }
    if (count > 0) {
        replace(text, line->start, line->length, other->data + lines[chosen].start,
                lines[chosen].length);
    }
}

static void exchange_lines(adit_text *text, const line_span *lines, int count, uint64_t *random)
{
    int a = (int)below(random, (size_t)count), b = (int)below(random, (size_t)count);
    adit_text made = {0};

    for (int i = 0; i < count; i++) {
        const line_span *line = &lines[i == a ? b : i == b ? a : i];

        adit_text_add_bytes(&made, text->data + line->start, line->length);
    }
    adit_text_free(text);
    *text = made;
}

static void change_bytes(adit_text *text, mutation kind, uint64_t *random)
{
    size_t a = below(random, text->length), b = below(random, text->length);

    if (text->length == 0) {
        return;
    }
    if (kind == MUTATION_FLIP) {
        text->data[a] = (char)(text->data[a] ^ 1 << below(random, 8));
    } else if (kind == MUTATION_SWAP) {
        char kept = text->data[a];
        text->data[a] = text->data[b];
        text->data[b] = kept;
    } else if (kind == MUTATION_CUT) {
        replace(text, a, text->length - a, "", 0);
    } else {
        size_t length = below(random, 60);
        length = length < text->length - a ? length : text->length - a;
        replace(text, a, length, "", 0);
    }
}

/* The first lines of one, the last lines of the other, cut where both have the same number. */
static void splice(adit_text *text, const line_span *line, const adit_text *other, int number)
{
    line_span lines[MAX_LINES];
    int count = split(other, lines);
    size_t from = number < count ? lines[number].start : other->length;

    replace(text, line->start, text->length - line->start, other->data + from,
            other->length - from);
}

/* ---- All of them ---- */

mutation mutate_kind(uint64_t *random)
{
    static const uint8_t often[] = {MUTATION_NUMBER, MUTATION_WORD, MUTATION_FIELD, MUTATION_DROP};
    size_t roll = below(random, 2 * (size_t)MUTATIONS);

    return (mutation)(roll < MUTATIONS ? roll : often[roll % sizeof often]);
}

void mutate(adit_text *text, const adit_text *other, mutation kind, uint64_t *random)
{
    line_span lines[MAX_LINES];
    int count = split(text, lines), n = (int)below(random, (size_t)count);
    const line_span *at = &lines[n];

    if (count == 0) {
        return;
    }
    switch (kind) {
    case MUTATION_FLIP:
    case MUTATION_SWAP:
    case MUTATION_CUT:
    case MUTATION_HOLE:
        change_bytes(text, kind, random);
        break;
    case MUTATION_SPLICE:
        splice(text, at, other, n);
        break;
    case MUTATION_NUMBER:
        set_number(text, at, random);
        break;
    case MUTATION_WORD:
        set_word(text, at, other, random);
        break;
    case MUTATION_FIELD:
        take_field(text, at, other, random);
        break;
    case MUTATION_DROP:
        replace(text, at->start, at->length, "", 0);
        break;
    case MUTATION_DOUBLE:
        replace(text, at->start, 0, text->data + at->start, at->length);
        break;
    case MUTATION_ORDER:
        exchange_lines(text, lines, count, random);
        break;
    case MUTATIONS:
        break;
    }
}
