/* test_furnaces.c - paying with heat, the exchanges of Forge and Laboratory (6.8, 6.9), lighting,
 * building and installing furnaces (6.6, 6.7, 6.13).
 */
#include "tests/support/dwg_table.h"

static int count_of(int seat, const char *query)
{
    return adit_query(adit_game_view_tx(dwgt_match()), seat - 1,
                      adit_query_find(dwgt_engine()->def, query));
}

/* ---- Paying heat (DWG-103) ---- */

static void dwgc3_three_heat_from_two_on_the_track_and_a_furnace(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.filled_fissure=p1", "p1.heat=2", "p1.hot_furnace=1",
               "p1.cool_furnace=0");
    play("upgrade"); /* 2 heat and 1 more; one project and one mix, so nothing is asked */
    has(1, "0 heat 0 hot_furnace 1 cool_furnace 2 vp");
}

static void dwg96_the_mix_is_asked_only_if_there_is_a_choice(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.filled_fissure=p1", "p1.heat=3", "p1.hot_furnace=2",
               "p1.cool_furnace=0");
    play("upgrade");
    options_are("pay 3 heat | pay 2 heat 1 hot_furnace | pay 1 heat 2 hot_furnace");
    play("pay 1 heat 2 hot_furnace");
    has(1, "2 heat 0 hot_furnace 2 cool_furnace");
    given_menu("blacksmith", "forge", "project.filled_fissure=p1", "p1.hot_furnace=3",
               "p1.cool_furnace=0");
    play("upgrade");
    has(1, "0 heat 0 hot_furnace 3 cool_furnace");
}

static void dwg103_installed_furnaces_pay_no_heat(void **state)
{
    (void)state;
    given_menu("engineer", "lift", "furnace.lift=p1", "turn.done.basic=1");
    refuses("lift_one", "heat");
}

static void dwge56_furnaces_pay_for_conversions(void **state)
{
    (void)state;
    given("rules.decks=western,eastern", "project.southern_pipeline=p1_upgraded",
          "project.north_steam_pipeline=p1_upgraded", "p1.heat=0", "p1.hot_furnace=3",
          "p1.cool_furnace=0");
    play("anytime 1 heat for 1 stone");
    has(1, "1 stone 2 hot_furnace 1 cool_furnace");
    play("anytime 2 heat for 1 iron");
    has(1, "1 stone 1 iron 0 hot_furnace 3 cool_furnace 0 heat");
}

/* ---- Exchanges (DWG-116, DWG-117) ---- */

static void dwgc11_the_forge_turns_stone_into_iron_into_gold(void **state)
{
    (void)state;
    given_menu("ironworker", "forge", "p1.heat=2", "p1.stone=2", "p1.iron=1");
    play("exchange 2 stone 1 heat for 1 iron");
    has(1, "2 iron 0 stone 1 heat");
    play("exchange 2 iron 1 heat for 1 gold");
    has(1, "1 gold 0 iron 0 heat");
}

static void dwg107_a_conversion_must_be_paid_in_full(void **state)
{
    (void)state;
    given_menu("ironworker", "forge", "p1.heat=1", "p1.stone=2", "p1.iron=1", "p1.gold=2");
    offers_not("exchange 2 iron 1 heat for 1 gold");
    offers("exchange 2 gold 1 heat for 1 crystal");
    play("exchange 2 gold 1 heat for 1 crystal");
    has(1, "1 crystal 0 gold 0 heat 2 stone 1 iron");
    field_is("phase", "action"); /* without heat nothing is left to do */
}

static void dwg119_the_heat_of_the_forge_is_usable_at_once(void **state)
{
    (void)state;
    given_menu("engineer", "forge", "p1.stone=2", "p1.cool_furnace=0");
    play("heat1", "exchange 2 stone 1 heat for 1 iron");
    has(1, "1 iron 0 stone 0 heat");
}

static void dwge63_three_exchanges_in_a_chain_with_a_blacksmith(void **state)
{
    (void)state;
    given_menu("blacksmith", "lab", "p1.gold=1");
    play("exchange 1 gold for 2 iron", "exchange 1 iron for 2 stone",
         "exchange 1 iron for 2 stone");
    has(1, "4 stone 0 iron 0 gold");
    field_is("phase", "action");
}

static void dwg116_others_exchange_once(void **state)
{
    (void)state;
    given_menu("ironworker", "lab", "p1.crystal=1", "p1.gold=1", "p1.cool_furnace=1");
    options_are("exchange 1 crystal for 2 gold | exchange 1 gold for 2 iron | light_heat | done");
    play("exchange 1 crystal for 2 gold");
    options_are("light_heat | done");
    has(1, "3 gold 0 crystal");
}

/* ---- Lighting (DWG-105, DWG-115) ---- */

