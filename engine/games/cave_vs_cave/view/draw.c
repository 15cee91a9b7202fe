/* draw.c - the table in 80 columns: two caves side by side, the board, the display.
 *
 * A cell is 12 columns and 2 rows between its lines. Walls, natural or built, are thick
 * lines; an edge without a wall is thin and carries the name of its slot.
 */
#include "engine/games/cave_vs_cave/view/draw.h"

#include <string.h>

#define STEP_X 13
#define STEP_Y 3
#define INNER 12
#define SIDE_X 28 /* where goods and the Additional Cavern stand beside the cave */

typedef struct {
    adit_tx *tx;
    adit_canvas *canvas;
    int viewer, seat, row, column;
} cave_sheet;

typedef struct {
    int row, column, width; /* of the box, its lines included */
} cell_box;

static cell_box box_of(const cave_sheet *sheet, int cell)
{
    if (cell == CVC_CAVERN) {
        return (cell_box){sheet->row + 8, sheet->column + SIDE_X, INNER - 1};
    }
    /* The third column is one narrower, so that two caves fit with a gap between them. */
    return (cell_box){sheet->row + cvc_cell_place[cell][0] * STEP_Y,
                      sheet->column + cvc_cell_place[cell][1] * STEP_X,
                      cvc_cell_place[cell][1] == 2 ? STEP_X : STEP_X + 1};
}

/* ---- Lines ---- */

/* side: 0 north, 1 east, 2 south, 3 west */
static void draw_side(const cave_sheet *sheet, cell_box box, int side, bool thick, adit_ink ink)
{
    int top = box.row, bottom = box.row + STEP_Y;
    int left = box.column, right = box.column + box.width - 1;

    adit_canvas_line(sheet->canvas, side == 2 ? bottom : top, side == 1 ? right : left,
                     side == 0 ? top : bottom, side == 3 ? left : right, thick, ink);
}

static bool is_shown(const cave_sheet *sheet, int cell)
{
    return cvc_player_of(sheet->tx, sheet->seat)->ground[cell] != CVC_ABSENT;
}

/* Thin lines first: where a thick one touches them it wins. */
static void draw_lines(const cave_sheet *sheet, bool thick)
{
    for (int cell = 0, cells = cvc_cell_count(sheet->tx->cards); cell < cells; cell++) {
        unsigned walls =
            is_shown(sheet, cell) ? cvc_wallset(cvc_of(sheet->tx), sheet->seat, cell) : 0;
        for (int side = 0; side < 4 && is_shown(sheet, cell); side++) {
            bool is_mouth = cell == CVC_ENTRANCE && side == 3;
            if ((walls >> side & 1u) == thick && !is_mouth) {
                draw_side(sheet, box_of(sheet, cell), side, thick,
                          thick ? ADIT_INK_PLAIN : ADIT_INK_DIM);
            }
        }
    }
}

/* The name of a slot between two cells if it is free; a wall that stands shows itself. */
static void draw_slot_name(const cave_sheet *sheet, const int8_t cells[2], int slot)
{
    cell_box box = box_of(sheet, cells[1]);
    bool is_beside = cvc_cell_place[cells[0]][0] == cvc_cell_place[cells[1]][0];
    int before = (int)strlen(cvc_slot_names[slot]) - 1;

    if (cvc_player_of(sheet->tx, sheet->seat)->wall[slot] ||
        !cvc_slot_exists(cvc_of(sheet->tx), sheet->seat, slot)) {
        return;
    }
    adit_canvas_text(sheet->canvas, is_beside ? box.row + 2 : box.row,
                     is_beside ? box.column - before : box.column + 6, ADIT_INK_DIM,
                     cvc_slot_names[slot]);
}

static void draw_slot_names(const cave_sheet *sheet)
{
    for (int edge = 0; edge < CVC_EDGES; edge++) {
        draw_slot_name(sheet, cvc_edge_cells[edge], edge);
    }
    for (int edge = 0; edge < CVC_DEEP_SLOTS; edge++) {
        draw_slot_name(sheet, cvc_deep_edges[edge], CVC_PRINTED_SLOTS + edge);
    }
}

