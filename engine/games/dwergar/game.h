/* game.h - what adit_game_def asks of Dwergar: its tables and the functions of the engine. */
#ifndef DWG_GAME_H
#define DWG_GAME_H

#include "engine/games/dwergar/turn.h"

extern const adit_game_def dwg_game;
extern const adit_ignored_row dwg_ignored[];
ADIT_DECLARE_GAME(dwg_);
adit_status dwg_check_with_cards(adit_tx *look, adit_err *err); /* check.c */
/* Works out what a project adds to a position, as far as that is the same in all of them
 * (evaluate.c). */
void dwg_prepare_worth(const adit_cards *cards, adit_card *card);
void dwg_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas);

#endif
