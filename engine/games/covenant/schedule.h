/* schedule.h - Eras and phases, which are cards: mods add Eras and insert phases. */
#ifndef COV_SCHEDULE_H
#define COV_SCHEDULE_H

#include "engine/games/covenant/state.h"

int cov_eras(const adit_cards *cards); /* of a match */
/* The card of an Era, from 1; beyond the last one, the last. */
const adit_card *cov_era_card(const adit_cards *cards, int era);
int cov_turns_in(const adit_cards *cards, int era);    /* turns of each clan */
int cov_turns_after(const adit_cards *cards, int era); /* in all Eras after this one */
int cov_councils_scoring(const adit_cards *cards, int slot,
                         int from); /* in which a project scores */

/* One transaction of a phase that a mod has inserted at this moment. False: there is none left, and
 * nothing was done. Called only if a mod inserts any. */
bool cov_added_step(adit_tx *tx, adit_status *status);

#endif
