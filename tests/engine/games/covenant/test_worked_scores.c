/* test_worked_scores.c - the worked cases of section 11 about Councils and the final scoring, to
 * the letter. Names begin with the number of the case. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

/* The points for a project or of a step of the final scoring stand in the log. */
#define log_says(line) assert_log(line, true)
#define log_says_not(line) assert_log(line, false)
static void assert_log(const char *line, bool expected)
{
    bool found = false;

    for (int i = 0; i < adit_game_log_count(covt_match()); i++) {
        found |= strcmp(adit_game_log_line(covt_match(), i), line) == 0;
    }
    if (found != expected) {
        for (int i = 0; i < adit_game_log_count(covt_match()); i++) {
            print_error("  %s\n", adit_game_log_line(covt_match(), i));
        }
        fail_msg("'%s' is %sin the log", line, expected ? "not " : "");
    }
}

/* Seven halls: two of each colour in both halves, no two of a colour side by side. */
#define HALLS                                                                                      \
    "no_enemies", "b3=yellow_emerald_den", "c3=blue_gold_den", "c4=black_gold_hall",               \
        "d3=yellow_gold_hall", "c5=blue_emerald_hall", "c2=black_gold_den",                        \
        "b4=blue_mythrall_cell"
/* Both tool spaces with houses and workshops are taken: four of each are there. */
#define ALL_BASICS "p1.forged.1=emerald_axe_silver", "p1.forged.2=emerald_axe_gold"
#define FINAL "phase=final", "era=3"
#define SCORE(number) "phase=council_score", "era=" number

/* ---- Councils ---- */

static void cov11_27_four_keys_and_six_enemies(void **state)
{
    (void)state;
    given("no_enemies", "phase=release", "p1.forged.3=emerald_axe_silver", "p1.goblin=3",
          "p1.orc=2", "p1.troll=1");
    asks(1, "your dungeon is overfull");
    options_are("release goblin | release orc"); /* two, in the order of the types */
    play("release goblin");
    options_are("release goblin | release orc | release troll");
    play("release troll");
    has(1, "2 goblin 2 orc 0 troll");
    asks(1, "assign a dwarf");
    assert_int_equal(cov_in_bag(covt_now(), covt_engine()->cards, 2), 6); /* troll */
}

static void cov11_28_the_second_council_scores_two_projects(void **state)
{
    (void)state;
    given(SCORE("2"), HALLS, "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall",
          "project.3=all_crafts", "building_1.b3=p1_house");
    log_says("p1 scores 2 GP for houses_in_yellow_halls");
    log_says("p1 scores 0 GP for pillars_on_mythrall");
    log_says_not("p1 scores 2 GP for all_crafts");
    has(1, "7 gp");
}

static void cov11_36_workshops_on_mythrall(void **state)
{
    (void)state;
    given(SCORE("1"), HALLS, "c3=blue_mythrall_lair", "project.1=workshops_on_mythrall",
          "building_1.b4=p1_workshop", "building_1.c3=p1_workshop");
    log_says("p1 scores 2 GP for workshops_on_mythrall");
}

static void cov11_37_houses_in_yellow_halls(void **state)
{
    (void)state;
    given(SCORE("1"), HALLS, "c5=yellow_emerald_cell", "project.1=houses_in_yellow_halls",
          ALL_BASICS, "building_1.b3=p1_house", "building_1.d3=p1_house", "building_1.c5=p1_house");
    log_says("p1 scores 6 GP for houses_in_yellow_halls");
}

static void cov11_38_pillars_beside_mythrall(void **state)
{
    (void)state;
    /* b3, c3 and b4 have mythrall, c4 and c5 have not */
    given(SCORE("2"), HALLS, "b3=yellow_mythrall_den", "c3=blue_mythrall_lair",
          "project.2=pillars_on_mythrall", "carts_p1.site_p1=1", "carts_p1.site_p2=2",
          "pillar.b3_bottom=p1", "pillar.b4_bottom=p1");
    log_says("p1 scores 6 GP for pillars_on_mythrall");
}

static void cov11_40_a_gate_between_two_districts(void **state)
{
    (void)state;
    /* yellow: b3, b2, a2; blue: c3, c2, d3, d2 */
    given(SCORE("3"), "no_enemies", "b3=yellow_emerald_haven", "b2=yellow_emerald_cell",
          "a2=yellow_emerald_den", "c3=blue_emerald_haven", "c2=blue_emerald_hall",
          "d3=blue_emerald_den", "d2=blue_gold_den", "c4=black_gold_haven", "project.3=great_gate",
          "carts_p1.site_g1=1", "gate.b3_sw=p1");
    log_says("p1 scores 7 GP for great_gate");
}

static void cov11_42_all_four_kinds_of_building(void **state)
{
    (void)state;
    given(SCORE("3"), HALLS, ALL_BASICS, "project.3=all_crafts", "building_1.b3=p1_house",
          "building_1.c3=p1_house", "building_1.c4=p1_house", "building_1.d3=p1_workshop",
          "building_1.c5=p1_workshop", "building_1.c2=p1_workshop", "building_1.b4=p1_workshop",
          "carts_p1.site_p1=1", "carts_p1.site_p2=2", "pillar.b3_bottom=p1", "pillar.b4_bottom=p1",
          "carts_p1.site_g1=1", "carts_p1.site_g2=2", "gate.c2_e=p1", "gate.c4_e=p1");
    log_says("p1 scores 8 GP for all_crafts");
}

