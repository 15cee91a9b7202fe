/* test_setup.c - sections 1, 2 and 4 of the rules: pieces, and how a match begins. */
#include "tests/support/cvc_table.h"

static int tiles_of_stage(int stage)
{
    const adit_cards *cards = cvc_engine()->cards;
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_TILE); i++) {
        count += adit_card_at(cards, CVC_KIND_TILE, i)->fact[CVC_TILE_STAGE].number == stage;
    }
    return count;
}

static int tiles_of_stage_on_board(int stage)
{
    const adit_cards *cards = cvc_engine()->cards;
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_TILE); i++) {
        count += cvc_now()->tile_place[i] == CVC_TILE_ON_BOARD &&
                 adit_card_at(cards, CVC_KIND_TILE, i)->fact[CVC_TILE_STAGE].number == stage;
    }
    return count;
}

static void cvc001_one_or_two_can_play_but_not_three(void **state)
{
    const adit_game_info *info = adit_engine_game(cvc_engine());
    adit_game *game;
    adit_err err;

    (void)state;
    assert_int_equal(info->min_players, 1);
    assert_int_equal(info->max_players, 2);
    given();
    assert_int_equal(adit_game_players(cvc_match()), 2);
    given_solo();
    assert_int_equal(adit_game_players(cvc_match()), 1);
    assert_fails(adit_game_new(cvc_engine(), &(adit_setup){.players = 3}, &game, &err), ADIT_USAGE,
                 "is for 1 to 2 players, not 3", err);
}

static void cvc002_a_cave_has_nine_rocks_a_free_cell_and_the_entrance(void **state)
{
    (void)state;
    given();
    for (int seat = 0; seat < 2; seat++) {
        const cvc_player *player = &cvc_now()->player[seat];
        assert_int_equal(cvc_count_ground(player, CVC_ROCK), 9);
        assert_int_equal(cvc_count_ground(player, CVC_EMPTY), 1);
        assert_int_equal(cvc_count_ground(player, CVC_MOUTH), 1);
    }
}

static void cvc006_there_are_twelve_tiles_twenty_four_rooms_and_seven_walls(void **state)
{
    (void)state;
    given();
    assert_int_equal(tiles_of_stage(CVC_STAGE_START), 4);
    assert_int_equal(tiles_of_stage(CVC_STAGE_TWO), 3);
    assert_int_equal(tiles_of_stage(CVC_STAGE_THREE), 4);
    assert_int_equal(tiles_of_stage(CVC_STAGE_FOUR), 1);
    assert_int_equal(count_at("room", "display"), 6);
    assert_int_equal(count_at("room", "pool"), 18);
    assert_int_equal(count_at("room", "printed"), 1);
    assert_int_equal(cvc_now()->wall_supply, 7);
}

static void cvc007_gold_is_one_of_the_six_goods(void **state)
{
    static const char *const names[] = {"wood", "stone", "emmer", "flax", "food", "gold"};

    (void)state;
    assert_int_equal(adit_good_count(cvc_game.goods), 6);
    for (int good = 0; good < 6; good++) {
        assert_string_equal(cvc_game.goods[good].name, names[good]);
    }
}

static void cvc008_goods_end_at_9_and_gold_at_19(void **state)
{
    (void)state;
    given("p1.goods=9,9,9,9,9,19");
    cannot_be_given("player[1].goods.wood", "p1.goods.wood=10");
    cannot_be_given("player[1].goods.food", "p1.goods.food=10");
    cannot_be_given("player[1].goods.gold", "p1.goods.gold=20");
    cannot_be_given("player[1].goods.flax", "p1.goods.flax=-1");
}

static void cvc008_what_a_goods_track_cannot_hold_is_lost_when_it_is_gained(void **state)
{
    (void)state;
    given("p1.goods=8,0,0,0,0,0");
    play("take undergrowth", "gain 2 wood");
    goods_are(1, "9,0,0,0,0,0");
}

static void cvc024_the_four_starting_tiles_are_on_the_board(void **state)
{
    (void)state;
    given();
    field_is("tile.cultivation", "on_board");
    field_is("tile.housework", "on_board");
    field_is("tile.excavation", "on_board");
    field_is("tile.undergrowth", "on_board");
}

