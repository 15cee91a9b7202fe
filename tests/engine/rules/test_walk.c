/* test_walk.c - effect trees, menus, trials: nothing is offered that cannot be finished. */
#include "tests/support/fake_table.h"

/* A game in which player 1 has the card added last and a few goods. */
static void start(const char *goods_field, const char *goods)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}, {goods_field, goods}};

    engine = fake_engine(true);
    game = fake_game_with(engine, goods_field == NULL ? 1 : 2, fields);
}

static void a_sequence_is_carried_out_in_order(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_WOOD, 1), fake_pay(DEMO_WOOD, 1),
                       fake_gain(DEMO_GOLD, 2)));
    start(NULL, NULL);
    decide("use hut");
    assert_int_equal(has(DEMO_GOLD), 2);
    assert_int_equal(has(DEMO_WOOD), 0);
}

static void a_sequence_that_cannot_be_finished_is_not_offered(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_GOLD, 1), fake_pay(DEMO_WOOD, 1)));
    start(NULL, NULL);
    assert_false(offers("use hut"));
    assert_ok(adit_game_why(game, "use hut", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 1 wood, has 0");
    assert_fails(adit_game_decide_text(game, "use hut", &err), ADIT_ILLEGAL,
                 "use hut: needs 1 wood, has 0", err);
}

static void any_order_takes_each_part_once_and_may_stop(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_ANY_ORDER, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_FLAX, 1),
                       fake_pay(DEMO_GOLD, 1)));
    start(NULL, NULL);
    decide("use hut");
    assert_true(offers("gain 1 wood"));
    assert_true(offers("gain 1 flax"));
    assert_false(offers("pay 1 gold"));
    decide("gain 1 flax");
    assert_false(offers("gain 1 flax"));
    decide("pass");
    assert_int_equal(has(DEMO_FLAX), 1);
    assert_int_equal(has(DEMO_WOOD), 0);
    assert_int_equal(adit_game_seat(game), 2);
}

static void and_or_needs_at_least_one_part(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_AND_OR, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_FLAX, 1)));
    start(NULL, NULL);
    decide("use hut");
    assert_false(offers("pass"));
    decide("gain 1 wood");
    assert_true(offers("pass"));
    decide("gain 1 flax");
    assert_int_equal(has(DEMO_WOOD) + has(DEMO_FLAX), 2);
}

static void then_or_goes_forward_only(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_THEN_OR, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_FLAX, 1),
                       fake_gain(DEMO_GOLD, 1)));
    start(NULL, NULL);
    decide("use hut");
    decide("gain 1 flax");
    assert_false(offers("gain 1 wood"));
    assert_true(offers("gain 1 gold"));
    decide("pass");
}

static void menus_inside_a_sequence_are_walked_in_one_transaction(void **state)
{
    adit_node_id inner, either;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    inner = FAKE_NODE(ADIT_NODE_ANY_ORDER, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_FLAX, 1));
    either = FAKE_NODE(ADIT_NODE_ONE_OF, fake_gain(DEMO_FOOD, 1), fake_gain(DEMO_GOLD, 1));
    adit_node_id all = FAKE_NODE(ADIT_NODE_SEQUENCE, inner, either);
    fake_use(all);
    start(NULL, NULL);
    decide("use hut");
    decide("gain 1 wood");
    decide("done");
    decide("gain 1 gold");
    assert_int_equal(has(DEMO_WOOD), 1);
    assert_int_equal(has(DEMO_GOLD), 1);
    assert_int_equal(adit_game_seat(game), 2);
}

static void alternatives_inside_any_order_stand_in_the_same_menu(void **state)
{
    adit_card *hut;

    (void)state;
    fake_begin();
    hut = fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id either =
        FAKE_NODE(ADIT_NODE_ONE_OF, fake_gain(DEMO_FOOD, 1), fake_gain(DEMO_GOLD, 1));
    hut->fact[DEMO_FACT_USE].effect =
        FAKE_NODE(ADIT_NODE_ANY_ORDER, either, fake_gain(DEMO_WOOD, 1));
    start(NULL, NULL);
    decide("use hut");
    assert_true(offers("gain 1 food"));
    assert_true(offers("gain 1 gold"));
    decide("gain 1 gold");
    assert_false(offers("gain 1 food"));
    assert_true(offers("gain 1 wood"));
}

