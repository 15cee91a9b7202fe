/* test_gains.c - resources, support and stronger dwarves: COV-183, COV-185, COV-186 and the
 * rulings about them. */
#include "tests/support/cov_table.h"

/* Two resources of the player's choice, before a dwarf is assigned. */
#define LAMP "relic.miners_lamp_1=p1"
#define HORN "relic.ale_horn_1=p1"
#define CROWN "relic.ancestor_crown_1=p1"

/* ---- Resources ---- */

/* COV-153 */
static void a_wild_is_any_resource(void **state)
{
    (void)state;
    given(LAMP);
    play("use miners_lamp_1");
    asks(1, "choose a resource");
    options_are("iron | emerald | gold | mythrall");
    play("gold", "mythrall");
    goods_are(1, "1 gold 1 mythrall 5 gp");
    asks(1, "assign a dwarf");
}

/* COV-10.2, COV-152, COV-183: all is added first, then exactly the surplus goes back. */
static void a_full_storage_may_give_up_old_resources_for_new_ones(void **state)
{
    (void)state;
    given(LAMP, "p1.iron=3", "p1.emerald=1");
    play("use miners_lamp_1", "gold");
    asks(1, "choose a resource");
    play("gold");
    asks(1, "your storage is overfull");
    options_are("discard iron | discard emerald | discard gold");
    play("discard iron");
    options_are("discard iron | discard emerald | discard gold");
    play("discard iron");
    has(1, "1 iron 1 emerald 2 gold");
    asks(1, "assign a dwarf");
}

/* COV-10.2 */
static void a_full_storage_may_let_the_new_resource_go(void **state)
{
    (void)state;
    given(LAMP, "p1.iron=4");
    play("use miners_lamp_1", "gold", "gold", "discard gold", "discard gold");
    has(1, "4 iron 0 gold");
}

/* COV-141 */
static void a_surplus_of_one_kind_goes_back_without_a_question(void **state)
{
    (void)state;
    given(LAMP, "p1.iron=3");
    play("use miners_lamp_1", "iron", "iron");
    has(1, "4 iron");
    asks(1, "assign a dwarf");
}

/* hidden_chamber, COV-41 */
static void the_storage_counts_what_cards_and_tools_add(void **state)
{
    (void)state;
    given(LAMP, "p1.iron=4", "p1.has=hidden_chamber", "p1.forged.4=emerald_pick_silver",
          "p1.forged.8=emerald_axe_silver");
    play("use miners_lamp_1", "gold", "gold");
    has(1, "4 iron 2 gold");
    asks(1, "assign a dwarf");
}

/* COV-10.4 */
static void a_wild_may_not_be_a_resource_that_has_run_out(void **state)
{
    (void)state;
    given_players(4, LAMP, "p1.iron=3", "p2.iron=4", "p3.iron=4", "p4.iron=4");
    play("use miners_lamp_1");
    options_are("emerald | gold | mythrall");
    refuses("iron", "none are left");
    play("gold");
    options_are("emerald | gold | mythrall");
}

/* COV-10.4: what has been named already is no longer in the supply. */
static void the_second_wild_counts_the_first_one(void **state)
{
    (void)state;
    given_players(4, LAMP, "p1.iron=2", "p2.iron=4", "p3.iron=4", "p4.iron=4");
    play("use miners_lamp_1", "iron");
    options_are("emerald | gold | mythrall");
}

/* COV-10.4 */
static void a_resource_that_has_run_out_is_not_gained(void **state)
{
    (void)state;
    given_players(4, "phase=council_coins", "at_turn=1", "p1.coin.1=ore_coin_1", "p1.iron=3",
                  "p2.iron=4", "p3.iron=4", "p4.iron=4");
    has(1, "3 iron 1 emerald");
}

