/* test_spaces.c - action spaces and round cards: which there are, what gathers on them, what
 * they do (6.2, 6.19, 6.20, 7.1 to 7.4). */
#include "engine/games/cave_farmers/spaces.h"
#include "tests/support/cf_table.h"

#include <stdio.h>

/* ---- Which spaces there are (CF-213, CF-214 to CF-226) ---- */

static int space_called(const char *id)
{
    int number = adit_engine_card_find(cft_engine(), id);

    if (number < 0) {
        fail_msg("no card is called '%s'", id);
    }
    return cft_engine()->cards->card[number].kind_number;
}

static bool is_round_card(int space)
{
    const adit_card *card = adit_card_at(cft_engine()->cards, CF_KIND_SPACE, space);

    return card->fact[CF_SPACE_STAGE].number > 0;
}

/* The open spaces must be exactly those in the list, which ends with NULL. */
static void board_is(const char *const *list)
{
    int open = 0, expected = 0;

    for (int i = 0; list[i] != NULL; i++, expected++) {
        if (!cf_is_open(cft_now(), space_called(list[i]))) {
            fail_msg("%s is not there", list[i]);
        }
    }
    for (int i = 0; i < cf_space_count(cft_engine()->cards); i++) {
        open += cf_is_open(cft_now(), i) && !is_round_card(i);
    }
    assert_int_equal(open, expected);
}

#define SMALL_BOARD "ruby_mining", "housework", "slash_and_burn"
#define BASIC_SMALL                                                                                \
    "drift_mining", "excavation", "starting_token", "logging", "supplies", "ore_mining",           \
        "wood_gathering", "clearing", "sustenance", SMALL_BOARD
#define BASIC_LARGE                                                                                \
    "drift_mining_many", "excavation_many", "starting_token_many", "imitation_a", "logging_many",  \
        "growth", "ore_mining_many", "forest_exploration", "clearing_many", "sustenance_many",     \
        SMALL_BOARD
#define SIX_ONLY                                                                                   \
    "depot", "drift_mining_b", "weekly_market", "imitation_b", "hardware_rental", "fence_building"

static const char *const boards[][24] = {
    [1] = {"excavation", "logging", "ore_mining", "wood_gathering", "sustenance", SMALL_BOARD},
    [2] = {BASIC_SMALL},
    [3] = {BASIC_SMALL, "strip_mining", "forest_exploration_3", "imitation_3"},
    [4] = {BASIC_LARGE},
    [5] = {BASIC_LARGE, "depot", "small_drift_mining", "weekly_market", "imitation_b_five",
           "hardware_rental_five", "fence_building_five"},
    [6] = {BASIC_LARGE, SIX_ONLY},
    [7] = {BASIC_LARGE, SIX_ONLY, "large_depot", "imitation_c", "extension"},
};

static void cf213_each_number_of_players_has_its_spaces(void **state)
{
    static const int counts[] = {[1] = 8, 12, 15, 13, 19, 19, 22}; /* CF-2 to CF-8 */

    (void)state;
    for (int players = 1; players <= 7; players++) {
        int count = 0;
        given_players(players);
        board_is(boards[players]);
        while (boards[players][count] != NULL) {
            count++;
        }
        assert_int_equal(count, counts[players]);
    }
}

static void cf222_exploration_comes_with_three_players_or_more(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        int open = 0;
        given_players(players, "round=12");
        for (int i = 0; i < cf_space_count(cft_engine()->cards); i++) {
            open += cf_is_open(cft_now(), i) && is_round_card(i);
        }
        assert_int_equal(open, players <= 2 ? 11 : 12);
        assert_int_equal(cf_is_open(cft_now(), space_called("exploration")), players > 2);
        field_is("space.wish_for_children", "turned");
        field_is("space.urgent_wish", "open"); /* CF-218, CF-522 */
    }
}

/* ---- What gathers (CF-51) ---- */

