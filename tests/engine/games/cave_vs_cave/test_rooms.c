/* test_rooms.c - what each orange room does when it is used (7.4). */
#include "tests/support/cvc_table.h"

#include <stdio.h>

/* Player 1 with these goods has the room on c4 and uses it by the [1] of Undergrowth; the
 * question about the room's groups is open afterwards, unless nothing can be done. */
static void uses(const char *room, const char *goods)
{
    char cell[64], store[64], move[64];

    snprintf(cell, sizeof cell, "p1.cell.c4=%s", room);
    snprintf(store, sizeof store, "p1.goods=%s", goods);
    snprintf(move, sizeof move, "use %s", room);
    given(cell, store);
    play("take undergrowth", "rooms 1", move);
}

/* The room can do nothing with these goods. Whoever could still exchange is asked all the same
 * (CVC-56); for the others the use is over. Nothing has changed. */
static void nothing_could_be_done(const char *goods)
{
    if (adit_game_option_find(cvc_match(), "end_room") >= 0) {
        options_are("end_room");
        play("end_room");
    }
    asks(1, "choose an action of the tile");
    goods_are(1, goods);
}

static void r00_the_cave_entrance_gives_one_of_four_goods(void **state)
{
    static const char *const moves[] = {"gain 1 wood", "gain 1 stone", "gain 1 emmer",
                                        "gain 1 flax"};
    static const char *const after[] = {"1,0,0,0,0,0", "0,1,0,0,0,0", "0,0,1,0,0,0", "0,0,0,1,0,0"};

    (void)state;
    for (int i = 0; i < 4; i++) {
        given("p1.goods=0,0,0,0,0,0");
        play("take undergrowth", "rooms 1", "use cave_entrance");
        options_are("gain 1 wood | gain 1 stone | gain 1 emmer | gain 1 flax | end_room");
        play(moves[i]);
        goods_are(1, after[i]);
    }
}

static void r01_the_shelf_raises_one_of_four_goods_to_2(void **state)
{
    static const char *const moves[] = {"replenish 2 wood", "replenish 2 stone",
                                        "replenish 2 emmer", "replenish 2 flax"};
    static const char *const after[] = {"2,0,1,1,0,0", "0,2,1,1,0,0", "0,0,2,1,0,0", "0,0,1,2,0,0"};

    (void)state;
    for (int i = 0; i < 4; i++) {
        uses("shelf", "0,0,1,1,0,0");
        play(moves[i]);
        goods_are(1, after[i]);
    }
}

static void r02_the_spinning_wheel_turns_1_flax_into_1_gold(void **state)
{
    (void)state;
    uses("spinning_wheel", "0,0,0,3,0,0");
    play("exchange 1 flax for 1 gold");
    goods_are(1, "0,0,0,2,0,1");
    refuses("exchange 1 flax for 1 gold", "is not an option for");
}

static void r02_or_3_flax_into_2_gold(void **state)
{
    (void)state;
    uses("spinning_wheel", "0,0,0,3,0,0");
    play("exchange 3 flax for 2 gold");
    goods_are(1, "0,0,0,0,0,2");
    uses("spinning_wheel", "0,0,0,2,0,0");
    refuses("exchange 3 flax for 2 gold", "needs 3 flax, has 2");
}

static void r03_the_tunnel_gives_2_food_and_a_stone_below_3(void **state)
{
    (void)state;
    uses("tunnel", "0,0,0,0,0,0");
    play("gain 2 food", "gain 1 stone if stone is at most 2");
    goods_are(1, "0,1,0,0,2,0");
}

static void r04_the_grindstone_turns_1_emmer_into_3_food(void **state)
{
    (void)state;
    uses("grindstone", "0,0,4,0,0,0");
    play("exchange 1 emmer for 3 food");
    goods_are(1, "0,0,3,0,3,0");
}

static void r04_or_4_emmer_into_7_food(void **state)
{
    (void)state;
    uses("grindstone", "0,0,4,0,0,0");
    play("exchange 4 emmer for 7 food");
    goods_are(1, "0,0,0,0,7,0");
    uses("grindstone", "0,0,3,0,0,0");
    refuses("exchange 4 emmer for 7 food", "needs 4 emmer, has 3");
}

static void r05_the_food_corner_raises_food_to_3(void **state)
{
    (void)state;
    uses("food_corner", "0,0,0,0,1,0");
    play("replenish 3 food");
    goods_are(1, "0,0,0,0,3,0");
    uses("food_corner", "0,0,0,0,3,0");
    nothing_could_be_done("0,0,0,0,3,0");
}

static void r06_the_parlor_raises_every_good_to_1(void **state)
{
    (void)state;
    uses("parlor", "0,0,0,0,0,0");
    play("replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold");
    goods_are(1, "1,1,1,1,1,1");
    uses("parlor", "1,1,1,1,1,1");
    nothing_could_be_done("1,1,1,1,1,1");
}

