/* test_projects.c - completing and upgrading projects, with all questions inside (6.9, 6.10,
 * 6.12), and what decks and cards add.
 *
 * The decks of two players are western and new_shaft unless a test names others.
 */
#include "tests/support/dwg_table.h"

static int count_of(int seat, const char *query)
{
    return adit_query(adit_game_view_tx(dwgt_match()), seat - 1,
                      adit_query_find(dwgt_engine()->def, query));
}

/* ---- Completing (DWG-120 to DWG-123) ---- */

static void dwg120_one_face_up_card_is_paid_and_taken(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.rails=track", "project.filled_fissure=track",
               "project.master_tools=track", "p1.iron=4", "p1.stone=4");
    play("complete");
    options_are("complete filled_fissure | complete rails"); /* master_tools lacks the heat */
    refuses("complete master_tools", "needs 1 heat, has 0");
    play("complete rails");
    goods_are(1, "4 stone 2 cool_furnace 7 vp");
    field_is("project.rails", "p1");
    field_is("phase", "action"); /* once, and the upgrade cannot be paid */
    assert_int_equal(dwg_on_track(dwgt_now(), dwgt_engine()->cards), 2); /* DWG-122 */
}

static void dwg126_without_an_affordable_card_nothing_can_be_completed(void **state)
{
    (void)state;
    given("project.rails=track", "p1.level_1.iron=4", "p1.iron=1", "p1.gold=1");
    play("place foreman studio"); /* who might install a furnace */
    refuses("complete",
            "you cannot afford any project on the track"); /* DWG-106: carts pay nothing */
    play("done");
    goods_are(1, "1 iron 1 gold 2 cool_furnace");
}

static void dwg125_the_upgrade_may_follow_at_once(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.rails=track", "p1.iron=4", "p1.heat=3");
    play("complete");
    options_are("upgrade_now | not_now");
    play("upgrade_now");
    has(1, "1 heat 9 vp"); /* 7, and 2 by the rule of the deck */
    field_is("project.rails", "p1_upgraded");
    given_menu("ironworker", "studio", "project.rails=track", "p1.iron=4", "p1.heat=3");
    play("complete", "not_now");
    has(1, "3 heat 7 vp");
    field_is("project.rails", "p1");
}

#define PIPELINE "rules.decks=eastern,western", "project.southern_pipeline=p1_upgraded"

/* DWG-K37, DWG-125: who can turn heat into stone is asked, although the stone is not there yet. */
static void dwgk37_a_pipeline_may_pay_for_the_upgrade(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", PIPELINE, "project.coal_crusher=track", "p1.iron=2",
               "p1.gold=1", "p1.heat=5");
    play("complete");
    asks(1, "choose whether to upgrade the project now");
    options_are("not_now");
    refuses("upgrade_now", "needs 2 stone, has 0");
    offers("anytime 1 heat for 1 stone");
    play("anytime 1 heat for 1 stone");
    options_are("not_now");
    play("anytime 1 heat for 1 stone");
    options_are("upgrade_now | not_now");
    play("upgrade_now");
    has(1, "0 heat 0 stone 13 vp");
    field_is("project.coal_crusher", "p1_upgraded");
}

static void dwgk37_or_it_is_left(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", PIPELINE, "project.coal_crusher=track", "p1.iron=2",
               "p1.gold=1", "p1.heat=5");
    play("complete", "not_now");
    has(1, "2 heat 0 stone 12 vp");
    field_is("project.coal_crusher", "p1");
    /* nothing to turn into stone: not asked, as without the pipeline */
    given_menu("ironworker", "studio", PIPELINE, "project.coal_crusher=track", "p1.iron=2",
               "p1.gold=1", "p1.heat=3");
    play("complete");
    field_is("phase", "action");
}

/* ---- Discounts (DWG-121) ---- */

static void dwg92_master_tools_take_off_a_stone_or_an_iron(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.entry_to_new_shaft=track",
               "project.master_tools=p1_upgraded", "p1.stone=2", "p1.iron=1");
    play("complete");
    options_are("pay 1 stone 1 iron | pay 2 stone"); /* it is not refused, and never harms */
    play("pay 2 stone");
    has(1, "0 stone 1 iron 4 vp");
    given_menu("ironworker", "studio", "project.entry_to_new_shaft=track",
               "project.master_tools=p1_upgraded", "p1.stone=2");
    play("complete"); /* only one way can be paid */
    has(1, "0 stone 4 vp");
}

