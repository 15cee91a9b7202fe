/* test_relics.c - obtaining and using relics: 6.10, 7.7 and the rulings about them. */
#include <stdio.h>

#include "engine/games/covenant/actions/actions.h"
#include "tests/support/cov_table.h"

/* A step on Mining 1 -> 2 gives a relic. */
#define MAP "relic.relic_c_1=p1"
#define SHELF                                                                                      \
    "relics_shown.1=relic_a_1", "relics_shown.2=relic_b_1", "relics_shown.3=relic_d_1",            \
        "relics_shown.4=relic_e_1"

static int types_of(int seat)
{
    return cov_relic_types(adit_game_look(covt_match()), seat - 1);
}

static int relics_of(int seat)
{
    return cov_relics(adit_game_look(covt_match()), seat - 1);
}

/* ---- Obtaining ------------------------------------------------------------------------------ */

/* COV-71, COV-166 */
static void a_relic_is_within_reach_of_the_mining_position(void **state)
{
    static const struct {
        const char *mining, *options;
    } rows[] = {
        {"p1.track.mining=1", "relic relic_a_1 | decline"},
        {"p1.track.mining=4", "relic relic_a_1 | relic relic_b_1 | decline"},
        {"p1.track.mining=7", "relic relic_a_1 | relic relic_b_1 | relic relic_d_1 | decline"},
        {"p1.track.mining=12",
         "relic relic_a_1 | relic relic_b_1 | relic relic_d_1 | relic relic_e_1 | decline"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        given(MAP, SHELF, rows[i].mining);
        play("use relic_c_1", "mining");
        asks(1, "obtain a relic");
        options_are(rows[i].options);
    }
    given(MAP, SHELF, "p1.track.mining=1");
    play("use relic_c_1", "mining");
    refuses("relic relic_b_1", "needs Mining 4, is at 2");
}

/* COV-10.67, COV-10.24 */
static void at_mining_0_no_relic_is_within_reach(void **state)
{
    (void)state;
    given("relic.relic_e_2=p1", SHELF, "coins_shown.4=coin_13");
    play("use relic_e_2", "coin coin_13", "on cs_3");
    asks(1, "assign a dwarf");
}

/* COV-10.67, trad_14 */
static void with_long_ladders_every_slot_is_within_reach(void **state)
{
    (void)state;
    given("relic.relic_e_2=p1", SHELF, "coins_shown.4=coin_13", "p1.has=trad_14");
    play("use relic_e_2", "coin coin_13", "on cs_3");
    options_are("relic relic_a_1 | relic relic_b_1 | relic relic_d_1 | relic relic_e_1 | decline");
    play("relic relic_e_1");
    field_is("relic.relic_e_1", "fresh_p1");
    field_is("relics_shown.4", "none"); /* COV-10.93: the gap stays open */
}

/* ---- Using ---------------------------------------------------------------------------------- */

/* COV-11.13 */
static void one_of_two_relics_may_be_used_before_or_after_the_tool(void **state)
{
    (void)state;
    given("relic.relic_a_1=p1", "relic.relic_b_1=p1");
    asks(1, "use a relic");
    options_are("use relic_a_1 | use relic_b_1 | pass");
    play("pass", "assign 1 to pick", "done");
    asks(1, "use a relic");
    options_are("use relic_a_1 | use relic_b_1 | pass");
    play("use relic_a_1", "take_plus1", "take_plus1");
    field_is("relic.relic_a_1", "used_p1"); /* still listed as owned */
    assert_int_equal(relics_of(1), 2);
    asks(2, "assign a dwarf");
}

/* COV-10.64 */
static void a_relic_used_before_the_tool_is_the_only_one_of_the_turn(void **state)
{
    (void)state;
    given("relic.relic_a_1=p1", "relic.relic_b_1=p1");
    play("use relic_b_1", "iron", "gold", "assign 1 to pick", "done");
    asks(2, "assign a dwarf");
}

/* COV-12.17 */
static void a_used_relic_is_not_offered_again(void **state)
{
    (void)state;
    given("relic.relic_a_1=used_p1", "relic.relic_b_1=p1");
    options_are("use relic_b_1 | pass");
}

/* COV-10.65 */
static void a_relic_obtained_in_this_turn_cannot_be_used_in_it(void **state)
{
    (void)state;
    given(SHELF, "p1.track.mining=1", "rubble_shown.5=rubble_01", "no_enemies");
    play("assign 1 to pick", "action", "take rubble_01");
    if (adit_game_option_find(covt_match(), "stop") >= 0) {
        play("stop");
    }
    play("relic relic_a_1");
    field_is("relic.relic_a_1", "fresh_p1");
    covt_play_to_phase(COV_PHASE_ASSIGN); /* no question about relics before the next seat */
    asks(2, "assign a dwarf");
    field_is("relic.relic_a_1", "p1"); /* from now on it can */
}

/* COV-10.66 */
static void a_relic_obtained_in_a_council_can_be_used_in_the_next_turn(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", SHELF, "p1.coin.1=coin_17", "p1.track.mining=1");
    play("relic relic_a_1");
    field_is("relic.relic_a_1", "p1");
}

/* COV-246: what each type gives. */
static void every_type_gives_its_benefit(void **state)
{
    static const struct {
        const char *relic, *asked;
    } types[] = {
        {"relic_a_7", "take support"},         {"relic_b_6", "choose a resource"},
        {"relic_c_5", "choose a track"},       {"relic_d_4", "choose what to do"},
        {"relic_e_3", "obtain a King's Coin"}, {"relic_f_2", "choose a dwarf"},
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
    given("relic.relic_d_4=p1", "p1.emerald=1", "p1.iron=1", "p1.clan=clan_blue",
          "tools_shown.1=tool_pick_1");
    play("use relic_d_4");
    options_are("forge | inlay");
    play("inlay");
    asks(1, "inlay a jewel");
}

/* ---- Copying (trad_20) ---------------------------------------------------------------------- */

/* COV-145, trad_20 */
static void the_effect_of_a_relic_on_the_shelf_may_be_copied(void **state)
{
    (void)state;
    given("relic.relic_f_1=p1", SHELF, "p1.has=trad_20");
    play("use relic_f_1");
    asks(1, "choose whose effect");
    options_are("own | copy relic_a_1 | copy relic_b_1 | copy relic_d_1 | copy relic_e_1");
    play("copy relic_b_1", "iron", "iron");
    has(1, "2 iron");
    field_is("relic.relic_f_1", "used_p1");
    field_is("relics_shown.2", "relic_b_1");
    asks(1, "assign a dwarf");
}

static void the_own_effect_may_still_be_used(void **state)
{
    (void)state;
    given("relic.relic_f_1=p1", SHELF, "p1.has=trad_20");
    play("use relic_f_1", "own");
    asks(1, "choose a dwarf");
}

/* COV-10.68 */
static void a_copied_coin_relic_belongs_to_the_user_at_the_normal_cost(void **state)
{
    (void)state;
    given("relic.relic_f_1=p1", SHELF, "p1.has=trad_20", "coins_shown.1=coin_01");
    play("use relic_f_1", "copy relic_e_1", "coin coin_01", "on cs_6");
    has(1, "3 gp");
    field_is("p1.coin.6", "coin_01");
}

/* COV-10.103: after the action the shelf shows the gaps of the turn. */
static void after_the_action_the_shelf_has_the_gaps_of_the_turn(void **state)
{
    (void)state;
    given("relic.relic_f_1=p1", SHELF, "p1.has=trad_20", "p1.track.mining=1",
          "rubble_shown.5=rubble_01", "no_enemies");
    play("pass", "assign 1 to pick", "action", "take rubble_01");
    if (adit_game_option_find(covt_match(), "stop") >= 0) {
        play("stop");
    }
    play("relic relic_a_1");
    covt_play_to_phase(COV_PHASE_RELIC_POST);
    play("use relic_f_1");
    options_are("own | copy relic_b_1 | copy relic_d_1 | copy relic_e_1");
}

/* ---- Counting ------------------------------------------------------------------------------- */

/* COV-236: used ones count; COV-10.73, trad_30 */
static void types_count_each_once_and_the_lost_heirloom_is_one_more(void **state)
{
    (void)state;
    given("relic.relic_a_1=used_p1", "relic.relic_a_2=p1", "relic.relic_b_2=p1", "p2.has=trad_30");
    assert_int_equal(types_of(1), 2);
    assert_int_equal(relics_of(1), 3);
    assert_int_equal(types_of(2), 1);
    assert_int_equal(relics_of(2), 1);
    given("relic.relic_a_1=fresh_p1", "relic.relic_b_1=p1"); /* obtained in this turn */
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