static void stock_is(const char *space, const char *goods)
{
    adit_goods found = {{0}};
    char words[120];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        found.have[cf_stock_good(kind)] = cft_now()->stock[space_called(space)][kind];
    }
    adit_goods_words(&found, cft_engine()->def->goods, &out);
    if (strcmp(words, goods) != 0) {
        fail_msg("%s holds %s, expected %s", space, words, goods);
    }
}

typedef struct {
    int players;
    const char *space, *first, *second, *third; /* what lies there after so many rounds */
} gathering;

static const gathering gatherings[] = {
    {2, "drift_mining", "1 stone", "2 stone", "3 stone"}, /* CF-182 */
    {4, "drift_mining_many", "2 stone", "4 stone", "6 stone"},
    {1, "excavation", "1 stone", "2 stone", "3 stone"}, /* CF-183 */
    {7, "excavation_many", "2 stone", "3 stone", "4 stone"},
    {3, "starting_token", "1 food", "2 food", "3 food"}, /* CF-184 */
    {4, "starting_token_many", "1 food", "2 food", "3 food"},
    {4, "imitation_a", "nothing", "nothing", "nothing"}, /* CF-185 */
    {1, "logging", "3 wood", "4 wood", "5 wood"},        /* CF-186 */
    {6, "logging_many", "3 wood", "6 wood", "9 wood"},
    {2, "supplies", "nothing", "nothing", "nothing"}, /* CF-187 */
    {5, "growth", "nothing", "nothing", "nothing"},   /* CF-188 */
    {3, "ore_mining", "2 ore", "3 ore", "4 ore"},     /* CF-189 */
    {4, "ore_mining_many", "3 ore", "5 ore", "7 ore"},
    {1, "wood_gathering", "1 wood", "2 wood", "3 wood"},     /* CF-190 */
    {4, "forest_exploration", "2 wood", "3 wood", "4 wood"}, /* CF-191 */
    {2, "clearing", "1 wood", "2 wood", "3 wood"},           /* CF-192 */
    {5, "clearing_many", "2 wood", "4 wood", "6 wood"},
    {1, "sustenance", "1 food", "2 food", "3 food"}, /* CF-193 */
    {4, "sustenance_many", "1 grain", "1 grain 1 vegetable", "1 grain 2 vegetable"},
    {3, "ruby_mining", "1 ruby", "2 ruby", "3 ruby"},               /* CF-194 */
    {2, "housework", "nothing", "nothing", "nothing"},              /* CF-195 */
    {2, "slash_and_burn", "nothing", "nothing", "nothing"},         /* CF-196 */
    {3, "strip_mining", "1 ore", "1 stone 1 ore", "2 stone 1 ore"}, /* CF-197 */
    {3, "forest_exploration_3", "1 wood", "2 wood", "3 wood"},      /* CF-198 */
    {5, "depot", "1 wood 1 ore", "2 wood 2 ore", "3 wood 3 ore"},   /* CF-200 */
    {5, "small_drift_mining", "nothing", "nothing", "nothing"},     /* CF-201 */
    {6, "drift_mining_b", "1 stone", "2 stone", "3 stone"},         /* CF-202 */
    {5, "fence_building_five", "1 wood", "2 wood", "3 wood"},       /* CF-208 */
    {6, "fence_building", "2 wood", "3 wood", "4 wood"},            /* CF-209 */
    /* CF-210 */
    {7, "large_depot", "2 wood 1 stone 1 ore", "3 wood 2 stone 2 ore", "4 wood 3 stone 3 ore"},
    {2, "sheep_farming", "1 sheep", "2 sheep", "3 sheep"},                  /* CF-215 */
    {2, "donkey_farming", "1 donkey", "2 donkey", "3 donkey"},              /* CF-219 */
    {2, "ore_delivery", "1 stone 1 ore", "2 stone 2 ore", "3 stone 3 ore"}, /* CF-223 */
    {2, "ruby_delivery", "2 ruby", "3 ruby", "4 ruby"},                     /* CF-226 */
};