static void dwge40_no_stone_or_iron_in_the_cost_no_discount(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.shaft_lighting=track",
               "project.master_tools=p1_upgraded", "p1.gold=2", "p1.stone=3", "p1.iron=3");
    play("complete");
    goods_are(1, "3 stone 3 iron 2 cool_furnace 8 vp");
    given_menu("ironworker", "studio", "rules.decks=new_shaft,golden", "project.rails=track",
               "project.entry_to_the_treasury=p1_upgraded", "p1.gold=2", "p1.iron=4");
    play("complete");
    goods_are(1, "2 gold 2 cool_furnace 7 vp");
}

static void dwge40_the_treasury_takes_off_a_gold(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=new_shaft,golden",
               "project.ore_extraction=track", "project.entry_to_the_treasury=p1_upgraded",
               "p1.iron=2");
    play("complete");
    goods_are(1, "2 cool_furnace 7 vp");
}

static void dwge41_upgrade_costs_have_no_discount(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.master_tools=p1_upgraded", "project.armory=p1",
               "p1.heat=4", "p1.iron=2", "p1.stone=2");
    refuses("upgrade", "you cannot afford any upgrade"); /* 3 iron */
    given_menu("blacksmith", "forge", "rules.decks=western,golden",
               "project.entry_to_the_treasury=p1_upgraded", "project.bridge_club=p1", "p1.heat=4",
               "p1.stone=2");
    refuses("upgrade", "you cannot afford any upgrade"); /* 1 gold */
}

static void dwge42_a_card_does_not_lower_the_cost_of_its_own_action(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.master_tools=track", "p1.iron=4", "p1.heat=3");
    play("complete", "upgrade_now");
    has(1, "0 iron 0 heat 9 vp"); /* 3 iron 1 heat, then 1 iron 2 heat */
}

/* ---- The engineer at the Studio (DWG-124) ---- */

static void dwgc13_an_engineer_takes_back_a_stone(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "project.entry_to_new_shaft=track", "p1.stone=2", "p1.iron=1");
    play("complete");
    options_are("take_back stone | take_nothing"); /* DWG-E28: 2 stone were paid, but 1 iron */
    play("take_back stone");
    has(1, "1 stone 0 iron 4 vp");
}

static void dwg124_or_nothing(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "project.entry_to_new_shaft=track", "p1.stone=2", "p1.iron=1");
    play("complete", "take_nothing");
    has(1, "0 stone 0 iron 4 vp");
}

static void dwge28_heat_and_single_units_are_not_taken_back(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "rules.decks=new_shaft,golden", "project.gold_foundry=track",
               "p1.heat=2", "p1.gold=1");
    play("complete");
    goods_are(1, "2 cool_furnace 7 vp");
    field_is("phase", "action");
}

static void dwge29_what_was_paid_after_discounts_decides(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "project.entry_to_new_shaft=track",
               "project.master_tools=p1_upgraded", "p1.stone=2", "p1.iron=1");
    play("complete", "pay 1 stone 1 iron");
    has(1, "1 stone 0 iron 4 vp"); /* nothing to take back, nothing asked */
    field_is("phase", "action");
}

static void dwge30_the_regained_resource_pays_for_the_upgrade(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "project.master_tools=track", "p1.iron=3", "p1.heat=3");
    play("complete", "take_back iron", "upgrade_now");
    has(1, "0 iron 0 heat 9 vp");
    given_menu("engineer", "studio", "project.master_tools=track", "p1.iron=3", "p1.heat=3");
    play("complete", "take_nothing"); /* and without it there is nothing to ask */
    field_is("project.master_tools", "p1");
    field_is("phase", "action");
}

static void dwg124_only_an_engineer(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "project.entry_to_new_shaft=track", "p1.stone=2",
               "p1.iron=1");
    play("complete", "not_now"); /* DWG-E25: 2 heat less is nothing left to pay */
    has(1, "0 stone 0 iron");
}

/* ---- The blacksmith at the Studio (DWG-125) ---- */

