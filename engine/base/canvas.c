/* canvas.c - a sheet of characters that a game draws its table on.
 *
 * Lines are kept as directions, not as characters: boxes that touch share corners and
 * crossings without anybody having to know about the neighbour. Which character a crossing
 * needs is found when the sheet is written.
 */
#include "engine/base/canvas.h"

#include <string.h>

#include "engine/base/format.h"
#include "engine/base/printable.h"

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };
#define THICK(mask) ((mask) << 4)

void adit_canvas_clear(adit_canvas *canvas, int width)
{
    memset(canvas, 0, sizeof *canvas);
    canvas->width = width < 1 ? 1 : width > ADIT_CANVAS_WIDTH ? ADIT_CANVAS_WIDTH : width;
}

static bool is_on_canvas(const adit_canvas *canvas, int row, int column)
{
    return row >= 0 && row < ADIT_CANVAS_HEIGHT && column >= 0 && column < canvas->width;
}

static void use_row(adit_canvas *canvas, int row)
{
    if (row >= canvas->height) {
        canvas->height = row + 1;
    }
}

/* Reads one character of UTF-8; one that is broken or does not fit 16 bits becomes '?'. */
static const char *next_character(const char *text, uint16_t *character)
{
    uint32_t code = 0;
    size_t size = aditl_utf8(text, strnlen(text, 4), &code);

    *character = size == 0 || code < 0x20 || code == 0x7F || code > 0xFFFF ? '?' : (uint16_t)code;
    text += size > 0 ? size : 1;
    while (size == 0 && ((unsigned char)*text & 0xC0) == 0x80) {
        text++; /* the rest of a broken character */
    }
    return text;
}

int adit_canvas_text(adit_canvas *canvas, int row, int column, adit_ink ink, const char *text)
{
    int columns = 0;

    while (*text != '\0') {
        uint16_t character;

        text = next_character(text, &character);
        if (is_on_canvas(canvas, row, column + columns)) {
            canvas->glyph[row][column + columns] = character;
            canvas->ink[row][column + columns] = (uint8_t)ink;
            canvas->line[row][column + columns] = 0;
            use_row(canvas, row);
        } else if (column + columns >= canvas->width) {
            break;
        }
        columns++;
    }
    return columns;
}

int adit_canvas_textf(adit_canvas *canvas, int row, int column, adit_ink ink, const char *format,
                      ...)
{
    char text[4 * ADIT_CANVAS_WIDTH + 1];
    va_list args;

    va_start(args, format);
    adit_format_words(text, sizeof text, format, args);
    va_end(args);
    return adit_canvas_text(canvas, row, column, ink, text);
}

static void add_line(adit_canvas *canvas, int row, int column, int mask, bool thick, adit_ink ink)
{
    if (mask == 0 || !is_on_canvas(canvas, row, column)) {
        return;
    }
    canvas->line[row][column] |= (uint8_t)(thick ? THICK(mask) : mask);
    canvas->glyph[row][column] = 0;
    canvas->ink[row][column] = (uint8_t)ink;
    use_row(canvas, row);
}

void adit_canvas_line(adit_canvas *canvas, int row, int column, int row2, int column2, bool thick,
                      adit_ink ink)
{
    bool is_row = row == row2;
    int one = is_row ? column : row;
    int other = is_row ? column2 : row2;
    int from = one < other ? one : other;
    int to = one < other ? other : one;

    for (int at = from; at <= to; at++) {
        int back = at > from ? (is_row ? WEST : NORTH) : 0;
        int on = at < to ? (is_row ? EAST : SOUTH) : 0;

        add_line(canvas, is_row ? row : at, is_row ? at : column, back | on, thick, ink);
    }
}

void adit_canvas_box(adit_canvas *canvas, int row, int column, int height, int width, bool thick,
                     adit_ink ink)
{
    int bottom = row + height - 1;
    int right = column + width - 1;

    adit_canvas_line(canvas, row, column, row, right, thick, ink);
    adit_canvas_line(canvas, bottom, column, bottom, right, thick, ink);
    adit_canvas_line(canvas, row, column, bottom, column, thick, ink);
    adit_canvas_line(canvas, row, right, bottom, right, thick, ink);
}

