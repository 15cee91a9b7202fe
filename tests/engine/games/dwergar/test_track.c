/* test_track.c - the project track and its pile, and the pile of events (3.7, DWG-33, DWG-43,
 * DWG-75, DWG-76).
 */
#include "tests/support/dwg_table.h"

#include <stdio.h>

static const adit_cards *cards(void)
{
    return dwgt_engine()->cards;
}

static int tier_of(int project)
{
    return adit_card_at(cards(), DWG_KIND_PROJECT, project)->fact[DWG_PROJECT_TIER].number;
}

/* Projects of a tier on one of the places from .. to. */
static int count_at(int tier, int from, int to)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_PROJECT); i++) {
        const int place = dwgt_now()->project_place[i];
        count += place >= from && place <= to && tier_of(i) == tier;
    }
    return count;
}

/* ---- The pile ---- */

static void dwg33_basic_cards_come_before_advanced_ones(void **state)
{
    char setting[5][60];
    const char *settings[6] = {NULL};
    int taken = 0;

    (void)state;
    given();
    assert_int_equal(count_at(DWG_TIER_BASIC, DWG_PLACE_TRACK, DWG_PLACE_TRACK), 5);
    /* Put all but 3 basic cards away, so that the next refill needs both tiers. */
    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_PROJECT) && taken < 5; i++) {
        if (tier_of(i) == DWG_TIER_BASIC && dwgt_now()->project_place[i] != DWG_PLACE_OUT) {
            snprintf(setting[taken], sizeof setting[taken], "project.%s=gone",
                     adit_card_at(cards(), DWG_KIND_PROJECT, i)->id);
            settings[taken] = setting[taken];
            taken++;
        }
    }
    dwgt_given(2, settings);
    assert_int_equal(count_at(DWG_TIER_BASIC, DWG_PLACE_TRACK, DWG_PLACE_TRACK), 3);
    assert_int_equal(count_at(DWG_TIER_BASIC, DWG_PLACE_PILE, DWG_PLACE_PILE), 0);
    assert_int_equal(count_at(DWG_TIER_ADVANCED, DWG_PLACE_TRACK, DWG_PLACE_TRACK), 2);
}

static void dwg43_the_track_is_filled_at_the_start_of_a_turn(void **state)
{
    (void)state;
    given("p1.pool.ironworker=1", "turn.actions_left=1", "phase=action", "project.rails=track",
          "p1.iron=4");
    play("place ironworker studio", "complete");
    asks(2, "place a dwarf");
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), DWG_TRACK);
}

static void dwg29_pinned_cards_come_in_their_order(void **state)
{
    (void)state;
    given("phase=turn_start", "project.rails=next_1", "project.filled_fissure=next_2",
          "project.master_tools=next_4", "project.bridge_club=next_7", "project.armory=next_12");
    field_is("project.rails", "track");
    field_is("project.filled_fissure", "track");
    field_is("project.master_tools", "track");
    field_is("project.bridge_club", "next_2"); /* 5 cards have left the pile */
    field_is("project.armory", "next_7");
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), DWG_TRACK);
    assert_int_equal(dwg_pile_size(dwgt_now(), cards()), 13);
}

/* Settings that put every project of the two decks away but those named. */
static void given_only(const char *const *more)
{
    static char setting[ADIT_MAX_CARDS_OF_KIND][60];
    static const char *settings[ADIT_MAX_CARDS_OF_KIND];
    int count = 0;

    given();
    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_PROJECT); i++) {
        const adit_card *card = adit_card_at(cards(), DWG_KIND_PROJECT, i);
        bool is_named = dwgt_now()->project_place[i] == DWG_PLACE_OUT;
        for (int k = 0; more[k] != NULL && !is_named; k++) {
            size_t length = strlen(card->id);
            is_named = strncmp(more[k], "project.", 8) == 0 &&
                       strncmp(more[k] + 8, card->id, length) == 0 && more[k][8 + length] == '=';
        }
        if (!is_named) {
            snprintf(setting[count], sizeof setting[count], "project.%s=gone", card->id);
            settings[count] = setting[count];
            count++;
        }
    }
    for (int k = 0; more[k] != NULL; k++) {
        settings[count++] = more[k];
    }
    settings[count] = NULL;
    dwgt_given(2, settings);
}

