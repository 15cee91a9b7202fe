/* test_expeditions.c - weapons and expeditions (6.12, 6.13, 7.5, 10.5 and worked cases). */
#include "engine/games/cave_farmers/tables/tables.h"
#include "tests/support/cf_table.h"

#define BLACKSMITHING "space.blacksmithing=open"
#define ADVENTURE "space.adventure=open"
/* Both dwarfs of player 1 have this weapon, so that no order counts. */
#define ARMED(n) "p1.weapon.1=" #n, "p1.weapon.2=" #n
#define CELLAR "p1.e2=cavern" /* one more empty cavern */

/* Sends a dwarf to logging, leaves the wood, and goes out for one item. */
static void go_out(void)
{
    play("place logging", "expedition 1");
}

/* ---- Forging (CF-128) ---- */

static void cf128_a_weapon_costs_its_strength_in_ore(void **state)
{
    (void)state;
    given("p1.ore=5", BLACKSMITHING);
    play("place blacksmithing");
    asks(1, "choose the strength");
    options_are("forge 1 | forge 2 | forge 3 | forge 4 | forge 5");
    refuses("forge 6", "needs 6 ore, has 5");
    play("forge 4");
    has(1, "1 ore");
    field_is("p1.weapon.1", "4");
}

static void cf437_eight_is_the_strongest(void **state)
{
    (void)state;
    given("p1.ore=20", BLACKSMITHING);
    play("place blacksmithing");
    assert_int_equal(count_options("forge"), 8);
    offers_not("forge 9");
    given("p1.ore=20", BLACKSMITHING, "p1.tile.e3=blacksmith");
    play("place blacksmithing");
    assert_int_equal(count_options("forge"), 8);
}

static void s19_the_blacksmith_saves_two_ore(void **state)
{
    (void)state;
    given("p1.ore=6", BLACKSMITHING, "p1.tile.e3=blacksmith");
    play("place blacksmithing", "forge 8");
    has(1, "0 ore");
    field_is("p1.weapon.1", "8");
}

static void cf336_no_ore_no_weapon(void **state)
{
    (void)state;
    given(BLACKSMITHING);
    offers_not("place blacksmithing");
    given(BLACKSMITHING, "p1.tile.e3=blacksmith");
    play("place blacksmithing");
    options_are("forge 1 | forge 2");
    play("forge 2");
    has(1, "0 ore");
}

static void cf337_an_armed_dwarf_does_not_forge(void **state)
{
    (void)state;
    given(ARMED(3), "p1.ore=9", BLACKSMITHING);
    play("place blacksmithing");
    asks(1, "choose what the expedition brings home");
    has(1, "9 ore");
}

/* ---- Who may go (CF-129) ---- */

static void cf335_exploration_is_for_armed_dwarfs(void **state)
{
    (void)state;
    given_players(3, "space.exploration=open", "p1.ore=9");
    offers_not("place exploration");
    given_players(3, "space.exploration=open", ARMED(1));
    offers("place exploration");
}

static void cf338_logging_unarmed_is_wood_only(void **state)
{
    (void)state;
    given();
    play("place logging");
    has(1, "3 wood");
    asks(2, "place");
}

static void cf442_at_least_one_item(void **state)
{
    (void)state;
    given(ARMED(2), BLACKSMITHING);
    play("place blacksmithing");
    offers_not("stop");
    play("loot_dog");
    offers("stop");
    play("stop");
    has(1, "1 dog");
    field_is("p1.weapon.1", "3");
}

static void cf441_only_what_the_dwarf_is_strong_enough_for(void **state)
{
    (void)state;
    given_players(3, "space.exploration=open", ARMED(2));
    play("place exploration");
    options_are("loot_all_weapons | loot_dog | loot_grain | loot_sheep | loot_wood");
    refuses("loot_donkey", "needs strength 3, but the dwarf had 2");
    play("loot_dog", "loot_grain");
    refuses("loot_dog", "it was already brought home on this expedition");
    play("loot_sheep", "loot_wood");
    asks(1, "end your turn"); /* four items: the expedition is over */
    has(1, "1 dog 1 grain 1 sheep 1 wood");
}

