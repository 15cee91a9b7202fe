/* mine.c - mining, the common lift, and loading the carts of a level.
 *
 * A cart lies on a tile and a tile on a level, so a cart is found by its owner and its level: a
 * lift move shifts the contents of all carts by one place. Whatever leaves the mine is taken
 * out of the carts before anybody gains it, so that cards which hear of it see the tiles where
 * they lie now.
 */
#include "engine/games/dwergar/turn.h"

#include <string.h>

bool dwg_cart_is_empty(const dwg_player *player, int tile)
{
    const uint8_t *cart = player->cart[tile];

    /* DWG-E13: a foreman in it does not make it full */
    return (cart[DWG_STONE] | cart[DWG_IRON] | cart[DWG_GOLD] | cart[DWG_CRYSTAL]) == 0;
}

static void put_into_cart(dwg_player *player, int tile, int good, int amount)
{
    const int sum = player->cart[tile][good] + amount;

    player->cart[tile][good] = (uint8_t)(sum < UINT8_MAX ? sum : UINT8_MAX);
}

/* ---- Mining (DWG-108) ---- */

bool dwg_can_mine(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const int location = dwg_of(tx)->turn.location;
    const int level = location == 0 ? 0 : dwg_level_of(tx, location - 1);

    (void)args;
    if (level == 0) {
        return adit_refuse(why, "no dwarf is working on a mine level");
    }
    return dwg_cart_is_empty(dwg_player_of(tx, seat), level) ||
           adit_permission(tx, seat, DWG_MAY_MINE_FULL, dwg_location(tx, location - 1)->number,
                           NULL) ||
           adit_refuse(why, "your cart on level %d is full", level); /* DWG-E11 */
}

/* DWG-24: all sources add up. A furnace of this very action does not count (DWG-E21). */
static int count_extras(adit_tx *tx, int seat, int location)
{
    const dwg_state *state = dwg_of(tx);
    const bool has_furnace = state->furnace[location] == seat + 1 && state->turn.installed == 0;
    const int count =
        adit_value(tx, seat, DWG_VALUE_MINE_EXTRA, has_furnace, dwg_location(tx, location)->number);

    return count < 0 ? 0 : count;
}

adit_status dwg_mine(adit_tx *tx, int seat, const adit_args *args)
{
    ADIT_TRY(adit_require_verb(tx, seat, args, dwg_can_mine));
    const int location = dwg_of(tx)->turn.location - 1, level = dwg_level_of(tx, location);
    const adit_card *card = dwg_location(tx, location);
    const adit_goods yield = adit_fixed_goods(tx->cards, card->fact[DWG_LOCATION_YIELD].goods);
    const adit_goods extra = adit_fixed_goods(tx->cards, card->fact[DWG_LOCATION_EXTRA].goods);
    const int times = count_extras(tx, seat, location);
    adit_event event = {.event = DWG_ON_MINED, .seat = seat, .card = card->number};

    for (int good = 0; good < DWG_RESOURCES && tx->stop == ADIT_OK; good++) {
        const int amount = yield.have[good] + times * extra.have[good];
        if (amount > 0) {
            put_into_cart(dwg_player_of(tx, seat), level, good, amount);
            event.goods.have[good] = (int16_t)amount;
            adit_note(tx, DWG_LOG_MINES, seat, good, amount, level);
        }
    }
    return adit_raise(tx, &event);
}

/* ---- The lift (DWG-18 to DWG-22) ---- */

/* Takes what arrives at the top out of the player's cart and shifts his carts by one tile. */
static adit_goods raise_carts(adit_tx *tx, int seat)
{
    dwg_player *player = dwg_player_of(tx, seat);
    const int levels = dwg_levels(tx->cards);
    adit_goods load = {{0}};

    for (int good = 0; good < DWG_RESOURCES; good++) {
        load.have[good] = player->cart[0][good];
    }
    memmove(player->cart[0], player->cart[1], (size_t)levels * sizeof player->cart[0]);
    memset(player->cart[levels], 0, sizeof player->cart[0]);
    if (player->foreman == DWG_IN_CART) {
        player->foreman = DWG_IN_POOL; /* DWG-19, DWG-E14: at once */
        adit_note(tx, DWG_LOG_RETURNS, seat, 0, 0, 0);
    } else if (player->foreman > DWG_IN_CART && player->foreman < DWG_AT) {
        player->foreman--;
    }
    return load;
}

