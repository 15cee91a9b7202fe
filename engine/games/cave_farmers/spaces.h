/* spaces.h - the action spaces: what lies on them, who stands there and what they do. */
#ifndef CF_SPACES_H
#define CF_SPACES_H

#include "engine/games/cave_farmers/state.h"

/* spaces.c */
int cf_stock_good(int kind); /* which good the k-th stock counts */
int cf_stock_total(const cf_state *state, int space);
void cf_replenish(adit_tx *tx); /* CF-51 */
/* Whether the space with this kind number can be used at all; a dwarf may stand on it. */
static inline bool cf_is_open(const cf_state *state, int space)
{
    return state->space_place[space] == CF_SPACE_OPEN;
}
/* Whether a dwarf of the player is on the space with this kind number. */
bool cf_stands_on(const cf_player *player, int space);
int cf_space_count(const adit_cards *cards);
CF_VERB(take); /* goods of param 0: gained as well */
CF_VERB(take_token);
CF_VERB(turn_over); /* n[0] card */
CF_VERB(restock);   /* n[0] card, goods of param 1 */
/* The most of the k-th stock that is taken for what has gathered on the space (CF-51). */
int cf_most_stock(const cf_state *state, const adit_cards *cards, const adit_card *space, int kind);

/* place.c: placing a dwarf, one transaction. */
adit_status cf_place(adit_tx *tx);
/* The next seat from `from` on that has a dwarf to place, or the end of the work phase (CF-52). */
adit_status cf_next_to_place(adit_tx *tx, int from);

/* imitate.c, expedition.c */
CF_VERB(imitate);    /* n[0] food */
CF_VERB(expedition); /* n[0] level */

/* weapons.c: strengths of the unplaced adult dwarfs; -1 if there is none. */
int cf_weakest_unplaced(const cf_player *player);
/* The dwarf that is using a space for this seat, -1 if none is. */
int cf_acting_dwarf(const adit_tx *tx, int seat);
void cf_raise_weapon(adit_tx *tx, int seat, int dwarf, int by);
CF_VERB(forge);
CF_VERB(arm);            /* n[0] strength */
CF_VERB(raise_weapons);  /* notes it for the end of the expedition */
CF_VERB(give_up_weapon); /* food equal to its strength (CF-281) */

#endif
