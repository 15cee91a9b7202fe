/* test_scoring.c - sections 8 and 9.1: points, the tie-break, the goal of a solo match. */
#include "tests/support/cvc_table.h"

static void cvc004_the_score_is_rooms_and_gold(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "p1.cell.c5=treasury", "p1.goods.gold=7");
    score_is(1, 3 + 10 + 7);
    score_is(2, 1);
}

static void cvc110_other_goods_and_the_entrance_are_worth_nothing(void **state)
{
    (void)state;
    given("p1.goods=9,9,9,9,9,0");
    score_is(1, 0);
}

static void cvc110_rooms_in_the_display_and_under_rocks_count_for_nobody(void **state)
{
    (void)state;
    given("room.treasury=display", "room.dungeon=under_p1.c2", "p1.goods.gold=0",
          "p2.goods.gold=0");
    score_is(1, 0);
    score_is(2, 0);
}

static void cvc110_each_room_and_the_gold_have_a_line_of_their_own(void **state)
{
    adit_score_line lines[8];
    int total;

    (void)state;
    given("p1.cell.c4=shelf", "p1.cell.c10=dungeon", "p1.goods.gold=4");
    assert_int_equal(adit_game_score(cvc_match(), 1, &total, lines, 8), 3);
    assert_string_equal(lines[0].source, "shelf");
    assert_int_equal(lines[0].points, 3);
    assert_string_equal(lines[1].source, "dungeon");
    assert_int_equal(lines[1].points, 11);
    assert_string_equal(lines[2].source, "gold");
    assert_int_equal(lines[2].points, 4);
    assert_int_equal(total, 18);
}

static void cvc111_the_higher_score_wins(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=4", "p2.goods.gold=5");
    pass_to_end();
    winners_are(2, "player 2 wins 5 to 4");
}

static void cvc111_a_higher_score_wins_over_a_higher_room(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=14", "p2.goods.gold=1", "p2.cell.c4=state_room");
    pass_to_end();
    winners_are(1, "player 1 wins 14 to 13");
}

static void cvc111_without_any_room_a_tie_is_a_draw(void **state)
{
    (void)state;
    given("round=8");
    pass_to_end();
    winners_are(3, "draw");
}

static void cvc111_nobody_has_won_before_the_end(void **state)
{
    (void)state;
    given("p1.goods.gold=19");
    assert_int_equal(adit_game_winners(cvc_match(), NULL, 0), 0);
}

static void cvc112_below_50_points_a_solo_match_is_lost(void **state)
{
    (void)state;
    given_solo("round=7", "p1.cell.c4=state_room", "p1.cell.c5=treasury", "p1.cell.c2=gold_vein",
               "p1.goods.gold=18");
    score_is(1, 49);
    pass_to_end();
    winners_are(0, "loss: 49 points");
}

static void cvc112_50_to_60_points_win_a_solo_match(void **state)
{
    (void)state;
    given_solo("round=7", "p1.cell.c4=state_room", "p1.cell.c5=treasury", "p1.cell.c2=gold_vein",
               "p1.goods.gold=19");
    score_is(1, 50);
    pass_to_end();
    winners_are(1, "win: 50 points");
    given_solo("round=7", "p1.cell.c4=state_room", "p1.cell.c5=treasury", "p1.cell.c2=gold_vein",
               "p1.cell.c7=dungeon", "p1.goods.gold=18");
    score_is(1, 60);
    pass_to_end();
    winners_are(1, "win: 60 points");
}

static void cvc112_more_than_60_points_are_a_great_win(void **state)
{
    (void)state;
    given_solo("round=7", "p1.cell.c4=state_room", "p1.cell.c5=treasury", "p1.cell.c2=gold_vein",
               "p1.cell.c7=dungeon", "p1.goods.gold=19");
    score_is(1, 61);
    pass_to_end();
    winners_are(1, "great win: 61 points");
}

static void e73_the_owner_of_the_12_wins_the_tie_against_the_11(void **state)
{
    (void)state;
    given("round=8", "p1.cell.c4=state_room", "p1.goods.gold=5", "p2.cell.c4=dungeon",
          "p2.cell.c5=shelf", "p2.goods.gold=3");
    score_is(1, 17);
    score_is(2, 17);
    pass_to_end();
    winners_are(1, "player 1 wins the tie at 17 points with a best room worth 12 to 11");
}

static void e74_with_equal_highest_rooms_a_tie_is_a_draw(void **state)
{
    (void)state;
    given("round=8", "p1.cell.c4=digging_cave", "p2.cell.c4=secret_chamber");
    pass_to_end();
    winners_are(3, "draw: both players have 9 points and a best room worth 8");
}

static void e75_the_owner_of_any_room_wins_the_tie_against_none(void **state)
{
    (void)state;
    given("round=8", "p1.goods.gold=4", "p2.cell.c4=tunnel", "p2.goods.gold=1");
    pass_to_end();
    winners_are(2, "player 2 wins the tie at 4 points with a best room worth 3 to 0");
}

static void x33_at_46_to_46_the_owner_of_the_10_wins_against_the_9(void **state)
{
    (void)state;
    given("round=8", "p1.cell.c4=treasury", "p1.cell.c5=digging_cave", "p1.cell.c7=secret_chamber",
          "p1.cell.c2=sacrificial_altar", "p1.cell.c8=parlor", "p1.goods.gold=7",
          "p2.cell.c4=gold_vein", "p2.cell.c5=bakehouse", "p2.cell.c7=junction_room",
          "p2.cell.c2=storeroom", "p2.cell.c8=weaving_room", "p2.cell.c9=furniture_workshop",
          "p2.goods.gold=9");
    score_is(1, 46);
    score_is(2, 46);
    pass_to_end();
    winners_are(1, "player 1 wins the tie at 46 points with a best room worth 10 to 9");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc004_the_score_is_rooms_and_gold),
        CVC_TEST(cvc110_other_goods_and_the_entrance_are_worth_nothing),
        CVC_TEST(cvc110_rooms_in_the_display_and_under_rocks_count_for_nobody),
        CVC_TEST(cvc110_each_room_and_the_gold_have_a_line_of_their_own),
        CVC_TEST(cvc111_the_higher_score_wins),
        CVC_TEST(cvc111_a_higher_score_wins_over_a_higher_room),
        CVC_TEST(cvc111_without_any_room_a_tie_is_a_draw),
        CVC_TEST(cvc111_nobody_has_won_before_the_end),
        CVC_TEST(cvc112_below_50_points_a_solo_match_is_lost),
        CVC_TEST(cvc112_50_to_60_points_win_a_solo_match),
        CVC_TEST(cvc112_more_than_60_points_are_a_great_win),
        CVC_TEST(e73_the_owner_of_the_12_wins_the_tie_against_the_11),
        CVC_TEST(e74_with_equal_highest_rooms_a_tie_is_a_draw),
        CVC_TEST(e75_the_owner_of_any_room_wins_the_tie_against_none),
        CVC_TEST(x33_at_46_to_46_the_owner_of_the_10_wins_against_the_9),
    };

    return CVC_RUN(tests);
}
