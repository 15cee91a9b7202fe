/* test_furnishing.c - furnishing caverns: tiles, places, prices, and what tiles do to each
 * other (6.7, 10.4 and worked cases). */
#include "tests/support/cf_table.h"

#include <stdio.h>

#define CELLAR "p1.e2=cavern" /* a second cavern beside the printed one */
#define URGENT "space.wish_for_children=turned", "space.urgent_wish=open"

/* Sends a dwarf to housework and chooses the tile. */
static void go_furnish(void)
{
    play("place housework", "furnish");
}

/* ---- What and where (CF-118) ---- */

static void cf118_an_available_tile_on_an_empty_cavern(void **state)
{
    (void)state;
    given("p1.wood=1", "p1.f4=tunnel", "p1.g4=cavern", "p1.g3=ruby_mine", "p1.tile.e3=carpenter",
          CELLAR);
    go_furnish();
    offers("furnish stone_carver e2");
    offers("furnish stone_carver g4");
    refuses("furnish stone_carver e3", "e3 is not an empty cavern");
    refuses("furnish stone_carver f4", "f4 is not an empty cavern");
    refuses("furnish stone_carver g3", "g3 is not an empty cavern");
    refuses("furnish stone_carver f1", "f1 is not an empty cavern");
    refuses("furnish carpenter e2", "Carpenter is not in the supply");
    refuses("furnish writing_chamber e2", "needs 2 stone, has 0");
    play("furnish stone_carver g4");
    field_is("p1.tile.g4", "stone_carver");
    field_is("furnishing.stone_carver", "built");
    has(1, "1 wood 2 stone"); /* CF-265: with the carpenter it was free */
}

static void cf317_only_tiles_of_the_set(void **state)
{
    (void)state;
    given("rules.tile_set=0", "p1.stone=1");
    go_furnish();
    offers("furnish wood_supplier e3");
    refuses("furnish builder e3", "Builder is not in the supply");
}

static void cf10_the_dwelling_never_runs_out(void **state)
{
    (void)state;
    given("p1.wood=4", "p1.stone=3", "p1.tile.e3=ordinary_dwelling", "p2.tile.e3=ordinary_dwelling",
          CELLAR);
    go_furnish();
    play("furnish ordinary_dwelling e2");
    field_is("furnishing.ordinary_dwelling", "supply");
    field_is("p1.in_play", "ordinary_dwelling"); /* once, however many there are */
    score_is(1, -28 + 1 + 6);                    /* and each is worth 3; e2 is used */
}

static void cf440_no_cavern_no_tile(void **state)
{
    (void)state;
    given("p1.wood=9", "p1.stone=9", "p1.tile.e3=carpenter");
    play("place housework"); /* the dog is all there is */
    has(1, "1 dog");
    given("p1.tile.e3=carpenter", "space.wish_for_children=open", "p1.wood=9", "p1.stone=9");
    refuses("place wish_for_children", "");
}

/* ---- Prices (CF-119, CF-120) ---- */

static void cf388_s20_ore_for_wood_and_stone(void **state)
{
    (void)state;
    given("p1.tile.e3=builder", CELLAR, "p1.ore=2", "p1.stone=1");
    go_furnish();
    play("furnish blacksmith e2");
    has(1, "2 ore 0 stone"); /* paid 2 ore and 1 stone, then 2 ore came (CF-266) */
}

static void cf389_no_tile_helps_to_pay_itself(void **state)
{
    (void)state;
    given("p1.ore=1", "p1.wood=1");
    go_furnish();
    refuses("furnish builder e3", "needs 1 stone, has 0");
    refuses("furnish carpenter e3", "needs 1 stone, has 0");
}

static void cf390_one_ore_one_replacement(void **state)
{
    (void)state;
    given("p1.tile.e3=builder", CELLAR, "p1.ore=1", "p1.wood=1", "p1.stone=2");
    go_furnish();
    play("furnish blacksmith e2");
    options_are("pay 1 wood 2 stone | pay 2 stone 1 ore | pay 1 wood 1 stone 1 ore");
    play("pay 2 stone 1 ore");
    has(1, "1 wood 0 stone 2 ore");
}

static void cf391_carpenter_and_stone_carver(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter", "p1.tile.e2=stone_carver", "p1.f3=cavern", "p1.wood=3",
          "p1.stone=2");
    go_furnish();
    play("furnish ordinary_dwelling f3");
    has(1, "0 wood 0 stone");
}

