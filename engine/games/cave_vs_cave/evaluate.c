/* evaluate.c - a rule of thumb for how good a position is; the greedy bot goes by it.
 *
 * Counted in hundredths of a point: points, what the goods will still fetch, and what the
 * cave promises: cells that are dug out, rooms that produce, rooms of the display that would
 * fit. What must still be turned into points loses value as the end comes near. No card is
 * known here by name: what a room brings is read from its declared effect.
 */
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

enum {
    POINT = ADIT_POINT,
    FULL_VALUE_TURNS = 5, /* with fewer turns left, goods are worth less */
    PLENTY = 4,           /* beyond this, a further one of a good is worth less */
    DIG_VALUE = 90,
    BLUE_VALUE = 12, /* of a blue room, for each turn left */
};

/* What one of a good is worth while there is time; gold is also worth a point. */
static const int good_value[CVC_GOODS] = {
    [CVC_WOOD] = 65, [CVC_STONE] = 70, [CVC_EMMER] = 50,
    [CVC_FLAX] = 65, [CVC_FOOD] = 45,  [CVC_GOLD] = 110,
};

/* The rows of all goods, those of mods too. */
static const adit_good_def *all_goods(const adit_cards *cards)
{
    return adit_def_of(&cvc_game, cards)->goods;
}

static int value_of(const adit_good_def *rows, int good)
{
    return good < CVC_GOODS ? good_value[good] : rows[good].worth;
}

/* ---- Effects ---- */

static int amounts_value(const adit_cards *cards, const adit_node *node, int param)
{
    const adit_good_def *rows = all_goods(cards);
    int value = 0;

    if (node->as.verb.length[param] == 0) {
        return 0;
    }
    const adit_amounts *amounts =
        &cards->amounts[node->as.verb.amounts[node->as.verb.first[param]]];
    for (int good = 0; rows[good].name != NULL; good++) {
        value += amounts->of[good].kind == ADIT_NUMBER_FIXED
                     ? amounts->of[good].value * value_of(rows, good)
                     : 0;
    }
    return value;
}

static int verb_yield(const adit_cards *cards, const adit_node *node)
{
    const char *verb = adit_verb_at(&cvc_game, node->as.verb.verb)->name;

    if (strcmp(verb, "gain") == 0) {
        return amounts_value(cards, node, 0);
    }
    if (strcmp(verb, "pay") == 0) {
        return -amounts_value(cards, node, 0);
    }
    if (strcmp(verb, "exchange") == 0) {
        return amounts_value(cards, node, 1) - amounts_value(cards, node, 0);
    }
    if (strcmp(verb, "replenish") == 0) {
        return amounts_value(cards, node, 0) / 2; /* some of it will be there already */
    }
    if (strcmp(verb, "pay_different") == 0) {
        return -node->as.verb.number[0].value * good_value[CVC_EMMER];
    }
    return DIG_VALUE;
}

int cvc_yield(const adit_cards *cards, adit_node_id id)
{
    const adit_node *node = &cards->node[id];
    int yield = 0;

    if (node->kind == ADIT_NODE_VERB) {
        return verb_yield(cards, node);
    }
    if (node->kind == ADIT_NODE_SCRIPT) {
        return POINT; /* nobody knows; as good as another room */
    }
    for (int i = 0; i < node->count; i++) {
        int part = cvc_yield(cards, node->part[i]);
        if (node->kind == ADIT_NODE_ONE_OF) {
            yield = part > yield ? part : yield;
        } else if (node->kind == ADIT_NODE_SEQUENCE || part > 0) {
            yield += part;
        }
    }
    return yield;
}

int cvc_net_points(const adit_cards *cards, const adit_card *room)
{
    const adit_goods cost = adit_fixed_goods(cards, room->fact[CVC_ROOM_COST].goods);
    const adit_good_def *rows = all_goods(cards);
    int value = room->fact[CVC_ROOM_POINTS].number * POINT;

    for (int good = 0; rows[good].name != NULL; good++) {
        value -= cost.have[good] * value_of(rows, good);
    }
    return value;
}

/* ---- The position ---- */

