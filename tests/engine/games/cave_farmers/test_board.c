/* test_board.c - the home board (3): its halves, what is adjacent, and rewards of spaces.
 *
 * Spots are named by column, a to h for 0 to 7, and row. */
#include "engine/games/cave_farmers/home/board.h"
#include "tests/support/cf_table.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Geometry ---- */

static int spot_called(const char *name)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (strcmp(cf_spot_names[spot], name) == 0) {
            return spot;
        }
    }
    fail_msg("there is no spot %s", name);
    return -1;
}

static void neighbours_are(const char *name, const char *expected)
{
    char found[32] = "";

    for (uint64_t rest = cf_beside(CF_BIT(spot_called(name))); rest != 0; rest &= rest - 1) {
        snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s",
                 found[0] != '\0' ? " " : "", cf_spot_names[__builtin_ctzll(rest)]);
    }
    assert_string_equal(found, expected);
}

static void cf22_columns_and_rows_have_names_and_halves(void **state)
{
    int on_board = 0;

    (void)state;
    assert_int_equal(spot_called("d4"), CF_SPOT(3, 4));
    assert_int_equal(spot_called("d4"), CF_IN_FRONT);
    assert_int_equal(spot_called("e4"), CF_ENTRY);
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int column = spot % CF_COLUMNS, row = spot / CF_COLUMNS;
        assert_int_equal(cf_is_forest(spot), column <= 3);
        assert_int_equal(cf_is_on_board(spot), column >= 1 && column <= 6 && row >= 1 && row <= 4);
        on_board += cf_is_on_board(spot);
    }
    assert_int_equal(on_board, 24);
}

static void cf32_spaces_with_a_common_edge_are_adjacent(void **state)
{
    (void)state;
    neighbours_are("c2", "c1 b2 d2 c3");
    neighbours_are("f3", "f2 e3 g3 f4");
}

static void cf33_nothing_is_adjacent_across_the_border(void **state)
{
    (void)state;
    neighbours_are("d4", "d3 c4 d5");
    neighbours_are("e4", "e3 f4 e5");
    neighbours_are("d0", "c0 d1");
    neighbours_are("e5", "e4 f5");
}

static void cf34_ring_spaces_touch_the_board_and_each_other(void **state)
{
    (void)state;
    neighbours_are("a2", "a1 b2 a3");
    neighbours_are("c5", "c4 b5 d5");
    neighbours_are("h4", "h3 g4 h5");
}

static void cf34_neighbours_of_sets_are_those_of_their_spots(void **state)
{
    (void)state;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        uint64_t found = 0;
        for (int other = 0; other < CF_SPOTS; other++) {
            int columns = abs(other % CF_COLUMNS - spot % CF_COLUMNS);
            int rows = abs(other / CF_COLUMNS - spot / CF_COLUMNS);
            if (columns + rows == 1 && cf_is_forest(other) == cf_is_forest(spot)) {
                found |= CF_BIT(other);
            }
        }
        assert_true(cf_beside(CF_BIT(spot)) == found);
    }
}

static void layers_are_found_by_their_value(void **state)
{
    uint8_t layer[CF_SPOTS];

    (void)state;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        layer[spot] = (uint8_t)(spot * 7 % 12);
    }
    for (int value = 0; value < 12; value++) {
        for (int spot = 0; spot < CF_SPOTS; spot++) {
            assert_int_equal((cf_where(layer, value) & CF_BIT(spot)) != 0, layer[spot] == value);
        }
    }
}

/* ---- Rewards of spaces ---- */

static void cf23_the_upper_boar_preserve(void **state)
{
    (void)state;
    given("p1.d4=meadow", "p1.d3=meadow", "p1.d2=field");
    play("place clearing", "place_twin meadow_field", "meadow c1 field d1");
    has(1, "1 boar 1 food");
}

static void cf24_the_lower_boar_preserve(void **state)
{
    (void)state;
    given("p1.d4=meadow", "p1.d3=meadow", "p1.c3=field");
    play("place clearing", "place_twin meadow_field", "meadow b3 field b2");
    has(1, "1 boar");
}

static void cf25_the_river(void **state)
{
    (void)state;
    given("p1.food=1");
    play("place clearing", "place_twin meadow_field", "meadow d4 field c4");
    has(1, "2 food 0 boar");
}

static void cf26_362_underground_water_of_2(void **state)
{
    (void)state;
    given("p1.food=1", "p1.e2=tunnel", "p1.e1=tunnel", "p1.f1=tunnel");
    play("place drift_mining", "place_twin cavern_tunnel", "cavern g1 tunnel g2");
    has(1, "3 food");
}

