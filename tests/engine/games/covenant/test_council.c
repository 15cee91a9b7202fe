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
    "coins_shown.1=decoy_coin_1", "coins_shown.2=decoy_coin_2", "coins_shown.3=jewel_coin_1",      \
        "coins_shown.4=jewel_coin_2", "traditions_shown.1=diggers_pride",                          \
        "traditions_shown.2=carters_pride", "traditions_shown.3=warriors_pride",                   \
        "traditions_shown.4=builders_pride"
/* Projects that score nothing without buildings. */
#define PROJECTS                                                                                   \
    "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall", "project.3=all_crafts"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"

/* ---- C0, C1 ---- */

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

/* ---- C2: coins and traditions ---- */

/* COV-132, COV-175 */
static void coins_work_in_the_order_of_the_player(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "p1.coin.2=glory_coin_1", "p1.coin.4=choice_coin_1",
          "p1.coin.6=gold_coin_1");
    asks(1, "choose the next Council benefit");
    options_are("benefit glory_coin_1 | benefit choice_coin_1 | benefit gold_coin_1");
    play("benefit choice_coin_1", "gold");
    refuses("benefit choice_coin_1", "it gives nothing more this Council");
    options_are("benefit glory_coin_1 | benefit gold_coin_1");
    play("benefit gold_coin_1"); /* the last one needs no question */
    goods_are(1, "2 gold 7 gp");
}

/* COV-131: the first player completely, then the next. */
static void players_are_served_in_turn_order(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "start_player=2", "at_turn=2", "p1.coin.1=choice_coin_1",
          "p2.coin.1=choice_coin_2", "p2.has=gifts_for_the_king", "p2.iron=1");
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
    given(COUNCIL, DISPLAYS, "no_enemies",
          "p1.has=honest_loads gifts_for_the_king keepers_of_heirlooms night_watch", "p1.gold=1",
          "relic.ale_horn_1=p1", "relic.miners_lamp_1=used_p1");
    asks(1, "choose the next Council benefit");
    options_are("benefit gifts_for_the_king | benefit keepers_of_heirlooms | benefit night_watch");
    play("benefit keepers_of_heirlooms");
    has(1, "7 gp");
    refuses("benefit keepers_of_heirlooms", "you have already resolved it this Council");
    play("benefit gifts_for_the_king", "deliver gold");
    has(1, "10 gp"); /* 2 for the gold, 1 of the last tradition */
    asks(1, "use a relic, or pass");
}

/* COV-10.61: a tradition obtained meanwhile joins in, and each of them works once. */
static void a_tradition_obtained_in_the_own_service_works_at_once(void **state)
{
    (void)state;
    given(COINS_PHASE, "p1.coin.1=prestige_coin_1", "p1.track.prestige=3",
          "traditions_shown.4=keepers_of_heirlooms", "p1.has=night_watch", "no_enemies",
          "relic.ale_horn_1=p1");
    asks(1, "obtain a tradition");
    play("tradition keepers_of_heirlooms");
    options_are("benefit night_watch | benefit keepers_of_heirlooms");
    play("benefit night_watch");
    has(1, "7 gp"); /* and the other one without a question */
    field_is("era", "2");
}

/* COV-10.61: with so many of them no two are taken for the same one. */
static void a_hoard_of_traditions_gives_each_of_them_once(void **state)
{
    (void)state;
    given(COUNCIL, "no_enemies", "relic.ale_horn_1=p1",
          "p1.has=night_watch diggers_pride carters_pride warriors_pride builders_pride "
          "honest_loads full_cages joy_of_discovery call_of_the_deep "
          "first_sparkle choice_of_spoils troll_slayers praise_of_the_smith long_ladders "
          "toast_to_success topping_out_feast borrowed_power old_deeds song_of_deeds "
          "hidden_chamber good_neighbours brave_settlers workshop_ale open_treasury house_sweepers "
          "lost_heirloom crowded_cells close_pillars pact_of_the_gatekeepers "
          "drums_of_stone gate_guard pride_of_the_masons keepers_of_heirlooms");
    options_are("benefit night_watch | benefit pride_of_the_masons | benefit keepers_of_heirlooms");
    play("benefit night_watch"); /* the first */
    options_are("benefit pride_of_the_masons | benefit keepers_of_heirlooms");
    play("benefit keepers_of_heirlooms"); /* the thirty-third */
    field_is("era", "2");
    has(1, "8 gp"); /* 1, and 1 for the relic and for the lost heirloom */
}

