/* rules.h - what the files of the rules use of each other, beside the verbs and the turn. */
#ifndef DWG_RULES_H
#define DWG_RULES_H

#include "engine/games/dwergar/tables/verbs.h"

/* places.c: dwarves and where they stand. */
int dwg_location_count(const adit_cards *cards);
int dwg_level_of(const adit_tx *tx, int location);        /* 0: town */
int dwg_foreman_at(const dwg_state *state, int location); /* seat whose foreman stands there, -1 */
bool dwg_is_pool_empty(const dwg_player *player);
/* Steps 1 to 4 of DWG-51 to DWG-60: swaps the dwarves, notifies the cards, opens the action. */
adit_status dwg_place(adit_tx *tx, int seat, int dwarf, int location);
/* DWG-127; location -1: no worker stands on the board. */
adit_status dwg_work_break(adit_tx *tx, int seat, int location);
/* DWG-62: after the menu a foreman on a mine level rides. */
void dwg_ride(adit_tx *tx, int seat);

/* furnaces.c: at the location in use (DWG-67, DWG-133). */
bool dwg_can_install(adit_tx *tx, int seat, adit_why *why);
adit_status dwg_install(adit_tx *tx, int seat);

/* mine.c */
bool dwg_cart_is_empty(const dwg_player *player, int tile); /* of resources (DWG-E13) */

/* menu.c: what the dwarf of the open action counts as; specialist DWG_IRONWORKER ... */
bool dwg_counts_as(adit_tx *tx, int seat, int specialist);
/* Whether the first (0) or second (1) bonus of the location in use is open (DWG-66). */
bool dwg_bonus_is_open(adit_tx *tx, int seat, int bonus);

/* track.c: the face-down projects and events. */
int dwg_on_track(const dwg_state *state, const adit_cards *cards);
int dwg_pile_size(const dwg_state *state, const adit_cards *cards);
adit_status dwg_reveal_event(adit_tx *tx); /* turns up, runs once and each, puts in play */
void dwg_discard_event(adit_tx *tx);       /* DWG-75 */

/* projects.c */
int dwg_owner_of(const dwg_state *state, int project, bool *is_upgraded); /* -1: nobody */
int dwg_completed(const dwg_state *state, const adit_cards *cards, int seat, int deck); /* -1 all */
int dwg_upgraded(const dwg_state *state, const adit_cards *cards, int seat, int deck);
/* Seats with the most completed projects of a deck, at least 1; 0: nobody. */
unsigned dwg_leaders(const dwg_state *state, const adit_cards *cards, int deck);

/* derive.c: what is counted in more than one place. */
int dwg_installed(const dwg_state *state, int seat);             /* furnaces on locations */
int dwg_workers(const dwg_state *state, int kind);               /* in pools and on locations */
void dwg_write_decks(const adit_cards *cards, adit_buffer *out); /* their ids, with commas */
/* DWG-32: as many decks as players; the first ones if none is named. */
void dwg_derive_decks(dwg_state *state, const adit_cards *cards);

#endif
