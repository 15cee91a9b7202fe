/* test_blue_rooms.c - the five blue rooms and the moments at which they work (7.4). */
#include "tests/support/cvc_table.h"

/* An orange room beside each blue one, as the rule of colours demands. */
#define SITE "p1.cell.c4=prospecting_site", "p1.cell.c5=shelf"
#define RETTING "p1.cell.c4=retting_room", "p1.cell.c5=shelf"
#define DUNGEON "p1.cell.c4=dungeon", "p1.cell.c5=shelf"

static void r20_the_prospecting_site_turns_1_food_into_1_gold_with_undergrowth(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,0,0,1,0");
    play("take undergrowth");
    options_are("rooms 1 | gain 2 wood | bonus prospecting_site | end_turn");
    play("bonus prospecting_site");
    goods_are(1, "0,0,0,0,0,1");
}

static void r20_the_prospecting_site_sleeps_with_every_other_tile(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,0,0,1,0");
    play("take cultivation");
    refuses("bonus prospecting_site", "is not an option for");
}

static void r20_its_bonus_ends_with_the_turn(void **state)
{
    (void)state;
    given(SITE, "p1.goods=1,1,1,1,1,1");
    play("take undergrowth", "end_turn", "take excavation", "end_turn", "take cultivation");
    refuses("bonus prospecting_site", "is not an option for");
}

static void r21_the_retting_room_gives_a_food_for_1_2_or_3_flax(void **state)
{
    (void)state;
    given(RETTING, "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 flax");
    goods_are(1, "0,0,0,1,1,0");
    given(RETTING, "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1", "use shelf", "replenish 2 flax");
    goods_are(1, "0,0,0,2,1,0");
    given(RETTING, "p1.cell.c7=secret_chamber", "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "rooms 1", "use secret_chamber", "gain 3 flax");
    goods_are(1, "0,0,0,3,1,0");
}

static void r21_the_retting_room_does_not_hear_of_other_goods(void **state)
{
    (void)state;
    given(RETTING, "p1.goods=0,0,0,0,0,0");
    play("take undergrowth", "gain 2 wood", "rooms 1", "use cave_entrance", "gain 1 emmer");
    goods_are(1, "2,0,1,0,0,0");
}

static void r22_the_equipment_room_adds_a_use_to_2_and_3(void **state)
{
    (void)state;
    given("p1.cell.c4=equipment_room", "p1.cell.c5=shelf", "tile.undermining=on_board");
    play("take undermining", "rooms 2");
    field_is("turn_rooms_left", "3");
    given("p1.cell.c4=equipment_room", "p1.cell.c5=shelf", "tile.expedition=on_board");
    play("take expedition", "rooms 3");
    field_is("turn_rooms_left", "4");
}

static void r23_the_wood_storeroom_gives_a_wood_for_1_and_none_for_2_or_3(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=0,0,0,0,0,0");
    play("take cultivation", "rooms 1");
    goods_are(1, "1,0,0,0,0,0");
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=0,0,0,0,0,0",
          "tile.undermining=on_board");
    play("take undermining", "rooms 2");
    goods_are(1, "0,0,0,0,0,0");
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.goods=0,0,0,0,0,0",
          "tile.expedition=on_board");
    play("take expedition", "rooms 3");
    goods_are(1, "0,0,0,0,0,0");
}

static void r24_the_dungeon_gives_2_gold_for_each_wall(void **state)
{
    (void)state;
    given(DUNGEON, "p1.goods=0,0,0,0,0,0", "tile.masonry=on_board", "tile.renovation=on_board",
          "p2.goods.gold=0", "rules.starting_player=1");
    play("take masonry", "build_wall", "wall w0");
    goods_are(1, "0,0,0,0,0,2");
    play("end_turn", "take cultivation", "end_turn", "take renovation", "build_wall", "wall w1");
    goods_are(1, "0,0,0,0,0,4");
}

static void r24_razing_a_wall_gives_the_dungeon_nothing(void **state)
{
    (void)state;
    given(DUNGEON, "p1.goods=0,0,0,0,0,0", "tile.breach=on_board", "p1.wall.w0=1");
    play("take breach", "raze_wall then gain 2 stone 3 food 1 gold");
    goods_are(1, "0,2,0,0,3,1");
}

