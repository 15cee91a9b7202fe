/* test_projects.c - the 18 projects (COV-250) and the 12 objectives (COV-249) on mountains made by
 * hand. Points are asked of the card, which is what Councils and the final scoring do. */
#include "engine/games/covenant/turn.h"
#include "tests/support/cov_table.h"

/* Yellow b3 emerald, blue c3 gold, black c4 mythrall, yellow d3 gold, black d4 mythrall: two slots
 * each but d4. */
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_den", "c3=blue_gold_den", "c4=black_mythrall_warren",         \
        "d3=yellow_gold_hall", "d4=black_mythrall_cell"
/* All three pillars and all three gates are acquired. */
#define PILLARS "carts_p1.site_p1=1", "carts_p1.site_p2=2", "carts_p1.site_p3=3"
#define GATES "carts_p1.site_g1=1", "carts_p1.site_g2=2", "carts_p1.site_g3=3"
/* All houses and workshops have left the tool spaces. */
#define ALL_BASICS "p1.forged.1=emerald_pick_silver", "p1.forged.2=emerald_pick_gold"

static const adit_card *card_called(const char *id)
{
    const int card = adit_cards_find(covt_engine()->cards, id);

    assert_true(card != ADIT_NO_CARD);
    return &covt_engine()->cards->card[card];
}

static int points_of_project(const char *id, int seat)
{
    return cov_project_points(adit_game_view_tx(covt_match()), seat - 1, card_called(id));
}

static int points_of_objective(const char *id, int seat)
{
    return adit_fact_number(adit_game_view_tx(covt_match()), seat - 1, card_called(id),
                            COV_OBJECTIVE_POINTS);
}

/* ---- A: houses and workshops ---- */

/* COV-11.37, houses_in_yellow_halls: 3 houses in yellow halls; houses_in_blue_halls,
 * houses_in_black_halls: the other colours. */
static void houses_by_colour(void **state)
{
    (void)state;
    given(MOUNTAIN, ALL_BASICS, "building_1.b3=p1_house", "building_1.d3=p1_house",
          "b2=yellow_emerald_cell", "building_1.b2=p1_house", "building_1.c4=p2_house");
    assert_int_equal(points_of_project("houses_in_yellow_halls", 1), 6);
    assert_int_equal(points_of_project("houses_in_blue_halls", 1), 0);
    assert_int_equal(points_of_project("houses_in_black_halls", 1), 0);
    assert_int_equal(points_of_project("houses_in_black_halls", 2), 2);
    given(MOUNTAIN, ALL_BASICS, "building_1.c3=p1_house", "building_1.c4=p1_house",
          "building_1.d4=p1_house", "building_1.d3=p1_workshop");
    assert_int_equal(points_of_project("houses_in_yellow_halls", 1),
                     0); /* the workshop is no house */
    assert_int_equal(points_of_project("houses_in_blue_halls", 1), 2);
    assert_int_equal(points_of_project("houses_in_black_halls", 1), 4);
}

/* COV-11.36, workshops_on_mythrall: 2 workshops on mythrall; workshops_on_emerald,
 * workshops_on_gold: the other veins. */
static void workshops_by_vein(void **state)
{
    (void)state;
    given(MOUNTAIN, ALL_BASICS, "building_1.c4=p1_workshop", "building_1.d4=p1_workshop",
          "building_1.c3=p1_workshop", "building_1.b3=p1_workshop", "building_1.d3=p1_house");
    assert_int_equal(points_of_project("workshops_on_mythrall", 1), 2);
    assert_int_equal(points_of_project("workshops_on_gold", 1),
                     2); /* the house on gold does not count */
    assert_int_equal(points_of_project("workshops_on_emerald", 1), 2);
    assert_int_equal(points_of_project("workshops_on_mythrall", 2), 0);
}

/* ---- B: pillars and gates ---- */

