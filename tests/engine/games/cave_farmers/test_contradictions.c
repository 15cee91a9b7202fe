/* test_contradictions.c - where sources contradict each other: each ruling of section 13 of the
 * rules has a test that would fail for the side that lost. Names begin with the ruling. */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"
#include "tests/support/cf_table.h"

#define CELLAR "p1.e2=cavern" /* a second cavern beside the printed one */
#define ORE_MINE(mine, deep)                                                                       \
    "p1." mine "=ore_mine", "p1." deep "=deep_tunnel", "p1.partner." mine "=" deep,                \
        "p1.partner." deep "=" mine
#define ARMED(strength) "p1.weapon.1=" strength, "p1.weapon.2=" strength

static const adit_card *card_called(const char *id)
{
    int number = adit_engine_card_find(cft_engine(), id);

    if (number < 0) {
        fail_msg("no card is called '%s'", id);
    }
    return &cft_engine()->cards->card[number];
}

static int stock_of(const char *space)
{
    return cf_stock_total(cft_now(), card_called(space)->kind_number);
}

static bool is_open(const char *space)
{
    return cf_is_open(cft_now(), card_called(space)->kind_number);
}

static int line_of(const char *source)
{
    adit_score_line lines[80];
    int total, count = adit_game_score(cft_match(), 1, &total, lines, 80);

    for (int i = 0; i < count; i++) {
        if (strcmp(lines[i].source, source) == 0) {
            return lines[i].points;
        }
    }
    return 0;
}

static void cf529_the_guest_room_serves_the_wish_for_children(void **state)
{
    (void)state;
    given("space.wish_for_children=open", "p1.tile.e3=guest_room", CELLAR, "p1.wood=4",
          "p1.stone=2");
    play("place wish_for_children"); /* the only dwelling that can be paid */
    offers("grow");
    play("grow");
    field_is("p1.dwarf.3", "newborn");
    given("rules.guest_room_on_wish=0", "space.wish_for_children=open", "p1.tile.e3=guest_room",
          CELLAR, "p1.wood=4", "p1.stone=2");
    play("place wish_for_children");
    asks(2, "place a dwarf");
    field_is("p1.dwarf.3", "none");
}

static void cf530_alone_six_goods_are_cleared_not_only_seven(void **state)
{
    (void)state;
    given_solo("stock.wood.logging=6", "stock.wood.wood_gathering=5");
    assert_int_equal(stock_of("logging"), 3);
    assert_int_equal(stock_of("wood_gathering"), 6);
    given_solo("rules.solo_overflow_min=7", "stock.wood.logging=6");
    assert_int_equal(stock_of("logging"), 7);
}

static void cf531_stone_and_ore_of_a_space_are_counted_together(void **state)
{
    (void)state;
    given_solo("round=8", "stock.stone.ore_delivery=3", "stock.ore.ore_delivery=3");
    field_is("stock.stone.ore_delivery", "1");
    field_is("stock.ore.ore_delivery", "1");
    given_solo("round=8", "stock.stone.ore_delivery=3", "stock.ore.ore_delivery=2");
    assert_int_equal(stock_of("ore_delivery"), 7);
}

static void cf532_the_cheap_dwelling_is_loot_for_strength_11(void **state)
{
    (void)state;
    given("space.blacksmithing=open", ARMED("10"), "p1.wood=2", "p1.stone=2");
    play("place blacksmithing");
    refuses("loot_dwelling", "11");
    given("space.blacksmithing=open", ARMED("11"), "p1.wood=2", "p1.stone=2");
    play("place blacksmithing", "loot_dwelling");
    has(1, "0 wood 0 stone");
}

static void cf533_a_meadow_is_loot_for_strength_11(void **state)
{
    (void)state;
    given("space.blacksmithing=open", ARMED("10"));
    play("place blacksmithing");
    refuses("loot_meadow", "11");
    given("space.blacksmithing=open", ARMED("11"));
    play("place blacksmithing", "loot_meadow"); /* d4 is the only place of a first tile */
    field_is("p1.d4", "meadow");
}