static void cvc094_tile_taken_is_heard_after_the_tile_has_left_the_board(void **state)
{
    (void)state;
    given(SITE);
    play("take undergrowth");
    field_is("tile.undergrowth", "taken_p1");
    field_is("turn_bonus.1", "prospecting_site");
}

static void cvc095_the_room_action_is_heard_before_a_room_is_chosen(void **state)
{
    (void)state;
    given("p1.cell.c4=wood_storeroom", "p1.cell.c5=shelf", "p1.cell.c7=grindstone",
          "p1.cell.c2=equipment_room", "p1.goods=0,0,0,0,0,0");
    play("take cultivation", "rooms 1");
    asks(1, "choose a room to use");
    goods_are(1, "1,0,0,0,0,0");
    field_is("turn_rooms_left", "1");
}

static void cvc096_one_move_is_one_event_with_all_its_goods(void **state)
{
    (void)state;
    given(RETTING, "p1.goods=0,0,0,0,0,0");
    play("take cultivation", "gain 2 emmer 1 flax");
    goods_are(1, "0,0,2,1,1,0");
}

static void cvc097_the_wall_stands_when_the_dungeon_hears_of_it(void **state)
{
    int built = -1, gained = -1;

    (void)state;
    given(DUNGEON, "tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w0");
    for (int i = 0; i < adit_game_log_count(cvc_match()); i++) {
        const char *line = adit_game_log_line(cvc_match(), i);
        built = strstr(line, "builds a wall") != NULL ? i : built;
        gained = strstr(line, "2 gold") != NULL ? i : gained;
    }
    assert_true(built >= 0 && gained > built);
}

static void cvc098_what_blue_rooms_give_triggers_nothing_more(void **state)
{
    (void)state;
    given(RETTING, "p1.cell.c7=wood_storeroom", "p1.cell.c2=grindstone", "p1.goods=0,0,0,0,0,0");
    play("take cultivation", "rooms 1", "use cave_entrance", "gain 1 flax");
    goods_are(1, "1,0,0,1,1,0");
}

static void cvc102_the_retting_room_fits_three_walls(void **state)
{
    (void)state;
    given("p1.cell.c10=empty", "p1.cell.c5=shelf", "room.retting_room=display",
          "p1.goods=0,1,0,0,2,1");
    play("take housework", "furnish for 1 food per dwarf", "furnish retting_room c10");
    field_is("p1.cell.c10", "retting_room");
}

static void e52_replenished_flax_feeds_the_retting_room(void **state)
{
    (void)state;
    given(RETTING, "p1.cell.c10=parlor", "p1.goods=1,1,1,0,0,1");
    play("take undergrowth", "rooms 1", "use parlor",
         "replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold");
    goods_are(1, "1,1,1,1,2,1");
    given(RETTING, "p1.goods=0,0,0,1,0,0");
    play("take undergrowth", "rooms 1", "use shelf", "replenish 2 flax");
    goods_are(1, "0,0,0,2,1,0");
}

static void e53_flax_that_does_not_fit_brings_no_food(void **state)
{
    (void)state;
    given(RETTING, "p1.goods=0,0,0,9,0,0");
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 flax");
    goods_are(1, "0,0,0,9,0,0");
}

static void e53_one_of_three_flax_that_fits_brings_a_food(void **state)
{
    (void)state;
    given(RETTING, "p1.cell.c7=secret_chamber", "p1.goods=0,0,0,8,0,0");
    play("take undergrowth", "rooms 1", "use secret_chamber", "gain 3 flax");
    goods_are(1, "0,0,0,9,1,0");
}

