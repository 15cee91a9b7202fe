/* test_council.c - the Council Phase (5.3, 8.1): coins, traditions, releases, dungeon, projects. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

#include <stdio.h>

#define COUNCIL "phase=council", "round=4"
#define COINS_PHASE "phase=council_coins", "at_turn=1"
#define RELEASE "phase=release", "at_turn=1"
#define SCORE "phase=council_score", "at_turn=1"
/* Coins and traditions that give nothing of interest here. */
#define DISPLAYS                                                                                   \
    "coins_shown.1=coin_25", "coins_shown.2=coin_26", "coins_shown.3=coin_27",                     \
        "coins_shown.4=coin_28", "traditions_shown.1=trad_01", "traditions_shown.2=trad_02",       \
        "traditions_shown.3=trad_03", "traditions_shown.4=trad_04"
/* Projects that score nothing without buildings. */
#define PROJECTS "project.1=proj_a1", "project.2=proj_b1", "project.3=proj_c3"
#define HALLS "b3=hall_04", "c3=hall_10", "c4=hall_20", "d3=hall_11", "no_enemies"

/* ---- C0, C1 --------------------------------------------------------------------------------- */

/* COV-129, COV-130 */
static void dwarves_come_home_as_strong_as_they_are(void **state)
{
    (void)state;
    given(COUNCIL, "p1.dwarf_on.pick=3", "p1.dwarf_on.axe=1", "p1.dwarf_on.compass=4",
          "p1.dwarf_on.cart=3", "p1.tavern.1=0");
    field_is("p1.tavern.1", "1");
    field_is("p1.tavern.3", "2");
    field_is("p1.tavern.4", "1");
    field_is("p1.dwarf_on.pick", "0");
    field_is("era", "2"); /* nobody had anything to decide */
}

/* ---- C2: coins and traditions --------------------------------------------------------------- */

/* COV-132, COV-175 */
static void coins_work_in_the_order_of_the_player(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "p1.coin.2=coin_01", "p1.coin.4=coin_05", "p1.coin.6=coin_09");
    asks(1, "choose the next benefit");
    options_are("benefit coin_01 | benefit coin_05 | benefit coin_09");
    play("benefit coin_05", "gold");
    refuses("benefit coin_05", "it gives nothing more in this Council");
    options_are("benefit coin_01 | benefit coin_09");
    play("benefit coin_09"); /* the last one needs no question */
    goods_are(1, "2 gold 7 gp");
}

/* COV-131: the first player completely, then the next. */
static void players_are_served_in_turn_order(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "start_player=2", "at_turn=2", "p1.coin.1=coin_05",
          "p2.coin.1=coin_06", "p2.has=trad_12", "p2.iron=1");
    asks(2, "choose a resource");
    play("iron");
    asks(2, "choose a resource to deliver");
    play("stop");
    asks(1, "choose a resource");
}

/* COV-133 */
static void council_traditions_work_in_the_order_of_the_player(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "no_enemies", "p1.has=trad_05 trad_12 trad_19 trad_36", "p1.gold=1",
          "relic.relic_a_1=p1", "relic.relic_b_1=used_p1");
    asks(1, "choose the next benefit");
    options_are("benefit trad_12 | benefit trad_19 | benefit trad_36");
    play("benefit trad_19");
    has(1, "7 gp");
    refuses("benefit trad_19", "once in each Council");
    play("benefit trad_12", "deliver gold");
    has(1, "10 gp"); /* 2 for the gold, 1 of the last tradition */
    asks(1, "use a relic");
}

/* COV-10.61: a tradition obtained meanwhile joins in, and each of them works once. */
static void a_tradition_obtained_in_the_own_service_works_at_once(void **state)
{
    (void)state;
    given(COINS_PHASE, "p1.coin.1=coin_15", "p1.track.prestige=3", "traditions_shown.4=trad_19",
          "p1.has=trad_36", "no_enemies", "relic.relic_a_1=p1");
    asks(1, "obtain a tradition");
    play("tradition trad_19");
    options_are("benefit trad_36 | benefit trad_19");
    play("benefit trad_36");
    has(1, "7 gp"); /* and the other one without a question */
    field_is("era", "2");
}