/* COV-11.38, pillars_on_mythrall: one pillar touches 2 mythrall halls, another one touches 1. */
static void pillars_by_vein(void **state)
{
    (void)state;
    /* d4_top: d4, c4, c5; b3_bottom: b3, c3, c4. */
    given(MOUNTAIN, PILLARS, "c5=yellow_gold_cell", "pillar.d4_top=p1", "pillar.b3_bottom=p1");
    assert_int_equal(points_of_project("pillars_on_mythrall", 1), 6);
    assert_int_equal(points_of_project("pillars_on_gold", 1), 4);    /* gold: c5, c3 */
    assert_int_equal(points_of_project("pillars_on_emerald", 1), 2); /* emerald: b3 */
    assert_int_equal(points_of_project("pillars_on_mythrall", 2), 0);
}

/* COV-10.80: three mythrall halls */
static void a_pillar_on_three_mythrall_halls_scores_6(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, "c5=blue_mythrall_cell", "pillar.d4_top=p1");
    assert_int_equal(points_of_project("pillars_on_mythrall", 1), 6);
    assert_int_equal(points_of_project("pillars_on_gold", 1), 0);
}

/* COV-250: a hall counts once for every pillar or gate that touches it. */
static void a_hall_counts_for_every_monument_that_touches_it(void **state)
{
    (void)state;
    /* d4_top: d4, c4, c5; b3_bottom: b3, c3, c4: both touch c4. */
    given(MOUNTAIN, PILLARS, "c5=blue_emerald_hall", "pillar.d4_top=p1", "pillar.b3_bottom=p1");
    assert_int_equal(points_of_project("pillars_on_mythrall", 1), 6);
}

/* gates_to_black_halls to gates_to_yellow_halls: 2 for one colour, 1 for another */
static void gates_by_colour(void **state)
{
    (void)state;
    given(MOUNTAIN, GATES, "gate.c3_e=p1"); /* blue and black */
    assert_int_equal(points_of_project("gates_to_black_halls", 1), 3);
    assert_int_equal(points_of_project("gates_to_blue_halls", 1), 2);
    assert_int_equal(points_of_project("gates_to_yellow_halls", 1), 1);
    given(MOUNTAIN, GATES, "gate.b3_sw=p1", "gate.d3_e=p1"); /* yellow, blue; yellow, black */
    assert_int_equal(points_of_project("gates_to_black_halls", 1), 3);
    assert_int_equal(points_of_project("gates_to_blue_halls", 1), 4);
    assert_int_equal(points_of_project("gates_to_yellow_halls", 1), 5);
    assert_int_equal(points_of_project("gates_to_yellow_halls", 2), 0);
}

/* Only what stands in the mountain counts (COV-10.115). */
static void what_lies_in_the_forge_does_not_count(void **state)
{
    (void)state;
    given(MOUNTAIN, GATES, PILLARS);
    for (int i = 1; i <= 6; i++) {
        const char id[] = {'p', 'r', 'o', 'j', '_', 'b', (char)('0' + i), '\0'};
        assert_int_equal(points_of_project(id, 1), 0);
    }
    assert_int_equal(points_of_project("great_gate", 1), 0); /* COV-177: no gate to choose */
    assert_int_equal(points_of_project("great_pillar", 1), 0);
    assert_int_equal(points_of_project("market_pillar", 1), 0);
}

/* ---- C: the special ones ---- */

/* A yellow district of 3 (b2, b3, a3) and a blue one of 4 (c2, c3, d2, d3). */
#define TWO_DISTRICTS                                                                              \
    "no_enemies", "a3=yellow_emerald_haven", "b2=yellow_emerald_cell", "b3=yellow_emerald_den",    \
        "c2=blue_emerald_haven", "c3=blue_emerald_hall", "d2=blue_emerald_den",                    \
        "d3=blue_gold_cell", "c4=black_gold_haven"

/* COV-11.40 */
static void a_gate_scores_the_districts_it_touches(void **state)
{
    (void)state;
    given(TWO_DISTRICTS, GATES, "gate.b3_sw=p1");
    assert_int_equal(points_of_project("great_gate", 1), 7);
    assert_int_equal(points_of_project("great_gate", 2), 0);
}

/* COV-10.78 */
static void a_gate_inside_one_district_counts_it_once(void **state)
{
    (void)state;
    given(TWO_DISTRICTS, GATES, "gate.c3_se=p1");
    assert_int_equal(points_of_project("great_gate", 1), 4);
}

