/* record.h - the pieces that a recorded game is written from, for writing and for verifying. */
#ifndef ADIT_FILES_RECORD_H
#define ADIT_FILES_RECORD_H

#include "engine/files/header.h"

/* "[n] p1, turn 1: prompt" and the legal options. */
void adit_record_question(adit_game *game, int n, adit_text *out);
/* Log lines from `*log_seen` on, which moves to the end. */
void adit_record_log(adit_game *game, int *log_seen, adit_text *out);
/* The hash of what is now. */
void adit_record_state(adit_game *game, adit_text *out);
/* Points of each player and the verdict; nothing while the game continues. */
void adit_record_result(adit_game *game, adit_text *out);

/* Whether the line is a decision: "> words". */
bool adit_record_is_decision(const char *line);
/* Whether the line lists options, or more of them. */
bool adit_record_is_options(const char *line);
/* Whether the line says what happened: it is neither options nor a state. */
bool adit_record_is_log(const char *line);
/* Whether two lines may be the same in other words: log lines, or the same decision of the same
 * player in the same turn, or verdicts. */
bool adit_record_is_reworded(const char *recorded, const char *now);
/* Whether a record may have such a line between two decisions. */
bool adit_record_is_line(const char *line);

#endif
