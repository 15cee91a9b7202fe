/* test_rounds.c - rounds and turns: how they begin and end, events, heat, fires (5.1, 5.2, 5.7,
 * 5.8). */
#include "tests/support/dwg_table.h"

/* Takes the first option until this round begins, or until the match is over. */
static void play_to_round(int round)
{
    adit_err err;

    for (int i = 0; !adit_game_is_over(dwgt_match()) && dwgt_now()->round < round; i++) {
        assert_true(i < 2000);
        assert_ok(adit_game_decide(dwgt_match(), 0, &err), err);
        assert_ok(adit_game_check(dwgt_match(), &err), err);
    }
}

static void play_to_end(void)
{
    play_to_round(99);
    assert_true(adit_game_is_over(dwgt_match()));
}

static int projects_at(int place)
{
    const adit_engine *engine = dwgt_engine();
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(engine->cards, DWG_KIND_PROJECT); i++) {
        count += dwgt_now()->project_place[i] == place;
    }
    return count;
}

/* ---- The length of the game ---- */

/* DWG-C25, DWG-E1, DWG-76, DWG-79: an event as each round but the first ends. */
static void dwg_c25_ten_rounds_and_nine_events(void **state)
{
    (void)state;
    given_setup(3);
    for (int round = 1; round <= 10; round++) {
        play_to_round(round);
        assert_int_equal(dwgt_now()->round, round);
        assert_int_equal(dwgt_now()->events_left, round <= 2 ? 9 : 11 - round);
        assert_int_equal(dwgt_now()->active_event != 0, round > 2);
    }
    play_to_end();
    field_is("round", "10");
    field_is("events_left", "0");
    field_is("active_event", "none");
    for (int seat = 0; seat < 3; seat++) {
        assert_int_equal(dwgt_now()->player[seat].turns, 10); /* DWG-I12 */
    }
}

static void dwg_c25_the_short_game_has_eight_rounds(void **state)
{
    (void)state;
    given_setup(2, "rules.events=7");
    play_to_end();
    field_is("round", "8");
    field_is("events_left", "0");
}

/* DWG-148: the other reading of DWG-E1. */
static void dwg_e1_or_as_many_rounds_as_events(void **state)
{
    (void)state;
    given_setup(2, "rules.events=7", "rules.rounds=7");
    play_to_end();
    field_is("round", "7");
    field_is("events_left", "1");
}

/* DWG-149: then the events act in rounds 2 to 10, and the last round end has none. */
static void dwg076_or_the_first_event_comes_with_round_2(void **state)
{
    (void)state;
    given_setup(2, "rules.events_first_draw=1");
    assert_int_equal(dwgt_now()->active_event, 0);
    for (int round = 2; round <= 10; round++) {
        play_to_round(round);
        assert_int_equal(dwgt_now()->events_left, 10 - round);
        assert_true(dwgt_now()->active_event != 0);
    }
    play_to_end();
    field_is("round", "10");
}

/* DWG-79: an empty pile just gives no event. */
static void dwg079_an_empty_pile_gives_no_event(void **state)
{
    (void)state;
    given_setup(2, "rules.events=1", "rules.rounds=4");
    play_to_round(3);
    assert_true(dwgt_now()->active_event != 0);
    play_to_round(4);
    assert_int_equal(dwgt_now()->active_event, 0);
    play_to_end();
}

/* ---- Events ---- */

#define ROUND_2_ENDS "round=2", "phase=round_end"

/* DWG-E2, DWG-75 */
static void dwg_e2_a_lasting_event_holds_in_the_following_round(void **state)
{
    (void)state;
    given("round=2", "event.health_and_safety_training=round_2");
    field_is("turn.actions_left", "3"); /* nobody knows of it yet */
    play_to_round(3);
    field_is("event.health_and_safety_training", "active");
    field_is("turn.actions_left", "2"); /* DWG-45 */
    play_to_round(4);
    field_is("event.health_and_safety_training", "spent");
    field_is("turn.actions_left", "3");
}

/* DWG-C7, DWG-144, DWG-E59, DWG-E67 */
static void dwg_c7_two_moves_by_themselves(void **state)
{
    (void)state;
    given_players(4, ROUND_2_ENDS, "event.mining_union_reports_200_productivity=round_2",
                  "p1.transit.stone=3", "p3.transit.iron=2", "p4.transit.crystal=1",
                  "p1.level_1.iron=2", "p2.level_1.crystal=1", "p1.level_2.gold=1",
                  "furnace.lift=p2", "worker.lift=ironworker");
    goods_are(1, "3 stone 2 iron 2 cool_furnace");
    goods_are(2, "1 crystal 2 cool_furnace"); /* the furnace warms nobody: no dwarf was placed */
    goods_are(3, "2 iron 2 cool_furnace");
    goods_are(4, "1 crystal 2 cool_furnace");
    field_is("p1.transit.gold", "1");
    field_is("p1.level_1.iron", "0");
    field_is("round", "3");
}

