/* test_final.c - the final scoring as a course of steps (8.2): who is asked, in which order things
 * count, and what is remembered. The single sources are tested in test_scoring.c. */
#include "engine/games/covenant/turn.h"
#include "tests/engine/games/covenant/log.h"

#define OBJECTIVES "phase=objectives", "era=3", "round=4"
#define FINAL "phase=final", "era=3", "round=4"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"
/* Achievements: 4 and 8 of them. */
#define FOUR(p) p ".track.prestige=6", p ".track.mining=3", p ".track.court=3"
#define EIGHT(p) p ".track.prestige=10", p ".track.mining=10", p ".track.court=6"

/* ---- Objectives (COV-256) ---- */

/* COV-11.46, COV-178: in turn order, and only who has a choice. */
static void who_may_reveal_one_objective_is_asked_in_turn_order(void **state)
{
    (void)state;
    given_players(3, OBJECTIVES, "start_player=2", "at_turn=2", FOUR("p1"), EIGHT("p2"), FOUR("p3"),
                  "p1.objective.i=full_rack", "p1.objective.ii=kings_purse",
                  "p2.objective.i=glitter", "p2.objective.ii=keeper_of_traditions",
                  "p3.objective.i=master_mason", "p3.objective.ii=strong_arms");
    asks(3, "choose the objective");
    options_are("score master_mason | score strong_arms");
    play("score strong_arms");
    asks(1, "choose the objective");
    play("score full_rack");
    assert_true(adit_game_is_over(covt_match()));
    field_is("p1.revealed", "1");
    field_is("p2.revealed", "3");
    field_is("p3.revealed", "2");
    field_is("p1.scored.objectives", "4");
    field_is("p2.scored.objectives", "0"); /* neither jewels nor traditions */
    field_is("p3.scored.objectives", "4");
    assert_true(was_logged("reveals full_rack: 4 GP"));
}

/* COV-10.74 */
static void an_objective_that_is_not_revealed_stays_hidden(void **state)
{
    (void)state;
    given(OBJECTIVES, FOUR("p1"), "p1.objective.i=full_rack", "p1.objective.ii=kings_purse",
          "p2.objective.i=glitter", "p2.track.court=10");
    play("score full_rack");
    assert_true(was_logged("reveals full_rack"));
    assert_false(was_logged("kings_purse"));
    assert_false(was_logged("glitter"));
    field_is("p2.revealed", "0");
}

/* COV-10.107: what was discarded does not count; COV-10.115: monuments count in the forge too. */
static void objectives_count_what_is_owned_in_the_end(void **state)
{
    (void)state;
    given(OBJECTIVES, EIGHT("p1"), "p1.objective.i=master_mason", "p1.objective.ii=kings_purse",
          "p1.coin.1=glory_coin_1", "coin.glory_coin_2=discarded", "carts_p1.site_p1=1",
          "carts_p1.site_g1=1");
    field_is("p1.scored.objectives", "6"); /* 2 x 2 monuments and 2 for a coin */
    given(OBJECTIVES, HALLS, EIGHT("p1"), "p1.objective.i=pillars_of_the_mountain",
          "p1.objective.ii=kings_purse", "carts_p1.site_p1=1", "carts_p1.site_p2=2",
          "pillar.b3_bottom=p1");
    field_is("p1.scored.objectives", "3"); /* only the pillar in the mountain */
}

/* COV-10.106: all four kinds are buildings. */
static void all_buildings_in_the_mountain_count(void **state)
{
    (void)state;
    given(OBJECTIVES, HALLS, EIGHT("p1"), "p1.objective.i=settler", "carts_p1.site_p1=1",
          "carts_p1.site_g1=1", "pillar.b3_bottom=p1", "gate.b3_sw=p1", "building_1.b3=p1_house",
          "building_1.c3=p1_workshop");
    field_is("p1.scored.objectives", "4");
}

/* ---- The order of the steps ---- */

/* COV-258, COV-10.75: after the achievements, before columns and leftovers. */
static void the_penalty_takes_what_is_there_then(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=1", "c3.goblin=1", "c4.goblin=1", "p1.gp=0", "p1.track.court=3",
          "p1.throne.iron=1", "building_1.b3=p1_house", "building_1.c3=p1_house",
          "building_1.c4=p1_workshop", "p1.iron=3");
    field_is("p1.scored.throne", "6");
    field_is("p1.scored.achievements", "1");
    field_is("p1.lost", "6");
    field_is("p1.scored.leftovers", "1");
    score_is(1, 2);
    given(FINAL, HALLS, "b3.goblin=1", "c3.goblin=1", "c4.goblin=1", "p1.gp=3",
          "building_1.b3=p1_house", "building_1.c3=p1_house", "building_1.c4=p1_workshop",
          "p1.orc=2", "p1.forged.3=emerald_axe_silver");
    field_is("p1.lost", "3");
    field_is("p1.scored.column_d", "2");
    score_is(1, 2);
}

