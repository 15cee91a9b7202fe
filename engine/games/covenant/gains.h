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
/* Asks something that may be declined. answer->what is COV_OPT_DECLINE if the player declined or
 * stopped, or if there was nothing to choose (COV-141). */
adit_status cov_choose(adit_tx *tx, int key, int seat, adit_build build, const void *context,
                       adit_option *answer);
/* Asks the player at turn what starts a transaction; the context of `build` is the seat. */
adit_status cov_ask_first(adit_tx *tx, int key, adit_build build, adit_option *answer);
void cov_offer_decline(adit_options *out); /* unless it would be the only option */
/* Asks for one after the other and calls `take` with each, until the player stops or nothing is
 * left to choose. `context` is what the question knows; `take` may change it. */
adit_status cov_choose_several(adit_tx *tx, int key, int seat, adit_build build,
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

/* display.c: slots, piles, refilling. A row of state->shown holds the open cards of a display, of
 * the jewels those of one colour. */
typedef struct {
    uint8_t display, kind;
    int8_t colour; /* of jewels; -1: every card of the kind belongs to the row */
    uint8_t slots, slides_to;
    uint8_t places; /* of a clan board that hold such cards; where they are in cov_player: */
    uint16_t owned;
} cov_display_row;
extern const cov_display_row cov_display_rows[COV_DISPLAY_ROWS];
static inline const uint16_t *cov_owned(const cov_display_row *row, const cov_player *player)
{
    return (const uint16_t *)(const void *)((const char *)player + row->owned);
}
static inline bool cov_belongs_to_row(const cov_display_row *row, const adit_card *card)
{
    return card->kind == row->kind &&
           (row->colour < 0 || card->fact[COV_JEWEL_COLOUR].number == row->colour);
}
const adit_card *cov_slot(const adit_cards *cards, int display, int number); /* number from 1 */
uint8_t *cov_lies_of(cov_state *state, int kind); /* places of the cards of a kind with a pile */
/* The slot that holds the card. */
int cov_slot_of(const cov_state *state, const adit_card *card);
/* Whether a turn has just started: its displays are full, unless a card has taken a tile. */
bool cov_is_turn_start(const cov_state *state);
/* Whether it still lies open: an exchange may have taken it while something was asked. */
bool cov_is_shown(cov_state *state, const adit_card *card);
/* Takes an open card off its display to another place; the gap stays open (COV-10.93). */
void cov_take_shown(cov_state *state, const adit_card *card, int place);
/* Turns the top card of the pile up into a slot of a row of state->shown; with an empty pile (the
 * discards are shuffled in first) the slot is empty. */
adit_status cov_turn_up(adit_tx *tx, int row, int slot);
adit_status cov_refill_displays(adit_tx *tx); /* 6.12; jewels are refilled one by one */
int cov_gp_cost(adit_tx *tx, int seat, int display, int slot); /* after cards; slot from 0 */

#endif