static void dwg115_the_bellows_light_one_or_all(void **state)
{
    (void)state;
    given_menu("engineer", "bellows", "p1.cool_furnace=3");
    options_are("light_one | done");
    play("light_one");
    has(1, "1 hot_furnace 2 cool_furnace 0 heat");
    given_menu("ironworker", "bellows", "p1.cool_furnace=3");
    options_are("light_one | light_all | done");
    play("light_all");
    has(1, "3 hot_furnace 0 cool_furnace");
}

static void dwg105_with_no_cool_furnace_there_is_nothing_to_light(void **state)
{
    (void)state;
    given_menu("blacksmith", "bellows", "p1.cool_furnace=0", "p1.hot_furnace=2");
    refuses("light_one", "you have no cool furnace on your board");
    offers("heat2");
}

static void dwge57_lighting_takes_nothing_off_the_track(void **state)
{
    (void)state;
    given_menu("ironworker", "bellows", "p1.cool_furnace=2", "p1.heat=5");
    play("light_all");
    has(1, "2 hot_furnace 0 cool_furnace 5 heat");
}

static void dwg116_the_laboratory_lights_one_and_gives_heat(void **state)
{
    (void)state;
    given_menu("ironworker", "lab", "p1.cool_furnace=2");
    play("light_heat");
    has(1, "1 hot_furnace 1 cool_furnace 1 heat");
    given_menu("ironworker", "lab", "p1.cool_furnace=0", "p1.hot_furnace=1");
    play("light_heat"); /* with nothing to light the heat is gained all the same */
    has(1, "1 hot_furnace 0 cool_furnace 1 heat");
}

static void dwge79_heat_above_10_is_lost(void **state)
{
    (void)state;
    given_menu("blacksmith", "bellows", "p1.heat=9");
    play("heat2");
    has(1, "10 heat");
}

/* ---- Building (DWG-112 to DWG-114) ---- */

static void dwgc12_an_engineer_builds_two_for_two_stone(void **state)
{
    (void)state;
    given_menu("engineer", "workshop", "p1.stone=2");
    field_is("p1.unbuilt", "6");
    play("build", "build");
    has(1, "0 stone 4 cool_furnace");
    field_is("p1.unbuilt", "4");
}

static void dwg112_others_build_one(void **state)
{
    (void)state;
    given_menu("ironworker", "workshop", "p1.stone=2");
    play("build");
    offers_not("build");
    has(1, "1 stone 3 cool_furnace");
    play("light_one"); /* DWG-114: may be the one just built */
    has(1, "2 cool_furnace 1 hot_furnace");
}

static void dwg112_building_costs_a_stone(void **state)
{
    (void)state;
    given_menu("ironworker", "workshop", "p1.iron=5");
    refuses("build", "stone");
}

static void dwge50_without_an_unbuilt_furnace_nothing_is_built(void **state)
{
    (void)state;
    given_menu("ironworker", "workshop", "p1.stone=2", "p1.cool_furnace=6", "furnace.lab=p1",
               "furnace.lift=p1");
    field_is("p1.unbuilt", "0");
    refuses("build", "you have no furnace left in the reserve");
}

static void dwge49_the_coal_crusher_finds_a_furnace_or_none(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "rules.decks=western,eastern", "project.coal_crusher=p1",
               "p1.stone=2", "p1.heat=1");
    play("upgrade");
    has(1, "1 hot_furnace 2 cool_furnace 1 vp 0 stone 0 heat");
    field_is("p1.unbuilt", "5");
    given_menu("blacksmith", "forge", "rules.decks=western,eastern", "project.coal_crusher=p1",
               "p1.stone=2", "p1.heat=1", "p1.cool_furnace=8");
    play("upgrade");
    has(1, "0 hot_furnace 8 cool_furnace 1 vp");
}

/* ---- Installing (DWG-67, DWG-133 to DWG-136) ---- */

static void dwgc17_installing_costs_goods_and_a_furnace_and_gives_2_points(void **state)
{
    (void)state;
    given("p1.stone=1", "p1.iron=1");
    play("place foreman forge", "install");
    goods_are(1, "1 cool_furnace 2 vp");
    field_is("furnace.forge", "p1");
    field_is("p1.unbuilt", "6");
    assert_int_equal(count_of(1, "furnaces"), 1);
    assert_int_equal(count_of(1, "installed"), 1);
    assert_int_equal(count_of(2, "installed"), 0);
}

