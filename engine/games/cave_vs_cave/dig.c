/* dig.c - excavating: a rock leaves the cave and the room under it joins the display.
 *
 * Which room lies under a rock is drawn from the pool at this moment, unless a scenario or a
 * card has pinned it.
 */
#include "engine/games/cave_vs_cave/game.h"

enum { PARAM_COUNT, PARAM_THROUGH_WALLS };

typedef struct {
    int seat;
    bool through_walls;
    bool needs_second; /* another rock must be in reach afterwards */
    bool is_due;       /* what cards ask for it is still to be paid */
} dig_plan;

static bool digs_through_walls(adit_tx *tx, int seat, const adit_args *args)
{
    return args->n[PARAM_THROUGH_WALLS] != 0 ||
           adit_permission(tx, seat, CVC_MAY_DIG_THROUGH_WALLS, ADIT_NO_CARD, NULL);
}

static bool can_dig_cell(adit_tx *tx, const dig_plan *plan, unsigned targets, int cell,
                         adit_why *why)
{
    const cvc_state *state = cvc_of(tx);

    if (state->player[plan->seat].ground[cell] != CVC_ROCK) {
        return adit_refuse(why, "there is no rock on %s", cvc_cell_names[cell]);
    }
    if ((targets >> cell & 1u) == 0) {
        return adit_refuse(why, "%s cannot be reached from the entrance", cvc_cell_names[cell]);
    }
    /* CVC-73: a player who pays for two digs must be able to make both */
    if (plan->needs_second && cvc_reach(state, plan->seat, plan->through_walls, cell) == 0) {
        return adit_refuse(why, "after %s you could not reach a second rock", cvc_cell_names[cell]);
    }
    return !plan->is_due || adit_can_pay_due(tx, plan->seat, CVC_VALUE_DIG_PRICE, why);
}

static void build_rocks(adit_tx *tx, const void *context, adit_options *out)
{
    const dig_plan *plan = context;
    unsigned targets = cvc_reach(cvc_of(tx), plan->seat, plan->through_walls, -1);

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        adit_option option = {.what = CVC_OPT_DIG, .a = (int16_t)cell};
        if (!adit_offer_if(out, option, can_dig_cell(tx, plan, targets, cell, adit_why_of(out)))) {
            return;
        }
    }
}

bool cvc_can_dig(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const dig_plan plan = {seat, digs_through_walls(tx, seat, args), args->n[PARAM_COUNT] > 1,
                           false};
    unsigned targets = cvc_reach(cvc_of(tx), seat, plan.through_walls, -1);

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if ((targets >> cell & 1u) != 0 && can_dig_cell(tx, &plan, targets, cell, NULL)) {
            return adit_can_pay_due(tx, seat, CVC_VALUE_DIG_PRICE, why);
        }
    }
    return adit_refuse(why,
                       targets == 0 ? "you cannot reach any rock" : "you cannot reach two rocks");
}

adit_status cvc_turn_up_room(adit_tx *tx, int stream, int pin, int pool, int *card)
{
    const cvc_state *state = cvc_of(tx);
    const int rooms = adit_kind_card_count(tx->cards, CVC_KIND_ROOM);
    const int first = adit_card_at(tx->cards, CVC_KIND_ROOM, 0)->number;
    cvc_card_set set = cvc_cards_at(state->room_place, pool, rooms);
    int hidden[ADIT_MAX_CARDS_OF_KIND], count = 0, pinned = ADIT_NO_CARD;

    for (int i = cvc_take_first(&set); i >= 0; i = cvc_take_first(&set)) {
        hidden[count++] = first + i;
    }
    if (pin >= 0) {
        set = cvc_cards_at(state->room_place, pin, rooms);
        const int at = cvc_take_first(&set);

        pinned = at >= 0 ? first + at : ADIT_NO_CARD;
    }
    ADIT_TRY(adit_turn_up_if_any(tx, stream, hidden, count, pinned, card));
    if (*card != ADIT_NO_CARD) {
        const int room = tx->cards->card[*card].kind_number;
        cvc_of(tx)->room_place[room] = CVC_ROOM_DISPLAY; /* CVC-69 */
        cvc_of(tx)->room_known[room] = 0;
    }
    return ADIT_OK;
}