static void an_optional_verb_that_asks_first_takes_decline_into_its_question(void **state)
{
    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id climb = FAKE_NODE(ADIT_NODE_OPTIONAL, fake_climb(2));
    hut->fact[DEMO_FACT_USE].effect = FAKE_NODE(ADIT_NODE_SEQUENCE, climb, fake_gain(DEMO_GOLD, 1));
    start(NULL, NULL);
    decide("use hut");
    assert_int_equal(adit_game_option_count(game), 3);
    decide("decline");
    assert_int_equal(demo_of(game)->player[0].height, 0);
    assert_int_equal(has(DEMO_GOLD), 1);
}

static void an_optional_effect_that_does_not_ask_is_accepted_or_declined(void **state)
{
    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id pay = FAKE_NODE(ADIT_NODE_OPTIONAL, fake_pay(DEMO_WOOD, 1));
    hut->fact[DEMO_FACT_USE].effect = FAKE_NODE(ADIT_NODE_SEQUENCE, pay, fake_gain(DEMO_GOLD, 1));
    start("player[1].goods.wood", "1");
    decide("use hut");
    decide("accept pay 1 wood");
    assert_int_equal(has(DEMO_WOOD), 0);
    assert_int_equal(has(DEMO_GOLD), 1);
}

static void an_optional_part_that_cannot_be_done_is_declined_without_asking(void **state)
{
    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id pay = FAKE_NODE(ADIT_NODE_OPTIONAL, fake_pay(DEMO_WOOD, 1));
    hut->fact[DEMO_FACT_USE].effect = FAKE_NODE(ADIT_NODE_SEQUENCE, pay, fake_gain(DEMO_GOLD, 1));
    start(NULL, NULL);
    decide("use hut");
    assert_int_equal(adit_game_seat(game), 2);
    assert_int_equal(has(DEMO_GOLD), 1);
}

static void repeat_does_it_so_many_times_or_not_at_all(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_repeat(3, fake_pay(DEMO_WOOD, 1)));
    start("player[1].goods.wood", "2");
    assert_false(offers("use hut"));
    decide("chop_wood");
    decide("gather_flax");
    decide("use hut");
    assert_int_equal(has(DEMO_WOOD), 0);
}

static void when_is_possible_only_within_its_range(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_when(DEMO_WOOD, 1, 2, fake_gain(DEMO_GOLD, 1)));
    start("player[1].goods.wood", "3");
    assert_ok(adit_game_why(game, "use hut", why, sizeof why, &err), err);
    assert_string_equal(why, "needs at most 2 wood, has 3");
}

static void when_is_possible_inside_its_range(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_when(DEMO_WOOD, 1, 2, fake_gain(DEMO_GOLD, 1)));
    start("player[1].goods.wood", "2");
    decide("use hut");
    assert_int_equal(has(DEMO_GOLD), 1);
}

/* Climbing 2 or 3 steps makes the payment impossible; those options must not be offered. */
static adit_status pay_as_high_as_you_stand(adit_tx *tx, int seat, const adit_event *event)
{
    const demo_state *now = (const demo_state *)(void *)tx->work;
    const adit_goods price = {.have = {[DEMO_FOOD] = now->player[seat].height}};

    (void)event;
    return adit_pay(tx, seat, &price);
}