/* COV-177: the best gate is taken. */
static void the_best_gate_is_chosen(void **state)
{
    (void)state;
    given(TWO_DISTRICTS, GATES, "gate.b2_e=p1", "gate.c3_e=p1");
    assert_int_equal(points_of_project("great_gate", 1),
                     5); /* blue 4 and black 1, rather than yellow 3 */
    given(TWO_DISTRICTS, GATES, "gate.b3_sw=p1", "gate.d2_e=p1");
    assert_int_equal(points_of_project("great_gate", 1),
                     7); /* yellow 3 and blue 4, rather than blue 4 */
}

/* great_pillar, COV-10.81 */
static void a_pillar_scores_the_districts_it_touches(void **state)
{
    (void)state;
    given(TWO_DISTRICTS, PILLARS, "pillar.b3_bottom=p1"); /* b3, c3, c4 */
    assert_int_equal(points_of_project("great_pillar", 1), 8);
    given(TWO_DISTRICTS, PILLARS, "pillar.d3_top=p1"); /* c3, c4, d3: blue once */
    assert_int_equal(points_of_project("great_pillar", 1), 5);
    /* One more face-up black hall next to c4. */
    given(TWO_DISTRICTS, PILLARS, "pillar.d3_top=p1", "c5=black_gold_hall");
    assert_int_equal(points_of_project("great_pillar", 1), 6);
}

/* COV-11.42, COV-10.106: however many of each kind. */
static void different_kinds_of_buildings_score(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, GATES, ALL_BASICS, "c5=black_gold_hall", "b2=yellow_mythrall_den",
          "a2=yellow_mythrall_warren", "building_1.b3=p1_house", "building_1.c3=p1_house",
          "building_1.c4=p1_house", "building_1.d3=p1_workshop", "building_1.d4=p1_workshop",
          "building_1.b2=p1_workshop", "building_1.c5=p1_workshop", "pillar.d4_top=p1",
          "pillar.b3_bottom=p1", "gate.b3_sw=p1", "gate.d3_e=p1");
    assert_int_equal(points_of_project("all_crafts", 1), 8);
    given(MOUNTAIN, PILLARS, "building_1.b3=p1_house", "building_1.c3=p1_house",
          "pillar.b3_bottom=p1");
    assert_int_equal(points_of_project("all_crafts", 1), 4);
    assert_int_equal(points_of_project("all_crafts", 2), 0);
}

/* COV-11.43: presence in 6 halls, 2 of them with enemies. */
static void halls_without_enemies_score(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, "c5=black_gold_hall", "b2=yellow_mythrall_den", "pillar.d4_top=p1",
          "building_1.b3=p1_house", "building_1.c3=p1_house", "building_1.b2=p1_workshop",
          "building_1.c4=p1_workshop", "b3.goblin=2", "c5.troll=1", "d3.orc=1");
    /* d4, c4, c5 by the pillar, b3, c3, b2; c4 only once */
    assert_int_equal(points_of_project("safe_halls", 1), 4);
}

/* COV-11.44: the halls of the pillar hold 2 houses and 4 workshops, of any clan. */
static void a_pillar_scores_houses_and_workshops_around_it(void **state)
{
    (void)state;
    given_players(3, "no_enemies", "b3=yellow_emerald_den", "c3=blue_gold_den",
                  "c4=black_mythrall_warren", "d3=yellow_gold_hall", PILLARS, "pillar.b3_bottom=p1",
                  "building_1.b3=p1_house", "building_2.b3=p2_workshop", "building_1.c3=p2_house",
                  "building_2.c3=p3_workshop", "building_1.c4=p1_workshop",
                  "building_2.c4=p3_workshop", "building_1.d3=p2_workshop");
    assert_int_equal(points_of_project("market_pillar", 1), 6);
    assert_int_equal(points_of_project("market_pillar", 2), 0); /* no pillar of its own */
}

/* COV-177: the best of two pillars */
static void the_best_pillar_is_chosen(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, "c5=black_gold_hall", "pillar.b3_bottom=p1", "pillar.d4_top=p1",
          "building_1.c5=p2_house", "building_2.c5=p1_house", "building_1.b3=p2_house");
    assert_int_equal(points_of_project("market_pillar", 1), 2);
}

/* short_way_to_work, COV-10.79: houses next to the workshop, not in its hall, each for every
 * workshop. */