/* Slots a0 and a1 are the open sides of the Additional Cavern in the order N E S W. */
static void draw_cavern_slots(const cave_sheet *sheet)
{
    static const int8_t at[4][2] = {{0, 5}, {2, 8}, {3, 5}, {2, 1}};
    cell_box box = box_of(sheet, CVC_CAVERN);
    unsigned open = cvc_cavern_open(cvc_of(sheet->tx), sheet->seat);
    int slot = CVC_EDGES;

    for (int side = 0; side < 4 && is_shown(sheet, CVC_CAVERN); side++) {
        if ((open >> side & 1u) == 0) {
            continue;
        }
        if (!cvc_player_of(sheet->tx, sheet->seat)->wall[slot]) {
            adit_canvas_text(sheet->canvas, box.row + at[side][0], box.column + at[side][1],
                             ADIT_INK_DIM, cvc_slot_names[slot]);
        }
        slot++;
    }
}

/* ---- What lies in a cell ---- */

adit_ink cvc_room_ink(const adit_card *room)
{
    return room->fact[CVC_ROOM_COLOUR].number == CVC_BLUE ? ADIT_INK_BLUE : ADIT_INK_YELLOW;
}

/* Shows the colour without colours: orange rooms are used, blue ones always work. */
char cvc_room_mark(const adit_card *room)
{
    return room->fact[CVC_ROOM_COLOUR].number == CVC_BLUE ? '=' : '>';
}

/* Copies up to `length` characters; a word that had to be cut ends in a full stop. */
static void copy_cut(char *to, int width, const char *from, size_t length)
{
    bool is_cut = (int)length > width - 1;
    size_t kept = is_cut ? (size_t)width - 1 : length;

    memcpy(to, from, kept);
    to[kept] = '\0';
    if (is_cut) {
        to[kept - 1] = '.';
    }
}

/* Breaks a title in two at the space nearest to its middle, and cuts what is too long. */
static void break_title(const char *title, int width, char *first, char *second)
{
    size_t length = strlen(title);
    const char *cut = NULL;

    for (const char *space = strchr(title, ' '); space != NULL; space = strchr(space + 1, ' ')) {
        if (cut == NULL || space - title <= (int)(length / 2) + 1) {
            cut = space;
        }
    }
    if ((int)length <= width - 1 || cut == NULL) {
        copy_cut(first, width, title, length);
        second[0] = '\0';
        return;
    }
    copy_cut(first, width, title, (size_t)(cut - title));
    copy_cut(second, width, cut + 1, strlen(cut + 1));
}

static void draw_title(const cave_sheet *sheet, cell_box box, adit_ink ink, const char *title)
{
    char first[INNER + 1], second[INNER + 1];

    break_title(title, box.width - 3, first, second);
    adit_canvas_text(sheet->canvas, box.row + 1, box.column + 2, ink, first);
    adit_canvas_text(sheet->canvas, box.row + 2, box.column + 2, ink, second);
}

/* A pinned room is shown to those who know it. */
static const adit_card *known_under(const cave_sheet *sheet, int cell)
{
    const cvc_state *state = cvc_of(sheet->tx);
    int pin = cell < CVC_PRINTED ? CVC_ROOM_PIN + sheet->seat * CVC_PRINTED + cell : -1;

    for (int i = 0; i < adit_kind_card_count(sheet->tx->cards, CVC_KIND_ROOM); i++) {
        if (state->room_place[i] == pin &&
            (sheet->viewer < 0 || (state->room_known[i] >> sheet->viewer & 1) != 0)) {
            return adit_card_at(sheet->tx->cards, CVC_KIND_ROOM, i);
        }
    }
    return NULL;
}

