/* build_places.c - where houses, workshops, pillars and gates may stand (COV-216 to COV-218).
 *
 * A survey looks at the mountain once; after that every place is a look at bit sets. Enemies do
 * not matter (COV-10.43), and pillars and gates do not concern each other (COV-10.47).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/mountain.h"
#include "engine/kit/kit.h"

typedef struct {
    uint64_t pillars, near_pillars;  /* points taken, and those one tile side from one */
    uint32_t own_gates, other_gates; /* spots that they touch */
    bool crowds_pillars, crowds_gates, crowds_both;
} survey_state;

/* ---- Houses and workshops ---- */

static bool has_basic(const cov_state *state, int seat, int spot)
{
    for (int slot = 0; slot < 2; slot++) {
        const int basic = state->basic[spot][slot];
        if (basic != 0 && (basic - 1) / 2 == seat) {
            return true;
        }
    }
    return false;
}

/* COV-216, COV-10.42, COV-10.105 */
static bool may_basic(adit_tx *tx, int seat, int spot, adit_why *why)
{
    const cov_state *state = cov_of(tx);
    const adit_card *hall = cov_hall_at(state, tx->cards, spot);

    if (hall == NULL) {
        return adit_refuse(why, "that hall is face down");
    }
    if (cov_basics_at(state, spot) >= hall->fact[COV_HALL_SLOTS].number) {
        return adit_refuse(why, "that hall has no free slot");
    }
    if (!cov_may(tx, seat, COV_MAY_BUILD_IN, hall->number, why)) {
        return false;
    }
    return !has_basic(state, seat, spot) ||
           adit_permission(tx, seat, COV_MAY_SHARE_HALL, hall->number, NULL) ||
           adit_refuse(why, "your clan has already built there");
}

/* ---- Pillars (3.3) ---- */

static survey_state survey_points(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    survey_state survey = {0};

    for (int point = 0; point < COV_POINTS; point++) {
        survey.pillars |= (uint64_t)(state->pillar[point] != 0) << point;
    }
    for (int point = 0; point < COV_POINTS && survey.pillars != 0; point++) {
        for (int other = 0; (survey.pillars >> point & 1) != 0 && other < COV_POINTS; other++) {
            survey.near_pillars |= (uint64_t)cov_points_are_joined(point, other) << other;
        }
    }
    if (survey.near_pillars != 0) {
        survey.crowds_pillars =
            adit_permission(tx, seat, COV_MAY_CROWD_PILLARS, ADIT_NO_CARD, NULL);
    }
    return survey;
}

/* COV-217, COV-10.44, COV-10.46: three face-up halls, and apart from every clan's pillars. */
static bool may_pillar(const cov_state *state, const survey_state *survey, int point, adit_why *why)
{
    int spots[3];

    if (!cov_point_spots(state, point, spots)) {
        return adit_refuse(why, "no three halls meet there");
    }
    if (!cov_are_up(state, spots, 3)) {
        return adit_refuse(why, "one of the halls is face down");
    }
    if ((survey->pillars >> point & 1) != 0) {
        return adit_refuse(why, "there is already a pillar there");
    }
    return (survey->near_pillars >> point & 1) == 0 || survey->crowds_pillars ||
           adit_refuse(why, "another pillar is only one tile side away"); /* COV-61 */
}

/* ---- Gates (3.4) ---- */

static survey_state survey_edges(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    survey_state survey = {0};
    int spots[2];

    for (int edge = 0; edge < COV_EDGES; edge++) {
        if (state->gate[edge] != 0 && cov_edge_spots(state, edge, spots)) {
            uint32_t *set = state->gate[edge] == seat + 1 ? &survey.own_gates : &survey.other_gates;
            *set |= UINT32_C(1) << spots[0] | UINT32_C(1) << spots[1];
        }
    }
    if (survey.other_gates != 0) {
        survey.crowds_gates = adit_permission(tx, seat, COV_MAY_CROWD_GATES, ADIT_NO_CARD, NULL);
        survey.crowds_both = state->base.rule[COV_RULE_GATES_ON_BOTH] != 0;
    }
    return survey;
}

/* COV-218, COV-63, COV-10.45: own gates always block, and two never share an edge. Those of others
 * do not keep out who may crowd, as long as one of the halls is free of them (COV-13.12). */
static bool may_gate(const cov_state *state, const survey_state *survey, int edge, adit_why *why)
{
    int spots[2];

    if (!cov_edge_spots(state, edge, spots)) {
        return adit_refuse(why, "no two halls meet there");
    }
    if (!cov_are_up(state, spots, 2)) {
        return adit_refuse(why, "one of the halls is face down");
    }
    if (state->gate[edge] != 0) {
        return adit_refuse(why, "there is already a gate there");
    }
    const uint32_t touched = UINT32_C(1) << spots[0] | UINT32_C(1) << spots[1];
    if ((survey->own_gates & touched) != 0) {
        return adit_refuse(why, "one of the halls already has a gate of yours");
    }
    if ((survey->other_gates & touched) != 0 && !survey->crowds_gates) {
        return adit_refuse(why, "one of the halls already has a gate");
    }
    return (survey->other_gates & touched) != touched || survey->crowds_both ||
           adit_refuse(why, "both halls already have a gate"); /* COV-13.12 */
}

/* ---- All places ---- */

/* Looks at every place: offers it, or without a list only sees whether there is one. */
static bool look_at_places(adit_tx *tx, int seat, int building, adit_options *out)
{
    static const struct {
        uint16_t what;
        int count;
    } places[COV_BUILDINGS] = {[COV_HOUSE] = {COV_OPT_PLACE_BASIC, COV_SPOTS},
                               [COV_WORKSHOP] = {COV_OPT_PLACE_BASIC, COV_SPOTS},
                               [COV_PILLAR] = {COV_OPT_PLACE_PILLAR, COV_POINTS},
                               [COV_GATE] = {COV_OPT_PLACE_GATE, COV_EDGES}};
    const survey_state survey = building == COV_PILLAR ? survey_points(tx, seat)
                                : building == COV_GATE ? survey_edges(tx, seat)
                                                       : (survey_state){0};
    adit_why *why = out == NULL ? NULL : adit_why_of(out);
    const int price = cov_price_of_building(building);
    const bool is_paid = adit_can_pay_due(tx, seat, price, NULL);

    for (int place = 0; place < places[building].count; place++) {
        const bool is_legal = building == COV_PILLAR ? may_pillar(cov_of(tx), &survey, place, why)
                              : building == COV_GATE ? may_gate(cov_of(tx), &survey, place, why)
                                                     : may_basic(tx, seat, place, why);
        const adit_option option = {.what = places[building].what, .a = (int16_t)place};
        const bool may = is_legal && (is_paid || adit_can_pay_due(tx, seat, price, why));
        if (out == NULL ? may : !adit_offer_if(out, option, may)) {
            return true;
        }
    }
    return false;
}

void cov_offer_places(adit_tx *tx, int seat, int building, adit_options *out)
{
    (void)look_at_places(tx, seat, building, out);
}

bool cov_has_place(adit_tx *tx, int seat, int building)
{
    return look_at_places(tx, seat, building, NULL);
}
