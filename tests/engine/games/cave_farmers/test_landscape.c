/* test_landscape.c - twin and single tiles (6.3, 6.4) and the rulings on them (10.3).
 *
 * Spots are named by column, a to h for 0 to 7, and row. */
#include "engine/games/cave_farmers/home/board.h"
#include "tests/support/cf_table.h"

#include <stdio.h>
#include <stdlib.h>

static int spot_called(const char *name)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (strcmp(cf_spot_names[spot], name) == 0) {
            return spot;
        }
    }
    fail_msg("there is no spot %s", name);
    return -1;
}

/* ---- Twin tiles ---- */

static void cf107_either_half_on_either_space(void **state)
{
    (void)state;
    given();
    play("place clearing", "place_twin meadow_field");
    options_are("meadow d3 field d4 | meadow c4 field d4 | meadow d4 field d3 | "
                "meadow d4 field c4");
    play("meadow c4 field d4");
    field_is("p1.c4", "meadow");
    field_is("p1.d4", "field");
}

static void cf107_only_spaces_without_a_tile(void **state)
{
    (void)state;
    given("p1.d4=meadow");
    play("place clearing", "place_twin meadow_field");
    refuses("meadow d4 field d3", "d4 already has a tile");
    refuses("meadow e2 field e1", "is not an option for");
}

static void cf108_359_the_meadow_may_lie_under_a_stable(void **state)
{
    (void)state;
    given("p1.d4=meadow", "p1.d3=meadow", "p1.d2=field", "p1.stable.d1=1", "p1.boar=1");
    play("place clearing", "place_twin meadow_field", "meadow d1 field c1");
    field_is("p1.d1", "meadow");
    field_is("p1.stable.d1", "1");
    has(1, "2 boar"); /* the one in the stable and the reward, which is paid now */
}

static void cf108_360_the_field_may_not(void **state)
{
    (void)state;
    given("p1.stable.d4=1");
    play("place clearing", "place_twin meadow_field");
    refuses("meadow d3 field d4", "a field cannot cover the stable on d4");
    options_are("meadow d4 field d3 | meadow d4 field c4");
}

static void cf108_two_stables_are_one_too_many(void **state)
{
    (void)state;
    given("p1.stable.d4=1", "p1.stable.d3=1", "p1.stable.c4=1");
    play("place clearing");
    /* nothing but the wood was left, so it has been taken */
    has(1, "1 wood");
    field_is("p1.d4", "bare");
}

static void cf109_356_the_first_tile_lies_in_front_of_the_cave(void **state)
{
    (void)state;
    given();
    play("place clearing", "place_twin meadow_field");
    refuses("meadow c3 field c2", "neither half would touch");
    assert_int_equal(count_options("meadow"), 4);
}

static void cf109_366_later_tiles_touch_any_tile_of_the_forest(void **state)
{
    (void)state;
    given("p1.d4=small_pasture");
    play("place clearing", "place_twin meadow_field");
    offers("meadow d3 field d2");
    offers("meadow d2 field d3");
    offers("meadow c4 field b4");
    refuses("meadow c2 field c1", "neither half would touch");
}

static void cf110_the_mountain_grows_from_what_is_occupied(void **state)
{
    (void)state;
    given();
    play("place drift_mining", "place_twin cavern_tunnel");
    offers("cavern e2 tunnel e1");
    offers("cavern f3 tunnel f4");
    refuses("cavern g1 tunnel g2", "neither half would touch");
    play("cavern e1 tunnel e2");
    field_is("p1.e1", "cavern");
    field_is("p1.e2", "tunnel");
}

static void cf111_365_drift_mining_has_one_side_only(void **state)
{
    (void)state;
    given();
    play("place drift_mining", "place_twin cavern_tunnel");
    assert_int_equal(count_options("cavern e2 cavern"), 0);
    refuses("cavern e1 cavern e2", "is not an option for");
}

static void cf111_excavation_has_both_sides(void **state)
{
    (void)state;
    given();
    play("place excavation", "place_twin cavern");
    offers("cavern e2 tunnel e1");
    offers("cavern e1 cavern e2");
    offers_not("cavern e2 cavern e1"); /* the same tile */
    play("cavern e1 cavern e2");
    field_is("p1.e1", "cavern");
    field_is("p1.e2", "cavern");
}

/* The forest without the spots named is meadow. */
static void forest_but(const char *const *left, const char *more)
{
    static char setting[16][32];
    const char *settings[20];
    int count = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        bool is_left = !cf_is_forest(spot) || !cf_is_on_board(spot);
        for (int i = 0; left[i] != NULL; i++) {
            is_left |= strcmp(left[i], cf_spot_names[spot]) == 0;
        }
        if (!is_left) {
            snprintf(setting[count], sizeof setting[0], "p1.%s=field", cf_spot_names[spot]);
            settings[count] = setting[count];
            count++;
        }
    }
    settings[count++] = "p1.ruby=1";
    settings[count++] = more;
    settings[count] = NULL;
    cft_given(2, settings);
}

