/* test_animals.c - what becomes of animals: the food table (6.17), animals without room (CF-87,
 * CF-159), breeding (6.15), and the rulings of section 10.6. Whether animals fit is tested by
 * itself in test_housing.c. Spots: column a to h for 0 to 7, then the row; d4 is (3,4). */
#include "tests/support/cf_table.h"

/* ---- The food table ---- */

static void cf160_to_cf164_animals_give_food(void **state)
{
    (void)state;
    given("p1.food=0", "p1.sheep=1", "p1.d4=small_pasture", "p1.c4=small_pasture", "p1.donkey=2",
          "p1.boar=1", "p1.stable.b1=1", "p1.tile.e3=breakfast_room", "p1.cattle=1");
    play("anytime eat 1 sheep");
    has(1, "1 food 0 sheep");
    play("anytime eat 1 boar");
    has(1, "3 food 0 boar");
    play("anytime eat 1 cattle");
    has(1, "6 food 0 cattle");
    play("anytime eat 1 donkey");
    has(1, "7 food 1 donkey");
    refuses("anytime eat 2 donkey", "needs 2 donkey, has 1");
    play("anytime eat 1 donkey");
    goods_are(1, "8 food");
    offers_not("anytime eat 1 donkey");
}

static void cf162_two_donkeys_together_give_3(void **state)
{
    (void)state;
    given("p1.food=0", "p1.donkey=2"); /* B6 */
    play("anytime eat 2 donkey");
    goods_are(1, "3 food");
}

static void cf459_three_donkeys_give_4(void **state)
{
    (void)state;
    given("p1.food=0", "p1.donkey=3", "p1.d4=small_pasture");
    play("anytime eat 2 donkey", "anytime eat 1 donkey");
    goods_are(1, "4 food");
}

static void cf276_slaughtering_cave_gives_1_more_for_each_animal(void **state)
{
    (void)state;
    given("p1.food=0", "p1.donkey=2", "p1.cattle=1", "p1.d4=small_pasture",
          "p1.tile.e3=slaughtering_cave");
    play("anytime eat 2 donkey");
    has(1, "5 food");
    play("anytime eat 1 cattle");
    goods_are(1, "9 food");
}

static void cf470_hunting_parlor_is_no_slaughter(void **state)
{
    (void)state;
    given("p1.food=0", "p1.boar=2", "p1.tile.e3=slaughtering_cave", "p1.tile.f3=hunting_parlor");
    play("anytime 2 boar for 2 food 2 gold"); /* S36 */
    goods_are(1, "2 food 2 gold");
    given("p1.boar=1", "p1.tile.e3=hunting_parlor");
    refuses("anytime 2 boar for 2 food 2 gold", "needs 2 boar, has 1");
}

static void cf168_gold_loses_1_in_each_exchange(void **state)
{
    (void)state;
    given("p1.food=0", "p1.gold=4"); /* B5 */
    play("anytime sell gold");
    options_are("sell 2 gold | sell 3 gold | sell 4 gold");
    play("sell 4 gold");
    goods_are(1, "3 food");
    given("p1.food=0", "p1.gold=10"); /* CF-485 */
    play("anytime sell gold", "sell 10 gold");
    goods_are(1, "9 food");
    given("p1.food=0", "p1.gold=4");
    play("anytime sell gold", "sell 2 gold", "anytime sell gold"); /* two are left, no choice */
    goods_are(1, "2 food");
    given("p1.gold=1");
    refuses("anytime sell gold", "needs 2 gold, has 1");
}

static void cf169_dogs_are_not_eaten(void **state)
{
    (void)state;
    given("p1.food=0", "p1.dog=3", "p1.wood=1", "p1.stone=1", "p1.ore=2"); /* CF-458 */
    assert_int_equal(adit_game_anytime_count(cft_match()), 0);
}

/* ---- Animals without room (CF-87, CF-159) ---- */

static void cf159_an_animal_without_room_is_eaten_or_released(void **state)
{
    (void)state;
    given("p1.food=0", "p1.cattle=2", "p1.ruby=1");
    play("anytime 1 ruby for 1 sheep");
    asks(1, "the animals do not fit");
    options_are("eat sheep | eat cattle | release sheep | release cattle");
    play("release sheep");
    goods_are(1, "2 cattle");
    asks(1, "place a dwarf");
}