/* COV-10.61: with so many of them no two are taken for the same one. */
static void a_hoard_of_traditions_gives_each_of_them_once(void **state)
{
    (void)state;
    given(COUNCIL, "no_enemies", "relic.relic_a_1=p1",
          "p1.has=trad_36 trad_01 trad_02 trad_03 trad_04 trad_05 trad_06 trad_07 trad_08 "
          "trad_09 trad_10 trad_11 trad_13 trad_14 trad_15 trad_18 trad_20 trad_22 trad_23 "
          "trad_24 trad_25 trad_26 trad_27 trad_28 trad_29 trad_30 trad_31 trad_32 trad_33 "
          "trad_34 trad_35 trad_16 trad_19");
    options_are("benefit trad_36 | benefit trad_16 | benefit trad_19");
    play("benefit trad_36"); /* the first */
    options_are("benefit trad_16 | benefit trad_19");
    play("benefit trad_19"); /* the thirty-third */
    field_is("era", "2");
    has(1, "8 gp"); /* 1, and 1 for the relic and for the lost heirloom */
}

/* What lies on the table is told of everybody's service, after the player's own traditions. */
static void a_tradition_of_the_table_works_for_everybody(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "no_enemies", "in_play=trad_36");
    has(1, "6 gp");
    has(2, "6 gp");
}

/* COV-10.59: a coin obtained by a tradition's reward waits for the next Council. */
static void a_coin_obtained_in_the_council_waits(void **state)
{
    (void)state;
    given(COINS_PHASE, DISPLAYS, "coins_shown.4=coin_01", "p1.coin.1=coin_13", "p1.track.court=1");
    play("coin coin_01", "on cs_2", "iron", "iron");
    has(1, "5 gp 2 iron");
    field_is("p1.coin.2", "coin_01");
    field_is("phase", "assign");
}

/* COV-10.58, COV-234 */
static void with_six_coins_another_one_may_be_declined(void **state)
{
    (void)state;
    given(COINS_PHASE, DISPLAYS, "p1.coin.1=coin_13", "p1.coin.2=coin_01", "p1.coin.3=coin_02",
          "p1.coin.4=coin_09", "p1.coin.5=coin_10", "p1.coin.6=coin_11", "p1.track.court=1");
    play("benefit coin_13");
    asks(1, "obtain a King's Coin");
    play("decline");
    offers("benefit coin_11");
}

/* COV-134: the next player finds full displays. */
static void displays_are_filled_up_after_each_player(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "p1.coin.1=coin_13", "p1.track.court=1", "p2.coin.1=coin_14",
          "p2.track.court=1");
    play("coin coin_28", "on cs_4", "decline");
    asks(2, "obtain a King's Coin");
    assert_int_equal(count_options("coin "), 4);
    offers("coin coin_27");
    field_is("coins_shown.4", "coin_27");
}

/* COV-10.63 */
static void a_coin_of_the_display_may_be_copied(void **state)
{
    (void)state;
    given(COUNCIL, "p1.has=trad_17", "p1.gp=0", "coins_shown.1=coin_01");
    asks(1, "choose a coin whose benefit is taken");
    play("coin coin_01");
    has(1, "2 gp");
    field_is("coins_shown.1", "coin_01");
}

/* COV-10.66 */
static void a_relic_obtained_in_a_council_is_not_fresh(void **state)
{
    (void)state;
    given(COINS_PHASE, "p1.coin.1=coin_17", "p1.track.mining=1", "relics_shown.1=relic_a_1");
    play("relic relic_a_1");
    field_is("relic.relic_a_1", "p1");
    asks(1, "use a relic");
}

/* COV-10.121 */
static void in_a_council_no_dwarf_is_in_use(void **state)
{
    (void)state;
    given(COUNCIL, "p1.coin.1=coin_21", "p1.dwarf_on.cart=2");
    asks(1, "choose a dwarf");
    offers("strengthen 2 tavern");
}