static void cf534_scoring_is_one_snapshot(void **state)
{
    (void)state;
    given("p1.tile.e3=prayer_chamber", "p1.tile.e2=weapon_storage", "p1.tile.f3=peaceful_cave",
          ARMED("3"), "round=12", "phase=final");
    assert_int_equal(line_of("weapon_storage bonus"), 6);
    assert_int_equal(line_of("prayer_chamber bonus"), 0);
    play("anytime give up a weapon", "anytime give up a weapon");
    assert_int_equal(line_of("weapon_storage bonus"), 0); /* 6 and 8 together are impossible */
    assert_int_equal(line_of("prayer_chamber bonus"), 8);
}

static void cf535_a_ruby_is_worth_a_gold(void **state)
{
    (void)state;
    given("p1.ruby=1");
    play("anytime 1 ruby for 1 gold");
    has(1, "0 ruby 1 gold");
}

static void cf536_rubies_can_be_mined_from_the_start(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        given_players(players);
        assert_true(is_open("ruby_mining"));
        assert_int_equal(stock_of("ruby_mining"), players == 2 ? 0 : 1);
    }
}

static void cf537_small_scale_drift_mining_is_for_five_and_needs_the_tile(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        given_players(players);
        assert_int_equal(is_open("small_drift_mining"), players == 5);
    }
    given_players(5);
    play("place small_drift_mining");
    offers_not("gain 1 stone");
    has(1, "0 stone");
    play("cavern e2 tunnel e1");
    has(1, "1 stone"); /* nothing else was left to choose */
    given_players(5, CELLAR, "p1.e1=cavern", "p1.f1=cavern", "p1.f2=cavern", "p1.f3=cavern",
                  "p1.f4=cavern", "p1.g1=cavern", "p1.g2=cavern", "p1.g3=cavern");
    refuses("place small_drift_mining", ""); /* g4 alone takes no twin tile: no stone either */
}

static void cf538_the_ore_mine_comes_with_an_expedition_of_two(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", ARMED("4"));
    play("place ore_mine_construction", "loot_dog", "loot_wood");
    asks(2, "place a dwarf"); /* no third item */
    has(1, "1 dog 1 wood");
}

static void cf539_one_ruby_a_round_and_one_more_with_one_mine(void **state)
{
    (void)state;
    given_players(3);
    assert_int_equal(stock_of("ruby_mining"), 1);
    given_players(3, "stock.ruby.ruby_mining=1");
    assert_int_equal(stock_of("ruby_mining"), 2);
    given_players(3, "p1.f4=ruby_mine");
    play("place ruby_mining", "end_turn");
    has(1, "2 ruby");
}

static void cf540_tiles_cost_what_is_printed_on_them(void **state)
{
    static const struct {
        const char *id, *cost;
        int points;
    } tiles[] = {
        {"trader", "1 wood", 2},
        {"seam", "2 wood", 1},
        {"working_cave", "1 wood 1 stone", 2},
        {"ore_storage", "1 wood 2 stone", 0},
        {"main_storage", "2 wood 1 stone", 0},
        {"couple_dwelling", "8 wood 6 stone", 5},
        {"cuddle_room", "1 wood", 2},
        {"cooking_cave", "2 stone", 2},
        {"hunting_parlor", "2 wood", 1},
        {"stone_storage", "3 wood 1 ore", 0},
        {"office_room", "1 stone", 0},
        {"state_parlor", "3 stone 5 gold", 0},
        {"stone_carver", "1 wood", 1},
        {"treasure_chamber", "1 wood 1 stone", 0},
    };
    char words[120];

    (void)state;
    for (size_t i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        const adit_card *tile = card_called(tiles[i].id);
        const adit_goods cost =
            adit_fixed_goods(cft_engine()->cards, tile->fact[CF_TILE_COST].goods);
        adit_buffer out = adit_buffer_on(words, sizeof words);
        adit_goods_words(&cost, cft_engine()->def->goods, &out);
        assert_string_equal(words, tiles[i].cost);
        assert_int_equal(tile->fact[CF_TILE_POINTS].number, tiles[i].points);
    }
}

