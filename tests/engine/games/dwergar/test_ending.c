/* test_ending.c - after the last round: bonus actions and free upgrades (5.9, DWG-80 to DWG-82). */
#include "tests/support/dwg_table.h"

/* The last round is over, and everybody has had the turn. */
#define THE_END "round=10", "phase=round_end"
#define NO_MORE_EVENTS                                                                             \
    "event.new_crystal_veins=spent", "event.activation_of_the_transmission=spent",                 \
        "event.lift_malfunction=spent", "event.underfloor_heating=spent",                          \
        "event.overheated_crank=spent", "event.crusher_malfunction=spent", "event.cave_in=spent",  \
        "event.shaft_maintenance=spent"
/* The ninth event is not drawn before the last round end. */
#define LAST_EVENT(event) NO_MORE_EVENTS, "event." event "=round_10"

static void is_over(void)
{
    assert_true(adit_game_is_over(dwgt_match()));
}

/* ---- Events at the end ---- */

/* DWG-E3: instant parts still happen, and their heat may serve the bonus actions (DWG-E71). */
static void dwg_e3_the_last_event_still_does_what_it_does_at_once(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("boiler_explosion"), "project.armory=p1");
    has(1, "2 heat");
    has(2, "2 heat");
    asks(1, "additional action");
    field_is("active_event", "none");
    play("act", "place foreman lift", "lift_one", "lift_one");
    has(1, "1 heat");
}

/* DWG-E3, DWG-E4: what would last for a round does not. */
static void dwg_e4_no_event_is_active_during_the_bonus_actions(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "project.armory=p1", "p1.pool.engineer=3");
    field_is("event.hot_steam_ducts", "spent");
    play("act", "place engineer workshop");
    has(1, "0 heat");
    given(THE_END, LAST_EVENT("health_and_safety_training"), "project.armory=p1",
          "p1.pool.engineer=3");
    play("act", "place engineer mine1", "mine", "act", "place engineer mine2", "mine", "act",
         "place engineer mine3", "mine"); /* three all the same */
    is_over();
}

/* ---- Western bonus (DWG-80) ---- */

static void dwg_e68_who_has_none_leads_in_nothing(void **state)
{
    (void)state;
    given_players(3, THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=western,golden,eastern");
    is_over();
}

static void dwg080_three_additional_actions_each_optional(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "project.armory=p2", "p2.pool.engineer=3");
    asks(2, "additional action");
    options_are("act | stop");
    play("act");
    asks(2, "place a dwarf");
    play("place engineer mine1", "mine");
    asks(2, "additional action");
    play("stop"); /* DWG-100: before each of the three */
    is_over();
}

/* All who are tied, in turn order; the track is filled before each of them. */
static void dwg080_all_who_are_tied_in_turn_order(void **state)
{
    (void)state;
    given_players(3, "rules.starting_player=2", THE_END, LAST_EVENT("hot_steam_ducts"),
                  "rules.decks=western,new_shaft,golden", "project.armory=p1",
                  "project.north_wall=p3_upgraded", "p3.pool.ironworker=3", "p3.stone=4",
                  "project.filled_fissure=track");
    asks(3, "additional action");
    play("act", "place ironworker studio");
    complete("filled_fissure");
    play("stop");
    asks(1, "additional action");
    assert_int_equal(dwg_on_track(dwgt_now(), dwgt_engine()->cards), 5);
    play("stop");
    is_over();
}

/* DWG-80: no start of a turn and no end of one. */
static void dwg080_the_bonus_is_no_turn(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=western,old_shaft",
          "project.armory=p1", "project.abandoned_lift=p1_upgraded", "p1.heat=5",
          "p1.pool.engineer=3");
    has(1, "0 iron"); /* DWG-44 is for turns */
    play("act", "place engineer mine1", "mine", "stop");
    has(1, "5 heat"); /* DWG-74 too */
    is_over();
    field_is("p1.turns", "10");
}