static void cf112_364_isolated_spaces_take_no_twin_tile(void **state)
{
    static const char *const left[] = {"b1", "d1", "c3", NULL};

    (void)state;
    forest_but(left, "p1.food=0");
    play("place clearing");
    has(1, "1 wood"); /* the only part left */
    forest_but(left, "p1.food=0");
    play("anytime 1 ruby for a field");
    options_are("field b1 | field d1 | field c3");
    play("field c3");
    field_is("p1.c3", "field");
}

static void cf113_tile_then_reward_then_the_gold_of_the_office(void **state)
{
    (void)state;
    given("p1.d4=meadow", "p1.d3=meadow", "p1.d2=field", "p1.tile.e3=office_room", "p1.gold=0");
    play("place clearing", "place_twin meadow_field", "meadow d1 field d0");
    has(1, "1 boar 2 gold"); /* CF-369 */
    field_is("p1.d0", "field");
}

/* ---- Overhanging ---- */

static void cf114_without_the_office_room_nothing_overhangs(void **state)
{
    (void)state;
    given();
    play("place clearing", "place_twin meadow_field");
    refuses("meadow d4 field d5", "d5 cannot be used");
}

static void cf114_one_half_may_lie_on_the_ring(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room");
    play("place clearing", "place_twin meadow_field");
    offers("meadow d4 field d5");
    offers("meadow d5 field d4");
    play("meadow d5 field d4");
    has(1, "2 gold");
    field_is("p1.d5", "meadow");
}

static void cf114_the_ring_half_may_be_the_one_that_touches(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=meadow", "p1.c4=meadow", "p1.c5=field",
          "p1.stable.c3=1");
    play("place clearing", "place_twin meadow_field");
    /* b5 touches c5, b4 touches c4 */
    offers("meadow b4 field b5");
    offers("meadow b5 field b4");
}

static void cf114_a_ring_space_is_a_full_space_from_then_on(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=field", "p1.grain=2");
    play("place slash_and_burn", "sow", "sow 2 grain 0 vegetable");
    field_is("p1.crop.d5", "3_grain");
    /* adjacency from the ring: b5 is next to nothing, but c5 touches d5 */
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=field");
    play("place clearing", "place_twin meadow_field");
    offers("meadow c5 field c4");
}

static void cf368_both_halves_on_the_ring_are_illegal(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=field");
    play("place clearing", "place_twin meadow_field");
    refuses("meadow c5 field b5", "one half must be on the board");
}

static void cf370_s16_two_overhanging_tiles_give_4_gold(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p2.food=9");
    play("place clearing", "place_twin meadow_field", "meadow d4 field d5", "stop");
    has(1, "2 gold");
    play("place supplies", "end_turn", "place drift_mining", "place_twin cavern_tunnel");
    refuses("cavern d3 tunnel d2", "is not an option for");
    play("cavern f4 tunnel f5");
    has(1, "4 gold");
    field_is("p1.f5", "tunnel");
}

static void cf367_single_tiles_never_overhang(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.ruby=1", "p1.d4=field");
    play("anytime 1 ruby for a meadow");
    options_are("meadow d3 | meadow c4");
    given("p1.tile.e3=office_room", "p1.ruby=1");
    play("anytime 1 ruby for a tunnel");
    options_are("tunnel e2 | tunnel f3 | tunnel f4");
}

static void cf371_a_large_pasture_over_a_ring_meadow_gives_no_gold(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.tile.e3=office_room", "p1.d4=meadow", "p1.d5=meadow",
          "p1.wood=4", "p1.gold=0");
    play("place sheep_farming", "fences and stables", "large_pasture 4");
    field_is("p1.d5", "large_pasture");
    has(1, "0 gold 0 wood");
}

static void cf372_mines_on_ring_tunnels_give_no_gold(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", "p1.tile.e3=office_room", "p1.f4=tunnel",
          "p1.f5=tunnel", "p1.gold=0");
    play("place ore_mine_construction", "ore_mine f5 deep_tunnel f4");
    field_is("p1.f5", "ore_mine");
    has(1, "0 gold 3 ore");
    given("space.ruby_mine_construction=open", "p1.tile.e3=office_room", "p1.f4=cavern",
          "p1.f5=tunnel");
    play("place ruby_mine_construction");
    field_is("p1.f5", "ruby_mine");
}

static void cf373_ring_spaces_score_but_are_never_unused(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.food=0");
    score_is(1, -28); /* CF-314 */
    given("p1.tile.e3=office_room", "p1.d4=meadow", "p1.d5=meadow");
    score_is(1, -27); /* one space of the board is used, the other lies outside */
    given("p1.tile.e3=office_room", "p1.d4=small_pasture", "p1.d5=small_pasture");
    score_is(1, -23);
    given("p1.tile.e3=office_room", "p1.f4=cavern", "p1.f5=ruby_mine");
    score_is(1, -23);
}