static void cf228_to_cf250_thresholds_of_the_loot(void **state)
{
    static const struct {
        const char *id;
        int strength;
    } loot[] = {
        {"loot_all_weapons", 1}, {"loot_dog", 1},     {"loot_wood", 1},
        {"loot_sheep", 2},       {"loot_grain", 2},   {"loot_donkey", 3},
        {"loot_stone", 3},       {"loot_ore", 4},     {"loot_vegetable", 4},
        {"loot_boar", 5},        {"loot_gold", 6},    {"loot_furnish", 7},
        {"loot_stable", 8},      {"loot_tunnel", 9},  {"loot_small_pasture", 9},
        {"loot_cattle", 10},     {"loot_meadow", 11}, {"loot_large_pasture", 10},
        {"loot_dwelling", 11},   {"loot_field", 12},  {"loot_sow", 12},
        {"loot_cavern", 14},     {"loot_breed", 14},
    };

    (void)state;
    for (size_t i = 0; i < sizeof loot / sizeof loot[0]; i++) {
        int number = adit_engine_card_find(cft_engine(), loot[i].id);
        assert_true(number >= 0);
        assert_int_equal(cft_engine()->cards->card[number].fact[CF_LOOT_STRENGTH].number,
                         loot[i].strength); /* CF-428, CF-532, CF-533 */
    }
}

/* ---- Rising (CF-130 to CF-134) ---- */

static void s1_cf430_forge_and_bring_home_three_items(void **state)
{
    (void)state;
    given("p1.ore=1", BLACKSMITHING);
    play("place blacksmithing", "expedition 3", "loot_all_weapons", "loot_dog", "loot_wood");
    has(1, "0 ore 1 dog 1 wood");
    field_is("p1.weapon.1", "3");
}

static void s2_cf433_cf434_all_weapons_rise(void **state)
{
    (void)state;
    given("p1.tile.e3=ordinary_dwelling", "p1.dwarf.3=adult", "p1.weapon.1=4", "p1.weapon.2=6",
          "p1.dwarf_at.3=clearing", "phase=place", "stock.wood.logging=1");
    go_out();
    play("loot_all_weapons");
    field_is("p1.weapon.1", "6");
    field_is("p1.weapon.2", "7"); /* it still waits at home */
    field_is("p1.weapon.3", "0");
}

static void cf429_the_strength_of_the_start_counts(void **state)
{
    (void)state;
    given(ARMED(10), BLACKSMITHING, "p1.d4=meadow");
    play("place blacksmithing", "loot_all_weapons");
    refuses("loot_meadow", "needs strength 11, but the dwarf had 10");
    play("loot_dog", "stop");
    field_is("p1.weapon.1", "12");
    field_is("p1.weapon.2", "11");
}

static void cf431_cf432_fourteen_is_the_most(void **state)
{
    (void)state;
    given(ARMED(14));
    go_out();
    offers("loot_all_weapons"); /* CF-134 */
    play("loot_dog");
    field_is("p1.weapon.1", "14");
    given(ARMED(13));
    go_out();
    play("loot_all_weapons");
    field_is("p1.weapon.1", "14");
    field_is("p1.weapon.2", "14");
}

static void s11_cf435_cf436_two_expeditions_one_after_the_other(void **state)
{
    (void)state;
    given(ARMED(8), ADVENTURE);
    play("place adventure");
    offers_not("loot_tunnel");
    play("loot_dog");
    offers("loot_tunnel"); /* strength 9 by now */
    offers("decline");     /* CF-100 */
    play("loot_dog");
    has(1, "2 dog");
    field_is("p1.weapon.1", "10");
    given(ARMED(10), ADVENTURE, "p1.d4=field");
    play("place adventure", "loot_dog", "loot_meadow", "meadow c4");
    field_is("p1.c4", "meadow");
}

static void adventure_second_expedition_may_be_left_out(void **state)
{
    (void)state;
    given(ARMED(8), ADVENTURE);
    play("place adventure", "loot_dog", "decline");
    has(1, "1 dog");
    field_is("p1.weapon.1", "9");
    assert_int_equal(cft_now()->turn.level, 0);
}

static void s59_exploration_of_strength_six(void **state)
{
    (void)state;
    given_players(3, "space.exploration=open", ARMED(6));
    play("place exploration", "loot_gold", "loot_boar", "loot_ore", "loot_vegetable");
    has(1, "2 gold 1 boar 2 ore 1 vegetable");
    field_is("p1.weapon.1", "7");
}

static void b1_forge_seven_and_furnish(void **state)
{
    (void)state;
    given("p1.ore=10", "p1.stone=1", BLACKSMITHING);
    play("place blacksmithing", "forge 7", "expedition 3", "loot_dog", "loot_gold", "loot_furnish",
         "furnish carpenter e3");
    has(1, "3 ore 1 dog 2 gold 0 stone");
    field_is("p1.tile.e3", "carpenter");
    field_is("p1.weapon.1", "8");
}

/* ---- What is brought home ---- */

static void cf438_one_item_pays_for_another(void **state)
{
    (void)state;
    given(ARMED(9), BLACKSMITHING, "p1.d4=meadow");
    play("place blacksmithing");
    offers_not("loot_small_pasture");
    play("loot_wood", "loot_small_pasture"); /* the only meadow */
    has(1, "0 wood");
    field_is("p1.d4", "small_pasture");
}

