/* draw_spaces.c - what lies between the players: action spaces and furnishing tiles. */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/view/draw.h"

#include <string.h>

#define HALF 40
#define GOODS_WIDTH 14
#define INDENT 9
#define THIRD 27
#define MANY 4 /* from this many players on, the tiles are in three columns */

static const char letters[CF_GOODS] = {
    [CF_WOOD] = 'w',      [CF_STONE] = 's', [CF_ORE] = 'o',  [CF_GRAIN] = 'g',
    [CF_VEGETABLE] = 'v', [CF_FOOD] = 'f',  [CF_GOLD] = '$', [CF_RUBY] = 'r',
};

/* ---- Action spaces ---- */

/* "3 wood"; with letters if that is longer than `width`. */
static void stock_words(const adit_tx *tx, int space, size_t width, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);
    adit_goods goods = {{0}};

    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        int count = cf_of(tx)->stock[space][kind], good = cf_stock_good(kind);
        goods.have[good] = (int16_t)count;
        if (count > 0) {
            adit_buffer_addf(&out, "%s%d %s", out.length > 0 ? " " : "", count,
                             tx->def->goods[good].name);
        }
    }
    if (out.length > width) {
        out = adit_buffer_on(words, size);
        adit_write_cost(&goods, letters, CF_GOODS, tx->def->goods, &out);
    }
}

/* Goods on the space that the option is about. */
void cf_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out)
{
    const bool is_space = option.what == CF_OPT_PLACE || option.what == CF_OPT_PLACE_ARMED ||
                          option.what == CF_OPT_IMITATE || option.what == CF_OPT_RETAIN;
    char words[80];

    (void)seat;
    if (is_space && option.a > 0) {
        stock_words(tx, tx->cards->card[option.a - 1].kind_number, sizeof words, words,
                    sizeof words);
        adit_buffer_add(out, words);
    }
}

/* Its title, or its id if another open space has the same title. */
static const char *name_of(const adit_tx *tx, const adit_card *space)
{
    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        const adit_card *other = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        if (other != space && cf_is_open(cf_of(tx), i) && strcmp(other->title, space->title) == 0) {
            return space->id;
        }
    }
    return space->title;
}

/* Whose dwarfs are on the space: "p1", or of several that a card let in "p1,2". */
static void owner_words(const cf_state *state, int space, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    for (int seat = 0; seat < state->base.players; seat++) {
        if (cf_stands_on(&state->player[seat], space)) {
            adit_buffer_addf(&out, "%s%d", words[0] == '\0' ? "p" : ",", seat + 1);
        }
    }
}

static void draw_space(const adit_tx *tx, const adit_card *space, adit_canvas *canvas, int row,
                       int column)
{
    int taken = cf_of(tx)->taken_by[space->kind_number];
    bool is_in_use = cf_of(tx)->turn.space == space->number + 1;
    adit_ink ink = is_in_use ? ADIT_INK_BOLD : taken != 0 ? ADIT_INK_DIM : ADIT_INK_PLAIN;
    char words[64];

    stock_words(tx, space->kind_number, GOODS_WIDTH, words, sizeof words);
    adit_canvas_textf(canvas, row, column, ink, "%.24s", name_of(tx, space));
    if (taken != 0) {
        char owners[24] = "";

        owner_words(cf_of(tx), space->kind_number, owners, sizeof owners);
        const int width = strlen(owners) <= 2 ? 21 : 23 - (int)strlen(owners);
        adit_canvas_textf(canvas, row, column, ADIT_INK_YELLOW, "%-*.*s %s", width, width,
                          name_of(tx, space), owners);
    }
    adit_canvas_textf(canvas, row, column + 25, ink, "%.*s", GOODS_WIDTH, words);
}

/* Round cards that are still to come: which they are is known, their order is not (CF-40). */
static int draw_face_down(const adit_tx *tx, adit_canvas *canvas, int row)
{
    int column = 0;

    for (int stage = 1; stage <= 4; stage++) {
        for (int i = 0; i < cf_space_count(tx->cards); i++) {
            const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
            int place = cf_of(tx)->space_place[i];
            bool is_hidden = place == CF_SPACE_FACE_DOWN || place >= CF_SPACE_PIN;
            if (!is_hidden || space->fact[CF_SPACE_STAGE].number != stage) {
                continue;
            }
            if (column + (int)strlen(space->title) > CF_DRAW_WIDTH) {
                row++;
                column = INDENT;
            }
            if (column == 0) {
                adit_canvas_text(canvas, row, 0, ADIT_INK_DIM, "to come");
                column = INDENT;
            }
            column += adit_canvas_text(canvas, row, column, ADIT_INK_DIM, space->title) + 2;
        }
    }
    return column == 0 ? row : row + 1;
}

