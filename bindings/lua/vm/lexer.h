/* lexer.h - Lua source as text: its words, lines and tokens.
 *
 * The one place that knows where comments, strings and words of Lua begin and end. Tables do not
 * remember the lines of their fields, so the line of a mistake is looked up in the source. It is
 * right nearly always, which is worth much to a reader.
 */
#ifndef ADIT_LUA_VM_LEXER_H
#define ADIT_LUA_VM_LEXER_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The offset of `word` as a whole word outside of comments, between `from` and `end`, or
 * `end`. as_field: only where it is given a value, word = or ["word"] = . */
size_t aditl_find_word(const char *text, size_t from, size_t end, const char *word, bool as_field);

/* ---- Lines ---- */

/* Where the line begins, from 1; the end of the text beyond the last. */
const char *aditl_line_start(const char *text, size_t length, int line);
/* How many lines end between the two places. */
int aditl_lines_between(const char *from, const char *to);
/* The line, from `line` to before `end` (0: the text's end), in which the last of `names` is set
 * and `word` stands, which may be ""; as near as can be found. */
int aditl_find_line(const char *text, size_t length, int line, int end, const char *const *names,
                    int count, const char *word);

/* ---- Tokens ---- */

enum {
    ADITL_CHAR_WORD = 1,   /* of words and numbers */
    ADITL_CHAR_BLANK = 2,  /* the same in every language of the machine, as for Lua */
    ADITL_CHAR_STRING = 4, /* may begin a string */
};
extern const unsigned char aditl_char_classes[256];

/* Whether the character can be part of a word. */
static inline bool aditl_is_word_char(char c)
{
    return (aditl_char_classes[(unsigned char)c] & ADITL_CHAR_WORD) != 0;
}
/* Behind the comment that begins at `at`, before the end of its line if it is a short one. */
const char *aditl_after_comment(const char *at, const char *end);
/* As aditl_after_blanks, where a comment begins. */
const char *aditl_after_comments(const char *at, const char *end);
/* Behind the blanks and comments at `at`. */
static inline const char *aditl_after_blanks(const char *at, const char *end)
{
    while (at < end && (aditl_char_classes[(unsigned char)*at] & ADITL_CHAR_BLANK) != 0) {
        at++;
    }
    return at + 1 < end && at[0] == '-' && at[1] == '-' ? aditl_after_comments(at, end) : at;
}
/* Behind the string at `at`, or a sign that only looks as if it began one. */
const char *aditl_after_string(const char *at, const char *end);
/* Behind the token at `at`: a string, a word or number, or a single sign. */
static inline const char *aditl_after_token(const char *at, const char *end)
{
    const unsigned first = aditl_char_classes[(unsigned char)*at];

    if ((first & ADITL_CHAR_STRING) != 0) {
        return aditl_after_string(at, end);
    }
    for (at++; (first & ADITL_CHAR_WORD) != 0 && at < end && aditl_is_word_char(*at);) {
        at++;
    }
    return at;
}
/* Whether the token, which ends before `next`, is the word. */
static inline bool aditl_token_is(const char *token, const char *next, const char *word)
{
    const size_t length = strlen(word);

    return (size_t)(next - token) == length && memcmp(token, word, length) == 0;
}
/* How many blocks more are open behind the token: 1, 0 or -1. */
int aditl_block_change(const char *token, const char *next);
/* The offset of the first `sign` outside of comments and strings, or `length`. */
size_t aditl_find_sign(const char *text, size_t length, char sign);

#endif
