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

/* Whether the character can be part of a word. */
static inline bool aditl_is_word_char(char c)
{
    const unsigned code = (unsigned char)c;

    return (code | 32) - 'a' < 26 || code - '0' < 10 || code == '_';
}
/* Behind the blanks and comments at `at`. */
const char *aditl_after_blanks(const char *at, const char *end);
/* Behind the comment that begins at `at`, before the end of its line if it is a short one. */
const char *aditl_after_comment(const char *at, const char *end);
/* Behind the token at `at`: a string, a word or number, or a single sign. */
const char *aditl_after_token(const char *at, const char *end);
/* Whether the token, which ends before `next`, is the word. */
bool aditl_token_is(const char *token, const char *next, const char *word);
/* The offset of the first `sign` outside of comments and strings, or `length`. */
size_t aditl_find_sign(const char *text, size_t length, char sign);

#endif