static void cf374_a_stable_on_a_ring_meadow(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.tile.e3=office_room", "p1.d4=field", "p1.d5=meadow",
          "p1.stone=1");
    play("place sheep_farming", "fences and stables");
    offers("stable d5");
    offers_not("stable c5"); /* an empty ring space */
    offers_not("stable d4");
    play("stable d5");
    field_is("p1.stable.d5", "1");
}

/* ---- Single tiles ---- */

static void cf115_357_the_first_single_tile_lies_in_front_of_the_cave(void **state)
{
    (void)state;
    given("p1.ruby=2");
    play("anytime 1 ruby for a meadow");
    field_is("p1.d4", "meadow"); /* the only place there was */
    given("p1.ruby=2");
    play("anytime 1 ruby for a field");
    field_is("p1.d4", "field");
}

static void cf115_a_field_needs_a_place_without_a_stable(void **state)
{
    (void)state;
    given("p1.ruby=1", "p1.stable.d4=1");
    refuses("anytime 1 ruby for a field", "you have no space in the forest for the tile");
    play("anytime 1 ruby for a meadow");
    field_is("p1.d4", "meadow");
    field_is("p1.stable.d4", "1");
}

static void cf115_tunnels_and_caverns_touch_the_cave(void **state)
{
    (void)state;
    given("p1.ruby=2");
    play("anytime 2 ruby for a cavern");
    options_are("cavern e2 | cavern f3 | cavern f4");
    play("cavern f3");
    field_is("p1.f3", "cavern");
    has(1, "0 ruby");
}

static void cf358_a_stable_is_no_tile_to_touch(void **state)
{
    (void)state;
    given("p1.stable.c1=1", "p1.ruby=1");
    play("place clearing", "place_twin meadow_field");
    assert_int_equal(count_options("meadow"), 4);
    refuses("meadow b1 field b2", "neither half would touch");
    assert_true((cf_open_to_tiles(&cft_now()->player[0]) & CF_BIT(spot_called("c2"))) == 0);
    assert_true((cf_open_to_tiles(&cft_now()->player[0]) & CF_BIT(CF_IN_FRONT)) != 0);
}

static void cf387_the_cave_entrance_connects_nothing(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=field", "p1.d2=field");
    play("place drift_mining", "place_twin cavern_tunnel");
    refuses("cavern e1 tunnel f1", "neither half would touch");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf107_either_half_on_either_space),
        CFT_TEST(cf107_only_spaces_without_a_tile),
        CFT_TEST(cf108_359_the_meadow_may_lie_under_a_stable),
        CFT_TEST(cf108_360_the_field_may_not),
        CFT_TEST(cf108_two_stables_are_one_too_many),
        CFT_TEST(cf109_356_the_first_tile_lies_in_front_of_the_cave),
        CFT_TEST(cf109_366_later_tiles_touch_any_tile_of_the_forest),
        CFT_TEST(cf110_the_mountain_grows_from_what_is_occupied),
        CFT_TEST(cf111_365_drift_mining_has_one_side_only),
        CFT_TEST(cf111_excavation_has_both_sides),
        CFT_TEST(cf112_364_isolated_spaces_take_no_twin_tile),
        CFT_TEST(cf113_tile_then_reward_then_the_gold_of_the_office),
        CFT_TEST(cf114_without_the_office_room_nothing_overhangs),
        CFT_TEST(cf114_one_half_may_lie_on_the_ring),
        CFT_TEST(cf114_the_ring_half_may_be_the_one_that_touches),
        CFT_TEST(cf114_a_ring_space_is_a_full_space_from_then_on),
        CFT_TEST(cf368_both_halves_on_the_ring_are_illegal),
        CFT_TEST(cf370_s16_two_overhanging_tiles_give_4_gold),
        CFT_TEST(cf367_single_tiles_never_overhang),
        CFT_TEST(cf371_a_large_pasture_over_a_ring_meadow_gives_no_gold),
        CFT_TEST(cf372_mines_on_ring_tunnels_give_no_gold),
        CFT_TEST(cf373_ring_spaces_score_but_are_never_unused),
        CFT_TEST(cf374_a_stable_on_a_ring_meadow),
        CFT_TEST(cf115_357_the_first_single_tile_lies_in_front_of_the_cave),
        CFT_TEST(cf115_a_field_needs_a_place_without_a_stable),
        CFT_TEST(cf115_tunnels_and_caverns_touch_the_cave),
        CFT_TEST(cf358_a_stable_is_no_tile_to_touch),
        CFT_TEST(cf387_the_cave_entrance_connects_nothing),
    };

    return CFT_RUN(tests);
}
