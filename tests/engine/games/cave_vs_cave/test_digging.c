/* test_digging.c - excavating (6.5): access, cost, what comes to light, the double dig. */
#include "tests/support/cvc_table.h"

static void cvc010_a_dug_rock_becomes_an_empty_cell_and_then_a_furnished_one(void **state)
{
    (void)state;
    given("tile.expansion=on_board", "p1.goods.gold=2");
    field_is("p1.cell.c2", "rock");
    play("take expansion", "dig", "dig c2");
    field_is("p1.cell.c2", "empty");
    play("furnish for 5 food or 2 gold", "furnish shelf c2");
    field_is("p1.cell.c2", "shelf");
}

static void cvc016_the_food_symbol_pays_once(void **state)
{
    (void)state;
    given("p1.goods.food=0");
    play("take excavation", "dig", "dig c7");
    goods_are(1, "1,1,1,1,1,1");
    given("p1.goods.food=0", "p1.cell.c5=empty");
    play("take excavation", "dig", "dig c3");
    goods_are(1, "1,1,1,1,1,1");
    refuses("dig", "is not an option for");
}

static void cvc048_each_rock_in_reach_is_an_option(void **state)
{
    (void)state;
    given("p1.cell.c7=empty");
    play("take excavation", "dig");
    options_are("dig c2 | dig c5 | dig c8 | dig c9");
    refuses("dig c4", "there is no rock on c4");
    refuses("dig c10", "c10 cannot be reached");
}

