/* test_tiles.c - the twelve action tiles (7.1), and what was chosen where sources disagree. */
#include "tests/support/cvc_table.h"

static void t01_cultivation_is_a_room_and_2_emmer_with_1_flax(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,0");
    play("take cultivation");
    options_are("rooms 1 | gain 2 emmer 1 flax | end_turn");
    play("gain 2 emmer 1 flax", "rooms 1", "use cave_entrance", "gain 1 flax");
    goods_are(1, "0,0,2,2,0,0");
}

static void t02_housework_furnishes_twice_for_two_prices(void **state)
{
    (void)state;
    given("p1.goods=2,1,0,0,2,1", "p1.cell.c2=empty");
    play("take housework");
    options_are("furnish for 1 food per dwarf | furnish for 5 food or 1 gold | end_turn");
    play("furnish for 1 food per dwarf", "furnish shelf c4");
    goods_are(1, "1,1,0,0,0,1");
    play("furnish for 5 food or 1 gold", "furnish spinning_wheel c2");
    goods_are(1, "0,1,0,0,0,0");
}

static void t03_excavation_is_one_dig_or_two_for_2_food_and_a_stone(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,2,0");
    play("take excavation");
    options_are("dig | pay 2 food then dig 2 | gain 1 stone | end_turn");
    play("pay 2 food then dig 2", "dig c2", "dig c8", "gain 1 stone");
    goods_are(1, "0,1,0,0,0,0");
    field_is("p1.cell.c2", "empty");
    field_is("p1.cell.c8", "empty");
}

static void t04_undergrowth_is_a_room_and_2_wood(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,0");
    play("take undergrowth");
    options_are("rooms 1 | gain 2 wood | end_turn");
    play("gain 2 wood", "rooms 1", "use cave_entrance", "gain 1 emmer");
    goods_are(1, "2,0,1,0,0,0");
}

static void t05_furnishing_is_a_food_and_a_room_for_food_per_dwarf(void **state)
{
    (void)state;
    given("tile.furnishing=on_board", "p1.goods=1,0,0,0,1,0");
    play("take furnishing");
    options_are("gain 1 food | end_turn");
    play("gain 1 food");
    options_are("furnish for 1 food per dwarf | end_turn");
    play("furnish for 1 food per dwarf", "furnish shelf c4");
    goods_are(1, "0,0,0,0,0,0");
}

static void t06_masonry_is_a_room_a_material_and_a_wall(void **state)
{
    (void)state;
    given("tile.masonry=on_board", "p1.goods=0,0,0,0,0,0");
    play("take masonry");
    options_are("rooms 1 | gain 1 wood | gain 1 stone | build_wall | end_turn");
    play("rooms 1", "use cave_entrance", "gain 1 flax", "gain 1 stone", "build_wall", "wall w13");
    goods_are(1, "0,1,0,1,0,0");
    field_is("p1.wall.w13", "1");
    field_is("wall_supply", "6");
}

static void t07_undermining_is_two_rooms_or_a_dig_through_walls(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.goods=0,0,0,0,0,0", "p1.cell.c4=shelf");
    play("take undermining");
    options_are("rooms 2 | dig through_walls | end_turn");
    play("rooms 2", "use cave_entrance", "gain 1 wood", "use shelf", "replenish 2 stone");
    goods_are(1, "1,2,0,0,0,0");
}

static void t07_undermining_digs_behind_a_wall(void **state)
{
    (void)state;
    given("tile.undermining=on_board", "p1.wall.w10=1");
    play("take undermining", "dig through_walls", "dig c8");
    field_is("p1.cell.c8", "empty");
}

static void t08_expansion_is_a_dig_and_a_room_for_5_food_or_2_gold(void **state)
{
    (void)state;
    given("tile.expansion=on_board", "p1.goods=1,0,0,0,5,2");
    play("take expansion");
    options_are("dig | furnish for 5 food or 2 gold | end_turn");
    play("dig", "dig c2", "furnish for 5 food or 2 gold", "furnish shelf c2");
    options_are("pay 1 wood 5 food | pay 1 wood 2 gold");
    play("pay 1 wood 2 gold");
    goods_are(1, "0,0,0,0,5,0");
    field_is("p1.cell.c2", "shelf");
}

static void t09_breach_razes_a_wall_for_2_stone_3_food_1_gold(void **state)
{
    (void)state;
    given("tile.breach=on_board", "p1.goods=0,0,0,0,0,0", "p1.wall.w0=1", "p1.wall.w6=1");
    play("take breach");
    options_are("raze_wall then gain 2 stone 3 food 1 gold | end_turn");
    play("raze_wall then gain 2 stone 3 food 1 gold");
    options_are("raze w0 | raze w6");
    play("raze w0");
    goods_are(1, "0,2,0,0,3,1");
    field_is("p1.wall.w0", "0");
    field_is("p1.wall.w6", "1");
}

