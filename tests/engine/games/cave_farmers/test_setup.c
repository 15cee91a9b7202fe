/* test_setup.c - the layout of a match (section 4, CF-36 to CF-45, CF-300, CF-317 to CF-324). */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"
#include "tests/support/cf_table.h"

#include <stdio.h>

/* How many cards of a kind lie at a place. */
static int count_places(const uint8_t *places, int kind, int place)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cft_engine()->cards, kind); i++) {
        count += places[i] == place;
    }
    return count;
}

static int count_markers(int marker)
{
    int count = 0;

    for (int round = 1; round <= CF_ROUNDS; round++) {
        count += cft_now()->marker[round] == marker;
    }
    return count;
}

/* ---- Home boards ---- */

static void cf36_every_player_has_a_board_and_two_dwarfs(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        given_players(players);
        for (int seat = 0; seat < players; seat++) {
            const cf_player *player = &cft_now()->player[seat];
            assert_int_equal(cf_dwarfs_in_play(player), 2);
            assert_int_equal(player->dwarf[0], CF_DWARF_ADULT);
            assert_int_equal(player->weapon[0] + player->weapon[1], 0);
            assert_int_equal(player->ground[CF_SPOT(4, 3)], CF_CAVERN);
            assert_int_equal(player->ground[CF_ENTRY], CF_ENTRY_LEVEL);
            assert_int_equal(cf_unused_spaces(player), 22);
            for (int good = 0; good < CF_GOODS; good++) {
                assert_true(good == CF_FOOD || player->common.goods.have[good] == 0);
            }
        }
    }
}

static void cf37_the_starting_player_is_drawn(void **state)
{
    const adit_setting drawn = {"starting_player", "0"};
    unsigned seen = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        adit_game *game;
        adit_err err;
        assert_ok(adit_game_new(
                      cft_engine(),
                      &(adit_setup){.players = 3, .seed = seed, .rules = &drawn, .rule_count = 1},
                      &game, &err),
                  err);
        assert_int_equal(adit_game_seat(game),
                         ((cf_state *)adit_game_view_tx(game)->work)->start_player + 1);
        seen |= 1u << adit_game_seat(game);
        adit_game_free(game);
    }
    assert_int_equal(seen, 2 + 4 + 8);
}

static void cf38_food_is_given_out_in_the_order_of_play(void **state)
{
    static const char *const food[] = {"1 food", "1 food", "2 food", "3 food",
                                       "3 food", "3 food", "3 food"};

    (void)state;
    for (int players = 2; players <= 7; players++) {
        for (int first = 1; first <= players; first++) {
            char rule[40];
            snprintf(rule, sizeof rule, "rules.starting_player=%d", first);
            cft_given(players, CFT_LIST(rule));
            for (int i = 0; i < players; i++) {
                has((first - 1 + i) % players + 1, food[i]);
            }
        }
    }
}

static void cf319_the_solo_player_has_two_food(void **state)
{
    (void)state;
    given_solo();
    goods_are(1, "2 food");
}

/* ---- Cards and markers ---- */

static void cf39_cf43_the_spaces_are_empty_before_the_first_round(void **state)
{
    (void)state;
    given(); /* one replenish phase has gone by (CF-51) */
    field_is("stock.wood.wood_gathering", "1");
    field_is("stock.wood.logging", "3");
    field_is("stock.stone.drift_mining", "1");
    field_is("stock.ruby.ruby_mining", "0"); /* CF-194: two players */
    field_is("space.growth", "out");
}

static void cf40_round_cards_lie_face_down_by_stage(void **state)
{
    (void)state;
    given_players(4);
    /* one of 3 is up, and the other side of the wish is not there */
    assert_int_equal(count_places(cft_now()->space_place, CF_KIND_SPACE, CF_SPACE_FACE_DOWN), 11);
    field_is("space.wish_for_children", "face_down");
    field_is("space.urgent_wish", "out"); /* CF-44 */
    given();
    field_is("space.exploration", "out"); /* CF-318 */
    assert_int_equal(count_places(cft_now()->space_place, CF_KIND_SPACE, CF_SPACE_FACE_DOWN), 10);
}

static void cf41_harvest_markers_by_number_of_players(void **state)
{
    (void)state;
    for (int players = 3; players <= 7; players++) {
        given_players(players);
        assert_int_equal(count_markers(CF_MARKER_FACE_DOWN), 7);
        field_is("marker.5", "none");
        field_is("marker.6", "face_down");
        field_is("marker.12", "face_down");
        assert_int_equal(cft_now()->leaves, 4);
        assert_int_equal(cft_now()->questions, 3);
    }
    given();
    assert_int_equal(count_markers(CF_MARKER_FACE_DOWN), 6);
    field_is("marker.9", "none");
    assert_int_equal(cft_now()->leaves, 3);
    assert_int_equal(cft_now()->questions, 3);
    given_solo(); /* CF-321 */
    assert_int_equal(count_markers(CF_MARKER_NONE), 12);
    assert_int_equal(cft_now()->leaves + cft_now()->questions, 0);
}

static void cf44_the_wish_is_turned_with_family_life(void **state)
{
    (void)state;
    given_solo("round=7");
    field_is("space.wish_for_children", "open");
    field_is("space.urgent_wish", "out");
    given_solo("round=8"); /* CF-320: the round of family life */
    field_is("space.family_life", "open");
    field_is("space.wish_for_children", "turned");
    field_is("space.urgent_wish", "open");
}

