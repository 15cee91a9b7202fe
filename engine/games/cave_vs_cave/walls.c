/* walls.c - building a wall from the common supply, and razing one of one's own.
 *
 * Rooms that lie already are never affected, neither by a new wall nor by one that is gone.
 */
#include "engine/games/cave_vs_cave/rules.h"
#include "engine/kit/kit.h"

static int slot_count(const adit_tx *tx)
{
    return cvc_cell_count(tx->cards) > CVC_PRINTED ? CVC_SLOTS : CVC_PRINTED_SLOTS;
}

static bool may_build(const cvc_state *state, int seat, int slot, adit_why *why)
{
    if (!cvc_slot_exists(state, seat, slot)) {
        return adit_refuse(why, "slot %s does not exist", cvc_slot_names[slot]);
    }
    if (state->wall_supply == 0) {
        return adit_refuse(why, "there are no walls left in the supply"); /* CVC-E19 */
    }
    return !state->player[seat].wall[slot] ||
           adit_refuse(why, "%s already has a wall", cvc_slot_names[slot]); /* CVC-E18 */
}

static bool may_raze(const cvc_state *state, int seat, int slot, adit_why *why)
{
    return state->player[seat].wall[slot] ||
           adit_refuse(why, "you have no wall on %s", cvc_slot_names[slot]);
}

typedef struct {
    int seat, what, price; /* the option; the value that says what it costs */
    bool (*may)(const cvc_state *state, int seat, int slot, adit_why *why);
} wall_plan;

static void build_slots(adit_tx *tx, const void *context, adit_options *out)
{
    const wall_plan *plan = context;
    const bool is_paid = adit_can_pay_due(tx, plan->seat, plan->price, NULL);

    for (int slot = 0, slots = slot_count(tx); slot < slots; slot++) {
        adit_option option = {.what = (uint16_t)plan->what, .a = (int16_t)slot};
        adit_why *why = adit_why_of(out);
        const bool may = plan->may(cvc_of(tx), plan->seat, slot, why) &&
                         (is_paid || adit_can_pay_due(tx, plan->seat, plan->price, why));
        if (!adit_offer_if(out, option, may)) {
            return;
        }
    }
}

/* A wall comes out of the supply, or goes back into it. */
static void set_wall(adit_tx *tx, int seat, int slot, bool is_built)
{
    cvc_player_of(tx, seat)->wall[slot] = is_built; /* CVC-65, CVC-66 */
    cvc_of(tx)->wall_supply += is_built ? -1 : 1;   /* CVC-E23 */
    adit_note(tx, is_built ? CVC_LOG_BUILDS : CVC_LOG_RAZES, seat, slot, cvc_of(tx)->wall_supply,
              0);
}

bool cvc_can_build_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    if (cvc_of(tx)->wall_supply == 0) {
        return adit_refuse(why, "there are no walls left in the supply");
    }
    for (int slot = 0, slots = slot_count(tx); slot < slots; slot++) {
        if (may_build(cvc_of(tx), seat, slot, NULL)) {
            return adit_can_pay_due(tx, seat, CVC_VALUE_WALL_PRICE, why);
        }
    }
    return adit_refuse(why, "every slot already has a wall");
}

adit_status cvc_build_wall(adit_tx *tx, int seat, const adit_args *args)
{
    const wall_plan plan = {seat, CVC_OPT_WALL, CVC_VALUE_WALL_PRICE, may_build};
    const adit_question question = {.key = CVC_ASK_WALL,
                                    .seat = seat,
                                    .build = build_slots,
                                    .context = &plan,
                                    .risky = adit_due_risk(tx, seat, CVC_VALUE_WALL_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cvc_can_build_wall, &answer));
    ADIT_TRY(adit_pay_due(tx, seat, CVC_VALUE_WALL_PRICE));
    set_wall(tx, seat, answer.a, true);
    return adit_raise_plain(tx, CVC_EVENT_WALL_BUILT, seat, ADIT_NO_CARD, 1); /* CVC-97 */
}

bool cvc_can_raze_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    return cvc_built_walls(cvc_player_of(tx, seat)) == 0
               ? adit_refuse(why, "you have not built any walls")
               : adit_can_pay_due(tx, seat, CVC_VALUE_RAZE_PRICE, why);
}

adit_status cvc_raze_wall(adit_tx *tx, int seat, const adit_args *args)
{
    const wall_plan plan = {seat, CVC_OPT_RAZE, CVC_VALUE_RAZE_PRICE, may_raze};
    const adit_question question = {.key = CVC_ASK_RAZE,
                                    .seat = seat,
                                    .build = build_slots,
                                    .context = &plan,
                                    .risky = adit_due_risk(tx, seat, CVC_VALUE_RAZE_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cvc_can_raze_wall, &answer));
    ADIT_TRY(adit_pay_due(tx, seat, CVC_VALUE_RAZE_PRICE));
    set_wall(tx, seat, answer.a, false);
    return adit_raise_plain(tx, CVC_EVENT_WALL_RAZED, seat, ADIT_NO_CARD, 1);
}
