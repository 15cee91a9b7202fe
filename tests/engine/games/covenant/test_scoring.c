/* test_scoring.c - the final scoring by source (8.2, COV-255 to COV-260) and who wins (COV-261,
 * COV-303). The matches start where the third Council has ended. */
#include "tests/support/cov_table.h"

#include <stdio.h>

enum { MAX_LINES = 16 };

#define FINAL "phase=final", "era=3"

/* The points that the seat got from a source; 0 if there is no line for it. */
static int points_from(int seat, const char *source)
{
    adit_score_line lines[MAX_LINES];
    int total, count = adit_game_score(covt_match(), seat, &total, lines, MAX_LINES), sum = 0;
    int points = 0;

    for (int i = 0; i < count; i++) {
        sum += lines[i].points;
        points = strcmp(lines[i].source, source) == 0 ? lines[i].points : points;
    }
    assert_int_equal(sum, total); /* the lines explain every point */
    return points;
}

static void verdict_is(const char *words, unsigned winners)
{
    char verdict[300];

    assert_true(adit_game_is_over(covt_match()));
    assert_int_equal(adit_game_winners(covt_match(), verdict, sizeof verdict), winners);
    assert_contains(verdict, words);
}

/* ---- The throne (COV-255) ---- */

static void cov255_more_carts_on_the_throne_are_worth_6_3_and_1(void **state)
{
    (void)state;
    given_players(4, FINAL, "p1.throne.iron=1", "p2.throne.iron=1", "p2.throne.gold=1",
                  "p3.throne.emerald=3");
    assert_int_equal(points_from(1, "throne"), 1);
    assert_int_equal(points_from(2, "throne"), 3);
    assert_int_equal(points_from(3, "throne"), 6);
    assert_int_equal(points_from(4, "throne"), 0); /* no cart, no points */
}

static void cov255_ties_are_broken_by_the_higher_level(void **state)
{
    (void)state;
    given(FINAL, "p1.throne.mythrall=1", "p1.throne.iron=1", "p2.throne.gold=2");
    assert_int_equal(points_from(1, "throne"), 6);
    assert_int_equal(points_from(2, "throne"), 3);
}

static void cov10_76_whoever_is_tied_gets_the_full_points(void **state)
{
    (void)state;
    given_players(3, FINAL, "p1.throne.gold=1", "p2.throne.gold=1", "p3.throne.iron=1");
    assert_int_equal(points_from(1, "throne"), 6);
    assert_int_equal(points_from(2, "throne"), 6);
    assert_int_equal(points_from(3, "throne"), 1); /* places 1, 1, 3 */
}

static void cov10_109_a_tie_for_the_second_place_leaves_the_last_one_out(void **state)
{
    (void)state;
    given_players(4, FINAL, "p1.throne.gold=2", "p2.throne.emerald=1", "p3.throne.emerald=1",
                  "p4.throne.iron=1");
    assert_int_equal(points_from(1, "throne"), 6);
    assert_int_equal(points_from(2, "throne"), 3);
    assert_int_equal(points_from(3, "throne"), 3);
    assert_int_equal(points_from(4, "throne"), 0);
}

static void cov10_108_with_two_players_there_are_two_places(void **state)
{
    (void)state;
    given(FINAL, "p2.throne.iron=1");
    assert_int_equal(points_from(1, "throne"), 0);
    assert_int_equal(points_from(2, "throne"), 6);
}

/* ---- Objectives and achievements (COV-256, COV-257) ---- */

#define OBJECTIVES                                                                                 \
    "phase=objectives", "era=3", "p1.objective.i=full_rack", "p1.objective.ii=strong_arms"

static void cov11_46_four_achievements_reveal_one_objective(void **state)
{
    (void)state;
    given(OBJECTIVES, "p1.track.prestige=6", "p1.track.mining=3", "p1.track.court=3");
    asks(1, "choose the objective");
    options_are("score full_rack | score strong_arms");
    play("score strong_arms");
    assert_int_equal(points_from(1, "objectives"), 4); /* four dwarves of strength 1 */
    assert_int_equal(points_from(1, "achievements"), 6);
}

static void cov10_74_fewer_than_four_reveal_none(void **state)
{
    (void)state;
    given(OBJECTIVES, "p1.track.prestige=6", "p1.track.mining=3");
    assert_true(adit_game_is_over(covt_match()));
    assert_int_equal(points_from(1, "objectives"), 0);
    assert_int_equal(points_from(1, "achievements"), 4);
}

