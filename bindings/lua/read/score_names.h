/* score_names.h - what lines of a score can be called.
 *
 * What gives nothing has no line, so a name that is not among the lines may still be right. It is
 * if it names a good, a card, or what the game says of its own lines.
 */
#ifndef ADIT_LUA_READ_SCORE_NAMES_H
#define ADIT_LUA_READ_SCORE_NAMES_H

#include "engine/match/engine.h"

/* Whether a line can be called so: "total", "gold", "shelf", "shelf bonus". */
bool aditl_score_knows(const adit_engine *engine, const char *name);
/* The nearest name that a line can have; NULL: none is near. */
const char *aditl_score_suggest(const adit_engine *engine, const char *name);

#endif