/* Player 1 owns the Retting Room and a room of the test mod, and uses the latter. */
static int food_after(const char *room, const char *use, const char *move, const char *flax)
{
    const char *const mods[] = {ADIT_TEST_ROOT "/tests/engine/games/cave_vs_cave/flax_mod"};
    const adit_setting fields[] = {{"player[1].cell.c4", "retting_room"},
                                   {"player[1].cell.c5", room},
                                   {"player[1].goods.flax", flax},
                                   {"player[1].goods.food", "0"}};
    const adit_setting rules[] = {{"starting_player", "1"}};
    const char *const moves[] = {"take undergrowth", "rooms 1", use, move};
    adit_engine *engine;
    adit_game *game;
    adit_err err;
    int food;

    assert_ok(adit_engine_open(&(adit_engine_options){.game = "cave_vs_cave",
                                                      .cards = ADIT_TEST_ROOT "/cards",
                                                      .mods = mods,
                                                      .mod_count = 1,
                                                      .purity = true},
                               &engine, &err),
              err);
    assert_ok(adit_game_new(engine,
                            &(adit_setup){.players = 2,
                                          .seed = 1,
                                          .rules = rules,
                                          .rule_count = 1,
                                          .fields = fields,
                                          .field_count = 4},
                            &game, &err),
              err);
    for (int i = 0; i < 4; i++) {
        assert_ok(adit_game_decide_text(game, moves[i], &err), err);
    }
    food = ((cvc_state *)adit_game_view_tx(game)->work)->player[0].common.goods.have[CVC_FOOD];
    adit_game_free(game);
    adit_engine_close(engine);
    return food;
}

static void e54_more_than_3_flax_at_once_bring_no_food(void **state)
{
    (void)state;
    assert_int_equal(
        food_after("flax_mod:flax_flood", "use flax_mod:flax_flood", "gain 4 flax", "0"), 0);
    /* with 6 flax only 3 of the 4 fit */
    assert_int_equal(
        food_after("flax_mod:flax_flood", "use flax_mod:flax_flood", "gain 4 flax", "6"), 1);
}

static void e55_of_an_exchange_only_the_gain_side_is_measured(void **state)
{
    (void)state;
    assert_int_equal(food_after("flax_mod:flax_mill", "use flax_mod:flax_mill",
                                "exchange 3 flax for 2 flax", "3"),
                     1);
}

static void e62_without_food_the_site_is_skipped_or_food_exchanged_first(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,1,0,0,0");
    play("take undergrowth");
    refuses("bonus prospecting_site", "needs 1 food, has 0");
    play("anytime 1 emmer for 1 food", "bonus prospecting_site");
    goods_are(1, "0,0,0,0,0,1");
}

static void e63_the_site_works_once_for_each_undergrowth(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,0,0,5,0");
    play("take undergrowth", "bonus prospecting_site");
    refuses("bonus prospecting_site", "is not an option for");
    goods_are(1, "0,0,0,0,4,1");
}

static void e64_the_site_works_before_between_and_after_the_groups(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,0,0,1,0");
    play("take undergrowth", "bonus prospecting_site", "gain 2 wood", "rooms 1", "end_rooms");
    goods_are(1, "2,0,0,0,0,1");
    given(SITE, "p1.goods=0,0,0,0,1,0");
    play("take undergrowth", "gain 2 wood", "bonus prospecting_site", "rooms 1", "end_rooms");
    goods_are(1, "2,0,0,0,0,1");
    given(SITE, "p1.goods=0,0,0,0,1,0");
    play("take undergrowth", "gain 2 wood", "rooms 1", "end_rooms", "bonus prospecting_site");
    goods_are(1, "2,0,0,0,0,1");
}

static void e68_a_dungeon_furnished_first_pays_for_the_wall_of_renovation(void **state)
{
    (void)state;
    given("tile.renovation=on_board", "room.dungeon=display", "p1.cell.c5=shelf",
          "p1.cell.c10=empty", "p1.wall.w13=1", "p1.goods=0,3,0,0,0,4");
    play("take renovation", "furnish", "furnish dungeon c10", "build_wall", "wall w0");
    goods_are(1, "0,0,0,0,0,2");
}

static void e69_masonry_with_the_dungeon_brings_2_gold(void **state)
{
    (void)state;
    given(DUNGEON, "tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w0");
    goods_are(1, "1,1,1,1,1,3");
}

static void e83_blue_rooms_of_the_opponent_neither_help_nor_hurt(void **state)
{
    (void)state;
    given("p2.cell.c4=retting_room", "p2.cell.c5=shelf", "p2.cell.c2=dungeon",
          "p2.cell.c3=grindstone", "p2.cell.c7=wood_storeroom", "p2.cell.c8=food_corner",
          "p1.goods=0,0,0,0,0,0", "p2.goods=0,0,0,0,0,0", "tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w0", "rooms 1", "use cave_entrance", "gain 1 flax");
    goods_are(1, "0,0,0,1,0,0");
    goods_are(2, "0,0,0,0,0,0");
}

