/* turn.h - how rounds, turns and actions follow each other. */
#ifndef DWG_TURN_H
#define DWG_TURN_H

#include "engine/games/dwergar/rules.h"

/* rounds.c, turn.c, menu.c: one transaction each, called by dwg_step according to the phase. */
adit_status dwg_turn_start(adit_tx *tx);   /* turn.c */
adit_status dwg_action(adit_tx *tx);       /* turn.c */
adit_status dwg_menu(adit_tx *tx);         /* menu.c */
adit_status dwg_extra(adit_tx *tx);        /* turn.c */
adit_status dwg_turn_end(adit_tx *tx);     /* turn.c */
adit_status dwg_leaders_step(adit_tx *tx); /* ending.c */
adit_status dwg_final(adit_tx *tx);        /* ending.c */
/* The menu is closed, or a work break is over: counts the action, goes to the next phase. */
adit_status dwg_end_action(adit_tx *tx);    /* turn.c */
bool dwg_is_ending(const dwg_state *state); /* bonus actions of the game end are no turn */
int dwg_last_round(const dwg_state *state, const adit_cards *cards);
int dwg_event_count(const dwg_state *state, const adit_cards *cards); /* of the pile; rounds.c */
/* Carries out the phases that mods put there, for `seat` in a turn, else for everybody. */
adit_status dwg_run_added_phases(adit_tx *tx, int moment, int seat); /* rounds.c */
static inline adit_status dwg_run_phases(adit_tx *tx, int moment, int seat)
{
    return adit_kind_card_count(tx->cards, DWG_KIND_PHASE) == 0
               ? tx->stop
               : dwg_run_added_phases(tx, moment, seat);
}
/* Actions of a turn before cards change it. */
int dwg_usual_actions(const dwg_state *state, const adit_cards *cards); /* rounds.c */
/* The seat after this one in turn order; -1 after the last of the round. */
int dwg_next_seat(const dwg_state *state, int seat);

#endif
