/* spaces.c - what lies on the action spaces: goods that gather there, and cards turned over.
 *
 * Goods are counted for each space by its kind number. Only the kinds that spaces gather have
 * a count; everything else a space gives comes from the general supply.
 */
#include "engine/games/cave_farmers/spaces.h"

#include <string.h>

#define MOST 255 /* there is no limit in the rules (CF-10); a game never comes near this */

static const uint8_t stock_goods[CF_STOCK_KINDS] = {
    CF_WOOD, CF_STONE, CF_ORE, CF_GRAIN, CF_VEGETABLE, CF_FOOD, CF_RUBY, CF_SHEEP, CF_DONKEY,
};

int cf_stock_good(int kind)
{
    return stock_goods[kind];
}

int cf_space_count(const adit_cards *cards)
{
    int count = adit_kind_card_count(cards, CF_KIND_SPACE);

    return count < CF_SPACES ? count : CF_SPACES;
}

int cf_stock_total(const cf_state *state, int space)
{
    int total = 0;

    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        total += state->stock[space][kind];
    }
    return total;
}

bool cf_stands_on(const cf_player *player, int space)
{
    for (int i = 0; i < CF_DWARFS; i++) {
        if (player->dwarf_at[i] == space + 1) {
            return true;
        }
    }
    return false;
}

/* ---- Replenishing (CF-51) ---- */

/* CF-194: with two players a space may stay empty in the first rounds. */
static bool gathers_now(const cf_state *state, const adit_card *space)
{
    return space->fact[CF_SPACE_EMPTY].goods != 0 &&
           (state->base.players != 2 || state->round >= space->fact[CF_SPACE_PAIR_FROM].number);
}

/* "Empty" looks at all goods on the space (CF-51), also where the kinds differ (CF-197). */
static void add_goods(cf_state *state, const adit_cards *cards, const adit_card *space)
{
    uint8_t *stock = state->stock[space->kind_number];
    const adit_fact *more = &space->fact[CF_SPACE_MORE];
    bool is_empty = cf_stock_total(state, space->kind_number) == 0;
    const adit_goods goods = adit_fixed_goods(
        cards, is_empty || !more->is_set ? space->fact[CF_SPACE_EMPTY].goods : more->goods);

    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        int n = stock[kind] + goods.have[stock_goods[kind]];
        stock[kind] = (uint8_t)(n < MOST ? n : MOST);
    }
}

void cf_replenish(adit_tx *tx)
{
    cf_state *state = cf_of(tx);
    const int count = cf_space_count(tx->cards);

    for (int i = 0; i < count; i++) {
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        if (cf_is_open(state, i) && gathers_now(state, space)) {
            add_goods(state, tx->cards, space);
        }
    }
}

/* The most that is taken for what has gathered on the space (CF-51): that of all rounds in the
 * first one, since scenarios may begin with something, and what each round adds. */
int cf_most_stock(const cf_state *state, const adit_cards *cards, const adit_card *space, int kind)
{
    const adit_fact *fact = space->fact;
    const int good = cf_stock_good(kind);
    int least = 0, more = 0;

    if (fact[CF_SPACE_EMPTY].goods != 0) {
        least = adit_fixed_goods(cards, fact[CF_SPACE_EMPTY].goods).have[good];
    }
    if (fact[CF_SPACE_MORE].is_set) {
        more = adit_fixed_goods(cards, fact[CF_SPACE_MORE].goods).have[good];
    }
    return (CF_ROUNDS + state->round) * (least > more ? least : more);
}

/* Goods that cards put there. */
adit_status cf_restock(adit_tx *tx, int seat, const adit_args *args)
{
    cf_state *state = cf_of(tx);

    if (args->n[0] < 0 || tx->cards->card[args->n[0]].kind != CF_KIND_SPACE) {
        return ADIT_OK;
    }
    const adit_card *space = &tx->cards->card[args->n[0]];
    uint8_t *stock = state->stock[space->kind_number];
    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        const int added = args->goods[args->first[1]].have[stock_goods[kind]];
        const int sum = stock[kind] + added;
        int most = added > 0 ? cf_most_stock(state, tx->cards, space, kind) : stock[kind];
        most = most < stock[kind] ? stock[kind] : most < MOST ? most : MOST;
        stock[kind] = (uint8_t)(sum < most ? sum : most);
    }
    adit_note(tx, CF_LOG_RESTOCKS, seat, space->number + 1, 0, 0);
    return ADIT_OK;
}

/* ---- Taking (CF-105, CF-106) ---- */

