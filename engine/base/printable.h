/* printable.h - which text may be shown to a person as it is.
 *
 * Texts of scripts, mods and files may hold anything: bytes that are no UTF-8, sequences that
 * move the cursor of a terminal, marks that turn the direction of writing. Whoever checks or
 * prints such text asks here, so that all agree.
 */
#ifndef ADIT_BASE_PRINTABLE_H
#define ADIT_BASE_PRINTABLE_H

#include "engine/base/text.h"

/* Reads the character at the start of `text`, of which `length` bytes (at least one) are
 * there. Returns how many bytes it has and its number, or 0 if it is not well-formed UTF-8. */
size_t aditl_utf8(const char *text, size_t length, uint32_t *code);
/* Whether the character is no control character and changes nothing around it. */
bool aditl_may_be_shown(uint32_t code);

/* Whether the bytes are UTF-8 without NUL; *bad receives the place of the first that is not. */
bool aditl_is_utf8(const char *text, size_t length, size_t *bad);
/* Whether a text can be shown as it is, on one line. */
bool aditl_is_showable(const char *text, size_t length);
/* What is wrong with a title or another text of one line, for a message: it cannot be shown, or
 * nothing of it would be seen. NULL: nothing; an empty text is good. */
const char *aditl_text_problem(const char *text, size_t length);
/* Copies text so that it can be shown: other characters become '?', a tab becomes a space. */
void aditl_add_shown(adit_buffer *out, const char *text, size_t length, bool keep_lines);
/* Does the same to a text in its place, which keeps its lines. It never gets longer. */
void aditl_mask(char *text);
/* Writes a fraction with this many digits. Not-a-number is written without its sign, which differs
 * between processors. */
void aditl_add_fraction(adit_buffer *out, double number, int digits);

#endif
