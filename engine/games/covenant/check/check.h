/* check.h - the parts of the check, each in a file of its own. */
#ifndef COV_CHECK_H
#define COV_CHECK_H

#include "engine/games/covenant/state.h"
#include "engine/kit/kit.h"

/* The state that is checked, and what is wrong with it. */
typedef struct {
    const cov_state *state;
    const adit_cards *cards;
    adit_problems problems;
} cov_inspection;

void cov_check_mountain(
    cov_inspection *inspection); /* check_mountain.c: halls and what stands on them */
void cov_check_cards(cov_inspection *inspection); /* check_cards.c: every card is in its place */

#endif