static void cf087_it_need_not_be_the_new_one(void **state)
{
    (void)state;
    given("p1.food=0", "p1.cattle=2", "p1.ruby=1");
    play("anytime 1 ruby for 1 sheep", "eat cattle");
    asks(1, "the animals do not fit"); /* a sheep and a cow cannot stand together either */
    play("eat cattle");
    goods_are(1, "6 food 1 sheep");
    asks(1, "place a dwarf");
}

static void cf446_the_boar_of_the_preserve_without_room(void **state)
{
    (void)state;
    given("p1.food=0", "p1.ruby=1", "p1.cattle=2", "p1.d4=field", "p1.d3=field", "p1.d2=field");
    play("anytime 1 ruby for a meadow", "meadow d1");
    asks(1, "the animals do not fit");
    play("eat boar");
    goods_are(1, "2 food 2 cattle");
    given("p1.food=0", "p1.ruby=1", "p1.cattle=2", "p1.d4=field", "p1.d3=field", "p1.d2=field",
          "p1.tile.e3=slaughtering_cave");
    play("anytime 1 ruby for a meadow", "meadow d1", "eat boar");
    goods_are(1, "3 food 2 cattle");
}

static void cf359_a_boar_stays_in_its_stable_when_a_meadow_comes_under_it(void **state)
{
    (void)state;
    given("p1.ruby=1", "p1.boar=1", "p1.cattle=2", "p1.stable.d2=1", "p1.d4=field", "p1.d3=field");
    play("anytime 1 ruby for a meadow", "meadow d2");
    asks(1, "place a dwarf");
    has(1, "1 boar 2 cattle");
}

static void cf162_two_donkeys_may_be_eaten_together_there_too(void **state)
{
    (void)state;
    given("p1.food=0", "p1.donkey=2", "p1.ruby=1");
    play("anytime 1 ruby for 1 boar");
    options_are("eat donkey | eat 2 donkey | eat boar | release donkey | release boar");
    play("eat 2 donkey");
    goods_are(1, "3 food 1 boar");
}

static void cf087_exchanges_go_on_until_they_fit(void **state)
{
    (void)state;
    given("p1.food=0", "p1.cattle=2", "p1.dog=1", "p1.ruby=4");
    play("anytime 1 ruby for 1 sheep", "anytime 1 ruby for 1 wood");
    asks(1, "the animals do not fit");
    play("anytime 1 ruby for 1 sheep", "anytime 1 ruby for a meadow");
    asks(1, "place a dwarf"); /* the dog guards both sheep */
    goods_are(1, "1 wood 1 dog 2 sheep 2 cattle");
}

static void cf087_any_number_of_exchanges_is_possible(void **state)
{
    (void)state;
    given("p1.food=0", "p1.cattle=2", "p1.ruby=9");
    play("anytime 1 ruby for 1 sheep", "anytime 1 ruby for 1 sheep", "anytime 1 ruby for 1 sheep",
         "anytime 1 ruby for 1 sheep", "anytime 1 ruby for 1 sheep", "anytime eat 1 sheep",
         "anytime eat 1 sheep", "anytime eat 1 sheep", "anytime eat 1 sheep");
    asks(1, "the animals do not fit");
    play("anytime eat 1 sheep");
    asks(1, "place a dwarf");
    goods_are(1, "5 food 2 cattle 4 ruby");
}

static void cf087_a_seat_without_exchanges_can_still_eat(void **state)
{
    const bool no_anytime[] = {true, true};
    const adit_setting fields[] = {{"player[1].goods.cattle", "2"},
                                   {"player[1].goods.food", "0"},
                                   {"space.sheep_farming", "open"}};
    const adit_setting rules[] = {{"starting_player", "1"}};
    adit_game *game;
    adit_err err;
    int total;

    (void)state;
    assert_ok(adit_game_new(cft_engine(),
                            &(adit_setup){.players = 2,
                                          .seed = 1,
                                          .no_anytime = no_anytime,
                                          .rules = rules,
                                          .rule_count = 1,
                                          .fields = fields,
                                          .field_count = 3},
                            &game, &err),
              err);
    assert_ok(adit_game_decide_text(game, "place sheep_farming", &err), err);
    assert_contains(adit_game_prompt(game), "the animals do not fit");
    assert_int_equal(adit_game_anytime_count(game), 0);
    assert_int_equal(adit_game_option_count(game), 4);
    assert_ok(adit_game_decide_text(game, "eat sheep", &err), err);
    assert_int_equal(adit_game_seat(game), 2);
    (void)adit_game_score(game, 1, &total, NULL, 0);
    assert_int_equal(total, -28 + 2 + 2);
    adit_game_free(game);
}