/* What lies on the table is told of everybody's service, after the player's own traditions. */
static void a_tradition_of_the_table_works_for_everybody(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "no_enemies", "in_play=night_watch");
    has(1, "6 gp");
    has(2, "6 gp");
}

/* COV-10.59: a coin obtained by a tradition's reward waits for the next Council. */
static void a_coin_obtained_in_the_council_waits(void **state)
{
    (void)state;
    given(COINS_PHASE, DISPLAYS, "coins_shown.4=glory_coin_1", "p1.coin.1=court_coin_1",
          "p1.track.court=1");
    play("coin glory_coin_1", "on cs_2", "iron", "iron");
    has(1, "5 gp 2 iron");
    field_is("p1.coin.2", "glory_coin_1");
    field_is("phase", "assign");
}

/* COV-10.58, COV-234 */
static void with_six_coins_another_one_may_be_declined(void **state)
{
    (void)state;
    given(COINS_PHASE, DISPLAYS, "p1.coin.1=court_coin_1", "p1.coin.2=glory_coin_1",
          "p1.coin.3=glory_coin_2", "p1.coin.4=gold_coin_1", "p1.coin.5=gold_coin_2",
          "p1.coin.6=mythrall_coin_1", "p1.track.court=1");
    play("benefit court_coin_1");
    asks(1, "obtain a King's Coin");
    play("decline");
    offers("benefit mythrall_coin_1");
}

/* COV-134: the next player finds full displays. */
static void displays_are_filled_up_after_each_player(void **state)
{
    (void)state;
    given(COUNCIL, DISPLAYS, "p1.coin.1=court_coin_1", "p1.track.court=1", "p2.coin.1=court_coin_2",
          "p2.track.court=1");
    play("coin jewel_coin_2", "on cs_4", "decline");
    asks(2, "obtain a King's Coin");
    assert_int_equal(count_options("coin "), 4);
    offers("coin jewel_coin_1");
    field_is("coins_shown.4", "jewel_coin_1");
}

/* COV-10.63 */
static void a_coin_of_the_display_may_be_copied(void **state)
{
    (void)state;
    given(COUNCIL, "p1.has=royal_favour", "p1.gp=0", "coins_shown.1=glory_coin_1");
    asks(1, "choose a coin whose benefit to take");
    play("coin glory_coin_1");
    has(1, "2 gp");
    field_is("coins_shown.1", "glory_coin_1");
}

/* COV-10.66 */
static void a_relic_obtained_in_a_council_is_not_fresh(void **state)
{
    (void)state;
    given(COINS_PHASE, "p1.coin.1=mining_coin_1", "p1.track.mining=1", "relics_shown.1=ale_horn_1");
    play("relic ale_horn_1");
    field_is("relic.ale_horn_1", "p1");
    asks(1, "use a relic, or pass");
}

/* COV-10.121 */
static void in_a_council_no_dwarf_is_in_use(void **state)
{
    (void)state;
    given(COUNCIL, "p1.coin.1=strength_coin_1", "p1.dwarf_on.cart=2");
    asks(1, "choose a dwarf");
    offers("strengthen 2 tavern");
}

/* ---- C3: releases (COV-135) ---- */

