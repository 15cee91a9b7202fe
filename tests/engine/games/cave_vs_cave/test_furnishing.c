/* test_furnishing.c - furnishing (6.6): display, cell, walls, colours, payment. */
#include "tests/support/cvc_table.h"

#include <stdio.h>

/* What the first group of Housework costs in round 1, nothing for a room, and an emmer. */
#define JUST_FOOD "p1.goods=0,0,1,0,2,0"

static void cvc013_the_display_is_the_same_for_both_players(void **state)
{
    (void)state;
    given("p1.goods=1,0,1,0,2,0", "tile.furnishing=on_board", "p2.goods=1,0,0,0,2,0");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4", "end_turn");
    play("take furnishing", "furnish for 1 food per dwarf");
    /* what is left for 1 wood and one wall; there was no choice any more */
    field_is("p2.cell.c4", "spinning_wheel");
}

static void cvc050_a_furnish_move_names_room_and_cell(void **state)
{
    (void)state;
    given("p1.goods=1,1,0,0,2,0", "p1.cell.c2=empty");
    play("take housework", "furnish for 1 food per dwarf");
    options_are("furnish grindstone c2 | furnish grindstone c4 | furnish shelf c2 | "
                "furnish shelf c4 | furnish spinning_wheel c2 | furnish spinning_wheel c4");
}

/* The five conditions, worked out from the facts of the card and the layout below. */
static bool passes(const adit_card *room, int cell)
{
    static const unsigned walls_of_empty[CVC_CELLS] = {[2] = 8, [4] = 10, [8] = 12, [10] = 15};
    const adit_goods cost = adit_fixed_goods(cvc_engine()->cards, room->fact[CVC_ROOM_COST].goods);
    bool is_blue = room->fact[CVC_ROOM_COLOUR].number == CVC_BLUE;

    return cvc_now()->room_place[room->kind_number] == CVC_ROOM_DISPLAY &&
           walls_of_empty[cell] != 0 &&
           (room->extra[CVC_EXTRA_ACCEPTS] >> walls_of_empty[cell] & 1) != 0 && !is_blue &&
           cost.have[CVC_WOOD] <= 1 && cost.have[CVC_STONE] <= 1 && cost.have[CVC_GOLD] <= 3;
}

static void cvc074_exactly_the_pairs_that_pass_all_conditions_are_offered(void **state)
{
    const adit_cards *cards = cvc_engine()->cards;
    int passing = 0;

    (void)state;
    given("p1.goods=1,1,0,0,2,3", "p1.cell.c2=empty", "p1.cell.c8=empty", "p1.cell.c10=empty",
          "p1.wall.w6=1", "p1.wall.w13=1", "room.treasury=display", "room.stall=display",
          "room.dungeon=display", "room.junction_room=display", "room.retting_room=display",
          "room.gold_vein=display");
    play("take housework", "furnish for 1 food per dwarf");
    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cards, CVC_KIND_ROOM, i);
        for (int cell = 0; cell < CVC_CELLS; cell++) {
            char move[80];
            snprintf(move, sizeof move, "furnish %s c%d", room->id, cell);
            bool is_offered = adit_game_option_find(cvc_match(), move) >= 0;
            if (is_offered != passes(room, cell)) {
                fail_msg("'%s' is %soffered", move, is_offered ? "" : "not ");
            }
            passing += is_offered;
        }
    }
    assert_int_equal(adit_game_option_count(cvc_match()), passing);
    assert_true(passing >= 5);
}

static void cvc075_the_room_must_be_in_the_display(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c2=empty");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish stall c4", "Stall is not in the display");
}

static void cvc076_the_cell_must_be_empty(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c2=empty", "p1.cell.c5=grindstone");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish shelf c7", "c7 is still rock");
    refuses("furnish shelf c6", "c6 is already furnished");
    refuses("furnish shelf c5", "c5 is already furnished");
    refuses("furnish shelf c11", "c11 is not yours");
}