/* ---- C3: releases (COV-135) ----------------------------------------------------------------- */

/* COV-11.27, COV-10.29 */
static void exactly_the_surplus_is_released(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.forged.3=tool_axe_1", "p1.goblin=3", "p1.orc=2", "p1.troll=1");
    asks(1, "the dungeon is too small");
    options_are("release goblin | release orc");
    refuses("release troll", "goblins first, then orcs, then trolls");
    play("release orc");
    has(1, "2 orc");                            /* COV-142: not before the set is closed */
    options_are("release orc | release troll"); /* in the order of the types */
    play("release orc");
    has(1, "3 goblin 0 orc 1 troll 11 gp"); /* 5 + 3 + 3 */
}

static void whoever_fits_stays(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.goblin=1", "p1.orc=1");
    has(1, "1 goblin 1 orc 8 gp");
    given(RELEASE, PROJECTS, "p1.orc=2", "p1.troll=1", "p1.has=trad_24"); /* COV-42 */
    has(1, "2 orc 1 troll 12 gp");
}

/* The order of the types does not keep anybody from releasing only the last ones. */
static void any_set_of_the_right_size_can_be_released(void **state)
{
    (void)state;
    given(RELEASE, "p1.goblin=2", "p1.troll=2");
    play("release troll");
    has(1, "2 goblin 0 troll"); /* the second troll is all that is left to choose */
    given(RELEASE, "p1.goblin=2", "p1.troll=2");
    play("release goblin", "release troll");
    has(1, "1 goblin 1 troll");
    given(RELEASE, "p1.goblin=2", "p1.troll=2");
    play("release goblin", "release goblin");
    has(1, "0 goblin 2 troll");
}

/* COV-10.30 */
static void one_key_holds_two_goblins_with_a_tradition(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.has=trad_31", "p1.goblin=3", "p1.orc=0");
    has(1, "3 goblin 8 gp");
    given(RELEASE, PROJECTS, "p1.has=trad_31", "p1.goblin=2", "p1.troll=1");
    has(1, "2 goblin 1 troll 10 gp");
}

/* COV-10.30: every key, not one of them, and the card says so. */
static void cov10_30_each_key_holds_two_goblins(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.has=trad_31", "p1.goblin=4");
    has(1, "4 goblin 9 gp");
    given(RELEASE, PROJECTS, "p1.has=trad_31", "p1.goblin=8", "p1.forged.3=tool_pick_1");
    has(1, "8 goblin 13 gp");
    const adit_cards *cards = covt_engine()->cards;
    assert_contains(cards->card[adit_cards_find(cards, "trad_31")].text, "Each of your keys");
}

/* COV-10.122: a goblin that shares the key of one who stays is not released. */
static void nobody_is_released_who_could_have_stayed(void **state)
{
    (void)state;
    given(RELEASE, "p1.has=trad_31", "p1.goblin=3", "p1.orc=1"); /* needs 3 keys, has 2 */
    options_are("release goblin | release orc");
    play("release goblin");
    has(1, "2 goblin 1 orc");
    given(RELEASE, "p1.has=trad_31", "p1.goblin=3", "p1.orc=1");
    play("release orc");
    has(1, "3 goblin 0 orc");
    given(RELEASE, "p1.has=trad_31", "p1.goblin=4", "p1.orc=1");
    play("release goblin"); /* one alone would leave three behind two keys: a second one goes */
    has(1, "2 goblin 1 orc");
    given(RELEASE, "p1.has=trad_31", "p1.goblin=1", "p1.orc=2", "p1.troll=1");
    play("release goblin", "release orc");
    has(1, "0 goblin 1 orc 1 troll");
}

/* COV-12.1: they are in the bag again. */
static void the_released_are_back_in_the_bag(void **state)
{
    const adit_cards *cards;

    (void)state;
    given(RELEASE, "no_enemies", "p1.troll=6");
    cards = adit_game_look(covt_match())->cards;
    assert_int_equal(cov_in_bag(covt_now(), cards, 2), 4);
    has(1, "2 troll");
}

