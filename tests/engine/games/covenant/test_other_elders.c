/* test_other_elders.c - Elders of a mod: what they do and what they prefer is data. */
#include "tests/support/cov_table.h"

#define MISERS "rules.difficulty=other_elders_mod:misers"
#define TURN(card) MISERS, "phase=elders", "elder." card "=next_1"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"
#define SHELF(a, b, c, d)                                                                          \
    "relics_shown.1=" a, "relics_shown.2=" b, "relics_shown.3=" c, "relics_shown.4=" d

static int open_other_elders(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/other_elders_mod");
}

/* The first of the tile's groups, although the printed tile wants trolls first. */
static void the_tile_says_whom_they_fight(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "b3.troll=1", "c3.goblin=1");
    field_is("elders.dungeon.goblin", "1");
    field_is("elders.dungeon.troll", "0");
}

static void of_alternatives_they_take_the_first_that_changes_anything(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS);
    field_is("elders.gp", "7"); /* 5, 1 without enemies, 1 for the cart on the iron level */
    field_is("elders.throne.iron", "1");
    given_solo(TURN("elder_compass_1"), HALLS);
    field_is("elders.board.house", "3"); /* no gate on their board */
}

/* What their own cards count is counted for the player. */
static void conditions_of_their_cards_look_at_the_player(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "p1.goods.iron=2", "building_1.b3=p1_house",
               "building_2.b3=p2_house", "building_1.c3=p2_house", "building_2.c3=p2_house",
               "building_1.c4=p2_house", "building_2.c4=p2_workshop");
    field_is("elders.gp", "11");
}

static void a_function_acts_with_their_verbs(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_2"), HALLS, "elders.gp=9", "carts_p2.site_p3=0");
    field_is("carts_p2.site_p3", "3");
}

static void the_die_decides_only_between_what_is_worth_most(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) { /* the other sites are free too */
        given_solo(TURN("elder_cart_4"), HALLS);
        field_is("carts_p2.site_p3", "3");
        field_is("covered_iron.site_p3", "2"); /* iron before mythrall */
    }
}

static void they_take_the_relic_they_like(void **state)
{
    (void)state;
    given_solo(TURN("elder_pick_4"), HALLS,
               SHELF("ale_horn_1", "miners_lamp_1", "rune_map_1", "smiths_hammer_1"),
               "relic.ale_horn_2=p1");
    field_is("relic.ale_horn_1", "elders");
}

static void what_a_tile_does_not_say_is_as_on_the_first(void **state)
{
    (void)state;
    given_solo(TURN("elder_pick_4"), HALLS);
    field_is("elders.track.mining", "2");
}

static void a_tile_may_bring_its_own_cards(void **state)
{
    (void)state;
    given_solo("rules.difficulty=other_elders_mod:council_of_two", "phase=elders",
               "elder.other_elders_mod:two_cart=next_1");
    field_is("elder.elder_cart_1", "out");
    field_is("elder.other_elders_mod:two_cart", "discarded");
    given_solo(TURN("elder_pick_4"));
    field_is("elder.other_elders_mod:two_cart", "out");
    covt_cannot_be_given(1, "elder.elder_axe_1: cannot be set to 'available'",
                         COVT_LIST("rules.difficulty=other_elders_mod:council_of_two",
                                   "elder.elder_axe_1=available"));
}

/* The tile lies on the table in solo matches only, and only if it has hooks. */
static void a_tile_with_hooks_is_in_play(void **state)
{
    (void)state;
    given_solo(MISERS);
    assert_int_equal(covt_now()->base.in_play.count, 1);
    given_solo("rules.difficulty=diff_normal");
    assert_int_equal(covt_now()->base.in_play.count, 0);
    given(MISERS);
    assert_int_equal(covt_now()->base.in_play.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(the_tile_says_whom_they_fight),
        COVT_TEST(of_alternatives_they_take_the_first_that_changes_anything),
        COVT_TEST(conditions_of_their_cards_look_at_the_player),
        COVT_TEST(a_function_acts_with_their_verbs),
        COVT_TEST(the_die_decides_only_between_what_is_worth_most),
        COVT_TEST(they_take_the_relic_they_like),
        COVT_TEST(what_a_tile_does_not_say_is_as_on_the_first),
        COVT_TEST(a_tile_may_bring_its_own_cards),
        COVT_TEST(a_tile_with_hooks_is_in_play),
    };

    return cmocka_run_group_tests(tests, open_other_elders, covt_close) != 0;
}
