/* test_open_structure.c - what mods can open in The Cave Farmers: places and occupancy, numbers
 * and prices, events, rounds and phases, goods on spaces and weapons. Each tile of open_mod opens
 * one thing. */
#include "engine/games/cave_farmers/turn.h"
#include "tests/support/cf_table.h"

#include <string.h>

#define MOD "open_mod:"

static int open_mod(void **state)
{
    (void)state;
    return cft_open_with("tests/engine/games/cave_farmers/open_mod");
}

/* Whether some line of the log so far is this. */
static bool is_logged(const char *words)
{
    for (int i = 0; i < adit_game_log_count(cft_match()); i++) {
        if (strstr(adit_game_log_line(cft_match(), i), words) != NULL) {
            return true;
        }
    }
    return false;
}

#define assert_logged(words)                                                                       \
    do {                                                                                           \
        if (!is_logged(words)) {                                                                   \
            fail_msg("'%s' is not in the log", words);                                             \
        }                                                                                          \
    } while (0)

/* Plays the first option on offer until this round begins. */
static void play_to_round(int round)
{
    adit_err err;

    for (int i = 0; i < 200 && cft_now()->round != round; i++) {
        assert_ok(adit_game_decide(cft_match(), 0, &err), err);
    }
    assert_int_equal(cft_now()->round, round);
}

/* ---- Places and occupancy ---- */

static void a_space_that_a_card_opens_is_shared(void **state)
{
    (void)state;
    given("p2.tile.e3=" MOD "sharing");
    play("place housework", "gain 1 dog", "stop");
    play("place housework"); /* without a cavern it is the dog alone */
    has(2, "1 dog");
    assert_int_equal(cft_now()->player[0].dwarf_at[0], cft_now()->player[1].dwarf_at[0]);
    given("p1.tile.e3=" MOD "sharing");
    play("place housework");
    refuses("place housework", "player 1 has a dwarf there"); /* it is not for player 2 */
}

static void a_card_that_opens_one_space_opens_no_other(void **state)
{
    (void)state;
    given("p2.tile.e3=" MOD "sharing");
    play("place ore_mining");
    refuses("place ore_mining", "player 1 has a dwarf there");
}

static void forest_is_sown_after_the_fields(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "wild_seed", "p1.grain=2", "p1.d4=field", "p1.stable.b1=1");
    play("place slash_and_burn", "sow", "sow 2 grain 0 vegetable");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(3, 4)], 3);
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(1, 1)], 0); /* the stable is there */
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(2, 1)], 3);
}

static void meadows_caverns_and_tunnels_are_sown(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "meadow_seed", "p1.vegetable=1", "p1.d4=meadow");
    play("place slash_and_burn", "sow");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(3, 4)], CF_CROP_VEGETABLES + 2);
    given("p1.tile.e3=" MOD "cave_seed", "p1.grain=2", "p1.f3=tunnel", "p1.f4=cavern");
    play("place slash_and_burn", "sow", "sow 2 grain 0 vegetable");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(5, 3)], 3);
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(5, 4)], 3);
}

static void a_tile_takes_the_crop_below_it_away(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "wild_seed", "p1.crop.d4=3_grain");
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(3, 4)], 0);
}

static void crops_grow_only_where_a_card_of_the_match_lets_them(void **state)
{
    (void)state;
    given("p1.crop.d4=3_grain"); /* wild_seed is in the match */
    cannot_be_given("player 1, f3: crops grow where there is no field", "p1.crop.f3=3_grain");
}

static void animals_stay_on_ground_that_cards_open(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "wild_pens", "p1.sheep=2", "p1.boar=12");
    cannot_be_given("the animals of player 1 do not fit", "p1.tile.e3=" MOD "wild_pens",
                    "p1.sheep=2", "p1.boar=13");
    given("p1.tile.e3=" MOD "meadow_pens", "p1.d4=meadow", "p1.sheep=2", "p1.boar=2");
    cannot_be_given("the animals of player 1 do not fit", "p1.tile.e3=" MOD "meadow_pens",
                    "p1.d4=meadow", "p1.sheep=2", "p1.boar=3");
    given("p1.tile.e3=" MOD "cave_pens", "p1.f3=cavern", "p1.g3=tunnel", "p1.sheep=2", "p1.boar=2");
    cannot_be_given("the animals of player 1 do not fit", "p1.tile.e3=" MOD "cave_pens",
                    "p1.f3=cavern", "p1.crop.f3=1_grain", "p1.sheep=2", "p1.boar=1");
}

