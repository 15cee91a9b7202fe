/* test_prices.c - prices, values and permissions: what the cards in play change. */
#include "tests/support/fake_table.h"

/* The shop sells the inn, which costs `inn`, for one of the given prices. */
static void add_shop(int inn_good, int inn, int count, const adit_goods *prices)
{
    fake_card(DEMO_KIND_ROOM, "inn")->fact[DEMO_FACT_COST].goods = fake_amounts(inn_good, inn);
    fake_card(DEMO_KIND_ROOM, "shop");
    fake_use(fake_buy("inn", count, prices));
}

static void start(const char *in_play, const char *wood, const char *gold)
{
    const adit_setting fields[] = {{"player[1].in_play", in_play},
                                   {"player[1].goods.wood", wood},
                                   {"player[1].goods.gold", gold}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 3, fields);
}

static const adit_goods wood_or_gold[] = {{.have = {[DEMO_WOOD] = 3}}, {.have = {[DEMO_GOLD] = 1}}};

static void the_player_chooses_between_prices_that_can_be_paid(void **state)
{
    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 1, 2, wood_or_gold);
    start("shop", "5", "1");
    decide("use shop");
    assert_true(offers("pay 4 wood"));
    assert_true(offers("pay 1 wood 1 gold"));
    decide("pay 1 wood 1 gold");
    assert_int_equal(has(DEMO_WOOD), 4);
    assert_int_equal(has(DEMO_GOLD), 0);
}

static void a_single_way_is_paid_without_asking(void **state)
{
    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 1, 2, wood_or_gold);
    start("shop", "5", "0");
    decide("use shop");
    assert_int_equal(has(DEMO_WOOD), 1);
    assert_int_equal(adit_game_seat(game), 2);
}

static void what_cannot_be_paid_is_refused_with_the_first_good_that_is_short(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 1, 2, wood_or_gold);
    start("shop", "0", "0");
    assert_ok(adit_game_why(game, "use shop", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 4 wood, has 0, or 1 wood, has 0");
}

static void dominated_prices_are_left_out(void **state)
{
    const adit_goods prices[] = {{.have = {[DEMO_WOOD] = 2}}, {.have = {[DEMO_WOOD] = 3}}};

    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 0, 2, prices);
    start("shop", "5", "0");
    decide("use shop");
    assert_int_equal(has(DEMO_WOOD), 3);
}

static void discounts_never_go_below_zero(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 2}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    fake_modify(DEMO_VALUE_PRICE)->less = fake_amounts(DEMO_WOOD, 5);
    add_shop(DEMO_GOLD, 1, 1, &price);
    start("axe shop", "1", "1");
    decide("use shop");
    assert_int_equal(has(DEMO_WOOD), 1);
    assert_int_equal(has(DEMO_GOLD), 0);
    assert_string_equal(adit_game_log_line(game, 1),
                        "the price for p1 before cards change it: 2 wood 1 gold");
    assert_string_equal(adit_game_log_line(game, 2), "axe changes the price: 5 wood less");
}

static void a_surcharge_is_added_and_may_concern_one_card_only(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 1}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->more = fake_amounts(DEMO_GOLD, 2);
    hook->card = 1; /* the inn */
    hook = fake_modify(DEMO_VALUE_PRICE);
    hook->more = fake_amounts(DEMO_GOLD, 9);
    hook->card = 2; /* the shop, which nobody buys here */
    add_shop(DEMO_WOOD, 0, 1, &price);
    start("axe shop", "1", "2");
    decide("use shop");
    assert_int_equal(has(DEMO_GOLD), 0);
}

static void an_optional_discount_is_a_choice_and_only_one_is_used(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 2, [DEMO_GOLD] = 2}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->less = fake_amounts(DEMO_WOOD, 1);
    hook->is_choice = true;
    hook = fake_modify(DEMO_VALUE_PRICE);
    hook->less = fake_amounts(DEMO_GOLD, 1);
    hook->is_choice = true;
    add_shop(DEMO_WOOD, 0, 1, &price);
    start("axe shop", "2", "2");
    decide("use shop");
    assert_int_equal(adit_game_option_count(game), 2); /* paying in full is dominated */
    assert_true(offers("pay 1 wood 2 gold"));
    decide("pay 2 wood 1 gold");
    assert_int_equal(has(DEMO_GOLD), 1);
}

static void substitutions_may_be_used_up_to_their_limit(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 3}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->instead_of = fake_amounts(DEMO_WOOD, 1);
    hook->instead = fake_amounts(DEMO_GOLD, 1);
    hook->limit = 2;
    add_shop(DEMO_WOOD, 0, 1, &price);
    start("axe shop", "3", "3");
    decide("use shop");
    assert_int_equal(adit_game_option_count(game), 3);
    assert_false(offers("pay 3 gold"));
    decide("pay 1 wood 2 gold");
    assert_int_equal(has(DEMO_WOOD), 2);
    assert_int_equal(has(DEMO_GOLD), 1);
}