static void cvc077_the_walls_of_the_cell_must_match(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c8=empty");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish shelf c8",
            "needs a wall north and none east, south and west, turned as you like; c8 has "
            "walls only south and west");
    offers("furnish food_corner c8");
    refuses("furnish food_corner c4",
            "needs a wall north and west and none east and south, turned as you like; c4 has a "
            "wall only west");
}

static void cvc078_blue_rooms_stay_fewer_than_orange_ones(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "room.retting_room=display", "p1.cell.c2=empty");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish retting_room c4", "and have 1 orange and 0 blue");
    given("p1.goods=9,9,0,0,9,19", "room.retting_room=display", "p1.cell.c2=shelf");
    play("take housework", "furnish for 1 food per dwarf", "furnish retting_room c4");
    field_is("p1.cell.c4", "retting_room");
}

static void cvc079_action_and_room_are_paid_together(void **state)
{
    (void)state;
    /* Parlor costs 1 stone 1 gold, the second group of Housework 5 food or 1 gold */
    given("p1.goods=0,1,0,0,0,1", "p1.cell.c10=empty");
    play("take housework");
    options_are("furnish for 5 food or 1 gold | end_turn");
    play("furnish for 5 food or 1 gold");
    goods_are(1, "0,0,0,0,0,0"); /* it was the Grindstone for 1 stone: Parlor needs 2 gold */
    given("p1.goods=0,1,0,0,0,2", "p1.cell.c10=empty");
    play("take housework", "furnish for 5 food or 1 gold", "furnish parlor c10");
    goods_are(1, "0,0,0,0,0,0");
}

static void cvc079_a_room_that_cannot_be_paid_together_is_refused_with_the_reason(void **state)
{
    (void)state;
    given("p1.goods=0,1,0,0,0,1", "p1.cell.c10=empty", "p1.cell.c2=empty");
    play("take housework", "furnish for 5 food or 1 gold");
    refuses("furnish parlor c10", "needs 5 food, has 0");
}

static void cvc080_the_room_moves_from_the_display_to_the_cell(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,2,0");
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c4");
    field_is("room.shelf", "p1.c4");
    field_is("p1.cell.c4", "shelf");
    display_is("food_corner grindstone parlor spinning_wheel tunnel");
    goods_are(1, "0,0,0,0,0,0");
}

static void cvc082_payments_of_the_tiles(void **state)
{
    static const struct {
        const char *tile, *take, *group, *goods, *answer, *left;
    } rows[] = {
        {"tile.housework=on_board", "take housework", "furnish for 1 food per dwarf",
         "p1.goods=1,0,0,0,9,9", "end_turn", "0,0,0,0,7,9"},
        {"tile.housework=on_board", "take housework", "furnish for 5 food or 1 gold",
         "p1.goods=1,0,0,0,9,9", "pay 1 wood 5 food", "0,0,0,0,4,9"},
        {"tile.housework=on_board", "take housework", "furnish for 5 food or 1 gold",
         "p1.goods=1,0,0,0,9,9", "pay 1 wood 1 gold", "0,0,0,0,9,8"},
        {"tile.furnishing=on_board", "take furnishing", "furnish for 1 food per dwarf",
         "p1.goods=1,0,0,0,9,9", "end_turn", "0,0,0,0,7,9"},
        {"tile.expansion=on_board", "take expansion", "furnish for 5 food or 2 gold",
         "p1.goods=1,0,0,0,9,9", "pay 1 wood 5 food", "0,0,0,0,4,9"},
        {"tile.expansion=on_board", "take expansion", "furnish for 5 food or 2 gold",
         "p1.goods=1,0,0,0,9,9", "pay 1 wood 2 gold", "0,0,0,0,9,7"},
        {"tile.renovation=on_board", "take renovation", "furnish", "p1.goods=1,0,0,0,9,9",
         "end_turn", "0,0,0,0,9,9"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        given(rows[i].tile, rows[i].goods);
        play(rows[i].take, rows[i].group, "furnish shelf c4", rows[i].answer);
        goods_are(1, rows[i].left);
    }
}

static void cvc083_nothing_is_due_before_the_room_is_placed(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,2,0");
    play("take housework", "furnish for 1 food per dwarf");
    goods_are(1, "1,0,0,0,2,0");
}

static void e25_the_first_room_cannot_be_blue(void **state)
{
    (void)state;
    given("p1.goods=2,0,0,0,2,0", "room.equipment_room=display");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish equipment_room c4", "and have 1 orange and 0 blue");
}

static void e26_after_one_orange_room_one_blue_room_is_legal_and_no_second(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c2=shelf", "p1.cell.c5=empty",
          "room.equipment_room=display", "room.retting_room=display");
    play("take housework", "furnish for 1 food per dwarf", "furnish equipment_room c4");
    play("furnish for 5 food or 1 gold");
    refuses("furnish retting_room c5", "and have 2 orange and 1 blue");
    play("furnish spinning_wheel c5", "pay 1 wood 1 gold");
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c2=shelf", "p1.cell.c5=empty", "p1.cell.c7=grindstone",
          "p1.cell.c4=equipment_room", "room.retting_room=display");
    play("take housework", "furnish for 1 food per dwarf", "furnish retting_room c5");
}