static void cf393_discounts_before_replacements(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter", "p1.tile.e2=stone_carver", "p1.tile.f3=builder", "p1.f2=cavern",
          "p1.wood=3", "p1.stone=2", "p1.ore=2");
    go_furnish();
    play("furnish mixed_dwelling f2");
    has(1, "0 wood 0 stone 0 ore");
}

static void cf394_every_pasture_has_the_discount(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter", "space.sheep_farming=open", "p1.wood=4", "p1.d4=meadow",
          "p1.c4=meadow", "p1.b4=meadow");
    play("place sheep_farming", "fences and stables", "small_pasture 2", "small_pasture b4",
         "large_pasture 4");
    has(1, "0 wood");
    field_is("p1.b4", "small_pasture");
    field_is("p1.d4", "large_pasture");
}

static void cf396_s17_a_free_stable(void **state)
{
    (void)state;
    given("p1.tile.e3=stone_carver", "space.sheep_farming=open");
    play("place sheep_farming", "fences and stables", "stable b1");
    field_is("p1.stable.b1", "1");
    has(1, "0 stone");
}

static void cf397_other_goods_are_not_reduced(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter", CELLAR, "p1.grain=1", "p1.stone=1");
    go_furnish();
    play("furnish breeding_cave e2");
    has(1, "0 grain 0 stone");
}

static void cf398_food_made_for_the_price(void **state)
{
    (void)state;
    given("p1.food=1", "p1.grain=2", "p1.wood=1");
    go_furnish();
    refuses("furnish supplies_storage e3", "needs 3 food, has 1");
    play("anytime 1 grain for 1 food", "anytime 1 grain for 1 food", "furnish supplies_storage e3");
    has(1, "0 food 0 wood 0 grain");
}

/* CF-95: inside a payment nothing may be spent that it needs. */
static void cf95_the_price_is_kept(void **state)
{
    (void)state;
    given("p1.tile.e3=builder", CELLAR, "p1.ore=1", "p1.wood=1", "p1.stone=2", "p1.grain=1");
    go_furnish();
    play("furnish breeding_cave e2"); /* 1 grain and 1 stone, or 1 grain and 1 ore */
    offers_not("anytime 1 grain for 1 food");
    play("pay 1 ore 1 grain");
    has(1, "2 stone 0 ore 0 grain");
}

/* ---- Covering (CF-123) ---- */

static void cf399_cf401_cf403_on_top_of_the_other(void **state)
{
    (void)state;
    given("p1.tile.e3=trader", CELLAR, "p1.wood=2", "p1.gold=2");
    offers("anytime 2 gold for 1 wood 1 stone 1 ore");
    go_furnish();
    refuses("furnish spare_part_storage e2", "it must go on top of Trader on e3");
    play("furnish spare_part_storage e3");
    field_is("p1.tile.e3", "spare_part_storage");
    field_is("p1.in_play", "spare_part_storage");
    field_is("p1.covered", "1");
    field_is("furnishing.trader", "built"); /* for nobody */
    offers_not("anytime 2 gold for 1 wood 1 stone 1 ore");
    score_is(1, -28 + 1 + 2); /* e2 is used, 2 gold; the points of the trader are lost */
}

static void cf400_without_an_empty_cavern(void **state)
{
    (void)state;
    given("p1.tile.e3=spare_part_storage", "p1.wood=1");
    go_furnish(); /* the only tile that has a place */
    field_is("p1.tile.e3", "trader");
    score_is(1, -28 + 2);
}

static void cf402_a_covered_tile_is_not_counted(void **state)
{
    (void)state;
    given("p1.tile.e3=spare_part_storage", "p1.tile.e2=main_storage", "p1.wood=1");
    score_is(1, -28 + 1 + 4);
    go_furnish();
    score_is(1, -28 + 1 + 2 + 2); /* the trader's points, and one yellow tile */
}

/* ---- Tunnels (CF-261) ---- */

static void cf404_cf405_the_work_room_opens_tunnels(void **state)
{
    (void)state;
    given("p1.tile.e3=work_room", "p1.f4=ore_mine", "p1.g4=deep_tunnel", "p1.f3=tunnel",
          "p1.g3=ruby_mine", "p1.wood=1");
    go_furnish();
    offers("furnish cuddle_room g4");
    offers("furnish cuddle_room f3");
    refuses("furnish cuddle_room f4", "f4 is not an empty cavern");
    refuses("furnish cuddle_room g3", "g3 is not an empty cavern");
    play("furnish cuddle_room g4");
    field_is("p1.tile.g4", "cuddle_room");
    field_is("p1.f4", "ore_mine");
    field_is("p1.partner.f4", "g4");
}

