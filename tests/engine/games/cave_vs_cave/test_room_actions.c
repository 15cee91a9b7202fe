/* test_room_actions.c - the [n] action (6.8): which rooms, how many, in which order. */
#include "tests/support/cvc_table.h"

static void cvc012_n_lets_up_to_n_different_rooms_be_used(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.cell.c4=shelf", "p1.cell.c5=grindstone");
    play("take undermining", "rooms 2");
    options_are("use shelf | use grindstone | use cave_entrance | end_rooms");
    play("use shelf", "replenish 2 wood");
    options_are("use grindstone | use cave_entrance | end_rooms");
    play("use cave_entrance", "gain 1 stone");
    refuses("use grindstone", "is not an option for");
}

static void cvc052_the_action_is_always_legal_thanks_to_the_entrance(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 wood");
    goods_are(1, "1,0,0,0,0,0");
}

static void cvc053_the_action_ends_by_itself_when_no_room_is_left(void **state)
{
    (void)state;
    given("tile.expedition=on_board");
    play("take expedition", "rooms 3", "use cave_entrance", "gain 1 wood");
    field_is("turn_rooms_left", "0");
    asks(1, "choose an action of the tile");
}

static void cvc053_fewer_rooms_than_n_may_be_used(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.cell.c4=shelf");
    play("take expedition", "rooms 3", "use shelf", "replenish 2 flax", "end_rooms");
    asks(1, "choose an action of the tile");
    goods_are(1, "1,1,1,2,1,1");
}

static void cvc054_groups_of_a_room_are_taken_in_any_order_or_left_out(void **state)
{
    (void)state;
    given("p1.cell.c4=tunnel", "p1.goods=1,1,1,1,1,1");
    play("take undergrowth", "rooms 1", "use tunnel");
    options_are("gain 2 food | gain 1 stone if stone is at most 2 | end_room");
    play("gain 1 stone if stone is at most 2", "end_room");
    goods_are(1, "1,2,1,1,1,1");
}

static void cvc059_a_room_is_finished_before_the_next_is_used(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.cell.c4=tunnel", "p1.cell.c5=shelf");
    play("take undermining", "rooms 2", "use tunnel", "gain 2 food");
    refuses("use shelf", "is not yet an option for");
    refuses("end_rooms", "is not yet an option for");
    play("end_room");
    offers("use shelf");
}

static void cvc087_using_no_room_at_all_is_legal(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf");
    play("take undergrowth", "rooms 1", "end_rooms");
    goods_are(1, "1,1,1,1,1,1");
    field_is("turn_used", "0");
}

static void cvc087_triggers_of_the_action_come_before_the_first_room(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1");
    asks(1, "choose a room to use");
    goods_are(1, "1,0,0,0,0,0");
}

static void cvc088_a_room_gives_nothing_when_it_is_furnished(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,2,5", "p1.cell.c8=empty", "room.gold_vein=display");
    play("take housework", "furnish for 1 food per dwarf");
    field_is("p1.cell.c8", "gold_vein");
    goods_are(1, "0,0,0,0,0,0");
}

static void e42_two_uses_with_the_entrance_alone_are_one(void **state)
{
    (void)state;
    given("tile.undermining=on_board");
    play("take undermining", "rooms 2");
    options_are("use cave_entrance | end_rooms");
    play("use cave_entrance", "gain 1 flax");
    asks(1, "choose an action of the tile");
    options_are("end_turn");
}

static void e43_the_same_room_cannot_be_used_twice(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.cell.c4=shelf", "p1.cell.c5=grindstone");
    play("take expedition", "rooms 3", "use shelf", "end_room");
    refuses("use shelf", "it was already used this turn");
}

static void e44_a_blue_room_cannot_be_used(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "p1.cell.c5=retting_room");
    play("take undergrowth", "rooms 1");
    refuses("use retting_room", "blue rooms work automatically and are not used");
}

