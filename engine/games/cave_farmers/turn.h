/* turn.h - the course of the game: rounds, turns and harvests.
 *
 * What is a transaction of its own is called by cf_step according to state->phase.
 */
#ifndef CF_TURN_H
#define CF_TURN_H

#include "engine/games/cave_farmers/state.h"

/* turn.c */
/* Puts the space with this card into the turn, as the acting dwarf's own or imitated. */
void cf_enter_space(adit_tx *tx, int seat, int card);
/* Whether the dwarf that is in the turn could do something on the space (CF-104). */
bool cf_can_use_space(adit_tx *tx, int seat, int card, adit_why *why);

/* schedule.c */
/* The round after this one; 9 does not exist with 1 or 2 players. */
int cf_next_round(int players, int round);
/* The last round: 12, and one more for each that mods add. */
int cf_last_round(const adit_cards *cards, int players);
/* The card of a round that a mod adds; NULL: the round is printed. */
const adit_card *cf_added_round(const adit_cards *cards, int players, int round);
/* The stage whose round card is turned up in this round; 0: none is. */
int cf_stage_of_round(const adit_cards *cards, int players, int round);
/* Goes to the phase, after whatever mods put before it. */
adit_status cf_begin_phase(adit_tx *tx, int phase);

/* rounds.c */
adit_status cf_round_start(adit_tx *tx);
adit_status cf_income(adit_tx *tx);
adit_status cf_replenish_step(adit_tx *tx);
adit_status cf_return_home(adit_tx *tx);
adit_status cf_round_end(adit_tx *tx);
adit_status cf_final(adit_tx *tx);

/* solo.c */
adit_status cf_retain(adit_tx *tx);

/* harvest.c. The round start (or, with the rule reveal_harvest, the harvest itself) turns up the
 * marker of this round: works out state->harvest (CF-48, CF-55 to CF-63). */
adit_status cf_reveal_harvest(adit_tx *tx);
/* Called when everybody is home: goes to the first phase of this round's harvest. Going to
 * CF_PHASE_HARVEST_CHOICE does the same with one step more. */
adit_status cf_begin_harvest(adit_tx *tx);
/* All seats are through with the harvest phase under way: field, feeding, breeding, and then
 * CF_PHASE_ROUND_END (CF-65). The field phase is one step for all and ends with this. Which
 * seats take part in it: cf_has_phase. */
adit_status cf_next_harvest_phase(adit_tx *tx);
/* A seat is through with its part of the phase: the next one in order, or the next phase. */
adit_status cf_next_in_harvest(adit_tx *tx);
/* Whether the seat takes part in the field or the breeding phase (CF-62, CF-66). */
bool cf_has_phase(const cf_state *state, int seat, int phase);
adit_status cf_harvest_choice(adit_tx *tx);

#endif
