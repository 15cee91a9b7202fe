/* tiles.c - laying landscape tiles: twin tiles from actions, single tiles from rubies and loot.
 *
 * A twin tile needs two adjacent free spaces of its half, one of which touches what lies there
 * already. With the permission to overhang, one of the two may be a space of the ring around
 * the board.
 */
#include "engine/games/cave_farmers/home/board.h"

enum { MEADOW_FIELD, CAVERN_TUNNEL, ANY_CAVERN };

/* What the board allows at this moment, worked out once for a list of options. */
typedef struct {
    uint64_t side;    /* the half of the board */
    uint64_t free;    /* spaces of it that may be covered; on the ring only if it may overhang */
    uint64_t touches; /* those of them that make a tile legal */
    uint64_t stables; /* where a field may not lie */
} tile_layout;

static tile_layout look_at(adit_tx *tx, int seat, bool forest, bool may_overhang)
{
    const cf_player *player = cf_player_of(tx, seat);
    tile_layout layout = {.side = forest ? CF_FOREST_SIDE : CF_MOUNTAIN_SIDE};

    layout.free = cf_where(player->ground, CF_BARE) & layout.side;
    layout.free &= may_overhang ? ~UINT64_C(0) : CF_ON_BOARD;
    layout.touches = cf_open_to_tiles(player) & layout.free;
    layout.stables = forest ? cf_where(player->stable, 1) : 0;
    return layout;
}

/* ---- Twin tiles ---- */

static tile_layout look_at_twins(adit_tx *tx, int seat, const adit_args *args)
{
    return look_at(tx, seat, args->n[0] == MEADOW_FIELD,
                   cf_allows(tx, seat, CF_MAY_OVERHANG) ||
                       cf_allows(tx, seat,
                                 args->n[0] == MEADOW_FIELD ? CF_MAY_OVERHANG_FOREST
                                                            : CF_MAY_OVERHANG_MOUNTAIN));
}

bool cf_can_place_twin(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const tile_layout layout = look_at_twins(tx, seat, args);
    const uint64_t inside = layout.touches & CF_ON_BOARD, outside = layout.touches & ~CF_ON_BOARD;

    /* One half may lie on a stable, namely the meadow (CF-108), and one on the ring (CF-114). */
    if ((cf_beside(inside & ~layout.stables) & layout.free) != 0 ||
        (cf_beside(inside & layout.stables) & layout.free & ~layout.stables) != 0 ||
        (cf_beside(outside) & layout.free & CF_ON_BOARD) != 0) {
        return adit_can_pay_due(tx, seat, CF_VALUE_TWIN_PRICE, why);
    }
    return adit_refuse(why,
                       "you have no two adjacent spaces in the %s for a twin tile", /* CF-112 */
                       args->n[0] == MEADOW_FIELD ? "forest" : "mountain");
}

/* Whether a twin tile may lie on two adjacent spots; `second` holds the field, if any. */
static bool may_lay(const tile_layout *layout, bool has_field, int first, int second, adit_why *why)
{
    const uint64_t both = CF_BIT(first) | CF_BIT(second);

    if ((both & CF_ON_BOARD) == 0) { /* CF-368 */
        return adit_refuse(why, "one half must be on the board");
    }
    if ((both & ~layout->free) != 0) {
        const int taken = (CF_BIT(first) & ~layout->free) != 0 ? first : second;
        return adit_refuse(why,
                           cf_is_on_board(taken) ? "%s already has a tile" : "%s cannot be used",
                           cf_spot_names[taken]);
    }
    if (has_field && (CF_BIT(second) & layout->stables) != 0) { /* CF-108, CF-360 */
        return adit_refuse(why, "a field cannot cover the stable on %s", cf_spot_names[second]);
    }
    return (both & layout->touches) != 0 ||
           adit_refuse(why,
                       "neither half would touch the tiles already placed"); /* CF-109, CF-110 */
}

typedef struct {
    int seat;
    const adit_args *args;
} tile_question;

/* Offers every way to lay the tile; false: enough. The two caverns are alike. */
static bool offer_twins(adit_tx *tx, int seat, const tile_layout *layout, int what,
                        adit_options *out)
{
    adit_why *why = adit_why_of(out);

    for (uint64_t a = why == NULL ? layout->free : layout->side; a != 0; a &= a - 1) {
        const int first = __builtin_ctzll(a);
        uint64_t b = cf_beside(CF_BIT(first)) & (why == NULL ? layout->free : layout->side);
        if (what == CF_OPT_CAVERN_CAVERN) {
            b &= a; /* the pair counts once, from its first spot */
        }
        for (; b != 0; b &= b - 1) {
            const int second = __builtin_ctzll(b);
            const adit_option option = {
                .what = (uint16_t)what, .a = (int16_t)first, .b = (int16_t)second};
            const bool may = may_lay(layout, what == CF_OPT_MEADOW_FIELD, first, second, why) &&
                             (why == NULL || adit_can_pay_due(tx, seat, CF_VALUE_TWIN_PRICE, why));
            if (!adit_offer_if(out, option, may)) {
                return false;
            }
        }
    }
    return true;
}