static void cov256_eight_achievements_reveal_both(void **state)
{
    (void)state;
    given(OBJECTIVES, "p1.track.prestige=10", "p1.track.mining=10", "p1.track.court=6");
    assert_true(adit_game_is_over(covt_match()));
    assert_int_equal(points_from(1, "objectives"), 8); /* and four tools */
    assert_int_equal(points_from(1, "achievements"), 16);
}

static void cov10_72_two_more_count_by_a_tradition(void **state)
{
    (void)state;
    given(OBJECTIVES, "p1.track.prestige=6", "p1.has=old_deeds");
    asks(1, "choose the objective");
    play("score full_rack");
    assert_int_equal(points_from(1, "achievements"), 6);
    given(OBJECTIVES, "p1.track.prestige=14", "p1.track.mining=14", "p1.track.court=14",
          "p1.has=old_deeds");
    assert_int_equal(points_from(1, "achievements"), 30); /* the last row of the table */
}

/* COV-10.72, the other reading: only achievements on the tracks open objectives. */
static void cov10_72_objectives_may_look_at_the_tracks_only(void **state)
{
    (void)state;
    given("rules.objectives_count_tracks_only=1", OBJECTIVES, "p1.track.prestige=6",
          "p1.has=old_deeds");
    assert_int_equal(points_from(1, "objectives"), 0);
    assert_int_equal(points_from(1, "achievements"), 6); /* they count there all the same */
    given("rules.objectives_count_tracks_only=1", OBJECTIVES, "p1.track.prestige=10",
          "p1.track.mining=3", "p1.has=old_deeds");
    asks(1, "choose the objective"); /* 4 on the tracks */
}

static void cov257_the_table_of_achievements(void **state)
{
    static const struct {
        const char *court, *prestige, *mining;
        int gp;
    } rows[] = {
        {"2", "2", "2", 0},     {"3", "0", "0", 1},     {"6", "0", "0", 2},
        {"6", "3", "0", 4},     {"6", "3", "3", 6},     {"6", "6", "3", 8},
        {"6", "6", "6", 10},    {"10", "6", "6", 13},   {"10", "10", "6", 16},
        {"10", "10", "10", 19}, {"14", "10", "10", 22}, {"14", "14", "10", 26},
        {"14", "14", "14", 30},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char court[40], prestige[40], mining[40];
        snprintf(court, sizeof court, "p1.track.court=%s", rows[i].court);
        snprintf(prestige, sizeof prestige, "p1.track.prestige=%s", rows[i].prestige);
        snprintf(mining, sizeof mining, "p1.track.mining=%s", rows[i].mining);
        given(FINAL, court, prestige, mining);
        assert_int_equal(points_from(1, "achievements"), rows[i].gp);
    }
}

/* ---- Enemies in the mountain (COV-258) ---- */

#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"

static void cov11_30_each_hall_with_presence_and_enemies_costs_2(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=1", "c3.orc=2", "c4.troll=1", "d3.goblin=3", "p1.gp=20",
          "p2.gp=20", "building_1.b3=p1_house", "building_1.c3=p1_workshop",
          "building_1.c4=p1_house", "building_2.b3=p2_house", "building_2.c3=p2_house",
          "building_1.d3=p2_workshop");
    assert_int_equal(points_from(1, "halls with enemies"), -6);
    assert_int_equal(points_from(2, "halls with enemies"), -6);
}

static void cov10_82_a_hall_counts_once(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=2", "p1.gp=20", "building_1.b3=p1_house", "carts_p1.site_g1=1",
          "gate.b3_sw=p1");
    assert_int_equal(points_from(1, "halls with enemies"), -2);
    given(FINAL, HALLS, "b3.goblin=2", "p1.gp=20", "p1.has=brave_settlers",
          "building_1.b3=p1_house");
    assert_int_equal(points_from(1, "halls with enemies"), -1);
}

static void cov10_75_the_penalty_stops_at_0_and_the_rest_is_added(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=1", "c3.goblin=1", "p1.gp=3", "building_1.b3=p1_house",
          "building_1.c3=p1_workshop", "p1.plus2=3");
    assert_int_equal(points_from(1, "halls with enemies"), -3);
    assert_int_equal(points_from(1, "left-over support and resources"), 2);
    score_is(1, 2);
}

/* ---- Tool columns and leftovers (COV-259, COV-260) ---- */

