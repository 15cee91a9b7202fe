/* test_setup.c - the layout of a match (section 4, DWG-31 to DWG-39), worked cases DWG-C1 and
 * DWG-C2, rulings DWG-E74, DWG-E75 and DWG-E80, and what follows from other fields. */
#include "tests/support/dwg_table.h"

#include <stdio.h>

static int count_projects(int place, int tier)
{
    const adit_cards *cards = dwgt_engine()->cards;
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_PROJECT); i++) {
        const adit_fact *fact = adit_card_at(cards, DWG_KIND_PROJECT, i)->fact;
        count += dwgt_now()->project_place[i] == place && fact[DWG_PROJECT_TIER].number == tier;
    }
    return count;
}

/* ---- Cards ---- */

static void dwg_c1_basic_projects_lie_on_top(void **state)
{
    (void)state;
    given_setup(4);
    assert_int_equal(count_projects(DWG_PLACE_TRACK, DWG_TIER_BASIC), 5);
    assert_int_equal(count_projects(DWG_PLACE_TRACK, DWG_TIER_ADVANCED), 0);
    assert_int_equal(dwg_pile_size(dwgt_now(), dwgt_engine()->cards), 31);
    assert_int_equal(count_projects(DWG_PLACE_PILE, DWG_TIER_BASIC), 11);
    assert_int_equal(count_projects(DWG_PLACE_PILE, DWG_TIER_ADVANCED), 20);
}

static void dwg33_nine_cards_of_each_deck_are_in_the_game(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        given_setup(players);
        assert_int_equal(dwg_pile_size(dwgt_now(), dwgt_engine()->cards) + 5, 9 * players);
        assert_int_equal(count_projects(DWG_PLACE_OUT, DWG_TIER_BASIC), 4 * (5 - players));
        assert_int_equal(count_projects(DWG_PLACE_OUT, DWG_TIER_ADVANCED), 5 * (5 - players));
    }
}

static void dwg32_the_beginners_decks(void **state)
{
    (void)state;
    given_setup(2);
    field_is("deck.western", "in_play");
    field_is("deck.new_shaft", "in_play");
    field_is("deck.golden", "out");
    given_setup(3);
    field_is("deck.golden", "in_play");
    field_is("deck.eastern", "out");
    given_setup(4);
    field_is("deck.eastern", "in_play");
    field_is("deck.old_shaft", "out");
    field_is("in_play", "eastern golden new_shaft western");
}

static void dwg83_dwg150_any_decks_may_be_chosen(void **state)
{
    (void)state;
    given_setup(2, "rules.decks=old_shaft,eastern");
    field_is("deck.old_shaft", "in_play");
    field_is("deck.eastern", "in_play");
    field_is("deck.western", "out");
    field_is("project.master_tools", "out");
    field_is("in_play", "eastern old_shaft");
}

static void dwg35_events_are_all_unseen(void **state)
{
    (void)state;
    given_setup(2);
    field_is("events_left", "9");
    field_is("event.cave_in", "pile");
    field_is("active_event", "none");
    given_setup(2, "rules.events=7");
    field_is("events_left", "7");
    given("event.cave_in=active", "event.boiler_explosion=spent");
    field_is("events_left", "7");
    field_is("active_event", "cave_in");
    field_is("in_play", "new_shaft western cave_in");
}

/* ---- Workers ---- */

static int workers_dealt(const dwg_state *now, int kind)
{
    int count = 0;

    for (int i = 0; i < DWG_LOCATIONS; i++) {
        count += now->worker[i] == kind;
    }
    for (int seat = 0; seat < now->base.players; seat++) {
        count += now->player[seat].pool[kind];
    }
    return count;
}

static void dwg_c2_twelve_workers_are_dealt(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        int all = 0, removed = 0;
        given_setup(players);
        for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
            all += workers_dealt(dwgt_now(), kind);
            removed += dwgt_now()->removed[kind];
        }
        assert_int_equal(all, 12);
        assert_int_equal(removed, 6);
        for (int seat = 0; seat < players; seat++) {
            const dwg_player *player = &dwgt_now()->player[seat];
            assert_int_equal(player->foreman, DWG_IN_POOL);
            assert_int_equal(player->pool[1] + player->pool[2] + player->pool[3], 1);
        }
    }
}