/* COV-11.27, COV-10.29 */
static void exactly_the_surplus_is_released(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.forged.3=emerald_axe_silver", "p1.goblin=3", "p1.orc=2",
          "p1.troll=1");
    asks(1, "your dungeon is overfull");
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
    given(RELEASE, PROJECTS, "p1.orc=2", "p1.troll=1", "p1.has=hidden_chamber"); /* COV-42 */
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
    given(RELEASE, PROJECTS, "p1.has=crowded_cells", "p1.goblin=3", "p1.orc=0");
    has(1, "3 goblin 8 gp");
    given(RELEASE, PROJECTS, "p1.has=crowded_cells", "p1.goblin=2", "p1.troll=1");
    has(1, "2 goblin 1 troll 10 gp");
}

/* COV-10.30: every key, not one of them, and the card says so. */
static void cov10_30_each_key_holds_two_goblins(void **state)
{
    (void)state;
    given(RELEASE, PROJECTS, "p1.has=crowded_cells", "p1.goblin=4");
    has(1, "4 goblin 9 gp");
    given(RELEASE, PROJECTS, "p1.has=crowded_cells", "p1.goblin=8",
          "p1.forged.3=emerald_pick_silver");
    has(1, "8 goblin 13 gp");
    const adit_cards *cards = covt_engine()->cards;
    assert_contains(cards->card[adit_cards_find(cards, "crowded_cells")].text, "Each of your keys");
}

/* COV-10.122: a goblin that shares the key of one who stays is not released. */
static void nobody_is_released_who_could_have_stayed(void **state)
{
    (void)state;
    given(RELEASE, "p1.has=crowded_cells", "p1.goblin=3", "p1.orc=1"); /* needs 3 keys, has 2 */
    options_are("release goblin | release orc");
    play("release goblin");
    has(1, "2 goblin 1 orc");
    given(RELEASE, "p1.has=crowded_cells", "p1.goblin=3", "p1.orc=1");
    play("release orc");
    has(1, "3 goblin 0 orc");
    given(RELEASE, "p1.has=crowded_cells", "p1.goblin=4", "p1.orc=1");
    play("release goblin"); /* one alone would leave three behind two keys: a second one goes */
    has(1, "2 goblin 1 orc");
    given(RELEASE, "p1.has=crowded_cells", "p1.goblin=1", "p1.orc=2", "p1.troll=1");
    play("release goblin", "release orc");
    has(1, "0 goblin 1 orc 1 troll");
}

/* COV-12.1: they are in the bag again. */
static void the_released_are_back_in_the_bag(void **state)
{
    const adit_cards *cards;

    (void)state;
    given(RELEASE, "no_enemies", "p1.troll=6");
    cards = adit_game_view_tx(covt_match())->cards;
    assert_int_equal(cov_in_bag(covt_now(), cards, 2), 4);
    has(1, "2 troll");
}

static void everybody_releases_in_turn_order(void **state)
{
    (void)state;
    given_players(3, RELEASE, "p1.goblin=2", "p1.orc=1", "p2.goblin=2", "p3.goblin=1", "p3.orc=2");
    asks(1, "your dungeon is overfull");
    play("release goblin");
    asks(3, "your dungeon is overfull");
}

/* ---- C4: the dungeon (COV-136) ---- */

/* COV-252, COV-10.62 */
static void the_dungeon_gives_gp_in_every_council(void **state)
{
    (void)state;
    given(SCORE, PROJECTS, "p1.goblin=1", "p1.troll=1", "p2.orc=2");
    has(1, "9 gp");
    has(2, "9 gp");
    given(SCORE, PROJECTS, "p1.has=full_cages", "p1.forged.3=emerald_axe_silver", "p1.goblin=1",
          "p1.orc=1", "p1.troll=2");
    has(1, "16 gp"); /* 5 + 1 + 2 + 6 + a set of three */
}

/* COV-10.62: sets count after the releases, also for a tradition of this very Council. */
static void sets_are_counted_after_the_releases(void **state)
{
    (void)state;
    given(COINS_PHASE, PROJECTS, "p1.coin.1=prestige_coin_1", "p1.track.prestige=3",
          "p1.has=hidden_chamber", "traditions_shown.4=full_cages", "p1.goblin=1", "p1.orc=1",
          "p1.troll=2");
    play("tradition full_cages", "release troll");
    has(1, "13 gp"); /* 5 + 6 + 2 */
    given(COINS_PHASE, PROJECTS, "p1.coin.1=prestige_coin_1", "p1.track.prestige=3",
          "p1.has=hidden_chamber", "traditions_shown.4=full_cages", "p1.goblin=1", "p1.orc=1",
          "p1.troll=2");
    play("tradition full_cages", "release goblin");
    has(1, "13 gp"); /* 5 + 8 */
}