/* What a deep cell gives when it is dug out: the goods of its card. */
static void draw_finds(const cave_sheet *sheet, int cell, cell_box box)
{
    const adit_card *card = cell < CVC_PRINTED ? NULL : cvc_cell_card(sheet->tx->cards, cell);
    char words[INNER - 1] = "+";
    adit_buffer out = adit_buffer_on(words + 1, sizeof words - 1);

    if (card != NULL && card->fact[CVC_CELL_FINDS].is_set) {
        const adit_goods finds =
            adit_fixed_goods(sheet->tx->cards, card->fact[CVC_CELL_FINDS].goods);
        adit_write_cost(&finds, CVC_DRAW_LETTERS, CVC_GOODS, sheet->tx->def->goods, &out);
        adit_canvas_text(sheet->canvas, box.row + 1, box.column + 2 + 10 - (int)strlen(words),
                         ADIT_INK_DIM, words);
    }
}

static void draw_rock(const cave_sheet *sheet, int cell, cell_box box)
{
    const adit_card *under = known_under(sheet, cell);

    if (under != NULL) {
        draw_title(sheet, box, ADIT_INK_DIM, under->title);
        return;
    }
    adit_canvas_text(sheet->canvas, box.row + 1, box.column + 2, ADIT_INK_DIM, "::::::::::");
    adit_canvas_text(sheet->canvas, box.row + 2, box.column + 2, ADIT_INK_DIM,
                     cell == 3 || cell == 7 ? "::: +1food" : "::::::::::");
    draw_finds(sheet, cell, box);
}

static void draw_cell(const cave_sheet *sheet, int cell)
{
    const cvc_player *player = cvc_player_of(sheet->tx, sheet->seat);
    cell_box box = box_of(sheet, cell);

    if (!is_shown(sheet, cell)) {
        return;
    }
    if (player->ground[cell] == CVC_ROCK) {
        draw_rock(sheet, cell, box);
    }
    if (player->room_at[cell] != 0) {
        const adit_card *room = cvc_card(sheet->tx->cards, player->room_at[cell]);
        int points = cvc_room_points(sheet->tx, sheet->seat, room);
        draw_title(sheet, box, cvc_room_ink(room), room->title);
        adit_canvas_textf(sheet->canvas, box.row + 1, box.column + 1, cvc_room_ink(room), "%c",
                          cvc_room_mark(room));
        if (cell != CVC_ENTRANCE) {
            adit_canvas_textf(sheet->canvas, box.row + 1,
                              box.column + box.width - (points > 9 ? 3 : 2), ADIT_INK_BOLD, "%d",
                              points);
        }
    }
    adit_canvas_text(sheet->canvas, box.row, box.column + 2, ADIT_INK_CYAN, cvc_cell_names[cell]);
}

/* ---- Beside the cave ---- */

static void draw_goods(const cave_sheet *sheet)
{
    const cvc_state *state = cvc_of(sheet->tx);
    const cvc_player *player = &state->player[sheet->seat];
    bool is_active = state->base.active == sheet->seat && !state->base.is_over;
    int column = sheet->column + SIDE_X, row = sheet->row, total;

    adit_canvas_textf(sheet->canvas, row, column, is_active ? ADIT_INK_BOLD : ADIT_INK_PLAIN,
                      "player %d%s", sheet->seat + 1, is_active ? " <" : "");
    for (int good = 0; good < CVC_GOODS; good++) {
        adit_canvas_textf(sheet->canvas, row + 1 + good, column, ADIT_INK_PLAIN, "%-5s %2d/%d",
                          cvc_goods[good].name, player->common.goods.have[good],
                          cvc_goods[good].limit);
    }
    (void)cvc_score(sheet->tx, sheet->seat, &total, NULL, 0);
    adit_canvas_textf(sheet->canvas, row + 7, column, ADIT_INK_GREEN, "points %d", total);
    const adit_card *identity =
        adit_identity_of(sheet->tx->def, sheet->tx->cards, sheet->tx->work, sheet->seat);
    if (identity != NULL) {
        adit_canvas_textf(sheet->canvas, row + 8, column, ADIT_INK_PLAIN, "%.12s", identity->title);
    }
}