/* Also S49 to S52. In round 12 all cards are there; their goods are put away first. */
static void cf051_goods_gather_by_what_lies_there_already(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof gatherings / sizeof gatherings[0]; i++) {
        const gathering *row = &gatherings[i];
        given_players(row->players, "round=12");
        memset(cft_now()->stock, 0, sizeof cft_now()->stock);
        cf_replenish(adit_game_view_tx(cft_match()));
        stock_is(row->space, row->first);
        cf_replenish(adit_game_view_tx(cft_match()));
        stock_is(row->space, row->second);
        cf_replenish(adit_game_view_tx(cft_match()));
        stock_is(row->space, row->third);
    }
}

static void cf194_two_players_find_no_rubies_in_rounds_1_and_2(void **state)
{
    (void)state;
    given();
    stock_is("ruby_mining", "nothing");
    refuses("place ruby_mining", "nothing to take"); /* CF-332 */
    given("round=2");
    stock_is("ruby_mining", "nothing");
    given("round=3");
    stock_is("ruby_mining", "1 ruby");
    given_solo();
    stock_is("ruby_mining", "1 ruby"); /* CF-319 */
    given_players(3);
    stock_is("ruby_mining", "1 ruby");
}

static void cf227_a_card_gets_goods_in_the_round_it_appears(void **state)
{
    (void)state;
    given("space.sheep_farming=round_1");
    stock_is("sheep_farming", "1 sheep");
    given("space.sheep_farming=round_2");
    stock_is("sheep_farming", "nothing");
}

static void cf051_goods_that_were_left_stay(void **state)
{
    (void)state;
    given("stock.wood.logging=5", "stock.food.sustenance=2");
    stock_is("logging", "6 wood");
    stock_is("sustenance", "3 food");
}

/* ---- Taking (CF-105, CF-106) ---- */

static void cf105_a_gain_that_brings_nothing_is_passed_over(void **state)
{
    (void)state;
    given("p1.f3=ore_mine", "p1.f2=deep_tunnel", "p1.partner.f3=f2", "p1.partner.f2=f3");
    play("place ore_mining");
    has(1, "4 ore"); /* CF-189: 2 from the space, 2 for the mine */
}

static void cf106_all_goods_are_taken(void **state)
{
    (void)state;
    given_players(7, "stock.wood.large_depot=1", "stock.stone.large_depot=3");
    play("place large_depot");
    has(1, "2 wood 4 stone 1 ore");
    stock_is("large_depot", "nothing");
}

static void cf189_ore_mines_give_2_ore_each(void **state)
{
    (void)state;
    given("p1.f3=ore_mine", "p1.f2=deep_tunnel", "p1.partner.f3=f2", "p1.partner.f2=f3",
          "p1.g3=ore_mine", "p1.g2=deep_tunnel", "p1.partner.g3=g2", "p1.partner.g2=g3", "round=7",
          "space.ore_delivery=round_7");
    play("place ore_delivery"); /* CF-223 */
    has(1, "1 stone 5 ore");
}

static void cf191_forest_exploration_gives_food(void **state)
{
    (void)state;
    given_players(4);
    play("place forest_exploration");
    has(1, "2 wood 3 food");
    given_players(3);
    play("place forest_exploration_3"); /* CF-198 */
    has(1, "1 wood 1 vegetable");
}

static void cf193_sustenance_gives_grain_with_its_food(void **state)
{
    (void)state;
    given();
    play("place sustenance");
    options_are("take 1 grain | place_twin meadow_field");
    play("take 1 grain", "stop");
    has(1, "2 food 1 grain");
    given_players(4, "stock.grain.sustenance_many=1");
    play("place sustenance_many", "take", "stop");
    has(1, "1 grain 1 vegetable");
}

static void cf194_a_ruby_mine_gives_one_more(void **state)
{
    (void)state;
    given("round=3", "p1.f3=ruby_mine", "p1.g3=ruby_mine");
    play("place ruby_mining", "end_turn");
    has(1, "2 ruby");
    given("p1.f3=ruby_mine"); /* also where nothing lies (CF-332) */
    play("place ruby_mining", "end_turn");
    has(1, "1 ruby");
}