/* DWG-19: foremen come up with the goods. */
static void dwg144_foremen_ride_up_by_an_event_too(void **state)
{
    (void)state;
    given(ROUND_2_ENDS, "event.activation_of_the_transmission=round_2", "p1.foreman=cart_transit",
          "p2.foreman=cart_level_1");
    field_is("p1.foreman", "pool");
    field_is("p2.foreman", "cart_transit");
}

/* DWG-E85: above 10 it is lost; and it stays until the end of the own next turn (DWG-74). */
static void dwg_e85_heat_of_an_event_stays_until_the_own_turn_ends(void **state)
{
    (void)state;
    given(ROUND_2_ENDS, "event.boiler_explosion=round_2", "p1.heat=9", "p2.pool.engineer=3",
          "p1.pool.engineer=3");
    has(1, "10 heat");
    has(2, "2 heat");
    play("place engineer mine1", "mine", "place engineer mine2", "mine", "place engineer mine3",
         "mine");
    has(1, "0 heat"); /* DWG-E65 */
    has(2, "2 heat");
}

/* ---- The start of a round (DWG-42) ---- */

#define OLD_SHAFT "rules.decks=western,old_shaft"

static void dwg_e31_who_alone_has_most_takes_the_token(void **state)
{
    (void)state;
    given(OLD_SHAFT, "project.crumbling_earthwork=p2");
    field_is("silverbeard", "p2"); /* one project is enough */
    given(OLD_SHAFT);
    field_is("silverbeard", "board"); /* all have none */
    given(OLD_SHAFT, "project.crumbling_earthwork=p2", "project.abandoned_lift=p1_upgraded");
    field_is("silverbeard", "board"); /* a tie */
    given("rules.decks=western,golden", "project.armory=p2");
    field_is("silverbeard", "board"); /* another deck */
}

/* It returns first: whoever held it has no right to it. */
static void dwg_e31_an_unused_token_returns_first(void **state)
{
    (void)state;
    given(OLD_SHAFT, "silverbeard=p1", "project.crumbling_earthwork=p2",
          "project.abandoned_lift=p1", ROUND_2_ENDS);
    field_is("silverbeard", "board");
    given(OLD_SHAFT, "silverbeard=p1", "project.crumbling_earthwork=p2",
          "project.abandoned_lift=p1", "project.calcination_oven=p2", ROUND_2_ENDS);
    field_is("silverbeard", "p2");
}

/* ---- The start of a turn (5.2) ---- */

static void dwg043_the_track_is_filled_when_a_turn_begins(void **state)
{
    (void)state;
    given("project.filled_fissure=track", "p1.pool.engineer=3", "p1.stone=4");
    assert_int_equal(projects_at(DWG_PLACE_TRACK), 5);
    play("place engineer studio");
    complete("filled_fissure");
    play("take_nothing");
    assert_int_equal(projects_at(DWG_PLACE_TRACK), 4); /* DWG-122 */
    play("place engineer mine1", "mine");
    assert_int_equal(projects_at(DWG_PLACE_TRACK), 4);
    play("place engineer mine2", "mine");
    asks(2, "place a dwarf");
    assert_int_equal(projects_at(DWG_PLACE_TRACK), 5);
}

static void dwg044_upgraded_cards_act_when_the_own_turn_begins(void **state)
{
    (void)state;
    given("rules.decks=old_shaft,eastern", "project.abandoned_lift=p1_upgraded",
          "project.central_gas_pipeline=p1_upgraded", "project.main_valve=p2");
    has(1, "1 iron 1 heat");
    has(2, "0 iron 0 heat");
    given("rules.decks=old_shaft,eastern", "project.abandoned_lift=p1",
          "project.central_gas_pipeline=p1");
    has(1, "0 iron 0 heat"); /* completed is not upgraded */
}

static void dwg041_each_player_has_one_turn_of_three_actions(void **state)
{
    (void)state;
    given_players(3, "rules.starting_player=2", "p1.pool.engineer=3", "p2.pool.blacksmith=3",
                  "p3.pool.ironworker=3");
    asks(2, "place a dwarf");
    play("place blacksmith mine1", "mine", "place blacksmith mine2", "mine");
    field_is("turn.actions_left", "1");
    play("place blacksmith mine3", "mine");
    asks(3, "place a dwarf");
    play("place ironworker mine1", "mine", "place ironworker mine2", "mine",
         "place ironworker mine3", "mine");
    asks(1, "place a dwarf");
    field_is("p2.turns", "1");
    field_is("p1.turns", "1");
    play("place engineer mine1", "mine", "place engineer mine2", "mine", "place engineer mine3",
         "mine");
    asks(2, "place a dwarf"); /* the same order in every round */
    field_is("round", "2");
}

