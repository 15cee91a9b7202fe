/* test_odd_elders.c - what effects give the Elders that no printed piece gives them (9.5). */
#include "engine/games/covenant/gains.h"
#include "tests/support/cov_table.h"

/* It is their turn, this is their card, and its reward is all that is left to do. */
#define TURN(card)                                                                                 \
    "phase=elders", "elder." card "=next_1", "carts_p2.site_p1=1", "carts_p2.site_p2=2",           \
        "carts_p2.site_p3=3", "carts_p2.site_g1=1", "carts_p2.site_g2=2", "carts_p2.site_g3=3"

static int open_odd_elders(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/odd_elders_mod");
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
    given_solo(TURN("elder_cart_3"), "b3=yellow_gold_hall", "c3=blue_emerald_hall",
               "c4=black_gold_hall", "d3=blue_emerald_den", "no_enemies", "c3.orc=1");
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

/* ---- With a die that decides nothing ---- */

#define NEXT(card) "phase=elders", "elder." card "=next_1"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"

/* COV-10.86: the row with the best prey, unless the switch is off. */
static void cov279_the_row_with_the_best_prey_is_chosen(void **state)
{
    (void)state;
    given_solo(NEXT("elder_axe_3"), HALLS, "b3.goblin=2", "d3.troll=1");
    field_is("elders.dungeon.goblin", "0");
    field_is("elders.dungeon.troll", "1");
    given_solo(NEXT("elder_axe_3"), HALLS, "b3.goblin=2", "d3.troll=1",
               "rules.solo_axe_global_preference=0");
    field_is("elders.dungeon.goblin", "2");
    field_is("elders.dungeon.troll", "0");
}

/* Of c3: the top if b2 is face up, else the next one. */
static void cov282_points_are_tried_clockwise_from_the_top(void **state)
{
    (void)state;
    given_solo(NEXT("elder_compass_1"), HALLS, "carts_p2.site_p1=1", "b2=black_emerald_cell");
    field_is("pillar.c3_top", "p2");
    given_solo(NEXT("elder_compass_1"), HALLS, "carts_p2.site_p1=1");
    field_is("pillar.b3_bottom", "p2");
    given_solo(NEXT("elder_compass_1"), HALLS, "carts_p2.site_p1=1", "carts_p1.site_p1=1",
               "pillar.b3_bottom=p1");
    field_is("pillar.d3_top", "p2");
}

/* Of c3: to b3 in the NE, then to c4 in the E. */
static void cov283_sides_are_tried_clockwise_from_ne(void **state)
{
    (void)state;
    given_solo(NEXT("elder_compass_1"), HALLS, "carts_p2.site_g1=1");
    field_is("gate.b3_sw", "p2");
    given_solo(NEXT("elder_compass_1"), HALLS, "carts_p2.site_g1=1", "carts_p1.site_g1=1",
               "gate.b3_sw=p1");
    field_is("gate.c3_e", "p2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov286_resources_are_nothing_to_them),
        COVT_TEST(cov296_gp_are_gp_and_support_and_strength_too),
        COVT_TEST(cov297_they_move_no_enemies),
        COVT_TEST(cov276_they_choose_nothing),
        COVT_TEST(cov279_the_row_with_the_best_prey_is_chosen),
        COVT_TEST(cov282_points_are_tried_clockwise_from_the_top),
        COVT_TEST(cov283_sides_are_tried_clockwise_from_ne),
    };

    return cmocka_run_group_tests(tests, open_odd_elders, covt_close) != 0;
}
