/* dig.c - the basic action Dig (6.2): rubble first, then one hall.
 *
 * Which tiles are taken is one answer, asked tile by tile; nothing moves before it is complete
 * (COV-142). The back of the hall pays out while the hall is still face down, so what it gives
 * cannot reach the new hall (COV-10.110), but a tile that it brings hears of the reveal
 * (COV-10.118).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

typedef struct {
    int seat, strength; /* what is left of it */
    int count;
    unsigned slots; /* bit set of rubble slots chosen */
} dig_plan;

/* ---- Rubble ---- */

static int cost_of(adit_tx *tx, int seat, int slot)
{
    const int cost =
        adit_value(tx, seat, COV_VALUE_RUBBLE_COST,
                   cov_slot(tx->cards, COV_RUBBLE, slot + 1)->fact[COV_SLOT_STRENGTH].number,
                   cov_of(tx)->shown[COV_RUBBLE][slot] - 1);

    return cost < 0 ? 0 : cost;
}

/* COV-150, COV-200: at least one tile, else nothing of the action happens. */
static void build_rubble(adit_tx *tx, const void *context, adit_options *out)
{
    const dig_plan *plan = context;
    const uint16_t *shown = cov_of(tx)->shown[COV_RUBBLE];

    for (int slot = 0; slot < COV_MOST_SLOTS; slot++) {
        const adit_option option = {.what = COV_OPT_RUBBLE, .a = (int16_t)shown[slot]};
        if (shown[slot] == 0 || (plan->slots >> slot & 1) != 0) {
            continue;
        }
        const int cost = cost_of(tx, plan->seat, slot); /* COV-10.13 to COV-10.15 */
        const bool is_enough = cost <= plan->strength ||
                               adit_refuse(adit_why_of(out), "costs %d strength, you have %d left",
                                           cost, plan->strength);
        if (!adit_offer_if(out, option,
                           is_enough && cov_may(tx, plan->seat, COV_MAY_TAKE_RUBBLE,
                                                shown[slot] - 1, adit_why_of(out)))) {
            return;
        }
    }
    if (plan->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_STOP});
    }
}

static void choose_rubble(adit_tx *tx, void *context, const adit_option *answer)
{
    dig_plan *plan = context;
    const int slot = cov_slot_of(cov_of(tx), &tx->cards->card[answer->a - 1]);

    plan->slots |= 1u << slot;
    plan->strength -= cost_of(tx, plan->seat, slot);
    plan->count++;
}

/* An exchange may have taken some of them while the others were chosen. */
static void drop_missing(adit_tx *tx, dig_plan *plan)
{
    for (int slot = 0; slot < COV_MOST_SLOTS; slot++) {
        if ((plan->slots >> slot & 1) != 0 && cov_of(tx)->shown[COV_RUBBLE][slot] == 0) {
            plan->slots &= ~(1u << slot);
            plan->count--;
        }
    }
}

/* COV-201: one batch, whether the storage can hold it or not (COV-10.3). */
static adit_status take_rubble(adit_tx *tx, const dig_plan *plan)
{
    cov_state *state = cov_of(tx);
    adit_goods batch = {{0}};
    int taken[COV_MOST_SLOTS], count = 0;

    for (int slot = 0; slot < COV_MOST_SLOTS; slot++) {
        if ((plan->slots >> slot & 1) != 0) {
            const adit_card *tile = &tx->cards->card[state->shown[COV_RUBBLE][slot] - 1];
            const adit_goods goods =
                adit_fixed_goods(tx->cards, tile->fact[COV_RUBBLE_RESOURCE].goods);
            batch = adit_goods_sum(&batch, &goods);
            cov_take_shown(state, tile, COV_LIES_DISCARDED);
            adit_note(tx, COV_LOG_TAKES, plan->seat, tile->number + 1, 0, 0);
            taken[count++] = tile->number;
        }
    }
    ADIT_TRY(adit_gain(tx, plan->seat, &batch));
    for (int i = 0; i < count; i++) {
        ADIT_TRY(cov_tell(tx, plan->seat, COV_EVENT_RUBBLE_TAKEN, taken[i], 0));
    }
    return ADIT_OK;
}

/* ---- The hall (COV-203) ---- */

static void build_halls(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const int seat = *(const int *)context, back = tx->cards->kind_first[COV_KIND_BACK] - 1;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const adit_option option = {.what = COV_OPT_HALL, .a = (int16_t)spot};
        const bool may_flip = cov_may_flip(state, spot) ||
                              adit_refuse(adit_why_of(out), "it is not next to a face-up hall");
        if (state->back[spot] != 0 &&
            !adit_offer_if(out, option,
                           may_flip && cov_may(tx, seat, COV_MAY_REVEAL, back + state->back[spot],
                                               adit_why_of(out)))) {
            return;
        }
    }
}

static adit_status reveal_hall(adit_tx *tx, int seat)
{
    adit_event event = {.event = COV_EVENT_HALL_REVEALED, .seat = seat};
    adit_option answer;

    ADIT_TRY(cov_choose(tx, COV_ASK_HALL, seat, build_halls, &seat, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK; /* COV-10.16 */
    }
    const adit_card *back = adit_card_at(tx->cards, COV_KIND_BACK, cov_of(tx)->back[answer.a] - 1);
    ADIT_TRY(
        adit_effect_run_auto(tx, seat, back->number, back->fact[COV_BACK_REWARD].effect, NULL));
    if (cov_of(tx)->back[answer.a] == 0) {
        return ADIT_OK; /* its reward has let the Elders reveal it */
    }
    ADIT_TRY(cov_turn_hall(tx, answer.a, &event.card)); /* COV-10.17 */
    return adit_raise_in_any_order(tx, seat, &event, NULL, 0);
}

adit_status cov_dig(adit_tx *tx, int seat, int strength)
{
    dig_plan plan = {.seat = seat, .strength = strength};

    ADIT_TRY(cov_choose_several(tx, COV_ASK_DIG, seat, build_rubble, choose_rubble, &plan));
    drop_missing(tx, &plan);
    if (plan.count == 0) {
        return ADIT_OK;
    }
    const adit_args mining = {.n = {COV_MINING, adit_value(tx, seat, COV_VALUE_DIG_STEPS,
                                                           (plan.count + 1) / 2, /* COV-202 */
                                                           ADIT_NO_CARD)}};
    ADIT_TRY(take_rubble(tx, &plan));
    ADIT_TRY(cov_advance(tx, seat, &mining));
    return reveal_hall(tx, seat); /* COV-10.18: one hall, however many tiles */
}