static void cf45_one_seed_gives_one_layout(void **state)
{
    uint64_t hash;

    (void)state;
    given_players(5, "rules.starting_player=0");
    hash = adit_game_hash(cft_match());
    given_players(5, "rules.starting_player=0");
    assert_true(adit_game_hash(cft_match()) == hash);
}

/* ---- Furnishing tiles ---- */

static void cf42_cf317_two_sets_of_tiles(void **state)
{
    (void)state;
    given("rules.tile_set=0");
    assert_int_equal(count_places(cft_now()->tile_place, CF_KIND_FURNISHING, CF_TILE_SUPPLY), 27);
    field_is("furnishing.work_room", "out");
    given("rules.tile_set=1");
    assert_int_equal(count_places(cft_now()->tile_place, CF_KIND_FURNISHING, CF_TILE_SUPPLY), 48);
}

static void cf300_totals_of_the_tiles(void **state)
{
    int tags[3] = {0}, sets[2] = {0}, points = 0;

    (void)state;
    for (int i = 0; i < adit_kind_card_count(cft_engine()->cards, CF_KIND_FURNISHING); i++) {
        const adit_card *tile = adit_card_at(cft_engine()->cards, CF_KIND_FURNISHING, i);
        tags[tile->fact[CF_TILE_TAG].number]++;
        sets[tile->fact[CF_TILE_SET].number]++;
        points += tile->fact[CF_TILE_POINTS].number;
    }
    assert_int_equal(tags[CF_TAG_DWELLING], 6);
    assert_int_equal(tags[CF_TAG_GREEN], 24);
    assert_int_equal(tags[CF_TAG_YELLOW], 18);
    assert_int_equal(sets[CF_SET_INTRODUCTORY], 27);
    assert_int_equal(sets[CF_SET_FULL], 21);
    assert_int_equal(points, 59);
    assert_int_equal(adit_kind_card_count(cft_engine()->cards, CF_KIND_LOOT), 23); /* 7.5 */
}

/* ---- Scenarios ---- */

static void a_tile_put_on_a_board_leaves_the_supply_and_works(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter", "p1.tile.e2=stone_carver");
    field_is("furnishing.carpenter", "built");
    field_is("p1.e2", "cavern");
    field_is("p1.in_play", "stone_carver carpenter"); /* in the order of the spaces */
    field_is("p2.in_play", "none");
    field_is("in_play", "food_table ruby_table");
}

static void halves_of_a_twin_tile_find_each_other(void **state)
{
    (void)state;
    given("p1.d4=large_pasture", "p1.c4=large_pasture", "p1.f4=ore_mine", "p1.g4=deep_tunnel");
    field_is("p1.partner.c4", "d4");
    field_is("p1.partner.d4", "c4");
    field_is("p1.partner.f4", "g4");
    field_is("p1.partner.g4", "f4");
    field_is("p1.partner.e4", "none");
}

static void a_dwarf_put_on_a_space_takes_it(void **state)
{
    (void)state;
    given("phase=place", "p2.dwarf_at.1=clearing", "stock.wood.clearing=4");
    assert_int_equal(cft_now()->taken_by[cft_now()->player[1].dwarf_at[0] - 1], 2);
    offers_not("place clearing");
}

/* CF-557: what lies face down is hidden from everybody. */
static void cf557_no_seat_sees_what_a_scenario_pinned(void **state)
{
    adit_text seen = {0}, all = {0};
    adit_err err;

    (void)state;
    given("space.ore_trading=round_11");
    assert_ok(adit_game_state_lines(cft_match(), 1, &seen, &err), err);
    assert_ok(adit_game_state_lines(cft_match(), 0, &all, &err), err);
    assert_contains(seen.data, "space.ore_trading = face_down");
    assert_null(strstr(seen.data, "round_11"));
    assert_contains(all.data, "space.ore_trading = round_11");
    assert_contains(seen.data, "marker.6 = face_down");
    adit_text_free(&seen);
    adit_text_free(&all);
}

static void markers_that_lie_open_are_taken_from_the_pool(void **state)
{
    (void)state;
    given_players(3, "marker.6=question", "marker.7=leaf");
    assert_int_equal(cft_now()->leaves, 3);
    assert_int_equal(cft_now()->questions, 2);
    assert_int_equal(cft_now()->questions_seen, 0); /* their rounds are still to come */
    given_players(3, "round=7", "phase=place", "marker.6=question", "marker.7=question");
    assert_int_equal(cft_now()->questions_seen, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf36_every_player_has_a_board_and_two_dwarfs),
        CFT_TEST(cf37_the_starting_player_is_drawn),
        CFT_TEST(cf38_food_is_given_out_in_the_order_of_play),
        CFT_TEST(cf319_the_solo_player_has_two_food),
        CFT_TEST(cf39_cf43_the_spaces_are_empty_before_the_first_round),
        CFT_TEST(cf40_round_cards_lie_face_down_by_stage),
        CFT_TEST(cf41_harvest_markers_by_number_of_players),
        CFT_TEST(cf44_the_wish_is_turned_with_family_life),
        CFT_TEST(cf45_one_seed_gives_one_layout),
        CFT_TEST(cf42_cf317_two_sets_of_tiles),
        CFT_TEST(cf300_totals_of_the_tiles),
        CFT_TEST(a_tile_put_on_a_board_leaves_the_supply_and_works),
        CFT_TEST(halves_of_a_twin_tile_find_each_other),
        CFT_TEST(a_dwarf_put_on_a_space_takes_it),
        CFT_TEST(cf557_no_seat_sees_what_a_scenario_pinned),
        CFT_TEST(markers_that_lie_open_are_taken_from_the_pool),
    };

    return CFT_RUN(tests);
}
