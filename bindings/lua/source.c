/* source.c - finding words in source text that people wrote. */
#include "bindings/lua/source.h"

#include <ctype.h>
#include <string.h>

static bool is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
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
        if (memcmp(text + at, word, length) == 0 && (at == 0 || !is_word_char(text[at - 1])) &&
            (at + length >= end || !is_word_char(text[at + length])) &&
            (!as_field || is_assigned(text, at + length, end))) {
            return at;
        }
    }
    return end;
}

/* Behind the bracket that ends what "[[" or "[==[" at `at` begins; `at` if nothing does. */
static size_t after_brackets(const char *text, size_t at, size_t end)
{
    size_t level = 0, place = at + 1;

    while (place < end && text[place] == '=') {
        level++;
        place++;
    }
    if (place >= end || text[at] != '[' || text[place] != '[') {
        return at;
    }
    for (place++; place < end; place++) {
        size_t signs = 0;

        if (text[place] != ']') {
            continue;
        }
        while (place + 1 + signs < end && text[place + 1 + signs] == '=') {
            signs++;
        }
        if (signs == level && place + 1 + signs < end && text[place + 1 + signs] == ']') {
            return place + signs + 2;
        }
        place += signs; /* the next bracket may be the one */
    }
    return end;
}

/* Behind the comment or string that begins at `at`; `at` if none does. */
static size_t after_quiet(const char *text, size_t at, size_t end)
{
    char quote = text[at];

    if (quote == '[') {
        return after_brackets(text, at, end);
    }
    if (quote == '-' && at + 1 < end && text[at + 1] == '-') {
        size_t behind = at + 2 < end ? after_brackets(text, at + 2, end) : end;

        if (behind > at + 2) {
            return behind;
        }
        while (at < end && text[at] != '\n') {
            at++;
        }
        return at;
    }
    if (quote != '"' && quote != '\'') {
        return at;
    }
    for (at++; at < end && text[at] != quote; at++) {
        at += text[at] == '\\';
    }
    return at + 1;
}

size_t aditl_find_sign(const char *text, size_t length, char sign)
{
    for (size_t at = 0; at < length;) {
        size_t behind = after_quiet(text, at, length);

        if (behind == at && text[at] == sign) {
            return at;
        }
        at = behind == at ? at + 1 : behind;
    }
    return length;
}

/* ---- Tokens ------------------------------------------------------------------------------------
 */

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

static const char *after_quoted(const char *at, const char *end)
{
    char quote = *at++;

    while (at < end && *at != quote && *at != '\n') {
        at += *at == '\\' && at + 1 < end ? 2 : 1;
    }
    return at < end ? at + 1 : end;
}

const char *aditl_after_blanks(const char *at, const char *end)
{
    while (at < end) {
        if (isspace((unsigned char)*at) != 0) {
            at++;
        } else if (at + 1 < end && at[0] == '-' && at[1] == '-') {
            int level = long_level(at + 2, end);

            if (level >= 0) {
                at = after_long(at + 2, end, level);
            } else {
                const char *stop = memchr(at, '\n', (size_t)(end - at));
                at = stop != NULL ? stop : end;
            }
        } else {
            break;
        }
    }
    return at;
}

const char *aditl_after_token(const char *at, const char *end)
{
    int level = long_level(at, end);

    if (level >= 0) {
        return after_long(at, end, level);
    }
    if (*at == '"' || *at == '\'') {
        return after_quoted(at, end);
    }
    if (!is_word_char(*at)) {
        return at + 1;
    }
    while (at < end && is_word_char(*at)) {
        at++;
    }
    return at;
}