static void cov11_32_column_d_counts_enemies_in_the_dungeon(void **state)
{
    (void)state;
    given(FINAL, "p1.goblin=3", "p1.troll=1", "p1.forged.3=emerald_axe_silver",
          "p1.forged.4=emerald_axe_gold");
    assert_int_equal(points_from(1, "column D: enemies"), 8);
    given(FINAL, "p1.goblin=1", "p1.forged.3=emerald_axe_silver");
    assert_int_equal(points_from(1, "column D: enemies"), 1);
}

static void cov11_33_column_t_counts_districts_with_presence(void **state)
{
    (void)state;
    given(FINAL, "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",
          "d3=yellow_emerald_cell", "b4=blue_gold_cell", "d4=blue_mythrall_cell", "no_enemies",
          "building_1.b3=p1_house", "building_1.c3=p1_house", "building_1.c4=p1_house",
          "building_1.d3=p1_house", "building_1.b4=p1_workshop", "building_1.d4=p1_workshop",
          "p1.forged.1=emerald_axe_silver", "p1.forged.2=emerald_axe_gold");
    assert_int_equal(points_from(1, "column T: districts"), 12);
}

static void cov11_34_column_f_counts_monuments_built_or_not(void **state)
{
    (void)state;
    given(FINAL, HALLS, "p1.has=close_pillars", "carts_p1.site_g1=1", "carts_p1.site_p1=1",
          "carts_p1.site_p2=2", "pillar.b3_bottom=p1", "pillar.d3_top=p1",
          "p1.forged.5=emerald_axe_silver", "p1.forged.6=emerald_axe_gold");
    field_is("p1.forge.gate", "1");
    field_is("p1.forge.pillar", "0");
    assert_int_equal(points_from(1, "column F: monuments"), 6);
}

static void cov259_column_r_counts_types_of_relics(void **state)
{
    (void)state;
    given(FINAL, "relic.ale_horn_1=p1", "relic.ale_horn_2=used_p1", "relic.rune_map_1=used_p1",
          "relic.smiths_hammer_1=p2", "p1.forged.7=emerald_axe_silver");
    assert_int_equal(points_from(1, "column R: relics"), 2);
    given(FINAL, "relic.ale_horn_1=p1", "p1.has=lost_heirloom", "p1.forged.7=emerald_axe_silver",
          "p1.forged.8=emerald_axe_gold");
    assert_int_equal(points_from(1, "column R: relics"), 4);
    given(FINAL, "p1.has=lost_heirloom", "p1.forged.7=emerald_axe_silver"); /* COV-10.73 */
    assert_int_equal(points_from(1, "column R: relics"), 1);
}

static void cov11_35_left_over_support_and_resources(void **state)
{
    (void)state;
    given(FINAL, "p1.plus1=1", "p1.plus2=1", "p1.iron=1", "p1.gold=1", "p1.mythrall=2");
    assert_int_equal(points_from(1, "left-over support and resources"), 2);
    score_is(1, 7);
}

static void the_score_shows_what_came_during_the_game(void **state)
{
    (void)state;
    given("p1.gp=31");
    assert_int_equal(points_from(1, "during the game"), 31);
    score_is(1, 31);
    given(FINAL, "p1.gp=31", "p1.throne.iron=1", "p1.track.court=3");
    assert_int_equal(points_from(1, "during the game"), 31);
    score_is(1, 38);
}

/* ---- Who wins ---- */

static void cov261_most_gp_win(void **state)
{
    (void)state;
    given_players(3, FINAL, "p1.gp=40", "p2.gp=52", "p3.gp=51");
    verdict_is("player 2 wins with 52 GP", 2);
}

static void cov261_a_tie_goes_to_more_achievements(void **state)
{
    (void)state;
    given(FINAL, "p1.gp=50", "p1.track.court=3", "p2.gp=51");
    verdict_is("player 1 wins with 51 GP and the most achievements (1)", 1);
    /* those of a tradition count too */
    given(FINAL, "p1.gp=50", "p1.track.court=3", "p2.gp=49", "p2.has=old_deeds");
    verdict_is("player 2 wins with 51 GP and the most achievements (2)", 2);
}

static void cov261_a_complete_tie_is_shared(void **state)
{
    (void)state;
    given_players(4, FINAL, "p1.gp=50", "p2.gp=30", "p3.gp=50", "p4.gp=49");
    verdict_is("players 1 and 3 share the win with 50 GP", 5);
}