/* S57 */
static void cf226_ruby_delivery_wants_two_ruby_mines(void **state)
{
    (void)state;
    given("round=10", "space.ruby_delivery=round_10", "p1.f3=ruby_mine");
    play("place ruby_delivery", "end_turn");
    has(1, "2 ruby");
    given("round=10", "space.ruby_delivery=round_10", "p1.f3=ruby_mine", "p1.g3=ruby_mine");
    play("place ruby_delivery", "end_turn");
    has(1, "3 ruby");
}

static void cf195_housework_is_a_dog_and_a_room(void **state)
{
    (void)state;
    given("p1.stone=1", "p1.wood=0");
    play("place housework");
    options_are("gain 1 dog | furnish");
    play("furnish", "furnish carpenter e3");
    options_are("gain 1 dog | stop");
    play("gain 1 dog");
    has(1, "1 dog 0 stone");
    field_is("p1.tile.e3", "carpenter");
}

static void cf195_furnishing_is_offered_if_it_can_be_paid(void **state)
{
    (void)state;
    given("rules.tile_set=0"); /* every tile of this set costs something */
    play("place housework");
    has(1, "1 dog"); /* the only part that can be done */
    asks(2, "place a dwarf");
}

/* CF-385, CF-543 */
static void cf196_slash_and_burn_may_be_sowing_alone(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=meadow", "p1.grain=1");
    play("place slash_and_burn");
    options_are("place_twin meadow_field | sow");
    play("sow");
    field_is("p1.crop.d4", "3_grain");
    asks(2, "place a dwarf");
}

static void cf197_strip_mining_gives_2_wood(void **state)
{
    (void)state;
    given_players(3, "stock.ore.strip_mining=1");
    play("place strip_mining");
    has(1, "2 wood 1 stone 1 ore");
}

/* CF-84, CF-181, S54 */
static void cf203_weekly_market_sells_each_good_once(void **state)
{
    (void)state;
    given_players(5, "p1.gold=1");
    play("place weekly_market");
    has(1, "5 gold");
    offers("exchange 3 gold for 1 cattle");
    play("exchange 3 gold for 1 cattle", "exchange 2 gold for 1 vegetable");
    has(1, "0 gold 1 cattle 1 vegetable");
    offers_not("exchange 2 gold for 1 vegetable");
}

static void cf181_a_stall_is_open_once(void **state)
{
    (void)state;
    given_players(5, "p1.gold=6");
    play("place weekly_market");
    assert_int_equal(count_options("exchange"), 10);
    play("exchange 1 gold for 1 wood");
    assert_int_equal(count_options("exchange"), 9);
    offers_not("exchange 1 gold for 1 wood");
    play("exchange 2 gold for 1 dog", "done");
    has(1, "7 gold 1 wood 1 dog");
}

static void cf206_hardware_rental_with_five(void **state)
{
    (void)state;
    given_players(5, "p1.weapon.1=4", "p1.weapon.2=4", "p1.d4=field", "p1.d3=meadow", "p1.c3=field",
                  "p1.c4=meadow");
    play("place hardware_rental_five");
    play("loot_grain", "loot_vegetable", "sow", "sow 1 grain 1 vegetable"); /* S55 */
    field_is("p1.weapon.1", "5");
    has(1, "0 grain 0 vegetable");
}

static void cf207_hardware_rental_gives_wood_with_six(void **state)
{
    (void)state;
    given_players(6);
    play("place hardware_rental");
    has(1, "2 wood"); /* unarmed, nothing to sow: the wood by itself */
    asks(2, "place a dwarf");
}

