/* test_invariants.c - section 12: a start or a state that breaks an invariant is found, and
 * the message names the invariant.
 *
 * Starts are written by field names, as a scenario would; what no start can say is written
 * into the working state of a match.
 */
#include "tests/support/cvc_table.h"

/* The state on the table is broken: the check must say so by this number. */
static void breaks(const char *number)
{
    adit_err err;

    assert_fails(cvc_check(&cvc_now()->base, cvc_engine()->cards, &err), ADIT_INTERNAL, number,
                 err);
    assert_int_not_equal(adit_game_check(cvc_match(), &err), ADIT_OK);
}

/* The same for a field that is out of its range; that is looked at before the rules of the game. */
static void breaks_a_field(const char *words)
{
    adit_err err;

    assert_fails(adit_game_check(cvc_match(), &err), ADIT_INPUT, words, err);
}

#define TEN_ROOMS                                                                                  \
    "p1.cell.c0=storeroom", "p1.cell.c1=weaving_room", "p1.cell.c2=stall", "p1.cell.c3=warehouse", \
        "p1.cell.c5=sacrificial_altar", "p1.cell.c7=retting_room", "p1.cell.c8=food_corner",       \
        "p1.cell.c9=equipment_room", "p1.cell.c10=bakehouse"
#define TEN_ROOMS_OF_2                                                                             \
    "p2.cell.c0=gold_vein", "p2.cell.c1=furniture_workshop", "p2.cell.c2=grindstone",              \
        "p2.cell.c3=tunnel", "p2.cell.c5=junction_room", "p2.cell.c7=secret_chamber",              \
        "p2.cell.c8=state_room", "p2.cell.c9=treasury", "p2.cell.c10=digging_cave"

static void i01_supply_and_built_walls_are_seven(void **state)
{
    (void)state;
    cannot_be_given("3 walls in the supply and 0 built do not add up to 7", "wall_supply=3");
    given();
    cvc_now()->wall_supply = 8;
    breaks("8 walls in the supply and 0 built do not add up to 7");
    given();
    cvc_now()->player[1].wall[3] = 1;
    breaks("7 walls in the supply and 1 built do not add up to 7");
}

static void i01_a_start_with_walls_takes_them_from_the_supply(void **state)
{
    (void)state;
    given("p1.wall.w3=1", "p2.wall.w0=1");
    field_is("wall_supply", "5");
}

static void i01_no_wall_stands_on_a_slot_that_does_not_exist(void **state)
{
    (void)state;
    cannot_be_given("player 1 has a wall on a0, which does not exist", "p1.wall.a0=1");
}

static void i02_no_two_rooms_lie_in_one_place(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf");
    cvc_now()->room_place[cvc_card_called("grindstone")->kind_number] =
        cvc_now()->room_place[cvc_card_called("shelf")->kind_number];
    breaks("is not the only room in its cell");
}

static void i02_the_entrance_stays_on_the_board_and_no_room_joins_it(void **state)
{
    (void)state;
    cannot_be_given("invalid place for cave_entrance", "room.cave_entrance=display");
    cannot_be_given("invalid place for shelf", "room.shelf=printed");
}

static void i02_a_room_lies_under_a_rock_that_is_there(void **state)
{
    (void)state;
    cannot_be_given("treasury is under a rock that does not exist", "room.treasury=under_p1.c4");
    cannot_be_given_solo("treasury is under a rock that does not exist",
                         "room.treasury=under_p2.c0");
}

static void i02_only_a_solo_match_removes_light_rooms_and_only_three(void **state)
{
    (void)state;
    cannot_be_given("shelf cannot be removed from the game", "room.shelf=removed");
    cannot_be_given_solo("treasury cannot be removed from the game", "room.treasury=removed");
    cannot_be_given_solo("light rooms are removed; at most 3 can be", "room.shelf=removed",
                         "room.tunnel=removed", "room.parlor=removed", "room.grindstone=removed");
    given_solo();
    pass_to_end();
    assert_int_equal(count_at("room", "removed"), 3);
}

static void i03_every_action_tile_is_somewhere(void **state)
{
    (void)state;
    cannot_be_given("invalid place for masonry", "tile.masonry=removed");
    cannot_be_given("invalid place for breach", "tile.breach=removed");
    cannot_be_given_solo("invalid place for breach", "tile.breach=on_board");
    given();
    pass_turns(2);
    assert_int_equal(count_at("tile", "on_board") + count_at("tile", "taken_p1") +
                         count_at("tile", "taken_p2") + count_at("tile", "face_down"),
                     12);
}

