/* test_relics.c - obtaining and using relics: 6.10, 7.7 and the rulings about them. */
#include <stdio.h>

#include "engine/games/covenant/actions/actions.h"
#include "tests/support/cov_table.h"

/* A step on Mining 1 -> 2 gives a relic. */
#define MAP "relic.rune_map_1=p1"
#define SHELF                                                                                      \
    "relics_shown.1=ale_horn_1", "relics_shown.2=miners_lamp_1", "relics_shown.3=smiths_hammer_1", \
        "relics_shown.4=royal_seal_1"

static int types_of(int seat)
{
    return cov_relic_types(adit_game_view_tx(covt_match()), seat - 1);
}

static int relics_of(int seat)
{
    return cov_relics(adit_game_view_tx(covt_match()), seat - 1);
}

/* ---- Obtaining ---- */

/* COV-71, COV-166 */
static void a_relic_is_within_reach_of_the_mining_position(void **state)
{
    static const struct {
        const char *mining, *options;
    } rows[] = {
        {"p1.track.mining=1", "relic ale_horn_1 | decline"},
        {"p1.track.mining=4", "relic ale_horn_1 | relic miners_lamp_1 | decline"},
        {"p1.track.mining=7",
         "relic ale_horn_1 | relic miners_lamp_1 | relic smiths_hammer_1 | decline"},
        {"p1.track.mining=12", "relic ale_horn_1 | relic miners_lamp_1 | relic smiths_hammer_1 | "
                               "relic royal_seal_1 | decline"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        given(MAP, SHELF, rows[i].mining);
        play("use rune_map_1", "mining");
        asks(1, "obtain a relic");
        options_are(rows[i].options);
    }
    given(MAP, SHELF, "p1.track.mining=1");
    play("use rune_map_1", "mining");
    refuses("relic miners_lamp_1", "needs Mining 4, you are at 2");
}

/* COV-10.67, COV-10.24 */
static void at_mining_0_no_relic_is_within_reach(void **state)
{
    (void)state;
    given("relic.royal_seal_2=p1", SHELF, "coins_shown.4=court_coin_1");
    play("use royal_seal_2", "coin court_coin_1", "on cs_3");
    asks(1, "assign a dwarf");
}

/* COV-10.67, long_ladders */
static void with_long_ladders_every_slot_is_within_reach(void **state)
{
    (void)state;
    given("relic.royal_seal_2=p1", SHELF, "coins_shown.4=court_coin_1", "p1.has=long_ladders");
    play("use royal_seal_2", "coin court_coin_1", "on cs_3");
    options_are("relic ale_horn_1 | relic miners_lamp_1 | relic smiths_hammer_1 | relic "
                "royal_seal_1 | decline");
    play("relic royal_seal_1");
    field_is("relic.royal_seal_1", "fresh_p1");
    field_is("relics_shown.4", "none"); /* COV-10.93: the gap stays open */
}

/* ---- Using ---- */

/* COV-11.13 */
static void one_of_two_relics_may_be_used_before_or_after_the_tool(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1", "relic.miners_lamp_1=p1");
    asks(1, "use a relic, or pass");
    options_are("use ale_horn_1 | use miners_lamp_1 | pass");
    play("pass", "assign 1 to pick", "done");
    asks(1, "use a relic, or pass");
    options_are("use ale_horn_1 | use miners_lamp_1 | pass");
    play("use ale_horn_1", "take_plus1", "take_plus1");
    field_is("relic.ale_horn_1", "used_p1"); /* still listed as owned */
    assert_int_equal(relics_of(1), 2);
    asks(2, "assign a dwarf");
}

/* COV-10.64 */
static void a_relic_used_before_the_tool_is_the_only_one_of_the_turn(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1", "relic.miners_lamp_1=p1");
    play("use miners_lamp_1", "iron", "gold", "assign 1 to pick", "done");
    asks(2, "assign a dwarf");
}

/* COV-12.17 */
static void a_used_relic_is_not_offered_again(void **state)
{
    (void)state;
    given("relic.ale_horn_1=used_p1", "relic.miners_lamp_1=p1");
    options_are("use miners_lamp_1 | pass");
}

/* COV-10.65 */
static void a_relic_obtained_in_this_turn_cannot_be_used_in_it(void **state)
{
    (void)state;
    given(SHELF, "p1.track.mining=1", "rubble_shown.5=iron_rubble_1", "no_enemies");
    play("assign 1 to pick", "action", "take iron_rubble_1");
    if (adit_game_option_find(covt_match(), "stop") >= 0) {
        play("stop");
    }
    play("relic ale_horn_1");
    field_is("relic.ale_horn_1", "fresh_p1");
    covt_play_to_phase(COV_PHASE_ASSIGN); /* no question about relics before the next seat */
    asks(2, "assign a dwarf");
    field_is("relic.ale_horn_1", "p1"); /* from now on it can */
}

/* COV-10.66 */
static void a_relic_obtained_in_a_council_can_be_used_in_the_next_turn(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", SHELF, "p1.coin.1=mining_coin_1",
          "p1.track.mining=1");
    play("relic ale_horn_1");
    field_is("relic.ale_horn_1", "p1");
}

