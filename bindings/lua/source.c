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
