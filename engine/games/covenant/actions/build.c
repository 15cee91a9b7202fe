/* build.c - the basic action Build (6.5), and building a house or workshop by an effect.
 *
 * An option of the build table is chosen, then its buildings one by one in any order; what one
 * gives is finished before the next (COV-214). What a building gives and what hears of it come
 * in the order that the player likes (COV-220).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/kit/kit.h"

/* ---- What a building gives ---- */

static adit_event event_of(int seat, int building)
{
    return (adit_event){
        .event = COV_EVENT_BUILT, .seat = seat, .card = ADIT_NO_CARD, .amount = building};
}

/* COV-221 to COV-223. A building inside the benefit must not change where this one stands. */
static adit_status give_basic(adit_tx *tx, int seat, int building, int spot)
{
    const adit_card *vein = cov_vein_at(tx, spot);
    const int fact = building == COV_HOUSE ? COV_VEIN_HOUSE : COV_VEIN_WORKSHOP;
    const adit_due due = {.card = vein->number, .node = vein->fact[fact].effect};
    const adit_event event = event_of(seat, building);
    const uint8_t outer = cov_of(tx)->turn.built_at;

    cov_of(tx)->turn.built_at = (uint8_t)(spot + 1);
    ADIT_TRY(adit_raise_in_any_order(tx, seat, &event, &due, due.node != 0));
    cov_of(tx)->turn.built_at = outer;
    return ADIT_OK;
}

/* GP are there at once: no order of what follows could do without them. */
static adit_status give_gate(adit_tx *tx, int seat, int edge)
{
    const adit_event event = event_of(seat, COV_GATE);
    int spots[2], gp = 0;

    (void)cov_edge_spots(cov_of(tx), edge, spots);
    for (int i = 0; i < 2; i++) {
        gp += cov_vein_at(tx, spots[i])->fact[COV_VEIN_GATE].number;
    }
    ADIT_TRY(cov_gain_gp(tx, seat, gp));
    return adit_raise_in_any_order(tx, seat, &event, NULL, 0);
}

static adit_status climb_track(adit_tx *tx, int seat, const void *context)
{
    return cov_advance(tx, seat, context);
}

/* The steps are added up for each track; which track comes first is free. */
static adit_status give_pillar(adit_tx *tx, int seat, int point)
{
    const adit_event event = event_of(seat, COV_PILLAR);
    adit_args steps[COV_TRACKS] = {{.n = {0}}};
    adit_due due[COV_TRACKS] = {{0}};
    int spots[3], count = 0;

    (void)cov_point_spots(cov_of(tx), point, spots);
    for (int i = 0; i < 3; i++) {
        const adit_card *vein = cov_vein_at(tx, spots[i]);
        const int track = vein->fact[COV_VEIN_PILLAR].number;
        int n = 0;

        while (n < count && steps[n].n[0] != track) {
            n++;
        }
        if (n == count) {
            steps[n].n[0] = track;
            due[n] = (adit_due){.card = vein->number, .run = climb_track, .context = &steps[n]};
            count++;
        }
        steps[n].n[1]++;
    }
    return adit_raise_in_any_order(tx, seat, &event, due, count);
}

/* ---- Placing ---- */

typedef struct {
    int seat, building;
    bool may_decline;
} placing;

/* COV-163 */
static void build_places(adit_tx *tx, const void *context, adit_options *out)
{
    const placing *placement = context;

    if (cov_player_of(tx, placement->seat)->forge[placement->building] > 0) {
        cov_offer_places(tx, placement->seat, placement->building, out);
    }
    if (placement->may_decline) {
        cov_offer_decline(out);
    }
}

static adit_status place_building(adit_tx *tx, int seat, int building, int place)
{
    cov_state *state = cov_of(tx);

    state->player[seat].forge[building]--;
    adit_note(tx, COV_LOG_BUILDS + building, seat, place, 0, 0);
    if (building == COV_PILLAR) {
        state->pillar[place] = (uint8_t)(seat + 1);
        return give_pillar(tx, seat, place);
    }
    if (building == COV_GATE) {
        state->gate[place] = (uint8_t)(seat + 1);
        return give_gate(tx, seat, place);
    }
    uint8_t *slot = state->basic[place];
    slot[slot[0] != 0] = (uint8_t)(1 + seat * 2 + (building == COV_WORKSHOP));
    return give_basic(tx, seat, building, place);
}

