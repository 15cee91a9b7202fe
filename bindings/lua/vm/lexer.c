/* lexer.c - Lua source as text: its words, lines and tokens. */
#include "bindings/lua/vm/lexer.h"

#include <string.h>

const unsigned char aditl_char_classes[256] = {
    /* clang-format off: by the code of the character, sixteen in a row */
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 0, 0, 0, 1,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    /* clang-format on */
};

static bool is_blank_char(char c)
{
    return (aditl_char_classes[(unsigned char)c] & ADITL_CHAR_BLANK) != 0;
}

/* Whether an equals sign follows, after the end of ["word"] or a quote if there is one. */
static bool is_assigned(const char *text, size_t at, size_t end)
{
    while (at < end && strchr(" \t\"']", text[at]) != NULL) {
        at++;
    }
    return at + 1 < end && text[at] == '=' && text[at + 1] != '=';
}

size_t aditl_find_word(const char *text, size_t from, size_t end, const char *word, bool as_field)
{
    size_t length = strlen(word);

    for (size_t at = from; length > 0 && at + length <= end; at++) {
        if (at + 1 < end && text[at] == '-' && text[at + 1] == '-') {
            while (at < end && text[at] != '\n') {
                at++;
            }
            continue;
        }
        if (memcmp(text + at, word, length) == 0 &&
            (at == 0 || !aditl_is_word_char(text[at - 1])) &&
            (at + length >= end || !aditl_is_word_char(text[at + length])) &&
            (!as_field || is_assigned(text, at + length, end))) {
            return at;
        }
    }
    return end;
}

/* ---- Lines ---- */

const char *aditl_line_start(const char *text, size_t length, int line)
{
    const char *at = text, *end = text + length;

    for (int n = 1; n < line && at < end; n++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));

        at = stop != NULL ? stop + 1 : end;
    }
    return at;
}

int aditl_lines_between(const char *from, const char *to)
{
    int lines = 0;

    for (; from < to; from++) {
        lines += *from == '\n';
    }
    return lines;
}

/* Adds to *depth how many more braces open than close between the two places. False if the
 * outermost of them has been closed there. */
static bool add_depth(const char *at, const char *to, int *depth)
{
    bool is_inside = true;

    for (at = aditl_after_blanks(at, to); at < to;
         at = aditl_after_blanks(aditl_after_token(at, to), to)) {
        *depth += (*at == '{') - (*at == '}');
        is_inside &= *at != '}' || *depth > 0;
    }
    return is_inside;
}

/* Behind the equals sign of the field at `at`. */
static size_t value_of(const char *text, size_t at, size_t to, const char *name)
{
    for (at += strlen(name); at < to && text[at] != '=';) {
        at++;
    }
    return at < to ? at + 1 : to;
}

/* Where the field is set. A table further up may have a field of the same name inside, so the
 * least deep place before the end of the table counts. */
static size_t find_field(const char *text, size_t from, size_t to, const char *name)
{
    size_t best = to, found;
    int depth = 0, least = 0;

    for (size_t at = from; (found = aditl_find_word(text, at, to, name, true)) < to;
         at = value_of(text, found, to, name)) {
        if (!add_depth(text + at, text + found, &depth) && best < to) {
            break; /* the table has ended */
        }
        if (best == to || depth < least) {
            best = found;
            least = depth;
        }
    }
    return best;
}

int aditl_find_line(const char *text, size_t length, int line, int end, const char *const *names,
                    int count, const char *word)
{
    size_t from = (size_t)(aditl_line_start(text, length, line) - text), at = from, place = from;
    size_t to = end > line ? (size_t)(aditl_line_start(text, length, end) - text) : length;

    for (int i = 0; i < count; i++) {
        size_t found = find_field(text, at, to, names[i]);

        if (found < to) {
            place = found;
            at = value_of(text, found, to, names[i]);
        }
    }
    size_t found = aditl_find_word(text, place, to, word, false);
    return line + aditl_lines_between(text + from, text + (found < to ? found : place));
}

/* ---- Tokens ---- */

