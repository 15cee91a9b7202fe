/* test_cavern.c - the Additional Cavern: who gets it, its two sides, and what fits into it. */
#include "tests/support/cvc_table.h"

#include <stdio.h>

/* A cave of player 1 in which only c4 is left to furnish. */
#define TEN_ROOMS                                                                                  \
    "p1.cell.c0=storeroom", "p1.cell.c1=weaving_room", "p1.cell.c2=stall", "p1.cell.c3=warehouse", \
        "p1.cell.c5=sacrificial_altar", "p1.cell.c7=retting_room", "p1.cell.c8=food_corner",       \
        "p1.cell.c9=equipment_room", "p1.cell.c10=bakehouse"
/* The same for player 2, with rooms that are left. */
#define TEN_ROOMS_OF_2                                                                             \
    "p2.cell.c0=gold_vein", "p2.cell.c1=furniture_workshop", "p2.cell.c2=grindstone",              \
        "p2.cell.c3=tunnel", "p2.cell.c5=junction_room", "p2.cell.c7=secret_chamber",              \
        "p2.cell.c8=state_room", "p2.cell.c9=treasury", "p2.cell.c10=digging_cave"
/* A full cave of player 1 with the Additional Cavern. */
#define FULL_CAVE TEN_ROOMS, "p1.cell.c4=shelf", "p1.cell.c11=empty"

static void cvc009_the_additional_cavern_is_a_twelfth_cell(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls", "p1.goods=1,2,1,0,2,0",
          "room.furniture_workshop=display");
    play("take housework", "furnish for 1 food per dwarf");
    options_are("furnish furniture_workshop c11 | furnish grindstone c11");
    play("furnish furniture_workshop c11");
    field_is("p1.cell.c11", "furniture_workshop");
}

static void cvc020_the_side_of_two_walls_has_adjacent_walls_and_two_slots(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls", "tile.masonry=on_board");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 9);
    play("take masonry", "build_wall");
    offers("wall a0");
    offers("wall a1");
}

static void cvc020_the_side_of_three_walls_has_one_slot(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=three_walls", "tile.masonry=on_board");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 11);
    play("take masonry", "build_wall");
    offers("wall a0");
    refuses("wall a1", "slot a1 does not exist");
}

static void cvc020_walls_fill_the_open_sides(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls", "p1.wall.a0=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 9 | 2);
    given(FULL_CAVE, "p1.cavern_side=two_walls", "p1.wall.a1=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 9 | 4);
    given(FULL_CAVE, "p1.cavern_side=two_walls", "p1.wall.a0=1", "p1.wall.a1=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 15);
    given(FULL_CAVE, "p1.cavern_side=three_walls", "p1.wall.a0=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 15);
}

static void cvc020_the_cavern_changes_nothing_about_digging(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls");
    assert_int_equal(cvc_reach(cvc_now(), 0, true, -1), 0);
}

static void cvc021_a_wall_of_the_cavern_comes_from_the_supply_and_can_be_razed(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls", "tile.masonry=on_board", "tile.breach=on_board");
    play("take masonry", "build_wall", "wall a1");
    field_is("wall_supply", "6");
    play("end_turn", "take cultivation", "end_turn");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    field_is("p1.wall.a1", "0");
    field_is("wall_supply", "7");
}

static void cvc055_the_side_is_asked_at_once_and_without_exchanges(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.goods=1,0,1,1,2,1");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4");
    asks(1, "choose a side of the Additional Cavern");
    options_are("side two_walls | side three_walls");
    exchanges_are("");
    refuses("end_turn", "is not yet an option for");
    play("side three_walls");
    field_is("p1.cavern_side", "three_walls");
    asks(1, "choose an action of the tile");
}

static void cvc081_the_first_full_cave_gets_the_cavern(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.goods=1,0,1,1,2,1");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4", "side two_walls");
    field_is("p1.cell.c11", "empty");
    field_is("p2.cell.c11", "absent");
}

static void cvc106_the_sides_have_two_adjacent_or_three_natural_walls(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 9);
    given(FULL_CAVE, "p1.cavern_side=three_walls");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 11);
}

static void cvc106_a_rule_parameter_lays_the_two_walls_opposite_each_other(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=two_walls", "rules.cavern_walls_opposite=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 10);
    given(FULL_CAVE, "p1.cavern_side=three_walls", "rules.cavern_walls_opposite=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, CVC_CAVERN), 11);
}

static void e35_the_second_furnish_of_housework_may_use_the_new_cavern(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.goods=2,2,0,0,2,1", "room.furniture_workshop=display");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4", "side two_walls",
         "furnish for 5 food or 1 gold", "furnish furniture_workshop c11");
    field_is("p1.cell.c11", "furniture_workshop");
    goods_are(1, "0,0,0,0,0,0");
}

static void e36_an_empty_cell_is_enough_to_go_without_the_cavern(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.cell.c9=empty", "p1.goods=1,0,1,0,2,0");
    assert_int_equal(cvc_count_ground(&cvc_now()->player[0], CVC_ROCK), 0);
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4");
    asks(1, "choose an action of the tile");
    field_is("p1.cell.c11", "absent");
}

