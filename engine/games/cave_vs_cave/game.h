/* game.h - what adit_game_def asks of Cave vs Cave: its tables and the functions of the engine. */
#ifndef CVC_GAME_H
#define CVC_GAME_H

#include "engine/games/cave_vs_cave/rules.h"

extern const adit_game_def cvc_game;
extern const adit_field cvc_fields[];
extern const adit_query_row cvc_queries[];

adit_status cvc_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status cvc_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void cvc_derive(adit_state *state, const adit_cards *cards);
adit_status cvc_step(adit_tx *tx);
int cvc_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned cvc_winners(adit_tx *tx, char *verdict, size_t size);
int cvc_worth(adit_tx *tx, int seat);
adit_status cvc_check(const adit_state *state, const adit_cards *cards, adit_err *err);
void cvc_draw(adit_tx *tx, int viewer, adit_canvas *canvas);

/* The room that is printed on the cave boards, or ADIT_NO_CARD; derive.c. */
int cvc_entrance(const adit_cards *cards);

#endif
