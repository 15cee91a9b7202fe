/* test_worked_cases.c - the worked cases of section 11 of the rules, to the letter and in their
 * order: laying out, playing, dwarves, actions. The cases of scoring stand in
 * test_worked_scores.c, case 5 in test_odd_pieces.c. Names begin with the number of the case. */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

#include <stdio.h>

/* Halls without enemies; colour and vein of each are told where it matters. */
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"
#define ONE_OF_EACH "p1.iron=1", "p1.emerald=1", "p1.gold=1", "p1.mythrall=1"
#define HAMMER "relic.smiths_hammer_1=p1" /* forge a tool or inlay a jewel */
#define BLUE "p1.clan=clan_blue"          /* pick silver, axe gold, compass silver, cart gold */

static bool log_says(const char *line)
{
    for (int i = 0; i < adit_game_log_count(covt_match()); i++) {
        if (strcmp(adit_game_log_line(covt_match(), i), line) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- Strength and support ---- */

static void cov11_1_a_dwarf_of_strength_3_delivers_at_most_3(void **state)
{
    (void)state;
    given("p1.tavern.3=1", ONE_OF_EACH);
    play("assign 3 to cart", "action", "site site_p3", "deliver iron", "deliver emerald");
    offers("stop");
    play("deliver gold");
    asks(1, "choose a reward"); /* the site is complete and the strength used up */
    play("reward 1 of site_p3", "decline");
    asks(2, "assign a dwarf");
    has(1, "0 iron 0 emerald 0 gold 1 mythrall");
}

static void cov11_2_with_a_plus1_it_is_4_and_the_piece_goes_back(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.plus1=1", ONE_OF_EACH);
    play("assign 3 to cart", "plus1", "action", "site site_p3", "deliver iron", "deliver emerald",
         "deliver gold", "reward 1 of site_p3", "decline");
    asks(1, "choose a resource to deliver"); /* the fourth goes to the throne */
    options_are("deliver mythrall | stop");
    assert_int_equal(cov_supply(covt_now(), covt_engine()->cards, COV_PLUS1), 19);
    play("deliver mythrall");
    asks(2, "assign a dwarf");
    has(1, "0 iron 0 emerald 0 gold 0 mythrall 0 plus1 11 gp");
    field_is("p1.throne.mythrall", "1");
    assert_int_equal(cov_supply(covt_now(), covt_engine()->cards, COV_PLUS1), 20);
}

/* ---- Tools, jewels, tracks, coins ---- */

static void cov11_3_a_column_with_two_tools_is_full(void **state)
{
    (void)state;
    given(HAMMER, "p1.forged.1=emerald_axe_silver", "p1.forged.2=emerald_axe_gold",
          "tools_shown.1=emerald_pick_silver", "p1.iron=1", "p1.emerald=1");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver");
    options_are("on place_3 | on place_4 | on place_5 | on place_6 | on place_7 | on place_8");
    refuses("on place_1", "");
}

static void cov11_4_a_gold_jewel_gives_2_gp_a_silver_one_3(void **state)
{
    (void)state;
    given(HAMMER, BLUE, "p1.gold=1", "gold_shown.2=golden_strength_1",
          "silver_shown.2=silver_cart_1");
    play("use smiths_hammer_1", "inlay");
    options_are("jewel silver_cart_1 | jewel golden_strength_1 | decline");
    play("jewel golden_strength_1", "into axe");
    has(1, "0 gold 7 gp");
    given(HAMMER, BLUE, "p1.gold=1", "gold_shown.2=golden_strength_1",
          "silver_shown.2=silver_cart_1");
    play("use smiths_hammer_1", "inlay", "jewel silver_cart_1");
    options_are("into pick | into compass");
    play("into pick");
    has(1, "0 gold 8 gp");
}

static void cov11_6_prestige_steps_reach_a_space_that_strengthens(void **state)
{
    (void)state;
    given(HAMMER, "round=2", "p1.tavern.1=1", "p1.tavern.3=1", "p1.tavern.4=1", "p1.dwarf_on.axe=2",
          "tools_shown.1=emerald_pick_silver", "p1.iron=1", "p1.emerald=1");
    play("pass", "assign 1 to pick", "done", "use smiths_hammer_1", "forge",
         "forge emerald_pick_silver", "on place_3");
    field_is("p1.track.prestige", "2");
    asks(1, "choose a dwarf to strengthen"); /* not the one in use, not the one of strength 4 */
    options_are("strengthen 3 tavern | strengthen 2 axe | decline");
    play("strengthen 3 tavern");
    field_is("p1.tavern.3", "0");
    field_is("p1.tavern.4", "2");
}

static void cov11_7_a_coin_costs_2_gp_and_its_space_gives_a_relic(void **state)
{
    (void)state;
    given("relic.royal_seal_1=p1", "coins_shown.1=glory_coin_1", "relics_shown.1=ale_horn_1",
          "p1.track.mining=1");
    play("use royal_seal_1", "coin glory_coin_1", "on cs_3");
    asks(1, "obtain a relic");
    play("relic ale_horn_1");
    has(1, "3 gp"); /* 5 - 2; the 2 GP of the coin itself come in the Councils */
    field_is("p1.coin.3", "glory_coin_1");
    field_is("relic.ale_horn_1", "fresh_p1");
}

/* ---- Turns ---- */

static void cov11_8_an_assigned_dwarf_has_left_the_tavern(void **state)
{
    (void)state;
    given("p1.tavern.2=1");
    offers("assign 2 to axe");
    play("assign 2 to axe");
    field_is("p1.dwarf_on.axe", "2");
    field_is("p1.tavern.2", "0");
    field_is("turn_tool", "axe");
}

static void cov11_9_a_plus2_makes_2_to_4(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.tavern.2=1", "p1.plus2=1", "c3.orc=3", "p1.track.prestige=8");
    play("assign 2 to axe", "plus2", "action", "fight orc c3", "fight orc c3");
    assert_true(log_says("p1 takes the skirmish action with strength 4"));
    has(1, "2 orc");
}

static void cov11_10_action_and_inlay_come_in_either_order(void **state)
{
#define AXE_WITH_A_JEWEL                                                                           \
    MOUNTAIN, BLUE, "p1.tavern.4=1", "p1.jewel.axe=golden_orc_1", "c3.goblin=3",                   \
        "p1.track.prestige=8", "die.goblin=4"
    (void)state;
    given(AXE_WITH_A_JEWEL);
    play("assign 4 to axe");
    options_are("action | inlay | done");
    play("action", "fight goblin c3", "stop", "take goblin");
    options_are("inlay | done");
    play("inlay", "capture goblin c3");
    has(1, "2 goblin");
    given(AXE_WITH_A_JEWEL);
    play("assign 4 to axe", "inlay", "capture goblin c3", "skip goblin");
    options_are("action | done");
    play("action", "fight goblin c3", "stop");
    has(1, "2 goblin");
}

static void cov11_12_the_display_closes_its_gaps_at_the_end_of_the_turn(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.tavern.2=1", "p1.track.mining=8", "rubble_shown.1=iron_rubble_1",
          "rubble_shown.2=iron_rubble_2", "rubble_shown.3=iron_rubble_3",
          "rubble_shown.4=iron_rubble_4", "rubble_shown.5=iron_rubble_5", "b4=back_strengthen");
    play("assign 2 to pick", "action", "take iron_rubble_2", "take iron_rubble_4", "reveal b4");
    field_is("rubble_shown.2", "none"); /* not before the turn is over */
    play("decline");
    asks(2, "assign a dwarf");
    field_is("rubble_shown.3", "iron_rubble_1");
    field_is("rubble_shown.4", "iron_rubble_3");
    field_is("rubble_shown.5", "iron_rubble_5");
    assert_true(covt_now()->shown[COV_RUBBLE][0] != 0 && covt_now()->shown[COV_RUBBLE][1] != 0);
}

static void cov11_13_one_relic_in_a_turn_before_or_after_the_work(void **state)
{
#define TWO_RELICS "relic.ale_horn_1=p1", "relic.miners_lamp_1=p1"
    (void)state;
    given(TWO_RELICS);
    options_are("use ale_horn_1 | use miners_lamp_1 | pass");
    play("use ale_horn_1", "decline", "assign 1 to pick", "done");
    asks(2, "assign a dwarf"); /* no second one after the work */
    field_is("relic.ale_horn_1", "used_p1");
    field_is("relic.miners_lamp_1", "p1");
    given(TWO_RELICS);
    play("pass", "assign 1 to pick", "done");
    options_are("use ale_horn_1 | use miners_lamp_1 | pass");
    play("use miners_lamp_1", "iron", "gold");
    field_is("relic.miners_lamp_1", "used_p1");
    asks(2, "assign a dwarf");
}

/* ---- Dig and Skirmish ---- */

static void cov11_14_three_tiles_give_their_resources(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.tavern.3=1", "p1.track.mining=8", "rubble_shown.2=iron_rubble_1",
          "rubble_shown.3=iron_rubble_2", "rubble_shown.5=gold_rubble_1");
    play("assign 3 to pick", "action", "take iron_rubble_1", "take iron_rubble_2",
         "take gold_rubble_1");
    has(1, "2 iron 1 gold");
    field_is("rubble.iron_rubble_1", "discarded");
    field_is("rubble.iron_rubble_2", "discarded");
    field_is("rubble.gold_rubble_1", "discarded");
    field_is("p1.track.mining", "10");
    asks(1, "choose a hall");
}

static void cov11_16_four_groups_of_one_colour_are_four_districts(void **state)
{
    int comp[COV_SPOTS], size[COV_SPOTS];

    (void)state;
    /* b3 and c3 yellow, c4 blue, d3 black, c5 yellow again but apart */
    given("no_enemies", "b3=yellow_emerald_haven", "c3=yellow_emerald_cell",
          "c4=blue_emerald_haven", "d3=black_gold_haven", "c5=yellow_gold_hall");
    assert_int_equal(cov_districts(covt_now(), covt_engine()->cards, comp, size), 4);
}

static void cov11_17_what_strength_4_can_defeat(void **state)
{
    static const char *const sets[][5] = {
        {"fight goblin c3", "fight goblin c3", "fight goblin c3", "fight goblin b3"},
        {"fight orc b3", "fight orc c4"},
        {"fight orc b3", "fight goblin c3", "fight goblin c3"},
        {"fight troll d3", "fight goblin c3"},
    };
    static const char *const taken[] = {"4 goblin", "2 orc", "2 goblin 1 orc", "1 goblin 1 troll"};

    (void)state;
#define CROWD                                                                                      \
    MOUNTAIN, "p1.tavern.4=1", "p1.track.prestige=8", "b3.goblin=1", "b3.orc=1", "c3.goblin=3",    \
        "c4.orc=1", "d3.troll=1"
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        given(CROWD);
        play("assign 4 to axe", "action");
        covt_play(sets[i]);
        has(1, taken[i]);
    }
    given(CROWD);
    play("assign 4 to axe", "action", "fight troll d3");
    refuses("fight orc b3", "costs 2 strength, you have 1 left");
}

