/* game.h - what adit_game_def asks of the game: its tables and the functions of the engine. */
#ifndef DEMO_GAME_H
#define DEMO_GAME_H

#include "engine/games/template/tables/verbs.h"

extern const adit_game_def demo_cave;
extern const adit_field demo_fields[];
extern const adit_query_row demo_queries[];

adit_status demo_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status demo_setup(adit_state *common, const adit_cards *cards, adit_err *err);
void demo_derive(adit_state *common, const adit_cards *cards);
adit_status demo_step(adit_tx *tx);
adit_status demo_settle(adit_tx *tx, int seat);
int demo_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned demo_winners(adit_tx *tx, char *verdict, size_t size);
int demo_worth(adit_tx *tx, int seat);
adit_status demo_check(const adit_state *common, const adit_cards *cards, adit_err *err);
void demo_draw(adit_tx *tx, int viewer, adit_canvas *canvas);

#endif