static void dwge25_two_heat_less_never_below_0(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "project.bridge_club=track", "p1.stone=5", "p1.iron=2",
               "p1.gold=1", "p1.heat=3");
    play("complete", "upgrade_now"); /* 1 heat 1 gold */
    has(1, "0 gold 3 heat 11 vp");
    given_menu("blacksmith", "studio", "project.shaft_lighting=track", "p1.gold=2", "p1.heat=1");
    play("complete", "upgrade_now"); /* 3 heat */
    has(1, "0 heat 10 vp");
}

static void dwge26_without_upgrading_the_bonus_is_of_no_use(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "project.shaft_lighting=track", "p1.gold=2", "p1.heat=1");
    play("complete", "not_now");
    has(1, "1 heat 8 vp");
    field_is("phase", "action");
}

static void dwge27_only_the_project_of_this_action_is_upgraded(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "project.rails=p1", "project.filled_fissure=track",
               "p1.stone=4", "p1.heat=9");
    play("complete");
    options_are("upgrade_now | not_now");
    play("upgrade_now");
    field_is("project.filled_fissure", "p1_upgraded");
    field_is("project.rails", "p1");
    field_is("phase", "action");
}

/* ---- Upgrading at the Forge (DWG-118) ---- */

static void dwgc21_two_upgrades_at_the_forge(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.entry_to_new_shaft=p1",
               "project.new_shaft_supports=p1", "p1.heat=6");
    play("upgrade");
    options_are("upgrade entry_to_new_shaft | upgrade new_shaft_supports");
    play("upgrade entry_to_new_shaft");
    has(1, "3 heat 2 vp");
    play("upgrade");
    has(1, "0 heat 6 vp");
    field_is("project.new_shaft_supports", "p1_upgraded");
}

static void dwg118_what_cannot_be_upgraded(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.rails=p1_upgraded", "project.filled_fissure=p2",
               "p1.heat=9", "p1.stone=2");
    refuses("upgrade", "you have no completed project to upgrade");
    given_menu("blacksmith", "forge", "project.shaft_lighting=p1", "project.rails=p1",
               "project.filled_fissure=p1", "p1.heat=3");
    play("upgrade");
    refuses("upgrade shaft_lighting", "needs 4 heat, has 3");
    refuses("upgrade new_shaft_supports", "you have not completed it");
    given_menu("ironworker", "forge", "project.rails=p1", "p1.heat=9");
    offers_not("upgrade");
}

static void dwgc18_new_shaft_upgrades_give_2_4_6_points(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.entry_to_new_shaft=p1",
               "project.new_shaft_supports=p1", "project.filled_fissure=p1", "p1.heat=9",
               "project.north_wall=p1_upgraded", "project.rails=p2_upgraded");
    play("upgrade", "upgrade entry_to_new_shaft");
    has(1, "2 vp");
    play("upgrade", "upgrade new_shaft_supports");
    has(1, "6 vp");
    play("upgrade");
    has(1, "12 vp 0 heat");
}

/* ---- The Calcination oven ---- */

static void dwge23_one_heat_less_for_each_other_project_of_the_deck(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "rules.decks=western,old_shaft",
               "project.calcination_oven=p1", "project.cursed_treasury=p1",
               "project.crumbling_earthwork=p1_upgraded", "project.rails=out",
               "project.abandoned_lift=p2", "project.master_tools=p1", "p1.heat=9");
    play("upgrade");
    offers("upgrade calcination_oven"); /* DWG-E24: 10 - 2, and 1 for the Forge */
    play("upgrade calcination_oven");
    has(1, "0 heat 12 vp");
    assert_int_equal(count_of(1, "completed"), 4);
    assert_int_equal(count_of(1, "upgraded"), 2);
}

static void dwge24_the_forge_surcharge_comes_after_the_subtraction(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "rules.decks=western,old_shaft",
               "project.calcination_oven=p1", "project.cursed_treasury=p1_upgraded",
               "project.crumbling_earthwork=p1_upgraded", "p1.heat=8", "p1.iron=2");
    refuses("upgrade", "you cannot afford any upgrade");
}

