/* draw.c - the table as a picture of characters. */
#include "engine/games/template/game.h"

void demo_draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    (void)viewer;
    adit_canvas_textf(canvas, 0, 0, ADIT_INK_PLAIN, "turn %d", tx->work->turn);
}
