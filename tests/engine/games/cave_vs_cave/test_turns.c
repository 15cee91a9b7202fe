/* test_turns.c - section 5, 6.1 and 7.2 of the rules: rounds, turns, taking tiles, groups. */
#include "tests/support/cvc_table.h"

static const int turns_with_two[] = {2, 2, 2, 3, 3, 3, 3, 4};
static const int turns_alone[] = {2, 2, 2, 3, 3, 3, 4};

static void cvc003_two_players_have_22_turns_each_in_8_rounds(void **state)
{
    (void)state;
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 2), 8);
    given();
    for (int round = 1; round <= 8; round++) {
        int turn = adit_game_turn(cvc_match());
        assert_int_equal(cvc_now()->round, round);
        pass_turns(2 * turns_with_two[round - 1]);
        assert_int_equal(adit_game_turn(cvc_match()) - turn, 2 * turns_with_two[round - 1]);
    }
    assert_true(adit_game_is_over(cvc_match()));
    assert_int_equal(adit_game_turn(cvc_match()), 44);
}

static void cvc003_a_solo_player_has_19_turns_in_7_rounds(void **state)
{
    (void)state;
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 1), 7);
    given_solo();
    for (int round = 1; round <= 7; round++) {
        assert_int_equal(cvc_now()->round, round);
        pass_turns(turns_alone[round - 1]);
    }
    assert_true(adit_game_is_over(cvc_match()));
    assert_int_equal(adit_game_turn(cvc_match()), 19);
}

static void cvc035_a_turn_under_way_is_in_the_state_and_goes_on_after_loading(void **state)
{
    adit_text saved = {0};
    adit_game *loaded;
    adit_err err;

    (void)state;
    given("p1.cell.c4=digging_cave", "p1.goods=1,1,1,1,1,1", "tile.drift_mining=on_board");
    play("take drift_mining", "dig", "dig c8", "rooms 1", "use digging_cave",
         "pay 1 gold then dig");
    assert_ok(adit_game_save(cvc_match(), &saved, &err), err);
    assert_ok(adit_game_load(cvc_engine(), saved.data, saved.length, &loaded, &err), err);
    assert_ok(adit_game_decide_text(loaded, "dig c9", &err), err);
    play("dig c9");
    assert_true(adit_game_hash(loaded) == adit_game_hash(cvc_match()));
    adit_game_free(loaded);
    adit_text_free(&saved);
}

static void cvc036_each_round_turns_up_one_tile(void **state)
{
    (void)state;
    given();
    for (int round = 1; round <= 8; round++) {
        pass_to_round(round);
        assert_int_equal(count_at("tile", "on_board"), 4 + round);
        field_is("turn_number", "0");
    }
}

static void cvc037_the_active_player_is_counted_from_the_starting_player(void **state)
{
    (void)state;
    given("rules.starting_player=2", "round=4");
    for (int turn = 0; turn < 6; turn++) {
        asks(turn % 2 == 0 ? 2 : 1, "take an action tile");
        pass_turns(1);
    }
}

static void cvc038_the_tile_leaves_the_board_to_its_player(void **state)
{
    (void)state;
    given();
    play("take undergrowth");
    field_is("tile.undergrowth", "taken_p1");
    asks(1, "choose an action of the tile");
    play("gain 2 wood");
    asks(1, "choose an action of the tile");
    play("end_turn");
    asks(2, "take an action tile");
    refuses("take undergrowth", "your opponent has taken it this round");
}

static void cvc039_the_turn_counter_rises_when_a_turn_ends(void **state)
{
    (void)state;
    given();
    play("take undergrowth");
    field_is("turn_number", "0");
    play("end_turn");
    field_is("turn_number", "1");
    field_is("turn_tile", "none");
}

static void cvc040_taken_tiles_come_back_and_the_other_player_begins(void **state)
{
    (void)state;
    given();
    asks(1, "take an action tile");
    pass_turns(3);
    assert_int_equal(count_at("tile", "taken_p1"), 2);
    assert_int_equal(count_at("tile", "taken_p2"), 1);
    pass_turns(1);
    field_is("round", "2");
    assert_int_equal(count_at("tile", "taken_p1") + count_at("tile", "taken_p2"), 0);
    assert_int_equal(count_at("tile", "on_board"), 6);
    asks(2, "take an action tile");
}

