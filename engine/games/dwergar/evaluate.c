/* evaluate.c - a rule of thumb for how good a position is; the greedy bot goes by it.
 *
 * Counted in hundredths of a point: the points as they stand, what goods in the supply and in
 * the carts will still fetch, fire, furnaces on the board, dwarves at hand, and how near the
 * projects on the track are. Whatever must still be turned into points loses value as the end
 * comes near. No card is known here by name: a project counts by its facts and by how much it
 * reaches into the rules.
 */
#include <string.h>

#include "engine/games/dwergar/game.h"

enum {
    POINT = ADIT_POINT,
    TURNS = 4,         /* with fewer turns left, what needs time is worth less */
    PLENTY = 6,        /* beyond this, a further one of a good is worth half */
    HEAT = 45,         /* on the track, after the turn */
    HOT = 90,          /* a hot furnace */
    COOL = 25,         /* a cool one */
    COOL_TURN = 7,     /* and for each turn to come */
    TOWN_FURNACE = 14, /* installed: for each turn to come and each opponent */
    MINE_FURNACE = 20, /* installed: for each turn to come */
    NO_DWARF = 330,    /* an empty pool: a turn begins with a work break */
    DWARF = 40,        /* each dwarf of the first three */
    FOREMAN = 35,
    LASTING = 14,  /* what a card changes in the rules, for each turn to come */
    UPGRADE = 15,  /* of 100: a gain that upgrading a project would still bring */
    IN_REACH = 28, /* of 100: a gain that completing a project would bring, if it can be paid */
    TOKEN = 60,
};

/* What one of a resource is worth while there is time. */
#define GOOD_VALUES [DWG_STONE] = 90, [DWG_IRON] = 147, [DWG_GOLD] = 255, [DWG_CRYSTAL] = 382
static const int good_value[DWG_RESOURCES] = {GOOD_VALUES};
/* The same for what a cost may name. */
static const int16_t cost_value[ADIT_COST_GOODS] = {GOOD_VALUES, [DWG_HEAT] = HOT};
/* The part of it, in hundredths, by the number of turns left to make use of it. */
static const int of_supply[TURNS + 1] = {0, 60, 75, 85, 100};
/* The same for a load, by tile, with 1, 2, 3 and 4 or more turns left. While there is time it is
 * worth as much as goods at hand, or carts would stay empty. */
static const int of_cart[TURNS + 1][DWG_TILES] = {{0},
                                                  {41, 18, 6},
                                                  {85, 73, 53, 30, 18, 9},
                                                  {97, 90, 83, 71, 59, 47, 35, 23, 11},
                                                  {102, 99, 95, 89, 83, 77, 70, 63, 56}};

typedef struct {
    adit_tx *tx;
    const dwg_state *state;
    const dwg_player *player;
    int seat;
    int turns;                      /* still to come */
    int time;                       /* the same, TURNS at most */
    int16_t stock[ADIT_COST_GOODS]; /* what costs are paid with; heat without making any */
} board_view;

/* ---- Goods ---- */

static int supply_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;

    return adit_goods_worth(have, good_value, DWG_RESOURCES, PLENTY) * of_supply[view->time] / 100;
}

static int carts_worth(const board_view *view)
{
    const int levels = dwg_levels(view->tx->cards);
    int value = 0;

    for (int tile = 0; tile <= levels; tile++) {
        static const uint8_t empty[DWG_RESOURCES];
        int load = 0;
        if (memcmp(view->player->cart[tile], empty, sizeof empty) == 0) {
            continue;
        }
        for (int good = 0; good < DWG_RESOURCES; good++) {
            load += good_value[good] * view->player->cart[tile][good];
        }
        value += load * of_cart[view->time][tile] / 100;
    }
    return value;
}

/* ---- Fire and dwarves ---- */

static int fire_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;
    const int board = have[DWG_HOT] + have[DWG_COOL];
    int value = have[DWG_HEAT] * HEAT + have[DWG_HOT] * HOT + have[DWG_COOL] * COOL;

    return value * of_supply[view->time] / 100 + (board < 6 ? board : 6) * view->turns * COOL_TURN;
}

/* The first location from `from` on where the player has a furnace, or -1. */
static int next_furnace(const board_view *view, int from)
{
    const uint8_t *furnace = view->state->furnace;
    const uint8_t *found = memchr(furnace + from, view->seat + 1, (size_t)(DWG_LOCATIONS - from));

    return found == NULL ? -1 : (int)(found - furnace);
}

static int installed_worth(const board_view *view)
{
    const int town = TOWN_FURNACE * (view->state->base.players - 1);
    int value = 0;

    for (int i = 0; (i = next_furnace(view, i)) >= 0; i++) {
        value += dwg_level_of(view->tx, i) > 0 ? MINE_FURNACE : town;
    }
    return value * view->turns;
}

static int dwarves_worth(const board_view *view)
{
    const uint8_t *pool = view->player->pool;
    int foreman = view->player->foreman == DWG_IN_POOL, workers = 0, value = 0;

    if (view->turns == 0) {
        return 0;
    }
    for (DWG_EACH_SPECIALIST(kind, view->tx->cards)) {
        workers += pool[kind];
        value += pool[kind] > 0 ? DWARF / 2 : 0;
    }
    value += (workers < 3 ? workers : 3) * DWARF + foreman * FOREMAN;
    return workers + foreman == 0 ? -NO_DWARF : value;
}

/* ---- Projects ---- */

