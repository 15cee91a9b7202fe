/* draw_table.c - drawing what lies between the players: action tiles and rooms for sale. */
#include "engine/games/cave_vs_cave/view/draw.h"

#include <string.h>

enum { COST_WIDTH = 7 };

/* ---- The action board ---- */

static const char *state_of_tile(const cvc_state *state, const adit_card *tile, adit_ink *ink)
{
    int place = state->tile_place[tile->kind_number];

    *ink = ADIT_INK_DIM;
    if (place == CVC_TILE_ON_BOARD) {
        *ink = ADIT_INK_PLAIN;
        return "";
    }
    if (place != CVC_TILE_TAKEN && place != CVC_TILE_TAKEN + 1) {
        return NULL;
    }
    if (state->turn.tile == tile->number + 1) {
        *ink = ADIT_INK_BOLD;
    }
    return place == CVC_TILE_TAKEN ? " (p1)" : " (p2)";
}

static int count_face_down(const adit_tx *tx)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_TILE); i++) {
        int place = cvc_of(tx)->tile_place[i];
        count += place == CVC_TILE_FACE_DOWN || place >= CVC_TILE_PIN;
    }
    return count;
}

int cvc_draw_board(adit_tx *tx, adit_canvas *canvas, int row, int column, int width)
{
    const int cell = width >= 40 ? 20 : 19;
    int per_row = width / cell > 0 ? width / cell : 1, shown = 0;

    adit_canvas_text(canvas, row, column, ADIT_INK_BOLD, "Action tiles");
    adit_canvas_textf(canvas, row, column + 14, ADIT_INK_DIM, "%d face down", count_face_down(tx));
    row++;
    for (ADIT_EACH_CARD(tile, tx->cards, CVC_KIND_TILE)) {
        adit_ink ink;
        const char *words = state_of_tile(cvc_of(tx), tile, &ink);
        if (words != NULL) {
            adit_canvas_textf(canvas, row + shown / per_row, column + shown % per_row * cell, ink,
                              "%.13s%s", tile->title, words);
            shown++;
        }
    }
    return row + (shown + per_row - 1) / per_row;
}

/* ---- The display ---- */

/* A cost of many goods does without its blanks. */
static void squeeze_cost(char *words)
{
    char *to = words;

    if (strlen(words) <= COST_WIDTH) {
        return;
    }
    for (const char *from = words; *from != '\0'; from++) {
        if (*from != ' ') {
            *to++ = *from;
        }
    }
    *to = '\0';
}

static void draw_room(adit_tx *tx, const adit_card *room, adit_canvas *canvas, int row, int column)
{
    const adit_goods cost = adit_fixed_goods(tx->cards, room->fact[CVC_ROOM_COST].goods);
    char words[48];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    adit_write_cost(&cost, CVC_DRAW_LETTERS, CVC_GOODS, tx->def->goods, &out);
    adit_canvas_textf(canvas, row, column, cvc_room_ink(room), "%c%.18s", cvc_room_mark(room),
                      room->title);
    squeeze_cost(words);
    adit_canvas_textf(canvas, row, column + 20, ADIT_INK_PLAIN, "%.*s", COST_WIDTH, words);
    adit_canvas_textf(canvas, row, column + 27, ADIT_INK_BOLD, "%2d",
                      room->fact[CVC_ROOM_POINTS].number);
    adit_canvas_text(canvas, row, column + 31, ADIT_INK_PLAIN, room->fact[CVC_ROOM_WALLS].text);
}

int cvc_draw_display(adit_tx *tx, adit_canvas *canvas, int row, int column, int width)
{
    int per_row = width >= 78 ? 2 : 1, shown = 0;

    adit_canvas_text(canvas, row, column, ADIT_INK_BOLD, "Display");
    adit_canvas_text(canvas, row, column + 9, ADIT_INK_DIM, "cost, points, walls N E S W");
    if (per_row == 2) {
        adit_canvas_text(canvas, row, column + 40, ADIT_INK_DIM,
                         "> orange  = blue  # must o may . not");
    }
    row++;
    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_ROOM); i++) {
        if (cvc_of(tx)->room_place[i] == CVC_ROOM_DISPLAY) {
            draw_room(tx, adit_card_at(tx->cards, CVC_KIND_ROOM, i), canvas, row + shown / per_row,
                      column + shown % per_row * 40);
            shown++;
        }
    }
    return row + (shown + per_row - 1) / per_row;
}