static void cvc041_after_the_last_round_the_match_is_scored(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=3");
    pass_turns(8);
    assert_int_equal(adit_game_seat(cvc_match()), 0);
    assert_string_equal(adit_game_prompt(cvc_match()), "");
    assert_int_equal(adit_game_option_count(cvc_match()), 0);
    winners_are(1, "player 1 wins 3 to 1");
}

static void cvc042_the_last_player_of_a_round_opens_the_next(void **state)
{
    (void)state;
    given();
    for (int round = 1; round < 8; round++) {
        pass_turns(2 * turns_with_two[round - 1] - 1);
        int last = adit_game_seat(cvc_match());
        pass_turns(1);
        asks(last, "take an action tile");
    }
}

static void cvc043_every_tile_on_the_board_may_be_taken(void **state)
{
    (void)state;
    given("tile.masonry=round_1");
    options_are("take cultivation | take excavation | take housework | take masonry | "
                "take undergrowth");
}

static void cvc044_the_turn_may_be_ended_after_any_group(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry");
    offers("end_turn");
    play("gain 1 stone");
    offers("end_turn");
    play("build_wall", "wall w0", "end_turn");
    asks(2, "take an action tile");
    goods_are(1, "1,2,1,1,1,1");
}

static void cvc058_a_room_action_is_finished_before_another_group_begins(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "tile.masonry=on_board");
    play("take masonry", "rooms 1");
    options_are("use shelf | use cave_entrance | end_rooms");
    refuses("end_turn", "is not yet an option for");
    refuses("gain 1 wood", "is not yet an option for");
    play("end_rooms");
    options_are("gain 1 wood | gain 1 stone | build_wall | end_turn");
}

static void cvc058_nor_does_the_bonus_of_a_blue_room_come_in_between(void **state)
{
    (void)state;
    given("p1.cell.c4=prospecting_site", "p1.cell.c5=shelf");
    play("take undergrowth");
    offers("bonus prospecting_site");
    play("rooms 1");
    options_are("use shelf | use cave_entrance | end_rooms");
    play("end_rooms");
    offers("bonus prospecting_site");
}

static void cvc060_from_each_group_at_most_one_alternative_is_taken(void **state)
{
    (void)state;
    given("tile.expedition=on_board", "p1.goods=5,5,0,0,0,0");
    play("take expedition");
    options_are("exchange 5 wood for 4 gold | exchange 5 stone for 4 gold | rooms 3 | end_turn");
    play("exchange 5 wood for 4 gold");
    options_are("end_turn");
}

static void cvc061_goods_of_one_group_are_gained_together(void **state)
{
    (void)state;
    given();
    play("take cultivation");
    options_are("rooms 1 | gain 2 emmer 1 flax | end_turn");
    play("gain 2 emmer 1 flax");
    goods_are(1, "1,1,3,2,1,1");
}

static void cvc062_a_group_without_effect_is_not_offered_but_the_tile_may_be_taken(void **state)
{
    (void)state;
    given("p1.goods=0,0,0,0,0,1");
    play("take housework");
    refuses("furnish for 1 food per dwarf", "you cannot afford or own any room that fits");
    refuses("furnish for 5 food or 1 gold", "you cannot afford or own any room that fits");
    options_are("end_turn");
}

static void cvc091_the_round_table_of_two_players(void **state)
{
    static const int drafted[] = {4, 4, 4, 6, 6, 6, 6, 8};

    (void)state;
    given();
    for (int round = 1; round <= 8; round++) {
        assert_int_equal(cvc_turns_of_round(cvc_engine()->cards, 2, round),
                         turns_with_two[round - 1]);
        assert_int_equal(count_at("tile", "on_board"), 4 + round);
        pass_turns(drafted[round - 1] - 1);
        assert_int_equal(count_at("tile", "on_board"), 4 + round - drafted[round - 1] + 1);
        pass_turns(1);
    }
}