/* What a cost is worth. */
static int cost_worth(const adit_goods *cost)
{
    int value = cost->have[DWG_HEAT] > 0 ? cost->have[DWG_HEAT] * HOT : 0;

    for (int good = 0; good < DWG_RESOURCES; good++) {
        value += cost->have[good] > 0 ? cost->have[good] * good_value[good] : 0;
    }
    return value;
}

/* The same of what the player does not have of it. */
static int missing_worth(const board_view *view, const adit_goods *cost)
{
    return adit_missing_worth(cost->have, view->stock, cost_value);
}

static const adit_goods *cost_of(const adit_cards *cards, const adit_card *card, int fact)
{
    return adit_goods_at(cards, card->fact[fact].goods);
}

void dwg_prepare_worth(const adit_cards *cards, adit_card *card)
{
    const int cost = cost_worth(cost_of(cards, card, DWG_PROJECT_COST));
    const int upgrade = cost_worth(cost_of(cards, card, DWG_PROJECT_UPGRADE));
    const adit_number *points = &card->fact[DWG_PROJECT_UPGRADE_POINTS].count;
    int gain = points->kind == ADIT_NUMBER_FIXED ? points->value * POINT : 2 * POINT;

    if (!card->fact[DWG_PROJECT_UPGRADE_POINTS].is_set) {
        gain = 5 * POINT; /* the deck says so: a few of them count more and more */
    }
    card->extra[DWG_EXTRA_IN_REACH] =
        (card->fact[DWG_PROJECT_POINTS].number * POINT - cost) * IN_REACH / 100;
    card->extra[DWG_EXTRA_UPGRADE] = gain - upgrade / 3;
}

/* A project on the track that could be paid soon: the gain, less what is missing. Nobody asks
 * whether it is less than `least`. */
static int reach_worth(const board_view *view, const adit_card *card, int least)
{
    int value = card->extra[DWG_EXTRA_IN_REACH];

    if (value > least) {
        value -= missing_worth(view, cost_of(view->tx->cards, card, DWG_PROJECT_COST)) / 3;
    }
    return value > least ? value : least;
}

/* A completed project that is not upgraded yet. */
static int upgrade_worth(const board_view *view, const adit_card *card)
{
    const adit_goods *cost = cost_of(view->tx->cards, card, DWG_PROJECT_UPGRADE);
    const int value = card->extra[DWG_EXTRA_UPGRADE] - missing_worth(view, cost);

    return value > 0 ? value * UPGRADE / 100 : 0;
}

/* Of the player's projects. */
static int upgrades_worth(const board_view *view)
{
    const adit_cards *cards = view->tx->cards;
    const uint8_t *lies = view->state->project_place;
    const int place = DWG_PLACE_OF + view->seat;
    const int projects = adit_kind_card_count(cards, DWG_KIND_PROJECT);
    int value = 0;

    for (int at = 0; at < projects; at += 8) {
        for (uint64_t left = adit_equal_bytes(lies + at, place); left != 0; left &= left - 1) {
            const int project = at + adit_lowest_byte(left);
            value += upgrade_worth(view, adit_card_at(cards, DWG_KIND_PROJECT, project));
        }
    }
    return value;
}

static int projects_worth(const board_view *view)
{
    const adit_cards *cards = view->tx->cards;
    const uint8_t *lies = view->state->project_place;
    const int projects = adit_kind_card_count(cards, DWG_KIND_PROJECT);
    int best = 0, second = 0;

    if (view->turns == 0) {
        return 0;
    }
    for (int at = 0; at < projects; at += 8) {
        uint64_t left = adit_equal_bytes(lies + at, DWG_PLACE_TRACK);

        for (; left != 0; left &= left - 1) {
            const int project = at + adit_lowest_byte(left);
            int value = reach_worth(view, adit_card_at(cards, DWG_KIND_PROJECT, project), second);
            second = value > best ? best : value > second ? value : second;
            best = value > best ? value : best;
        }
    }
    return best + second / 2 + upgrades_worth(view) * view->time / TURNS;
}

/* An upgraded project that changes the rules will be of use as long as there is time. */
static int lasting_worth(const board_view *view)
{
    const adit_in_play *list = &view->player->common.in_play;
    int value = 0;

    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &view->tx->cards->card[list->card[i]];
        int reach = 2 * (card->on_count + card->modify_count) + card->permit_count +
                    card->exchange_count + 2 * (card->fact[DWG_PROJECT_STEP].effect != 0);
        value += (reach > 4 ? 4 : reach) * LASTING;
    }
    return value * view->turns + (view->state->silverbeard == view->seat + 1 ? TOKEN : 0);
}

int dwg_evaluate(adit_tx *tx, int seat)
{
    const dwg_state *state = dwg_of(tx);
    board_view view = {.tx = tx, .state = state, .player = &state->player[seat], .seat = seat};
    const int16_t *have = view.player->common.goods.have;
    int total;

    memcpy(view.stock, have, sizeof view.stock);
    view.stock[DWG_HEAT] = (int16_t)(have[DWG_HOT] + have[DWG_COOL] / 2 + have[DWG_HEAT]);
    view.turns = dwg_last_round(state, tx->cards) - view.player->turns;
    view.turns = view.turns < 0 ? 0 : view.turns;
    view.time = view.turns < TURNS ? view.turns : TURNS;
    (void)dwg_score(tx, seat, &total, NULL, 0);
    return total * POINT + supply_worth(&view) + carts_worth(&view) + fire_worth(&view) +
           installed_worth(&view) + dwarves_worth(&view) + projects_worth(&view) +
           lasting_worth(&view);
}