static void a_furnished_meadow_is_neither_fenced_nor_a_pasture(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "open_rooms", "p1.d4=meadow", "p1.wood=9", "p1.stone=1",
          "space.sheep_farming=open");
    play("place housework", "furnish", "furnish breakfast_room d4");
    assert_int_not_equal(cft_now()->player[0].tile[CF_SPOT(3, 4)], 0);
    play("stop", "place wood_gathering", "place sheep_farming", "fences and stables");
    refuses("stable d4", "d4 is furnished");
}

static void each_half_of_the_board_overhangs_for_itself(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "forest_edge", "p1.d4=meadow");
    play("place slash_and_burn", "meadow c4 field c5");
    given("p1.tile.e3=" MOD "forest_edge", "p1.f3=tunnel");
    play("place drift_mining", "place_twin cavern_tunnel");
    refuses("cavern g3 tunnel h3", "h3 cannot be used");
    given("p1.tile.e3=" MOD "mountain_edge", "p1.f3=tunnel");
    play("place drift_mining", "place_twin cavern_tunnel", "cavern g3 tunnel h3");
    cannot_be_given("extend over the edge", "p1.tile.e3=" MOD "mountain_edge", "p1.d4=field",
                    "p1.d5=meadow");
}

static void a_crop_of_a_mod_is_sown_and_harvested(void **state)
{
    (void)state;
    given("p1.moss=1", "p1.grain=1", "p1.d4=field", "p1.f3=tunnel", "p1.food=9", "p2.food=9",
          "round=3");
    play("place slash_and_burn", "sow", "sow 1 " MOD "moss", "sow 1 grain 0 vegetable");
    has(1, "0 grain 0 moss");
    play_to_phase(CF_PHASE_FEED);
    has(1, "1 grain 1 moss");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(5, 3)], CF_CROP_OF_CARD + 1);
}

/* ---- Values and prices ---- */

static void tiles_and_mines_have_the_price_that_cards_give_them(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "toll", "p1.food=1");
    play("place drift_mining"); /* nothing but the stone */
    has(1, "1 stone 1 food");
    asks(2, "place a dwarf");
    given("p1.tile.e3=" MOD "toll", "p1.food=2");
    play("place slash_and_burn", "meadow d4 field d3");
    has(1, "0 food");
    given("p1.tile.e3=" MOD "toll", "p1.ruby=1", "p1.gold=0");
    refuses("anytime 1 ruby for a meadow", "needs 1 gold, has 0");
    given("p1.tile.e3=" MOD "toll", "p1.ruby=1", "p1.gold=1");
    play("anytime 1 ruby for a meadow");
    has(1, "0 gold 0 ruby");
    given("p1.tile.e3=" MOD "toll", "p1.ore=3", "p1.f3=tunnel",
          "space.ruby_mine_construction=open");
    play("place ruby_mine_construction");
    has(1, "0 ore");
    assert_int_equal(cft_now()->player[0].ground[CF_SPOT(5, 3)], CF_RUBY_MINE);
    given("p1.tile.e3=" MOD "toll", "p1.ore=2", "p1.f3=tunnel",
          "space.ruby_mine_construction=open");
    offers_not("place ruby_mine_construction");
}

static void a_dwarf_eats_what_cards_say(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "hunger", "p1.food=9", "p2.food=9", "round=3");
    play_to_phase(CF_PHASE_FEED);
    play("feed 8");
    assert_int_equal(cft_now()->player[0].common.goods.have[CF_BEGGING], 0);
}