/* The level of a long bracket "[==[" at `at`, or -1. */
static int long_level(const char *at, const char *end)
{
    const char *c = at + 1;

    while (c < end && *c == '=') {
        c++;
    }
    return at < end && *at == '[' && c < end && *c == '[' ? (int)(c - at) - 1 : -1;
}

/* Behind the closing "]==]". */
static const char *after_long(const char *at, const char *end, int level)
{
    for (at += level + 2; at < end; at++) {
        int n = 0;

        if (*at != ']') {
            continue;
        }
        while (at + 1 + n < end && at[1 + n] == '=') {
            n++;
        }
        if (n == level && at + 1 + n < end && at[1 + n] == ']') {
            return at + n + 2;
        }
    }
    return end;
}

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Behind the character that a backslash at `at` begins: `\z` takes the blanks behind it along,
 * and the end of a line may have two characters. */
static const char *after_escape(const char *at, const char *end)
{
    at++;
    if (at < end && *at == 'z') {
        for (at++; at < end && is_blank_char(*at);) {
            at++;
        }
        return at;
    }
    if (at + 1 < end && is_line_end(at[0]) && is_line_end(at[1]) && at[0] != at[1]) {
        at++;
    }
    return at < end ? at + 1 : end;
}

/* Whether nothing that is special in a string stands between the two places. */
static bool is_plain(const char *from, const char *to)
{
    const size_t length = (size_t)(to - from);

    return memchr(from, '\\', length) == NULL && memchr(from, '\n', length) == NULL &&
           memchr(from, '\r', length) == NULL;
}

static const char *after_quoted(const char *at, const char *end)
{
    char quote = *at++;
    const char *closing = memchr(at, quote, (size_t)(end - at));

    if (closing != NULL && is_plain(at, closing)) {
        return closing + 1;
    }
    while (at < end && *at != quote && !is_line_end(*at)) {
        at = *at == '\\' ? after_escape(at, end) : at + 1;
    }
    return at < end ? at + 1 : end;
}

static const char *after_line(const char *at, const char *end)
{
    const char *line = memchr(at, '\n', (size_t)(end - at));
    const char *other = memchr(at, '\r', (size_t)((line != NULL ? line : end) - at));

    return other != NULL ? other : line != NULL ? line : end;
}

const char *aditl_after_comment(const char *at, const char *end)
{
    int level = long_level(at + 2, end);

    return level >= 0 ? after_long(at + 2, end, level) : after_line(at, end);
}

const char *aditl_after_comments(const char *at, const char *end)
{
    while (at < end) {
        if (is_blank_char(*at)) {
            at++;
        } else if (at + 1 < end && at[0] == '-' && at[1] == '-') {
            at = aditl_after_comment(at, end);
        } else {
            break;
        }
    }
    return at;
}

const char *aditl_after_string(const char *at, const char *end)
{
    if (*at != '[') {
        return after_quoted(at, end);
    }
    const int level = long_level(at, end);

    return level >= 0 ? after_long(at, end, level) : at + 1;
}

int aditl_block_change(const char *token, const char *next)
{
    switch (*token) {
    case 'd':
        return aditl_token_is(token, next, "do") ? 1 : 0;
    case 'e':
        return aditl_token_is(token, next, "end") ? -1 : 0;
    case 'f':
        return aditl_token_is(token, next, "function") ? 1 : 0;
    case 'i':
        return aditl_token_is(token, next, "if") ? 1 : 0;
    case 'r':
        return aditl_token_is(token, next, "repeat") ? 1 : 0;
    case 'u':
        return aditl_token_is(token, next, "until") ? -1 : 0;
    default:
        return 0;
    }
}

size_t aditl_find_sign(const char *text, size_t length, char sign)
{
    const char *end = text + length;

    if (memchr(text, sign, length) == NULL) {
        return length; /* most texts have none at all */
    }
    for (const char *at = aditl_after_blanks(text, end); at < end;
         at = aditl_after_blanks(aditl_after_token(at, end), end)) {
        if (*at == sign) {
            return (size_t)(at - text);
        }
    }
    return length;
}