/* LIFT_ONE */
static adit_status lift_one(adit_tx *tx, bool by_player)
{
    const dwg_state *state = dwg_of(tx);
    const int players = state->base.players;
    adit_goods load[DWG_SEATS];

    if (tx->stop != ADIT_OK) {
        return tx->stop;
    }
    adit_note(tx, DWG_LOG_LIFT, -1, 0, 0, 0);
    for (int i = 0; i < players; i++) {
        load[i] = raise_carts(tx, (state->start_player + i) % players);
    }
    for (int i = 0; i < players; i++) {
        ADIT_TRY(adit_gain(tx, (state->start_player + i) % players, &load[i]));
    }
    return adit_raise_plain(tx, DWG_ON_LIFTED, state->at_turn, ADIT_NO_CARD, by_player);
}

/* DWG-109: the first move of an action is free, unless a card says otherwise. */
static adit_price lift_price(const adit_tx *tx, const adit_args *args)
{
    const bool is_first = dwg_of(tx)->turn.done[0] == 0;
    const int location = dwg_of(tx)->turn.location;

    return (adit_price){.value = DWG_VALUE_LIFT_PRICE,
                        .card =
                            location == 0 ? ADIT_NO_CARD : dwg_location(tx, location - 1)->number,
                        .base = is_first ? NULL : &args->goods[args->first[0]],
                        .count = is_first ? 0 : args->length[0]};
}

bool dwg_can_lift(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const adit_price price = lift_price(tx, args);

    return adit_can_pay_price(tx, seat, &price, why);
}

adit_status dwg_lift(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_price price = lift_price(tx, args);
    adit_goods way;

    /* Most moves are free, and nothing need be asked then. */
    if (adit_price_list(tx, seat, &price, &way, 1, NULL) == 0 || !adit_goods_are_none(&way)) {
        ADIT_TRY(adit_pay_price(tx, seat, &price, NULL));
    }
    return lift_one(tx, true);
}

/* DWG-144 */
adit_status dwg_raise_tiles(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    for (int i = 0; i < args->n[0]; i++) {
        ADIT_TRY(lift_one(tx, false));
    }
    return tx->stop;
}

/* ---- Loading a level (DWG-111, events) ---- */

/* The words of the parameter: first "ask", then the tiles. */
enum { ASK_LEVEL, FIRST_LEVEL };

static void build_levels(adit_tx *tx, const void *context, adit_options *out)
{
    (void)context;
    (void)adit_offer_range(out, DWG_OPT_LEVEL, 0, dwg_levels(tx->cards));
}

/* DWG-E60 to DWG-E62: everybody's cart there, full or not, and it is full afterwards. */
static void load_all(adit_tx *tx, int tile, const adit_goods *goods)
{
    for (int good = 0; good < DWG_RESOURCES && tx->stop == ADIT_OK; good++) {
        for (int seat = 0; seat < tx->work->players && goods->have[good] > 0; seat++) {
            put_into_cart(dwg_player_of(tx, seat), tile, good, goods->have[good]);
        }
        if (goods->have[good] > 0) {
            adit_note(tx, DWG_LOG_LOADS + good, -1, tile, goods->have[good], 0);
        }
    }
}

adit_status dwg_load_level(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {.key = DWG_ASK_LEVEL, .seat = seat, .build = build_levels};
    const adit_goods *goods = &args->goods[args->first[0]];
    int tile = args->n[1] - FIRST_LEVEL;

    for (int good = DWG_RESOURCES; tx->def->goods[good].name != NULL; good++) {
        if (goods->have[good] > 0) {
            return adit_fault(tx, ADIT_SCRIPT, "load_level: carts can hold only resources, not %s",
                              tx->def->goods[good].name);
        }
    }
    if (tile > dwg_levels(tx->cards)) {
        return adit_illegal(tx, "the mine has no %s", dwg_level_said[tile]);
    }
    if (args->n[1] == ASK_LEVEL) {
        adit_option answer;
        ADIT_TRY(adit_ask(tx, &question, &answer));
        tile = answer.a;
    }
    load_all(tx, tile, goods);
    return tx->stop;
}
