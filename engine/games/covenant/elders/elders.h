/* elders.h - the Elders, who play against a single player (section 9). */
#ifndef ADIT_COVENANT_ELDERS_ELDERS_H
#define ADIT_COVENANT_ELDERS_ELDERS_H

#include "engine/games/covenant/state.h"
#include "engine/kit/kit.h"

adit_status cov_elders_turn(adit_tx *tx); /* one transaction: phase ELDERS */
/* What an effect gives the Elders (9.5): walks the declared effect itself, asks nobody. */
adit_status cov_elders_get(adit_tx *tx, adit_node_id node);
adit_status cov_elders_advance(adit_tx *tx, int track, int steps);
void cov_elders_gp(adit_tx *tx, int gp);
/* Rolls the Elders' die until one of the usable values comes up (bit n for value n); 0: none. */
adit_status cov_elders_die(adit_tx *tx, unsigned usable, int *value);
adit_status cov_elders_build(adit_tx *tx, int building, bool *is_built); /* elders_build.c */
void cov_elders_council(adit_tx *tx);                                    /* C4, C5 */
void cov_elders_final(adit_tx *tx);                    /* adds the final points to their GP */
void cov_elders_score(adit_tx *tx, adit_tally *tally); /* their GP by source */

/* Chooses by die among `count` places: value[i] is the bit set of die values that stand for it,
 * 0 if it cannot be chosen. *chosen is -1 if none can. */
ADIT_MUST_CHECK adit_status cov_elders_choose(adit_tx *tx, const unsigned *value, int count,
                                              int *chosen);
/* Chooses one of the rows of halls in the bit set; -1: there is none. */
ADIT_MUST_CHECK adit_status cov_elders_choose_row(adit_tx *tx, unsigned rows, int *row);
/* The leftmost of these spots in a row that the die chooses; -1: there is none. */
ADIT_MUST_CHECK adit_status cov_elders_choose_spot(adit_tx *tx, uint32_t spots, int *spot);
/* Chooses an open card of a display other than the jewels; NULL: there is none. */
ADIT_MUST_CHECK adit_status cov_elders_choose_shown(adit_tx *tx, int display,
                                                    const adit_card **card);

/* An enemy of a hall comes to their dungeon. */
void cov_elders_capture(adit_tx *tx, int spot, int enemy);
/* Prestige for what was defeated at once, then the reward of each die, which is rolled. */
ADIT_MUST_CHECK adit_status cov_elders_spoils(adit_tx *tx, const int defeated[COV_ENEMIES]);

/* 9.5: gaining by effects. */
ADIT_MUST_CHECK adit_status cov_elders_take_relic(adit_tx *tx);
int cov_elders_delivery_gp(const adit_cards *cards, int resource);

/* Unseen cards that are still in the Forge pile; all cards in Available and Discarded. */
int cov_elders_forge_pile(const cov_state *state, const adit_cards *cards);
int cov_elders_tool_cards(const cov_state *state, const adit_cards *cards);
/* Tiles of a kind in their storage; elders_score.c. */
int cov_elders_tiles(const cov_state *state, const adit_cards *cards, int kind);

#endif
