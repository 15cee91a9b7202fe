/* test_exchange.c - exchanges at any time: at first questions, inside effects, and never into
 * a dead end. */
#include "tests/support/fake_table.h"

static void start(const char *in_play, const char *food)
{
    const adit_setting fields[] = {{"player[1].in_play", in_play}, {"player[1].goods.food", food}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 2, fields);
}

static void an_exchange_at_a_first_question_is_a_step_of_its_own(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    start("none", "2");
    assert_int_equal(adit_game_anytime_count(game), 1);
    decide("anytime 1 food for 1 gold");
    assert_int_equal(has(DEMO_GOLD), 1);
    assert_int_equal(adit_game_seat(game), 1);
    decide("anytime 1 food for 1 gold");
    assert_int_equal(has(DEMO_GOLD), 2);
    assert_int_equal(adit_game_anytime_count(game), 0);
    assert_false(offers("anytime 1 food for 1 gold"));
    decide("gather_flax");
    assert_int_equal(adit_game_decision_count(game), 3);
}

static void two_cards_with_the_same_exchange_are_told_apart(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    fake_card(DEMO_KIND_TABLE, "stall");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    fake_exchange(DEMO_FOOD, 1, DEMO_WOOD, 1);
    start("none", "3");
    assert_int_equal(adit_game_anytime_count(game), 3);
    assert_true(offers("anytime 1 food for 1 gold"));
    assert_true(offers("anytime 1 food for 1 gold (stall)"));
    assert_true(offers("anytime 1 food for 1 wood"));
    decide("anytime 1 food for 1 gold (stall)");
    decide("anytime 1 food for 1 gold");
    assert_int_equal(has(DEMO_GOLD), 2);
}

static void why_an_exchange_is_not_possible(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 3, DEMO_GOLD, 1);
    fake_exchange(DEMO_FOOD, 1, DEMO_WOOD, 1)->when = (adit_condition){DEMO_WOOD, 1, 9};
    start("none", "2");
    assert_ok(adit_game_why(game, "anytime 3 food for 1 gold", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 3 food, has 2");
    assert_ok(adit_game_why(game, "anytime 1 food for 1 wood", why, sizeof why, &err), err);
    assert_string_equal(why, "needs at least 1 wood, has 0");
}

static void inside_an_effect_an_exchange_comes_before_the_answer(void **state)
{
    uint64_t hash;
    adit_game *copy;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(2), fake_gain(DEMO_WOOD, 1)));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    start("hut", "2");
    decide("use hut");
    decide("anytime 1 food for 1 gold");
    assert_int_equal(has(DEMO_GOLD), 1);
    assert_true(offers("climb 2")); /* the same question goes on */
    copy = adit_game_clone(game);
    assert_non_null(copy);
    decide("anytime 1 food for 1 gold");
    decide("climb 2");
    hash = adit_game_hash(game);
    assert_ok(adit_game_decide_text(copy, "anytime 1 food for 1 gold", &err), err);
    assert_ok(adit_game_decide_text(copy, "climb 2", &err), err);
    assert_true(hash == adit_game_hash(copy));
    adit_game_free(copy);
}

static void an_exchange_that_spends_what_the_effect_needs_is_refused(void **state)
{
    char why[200];

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(2), fake_pay(DEMO_FOOD, 2)));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    start("hut", "2");
    decide("use hut");
    assert_int_equal(adit_game_anytime_count(game), 0);
    assert_ok(adit_game_why(game, "anytime 1 food for 1 gold", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 2 food, has 1");
}

static void an_exchange_may_be_an_effect_that_asks(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    adit_hook_exchange *hook = fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 0);
    hook->get = 0;
    hook->run = fake_climb(2);
    start("none", "2");
    decide("anytime climb 2");
    decide("climb 2");
    assert_int_equal(demo_of(game)->player[0].height, 2);
    assert_int_equal(has(DEMO_FOOD), 1);
    assert_int_equal(demo_of(game)->settled, 1);
    assert_true(offers("gather_flax"));
}

static void a_seat_without_exchanges_is_offered_none(void **state)
{
    const bool off[] = {true, false};
    const adit_setup setup = {.players = 2, .seed = 1, .no_anytime = off};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    engine = fake_engine(true);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_int_equal(adit_game_anytime_count(game), 0);
    decide("gather_flax");
    assert_int_equal(adit_game_anytime_count(game), 1);
}

/* Only the menu's end is left, but an exchange is possible: the seat is asked all the same. */
static void a_single_option_is_asked_if_the_seat_could_exchange(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_ANY_ORDER, fake_gain(DEMO_WOOD, 1)));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    start("hut", "1");
    decide("use hut");
    decide("gain 1 wood");
    assert_int_equal(adit_game_option_count(game), 1);
    assert_int_equal(adit_game_seat(game), 1);
    decide("anytime 1 food for 1 gold"); /* now nothing can be exchanged: the end is taken */
    assert_int_equal(adit_game_seat(game), 2);
}

/* An exchange whose effect asks may be interrupted by another, three deep and no deeper. */
static void exchanges_nest_three_deep(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "board");
    adit_hook_exchange *hook = fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 0);
    hook->get = 0;
    hook->run = fake_climb(2);
    start("none", "9");
    for (int depth = 0; depth < 3; depth++) {
        decide("anytime climb 2");
    }
    assert_int_equal(adit_game_anytime_count(game), 0);
    for (int depth = 0; depth < 3; depth++) {
        decide("climb 1");
    }
    assert_int_equal(demo_of(game)->player[0].height, 3);
    assert_int_equal(has(DEMO_FOOD), 6);
}

static adit_status ask_closed(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"keep", "trade"};
    int chosen;

    (void)event;
    return fake_choose(tx, seat, 2, words, true, false, &chosen);
}

static void a_closed_question_offers_no_exchanges(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(ask_closed));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    start("hut", "2");
    decide("use hut");
    assert_true(offers("trade"));
    assert_string_equal(adit_game_asking_card(game), "hut");
    assert_int_equal(adit_game_anytime_count(game), 0);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(an_exchange_at_a_first_question_is_a_step_of_its_own),
        T(two_cards_with_the_same_exchange_are_told_apart),
        T(why_an_exchange_is_not_possible),
        T(inside_an_effect_an_exchange_comes_before_the_answer),
        T(an_exchange_that_spends_what_the_effect_needs_is_refused),
        T(an_exchange_may_be_an_effect_that_asks),
        T(a_seat_without_exchanges_is_offered_none),
        T(a_single_option_is_asked_if_the_seat_could_exchange),
        T(exchanges_nest_three_deep),
        T(a_closed_question_offers_no_exchanges),
    };
    return ADIT_RUN(tests);
}
