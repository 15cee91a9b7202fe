/* test_worked_cases.c - the worked cases of section 11 of the rules, each by the letter and
 * played through the public interface. Names begin with the case; numbers marked [R] in the
 * rules come from the card files. */
#include "tests/support/dwg_table.h"

/* ---- Helpers ---- */

/* Projects of this tier that lie face down, or on the track. */
static int projects_at(int place, int tier)
{
    const adit_cards *cards = dwgt_engine()->cards;
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_PROJECT); i++) {
        count += dwgt_now()->project_place[i] == place &&
                 adit_card_at(cards, DWG_KIND_PROJECT, i)->fact[DWG_PROJECT_TIER].number == tier;
    }
    return count;
}

static int workers_in_pool(int seat)
{
    const uint8_t *pool = dwgt_now()->player[seat - 1].pool;

    return pool[DWG_IRONWORKER] + pool[DWG_ENGINEER] + pool[DWG_BLACKSMITH];
}

static int removed_workers(void)
{
    const uint8_t *removed = dwgt_now()->removed;

    return removed[DWG_IRONWORKER] + removed[DWG_ENGINEER] + removed[DWG_BLACKSMITH];
}

static int locations_without_worker(void)
{
    int count = 0;

    for (int i = 0; i < dwg_location_count(dwgt_engine()->cards); i++) {
        count += dwgt_now()->worker[i] == DWG_NOBODY;
    }
    return count;
}

/* ---- Setup ---- */

static void c01_deck_building(void **state)
{
    static const char *const decks[] = {"rules.decks=western,new_shaft,golden,eastern",
                                        "rules.decks=western,new_shaft,golden,old_shaft",
                                        "rules.decks=western,new_shaft,eastern,old_shaft",
                                        "rules.decks=western,golden,eastern,old_shaft",
                                        "rules.decks=new_shaft,golden,eastern,old_shaft"};

    (void)state;
    for (size_t i = 0; i < sizeof decks / sizeof decks[0]; i++) {
        given_setup(4, decks[i]);
        assert_int_equal(projects_at(DWG_PLACE_TRACK, DWG_TIER_BASIC), 5);
        assert_int_equal(projects_at(DWG_PLACE_TRACK, DWG_TIER_ADVANCED), 0);
        assert_int_equal(projects_at(DWG_PLACE_PILE, DWG_TIER_BASIC), 11);
        assert_int_equal(projects_at(DWG_PLACE_PILE, DWG_TIER_ADVANCED), 20);
    }
}

/* The 11 lie on top: with 14 of the 16 gone, the two that are left come first. */
static void c01_the_basic_ones_come_first(void **state)
{
    (void)state;
    given_players(4, "project.master_tools=gone", "project.bowling_alley=gone",
                  "project.bridge_club=gone", "project.cricket_field=gone",
                  "project.entry_to_new_shaft=gone", "project.new_shaft_supports=gone",
                  "project.filled_fissure=gone", "project.rails=gone",
                  "project.secret_entrance=gone", "project.gold_foundry=gone",
                  "project.entry_to_the_treasury=gone", "project.colossal_statue=gone",
                  "project.southern_pipeline=gone", "project.central_gas_pipeline=gone");
    field_is("project.north_steam_pipeline", "track");
    field_is("project.master_furnace_boilers", "track");
    assert_int_equal(projects_at(DWG_PLACE_TRACK, DWG_TIER_ADVANCED), 3);
    assert_int_equal(projects_at(DWG_PLACE_PILE, DWG_TIER_ADVANCED), 17);
}

static void c02_workers(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        given_setup(players);
        assert_int_equal(locations_without_worker(), players - 2);
        assert_int_equal(removed_workers(), 6);
        for (int seat = 1; seat <= players; seat++) {
            assert_int_equal(workers_in_pool(seat), 1);
            assert_int_equal(dwgt_now()->player[seat - 1].foreman, DWG_IN_POOL);
        }
        if (players > 2) {
            field_is("worker.mine4", "none");
        }
        if (players > 3) {
            field_is("worker.mine3", "none");
        }
    }
}

/* ---- Heat ---- */

/* An upgrade of 2 heat at the forge costs 3. */
static void c03_heat_mix(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.entry_to_new_shaft=p1", "p1.heat=2",
               "p1.hot_furnace=1", "p1.cool_furnace=0");
    play("upgrade");
    has(1, "0 heat 0 hot_furnace 1 cool_furnace");
    field_is("project.entry_to_new_shaft", "p1_upgraded");
}