static void cf261_not_for_itself_and_not_without_it(void **state)
{
    (void)state;
    given("p1.stone=1", "p1.wood=1", "p1.f4=tunnel");
    go_furnish();
    offers("furnish work_room e3");
    offers_not("furnish work_room f4");
    offers_not("furnish cuddle_room f4");
}

static void cf406_a_furnished_tunnel_is_no_place_for_a_mine(void **state)
{
    (void)state;
    given("p1.tile.e3=work_room", "p1.f4=tunnel", "p1.g4=tunnel", "p1.tile.f4=carpenter",
          "space.ore_mine_construction=open");
    offers_not("place ore_mine_construction");
}

/* ---- Either ... or (CF-262) ---- */

static void cf408_s14_one_growth_for_a_couple(void **state)
{
    (void)state;
    given(URGENT, "p1.wood=8", "p1.stone=6");
    play("place urgent_wish", "furnish dwelling and grow", "furnish couple_dwelling e3",
         "accept grow");
    field_is("p1.dwarf.3", "newborn");
    field_is("p1.dwarf.4", "none");
    asks(2, "place");
}

static void cf409_growth_may_be_left_out(void **state)
{
    (void)state;
    given(URGENT, "p1.wood=4", "p1.stone=2");
    play("place urgent_wish", "furnish dwelling and grow", "decline");
    field_is("p1.tile.e3", "simple_dwelling_a");
    field_is("p1.dwarf.3", "none");
}

static void cf410_no_growth_without_a_dwelling(void **state)
{
    (void)state;
    given(URGENT, "p1.tile.e3=simple_dwelling_a"); /* there is room */
    play("place urgent_wish");                     /* but gold is all there is */
    has(1, "3 gold");
    field_is("p1.dwarf.3", "none");
}

static void cf411_guest_room_and_urgent_wish(void **state)
{
    (void)state;
    given(URGENT, "p1.tile.e3=guest_room", CELLAR, "p1.wood=4", "p1.stone=2");
    play("place urgent_wish", "gain 3 gold", "furnish dwelling and grow", "accept grow");
    has(1, "3 gold 0 wood 0 stone");
    field_is("p1.dwarf.3", "newborn");
}

static void cf412_cf529_guest_room_and_wish(void **state)
{
    (void)state;
    given("space.wish_for_children=open", "p1.tile.e3=guest_room", CELLAR, "p1.wood=4",
          "p1.stone=2");
    play("place wish_for_children"); /* the dwelling makes the room */
    field_is("p1.tile.e2", "simple_dwelling_a");
    offers("grow");
    offers("stop");
    play("grow");
    field_is("p1.dwarf.3", "newborn");
    given("rules.guest_room_on_wish=0", "space.wish_for_children=open", "p1.tile.e3=guest_room",
          CELLAR, "p1.wood=4", "p1.stone=2");
    play("place wish_for_children");
    asks(2, "place");
}

static void cf413_cf414_guest_room_and_ruby_mines(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.tile.e3=guest_room", "p1.f4=ore_mine",
          "p1.g4=deep_tunnel", "p1.f3=tunnel");
    play("place ruby_mine_construction", "ruby_mine tunnel", "ruby_mine deep_tunnel");
    field_is("p1.f3", "ruby_mine");
    field_is("p1.g4", "ruby_mine");
    has(1, "1 ruby");
    given("space.ruby_mine_construction=open", "p1.tile.e3=guest_room", "p1.f4=tunnel",
          "p1.f3=tunnel");
    play("place ruby_mine_construction", "ruby_mine f4");
    field_is("p1.f3", "tunnel");
    asks(2, "place");
}

static void cf415_s62_guest_room_and_extension(void **state)
{
    (void)state;
    given_players(7, "p1.tile.e3=guest_room");
    play("place extension", "cavern and tunnel with 1 stone", "cavern e2 tunnel f2",
         "meadow and field with 1 wood", "meadow d4 field c4");
    has(1, "1 wood 1 stone");
    field_is("p1.has_joined", "1"); /* once per game */
    given_players(7);
    play("place extension", "meadow and field with 1 wood", "meadow d4 field c4");
    has(1, "1 wood 0 stone");
    asks(2, "place");
}

