/* flow.h - running text on a canvas, for view/draw.c of a game.
 *
 * A flow writes one word after the other from its indent on and continues in the next row, at the
 * same indent, where the width ends.
 */
#ifndef ADIT_KIT_FLOW_H
#define ADIT_KIT_FLOW_H

#include "engine/base/canvas.h"
#include "engine/model/goods.h"

#define ADIT_FLOW_WIDTH 80

/* Start with {.canvas = canvas, .row = row, .column = indent, .indent = indent}. */
typedef struct {
    adit_canvas *canvas;
    int row, column; /* where the next word goes */
    int indent;
    bool has_begun; /* something was written */
} adit_flow;

/* Writes a word that is not broken, with its blanks. */
void adit_flow_word(adit_flow *flow, adit_ink ink, const char *format, ...) ADIT_PRINTF(3, 4);
/* The same after a comma, unless it is the first. */
void adit_flow_item(adit_flow *flow, adit_ink ink, const char *format, ...) ADIT_PRINTF(3, 4);
/* Writes a sentence, broken at its blanks. */
void adit_flow_text(adit_flow *flow, adit_ink ink, const char *text);
/* Continues in a new row, as if nothing had been written. */
void adit_flow_next_row(adit_flow *flow);

/* Writes "2A 1C": the goods of mods, which begin at `first` of the rows, each with the first letter
 * of its name as a capital. */
void adit_write_added(const adit_goods *goods, const adit_good_def *rows, int first,
                      adit_buffer *out);
/* Writes "1w 2s", or "free": a letter for each of the `count` goods of the game, 0 where it has
 * none, then those of mods, which follow in `rows`. */
void adit_write_cost(const adit_goods *cost, const char *letters, int count,
                     const adit_good_def *rows, adit_buffer *out);

#endif