/* ---- The turn of the rulebook ---- */

/* Red is player 1 and the last in turn order, blue 2, green 3, yellow 4. G is 1 stone 1 gold. */
#define BEFORE_THE_TURN                                                                            \
    "rules.starting_player=2", "phase=action", "at_turn=1", "active=1", "round=2",                 \
        "turn.actions_left=3", "event.mining_union_reports_200_productivity=round_2",              \
        "p1.foreman=bellows", "p1.pool.ironworker=1", "p1.pool.blacksmith=1",                      \
        "worker.mine2=engineer", "p1.transit.stone=1", "p1.transit.gold=1", "p1.level_1.stone=3",  \
        "p3.level_1.iron=2", "p4.level_1.crystal=1", "p2.level_2.crystal=1"

static void c04_mining_turn_action_1(void **state)
{
    (void)state;
    given_players(4, BEFORE_THE_TURN);
    play("place ironworker mine2", "mine");
    field_is("p1.pool.ironworker", "0");
    field_is("p1.pool.engineer", "1");
    field_is("p1.pool.blacksmith", "1");
    field_is("worker.mine2", "ironworker");
    field_is("p1.level_2.iron", "2");
}

static void c05_mining_turn_action_2(void **state)
{
    (void)state;
    given_players(4, BEFORE_THE_TURN);
    play("place ironworker mine2", "mine", "place engineer mine3", "mine");
    assert_int_equal(workers_in_pool(1), 1);
    field_is("p1.pool.blacksmith", "1");
    field_is("worker.mine3", "engineer");
    field_is("p1.level_3.gold", "1");
}

/* The event comes right after the turn, so it is kept away here. */
static void c06_mining_turn_action_3(void **state)
{
    (void)state;
    given_players(4, BEFORE_THE_TURN, "rules.starting_player=1");
    play("place ironworker mine2", "mine", "place engineer mine3", "mine", "place blacksmith lift",
         "lift_one");
    has(1, "1 stone 0 iron 1 gold 0 crystal 0 vp");
    assert_true(dwg_is_pool_empty(&dwgt_now()->player[0]));
    for (int good = 0; good < DWG_RESOURCES; good++) {
        assert_int_equal(dwgt_now()->player[0].cart[4][good], 0);
    }
    field_is("p1.transit.stone", "3");
    field_is("p1.level_1.iron", "2");
    field_is("p1.level_2.gold", "1");
    field_is("worker.lift", "blacksmith");
}

static void c07_event_50_right_after(void **state)
{
    (void)state;
    given_players(4, BEFORE_THE_TURN);
    play("place ironworker mine2", "mine", "place engineer mine3", "mine", "place blacksmith lift",
         "lift_one");
    asks(2, "place a dwarf"); /* round 3 has begun */
    field_is("round", "3");
    field_is("active_event", "mining_union_reports_200_productivity");
    has(1, "4 stone 2 iron 1 gold 0 crystal 0 vp"); /* with G: 1 stone 1 gold */
    has(2, "0 stone 0 iron 0 gold 1 crystal 0 vp");
    has(3, "0 stone 2 iron 0 gold 0 crystal 0 vp");
    has(4, "0 stone 0 iron 0 gold 1 crystal 0 vp");
    field_is("p1.transit.gold", "1");
}

/* ---- Bellows ---- */

static void c08_bellows(void **state)
{
    (void)state;
    given_menu("ironworker", "bellows", "p1.cool_furnace=3");
    play("light_all");
    has(1, "3 hot_furnace 0 cool_furnace 0 heat");
    given_menu("blacksmith", "bellows", "p1.cool_furnace=3");
    play("light_one", "heat2");
    has(1, "1 hot_furnace 2 cool_furnace 2 heat");
    given_menu("engineer", "bellows", "p1.cool_furnace=3");
    options_are("light_one | done");
    play("light_one");
    has(1, "1 hot_furnace 2 cool_furnace 0 heat");
}

