/* doubtful.h - what must hold when a saved position of doubtful origin is loaded.
 *
 * It is refused cleanly, or it becomes a game like any other: its fields and the rules of the
 * game hold, there is something to choose, it can be looked at and scored, it is saved again to a
 * text that comes back the same, and it can be played on with all of this after it; of one in
 * eight every option is tried. For the fuzzers and for the mutated saves, so without cmocka.
 */
#ifndef ADIT_TESTS_DOUBTFUL_H
#define ADIT_TESTS_DOUBTFUL_H

#include "engine/adit.h"

/* Makes the first and the last line fit again, with length and checksum, whatever was done to the
 * lines between them. Nothing would get past them otherwise. */
void doubtful_repair(adit_text *text);

/* Whether a refusal is a clean one: it blames the file and says where and why. */
adit_status doubtful_refusal(adit_status status, const adit_err *told, adit_err *err);

/* What holds for every game that waits at a question or is over. ADIT_INTERNAL says what does
 * not. */
adit_status doubtful_check(adit_game *game, adit_err *err);

/* Plays up to `decisions` more, chosen by `seed`, and checks after each. */
adit_status doubtful_play(adit_game *game, int decisions, uint64_t seed, adit_err *err);

/* Loads the text and checks everything named above. ADIT_OK if all holds: then *is_refused says
 * which of the two it was. */
adit_status doubtful_load(adit_engine *engine, const char *text, size_t length, int decisions,
                          uint64_t seed, bool *is_refused, adit_err *err);

#endif
