/* test_deep_cells.c - rounds after the printed ones and cells below the printed cave.
 *
 * Both are cards of a mod, deep_mod/: four rounds, eight cells, and a tile for each round.
 */
#include "tests/support/cvc_table.h"

#include "engine/match/engine.h"

#define MOD "tests/engine/games/cave_vs_cave/deep_mod"

/* ---- Rounds ---- */

static void rounds_of_mods_follow_the_printed_ones(void **state)
{
    static const int turns[] = {2, 2, 2, 3, 3, 3, 3, 4, 3, 3, 4, 4};

    (void)state;
    given();
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 2), 12);
    for (int round = 1; round <= 12; round++) {
        assert_int_equal(cvc_turns_of_round(cvc_engine()->cards, 2, round), turns[round - 1]);
    }
    pass_to_end();
    field_is("round", "12");
    field_is("over", "1");
}

static void a_round_for_two_is_left_out_of_a_solo_match(void **state)
{
    (void)state;
    given_solo();
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 1), 10);
    pass_to_end();
    field_is("round", "10");
}

static void each_round_reveals_a_tile_of_its_stage(void **state)
{
    (void)state;
    given();
    pass_to_round(9);
    assert_int_equal(count_at("tile", "on_board"), 4 + 9);
    assert_int_equal(count_at("tile", "face_down"), 3);
}

static void a_tile_can_be_pinned_to_a_round_of_a_mod(void **state)
{
    (void)state;
    given("tile.deep:tile_3=round_9");
    pass_to_round(9);
    field_is("tile.deep:tile_3", "on_board");
}

/* ---- Cells ---- */

static void cells_open_at_the_start_of_their_round(void **state)
{
    (void)state;
    given();
    field_is("p1.deep_cell.c14", "rock");
    field_is("p1.deep_cell.c12", "absent");
    pass_to_round(8);
    field_is("p1.deep_cell.c12", "rock");
    field_is("p2.deep_cell.c13", "empty");
    field_is("p1.deep_cell.c20", "absent");
}

/* c10 has walls in the north, east and south; the deep cell takes the south one away. */
static void a_deep_cell_opens_the_wall_above_it(void **state)
{
    (void)state;
    given();
    assert_int_equal(cvc_wallset(cvc_now(), 0, 10), 1 | 2);
    assert_int_equal(cvc_wallset(cvc_now(), 0, 9), 4);
    assert_int_equal(cvc_wallset(cvc_now(), 0, 14), 2 | 4 | 8);
    pass_to_round(8);
    assert_int_equal(cvc_wallset(cvc_now(), 0, 9), 0);
    assert_int_equal(cvc_wallset(cvc_now(), 0, 14), 2);
    assert_int_equal(cvc_wallset(cvc_now(), 0, 19), 2 | 4);
}

#define WAY_DOWN                                                                                   \
    "p1.cell.c8=empty", "p1.cell.c9=empty", "p1.cell.c10=empty", "tile.excavation=on_board"

static void deep_rocks_are_dug_from_above(void **state)
{
    (void)state;
    given(WAY_DOWN);
    play("take excavation", "dig");
    offers("dig c14");
    offers_not("dig c12");
    play("dig c14");
    field_is("p1.deep_cell.c14", "empty");
    field_is("p1.digs", "4");
}

static void deep_rocks_hide_the_deep_rooms_and_then_nothing(void **state)
{
    (void)state;
    given(WAY_DOWN, "p2.cell.c8=empty", "p2.cell.c9=empty", "p2.cell.c10=empty");
    field_is("room.deep:grotto", "deep_pool");
    play("take excavation", "dig", "dig c14");
    field_is("room.deep:grotto", "display");
    pass_to_round(2);
    const int before = display_count();
    play("take excavation", "dig", "dig c14");
    assert_int_equal(display_count(), before);
}

static void a_wall_closes_the_way_down(void **state)
{
    (void)state;
    given(WAY_DOWN, "p1.deep_wall.n14=1", "wall_supply=6");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 10), 1 | 2 | 4);
    play("take excavation", "dig");
    offers_not("dig c14");
}

static void digging_gives_what_the_card_of_the_cell_says(void **state)
{
    (void)state;
    given(WAY_DOWN, "round=8", "phase=round_start", "p1.gold=0", "start_player=1");
    play("take excavation", "dig", "dig c12");
    has(1, "2 gold");
}

static void rooms_are_furnished_used_and_counted_in_deep_cells(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,19", "p1.deep_cell.c14=shelf", "tile.undermining=on_board");
    field_is("room.shelf", "p1.c14");
    score_is(1, 19 + 3);
    play("take undermining", "rooms 2");
    offers("use shelf");
    play("use shelf", "replenish 2 stone");
    field_is("turn_used_deep", "4");
    offers_not("use shelf");
}

static void walls_stand_on_the_sides_of_deep_cells(void **state)
{
    (void)state;
    given("tile.deep:tile_1=on_board", "round=8", "phase=round_start", "start_player=1");
    play("take deep:tile_1", "build_wall");
    offers("wall n12");
    offers("wall v13");
    offers_not("wall n22");
    play("wall v13");
    field_is("p1.deep_wall.v13", "1");
    field_is("wall_supply", "6");
}

static void what_no_card_has_added_cannot_be_set(void **state)
{
    (void)state;
    cannot_be_given("c20 of player 1 has the wrong ground", "p1.deep_cell.c20=rock");
    cannot_be_given("c14 of player 2 has the wrong ground", "p2.deep_cell.c14=entrance");
    cannot_be_given("n15, which does not exist", "p1.deep_wall.n15=1");
    cannot_be_given("round", "round=13");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(rounds_of_mods_follow_the_printed_ones),
        CVC_TEST(a_round_for_two_is_left_out_of_a_solo_match),
        CVC_TEST(each_round_reveals_a_tile_of_its_stage),
        CVC_TEST(a_tile_can_be_pinned_to_a_round_of_a_mod),
        CVC_TEST(cells_open_at_the_start_of_their_round),
        CVC_TEST(a_deep_cell_opens_the_wall_above_it),
        CVC_TEST(deep_rocks_are_dug_from_above),
        CVC_TEST(deep_rocks_hide_the_deep_rooms_and_then_nothing),
        CVC_TEST(a_wall_closes_the_way_down),
        CVC_TEST(digging_gives_what_the_card_of_the_cell_says),
        CVC_TEST(rooms_are_furnished_used_and_counted_in_deep_cells),
        CVC_TEST(walls_stand_on_the_sides_of_deep_cells),
        CVC_TEST(what_no_card_has_added_cannot_be_set),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