static void i04_goods_stay_within_their_limits(void **state)
{
    (void)state;
    given();
    cvc_now()->player[0].common.goods.have[CVC_WOOD] = 10;
    breaks_a_field("player[1].goods.wood: 10 is out of range; expected 0 to 9");
    given();
    cvc_now()->player[1].common.goods.have[CVC_GOLD] = 20;
    breaks_a_field("player[2].goods.gold: 20 is out of range; expected 0 to 19");
    given();
    cvc_now()->player[1].common.goods.have[CVC_FOOD] = -1;
    breaks_a_field("player[2].goods.food: -1 is out of range; expected 0 to 9");
}

static void i05_orange_rooms_are_more_than_blue_ones(void **state)
{
    (void)state;
    cannot_be_given("player 1 has 1 orange and 1 blue rooms, but needs more orange than blue",
                    "p1.cell.c4=retting_room");
    cannot_be_given("player 2 has 2 orange and 2 blue rooms, but needs more orange than blue",
                    "p2.cell.c4=retting_room", "p2.cell.c5=shelf", "p2.cell.c2=dungeon");
}

static void i06_c6_is_the_entrance_and_no_other_cell_is(void **state)
{
    (void)state;
    cannot_be_given("c6 of player 1 has the wrong ground", "p1.cell.c6=rock");
    cannot_be_given("c5 of player 1 has the wrong ground", "p1.cell.c5=entrance");
    cannot_be_given("c4 of player 1 has the wrong ground", "p1.cell.c4=absent");
}

static void i06_a_room_never_lies_on_rock(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf");
    cvc_now()->player[0].ground[4] = CVC_ROCK;
    breaks("the cell of shelf is not dug out");
}

static void i06_no_move_turns_a_cell_back(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "tile.expansion=on_board", "p1.goods.gold=2");
    play("take expansion", "dig", "dig c2");
    refuses("furnish shelf c2", "Shelf is not in the display");
    play("furnish for 5 food or 2 gold");
    refuses("furnish spinning_wheel c4", "c4 is already furnished");
}

static void i07_the_cavern_belongs_to_a_full_cave(void **state)
{
    (void)state;
    cannot_be_given("player 1 has the Additional Cavern, but the cave is not full",
                    "p1.cell.c11=empty", "p1.cavern_side=two_walls");
    cannot_be_given("c11 and the cavern side of player 1 are inconsistent", "p1.cell.c11=empty");
    cannot_be_given("c11 and the cavern side of player 1 are inconsistent",
                    "p1.cavern_side=three_walls");
}

static void i07_only_one_player_has_the_cavern(void **state)
{
    (void)state;
    cannot_be_given("both players have the Additional Cavern", TEN_ROOMS, "p1.cell.c4=shelf",
                    "p1.cell.c11=empty", "p1.cavern_side=two_walls", TEN_ROOMS_OF_2,
                    "p2.cell.c4=spinning_wheel", "p2.cell.c11=empty", "p2.cavern_side=two_walls");
}

static void i08_nobody_holds_a_tile_between_rounds(void **state)
{
    (void)state;
    cannot_be_given("player 1 has taken too many tiles: 1", "tile.masonry=taken_p1");
    given();
    pass_to_round(2);
    assert_int_equal(count_at("tile", "taken_p1") + count_at("tile", "taken_p2"), 0);
}

static void i08_no_tile_is_open_outside_of_a_turn(void **state)
{
    (void)state;
    given();
    cvc_now()->turn.tile = (uint16_t)(cvc_card_called("masonry")->number + 1);
    breaks("a tile is in use outside a turn");
}

static void i08_a_turn_is_played_with_a_tile_that_its_player_has_taken(void **state)
{
    (void)state;
    given();
    play("take excavation");
    cvc_now()->turn.tile = 0;
    breaks("player 1 plays without a tile");
    given();
    play("take excavation");
    cvc_now()->turn.tile = (uint16_t)(cvc_card_called("masonry")->number + 1);
    breaks("player 1 has not taken masonry");
    given();
    play("take excavation");
    cvc_now()->turn.tile = (uint16_t)(cvc_card_called("shelf")->number + 1);
    breaks("player 1 has not taken shelf");
}

static void i08_nobody_has_more_tiles_than_turns_or_plays_out_of_turn(void **state)
{
    (void)state;
    given();
    play("take excavation");
    cvc_now()->tile_place[cvc_card_called("undergrowth")->kind_number] = CVC_TILE_TAKEN;
    breaks("player 1 has taken too many tiles: 2");
    given();
    cvc_now()->base.active = 1;
    breaks("player 2 plays out of turn");
}

static void i09_at_most_four_rooms_are_used_in_a_turn(void **state)
{
    (void)state;
    given();
    cvc_now()->turn.used = 0x1f;
    breaks("a room was used in cell 0, but player 1 has no orange room there");
}