static void cf457_sowing_drives_an_animal_off_its_field(void **state)
{
    (void)state;
    given("p1.food=0", "p1.cattle=2", "p1.sheep=1", "p1.grain=1", "p1.d4=field",
          "p1.tile.e3=stubble_room");
    play("place slash_and_burn", "sow");
    asks(1, "the animals do not fit"); /* CF-158, as does the large pasture below */
    play("eat sheep");
    field_is("p1.crop.d4", "3_grain");
    has(1, "1 food 0 grain 0 sheep 2 cattle");
}

static void cf472_a_large_pasture_may_be_too_small_for_a_guarded_flock(void **state)
{
    (void)state;
    given("p1.food=0", "p1.dog=5", "p1.sheep=7", "p1.cattle=2", "p1.d4=meadow", "p1.d3=meadow",
          "p1.wood=4", "space.sheep_farming=open");
    play("place sheep_farming", "fences and stables", "large_pasture 4");
    asks(1, "the animals do not fit");
    play("release sheep");
    has(1, "6 sheep 2 cattle 5 dog");
}

static void cf471_a_new_mine_has_room_for_a_donkey_at_once(void **state)
{
    (void)state;
    given("p1.cattle=2", "p1.ruby=1", "p1.f3=tunnel", "p1.f2=tunnel",
          "space.ore_mine_construction=open");
    play("place ore_mine_construction", "ore_mine f3 deep_tunnel f2",
         "anytime 1 ruby for 1 donkey");
    asks(1, "choose what to do here");
    has(1, "1 donkey 2 cattle 3 ore");
}

static void cf456_the_cuddle_room_grows_with_the_family(void **state)
{
    (void)state;
#define FAMILY                                                                                     \
    "p1.cattle=2", "p1.sheep=2", "p1.ruby=1", "p1.tile.e3=cuddle_room",                            \
        "p1.tile.f3=simple_dwelling_a", "space.wish_for_children=open"
    given(FAMILY);
    play("anytime 1 ruby for 1 sheep");
    asks(1, "the animals do not fit");
    given(FAMILY);
    play("place wish_for_children", "anytime 1 ruby for 1 sheep"); /* in the same turn */
    asks(1, "end your turn");
    has(1, "3 sheep 2 cattle");
}

/* ---- Breeding (6.15) ---- */

/* A breeding phase in which player 1 is the only one with animals. */
#define breeding(...) given("phase=breed", "harvest=full", "round=3", "p1.food=0", __VA_ARGS__)

static void cf140_two_of_a_type_have_one_newborn(void **state)
{
    (void)state;
    breeding("p1.boar=2", "p1.stable.b1=1"); /* B2 */
    field_is("round", "4");
    goods_are(1, "3 boar");
    breeding("p1.sheep=6", "p1.d4=large_pasture", "p1.d3=large_pasture", "p1.stable.d4=1");
    goods_are(1, "7 sheep"); /* CF-465 */
    breeding("p1.sheep=1", "p1.d4=small_pasture");
    goods_are(1, "1 sheep");
}

static void cf464_the_parents_need_not_stand_together(void **state)
{
    (void)state;
    breeding("p1.boar=2", "p1.stable.b1=1", "p1.stable.b4=1", "p1.stable.b2=1", "p1.cattle=1");
    goods_are(1, "3 boar 1 cattle");
}

static void cf460_no_room_no_newborn(void **state)
{
    (void)state;
    breeding("p1.boar=2"); /* CF-142: nor is a parent eaten to make room for it */
    field_is("round", "4");
    goods_are(1, "2 boar");
}

static void cf461_with_room_for_one_the_player_chooses(void **state)
{
    (void)state;
    breeding("p1.sheep=2", "p1.cattle=2", "p1.d4=small_pasture", "p1.d3=meadow", "p1.stable.d3=1");
    asks(1, "choose which animals breed");
    options_are("breed cattle | breed sheep | breed nothing");
    play("breed cattle");
    goods_are(1, "2 sheep 3 cattle");
}

static void cf141_a_newborn_may_be_declined(void **state)
{
    (void)state;
    breeding("p1.sheep=2", "p1.cattle=2", "p1.d4=small_pasture", "p1.d3=meadow", "p1.stable.d3=1");
    play("breed nothing");
    goods_are(1, "2 sheep 2 cattle");
}

