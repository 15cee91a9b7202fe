/* test_single_answers.c - a part with one answer is not carried out, and a menu with none left is
 * not closed, while an exchange could still open more (CF-85, CF-181, CF-554). */
#include "tests/support/cf_table.h"

static void cf085_the_gold_of_one_trade_buys_the_ore_of_the_next(void **state)
{
    (void)state;
    given("round=10", "space.ore_trading=round_10", "p1.ore=2", "p1.f4=cavern", "p1.f3=cavern",
          "p1.tile.f4=trader", "p1.tile.f3=seam");
    play("place ore_trading");
    has(1, "0 ore 2 gold");
    play("anytime 2 gold for 1 wood 1 stone 1 ore");
    has(1, "2 ore 0 gold");
    play("accept a second trade");
    has(1, "0 ore 2 gold");
    play("anytime 2 gold for 1 wood 1 stone 1 ore", "accept");
    has(1, "0 ore 2 gold 2 stone 2 wood"); /* and no fourth trade */
}

static void cf085_without_ore_in_sight_it_is_over(void **state)
{
    (void)state;
    given("round=10", "space.ore_trading=round_10", "p1.ore=2", "p1.f4=cavern",
          "p1.tile.f4=trader");
    play("place ore_trading"); /* the Trader brings 1 ore for the 2 gold, and 2 are needed */
    has(1, "0 ore 2 gold");
    offers_not("decline");
}

static void cf181_grain_is_sold_at_the_market(void **state)
{
    (void)state;
    given_players(5, "p1.gold=0", "p1.grain=2", "p1.f4=cavern", "p1.tile.f4=beer_parlor");
    play("place weekly_market", "exchange 3 gold for 1 cattle", "exchange 1 gold for 1 wood");
    has(1, "0 gold 1 cattle");
    options_are("done");
    play("anytime 2 grain for 3 gold", "exchange 2 gold for 1 dog");
    has(1, "1 gold 1 dog 0 grain");
}

static void cf080_sowing_waits_for_other_seed(void **state)
{
    (void)state;
    given("space.slash_and_burn=round_1", "p1.grain=1", "p1.ruby=1", "p1.d4=field", "p1.d3=field");
    play("place slash_and_burn", "sow");
    options_are("sow 1 grain 0 vegetable");
    play("anytime 1 ruby for 1 vegetable");
    offers("sow 1 grain 1 vegetable");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf085_the_gold_of_one_trade_buys_the_ore_of_the_next),
        CFT_TEST(cf085_without_ore_in_sight_it_is_over),
        CFT_TEST(cf181_grain_is_sold_at_the_market),
        CFT_TEST(cf080_sowing_waits_for_other_seed),
    };

    return CFT_RUN(tests);
}
