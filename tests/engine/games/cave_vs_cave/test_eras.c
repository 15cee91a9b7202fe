/* test_eras.c - eras, rounds between the printed ones, and the events of the course of a match.
 *
 * All of it comes from the cards of era_mod/.
 */
#include "tests/support/cvc_table.h"

#include "engine/match/engine.h"

#define MOD "tests/engine/games/cave_vs_cave/era_mod"

/* ---- The schedule ---- */

static void rounds_of_mods_stand_before_between_and_after_the_printed_ones(void **state)
{
    static const int turns[] = {1, 2, 2, 2, 1, 3, 3, 3, 3, 4, 5, 1};
    static const int eras[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2};

    (void)state;
    given();
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 2), 12);
    for (int round = 1; round <= 12; round++) {
        assert_int_equal(cvc_turns_of_round(cvc_engine()->cards, 2, round), turns[round - 1]);
        assert_int_equal(cvc_era_of_round(cvc_engine()->cards, 2, round), eras[round - 1]);
    }
    pass_to_end();
    field_is("round", "12");
    field_is("turn", "60");
}

static void a_solo_match_has_its_own_order(void **state)
{
    static const int turns[] = {1, 2, 2, 2, 3, 3, 3, 4, 5, 1};

    (void)state;
    given_solo();
    assert_int_equal(cvc_round_count(cvc_engine()->cards, 1), 10);
    for (int round = 1; round <= 10; round++) {
        assert_int_equal(cvc_turns_of_round(cvc_engine()->cards, 1, round), turns[round - 1]);
    }
}

static void a_round_reveals_as_many_tiles_as_its_card_says(void **state)
{
    (void)state;
    given();
    assert_int_equal(count_at("tile", "on_board"), 4);
    pass_to_round(2);
    assert_int_equal(count_at("tile", "on_board"), 5);
    pass_to_round(11);
    field_is("tile.eras:seven_a", "on_board");
    field_is("tile.eras:seven_b", "on_board");
    field_is("tile.eras:eight", "face_down");
    pass_to_round(12);
    field_is("tile.eras:eight", "on_board");
}

/* ---- What waits for an era ---- */

static void a_room_joins_the_display_with_its_era(void **state)
{
    (void)state;
    given();
    field_is("room.eras:late_hall", "waiting");
    pass_to_round(10);
    field_is("room.eras:late_hall", "waiting");
    pass_to_round(11);
    field_is("room.eras:late_hall", "display");
}

static void a_room_that_is_out_of_the_game_does_not_join(void **state)
{
    (void)state;
    given("room.eras:late_hall=out");
    pass_to_round(11);
    field_is("room.eras:late_hall", "out");
}

static void a_match_that_starts_in_the_second_era_has_its_rooms_and_cells(void **state)
{
    (void)state;
    given("round=12");
    field_is("room.eras:late_hall", "display");
    field_is("p1.deep_cell.c12", "rock");
}

static void a_cell_opens_with_its_era(void **state)
{
    (void)state;
    given();
    pass_to_round(10);
    field_is("p1.deep_cell.c12", "absent");
    pass_to_round(11);
    field_is("p1.deep_cell.c12", "rock");
    field_is("p2.deep_cell.c12", "rock");
}

static void only_rooms_of_an_era_wait(void **state)
{
    (void)state;
    cannot_be_given("shelf waits for an era, but belongs to none", "room.shelf=waiting");
}

/* ---- Events ---- */

static void turns_and_rounds_are_told_once_for_each_player(void **state)
{
    (void)state;
    given();
    field_is("p1.counter.eras:turns", "1");
    field_is("p2.counter.eras:turns", "0");
    pass_turns(1);
    field_is("p2.counter.eras:turns", "1");
    field_is("p1.counter.eras:ends", "0");
    pass_turns(1);
    field_is("p1.counter.eras:rounds", "2");
    field_is("p2.counter.eras:rounds", "2");
    field_is("p1.counter.eras:ends", "1");
    field_is("p2.counter.eras:ends", "1");
    pass_to_end();
    field_is("p1.counter.eras:turns", "30");
    field_is("p1.counter.eras:ends", "12");
    field_is("p1.goods.gold", "3");
    field_is("p2.goods.gold", "3");
}

static void an_era_and_its_tiles_are_told_once_for_each_player(void **state)
{
    (void)state;
    given();
    pass_to_round(10);
    field_is("p1.counter.eras:eras", "0");
    field_is("p1.counter.eras:tiles", "0");
    pass_to_round(12);
    field_is("p1.counter.eras:eras", "1");
    field_is("p2.counter.eras:eras", "1");
    field_is("p1.counter.eras:tiles", "2");
}

static void a_bonus_is_told(void **state)
{
    (void)state;
    given("p1.cell.c4=prospecting_site", "p1.cell.c5=shelf", "p1.goods.food=2");
    play("take undergrowth", "bonus prospecting_site");
    field_is("p1.counter.eras:bonuses", "1");
}

static void the_additional_cavern_is_told(void **state)
{
    (void)state;
    given("p1.cell.c0=shelf", "p1.cell.c1=food_corner", "p1.cell.c2=gold_vein",
          "p1.cell.c3=state_room", "p1.cell.c5=spinning_wheel", "p1.cell.c7=tunnel",
          "p1.cell.c8=bakehouse", "p1.cell.c9=parlor", "p1.cell.c10=treasury", "p1.goods.food=9",
          "p1.goods.stone=9");
    play("take housework", "furnish for 1 food per dwarf", "furnish grindstone c4",
         "side two_walls");
    field_is("p1.counter.eras:caverns", "1");
}

/* ---- Permission ---- */

static void a_card_can_forbid_the_use_of_a_room(void **state)
{
    (void)state;
    given("p1.cell.c4=eras:guarded_hall");
    play("take undergrowth", "rooms 1");
    offers("use cave_entrance");
    offers_not("use eras:guarded_hall");
    given("p1.cell.c4=eras:guarded_hall", "round=11");
    play("take undergrowth", "rooms 1");
    offers("use eras:guarded_hall");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(rounds_of_mods_stand_before_between_and_after_the_printed_ones),
        CVC_TEST(a_solo_match_has_its_own_order),
        CVC_TEST(a_round_reveals_as_many_tiles_as_its_card_says),
        CVC_TEST(a_room_joins_the_display_with_its_era),
        CVC_TEST(a_room_that_is_out_of_the_game_does_not_join),
        CVC_TEST(a_match_that_starts_in_the_second_era_has_its_rooms_and_cells),
        CVC_TEST(a_cell_opens_with_its_era),
        CVC_TEST(only_rooms_of_an_era_wait),
        CVC_TEST(turns_and_rounds_are_told_once_for_each_player),
        CVC_TEST(an_era_and_its_tiles_are_told_once_for_each_player),
        CVC_TEST(a_bonus_is_told),
        CVC_TEST(the_additional_cavern_is_told),
        CVC_TEST(a_card_can_forbid_the_use_of_a_room),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