static void dwge24_and_so_does_the_reduction_of_the_studio(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "rules.decks=western,old_shaft",
               "project.calcination_oven=track", "project.cursed_treasury=p1_upgraded",
               "p1.crystal=1", "p1.heat=8");
    play("complete", "upgrade_now"); /* 1 heat; then 10 - 1 - 2 */
    has(1, "0 heat 20 vp");
    given_menu("blacksmith", "studio", "rules.decks=western,old_shaft",
               "project.calcination_oven=track", "project.cursed_treasury=p1_upgraded",
               "p1.crystal=1", "p1.heat=7");
    play("complete");
    field_is("phase", "action");
}

/* ---- The Gold foundry ---- */

static void dwge43_gold_in_both_costs_gives_two_points(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=western,golden",
               "project.colossal_statue=track", "project.gold_foundry=p1_upgraded", "p1.iron=6",
               "p1.gold=3", "p1.heat=1");
    play("complete", "upgrade_now");
    has(1, "0 iron 0 gold 0 heat 28 vp"); /* 15 + 1, 11 + 1 */
}

static void dwge45_the_printed_cost_decides(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=new_shaft,golden",
               "project.ore_extraction=track", "project.gold_foundry=p1_upgraded",
               "project.entry_to_the_treasury=p1_upgraded", "p1.iron=2");
    play("complete");
    has(1, "8 vp"); /* 7 + 1, though no gold was paid */
}

static void dwg131_not_for_itself_and_not_before_it_is_upgraded(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=western,golden", "project.gold_foundry=track",
               "p1.iron=1", "p1.gold=1", "p1.heat=5");
    play("complete", "upgrade_now");
    has(1, "9 vp");
    given_menu("ironworker", "studio", "rules.decks=western,golden",
               "project.goldsmiths_workshop=track", "project.gold_foundry=p1", "p1.gold=3");
    play("complete");
    has(1, "13 vp");
}

static void dwge44_a_free_upgrade_counts_by_its_printed_cost(void **state)
{
    (void)state;
    given("rules.decks=western,golden", "phase=leaders", "round=10",
          "project.gold_foundry=p1_upgraded", "project.colossal_statue=p1");
    asks(1, "choose a project to upgrade");
    options_are("upgrade colossal_statue | upgrade_none");
    play("upgrade colossal_statue");
    has(1, "12 vp"); /* 11 + 1 */
}

/* ---- The free upgrade (DWG-81) ---- */

static void dwge72_with_no_project_to_upgrade_nothing_is_asked(void **state)
{
    (void)state;
    given("rules.decks=western,golden", "phase=leaders", "round=10",
          "project.gold_foundry=p1_upgraded");
    assert_true(adit_game_is_over(dwgt_match()));
}

static void dwge73_a_free_upgrade_of_a_new_shaft_card_gives_its_points(void **state)
{
    (void)state;
    given("rules.decks=new_shaft,golden", "phase=leaders", "round=10",
          "project.gold_foundry=p1_upgraded", "project.rails=p1",
          "project.filled_fissure=p1_upgraded", "project.entry_to_new_shaft=p1_upgraded",
          "project.new_shaft_supports=p2");
    play("upgrade rails");
    has(1, "6 vp");
    assert_true(adit_game_is_over(dwgt_match()));
}

static void dwg81_it_may_be_left_out(void **state)
{
    (void)state;
    given("rules.decks=western,golden", "phase=leaders", "round=10", "project.gold_foundry=p1",
          "project.colossal_statue=p2");
    play("upgrade_none"); /* both have one: all tied players, in turn order */
    asks(2, "choose a project to upgrade");
    play("upgrade colossal_statue");
    has(1, "0 vp");
    has(2, "11 vp");
}

/* ---- Once-effects ---- */

static void dwgc27_the_mill_chimney_takes_any_heat_for_points(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=western,eastern", "project.mill_chimney=track",
               "p1.stone=4", "p1.iron=2", "p1.gold=1", "p1.heat=4", "p1.hot_furnace=1",
               "p1.cool_furnace=0");
    play("complete", "upgrade_now");
    asks(1, "choose how much heat to pay for points");
    options_are("0 heat | 1 heat | 2 heat | 3 heat | 4 heat | 5 heat");
    play("5 heat");
    has(1, "18 vp 0 heat 0 hot_furnace 1 cool_furnace 0 gold"); /* 10, 3 and 5 */
}