static void i10_rocks_and_digs_are_nine(void **state)
{
    (void)state;
    given();
    cvc_now()->player[0].digs = 1;
    breaks("9 rocks and 1 digs of player 1 do not add up to 9");
    given();
    play("take excavation", "dig", "dig c8");
    field_is("p1.digs", "1");
    assert_int_equal(cvc_count_ground(&cvc_now()->player[0], CVC_ROCK), 8);
}

static void i11_a_match_of_two_ends_after_44_turns(void **state)
{
    (void)state;
    given();
    pass_turns(43);
    assert_false(adit_game_is_over(cvc_match()));
    pass_turns(1);
    assert_true(adit_game_is_over(cvc_match()));
    cvc_now()->base.turn = 43;
    breaks("43 turns were counted, but 44 were taken");
}

static void i11_a_solo_match_ends_after_19_turns(void **state)
{
    (void)state;
    given_solo();
    pass_turns(18);
    assert_false(adit_game_is_over(cvc_match()));
    pass_turns(1);
    assert_true(adit_game_is_over(cvc_match()));
    cannot_be_given_solo("round 8 does not exist", "round=8");
}

static void i12_every_furnish_move_on_offer_matches_the_walls(void **state)
{
    (void)state;
    given("p1.goods=9,9,0,0,9,19", "p1.cell.c0=empty", "p1.cell.c2=empty", "p1.cell.c8=empty",
          "p1.cell.c10=empty", "p1.wall.w6=1", "p1.wall.w13=1", "room.treasury=display",
          "room.stall=display", "room.junction_room=display", "room.state_room=display");
    play("take housework", "furnish for 1 food per dwarf");
    assert_true(adit_game_option_count(cvc_match()) > 10);
    for (int i = 0; i < adit_game_option_count(cvc_match()); i++) {
        adit_option option = adit_game_option(cvc_match(), i);
        const adit_card *room = &cvc_engine()->cards->card[option.a - 1];
        assert_true(room->extra[CVC_EXTRA_ACCEPTS] >> cvc_wallset(cvc_now(), 0, option.b) & 1);
    }
}

static void i12_does_not_hold_afterwards_and_need_not(void **state)
{
    adit_err err;

    (void)state;
    given("p1.cell.c4=shelf", "tile.masonry=on_board");
    play("take masonry", "build_wall", "wall w6");
    assert_false(
        cvc_card_called("shelf")->extra[CVC_EXTRA_ACCEPTS] >> cvc_wallset(cvc_now(), 0, 4) & 1);
    assert_ok(adit_game_check(cvc_match(), &err), err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(i01_supply_and_built_walls_are_seven),
        CVC_TEST(i01_a_start_with_walls_takes_them_from_the_supply),
        CVC_TEST(i01_no_wall_stands_on_a_slot_that_does_not_exist),
        CVC_TEST(i02_no_two_rooms_lie_in_one_place),
        CVC_TEST(i02_the_entrance_stays_on_the_board_and_no_room_joins_it),
        CVC_TEST(i02_a_room_lies_under_a_rock_that_is_there),
        CVC_TEST(i02_only_a_solo_match_removes_light_rooms_and_only_three),
        CVC_TEST(i03_every_action_tile_is_somewhere),
        CVC_TEST(i04_goods_stay_within_their_limits),
        CVC_TEST(i05_orange_rooms_are_more_than_blue_ones),
        CVC_TEST(i06_c6_is_the_entrance_and_no_other_cell_is),
        CVC_TEST(i06_a_room_never_lies_on_rock),
        CVC_TEST(i06_no_move_turns_a_cell_back),
        CVC_TEST(i07_the_cavern_belongs_to_a_full_cave),
        CVC_TEST(i07_only_one_player_has_the_cavern),
        CVC_TEST(i08_nobody_holds_a_tile_between_rounds),
        CVC_TEST(i08_no_tile_is_open_outside_of_a_turn),
        CVC_TEST(i08_a_turn_is_played_with_a_tile_that_its_player_has_taken),
        CVC_TEST(i08_nobody_has_more_tiles_than_turns_or_plays_out_of_turn),
        CVC_TEST(i09_at_most_four_rooms_are_used_in_a_turn),
        CVC_TEST(i10_rocks_and_digs_are_nine),
        CVC_TEST(i11_a_match_of_two_ends_after_44_turns),
        CVC_TEST(i11_a_solo_match_ends_after_19_turns),
        CVC_TEST(i12_every_furnish_move_on_offer_matches_the_walls),
        CVC_TEST(i12_does_not_hold_afterwards_and_need_not),
    };

    return CVC_RUN(tests);
}
