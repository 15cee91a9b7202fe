/* test_odd_elders.c - what effects give the Elders that no printed piece gives them (9.5). */
#include "tests/support/cov_table.h"

/* It is their turn, this is their card, and its reward is all that is left to do. */
#define TURN(card)                                                                                 \
    "phase=elders", "elder." card "=next_1", "carts_p2.site_p1=1", "carts_p2.site_p2=2",           \
        "carts_p2.site_p3=3", "carts_p2.site_g1=1", "carts_p2.site_g2=2", "carts_p2.site_g3=3"

static int open_odd_elders(void **state)
{
    (void)state;
    return covt_open_with("tests/games/covenant/odd_elders_mod");
}

static void cov286_resources_are_nothing_to_them(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_1"));
    field_is("elders.gp", "5");
    assert_int_equal(cov_supply(covt_now(), covt_engine()->cards, COV_IRON), 15);
    asks(1, "assign a dwarf");
}

static void cov296_gp_are_gp_and_support_and_strength_too(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_2"));
    field_is("elders.gp", "12"); /* 5 + 3, and COV-289: 2 + 2 */
    assert_int_equal(cov_supply(covt_now(), covt_engine()->cards, COV_PLUS1), 20);
}

static void cov297_they_move_no_enemies(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_3"), "b3=hall_04", "c3=hall_10", "c4=hall_20", "d3=hall_11",
               "no_enemies", "c3.orc=1");
    field_is("elders.gp", "5");
    field_is("c3.orc", "1");
}

/* They never decline, and of several they take the first. */
static void cov276_they_choose_nothing(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_4"), "elders.track.mining=8");
    field_is("elders.gp", "6");
    field_is("elders.track.mining", "10");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov286_resources_are_nothing_to_them),
        COVT_TEST(cov296_gp_are_gp_and_support_and_strength_too),
        COVT_TEST(cov297_they_move_no_enemies),
        COVT_TEST(cov276_they_choose_nothing),
    };

    return cmocka_run_group_tests(tests, open_odd_elders, covt_close) != 0;
}