/* All that taking brings: what lies on the space in use, and what comes with it. */
static adit_goods taken_goods(const adit_tx *tx, const adit_args *args)
{
    const cf_state *state = cf_of(tx);
    adit_goods goods = {{0}};

    if (args->length[0] > 0) {
        goods = args->goods[args->first[0]];
    }
    if (state->turn.space != 0) {
        int space = tx->cards->card[state->turn.space - 1].kind_number;
        for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
            goods.have[stock_goods[kind]] =
                (int16_t)(goods.have[stock_goods[kind]] + state->stock[space][kind]);
        }
    }
    return goods;
}

bool cf_can_take(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const cf_state *state = cf_of(tx);
    const bool has_stock =
        state->turn.space != 0 &&
        cf_stock_total(state, tx->cards->card[state->turn.space - 1].kind_number) > 0;

    (void)seat;
    return has_stock ||
           (args->length[0] > 0 && !adit_goods_are_none(&args->goods[args->first[0]])) ||
           adit_refuse(why, "there is nothing to take");
}

adit_status cf_take(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_goods goods = taken_goods(tx, args);
    cf_state *state = cf_of(tx);

    if (adit_goods_are_none(&goods)) {
        return adit_illegal(tx, "there is nothing to take");
    }
    const int card = state->turn.space - 1;
    if (card >= 0) {
        int space = tx->cards->card[card].kind_number;
        memset(state->stock[space], 0, sizeof state->stock[space]);
    }
    ADIT_TRY(adit_gain(tx, seat, &goods));
    return card < 0 ? ADIT_OK : cf_raise_goods(tx, CF_EVENT_TAKEN, seat, card, 0, &goods);
}

/* CF-180: the order of this round stays as it is (CF-333). */
adit_status cf_take_token(adit_tx *tx, int seat, const adit_args *args)
{
    (void)args;
    cf_of(tx)->next_start_player = (uint8_t)seat;
    adit_note(tx, CF_LOG_STARTS, seat, 0, 0, 0);
    return ADIT_OK;
}

/* ---- Turning a card over (CF-44, CF-47) ---- */

static const adit_card *back_of(const adit_cards *cards, const adit_card *front)
{
    for (int i = 0; i < cf_space_count(cards); i++) {
        const adit_card *space = adit_card_at(cards, CF_KIND_SPACE, i);
        const char *other = space->fact[CF_SPACE_BACK_OF].text;
        if (other != NULL && strcmp(other, front->id) == 0) {
            return space;
        }
    }
    return NULL;
}

/* Whatever stands or lies on the card stays where it is. */
static void move_pieces(cf_state *state, int from, int to)
{
    state->taken_by[to] = state->taken_by[from];
    state->taken_by[from] = 0;
    memcpy(state->stock[to], state->stock[from], sizeof state->stock[to]);
    memset(state->stock[from], 0, sizeof state->stock[from]);
    for (int seat = 0; seat < state->base.players; seat++) {
        for (int dwarf = 0; dwarf < CF_DWARFS; dwarf++) {
            if (state->player[seat].dwarf_at[dwarf] == from + 1) {
                state->player[seat].dwarf_at[dwarf] = (uint8_t)(to + 1);
            }
        }
    }
}

/* A card that is still face down will show its other side when its round comes. */
static int place_of_back(const cf_state *state, const adit_card *front)
{
    int place = state->space_place[front->kind_number];
    int round = front->fact[CF_SPACE_FIXED_ROUND].number;

    if (place == CF_SPACE_FACE_DOWN && round > 0) {
        return CF_SPACE_PIN + round - 1;
    }
    return place;
}

adit_status cf_turn_over(adit_tx *tx, int seat, const adit_args *args)
{
    cf_state *state = cf_of(tx);
    const adit_card *front, *back;

    (void)seat;
    if (args->n[0] < 0 || tx->cards->card[args->n[0]].kind != CF_KIND_SPACE) {
        return ADIT_OK;
    }
    front = &tx->cards->card[args->n[0]];
    back = back_of(tx->cards, front);
    if (back == NULL || state->space_place[front->kind_number] == CF_SPACE_OUT ||
        state->space_place[front->kind_number] == CF_SPACE_TURNED) {
        return ADIT_OK;
    }
    state->space_place[back->kind_number] = (uint8_t)place_of_back(state, front);
    state->space_place[front->kind_number] = CF_SPACE_TURNED;
    move_pieces(state, front->kind_number, back->kind_number);
    adit_note(tx, CF_LOG_REVEALED, -1, back->number + 1, 0, 0);
    return ADIT_OK;
}