static void is_worker_at(const char *location, bool expected)
{
    int card = adit_cards_find(dwgt_engine()->cards, location);

    assert_int_not_equal(card, ADIT_NO_CARD);
    assert_int_equal(dwgt_now()->worker[dwgt_engine()->cards->card[card].kind_number] != 0,
                     expected);
}

static void dwg_c2_the_deepest_levels_stay_empty(void **state)
{
    static const char *const filled[] = {"lab",  "bellows", "workshop", "forge",
                                         "lift", "studio",  "mine1",    "mine2"};

    (void)state;
    for (int players = 2; players <= 4; players++) {
        given_setup(players);
        for (int i = 0; i < 8; i++) {
            is_worker_at(filled[i], true);
        }
        is_worker_at("mine3", players < 4);
        is_worker_at("mine4", players < 3);
    }
}

/* DWG-E80: the removed ones follow from those that can be seen. */
static void dwg_e80_removed_workers_are_no_secret(void **state)
{
    (void)state;
    given_setup(3);
    for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
        assert_int_equal(dwgt_now()->removed[kind], 6 - workers_dealt(dwgt_now(), kind));
    }
    given("worker.lift=engineer", "p2.pool.engineer=3");
    field_is("removed.engineer", "2");
    field_is("removed.ironworker", "6");
}

/* DWG-E75: the game goes on with a kind that nobody can ever place. */
static void dwg_e75_a_kind_of_worker_may_be_absent(void **state)
{
    (void)state;
    given("worker.lift=engineer", "worker.lab=ironworker", "p1.pool.engineer=1");
    field_is("removed.blacksmith", "6");
    offers("place engineer lift");
    offers_not("place blacksmith lift");
    play("place engineer lift", "done", "place engineer bellows");
}

static void workers_are_dealt_by_the_seed(void **state)
{
    unsigned seen = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        adit_game *game;
        adit_err err;
        assert_ok(
            adit_game_new(dwgt_engine(), &(adit_setup){.players = 2, .seed = seed}, &game, &err),
            err);
        seen |= 1u << ((dwg_state *)adit_game_view_tx(game)->work)->worker[0];
        adit_game_free(game);
    }
    assert_int_equal(seen, 2 + 4 + 8);
}

/* ---- Players ---- */

static void dwg34_every_player_has_two_cool_furnaces(void **state)
{
    (void)state;
    given_setup(4);
    for (int seat = 1; seat <= 4; seat++) {
        has(seat, "2 cool_furnace 0 hot_furnace 0 heat 0 vp 0 gold 0 crystal");
        assert_int_equal(dwgt_now()->player[seat - 1].unbuilt, 6);
    }
}

static void dwg34_the_start_player_is_drawn(void **state)
{
    unsigned seen = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        adit_game *game;
        adit_err err;
        assert_ok(
            adit_game_new(dwgt_engine(), &(adit_setup){.players = 3, .seed = seed}, &game, &err),
            err);
        assert_int_equal(adit_game_seat(game),
                         ((dwg_state *)adit_game_view_tx(game)->work)->start_player + 1);
        seen |= 1u << adit_game_seat(game);
        adit_game_free(game);
    }
    assert_int_equal(seen, 2 + 4 + 8);
}

/* DWG-38, counted from the start player. */
static void dwg38_the_starting_table(void **state)
{
    static const char *const supply[] = {"0 stone 1 iron", "0 stone 1 iron", "2 stone 0 iron",
                                         "2 stone 0 iron"};
    static const int level[] = {1, 2, 2, 3};

    (void)state;
    for (int first = 1; first <= 4; first++) {
        char rule[40];
        snprintf(rule, sizeof rule, "rules.starting_player=%d", first);
        given_setup(4, rule);
        for (int i = 0; i < 4; i++) {
            int seat = (first - 1 + i) % 4;
            has(seat + 1, supply[i]);
            for (int tile = 0; tile < DWG_TILES; tile++) {
                const uint8_t *cart = dwgt_now()->player[seat].cart[tile];
                assert_int_equal(cart[DWG_IRON], tile == level[i]);
                assert_int_equal(cart[DWG_STONE] + cart[DWG_GOLD] + cart[DWG_CRYSTAL], 0);
            }
        }
    }
}

/* DWG-E74: a field of a player who does not take part does not exist. */
static void dwg_e74_carts_of_other_colours_do_not_exist(void **state)
{
    (void)state;
    given_setup(2);
    cannot_be_given("there is no player '3'", "player[3].cart.level_1.iron=1");
    given("p1.pool.engineer=1", "p2.level_1.stone=0");
    play("place engineer lift", "stone_level", "level_1");
    field_is("p1.level_1.stone", "1");
    field_is("p2.level_1.stone", "1");
}

