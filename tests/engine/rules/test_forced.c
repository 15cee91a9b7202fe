/* test_forced.c - a single answer is taken without a question only if no exchange could open
 * another one, wherever the menu stands; and what was taken can be seen before and after. */
#include <stdio.h>
#include <string.h>

#include "tests/support/cases.h"
#include "tests/support/fake_table.h"

#define GOODS 4 /* wood, flax, food, gold */

static void start(const char *gold, const char *flax)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"},
                                   {"player[1].goods.gold", gold},
                                   {"player[1].goods.flax", flax},
                                   {"player[1].goods.food", "0"},
                                   {"player[1].goods.wood", "0"}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 5, fields);
}

/* Whether the hut has asked something, instead of answering for the player. */
static bool hut_asks(void)
{
    const char *card = adit_game_asking_card(game);

    return card != NULL && strcmp(card, "hut") == 0;
}

/* ---- Menus inside other effects ---- */

static adit_node_id gold_or_flax(void)
{
    return FAKE_NODE(ADIT_NODE_ONE_OF, fake_pay(DEMO_GOLD, 1), fake_pay(DEMO_FLAX, 2));
}

static adit_node_id in_sequence(void)
{
    return FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_WOOD, 1), gold_or_flax());
}

static adit_node_id first_in_sequence(void)
{
    return FAKE_NODE(ADIT_NODE_SEQUENCE, gold_or_flax(), fake_gain(DEMO_WOOD, 1));
}

static adit_node_id repeated(void)
{
    return fake_repeat(1, gold_or_flax());
}

static adit_node_id in_a_deeper_sequence(void)
{
    return FAKE_NODE(ADIT_NODE_SEQUENCE, in_sequence(), fake_gain(DEMO_WOOD, 1));
}

static const struct {
    const char *name;
    adit_node_id (*make)(void);
} places[] = {{"in a sequence", in_sequence},
              {"first in a sequence", first_in_sequence},
              {"repeated", repeated},
              {"in a deeper sequence", in_a_deeper_sequence}};

static void use_hut_at(int place, int price_of_flax)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(places[place].make());
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_GOLD, price_of_flax, DEMO_FLAX, 1);
    start("3", "0");
    decide("use hut");
}

static void a_single_answer_is_asked_for_where_an_exchange_opens_another(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        use_hut_at((int)i, 1); /* twice: 2 gold for 2 flax */
        if (!hut_asks()) {
            fail_msg("%s: not asked", places[i].name);
        }
        decide("anytime 1 gold for 1 flax");
        decide("anytime 1 gold for 1 flax");
        assert_true(offers("pay 1 gold") && offers("pay 2 flax"));
        decide("pay 2 flax");
        assert_int_equal(has(DEMO_GOLD), 1);
        assert_false(hut_asks());
        stop(NULL);
    }
}

static void and_not_where_none_does(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        use_hut_at((int)i, 2); /* 3 gold give 1 flax only */
        if (hut_asks()) {
            fail_msg("%s: asked", places[i].name);
        }
        assert_int_equal(has(DEMO_GOLD), 2);
        stop(NULL);
    }
}

static void an_optional_part_is_not_lost_before_an_exchange(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_WOOD, 1),
                       FAKE_NODE(ADIT_NODE_OPTIONAL, fake_pay(DEMO_FLAX, 2))));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_GOLD, 1, DEMO_FLAX, 1);
    start("2", "0");
    decide("use hut");
    assert_true(hut_asks());
    decide("anytime 1 gold for 1 flax");
    decide("anytime 1 gold for 1 flax");
    decide("accept"); /* alone, without saying what */
    assert_int_equal(has(DEMO_FLAX), 0);
}