static void cvc092_the_round_table_of_a_solo_player(void **state)
{
    (void)state;
    given_solo();
    for (int round = 1; round <= 7; round++) {
        assert_int_equal(cvc_turns_of_round(cvc_engine()->cards, 1, round), turns_alone[round - 1]);
        assert_int_equal(count_at("tile", "on_board"), 4 + round);
        pass_to_round(round < 7 ? round + 1 : 7);
    }
}

static void e01_a_player_may_take_a_tile_and_do_nothing(void **state)
{
    (void)state;
    given();
    play("take undergrowth", "end_turn");
    goods_are(1, "1,1,1,1,1,1");
    asks(2, "take an action tile");
}

static void e02_a_player_cannot_go_without_a_tile(void **state)
{
    (void)state;
    given();
    refuses("end_turn", "is not yet an option for \"take an action tile\"");
    /* and there is always one to take, even for the last turn of each round */
    while (!adit_game_is_over(cvc_match())) {
        assert_true(adit_game_option_count(cvc_match()) >= 1);
        pass_turns(1);
    }
}

static void e03_groups_may_be_taken_in_another_order_than_printed(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w3", "gain 1 wood", "rooms 1", "use cave_entrance",
         "gain 1 wood");
    goods_are(1, "3,1,1,1,1,1");
    field_is("p1.wall.w3", "1");
}

static void e04_a_group_cannot_be_taken_twice(void **state)
{
    (void)state;
    given();
    play("take undergrowth", "gain 2 wood");
    refuses("gain 2 wood", "is not an option for");
    play("rooms 1", "end_rooms");
    refuses("rooms 1", "is not an option for");
}

static void e05_only_one_side_of_a_diagonal_cut_is_taken(void **state)
{
    (void)state;
    given("tile.undermining=on_board");
    play("take undermining");
    options_are("rooms 2 | dig through_walls | end_turn");
    play("rooms 2", "end_rooms");
    refuses("dig through_walls", "is not an option for");
}

static void e05_neither_side_is_fine_too(void **state)
{
    (void)state;
    given("tile.undermining=on_board");
    play("take undermining", "end_turn");
    goods_are(1, "1,1,1,1,1,1");
    asks(2, "take an action tile");
}

static void e06_excavation_gives_the_stone_without_digging(void **state)
{
    (void)state;
    given();
    play("take excavation", "gain 1 stone", "end_turn");
    goods_are(1, "1,2,1,1,1,1");
    assert_int_equal(cvc_now()->player[0].digs, 0);
}

static void e06_excavation_digs_without_taking_the_stone(void **state)
{
    (void)state;
    given();
    play("take excavation", "dig", "dig c8", "end_turn");
    goods_are(1, "1,1,1,1,1,1");
    field_is("p1.cell.c8", "empty");
}

static void e65_renovation_is_illegal_for_both_with_equal_gold(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=5", "p2.goods.gold=5");
    refuses("take renovation", "needs more gold than the opponent, who has 5");
    play("take undergrowth", "end_turn");
    refuses("take renovation", "needs more gold than the opponent, who has 5");
}

static void e65_renovation_can_become_legal_later_in_the_round(void **state)
{
    (void)state;
    given("round=8", "p1.goods=5,1,1,1,1,5", "p2.goods.gold=5");
    refuses("take renovation", "needs more gold");
    play("take expedition", "exchange 5 wood for 4 gold", "end_turn");
    play("take undergrowth", "end_turn");
    offers("take renovation");
}

static void e66_gold_is_compared_when_the_tile_is_taken_and_not_later(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=2", "p2.goods.gold=1");
    play("take renovation", "anytime 1 gold for 1 food", "anytime 1 gold for 1 food", "build_wall",
         "wall w6", "furnish");
    field_is("p1.cell.c4", "tunnel");
}

static void e85_the_second_player_of_round_1_begins_round_8(void **state)
{
    (void)state;
    given();
    asks(1, "take an action tile");
    pass_to_round(8);
    asks(2, "take an action tile");
}

