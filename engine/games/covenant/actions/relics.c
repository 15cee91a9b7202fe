/* relics.c - obtaining relics from the shelf and using them (6.10).
 *
 * A relic obtained in an own turn is fresh until that turn is over and cannot be used in it; one
 * from setup or a Council can be used in the next turn. Used ones stay with their owner and count
 * on.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"

#include <string.h>

#include "engine/rules/runner.h"

enum { SHELF = 4 };

/* ---- Obtaining (COV-166) ---- */

typedef struct {
    int seat, mining;
    bool may_take_any;
} relic_reach;

static relic_reach reach_of(adit_tx *tx, int seat)
{
    return (relic_reach){seat, cov_player_of(tx, seat)->track[COV_MINING],
                         adit_permission(tx, seat, COV_MAY_TAKE_ANY_RELIC, ADIT_NO_CARD, NULL)};
}

/* COV-71, COV-10.67 */
static bool is_reachable(adit_tx *tx, const relic_reach *reach, int slot, adit_why *why)
{
    const int card = cov_of(tx)->shown[COV_RELICS][slot] - 1;
    const int height =
        adit_value(tx, reach->seat, COV_VALUE_RELIC_HEIGHT,
                   cov_slot(tx->cards, COV_RELICS, slot + 1)->fact[COV_SLOT_HEIGHT].number, card);

    if (card >= 0 && !cov_may(tx, reach->seat, COV_MAY_OBTAIN, card, why)) {
        return false;
    }
    return reach->may_take_any || height <= reach->mining ||
           adit_refuse(why, "needs Mining %d, you are at %d", height, reach->mining);
}

bool cov_is_relic_in_reach(adit_tx *tx, int seat, int slot)
{
    const relic_reach reach = reach_of(tx, seat);

    return is_reachable(tx, &reach, slot, NULL);
}

static void build_shelf(adit_tx *tx, const void *context, adit_options *out)
{
    const relic_reach reach = reach_of(tx, *(const int *)context);
    const uint16_t *shown = cov_of(tx)->shown[COV_RELICS];

    for (int slot = 0; slot < SHELF; slot++) {
        const adit_option option = {.what = COV_OPT_RELIC, .a = (int16_t)shown[slot]};
        if (shown[slot] != 0 &&
            !adit_offer_if(out, option, is_reachable(tx, &reach, slot, adit_why_of(out)))) {
            return;
        }
    }
    cov_offer_decline(out);
}

bool cov_can_take_relic(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const relic_reach reach = reach_of(tx, seat);
    const uint16_t *shown = cov_of(tx)->shown[COV_RELICS];

    if (args->n[0] == 0) {
        return true; /* then it is simply lost (COV-179) */
    }
    for (int slot = 0; slot < SHELF; slot++) {
        if (shown[slot] != 0 && is_reachable(tx, &reach, slot, NULL)) {
            return true;
        }
    }
    return adit_refuse(why, "no relic is within reach");
}

static bool is_own_turn(const cov_state *state, int seat)
{
    return state->at_turn == seat && state->phase >= COV_PHASE_RELIC_PRE &&
           state->phase <= COV_PHASE_CLEANUP;
}

static void take_relic(adit_tx *tx, int seat, int card)
{
    cov_state *state = cov_of(tx);

    cov_take_shown(state, &tx->cards->card[card],
                   (is_own_turn(state, seat) ? COV_LIES_FRESH : COV_LIES_WITH) + seat);
    adit_note_built(tx, seat, card);
    adit_note(tx, COV_LOG_TAKES, seat, card + 1, 0, 0);
}

