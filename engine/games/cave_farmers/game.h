/* game.h - what the engine calls: setup, check, score, drawing. */
#ifndef CF_GAME_H
#define CF_GAME_H

#include "engine/games/cave_farmers/state.h"

adit_status cf_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void cf_derive(adit_state *state, const adit_cards *cards);
int cf_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned cf_winners(adit_tx *tx, char *verdict, size_t size);
int cf_worth(adit_tx *tx, int seat); /* evaluate.c */
adit_status cf_check(const adit_state *state, const adit_cards *cards, adit_err *err);
adit_status cf_check_with_cards(adit_tx *tx, adit_err *err);
void cf_draw(adit_tx *tx, int viewer, adit_canvas *canvas);

#endif