static void cf540_main_storage_quarry_and_treasure_chamber(void **state)
{
    (void)state;
    given("p1.tile.e3=main_storage", "p1.tile.e2=treasure_chamber", "p1.ruby=3", "p1.ore=9");
    assert_int_equal(line_of("main_storage bonus"), 4);     /* 2 for each yellow tile */
    assert_int_equal(line_of("treasure_chamber bonus"), 3); /* rubies, not ore */
    given("p1.tile.e3=quarry", "p1.d4=small_pasture", "p1.stable.d4=1", "p1.sheep=2", "phase=feed",
          "harvest=full", "round=3", "p1.food=4", "p2.food=0");
    play("feed 4");
    has(1, "3 sheep 0 stone"); /* stone for newborn donkeys only */
}

static void cf541_drift_mining_gets_2_stone_every_round(void **state)
{
    (void)state;
    given_players(4, "stock.stone.drift_mining_many=2");
    assert_int_equal(stock_of("drift_mining_many"), 4);
}

static void cf542_goods_may_be_left_lying(void **state)
{
    (void)state;
    given();
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3", "stop");
    has(1, "0 wood");
    assert_int_equal(stock_of("clearing"), 1);
    given("rules.allow_leave_goods=0");
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3");
    has(1, "1 wood");
}

static void cf543_slash_and_burn_may_be_sowing_alone(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=meadow", "p1.grain=1");
    play("place slash_and_burn", "sow");
    field_is("p1.crop.d4", "3_grain");
    field_is("p1.c4", "bare");
    asks(2, "place a dwarf");
}

/* No option of a twin tile may name the ring space below the entry-level dwelling. */
static void cf544_no_tile_reaches_below_the_entry_level_dwelling(void **state)
{
    int ring = 0;

    (void)state;
    given("p1.tile.e3=office_room");
    play("place excavation", "place_twin cavern");
    for (int i = 0; i < adit_game_option_count(cft_match()); i++) {
        char text[120];
        adit_game_option_text(cft_match(), i, text, sizeof text);
        assert_null(strstr(text, " e5"));
        ring += strstr(text, " f5") != NULL;
    }
    assert_true(ring > 0); /* beside it a half may overhang */
}

static void cf545_dogs_watch_one_sheep_more_than_they_are(void **state)
{
    (void)state;
    given("p1.d4=meadow", "p1.dog=3", "p1.donkey=2", "p1.sheep=4"); /* donkeys have the dwelling */
    cannot_be_given("the animals of player 1 do not fit", "p1.d4=meadow", "p1.dog=3", "p1.donkey=2",
                    "p1.sheep=5");
    cannot_be_given("the animals of player 1 do not fit", "p1.d4=meadow", "p1.donkey=2",
                    "p1.sheep=1"); /* no dog, no sheep */
}

static void cf546_the_miner_counts_ore_mines_and_gives_ore(void **state)
{
    (void)state;
    given("p1.tile.e3=miner", ORE_MINE("f3", "f2"), "p1.f4=ruby_mine", "p1.donkey=2");
    has(1, "1 ore 2 donkey");
}

static void cf547_the_additional_dwelling_has_no_room_for_a_third(void **state)
{
    (void)state;
    given("space.family_life=open", "p1.tile.e3=additional_dwelling");
    refuses("place family_life", "");
    given("space.family_life=open", "p1.tile.e3=ordinary_dwelling");
    play("place family_life");
    field_is("p1.dwarf.3", "newborn");
}

