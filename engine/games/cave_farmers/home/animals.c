/* animals.c - what becomes of animals and gold: eating, releasing, selling.
 *
 * Which animals give how much food stands in cards, as exchanges that use the verb `eat`. When
 * animals have no place, the same exchanges are offered as answers, beside letting them go.
 */
#include "engine/games/cave_farmers/home/family.h"

#define LEAST_GOLD 2 /* CF-168: every exchange loses 1 gold */

static bool is_farm_animal(int good)
{
    return good >= CF_SHEEP && good <= CF_CATTLE; /* a dog is none (CF-169, CF-458) */
}

/* ---- Eating (CF-160 to CF-164) ---- */

bool cf_can_eat(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    int good = args->n[0], count = args->n[1];
    int owned;

    if (!is_farm_animal(good)) {
        return adit_refuse(why, "%s cannot be turned into food", tx->def->goods[good].name);
    }
    owned = cf_player_of(tx, seat)->common.goods.have[good];
    return owned >= count ||
           adit_refuse(why, "needs %d %s, has %d", count, tx->def->goods[good].name, owned);
}

adit_status cf_eat(adit_tx *tx, int seat, const adit_args *args)
{
    int good = args->n[0], count = args->n[1];
    int more = adit_value(tx, seat, CF_VALUE_SLAUGHTER, 0, ADIT_NO_CARD);
    int food = args->n[2] + count * more;

    if (!is_farm_animal(good)) {
        return adit_illegal(tx, "%s cannot be turned into food", tx->def->goods[good].name);
    }
    ADIT_TRY(adit_pay_good(tx, seat, good, count));
    return adit_gain_good(tx, seat, CF_FOOD, food);
}

/* ---- Selling gold (CF-168) ---- */

static void build_gold(adit_tx *tx, const void *context, adit_options *out)
{
    int gold = cf_player_of(tx, *(const int *)context)->common.goods.have[CF_GOLD];

    (void)adit_offer_range(out, CF_OPT_GOLD, LEAST_GOLD, gold);
}

bool cf_can_sell_gold(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    int gold = cf_player_of(tx, seat)->common.goods.have[CF_GOLD];

    (void)args;
    return gold >= LEAST_GOLD || adit_refuse(why, "needs %d gold, has %d", LEAST_GOLD, gold);
}

adit_status cf_sell_gold(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = CF_ASK_GOLD, .seat = seat, .build = build_gold, .context = &seat};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_sell_gold, &answer));
    ADIT_TRY(adit_pay_good(tx, seat, CF_GOLD, answer.a));
    return adit_gain_good(tx, seat, CF_FOOD, answer.a - 1);
}

/* ---- Animals that do not fit (CF-87, CF-159) ---- */

/* An exchange of a card in play that eats: which animal, how many. */
typedef struct {
    int card, good, count;
    adit_node_id run;
} meal_plan;

/* Reads the exchange as a meal; false if it is something else. */
static bool is_meal(adit_tx *tx, int seat, const adit_card *card, int exchange, meal_plan *out)
{
    const adit_hook_exchange *hook = &card->exchange[exchange];
    const adit_node *node = &tx->cards->node[hook->run];

    if (hook->run == 0 || hook->pay != 0 || node->kind != ADIT_NODE_VERB ||
        adit_verb_at(tx->def, node->as.verb.verb)->run != cf_eat ||
        !adit_condition_holds(tx, seat, &hook->when, NULL)) {
        return false;
    }
    out->card = card->number;
    out->run = hook->run;
    out->good = adit_number_of(tx, seat, &node->as.verb.number[0]);
    out->count = adit_number_of(tx, seat, &node->as.verb.number[1]);
    return is_farm_animal(out->good) && out->count > 0 &&
           cf_player_of(tx, seat)->common.goods.have[out->good] >= out->count &&
           /* Cards may forbid it, or ask for more animals than are there. */
           (!adit_verb_is_bound_now(tx, node->as.verb.verb) ||
            adit_can_effect(tx, seat, out->card, hook->run, NULL, NULL));
}

static adit_option option_of_meal(const meal_plan *meal)
{
    if (meal->count == 1) {
        return (adit_option){.what = CF_OPT_HOUSE_EAT, .a = (int16_t)meal->good};
    }
    return (adit_option){
        .what = CF_OPT_HOUSE_EAT_MORE, .a = (int16_t)meal->good, .b = (int16_t)meal->count};
}