static void everybody_releases_in_turn_order(void **state)
{
    (void)state;
    given_players(3, RELEASE, "p1.goblin=2", "p1.orc=1", "p2.goblin=2", "p3.goblin=1", "p3.orc=2");
    asks(1, "the dungeon is too small");
    play("release goblin");
    asks(3, "the dungeon is too small");
}

/* ---- C4: the dungeon (COV-136) -------------------------------------------------------------- */

/* COV-252, COV-10.62 */
static void the_dungeon_gives_gp_in_every_council(void **state)
{
    (void)state;
    given(SCORE, PROJECTS, "p1.goblin=1", "p1.troll=1", "p2.orc=2");
    has(1, "9 gp");
    has(2, "9 gp");
    given(SCORE, PROJECTS, "p1.has=trad_06", "p1.forged.3=tool_axe_1", "p1.goblin=1", "p1.orc=1",
          "p1.troll=2");
    has(1, "16 gp"); /* 5 + 1 + 2 + 6 + a set of three */
}

/* COV-10.62: sets count after the releases, also for a tradition of this very Council. */
static void sets_are_counted_after_the_releases(void **state)
{
    (void)state;
    given(COINS_PHASE, PROJECTS, "p1.coin.1=coin_15", "p1.track.prestige=3", "p1.has=trad_24",
          "traditions_shown.4=trad_06", "p1.goblin=1", "p1.orc=1", "p1.troll=2");
    play("tradition trad_06", "release troll");
    has(1, "13 gp"); /* 5 + 6 + 2 */
    given(COINS_PHASE, PROJECTS, "p1.coin.1=coin_15", "p1.track.prestige=3", "p1.has=trad_24",
          "traditions_shown.4=trad_06", "p1.goblin=1", "p1.orc=1", "p1.troll=2");
    play("tradition trad_06", "release goblin");
    has(1, "13 gp"); /* 5 + 8 */
}

/* ---- C5: projects (COV-137, COV-253) -------------------------------------------------------- */

/* COV-11.28: a yellow house, a pillar on mythrall, two kinds of buildings. */
#define BUILT                                                                                      \
    "b3=hall_07", "c3=hall_10", "c4=hall_20", "d3=hall_11", "no_enemies",                          \
        "building_1.b3=p1_house", "carts_p1.site_p1=1", "pillar.b3_bottom=p1", PROJECTS
static void in_the_second_council_the_first_two_projects_score(void **state)
{
    (void)state;
    given(SCORE, BUILT);
    has(1, "7 gp");
    given(SCORE, BUILT, "era=2");
    has(1, "9 gp");
    given(SCORE, BUILT, "era=3"); /* COV-10.83: all three, then the final scoring */
    assert_true(adit_game_is_over(covt_match()));
    has(1, "13 gp");
}

/* COV-177, COV-10.78: the gate that gives most, and a district that it touches twice once. */
static void a_special_project_takes_the_best_monument(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b1", "project.3=proj_c1",
          "b3=hall_04", "c3=hall_10", "c4=hall_20", "d3=hall_11", "d4=hall_12", "b4=hall_06",
          "a4=hall_05", "no_enemies", "carts_p1.site_g1=1", "carts_p1.site_g2=2", "gate.b3_e=p1",
          "gate.c3_se=p1");
    /* b3, b4, a4 are yellow: 3; c3, d3, d4 are blue: 3. Both gates lie inside one district. */
    has(1, "8 gp");
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b1", "project.3=proj_c1",
          "b3=hall_04", "c3=hall_10", "c4=hall_20", "d3=hall_11", "no_enemies");
    has(1, "5 gp"); /* without a gate nothing */
}

/* COV-10.81, COV-11.40: districts as they are now. */
static void a_gate_between_two_districts_counts_both(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b1", "project.3=proj_c1",
          "b3=hall_04", "c3=hall_10", "c4=hall_20", "d3=hall_11", "d4=hall_12", "b4=hall_06",
          "a4=hall_05", "d5=hall_13", "no_enemies", "carts_p1.site_g1=1", "gate.b3_sw=p1");
    has(1, "12 gp"); /* yellow 3 and blue 4 */
}

