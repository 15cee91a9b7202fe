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