/* ---- Suppliers (CF-270 to CF-272) ---- */

static void waits(const char *good, int round, const char *amount)
{
    char name[40];

    snprintf(name, sizeof name, "p1.waiting.%s.%d", good, round);
    field_is(name, amount);
}

static void s22_cf270_the_next_seven_rounds(void **state)
{
    (void)state;
    given_players(3, "round=3", "p1.stone=1");
    go_furnish();
    play("furnish wood_supplier e3");
    waits("wood", 3, "0");
    for (int round = 4; round <= 10; round++) {
        waits("wood", round, "1");
    }
    waits("wood", 11, "0");
}

static void s24_cf271_cf272_stone_and_rubies(void **state)
{
    (void)state;
    given_players(3, "round=3", "p1.wood=2", "p1.stone=2");
    go_furnish();
    play("furnish ruby_supplier e3");
    waits("ruby", 4, "1");
    waits("ruby", 7, "1");
    waits("ruby", 8, "0");
    given_players(3, "round=3", "p1.wood=1");
    go_furnish();
    play("furnish stone_supplier e3");
    waits("stone", 8, "1");
    waits("stone", 9, "0");
}

static void cf416_what_comes_too_late_is_lost(void **state)
{
    (void)state;
    given_players(3, "round=10", "p1.stone=1");
    go_furnish();
    play("furnish wood_supplier e3");
    waits("wood", 10, "0");
    waits("wood", 11, "1");
    waits("wood", 12, "1");
}

static void cf417_round_nine_is_none(void **state)
{
    (void)state;
    given("round=7", "p1.stone=1");
    go_furnish();
    play("furnish wood_supplier e3");
    waits("wood", 8, "1");
    waits("wood", 9, "0");
    waits("wood", 10, "1");
    waits("wood", 12, "1");
}

static void cf418_delivered_stone_passes_the_seam(void **state)
{
    (void)state;
    given("p1.tile.e3=seam", "p1.waiting.stone.1=1", "p1.waiting.wood.1=2");
    has(1, "1 stone 1 ore 2 wood");
    waits("stone", 1, "0");
}

/* ---- What follows gains ---- */

static void cf419_cf421_every_stone_passes_the_seam(void **state)
{
    (void)state;
    given("p1.tile.e3=seam", "p1.tile.e2=trader", "p1.gold=2", "p1.ruby=1");
    play("anytime 2 gold for 1 wood 1 stone 1 ore");
    has(1, "1 wood 1 stone 2 ore");
    play("anytime 1 ruby for 1 stone");
    has(1, "2 stone 3 ore");
    given("p1.tile.e3=seam", "p1.weapon.1=3", "p1.weapon.2=3");
    play("place logging", "expedition 1", "loot_stone");
    has(1, "1 stone 1 ore");
    given_players(5, "p1.tile.e3=seam");
    play("place weekly_market", "exchange 1 gold for 1 stone");
    has(1, "1 stone 1 ore 3 gold");
}

static void cf420_stone_carver_and_seam(void **state)
{
    (void)state;
    given("p1.tile.e3=seam", CELLAR, "p1.wood=1");
    go_furnish();
    play("furnish stone_carver e2");
    has(1, "2 stone 2 ore");
}

static void s27_excavation_and_seam(void **state)
{
    (void)state;
    given("p1.tile.e3=seam", "stock.stone.excavation=2"); /* one more comes now */
    play("place excavation", "take", "stop");
    has(1, "3 stone 3 ore");
}

static void cf422_cf423_the_dog_school(void **state)
{
    (void)state;
    given();
    play("place housework", "furnish"); /* nothing else is free */
    field_is("p1.tile.e3", "dog_school");
    play("gain 1 dog");
    has(1, "1 dog 1 wood");
    given("p1.tile.e3=dog_school", "p1.ruby=1");
    play("anytime 1 ruby for 1 dog"); /* S25 */
    has(1, "1 dog 1 wood");
}

static void cf424_cf425_s21_the_miner(void **state)
{
    (void)state;
    given("p1.tile.e3=miner", "p1.f4=ore_mine", "p1.g4=deep_tunnel", "p1.f3=ore_mine",
          "p1.g3=ruby_mine", "p1.donkey=2");
    has(1, "2 ore");
    given("p1.tile.e3=miner", "p1.f4=ruby_mine", "p1.donkey=1");
    has(1, "0 ore");
}

