/* test_exchange.c - the exchange that is possible at any time of the own turn (6.10). */
#include "tests/support/cvc_table.h"

#define ALL_THREE                                                                                  \
    "anytime 1 emmer for 1 food | anytime 1 flax for 1 food | anytime 1 gold for 1 food"

static void cvc056_before_a_tile_is_taken(void **state)
{
    (void)state;
    given();
    exchanges_are(ALL_THREE);
    play("anytime 1 flax for 1 food");
    goods_are(1, "1,1,1,0,2,1");
    asks(1, "take an action tile");
}

static void cvc056_between_the_groups_of_a_tile(void **state)
{
    (void)state;
    given();
    play("take cultivation", "gain 2 emmer 1 flax", "anytime 1 flax for 1 food");
    goods_are(1, "1,1,3,1,2,1");
    asks(1, "choose an action of the tile");
    options_are("rooms 1 | end_turn");
}

static void cvc056_between_two_room_uses(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.cell.c4=shelf");
    play("take undermining", "rooms 2", "use shelf", "replenish 2 flax");
    exchanges_are(ALL_THREE);
    play("anytime 1 flax for 1 food", "use cave_entrance", "gain 1 flax");
    goods_are(1, "1,1,1,2,2,1");
}

static void cvc056_inside_a_room(void **state)
{
    (void)state;
    given("p1.cell.c4=tunnel");
    play("take undergrowth", "rooms 1", "use tunnel", "gain 2 food");
    exchanges_are(ALL_THREE);
    play("anytime 1 gold for 1 food", "gain 1 stone if stone is at most 2");
    goods_are(1, "1,2,1,1,4,0");
}

static void cvc056_between_the_two_digs(void **state)
{
    (void)state;
    given("p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "dig c2");
    asks(1, "choose the second rock");
    exchanges_are(ALL_THREE);
    play("anytime 1 emmer for 1 food");
    asks(1, "choose the second rock");
    play("dig c5");
    goods_are(1, "1,1,0,1,1,1");
}

static void cvc056_while_a_room_is_chosen_to_furnish(void **state)
{
    (void)state;
    given("p1.goods=1,0,1,0,2,0");
    play("take housework", "furnish for 1 food per dwarf");
    exchanges_are("anytime 1 emmer for 1 food");
    play("anytime 1 emmer for 1 food", "furnish shelf c4");
    goods_are(1, "0,0,0,0,1,0");
}

static void cvc056_an_exchange_that_would_spoil_what_was_begun_is_refused(void **state)
{
    (void)state;
    /* the gold pays for the room action that was chosen */
    given("p1.goods=2,0,1,0,0,1");
    play("take housework", "furnish for 5 food or 1 gold");
    exchanges_are("anytime 1 emmer for 1 food");
    assert_int_equal(adit_game_option_find(cvc_match(), "anytime 1 gold for 1 food"), -1);
}

static void cvc057_at_9_food_nothing_is_exchanged(void **state)
{
    (void)state;
    given("p1.goods.food=9");
    exchanges_are("");
    refuses("anytime 1 gold for 1 food", "needs at most 8 food, has 9");
    given("p1.goods.food=8");
    exchanges_are(ALL_THREE);
}

static void cvc090_emmer_flax_and_gold_become_food_without_limit(void **state)
{
    (void)state;
    given("p1.goods=0,0,3,2,0,2");
    play("anytime 1 emmer for 1 food", "anytime 1 emmer for 1 food", "anytime 1 emmer for 1 food",
         "anytime 1 flax for 1 food", "anytime 1 flax for 1 food", "anytime 1 gold for 1 food",
         "anytime 1 gold for 1 food");
    goods_are(1, "0,0,0,0,7,0");
    exchanges_are("");
    refuses("anytime 1 emmer for 1 food", "needs 1 emmer, has 0");
}

static void cvc090_food_wood_and_stone_become_nothing(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,5,0");
    exchanges_are("");
    refuses("anytime 1 food for 1 gold", "is not an option for");
    refuses("anytime 1 wood for 1 food", "is not an option for");
}

static void e70_no_exchange_is_offered_at_9_food(void **state)
{
    (void)state;
    given("p1.goods=1,1,9,9,9,19");
    exchanges_are("");
    play("take cultivation");
    exchanges_are("");
}

static void e71_nobody_exchanges_in_the_opponents_turn(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,0", "p2.goods=5,5,5,5,5,5");
    asks(1, "take an action tile");
    exchanges_are("");
    refuses("anytime 1 emmer for 1 food", "needs 1 emmer, has 0");
    play("take cultivation", "gain 2 emmer 1 flax", "anytime 1 emmer for 1 food");
    goods_are(2, "5,5,5,5,5,5");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc056_before_a_tile_is_taken),
        CVC_TEST(cvc056_between_the_groups_of_a_tile),
        CVC_TEST(cvc056_between_two_room_uses),
        CVC_TEST(cvc056_inside_a_room),
        CVC_TEST(cvc056_between_the_two_digs),
        CVC_TEST(cvc056_while_a_room_is_chosen_to_furnish),
        CVC_TEST(cvc056_an_exchange_that_would_spoil_what_was_begun_is_refused),
        CVC_TEST(cvc057_at_9_food_nothing_is_exchanged),
        CVC_TEST(cvc090_emmer_flax_and_gold_become_food_without_limit),
        CVC_TEST(cvc090_food_wood_and_stone_become_nothing),
        CVC_TEST(e70_no_exchange_is_offered_at_9_food),
        CVC_TEST(e71_nobody_exchanges_in_the_opponents_turn),
    };

    return CVC_RUN(tests);
}