static void cvc025_rounds_turn_up_stage_two_then_three_then_four(void **state)
{
    static const int shown[8][3] = {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {3, 1, 0},
                                    {3, 2, 0}, {3, 3, 0}, {3, 4, 0}, {3, 4, 1}};

    (void)state;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        seed_is(seed);
        given();
        for (int round = 1; round <= 8; round++) {
            pass_to_round(round);
            assert_int_equal(tiles_of_stage_on_board(CVC_STAGE_TWO), shown[round - 1][0]);
            assert_int_equal(tiles_of_stage_on_board(CVC_STAGE_THREE), shown[round - 1][1]);
            assert_int_equal(tiles_of_stage_on_board(CVC_STAGE_FOUR), shown[round - 1][2]);
        }
    }
}

static void cvc025_another_seed_turns_up_another_tile_first(void **state)
{
    bool has_come[3] = {false};

    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        seed_is(seed);
        given();
        has_come[0] |= adit_game_option_find(cvc_match(), "take furnishing") >= 0;
        has_come[1] |= adit_game_option_find(cvc_match(), "take masonry") >= 0;
        has_come[2] |= adit_game_option_find(cvc_match(), "take undermining") >= 0;
    }
    assert_true(has_come[0] && has_come[1] && has_come[2]);
}

static void cvc026_both_players_begin_with_one_of_each_good(void **state)
{
    (void)state;
    given();
    goods_are(1, "1,1,1,1,1,1");
    goods_are(2, "1,1,1,1,1,1");
}

static void cvc027_the_six_light_rooms_are_the_display(void **state)
{
    (void)state;
    given();
    display_is("food_corner grindstone parlor shelf spinning_wheel tunnel");
}

static void cvc028_a_dark_room_lies_under_each_rock(void **state)
{
    (void)state;
    given();
    assert_int_equal(cvc_unknown_rocks(cvc_now(), cvc_engine()->cards), 18);
    assert_int_equal(count_at("room", "pool"), 18);
    field_is("p1.cell.c4", "empty");
    field_is("p1.cell.c6", "entrance");
    field_is("p2.cell.c4", "empty");
    field_is("p2.cell.c6", "entrance");
}

static void cvc029_the_starting_player_is_drawn(void **state)
{
    bool has_begun[2] = {false};

    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        seed_is(seed);
        given("rules.starting_player=0");
        has_begun[adit_game_seat(cvc_match()) - 1] = true;
    }
    assert_true(has_begun[0] && has_begun[1]);
}

static void cvc029_seven_walls_and_the_additional_cavern_are_there_for_both(void **state)
{
    (void)state;
    given();
    field_is("wall_supply", "7");
    field_is("p1.cell.c11", "absent");
    field_is("p2.cell.c11", "absent");
}

static void cvc030_one_seed_turns_up_the_same_tiles_whatever_was_dug(void **state)
{
    uint8_t places[ADIT_MAX_CARDS_OF_KIND];

    (void)state;
    given();
    pass_to_round(2);
    memcpy(places, cvc_now()->tile_place, sizeof places);
    given();
    play("take excavation", "dig", "dig c8", "end_turn");
    pass_to_round(2);
    assert_memory_equal(places, cvc_now()->tile_place, sizeof places);
}

static void cvc030_one_seed_deals_the_same_rooms_whatever_tile_was_turned_up(void **state)
{
    uint8_t places[ADIT_MAX_CARDS_OF_KIND];

    (void)state;
    given("tile.masonry=round_1");
    play("take excavation", "dig", "dig c8");
    memcpy(places, cvc_now()->room_place, sizeof places);
    given("tile.furnishing=round_1");
    play("take excavation", "dig", "dig c8");
    assert_memory_equal(places, cvc_now()->room_place, sizeof places);
}

static void cvc031_solo_removes_three_light_rooms(void **state)
{
    const adit_cards *cards = cvc_engine()->cards;

    (void)state;
    given_solo();
    assert_int_equal(count_at("room", "removed"), 3);
    assert_int_equal(display_count(), 3);
    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        if (cvc_now()->room_place[i] == CVC_ROOM_REMOVED) {
            const adit_card *room = adit_card_at(cards, CVC_KIND_ROOM, i);
            assert_int_equal(room->fact[CVC_ROOM_BACK].number, CVC_BACK_LIGHT);
        }
    }
}

static void cvc031_which_light_rooms_leave_depends_on_the_seed(void **state)
{
    bool has_left = false, has_stayed = false;

    (void)state;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        seed_is(seed);
        given_solo();
        int place = cvc_now()->room_place[cvc_card_called("shelf")->kind_number];
        has_left |= place == CVC_ROOM_REMOVED;
        has_stayed |= place == CVC_ROOM_DISPLAY;
    }
    assert_true(has_left && has_stayed);
}