static void dwg31_dwg39_the_rest_of_the_table(void **state)
{
    (void)state;
    given_setup(2, "rules.decks=old_shaft,western");
    field_is("round", "1");
    field_is("silverbeard", "board");
    field_is("furnace.lift", "nobody");
    field_is("phase", "action");
    field_is("turn.actions_left", "3");
    asks(1, "place a dwarf");
}

static void dwg4_rounds_follow_from_events(void **state)
{
    (void)state;
    given_setup(2);
    assert_int_equal(dwg_last_round(dwgt_now(), table_engine()->cards), 10);
    given_setup(2, "rules.events=7");
    assert_int_equal(dwg_last_round(dwgt_now(), table_engine()->cards), 8);
    given_setup(2, "rules.rounds=9");
    assert_int_equal(dwg_last_round(dwgt_now(), table_engine()->cards), 9);
}

/* ---- What a scenario need not say ---- */

static void furnaces_and_turns_follow_from_the_rest(void **state)
{
    (void)state;
    given("p1.hot_furnace=3", "p1.cool_furnace=1", "furnace.lift=p1", "furnace.mine4=p1");
    field_is("p1.unbuilt", "2");
    field_is("p2.unbuilt", "6");
    given_players(3, "round=5", "phase=turn_start", "at_turn=2");
    field_is("p1.turns", "5");
    field_is("p2.turns", "5");
    field_is("p3.turns", "4");
}

static void upgraded_projects_are_in_play(void **state)
{
    (void)state;
    given("project.rails=p1_upgraded", "project.master_tools=p1_upgraded",
          "project.ore_extraction=p1", "project.filled_fissure=p2_upgraded");
    field_is("p1.in_play", "master_tools rails");
    field_is("p2.in_play", "filled_fissure");
}

static void the_placed_dwarf_stands_on_the_location(void **state)
{
    (void)state;
    given_menu("blacksmith", "forge", "p1.stone=2", "p1.heat=1");
    field_is("worker.forge", "blacksmith");
    asks(1, "choose a step");
    given_menu("foreman", "mine2");
    field_is("p1.foreman", "mine2");
    field_is("worker.mine2", "none");
}

static void a_foreman_is_put_somewhere_by_words(void **state)
{
    (void)state;
    given("p1.foreman=lift", "p2.foreman=cart_level_3", "p1.pool.engineer=1");
    field_is("p1.foreman", "lift");
    field_is("p2.foreman", "cart_level_3");
    cannot_be_given("did you mean 'lift'", "p1.foreman=lifft");
    cannot_be_given("or any location", "p1.foreman=nowhere_at_all");
    cannot_be_given("invalid value 'rails'; expected one of pool", "p1.foreman=rails");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg_c1_basic_projects_lie_on_top),
        DWGT_TEST(dwg33_nine_cards_of_each_deck_are_in_the_game),
        DWGT_TEST(dwg32_the_beginners_decks),
        DWGT_TEST(dwg83_dwg150_any_decks_may_be_chosen),
        DWGT_TEST(dwg35_events_are_all_unseen),
        DWGT_TEST(dwg_c2_twelve_workers_are_dealt),
        DWGT_TEST(dwg_c2_the_deepest_levels_stay_empty),
        DWGT_TEST(dwg_e80_removed_workers_are_no_secret),
        DWGT_TEST(dwg_e75_a_kind_of_worker_may_be_absent),
        DWGT_TEST(workers_are_dealt_by_the_seed),
        DWGT_TEST(dwg34_every_player_has_two_cool_furnaces),
        DWGT_TEST(dwg34_the_start_player_is_drawn),
        DWGT_TEST(dwg38_the_starting_table),
        DWGT_TEST(dwg_e74_carts_of_other_colours_do_not_exist),
        DWGT_TEST(dwg31_dwg39_the_rest_of_the_table),
        DWGT_TEST(dwg4_rounds_follow_from_events),
        DWGT_TEST(furnaces_and_turns_follow_from_the_rest),
        DWGT_TEST(upgraded_projects_are_in_play),
        DWGT_TEST(the_placed_dwarf_stands_on_the_location),
        DWGT_TEST(a_foreman_is_put_somewhere_by_words),
    };

    return DWGT_RUN(tests);
}