static void cov11_18_troll_and_goblin_give_prestige_and_two_dice(void **state)
{
    (void)state;
    given(CROWD, "die.goblin=4", "die.orc=3", "die.troll=6");
    play("assign 4 to axe", "action", "fight troll d3", "fight goblin c3");
    field_is("p1.track.prestige", "10");
    options_are("take goblin | skip goblin | take troll | skip troll");
    has(1, "1 goblin 1 troll 5 gp");
    play("take troll", "take goblin"); /* in either order */
    has(1, "9 gp");
    field_is("die.orc", "3");
    given(CROWD, "die.goblin=4", "die.orc=3", "die.troll=6");
    play("assign 4 to axe", "action", "fight troll d3", "fight goblin c3", "take goblin",
         "take troll");
    has(1, "9 gp");
}

/* ---- Transport ---- */

/* One cart of player 1 lies there already, and player 2 has taken the first reward. */
#define SITE_P3                                                                                    \
    "carts_p1.site_p3=1", "carts_p2.site_p3=3", "covered_emerald.site_p3=1",                       \
        "covered_gold.site_p3=2", "covered_iron.site_p3=1", "p1.tavern.3=1", "p1.mythrall=1",      \
        "p1.iron=1", "p1.gold=1"

static void cov11_20_the_last_two_resources_complete_the_site(void **state)
{
    (void)state;
    given_players(4, SITE_P3);
    play("assign 3 to cart", "action", "site site_p3", "deliver mythrall", "deliver iron");
    has(1, "0 mythrall 0 iron 8 gp"); /* 5 + 2 + 1 */
    asks(1, "choose a reward");
    play("reward 3 of site_p3", "decline");  /* support */
    asks(1, "choose a resource to deliver"); /* strength 1 is left for the throne */
    options_are("deliver gold | stop");
    play("deliver gold");
    asks(2, "assign a dwarf");
}

