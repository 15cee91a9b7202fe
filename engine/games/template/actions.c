/* actions.c - what the verbs do: climb, buy and search.
 *
 * A verb changes the working state of the transaction. It may ask, and if it cannot be carried out
 * it leaves with adit_illegal and a reason; the engine then forgets what it did.
 */
#include "engine/games/template/game.h"

static void build_steps(adit_tx *tx, const void *context, adit_options *out)
{
    const int *most = context;

    (void)tx;
    (void)adit_offer_range(out, DEMO_OPT_STEP, 1, *most);
}

/* Climbs 1 to `most` steps as the player likes. */
adit_status demo_climb(adit_tx *tx, int seat, const adit_args *args)
{
    int most = adit_value(tx, seat, DEMO_VALUE_SPEED, args->n[0], ADIT_NO_CARD);
    const adit_question question = {
        .key = DEMO_ASK_STEP, .seat = seat, .build = build_steps, .context = &most};
    adit_option answer;

    if (most <= 0) {
        return ADIT_OK; /* held back: a verb that says it asks first, and then does not */
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    demo_state_of(tx)->player[seat].height =
        (uint8_t)(demo_state_of(tx)->player[seat].height + answer.a);
    return ADIT_OK;
}

static adit_goods cost_of(const adit_tx *tx, int card)
{
    return adit_fixed_goods(tx->cards, tx->cards->card[card].fact[DEMO_FACT_COST].goods);
}

/* Pays the price of a room that was found, in one of the ways given. */
adit_status demo_buy(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_price price = {.value = DEMO_VALUE_PRICE,
                              .card = args->n[0],
                              .base = &args->goods[args->first[1]],
                              .count = args->length[1],
                              .plus = cost_of(tx, args->n[0])};

    if (adit_is_in_play(tx, seat, args->n[0])) {
        return adit_illegal(tx, "it is already in play");
    }
    ADIT_TRY(adit_pay_price(tx, seat, &price, NULL));
    const adit_card *card = &tx->cards->card[args->n[0]];
    if (card->kind == DEMO_KIND_ROOM) {
        demo_state_of(tx)->room_place[card->kind_number] = DEMO_FOUND;
    }
    return adit_enter_play(tx, seat, args->n[0]);
}

adit_status demo_search(adit_tx *tx, int seat, const adit_args *args)
{
    demo_state *state = demo_state_of(tx);
    int pool[ADIT_MAX_CARDS_OF_KIND], count = 0, pinned = ADIT_NO_CARD, found;

    (void)args;
    for (int i = 0; i < adit_kind_card_count(tx->cards, DEMO_KIND_ROOM); i++) {
        int number = adit_card_at(tx->cards, DEMO_KIND_ROOM, i)->number;
        if (state->room_place[i] == DEMO_PIN) {
            pinned = number; /* hidden_1 is found first */
        } else if (state->room_place[i] == DEMO_POOL) {
            pool[count++] = number;
        }
    }
    if (count == 0 && pinned == ADIT_NO_CARD) {
        return adit_illegal(tx, "no hidden rooms are left");
    }
    ADIT_TRY(adit_turn_up(tx, DEMO_STREAM_ROOMS, pool, count, pinned, &found));
    const adit_card *card = &tx->cards->card[found];
    state->room_place[card->kind_number] = DEMO_FOUND;
    adit_note(tx, DEMO_LOG_FOUND, seat, card->number + 1, 0, 0);
    ADIT_TRY(adit_enter_play(tx, seat, card->number));
    return adit_raise_plain(tx, DEMO_EVENT_SEARCHED, seat, card->number, 0);
}
