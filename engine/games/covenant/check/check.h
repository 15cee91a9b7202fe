/* check.h - the parts of the check, each in a file of its own. */
#ifndef COV_CHECK_H
#define COV_CHECK_H

#include "engine/games/covenant/state.h"

/* check_cards.c: what lies in the mountain, and every card in its place. */
adit_status cov_check_mountain(const cov_state *state, const adit_cards *cards, adit_err *err);
adit_status cov_check_cards(const cov_state *state, const adit_cards *cards, adit_err *err);

#endif