static void cf27_underground_water_of_1(void **state)
{
    (void)state;
    given("p1.food=1");
    play("place drift_mining", "place_twin cavern_tunnel", "cavern f4 tunnel g4");
    has(1, "2 food");
}

static void cf28_29_the_cave_at_the_start(void **state)
{
    (void)state;
    given();
    field_is("p1.e3", "cavern");
    field_is("p1.e4", "entry_level");
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        bool is_cave = spot == CF_ENTRY || spot == spot_called("e3");
        assert_int_equal(cft_now()->player[0].ground[spot] == CF_BARE, !is_cave);
    }
}

static void cf30_other_spaces_give_nothing(void **state)
{
    (void)state;
    given("p1.food=1");
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3");
    has(1, "1 food 0 boar");
    given("p1.food=1");
    play("place drift_mining", "place_twin cavern_tunnel", "cavern f3 tunnel g3");
    has(1, "1 food 0 boar");
}

/* Lays the tile that covers this spot and gives what it brought: amount * 100 + good. */
static int reward_of(int spot)
{
    cf_player *player;

    given();
    adit_tx tx = *adit_game_view_tx(cft_match());
    tx.is_looking = false;
    tx.stop = ADIT_OK;
    player = cf_player_of(&tx, 0);
    player->common.goods = (adit_goods){{0}};
    assert_int_equal(cf_lay(&tx, 0, spot, cf_is_forest(spot) ? CF_MEADOW : CF_TUNNEL), ADIT_OK);
    for (int good = 0; good < CF_GOODS; good++) {
        if (player->common.goods.have[good] != 0) {
            return player->common.goods.have[good] * 100 + good;
        }
    }
    return 0;
}

static void cf23_to_31_rewards_of_all_spaces(void **state)
{
    uint64_t with_reward = 0;

    (void)state;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int reward = reward_of(spot), expected = 0;
        switch (spot) {
        case CF_SPOT(3, 1):
        case CF_SPOT(1, 3):
            expected = 100 + CF_BOAR;
            break;
        case CF_SPOT(2, 4):
        case CF_SPOT(5, 4):
            expected = 100 + CF_FOOD;
            break;
        case CF_SPOT(6, 1):
            expected = 200 + CF_FOOD;
            break;
        default:
            break;
        }
        assert_int_equal(reward, expected);
        with_reward |= reward != 0 ? CF_BIT(spot) : 0;
    }
    /* no twin tile covers two of them */
    assert_true((cf_beside(with_reward) & with_reward) == 0);
}

static void cf31_a_reward_is_paid_once(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.food=0", "p1.c4=meadow", "space.sheep_farming=open", "p1.wood=2");
    play("place sheep_farming", "fences and stables");
    field_is("p1.c4", "small_pasture");
    has(1, "0 food");
}

static void cf31_363_a_tunnel_for_a_ruby_on_the_water(void **state)
{
    (void)state;
    given("p1.food=1", "p1.ruby=1");
    play("anytime 1 ruby for a tunnel", "tunnel f4");
    field_is("p1.f4", "tunnel");
    has(1, "2 food 0 ruby");
}

static void cf361_a_stable_earns_no_reward(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.stone=1", "p1.food=1");
    play("place sheep_farming", "fences and stables", "stable d1");
    field_is("p1.stable.d1", "1");
    has(1, "0 boar 1 food 0 stone");
    given("space.sheep_farming=open", "p1.stone=1", "p1.food=1");
    play("place sheep_farming", "fences and stables", "stable c4");
    has(1, "1 food");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf22_columns_and_rows_have_names_and_halves),
        CFT_TEST(cf32_spaces_with_a_common_edge_are_adjacent),
        CFT_TEST(cf33_nothing_is_adjacent_across_the_border),
        CFT_TEST(cf34_ring_spaces_touch_the_board_and_each_other),
        CFT_TEST(cf34_neighbours_of_sets_are_those_of_their_spots),
        CFT_TEST(layers_are_found_by_their_value),
        CFT_TEST(cf23_the_upper_boar_preserve),
        CFT_TEST(cf24_the_lower_boar_preserve),
        CFT_TEST(cf25_the_river),
        CFT_TEST(cf26_362_underground_water_of_2),
        CFT_TEST(cf27_underground_water_of_1),
        CFT_TEST(cf28_29_the_cave_at_the_start),
        CFT_TEST(cf30_other_spaces_give_nothing),
        CFT_TEST(cf23_to_31_rewards_of_all_spaces),
        CFT_TEST(cf31_a_reward_is_paid_once),
        CFT_TEST(cf31_363_a_tunnel_for_a_ruby_on_the_water),
        CFT_TEST(cf361_a_stable_earns_no_reward),
    };

    return CFT_RUN(tests);
}
