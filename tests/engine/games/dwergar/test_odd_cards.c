/* test_odd_cards.c - what the rules promise to cards of a mod that do what no printed one does. */
#include "tests/support/dwg_table.h"

#define MOD "odd_cards_mod:"

static int open_odd_cards(void **state)
{
    (void)state;
    return dwgt_open_with("tests/engine/games/dwergar/odd_cards_mod");
}

static void a_card_can_tell_who_moved_the_lift(void **state)
{
    (void)state;
    given("project." MOD "lift_bell=p1_upgraded", "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith lift", "lift_one", "lift_one");
    has(1, "2 gold 0 crystal");
    given("project." MOD "lift_bell=p1_upgraded", "phase=round_end", "round=2",
          "event.activation_of_the_transmission=round_2");
    has(1, "0 gold 1 crystal"); /* DWG-144 */
}

static void a_card_can_tell_where_a_furnace_was_installed(void **state)
{
    (void)state;
    given("project." MOD "furnace_guild=p1_upgraded", "p1.stone=3", "p1.iron=1");
    play("place foreman forge", "install");
    has(1, "2 stone 1 iron 2 vp");
    given("project." MOD "furnace_guild=p1_upgraded", "p1.stone=3", "p1.iron=1");
    play("place foreman workshop", "install");
    has(1, "1 stone 1 iron 2 vp");
}

/* DWG-107: an upgrade whose effect cannot be carried out is no choice. */
static void what_the_effect_needs_is_not_paid_for_the_upgrade(void **state)
{
    (void)state;
    given("project." MOD "toll_bridge=p1", "project.rails=p1", "p1.pool.blacksmith=1", "p1.iron=2",
          "p1.heat=3");
    play("place blacksmith forge", "upgrade");
    field_is("project.rails", "p1_upgraded");
    field_is("project." MOD "toll_bridge", "p1");
    given("project." MOD "toll_bridge=p1", "project.rails=p1", "p1.pool.blacksmith=1", "p1.iron=3",
          "p1.heat=1");
    play("place blacksmith forge", "upgrade");
    field_is("project." MOD "toll_bridge", "p1_upgraded");
    has(1, "0 iron 1 crystal 0 heat");
}

static void at_the_studio_too(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project." MOD "toll_bridge=track", "p1.stone=1",
               "p1.iron=2");
    complete(MOD "toll_bridge");
    field_is("project." MOD "toll_bridge", "p1");
    has(1, "0 stone 2 iron 1 vp");
    given_menu("ironworker", "studio", "project." MOD "toll_bridge=track", "p1.stone=1",
               "p1.iron=3");
    complete(MOD "toll_bridge");
    play("upgrade_now");
    has(1, "0 stone 0 iron 1 crystal 1 vp");
}

/* DWG-131, DWG-E42: a card is in play only after all that its own upgrade brings. */
static void a_card_does_not_hear_of_its_own_upgrade(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "project." MOD "proud_tower=track", "p1.stone=1");
    complete(MOD "proud_tower");
    play("upgrade_now");
    has(1, "0 crystal 1 vp");
    given("project." MOD "proud_tower=p1_upgraded", "project.rails=p1", "p1.pool.blacksmith=1",
          "p1.heat=3");
    play("place blacksmith forge", "upgrade");
    has(1, "1 crystal 2 vp");
}

static void carts_hold_resources_only(void **state)
{
    uint64_t before;
    adit_err err;

    (void)state;
    given("project." MOD "wrong_load=p1", "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith forge");
    before = adit_game_hash(dwgt_match());
    assert_fails(adit_game_decide_text(dwgt_match(), "upgrade", &err), ADIT_SCRIPT,
                 "load_level: carts can hold only resources, not heat", err);
    assert_true(adit_game_hash(dwgt_match()) == before);
}

static void a_step_that_costs_nothing_ends_all_the_same(void **state)
{
    (void)state;
    given("project." MOD "treadmill=p1_upgraded", "p1.pool.blacksmith=1");
    play("place blacksmith forge", "tread");
    field_is("turn.steps", "1");
    given_menu("blacksmith", "forge", "project." MOD "treadmill=p1_upgraded", "turn.steps=97");
    play("tread");
    offers("tread");
    play("tread"); /* the 99th, after which nothing is left to do in this action */
    asks(1, "place a dwarf");
    field_is("turn.steps", "0"); /* it is counted for each action again */
}

