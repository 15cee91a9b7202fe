/* draw_board.c - the home board: forest on the left, mountain on the right.
 *
 * Every space is a box of three lines with its name in the upper edge. The ring is drawn only
 * where an overhanging tile lies, and the boxes are narrower then. Twin pieces that are one
 * (large pastures, an ore mine with its deep tunnel) have no line between their halves.
 * Animals are shown where one possible arrangement puts them (CF-157).
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/view/draw.h"

#include <stdio.h>
#include <string.h>

#define LINES 3
#define WIDE 11  /* inside of a box, six columns of them */
#define NARROW 8 /* eight columns */

typedef struct {
    adit_tx *tx;
    adit_canvas *canvas;
    const cf_player *player;
    cf_arrangement where;
    bool fits;
    int row;              /* of the upper edge */
    int first_x, first_y; /* column and row of the grid that are drawn first */
    int last_x, last_y;
    int inner;
} board_sheet;

static bool is_used(const cf_player *player, int spot)
{
    return cf_is_on_board(spot) || player->ground[spot] != CF_BARE;
}

static void find_size(board_sheet *sheet)
{
    sheet->first_x = sheet->first_y = 1;
    sheet->last_x = CF_COLUMNS - 2;
    sheet->last_y = CF_ROWS - 2;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int x = spot % CF_COLUMNS, y = spot / CF_COLUMNS;
        if (is_used(sheet->player, spot)) {
            sheet->first_x = x < sheet->first_x ? x : sheet->first_x;
            sheet->last_x = x > sheet->last_x ? x : sheet->last_x;
            sheet->first_y = y < sheet->first_y ? y : sheet->first_y;
            sheet->last_y = y > sheet->last_y ? y : sheet->last_y;
        }
    }
    sheet->inner = sheet->last_x - sheet->first_x < 6 ? WIDE : NARROW;
}

static int column_of(const board_sheet *sheet, int x)
{
    return (x - sheet->first_x) * (sheet->inner + 1) + 1;
}

static int row_of(const board_sheet *sheet, int y)
{
    return sheet->row + (y - sheet->first_y) * (LINES + 1);
}

/* ---- Edges ---- */

static bool are_one(const cf_player *player, int spot, int other)
{
    return player->partner[spot] == other + 1 && player->ground[spot] != CF_RUBY_MINE &&
           player->ground[other] != CF_RUBY_MINE;
}

/* side: 0 north, 1 east, 2 south, 3 west */
static bool has_edge(const board_sheet *sheet, int spot, int side)
{
    static const int step[4] = {-CF_COLUMNS, 1, CF_COLUMNS, -1};
    int other = spot + step[side];

    return other < 0 || other >= CF_SPOTS || !are_one(sheet->player, spot, other);
}

/* The border between forest and mountain is thick, but for the cave entrance (CF-33). */
static bool is_thick(int spot, int side)
{
    int x = spot % CF_COLUMNS;

    return spot != CF_ENTRY && spot != CF_IN_FRONT &&
           ((x == 3 && side == 1) || (x == 4 && side == 3));
}

static void draw_edges(const board_sheet *sheet, int spot, bool thick)
{
    int top = row_of(sheet, spot / CF_COLUMNS), left = column_of(sheet, spot % CF_COLUMNS);
    int bottom = top + LINES + 1, right = left + sheet->inner + 1;
    adit_ink ink = cf_is_on_board(spot) ? ADIT_INK_PLAIN : ADIT_INK_DIM;

    for (int side = 0; side < 4; side++) {
        if (has_edge(sheet, spot, side) && is_thick(spot, side) == thick) {
            adit_canvas_line(sheet->canvas, side == 2 ? bottom : top, side == 1 ? right : left,
                             side == 0 ? top : bottom, side == 3 ? left : right, thick, ink);
        }
    }
}

/* ---- What lies in a box ---- */

adit_ink cf_tile_ink(const adit_card *tile)
{
    static const adit_ink inks[] = {[CF_TAG_DWELLING] = ADIT_INK_RED,
                                    [CF_TAG_YELLOW] = ADIT_INK_YELLOW,
                                    [CF_TAG_GREEN] = ADIT_INK_GREEN};

    return inks[tile->fact[CF_TILE_TAG].number];
}

static void write_line(const board_sheet *sheet, int spot, int line, adit_ink ink,
                       const char *words)
{
    adit_canvas_textf(sheet->canvas, row_of(sheet, spot / CF_COLUMNS) + 1 + line,
                      column_of(sheet, spot % CF_COLUMNS) + 1, ink, "%.*s", sheet->inner, words);
}

/* The first word of a title in one line, the rest in the next. */
static void draw_tile(const board_sheet *sheet, int spot, const adit_card *tile)
{
    const char *space = strchr(tile->title, ' ');
    char first[32];

    if (space == NULL) {
        write_line(sheet, spot, 0, cf_tile_ink(tile), tile->title);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(space - tile->title), tile->title);
    write_line(sheet, spot, 0, cf_tile_ink(tile), first);
    write_line(sheet, spot, 1, cf_tile_ink(tile), space + 1);
}