static void dwg95_the_mix_of_the_extra_heat_is_free_as_well(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "rules.decks=western,eastern", "project.mill_chimney=p1",
               "p1.gold=1", "p1.heat=3", "p1.hot_furnace=1", "p1.cool_furnace=0");
    play("upgrade");
    options_are("pay 1 gold 1 heat | pay 1 gold 1 hot_furnace"); /* 1 heat is the Forge's */
    play("pay 1 gold 1 heat", "2 heat");
    options_are("pay 2 heat | pay 1 heat 1 hot_furnace");
    play("pay 1 heat 1 hot_furnace");
    has(1, "1 heat 0 hot_furnace 5 vp");
}

static void dwge54_a_free_upgrade_may_still_take_heat(void **state)
{
    (void)state;
    given("rules.decks=eastern,golden", "phase=leaders", "round=10",
          "project.gold_foundry=p1_upgraded", "project.mill_chimney=p1", "p1.heat=2");
    play("upgrade mill_chimney", "2 heat");
    has(1, "6 vp 0 heat"); /* 3, 2 for the heat, and 1 of the Gold foundry */
}

static void dwge55_the_reduction_of_the_studio_lowers_no_extra_heat(void **state)
{
    (void)state;
    given_menu("blacksmith", "studio", "rules.decks=western,eastern", "project.mill_chimney=track",
               "p1.stone=4", "p1.iron=2", "p1.gold=1", "p1.heat=2", "p1.cool_furnace=0");
    play("complete", "upgrade_now");
    options_are("0 heat | 1 heat | 2 heat");
    play("2 heat");
    has(1, "15 vp 0 heat");
    given_menu("blacksmith", "studio", "rules.decks=western,eastern", "project.mill_chimney=track",
               "p1.stone=4", "p1.iron=2", "p1.gold=1");
    play("complete", "upgrade_now"); /* with no heat there is no choice */
    has(1, "13 vp 0 gold");
}

static void dwge46_printed_crystal_in_the_base_cost_counts(void **state)
{
    (void)state;
    given("rules.decks=new_shaft,golden", "project.jewelers_workshop=p1_upgraded",
          "project.main_crucible=p1", "project.diamond_headed_crushers=p1_upgraded",
          "project.goldsmiths_workshop=p1", "project.hall_of_the_oldbeard=p2", "project.rails=p1");
    assert_int_equal(count_of(1, "crystal_projects"), 2);
    assert_int_equal(count_of(1, "gold_projects"), 3);
    assert_int_equal(count_of(1, "iron_projects"), 1);
    assert_int_equal(count_of(1, "stone_projects"), 0);
    assert_int_equal(count_of(2, "crystal_projects"), 1);
    score_is(1, 4);
}

static void dwge47_every_other_player_gets_the_goods(void **state)
{
    (void)state;
    given_players(3, "rules.decks=western,old_shaft,golden", "phase=menu", "turn.actions_left=3",
                  "turn.dwarf=blacksmith", "turn.location=forge", "worker.forge=blacksmith",
                  "project.crumbling_earthwork=p1", "p1.stone=2", "p1.heat=2", "p3.iron=4");
    play("upgrade");
    has(1, "6 vp 0 iron");
    has(2, "1 iron");
    has(3, "5 iron");
}

static void dwge48_heat_of_others_is_added_and_above_10_lost(void **state)
{
    (void)state;
    given_players(3, "rules.decks=western,old_shaft,golden", "phase=menu", "turn.actions_left=3",
                  "turn.dwarf=blacksmith", "turn.location=forge", "worker.forge=blacksmith",
                  "project.ribs_of_an_old_boiler=p1", "p1.heat=10", "p2.heat=2", "p3.heat=10");
    play("upgrade");
    has(1, "10 heat 1 vp"); /* 3 paid, 4 gained */
    has(2, "3 heat");
    has(3, "10 heat"); /* DWG-E85 */
}

static void dwg132_lasting_effects_hold_from_the_upgrade_on(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "project.cricket_field=track", "p1.stone=4", "p1.iron=2",
               "p1.gold=1", "p1.heat=1");
    play("complete", "upgrade_now");
    assert_int_equal(dwgt_now()->player[0].common.in_play.count, 1);
    field_is("project.cricket_field", "p1_upgraded");
}

/* ---- Leaders of a deck ---- */

