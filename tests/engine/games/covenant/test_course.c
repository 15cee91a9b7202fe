/* test_course.c - the course of a match as data: Eras and phases of a mod. */
#include "tests/support/cov_table.h"

static int open_course(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/course_mod");
}

/* Plays the first option until this field has this value. */
static void play_until(const char *field, int value)
{
    for (int i = 0; i < 2000; i++) {
        if ((strcmp(field, "era") == 0 ? covt_now()->era : covt_now()->round) == value) {
            return;
        }
        adit_err err;
        assert_ok(adit_game_decide(covt_match(), 1, &err), err);
    }
    fail_msg("%s never became %d", field, value);
}

static void an_era_of_a_mod_comes_between_the_printed_ones(void **state)
{
    int most = 0;

    (void)state;
    given("phase=draft");
    play_until("era", 2);
    while (covt_now()->era == 2) {
        adit_err err;
        most = covt_now()->round > most ? covt_now()->round : most;
        assert_ok(adit_game_decide(covt_match(), 1, &err), err);
        assert_ok(adit_game_check(covt_match(), &err), err);
    }
    assert_int_equal(most, 2); /* its turns */
    assert_int_equal(covt_now()->era, 3);
    play_until("era", 4);
    while (!adit_game_is_over(covt_match())) {
        adit_err err;
        assert_ok(adit_game_decide(covt_match(), 1, &err), err);
    }
    assert_int_equal(covt_now()->era, 4);
}

static void eras_and_turns_beyond_the_cards_are_refused(void **state)
{
    (void)state;
    cannot_be_given("era: 5 is out of range; this match has 4 Eras", "era=5");
    cannot_be_given("round: 3 is out of range; Era 2 has 2 turns", "era=2", "round=3");
}

/* 1 GP for everybody before the Era, then the question of the first player's turn. */
static void phases_come_before_the_moment_they_name(void **state)
{
    (void)state;
    given("p1.goods.gp=5", "p2.goods.gp=5");
    has(1, "6 gp 0 iron");
    has(2, "6 gp");
    asks(1, "choose");
    play("iron");
    has(1, "1 iron");
    asks(1, "assign a dwarf");
    play("assign 1 to cart", "done");
    asks(2, "choose"); /* the second player's turn, and no second toll */
    has(2, "6 gp");
    play("gold");
    has(2, "1 gold");
    asks(2, "assign a dwarf");
}

static void a_phase_of_the_council_is_for_everybody(void **state)
{
    (void)state;
    given("phase=council_score", "p1.goods.gp=5", "p2.goods.gp=5", "project.1=none");
    has(1, "16 gp"); /* 10, and 1 before the next Era */
    has(2, "16 gp");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(an_era_of_a_mod_comes_between_the_printed_ones),
        COVT_TEST(eras_and_turns_beyond_the_cards_are_refused),
        COVT_TEST(phases_come_before_the_moment_they_name),
        COVT_TEST(a_phase_of_the_council_is_for_everybody),
    };

    return cmocka_run_group_tests(tests, open_course, covt_close) != 0;
}
