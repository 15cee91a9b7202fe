/* draw.h - the parts of the drawing, each in a file of its own. */
#ifndef ADIT_CAVE_FARMERS_VIEW_DRAW_H
#define ADIT_CAVE_FARMERS_VIEW_DRAW_H

#include "engine/games/cave_farmers/state.h"
#include "engine/kit/flow.h"

#define CF_DRAW_WIDTH 80

/* Each draws from `row` on and returns the next free row. */
int cf_draw_board(adit_tx *tx, int seat, adit_canvas *canvas, int row); /* the home board */
/* The same without lines: one or two rows for each row of spaces. */
int cf_draw_small_board(adit_tx *tx, int seat, adit_canvas *canvas, int row);
/* The same no wider than these columns; -1: it would be wider, and nothing is drawn. */
int cf_draw_narrow_board(adit_tx *tx, int seat, adit_canvas *canvas, int row, int columns);
int cf_draw_spaces(adit_tx *tx, int seat, adit_canvas *canvas, int row); /* action spaces */
int cf_draw_supply(adit_tx *tx, int seat, adit_canvas *canvas, int row); /* furnishing tiles */

/* "meadow", and its colour. */
const char *cf_ground_title(int spot, int ground, adit_ink *ink);
adit_ink cf_tile_ink(const adit_card *tile);

#endif