static void r07_the_warehouse_sells_four_goods_for_2_food(void **state)
{
    (void)state;
    uses("warehouse", "0,0,0,0,3,0");
    play("exchange 2 food for 1 wood 1 stone 1 emmer 1 flax");
    goods_are(1, "1,1,1,1,1,0");
    uses("warehouse", "0,0,0,0,1,0");
    nothing_could_be_done("0,0,0,0,1,0");
}

static void cvc056_an_exchange_may_make_a_use_possible(void **state)
{
    (void)state;
    uses("warehouse", "0,0,3,0,1,0");
    options_are("end_room");
    play("anytime 1 emmer for 1 food", "exchange 2 food for 1 wood 1 stone 1 emmer 1 flax");
    goods_are(1, "1,1,3,1,0,0");
}

static void r08_the_stall_buys_5_emmer_or_5_flax_for_4_gold(void **state)
{
    (void)state;
    uses("stall", "0,0,5,5,0,0");
    options_are("exchange 5 emmer for 4 gold | exchange 5 flax for 4 gold | end_room");
    play("exchange 5 emmer for 4 gold");
    goods_are(1, "0,0,0,5,0,4");
    uses("stall", "0,0,4,6,0,0");
    refuses("exchange 5 emmer for 4 gold", "needs 5 emmer, has 4");
    play("exchange 5 flax for 4 gold");
    goods_are(1, "0,0,4,1,0,4");
}

static void r09_the_sacrificial_altar_takes_four_goods_for_3_gold(void **state)
{
    (void)state;
    uses("sacrificial_altar", "1,1,1,1,1,0");
    play("exchange 1 wood 1 emmer 1 flax 1 food for 3 gold");
    goods_are(1, "0,1,0,0,0,3");
    uses("sacrificial_altar", "1,1,1,0,1,0");
    nothing_could_be_done("1,1,1,0,1,0");
}

static void r10_the_storeroom_gives_emmer_flax_and_food(void **state)
{
    (void)state;
    uses("storeroom", "0,0,0,0,0,0");
    play("gain 1 emmer 1 flax 1 food");
    goods_are(1, "0,0,1,1,1,0");
}

static void r11_the_weaving_room_turns_2_flax_into_2_food_and_2_gold(void **state)
{
    (void)state;
    uses("weaving_room", "0,0,0,3,0,0");
    play("exchange 2 flax for 2 food 2 gold");
    goods_are(1, "0,0,0,1,2,2");
    uses("weaving_room", "0,0,0,1,0,0");
    nothing_could_be_done("0,0,0,1,0,0");
}

static void r12_the_furniture_workshop_turns_2_wood_and_1_flax_into_3_gold(void **state)
{
    (void)state;
    uses("furniture_workshop", "2,0,0,1,0,0");
    play("exchange 2 wood 1 flax for 3 gold");
    goods_are(1, "0,0,0,0,0,3");
    uses("furniture_workshop", "1,0,0,1,0,0");
    nothing_could_be_done("1,0,0,1,0,0");
}

static void r13_the_gold_vein_gives_stone_and_gold(void **state)
{
    (void)state;
    uses("gold_vein", "0,0,0,0,0,0");
    play("gain 1 stone 1 gold");
    goods_are(1, "0,1,0,0,0,1");
}

static void r14_the_junction_room_buys_three_different_goods_for_2_gold(void **state)
{
    (void)state;
    uses("junction_room", "2,0,0,1,1,0");
    play("pay_different 3 then gain 2 gold");
    goods_are(1, "1,0,0,0,0,2"); /* there was only one set of three */
}

static void r15_the_digging_cave_digs_for_1_gold(void **state)
{
    (void)state;
    uses("digging_cave", "0,0,0,0,0,1");
    play("pay 1 gold then dig");
    options_are("dig c2 | dig c5 | dig c7 | dig c8");
    play("dig c7");
    goods_are(1, "0,0,0,0,1,0");
    field_is("p1.cell.c7", "empty");
    uses("digging_cave", "0,0,0,1,0,0");
    nothing_could_be_done("0,0,0,1,0,0");
}

static void r16_the_bakehouse_has_two_recipes(void **state)
{
    (void)state;
    uses("bakehouse", "0,0,3,0,0,0");
    options_are("exchange 2 emmer for 4 food 1 gold | exchange 3 emmer for 4 food 2 gold | "
                "end_room");
    play("exchange 2 emmer for 4 food 1 gold");
    goods_are(1, "0,0,1,0,4,1");
    uses("bakehouse", "0,0,2,0,0,0");
    refuses("exchange 3 emmer for 4 food 2 gold", "needs 3 emmer, has 2");
}