static void workshops_score_houses_next_to_them(void **state)
{
    (void)state;
    given(MOUNTAIN, "building_1.c3=p1_workshop", "building_2.c3=p2_house", "building_1.b3=p2_house",
          "building_1.d4=p2_workshop");
    assert_int_equal(points_of_project("short_way_to_work", 1), 1);
    assert_int_equal(points_of_project("short_way_to_work", 2), 0); /* nothing lives next to d4 */
    given(MOUNTAIN, "building_1.c3=p1_workshop", "building_1.c4=p1_workshop",
          "building_1.b3=p2_house", "building_1.d3=p1_house");
    assert_int_equal(points_of_project("short_way_to_work", 1),
                     4); /* both houses for both workshops */
}

/* COV-10.123: houses and workshops of the Elders count as any clan's. */
static void buildings_of_the_elders_count_for_projects(void **state)
{
    (void)state;
    given_solo(MOUNTAIN, PILLARS, "pillar.b3_bottom=p1", "building_1.c3=p2_house",
               "building_1.b3=p2_workshop", "building_1.c4=p1_workshop");
    assert_int_equal(points_of_project("market_pillar", 1), 3);
    assert_int_equal(points_of_project("short_way_to_work", 1), 1);
}

/* ---- Enemies in the end ---- */

/* COV-10.82, COV-258: two buildings and two enemies in one hall, taken off once. */
static void a_hall_with_enemies_is_taken_off_once(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, "phase=final", "era=3", "pillar.b3_bottom=p1",
          "building_1.c3=p1_house", "c3.goblin=1", "c3.orc=1", "p1.gp=20");
    field_is("p1.lost", "2");
    field_is("p2.lost", "0");
}

/* ---- Objectives (COV-249) ---- */

/* full_rack: printed tools too */
static void obj_01_counts_tools(void **state)
{
    (void)state;
    given(MOUNTAIN);
    assert_int_equal(points_of_objective("full_rack", 1), 4);
    given(MOUNTAIN, ALL_BASICS, "p1.forged.5=mythrall_book_silver_1");
    assert_int_equal(points_of_objective("full_rack", 1), 7);
    assert_int_equal(points_of_objective("full_rack", 2), 4);
}

static void obj_02_counts_jewels(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.axe=silver_goblin_1",
          "p1.jewel.pick=golden_orc_1", "p1.jewel.cart=silver_cart_1");
    assert_int_equal(points_of_objective("glitter", 1), 6);
    assert_int_equal(points_of_objective("glitter", 2), 0);
}

/* master_mason, COV-10.115: built or not */
static void obj_03_counts_acquired_monuments(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, "carts_p1.site_g1=1", "pillar.b3_bottom=p1");
    assert_int_equal(points_of_objective("master_mason", 1), 8);
    assert_int_equal(points_of_objective("master_mason", 2), 0);
}

/* settler, COV-10.106: all four kinds; COV-10.115: not what lies in the forge. */
static void obj_04_counts_buildings_in_the_mountain(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, GATES, "pillar.b3_bottom=p1", "gate.b3_sw=p1",
          "building_1.c3=p1_house", "building_1.c4=p1_workshop", "building_1.b3=p2_house");
    assert_int_equal(points_of_objective("settler", 1), 4);
    assert_int_equal(points_of_objective("settler", 2), 1);
}

static void obj_05_and_obj_06_count_pillars_and_gates_in_the_mountain(void **state)
{
    (void)state;
    given(MOUNTAIN, PILLARS, GATES, "c5=black_gold_hall", "pillar.b3_bottom=p1", "pillar.d4_top=p1",
          "gate.b3_sw=p1");
    assert_int_equal(points_of_objective("pillars_of_the_mountain", 1), 6);
    assert_int_equal(points_of_objective("open_doors", 1), 3);
    assert_int_equal(points_of_objective("pillars_of_the_mountain", 2), 0);
}

/* kings_purse, COV-10.107: on the board only; the discarded one is gone. */
static void obj_07_counts_coins_on_the_board(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.coin.1=glory_coin_1", "p1.coin.4=glory_coin_2",
          "coin.support_coin_1=discarded");
    assert_int_equal(points_of_objective("kings_purse", 1), 4);
    assert_int_equal(points_of_objective("kings_purse", 2), 0);
}