/* ---- State parlor ---- */

static void cf426_s35_dwellings_next_to_the_state_parlor(void **state)
{
    (void)state;
    given("p1.gold=5", "p1.stone=3", "p1.f3=cavern", "p1.tile.e3=ordinary_dwelling",
          "p1.tile.f2=additional_dwelling", "p1.tile.g3=simple_dwelling_a",
          "p1.tile.f4=simple_dwelling_b");
    score_is(1, -28 + 4 + 3 + 5 + 5); /* 4 spaces used, two dwellings with points, gold */
    go_furnish();
    play("furnish state_parlor f3");
    has(1, "9 food 0 gold"); /* 1 from the start */
    score_is(1, -28 + 4 + 3 + 5 + 16);
}

static void cf284_the_entry_level_dwelling_counts(void **state)
{
    (void)state;
    given("p1.gold=5", "p1.stone=3");
    go_furnish();
    play("furnish state_parlor e3"); /* next to e4 */
    has(1, "3 food");
    score_is(1, -28 + 4);
}

static void cf427_a_dwelling_that_comes_later(void **state)
{
    (void)state;
    given("p1.tile.e3=state_parlor", CELLAR, "p1.wood=4", "p1.stone=2");
    score_is(1, -28 + 1 + 4);
    go_furnish();
    play("furnish simple_dwelling_a e2");
    has(1, "1 food");
    score_is(1, -28 + 1 + 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf118_an_available_tile_on_an_empty_cavern),
        CFT_TEST(cf317_only_tiles_of_the_set),
        CFT_TEST(cf10_the_dwelling_never_runs_out),
        CFT_TEST(cf440_no_cavern_no_tile),
        CFT_TEST(cf388_s20_ore_for_wood_and_stone),
        CFT_TEST(cf389_no_tile_helps_to_pay_itself),
        CFT_TEST(cf390_one_ore_one_replacement),
        CFT_TEST(cf391_carpenter_and_stone_carver),
        CFT_TEST(cf393_discounts_before_replacements),
        CFT_TEST(cf394_every_pasture_has_the_discount),
        CFT_TEST(cf396_s17_a_free_stable),
        CFT_TEST(cf397_other_goods_are_not_reduced),
        CFT_TEST(cf398_food_made_for_the_price),
        CFT_TEST(cf95_the_price_is_kept),
        CFT_TEST(cf399_cf401_cf403_on_top_of_the_other),
        CFT_TEST(cf400_without_an_empty_cavern),
        CFT_TEST(cf402_a_covered_tile_is_not_counted),
        CFT_TEST(cf404_cf405_the_work_room_opens_tunnels),
        CFT_TEST(cf261_not_for_itself_and_not_without_it),
        CFT_TEST(cf406_a_furnished_tunnel_is_no_place_for_a_mine),
        CFT_TEST(cf408_s14_one_growth_for_a_couple),
        CFT_TEST(cf409_growth_may_be_left_out),
        CFT_TEST(cf410_no_growth_without_a_dwelling),
        CFT_TEST(cf411_guest_room_and_urgent_wish),
        CFT_TEST(cf412_cf529_guest_room_and_wish),
        CFT_TEST(cf413_cf414_guest_room_and_ruby_mines),
        CFT_TEST(cf415_s62_guest_room_and_extension),
        CFT_TEST(s22_cf270_the_next_seven_rounds),
        CFT_TEST(s24_cf271_cf272_stone_and_rubies),
        CFT_TEST(cf416_what_comes_too_late_is_lost),
        CFT_TEST(cf417_round_nine_is_none),
        CFT_TEST(cf418_delivered_stone_passes_the_seam),
        CFT_TEST(cf419_cf421_every_stone_passes_the_seam),
        CFT_TEST(cf420_stone_carver_and_seam),
        CFT_TEST(s27_excavation_and_seam),
        CFT_TEST(cf422_cf423_the_dog_school),
        CFT_TEST(cf424_cf425_s21_the_miner),
        CFT_TEST(cf426_s35_dwellings_next_to_the_state_parlor),
        CFT_TEST(cf284_the_entry_level_dwelling_counts),
        CFT_TEST(cf427_a_dwelling_that_comes_later),
    };

    return CFT_RUN(tests);
}