/* Without purity, in which nothing is left out early. */
static void a_hook_may_have_an_optional_discount_and_a_substitution(void **state)
{
    const adit_goods flax = {.have = {[DEMO_FLAX] = 1}};
    const adit_price price = {
        .value = DEMO_VALUE_PRICE, .card = ADIT_NO_CARD, .base = &flax, .count = 1};
    const adit_setting fields[] = {{"player[1].in_play", "axe"},
                                   {"player[1].goods.flax", "0"},
                                   {"player[1].goods.gold", "1"}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->less = fake_amounts(DEMO_WOOD, 1);
    hook->is_choice = true;
    hook->instead_of = fake_amounts(DEMO_FLAX, 1);
    hook->instead = fake_amounts(DEMO_GOLD, 1);
    hook->limit = 1;
    engine = fake_engine(false);
    game = fake_game_with(engine, 3, fields);
    assert_true(adit_price_list(adit_game_view_tx(game), 0, &price, NULL, 0, NULL) > 0);
}

/* Each of the goods may be paid in gold, `gold` for `n` of it. */
static void add_mint(int good, int n, int gold)
{
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);

    hook->instead_of = fake_amounts(good, n);
    hook->instead = fake_amounts(DEMO_GOLD, gold);
    hook->limit = 99;
}

static void start_rich(const char *in_play, const char *gold)
{
    const adit_setting fields[] = {{"player[1].in_play", in_play},
                                   {"player[1].goods.wood", "9"},
                                   {"player[1].goods.flax", "9"},
                                   {"player[1].goods.food", "9"},
                                   {"player[1].goods.gold", gold}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 5, fields);
}

static const adit_goods dear = {.have = {[DEMO_WOOD] = 4, [DEMO_FLAX] = 4, [DEMO_FOOD] = 8}};

static void of_too_many_ways_to_pay_the_64_with_the_fewest_goods_are_offered(void **state)
{
    char why[200];
    bool is_told = false;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    add_mint(DEMO_WOOD, 1, 1);
    add_mint(DEMO_FLAX, 1, 1);
    fake_card(DEMO_KIND_ROOM, "bank");
    add_mint(DEMO_FOOD, 2, 1);
    add_shop(DEMO_WOOD, 0, 1, &dear);
    start_rich("axe bank shop", "19");
    decide("use shop"); /* 5 * 5 * 5 ways, with 12 goods for all food in gold to 16 for none */
    assert_int_equal(adit_game_option_count(game), 64);
    assert_true(offers("pay 12 gold"));
    assert_true(offers("pay 4 wood 4 flax 4 gold"));
    assert_false(offers("pay 4 wood 4 flax 8 food"));
    assert_ok(adit_game_why(game, "pay 4 wood 4 flax 8 food", why, sizeof why, &err), err);
    assert_string_equal(why, "more than 64 ways to pay; only the 64 that use the fewest goods are "
                             "offered; bank adds some of them");
    decide("pay 4 wood 4 flax 4 gold");
    assert_int_equal(has(DEMO_GOLD), 15);
    for (int i = 0; i < adit_game_log_count(game); i++) {
        is_told |= strstr(adit_game_log_line(game, i),
                          "bank changes the price: more than 64 ways to pay") != NULL;
    }
    assert_true(is_told);
}

/* More ways than are looked at: those that can be paid are kept. */
static void of_countless_ways_to_pay_those_that_can_be_paid_are_found(void **state)
{
    static const adit_goods huge = {.have = {[DEMO_WOOD] = 30, [DEMO_FLAX] = 30, [DEMO_FOOD] = 30}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    add_mint(DEMO_WOOD, 1, 0);
    add_mint(DEMO_FLAX, 1, 0);
    add_mint(DEMO_FOOD, 5, 1);
    fake_modify(DEMO_VALUE_PRICE)->less = fake_amounts(DEMO_GOLD, 0);
    add_shop(DEMO_WOOD, 0, 1, &huge);
    start_rich("axe shop", "19");
    decide("use shop");
    assert_true(adit_game_option_count(game) <= 64);
    assert_true(offers("pay 6 gold"));
    decide("pay 6 gold");
    assert_int_equal(has(DEMO_GOLD), 13);
    assert_int_equal(has(DEMO_WOOD), 9);
}

static void an_optional_discount_may_cost_something_else(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 2}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "axe");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->less = fake_amounts(DEMO_WOOD, 2);
    hook->more = fake_amounts(DEMO_GOLD, 1);
    hook->is_choice = true;
    add_shop(DEMO_WOOD, 0, 1, &price);
    start("axe shop", "2", "1");
    decide("use shop");
    assert_true(offers("pay 2 wood"));
    decide("pay 1 gold");
    assert_int_equal(has(DEMO_WOOD), 2);
    assert_int_equal(has(DEMO_GOLD), 0);
}