/* COV-11.30, COV-46: presence comes from gates and pillars too. */
static void presence_by_monuments_is_punished_too(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=1", "c3.orc=1", "c4.troll=1", "p1.gp=20", "carts_p1.site_p1=1",
          "pillar.b3_bottom=p1");
    field_is("p1.lost", "6");
}

/* COV-10.73 and brave_settlers, old_deeds: values that cards change in the end. */
static void cards_change_the_final_values(void **state)
{
    (void)state;
    given(FINAL, HALLS, "b3.goblin=1", "p1.gp=20", "p1.has=old_deeds brave_settlers lost_heirloom",
          "building_1.b3=p1_house", "p1.forged.7=emerald_axe_silver",
          "p1.forged.8=emerald_axe_gold");
    field_is("p1.lost", "1");
    field_is("p1.scored.achievements", "2");
    field_is("p1.scored.column_r", "2");
    score_is(1, 23);
}

/* COV-11.32 to COV-11.35 together: the sources add up to the total. */
static void the_sources_add_up(void **state)
{
    (void)state;
    given(FINAL, HALLS, "p1.goblin=1", "p1.orc=1", "p1.forged.3=emerald_axe_silver",
          "p1.forged.1=emerald_axe_gold", "p1.forged.5=gold_axe_silver", "building_1.b3=p1_house",
          "building_1.c3=p1_workshop", "carts_p1.site_p1=1", "p1.plus2=2", "p1.throne.gold=1",
          "p2.throne.gold=1");
    field_is("p1.scored.throne", "6"); /* COV-10.76: tied, both get the full points */
    field_is("p2.scored.throne", "6");
    field_is("p1.scored.column_d", "2");
    field_is("p1.scored.column_t", "2");
    field_is("p1.scored.column_f", "1");
    field_is("p1.scored.leftovers", "1");
    score_is(1, 17);
    assert_true(was_logged("6 GP for throne"));
}

/* ---- The throne ---- */

static void throne_points_are(int first, int second, int third, int fourth)
{
    const int points[COV_SEATS] = {first, second, third, fourth};

    for (int clan = 0; clan < cov_clans(covt_now()); clan++) {
        assert_int_equal(cov_throne_points(covt_now(), clan), points[clan]);
    }
}

/* COV-255: carts, then mythrall, gold, emerald, iron. */
static void ties_are_broken_level_by_level(void **state)
{
    (void)state;
    given_players(4, "p1.throne.iron=2", "p2.throne.iron=1", "p2.throne.emerald=1",
                  "p3.throne.mythrall=1", "p4.throne.gold=1");
    throne_points_are(3, 6, 1, 0);
    given_players(4, "p1.throne.mythrall=1", "p2.throne.mythrall=1", "p3.throne.mythrall=1",
                  "p4.throne.gold=1");
    throne_points_are(6, 6, 6, 0); /* COV-10.76, COV-10.109: places 1, 1, 1, 4 */
}

/* COV-10.77: the carts of the unused colour count for nobody. */
static void blocked_spaces_do_not_count(void **state)
{
    (void)state;
    given_players(3, "p3.throne.iron=1");
    throne_points_are(0, 0, 6, 0);
}

/* COV-301 */
static void the_elders_take_part_in_the_throne(void **state)
{
    (void)state;
    given_solo("elders.throne.iron=1", "p1.throne.gold=1");
    throne_points_are(6, 3, 0, 0);
    given_solo("elders.throne.iron=2", "p1.throne.gold=1");
    throne_points_are(3, 6, 0, 0);
    given_solo("p1.throne.gold=1");
    throne_points_are(6, 0, 0, 0);
    given_solo("elders.throne.gold=1", "p1.throne.gold=1");
    throne_points_are(6, 6, 0, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(who_may_reveal_one_objective_is_asked_in_turn_order),
        COVT_TEST(an_objective_that_is_not_revealed_stays_hidden),
        COVT_TEST(objectives_count_what_is_owned_in_the_end),
        COVT_TEST(all_buildings_in_the_mountain_count),
        COVT_TEST(the_penalty_takes_what_is_there_then),
        COVT_TEST(presence_by_monuments_is_punished_too),
        COVT_TEST(cards_change_the_final_values),
        COVT_TEST(the_sources_add_up),
        COVT_TEST(ties_are_broken_level_by_level),
        COVT_TEST(blocked_spaces_do_not_count),
        COVT_TEST(the_elders_take_part_in_the_throne),
    };

    return COVT_RUN(tests);
}