static void two_dwarfs_are_fed_with_wood(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "wood_eater", "p1.food=0", "p1.wood=2", "p1.stone=2", "round=3",
          "phase=feed", "harvest=full");
    offers_not("feed one dwarf with stone, saving 2");
    play("feed one dwarf with wood, saving 2", "feed one dwarf with wood, saving 2", "feed 0");
    assert_int_equal(cft_now()->player[0].common.goods.have[CF_BEGGING], 0);
}

static void more_is_sown_and_more_grows(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "seed_bags", "p1.grain=3", "p1.vegetable=2", "p1.d4=field",
          "p1.d3=field", "p1.c4=field", "p1.c3=field");
    play("place slash_and_burn", "sow");
    offers_not("sow 0 grain 2 vegetable");
    play("sow 3 grain 1 vegetable");
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(2, 3)], 5);
    assert_int_equal(cft_now()->player[0].crop[CF_SPOT(3, 4)], CF_CROP_VEGETABLES + 4);
}

static void stronger_weapons_are_forged(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "big_forge", "p1.ore=12", "space.blacksmithing=open");
    play("place blacksmithing", "forge 10");
    assert_int_equal(cft_now()->player[0].weapon[0], 10);
}

static void pastures_can_be_forbidden(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "no_fences", "p1.d4=meadow", "p1.wood=9", "p1.stone=1",
          "space.sheep_farming=open");
    play("place sheep_farming", "fences and stables"); /* the stable is all there is */
    asks(1, "choose where to build the stable");
}

static void expeditions_bring_more_home(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "sacks", "p1.weapon.1=2", "p1.weapon.2=2");
    play("place logging", "expedition 1", "loot_dog", "loot_wood");
    has(1, "1 dog 1 wood");
}

static void room_for_dwarfs_is_a_value(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "attic", "space.wish_for_children=open", "p1.wood=0");
    play("place wish_for_children");
    assert_int_equal(cft_now()->player[0].dwarf[2], CF_DWARF_NEWBORN);
}

static void points_are_values(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "jury", "p1.f3=cavern", "p1.tile.f3=couple_dwelling",
          "p1.d4=small_pasture", "p1.g3=ruby_mine", "p1.begging=2", "p1.food=0");
    /* 2 dwarfs 6, the jury 1 + 1, a ruby mine 1, begging -2 */
    score_is(1, 6 + 2 + 1 - 2);
}

/* ---- Goods on spaces, weapons ---- */

static void an_effect_arms_the_acting_dwarf(void **state)
{
    (void)state;
    given("p1.wood=1");
    play("place housework", "furnish", "furnish " MOD "armoury e3");
    assert_int_equal(cft_now()->player[0].weapon[0], 6);
    given("p1.wood=1", "p1.weapon.1=1", "p1.weapon.2=1");
    play("place housework", "furnish");
    refuses("furnish " MOD "armoury e3", "all of your dwarfs have a weapon");
}

static void an_effect_puts_goods_on_a_space_that_gathers_them(void **state)
{
    (void)state;
    given("p1.wood=1");
    play("place housework", "furnish", "furnish " MOD "wood_pile e3", "stop", "place logging");
    has(2, "5 wood 0 ruby"); /* 3 lay there; rubies never gather there */
}

/* ---- Events ---- */

static void cards_hear_what_happens(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "ears", "p1.grain=1", "p1.weapon.1=1", "p1.weapon.2=1", "p1.food=9",
          "p2.food=9", "round=3", "p1.stone=1", "space.sheep_farming=open");
    play("place slash_and_burn", "meadow d4 field d3", "sow");
    assert_logged("laid 1 meadow");
    assert_logged("laid 1 field");
    assert_logged("sown 1 1");
    assert_logged("turn_ended 1 0");
    play("place ore_mining");
    play("place logging", "take", "expedition 1", "loot_dog");
    assert_logged("taken 1 0");
    assert_logged("looted 1 1");
    assert_logged("came_home 1 1");
    play_to_phase(CF_PHASE_FEED);
    assert_logged("phase_began 2 return_home");
    assert_logged("harvest_began 1 full");
    assert_logged("reaped 1 1");
    assert_logged("phase_began 1 feed");
    play_to_phase(CF_PHASE_PLACE);
    assert_logged("harvest_ended 2 full");
    assert_logged("round_ended 1 3");
    assert_logged("phase_began 2 income");
}