static void cf092_one_choice_that_holds_all_others_is_made_at_once(void **state)
{
    (void)state;
    breeding("p1.sheep=2", "p1.cattle=2", "p1.boar=2", "p1.d4=small_pasture", "p1.d3=small_pasture",
             "p1.stable.b1=1");
    field_is("round", "4"); /* only the boars have room for a third */
    goods_are(1, "2 sheep 3 boar 2 cattle");
}

static void cf142_before_the_birth_animals_can_be_eaten(void **state)
{
    (void)state;
    given("phase=feed", "harvest=full", "round=3", "p1.food=4", "p1.sheep=2"); /* CF-462 */
    play("anytime eat 1 sheep", "feed 4");
    play("feed 1"); /* player 2 */
    has(1, "1 sheep 1 food");
    given("phase=feed", "harvest=full", "round=3", "p1.food=3", "p1.sheep=4",
          "p1.d4=small_pasture");
    play("anytime eat 1 sheep", "feed 4", "feed 1");
    has(1, "4 sheep 0 food");
}

static void cf463_a_newborn_can_be_eaten_afterwards(void **state)
{
    (void)state;
    breeding("p1.boar=2", "p1.stable.b1=1");
    play("anytime eat 1 boar");
    goods_are(1, "2 food 2 boar");
}

static void cf466_dogs_do_not_breed(void **state)
{
    (void)state;
    breeding("p1.dog=4", "p1.d4=meadow");
    goods_are(1, "4 dog");
    score_is(1, -28 + 4 + 1); /* 1 point each, and no type that could be missing */
}

static void cf274_quarry_gives_a_stone_for_a_newborn_donkey(void **state)
{
    (void)state;
    breeding("p1.donkey=2", "p1.d4=small_pasture", "p1.tile.e3=quarry"); /* S26 */
    goods_are(1, "1 stone 3 donkey");
    breeding("p1.sheep=2", "p1.d4=small_pasture", "p1.tile.e3=quarry");
    goods_are(1, "3 sheep");
}

static void cf469_quarry_and_seam(void **state)
{
    (void)state;
    breeding("p1.donkey=2", "p1.d4=small_pasture", "p1.tile.e3=quarry", "p1.tile.f3=seam");
    field_is("round", "4"); /* CF-143: nothing was asked in between */
    goods_are(1, "1 stone 1 ore 3 donkey");
}

static void cf468_a_donkey_that_was_not_born_here_gives_no_stone(void **state)
{
    (void)state;
    given("p1.food=0", "p1.ruby=1", "p1.tile.e3=quarry", "space.donkey_farming=open");
    play("anytime 1 ruby for 1 donkey");
    goods_are(1, "1 donkey");
    play("place donkey_farming");
    goods_are(1, "2 donkey");
}

static void cf280_breeding_cave_gives_1_2_3_or_5_food(void **state)
{
#define ROOM                                                                                       \
    "p1.d4=small_pasture", "p1.c4=small_pasture", "p1.b4=small_pasture", "p1.stable.d4=1",         \
        "p1.stable.c4=1", "p1.stable.b4=1", "p1.tile.e3=breeding_cave",                            \
        "p1.tile.f3=breakfast_room"
    (void)state;
    breeding("p1.sheep=2", ROOM);
    has(1, "1 food");
    breeding("p1.sheep=2", "p1.boar=2", ROOM);
    has(1, "2 food");
    breeding("p1.sheep=2", "p1.boar=2", "p1.donkey=2", ROOM); /* S31 */
    has(1, "3 food");
    breeding("p1.sheep=2", "p1.boar=2", "p1.donkey=2", "p1.cattle=2", ROOM); /* CF-467 */
    goods_are(1, "5 food 3 sheep 3 donkey 3 boar 3 cattle");
}

static void cf065_players_breed_in_order_from_the_starting_player(void **state)
{
    (void)state;
#define FULL(p) p ".sheep=2", p ".cattle=2", p ".d4=small_pasture", p ".d3=meadow", p ".stable.d3=1"
    given_players(3, "phase=breed", "harvest=full", "round=3", "start_player=2",
                  "next_start_player=2", "at_turn=2", FULL("p1"), FULL("p3"), "p2.boar=2",
                  "p2.stable.b1=1");
    has(2, "3 boar");
    asks(3, "choose which animals breed");
    play("breed sheep");
    asks(1, "choose which animals breed");
    play("breed cattle");
    has(1, "2 sheep 3 cattle");
    has(3, "3 sheep 2 cattle");
}