/* ---- The end of a turn (DWG-74) ---- */

static void dwg_e65_heat_is_lost_and_hot_furnaces_stay_hot(void **state)
{
    (void)state;
    given("p1.heat=7", "p1.hot_furnace=2", "p1.cool_furnace=0", "p2.heat=3", "phase=turn_end");
    has(1, "0 heat 2 hot_furnace");
    has(2, "3 heat"); /* gained in the turn of another: for the own one */
    asks(2, "place a dwarf");
}

#define EASTERN "rules.decks=western,eastern"

/* DWG-E66 */
static void dwg_e66_eastern_projects_keep_2_heat_each(void **state)
{
    (void)state;
    given(EASTERN, "p1.heat=7", "phase=turn_end", "project.main_valve=p1",
          "project.mill_chimney=p1_upgraded", "project.coal_crusher=p2");
    has(1, "4 heat"); /* upgraded or not */
    given(EASTERN, "p1.heat=3", "phase=turn_end", "project.main_valve=p1",
          "project.mill_chimney=p1_upgraded");
    has(1, "3 heat");
    given(EASTERN, "p1.heat=10", "phase=turn_end", "project.main_valve=p1",
          "project.mill_chimney=p1", "project.coal_crusher=p1", "project.runic_hall=p1",
          "project.southern_pipeline=p1", "project.central_gas_pipeline=p1");
    has(1, "10 heat"); /* six of them, and the track ends at 10 */
    given(EASTERN, "p1.heat=10", "phase=turn_end", "project.armory=p1_upgraded");
    has(1, "0 heat"); /* another deck */
}

/* ---- The end of a round (DWG-77) ---- */

/* DWG-C24, DWG-E64 */
static void dwg_c24_fires_spread_as_a_round_ends(void **state)
{
    (void)state;
    given(ROUND_2_ENDS, "event.cave_in=round_2", "p1.hot_furnace=1", "p1.cool_furnace=2",
          "p2.hot_furnace=0", "p2.cool_furnace=3");
    has(1, "2 hot_furnace 1 cool_furnace");
    has(2, "0 hot_furnace 3 cool_furnace");
    given(ROUND_2_ENDS, "event.cave_in=round_2", "p1.hot_furnace=4", "p1.cool_furnace=0");
    has(1, "4 hot_furnace 0 cool_furnace");
}

/* DWG-I15 and design 2.7: one seed brings the same events. */
static void dwg_i15_one_seed_brings_the_same_game(void **state)
{
    uint64_t hash;

    (void)state;
    given_setup(4);
    play_to_end();
    hash = adit_game_hash(dwgt_match());
    given_setup(4);
    play_to_end();
    assert_true(adit_game_hash(dwgt_match()) == hash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg_c25_ten_rounds_and_nine_events),
        DWGT_TEST(dwg_c25_the_short_game_has_eight_rounds),
        DWGT_TEST(dwg_e1_or_as_many_rounds_as_events),
        DWGT_TEST(dwg076_or_the_first_event_comes_with_round_2),
        DWGT_TEST(dwg079_an_empty_pile_gives_no_event),
        DWGT_TEST(dwg_e2_a_lasting_event_holds_in_the_following_round),
        DWGT_TEST(dwg_c7_two_moves_by_themselves),
        DWGT_TEST(dwg144_foremen_ride_up_by_an_event_too),
        DWGT_TEST(dwg_e85_heat_of_an_event_stays_until_the_own_turn_ends),
        DWGT_TEST(dwg_e31_who_alone_has_most_takes_the_token),
        DWGT_TEST(dwg_e31_an_unused_token_returns_first),
        DWGT_TEST(dwg043_the_track_is_filled_when_a_turn_begins),
        DWGT_TEST(dwg044_upgraded_cards_act_when_the_own_turn_begins),
        DWGT_TEST(dwg041_each_player_has_one_turn_of_three_actions),
        DWGT_TEST(dwg_e65_heat_is_lost_and_hot_furnaces_stay_hot),
        DWGT_TEST(dwg_e66_eastern_projects_keep_2_heat_each),
        DWGT_TEST(dwg_c24_fires_spread_as_a_round_ends),
        DWGT_TEST(dwg_i15_one_seed_brings_the_same_game),
    };

    return DWGT_RUN(tests);
}