/* COV-10.106, COV-10.123: pillars and gates are buildings; houses of all clans count. */
static void buildings_of_others_count_where_the_project_says_so(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b4", "project.3=proj_c5", HALLS,
          "building_1.c3=p2_house", "building_2.c3=p1_workshop", "building_1.c4=p2_workshop",
          "carts_p1.site_p1=1", "pillar.b3_bottom=p1");
    has(1, "8 gp");
    given_solo(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b4", "project.3=proj_c5", HALLS,
               "building_1.c3=p2_house", "building_2.c3=p1_workshop", "building_1.c4=p2_workshop",
               "carts_p1.site_p1=1", "pillar.b3_bottom=p1"); /* those of the Elders too */
    has(1, "8 gp");
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b4", "project.3=proj_c3", HALLS,
          "building_1.c3=p1_house", "carts_p1.site_p1=1", "pillar.b3_bottom=p1");
    has(1, "9 gp");
}

/* COV-10.115: what waits in the forge is no building yet. */
static void an_acquired_pillar_that_is_not_built_counts_for_no_project(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=proj_a1", "project.2=proj_b1", "project.3=proj_c3", HALLS,
          "carts_p1.site_p1=1");
    field_is("p1.forge.pillar", "1");
    has(1, "5 gp");
}

/* ---- C6 (COV-138) --------------------------------------------------------------------------- */

/* COV-10.83 */
static void after_the_third_council_the_game_is_scored(void **state)
{
    (void)state;
    given(COUNCIL, "era=3", PROJECTS, "p1.coin.1=coin_01", "p1.goblin=2", "p1.track.court=3");
    assert_true(adit_game_is_over(covt_match()));
    has(1, "10 gp"); /* 5 + 2 of the coin + 2 goblins + 1 achievement */
    field_is("p1.tavern.1", "4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(dwarves_come_home_as_strong_as_they_are),
        COVT_TEST(coins_work_in_the_order_of_the_player),
        COVT_TEST(players_are_served_in_turn_order),
        COVT_TEST(council_traditions_work_in_the_order_of_the_player),
        COVT_TEST(a_tradition_obtained_in_the_own_service_works_at_once),
        COVT_TEST(a_hoard_of_traditions_gives_each_of_them_once),
        COVT_TEST(a_tradition_of_the_table_works_for_everybody),
        COVT_TEST(a_coin_obtained_in_the_council_waits),
        COVT_TEST(with_six_coins_another_one_may_be_declined),
        COVT_TEST(displays_are_filled_up_after_each_player),
        COVT_TEST(a_coin_of_the_display_may_be_copied),
        COVT_TEST(a_relic_obtained_in_a_council_is_not_fresh),
        COVT_TEST(in_a_council_no_dwarf_is_in_use),
        COVT_TEST(exactly_the_surplus_is_released),
        COVT_TEST(whoever_fits_stays),
        COVT_TEST(any_set_of_the_right_size_can_be_released),
        COVT_TEST(one_key_holds_two_goblins_with_a_tradition),
        COVT_TEST(cov10_30_each_key_holds_two_goblins),
        COVT_TEST(nobody_is_released_who_could_have_stayed),
        COVT_TEST(the_released_are_back_in_the_bag),
        COVT_TEST(everybody_releases_in_turn_order),
        COVT_TEST(the_dungeon_gives_gp_in_every_council),
        COVT_TEST(sets_are_counted_after_the_releases),
        COVT_TEST(in_the_second_council_the_first_two_projects_score),
        COVT_TEST(a_special_project_takes_the_best_monument),
        COVT_TEST(a_gate_between_two_districts_counts_both),
        COVT_TEST(buildings_of_others_count_where_the_project_says_so),
        COVT_TEST(an_acquired_pillar_that_is_not_built_counts_for_no_project),
        COVT_TEST(after_the_third_council_the_game_is_scored),
    };

    return COVT_RUN(tests);
}