static void t10_drift_mining_is_a_room_and_a_dig(void **state)
{
    (void)state;
    given("tile.drift_mining=on_board", "p1.goods=0,0,0,0,0,0");
    play("take drift_mining");
    options_are("rooms 1 | dig | end_turn");
    play("dig", "dig c5", "rooms 1", "use cave_entrance", "gain 1 wood");
    goods_are(1, "1,0,0,0,0,0");
    field_is("p1.cell.c5", "empty");
}

static void t11_expedition_sells_5_wood_or_5_stone_for_4_gold(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=5,6,0,0,0,0");
    play("take expedition");
    options_are("exchange 5 wood for 4 gold | exchange 5 stone for 4 gold | rooms 3 | end_turn");
    play("exchange 5 stone for 4 gold");
    goods_are(1, "5,1,0,0,0,4");
}

static void t11_expedition_uses_three_rooms_instead(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=0,0,0,0,0,0", "p1.cell.c4=shelf",
          "p1.cell.c5=food_corner", "p1.cell.c7=grindstone");
    play("take expedition", "rooms 3", "use cave_entrance", "gain 1 emmer", "use shelf",
         "replenish 2 flax", "use food_corner", "replenish 3 food");
    goods_are(1, "0,0,1,2,3,0");
    field_is("turn_rooms_left", "0");
}

static void t12_renovation_is_a_wall_and_a_room_for_its_cost_alone(void **state)
{
    (void)state;
    given("tile.renovation=on_board", "p1.goods=1,0,0,0,0,2");
    play("take renovation");
    options_are("build_wall | furnish | end_turn");
    play("furnish", "furnish shelf c4", "build_wall", "wall w0");
    goods_are(1, "0,0,0,0,0,2");
    field_is("p1.cell.c4", "shelf");
    field_is("wall_supply", "6");
}

static void t12_renovation_needs_more_gold_than_the_opponent(void **state)
{
    (void)state;
    given("tile.renovation=on_board", "p1.goods.gold=1", "p2.goods.gold=2");
    refuses("take renovation", "needs more gold than the opponent, who has 2");
}

static void cvc063_goods_are_collected_even_when_the_track_is_full(void **state)
{
    (void)state;
    given("p1.goods=9,9,9,9,9,19");
    play("take cultivation", "gain 2 emmer 1 flax");
    goods_are(1, "9,9,9,9,9,19");
}

static void cvc045_a_slash_between_goods_is_one_option_for_each(void **state)
{
    (void)state;
    given();
    play("take undergrowth", "rooms 1", "use cave_entrance");
    options_are("gain 1 wood | gain 1 stone | gain 1 emmer | gain 1 flax | end_room");
}

static void cvc046_only_what_can_be_paid_in_full_is_offered(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=4,5,0,0,0,0");
    play("take expedition");
    refuses("exchange 5 wood for 4 gold", "needs 5 wood, has 4");
    offers("exchange 5 stone for 4 gold");
}

static void cvc064_an_exchange_is_made_once_and_its_gain_is_cut_after_paying(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=9,9,0,0,0,17");
    play("take expedition", "exchange 5 wood for 4 gold");
    goods_are(1, "4,9,0,0,0,19");
    refuses("exchange 5 stone for 4 gold", "is not an option for");
}

static void cvc099_expansion_costs_2_gold(void **state)
{
    (void)state;
    given("tile.expansion=on_board", "p1.goods=1,0,0,0,0,1");
    play("take expansion");
    refuses("furnish for 5 food or 2 gold", "you cannot afford or own any room that fits");
    given("tile.expansion=on_board", "p1.goods=1,0,0,0,0,2");
    play("take expansion", "furnish for 5 food or 2 gold", "furnish shelf c4");
    goods_are(1, "0,0,0,0,0,0");
}

static void cvc100_expedition_brings_4_gold(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=5,0,0,0,0,0");
    play("take expedition", "exchange 5 wood for 4 gold");
    goods_are(1, "0,0,0,0,0,4");
}

static void cvc101_drift_mining_has_no_condition_on_gold(void **state)
{
    (void)state;
    given("tile.drift_mining=on_board", "p1.goods.gold=0", "p2.goods.gold=5");
    play("take drift_mining", "dig", "dig c8");
    field_is("p1.cell.c8", "empty");
}