static void cf548_rounds_are_called_1_to_8_and_10_to_12(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        assert_int_equal(cf_next_round(players, 8), players <= 2 ? 10 : 9);
        assert_int_equal(CF_ROUNDS, 12);
    }
}

static void cf549_broom_chamber_and_fodder_chamber_are_meant(void **state)
{
    (void)state;
    assert_true(adit_engine_card_find(cft_engine(), "family_chamber") < 0);
    assert_true(adit_engine_card_find(cft_engine(), "fodder_storage") < 0);
    assert_true(adit_engine_card_find(cft_engine(), "broom_chamber") >= 0);
    assert_true(adit_engine_card_find(cft_engine(), "fodder_chamber") >= 0);
}

static void cf550_food_may_be_refused(void **state)
{
    (void)state;
    given("phase=feed", "harvest=full", "round=3", "p1.food=4", "p2.food=4");
    offers("feed 4");
    play("feed 0");
    has(1, "4 food 4 begging");
}

static void cf551_income_comes_before_goods_are_cleared(void **state)
{
    (void)state;
    given_solo("round=5", "p1.waiting.ruby.5=1", "stock.wood.logging=6");
    play("keep logging");
    has(1, "0 ruby");
    assert_int_equal(stock_of("logging"), 7);
}

static void cf552_one_expedition_of_an_adventure_is_enough(void **state)
{
    (void)state;
    given("space.adventure=open", ARMED("1"));
    play("place adventure", "loot_dog", "decline");
    has(1, "1 dog");
    field_is("p1.weapon.1", "2");
    asks(2, "place a dwarf");
    given("space.adventure=open", ARMED("1"));
    play("place adventure", "loot_dog", "loot_dog");
    has(1, "2 dog");
    field_is("p1.weapon.1", "3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf529_the_guest_room_serves_the_wish_for_children),
        CFT_TEST(cf530_alone_six_goods_are_cleared_not_only_seven),
        CFT_TEST(cf531_stone_and_ore_of_a_space_are_counted_together),
        CFT_TEST(cf532_the_cheap_dwelling_is_loot_for_strength_11),
        CFT_TEST(cf533_a_meadow_is_loot_for_strength_11),
        CFT_TEST(cf534_scoring_is_one_snapshot),
        CFT_TEST(cf535_a_ruby_is_worth_a_gold),
        CFT_TEST(cf536_rubies_can_be_mined_from_the_start),
        CFT_TEST(cf537_small_scale_drift_mining_is_for_five_and_needs_the_tile),
        CFT_TEST(cf538_the_ore_mine_comes_with_an_expedition_of_two),
        CFT_TEST(cf539_one_ruby_a_round_and_one_more_with_one_mine),
        CFT_TEST(cf540_tiles_cost_what_is_printed_on_them),
        CFT_TEST(cf540_main_storage_quarry_and_treasure_chamber),
        CFT_TEST(cf541_drift_mining_gets_2_stone_every_round),
        CFT_TEST(cf542_goods_may_be_left_lying),
        CFT_TEST(cf543_slash_and_burn_may_be_sowing_alone),
        CFT_TEST(cf544_no_tile_reaches_below_the_entry_level_dwelling),
        CFT_TEST(cf545_dogs_watch_one_sheep_more_than_they_are),
        CFT_TEST(cf546_the_miner_counts_ore_mines_and_gives_ore),
        CFT_TEST(cf547_the_additional_dwelling_has_no_room_for_a_third),
        CFT_TEST(cf548_rounds_are_called_1_to_8_and_10_to_12),
        CFT_TEST(cf549_broom_chamber_and_fodder_chamber_are_meant),
        CFT_TEST(cf550_food_may_be_refused),
        CFT_TEST(cf551_income_comes_before_goods_are_cleared),
        CFT_TEST(cf552_one_expedition_of_an_adventure_is_enough),
    };

    return CFT_RUN(tests);
}