static void cards_of_others_may_change_a_price_and_forbid(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 1}};
    const adit_setting fields[] = {{"player[1].in_play", "shop"},
                                   {"player[2].in_play", "toll"},
                                   {"player[1].goods.wood", "3"}};

    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 0, 1, &price);
    fake_card(DEMO_KIND_ROOM, "toll");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_PRICE);
    hook->more = fake_amounts(DEMO_WOOD, 2);
    hook->by = ADIT_ACTOR_OTHERS;
    fake_permit(DEMO_MAY_CHOP, true)->by = ADIT_ACTOR_OTHERS;
    engine = fake_engine(true);
    game = fake_game_with(engine, 3, fields);
    assert_false(offers("chop_wood"));
    decide("use shop");
    assert_int_equal(has(DEMO_WOOD), 0);
    assert_true(offers("chop_wood")); /* the owner of the toll is free */
}

/* ---- Values ---- */

static int twice(adit_tx *tx, int seat, int base)
{
    (void)tx;
    (void)seat;
    return 2 * base;
}

static void values_are_added_to_replaced_and_worked_out_in_order_of_play(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "boots");
    fake_modify(DEMO_VALUE_SPEED)->add = fake_fixed(1);
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(1));
    fake_card(DEMO_KIND_ROOM, "rope");
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(twice);
    fake_card(DEMO_KIND_ROOM, "wing");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_SPEED);
    hook->add = fake_fixed(3);
    hook->replaces = true;
    start("wing boots hut rope", "0", "0");
    decide("use hut");
    assert_int_equal(adit_game_option_count(game), 8); /* ((3) + 1) * 2 */
}

static void a_modifier_may_concern_a_range_of_bases(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "boots");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_SPEED);
    hook->add = fake_fixed(1);
    hook->min = 2;
    hook->max = 3;
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(1));
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(fake_climb(2));
    start("boots hut inn", "0", "0");
    decide("use hut");
    assert_int_equal(demo_of(game)->player[0].height, 1); /* one step, taken without asking */
    decide("gather_flax");
    decide("use inn");
    assert_int_equal(adit_game_option_count(game), 3);
}

static int writes(adit_tx *tx, int seat, int base)
{
    const adit_args args = {.goods = {{.have = {[DEMO_GOLD] = 1}}}, .length = {1}};

    (void)base;
    return (int)adit_run_verb(tx, seat, DEMO_VERB_GAIN, &args);
}

static void a_function_that_may_only_look_cannot_change_the_game(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "boots");
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(writes);
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(1));
    start("boots hut", "0", "0");
    assert_fails(adit_game_decide_text(game, "use hut", &err), ADIT_SCRIPT,
                 "'gain' changes the game; it cannot be called from a read-only hook", err);
    assert_int_equal(has(DEMO_GOLD), 0);
}

/* As many steps as the owner of the card has seats to the right, plus one. */
static int seat_of_me(adit_tx *tx, int seat, int base)
{
    (void)tx;
    (void)base;
    return seat + 1;
}

static void me_is_the_owner_also_when_others_are_concerned(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}, {"player[2].in_play", "sage"}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(1));
    fake_card(DEMO_KIND_ROOM, "sage");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_SPEED);
    hook->by = ADIT_ACTOR_OTHERS;
    hook->script = fake_script_number(seat_of_me);
    engine = fake_engine(true);
    game = fake_game_with(engine, 2, fields);
    decide("use hut");
    assert_int_equal(adit_game_option_count(game), 2); /* player 2 */
}

/* ---- Permissions ---- */

static void a_card_forbids_with_a_reason(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_permit(DEMO_MAY_CHOP, true)->script = fake_script_reason("the wood is holy");
    start("hut", "0", "0");
    assert_false(offers("chop_wood"));
    assert_ok(adit_game_why(game, "chop_wood", why, sizeof why, &err), err);
    assert_string_equal(why, "the wood is holy");
}

static void a_function_that_gives_no_reason_forbids_nothing(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_permit(DEMO_MAY_CHOP, true)->script = fake_script_reason(NULL);
    start("hut", "0", "0");
    assert_true(offers("chop_wood"));
}

static void a_plain_forbid_and_a_condition(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_permit(DEMO_MAY_CHOP, true)->when = (adit_condition){DEMO_WOOD, 2, INT16_MAX};
    start("hut", "1", "0");
    assert_true(offers("chop_wood"));
    decide("chop_wood");
    decide("gather_flax");
    assert_false(offers("chop_wood"));
}