static void e27_housework_may_use_its_second_group_only(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,0,1");
    play("take housework");
    options_are("furnish for 5 food or 1 gold | end_turn");
    play("furnish for 5 food or 1 gold", "furnish shelf c4");
    goods_are(1, "0,0,0,0,0,0");
}

static void e28_housework_may_use_its_groups_in_reverse(void **state)
{
    (void)state;
    given("p1.goods=2,0,0,0,2,1", "p1.cell.c2=empty");
    play("take housework", "furnish for 5 food or 1 gold", "furnish shelf c4");
    goods_are(1, "1,0,0,0,2,0");
    play("furnish for 1 food per dwarf"); /* one room and one cell are left, so nothing is asked */
    field_is("p1.cell.c2", "spinning_wheel");
    goods_are(1, "0,0,0,0,0,0");
}

static void e29_the_second_room_may_be_blue_thanks_to_the_first(void **state)
{
    (void)state;
    given("p1.goods=1,1,0,0,2,1", "p1.cell.c2=empty", "room.retting_room=display");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish retting_room c2", "and have 1 orange and 0 blue");
    play("furnish shelf c4", "furnish for 5 food or 1 gold", "furnish retting_room c2");
    field_is("p1.cell.c2", "retting_room");
}

static void e30_a_cell_that_cannot_be_reached_may_be_furnished(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,2,0", "p1.cell.c3=empty");
    assert_int_equal(cvc_reach(cvc_now(), 0, false, -1), cells_of("c2 c5 c7 c8"));
    play("take housework", "furnish for 1 food per dwarf", "furnish shelf c3");
    field_is("p1.cell.c3", "shelf");
}

static void e31_a_furnish_action_without_a_room_costs_nothing(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,2,1");
    play("take housework", "end_turn");
    goods_are(1, "1,0,0,0,2,1");
}

static void e32_food_may_be_paid_with_what_was_just_exchanged(void **state)
{
    (void)state;
    given("p1.goods=1,0,1,1,0,1", "round=4");
    play("take housework");
    refuses("furnish for 1 food per dwarf",
            "you cannot afford or own any room that fits; nearest is Shelf: needs 3 food, has 0");
    play("anytime 1 emmer for 1 food", "anytime 1 flax for 1 food", "anytime 1 gold for 1 food",
         "furnish for 1 food per dwarf", "furnish shelf c4");
    goods_are(1, "0,0,0,0,0,0");
}

static void e33_the_cost_of_a_room_cannot_be_paid_with_other_goods(void **state)
{
    (void)state;
    given("p1.goods=0,9,9,9,9,19", "p1.cell.c2=empty");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish shelf c4", "needs 1 wood, has 0");
    exchanges_are("");
    given("p1.goods=0,1,1,1,3,1", "p1.cell.c2=empty");
    play("take housework", "furnish for 1 food per dwarf");
    exchanges_are("anytime 1 emmer for 1 food | anytime 1 flax for 1 food | "
                  "anytime 1 gold for 1 food");
}