static void build_twins(adit_tx *tx, const void *context, adit_options *out)
{
    const tile_question *question = context;
    const tile_layout board = look_at_twins(tx, question->seat, question->args);

    if (adit_why_of(out) == NULL &&
        !adit_can_pay_due(tx, question->seat, CF_VALUE_TWIN_PRICE, NULL)) {
        return;
    }
    if (question->args->n[0] == MEADOW_FIELD) {
        (void)offer_twins(tx, question->seat, &board, CF_OPT_MEADOW_FIELD, out);
    } else if (offer_twins(tx, question->seat, &board, CF_OPT_CAVERN_TUNNEL, out) &&
               question->args->n[0] == ANY_CAVERN) {
        (void)offer_twins(tx, question->seat, &board, CF_OPT_CAVERN_CAVERN, out); /* CF-111 */
    }
}

adit_status cf_place_twin(adit_tx *tx, int seat, const adit_args *args)
{
    static const int halves[][2] = {
        {CF_MEADOW, CF_FIELD}, {CF_CAVERN, CF_TUNNEL}, {CF_CAVERN, CF_CAVERN}};
    const tile_question context = {seat, args};
    const adit_question question = {.key = CF_ASK_TWIN,
                                    .seat = seat,
                                    .build = build_twins,
                                    .context = &context,
                                    .risky = adit_due_risk(tx, seat, CF_VALUE_TWIN_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_place_twin, &answer));
    const int spots[2] = {answer.a, answer.b};
    ADIT_TRY(adit_pay_due(tx, seat, CF_VALUE_TWIN_PRICE));
    /* CF-113: tile, reward, what the overhanging half brings; animals are housed afterwards */
    ADIT_TRY(cf_lay_twin(tx, seat, spots, halves[answer.what - CF_OPT_MEADOW_FIELD]));
    if (cf_is_on_board(spots[0]) && cf_is_on_board(spots[1])) {
        return ADIT_OK;
    }
    return adit_raise_plain(tx, CF_EVENT_OVERHUNG, seat, ADIT_NO_CARD, 0);
}

/* ---- Single tiles ---- */

enum { SINGLE_MEADOW, SINGLE_FIELD, SINGLE_TUNNEL, SINGLE_CAVERN };

static bool is_forest_tile(const adit_args *args)
{
    return args->n[0] == SINGLE_MEADOW || args->n[0] == SINGLE_FIELD;
}

/* CF-115: as twin tiles, but never on the ring (CF-367). */
static tile_layout look_at_singles(adit_tx *tx, int seat, const adit_args *args)
{
    tile_layout layout = look_at(tx, seat, is_forest_tile(args), false);

    if (args->n[0] != SINGLE_FIELD) {
        layout.stables = 0;
    }
    return layout;
}

bool cf_can_place_single(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const tile_layout layout = look_at_singles(tx, seat, args);

    if ((layout.touches & ~layout.stables) != 0) {
        return adit_can_pay_due(tx, seat, CF_VALUE_SINGLE_PRICE, why);
    }
    return adit_refuse(why, "you have no space in the %s for the tile",
                       is_forest_tile(args) ? "forest" : "mountain");
}

static bool may_lay_single(const tile_layout *layout, int spot, adit_why *why)
{
    if ((layout->free & CF_BIT(spot)) == 0) {
        return adit_refuse(why, "%s already has a tile", cf_spot_names[spot]);
    }
    if ((layout->stables & CF_BIT(spot)) != 0) {
        return adit_refuse(why, "a field cannot cover the stable on %s", cf_spot_names[spot]);
    }
    return (layout->touches & CF_BIT(spot)) != 0 ||
           adit_refuse(why, "%s does not touch the tiles already placed", cf_spot_names[spot]);
}

static void build_singles(adit_tx *tx, const void *context, adit_options *out)
{
    const tile_question *question = context;
    const tile_layout board = look_at_singles(tx, question->seat, question->args);
    adit_why *why = adit_why_of(out);
    const bool is_paid = adit_can_pay_due(tx, question->seat, CF_VALUE_SINGLE_PRICE, NULL);

    for (uint64_t rest = why == NULL ? board.touches : board.side & CF_ON_BOARD; rest != 0;
         rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest);
        const adit_option option = {.what = (uint16_t)(CF_OPT_MEADOW + question->args->n[0]),
                                    .a = (int16_t)spot};
        const bool may =
            may_lay_single(&board, spot, why) &&
            (is_paid || adit_can_pay_due(tx, question->seat, CF_VALUE_SINGLE_PRICE, why));
        if (!adit_offer_if(out, option, may)) {
            return;
        }
    }
}

adit_status cf_place_single(adit_tx *tx, int seat, const adit_args *args)
{
    static const int grounds[] = {CF_MEADOW, CF_FIELD, CF_TUNNEL, CF_CAVERN};
    const tile_question context = {seat, args};
    const adit_question question = {.key = CF_ASK_SINGLE,
                                    .seat = seat,
                                    .build = build_singles,
                                    .context = &context,
                                    .risky = adit_due_risk(tx, seat, CF_VALUE_SINGLE_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_place_single, &answer));
    ADIT_TRY(adit_pay_due(tx, seat, CF_VALUE_SINGLE_PRICE));
    return cf_lay(tx, seat, answer.a, grounds[args->n[0]]);
}