static void c09_optional_parts(void **state)
{
    static const struct {
        const char *moves[3], *goods;
    } outcomes[] = {
        {{"light_one", "heat2", NULL}, "1 hot_furnace 2 heat"},
        {{"heat2", "done", NULL}, "0 hot_furnace 2 heat"},
        {{"light_one", "done", NULL}, "1 hot_furnace 0 heat"},
        {{"done", NULL}, "0 hot_furnace 0 heat"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof outcomes / sizeof outcomes[0]; i++) {
        given("p1.pool.blacksmith=1", "worker.bellows=engineer");
        play("place blacksmith bellows");
        dwgt_play(outcomes[i].moves);
        has(1, outcomes[i].goods);
        field_is("p1.pool.engineer", "1");
        field_is("worker.bellows", "blacksmith");
        field_is("turn.actions_left", "2");
    }
}

/* ---- The other town locations ---- */

static void c11_forge(void **state)
{
    (void)state;
    given_menu("ironworker", "forge", "p1.heat=2", "p1.stone=2", "p1.iron=1");
    play("exchange 2 stone 1 heat for 1 iron");
    has(1, "0 stone 2 iron 0 gold 1 heat");
    play("exchange 2 iron 1 heat for 1 gold");
    has(1, "0 stone 0 iron 1 gold 0 heat");
}

static void c12_workshop(void **state)
{
    (void)state;
    given_menu("engineer", "workshop", "p1.stone=2", "p1.cool_furnace=2");
    field_is("p1.unbuilt", "6");
    play("build", "build");
    has(1, "0 stone 4 cool_furnace 0 hot_furnace");
    field_is("p1.unbuilt", "4");
}

static void c13_studio_engineer(void **state)
{
    (void)state;
    given_menu("engineer", "studio", "project.entry_to_new_shaft=track", "p1.stone=2", "p1.iron=1");
    play("complete");
    options_are("take_back stone | take_nothing");
    play("take_back stone");
    has(1, "1 stone 0 iron 4 vp");
    field_is("project.entry_to_new_shaft", "p1");
    given_menu("engineer", "studio", "project.entry_to_new_shaft=track", "p1.stone=2", "p1.iron=1");
    play("complete", "take_nothing");
    has(1, "0 stone 0 iron 4 vp");
}

/* ---- Furnaces ---- */

static void c15_mine_furnace(void **state)
{
    (void)state;
    given("furnace.mine2=p1", "p1.pool.ironworker=3", "p2.pool.engineer=1");
    play("place ironworker mine2", "mine");
    field_is("p1.level_2.iron", "3");
    play("place ironworker mine1", "done", "place ironworker mine3", "done");
    asks(2, "place a dwarf");
    play("place engineer mine2", "mine");
    field_is("p2.level_2.iron", "2");
}

static void c16_town_furnace(void **state)
{
    (void)state;
    given("furnace.lift=p1", "p1.pool.ironworker=3", "p2.pool.engineer=1");
    play("place ironworker lift");
    has(1, "0 heat");
    play("done", "place ironworker mine1", "done", "place ironworker mine3", "done");
    asks(2, "place a dwarf");
    play("place engineer lift");
    has(1, "1 heat");
    has(2, "0 heat");
}

static void c17_install(void **state)
{
    (void)state;
    given_menu("foreman", "forge", "p1.stone=1", "p1.iron=1", "p1.cool_furnace=2");
    play("install");
    has(1, "0 stone 0 iron 1 cool_furnace 0 hot_furnace 2 vp 0 heat");
    field_is("furnace.forge", "p1");
}

/* ---- Projects ---- */

static void c18_new_shaft(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.entry_to_new_shaft=p1",
               "project.new_shaft_supports=p1", "project.filled_fissure=p1", "p1.heat=9");
    play("upgrade", "upgrade entry_to_new_shaft");
    has(1, "2 vp");
    play("upgrade", "upgrade new_shaft_supports");
    has(1, "6 vp");
    play("upgrade");
    has(1, "12 vp 0 heat");
}

/* The token comes at the start of the round to who alone has most of its deck. */
static void c20_silverbeard(void **state)
{
    (void)state;
    given("rules.decks=western,old_shaft", "project.bridge_over_a_river_of_lava=p1",
          "p1.pool.blacksmith=1");
    field_is("silverbeard", "p1");
    play("place blacksmith bellows", "heat2", "silverbeard ironworker");
    field_is("silverbeard", "board");
    play("light_all");
    has(1, "2 heat 2 hot_furnace 0 cool_furnace");
}