/* ---- Writing ---- */

/* By the directions that meet: N=1 E=2 S=4 W=8. */
static const uint16_t thin_lines[16] = {' ',    0x2575, 0x2576, 0x2514, 0x2577, 0x2502,
                                        0x250C, 0x251C, 0x2574, 0x2518, 0x2500, 0x2534,
                                        0x2510, 0x2524, 0x252C, 0x253C};
static const uint16_t thick_lines[16] = {' ',    0x2579, 0x257A, 0x2517, 0x257B, 0x2503,
                                         0x250F, 0x2523, 0x2578, 0x251B, 0x2501, 0x253B,
                                         0x2513, 0x252B, 0x2533, 0x254B};

static uint16_t line_character(uint8_t line, bool unicode)
{
    int thick = line >> 4;
    int all = thick | (line & 15);

    if (!unicode) {
        if (thick != 0) {
            return '#';
        }
        return (all & (NORTH | SOUTH)) == 0 ? '-' : (all & (EAST | WEST)) == 0 ? '|' : '+';
    }
    /* Where thin and thick meet, all of it is drawn thick: a thick line has no gaps then. */
    return thick != 0 ? thick_lines[all] : thin_lines[all];
}

static void add_character(adit_text *out, uint16_t character)
{
    const char bytes[3] = {(char)(0xE0 | character >> 12), (char)(0x80 | (character >> 6 & 0x3F)),
                           (char)(0x80 | (character & 0x3F))};

    if (character < 0x80) {
        adit_text_add_char(out, (char)character);
    } else if (character < 0x800) {
        adit_text_add_char(out, (char)(0xC0 | character >> 6));
        adit_text_add_char(out, bytes[2]);
    } else {
        adit_text_add_bytes(out, bytes, sizeof bytes);
    }
}

static uint16_t character_at(const adit_canvas *canvas, int row, int column, bool unicode)
{
    uint16_t character = canvas->glyph[row][column];

    if (canvas->line[row][column] != 0) {
        character = line_character(canvas->line[row][column], unicode);
    }
    if (character == 0) {
        return ' ';
    }
    return !unicode && character >= 0x80 ? '?' : character;
}

static void write_row(const adit_canvas *canvas, int row, bool unicode, bool colour, adit_text *out)
{
    static const char *const ansi[] = {
        [ADIT_INK_PLAIN] = "\033[0m",    [ADIT_INK_DIM] = "\033[0;2m",
        [ADIT_INK_BOLD] = "\033[0;1m",   [ADIT_INK_RED] = "\033[0;31m",
        [ADIT_INK_GREEN] = "\033[0;32m", [ADIT_INK_YELLOW] = "\033[0;33m",
        [ADIT_INK_BLUE] = "\033[0;34m",  [ADIT_INK_MAGENTA] = "\033[0;35m",
        [ADIT_INK_CYAN] = "\033[0;36m"};
    int end = canvas->width;
    uint8_t ink = ADIT_INK_PLAIN;

    while (end > 0 && character_at(canvas, row, end - 1, unicode) == ' ') {
        end--;
    }
    for (int column = 0; column < end; column++) {
        uint16_t character = character_at(canvas, row, column, unicode);

        /* A blank looks the same in every ink. */
        if (colour && character != ' ' && canvas->ink[row][column] != ink) {
            ink = canvas->ink[row][column];
            adit_text_add(out, ansi[ink]);
        }
        add_character(out, character);
    }
    if (ink != ADIT_INK_PLAIN) {
        adit_text_add(out, ansi[ADIT_INK_PLAIN]);
    }
    adit_text_add_char(out, '\n');
}

void adit_canvas_write(const adit_canvas *canvas, bool unicode, bool colour, adit_text *out)
{
    for (int row = 0; row < canvas->height; row++) {
        write_row(canvas, row, unicode, colour, out);
    }
}
