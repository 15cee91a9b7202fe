/* test_walls.c - building and razing walls (6.4), and the supply that both players share. */
#include "tests/support/cvc_table.h"

static void cvc051_a_wall_goes_to_a_free_slot_and_is_razed_from_an_own_one(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "tile.breach=on_board", "p1.wall.w2=1", "p2.wall.w5=1");
    play("take masonry", "build_wall");
    refuses("wall w2", "w2 already has a wall");
    play("wall w5", "end_turn", "take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    /* the only one of player 2 was taken without asking */
    field_is("p2.wall.w5", "0");
    field_is("p1.wall.w5", "1");
}

static void cvc065_building_takes_a_wall_from_the_supply(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w4");
    field_is("wall_supply", "6");
    field_is("p1.wall.w4", "1");
    field_is("p2.wall.w4", "0");
}

static void cvc065_a_wall_may_stand_anywhere_in_the_cave(void **state)
{
    static const char *const moves[] = {"wall w0", "wall w4", "wall w6", "wall w7", "wall w9"};

    (void)state;
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        given("tile.masonry=on_board", "p1.cell.c4=shelf", "p1.cell.c5=empty");
        play("take masonry", "build_wall", moves[i]);
        field_is("wall_supply", "6");
    }
}

static void cvc065_when_every_slot_has_a_wall_none_can_be_built(void **state)
{
    (void)state;
    given("rules.walls=20", "tile.masonry=on_board", "p1.wall.w0=1", "p1.wall.w1=1", "p1.wall.w2=1",
          "p1.wall.w3=1", "p1.wall.w4=1", "p1.wall.w5=1", "p1.wall.w6=1", "p1.wall.w7=1",
          "p1.wall.w8=1", "p1.wall.w9=1", "p1.wall.w10=1", "p1.wall.w11=1", "p1.wall.w12=1",
          "p1.wall.w13=1");
    play("take masonry");
    refuses("build_wall", "every slot already has a wall");
}

static void cvc066_natural_walls_cannot_be_razed(void **state)
{
    (void)state;
    given("tile.breach=on_board", "p1.wall.w0=1", "p1.wall.w1=1");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    options_are("raze w0 | raze w1");
    play("raze w0");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 0), 9 | 4);
}

static void e16_there_is_no_slot_on_the_mouth_of_the_entrance(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "build_wall");
    assert_int_equal(adit_game_option_count(cvc_match()), 14);
    refuses("wall w14", "is not an option for");
    refuses("wall a0", "slot a0 does not exist");
    /* three of the entrance's sides have one: N, E and S */
    for (int edge = 0, sides = 0; edge < CVC_EDGES; edge++) {
        sides += cvc_edge_cells[edge][0] == CVC_ENTRANCE || cvc_edge_cells[edge][1] == CVC_ENTRANCE;
        assert_true(edge < CVC_EDGES - 1 || sides == 3);
    }
}

static void e17_a_wall_may_stand_between_two_rocks(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w0");
    field_is("p1.cell.c0", "rock");
    field_is("p1.cell.c1", "rock");
    field_is("p1.wall.w0", "1");
}

static void e18_a_slot_holds_one_wall(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p1.wall.w6=1");
    play("take masonry", "build_wall");
    refuses("wall w6", "w6 already has a wall");
}

static void e19_without_supply_no_wall_is_built(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p2.wall.w0=1", "p2.wall.w1=1", "p2.wall.w2=1", "p2.wall.w3=1",
          "p2.wall.w4=1", "p2.wall.w5=1", "p2.wall.w6=1");
    field_is("wall_supply", "0");
    play("take masonry");
    refuses("build_wall", "there are no walls left in the supply");
}

static void e19_without_supply_the_dungeon_gives_nothing(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p1.cell.c4=dungeon", "p1.cell.c5=shelf", "rules.walls=0");
    play("take masonry");
    refuses("build_wall", "there are no walls left in the supply");
    play("end_turn");
    goods_are(1, "1,1,1,1,1,1");
}

static void e20_breach_may_be_taken_without_a_wall_and_does_nothing(void **state)
{
    (void)state;
    given("tile.breach=on_board");
    play("take breach");
    options_are("end_turn");
    refuses("raze_wall then gain 2 stone 3 food 1 gold", "you have not built any walls");
    goods_are(1, "1,1,1,1,1,1");
}

static void e21_a_room_stays_and_works_when_its_wall_is_razed(void **state)
{
    (void)state;
    given("tile.breach=on_board", "p1.cell.c4=tunnel", "p1.wall.w6=1", "p1.goods=0,0,0,0,0,0");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold", "end_turn");
    field_is("p1.cell.c4", "tunnel");
    play("take cultivation", "end_turn");
    play("take undergrowth", "rooms 1", "use tunnel", "gain 2 food");
    goods_are(1, "0,2,0,0,5,1");
}

static void e22_a_wall_may_be_built_beside_a_room_that_would_not_fit_then(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p1.cell.c4=shelf", "p1.goods=0,0,0,0,0,0");
    play("take masonry", "build_wall", "wall w6");
    field_is("p1.cell.c4", "shelf");
    play("rooms 1", "use shelf", "replenish 2 wood");
    goods_are(1, "2,0,0,0,0,0");
}

static void e23_a_razed_wall_may_be_used_by_the_opponent(void **state)
{
    (void)state;
    given("tile.breach=on_board", "tile.masonry=on_board", "p1.wall.w0=1", "rules.walls=1");
    field_is("wall_supply", "0");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold", "end_turn");
    field_is("wall_supply", "1");
    play("take masonry", "build_wall", "wall w13");
    field_is("p2.wall.w13", "1");
    field_is("wall_supply", "0");
}

static void e24_what_breach_brings_beyond_the_limits_is_lost(void **state)
{
    (void)state;
    given("tile.breach=on_board", "p1.wall.w0=1", "p1.goods=0,8,0,0,8,19");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    goods_are(1, "0,9,0,0,9,19");
}

static void cvc005_walls_of_one_player_leave_fewer_for_the_other(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p2.wall.w0=1", "p2.wall.w1=1");
    field_is("wall_supply", "5");
    play("take masonry", "build_wall", "wall w3");
    field_is("wall_supply", "4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc051_a_wall_goes_to_a_free_slot_and_is_razed_from_an_own_one),
        CVC_TEST(cvc065_building_takes_a_wall_from_the_supply),
        CVC_TEST(cvc065_a_wall_may_stand_anywhere_in_the_cave),
        CVC_TEST(cvc065_when_every_slot_has_a_wall_none_can_be_built),
        CVC_TEST(cvc066_natural_walls_cannot_be_razed),
        CVC_TEST(e16_there_is_no_slot_on_the_mouth_of_the_entrance),
        CVC_TEST(e17_a_wall_may_stand_between_two_rocks),
        CVC_TEST(e18_a_slot_holds_one_wall),
        CVC_TEST(e19_without_supply_no_wall_is_built),
        CVC_TEST(e19_without_supply_the_dungeon_gives_nothing),
        CVC_TEST(e20_breach_may_be_taken_without_a_wall_and_does_nothing),
        CVC_TEST(e21_a_room_stays_and_works_when_its_wall_is_razed),
        CVC_TEST(e22_a_wall_may_be_built_beside_a_room_that_would_not_fit_then),
        CVC_TEST(e23_a_razed_wall_may_be_used_by_the_opponent),
        CVC_TEST(e24_what_breach_brings_beyond_the_limits_is_lost),
        CVC_TEST(cvc005_walls_of_one_player_leave_fewer_for_the_other),
    };

    return CVC_RUN(tests);
}