static void a_card_opens_one_level_for_a_cart_that_holds_something(void **state)
{
    (void)state;
    given("p1.cart.level_1.stone=1");
    play("place foreman mine1");
    offers_not("mine");
    given("project." MOD "deep_baskets=p1_upgraded", "p1.cart.level_1.stone=1");
    play("place foreman mine1");
    offers("mine");
    given("project." MOD "deep_baskets=p1_upgraded", "p1.cart.level_2.stone=1");
    play("place foreman mine2");
    offers_not("mine");
}

static void a_card_closes_one_location_to_others(void **state)
{
    (void)state;
    given("project." MOD "closed_gate=p2_upgraded");
    refuses("place foreman forge", "Closed gate forbids it");
    offers("place foreman workshop");
    given("project." MOD "closed_gate=p1_upgraded");
    offers("place foreman forge");
}

/* ---- The game's own prices, changed by cards, queries and goods ---- */

/* The first move is free but for the toll. */
static void a_card_changes_the_price_of_the_lift_for_others(void **state)
{
    (void)state;
    given("project." MOD "toll_of_the_lift=p2_upgraded", "p1.heat=2", "p1.iron=2");
    play("place foreman lift", "lift_one", "lift_one");
    has(1, "0 iron 1 heat");
    refuses("lift_one", "needs 1 iron, has 0");
    given("project." MOD "toll_of_the_lift=p1_upgraded", "p1.heat=1", "p1.iron=1");
    play("place foreman lift", "lift_one", "lift_one");
    has(1, "1 iron 0 heat");
}

static void a_condition_that_counts_for_the_mod_changes_a_price(void **state)
{
    (void)state;
    given("project." MOD "toll_of_the_lift=p1_upgraded", "p1.heat=0", "counter." MOD "night=1");
    play("place foreman lift", "lift_one", "lift_one");
    has(1, "0 heat");
}

static void a_card_changes_the_price_of_one_location(void **state)
{
    (void)state;
    given("project." MOD "quarry_rights=p1_upgraded", "p1.gold=1", "p1.stone=0");
    play("place foreman workshop", "install");
    has(1, "0 gold 0 stone 2 vp");
    given("project." MOD "quarry_rights=p1_upgraded", "p1.gold=1", "p1.stone=0");
    play("place foreman forge");
    offers_not("install");
    given("project." MOD "quarry_rights=p2_upgraded", "p1.gold=1", "p1.stone=0");
    play("place foreman workshop");
    offers_not("install");
}

static void a_card_changes_the_price_of_an_upgrade(void **state)
{
    (void)state;
    given("project." MOD "dear_rails=p1_upgraded", "project.rails=p1", "p1.pool.blacksmith=1",
          "p1.iron=2", "p1.heat=3", "p1.crystal=1", "p1.gold=1");
    play("place blacksmith forge", "upgrade");
    field_is("project.rails", "p1_upgraded");
    has(1, "0 crystal 1 gold 1 heat"); /* 2, 1 more at the Forge, 1 less */
    given("project." MOD "dear_rails=p1_upgraded", "project.rails=p1", "p1.pool.blacksmith=1",
          "p1.iron=2", "p1.heat=3", "p1.gold=1");
    play("place blacksmith forge");
    refuses("upgrade", "crystal");
}

static void a_card_changes_the_price_of_a_project(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project." MOD "dear_rails=p1_upgraded",
               "project." MOD "treadmill=track", "p1.stone=0", "counter." MOD "night=1");
    complete(MOD "treadmill");
    field_is("project." MOD "treadmill", "p1");
    given_menu("ironworker", "studio", "project." MOD "dear_rails=p1_upgraded",
               "project." MOD "treadmill=track", "p1.stone=0");
    refuses("complete", "needs 1 stone, has 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(a_card_can_tell_who_moved_the_lift),
        DWGT_TEST(a_card_can_tell_where_a_furnace_was_installed),
        DWGT_TEST(what_the_effect_needs_is_not_paid_for_the_upgrade),
        DWGT_TEST(at_the_studio_too),
        DWGT_TEST(a_card_does_not_hear_of_its_own_upgrade),
        DWGT_TEST(carts_hold_resources_only),
        DWGT_TEST(a_step_that_costs_nothing_ends_all_the_same),
        DWGT_TEST(a_card_opens_one_level_for_a_cart_that_holds_something),
        DWGT_TEST(a_card_closes_one_location_to_others),
        DWGT_TEST(a_card_changes_the_price_of_the_lift_for_others),
        DWGT_TEST(a_condition_that_counts_for_the_mod_changes_a_price),
        DWGT_TEST(a_card_changes_the_price_of_one_location),
        DWGT_TEST(a_card_changes_the_price_of_an_upgrade),
        DWGT_TEST(a_card_changes_the_price_of_a_project),
    };

    return cmocka_run_group_tests(tests, open_odd_cards, dwgt_close) != 0;
}
