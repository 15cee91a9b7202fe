/* test_why.c - which answer is meant, and why it is not offered. */
#include <stdio.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "tests/support/fake_table.h"

static int start(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut loft mymod:kiln"},
                                   {"player[1].goods.wood", "1"}};
    adit_card *card;

    (void)state;
    fake_begin();
    card = fake_card(DEMO_KIND_ROOM, "hut");
    card->title = "Big Hut";
    card->text = "Climb up to 2 steps.";
    fake_use(FAKE_NODE(ADIT_NODE_ONE_OF, fake_climb(2), fake_gain(DEMO_GOLD, 1)));
    fake_card(DEMO_KIND_ROOM, "loft");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(2)));
    card = fake_card(DEMO_KIND_ROOM, "mymod:kiln");
    card->title = "Old Kiln";
    fake_use(fake_pay(DEMO_COAL, 3));
    engine = fake_engine(true);
    game = fake_game_with(engine, 2, fields);
    return 0;
}

static const char *why(const char *typed)
{
    static char reason[400];

    assert_ok(adit_game_why(game, typed, reason, sizeof reason, &err), err);
    return reason;
}

/* The text of the only option that is meant, or how many there are. */
static const char *meant(const char *typed)
{
    static char text[100];
    int found = -1, count = adit_game_option_match(game, typed, &found, 1);

    if (count == 1) {
        (void)adit_game_option_text(game, found, text, sizeof text);
    } else {
        snprintf(text, sizeof text, "%d", count);
    }
    return text;
}

static void numbers_words_titles_and_their_beginnings_are_read(void **state)
{
    (void)state;
    assert_string_equal(meant("1"), "gather_flax");
    assert_string_equal(meant("gather_flax"), "gather_flax");
    assert_string_equal(meant("ga"), "gather_flax");
    assert_string_equal(meant("gather fl"), "gather_flax");
    assert_string_equal(meant("use hut"), "use hut");
    assert_string_equal(meant("USE big hut"), "use hut");
    assert_string_equal(meant("use big"), "use hut");
    assert_string_equal(meant("Big Hut"), "use hut");
    assert_string_equal(meant("use"), "2"); /* the hut and the loft */
    assert_string_equal(meant("99"), "0");
    assert_string_equal(meant("0"), "0");
    assert_string_equal(meant(""), "0");
    assert_string_equal(meant("bi"), "0"); /* too short for the name of a card alone */
    assert_string_equal(meant("use big barn"), "0");
}

static void why_explains_the_option_with_a_number(void **state)
{
    (void)state;
    assert_string_equal(why("1"), "'gather_flax' is possible");
    assert_string_equal(why("Big Hut"), "'use hut' is possible; Big Hut: Climb up to 2 steps.");
    assert_string_equal(why("99"), "there is no option 99; the last one is 5");
    assert_string_equal(
        why("use"), "ambiguous; it matches 2 options, all of them possible: 'use hut', 'use loft'");
}

static void why_reads_a_refused_move_as_answers_are_read(void **state)
{
    (void)state;
    assert_string_equal(why("use mymod:kiln"), "needs 3 coal, has 0");
    assert_string_equal(why("use kiln"), "use mymod:kiln: needs 3 coal, has 0");
    assert_string_equal(why("use old kiln"), "use mymod:kiln: needs 3 coal, has 0");
    assert_string_equal(why("Old"), "use mymod:kiln: needs 3 coal, has 0");
    assert_string_equal(why("use kiln twice"),
                        "'use kiln twice' is not an option for \"choose an action\"");
    assert_string_equal(why("use mymod:kiln twice"), "use mymod:kiln: needs 3 coal, has 0");
}

/* "use inn" is not meant to be "use inner_court", which is offered. */
static void what_is_refused_in_full_is_no_beginning_of_something_else(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "inn inner_court"}};

    (void)state;
    stop(NULL);
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(fake_pay(DEMO_COAL, 3));
    fake_card(DEMO_KIND_ROOM, "inner_court");
    fake_use(fake_gain(DEMO_GOLD, 1));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    assert_string_equal(meant("use inn"), "0");
    assert_string_equal(why("use inn"), "needs 3 coal, has 0");
    assert_string_equal(meant("use inne"), "use inner_court");
}

static void an_answer_to_a_later_question_comes_with_the_way_to_it(void **state)
{
    uint64_t before = adit_game_hash(game);

    (void)state;
    assert_string_equal(why("climb 2"),
                        "first 'use hut': 'climb 2' is not yet an option for \"choose an action\"");
    assert_true(adit_game_hash(game) == before);
    assert_true(offers("gather_flax"));
}

/* What a card would turn up is not to be learnt by asking. */
static void what_is_hidden_is_not_found_out_by_asking(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "loft"}};

    (void)state;
    stop(NULL);
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_card(DEMO_KIND_ROOM, "loft");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(2)));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    assert_string_equal(why("climb 2"), "'climb 2' is not an option for \"choose an action\"");
    decide("use loft");
    assert_true(offers("climb 2"));
}

static void a_decision_is_written_in_full(void **state)
{
    (void)state;
    assert_fails(adit_game_decide_text(game, "use big", &err), ADIT_ILLEGAL,
                 "'use big' is not an option for \"choose an action\"; did you mean 'use hut'?",
                 err);
    assert_fails(adit_game_decide_text(game, "1", &err), ADIT_ILLEGAL,
                 "did you mean 'gather_flax'?", err);
    assert_int_equal(adit_game_decision_count(game), 0);
}

static void looking_for_a_way_says_when_memory_runs_out(void **state)
{
    char reason[400];
    bool failed = false;

    (void)state;
    for (long n = 1; n < 200; n++) {
        (void)adit_memory_fail_at(n, 0);
        adit_status status = adit_game_why(game, "climb 2", reason, sizeof reason, &err);
        (void)adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        if (status == ADIT_OK) {
            assert_contains(reason, "first 'use hut'");
        }
        failed |= status == ADIT_NOMEM;
    }
    assert_true(failed);
}

#define T(function) cmocka_unit_test_setup_teardown(function, start, stop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        T(numbers_words_titles_and_their_beginnings_are_read),
        T(why_explains_the_option_with_a_number),
        T(why_reads_a_refused_move_as_answers_are_read),
        T(what_is_refused_in_full_is_no_beginning_of_something_else),
        T(an_answer_to_a_later_question_comes_with_the_way_to_it),
        T(what_is_hidden_is_not_found_out_by_asking),
        T(a_decision_is_written_in_full),
        T(looking_for_a_way_says_when_memory_runs_out),
    };

    return ADIT_RUN(tests);
}