static void an_answer_that_makes_a_later_part_impossible_is_left_out(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(3), fake_script(pay_as_high_as_you_stand)));
    start("player[1].goods.food", "2");
    decide("use hut");
    assert_true(offers("climb 1"));
    assert_true(offers("climb 2"));
    assert_false(offers("climb 3"));
    assert_ok(adit_game_why(game, "climb 3", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 3 food, has 2");
}

static void a_trial_goes_through_the_answers_until_one_finishes(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(3), fake_climb(3),
                       fake_script(pay_as_high_as_you_stand)));
    start("player[1].goods.food", "1");
    assert_false(offers("use hut")); /* two steps at the least cost 2 food */
    adit_game_free(game);
    game = fake_game_with(
        engine, 2,
        (const adit_setting[]){{"player[1].in_play", "hut"}, {"player[1].goods.food", "2"}});
    decide("use hut"); /* and then 1 and 1 is the only way, taken without asking */
    assert_int_equal(demo_of(game)->player[0].height, 2);
    assert_int_equal(has(DEMO_FOOD), 0);
}

static void a_draw_of_chance_can_always_be_dealt_with(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_pay(DEMO_FOOD, 1)));
    fake_card(DEMO_KIND_ROOM, "inn");
    start(NULL, NULL);
    assert_true(offers("use hut"));
    decide("use hut");
    assert_int_equal(has(DEMO_FOOD), 0);
}

static adit_status breaks(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    return adit_fault(tx, ADIT_SCRIPT, "fake.lua:3: broken");
}

static void a_broken_card_stays_in_the_menu_and_its_fault_changes_nothing(void **state)
{
    uint64_t before;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(breaks));
    start(NULL, NULL);
    before = adit_game_hash(game);
    assert_true(offers("use hut"));
    assert_fails(adit_game_decide_text(game, "use hut", &err), ADIT_SCRIPT, "fake.lua:3: broken",
                 err);
    assert_contains(err.text, "while player 1 chose 'use hut' in turn 1 of demo_cave");
    assert_true(adit_game_hash(game) == before);
    assert_int_equal(adit_game_decision_count(game), 0);
    decide("gather_flax");
}

static void settling_follows_the_outermost_verb(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(1), fake_climb(1)));
    start("player[1].height", "5");
    decide("use hut");
    assert_int_equal(demo_of(game)->player[0].height, 5);
    assert_int_equal(demo_of(game)->settled, 2);
}

static void numbers_may_count_something(void **state)
{
    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    hut->fact[DEMO_FACT_USE].effect = fake_gain(DEMO_GOLD, 0);
    start("player[1].goods.wood", "3");
    engine->cards->amounts[1].of[DEMO_GOLD] = fake_per(DEMO_WOOD, 2);
    adit_amounts_prepare(&engine->cards->amounts[1]);
    assert_true(adit_promises_prepare(engine->def, engine->cards));
    decide("use hut");
    assert_int_equal(has(DEMO_GOLD), 6);
}

static void a_counted_argument_outside_its_range_is_no_option(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(1));
    start(NULL, NULL);
    engine->cards->node[1].as.verb.number[0] = fake_per(DEMO_WOOD, 1); /* no wood: climb(0) */
    assert_true(adit_promises_prepare(engine->def, engine->cards));
    adit_game_free(game);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_ok(adit_game_why(game, "use hut", why, sizeof why, &err), err);
    assert_string_equal(why, "climb: most is 0; expected 1 to 9");
}

static void a_part_that_does_not_ask_leaves_no_decline_behind(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id maybe = FAKE_NODE(ADIT_NODE_OPTIONAL, fake_climb(1));
    adit_node_id either =
        FAKE_NODE(ADIT_NODE_ONE_OF, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_GOLD, 1));
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, maybe, either));
    fake_card(DEMO_KIND_ROOM, "wing");
    adit_hook_modify *hook = fake_modify(DEMO_VALUE_SPEED);
    hook->add = fake_fixed(0);
    hook->replaces = true; /* nothing to climb, so nothing is asked */
    start("player[1].in_play", "hut wing");
    decide("use hut");
    assert_int_equal(adit_game_option_count(game), 2);
    assert_false(offers("decline"));
}