static void e34_a_room_without_cost_is_furnished_for_the_payment_of_the_action(void **state)
{
    (void)state;
    given("p1.goods=1,0,0,0,2,0", "p1.cell.c2=shelf", "room.prospecting_site=display");
    play("take housework", "furnish for 1 food per dwarf", "furnish prospecting_site c4");
    goods_are(1, "1,0,0,0,0,0");
    given("p1.goods=0,0,1,0,1,0", "p1.cell.c2=shelf", "room.prospecting_site=display");
    play("take housework");
    refuses("furnish for 1 food per dwarf", "you cannot afford or own any room that fits");
}

static void e67_renovation_builds_the_wall_for_the_room_that_needs_it(void **state)
{
    (void)state;
    given("tile.renovation=on_board", "p1.goods=1,0,0,0,0,2", "p1.cell.c2=empty");
    play("take renovation", "build_wall", "wall w6", "furnish", "furnish tunnel c4");
    field_is("p1.cell.c4", "tunnel");
}

static void e81_with_an_empty_display_nothing_can_be_furnished(void **state)
{
    (void)state;
    given("p1.goods=9,9,1,9,8,19", "room.shelf=pool", "room.spinning_wheel=pool",
          "room.tunnel=pool", "room.grindstone=pool", "room.food_corner=pool", "room.parlor=pool");
    assert_int_equal(display_count(), 0);
    play("take housework");
    refuses("furnish for 1 food per dwarf", "the display is empty");
    options_are("end_turn");
}

static void e82_a_player_may_own_any_number_of_rooms_but_each_only_once(void **state)
{
    (void)state;
    given("p1.cell.c0=storeroom", "p1.cell.c1=weaving_room", "p1.cell.c2=shelf", "p1.cell.c3=stall",
          "p1.cell.c4=spinning_wheel", "p1.cell.c5=warehouse", "p1.cell.c7=grindstone",
          "p1.cell.c8=food_corner", "p1.cell.c9=empty", "p1.goods=0,4,0,0,2,0",
          "room.sacrificial_altar=display", "room.retting_room=display");
    play("take housework", "furnish for 1 food per dwarf");
    refuses("furnish shelf c9", "Shelf is not in the display");
    play("furnish sacrificial_altar c9");
    field_is("p1.cell.c9", "sacrificial_altar");
}

static void e84_c4_takes_the_rooms_for_one_wall_from_the_first_turn(void **state)
{
    static const char *const fit[] = {
        "shelf",         "spinning_wheel",    "grindstone",       "warehouse",
        "stall",         "sacrificial_altar", "prospecting_site", "retting_room",
        "equipment_room"};
    const adit_cards *cards = cvc_engine()->cards;
    int fitting = 0;

    (void)state;
    given();
    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        fitting += adit_card_at(cards, CVC_KIND_ROOM, i)->extra[CVC_EXTRA_ACCEPTS] >>
                       cvc_wallset(cvc_now(), 0, 4) &
                   1;
    }
    assert_int_equal(fitting, 9);
    for (int i = 0; i < 9; i++) {
        assert_true(cvc_card_called(fit[i])->extra[CVC_EXTRA_ACCEPTS] >> 8 & 1);
    }
    play("take housework", "furnish for 5 food or 1 gold");
    options_are("furnish grindstone c4 | furnish shelf c4 | furnish spinning_wheel c4");
}

static void x13_housework_with_an_emmer_eaten_puts_the_shelf_on_c4(void **state)
{
    (void)state;
    given();
    play("take housework", "anytime 1 emmer for 1 food", "furnish for 1 food per dwarf",
         "furnish shelf c4");
    goods_are(1, "0,1,0,1,0,1");
    field_is("p1.cell.c4", "shelf");
    score_is(1, 3 + 1);
}