static void a_card_may_speak_for_itself_and_for_one_other(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "guard");
    fake_permit(DEMO_MAY_USE, true)->card = 2; /* the inn */
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_gain(DEMO_GOLD, 1));
    fake_permit(DEMO_MAY_USE, true)->when = (adit_condition){DEMO_GOLD, 1, INT16_MAX};
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(fake_gain(DEMO_GOLD, 1));
    start("guard hut inn", "0", "0");
    assert_true(offers("use hut"));
    assert_false(offers("use inn"));
    decide("use hut");
    decide("gather_flax");
    assert_false(offers("use hut"));
}

/* ---- Goods that stand in for others ---- */

static void start_with_coal(const char *in_play, const char *wood, const char *coal)
{
    const adit_setting fields[] = {{"player[1].in_play", in_play},
                                   {"player[1].goods.wood", wood},
                                   {"player[1].goods.coal", coal}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 3, fields);
}

static void what_stands_in_for_a_good_gives_a_choice_of_mixes(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 3}};

    (void)state;
    fake_begin();
    add_shop(DEMO_WOOD, 0, 1, &price);
    start_with_coal("shop", "2", "2");
    decide("use shop");
    assert_int_equal(adit_game_option_count(game), 2);
    assert_true(offers("pay 2 wood 1 coal"));
    decide("pay 1 wood 2 coal");
    assert_int_equal(has(DEMO_WOOD), 1);
    assert_int_equal(has(DEMO_COAL), 0);
    assert_int_equal(has(DEMO_ASH), 2);
}

static void one_mix_is_paid_without_asking(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "stove");
    fake_use(fake_pay(DEMO_WOOD, 2));
    start_with_coal("stove", "0", "2");
    decide("use stove");
    assert_int_equal(has(DEMO_ASH), 2);
    assert_int_equal(adit_game_seat(game), 2);
}

static void what_is_paid_for_itself_stands_in_for_nothing(void **state)
{
    const adit_goods store = {.have = {[DEMO_WOOD] = 1, [DEMO_COAL] = 2}};
    const adit_goods both = {.have = {[DEMO_WOOD] = 2, [DEMO_COAL] = 1}};
    const adit_goods more = {.have = {[DEMO_WOOD] = 2, [DEMO_COAL] = 2}};

    (void)state;
    assert_true(adit_goods_afford(&store, demo_cave.goods, &both));
    assert_false(adit_goods_afford(&store, demo_cave.goods, &more));
    assert_int_equal(adit_goods_to_pay_with(&store, demo_cave.goods, DEMO_WOOD), 3);
}

static void a_refusal_counts_what_stands_in(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "stove");
    fake_use(fake_pay(DEMO_WOOD, 4));
    start_with_coal("stove", "1", "2");
    assert_ok(adit_game_why(game, "use stove", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 4 wood, has 3");
}

static void an_exchange_takes_what_stands_in(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "market");
    fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1);
    start_with_coal("market", "1", "1");
    decide("anytime 1 wood for 1 gold");
    decide("pay 1 coal");
    assert_int_equal(has(DEMO_WOOD), 1);
    assert_int_equal(has(DEMO_GOLD), 1);
    assert_int_equal(has(DEMO_ASH), 1);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(what_stands_in_for_a_good_gives_a_choice_of_mixes),
        T(one_mix_is_paid_without_asking),
        T(what_is_paid_for_itself_stands_in_for_nothing),
        T(a_refusal_counts_what_stands_in),
        T(an_exchange_takes_what_stands_in),
        T(the_player_chooses_between_prices_that_can_be_paid),
        T(a_single_way_is_paid_without_asking),
        T(what_cannot_be_paid_is_refused_with_the_first_good_that_is_short),
        T(dominated_prices_are_left_out),
        T(discounts_never_go_below_zero),
        T(a_surcharge_is_added_and_may_concern_one_card_only),
        T(an_optional_discount_is_a_choice_and_only_one_is_used),
        T(substitutions_may_be_used_up_to_their_limit),
        T(a_hook_may_have_an_optional_discount_and_a_substitution),
        T(of_too_many_ways_to_pay_the_64_with_the_fewest_goods_are_offered),
        T(of_countless_ways_to_pay_those_that_can_be_paid_are_found),
        T(an_optional_discount_may_cost_something_else),
        T(cards_of_others_may_change_a_price_and_forbid),
        T(values_are_added_to_replaced_and_worked_out_in_order_of_play),
        T(a_modifier_may_concern_a_range_of_bases),
        T(a_function_that_may_only_look_cannot_change_the_game),
        T(me_is_the_owner_also_when_others_are_concerned),
        T(a_card_forbids_with_a_reason),
        T(a_function_that_gives_no_reason_forbids_nothing),
        T(a_plain_forbid_and_a_condition),
        T(a_card_may_speak_for_itself_and_for_one_other),
    };
    return ADIT_RUN(tests);
}