static void a_menu_does_not_end_before_an_exchange(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(
        FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_WOOD, 1),
                  FAKE_NODE(ADIT_NODE_ANY_ORDER, fake_pay(DEMO_FLAX, 1), fake_pay(DEMO_FLAX, 2))));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_GOLD, 1, DEMO_FLAX, 1);
    start("3", "1");
    decide("use hut");
    decide("pay 1 flax");
    assert_true(hut_asks());
    decide("anytime 1 gold for 1 flax");
    decide("anytime 1 gold for 1 flax");
    decide("pay 2 flax");
    assert_false(hut_asks());
}

static void a_chain_of_exchanges_counts(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_repeat(1, gold_or_flax()));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 2, DEMO_FLAX, 2);
    fake_exchange(DEMO_WOOD, 1, DEMO_FOOD, 1);
    fake_exchange(DEMO_GOLD, 1, DEMO_WOOD, 2);
    start("2", "0");
    decide("use hut");
    assert_true(hut_asks()); /* gold to wood, wood to food twice, food to flax */
}

/* ---- Compared with trying every chain ---- */

typedef struct {
    int pay_good, pay, get_good, get;
} swap;

typedef struct {
    int have[GOODS];
    swap swaps[3];
    int price_good[2], price[2];
} forced_case;

static bool can_pay_second(const forced_case *given, const int *have)
{
    return have[given->price_good[1]] >= given->price[1];
}

/* Whether some chain of at most `depth` exchanges makes the second part payable. */
static bool opens_exactly(const forced_case *given, const int *have, int depth)
{
    if (can_pay_second(given, have)) {
        return true;
    }
    for (int i = 0; depth > 0 && i < 3; i++) {
        const swap *step = &given->swaps[i];
        int then[GOODS];

        if (have[step->pay_good] < step->pay) {
            continue;
        }
        memcpy(then, have, sizeof then);
        then[step->pay_good] -= step->pay;
        then[step->get_good] += step->get;
        then[step->get_good] = then[step->get_good] > 9 ? 9 : then[step->get_good];
        if (opens_exactly(given, then, depth - 1)) {
            return true;
        }
    }
    return false;
}

static forced_case make_case(uint64_t *random)
{
    forced_case given;

    for (int i = 0; i < GOODS; i++) {
        given.have[i] = cases_below(random, 4);
    }
    for (int i = 0; i < 3; i++) {
        const int pay_good = cases_below(random, GOODS);

        given.swaps[i] = (swap){pay_good, 1 + cases_below(random, 2),
                                (pay_good + 1 + cases_below(random, GOODS - 1)) % GOODS,
                                1 + cases_below(random, 2)};
    }
    for (int i = 0; i < 2; i++) {
        given.price_good[i] = cases_below(random, GOODS);
        given.price[i] = 1 + cases_below(random, 3);
    }
    return given;
}

/* Plays the case up to the question. False: it is not one with a single part that can be paid. */
static bool play_case(const forced_case *given)
{
    static const char *const names[GOODS] = {"player[1].goods.wood", "player[1].goods.flax",
                                             "player[1].goods.food", "player[1].goods.gold"};
    adit_setting fields[GOODS + 1] = {{"player[1].in_play", "hut"}};
    char amounts[GOODS][8];

    if (given->have[given->price_good[0]] < given->price[0] || can_pay_second(given, given->have)) {
        return false;
    }
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(
        fake_repeat(1, FAKE_NODE(ADIT_NODE_ONE_OF, fake_pay(given->price_good[0], given->price[0]),
                                 fake_pay(given->price_good[1], given->price[1]))));
    fake_card(DEMO_KIND_TABLE, "board");
    for (int i = 0; i < 3; i++) {
        const swap *step = &given->swaps[i];
        (void)fake_exchange(step->pay_good, step->pay, step->get_good, step->get);
    }
    for (int i = 0; i < GOODS; i++) {
        (void)snprintf(amounts[i], sizeof amounts[i], "%d", given->have[i]);
        fields[i + 1] = (adit_setting){names[i], amounts[i]};
    }
    engine = fake_engine(false);
    game = fake_game_with(engine, GOODS + 1, fields);
    decide("use hut");
    return true;
}

