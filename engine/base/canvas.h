/* canvas.h - a sheet of characters that a game draws its table on.
 *
 * The sheet holds one code point and one colour for each place. It knows nothing of
 * terminals; adit_canvas_write turns it into text, with line-drawing characters and colours
 * or without either.
 */
#ifndef ADIT_BASE_CANVAS_H
#define ADIT_BASE_CANVAS_H

#include "engine/base/text.h"

typedef enum {
    ADIT_INK_PLAIN,
    ADIT_INK_DIM,
    ADIT_INK_BOLD,
    ADIT_INK_RED,
    ADIT_INK_GREEN,
    ADIT_INK_YELLOW,
    ADIT_INK_BLUE,
    ADIT_INK_MAGENTA,
    ADIT_INK_CYAN
} adit_ink;

#define ADIT_CANVAS_WIDTH 160
#define ADIT_CANVAS_HEIGHT 120

typedef struct {
    int width, height; /* height: rows used so far */
    uint16_t glyph[ADIT_CANVAS_HEIGHT][ADIT_CANVAS_WIDTH];
    uint8_t ink[ADIT_CANVAS_HEIGHT][ADIT_CANVAS_WIDTH];
    /* Line segments that meet in a place, bit set N=1 E=2 S=4 W=8, thick ones in the high
     * nibble; the right box character is found when it is written. */
    uint8_t line[ADIT_CANVAS_HEIGHT][ADIT_CANVAS_WIDTH];
} adit_canvas;

void adit_canvas_clear(adit_canvas *canvas, int width);
/* Writes UTF-8 text; what does not fit is cut. Returns the number of columns used. */
int adit_canvas_text(adit_canvas *canvas, int row, int column, adit_ink ink, const char *text);
int adit_canvas_textf(adit_canvas *canvas, int row, int column, adit_ink ink, const char *format,
                      ...) ADIT_PRINTF(5, 6);
/* A line between two places of one row or one column. */
void adit_canvas_line(adit_canvas *canvas, int row, int column, int row2, int column2, bool thick,
                      adit_ink ink);
void adit_canvas_box(adit_canvas *canvas, int row, int column, int height, int width, bool thick,
                     adit_ink ink);
void adit_canvas_write(const adit_canvas *canvas, bool unicode, bool colour, adit_text *out);

#endif