static void cf208_fence_building_pays_with_its_own_wood(void **state)
{
    (void)state;
    given_players(5, "stock.wood.fence_building_five=1", "p1.d4=meadow", "p1.d3=field");
    play("place fence_building_five");
    has(1, "2 wood"); /* without wood nothing but taking is possible */
    options_are("fences | stop");
    play("fences");
    field_is("p1.d4", "small_pasture");
    has(1, "0 wood");
}

static void cf215_farming_builds_first(void **state)
{
    (void)state;
    given("space.sheep_farming=round_1", "p1.wood=6", "p1.stone=1", "p1.d4=meadow", "p1.d3=meadow",
          "p1.c4=meadow", "p1.c3=field");
    play("place sheep_farming");
    options_are("fences and stables | take");
    play("fences and stables", "large_pasture 4", "large_pasture d3 d4", "small_pasture 2",
         "stable 1", "stable c4");
    options_are("take | stop");
    play("take");
    has(1, "1 sheep 0 wood 0 stone");
    field_is("p1.c4", "small_pasture");
    field_is("p1.d4", "large_pasture");
}

/* ---- Starting player (6.19) ---- */

static void cf180_the_token_comes_with_food_and_a_bonus(void **state)
{
    (void)state;
    given("stock.food.starting_token=2");
    play("place wood_gathering", "place starting_token");
    has(2, "4 food 2 ore");
    field_is("next_start_player", "2");
    field_is("start_player", "1");
    given_players(4);
    play("place starting_token_many", "end_turn");
    has(1, "2 food 1 ruby 0 ore");
}

/* ---- Ore trading ---- */

/* CF-85, B7, S56 */
static void cf225_ore_is_traded_up_to_three_times(void **state)
{
    (void)state;
    given("round=10", "space.ore_trading=round_10", "p1.ore=7");
    play("place ore_trading", "accept a second trade", "accept a third trade", "end_turn");
    has(1, "1 ore 6 gold 4 food");
    given("round=10", "space.ore_trading=round_10", "p1.ore=3");
    play("place ore_trading");
    has(1, "1 ore 2 gold 2 food");
    given("round=10", "space.ore_trading=round_10", "p1.ore=1");
    refuses("place ore_trading", "needs 2 ore, has 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf213_each_number_of_players_has_its_spaces),
        CFT_TEST(cf222_exploration_comes_with_three_players_or_more),
        CFT_TEST(cf051_goods_gather_by_what_lies_there_already),
        CFT_TEST(cf194_two_players_find_no_rubies_in_rounds_1_and_2),
        CFT_TEST(cf227_a_card_gets_goods_in_the_round_it_appears),
        CFT_TEST(cf051_goods_that_were_left_stay),
        CFT_TEST(cf105_a_gain_that_brings_nothing_is_passed_over),
        CFT_TEST(cf106_all_goods_are_taken),
        CFT_TEST(cf189_ore_mines_give_2_ore_each),
        CFT_TEST(cf191_forest_exploration_gives_food),
        CFT_TEST(cf193_sustenance_gives_grain_with_its_food),
        CFT_TEST(cf194_a_ruby_mine_gives_one_more),
        CFT_TEST(cf226_ruby_delivery_wants_two_ruby_mines),
        CFT_TEST(cf195_housework_is_a_dog_and_a_room),
        CFT_TEST(cf195_furnishing_is_offered_if_it_can_be_paid),
        CFT_TEST(cf196_slash_and_burn_may_be_sowing_alone),
        CFT_TEST(cf197_strip_mining_gives_2_wood),
        CFT_TEST(cf203_weekly_market_sells_each_good_once),
        CFT_TEST(cf181_a_stall_is_open_once),
        CFT_TEST(cf206_hardware_rental_with_five),
        CFT_TEST(cf207_hardware_rental_gives_wood_with_six),
        CFT_TEST(cf208_fence_building_pays_with_its_own_wood),
        CFT_TEST(cf215_farming_builds_first),
        CFT_TEST(cf180_the_token_comes_with_food_and_a_bonus),
        CFT_TEST(cf225_ore_is_traded_up_to_three_times),
    };

    return CFT_RUN(tests);
}