static void cvc032_solo_has_a_pile_of_nine_dark_rooms(void **state)
{
    (void)state;
    given_solo();
    assert_int_equal(count_at("room", "pool"), 18);
    assert_int_equal(cvc_pile_size(cvc_now(), cvc_engine()->cards), 9);
}

static void cvc033_solo_goes_without_breach_and_ends_after_seven_rounds(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        seed_is(seed);
        given_solo();
        assert_int_equal(count_at("tile", "removed"), 1);
        pass_to_end();
        field_is("tile.breach", "removed");
        field_is("round", "7");
    }
}

static void cvc034_everything_else_in_solo_is_as_with_two(void **state)
{
    (void)state;
    given_solo();
    goods_are(1, "1,1,1,1,1,1");
    field_is("wall_supply", "7");
    field_is("p1.cell.c11", "absent");
    assert_int_equal(cvc_count_ground(&cvc_now()->player[0], CVC_ROCK), 9);
}

static void cvc119_the_starting_player_may_be_chosen(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        seed_is(seed);
        given("rules.starting_player=1");
        asks(1, "take an action tile");
        given("rules.starting_player=2");
        asks(2, "take an action tile");
    }
}

static void x01_a_new_match_of_two(void **state)
{
    (void)state;
    given();
    goods_are(1, "1,1,1,1,1,1");
    goods_are(2, "1,1,1,1,1,1");
    assert_int_equal(display_count(), 6);
    assert_int_equal(cvc_count_ground(&cvc_now()->player[0], CVC_ROCK), 9);
    assert_int_equal(cvc_count_ground(&cvc_now()->player[1], CVC_ROCK), 9);
    field_is("wall_supply", "7");
    assert_int_equal(adit_game_option_count(cvc_match()), 5);
    assert_int_equal(count_at("tile", "on_board"), 5);
}

static void x30_a_fresh_solo_match(void **state)
{
    (void)state;
    given_solo();
    assert_int_equal(display_count(), 3);
    assert_int_equal(count_at("room", "removed"), 3);
    assert_int_equal(cvc_count_ground(&cvc_now()->player[0], CVC_ROCK), 9);
    assert_int_equal(cvc_pile_size(cvc_now(), cvc_engine()->cards), 9);
    assert_int_equal(count_at("tile", "on_board") + count_at("tile", "face_down"), 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc001_one_or_two_can_play_but_not_three),
        CVC_TEST(cvc002_a_cave_has_nine_rocks_a_free_cell_and_the_entrance),
        CVC_TEST(cvc006_there_are_twelve_tiles_twenty_four_rooms_and_seven_walls),
        CVC_TEST(cvc007_gold_is_one_of_the_six_goods),
        CVC_TEST(cvc008_goods_end_at_9_and_gold_at_19),
        CVC_TEST(cvc008_what_a_goods_track_cannot_hold_is_lost_when_it_is_gained),
        CVC_TEST(cvc024_the_four_starting_tiles_are_on_the_board),
        CVC_TEST(cvc025_rounds_turn_up_stage_two_then_three_then_four),
        CVC_TEST(cvc025_another_seed_turns_up_another_tile_first),
        CVC_TEST(cvc026_both_players_begin_with_one_of_each_good),
        CVC_TEST(cvc027_the_six_light_rooms_are_the_display),
        CVC_TEST(cvc028_a_dark_room_lies_under_each_rock),
        CVC_TEST(cvc029_the_starting_player_is_drawn),
        CVC_TEST(cvc029_seven_walls_and_the_additional_cavern_are_there_for_both),
        CVC_TEST(cvc030_one_seed_turns_up_the_same_tiles_whatever_was_dug),
        CVC_TEST(cvc030_one_seed_deals_the_same_rooms_whatever_tile_was_turned_up),
        CVC_TEST(cvc031_solo_removes_three_light_rooms),
        CVC_TEST(cvc031_which_light_rooms_leave_depends_on_the_seed),
        CVC_TEST(cvc032_solo_has_a_pile_of_nine_dark_rooms),
        CVC_TEST(cvc033_solo_goes_without_breach_and_ends_after_seven_rounds),
        CVC_TEST(cvc034_everything_else_in_solo_is_as_with_two),
        CVC_TEST(cvc119_the_starting_player_may_be_chosen),
        CVC_TEST(x01_a_new_match_of_two),
        CVC_TEST(x30_a_fresh_solo_match),
    };

    return CVC_RUN(tests);
}