static void a_rewritten_menu_follows_its_new_connective(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_ANY_ORDER, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_GOLD, 1)));
    fake_rewrite(ADIT_NODE_ANY_ORDER, ADIT_NODE_ONE_OF);
    start(NULL, NULL);
    decide("use hut");
    assert_false(offers("pass"));
    decide("gain 1 wood");
    assert_int_equal(adit_game_seat(game), 2);
}

static void quick_answers_are_compared_with_trials_in_purity_mode(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_pay(DEMO_WOOD, 1));
    fake_on(DEMO_EVENT_USED, fake_gain(DEMO_WOOD, 1));
    start(NULL, NULL);
    assert_false(offers("use hut"));
    assert_int_equal(adit_engine_statistics(engine).trials_used_up, 0);
    assert_true(adit_engine_statistics(engine).trials > 0); /* purity tried it out as well */
}

static void the_effect_of_a_card_can_be_read(void **state)
{
    adit_card_info info;

    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    adit_node_id then = FAKE_NODE(ADIT_NODE_SEQUENCE, fake_pay(DEMO_FOOD, 2), fake_climb(2));
    adit_node_id either = FAKE_NODE(ADIT_NODE_ONE_OF, fake_climb(1), then);
    adit_node_id maybe = FAKE_NODE(ADIT_NODE_OPTIONAL, fake_search());
    adit_node_id twice = fake_repeat(2, fake_gain(DEMO_WOOD, 1));
    adit_node_id only = fake_when(DEMO_WOOD, INT16_MIN, 2, fake_gain(DEMO_FOOD, 1));
    adit_node_id both = FAKE_NODE(ADIT_NODE_AND_OR, twice, only);
    adit_node_id order = FAKE_NODE(ADIT_NODE_THEN_OR, maybe, both);
    hut->fact[DEMO_FACT_USE].effect = FAKE_NODE(ADIT_NODE_ANY_ORDER, either, order);
    fake_on(ADIT_EVENT_GAINED, fake_script(breaks));
    start(NULL, NULL);
    assert_int_equal(adit_engine_card(engine, 0, &info), ADIT_OK);
    assert_string_equal(info.effect,
                        "use: climb // pay 2 food then climb 2 | optionally search and then/or "
                        "2 times gain 1 wood and/or gain 1 food if wood is at most 2; "
                        "on gained: hut");
    assert_int_equal(adit_engine_card(engine, 1, &info), ADIT_USAGE);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(a_sequence_is_carried_out_in_order),
        T(a_sequence_that_cannot_be_finished_is_not_offered),
        T(any_order_takes_each_part_once_and_may_stop),
        T(and_or_needs_at_least_one_part),
        T(then_or_goes_forward_only),
        T(menus_inside_a_sequence_are_walked_in_one_transaction),
        T(alternatives_inside_any_order_stand_in_the_same_menu),
        T(an_optional_verb_that_asks_first_takes_decline_into_its_question),
        T(an_optional_effect_that_does_not_ask_is_accepted_or_declined),
        T(an_optional_part_that_cannot_be_done_is_declined_without_asking),
        T(repeat_does_it_so_many_times_or_not_at_all),
        T(when_is_possible_only_within_its_range),
        T(when_is_possible_inside_its_range),
        T(an_answer_that_makes_a_later_part_impossible_is_left_out),
        T(a_trial_goes_through_the_answers_until_one_finishes),
        T(a_draw_of_chance_can_always_be_dealt_with),
        T(a_broken_card_stays_in_the_menu_and_its_fault_changes_nothing),
        T(settling_follows_the_outermost_verb),
        T(numbers_may_count_something),
        T(a_counted_argument_outside_its_range_is_no_option),
        T(a_part_that_does_not_ask_leaves_no_decline_behind),
        T(a_rewritten_menu_follows_its_new_connective),
        T(quick_answers_are_compared_with_trials_in_purity_mode),
        T(the_effect_of_a_card_can_be_read),
    };
    return ADIT_RUN(tests);
}
