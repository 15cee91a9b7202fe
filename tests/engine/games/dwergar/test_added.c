/* test_added.c - what mods add to the board and the course of a match, with the mod that is
 * shipped: a fifth level, a fourth specialist, bonuses, a round and a phase. What each of its cards
 * does is tested by its own examples. */
#include "tests/support/dwg_table.h"

#define MOD "sunken_works:"
#define NO_CLANS "rules.identities=none"

static int open_sunken_works(void **state)
{
    (void)state;
    return dwgt_open_with("scripts/mods/sunken_works");
}

/* ---- The fifth level ---- */

static void the_lift_moves_six_tiles(void **state)
{
    (void)state;
    given(NO_CLANS, "p1.level_5.gold=1", "p1.transit.stone=2", "p1.foreman=cart_level_5",
          "p1.pool.blacksmith=2");
    play("place blacksmith lift", "lift_one");
    has(1, "2 stone 0 gold");
    field_is("player[1].cart.level_4.gold", "1");
    field_is("player[1].cart.level_5.gold", "0");
    field_is("player[1].foreman", "cart_level_4");
}

static void a_level_can_be_loaded_only_if_the_mine_has_it(void **state)
{
    (void)state;
    given_menu("engineer", "lift", NO_CLANS);
    play("stone_level");
    offers("level_5");
    offers_not("level_6");
    play("level_5");
    field_is("player[2].cart.level_5.stone", "1");
}

static void positions_know_how_deep_the_mine_is(void **state)
{
    (void)state;
    cannot_be_given("is in the cart on level_6, which the mine does not have", NO_CLANS,
                    "p1.foreman=cart_level_6");
    cannot_be_given("has goods in a cart on level_7, which the mine does not have", NO_CLANS,
                    "p1.level_7.iron=1");
}

/* ---- The fourth specialist ---- */

static int count_divers(const dwg_state *state)
{
    return dwg_workers(state, DWG_ADDED) + state->removed[DWG_ADDED];
}

/* DWG-37: 24 workers, of which 11 leave the game; everybody gets one, then each location. */
static void divers_are_dealt_with_the_other_workers(void **state)
{
    int divers = 0;

    (void)state;
    for (int players = 2; players <= 4; players++) {
        for (uint64_t seed = 1; seed <= 10; seed++) {
            int workers = 0;
            seed_is(seed);
            given_setup(players, NO_CLANS);
            for (DWG_EACH_SPECIALIST(kind, dwgt_engine()->cards)) {
                workers += dwg_workers(dwgt_now(), kind);
            }
            assert_int_equal(workers, 13);
            assert_int_equal(count_divers(dwgt_now()), 6);
            divers += dwg_workers(dwgt_now(), DWG_ADDED);
        }
    }
    assert_in_range(divers, 60, 140); /* 30 matches: 97 on average */
}

static void there_are_only_six_of_them(void **state)
{
    (void)state;
    cannot_be_given("7 " MOD
                    "divers are in pools, on locations or out of the game; there must be 6",
                    NO_CLANS, "p1.pool_specialist." MOD "diver=6", "worker.lab=" MOD "diver");
}

/* DWG-46 */
static void a_diver_who_is_not_there_is_missed_by_title(void **state)
{
    (void)state;
    given(NO_CLANS, "p1.pool_specialist." MOD "diver=0");
    refuses("place " MOD "diver mine1", "you have no diver in your pool");
}

/* DWG-69 */
static void a_worker_can_count_as_a_diver(void **state)
{
    (void)state;
    given(NO_CLANS, "rules.decks=eastern,golden", "project.workshop_of_helpful_gnomes=p1_upgraded",
          "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith " MOD "sump");
    refuses("dive", "only the diver gets this bonus here");
    play("respecialise", MOD "diver");
    field_is("turn.acts_as", MOD "diver");
    play("dive");
    has(1, "1 pearl 0 heat");
    field_is("turn.done_more.third", "1");
}

/* DWG-68 */
static void the_token_opens_a_bonus_of_a_mod(void **state)
{
    (void)state;
    given_menu("blacksmith", "workshop", NO_CLANS, "rules.decks=old_shaft,golden", "silverbeard=p1",
               "project.cursed_treasury=p1");
    offers("silverbeard engineer");
    offers("silverbeard ironworker");
    play("silverbeard " MOD "diver");
    field_is("turn.opened", "third");
    field_is("silverbeard", "board");
    play("salvage");
    has(1, "1 iron");
}

static void not_in_the_mine(void **state)
{
    (void)state;
    given_menu("blacksmith", MOD "sump", NO_CLANS, "rules.decks=old_shaft,golden", "silverbeard=p1",
               "project.cursed_treasury=p1");
    refuses("silverbeard " MOD "diver", "mine levels have no bonus");
}

static void a_bonus_that_was_opened_must_exist(void **state)
{
    (void)state;
    cannot_be_given("turn.opened: the location in use has no such bonus", NO_CLANS, "phase=menu",
                    "turn.actions_left=3", "turn.location=bellows", "turn.dwarf=engineer",
                    "worker.bellows=engineer", "turn.opened=third");
}

