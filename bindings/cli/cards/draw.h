/* draw.h - drawing on a sheet. Lengths are hundredths of a millimetre, so that no number has a
 * fraction, whose point would depend on the locale.
 */
#ifndef ADIT_CLI_CARDS_DRAW_H
#define ADIT_CLI_CARDS_DRAW_H

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"

enum { CARD_WIDTH = 6300, CARD_HEIGHT = 8800 };

/* How much wider bold letters are, in hundredths. */
#define CARD_BOLD 117
#define CARD_INK "#2b2620"
#define CARD_SOFT "#625a4d"
#define CARD_PAPER "#fdfaf3"

/* ---- Lines of text (lines.c) ---- */

typedef struct {
    const char *at;
    size_t length;
} card_line;

/* How wide a text is, as far as that is known without its font. */
int card_text_width(const char *text, size_t length, int size);
/* Breaks a text at blanks, and a word that is too long anywhere. Returns how many lines it needs,
 * of which the first `max` are written. */
int card_wrap(const char *text, int size, int width, card_line *lines, int max);

/* ---- Elements (svg.c) ---- */

/* Adds text of others so that it can be nothing but text: markup is escaped, and what cannot be
 * shown becomes '?'. */
void card_add_escaped(adit_text *out, const char *text, size_t length);

typedef struct {
    int x, y, size;
    const char *ink, *anchor; /* "start", "middle" or "end" */
    bool is_bold;
} card_pen;
void card_add_text(adit_text *out, const card_pen *pen, const char *text, size_t length);

typedef struct {
    int x, y, width, height, round;
} card_box;
void card_add_box(adit_text *out, const card_box *box, const char *fill);

/* The colour and the shape that mark the n-th kind. The first hundred differ. */
const char *card_kind_ink(int kind);
void card_add_shape(adit_text *out, int kind, int x, int y, int size, const char *fill);

/* ---- Faces (face.c) ---- */

/* Draws a card whose left upper corner is at 0, 0. `kind`: the number of its kind. */
void card_add_face(adit_text *out, const adit_card_info *card, int kind, bool is_of_mod);

#endif