static void cov11_21_two_steps_at_court_and_never_there_again(void **state)
{
    (void)state;
    given_players(4, SITE_P3);
    play("assign 3 to cart", "action", "site site_p3", "deliver mythrall", "deliver iron");
    options_are("reward 2 of site_p3 | reward 3 of site_p3 | reward 4 of site_p3");
    play("reward 2 of site_p3", "decline", "stop"); /* the coin of space 2, and the throne */
    field_is("p1.track.court", "2");
    field_is("p1.forge.pillar", "1");
    field_is("marker_2.site_p3", "p1");
    given_players(4, "carts_p1.site_p3=3", ONE_OF_EACH);
    play("assign 1 to cart", "action");
    refuses("site site_p3", "you have already completed it");
}

static void cov11_23_two_for_the_throne_need_no_site(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_hall", "c4=black_gold_haven",
          "d3=yellow_gold_hall", "hall.blue_emerald_haven=under_b4", "p1.track.mining=8",
          "p1.gold=2", "p1.mythrall=1", "rubble_shown.2=iron_rubble_1");
    play("assign 1 to pick", "action", "take iron_rubble_1", "reveal b4");
    options_are("deliver iron | deliver gold | deliver mythrall | stop");
    play("deliver gold", "deliver mythrall");
    asks(2, "assign a dwarf");
    has(1, "1 iron 1 gold 0 mythrall 9 gp");
    field_is("p1.throne.gold", "1");
    field_is("p1.throne.mythrall", "1");
}