static void dwge6_with_an_empty_pile_the_gaps_stay(void **state)
{
    (void)state;
    given_only(DWGT_LIST("phase=turn_start", "project.rails=pile", "project.armory=pile"));
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 2);
    assert_int_equal(dwg_pile_size(dwgt_now(), cards()), 0);
    asks(1, "place a dwarf"); /* and the game goes on */
}

static void dwg29_only_pinned_cards_are_left(void **state)
{
    (void)state;
    given_only(DWGT_LIST("phase=turn_start", "project.armory=next_2", "project.rails=next_1"));
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 2);
    assert_int_equal(dwg_pile_size(dwgt_now(), cards()), 0);
}

/* ---- Two cards are replaced (event 52) ---- */

#define CHANGES_PLANS                                                                              \
    "phase=round_end", "round=2", "event.the_chief_architect_changes_plans=round_2"

static void dwge5_two_random_cards_leave_and_two_come(void **state)
{
    (void)state;
    given(CHANGES_PLANS, "project.rails=track", "project.armory=track",
          "project.shaft_lighting=track", "project.north_wall=track", "project.bridge_club=track",
          "project.filled_fissure=next_1", "project.cricket_field=next_2");
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), DWG_TRACK);
    assert_int_equal(count_at(DWG_TIER_BASIC, DWG_PLACE_GONE, DWG_PLACE_GONE) +
                         count_at(DWG_TIER_ADVANCED, DWG_PLACE_GONE, DWG_PLACE_GONE),
                     2);
    field_is("project.filled_fissure", "track");
    field_is("project.cricket_field", "track");
}

static void dwge5_with_one_card_on_the_track_that_one_goes(void **state)
{
    (void)state;
    given_only(DWGT_LIST(CHANGES_PLANS, "project.rails=track", "project.armory=pile"));
    field_is("project.rails", "gone");
    field_is("project.armory", "track"); /* as far as the pile goes */
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 1);
}

static void dwge5_with_an_empty_track_two_come(void **state)
{
    (void)state;
    given_only(DWGT_LIST(CHANGES_PLANS, "project.rails=pile", "project.armory=pile",
                         "project.shaft_lighting=pile"));
    /* The third comes when the next turn starts (DWG-43). */
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 3);
    given_only(DWGT_LIST(CHANGES_PLANS, "rules.events=1", "project.rails=pile",
                         "project.armory=pile", "project.shaft_lighting=pile"));
    assert_true(adit_game_is_over(dwgt_match())); /* and not if there is none */
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 2);
}

static void dwge5_on_an_empty_table_nothing_happens(void **state)
{
    (void)state;
    given_only(DWGT_LIST(CHANGES_PLANS, "round=2"));
    assert_int_equal(dwg_on_track(dwgt_now(), cards()), 0);
    field_is("round", "3");
}

/* ---- Events ---- */

static void dwg76_an_event_is_turned_up_and_resolved_for_each_player(void **state)
{
    (void)state;
    given_players(4, "phase=round_end", "round=2", "event.boiler_explosion=round_2", "p3.heat=9");
    field_is("event.boiler_explosion", "active");
    field_is("active_event", "boiler_explosion");
    has(1, "2 heat");
    has(2, "2 heat");
    has(3, "10 heat"); /* DWG-E85 */
    has(4, "2 heat");
}

static void dwg75_the_active_event_is_discarded_first(void **state)
{
    (void)state;
    given("phase=round_end", "round=3", "event.lift_malfunction=active",
          "event.boiler_explosion=round_3");
    field_is("event.lift_malfunction", "spent");
    field_is("active_event", "boiler_explosion");
    assert_int_equal(dwgt_now()->base.in_play.count, 3); /* two decks and the event */
}

static void dwg76_a_pin_of_an_earlier_round_comes_now(void **state)
{
    (void)state;
    given("phase=round_end", "round=5", "event.boiler_explosion=round_3");
    field_is("active_event", "boiler_explosion");
}

static void dwg76_a_pin_of_a_later_round_waits(void **state)
{
    (void)state;
    given("phase=round_end", "round=3", "event.boiler_explosion=round_9");
    field_is("event.boiler_explosion", "round_9");
    assert_int_not_equal(dwgt_now()->active_event, 0);
}

static void dwg79_an_empty_pile_gives_no_event(void **state)
{
    (void)state;
    given("rules.events=1", "rules.rounds=9", "phase=round_end", "round=3",
          "event.lift_malfunction=spent");
    field_is("events_left", "0");
    field_is("active_event", "none");
    field_is("round", "4");
}