static void cvc049_the_second_dig_of_a_double_dig_must_be_made(void **state)
{
    (void)state;
    given("p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "dig c7");
    asks(1, "choose the second rock");
    options_are("dig c2 | dig c5 | dig c8 | dig c9");
    refuses("end_turn", "is not an option for");
    play("dig c9");
    asks(1, "choose an action of the tile");
}

static void cvc067_the_cost_is_paid_before_the_first_dig(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,2,0");
    play("take excavation", "pay 2 food then dig 2");
    goods_are(1, "0,0,0,0,0,0");
    play("dig c7");
    goods_are(1, "0,0,0,0,1,0");
}

static void cvc068_walls_block_a_normal_dig(void **state)
{
    (void)state;
    given("p1.wall.w10=1", "p1.wall.w9=1");
    play("take excavation", "dig");
    options_are("dig c2 | dig c5");
    refuses("dig c8", "c8 cannot be reached");
}

static void cvc069_the_room_under_the_rock_joins_the_display(void **state)
{
    (void)state;
    given("room.treasury=under_p1.c8");
    play("take excavation", "dig", "dig c8");
    field_is("room.treasury", "display");
    field_is("p1.cell.c8", "empty");
    assert_int_equal(display_count(), 7);
}

static void cvc069_what_was_dug_up_can_be_bought_by_the_opponent(void **state)
{
    (void)state;
    given("room.stall=under_p1.c8", "p2.goods=1,0,0,0,2,1");
    play("take excavation", "dig", "dig c8", "end_turn");
    play("take housework", "furnish for 1 food per dwarf", "furnish stall c4");
    field_is("p2.cell.c4", "stall");
}

/* Digs out the one rock that is left of a cave, and gives the food it brought. */
static int food_under(int cell)
{
    static const char *const rocks[] = {"p1.cell.c0=empty",
                                        "p1.cell.c1=empty",
                                        "p1.cell.c2=empty",
                                        "p1.cell.c3=empty",
                                        NULL,
                                        "p1.cell.c5=empty",
                                        NULL,
                                        "p1.cell.c7=empty",
                                        "p1.cell.c8=empty",
                                        "p1.cell.c9=empty",
                                        "p1.cell.c10=empty"};
    const char *settings[CVC_CAVE + 1] = {"p1.goods=0,0,0,0,0,0"};
    int count = 1;

    for (int other = 0; other < CVC_CAVE; other++) {
        if (rocks[other] != NULL && other != cell) {
            settings[count++] = rocks[other];
        }
    }
    cvc_given(2, settings);
    play("take excavation", "dig");
    assert_int_equal(cvc_now()->player[0].ground[cell], CVC_EMPTY);
    return cvc_now()->player[0].common.goods.have[CVC_FOOD];
}

static void cvc070_c3_and_c7_give_a_food_and_no_other_cell_does(void **state)
{
    static const int food[CVC_CAVE] = {[3] = 1, [7] = 1};

    (void)state;
    for (int cell = 0; cell < CVC_CAVE; cell++) {
        if (cell != 4 && cell != CVC_ENTRANCE) {
            assert_int_equal(food_under(cell), food[cell]);
        }
    }
}

static void cvc072_without_a_rock_in_reach_no_dig_is_offered(void **state)
{
    (void)state;
    given("p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w10=1", "p1.goods.food=2");
    play("take excavation");
    options_are("gain 1 stone | end_turn");
    refuses("dig", "you cannot reach any rock");
    refuses("pay 2 food then dig 2", "you cannot reach any rock");
}

static void cvc073_the_first_room_is_public_before_the_second_rock_is_chosen(void **state)
{
    (void)state;
    given("p1.goods.food=2", "room.treasury=under_p1.c2");
    play("take excavation", "pay 2 food then dig 2", "dig c2");
    asks(1, "choose the second rock");
    field_is("room.treasury", "display");
    seat_sees(2, "room.treasury", "display");
}

static void cvc073_a_first_rock_after_which_no_second_could_be_dug_is_refused(void **state)
{
    (void)state;
    /* c8 leads to c9; c2 and what lies behind it is shut off */
    given("p1.goods.food=2", "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w12=1");
    play("take excavation");
    offers("dig");
    refuses("pay 2 food then dig 2", "you cannot reach two rocks");
}

static void e07_one_food_and_one_emmer_exchange_first_then_double_dig(void **state)
{
    (void)state;
    given("p1.goods=0,0,1,0,1,0");
    play("take excavation");
    refuses("pay 2 food then dig 2", "needs 2 food, has 1");
    play("anytime 1 emmer for 1 food", "pay 2 food then dig 2", "dig c2", "dig c5");
    goods_are(1, "0,0,0,0,0,0");
}

static void e08_the_food_under_the_first_rock_cannot_pay_for_it(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,1,0");
    play("take excavation");
    refuses("pay 2 food then dig 2", "needs 2 food, has 1");
}

static void e09_no_double_dig_when_one_rock_is_left(void **state)
{
    (void)state;
    given("p1.goods.food=2", "p1.cell.c0=empty", "p1.cell.c1=empty", "p1.cell.c2=empty",
          "p1.cell.c3=empty", "p1.cell.c5=empty", "p1.cell.c7=empty", "p1.cell.c8=empty",
          "p1.cell.c9=empty");
    play("take excavation");
    refuses("pay 2 food then dig 2", "you cannot reach two rocks");
    play("dig");
    field_is("p1.cell.c10", "empty");
}

static void e09_no_double_dig_when_only_one_rock_can_be_reached_in_sequence(void **state)
{
    (void)state;
    given("p1.goods.food=2", "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w12=1");
    play("take excavation");
    refuses("pay 2 food then dig 2", "you cannot reach two rocks");
    offers("dig");
}

static void e10_the_second_rock_may_lie_behind_the_first(void **state)
{
    (void)state;
    given("p1.goods.food=2", "p1.wall.w7=1", "p1.wall.w9=1");
    play("take excavation", "pay 2 food then dig 2");
    /* c8 is the only way, and c9 is reached through it */
    field_is("p1.cell.c8", "empty");
    field_is("p1.cell.c9", "empty");
}

static void e11_undermining_ignores_every_wall_in_its_way(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.cell.c7=empty", "p1.wall.w9=1", "p1.wall.w11=1",
          "p1.wall.w8=1");
    play("take undermining", "dig through_walls");
    options_are("dig c2 | dig c5 | dig c8 | dig c9");
    play("dig c9");
    field_is("p1.cell.c9", "empty");
    field_is("p1.wall.w9", "1");
    field_is("p1.wall.w11", "1");
}