static void cf440_nothing_that_cannot_be_done(void **state)
{
    (void)state;
    given(ARMED(7), "p1.tile.e3=carpenter", "p1.wood=9", "p1.stone=9");
    go_out();
    refuses("loot_furnish", "no empty cavern");
}

static void cf443_the_stable_is_free(void **state)
{
    (void)state;
    given(ARMED(8), "p1.tile.e3=stone_carver", "p1.stone=1");
    go_out();
    play("loot_stable", "stable b1");
    has(1, "1 stone");
    field_is("p1.stable.b1", "1");
}

static void s4_cf407_a_dwelling_at_full_price(void **state)
{
    (void)state;
    given(ARMED(7), "p1.wood=4", "p1.stone=3");
    go_out();
    play("loot_furnish", "furnish ordinary_dwelling e3");
    has(1, "0 wood 0 stone");
}

static void s5_cf428_the_cheap_dwelling(void **state)
{
    (void)state;
    given(ARMED(11), "p1.wood=2", "p1.stone=2", CELLAR);
    go_out();
    play("loot_dwelling");
    options_are("furnish ordinary_dwelling e2 | furnish ordinary_dwelling e3");
    refuses("furnish simple_dwelling_a e3", "only the ordinary tile");
    play("furnish ordinary_dwelling e2");
    has(1, "0 wood 0 stone");
    given(ARMED(10), "p1.wood=2", "p1.stone=2");
    go_out();
    offers_not("loot_dwelling");
}

static void s6_cf392_discounts_on_the_cheap_dwelling(void **state)
{
    (void)state;
    given(ARMED(11), "p1.wood=1", "p1.stone=1", CELLAR, "p1.tile.e3=carpenter",
          "p1.tile.f3=stone_carver");
    go_out();
    play("loot_dwelling"); /* one space is left */
    has(1, "0 wood 0 stone");
    field_is("p1.tile.e2", "ordinary_dwelling");
}

static void s7_cf395_a_small_pasture_for_one_wood(void **state)
{
    (void)state;
    given(ARMED(9), "p1.wood=1", "p1.d4=meadow", "p1.stable.d4=1");
    go_out();
    play("loot_small_pasture");
    has(1, "0 wood");
    field_is("p1.d4", "small_pasture");
    field_is("p1.stable.d4", "1");
    given(ARMED(9), "p1.d4=meadow", "p1.tile.e3=carpenter");
    go_out();
    play("loot_small_pasture");
    field_is("p1.d4", "small_pasture");
}

static void s9_breed_two_of_three_types(void **state)
{
    (void)state;
    given(ARMED(14), "p1.sheep=3", "p1.boar=2", "p1.cattle=2", "p1.d4=large_pasture",
          "p1.c4=large_pasture", "p1.b4=small_pasture", "p1.b3=small_pasture", "p1.stable.d4=1",
          "p1.stable.b4=1", "p1.stable.b3=1");
    go_out();
    play("loot_breed");
    offers("breed sheep boar");
    offers("breed sheep cattle");
    offers_not("breed sheep boar cattle");
    play("breed sheep boar");
    has(1, "4 sheep 3 boar 2 cattle");
}

static void cf439_breeding_brings_what_tiles_add(void **state)
{
    (void)state;
    given(ARMED(14), "p1.donkey=2", "p1.f4=ore_mine", "p1.g4=deep_tunnel",
          "p1.tile.e3=breeding_cave", "p1.tile.e2=quarry");
    go_out();
    play("loot_breed");
    has(1, "3 donkey 2 food 1 stone"); /* 1 food from the start */
}

static void s10_sow_on_an_expedition(void **state)
{
    (void)state;
    given(ARMED(12), "p1.grain=2", "p1.vegetable=2", "p1.d4=field", "p1.c4=field", "p1.b4=field",
          "p1.d3=field");
    go_out();
    play("loot_sow", "sow 2 grain 2 vegetable");
    has(1, "0 grain 0 vegetable");
    assert_int_equal(cf_grain_in_all(&cft_now()->player[0]), 6);
    assert_int_equal(cf_vegetable_in_all(&cft_now()->player[0]), 4);
}

static void s55_loot_is_sown_at_once(void **state)
{
    (void)state;
    given_players(5, ARMED(4), "p1.d4=field", "p1.c4=field");
    play("place hardware_rental_five", "loot_grain", "loot_vegetable", "sow",
         "sow 1 grain 1 vegetable");
    assert_int_equal(cf_grain_in_all(&cft_now()->player[0]), 3);
    assert_int_equal(cf_vegetable_in_all(&cft_now()->player[0]), 2);
    field_is("p1.weapon.1", "5");
}

