/* gains.h - what a clan gains, and from where.
 *
 * gains.c gives goods and support, tracks.c moves markers, display.c turns up and refills what lies
 * open on the board.
 */
#ifndef COV_GAINS_H
#define COV_GAINS_H

#include "engine/games/covenant/state.h"

/* gains.c: how a seat gains goods: wilds, supply, discarding (COV-183). The def's `gain`. */
adit_status cov_gain(adit_tx *tx, int seat, const adit_goods *goods);
const adit_card *cov_resource_card(const adit_cards *cards, int resource);
int cov_supply(const cov_state *state, const adit_cards *cards, int good); /* left in the supply */
int cov_storage(adit_tx *tx, int seat);
int cov_keys(adit_tx *tx, int seat);
int cov_stored(const cov_player *player);
adit_status cov_gain_gp(adit_tx *tx, int seat, int gp);
/* Asks something that may be declined. *is_chosen false: it was declined (COV_OPT_DECLINE), or
 * there was nothing to choose (COV-141). */
adit_status cov_choose(adit_tx *tx, const adit_question *question, adit_option *answer,
                       bool *is_chosen);
void cov_offer_decline(adit_options *out); /* unless it would be the only option */
/* Asks for one after the other and tells `take` of each, until the player stops (COV_OPT_STOP) or
 * nothing is left to choose. `context` is what the question knows; `take` may change it. */
adit_status cov_choose_several(adit_tx *tx, const adit_question *question,
                               void (*take)(adit_tx *tx, void *context, const adit_option *answer),
                               void *context);
COV_VERB(support);    /* n[0] times (COV-185) */
COV_VERB(strengthen); /* n[0] times (COV-186) */

/* tracks.c */
int cov_achievements(const adit_cards *cards, const uint8_t *track);
int cov_final_achievements(adit_tx *tx, int seat);   /* as the final scoring counts them */
int cov_opening_achievements(adit_tx *tx, int seat); /* as objectives count them */
const adit_card *cov_step_at(const adit_cards *cards, int track, int space); /* NULL: plain */
COV_VERB(advance);     /* n[0] track, n[1] steps (COV-187) */
COV_VERB(advance_any); /* n[0] steps (COV-188) */

/* display.c: slots, piles, refilling. */
const adit_card *cov_slot(const adit_cards *cards, int display, int number); /* number from 1 */
uint8_t *cov_lies_of(cov_state *state, int kind); /* places of the cards of a kind with a pile */
uint16_t *cov_display_of(cov_state *state, int display, int *count); /* not the jewels */
/* Turns up the top card of a pile; ADIT_NO_CARD: empty (discards are shuffled in first). For
 * jewels only those of `colour`, else -1. The card lies SHOWN afterwards. */
adit_status cov_turn_up(adit_tx *tx, int kind, int colour, int *card);
adit_status cov_refill_displays(adit_tx *tx); /* 6.12 */
adit_status cov_refill_jewel(adit_tx *tx, int colour, int row);
int cov_gp_cost(adit_tx *tx, int seat, int display, int slot); /* after cards; slot from 0 */

#endif