static adit_status build_one(adit_tx *tx, const placing *placement)
{
    adit_option answer;

    ADIT_TRY(
        cov_choose(tx, COV_ASK_BUILD_PLACE, placement->seat, build_places, placement, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    ADIT_TRY(adit_pay_due(tx, placement->seat, cov_price_of_building(placement->building)));
    return place_building(tx, placement->seat, placement->building, answer.a);
}

/* COV-199, COV-10.48: with its benefit and all that hears of it. */
adit_status cov_build(adit_tx *tx, int seat, const adit_args *args)
{
    const placing placement = {
        .seat = seat, .building = args->n[0] == 0 ? COV_HOUSE : COV_WORKSHOP, .may_decline = true};

    return build_one(tx, &placement);
}

/* ---- The action ---- */

enum { HOUSES, WORKSHOPS, MONUMENTS, PARTS };
static const uint8_t part_of[COV_BUILDINGS] = {HOUSES, WORKSHOPS, MONUMENTS, MONUMENTS};

typedef struct {
    int seat, strength;
    int open[PARTS]; /* buildings of the option that are still to come */
} build_plan;

static void find_placeable(adit_tx *tx, int seat, bool can[COV_BUILDINGS])
{
    for (int building = 0; building < COV_BUILDINGS; building++) {
        can[building] =
            cov_player_of(tx, seat)->forge[building] > 0 && cov_has_place(tx, seat, building);
    }
}

static bool has_part(const adit_card *option, const bool can[COV_BUILDINGS], adit_why *why)
{
    for (int building = 0; building < COV_BUILDINGS; building++) {
        if (can[building] && option->fact[COV_OPTION_HOUSES + part_of[building]].number > 0) {
            return true;
        }
    }
    return adit_refuse(why, "none of its buildings can be placed now");
}

/* COV-161 */
static void build_options(adit_tx *tx, const void *context, adit_options *out)
{
    const build_plan *plan = context;
    const int count = adit_kind_card_count(tx->cards, COV_KIND_OPTION);
    bool can[COV_BUILDINGS];

    find_placeable(tx, plan->seat, can);
    for (int i = 0; i < count; i++) {
        const adit_card *row = adit_card_at(tx->cards, COV_KIND_OPTION, i);
        const adit_option option = {.what = COV_OPT_BUILD_OPTION, .a = (int16_t)(row->number + 1)};
        const int needed = adit_value(tx, plan->seat, COV_VALUE_OPTION_STRENGTH,
                                      row->fact[COV_OPTION_STRENGTH].number, row->number);
        const bool is_enough =
            needed <= plan->strength ||
            adit_refuse(adit_why_of(out), "needs strength %d, you have %d", needed, plan->strength);
        if (!adit_offer_if(out, option, is_enough && has_part(row, can, adit_why_of(out)))) {
            return;
        }
    }
}

static bool may_come_next(adit_tx *tx, const build_plan *plan, int building, bool can,
                          adit_why *why)
{
    if (plan->open[part_of[building]] == 0) {
        return adit_refuse(why, "the chosen option does not include another one");
    }
    return can || (adit_can_pay_due(tx, plan->seat, cov_price_of_building(building), why) &&
                   adit_refuse(why, "you have none in the forge, or nowhere to build it"));
}

/* COV-162: END gives up the rest (COV-215). */
static void build_parts(adit_tx *tx, const void *context, adit_options *out)
{
    const build_plan *plan = context;
    bool can[COV_BUILDINGS];

    find_placeable(tx, plan->seat, can);
    for (int building = 0; building < COV_BUILDINGS; building++) {
        const adit_option option = {.what = COV_OPT_PART, .a = (int16_t)building};
        if (!adit_offer_if(out, option,
                           may_come_next(tx, plan, building, can[building], adit_why_of(out)))) {
            return;
        }
    }
    if (out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_END});
    }
}

static adit_status build_all_parts(adit_tx *tx, build_plan *plan)
{
    while (plan->open[HOUSES] + plan->open[WORKSHOPS] + plan->open[MONUMENTS] > 0) {
        adit_option answer;

        ADIT_TRY(cov_choose(tx, COV_ASK_BUILD_PART, plan->seat, build_parts, plan, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        const placing next = {.seat = plan->seat, .building = answer.a};
        plan->open[part_of[answer.a]]--;
        ADIT_TRY(build_one(tx, &next));
    }
    return ADIT_OK;
}

/* COV-10.40, COV-10.41: one option; strength that it does not need is lost. */
adit_status cov_build_action(adit_tx *tx, int seat, int strength)
{
    build_plan plan = {.seat = seat, .strength = strength};
    adit_option answer;

    ADIT_TRY(cov_choose(tx, COV_ASK_BUILD_OPTION, seat, build_options, &plan, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    const adit_card *option = &tx->cards->card[answer.a - 1];
    for (int part = 0; part < PARTS; part++) {
        plan.open[part] = option->fact[COV_OPTION_HOUSES + part].number;
    }
    return build_all_parts(tx, &plan);
}
