/* draw.h - the parts of the drawing, each in a file of its own. */
#ifndef ADIT_DWERGAR_VIEW_DRAW_H
#define ADIT_DWERGAR_VIEW_DRAW_H

#include "engine/games/dwergar/game.h"
#include "engine/kit/flow.h"

#define DWG_DRAW_WIDTH 80

/* Each draws from `row` on and returns the next free row. */
/* The carts of one seat in a row of text. */
int dwg_draw_carts(adit_tx *tx, int seat, adit_canvas *canvas, int row);
int dwg_draw_mine(adit_tx *tx, adit_canvas *canvas, int row);
int dwg_draw_locations(adit_tx *tx, int seat, adit_canvas *canvas, int row);
int dwg_draw_track(adit_tx *tx, int seat, adit_canvas *canvas, int row);
int dwg_draw_decks(adit_tx *tx, adit_canvas *canvas, int row);

/* The colour of a player's pieces. */
adit_ink dwg_seat_ink(int seat);

#endif