/* ---- C5: projects (COV-137, COV-253) ---- */

/* COV-11.28: a yellow house, a pillar on mythrall, two kinds of buildings. */
#define BUILT                                                                                      \
    "b3=yellow_mythrall_den", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den", \
        "no_enemies", "building_1.b3=p1_house", "carts_p1.site_p1=1", "pillar.b3_bottom=p1",       \
        PROJECTS
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
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall",
          "project.3=great_gate", "b3=yellow_gold_hall", "c3=blue_emerald_hall",
          "c4=black_gold_hall", "d3=blue_emerald_den", "d4=blue_gold_cell", "b4=yellow_gold_cell",
          "a4=yellow_gold_lair", "no_enemies", "carts_p1.site_g1=1", "carts_p1.site_g2=2",
          "gate.b3_e=p1", "gate.c3_se=p1");
    /* b3, b4, a4 are yellow: 3; c3, d3, d4 are blue: 3. Both gates lie inside one district. */
    has(1, "8 gp");
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall",
          "project.3=great_gate", "b3=yellow_gold_hall", "c3=blue_emerald_hall",
          "c4=black_gold_hall", "d3=blue_emerald_den", "no_enemies");
    has(1, "5 gp"); /* without a gate nothing */
}

/* COV-10.81, COV-11.40: districts as they are now. */
static void a_gate_between_two_districts_counts_both(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall",
          "project.3=great_gate", "b3=yellow_gold_hall", "c3=blue_emerald_hall",
          "c4=black_gold_hall", "d3=blue_emerald_den", "d4=blue_gold_cell", "b4=yellow_gold_cell",
          "a4=yellow_gold_lair", "d5=blue_gold_den", "no_enemies", "carts_p1.site_g1=1",
          "gate.b3_sw=p1");
    has(1, "12 gp"); /* yellow 3 and blue 4 */
}

/* COV-10.106, COV-10.123: pillars and gates are buildings; houses of all clans count. */
static void buildings_of_others_count_where_the_project_says_so(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=gates_to_black_halls",
          "project.3=market_pillar", HALLS, "building_1.c3=p2_house", "building_2.c3=p1_workshop",
          "building_1.c4=p2_workshop", "carts_p1.site_p1=1", "pillar.b3_bottom=p1");
    has(1, "8 gp");
    given_solo(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=gates_to_black_halls",
               "project.3=market_pillar", HALLS, "building_1.c3=p2_house",
               "building_2.c3=p1_workshop", "building_1.c4=p2_workshop", "carts_p1.site_p1=1",
               "pillar.b3_bottom=p1"); /* those of the Elders too */
    has(1, "8 gp");
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=gates_to_black_halls",
          "project.3=all_crafts", HALLS, "building_1.c3=p1_house", "carts_p1.site_p1=1",
          "pillar.b3_bottom=p1");
    has(1, "9 gp");
}

/* COV-10.115: what waits in the forge is no building yet. */
static void an_acquired_pillar_that_is_not_built_counts_for_no_project(void **state)
{
    (void)state;
    given(SCORE, "era=3", "project.1=houses_in_yellow_halls", "project.2=pillars_on_mythrall",
          "project.3=all_crafts", HALLS, "carts_p1.site_p1=1");
    field_is("p1.forge.pillar", "1");
    has(1, "5 gp");
}

/* ---- C6 (COV-138) ---- */

/* COV-10.83 */
static void after_the_third_council_the_game_is_scored(void **state)
{
    (void)state;
    given(COUNCIL, "era=3", PROJECTS, "p1.coin.1=glory_coin_1", "p1.goblin=2", "p1.track.court=3");
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
