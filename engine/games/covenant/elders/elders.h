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

/* The only player; whom cards in play belong to. */
enum { COV_OPPONENT = 0 };

/* How much they like a card: what cards in play make of `base`. */
int cov_elders_worth(adit_tx *tx, int card, int base);
/* Chooses by die among `count` places: value[i] is the bit set of die values that stand for it,
 * 0 if it cannot be chosen. card[i] is the card there: those that are worth less are left out;
 * `card` may be NULL. *chosen is -1 if none can be chosen. */
ADIT_MUST_CHECK adit_status cov_elders_choose(adit_tx *tx, unsigned *value, const int *card,
                                              int count, int *chosen);
static inline unsigned cov_die_bit(int value)
{
    return value > 0 ? 1u << value : 0;
}
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
ADIT_MUST_CHECK adit_status cov_elders_take_jewel(adit_tx *tx);
/* A tradition or a coin; what it costs does not matter. */
ADIT_MUST_CHECK adit_status cov_elders_take_shown(adit_tx *tx, int display);
/* All resources, those they deliver first in front. */
void cov_elders_order(adit_tx *tx, int resource[COV_RESOURCES]);
int cov_elders_delivery_gp(const adit_cards *cards, int resource);

/* elders_steps.c: the verbs of their cards. */
enum { COV_TAKE_RELIC, COV_TAKE_COIN, COV_TAKE_TRADITION, COV_TAKE_JEWEL };
COV_VERB(elders_gain);      /* n[0] GP */
COV_VERB(elders_move);      /* n[0] track, n[1] steps */
COV_VERB(elders_take);      /* n[0] COV_TAKE_... */
COV_VERB(elders_clear);     /* n[0] rubble tiles */
COV_VERB(elders_reveal);    /* a hall */
COV_VERB(elders_fight);     /* goods of n[0]: prey, the best first */
COV_VERB(elders_transport); /* to a site, all at once */
COV_VERB(elders_construct); /* n[0] building */

/* Unseen cards that are still in the Forge pile; all cards in Available and Discarded. */
int cov_elders_forge_pile(const cov_state *state, const adit_cards *cards);
int cov_elders_tool_cards(const cov_state *state, const adit_cards *cards);
/* Tiles of a kind in their storage; elders_score.c. */
int cov_elders_tiles(const cov_state *state, const adit_cards *cards, int kind);

#endif