/* One cave with its goods, 39 columns wide and as high as cave_height says. */
static void draw_cave(adit_tx *tx, int viewer, int seat, adit_canvas *canvas, int row, int column)
{
    const cave_sheet sheet = {tx, canvas, viewer, seat, row, column};

    draw_lines(&sheet, false);
    draw_lines(&sheet, true);
    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        draw_cell(&sheet, cell);
    }
    draw_slot_names(&sheet);
    draw_cavern_slots(&sheet);
    draw_goods(&sheet);
}

/* ---- The whole table ---- */

/* 16 rows, and three more for each row of deep cells that is open. */
static int cave_height(const adit_tx *tx)
{
    int rows = 5;

    for (int seat = 0; seat < tx->work->players; seat++) {
        for (int cell = CVC_PRINTED; cell < CVC_CELLS; cell++) {
            const int row = cvc_cell_place[cell][0] + 1;

            if (cvc_player_of(tx, seat)->ground[cell] != CVC_ABSENT && row > rows) {
                rows = row;
            }
        }
    }
    return rows * STEP_Y + 1;
}

static void draw_head(adit_tx *tx, adit_canvas *canvas)
{
    const cvc_state *state = cvc_of(tx);
    int players = state->base.players, turns = cvc_turns_of_round(tx->cards, players, state->round);

    adit_canvas_textf(canvas, 0, 0, ADIT_INK_BOLD, "Cave vs Cave");
    adit_canvas_textf(canvas, 0, 14, ADIT_INK_PLAIN, "round %d of %d, %d turns each", state->round,
                      cvc_round_count(tx->cards, players), turns);
    adit_canvas_textf(canvas, 0, 44, ADIT_INK_PLAIN, "walls left %d", state->wall_supply);
    if (players == 1) {
        adit_canvas_textf(canvas, 0, 60, ADIT_INK_PLAIN, "rooms in the pile %d",
                          cvc_pile_size(state, tx->cards));
    } else {
        adit_canvas_textf(canvas, 0, 60, ADIT_INK_PLAIN, "player %d started",
                          state->start_player + 1);
    }
}

void cvc_draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    int players = tx->work->players, width = canvas->width;
    bool is_wide = width > 2 * CVC_DRAW_CAVE_WIDTH;
    int row = 2, column = 0;

    draw_head(tx, canvas);
    for (int seat = 0; seat < players; seat++) {
        draw_cave(tx, viewer, seat, canvas, row, column);
        if (is_wide) {
            column += CVC_DRAW_CAVE_WIDTH + 1;
        } else {
            row += cave_height(tx) + 1;
        }
    }
    if (is_wide && players == 1) {
        column++;
        row = cvc_draw_board(tx, canvas, row, column, width - column);
        (void)cvc_draw_display(tx, canvas, row + 1, column, width - column);
        return;
    }
    row = is_wide ? row + cave_height(tx) + 1 : row;
    row = cvc_draw_board(tx, canvas, row, 0, width);
    (void)cvc_draw_display(tx, canvas, row + 1, 0, width);
}

void cvc_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas)
{
    int row = 0;

    if (part == ADIT_DRAW_OWN) {
        draw_head(tx, canvas);
        draw_cave(tx, viewer, viewer, canvas, 1, 0);
        return;
    }
    for (int seat = 0; seat < tx->work->players && part == ADIT_DRAW_OTHERS; seat++) {
        if (seat != viewer) {
            draw_cave(tx, viewer, seat, canvas, row, 0);
            row += cave_height(tx) + 1;
        }
    }
    if (part == ADIT_DRAW_COMMON) {
        row = cvc_draw_board(tx, canvas, 0, 0, canvas->width);
        (void)cvc_draw_display(tx, canvas, row + 1, 0, canvas->width);
    }
}