/* ---- Build ---- */

static void cov11_24_one_option_of_the_table_and_the_rest_is_lost(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.tavern.4=1", "carts_p1.site_g1=1");
    play("assign 4 to compass", "action");
    offers("option b5");
    offers_not("option b6");
    play("option b4", "house", "at b3", "workshop", "at c3", "decline"); /* no jewel */
    asks(2, "assign a dwarf"); /* 1 strength is lost, the gate stays in the forge */
    field_is("building_1.b3", "p1_house");
    field_is("building_1.c3", "p1_workshop");
    field_is("p1.forge.gate", "1");
}

static void cov11_25_a_gate_between_emerald_and_gold_gives_3_gp(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.tavern.2=1", "carts_p1.site_g1=1");
    play("assign 2 to compass", "action", "option b3", "gate", "at c3_e");
    has(1, "8 gp");
    field_is("gate.c3_e", "p1");
}

static void cov11_26_a_pillar_gives_a_step_for_each_hall(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven",
          "c4=black_mythrall_cell", "d3=yellow_gold_hall", "p1.tavern.2=1", "carts_p1.site_p1=1",
          "p1.track.mining=8", "p1.track.court=8", "p1.track.prestige=8");
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom");
    play_to_phase(COV_PHASE_ASSIGN); /* in whichever order */
    field_is("p1.track.mining", "10");
    field_is("p1.track.court", "9");
    field_is("p1.track.prestige", "8");
}

/* ---- The Elders ---- */

static void cov11_47_the_elders_go_to_a_site_without_carts_of_theirs(void **state)
{
    (void)state;
    given_solo("carts_p2.site_p1=1", "carts_p2.site_p2=2", "carts_p2.site_p3=3",
               "carts_p2.site_g1=1", "carts_p2.site_g2=2", "elder.elder_cart_1=next_1");
    play("assign 1 to pick", "done");
    field_is("carts_p2.site_g3", "3"); /* the die was rolled until it named this one */
    field_is("covered_mythrall.site_g3", "1");
    field_is("covered_gold.site_g3", "1");
    field_is("covered_emerald.site_g3", "1");
    field_is("covered_iron.site_g3", "0");
    field_is("marker_1.site_g3", "p2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov11_1_a_dwarf_of_strength_3_delivers_at_most_3),
        COVT_TEST(cov11_2_with_a_plus1_it_is_4_and_the_piece_goes_back),
        COVT_TEST(cov11_3_a_column_with_two_tools_is_full),
        COVT_TEST(cov11_4_a_gold_jewel_gives_2_gp_a_silver_one_3),
        COVT_TEST(cov11_6_prestige_steps_reach_a_space_that_strengthens),
        COVT_TEST(cov11_7_a_coin_costs_2_gp_and_its_space_gives_a_relic),
        COVT_TEST(cov11_8_an_assigned_dwarf_has_left_the_tavern),
        COVT_TEST(cov11_9_a_plus2_makes_2_to_4),
        COVT_TEST(cov11_10_action_and_inlay_come_in_either_order),
        COVT_TEST(cov11_12_the_display_closes_its_gaps_at_the_end_of_the_turn),
        COVT_TEST(cov11_13_one_relic_in_a_turn_before_or_after_the_work),
        COVT_TEST(cov11_14_three_tiles_give_their_resources),
        COVT_TEST(cov11_16_four_groups_of_one_colour_are_four_districts),
        COVT_TEST(cov11_17_what_strength_4_can_defeat),
        COVT_TEST(cov11_18_troll_and_goblin_give_prestige_and_two_dice),
        COVT_TEST(cov11_20_the_last_two_resources_complete_the_site),
        COVT_TEST(cov11_21_two_steps_at_court_and_never_there_again),
        COVT_TEST(cov11_23_two_for_the_throne_need_no_site),
        COVT_TEST(cov11_24_one_option_of_the_table_and_the_rest_is_lost),
        COVT_TEST(cov11_25_a_gate_between_emerald_and_gold_gives_3_gp),
        COVT_TEST(cov11_26_a_pillar_gives_a_step_for_each_hall),
        COVT_TEST(cov11_47_the_elders_go_to_a_site_without_carts_of_theirs),
    };

    return COVT_RUN(tests);
}