/* COV-10.3 is a test of Dig; here: the surplus of an automatic gain. */
static void resources_of_a_coin_are_one_batch(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", "p1.coin.1=ore_coin_1", "p1.gold=4");
    asks(1, "your storage is overfull");
    options_are("discard iron | discard emerald | discard gold");
    play("discard gold", "discard emerald");
    has(1, "1 iron 0 emerald 3 gold");
}

/* ---- Support ---- */

/* COV-154, COV-10.6 */
static void support_is_a_plus1_or_a_swap(void **state)
{
    (void)state;
    given(HORN);
    play("use ale_horn_1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    options_are("take_plus1 | decline");
    refuses("swap", "you have no +1");
    play("take_plus1");
    options_are("take_plus1 | swap | decline");
    play("swap");
    has(1, "0 plus1 1 plus2");
}

static void support_may_be_declined(void **state)
{
    (void)state;
    given(HORN, "p1.plus1=1");
    play("use ale_horn_1", "decline");
    has(1, "1 plus1 0 plus2");
    asks(1, "assign a dwarf");
}

/* COV-10.5 */
static void without_a_plus1_in_the_supply_there_is_only_the_swap(void **state)
{
    (void)state;
    given(HORN, "p1.plus1=1", "p2.plus1=19");
    play("use ale_horn_1");
    options_are("swap | decline");
    refuses("take_plus1", "no +1 pieces are left");
    play("swap"); /* the +1 went back to the supply */
    options_are("take_plus1 | decline");
}

/* COV-10.5 */
static void without_any_support_in_the_supply_the_gain_is_lost(void **state)
{
    (void)state;
    given(HORN, "p1.plus1=1", "p2.plus1=19", "p2.plus2=10");
    play("use ale_horn_1");
    asks(1, "assign a dwarf");
    has(1, "1 plus1 0 plus2");
}

/* COV-10.5: nothing to swap either */
static void without_a_plus1_of_ones_own_there_is_no_swap(void **state)
{
    (void)state;
    given(HORN, "p2.plus1=20");
    play("use ale_horn_1");
    asks(1, "assign a dwarf");
}

/* COV-12.3: the piece beside the dwarf is not in the supply. */
static void the_piece_in_use_is_not_in_the_supply(void **state)
{
    (void)state;
    given(HORN, "p1.plus1=1", "p2.plus1=19");
    play("pass", "assign 1 to pick", "plus1", "done", "use ale_horn_1");
    asks(2, "assign a dwarf");
    has(1, "0 plus1");
}

/* COV-10.91 */
static void support_gained_by_the_action_is_not_for_this_turn(void **state)
{
    (void)state;
    given("p1.has=toast_to_success", "p1.track.mining=2", "rubble_shown.5=iron_rubble_1");
    play("assign 1 to pick", "action", "take iron_rubble_1");
    if (adit_game_option_find(covt_match(), "stop") >= 0) {
        play("stop");
    }
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    play("take_plus1");
    has(1, "1 plus1");
    asks(1, "choose a hall");
    field_is("turn_support", "0");
}

/* ---- Stronger dwarves ---- */

/* COV-155, COV-10.10: nobody is in use before a dwarf is assigned. */
static void before_the_assignment_every_dwarf_can_be_strengthened(void **state)
{
    (void)state;
    given(CROWN, "p1.tavern.1=1", "p1.tavern.2=1", "p1.tavern.4=1", "p1.dwarf_on.axe=3",
          "p2.tavern.1=3", "p2.dwarf_on.axe=1", "round=2");
    play("use ancestor_crown_1");
    asks(1, "choose a dwarf");
    options_are("strengthen 1 tavern | strengthen 2 tavern | strengthen 3 axe | decline");
}

/* COV-186: the same dwarf may be chosen again; COV-10.99: 2 to 3 is always possible. */
static void one_dwarf_may_take_both_steps(void **state)
{
    (void)state;
    given(CROWN);
    play("use ancestor_crown_1", "strengthen 1 tavern", "strengthen 2 tavern");
    field_is("p1.tavern.1", "3");
    field_is("p1.tavern.2", "0");
    field_is("p1.tavern.3", "1");
}

static void a_dwarf_on_a_tool_is_strengthened_there(void **state)
{
    (void)state;
    given(CROWN, "p1.tavern.1=3", "p1.dwarf_on.cart=1", "p2.tavern.1=3", "p2.dwarf_on.cart=1",
          "round=2");
    play("use ancestor_crown_1", "strengthen 1 cart", "decline");
    field_is("p1.dwarf_on.cart", "2");
    field_is("p1.tavern.1", "3");
}

/* COV-10.12 */
static void a_dwarf_of_strength_4_grows_no_more_but_can_be_supported(void **state)
{
    (void)state;
    given(CROWN, "p1.tavern.1=0", "p1.tavern.4=4", "p1.plus2=1");
    play("use ancestor_crown_1");
    asks(1, "assign a dwarf"); /* lost */
    play("assign 4 to pick");
    options_are("no_support | plus2");
}

/* COV-10.11, COV-10.9 */
static void the_dwarf_in_use_is_not_strengthened_after_the_action(void **state)
{
    (void)state;
    given(CROWN, "p1.tavern.1=1", "p1.tavern.2=0", "p1.tavern.4=3");
    play("pass", "assign 1 to pick", "done", "use ancestor_crown_1");
    asks(2, "assign a dwarf"); /* the three others have strength 4: lost */
    field_is("p1.dwarf_on.pick", "1");
}

/* COV-10.11 */
static void after_the_action_the_other_dwarves_are_offered(void **state)
{
    (void)state;
    given(CROWN);
    play("pass", "assign 1 to pick", "done", "use ancestor_crown_1");
    options_are("strengthen 1 tavern | decline");
    refuses("strengthen 1 pick", "the dwarf is in use");
}

/* COV-10.121 */
static void in_a_council_every_dwarf_can_be_strengthened(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", "p1.coin.1=strength_coin_1");
    asks(1, "choose a dwarf");
    options_are("strengthen 1 tavern | decline");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_wild_is_any_resource),
        COVT_TEST(a_full_storage_may_give_up_old_resources_for_new_ones),
        COVT_TEST(a_full_storage_may_let_the_new_resource_go),
        COVT_TEST(a_surplus_of_one_kind_goes_back_without_a_question),
        COVT_TEST(the_storage_counts_what_cards_and_tools_add),
        COVT_TEST(a_wild_may_not_be_a_resource_that_has_run_out),
        COVT_TEST(the_second_wild_counts_the_first_one),
        COVT_TEST(a_resource_that_has_run_out_is_not_gained),
        COVT_TEST(resources_of_a_coin_are_one_batch),
        COVT_TEST(support_is_a_plus1_or_a_swap),
        COVT_TEST(support_may_be_declined),
        COVT_TEST(without_a_plus1_in_the_supply_there_is_only_the_swap),
        COVT_TEST(without_any_support_in_the_supply_the_gain_is_lost),
        COVT_TEST(without_a_plus1_of_ones_own_there_is_no_swap),
        COVT_TEST(the_piece_in_use_is_not_in_the_supply),
        COVT_TEST(support_gained_by_the_action_is_not_for_this_turn),
        COVT_TEST(before_the_assignment_every_dwarf_can_be_strengthened),
        COVT_TEST(one_dwarf_may_take_both_steps),
        COVT_TEST(a_dwarf_on_a_tool_is_strengthened_there),
        COVT_TEST(a_dwarf_of_strength_4_grows_no_more_but_can_be_supported),
        COVT_TEST(the_dwarf_in_use_is_not_strengthened_after_the_action),
        COVT_TEST(after_the_action_the_other_dwarves_are_offered),
        COVT_TEST(in_a_council_every_dwarf_can_be_strengthened),
    };

    return COVT_RUN(tests);
}