static void e37_whoever_fills_the_cave_later_gets_nothing(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.cell.c4=spinning_wheel", "p1.cell.c11=empty", "p1.cavern_side=three_walls",
          TEN_ROOMS_OF_2, "p2.goods=1,0,1,0,2,0", "rules.starting_player=2");
    play("take housework", "furnish for 1 food per dwarf");
    field_is("p2.cell.c4", "shelf");
    field_is("p2.cell.c11", "absent");
    field_is("p2.cavern_side", "none");
    asks(2, "choose an action of the tile");
}

static void e38_the_side_is_chosen_once(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.goods=2,2,0,0,2,1", "room.furniture_workshop=display");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4", "side two_walls",
         "furnish for 5 food or 1 gold", "furnish furniture_workshop c11");
    field_is("p1.cavern_side", "two_walls");
    asks(2, "take an action tile");
}

static void e39_rooms_for_one_wall_or_two_opposite_ones_never_fit_the_cavern(void **state)
{
    static const char *const rooms[] = {"tunnel", "junction_room", "shelf", "spinning_wheel"};
    static const unsigned wallsets[] = {9, 11, 13, 15};

    (void)state;
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < 4; k++) {
            assert_false(cvc_card_called(rooms[i])->extra[CVC_EXTRA_ACCEPTS] >> wallsets[k] & 1);
        }
    }
    given(TEN_ROOMS, "p1.cell.c4=parlor", "p1.cell.c11=empty", "p1.cavern_side=two_walls",
          "p1.goods=9,9,0,0,9,19", "room.junction_room=display", "room.gold_vein=display",
          "room.furniture_workshop=display");
    play("take housework", "furnish for 1 food per dwarf");
    for (int i = 0; i < 4; i++) {
        char move[64];
        snprintf(move, sizeof move, "furnish %s c11", rooms[i]);
        refuses(move, "turned as you like; ");
    }
}

static void e40_a_wall_in_the_cavern_triggers_the_dungeon(void **state)
{
    (void)state;
    given(TEN_ROOMS, "p1.cell.c4=shelf", "p1.cell.c10=dungeon", "p1.cell.c9=bakehouse",
          "p1.cell.c11=empty", "p1.cavern_side=three_walls", "tile.masonry=on_board");
    play("take masonry", "build_wall", "wall a0");
    goods_are(1, "1,1,1,1,1,3");
    field_is("wall_supply", "6");
}

static void e41_a_room_in_the_cavern_can_be_used(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cell.c11=gold_vein", "p1.cavern_side=three_walls");
    play("take undergrowth", "rooms 1", "use gold_vein", "gain 1 stone 1 gold");
    goods_are(1, "1,2,1,1,1,2");
}

static void e41_a_room_in_the_cavern_scores(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=three_walls");
    int before, after;
    (void)adit_game_score(cvc_match(), 1, &before, NULL, 0);
    given(FULL_CAVE, "p1.cell.c11=gold_vein", "p1.cavern_side=three_walls");
    (void)adit_game_score(cvc_match(), 1, &after, NULL, 0);
    assert_int_equal(after - before, 9);
}

static void e41_a_room_in_the_cavern_counts_for_the_colours(void **state)
{
    (void)state;
    given(FULL_CAVE, "p1.cavern_side=three_walls");
    int orange = cvc_rooms_by_colour(cvc_now(), cvc_engine()->cards, 0).orange;
    given(FULL_CAVE, "p1.cell.c11=gold_vein", "p1.cavern_side=three_walls");
    assert_int_equal(cvc_rooms_by_colour(cvc_now(), cvc_engine()->cards, 0).orange, orange + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc009_the_additional_cavern_is_a_twelfth_cell),
        CVC_TEST(cvc020_the_side_of_two_walls_has_adjacent_walls_and_two_slots),
        CVC_TEST(cvc020_the_side_of_three_walls_has_one_slot),
        CVC_TEST(cvc020_walls_fill_the_open_sides),
        CVC_TEST(cvc020_the_cavern_changes_nothing_about_digging),
        CVC_TEST(cvc021_a_wall_of_the_cavern_comes_from_the_supply_and_can_be_razed),
        CVC_TEST(cvc055_the_side_is_asked_at_once_and_without_exchanges),
        CVC_TEST(cvc081_the_first_full_cave_gets_the_cavern),
        CVC_TEST(cvc106_the_sides_have_two_adjacent_or_three_natural_walls),
        CVC_TEST(cvc106_a_rule_parameter_lays_the_two_walls_opposite_each_other),
        CVC_TEST(e35_the_second_furnish_of_housework_may_use_the_new_cavern),
        CVC_TEST(e36_an_empty_cell_is_enough_to_go_without_the_cavern),
        CVC_TEST(e37_whoever_fills_the_cave_later_gets_nothing),
        CVC_TEST(e38_the_side_is_chosen_once),
        CVC_TEST(e39_rooms_for_one_wall_or_two_opposite_ones_never_fit_the_cavern),
        CVC_TEST(e40_a_wall_in_the_cavern_triggers_the_dungeon),
        CVC_TEST(e41_a_room_in_the_cavern_can_be_used),
        CVC_TEST(e41_a_room_in_the_cavern_scores),
        CVC_TEST(e41_a_room_in_the_cavern_counts_for_the_colours),
    };

    return CVC_RUN(tests);
}