/* Goes through the meals of the cards in play: offers each, or finds the one that was chosen. */
static bool go_through_meals(adit_tx *tx, int seat, adit_options *out, adit_option chosen,
                             meal_plan *found)
{
    const adit_in_play *lists[] = {&tx->work->in_play, &adit_seat_in(tx, seat)->in_play};

    for (int l = 0; l < 2; l++) {
        for (int i = 0; i < lists[l]->count; i++) {
            const adit_card *card = &tx->cards->card[lists[l]->card[i]];
            for (int k = 0; k < card->exchange_count; k++) {
                if (!is_meal(tx, seat, card, k, found)) {
                    continue;
                }
                const adit_option option = option_of_meal(found);
                if (out == NULL && adit_option_equal(option, chosen)) {
                    return true;
                }
                if (out != NULL && adit_options_find(out, option) < 0 && !adit_offer(out, option)) {
                    return true; /* enough is known */
                }
            }
        }
    }
    return false;
}

static void build_house(adit_tx *tx, const void *context, adit_options *out)
{
    int seat = *(const int *)context;
    meal_plan unused;

    if (cf_own_animals_fit(tx, seat) ||
        go_through_meals(tx, seat, out, (adit_option){0}, &unused)) {
        return;
    }
    for (int good = CF_SHEEP; good <= CF_CATTLE; good++) {
        if (cf_player_of(tx, seat)->common.goods.have[good] > 0 &&
            !adit_offer(out, (adit_option){.what = CF_OPT_HOUSE_RELEASE, .a = (int16_t)good})) {
            return;
        }
    }
}

static adit_status make_room(adit_tx *tx, int seat, adit_option answer)
{
    meal_plan eaten;

    if (answer.what == CF_OPT_HOUSE_RELEASE) {
        cf_player_of(tx, seat)->common.goods.have[answer.a]--;
        adit_note(tx, CF_LOG_RELEASES, seat, answer.a, 1, 0);
        return ADIT_OK;
    }
    if (!go_through_meals(tx, seat, NULL, answer, &eaten)) {
        return adit_illegal(tx, "this animal cannot be turned into food");
    }
    return adit_run_effect(tx, seat, eaten.card, eaten.run, NULL);
}

adit_status cf_settle(adit_tx *tx, int seat)
{
    const adit_question question = {.key = CF_ASK_HOUSE,
                                    .seat = seat,
                                    .build = build_house,
                                    .context = &seat,
                                    .forced = ADIT_FORCED_UNLESS_ANYTIME};
    uint8_t outer = cf_of(tx)->housing;

    /* What is eaten or exchanged at this question leads back here: the question is still open. */
    if (outer == seat + 1) {
        return ADIT_OK;
    }
    while (tx->stop == ADIT_OK && !cf_own_animals_fit(tx, seat)) {
        adit_option answer;
        adit_status status;

        cf_of(tx)->housing = (uint8_t)(seat + 1);
        status = adit_ask(tx, &question, &answer);
        ADIT_THEN(status, make_room(tx, seat, answer));
        if (status != ADIT_NONE) { /* NONE: they fit after an exchange */
            ADIT_TRY(status);
        }
        cf_of(tx)->housing = outer;
    }
    return tx->stop;
}

/* Whether cards in play of the owner say something about these permissions of the seat. */
static bool speaks_to(const adit_tx *tx, int owner, int seat, uint64_t words)
{
    const adit_in_play *list = adit_in_play_of(tx, owner);

    if ((adit_topics_in_play(tx, owner)->permissions & words) == 0) {
        return false;
    }
    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];

        for (int k = 0; (card->permissions & words) != 0 && k < card->permit_count; k++) {
            const adit_hook_permit *hook = &card->permit[k];

            if (hook->word < ADIT_FIRST_DEED && (words >> hook->word & 1) != 0 &&
                adit_hook_applies(hook->by, owner, seat)) {
                return true;
            }
        }
    }
    return false;
}

bool cf_ground_may_keep(const adit_tx *tx, int seat)
{
    const uint64_t words =
        UINT64_C(1) << CF_MAY_KEEP_IN_FOREST | UINT64_C(1) << CF_MAY_KEEP_ON_MEADOWS |
        UINT64_C(1) << CF_MAY_KEEP_IN_CAVERNS | UINT64_C(1) << CF_MAY_KEEP_IN_TUNNELS |
        UINT64_C(1) << CF_MAY_FURNISH_MEADOW | UINT64_C(1) << CF_MAY_SOW_MEADOWS;
    bool may_keep = false;

    for (int owner = ADIT_ON_TABLE;
         (adit_words_in_play(tx) & words) != 0 && !may_keep && owner < tx->work->players; owner++) {
        may_keep = speaks_to(tx, owner, seat, words);
    }
    return may_keep;
}

/* Ground that keeps animals only because cards say so can be lost in the middle of an action. */
adit_status cf_settle_ground(adit_tx *tx, int seat)
{
    return cf_ground_may_keep(tx, seat) ? cf_settle(tx, seat) : ADIT_OK;
}