static void c21_forge_upgrade(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "project.entry_to_new_shaft=p1",
               "project.new_shaft_supports=p1", "p1.heat=6");
    play("upgrade", "upgrade entry_to_new_shaft");
    has(1, "3 heat 2 vp");
    play("upgrade");
    has(1, "0 heat 6 vp");
    field_is("project.entry_to_new_shaft", "p1_upgraded");
    field_is("project.new_shaft_supports", "p1_upgraded");
}

/* ---- Breaks, rounds, the end ---- */

static void c23_work_break(void **state)
{
    (void)state;
    given("p1.foreman=cart_level_3", "p1.level_3.gold=1", "worker.lab=blacksmith",
          "worker.forge=engineer");
    options_are("work_break forge | work_break lab");
    play("work_break lab");
    field_is("p1.foreman", "pool");
    field_is("p1.pool.blacksmith", "1");
    assert_int_equal(workers_in_pool(1), 1);
    field_is("p1.level_3.gold", "1");
    field_is("worker.lab", "none");
    field_is("turn.actions_left", "2");
}

static void c24_round_end(void **state)
{
    (void)state;
    given("phase=round_end", "p1.hot_furnace=1", "p1.cool_furnace=2", "p2.hot_furnace=0",
          "p2.cool_furnace=3");
    has(1, "2 hot_furnace 1 cool_furnace");
    has(2, "0 hot_furnace 3 cool_furnace");
}

/* Plays to the end; every round from the third on follows an event. */
static void length_is(int events, int rounds)
{
    adit_err err;
    int round = 1;

    while (!adit_game_is_over(dwgt_match())) {
        assert_ok(adit_game_decide(dwgt_match(), 0, &err), err);
        const dwg_state *now = dwgt_now();
        if (adit_game_is_over(dwgt_match()) || now->round == round) {
            continue;
        }
        round = now->round;
        if (now->phase == DWG_PHASE_ACTION) {
            assert_int_equal(now->events_left, round < 3 ? events : events - (round - 2));
            assert_int_equal(now->active_event != 0, round >= 3);
        }
    }
    assert_int_equal(round, rounds);
    assert_int_equal(dwgt_now()->events_left, 0);
}

static void c25_length(void **state)
{
    (void)state;
    given_setup(2);
    length_is(9, 10);
    given_setup(2, "rules.events=7");
    length_is(7, 8);
}

static void c27_mill_chimney(void **state)
{
    (void)state;
    given_menu("ironworker", "studio", "rules.decks=western,eastern", "project.mill_chimney=track",
               "p1.stone=4", "p1.iron=2", "p1.gold=1", "p1.heat=4", "p1.hot_furnace=1");
    play("complete");
    has(1, "0 stone 0 iron 10 vp");
    play("upgrade_now", "5 heat");
    has(1, "0 gold 0 heat 0 hot_furnace 18 vp"); /* 10, 3 for the upgrade, 5 for the heat */
}

static void c28_tie(void **state)
{
    char verdict[200];

    (void)state;
    given("phase=final", "round=10", "p1.vp=90", "p2.vp=90", "p1.crystal=1", "p2.crystal=1",
          "p2.gold=2");
    assert_true(adit_game_is_over(dwgt_match()));
    assert_int_equal(adit_game_winners(dwgt_match(), verdict, sizeof verdict), 1u << 1);
    assert_contains(verdict, "player 2 wins");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(c01_deck_building),
        DWGT_TEST(c01_the_basic_ones_come_first),
        DWGT_TEST(c02_workers),
        DWGT_TEST(c03_heat_mix),
        DWGT_TEST(c04_mining_turn_action_1),
        DWGT_TEST(c05_mining_turn_action_2),
        DWGT_TEST(c06_mining_turn_action_3),
        DWGT_TEST(c07_event_50_right_after),
        DWGT_TEST(c08_bellows),
        DWGT_TEST(c09_optional_parts),
        DWGT_TEST(c11_forge),
        DWGT_TEST(c12_workshop),
        DWGT_TEST(c13_studio_engineer),
        DWGT_TEST(c15_mine_furnace),
        DWGT_TEST(c16_town_furnace),
        DWGT_TEST(c17_install),
        DWGT_TEST(c18_new_shaft),
        DWGT_TEST(c20_silverbeard),
        DWGT_TEST(c21_forge_upgrade),
        DWGT_TEST(c23_work_break),
        DWGT_TEST(c24_round_end),
        DWGT_TEST(c25_length),
        DWGT_TEST(c27_mill_chimney),
        DWGT_TEST(c28_tie),
    };

    return DWGT_RUN(tests);
}
