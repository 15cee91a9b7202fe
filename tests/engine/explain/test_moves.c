/* test_moves.c - which texts are moves of a game, and which of them the question knows. */
#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "tests/support/fake_table.h"

static adit_status asks(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"gold", "stop"};
    int chosen;

    (void)event;
    return fake_choose(tx, seat, 2, words, false, false, &chosen);
}

static int start(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut pit"}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(asks));
    fake_card(DEMO_KIND_ROOM, "mine");
    fake_use(fake_gain(DEMO_GOLD, 2));
    fake_card(DEMO_KIND_ROOM, "pit");
    fake_use(fake_pay(DEMO_GOLD, 9));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    return 0;
}

static void a_move_has_the_form_of_an_option_and_names_that_exist(void **state)
{
    static const char *const moves[] = {"gather_flax",       "use hut",
                                        "buy mine",          "climb 3",
                                        "climb -3",          "gain 2 gold",
                                        "decline",           "pay 1 gold",
                                        "pay 2 food 1 gold", "pay nothing",
                                        "next hut",          "accept gain 2 gold",
                                        "use none",          "anytime 1 food for 1 gold"};

    (void)state;
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        if (!adit_move_exists(engine, moves[i])) {
            fail_msg("'%s' is a move", moves[i]);
        }
    }
}

static void a_text_with_another_form_or_an_unknown_name_is_no_move(void **state)
{
    static const char *const texts[] = {"flying pig",
                                        "",
                                        "gather_flax ",
                                        "gather_flaxx",
                                        "use",
                                        "use ",
                                        "use hutt",
                                        "use hut hut",
                                        "climb",
                                        "climb far",
                                        "climb 3x",
                                        "gain 3 gold",
                                        "pay",
                                        "pay 1",
                                        "pay 1 mithril",
                                        "pay 1 gold ",
                                        "chance 1",
                                        "turned hut",
                                        "{a}",
                                        "anytime",
                                        "anytime 2 food for 1 gold"};

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (adit_move_exists(engine, texts[i])) {
            fail_msg("'%s' is no move", texts[i]);
        }
    }
}

/* The words of functions are not known before they run; names and numbers are. */
static void a_function_may_offer_names_and_numbers(void **state)
{
    (void)state;
    assert_true(adit_move_exists(engine, "gold"));
    assert_true(adit_move_exists(engine, "mine"));
    assert_true(adit_move_exists(engine, "12"));
    assert_false(adit_move_exists(engine, "stop"));
    assert_false(adit_move_exists(engine, "mithril"));
}

static adit_move judged(const char *text, char *why, size_t size)
{
    adit_move move = ADIT_MOVE_UNKNOWN;

    assert_ok(adit_game_judge(game, text, &move, why, size, &err), err);
    return move;
}

static void the_question_offers_refuses_or_does_not_know_a_move(void **state)
{
    uint64_t before = adit_game_hash(game);
    char why[200];

    (void)state;
    assert_int_equal(judged("gather_flax", why, sizeof why), ADIT_MOVE_POSSIBLE);
    assert_int_equal(judged("climb 3", why, sizeof why), ADIT_MOVE_NOT_OFFERED);
    assert_string_equal(why, "'climb 3' is not an option for \"choose an action\"");
    assert_int_equal(judged("flying pig", why, sizeof why), ADIT_MOVE_UNKNOWN);
    assert_int_equal(judged("use pit", why, sizeof why), ADIT_MOVE_REFUSED);
    assert_string_equal(why, "needs 9 gold, has 0");
    assert_true(before == adit_game_hash(game));
}

static void the_name_that_was_meant_is_near_one_of_the_words(void **state)
{
    (void)state;
    assert_string_equal(adit_move_suggest(engine, "use minne"), "mine");
    assert_string_equal(adit_move_suggest(engine, "pay 1 gld"), "gold");
    assert_null(adit_move_suggest(engine, "flying elephants"));
    assert_null(adit_move_suggest(engine, ""));
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, start, stop)
    const struct CMUnitTest tests[] = {
        T(a_move_has_the_form_of_an_option_and_names_that_exist),
        T(a_text_with_another_form_or_an_unknown_name_is_no_move),
        T(a_function_may_offer_names_and_numbers),
        T(the_question_offers_refuses_or_does_not_know_a_move),
        T(the_name_that_was_meant_is_near_one_of_the_words),
    };

    return ADIT_RUN(tests);
}
