/* draw.h - the parts of the drawing that two files share. */
#ifndef ADIT_CAVE_VS_CAVE_VIEW_DRAW_H
#define ADIT_CAVE_VS_CAVE_VIEW_DRAW_H

#include "engine/games/cave_vs_cave/game.h"
#include "engine/kit/flow.h"

#define CVC_DRAW_CAVE_WIDTH 39
#define CVC_DRAW_LETTERS "wsexfg" /* of the goods; flax: x, for food has the f */

/* The action board and the display in `width` columns; both return the next free row. */
int cvc_draw_board(adit_tx *tx, adit_canvas *canvas, int row, int column, int width);
int cvc_draw_display(adit_tx *tx, adit_canvas *canvas, int row, int column, int width);
adit_ink cvc_room_ink(const adit_card *room);
/* A character that says the same without colours: > orange, = blue. */
char cvc_room_mark(const adit_card *room);

#endif