static unsigned leaders_of(const char *deck)
{
    const adit_cards *cards = dwgt_engine()->cards;

    return dwg_leaders(dwgt_now(), cards, cards->card[adit_cards_find(cards, deck)].kind_number);
}

static void dwg80_most_completed_projects_of_a_deck_at_least_one(void **state)
{
    (void)state;
    given_players(3, "rules.decks=western,new_shaft,golden", "project.rails=p1",
                  "project.filled_fissure=p1_upgraded", "project.shaft_lighting=p3",
                  "project.ore_extraction=p3", "project.master_tools=p2");
    assert_int_equal(leaders_of("new_shaft"), 1 + 4);
    assert_int_equal(leaders_of("western"), 2);
    assert_int_equal(leaders_of("golden"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg120_one_face_up_card_is_paid_and_taken),
        DWGT_TEST(dwg126_without_an_affordable_card_nothing_can_be_completed),
        DWGT_TEST(dwg125_the_upgrade_may_follow_at_once),
        DWGT_TEST(dwgk37_a_pipeline_may_pay_for_the_upgrade),
        DWGT_TEST(dwgk37_or_it_is_left),
        DWGT_TEST(dwg92_master_tools_take_off_a_stone_or_an_iron),
        DWGT_TEST(dwge40_no_stone_or_iron_in_the_cost_no_discount),
        DWGT_TEST(dwge40_the_treasury_takes_off_a_gold),
        DWGT_TEST(dwge41_upgrade_costs_have_no_discount),
        DWGT_TEST(dwge42_a_card_does_not_lower_the_cost_of_its_own_action),
        DWGT_TEST(dwgc13_an_engineer_takes_back_a_stone),
        DWGT_TEST(dwg124_or_nothing),
        DWGT_TEST(dwge28_heat_and_single_units_are_not_taken_back),
        DWGT_TEST(dwge29_what_was_paid_after_discounts_decides),
        DWGT_TEST(dwge30_the_regained_resource_pays_for_the_upgrade),
        DWGT_TEST(dwg124_only_an_engineer),
        DWGT_TEST(dwge25_two_heat_less_never_below_0),
        DWGT_TEST(dwge26_without_upgrading_the_bonus_is_of_no_use),
        DWGT_TEST(dwge27_only_the_project_of_this_action_is_upgraded),
        DWGT_TEST(dwgc21_two_upgrades_at_the_forge),
        DWGT_TEST(dwg118_what_cannot_be_upgraded),
        DWGT_TEST(dwgc18_new_shaft_upgrades_give_2_4_6_points),
        DWGT_TEST(dwge23_one_heat_less_for_each_other_project_of_the_deck),
        DWGT_TEST(dwge24_the_forge_surcharge_comes_after_the_subtraction),
        DWGT_TEST(dwge24_and_so_does_the_reduction_of_the_studio),
        DWGT_TEST(dwge43_gold_in_both_costs_gives_two_points),
        DWGT_TEST(dwge45_the_printed_cost_decides),
        DWGT_TEST(dwg131_not_for_itself_and_not_before_it_is_upgraded),
        DWGT_TEST(dwge44_a_free_upgrade_counts_by_its_printed_cost),
        DWGT_TEST(dwge72_with_no_project_to_upgrade_nothing_is_asked),
        DWGT_TEST(dwge73_a_free_upgrade_of_a_new_shaft_card_gives_its_points),
        DWGT_TEST(dwg81_it_may_be_left_out),
        DWGT_TEST(dwgc27_the_mill_chimney_takes_any_heat_for_points),
        DWGT_TEST(dwg95_the_mix_of_the_extra_heat_is_free_as_well),
        DWGT_TEST(dwge54_a_free_upgrade_may_still_take_heat),
        DWGT_TEST(dwge55_the_reduction_of_the_studio_lowers_no_extra_heat),
        DWGT_TEST(dwge46_printed_crystal_in_the_base_cost_counts),
        DWGT_TEST(dwge47_every_other_player_gets_the_goods),
        DWGT_TEST(dwge48_heat_of_others_is_added_and_above_10_lost),
        DWGT_TEST(dwg132_lasting_effects_hold_from_the_upgrade_on),
        DWGT_TEST(dwg80_most_completed_projects_of_a_deck_at_least_one),
    };

    return DWGT_RUN(tests);
}
