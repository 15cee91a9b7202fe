/* test_solo.c - alone at the table: fixed cards, clearing, keeping goods for rubies (9.3). */
#include <stdio.h>

#include "engine/games/cave_farmers/spaces.h"
#include "tests/support/cf_table.h"

/* Takes the first option until this round begins. */
static void play_to_round(int round)
{
    adit_err err;

    for (int i = 0; cft_now()->round < round; i++) {
        assert_true(i < 500 && !adit_game_is_over(cft_match()));
        assert_ok(adit_game_decide(cft_match(), 0, &err), err);
    }
}

static int stock_of(const char *space)
{
    int card = adit_engine_card_find(cft_engine(), space);

    assert_true(card >= 0);
    return cf_stock_total(cft_now(), cft_engine()->cards->card[card].kind_number);
}

static void cf319_the_solo_player_starts_with_2_food(void **state)
{
    (void)state;
    given_solo();
    goods_are(1, "2 food");
    refuses("place drift_mining", "not an open action space");
    refuses("place starting_token", "not an open action space");
    refuses("place supplies", "not an open action space");
    refuses("place clearing", "not an open action space");
    field_is("stock.stone.drift_mining", "0");
    field_is("stock.ruby.ruby_mining", "1");
}

static void cf320_the_cards_come_in_a_fixed_order(void **state)
{
    static const char *const cards[13] = {NULL,
                                          "blacksmithing",
                                          "sheep_farming",
                                          "ore_mine_construction",
                                          "wish_for_children",
                                          "donkey_farming",
                                          "ruby_mine_construction",
                                          "ore_delivery",
                                          "family_life",
                                          NULL,
                                          "ore_trading",
                                          "adventure",
                                          "ruby_delivery"};
    char name[60];

    (void)state;
    given_solo();
    for (int round = 1; round <= 12; round++) {
        if (round == 9) {
            continue;
        }
        play_to_round(round);
        assert_int_equal(cft_now()->round, round);
        for (int other = 1; other <= 12; other++) {
            if (cards[other] == NULL) {
                continue;
            }
            snprintf(name, sizeof name, "space.%s", cards[other]);
            field_is(name, other > round              ? "face_down"
                           : other == 4 && round >= 8 ? "turned"
                                                      : "open");
        }
    }
    field_is("space.urgent_wish", "open");
}

static void cf320_there_is_no_chance_at_all(void **state)
{
    (void)state;
    given_solo();
    play_to_round(12);
    for (int stream = 0; stream < ADIT_MAX_STREAMS; stream++) {
        assert_int_equal(cft_now()->base.rng.counter[stream], 0);
    }
}

/* CF-63 */
static void cf321_harvests_are_full_from_round_5_on(void **state)
{
    static const char *const kinds[13] = {NULL,   "none", "none", "full", "feed", "full", "full",
                                          "full", "full", NULL,   "full", "full", "full"};

    (void)state;
    given_solo();
    for (int round = 1; round <= 12; round++) {
        if (round != 9) {
            play_to_round(round);
            field_is("harvest", kinds[round]);
            assert_int_equal(cft_now()->questions_seen, 0);
        }
    }
}

/* CF-50, CF-530 */
static void cf322_six_goods_are_cleared(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "stock.wood.wood_gathering=5", "stock.stone.excavation=7");
    assert_int_equal(stock_of("logging"), 3); /* cleared, then filled as an empty space */
    assert_int_equal(stock_of("wood_gathering"), 6);
    assert_int_equal(stock_of("excavation"), 1);
}

/* CF-531 */
static void cf322_all_goods_of_a_space_count_together(void **state)
{
    (void)state;
    given_solo("round=8", "stock.stone.ore_delivery=3", "stock.ore.ore_delivery=3");
    assert_int_equal(stock_of("ore_delivery"), 2);
    given_solo("round=8", "stock.stone.ore_delivery=2", "stock.ore.ore_delivery=2");
    assert_int_equal(stock_of("ore_delivery"), 6);
}