adit_status cov_take_relic(adit_tx *tx, int seat, const adit_args *args)
{
    adit_why why = {.text = ""};
    adit_option answer;

    if (!cov_can_take_relic(tx, seat, args, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    ADIT_TRY(cov_choose(tx, COV_ASK_RELIC_TAKE, seat, build_shelf, &seat, &answer));
    if (answer.what != COV_OPT_DECLINE) {
        take_relic(tx, seat, answer.a - 1);
        return cov_tell(tx, seat, COV_EVENT_RELIC_TAKEN, answer.a - 1, 0);
    }
    return ADIT_OK;
}

/* ---- Using (COV-236) ---- */

bool cov_can_use_some_relic(const cov_state *state, const adit_cards *cards, int seat)
{
    const size_t count = (size_t)adit_kind_card_count(cards, COV_KIND_RELIC);

    return state->turn.relic_used == 0 && /* COV-10.64 */
           memchr(state->lies[COV_RELICS], COV_LIES_WITH + seat, count) != NULL;
}

typedef struct {
    int seat, card;
} relic_use;

static void mark_used(adit_tx *tx, const void *context)
{
    const relic_use *use = context;
    cov_state *state = cov_of(tx);

    state->lies[COV_RELICS][tx->cards->card[use->card].kind_number] =
        (uint8_t)(COV_LIES_USED + use->seat);
    state->turn.relic_used = 1;
}

/* Whether what `card` does can be carried out once the relic in `it` is used for that. */
static bool can_do(adit_tx *tx, const relic_use *use, int card, adit_why *why)
{
    const adit_node_id effect = tx->cards->card[card].fact[COV_RELIC_USE].effect;

    return adit_node_always_can(tx->def, tx->cards, effect) ||
           adit_can(tx, use->seat, effect, mark_used, use, why);
}

bool cov_can_use_relic(adit_tx *tx, int seat, int card, adit_why *why)
{
    const relic_use use = {seat, card};
    const uint16_t *shown = cov_of(tx)->shown[COV_RELICS];

    if (!cov_may(tx, seat, COV_MAY_USE_RELIC, card, why)) {
        return false;
    }
    if (can_do(tx, &use, card, why)) {
        return true;
    }
    if (!adit_permission(tx, seat, COV_MAY_COPY_RELIC, ADIT_NO_CARD, NULL)) {
        return false;
    }
    for (int slot = 0; slot < SHELF; slot++) {
        if (shown[slot] != 0 && can_do(tx, &use, shown[slot] - 1, NULL)) {
            return true;
        }
    }
    return false;
}

/* COV-145: what is visible on the shelf at this moment (COV-10.103). */
static void build_copies(adit_tx *tx, const void *context, adit_options *out)
{
    const relic_use *use = context;
    adit_why *why = adit_why_of(out);
    const uint16_t *shown = cov_of(tx)->shown[COV_RELICS];

    if (!adit_offer_if(out, (adit_option){.what = COV_OPT_OWN}, can_do(tx, use, use->card, why))) {
        return;
    }
    for (int slot = 0; slot < SHELF; slot++) {
        const adit_option option = {.what = COV_OPT_COPY, .a = (int16_t)shown[slot]};
        if (shown[slot] != 0 &&
            !adit_offer_if(out, option, can_do(tx, use, shown[slot] - 1, why))) {
            return;
        }
    }
}

/* Whose effect the relic has; with an empty shelf the own one without asking. */
static adit_status choose_effect(adit_tx *tx, int seat, int own, int *card)
{
    const relic_use use = {seat, own};
    const adit_question question = {
        .key = COV_ASK_RELIC_COPY, .seat = seat, .build = build_copies, .context = &use};
    adit_option answer;

    *card = own;
    if (!adit_permission(tx, seat, COV_MAY_COPY_RELIC, ADIT_NO_CARD, NULL)) {
        return tx->stop;
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    *card = answer.what == COV_OPT_COPY ? answer.a - 1 : own;
    return ADIT_OK;
}

adit_status cov_use_relic(adit_tx *tx, int seat, int card)
{
    const relic_use use = {seat, card};
    int copied;

    mark_used(tx, &use);
    adit_note(tx, COV_LOG_USES, seat, card + 1, 0, 0);
    ADIT_TRY(choose_effect(tx, seat, card, &copied));
    ADIT_TRY(adit_run_effect(tx, seat, copied, tx->cards->card[copied].fact[COV_RELIC_USE].effect,
                             NULL));
    const adit_event event = {.event = COV_EVENT_RELIC_USED, .seat = seat, .card = card};
    return adit_raise_in_any_order(tx, seat, &event, NULL, 0);
}

/* ---- Counting ---- */

bool cov_owns_relic(const cov_state *state, int seat, int relic)
{
    const int lies = state->lies[COV_RELICS][relic];

    return lies == COV_LIES_WITH + seat || lies == COV_LIES_FRESH + seat ||
           lies == COV_LIES_USED + seat;
}

int cov_relics(adit_tx *tx, int seat)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_RELIC);
    int relics = 0;

    for (int i = 0; i < count; i++) {
        relics += cov_owns_relic(cov_of(tx), seat, i);
    }
    return adit_value(tx, seat, COV_VALUE_RELICS, relics, ADIT_NO_CARD);
}

int cov_relic_types(adit_tx *tx, int seat)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_RELIC);
    uint32_t types = 0;

    for (int i = 0; i < count; i++) {
        if (cov_owns_relic(cov_of(tx), seat, i)) {
            types |=
                UINT32_C(1) << adit_card_at(tx->cards, COV_KIND_RELIC, i)->extra[COV_EXTRA_TYPE];
        }
    }
    /* COV-10.73: what stands for one more type counts without any relic too */
    return adit_value(tx, seat, COV_VALUE_RELIC_TYPES, __builtin_popcount(types), ADIT_NO_CARD);
}