static void e45_three_uses_become_four_with_the_equipment_room(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.cell.c4=equipment_room", "p1.cell.c5=shelf",
          "p1.cell.c7=grindstone", "p1.cell.c2=food_corner", "p1.cell.c8=stall");
    play("take expedition", "rooms 3");
    field_is("turn_rooms_left", "4");
}

static void e46_one_use_stays_one_with_the_equipment_room(void **state)
{
    (void)state;
    given("p1.cell.c4=equipment_room", "p1.cell.c5=shelf");
    play("take undergrowth", "rooms 1");
    field_is("turn_rooms_left", "1");
}

static void e47_the_wood_storeroom_gives_nothing_at_9_wood(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=9,0,0,0,0,0");
    play("take undergrowth", "rooms 1");
    goods_are(1, "9,0,0,0,0,0");
}

static void e48_its_wood_can_be_spent_in_the_room_of_the_same_action(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=furniture_workshop", "p1.goods=1,0,0,1,0,0");
    play("take undergrowth", "rooms 1", "use furniture_workshop",
         "exchange 2 wood 1 flax for 3 gold");
    goods_are(1, "0,0,0,0,0,3");
}

static void cvc108_the_wood_comes_before_the_room(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=1,2,2,2,0,0");
    play("take undergrowth", "rooms 1");
    /* wood rose to 2 before the Shelf could raise it */
    play("use shelf");
    goods_are(1, "2,2,2,2,0,0");
    options_are("end_room"); /* nothing is left to raise */
}

static void x20_with_five_orange_rooms_four_are_used_and_no_fifth(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.cell.c4=equipment_room", "p1.cell.c5=shelf",
          "p1.cell.c7=gold_vein", "p1.cell.c2=food_corner", "p1.cell.c8=state_room",
          "p1.goods=0,0,0,0,0,0");
    play("take expedition", "rooms 3", "use cave_entrance", "gain 1 wood", "use shelf",
         "replenish 2 stone", "use gold_vein", "gain 1 stone 1 gold", "use state_room",
         "gain 1 flax 1 gold");
    refuses("use food_corner", "is not an option for");
    goods_are(1, "1,3,0,1,0,2");
}

static void x21_the_wood_storeroom_adds_one_to_the_wood_of_undergrowth(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 stone", "gain 2 wood");
    goods_are(1, "3,1,0,0,0,0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc012_n_lets_up_to_n_different_rooms_be_used),
        CVC_TEST(cvc052_the_action_is_always_legal_thanks_to_the_entrance),
        CVC_TEST(cvc053_the_action_ends_by_itself_when_no_room_is_left),
        CVC_TEST(cvc053_fewer_rooms_than_n_may_be_used),
        CVC_TEST(cvc054_groups_of_a_room_are_taken_in_any_order_or_left_out),
        CVC_TEST(cvc059_a_room_is_finished_before_the_next_is_used),
        CVC_TEST(cvc087_using_no_room_at_all_is_legal),
        CVC_TEST(cvc087_triggers_of_the_action_come_before_the_first_room),
        CVC_TEST(cvc088_a_room_gives_nothing_when_it_is_furnished),
        CVC_TEST(e42_two_uses_with_the_entrance_alone_are_one),
        CVC_TEST(e43_the_same_room_cannot_be_used_twice),
        CVC_TEST(e44_a_blue_room_cannot_be_used),
        CVC_TEST(e45_three_uses_become_four_with_the_equipment_room),
        CVC_TEST(e46_one_use_stays_one_with_the_equipment_room),
        CVC_TEST(e47_the_wood_storeroom_gives_nothing_at_9_wood),
        CVC_TEST(e48_its_wood_can_be_spent_in_the_room_of_the_same_action),
        CVC_TEST(cvc108_the_wood_comes_before_the_room),
        CVC_TEST(x20_with_five_orange_rooms_four_are_used_and_no_fifth),
        CVC_TEST(x21_the_wood_storeroom_adds_one_to_the_wood_of_undergrowth),
    };

    return CVC_RUN(tests);
}