static void cvc105_cultivation_cannot_be_split_into_emmer_and_flax(void **state)
{
    (void)state;
    given();
    play("take cultivation");
    refuses("gain 2 emmer", "is not an option for");
    refuses("gain 1 flax", "is not yet an option for");
}

static void cvc109_breach_pays_after_the_wall_is_gone(void **state)
{
    int razed = -1, gained = -1;

    (void)state;
    given("tile.breach=on_board", "p1.wall.w0=1");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    for (int i = 0; i < adit_game_log_count(cvc_match()); i++) {
        const char *line = adit_game_log_line(cvc_match(), i);
        razed = strstr(line, "razes") != NULL ? i : razed;
        gained = strstr(line, "3 food") != NULL ? i : gained;
    }
    assert_true(razed >= 0 && gained > razed);
}

static void x02_masonry_gives_wood_or_stone_and_not_both(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "gain 1 wood");
    goods_are(1, "2,1,1,1,1,1");
    refuses("gain 1 stone", "is not yet an option for");
}

static void x12_furnishing_costs_2_food_in_round_2_3_in_round_5_and_4_in_round_8(void **state)
{
    static const struct {
        const char *round, *left;
    } rounds[] = {
        {"round=2", "0,0,0,0,3,0"}, {"round=5", "0,0,0,0,2,0"}, {"round=8", "0,0,0,0,1,0"}};

    (void)state;
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        given(rounds[i].round, "tile.furnishing=on_board", "p1.goods=1,0,0,0,5,0");
        play("take furnishing", "furnish for 1 food per dwarf", "furnish shelf c4");
        goods_are(1, rounds[i].left);
    }
}

static void cvc014_a_price_per_dwarf_is_one_food_for_each_turn_of_the_round(void **state)
{
    (void)state;
    given("round=8", "p1.goods=1,0,1,0,3,0");
    play("take housework");
    refuses("furnish for 1 food per dwarf", "you cannot afford or own any room that fits");
    given("round=8", "p1.goods=1,0,0,0,4,0");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4");
    goods_are(1, "0,0,0,0,0,0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(t01_cultivation_is_a_room_and_2_emmer_with_1_flax),
        CVC_TEST(t02_housework_furnishes_twice_for_two_prices),
        CVC_TEST(t03_excavation_is_one_dig_or_two_for_2_food_and_a_stone),
        CVC_TEST(t04_undergrowth_is_a_room_and_2_wood),
        CVC_TEST(t05_furnishing_is_a_food_and_a_room_for_food_per_dwarf),
        CVC_TEST(t06_masonry_is_a_room_a_material_and_a_wall),
        CVC_TEST(t07_undermining_is_two_rooms_or_a_dig_through_walls),
        CVC_TEST(t07_undermining_digs_behind_a_wall),
        CVC_TEST(t08_expansion_is_a_dig_and_a_room_for_5_food_or_2_gold),
        CVC_TEST(t09_breach_razes_a_wall_for_2_stone_3_food_1_gold),
        CVC_TEST(t10_drift_mining_is_a_room_and_a_dig),
        CVC_TEST(t11_expedition_sells_5_wood_or_5_stone_for_4_gold),
        CVC_TEST(t11_expedition_uses_three_rooms_instead),
        CVC_TEST(t12_renovation_is_a_wall_and_a_room_for_its_cost_alone),
        CVC_TEST(t12_renovation_needs_more_gold_than_the_opponent),
        CVC_TEST(cvc063_goods_are_collected_even_when_the_track_is_full),
        CVC_TEST(cvc045_a_slash_between_goods_is_one_option_for_each),
        CVC_TEST(cvc046_only_what_can_be_paid_in_full_is_offered),
        CVC_TEST(cvc064_an_exchange_is_made_once_and_its_gain_is_cut_after_paying),
        CVC_TEST(cvc099_expansion_costs_2_gold),
        CVC_TEST(cvc100_expedition_brings_4_gold),
        CVC_TEST(cvc101_drift_mining_has_no_condition_on_gold),
        CVC_TEST(cvc105_cultivation_cannot_be_split_into_emmer_and_flax),
        CVC_TEST(cvc109_breach_pays_after_the_wall_is_gone),
        CVC_TEST(x02_masonry_gives_wood_or_stone_and_not_both),
        CVC_TEST(x12_furnishing_costs_2_food_in_round_2_3_in_round_5_and_4_in_round_8),
        CVC_TEST(cvc014_a_price_per_dwarf_is_one_food_for_each_turn_of_the_round),
    };

    return CVC_RUN(tests);
}
