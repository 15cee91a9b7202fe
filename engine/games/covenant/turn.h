/* turn.h - from the draft over the turns and the Councils to the final scoring. */
#ifndef COV_TURN_H
#define COV_TURN_H

#include "engine/games/covenant/state.h"

/* turn.c, draft.c, council.c: one transaction each, called by cov_step by the phase. */
adit_status cov_step(adit_tx *tx);               /* turn.c */
adit_status cov_draft_step(adit_tx *tx);         /* draft.c */
adit_status cov_start_tiles(adit_tx *tx);        /* draft.c */
adit_status cov_council(adit_tx *tx);            /* council.c */
adit_status cov_council_coins(adit_tx *tx);      /* council.c */
adit_status cov_council_traditions(adit_tx *tx); /* council.c */
adit_status cov_release(adit_tx *tx);            /* council.c */
adit_status cov_council_score(adit_tx *tx);      /* council.c */
adit_status cov_objectives(adit_tx *tx);         /* final.c */
adit_status cov_final(adit_tx *tx);              /* final.c */
adit_status cov_begin_era(adit_tx *tx);          /* turn.c: the first turn of state->era */
adit_status cov_next_turn(adit_tx *tx); /* turn.c: the next seat, the Elders, or the Council */
/* council.c: points of a project for a seat, the best pick taken (COV-177). */
int cov_project_points(adit_tx *tx, int seat, const adit_card *project);
/* council.c: for every seat in turn order, which is the active one meanwhile. */
adit_status cov_each_seat(adit_tx *tx, adit_status (*score)(adit_tx *, int));
int cov_award_for(const adit_cards *cards, int achievements); /* final.c: GP (COV-257) */
int cov_column_count(adit_tx *tx, int seat, int column); /* final.c: GP of each tool (COV-259) */
/* final.c: how many tools are forged in each column. */
void cov_count_columns(const adit_tx *tx, int seat, int tools[COV_COLUMNS]);
/* final.c: throne points of a clan (COV-255), be it a player's or the Elders'. */
int cov_throne_points(const cov_state *state, int clan);

/* schedule.c: Eras and phases are cards; mods add Eras and insert phases. */
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