static void e12_undermining_does_not_pass_rocks(void **state)
{
    (void)state;
    given("tile.undermining=on_board");
    play("take undermining", "dig through_walls");
    options_are("dig c2 | dig c5 | dig c7 | dig c8");
    refuses("dig c9", "c9 cannot be reached");
}

static void e13_the_digging_cave_has_normal_access_in_an_undermining_turn(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.cell.c4=digging_cave", "p1.wall.w10=1");
    play("take undermining", "rooms 2", "use digging_cave", "pay 1 gold then dig");
    options_are("dig c2 | dig c5 | dig c7");
    refuses("dig c8", "c8 cannot be reached");
}

static void e14_furnished_rooms_can_be_passed(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "p1.cell.c2=grindstone");
    play("take excavation", "dig", "dig c0");
    field_is("p1.cell.c0", "empty");
}

static void e15_an_entrance_walled_in_leaves_undermining_only(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w10=1");
    play("take excavation");
    refuses("dig", "you cannot reach any rock");
    play("end_turn");
    given("tile.undermining=on_board", "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w10=1");
    play("take undermining", "dig through_walls");
    options_are("dig c2 | dig c5 | dig c7 | dig c8");
}

static void e15_the_entrance_may_be_walled_in(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p1.wall.w7=1", "p1.wall.w9=1");
    play("take masonry", "build_wall", "wall w10");
    assert_int_equal(cvc_reach(cvc_now(), 0, false, -1), 0);
}

static void x09_excavation_left_side_on_c5_and_the_stone(void **state)
{
    (void)state;
    given("p1.goods=1,1,1,1,1,1");
    play("take excavation", "dig", "dig c5", "gain 1 stone");
    assert_int_equal(display_count(), 7);
    field_is("p1.cell.c5", "empty");
    goods_are(1, "1,2,1,1,1,1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc010_a_dug_rock_becomes_an_empty_cell_and_then_a_furnished_one),
        CVC_TEST(cvc016_the_food_symbol_pays_once),
        CVC_TEST(cvc048_each_rock_in_reach_is_an_option),
        CVC_TEST(cvc049_the_second_dig_of_a_double_dig_must_be_made),
        CVC_TEST(cvc067_the_cost_is_paid_before_the_first_dig),
        CVC_TEST(cvc068_walls_block_a_normal_dig),
        CVC_TEST(cvc069_the_room_under_the_rock_joins_the_display),
        CVC_TEST(cvc069_what_was_dug_up_can_be_bought_by_the_opponent),
        CVC_TEST(cvc070_c3_and_c7_give_a_food_and_no_other_cell_does),
        CVC_TEST(cvc072_without_a_rock_in_reach_no_dig_is_offered),
        CVC_TEST(cvc073_the_first_room_is_public_before_the_second_rock_is_chosen),
        CVC_TEST(cvc073_a_first_rock_after_which_no_second_could_be_dug_is_refused),
        CVC_TEST(e07_one_food_and_one_emmer_exchange_first_then_double_dig),
        CVC_TEST(e08_the_food_under_the_first_rock_cannot_pay_for_it),
        CVC_TEST(e09_no_double_dig_when_one_rock_is_left),
        CVC_TEST(e09_no_double_dig_when_only_one_rock_can_be_reached_in_sequence),
        CVC_TEST(e10_the_second_rock_may_lie_behind_the_first),
        CVC_TEST(e11_undermining_ignores_every_wall_in_its_way),
        CVC_TEST(e12_undermining_does_not_pass_rocks),
        CVC_TEST(e13_the_digging_cave_has_normal_access_in_an_undermining_turn),
        CVC_TEST(e14_furnished_rooms_can_be_passed),
        CVC_TEST(e15_an_entrance_walled_in_leaves_undermining_only),
        CVC_TEST(e15_the_entrance_may_be_walled_in),
        CVC_TEST(x09_excavation_left_side_on_c5_and_the_stone),
    };

    return CVC_RUN(tests);
}
