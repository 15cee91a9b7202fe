/* depth.h - faults of cards that lead to each other without end. */
#ifndef ADIT_RULES_DEPTH_H
#define ADIT_RULES_DEPTH_H

#include "engine/rules/tx.h"

/* Leaves the run with ADIT_LIMIT: "script calls nested more than 16 deep", with file, line and id
 * of the card that would have been one too many. `card` may be ADIT_NO_CARD; then it is the card
 * that is running, if there is one. */
adit_status adit_too_deep(adit_tx *tx, int card, const char *what, int limit);

#endif