static void obj_08_counts_traditions(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.has=honest_loads joy_of_discovery call_of_the_deep");
    assert_int_equal(points_of_objective("keeper_of_traditions", 1), 6);
}

static void obj_09_counts_the_strength_of_all_dwarves(void **state)
{
    (void)state;
    given(MOUNTAIN);
    assert_int_equal(points_of_objective("strong_arms", 1), 4);
    given(MOUNTAIN, "p1.tavern.4=2", "p1.tavern.2=1");
    play("assign 4 to axe");
    assert_int_equal(points_of_objective("strong_arms", 1), 11); /* also the one on a tool */
}

/* bunch_of_keys, large_cellar, hidden_chamber */
static void obj_10_and_obj_11_count_keys_and_storage(void **state)
{
    (void)state;
    given(MOUNTAIN);
    assert_int_equal(points_of_objective("bunch_of_keys", 1), 4);
    assert_int_equal(points_of_objective("large_cellar", 1), 4);
    given(MOUNTAIN, "p1.has=hidden_chamber");
    assert_int_equal(points_of_objective("bunch_of_keys", 1), 6);
    assert_int_equal(points_of_objective("large_cellar", 1), 5);
    given(MOUNTAIN, "p1.has=hidden_chamber", "p1.forged.3=emerald_pick_silver",
          "p1.forged.4=emerald_pick_gold", "p1.forged.8=gold_pick_silver");
    assert_int_equal(points_of_objective("bunch_of_keys", 1), 14); /* the most: 7 keys */
    assert_int_equal(points_of_objective("large_cellar", 1), 9);
}

/* collector, lost_heirloom: types, used ones too */
static void obj_12_counts_relic_types(void **state)
{
    (void)state;
    given(MOUNTAIN, "relic.ale_horn_1=p1", "relic.ale_horn_2=used_p1",
          "relic.ancestor_crown_1=used_p1");
    assert_int_equal(points_of_objective("collector", 1), 4);
    given(MOUNTAIN, "relic.ale_horn_1=p1", "p1.has=lost_heirloom");
    assert_int_equal(points_of_objective("collector", 1), 4);
    given(MOUNTAIN, "p1.has=lost_heirloom"); /* COV-10.73 */
    assert_int_equal(points_of_objective("collector", 1), 2);
    assert_int_equal(points_of_objective("collector", 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(houses_by_colour),
        COVT_TEST(workshops_by_vein),
        COVT_TEST(pillars_by_vein),
        COVT_TEST(a_pillar_on_three_mythrall_halls_scores_6),
        COVT_TEST(a_hall_counts_for_every_monument_that_touches_it),
        COVT_TEST(gates_by_colour),
        COVT_TEST(what_lies_in_the_forge_does_not_count),
        COVT_TEST(a_gate_scores_the_districts_it_touches),
        COVT_TEST(a_gate_inside_one_district_counts_it_once),
        COVT_TEST(the_best_gate_is_chosen),
        COVT_TEST(a_pillar_scores_the_districts_it_touches),
        COVT_TEST(different_kinds_of_buildings_score),
        COVT_TEST(halls_without_enemies_score),
        COVT_TEST(a_pillar_scores_houses_and_workshops_around_it),
        COVT_TEST(the_best_pillar_is_chosen),
        COVT_TEST(workshops_score_houses_next_to_them),
        COVT_TEST(buildings_of_the_elders_count_for_projects),
        COVT_TEST(a_hall_with_enemies_is_taken_off_once),
        COVT_TEST(obj_01_counts_tools),
        COVT_TEST(obj_02_counts_jewels),
        COVT_TEST(obj_03_counts_acquired_monuments),
        COVT_TEST(obj_04_counts_buildings_in_the_mountain),
        COVT_TEST(obj_05_and_obj_06_count_pillars_and_gates_in_the_mountain),
        COVT_TEST(obj_07_counts_coins_on_the_board),
        COVT_TEST(obj_08_counts_traditions),
        COVT_TEST(obj_09_counts_the_strength_of_all_dwarves),
        COVT_TEST(obj_10_and_obj_11_count_keys_and_storage),
        COVT_TEST(obj_12_counts_relic_types),
    };

    return COVT_RUN(tests);
}