/* DWG-E70 */
static void dwg_e70_with_an_empty_pool_one_of_the_three_is_a_work_break(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "project.armory=p1", "p1.foreman=studio",
          "worker.lab=engineer", "worker.lift=blacksmith");
    play("act", "work_break lab", "act", "place engineer mine1", "mine", "act",
         "place foreman mine2", "mine");
    is_over();
    field_is("p1.foreman", "cart_level_2");
}

/* DWG-E71: what is on the track, and hot furnaces; of others nothing. */
static void dwg_e71_heat_of_the_track_and_hot_furnaces(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "project.armory=p1", "p1.heat=1",
          "p1.hot_furnace=1", "p1.cool_furnace=0", "p2.heat=9", "p1.transit.gold=1",
          "p1.level_1.gold=1", "p1.level_2.gold=1", "p1.pool.engineer=1");
    play("act", "place engineer lift", "lift_one", "lift_one", "pay 1 hot_furnace", "lift_one",
         "done", "stop");
    has(1, "3 gold 0 heat 0 hot_furnace 1 cool_furnace");
    has(2, "9 heat");
}

/* DWG-E81 */
static void dwg_e81_silverbeard_does_not_help(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=western,old_shaft",
          "project.armory=p1", "project.abandoned_lift=p1", "silverbeard=p1", "p1.pool.engineer=1");
    play("act", "place engineer bellows");
    refuses("silverbeard blacksmith", "only during a turn");
    options_are("light_one | done");
}

/* DWG-E82: cards 37, 39, 44, 9, 20 and discounts work as in a turn. */
static void dwg_e82_cards_work_as_in_a_turn(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=western,eastern",
          "project.clan_elevator=p1_upgraded", "project.southern_pipeline=p1_upgraded",
          "project.north_steam_pipeline=p1_upgraded",
          "project.workshop_of_helpful_gnomes=p1_upgraded", "p1.pool.engineer=1", "p1.heat=5");
    play("act", "anytime 1 heat for 1 stone", "anytime 2 heat for 1 iron");
    has(1, "2 heat 1 stone 1 iron");
    play("place engineer bellows");
    has(1, "1 vp");
    play("respecialise", "blacksmith", "heat2");
    has(1, "3 heat");
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=western,golden",
          "project.master_tools=p1_upgraded", "project.gold_foundry=p1_upgraded",
          "project.entry_to_the_treasury=p1_upgraded", "project.treasury_traps=track",
          "p1.pool.ironworker=1", "p1.gold=1"); /* 1 iron and 2 gold, less 1 of each */
    play("act", "place ironworker studio");
    complete("treasury_traps");
    has(1, "0 gold 12 vp"); /* 11, and 1 of the foundry */
}

/* DWG-E83: the group was fixed before the first bonus action. */
static void dwg_e83_new_western_projects_do_not_change_who_leads(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "project.armory=p1", "project.north_wall=p2",
          "project.cricket_field=track", "p1.pool.ironworker=1", "p1.stone=4", "p1.iron=2");
    play("act", "place ironworker studio");
    complete("cricket_field");
    play("stop");
    has(1, "10 vp"); /* p1 has two now */
    asks(2, "additional action");
    play("stop");
    is_over();
}

/* ---- Golden upgrade (DWG-81) ---- */

#define GOLDEN "rules.decks=western,golden"

/* DWG-E69 */
static void dwg_e69_bonus_actions_may_change_who_leads_in_golden(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), GOLDEN, "project.armory=p1",
          "project.gold_foundry=p2", "project.secret_entrance=p1", "project.treasury_traps=track",
          "p1.pool.ironworker=1", "p1.iron=1", "p1.gold=2");
    play("act", "place ironworker studio");
    complete("treasury_traps");
    play("stop");
    asks(1, "project to upgrade"); /* two against one */
    options_are("upgrade armory | upgrade secret_entrance | upgrade treasury_traps | upgrade_none");
    play("upgrade armory");
    has(1, "19 vp 0 heat"); /* 11, and 8 for nothing */
    is_over();
}