static void r17_the_state_room_gives_flax_and_gold(void **state)
{
    (void)state;
    uses("state_room", "0,0,0,0,0,0");
    play("gain 1 flax 1 gold");
    goods_are(1, "0,0,0,1,0,1");
}

static void r18_the_secret_chamber_gives_3_flax_or_1_gold(void **state)
{
    (void)state;
    uses("secret_chamber", "0,0,0,0,0,0");
    options_are("gain 3 flax | gain 1 gold | end_room");
    play("gain 3 flax");
    goods_are(1, "0,0,0,3,0,0");
    uses("secret_chamber", "0,0,0,0,0,0");
    play("gain 1 gold");
    goods_are(1, "0,0,0,0,0,1");
}

static void r19_the_treasury_nets_1_gold_and_1_food_for_whoever_has_3_gold(void **state)
{
    (void)state;
    uses("treasury", "0,0,0,0,0,3");
    play("exchange 3 gold for 1 food 4 gold");
    goods_are(1, "0,0,0,0,1,4");
}

static void cvc047_replenishing_offers_only_what_would_rise(void **state)
{
    (void)state;
    uses("shelf", "2,1,9,0,0,0");
    options_are("replenish 2 stone | replenish 2 flax | end_room");
}

static void cvc089_replenishing_never_lowers_and_needs_something_to_raise(void **state)
{
    (void)state;
    uses("parlor", "0,5,5,5,5,5");
    play("replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold");
    goods_are(1, "1,5,5,5,5,5");
    uses("shelf", "2,2,2,2,0,0");
    nothing_could_be_done("2,2,2,2,0,0");
}

static void cvc104_gold_may_be_one_of_the_three_goods(void **state)
{
    (void)state;
    uses("junction_room", "1,1,0,0,0,1");
    play("pay_different 3 then gain 2 gold");
    goods_are(1, "0,0,0,0,0,2");
}

static void e49_the_tunnel_adds_a_stone_to_2_but_not_to_3(void **state)
{
    (void)state;
    uses("tunnel", "0,2,0,0,0,0");
    play("gain 1 stone if stone is at most 2");
    goods_are(1, "0,3,0,0,0,0");
    uses("tunnel", "0,3,0,0,0,0");
    refuses("gain 1 stone if stone is at most 2", "needs at most 2 stone, has 3");
    offers("gain 2 food");
}

static void e50_the_shelf_raises_a_good_at_1_and_none_at_2(void **state)
{
    (void)state;
    uses("shelf", "1,2,0,0,0,0");
    refuses("replenish 2 stone", "there is nothing to replenish");
    play("replenish 2 wood");
    goods_are(1, "2,2,0,0,0,0");
}

static void e51_the_parlor_gives_back_what_was_just_eaten(void **state)
{
    (void)state;
    given("p1.cell.c4=parlor", "p1.goods=1,1,1,1,1,1");
    play("take undergrowth", "rooms 1", "anytime 1 emmer for 1 food", "anytime 1 flax for 1 food",
         "use parlor", "replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold");
    goods_are(1, "1,1,1,1,3,1");
}

static void e56_the_junction_room_takes_gold_too(void **state)
{
    (void)state;
    uses("junction_room", "1,1,1,0,0,1");
    play("pay_different 3 then gain 2 gold", "pay wood stone gold");
    goods_are(1, "0,0,1,0,0,2");
}

static void e57_the_junction_room_needs_three_types(void **state)
{
    (void)state;
    uses("junction_room", "9,9,0,0,0,0");
    nothing_could_be_done("9,9,0,0,0,0");
}

static void e58_the_treasury_needs_3_gold(void **state)
{
    (void)state;
    uses("treasury", "0,0,0,0,0,2");
    nothing_could_be_done("0,0,0,0,0,2");
}

static void e58_the_treasury_at_19_gold_brings_a_food(void **state)
{
    (void)state;
    uses("treasury", "0,0,0,0,0,19");
    play("exchange 3 gold for 1 food 4 gold");
    goods_are(1, "0,0,0,0,1,19");
}

static void e59_the_treasury_pays_first_and_then_gains(void **state)
{
    (void)state;
    uses("treasury", "0,0,0,0,0,18");
    play("exchange 3 gold for 1 food 4 gold");
    goods_are(1, "0,0,0,0,1,19");
}

static void e60_the_stall_at_17_gold_loses_the_excess(void **state)
{
    (void)state;
    uses("stall", "0,0,5,0,0,17");
    play("exchange 5 emmer for 4 gold");
    goods_are(1, "0,0,0,0,0,19");
}

static void e61_the_grindstone_at_5_food_loses_3_of_7(void **state)
{
    (void)state;
    uses("grindstone", "0,0,4,0,5,0");
    play("exchange 4 emmer for 7 food");
    goods_are(1, "0,0,0,0,9,0");
}