static void x24_with_equal_gold_renovation_is_missing_for_both(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=5", "p2.goods.gold=5");
    assert_int_equal(adit_game_option_count(cvc_match()), 11);
    assert_int_equal(adit_game_option_find(cvc_match(), "take renovation"), -1);
    play("take undergrowth", "end_turn");
    assert_int_equal(adit_game_option_count(cvc_match()), 10);
    assert_int_equal(adit_game_option_find(cvc_match(), "take renovation"), -1);
}

static void x25_only_the_richer_player_can_take_renovation(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=6", "p2.goods.gold=5");
    assert_int_equal(adit_game_option_count(cvc_match()), 12);
    offers("take renovation");
    play("take undergrowth", "end_turn");
    refuses("take renovation", "needs more gold than the opponent, who has 6");
}

static void x26_turns_go_abab_and_then_baba(void **state)
{
    static const int seats[] = {1, 2, 1, 2, 2, 1, 2, 1};

    (void)state;
    given();
    for (int turn = 0; turn < 8; turn++) {
        asks(seats[turn], "take an action tile");
        pass_turns(1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc003_two_players_have_22_turns_each_in_8_rounds),
        CVC_TEST(cvc003_a_solo_player_has_19_turns_in_7_rounds),
        CVC_TEST(cvc035_a_turn_under_way_is_in_the_state_and_goes_on_after_loading),
        CVC_TEST(cvc036_each_round_turns_up_one_tile),
        CVC_TEST(cvc037_the_active_player_is_counted_from_the_starting_player),
        CVC_TEST(cvc038_the_tile_leaves_the_board_to_its_player),
        CVC_TEST(cvc039_the_turn_counter_rises_when_a_turn_ends),
        CVC_TEST(cvc040_taken_tiles_come_back_and_the_other_player_begins),
        CVC_TEST(cvc041_after_the_last_round_the_match_is_scored),
        CVC_TEST(cvc042_the_last_player_of_a_round_opens_the_next),
        CVC_TEST(cvc043_every_tile_on_the_board_may_be_taken),
        CVC_TEST(cvc044_the_turn_may_be_ended_after_any_group),
        CVC_TEST(cvc058_a_room_action_is_finished_before_another_group_begins),
        CVC_TEST(cvc058_nor_does_the_bonus_of_a_blue_room_come_in_between),
        CVC_TEST(cvc060_from_each_group_at_most_one_alternative_is_taken),
        CVC_TEST(cvc061_goods_of_one_group_are_gained_together),
        CVC_TEST(cvc062_a_group_without_effect_is_not_offered_but_the_tile_may_be_taken),
        CVC_TEST(cvc091_the_round_table_of_two_players),
        CVC_TEST(cvc092_the_round_table_of_a_solo_player),
        CVC_TEST(e01_a_player_may_take_a_tile_and_do_nothing),
        CVC_TEST(e02_a_player_cannot_go_without_a_tile),
        CVC_TEST(e03_groups_may_be_taken_in_another_order_than_printed),
        CVC_TEST(e04_a_group_cannot_be_taken_twice),
        CVC_TEST(e05_only_one_side_of_a_diagonal_cut_is_taken),
        CVC_TEST(e05_neither_side_is_fine_too),
        CVC_TEST(e06_excavation_gives_the_stone_without_digging),
        CVC_TEST(e06_excavation_digs_without_taking_the_stone),
        CVC_TEST(e65_renovation_is_illegal_for_both_with_equal_gold),
        CVC_TEST(e65_renovation_can_become_legal_later_in_the_round),
        CVC_TEST(e66_gold_is_compared_when_the_tile_is_taken_and_not_later),
        CVC_TEST(e85_the_second_player_of_round_1_begins_round_8),
        CVC_TEST(x24_with_equal_gold_renovation_is_missing_for_both),
        CVC_TEST(x25_only_the_richer_player_can_take_renovation),
        CVC_TEST(x26_turns_go_abab_and_then_baba),
    };

    return CVC_RUN(tests);
}