/* ---- Loot (CF-144) ---- */

/* Logging with a dwarf of strength 14; the wood is left. */
#define expedition(...)                                                                            \
    given("p1.food=0", "p1.weapon.1=14", "p1.weapon.2=14", __VA_ARGS__);                           \
    play("place logging", "expedition 1")

static void cf250_loot_breeds_two_types_and_not_three(void **state)
{
    (void)state;
    expedition("p1.sheep=3", "p1.boar=2", "p1.cattle=2", "p1.d4=small_pasture", "p1.stable.d4=1",
               "p1.c4=small_pasture", "p1.stable.c4=1", "p1.tile.e3=breakfast_room"); /* S9 */
    play("loot_breed");
    options_are("breed boar cattle | breed sheep cattle | breed cattle | breed sheep boar | "
                "breed boar | breed sheep");
    play("breed sheep cattle");
    has(1, "4 sheep 2 boar 3 cattle");
}

static void cf439_loot_with_one_pair(void **state)
{
    (void)state;
    expedition("p1.donkey=2", "p1.d4=small_pasture", "p1.tile.e3=quarry",
               "p1.tile.f3=breeding_cave");
    play("loot_breed");
    has(1, "1 food 1 stone 3 donkey");
}

static void cf144_loot_needs_a_newborn_that_fits(void **state)
{
    (void)state;
    expedition("p1.donkey=2");
    refuses("loot_breed", "you have no room for a newborn animal");
    expedition("p1.donkey=1");
    refuses("loot_breed", "you need 2 farm animals of the same type");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf160_to_cf164_animals_give_food),
        CFT_TEST(cf162_two_donkeys_together_give_3),
        CFT_TEST(cf459_three_donkeys_give_4),
        CFT_TEST(cf276_slaughtering_cave_gives_1_more_for_each_animal),
        CFT_TEST(cf470_hunting_parlor_is_no_slaughter),
        CFT_TEST(cf168_gold_loses_1_in_each_exchange),
        CFT_TEST(cf169_dogs_are_not_eaten),
        CFT_TEST(cf159_an_animal_without_room_is_eaten_or_released),
        CFT_TEST(cf087_it_need_not_be_the_new_one),
        CFT_TEST(cf446_the_boar_of_the_preserve_without_room),
        CFT_TEST(cf359_a_boar_stays_in_its_stable_when_a_meadow_comes_under_it),
        CFT_TEST(cf162_two_donkeys_may_be_eaten_together_there_too),
        CFT_TEST(cf087_exchanges_go_on_until_they_fit),
        CFT_TEST(cf087_any_number_of_exchanges_is_possible),
        CFT_TEST(cf087_a_seat_without_exchanges_can_still_eat),
        CFT_TEST(cf457_sowing_drives_an_animal_off_its_field),
        CFT_TEST(cf472_a_large_pasture_may_be_too_small_for_a_guarded_flock),
        CFT_TEST(cf471_a_new_mine_has_room_for_a_donkey_at_once),
        CFT_TEST(cf456_the_cuddle_room_grows_with_the_family),
        CFT_TEST(cf140_two_of_a_type_have_one_newborn),
        CFT_TEST(cf464_the_parents_need_not_stand_together),
        CFT_TEST(cf460_no_room_no_newborn),
        CFT_TEST(cf461_with_room_for_one_the_player_chooses),
        CFT_TEST(cf141_a_newborn_may_be_declined),
        CFT_TEST(cf092_one_choice_that_holds_all_others_is_made_at_once),
        CFT_TEST(cf142_before_the_birth_animals_can_be_eaten),
        CFT_TEST(cf463_a_newborn_can_be_eaten_afterwards),
        CFT_TEST(cf466_dogs_do_not_breed),
        CFT_TEST(cf274_quarry_gives_a_stone_for_a_newborn_donkey),
        CFT_TEST(cf469_quarry_and_seam),
        CFT_TEST(cf468_a_donkey_that_was_not_born_here_gives_no_stone),
        CFT_TEST(cf280_breeding_cave_gives_1_2_3_or_5_food),
        CFT_TEST(cf065_players_breed_in_order_from_the_starting_player),
        CFT_TEST(cf250_loot_breeds_two_types_and_not_three),
        CFT_TEST(cf439_loot_with_one_pair),
        CFT_TEST(cf144_loot_needs_a_newborn_that_fits),
    };
    return CFT_RUN(tests);
}
