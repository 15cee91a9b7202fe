/* lexer.h - finding words in source text that people wrote.
 *
 * Tables do not remember the lines of their fields, so the line of a mistake is looked up in
 * the source. It is right nearly always, which is worth much to a reader.
 */
#ifndef ADIT_LUA_VM_LEXER_H
#define ADIT_LUA_VM_LEXER_H

#include <stdbool.h>
#include <stddef.h>

/* The offset of `word` as a whole word outside of comments, between `from` and `end`, or
 * `end`. as_field: only where it is given a value, word = or ["word"] = . */
size_t aditl_find_word(const char *text, size_t from, size_t end, const char *word, bool as_field);

/* The offset of the first `sign` outside of comments and strings, or `length`. */
size_t aditl_find_sign(const char *text, size_t length, char sign);

/* Behind the blanks and comments at `at`. */
const char *aditl_after_blanks(const char *at, const char *end);
/* Behind the token at `at`: a string, a word or number, or a single sign. */
const char *aditl_after_token(const char *at, const char *end);

#endif
