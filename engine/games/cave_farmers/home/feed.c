/* feed.c - feeding the family (CF-135 to CF-139).
 *
 * The player says how much food is paid; each food that is missing is a begging marker. A
 * card may allow one dwarf to be fed with building material first.
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/turn.h"

enum { NEED_OF_ADULT = 2, NEED_OF_NEWBORN = 1, NEED_IN_SHORT = 1, MOST_NEED = 9 };

typedef struct {
    int seat;
    int saved;                  /* need of the dwarfs that were fed with material */
    int fed;                    /* how many they are */
    int of_need[MOST_NEED + 1]; /* and how many of each need */
} meal_plan;

/* CF-136: what feeds one dwarf instead of food. */
static const struct {
    uint8_t good, count, word;
} materials[] = {{CF_WOOD, 1, CF_MAY_FEED_WITH_WOOD},
                 {CF_STONE, 1, CF_MAY_FEED_WITH_STONE},
                 {CF_ORE, 2, CF_MAY_FEED_WITH_ORE}};

enum { MATERIALS = sizeof materials / sizeof materials[0] };

/* CF-135; 0 for a dwarf in the supply. */
static int need_of(adit_tx *tx, int seat, int dwarf)
{
    const bool is_little =
        cf_of(tx)->harvest == CF_HARVEST_FEED || dwarf == CF_DWARF_NEWBORN; /* CF-474 */

    if (dwarf == CF_DWARF_NONE) {
        return 0;
    }
    const int need = cf_value(tx, seat, CF_VALUE_MEAL, is_little ? NEED_IN_SHORT : NEED_OF_ADULT);
    return need < MOST_NEED ? need : MOST_NEED;
}

/* CF-137: never below 0 (CF-479). */
static int cost_of(adit_tx *tx, const meal_plan *plan)
{
    const cf_player *player = cf_player_of(tx, plan->seat);
    int need = -plan->saved, cost;

    for (int i = 0; i < CF_DWARFS; i++) {
        need += need_of(tx, plan->seat, player->dwarf[i]);
    }
    cost = adit_value(tx, plan->seat, CF_VALUE_FEEDING, need, ADIT_NO_CARD);
    return cost < 0 ? 0 : cost;
}

/* Whether a dwarf of this need has not been fed yet. */
static bool has_dwarf_of_need(adit_tx *tx, const meal_plan *plan, int need)
{
    int count = -plan->of_need[need];

    for (int i = 0; i < CF_DWARFS; i++) {
        count += need_of(tx, plan->seat, cf_player_of(tx, plan->seat)->dwarf[i]) == need;
    }
    return count > 0;
}

/* Which materials this player may use, as a bit set. */
static unsigned usable_materials(adit_tx *tx, int seat)
{
    unsigned usable = 0;

    if (cf_allows(tx, seat, CF_MAY_FEED_WITH_MATERIAL)) {
        return (1u << MATERIALS) - 1;
    }
    for (int i = 0; i < MATERIALS; i++) {
        usable |= (unsigned)cf_allows(tx, seat, materials[i].word) << i;
    }
    return usable;
}

/* CF-136: exactly one dwarf, of either need, unless cards say otherwise. */
static bool offer_materials(adit_tx *tx, const meal_plan *plan, adit_options *out)
{
    const int16_t *have = cf_player_of(tx, plan->seat)->common.goods.have;
    const unsigned usable = usable_materials(tx, plan->seat);

    if (usable == 0 || plan->fed >= cf_value(tx, plan->seat, CF_VALUE_MATERIAL_MEALS, 1)) {
        return true;
    }
    for (int need = MOST_NEED; need >= NEED_OF_NEWBORN; need--) {
        if (!has_dwarf_of_need(tx, plan, need)) {
            continue;
        }
        for (int i = 0; i < MATERIALS; i++) {
            const adit_option option = {
                .what = CF_OPT_FEED_MATERIAL, .a = (int16_t)materials[i].good, .b = (int16_t)need};
            if ((usable >> i & 1) == 0) {
                continue;
            }
            bool possible =
                have[materials[i].good] >= materials[i].count ||
                adit_refuse(adit_why_of(out), "needs %d %s, has %d", materials[i].count,
                            tx->def->goods[materials[i].good].name, have[materials[i].good]);
            if (!adit_offer_if(out, option, possible)) {
                return false;
            }
        }
    }
    return true;
}

/* CF-138: any amount, the most first. */
static void build_meals(adit_tx *tx, const void *context, adit_options *out)
{
    const meal_plan *plan = context;
    int cost = cost_of(tx, plan);
    int food = cf_player_of(tx, plan->seat)->common.goods.have[CF_FOOD];

    for (int n = food < cost ? food : cost; n >= 0; n--) {
        if (!adit_offer(out, (adit_option){.what = CF_OPT_FEED, .a = (int16_t)n})) {
            return;
        }
    }
    if (cost > 0) {
        (void)offer_materials(tx, plan, out);
    }
}

static adit_status feed_with_material(adit_tx *tx, meal_plan *plan, adit_option answer)
{
    int count = 0;

    for (int i = 0; i < MATERIALS; i++) {
        count += materials[i].good == answer.a ? materials[i].count : 0;
    }
    plan->saved += answer.b;
    plan->fed++;
    plan->of_need[answer.b]++;
    return adit_pay_good(tx, plan->seat, answer.a, count);
}

static adit_status pay_food(adit_tx *tx, const meal_plan *plan, int food)
{
    const int begging = cost_of(tx, plan) - food;

    ADIT_TRY(adit_pay_good(tx, plan->seat, CF_FOOD, food));
    adit_note(tx, CF_LOG_FEEDS, plan->seat, food, begging, 0);
    ADIT_TRY(adit_gain_good(tx, plan->seat, CF_BEGGING, begging));
    return adit_raise_plain(tx, CF_EVENT_FED, plan->seat, ADIT_NO_CARD, begging);
}

adit_status cf_feed(adit_tx *tx)
{
    meal_plan plan = {.seat = cf_of(tx)->at_turn};
    adit_question question = adit_first_question(CF_ASK_FEED, plan.seat, build_meals, &plan);
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    while (answer.what == CF_OPT_FEED_MATERIAL) {
        ADIT_TRY(feed_with_material(tx, &plan, answer));
        question.first = false;
        ADIT_TRY(adit_ask(tx, &question, &answer));
    }
    ADIT_TRY(pay_food(tx, &plan, answer.a));
    return cf_next_in_harvest(tx);
}