/* ---- Rounds, phases, and what cards forbid ---- */

static void the_match_has_one_round_and_one_event_more(void **state)
{
    (void)state;
    given(NO_CLANS);
    assert_int_equal(dwg_last_round(dwgt_now(), dwgt_engine()->cards), 11);
    assert_int_equal(dwgt_now()->events_left, 10);
    given(NO_CLANS, "rules.events=7");
    assert_int_equal(dwg_last_round(dwgt_now(), dwgt_engine()->cards), 9);
    assert_int_equal(dwgt_now()->events_left, 8);
    cannot_be_given("invalid round 12; expected 1 to 11", NO_CLANS, "round=12");
}

/* Plumb lines: in turn order whoever has stone bids up to 3 of it. */
static void all_bid_before_anything_is_paid(void **state)
{
    (void)state;
    given_setup(4, NO_CLANS, "rules.starting_player=2", "phase=round_end", "round=5",
                "event.underfloor_heating=round_5", "p1.stone=5", "p1.pearl=0", "p2.stone=2",
                "p3.stone=0", "p4.stone=2");
    asks(2, "choose your secret bid");
    offers("bid 0 stone");
    offers("bid 2 stone");
    offers_not("bid 3 stone");
    play("bid 1 stone");
    asks(4, "choose your secret bid"); /* player 3 has none */
    has(2, "2 stone");
    play("bid 2 stone");
    asks(1, "choose your secret bid");
    offers_not("bid 4 stone");
    play("bid 3 stone");
    has(1, "2 stone 2 pearl");
    has(2, "1 stone");
    has(4, "0 stone");
}

static void what_is_bid_is_secret_until_all_have_bid(void **state)
{
    uint64_t hash[2];

    (void)state;
    for (int i = 0; i < 2; i++) {
        given(NO_CLANS, "phase=round_end", "round=5", "event.underfloor_heating=round_5",
              "p1.stone=3", "p2.stone=3");
        play(i == 0 ? "bid 0 stone" : "bid 3 stone");
        asks(2, "choose your secret bid");
        assert_true(adit_game_is_secret(dwgt_match()));
        hash[i] = adit_game_view_hash(dwgt_match(), 1);
    }
    assert_true(hash[0] == hash[1]);
}

static void a_tie_or_no_bid_wins_nothing(void **state)
{
    (void)state;
    given(NO_CLANS, "phase=round_end", "round=5", "event.underfloor_heating=round_5", "p1.stone=3",
          "p2.stone=3", "p1.pearl=0", "p2.pearl=0");
    play("bid 3 stone", "bid 3 stone");
    has(1, "0 stone 0 pearl");
    has(2, "0 stone 0 pearl");
    given(NO_CLANS, "phase=round_end", "round=5", "event.underfloor_heating=round_5", "p1.stone=3",
          "p2.stone=3", "p1.pearl=0", "p2.pearl=0");
    play("bid 0 stone", "bid 0 stone");
    has(1, "3 stone 0 pearl");
    has(2, "3 stone 0 pearl");
}

static void everything_added_is_drawn(void **state)
{
    adit_text text = {0};
    adit_err err;

    (void)state;
    given("rules.identities=none", "p1.identity=" MOD "otter_clan", "worker.lab=" MOD "diver",
          "p1.pool_specialist." MOD "diver=2", "p1.level_5.gold=3", "p1.pearl=4");
    assert_ok(adit_game_draw(dwgt_match(), 0, 80, false, false, &text, &err), err);
    assert_contains(text.data, "round 1 of 11");
    assert_contains(text.data, "2 divers, foreman");
    assert_contains(text.data, "level 5 3 gold");
    assert_contains(text.data, "Alchemists' Laboratory   diver");
    assert_contains(text.data, "blacksmith, ironworker,");
    assert_contains(text.data, "The Sump");
    assert_contains(text.data, "Otter clan");
    adit_text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(the_lift_moves_six_tiles),
        DWGT_TEST(a_level_can_be_loaded_only_if_the_mine_has_it),
        DWGT_TEST(positions_know_how_deep_the_mine_is),
        DWGT_TEST(divers_are_dealt_with_the_other_workers),
        DWGT_TEST(there_are_only_six_of_them),
        DWGT_TEST(a_diver_who_is_not_there_is_missed_by_title),
        DWGT_TEST(a_worker_can_count_as_a_diver),
        DWGT_TEST(the_token_opens_a_bonus_of_a_mod),
        DWGT_TEST(not_in_the_mine),
        DWGT_TEST(a_bonus_that_was_opened_must_exist),
        DWGT_TEST(the_match_has_one_round_and_one_event_more),
        DWGT_TEST(all_bid_before_anything_is_paid),
        DWGT_TEST(what_is_bid_is_secret_until_all_have_bid),
        DWGT_TEST(a_tie_or_no_bid_wins_nothing),
        DWGT_TEST(everything_added_is_drawn),
    };

    return cmocka_run_group_tests(tests, open_sunken_works, dwgt_close) != 0;
}