/* Turns that the seat still has in the match, the one under way not counted. */
static int turns_left(const cvc_state *state, const adit_cards *cards, int seat)
{
    const int players = state->base.players, last = cvc_round_count(cards, players);
    int left = 0;

    for (int round = state->round; round <= last; round++) {
        left += cvc_turns_of_round(cards, players, round);
    }
    for (int number = 0; number < state->turn.number; number++) {
        left -= (state->start_player + number) % players == seat;
    }
    if (state->base.active == seat && state->phase >= CVC_PHASE_TILE &&
        state->phase <= CVC_PHASE_TURN_END) {
        left--;
    }
    return left < 0 ? 0 : left;
}

/* The gold that rooms may cost is worth a little more than the point it counts. */
static int goods_worth(const adit_goods *goods, const adit_good_def *rows, int left)
{
    int value[CVC_GOODS], time = left < FULL_VALUE_TURNS ? left : FULL_VALUE_TURNS;
    int worth = adit_added_goods_worth(goods->have, rows, CVC_GOODS, PLENTY);

    for (int good = 0; good < CVC_GOODS; good++) {
        value[good] = good == CVC_GOLD ? good_value[good] - POINT : good_value[good];
    }
    worth += adit_goods_worth(goods->have, value, CVC_GOODS, PLENTY);
    return worth * time / FULL_VALUE_TURNS;
}

/* The three best rooms share the uses that are still to come: about two in three turns. */
static int rooms_worth(const adit_tx *tx, int seat, int left)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    int best[3] = {0}, blue = 0;

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if (player->room_at[cell] == 0) {
            continue;
        }
        const adit_card *room = cvc_card(tx->cards, player->room_at[cell]);
        int yield = room->extra[CVC_EXTRA_YIELD];
        blue += room->fact[CVC_ROOM_COLOUR].number == CVC_BLUE;
        for (int i = 0; i < 3; i++) {
            if (yield > best[i]) {
                int worse = best[i];
                best[i] = yield;
                yield = worse;
            }
        }
    }
    return (3 * best[0] + 2 * best[1] + best[2]) * left / 9 + blue * BLUE_VALUE * left;
}

/* The best room of the display for such walls, by its points less the goods that are missing. */
static int best_for_walls(const adit_tx *tx, int seat, unsigned walls, uint8_t *is_used)
{
    const cvc_state *state = cvc_of(tx);
    const adit_good_def *rows = all_goods(tx->cards);
    int best = 0, chosen = -1;

    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(tx->cards, CVC_KIND_ROOM, i);
        if (state->room_place[i] != CVC_ROOM_DISPLAY || is_used[i] ||
            (room->extra[CVC_EXTRA_ACCEPTS] >> walls & 1) == 0) {
            continue;
        }
        int value = room->extra[CVC_EXTRA_NET];
        if (value <= best) {
            continue; /* what is missing makes it less */
        }
        const adit_goods cost = adit_fixed_goods(tx->cards, room->fact[CVC_ROOM_COST].goods);
        for (int good = 0; rows[good].name != NULL; good++) {
            int missing = cost.have[good] - state->player[seat].common.goods.have[good];
            value -= missing > 0 ? missing * value_of(rows, good) / 2 : 0;
        }
        if (value > best) {
            best = value;
            chosen = i;
        }
    }
    if (chosen >= 0) {
        is_used[chosen] = 1;
    }
    return best;
}

/* Cells that wait for a room; the first ones weigh most, since furnishing takes turns. */
static int cells_worth(const adit_tx *tx, int seat, int left)
{
    static const int weight[] = {75, 60, 45, 30}; /* per cent */
    uint8_t is_used[ADIT_MAX_CARDS_OF_KIND] = {0};
    const cvc_player *player = cvc_player_of(tx, seat);
    int value = 0, waiting = 0, most = left < 4 ? left : 4;

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells && waiting < most; cell++) {
        if (cvc_is_free(player, cell)) {
            unsigned walls = cvc_wallset(cvc_of(tx), seat, cell);
            value += best_for_walls(tx, seat, walls, is_used) * weight[waiting++] / 100;
        }
    }
    return value + (left > 2 ? waiting * DIG_VALUE / 2 + player->digs * 20 : 0);
}

int cvc_evaluate(adit_tx *tx, int seat)
{
    int left = turns_left(cvc_of(tx), tx->cards, seat), total;

    (void)cvc_score(tx, seat, &total, NULL, 0);
    return total * POINT +
           goods_worth(&cvc_player_of(tx, seat)->common.goods, all_goods(tx->cards), left) +
           rooms_worth(tx, seat, left) + cells_worth(tx, seat, left);
}