const char *cf_ground_title(int spot, int ground, adit_ink *ink)
{
    static const struct {
        const char *words;
        adit_ink ink;
    } table[CF_GROUNDS] = {
        [CF_MEADOW] = {"meadow", ADIT_INK_GREEN},
        [CF_FIELD] = {"field", ADIT_INK_YELLOW},
        [CF_SMALL_PASTURE] = {"pasture", ADIT_INK_GREEN},
        [CF_LARGE_PASTURE] = {"pasture", ADIT_INK_GREEN},
        [CF_CAVERN] = {"cavern", ADIT_INK_CYAN},
        [CF_TUNNEL] = {"tunnel", ADIT_INK_CYAN},
        [CF_DEEP_TUNNEL] = {"deep t.", ADIT_INK_CYAN},
        [CF_ORE_MINE] = {"ore mine", ADIT_INK_BLUE},
        [CF_RUBY_MINE] = {"ruby mine", ADIT_INK_MAGENTA},
        [CF_ENTRY_LEVEL] = {"entry", ADIT_INK_RED},
    };

    if (ground == CF_BARE) {
        *ink = ADIT_INK_DIM;
        return cf_is_forest(spot) ? "forest" : "rock";
    }
    *ink = table[ground].ink;
    return table[ground].words;
}

/* What the first tile on a bare space will bring (CF-23 to CF-27). */
static void draw_reward(const board_sheet *sheet, int spot)
{
    int good, amount = cf_reward_of(spot, &good);
    char words[32];

    if (amount > 0) {
        snprintf(words, sizeof words, "+%d %s", amount, sheet->tx->def->goods[good].name);
        write_line(sheet, spot, 1, ADIT_INK_DIM, words);
    }
}

static void draw_crop(const board_sheet *sheet, int spot)
{
    int crop = sheet->player->crop[spot];
    char words[32];

    if (crop != 0) {
        snprintf(words, sizeof words, "%d %s", crop & CF_MOST_CROP,
                 sheet->tx->def->goods[cf_crop_good(sheet->tx->cards, sheet->player, spot)].name);
        write_line(sheet, spot, 1, ADIT_INK_PLAIN, words);
    }
}

static void draw_animals(const board_sheet *sheet, int spot)
{
    char words[32];

    if (sheet->fits && sheet->where.count[spot] > 0) {
        snprintf(words, sizeof words, "%d %s", sheet->where.count[spot],
                 sheet->tx->def->goods[sheet->where.animal[spot]].name);
        write_line(sheet, spot, 2, ADIT_INK_BOLD, words);
    }
    if (sheet->fits && sheet->where.dogs[spot] > 0) {
        snprintf(words, sizeof words, "%d dog", sheet->where.dogs[spot]);
        write_line(sheet, spot, 1, ADIT_INK_BOLD, words);
    }
}

static void draw_stable(const board_sheet *sheet, int spot)
{
    const char *words = sheet->inner == WIDE ? "stable" : "st";

    if (sheet->player->stable[spot] != 0) {
        adit_canvas_text(sheet->canvas, row_of(sheet, spot / CF_COLUMNS) + 2,
                         column_of(sheet, spot % CF_COLUMNS) + 1 + sheet->inner -
                             (int)strlen(words),
                         ADIT_INK_YELLOW, words);
    }
}

static void draw_space(const board_sheet *sheet, int spot)
{
    adit_ink ink;
    const char *words = cf_ground_title(spot, sheet->player->ground[spot], &ink);

    adit_canvas_text(sheet->canvas, row_of(sheet, spot / CF_COLUMNS),
                     column_of(sheet, spot % CF_COLUMNS) + 2, ADIT_INK_CYAN, cf_spot_names[spot]);
    if (sheet->player->tile[spot] != 0) {
        draw_tile(sheet, spot, &sheet->tx->cards->card[sheet->player->tile[spot] - 1]);
    } else {
        write_line(sheet, spot, 0, ink, words);
    }
    if (sheet->player->ground[spot] == CF_BARE) {
        draw_reward(sheet, spot);
    }
    draw_crop(sheet, spot);
    draw_animals(sheet, spot);
    draw_stable(sheet, spot);
}

int cf_draw_board(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    board_sheet sheet = {.tx = tx, .canvas = canvas, .player = cf_player_of(tx, seat), .row = row};

    sheet.fits = cf_animals_fit(tx, seat, &sheet.player->common.goods, &sheet.where);
    find_size(&sheet);
    for (int thick = 0; thick < 2; thick++) { /* where a thick line touches, it wins */
        for (int spot = 0; spot < CF_SPOTS; spot++) {
            if (is_used(sheet.player, spot)) {
                draw_edges(&sheet, spot, thick != 0);
            }
        }
    }
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (is_used(sheet.player, spot)) {
            draw_space(&sheet, spot);
        }
    }
    return row_of(&sheet, sheet.last_y) + LINES + 2;
}
