/* stores.c - verbs about the goods tracks: replenish, and paying goods that differ.
 *
 * What a store is raised by counts as gained, so cards that listen hear of it.
 */
#include "engine/games/cave_vs_cave/rules.h"

enum { MAX_DIFFERENT = 3 };

/* ---- Replenish (CVC-89) ---- */

static adit_goods missing_goods(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_goods *level = &args->goods[args->first[0]];
    const adit_goods *store = &cvc_player_of(tx, seat)->common.goods;
    adit_goods missing = {{0}};

    for (int good = 0; good < ADIT_MAX_GOODS; good++) { /* those of mods too */
        if (store->have[good] < level->have[good]) {
            missing.have[good] = (int16_t)(level->have[good] - store->have[good]);
        }
    }
    return missing;
}

bool cvc_can_replenish(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const adit_goods missing = missing_goods(tx, seat, args);

    return !adit_goods_are_none(&missing) || adit_refuse(why, "there is nothing to replenish");
}

adit_status cvc_replenish(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_goods missing = missing_goods(tx, seat, args);

    ADIT_TRY(adit_require_verb(tx, seat, args, cvc_can_replenish));
    return adit_gain(tx, seat, &missing);
}

/* ---- Different goods (CVC-46) ---- */

typedef struct {
    int seat, count;
} different_plan;

static const uint16_t option_of_count[MAX_DIFFERENT + 1] = {0, CVC_OPT_PAY_ONE, CVC_OPT_PAY_TWO,
                                                            CVC_OPT_PAY_THREE};

static bool owns_set(const adit_goods *store, unsigned set, int count)
{
    for (int good = 0; good < CVC_GOODS; good++) {
        if ((set >> good & 1u) != 0) {
            count -= store->have[good] > 0 ? 1 : MAX_DIFFERENT + 1;
        }
    }
    return count == 0;
}

/* An option names its goods in rising order. */
static adit_option option_of_set(unsigned set, int count)
{
    int16_t good[CVC_GOODS] = {0};
    int found = 0;

    for (int i = 0; i < CVC_GOODS; i++) {
        if ((set >> i & 1u) != 0) {
            good[found++] = (int16_t)i;
        }
    }
    return (adit_option){option_of_count[count], good[0], good[1], good[2]};
}

static void build_sets(adit_tx *tx, const void *context, adit_options *out)
{
    const different_plan *plan = context;
    const adit_goods *store = &cvc_player_of(tx, plan->seat)->common.goods;

    for (unsigned set = 1; set < 1u << CVC_GOODS; set++) {
        if (__builtin_popcount(set) != plan->count) {
            continue;
        }
        bool possible = owns_set(store, set, plan->count) ||
                        adit_refuse(adit_why_of(out), "you do not have one of each");
        if (!adit_offer_if(out, option_of_set(set, plan->count), possible)) {
            return;
        }
    }
}

bool cvc_can_pay_different(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const adit_goods *store = &cvc_player_of(tx, seat)->common.goods;
    int kinds = 0;

    for (int good = 0; good < CVC_GOODS; good++) {
        kinds += store->have[good] > 0;
    }
    return kinds >= args->n[0] ||
           adit_refuse(why, "needs %d different goods, has %d", args->n[0], kinds); /* CVC-E57 */
}

adit_status cvc_pay_different(adit_tx *tx, int seat, const adit_args *args)
{
    const different_plan plan = {seat, args->n[0]};
    const adit_question question = {.key = CVC_ASK_DIFFERENT,
                                    .seat = seat,
                                    .build = build_sets,
                                    .context = &plan,
                                    .forced = adit_payment_forced(tx, seat)};
    adit_option answer = {0};
    adit_goods price = {{0}};

    ADIT_TRY(adit_ask_verb(tx, &question, args, cvc_can_pay_different, &answer));
    const int16_t good[MAX_DIFFERENT] = {answer.a, answer.b, answer.c};
    for (int i = 0; i < plan.count && i < MAX_DIFFERENT; i++) {
        price.have[good[i]] = 1;
    }
    return adit_pay(tx, seat, &price);
}
