/* test_solo.c - section 9: the extra tile that is turned up, and other solo rules.
 *
 * The room on top of the pile is pinned in most tests, so that it can be seen when it comes.
 */
#include "tests/support/cvc_table.h"

#define TOP "room.treasury=pile_top"

static void turned_up(void)
{
    field_is("room.treasury", "display");
    field_is("turn_revealed", "1");
}

static void not_turned_up(void)
{
    field_is("room.treasury", "pile_top");
}

static void cvc071_a_dig_in_a_solo_match_turns_up_a_tile_of_the_pile(void **state)
{
    (void)state;
    given_solo(TOP, "room.dungeon=under_p1.c8");
    play("take excavation", "dig", "dig c8");
    field_is("room.dungeon", "display");
    turned_up();
    assert_int_equal(display_count(), 3 + 2);
    assert_int_equal(cvc_pile_size(cvc_now(), cvc_engine()->cards), 8);
}

static void cvc071_with_two_players_nothing_more_is_turned_up(void **state)
{
    (void)state;
    given();
    play("take excavation", "dig", "dig c8", "end_turn");
    assert_int_equal(display_count(), 6 + 1);
}

static void cvc107_the_tile_comes_once_for_a_turn_with_one_dig(void **state)
{
    (void)state;
    given_solo();
    play("take excavation", "dig", "dig c8", "end_turn");
    assert_int_equal(display_count(), 3 + 2);
    /* also for Undermining, and again in another turn */
    given_solo("tile.undermining=on_board", "round=2");
    play("take excavation", "dig", "dig c8", "gain 1 stone", "end_turn");
    play("take undermining", "dig through_walls", "dig c2");
    assert_int_equal(display_count(), 3 + 4);
}

static void cvc113_a_turn_without_a_dig_turns_up_nothing(void **state)
{
    (void)state;
    given_solo(TOP);
    play("take excavation", "gain 1 stone", "end_turn");
    not_turned_up();
}

static void cvc113_a_rule_parameter_turns_the_extra_tile_off(void **state)
{
    (void)state;
    given_solo(TOP, "rules.solo_reveal=0");
    play("take excavation", "dig", "dig c8", "end_turn");
    not_turned_up();
}

static void cvc114_digs_of_rooms_count_too(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave");
    play("take undergrowth", "rooms 1", "use digging_cave", "pay 1 gold then dig", "dig c8");
    turned_up();
}

static void cvc115_at_the_end_of_the_turn_at_the_latest(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "dig", "dig c8");
    not_turned_up(); /* the Digging Cave could still dig */
    play("end_turn");
    field_is("room.treasury", "display");
}

static void cvc115_the_digging_cave_first_waits_for_the_tiles_own_dig(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "rooms 1", "use digging_cave", "pay 1 gold then dig", "dig c8");
    not_turned_up();
    play("end_turn");
    field_is("room.treasury", "display");
}

static void cvc116_nothing_comes_after_the_first_half_of_a_double_dig(void **state)
{
    (void)state;
    given_solo(TOP, "p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "dig c8");
    asks(1, "choose the second rock");
    not_turned_up();
}

static void cvc116_without_the_digging_cave_drift_mining_is_certain_at_once(void **state)
{
    (void)state;
    given_solo(TOP, "tile.drift_mining=on_board");
    play("take drift_mining", "dig", "dig c8");
    turned_up();
}

static void cvc116_with_the_room_action_finished_drift_mining_is_certain_at_once(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "rooms 1", "end_rooms", "dig", "dig c8");
    turned_up();
}

static void cvc116_with_other_tiles_the_digging_cave_does_not_delay_it(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave");
    play("take excavation", "dig", "dig c8");
    turned_up();
}

static void cvc117_the_tile_can_be_bought_in_the_same_turn(void **state)
{
    (void)state;
    given_solo("room.stall=pile_top", "tile.expansion=on_board", "p1.goods=1,0,0,0,0,3");
    play("take expansion", "dig", "dig c2", "furnish for 5 food or 2 gold", "furnish stall c2");
    field_is("p1.cell.c2", "stall");
}

static void cvc118_renovation_can_always_be_taken(void **state)
{
    (void)state;
    given_solo("tile.renovation=on_board", "p1.goods.gold=0");
    play("take renovation", "build_wall", "wall w0");
    field_is("wall_supply", "6");
}

