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
} sheet;

static bool is_used(const cf_player *player, int spot)
{
    return cf_is_on_board(spot) || player->ground[spot] != CF_BARE;
}

static void find_size(sheet *it)
{
    it->first_x = it->first_y = 1;
    it->last_x = CF_COLUMNS - 2;
    it->last_y = CF_ROWS - 2;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int x = spot % CF_COLUMNS, y = spot / CF_COLUMNS;
        if (is_used(it->player, spot)) {
            it->first_x = x < it->first_x ? x : it->first_x;
            it->last_x = x > it->last_x ? x : it->last_x;
            it->first_y = y < it->first_y ? y : it->first_y;
            it->last_y = y > it->last_y ? y : it->last_y;
        }
    }
    it->inner = it->last_x - it->first_x < 6 ? WIDE : NARROW;
}

static int column_of(const sheet *it, int x)
{
    return (x - it->first_x) * (it->inner + 1) + 1;
}

static int row_of(const sheet *it, int y)
{
    return it->row + (y - it->first_y) * (LINES + 1);
}

/* ---- Edges ---- */

static bool are_one(const cf_player *player, int spot, int other)
{
    return player->partner[spot] == other + 1 && player->ground[spot] != CF_RUBY_MINE &&
           player->ground[other] != CF_RUBY_MINE;
}

/* side: 0 north, 1 east, 2 south, 3 west */
static bool has_edge(const sheet *it, int spot, int side)
{
    static const int step[4] = {-CF_COLUMNS, 1, CF_COLUMNS, -1};
    int other = spot + step[side];

    return other < 0 || other >= CF_SPOTS || !are_one(it->player, spot, other);
}

/* The border between forest and mountain is thick, but for the cave entrance (CF-33). */
static bool is_thick(int spot, int side)
{
    int x = spot % CF_COLUMNS;

    return spot != CF_ENTRY && spot != CF_IN_FRONT &&
           ((x == 3 && side == 1) || (x == 4 && side == 3));
}

static void draw_edges(const sheet *it, int spot, bool thick)
{
    int top = row_of(it, spot / CF_COLUMNS), left = column_of(it, spot % CF_COLUMNS);
    int bottom = top + LINES + 1, right = left + it->inner + 1;
    adit_ink ink = cf_is_on_board(spot) ? ADIT_INK_PLAIN : ADIT_INK_DIM;

    for (int side = 0; side < 4; side++) {
        if (has_edge(it, spot, side) && is_thick(spot, side) == thick) {
            adit_canvas_line(it->canvas, side == 2 ? bottom : top, side == 1 ? right : left,
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

static void write_line(const sheet *it, int spot, int line, adit_ink ink, const char *words)
{
    adit_canvas_textf(it->canvas, row_of(it, spot / CF_COLUMNS) + 1 + line,
                      column_of(it, spot % CF_COLUMNS) + 1, ink, "%.*s", it->inner, words);
}

/* The first word of a title in one line, the rest in the next. */
static void draw_tile(const sheet *it, int spot, const adit_card *tile)
{
    const char *space = strchr(tile->title, ' ');
    char first[32];

    if (space == NULL) {
        write_line(it, spot, 0, cf_tile_ink(tile), tile->title);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(space - tile->title), tile->title);
    write_line(it, spot, 0, cf_tile_ink(tile), first);
    write_line(it, spot, 1, cf_tile_ink(tile), space + 1);
}

static const char *words_of_ground(int spot, int ground, adit_ink *ink)
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
static void draw_reward(const sheet *it, int spot)
{
    int good, amount = cf_reward_of(spot, &good);
    char words[32];

    if (amount > 0) {
        snprintf(words, sizeof words, "+%d %s", amount, it->tx->def->goods[good].name);
        write_line(it, spot, 1, ADIT_INK_DIM, words);
    }
}

static void draw_crop(const sheet *it, int spot)
{
    int crop = it->player->crop[spot];
    char words[32];

    if (crop != 0) {
        snprintf(words, sizeof words, "%d %s", crop & 7, crop > 8 ? "vegetable" : "grain");
        write_line(it, spot, 1, ADIT_INK_PLAIN, words);
    }
}

static void draw_animals(const sheet *it, int spot)
{
    char words[32];

    if (it->fits && it->where.count[spot] > 0) {
        snprintf(words, sizeof words, "%d %s", it->where.count[spot],
                 it->tx->def->goods[it->where.animal[spot]].name);
        write_line(it, spot, 2, ADIT_INK_BOLD, words);
    }
    if (it->fits && it->where.dogs[spot] > 0) {
        snprintf(words, sizeof words, "%d dog", it->where.dogs[spot]);
        write_line(it, spot, 1, ADIT_INK_BOLD, words);
    }
}

static void draw_stable(const sheet *it, int spot)
{
    const char *words = it->inner == WIDE ? "stable" : "st";

    if (it->player->stable[spot] != 0) {
        adit_canvas_text(it->canvas, row_of(it, spot / CF_COLUMNS) + 2,
                         column_of(it, spot % CF_COLUMNS) + 1 + it->inner - (int)strlen(words),
                         ADIT_INK_YELLOW, words);
    }
}

static void draw_space(const sheet *it, int spot)
{
    adit_ink ink;
    const char *words = words_of_ground(spot, it->player->ground[spot], &ink);

    adit_canvas_text(it->canvas, row_of(it, spot / CF_COLUMNS),
                     column_of(it, spot % CF_COLUMNS) + 2, ADIT_INK_CYAN, cf_spot_names[spot]);
    if (it->player->tile[spot] != 0) {
        draw_tile(it, spot, &it->tx->cards->card[it->player->tile[spot] - 1]);
    } else {
        write_line(it, spot, 0, ink, words);
    }
    if (it->player->ground[spot] == CF_BARE) {
        draw_reward(it, spot);
    }
    draw_crop(it, spot);
    draw_animals(it, spot);
    draw_stable(it, spot);
}

int cf_draw_board(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    sheet it = {.tx = tx, .canvas = canvas, .player = cf_player_of(tx, seat), .row = row};

    it.fits = cf_animals_fit(tx, seat, &it.player->common.goods, &it.where);
    find_size(&it);
    for (int thick = 0; thick < 2; thick++) { /* where a thick line touches, it wins */
        for (int spot = 0; spot < CF_SPOTS; spot++) {
            if (is_used(it.player, spot)) {
                draw_edges(&it, spot, thick != 0);
            }
        }
    }
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (is_used(it.player, spot)) {
            draw_space(&it, spot);
        }
    }
    return row_of(&it, it.last_y) + LINES + 2;
}