/* CF-159: what does not fit is dealt with before the next item is picked. */
static void cf159_animals_are_housed_between_two_items(void **state)
{
    (void)state;
    given(ARMED(3), BLACKSMITHING, "p1.sheep=2");
    play("place blacksmithing", "loot_donkey");
    asks(1, "the animals do not fit");
    play("eat donkey");
    asks(1, "choose what the expedition brings home");
    has(1, "2 food 2 sheep 0 donkey");
}

/* ---- Giving weapons up ---- */

static void s32_a_weapon_for_food(void **state)
{
    (void)state;
    given("p1.weapon.1=14", "p1.weapon.2=2", "p1.tile.e3=peaceful_cave");
    play("anytime give up a weapon");
    options_are("weapon 14 at_home | weapon 2 at_home");
    play("weapon 14 at_home");
    has(1, "15 food");
    field_is("p1.weapon.1", "0");
    /* CF-339: it comes first now */
    offers_not("place logging with 2");
}

static void cf340_not_before_the_first_item(void **state)
{
    (void)state;
    given("p1.weapon.1=3", "p1.weapon.2=5", BLACKSMITHING, "p1.tile.e3=peaceful_cave");
    play("place blacksmithing", "anytime give up a weapon");
    has(1, "6 food"); /* only the other weapon may go */
    field_is("p1.weapon.1", "3");
    field_is("p1.weapon.2", "0");
    asks(1, "choose what the expedition brings home");
    offers_not("anytime give up a weapon");
}

static void cf445_without_a_weapon_the_expedition_is_over(void **state)
{
    (void)state;
    given("p1.weapon.1=3", "p1.weapon.2=5", BLACKSMITHING, "p1.tile.e3=peaceful_cave");
    play("place blacksmithing", "loot_all_weapons", "anytime give up a weapon");
    options_are("weapon 3 acting | weapon 5 at_home");
    play("weapon 3 acting");
    field_is("p1.weapon.1", "0"); /* CF-133: no rise for this one */
    field_is("p1.weapon.2", "6");
    has(1, "4 food");
    asks(1, "end your turn");
}

/* CF-444 belongs to the blacksmith's price: other trades do not know it. */
static void cf444_ore_trading_has_no_discount(void **state)
{
    (void)state;
    given("space.ore_trading=open", "p1.ore=1", "p1.tile.e3=blacksmith");
    offers_not("place ore_trading");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf128_a_weapon_costs_its_strength_in_ore),
        CFT_TEST(cf437_eight_is_the_strongest),
        CFT_TEST(s19_the_blacksmith_saves_two_ore),
        CFT_TEST(cf336_no_ore_no_weapon),
        CFT_TEST(cf337_an_armed_dwarf_does_not_forge),
        CFT_TEST(cf335_exploration_is_for_armed_dwarfs),
        CFT_TEST(cf338_logging_unarmed_is_wood_only),
        CFT_TEST(cf442_at_least_one_item),
        CFT_TEST(cf441_only_what_the_dwarf_is_strong_enough_for),
        CFT_TEST(cf228_to_cf250_thresholds_of_the_loot),
        CFT_TEST(s1_cf430_forge_and_bring_home_three_items),
        CFT_TEST(s2_cf433_cf434_all_weapons_rise),
        CFT_TEST(cf429_the_strength_of_the_start_counts),
        CFT_TEST(cf431_cf432_fourteen_is_the_most),
        CFT_TEST(s11_cf435_cf436_two_expeditions_one_after_the_other),
        CFT_TEST(adventure_second_expedition_may_be_left_out),
        CFT_TEST(s59_exploration_of_strength_six),
        CFT_TEST(b1_forge_seven_and_furnish),
        CFT_TEST(cf438_one_item_pays_for_another),
        CFT_TEST(cf440_nothing_that_cannot_be_done),
        CFT_TEST(cf443_the_stable_is_free),
        CFT_TEST(s4_cf407_a_dwelling_at_full_price),
        CFT_TEST(s5_cf428_the_cheap_dwelling),
        CFT_TEST(s6_cf392_discounts_on_the_cheap_dwelling),
        CFT_TEST(s7_cf395_a_small_pasture_for_one_wood),
        CFT_TEST(s9_breed_two_of_three_types),
        CFT_TEST(cf439_breeding_brings_what_tiles_add),
        CFT_TEST(s10_sow_on_an_expedition),
        CFT_TEST(s55_loot_is_sown_at_once),
        CFT_TEST(cf159_animals_are_housed_between_two_items),
        CFT_TEST(s32_a_weapon_for_food),
        CFT_TEST(cf340_not_before_the_first_item),
        CFT_TEST(cf445_without_a_weapon_the_expedition_is_over),
        CFT_TEST(cf444_ore_trading_has_no_discount),
    };

    return CFT_RUN(tests);
}