/* The room under the rock. ADIT_NO_CARD if the pool is empty, which only a scenario or a mod can
 * bring about. */
static adit_status turn_up_room(adit_tx *tx, int seat, int cell, int *card)
{
    const bool is_deep = cell >= CVC_PRINTED;
    const int pin = is_deep ? -1 : CVC_ROOM_PIN + seat * CVC_PRINTED + cell;

    return cvc_turn_up_room(tx, CVC_STREAM_ROOMS, pin, is_deep ? CVC_ROOM_DEEP_POOL : CVC_ROOM_POOL,
                            card);
}

/* CVC-16: the food symbol is printed under the tile and pays once. */
static bool has_food_symbol(int cell)
{
    return cell == 3 || cell == 7;
}

/* What the card of a deep cell gives. */
static adit_status gain_finds(adit_tx *tx, int seat, int cell)
{
    const adit_card *card = cell < CVC_PRINTED ? NULL : cvc_cell_card(tx->cards, cell);

    if (card == NULL || !card->fact[CVC_CELL_FINDS].is_set) {
        return ADIT_OK;
    }
    const adit_goods finds = adit_fixed_goods(tx->cards, card->fact[CVC_CELL_FINDS].goods);

    return adit_gain(tx, seat, &finds);
}

void cvc_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out)
{
    const int cell = option.what == CVC_OPT_DIG ? option.a : CVC_CELLS;
    adit_goods finds = {{0}};

    (void)seat;
    if (cell >= CVC_CELLS) {
        return;
    }
    const adit_card *card = cell < CVC_PRINTED ? NULL : cvc_cell_card(tx->cards, cell);
    if (card != NULL && card->fact[CVC_CELL_FINDS].is_set) {
        finds = adit_fixed_goods(tx->cards, card->fact[CVC_CELL_FINDS].goods);
    }
    finds.have[CVC_FOOD] = (int16_t)(finds.have[CVC_FOOD] + has_food_symbol(cell));
    if (!adit_goods_are_none(&finds)) {
        adit_goods_words(&finds, tx->def->goods, out);
    }
}

static adit_status dig_out(adit_tx *tx, int seat, int cell)
{
    cvc_state *state = cvc_of(tx);
    int card;

    ADIT_TRY(turn_up_room(tx, seat, cell, &card));
    state->player[seat].ground[cell] = CVC_EMPTY;
    state->player[seat].digs++;
    state->turn.digs++;
    if (card == ADIT_NO_CARD) {
        adit_note(tx, CVC_LOG_DIGS_NOTHING, seat, cell, 0, 0);
    } else {
        adit_note(tx, CVC_LOG_DIGS, seat, cell, card + 1, 0);
    }
    if (has_food_symbol(cell)) { /* CVC-70 */
        ADIT_TRY(adit_gain_good(tx, seat, CVC_FOOD, 1));
    }
    ADIT_TRY(gain_finds(tx, seat, cell));
    return adit_raise_plain(tx, CVC_EVENT_DUG, seat, card, 1);
}

adit_status cvc_dig(adit_tx *tx, int seat, const adit_args *args)
{
    int count = args->n[PARAM_COUNT];

    for (int i = 0; i < count; i++) {
        const dig_plan plan = {seat, digs_through_walls(tx, seat, args), i + 1 < count, i == 0};
        const adit_question question = {
            .key = i == 0 ? CVC_ASK_DIG : CVC_ASK_DIG_SECOND,
            .seat = seat,
            .build = build_rocks,
            .context = &plan,
            .risky = i > 0 ? ADIT_RISK_OF_CALLERS : adit_due_risk(tx, seat, CVC_VALUE_DIG_PRICE)};
        adit_option answer;

        tx->risk += plan.needs_second;
        ADIT_TRY(adit_ask_verb(tx, &question, args, cvc_can_dig, &answer)); /* CVC-72 */
        if (plan.is_due) {
            ADIT_TRY(adit_pay_due(tx, seat, CVC_VALUE_DIG_PRICE));
        }
        ADIT_TRY(dig_out(tx, seat, answer.a));
        tx->risk -= plan.needs_second;
    }
    return ADIT_OK;
}
