/* lexer.c - finding words in source text that people wrote. */
#include "bindings/lua/vm/lexer.h"

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

/* ---- Tokens --------------------------------------------------------------------------------- */

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
        for (at++; at < end && isspace((unsigned char)*at);) {
            at++;
        }
        return at;
    }
    if (at + 1 < end && is_line_end(at[0]) && is_line_end(at[1]) && at[0] != at[1]) {
        at++;
    }
    return at < end ? at + 1 : end;
}

static const char *after_quoted(const char *at, const char *end)
{
    char quote = *at++;

    while (at < end && *at != quote && !is_line_end(*at)) {
        at = *at == '\\' ? after_escape(at, end) : at + 1;
    }
    return at < end ? at + 1 : end;
}

static const char *after_line(const char *at, const char *end)
{
    while (at < end && !is_line_end(*at)) {
        at++;
    }
    return at;
}

const char *aditl_after_blanks(const char *at, const char *end)
{
    while (at < end) {
        if (isspace((unsigned char)*at) != 0) {
            at++;
        } else if (at + 1 < end && at[0] == '-' && at[1] == '-') {
            int level = long_level(at + 2, end);

            at = level >= 0 ? after_long(at + 2, end, level) : after_line(at, end);
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