/* COV-246: what each type gives. */
static void every_type_gives_its_benefit(void **state)
{
    static const struct {
        const char *relic, *asked;
    } types[] = {
        {"ale_horn_7", "take a +1 support piece, or swap a +1 for a +2"},
        {"miners_lamp_6", "choose a resource"},
        {"rune_map_5", "choose a track"},
        {"smiths_hammer_4", "choose what to do"},
        {"royal_seal_3", "obtain a King's Coin"},
        {"ancestor_crown_2", "choose a dwarf"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        char setting[32], move[32];

        snprintf(setting, sizeof setting, "relic.%s=p1", types[i].relic);
        snprintf(move, sizeof move, "use %s", types[i].relic);
        given(setting);
        play(move);
        asks(1, types[i].asked);
    }
}

/* COV-169 */
static void the_hammer_forges_or_inlays(void **state)
{
    (void)state;
    given("relic.smiths_hammer_4=p1", "p1.emerald=1", "p1.iron=1", "p1.clan=clan_blue",
          "tools_shown.1=emerald_pick_silver");
    play("use smiths_hammer_4");
    options_are("forge | inlay");
    play("inlay");
    asks(1, "inlay a jewel");
}

/* ---- Copying (borrowed_power)
 * ---------------------------------------------------------------------- */

/* COV-145, borrowed_power */
static void the_effect_of_a_relic_on_the_shelf_may_be_copied(void **state)
{
    (void)state;
    given("relic.ancestor_crown_1=p1", SHELF, "p1.has=borrowed_power");
    play("use ancestor_crown_1");
    asks(1, "choose which relic's effect");
    options_are(
        "own | copy ale_horn_1 | copy miners_lamp_1 | copy smiths_hammer_1 | copy royal_seal_1");
    play("copy miners_lamp_1", "iron", "iron");
    has(1, "2 iron");
    field_is("relic.ancestor_crown_1", "used_p1");
    field_is("relics_shown.2", "miners_lamp_1");
    asks(1, "assign a dwarf");
}

static void the_own_effect_may_still_be_used(void **state)
{
    (void)state;
    given("relic.ancestor_crown_1=p1", SHELF, "p1.has=borrowed_power");
    play("use ancestor_crown_1", "own");
    asks(1, "choose a dwarf");
}

/* COV-10.68 */
static void a_copied_coin_relic_belongs_to_the_user_at_the_normal_cost(void **state)
{
    (void)state;
    given("relic.ancestor_crown_1=p1", SHELF, "p1.has=borrowed_power",
          "coins_shown.1=glory_coin_1");
    play("use ancestor_crown_1", "copy royal_seal_1", "coin glory_coin_1", "on cs_6");
    has(1, "3 gp");
    field_is("p1.coin.6", "glory_coin_1");
}

/* COV-10.103: after the action the shelf shows the gaps of the turn. */
static void after_the_action_the_shelf_has_the_gaps_of_the_turn(void **state)
{
    (void)state;
    given("relic.ancestor_crown_1=p1", SHELF, "p1.has=borrowed_power", "p1.track.mining=1",
          "rubble_shown.5=iron_rubble_1", "no_enemies");
    play("pass", "assign 1 to pick", "action", "take iron_rubble_1");
    if (adit_game_option_find(covt_match(), "stop") >= 0) {
        play("stop");
    }
    play("relic ale_horn_1");
    covt_play_to_phase(COV_PHASE_RELIC_POST);
    play("use ancestor_crown_1");
    options_are("own | copy miners_lamp_1 | copy smiths_hammer_1 | copy royal_seal_1");
}

/* ---- Counting ---- */

/* COV-236: used ones count; COV-10.73, lost_heirloom */
static void types_count_each_once_and_the_lost_heirloom_is_one_more(void **state)
{
    (void)state;
    given("relic.ale_horn_1=used_p1", "relic.ale_horn_2=p1", "relic.miners_lamp_2=p1",
          "p2.has=lost_heirloom");
    assert_int_equal(types_of(1), 2);
    assert_int_equal(relics_of(1), 3);
    assert_int_equal(types_of(2), 1);
    assert_int_equal(relics_of(2), 1);
    given("relic.ale_horn_1=fresh_p1", "relic.miners_lamp_1=p1"); /* obtained in this turn */
    assert_int_equal(types_of(1), 2);
    assert_int_equal(relics_of(1), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_relic_is_within_reach_of_the_mining_position),
        COVT_TEST(at_mining_0_no_relic_is_within_reach),
        COVT_TEST(with_long_ladders_every_slot_is_within_reach),
        COVT_TEST(one_of_two_relics_may_be_used_before_or_after_the_tool),
        COVT_TEST(a_relic_used_before_the_tool_is_the_only_one_of_the_turn),
        COVT_TEST(a_used_relic_is_not_offered_again),
        COVT_TEST(a_relic_obtained_in_this_turn_cannot_be_used_in_it),
        COVT_TEST(a_relic_obtained_in_a_council_can_be_used_in_the_next_turn),
        COVT_TEST(every_type_gives_its_benefit),
        COVT_TEST(the_hammer_forges_or_inlays),
        COVT_TEST(the_effect_of_a_relic_on_the_shelf_may_be_copied),
        COVT_TEST(the_own_effect_may_still_be_used),
        COVT_TEST(a_copied_coin_relic_belongs_to_the_user_at_the_normal_cost),
        COVT_TEST(after_the_action_the_shelf_has_the_gaps_of_the_turn),
        COVT_TEST(types_count_each_once_and_the_lost_heirloom_is_one_more),
    };

    return COVT_RUN(tests);
}