static void births_stables_and_weapons_are_heard(void **state)
{
    (void)state;
    given("p1.tile.e3=" MOD "ears", "p1.f3=cavern", "p1.tile.f3=couple_dwelling", "p1.stone=1",
          "space.wish_for_children=open", "space.sheep_farming=open");
    play("place wish_for_children");
    assert_logged("born 1 3");
    play("place logging", "place sheep_farming", "fences and stables", "stable b1");
    assert_logged("stabled 1 0");
    given("p1.tile.e3=" MOD "ears", "p1.ore=2", "space.blacksmithing=open");
    play("place blacksmithing", "forge 2");
    assert_logged("armed 1 2");
}

/* ---- Rounds and phases ---- */

static void rounds_of_mods_follow_the_printed_ones(void **state)
{
    (void)state;
    given("round=12");
    play_to_round(13);
    assert_int_equal(cf_last_round(cft_engine()->cards, 1), 13);
    assert_int_equal(cf_last_round(cft_engine()->cards, 2), 14);
    play_to_phase(CF_PHASE_PLACE);
    refuses("place " MOD "late_space", "it is not an open action space");
    given("round=14");
    play("place " MOD "late_space");
    has(1, "5 gold");
    cannot_be_given("round 15 does not exist with 2 players", "round=15");
}

static void the_harvest_of_an_added_round_is_that_of_its_card(void **state)
{
    (void)state;
    given("round=13");
    play_to_round(14);
    assert_false(is_logged("harvest of round 13"));
    given("round=14", "p1.food=9", "p2.food=9");
    play_to_phase(CF_PHASE_FEED);
    assert_int_equal(cft_now()->harvest, CF_HARVEST_FEED);
    play_to_phase(CF_PHASE_FINAL);
}

static void a_phase_of_a_mod_comes_in_its_rounds_only(void **state)
{
    (void)state;
    given("round=2");
    play_to_round(3);
    assert_logged(MOD "gift");
    given("round=3");
    play_to_round(4);
    assert_false(is_logged(MOD "gift"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(a_space_that_a_card_opens_is_shared),
        CFT_TEST(a_card_that_opens_one_space_opens_no_other),
        CFT_TEST(forest_is_sown_after_the_fields),
        CFT_TEST(meadows_caverns_and_tunnels_are_sown),
        CFT_TEST(a_tile_takes_the_crop_below_it_away),
        CFT_TEST(crops_grow_only_where_a_card_of_the_match_lets_them),
        CFT_TEST(animals_stay_on_ground_that_cards_open),
        CFT_TEST(a_furnished_meadow_is_neither_fenced_nor_a_pasture),
        CFT_TEST(each_half_of_the_board_overhangs_for_itself),
        CFT_TEST(a_crop_of_a_mod_is_sown_and_harvested),
        CFT_TEST(tiles_and_mines_have_the_price_that_cards_give_them),
        CFT_TEST(a_dwarf_eats_what_cards_say),
        CFT_TEST(two_dwarfs_are_fed_with_wood),
        CFT_TEST(more_is_sown_and_more_grows),
        CFT_TEST(stronger_weapons_are_forged),
        CFT_TEST(pastures_can_be_forbidden),
        CFT_TEST(expeditions_bring_more_home),
        CFT_TEST(room_for_dwarfs_is_a_value),
        CFT_TEST(points_are_values),
        CFT_TEST(an_effect_arms_the_acting_dwarf),
        CFT_TEST(an_effect_puts_goods_on_a_space_that_gathers_them),
        CFT_TEST(cards_hear_what_happens),
        CFT_TEST(births_stables_and_weapons_are_heard),
        CFT_TEST(rounds_of_mods_follow_the_printed_ones),
        CFT_TEST(the_harvest_of_an_added_round_is_that_of_its_card),
        CFT_TEST(a_phase_of_a_mod_comes_in_its_rounds_only),
    };

    return cmocka_run_group_tests(tests, open_mod, cft_close) != 0;
}