static void cov11_43_halls_without_enemies(void **state)
{
    (void)state;
    given(SCORE("3"), HALLS, ALL_BASICS, "project.3=safe_halls", "building_1.b3=p1_house",
          "building_1.c3=p1_house", "building_1.c4=p1_house", "building_1.d3=p1_workshop",
          "building_1.c5=p1_workshop", "building_1.c2=p1_workshop", "c4.goblin=2", "d3.troll=1",
          "b4.orc=1");
    log_says("p1 scores 4 GP for safe_halls");
}

static void cov11_44_houses_and_workshops_around_a_pillar(void **state)
{
    (void)state;
    given(SCORE("3"), HALLS, "p1.forged.1=emerald_axe_silver", "p2.forged.1=emerald_axe_gold",
          "project.3=market_pillar", "building_1.b3=p1_house", "building_2.b3=p2_workshop",
          "building_1.c3=p1_workshop", "building_2.c3=p2_house", "building_1.c4=p1_workshop",
          "building_2.c4=p2_workshop", "carts_p1.site_p1=1", "pillar.b3_bottom=p1");
    log_says("p1 scores 6 GP for market_pillar");
}

/* ---- The end ---- */

static void cov11_30_halls_with_enemies_cost_2_gp_each(void **state)
{
    (void)state;
    given(FINAL, HALLS, "p1.gp=20", "p2.gp=20", "b3.goblin=2", "c3.orc=1", "c4.goblin=1",
          "d3.troll=1", "building_1.b3=p1_house", "building_1.c3=p1_house",
          "building_1.c4=p1_workshop", "building_2.c3=p2_house", "building_2.c4=p2_house",
          "building_1.d3=p2_workshop");
    field_is("p1.lost", "6");
    field_is("p2.lost", "6"); /* c3 and c4 count for both */
    has(1, "14 gp");
    has(2, "14 gp");
}

static void cov11_32_enemies_in_the_dungeon_by_column_d(void **state)
{
    (void)state;
    given(FINAL, "p1.goblin=2", "p1.orc=1", "p1.troll=1", "p1.forged.3=emerald_axe_silver",
          "p1.forged.4=emerald_axe_gold");
    log_says("p1 scores 8 GP for column D");
}

static void cov11_33_districts_by_column_t(void **state)
{
    (void)state;
    given(FINAL, HALLS, ALL_BASICS, "building_1.b3=p1_house", "building_1.c3=p1_house",
          "building_1.c4=p1_house", "building_1.d3=p1_workshop", "building_1.c5=p1_workshop",
          "building_1.c2=p1_workshop", "b4=yellow_emerald_cell");
    log_says("p1 scores 12 GP for column T");
}

static void cov11_34_monuments_by_column_f(void **state)
{
    (void)state;
    given(FINAL, HALLS, "p1.forged.5=emerald_axe_silver", "p1.forged.6=emerald_axe_gold",
          "carts_p1.site_p1=1", "carts_p1.site_p2=2", "carts_p1.site_g1=1", "pillar.b3_bottom=p1",
          "pillar.b4_bottom=p1");
    field_is("p1.forge.gate", "1");
    log_says("p1 scores 6 GP for column F");
}

static void cov11_35_leftovers(void **state)
{
    (void)state;
    given(FINAL, "p1.plus2=1", "p1.plus1=1", "p1.iron=1", "p1.gold=1", "p1.mythrall=2");
    log_says("p1 scores 2 GP for leftovers"); /* 7 units */
    has(1, "7 gp");
}

/* The shield with +100 is just a number here. */
static void cov34_a_clan_may_pass_100_gp(void **state)
{
    (void)state;
    given("phase=council_coins", "p1.gp=99", "p1.coin.1=glory_coin_1");
    has(1, "101 gp");
    score_is(1, 101);
}

static void cov11_46_four_achievements_are_worth_one_objective(void **state)
{
    (void)state;
    given("phase=objectives", "era=3", "p1.track.prestige=6", "p1.track.mining=3",
          "p1.track.court=3", "p1.objective.i=full_rack", "p1.objective.ii=large_cellar");
    asks(1, "choose the objective");
    options_are("score full_rack | score large_cellar");
    play("score large_cellar");
    assert_true(adit_game_is_over(covt_match())); /* there was no second question */
    log_says("p1 scores 4 GP for objectives");
    field_is("p1.revealed", "2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov11_27_four_keys_and_six_enemies),
        COVT_TEST(cov11_28_the_second_council_scores_two_projects),
        COVT_TEST(cov11_36_workshops_on_mythrall),
        COVT_TEST(cov11_37_houses_in_yellow_halls),
        COVT_TEST(cov11_38_pillars_beside_mythrall),
        COVT_TEST(cov11_40_a_gate_between_two_districts),
        COVT_TEST(cov11_42_all_four_kinds_of_building),
        COVT_TEST(cov11_43_halls_without_enemies),
        COVT_TEST(cov11_44_houses_and_workshops_around_a_pillar),
        COVT_TEST(cov11_30_halls_with_enemies_cost_2_gp_each),
        COVT_TEST(cov11_32_enemies_in_the_dungeon_by_column_d),
        COVT_TEST(cov11_33_districts_by_column_t),
        COVT_TEST(cov11_34_monuments_by_column_f),
        COVT_TEST(cov11_35_leftovers),
        COVT_TEST(cov34_a_clan_may_pass_100_gp),
        COVT_TEST(cov11_46_four_achievements_are_worth_one_objective),
    };

    return COVT_RUN(tests);
}