static void dwg25_what_installing_costs_at_each_location(void **state)
{
    static const char *const cost[][2] = {
        {"lab", "2 iron"},          {"bellows", "3 stone"},      {"workshop", "2 stone"},
        {"lift", "3 iron"},         {"forge", "1 stone 1 iron"}, {"studio", "1 iron 1 gold"},
        {"mine1", "2 stone"},       {"mine2", "2 stone 1 iron"}, {"mine3", "2 iron"},
        {"mine4", "1 iron 1 gold"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cost / sizeof *cost; i++) {
        const adit_card *location =
            &dwgt_engine()->cards->card[adit_cards_find(dwgt_engine()->cards, cost[i][0])];
        const adit_goods goods =
            adit_fixed_goods(dwgt_engine()->cards, location->fact[DWG_LOCATION_INSTALL].goods);
        char words[100];
        adit_buffer out = adit_buffer_on(words, sizeof words);
        adit_goods_words(&goods, dwgt_engine()->def->goods, &out);
        assert_string_equal(words, cost[i][1]);
    }
}

static void dwg97_a_hot_or_a_cool_furnace(void **state)
{
    (void)state;
    given("p1.stone=3", "p1.hot_furnace=1", "p1.cool_furnace=1");
    play("place foreman bellows", "install");
    options_are("cool | hot");
    play("hot");
    has(1, "0 hot_furnace 1 cool_furnace 0 stone");
    given("p1.stone=3", "p1.hot_furnace=2", "p1.cool_furnace=0");
    play("place foreman bellows", "install"); /* no choice, no question */
    has(1, "1 hot_furnace 0 cool_furnace");
}

static void dwg67_who_may_not_install(void **state)
{
    (void)state;
    given("p1.stone=3", "p1.pool.engineer=1");
    play("place engineer bellows");
    refuses("install", "only a foreman");
    given("p1.stone=3", "furnace.bellows=p2");
    play("place foreman bellows");
    refuses("install", "Bellows already has a furnace");
    given("p1.stone=3", "furnace.bellows=p1"); /* DWG-E78: the same owner neither */
    play("place foreman bellows");
    refuses("install", "already");
    given("p1.stone=2");
    play("place foreman bellows");
    refuses("install", "needs 3 stone, has 2");
    given("p1.iron=2", "p1.cool_furnace=0");
    play("place foreman lab");
    refuses("install", "you have no furnace left on your board");
}

static void dwg136_before_or_after_the_other_sub_steps(void **state)
{
    (void)state;
    given("p1.stone=3");
    play("place foreman bellows", "light_one", "install", "cool");
    has(1, "1 hot_furnace 0 cool_furnace 2 vp");
    given("p1.stone=3");
    play("place foreman bellows", "install", "light_one");
    has(1, "1 hot_furnace 0 cool_furnace 2 vp");
    field_is("phase", "action"); /* DWG-E77: both, and nothing is left */
}

static void dwg133_underfloor_heating_adds_a_point_in_the_town(void **state)
{
    (void)state;
    given("p1.stone=3", "event.underfloor_heating=active", "round=3");
    play("place foreman bellows", "install");
    has(1, "3 vp");
    given("p1.stone=2", "event.underfloor_heating=active", "round=3");
    play("place foreman mine1", "install");
    has(1, "2 vp");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwgc3_three_heat_from_two_on_the_track_and_a_furnace),
        DWGT_TEST(dwg96_the_mix_is_asked_only_if_there_is_a_choice),
        DWGT_TEST(dwg103_installed_furnaces_pay_no_heat),
        DWGT_TEST(dwge56_furnaces_pay_for_conversions),
        DWGT_TEST(dwgc11_the_forge_turns_stone_into_iron_into_gold),
        DWGT_TEST(dwg107_a_conversion_must_be_paid_in_full),
        DWGT_TEST(dwg119_the_heat_of_the_forge_is_usable_at_once),
        DWGT_TEST(dwge63_three_exchanges_in_a_chain_with_a_blacksmith),
        DWGT_TEST(dwg116_others_exchange_once),
        DWGT_TEST(dwg115_the_bellows_light_one_or_all),
        DWGT_TEST(dwg105_with_no_cool_furnace_there_is_nothing_to_light),
        DWGT_TEST(dwge57_lighting_takes_nothing_off_the_track),
        DWGT_TEST(dwg116_the_laboratory_lights_one_and_gives_heat),
        DWGT_TEST(dwge79_heat_above_10_is_lost),
        DWGT_TEST(dwgc12_an_engineer_builds_two_for_two_stone),
        DWGT_TEST(dwg112_others_build_one),
        DWGT_TEST(dwg112_building_costs_a_stone),
        DWGT_TEST(dwge50_without_an_unbuilt_furnace_nothing_is_built),
        DWGT_TEST(dwge49_the_coal_crusher_finds_a_furnace_or_none),
        DWGT_TEST(dwgc17_installing_costs_goods_and_a_furnace_and_gives_2_points),
        DWGT_TEST(dwg25_what_installing_costs_at_each_location),
        DWGT_TEST(dwg97_a_hot_or_a_cool_furnace),
        DWGT_TEST(dwg67_who_may_not_install),
        DWGT_TEST(dwg136_before_or_after_the_other_sub_steps),
        DWGT_TEST(dwg133_underfloor_heating_adds_a_point_in_the_town),
    };

    return DWGT_RUN(tests);
}