static void cf322_the_number_is_a_rule(void **state)
{
    (void)state;
    given_solo("rules.solo_overflow_min=7", "stock.wood.logging=6", "stock.stone.excavation=7");
    assert_int_equal(stock_of("logging"), 7);
    assert_int_equal(stock_of("excavation"), 1);
}

/* CF-176 */
static void cf089_a_ruby_keeps_the_goods_of_a_space(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "stock.stone.excavation=7", "p1.ruby=1");
    asks(1, "choose spaces whose goods to keep");
    options_are("keep excavation | keep logging | keep_no_more");
    play("keep logging"); /* no ruby is left for another one */
    asks(1, "place a dwarf");
    has(1, "0 ruby");
    assert_int_equal(stock_of("logging"), 7);
    assert_int_equal(stock_of("excavation"), 1);
}

static void cf089_spaces_are_kept_one_after_the_other(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "stock.stone.excavation=7", "p1.ruby=3");
    play("keep excavation");
    options_are("keep logging | keep_no_more");
    play("keep logging");
    asks(1, "place a dwarf");
    has(1, "1 ruby");
    assert_int_equal(stock_of("logging"), 7);
    assert_int_equal(stock_of("excavation"), 8);
    given_solo("stock.wood.logging=6", "stock.stone.excavation=7", "p1.ruby=3");
    play("keep logging"); /* what comes before it is decided */
    asks(1, "place a dwarf");
    assert_int_equal(stock_of("excavation"), 1);
}

static void cf089_nothing_need_be_kept(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "p1.ruby=2");
    refuses("keep excavation", "with 6 or more");
    play("keep_no_more");
    has(1, "2 ruby");
    assert_int_equal(stock_of("logging"), 3);
}

static void cf089_an_exchange_may_come_before(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "p1.ruby=1");
    play("anytime 1 ruby for 1 gold");
    asks(1, "place a dwarf"); /* without a ruby there is nothing to ask */
    assert_int_equal(stock_of("logging"), 3);
}

static void cf322_a_space_is_kept_for_one_round_only(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "p1.ruby=1");
    play("keep logging");
    assert_int_equal(stock_of("logging"), 7);
    play("place wood_gathering", "place ore_mining");
    field_is("round", "2");
    assert_int_equal(stock_of("logging"), 3);
}

/* CF-551 */
static void cf049_a_delivered_ruby_may_keep_goods(void **state)
{
    (void)state;
    given_solo("round=5", "p1.waiting.ruby.5=1", "stock.wood.logging=6");
    asks(1, "choose spaces whose goods to keep");
    play("keep logging");
    assert_int_equal(stock_of("logging"), 7);
}

static void cf322_more_players_clear_nothing(void **state)
{
    (void)state;
    given("stock.wood.logging=9", "p1.ruby=1");
    asks(1, "place a dwarf");
    assert_int_equal(stock_of("logging"), 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf319_the_solo_player_starts_with_2_food),
        CFT_TEST(cf320_the_cards_come_in_a_fixed_order),
        CFT_TEST(cf320_there_is_no_chance_at_all),
        CFT_TEST(cf321_harvests_are_full_from_round_5_on),
        CFT_TEST(cf322_six_goods_are_cleared),
        CFT_TEST(cf322_all_goods_of_a_space_count_together),
        CFT_TEST(cf322_the_number_is_a_rule),
        CFT_TEST(cf089_a_ruby_keeps_the_goods_of_a_space),
        CFT_TEST(cf089_spaces_are_kept_one_after_the_other),
        CFT_TEST(cf089_nothing_need_be_kept),
        CFT_TEST(cf089_an_exchange_may_come_before),
        CFT_TEST(cf322_a_space_is_kept_for_one_round_only),
        CFT_TEST(cf049_a_delivered_ruby_may_keep_goods),
        CFT_TEST(cf322_more_players_clear_nothing),
    };

    return CFT_RUN(tests);
}