static void cvc118_the_same_player_begins_every_round(void **state)
{
    (void)state;
    given_solo();
    for (int round = 1; round <= 7; round++) {
        pass_to_round(round);
        asks(1, "take an action tile");
    }
}

static void e76_a_double_dig_turns_up_nothing(void **state)
{
    (void)state;
    given_solo(TOP, "p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "dig c8", "dig c2", "end_turn");
    not_turned_up();
    assert_int_equal(display_count(), 3 + 2);
}

static void e77_undermining_turns_up_a_tile(void **state)
{
    (void)state;
    given_solo(TOP, "tile.undermining=on_board", "p1.wall.w10=1");
    play("take undermining", "dig through_walls", "dig c8");
    turned_up();
}

static void e78_drift_mining_and_the_digging_cave_make_two_digs(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "dig", "dig c8", "rooms 1", "use digging_cave", "pay 1 gold then dig",
         "dig c9", "end_turn");
    not_turned_up();
    assert_int_equal(display_count(), 3 + 2);
}

static void e78_in_the_other_order_too(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "rooms 1", "use digging_cave", "pay 1 gold then dig", "dig c8", "dig",
         "dig c9", "end_turn");
    not_turned_up();
}

static void e79_the_tile_comes_when_the_room_action_was_used_on_another_room(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=digging_cave", "tile.drift_mining=on_board");
    play("take drift_mining", "dig", "dig c8");
    not_turned_up();
    play("rooms 1");
    not_turned_up();
    play("use cave_entrance", "end_room");
    turned_up();
}

static void e80_an_empty_pile_turns_up_nothing(void **state)
{
    (void)state;
    /* nine dark rooms lie open: the other nine are under the rocks */
    given_solo("room.warehouse=display", "room.stall=display", "room.sacrificial_altar=display",
               "room.storeroom=display", "room.weaving_room=display",
               "room.furniture_workshop=display", "room.gold_vein=display",
               "room.junction_room=display", "room.digging_cave=display");
    assert_int_equal(cvc_pile_size(cvc_now(), cvc_engine()->cards), 0);
    play("take excavation", "dig", "dig c8", "end_turn");
    assert_int_equal(display_count(), 3 + 9 + 1);
}

static void x31_excavation_alone_adds_two_tiles_to_the_display(void **state)
{
    (void)state;
    given_solo();
    play("take excavation", "dig", "dig c5");
    assert_int_equal(display_count(), 3 + 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc071_a_dig_in_a_solo_match_turns_up_a_tile_of_the_pile),
        CVC_TEST(cvc071_with_two_players_nothing_more_is_turned_up),
        CVC_TEST(cvc107_the_tile_comes_once_for_a_turn_with_one_dig),
        CVC_TEST(cvc113_a_turn_without_a_dig_turns_up_nothing),
        CVC_TEST(cvc113_a_rule_parameter_turns_the_extra_tile_off),
        CVC_TEST(cvc114_digs_of_rooms_count_too),
        CVC_TEST(cvc115_at_the_end_of_the_turn_at_the_latest),
        CVC_TEST(cvc115_the_digging_cave_first_waits_for_the_tiles_own_dig),
        CVC_TEST(cvc116_nothing_comes_after_the_first_half_of_a_double_dig),
        CVC_TEST(cvc116_without_the_digging_cave_drift_mining_is_certain_at_once),
        CVC_TEST(cvc116_with_the_room_action_finished_drift_mining_is_certain_at_once),
        CVC_TEST(cvc116_with_other_tiles_the_digging_cave_does_not_delay_it),
        CVC_TEST(cvc117_the_tile_can_be_bought_in_the_same_turn),
        CVC_TEST(cvc118_renovation_can_always_be_taken),
        CVC_TEST(cvc118_the_same_player_begins_every_round),
        CVC_TEST(e76_a_double_dig_turns_up_nothing),
        CVC_TEST(e77_undermining_turns_up_a_tile),
        CVC_TEST(e78_drift_mining_and_the_digging_cave_make_two_digs),
        CVC_TEST(e78_in_the_other_order_too),
        CVC_TEST(e79_the_tile_comes_when_the_room_action_was_used_on_another_room),
        CVC_TEST(e80_an_empty_pile_turns_up_nothing),
        CVC_TEST(x31_excavation_alone_adds_two_tiles_to_the_display),
    };

    return CVC_RUN(tests);
}
