/* svg.c - the elements that a sheet is made of. */
#include "bindings/cli/cards/draw.h"

#include "engine/base/printable.h"

void card_add_escaped(adit_text *out, const char *text, size_t length)
{
    static const char *const names[128] = {
        ['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;", ['\''] = "&#39;"};

    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t bytes = aditl_utf8(text + at, length - at, &code);

        /* XML has no place for these two, which are no characters. */
        if (bytes == 0 || !aditl_may_be_shown(code) || code == 0xFFFE || code == 0xFFFF) {
            adit_text_add_char(out, code == '\n' || code == '\t' ? ' ' : '?');
        } else if (code < 128 && names[code] != NULL) {
            adit_text_add(out, names[code]);
        } else {
            adit_text_add_bytes(out, text + at, bytes);
        }
        at += bytes == 0 ? 1 : bytes;
    }
}

void card_add_text(adit_text *out, const card_pen *pen, const char *text, size_t length)
{
    adit_text_addf(
        out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\" text-anchor=\"%s\"%s>", pen->x,
        pen->y, pen->size, pen->ink, pen->anchor, pen->is_bold ? " font-weight=\"bold\"" : "");
    card_add_escaped(out, text, length);
    adit_text_add(out, "</text>\n");
}

void card_add_box(adit_text *out, const card_box *box, const char *fill)
{
    adit_text_addf(out,
                   "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\"/>\n",
                   box->x, box->y, box->width, box->height, box->round, fill);
}

/* ---- Kinds ---- */

enum { KIND_LOOKS = 10 };

/* The colours and the order of shapes are those of the page of the table. */
static const char *const inks[KIND_LOOKS] = {"#a8672a", "#3f6f9c", "#4f8043", "#8a4677", "#a34a3a",
                                             "#2f7d76", "#84762a", "#5a57a0", "#6b6f75", "#97514f"};

/* Each in a square from -100 to 100. */
static const char *const shapes[KIND_LOOKS] = {
    "M0-100L100 0 0 100-100 0z",
    "M-90 0a90 90 0 1 0 180 0a90 90 0 1 0-180 0z",
    "M0-90L100 85H-100z",
    "M-82-82H82V82H-82z",
    "M-33-95H33V-33H95V33H33V95H-33V33H-95V-33H-33z",
    "M0-98L97-28 60 86H-60L-97-28z",
    "M0-100L24-32 95-31 38 12 59 81 0 40-59 81-38 12-95-31-24-32z",
    "M0-100L87-50V50L0 100-87 50V-50z",
    "M-50-95a95 95 0 0 1 0 190z",
    "M0 90L100-85H-100z",
};

const char *card_kind_ink(int kind)
{
    return inks[kind % KIND_LOOKS];
}

void card_add_shape(adit_text *out, int kind, int x, int y, int size, const char *fill)
{
    const char *shape = shapes[(kind + kind / KIND_LOOKS) % KIND_LOOKS];

    adit_text_addf(out,
                   "<path transform=\"translate(%d %d) scale(%d.%02d)\" d=\"%s\" fill=\"%s\"/>\n",
                   x, y, size / 200, size % 200 / 2, shape, fill);
}
