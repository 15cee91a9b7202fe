/* game.h - what adit_game_def asks of Dwergar: its tables and the functions of the engine. */
#ifndef DWG_GAME_H
#define DWG_GAME_H

#include "engine/games/dwergar/turn.h"

extern const adit_game_def dwg_game;
extern const adit_field dwg_fields[];
extern const adit_ignored_row dwg_ignored[];
extern const adit_query_row dwg_queries[];

adit_status dwg_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status dwg_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void dwg_derive(adit_state *state, const adit_cards *cards);
int dwg_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned dwg_winners(adit_tx *tx, char *verdict, size_t size);
int dwg_worth(adit_tx *tx, int seat);
adit_status dwg_check(const adit_state *state, const adit_cards *cards, adit_err *err);
void dwg_draw(adit_tx *tx, int viewer, adit_canvas *canvas);

#endif
