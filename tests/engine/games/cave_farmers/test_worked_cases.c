/* test_worked_cases.c - worked cases of section 11 of the rules that belong to no other test:
 * exchanges in whole sets, spaces that change what they get, and the vectors of scoring one by
 * one. Names begin with the case. */
#include "tests/support/cf_table.h"

/* All spaces of the home board but b1 (V3 to V5), and that one (V6, V7). */
#define ALL_BUT_ONE                                                                                \
    "p1.c1=field", "p1.d1=field", "p1.b2=field", "p1.c2=meadow", "p1.d2=meadow", "p1.b3=field",    \
        "p1.c3=field", "p1.d3=field", "p1.b4=field", "p1.c4=field", "p1.d4=field", "p1.e1=cavern", \
        "p1.f1=cavern", "p1.g1=cavern", "p1.e2=cavern", "p1.f2=cavern", "p1.g2=cavern",            \
        "p1.f3=cavern", "p1.g3=cavern", "p1.f4=cavern", "p1.g4=cavern",                            \
        "p1.tile.e3=writing_chamber"
#define WHOLE "p1.b1=field", ALL_BUT_ONE
#define A_STABLE "p1.stable.c2=1" /* room for a second type beside the dwelling */

static void s12_cooking_needs_grain_and_a_vegetable(void **state)
{
    (void)state;
    given("p1.tile.e3=cooking_cave", "p1.grain=1");
    refuses("anytime 1 grain 1 vegetable for 5 food", "vegetable");
    given("p1.tile.e3=cooking_cave", "p1.grain=1", "p1.vegetable=1", "p1.food=0");
    play("anytime 1 grain 1 vegetable for 5 food");
    has(1, "0 grain 0 vegetable 5 food");
}

static void s37_beer_is_3_gold_or_4_food(void **state)
{
    (void)state;
    given("p1.tile.e3=beer_parlor", "p1.grain=2", "p1.food=0");
    play("anytime 2 grain for 3 gold");
    has(1, "0 grain 3 gold 0 food");
    given("p1.tile.e3=beer_parlor", "p1.grain=2", "p1.food=0");
    play("anytime 2 grain for 4 food");
    has(1, "0 grain 0 gold 4 food");
    given("p1.grain=2", "p1.food=0"); /* without the parlor each is 1 food */
    play("anytime 1 grain for 1 food", "anytime 1 grain for 1 food");
    has(1, "0 grain 2 food");
    given("p1.tile.e3=beer_parlor", "p1.grain=1");
    offers_not("anytime 2 grain for 3 gold");
}

static void s40_spare_parts_twice(void **state)
{
    (void)state;
    given("p1.tile.e3=spare_part_storage", "p1.wood=2", "p1.stone=2", "p1.ore=3");
    play("anytime 1 wood 1 stone 1 ore for 2 gold", "anytime 1 wood 1 stone 1 ore for 2 gold");
    has(1, "0 wood 0 stone 1 ore 4 gold");
    offers_not("anytime 1 wood 1 stone 1 ore for 2 gold");
}

/* What the space gets depends on whether anything lies there, round after round. */
static void s50_sustenance_gets_grain_first_then_vegetables(void **state)
{
    (void)state;
    given_players(4);
    field_is("stock.grain.sustenance_many", "1");
    field_is("stock.vegetable.sustenance_many", "0");
    given_players(4, "stock.grain.sustenance_many=1");
    field_is("stock.grain.sustenance_many", "1");
    field_is("stock.vegetable.sustenance_many", "1");
    given_players(4, "stock.grain.sustenance_many=1", "stock.vegetable.sustenance_many=1");
    field_is("stock.grain.sustenance_many", "1");
    field_is("stock.vegetable.sustenance_many", "2");
}

static void s51_strip_mining_gets_ore_first_then_stone(void **state)
{
    (void)state;
    given_players(3);
    field_is("stock.ore.strip_mining", "1");
    field_is("stock.stone.strip_mining", "0");
    given_players(3, "stock.ore.strip_mining=1");
    field_is("stock.ore.strip_mining", "1");
    field_is("stock.stone.strip_mining", "1");
    given_players(3, "stock.ore.strip_mining=1", "stock.stone.strip_mining=1");
    field_is("stock.ore.strip_mining", "1");
    field_is("stock.stone.strip_mining", "2");
}

static void v3_twelve_minus_points_seven_forgiven(void **state)
{
    (void)state;
    given(ALL_BUT_ONE, "p1.begging=1");
    score_is(1, -3); /* 2 - 12 + 7 */
}

static void v4_one_cattle(void **state)
{
    (void)state;
    given(ALL_BUT_ONE, "p1.begging=1", "p1.cattle=1");
    score_is(1, 0); /* 3 - 10 + 7 */
}

static void v5_and_one_donkey(void **state)
{
    (void)state;
    given(ALL_BUT_ONE, A_STABLE, "p1.begging=1", "p1.cattle=1", "p1.donkey=1");
    score_is(1, 3); /* 4 - 8 + 7 */
}

static void v6_and_no_unused_space(void **state)
{
    (void)state;
    given(WHOLE, A_STABLE, "p1.begging=1", "p1.cattle=1", "p1.donkey=1");
    score_is(1, 4); /* 4 - 7 + 7 */
}

static void v7_and_no_begging(void **state)
{
    (void)state;
    given(WHOLE, A_STABLE, "p1.cattle=1", "p1.donkey=1");
    score_is(1, 4); /* 4 - 4 + 4: no more is forgiven than there is */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(s12_cooking_needs_grain_and_a_vegetable),
        CFT_TEST(s37_beer_is_3_gold_or_4_food),
        CFT_TEST(s40_spare_parts_twice),
        CFT_TEST(s50_sustenance_gets_grain_first_then_vegetables),
        CFT_TEST(s51_strip_mining_gets_ore_first_then_stone),
        CFT_TEST(v3_twelve_minus_points_seven_forgiven),
        CFT_TEST(v4_one_cattle),
        CFT_TEST(v5_and_one_donkey),
        CFT_TEST(v6_and_no_unused_space),
        CFT_TEST(v7_and_no_begging),
    };

    return CFT_RUN(tests);
}