static void no_chain_of_exchanges_is_overlooked(void **state)
{
    const long wanted = cases_wanted(2000, 100000);
    long asked = 0, needed = 0, tried = 0;
    uint64_t random = 14;

    (void)state;
    while (tried < wanted) {
        const forced_case given = make_case(&random);
        bool opens;

        if (!play_case(&given)) {
            continue;
        }
        opens = opens_exactly(&given, given.have, 6);
        tried++;
        needed += opens;
        asked += hut_asks();
        if (opens && !hut_asks()) {
            fail_msg("case %ld: an exchange opens the other part, and it is not asked", tried);
        }
        stop(NULL);
    }
    printf("%ld cases: %ld are asked, %ld of them must be\n", tried, asked, needed);
    assert_true(asked - needed <= tried / 10); /* seldom once too often */
}

/* ---- Forced answers as steps, and before they happen ---- */

static void a_script_may_give_an_answer_that_was_not_asked_for(void **state)
{
    (void)state;
    use_hut_at(0, 2);
    assert_false(offers("pay 1 gold"));
    assert_ok(adit_game_step(game, "pay 1 gold", &err), err);
    assert_int_equal(has(DEMO_GOLD), 2);
    assert_fails(adit_game_step(game, "pay 1 gold", &err), ADIT_ILLEGAL, "pay 1 gold", err);
    assert_fails(adit_game_step(game, "pay 2 flax", &err), ADIT_ILLEGAL, "pay 2 flax", err);
}

static void and_leave_out_one_that_is(void **state)
{
    (void)state;
    use_hut_at(0, 1);
    assert_true(hut_asks());
    assert_fails(adit_game_step(game, "flying pig", &err), ADIT_ILLEGAL, "flying pig", err);
    assert_true(hut_asks()); /* nothing was answered for it */
    assert_ok(adit_game_step(game, "gather_flax", &err), err);
    assert_int_equal(has(DEMO_GOLD), 2);
}

static void an_option_says_what_it_does_unasked(void **state)
{
    char text[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_repeat(1, gold_or_flax()));
    start("1", "0");
    const int index = adit_game_option_find(game, "use hut");
    assert_true(adit_game_option_outlook(game, index, text, sizeof text) > 0);
    assert_string_equal(text, "pay 1 gold, pays 1 gold");
    assert_int_equal(has(DEMO_GOLD), 1); /* only foreseen */
    stop(NULL);

    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_repeat(1, gold_or_flax()));
    start("1", "2");
    assert_int_equal(
        adit_game_option_outlook(game, adit_game_option_find(game, "use hut"), text, sizeof text),
        0); /* it asks */
    assert_int_equal(adit_game_option_outlook(game, 99, text, sizeof text), 0);
    assert_int_equal(adit_game_option_outlook(NULL, 0, text, sizeof text), 0);
}

static void nothing_is_foreseen_that_chance_decides(void **state)
{
    char text[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), gold_or_flax()));
    start("1", "0");
    assert_int_equal(
        adit_game_option_outlook(game, adit_game_option_find(game, "use hut"), text, sizeof text),
        0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_single_answer_is_asked_for_where_an_exchange_opens_another,
                                  stop),
        cmocka_unit_test_teardown(and_not_where_none_does, stop),
        cmocka_unit_test_teardown(an_optional_part_is_not_lost_before_an_exchange, stop),
        cmocka_unit_test_teardown(a_menu_does_not_end_before_an_exchange, stop),
        cmocka_unit_test_teardown(a_chain_of_exchanges_counts, stop),
        cmocka_unit_test_teardown(no_chain_of_exchanges_is_overlooked, stop),
        cmocka_unit_test_teardown(a_script_may_give_an_answer_that_was_not_asked_for, stop),
        cmocka_unit_test_teardown(and_leave_out_one_that_is, stop),
        cmocka_unit_test_teardown(an_option_says_what_it_does_unasked, stop),
        cmocka_unit_test_teardown(nothing_is_foreseen_that_chance_decides, stop),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