static void x03_the_bakehouse_left_side(void **state)
{
    (void)state;
    uses("bakehouse", "0,0,2,0,0,0");
    play("exchange 2 emmer for 4 food 1 gold");
    goods_are(1, "0,0,0,0,4,1");
}

static void x04_the_bakehouse_right_side(void **state)
{
    (void)state;
    uses("bakehouse", "0,0,3,0,0,0");
    play("exchange 3 emmer for 4 food 2 gold");
    goods_are(1, "0,0,0,0,4,2");
}

static void x05_the_tunnel_at_3_stone_gives_food_only(void **state)
{
    (void)state;
    uses("tunnel", "0,3,0,0,0,0");
    options_are("gain 2 food | end_room");
    play("gain 2 food");
    goods_are(1, "0,3,0,0,2,0");
}

static void x07_the_junction_room_takes_wood_stone_and_emmer(void **state)
{
    (void)state;
    uses("junction_room", "1,1,1,0,0,0");
    play("pay_different 3 then gain 2 gold");
    goods_are(1, "0,0,0,0,0,2");
}

static void x08_the_parlor_fills_up_what_is_missing(void **state)
{
    (void)state;
    uses("parlor", "0,2,0,1,0,0");
    play("replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold");
    goods_are(1, "1,2,1,1,1,1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(r00_the_cave_entrance_gives_one_of_four_goods),
        CVC_TEST(r01_the_shelf_raises_one_of_four_goods_to_2),
        CVC_TEST(r02_the_spinning_wheel_turns_1_flax_into_1_gold),
        CVC_TEST(r02_or_3_flax_into_2_gold),
        CVC_TEST(r03_the_tunnel_gives_2_food_and_a_stone_below_3),
        CVC_TEST(r04_the_grindstone_turns_1_emmer_into_3_food),
        CVC_TEST(r04_or_4_emmer_into_7_food),
        CVC_TEST(r05_the_food_corner_raises_food_to_3),
        CVC_TEST(r06_the_parlor_raises_every_good_to_1),
        CVC_TEST(r07_the_warehouse_sells_four_goods_for_2_food),
        CVC_TEST(cvc056_an_exchange_may_make_a_use_possible),
        CVC_TEST(r08_the_stall_buys_5_emmer_or_5_flax_for_4_gold),
        CVC_TEST(r09_the_sacrificial_altar_takes_four_goods_for_3_gold),
        CVC_TEST(r10_the_storeroom_gives_emmer_flax_and_food),
        CVC_TEST(r11_the_weaving_room_turns_2_flax_into_2_food_and_2_gold),
        CVC_TEST(r12_the_furniture_workshop_turns_2_wood_and_1_flax_into_3_gold),
        CVC_TEST(r13_the_gold_vein_gives_stone_and_gold),
        CVC_TEST(r14_the_junction_room_buys_three_different_goods_for_2_gold),
        CVC_TEST(r15_the_digging_cave_digs_for_1_gold),
        CVC_TEST(r16_the_bakehouse_has_two_recipes),
        CVC_TEST(r17_the_state_room_gives_flax_and_gold),
        CVC_TEST(r18_the_secret_chamber_gives_3_flax_or_1_gold),
        CVC_TEST(r19_the_treasury_nets_1_gold_and_1_food_for_whoever_has_3_gold),
        CVC_TEST(cvc047_replenishing_offers_only_what_would_rise),
        CVC_TEST(cvc089_replenishing_never_lowers_and_needs_something_to_raise),
        CVC_TEST(cvc104_gold_may_be_one_of_the_three_goods),
        CVC_TEST(e49_the_tunnel_adds_a_stone_to_2_but_not_to_3),
        CVC_TEST(e50_the_shelf_raises_a_good_at_1_and_none_at_2),
        CVC_TEST(e51_the_parlor_gives_back_what_was_just_eaten),
        CVC_TEST(e56_the_junction_room_takes_gold_too),
        CVC_TEST(e57_the_junction_room_needs_three_types),
        CVC_TEST(e58_the_treasury_needs_3_gold),
        CVC_TEST(e58_the_treasury_at_19_gold_brings_a_food),
        CVC_TEST(e59_the_treasury_pays_first_and_then_gains),
        CVC_TEST(e60_the_stall_at_17_gold_loses_the_excess),
        CVC_TEST(e61_the_grindstone_at_5_food_loses_3_of_7),
        CVC_TEST(x03_the_bakehouse_left_side),
        CVC_TEST(x04_the_bakehouse_right_side),
        CVC_TEST(x05_the_tunnel_at_3_stone_gives_food_only),
        CVC_TEST(x07_the_junction_room_takes_wood_stone_and_emmer),
        CVC_TEST(x08_the_parlor_fills_up_what_is_missing),
    };

    return CVC_RUN(tests);
}