/* Those of the boards first, then the round cards in the order of their stages. */
int cf_draw_spaces(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    int open[CF_SPACES], count = 0, rows;

    (void)seat;
    for (int stage = 0; stage <= 4; stage++) {
        for (int i = 0; i < cf_space_count(tx->cards); i++) {
            const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
            if (cf_is_open(cf_of(tx), i) && space->fact[CF_SPACE_STAGE].number == stage) {
                open[count++] = i;
            }
        }
    }
    rows = (count + 1) / 2;
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Action spaces");
    adit_canvas_text(canvas, row, 25, ADIT_INK_DIM, "goods; p: whose dwarf is there");
    for (int i = 0; i < count; i++) {
        draw_space(tx, adit_card_at(tx->cards, CF_KIND_SPACE, open[i]), canvas, row + 1 + i % rows,
                   i / rows * HALF);
    }
    return draw_face_down(tx, canvas, row + 1 + rows);
}

/* ---- Furnishing tiles ---- */

static bool is_affordable(adit_tx *tx, int seat, const adit_card *tile)
{
    const adit_goods cost = adit_fixed_goods(tx->cards, tile->fact[CF_TILE_COST].goods);
    const adit_price price = {
        .value = CF_VALUE_FURNISH_PRICE, .card = tile->number, .base = &cost, .count = 1};
    adit_goods ways[2];

    return adit_price_list(tx, seat, &price, ways, 2, NULL) > 0;
}

static void draw_tile(const adit_tx *tx, const adit_card *tile, bool affordable,
                      adit_canvas *canvas, int row, int column, int width)
{
    const adit_goods cost = adit_fixed_goods(tx->cards, tile->fact[CF_TILE_COST].goods);
    int title = width - 13;
    char words[24];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    adit_write_cost(&cost, letters, CF_GOODS, tx->def->goods, &out);
    adit_canvas_text(canvas, row, column, ADIT_INK_BOLD, affordable ? "*" : " ");
    adit_canvas_textf(canvas, row, column + 1, affordable ? cf_tile_ink(tile) : ADIT_INK_DIM,
                      "%.*s", title, tile->title);
    adit_canvas_textf(canvas, row, column + 1 + title, affordable ? ADIT_INK_PLAIN : ADIT_INK_DIM,
                      " %.6s", words);
    adit_canvas_textf(canvas, row, column + 8 + title, ADIT_INK_BOLD, "%2d%s",
                      tile->fact[CF_TILE_POINTS].number, tile->has_score ? "+" : "");
}

int cf_draw_supply(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    int columns = tx->work->players >= MANY ? 3 : 2, width = columns == 3 ? THIRD - 1 : HALF - 1;
    int order[ADIT_MAX_CARDS_OF_KIND], count = 0, affordable, rows;

    for (int pass = 0; pass < 2; pass++) { /* what can be paid comes first */
        affordable = pass == 0 ? 0 : count;
        for (ADIT_EACH_CARD(tile, tx->cards, CF_KIND_FURNISHING)) {
            if (cf_of(tx)->tile_place[tile->kind_number] == CF_TILE_SUPPLY &&
                is_affordable(tx, seat, tile) == (pass == 0)) {
                order[count++] = tile->kind_number;
            }
        }
    }
    rows = (count + columns - 1) / columns;
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Furnishing tiles");
    adit_canvas_text(canvas, row, 18, ADIT_INK_DIM,
                     "* affordable; w wood s stone o ore g grain v vegetable f food");
    for (int i = 0; i < count; i++) {
        draw_tile(tx, adit_card_at(tx->cards, CF_KIND_FURNISHING, order[i]), i < affordable, canvas,
                  row + 1 + i % rows, i / rows * (width + 1), width);
    }
    return row + 1 + rows;
}
