/* game.h - what adit_game_def asks of Cave vs Cave: its tables and the functions of the engine. */
#ifndef CVC_GAME_H
#define CVC_GAME_H

#include "engine/games/cave_vs_cave/rules.h"

extern const adit_game_def cvc_game;
ADIT_DECLARE_GAME(cvc_);
/* What is printed under the rock that an option is about. */
void cvc_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out);
void cvc_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas);
/* The room that is printed on the cave boards, or ADIT_NO_CARD; derive.c. */
int cvc_entrance(const adit_cards *cards);

#endif
