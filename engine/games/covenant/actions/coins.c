/* coins.c - what is bought from a display with GP: King's Coins (6.8) and traditions (6.9).
 *
 * Which coin and where it goes is one step: nothing moves before both are known (COV-142). The
 * coin's own print works in Councils only; now its space gives something.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"

typedef struct {
    int seat, display, what;
    bool is_free; /* only looked at, not bought */
} coin_purchase;

/* ---- Which one ---- */

/* COV-10.57, COV-10.98 */
static bool can_buy(adit_tx *tx, const coin_purchase *purchase, int slot, adit_why *why)
{
    const int have = cov_player_of(tx, purchase->seat)->common.goods.have[COV_GP];
    const int cost =
        purchase->is_free ? 0 : cov_gp_cost(tx, purchase->seat, purchase->display, slot);

    if (cost > have) {
        return adit_refuse(why, "costs %d GP, you have %d", cost, have);
    }
    return purchase->is_free || cov_may(tx, purchase->seat, COV_MAY_BUY,
                                        cov_of(tx)->shown[purchase->display][slot] - 1, why);
}

static void build_purchase(adit_tx *tx, const void *context, adit_options *out)
{
    const coin_purchase *purchase = context;
    const uint16_t *shown = cov_of(tx)->shown[purchase->display];

    for (int slot = 0; slot < cov_display_rows[purchase->display].slots; slot++) {
        const adit_option option = {.what = (uint16_t)purchase->what, .a = (int16_t)shown[slot]};
        if (shown[slot] != 0 &&
            !adit_offer_if(out, option, can_buy(tx, purchase, slot, adit_why_of(out)))) {
            return;
        }
    }
    cov_offer_decline(out);
}

/* Takes the tile off its display for its GP; the gap stays open (COV-10.93). */
static adit_status buy_tile(adit_tx *tx, const coin_purchase *purchase, int card)
{
    const adit_card *tile = &tx->cards->card[card];
    const int slot = cov_slot_of(cov_of(tx), tile);

    ADIT_TRY(
        cov_gain_gp(tx, purchase->seat, -cov_gp_cost(tx, purchase->seat, purchase->display, slot)));
    cov_take_shown(cov_of(tx), tile, COV_LIES_WITH + purchase->seat);
    adit_note(tx, COV_LOG_TAKES, purchase->seat, card + 1, 0, 0);
    adit_note_built(tx, purchase->seat, card);
    return ADIT_OK;
}

/* ---- King's Coins (COV-234) ---- */

typedef struct {
    const coin_purchase *purchase;
    int coin; /* the one that was chosen; an exchange may have taken it, or spent its GP */
} coin_plan;

static bool is_still_for_sale(adit_tx *tx, const coin_plan *plan)
{
    const adit_card *coin = &tx->cards->card[plan->coin];

    return cov_is_shown(cov_of(tx), coin) &&
           can_buy(tx, plan->purchase, cov_slot_of(cov_of(tx), coin), NULL);
}

/* COV-164: an empty space, or with all taken the one whose coin is discarded. */
static void build_coin_spaces(adit_tx *tx, const void *context, adit_options *out)
{
    const coin_plan *plan = context;
    const cov_player *player = cov_player_of(tx, plan->purchase->seat);
    const bool is_full = cov_count_set(player->coin, COV_COIN_SPACES) == COV_COIN_SPACES;

    if (!is_still_for_sale(tx, plan)) {
        return;
    }
    for (int space = 0; space < COV_COIN_SPACES; space++) {
        const adit_card *place = cov_place_card(tx->cards, COV_PLACE_COIN, space + 1);
        const adit_option option = {.what = COV_OPT_COIN_SPACE, .a = (int16_t)(place->number + 1)};
        const bool is_open = is_full || player->coin[space] == 0 ||
                             adit_refuse(adit_why_of(out), "you still have an empty coin space");
        if (!adit_offer_if(out, option, is_open)) {
            return;
        }
    }
}

static void lay_coin(adit_tx *tx, int seat, int card, int space)
{
    cov_state *state = cov_of(tx);
    uint16_t *coin = &state->player[seat].coin[space];

    if (*coin != 0) {
        state->lies[COV_COINS][tx->cards->card[*coin - 1].kind_number] = COV_LIES_DISCARDED;
    }
    *coin = (uint16_t)(card + 1);
    if (state->phase == COV_PHASE_COUNCIL_COINS) {
        /* COV-10.59, COV-10.60: neither the new coin nor the one below it in this Council */
        state->turn.settled |= UINT32_C(1) << space;
    }
}

/* Asks which of them; *card is ADIT_NO_CARD if none was chosen. */
static adit_status choose_card(adit_tx *tx, const coin_purchase *purchase, int key, int *card)
{
    adit_option answer;

    ADIT_TRY(cov_choose(tx, key, purchase->seat, build_purchase, purchase, &answer));
    *card = answer.what == COV_OPT_DECLINE ? ADIT_NO_CARD : answer.a - 1;
    return ADIT_OK;
}

adit_status cov_take_coin(adit_tx *tx, int seat, const adit_args *args)
{
    const coin_purchase purchase = {.seat = seat, .display = COV_COINS, .what = COV_OPT_COIN};
    adit_option space;
    int coin;

    (void)args;
    ADIT_TRY(choose_card(tx, &purchase, COV_ASK_COIN, &coin));
    if (coin == ADIT_NO_CARD) {
        return ADIT_OK;
    }
    const coin_plan plan = {&purchase, coin};
    ADIT_TRY(cov_choose(tx, COV_ASK_COIN_SPACE, seat, build_coin_spaces, &plan, &space));
    if (space.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    const adit_card *place = &tx->cards->card[space.a - 1];
    ADIT_TRY(buy_tile(tx, &purchase, coin));
    lay_coin(tx, seat, coin, place->fact[COV_PLACE_NUMBER].number - 1);
    ADIT_TRY(
        adit_effect_run_auto(tx, seat, place->number, place->fact[COV_PLACE_REWARD].effect, NULL));
    return cov_tell(tx, seat, COV_EVENT_COIN_TAKEN, coin, 0);
}

/* COV-174, COV-10.63: what the coin costs does not matter, and it stays. */
adit_status cov_copy_coin(adit_tx *tx, int seat, const adit_args *args)
{
    const coin_purchase purchase = {
        .seat = seat, .display = COV_COINS, .what = COV_OPT_COIN, .is_free = true};
    int coin;

    (void)args;
    ADIT_TRY(choose_card(tx, &purchase, COV_ASK_COIN_COPY, &coin));
    if (coin == ADIT_NO_CARD) {
        return ADIT_OK;
    }
    return adit_effect_run_auto(tx, seat, coin, tx->cards->card[coin].fact[COV_COIN_COUNCIL].effect,
                                NULL);
}

/* ---- Traditions (COV-235) ---- */

adit_status cov_take_tradition(adit_tx *tx, int seat, const adit_args *args)
{
    const coin_purchase purchase = {
        .seat = seat, .display = COV_TRADITIONS, .what = COV_OPT_TRADITION};
    int tradition;

    (void)args;
    ADIT_TRY(choose_card(tx, &purchase, COV_ASK_TRADITION, &tradition));
    if (tradition == ADIT_NO_CARD) {
        return ADIT_OK;
    }
    ADIT_TRY(buy_tile(tx, &purchase, tradition));
    ADIT_TRY(adit_put_into_play(tx, seat, tradition));
    return cov_tell(tx, seat, COV_EVENT_TRADITION_TAKEN, tradition, 0);
}