/* ---- Queries ---- */

static int count_of(int seat, const char *query)
{
    const int number = adit_query_find(dwgt_engine()->def, query);

    assert_true(number >= 0);
    return adit_query(adit_game_view_tx(dwgt_match()), seat - 1, number);
}

static void cards_may_count_rounds_and_players(void **state)
{
    (void)state;
    given_players(3, "round=4");
    assert_int_equal(count_of(1, "round"), 4);
    assert_int_equal(count_of(3, "players"), 3);
    assert_int_equal(count_of(1, "deck_completed"), 0); /* no card asks */
    assert_int_equal(count_of(1, "deck_upgraded"), 0);
    assert_int_equal(count_of(1, "deck_others"), 0);
}

static void what_is_about_the_open_action_is_0_without_one(void **state)
{
    static const char *const queries[] = {
        "on_mine",       "foreman_placed", "worker_placed", "first_open",   "second_open",
        "as_ironworker", "as_engineer",    "as_blacksmith", "furnace_here", "basic_done"};

    (void)state;
    given("furnace.lab=p1");
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        assert_int_equal(count_of(1, queries[i]), 0);
    }
}

static void what_is_about_the_open_action(void **state)
{
    (void)state;
    given_menu("ironworker", "lift", "p1.heat=2", "furnace.lift=p2");
    play("lift_one");
    assert_int_equal(count_of(1, "basic_done"), 1);
    assert_int_equal(count_of(1, "as_ironworker"), 1);
    assert_int_equal(count_of(1, "as_engineer"), 0);
    assert_int_equal(count_of(1, "first_open"), 1);
    assert_int_equal(count_of(1, "second_open"), 0);
    assert_int_equal(count_of(1, "worker_placed"), 1);
    assert_int_equal(count_of(1, "foreman_placed"), 0);
    assert_int_equal(count_of(1, "on_mine"), 0);
    assert_int_equal(count_of(1, "furnace_here"), 0);
    assert_int_equal(count_of(2, "furnace_here"), 1);
    assert_int_equal(count_of(2, "as_ironworker"), 1); /* whoever asks */
}

static void dwge39_a_foreman_may_count_as_two_specialists(void **state)
{
    (void)state;
    given("project.bridge_club=p1_upgraded", "project.bowling_alley=p1_upgraded");
    play("place foreman mine2");
    assert_int_equal(count_of(1, "foreman_placed"), 1);
    assert_int_equal(count_of(1, "worker_placed"), 0);
    assert_int_equal(count_of(1, "as_engineer"), 1);
    assert_int_equal(count_of(1, "as_blacksmith"), 1);
    assert_int_equal(count_of(1, "as_ironworker"), 0);
    assert_int_equal(count_of(1, "on_mine"), 1);
    play("mine"); /* 2 iron, and 1 for each card */
    has(1, "0 iron");
    assert_int_equal(dwgt_now()->player[0].cart[2][DWG_IRON], 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg33_basic_cards_come_before_advanced_ones),
        DWGT_TEST(dwg43_the_track_is_filled_at_the_start_of_a_turn),
        DWGT_TEST(dwg29_pinned_cards_come_in_their_order),
        DWGT_TEST(dwge6_with_an_empty_pile_the_gaps_stay),
        DWGT_TEST(dwg29_only_pinned_cards_are_left),
        DWGT_TEST(dwge5_two_random_cards_leave_and_two_come),
        DWGT_TEST(dwge5_with_one_card_on_the_track_that_one_goes),
        DWGT_TEST(dwge5_with_an_empty_track_two_come),
        DWGT_TEST(dwge5_on_an_empty_table_nothing_happens),
        DWGT_TEST(dwg76_an_event_is_turned_up_and_resolved_for_each_player),
        DWGT_TEST(dwg75_the_active_event_is_discarded_first),
        DWGT_TEST(dwg76_a_pin_of_an_earlier_round_comes_now),
        DWGT_TEST(dwg76_a_pin_of_a_later_round_waits),
        DWGT_TEST(dwg79_an_empty_pile_gives_no_event),
        DWGT_TEST(cards_may_count_rounds_and_players),
        DWGT_TEST(what_is_about_the_open_action_is_0_without_one),
        DWGT_TEST(what_is_about_the_open_action),
        DWGT_TEST(dwge39_a_foreman_may_count_as_two_specialists),
    };

    return DWGT_RUN(tests);
}
