/* save.h - what writing and reading saved positions share. */
#ifndef ADIT_FILES_SAVE_H
#define ADIT_FILES_SAVE_H

#include "engine/rules/runner.h"

#define ADIT_PICK_WORDS 6
/* Bytes of the last line, "end" and a hash. */
#define ADIT_POSITION_END (sizeof "end 0123456789abcdef\n" - 1)

/* Words for the kinds of picks, by adit_pick_kind. */
extern const char *const adit_pick_words[ADIT_PICK_WORDS];

/* How a row of the option table is called in a saved position: its first word. */
void adit_option_row_name(const adit_game_def *def, int what, adit_buffer *out);
/* Writes the lines between the first and the last one of a saved position. */
adit_status adit_position_write(adit_game *game, adit_text *out, adit_err *err);
/* Writes the lines of a position between a first line that says how long they are, and a last
 * line with the hash of everything above it. */
void adit_position_seal(const char *lines, size_t length, adit_text *out);
/* Whether first and last line fit what is between them. `name` is for messages. */
adit_status adit_position_check_seal(const char *text, size_t length, const char *name,
                                     adit_err *err);

#endif