static void nobody_wins_before_the_end(void **state)
{
    char verdict[300] = "x";

    (void)state;
    given("p1.gp=99");
    assert_int_equal(adit_game_winners(covt_match(), verdict, sizeof verdict), 0);
    assert_string_equal(verdict, "");
}

/* Four cards in Available, 1 GP each at the usual difficulty (COV-300). */
static void cov303_one_player_against_the_elders(void **state)
{
    (void)state;
    given_solo(FINAL, "p1.gp=60", "elders.gp=55");
    verdict_is("player 1 wins with 60 GP against 59", 1);
    given_solo(FINAL, "p1.gp=58", "elders.gp=55");
    verdict_is("the Elders win with 59 GP against 58", 0);
    given_solo(FINAL, "p1.gp=58", "p1.track.court=3", "elders.gp=55");
    verdict_is("player 1 wins at 59 GP each, with 1 achievements against 0", 1);
    given_solo(FINAL, "p1.gp=59", "elders.gp=54", "elders.track.court=3");
    verdict_is("the Elders win at 59 GP each, with 1 achievements against 0", 0);
    given_solo(FINAL, "p1.gp=59", "elders.gp=55");
    verdict_is("player 1 and the Elders share the win with 59 GP", 1);
}

static void cov300_the_difficulty_says_what_the_elders_score(void **state)
{
    (void)state;
    given_solo(FINAL, "rules.difficulty=diff_difficult", "p1.gp=50", "elders.gp=40",
               "elders.track.court=6", "coin.glory_coin_1=elders", "relic.ale_horn_1=elders");
    verdict_is("against 50", 0); /* 40 + 2 tiles + 2 x 2 achievements + 4 x 2 cards */
    verdict_is("the Elders win with 54 GP", 0);
    given_solo(FINAL, "rules.difficulty=diff_expert", "p1.gp=70", "elders.gp=40",
               "elders.track.court=6", "coin.glory_coin_1=elders", "relic.ale_horn_1=elders");
    verdict_is("player 1 wins with 70 GP against 56", 1);
    given_solo(FINAL, "rules.difficulty=diff_expert", "rules.solo_storage_counts_relics=0",
               "p1.gp=70", "elders.gp=40", "elders.track.court=6", "coin.glory_coin_1=elders",
               "relic.ale_horn_1=elders"); /* COV-302 */
    verdict_is("player 1 wins with 70 GP against 54", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov255_more_carts_on_the_throne_are_worth_6_3_and_1),
        COVT_TEST(cov255_ties_are_broken_by_the_higher_level),
        COVT_TEST(cov10_76_whoever_is_tied_gets_the_full_points),
        COVT_TEST(cov10_109_a_tie_for_the_second_place_leaves_the_last_one_out),
        COVT_TEST(cov10_108_with_two_players_there_are_two_places),
        COVT_TEST(cov11_46_four_achievements_reveal_one_objective),
        COVT_TEST(cov10_74_fewer_than_four_reveal_none),
        COVT_TEST(cov256_eight_achievements_reveal_both),
        COVT_TEST(cov10_72_two_more_count_by_a_tradition),
        COVT_TEST(cov10_72_objectives_may_look_at_the_tracks_only),
        COVT_TEST(cov257_the_table_of_achievements),
        COVT_TEST(cov11_30_each_hall_with_presence_and_enemies_costs_2),
        COVT_TEST(cov10_82_a_hall_counts_once),
        COVT_TEST(cov10_75_the_penalty_stops_at_0_and_the_rest_is_added),
        COVT_TEST(cov11_32_column_d_counts_enemies_in_the_dungeon),
        COVT_TEST(cov11_33_column_t_counts_districts_with_presence),
        COVT_TEST(cov11_34_column_f_counts_monuments_built_or_not),
        COVT_TEST(cov259_column_r_counts_types_of_relics),
        COVT_TEST(cov11_35_left_over_support_and_resources),
        COVT_TEST(the_score_shows_what_came_during_the_game),
        COVT_TEST(cov261_most_gp_win),
        COVT_TEST(cov261_a_tie_goes_to_more_achievements),
        COVT_TEST(cov261_a_complete_tie_is_shared),
        COVT_TEST(nobody_wins_before_the_end),
        COVT_TEST(cov303_one_player_against_the_elders),
        COVT_TEST(cov300_the_difficulty_says_what_the_elders_score),
    };

    return COVT_RUN(tests);
}