/* All who are tied, in turn order, and each may do without. */
static void dwg081_all_who_are_tied_may_upgrade(void **state)
{
    (void)state;
    given("rules.starting_player=2", THE_END, LAST_EVENT("hot_steam_ducts"), GOLDEN,
          "project.gold_foundry=p2", "project.secret_entrance=p1");
    asks(2, "project to upgrade");
    options_are("upgrade gold_foundry | upgrade_none");
    play("upgrade_none");
    asks(1, "project to upgrade");
    play("upgrade secret_entrance");
    has(1, "5 vp 1 crystal");
    is_over();
}

/* DWG-E52: the additional action is done before the next player's upgrade, and the track is not
 * filled for it. */
static void dwg_e52_an_additional_action_by_the_free_upgrade(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=golden,eastern",
          "project.gold_foundry=p1", "project.secret_entrance=p2", "project.runic_hall=p1",
          "p1.pool.engineer=1");
    play("upgrade runic_hall");
    asks(1, "additional action");
    assert_int_equal(dwg_on_track(dwgt_now(), dwgt_engine()->cards), 0);
    play("act", "place engineer mine1", "mine");
    asks(2, "project to upgrade");
    play("upgrade_none");
    is_over();
}

/* DWG-E90: who gets an upgrade was fixed before the first of them. */
static void dwg_e90_projects_completed_meanwhile_do_not_count(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), "rules.decks=golden,eastern",
          "project.gold_foundry=p1", "project.secret_entrance=p2", "project.runic_hall=p1",
          "project.treasury_traps=track", "p1.pool.ironworker=1", "p1.iron=1", "p1.gold=2");
    play("upgrade runic_hall", "act", "place ironworker studio");
    complete("treasury_traps");
    asks(2, "project to upgrade"); /* one against two, but they were equal */
    play("upgrade secret_entrance");
    is_over();
}

/* DWG-81 comes after DWG-80 whatever the cards' names. */
static void dwg080_western_comes_before_golden(void **state)
{
    (void)state;
    given(THE_END, LAST_EVENT("hot_steam_ducts"), GOLDEN, "project.armory=p2",
          "project.gold_foundry=p1");
    asks(2, "additional action");
    field_is("ending.deck", "western");
    play("stop");
    asks(1, "project to upgrade");
    field_is("ending.deck", "golden");
    play("upgrade_none");
    is_over();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg_e3_the_last_event_still_does_what_it_does_at_once),
        DWGT_TEST(dwg_e4_no_event_is_active_during_the_bonus_actions),
        DWGT_TEST(dwg_e68_who_has_none_leads_in_nothing),
        DWGT_TEST(dwg080_three_additional_actions_each_optional),
        DWGT_TEST(dwg080_all_who_are_tied_in_turn_order),
        DWGT_TEST(dwg080_the_bonus_is_no_turn),
        DWGT_TEST(dwg_e70_with_an_empty_pool_one_of_the_three_is_a_work_break),
        DWGT_TEST(dwg_e71_heat_of_the_track_and_hot_furnaces),
        DWGT_TEST(dwg_e81_silverbeard_does_not_help),
        DWGT_TEST(dwg_e82_cards_work_as_in_a_turn),
        DWGT_TEST(dwg_e83_new_western_projects_do_not_change_who_leads),
        DWGT_TEST(dwg_e69_bonus_actions_may_change_who_leads_in_golden),
        DWGT_TEST(dwg081_all_who_are_tied_may_upgrade),
        DWGT_TEST(dwg_e52_an_additional_action_by_the_free_upgrade),
        DWGT_TEST(dwg_e90_projects_completed_meanwhile_do_not_count),
        DWGT_TEST(dwg080_western_comes_before_golden),
    };

    return DWGT_RUN(tests);
}