static void x14_housework_for_1_gold_puts_the_spinning_wheel_on_c4(void **state)
{
    (void)state;
    given();
    play("take housework", "furnish for 5 food or 1 gold", "furnish spinning_wheel c4");
    goods_are(1, "0,1,1,1,1,0");
}

static void x16_the_prospecting_site_cannot_follow_the_entrance_alone(void **state)
{
    (void)state;
    given("room.prospecting_site=display", JUST_FOOD);
    play("take housework");
    refuses("furnish for 1 food per dwarf", "you cannot afford or own any room that fits");
    given("room.prospecting_site=display");
    play("take housework", "furnish for 5 food or 1 gold");
    refuses("furnish prospecting_site c4", "and have 1 orange and 0 blue");
}

/* What is done without a question is said before. */
static void cvc050_an_option_says_what_it_furnishes_unasked(void **state)
{
    char text[200];

    (void)state;
    given("p1.goods=0,1,0,0,0,1");
    play("take housework");
    (void)adit_game_option_outlook(
        table_match(), adit_game_option_find(table_match(), "furnish for 5 food or 1 gold"), text,
        sizeof text);
    assert_string_equal(text, "furnish grindstone c4, pays 1 stone and 1 gold");
    goods_are(1, "0,1,0,0,0,1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc013_the_display_is_the_same_for_both_players),
        CVC_TEST(cvc050_a_furnish_move_names_room_and_cell),
        CVC_TEST(cvc074_exactly_the_pairs_that_pass_all_conditions_are_offered),
        CVC_TEST(cvc075_the_room_must_be_in_the_display),
        CVC_TEST(cvc076_the_cell_must_be_empty),
        CVC_TEST(cvc077_the_walls_of_the_cell_must_match),
        CVC_TEST(cvc078_blue_rooms_stay_fewer_than_orange_ones),
        CVC_TEST(cvc079_action_and_room_are_paid_together),
        CVC_TEST(cvc079_a_room_that_cannot_be_paid_together_is_refused_with_the_reason),
        CVC_TEST(cvc080_the_room_moves_from_the_display_to_the_cell),
        CVC_TEST(cvc082_payments_of_the_tiles),
        CVC_TEST(cvc083_nothing_is_due_before_the_room_is_placed),
        CVC_TEST(e25_the_first_room_cannot_be_blue),
        CVC_TEST(e26_after_one_orange_room_one_blue_room_is_legal_and_no_second),
        CVC_TEST(e27_housework_may_use_its_second_group_only),
        CVC_TEST(e28_housework_may_use_its_groups_in_reverse),
        CVC_TEST(e29_the_second_room_may_be_blue_thanks_to_the_first),
        CVC_TEST(e30_a_cell_that_cannot_be_reached_may_be_furnished),
        CVC_TEST(e31_a_furnish_action_without_a_room_costs_nothing),
        CVC_TEST(e32_food_may_be_paid_with_what_was_just_exchanged),
        CVC_TEST(e33_the_cost_of_a_room_cannot_be_paid_with_other_goods),
        CVC_TEST(e34_a_room_without_cost_is_furnished_for_the_payment_of_the_action),
        CVC_TEST(e67_renovation_builds_the_wall_for_the_room_that_needs_it),
        CVC_TEST(e81_with_an_empty_display_nothing_can_be_furnished),
        CVC_TEST(e82_a_player_may_own_any_number_of_rooms_but_each_only_once),
        CVC_TEST(e84_c4_takes_the_rooms_for_one_wall_from_the_first_turn),
        CVC_TEST(x13_housework_with_an_emmer_eaten_puts_the_shelf_on_c4),
        CVC_TEST(x14_housework_for_1_gold_puts_the_spinning_wheel_on_c4),
        CVC_TEST(x16_the_prospecting_site_cannot_follow_the_entrance_alone),
        CVC_TEST(cvc050_an_option_says_what_it_furnishes_unasked),
    };

    return CVC_RUN(tests);
}