static void e83_the_opponents_site_opens_no_bonus(void **state)
{
    (void)state;
    given("p2.cell.c4=prospecting_site", "p2.cell.c5=shelf");
    play("take undergrowth");
    options_are("rooms 1 | gain 2 wood | end_turn");
}

static void x17_the_owner_of_the_site_takes_undergrowth_and_prospects(void **state)
{
    (void)state;
    given(SITE, "p1.goods=0,0,0,0,1,1");
    play("take undergrowth", "bonus prospecting_site");
    goods_are(1, "0,0,0,0,0,2");
}

static void x18_the_owner_of_the_retting_room_takes_cultivation(void **state)
{
    (void)state;
    given(RETTING, "p1.goods=0,0,0,0,0,0");
    play("take cultivation", "gain 2 emmer 1 flax");
    goods_are(1, "0,0,2,1,1,0");
}

static void x22_the_owner_of_the_dungeon_builds_a_wall_with_masonry(void **state)
{
    (void)state;
    given(DUNGEON, "tile.masonry=on_board", "p1.goods.gold=1");
    play("take masonry", "build_wall", "wall w3");
    goods_are(1, "1,1,1,1,1,3");
    field_is("wall_supply", "6");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(r20_the_prospecting_site_turns_1_food_into_1_gold_with_undergrowth),
        CVC_TEST(r20_the_prospecting_site_sleeps_with_every_other_tile),
        CVC_TEST(r20_its_bonus_ends_with_the_turn),
        CVC_TEST(r21_the_retting_room_gives_a_food_for_1_2_or_3_flax),
        CVC_TEST(r21_the_retting_room_does_not_hear_of_other_goods),
        CVC_TEST(r22_the_equipment_room_adds_a_use_to_2_and_3),
        CVC_TEST(r23_the_wood_storeroom_gives_a_wood_for_1_and_none_for_2_or_3),
        CVC_TEST(r24_the_dungeon_gives_2_gold_for_each_wall),
        CVC_TEST(r24_razing_a_wall_gives_the_dungeon_nothing),
        CVC_TEST(cvc094_tile_taken_is_heard_after_the_tile_has_left_the_board),
        CVC_TEST(cvc095_the_room_action_is_heard_before_a_room_is_chosen),
        CVC_TEST(cvc096_one_move_is_one_event_with_all_its_goods),
        CVC_TEST(cvc097_the_wall_stands_when_the_dungeon_hears_of_it),
        CVC_TEST(cvc098_what_blue_rooms_give_triggers_nothing_more),
        CVC_TEST(cvc102_the_retting_room_fits_three_walls),
        CVC_TEST(e52_replenished_flax_feeds_the_retting_room),
        CVC_TEST(e53_flax_that_does_not_fit_brings_no_food),
        CVC_TEST(e53_one_of_three_flax_that_fits_brings_a_food),
        CVC_TEST(e54_more_than_3_flax_at_once_bring_no_food),
        CVC_TEST(e55_of_an_exchange_only_the_gain_side_is_measured),
        CVC_TEST(e62_without_food_the_site_is_skipped_or_food_exchanged_first),
        CVC_TEST(e63_the_site_works_once_for_each_undergrowth),
        CVC_TEST(e64_the_site_works_before_between_and_after_the_groups),
        CVC_TEST(e68_a_dungeon_furnished_first_pays_for_the_wall_of_renovation),
        CVC_TEST(e69_masonry_with_the_dungeon_brings_2_gold),
        CVC_TEST(e83_blue_rooms_of_the_opponent_neither_help_nor_hurt),
        CVC_TEST(e83_the_opponents_site_opens_no_bonus),
        CVC_TEST(x17_the_owner_of_the_site_takes_undergrowth_and_prospects),
        CVC_TEST(x18_the_owner_of_the_retting_room_takes_cultivation),
        CVC_TEST(x22_the_owner_of_the_dungeon_builds_a_wall_with_masonry),
    };

    return CVC_RUN(tests);
}
