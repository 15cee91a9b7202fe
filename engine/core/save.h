/* save.h - what writing and reading saved positions share. */
#ifndef ADIT_CORE_SAVE_H
#define ADIT_CORE_SAVE_H

#include "engine/core/runner.h"

#define ADIT_PICK_WORDS 5

/* Words for the kinds of picks, by adit_pick_kind. */
extern const char *const adit_pick_words[ADIT_PICK_WORDS];

/* How a row of the option table is called in a saved position: its first word. */
void adit_option_row_name(const adit_game_def *def, int what, adit_buffer *out);
/* The hash in the last line, over everything above it. */
uint64_t adit_position_checksum(const char *text, size_t length);

#endif
