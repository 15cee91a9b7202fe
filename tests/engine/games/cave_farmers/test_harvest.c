/* test_harvest.c - the kinds of harvest (CF-48, CF-55 to CF-69), feeding (6.14) and the rulings
 * of section 10.7. Breeding is in test_animals.c, the field phase in test_fields.c too. */
#include <stdio.h>

#include "tests/support/cf_table.h"

/* Everybody has come home in this round; the harvest begins. */
#define harvest_of(players, ...) given_players(players, "phase=return_home", __VA_ARGS__)
/* The feeding phase of a full harvest. */
#define feeding(...) given("phase=feed", "harvest=full", "round=3", __VA_ARGS__)

/* ---- Which harvest ---- */

static void cf055_rounds_1_and_2_have_no_harvest(void **state)
{
    (void)state;
    harvest_of(2, "round=1", "p1.food=9", "p1.sheep=2", "p1.d4=small_pasture");
    field_is("round", "2");
    asks(1, "place a dwarf");
    has(1, "9 food 2 sheep");
    harvest_of(3, "round=2", "p1.food=9");
    field_is("round", "3");
    has(1, "9 food");
}

static void is_full(int players, const char *round, const char *marker)
{
    harvest_of(players, round, marker, "p1.food=4", "p1.boar=2", "p1.stable.b1=1", "p1.d4=field",
               "p1.d3=field", "p1.crop.d4=3_grain", "p1.crop.d3=1_vegetable");
    asks(1, "feed your family");
    has(1, "1 grain 1 vegetable 2 boar");
    field_is("p1.crop.d4", "2_grain");
    field_is("p1.crop.d3", "none");
    play("feed 4");
    play_to_phase(CF_PHASE_PLACE);
    has(1, "0 food 0 begging 3 boar");
}

static void cf056_round_3_and_cf058_round_5_are_full(void **state)
{
    (void)state;
    is_full(2, "round=3", "marker.6=face_down");
    is_full(3, "round=5", "marker.6=face_down");
}

static void cf059_a_leaf_is_a_full_harvest(void **state)
{
    (void)state;
    is_full(2, "round=6", "marker.6=leaf");
    is_full(4, "round=9", "marker.9=leaf");
}

static void cf063_solo_harvests_are_full(void **state)
{
    (void)state;
    is_full(1, "round=5", "p1.gold=0");
    is_full(1, "round=8", "p1.gold=0");
    is_full(1, "round=11", "p1.gold=0");
}

static void cf057_round_4_feeds_with_1_each(void **state)
{
    (void)state;
    harvest_of(2, "round=4", "p1.food=9", "p1.boar=2", "p1.stable.b1=1", "p1.d4=field",
               "p1.crop.d4=3_grain", "p1.dwarf.3=newborn", "p1.tile.e3=simple_dwelling_a");
    asks(1, "feed your family");
    options_are("feed 3 | feed 2 | feed 1 | feed 0"); /* CF-474 */
    play("feed 3");
    play_to_phase(CF_PHASE_PLACE);
    has(1, "6 food 2 boar 0 grain");
    field_is("p1.crop.d4", "3_grain");
}

static void cf060_the_first_question_mark_means_no_harvest(void **state)
{
    (void)state;
    harvest_of(2, "round=6", "marker.6=question", "p1.food=9");
    field_is("round", "7");
    has(1, "9 food");
}

static void cf061_the_second_question_mark_is_feeding_only(void **state)
{
    (void)state;
    harvest_of(2, "round=7", "marker.6=question", "marker.7=question", "p1.food=9", "p1.d4=field",
               "p1.crop.d4=3_grain");
    options_are("feed 2 | feed 1 | feed 0");
    field_is("p1.crop.d4", "3_grain");
}

#define CHOICE "round=8", "marker.6=question", "marker.7=question", "marker.8=question"

static void cf062_the_third_question_mark_is_a_choice(void **state)
{
    (void)state;
#define FARM(p) p ".food=9", p ".boar=2", p ".stable.b1=1", p ".d4=field", p ".crop.d4=3_grain"
    harvest_of(3, CHOICE, FARM("p1"), FARM("p2"), FARM("p3"));
    asks(1, "choose the field phase or the breeding phase");
    options_are("field | breeding");
    play("field");
    asks(2, "choose the field phase");
    play("breeding");
    asks(3, "choose the field phase");
    play("field"); /* CF-477 */
    has(1, "1 grain 2 boar");
    has(2, "0 grain 2 boar");
    has(3, "1 grain 2 boar");
    asks(1, "feed your family");
    play("feed 4");
    asks(2, "feed your family");
    play("feed 4");
    asks(3, "feed your family");
    play("feed 4");
    play_to_phase(CF_PHASE_PLACE);
    has(1, "1 grain 2 boar");
    has(2, "0 grain 3 boar");
    has(3, "1 grain 2 boar");
}

static void cf478_the_harvest_after_a_choice_is_normal_again(void **state)
{
    (void)state;
    harvest_of(3, CHOICE, "marker.9=leaf", "p1.food=20", "p2.food=20", "p3.food=20", "p1.d4=field",
               "p1.crop.d4=3_grain", "p1.boar=2", "p1.stable.b1=1");
    play("breeding", "field", "field", "feed 4", "feed 4", "feed 4");
    play_to_phase(CF_PHASE_PLACE);
    field_is("round", "9");
    field_is("p1.harvest_choice", "none");
    field_is("harvest", "full");
    play_to_phase(CF_PHASE_FEED);
    asks(1, "feed your family");
    has(1, "3 boar");
    field_is("p1.crop.d4", "2_grain");
}

static void cf048_a_marker_is_turned_up_at_the_start_of_its_round(void **state)
{
    (void)state;
    given_players(3, "round=6");
    field_is("round", "6");
    assert_true(cft_now()->marker[6] >= CF_MARKER_LEAF);
    field_is("marker.7", "face_down");
    assert_int_equal(cft_now()->leaves + cft_now()->questions, 6);
}

static void cf048_or_at_the_start_of_the_harvest(void **state)
{
    (void)state;
    given_players(3, "round=6", "rules.reveal_harvest=1", "p1.food=9");
    field_is("marker.6", "face_down");
    play_to_phase(CF_PHASE_RETURN_HOME + 3);
    assert_true(cft_now()->marker[6] >= CF_MARKER_LEAF);
}

/* Plays a match with the first option at every question and counts the kinds of harvest. */
static void count_harvests(int players, uint64_t seed, int kinds[4])
{
    const adit_setup plan = {.players = players, .seed = seed};
    adit_game *game;
    adit_err err;
    int round = 0;

    assert_ok(adit_game_new(cft_engine(), &plan, &game, &err), err);
    while (!adit_game_is_over(game)) {
        const cf_state *now = (const cf_state *)(const void *)adit_game_view_tx(game)->work;
        if (now->round >= 6 && now->round != round) {
            kinds[now->harvest]++;
            round = now->round;
        }
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    adit_game_free(game);
}

static void cf064_each_kind_comes_as_often_as_it_should(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        for (uint64_t seed = 1; seed <= 4; seed++) {
            int kinds[4] = {0};
            count_harvests(players, seed, kinds);
            assert_int_equal(kinds[CF_HARVEST_NONE], 1);
            assert_int_equal(kinds[CF_HARVEST_FEED], 1);
            assert_int_equal(kinds[CF_HARVEST_CHOICE], 1);
            assert_int_equal(kinds[CF_HARVEST_FULL], players == 2 ? 3 : 4);
        }
    }
}

static void cf009_b9_question_marks_in_rounds_6_9_and_10(void **state)
{
    static const int expected[] = {CF_HARVEST_NONE, CF_HARVEST_FULL,   CF_HARVEST_FULL,
                                   CF_HARVEST_FEED, CF_HARVEST_CHOICE, CF_HARVEST_FULL,
                                   CF_HARVEST_FULL};

    (void)state;
    for (int round = 6; round <= 12; round++) {
        char setting[32];
        snprintf(setting, sizeof setting, "round=%d", round);
        given_players(3, setting, "marker.6=question", "marker.7=leaf", "marker.8=leaf",
                      "marker.9=question", "marker.10=question", "marker.11=leaf",
                      "marker.12=leaf");
        assert_int_equal(cft_now()->harvest, expected[round - 6]);
    }
}

/* With three question marks the first one comes in round 10 at the latest; what it means does
 * not depend on the round. */
static void cf486_a_late_question_mark_counts_like_an_early_one(void **state)
{
    static const int expected[] = {CF_HARVEST_NONE, CF_HARVEST_FEED, CF_HARVEST_CHOICE};

    (void)state;
    for (int round = 10; round <= 12; round++) {
        char setting[32];
        snprintf(setting, sizeof setting, "round=%d", round);
        given(setting, "marker.6=leaf", "marker.7=leaf", "marker.8=leaf", "marker.10=question",
              "marker.11=question", "marker.12=question");
        assert_int_equal(cft_now()->harvest, expected[round - 10]);
    }
    harvest_of(2, "round=10", "marker.10=question", "p1.food=9");
    field_is("round", "11");
    has(1, "9 food 0 begging");
}

static void cf487_the_harvest_of_round_12_comes_before_scoring(void **state)
{
    (void)state;
    harvest_of(2, "round=12", "marker.12=leaf", "p1.food=4", "p2.food=4", "p1.boar=2",
               "p1.stable.b1=1", "p1.gold=1");
    play("feed 4", "feed 4");
    asks(1, "make your last exchanges before scoring");
    has(1, "3 boar 0 food");
}

static void cf488_after_the_last_harvest_grain_can_be_brewed(void **state)
{
    (void)state;
    harvest_of(2, "round=12", "marker.12=leaf", "p1.food=4", "p2.food=4", "p1.grain=2",
               "p1.tile.e3=beer_parlor");
    play("feed 4", "feed 4", "anytime 2 grain for 3 gold");
    has(1, "3 gold 0 grain");
}

static void cf489_grain_on_fields_is_not_brewed(void **state)
{
    (void)state;
    given("p1.grain=1", "p1.d4=field", "p1.crop.d4=3_grain", "p1.tile.e3=beer_parlor");
    refuses("anytime 2 grain for 3 gold", "needs 2 grain, has 1");
}

/* ---- Feeding (6.14) ---- */

static void cf135_an_adult_needs_2_and_a_newborn_1(void **state)
{
    (void)state;
    feeding("p1.food=9", "p1.dwarf.3=adult", "p1.dwarf.4=newborn", "p1.tile.e3=couple_dwelling");
    offers("feed 7"); /* CF-475 */
    offers_not("feed 8");
    play("feed 7");
    has(1, "2 food 0 begging");
    asks(2, "feed your family");
}

static void cf138_any_amount_may_be_paid(void **state)
{
    (void)state;
    feeding("p1.food=3");
    options_are("feed 3 | feed 2 | feed 1 | feed 0");
    play("feed 1"); /* CF-476 */
    has(1, "2 food 3 begging");
    feeding("p1.food=0", "p1.grain=1");
    play("feed 0");
    has(1, "0 food 4 begging");
}

static void cf138_without_food_and_exchanges_nothing_is_asked(void **state)
{
    (void)state;
    feeding("p1.food=0");
    asks(2, "feed your family");
    has(1, "4 begging");
}

static void cf139_begging_markers_cost_3_points_each(void **state)
{
    (void)state;
    feeding("p1.food=0");
    score_is(1, -28 - 12);
}

static void cf065_players_feed_in_order_from_the_starting_player(void **state)
{
    (void)state;
    given_players(3, "phase=feed", "harvest=full", "round=3", "start_player=3",
                  "next_start_player=3", "at_turn=3", "p1.food=4", "p2.food=4", "p3.food=4");
    asks(3, "feed your family");
    play("feed 4");
    asks(1, "feed your family");
    play("feed 4");
    asks(2, "feed your family");
    play("feed 4");
    field_is("round", "4");
    asks(3, "place a dwarf");
}

static void cf136_one_dwarf_is_fed_with_material(void **state)
{
    (void)state;
    feeding("p1.food=2", "p1.wood=1", "p1.tile.e3=working_cave"); /* S29 */
    options_are("feed 2 | feed 1 | feed 0 | feed one dwarf with wood, saving 2");
    play("feed one dwarf with wood, saving 2");
    options_are("feed 2 | feed 1 | feed 0");
    play("feed 2");
    has(1, "0 food 0 wood 0 begging");
}

static void cf136_with_stone_or_2_ore_as_well(void **state)
{
    (void)state;
    feeding("p1.food=0", "p1.stone=1", "p1.ore=2", "p1.tile.e3=working_cave");
    options_are("feed 0 | feed one dwarf with stone, saving 2 | feed one dwarf with ore, saving 2");
    play("feed one dwarf with ore, saving 2");
    has(1, "1 stone 0 ore 2 begging");
    feeding("p1.food=0", "p1.ore=1", "p1.wood=1", "p1.tile.e3=working_cave"); /* CF-483 */
    refuses("feed one dwarf with ore, saving 2", "needs 2 ore, has 1");
}

static void cf136_either_an_adult_or_a_newborn(void **state)
{
    (void)state;
    feeding("p1.food=9", "p1.wood=2", "p1.dwarf.3=newborn", "p1.tile.e3=working_cave",
            "p1.tile.f3=simple_dwelling_a");
    offers("feed one dwarf with wood, saving 2");
    play("feed one dwarf with wood, saving 1");
    assert_int_equal(count_options("feed one"), 0); /* exactly one */
    play("feed 4");
    has(1, "5 food 1 wood 0 begging");
}

static void cf482_working_cave_in_a_short_harvest(void **state)
{
    (void)state;
    given("phase=feed", "harvest=feed", "round=4", "p1.food=1", "p1.wood=1",
          "p1.tile.e3=working_cave");
    options_are("feed 1 | feed 0 | feed one dwarf with wood, saving 1");
    play("feed one dwarf with wood, saving 1", "feed 1");
    has(1, "0 food 0 wood 0 begging");
}

static void cf136_exchanges_may_follow(void **state)
{
    (void)state;
    feeding("p1.food=0", "p1.wood=1", "p1.grain=2", "p1.tile.e3=working_cave");
    play("feed one dwarf with wood, saving 2", "anytime 1 grain for 1 food",
         "anytime 1 grain for 1 food", "feed 2");
    has(1, "0 food 0 grain 0 begging");
}

#define MINES "p1.f3=ore_mine", "p1.f2=deep_tunnel", "p1.f4=tunnel", "p1.tile.e3=mining_cave"

static void cf137_donkeys_in_mines_save_food(void **state)
{
    (void)state;
    feeding("p1.food=9", "p1.donkey=2", "p1.f3=ore_mine", "p1.f2=deep_tunnel", "p1.f4=ruby_mine",
            "p1.tile.e3=mining_cave", "p1.dwarf.3=adult", "p1.tile.e2=simple_dwelling_a");
    play("feed 4"); /* S30 */
    has(1, "5 food 0 begging");
}

static void cf480_mining_cave_in_a_short_harvest(void **state)
{
    (void)state;
    given("phase=feed", "harvest=feed", "round=4", "p1.food=3", "p1.donkey=1", MINES);
    options_are("feed 1 | feed 0");
}

static void cf479_the_cost_is_never_negative(void **state)
{
    (void)state;
    given("phase=feed", "harvest=feed", "round=4", "p1.food=3", "p1.donkey=3", "p1.f3=ore_mine",
          "p1.f2=ruby_mine", "p1.f4=ruby_mine", "p1.tile.e3=mining_cave");
    options_are("feed 0");
    play("feed 0");
    has(1, "3 food 0 begging");
}

static void cf481_a_donkey_bought_while_feeding_saves_food(void **state)
{
    (void)state;
    feeding("p1.food=3", "p1.ruby=1", MINES);
    offers_not("feed 4");
    play("anytime 1 ruby for 1 donkey");
    options_are("feed 3 | feed 2 | feed 1 | feed 0");
    play("feed 3");
    has(1, "0 food 0 begging 1 donkey");
}

static void cf137_material_first_then_donkeys(void **state)
{
    (void)state;
    feeding("p1.food=9", "p1.wood=1", "p1.donkey=1", "p1.tile.g3=working_cave", MINES);
    offers("feed 3");
    play("feed one dwarf with wood, saving 2");
    options_are("feed 1 | feed 0");
}

static void cf484_cooking_any_number_of_times(void **state)
{
    (void)state;
    feeding("p1.food=0", "p1.grain=2", "p1.vegetable=2", "p1.tile.e3=cooking_cave");
    play("anytime 1 grain 1 vegetable for 5 food", "anytime 1 grain 1 vegetable for 5 food",
         "feed 4");
    has(1, "6 food 0 begging");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf055_rounds_1_and_2_have_no_harvest),
        CFT_TEST(cf056_round_3_and_cf058_round_5_are_full),
        CFT_TEST(cf059_a_leaf_is_a_full_harvest),
        CFT_TEST(cf063_solo_harvests_are_full),
        CFT_TEST(cf057_round_4_feeds_with_1_each),
        CFT_TEST(cf060_the_first_question_mark_means_no_harvest),
        CFT_TEST(cf061_the_second_question_mark_is_feeding_only),
        CFT_TEST(cf062_the_third_question_mark_is_a_choice),
        CFT_TEST(cf478_the_harvest_after_a_choice_is_normal_again),
        CFT_TEST(cf048_a_marker_is_turned_up_at_the_start_of_its_round),
        CFT_TEST(cf048_or_at_the_start_of_the_harvest),
        CFT_TEST(cf064_each_kind_comes_as_often_as_it_should),
        CFT_TEST(cf009_b9_question_marks_in_rounds_6_9_and_10),
        CFT_TEST(cf486_a_late_question_mark_counts_like_an_early_one),
        CFT_TEST(cf487_the_harvest_of_round_12_comes_before_scoring),
        CFT_TEST(cf488_after_the_last_harvest_grain_can_be_brewed),
        CFT_TEST(cf489_grain_on_fields_is_not_brewed),
        CFT_TEST(cf135_an_adult_needs_2_and_a_newborn_1),
        CFT_TEST(cf138_any_amount_may_be_paid),
        CFT_TEST(cf138_without_food_and_exchanges_nothing_is_asked),
        CFT_TEST(cf139_begging_markers_cost_3_points_each),
        CFT_TEST(cf065_players_feed_in_order_from_the_starting_player),
        CFT_TEST(cf136_one_dwarf_is_fed_with_material),
        CFT_TEST(cf136_with_stone_or_2_ore_as_well),
        CFT_TEST(cf136_either_an_adult_or_a_newborn),
        CFT_TEST(cf482_working_cave_in_a_short_harvest),
        CFT_TEST(cf136_exchanges_may_follow),
        CFT_TEST(cf137_donkeys_in_mines_save_food),
        CFT_TEST(cf480_mining_cave_in_a_short_harvest),
        CFT_TEST(cf479_the_cost_is_never_negative),
        CFT_TEST(cf481_a_donkey_bought_while_feeding_saves_food),
        CFT_TEST(cf137_material_first_then_donkeys),
        CFT_TEST(cf484_cooking_any_number_of_times),
    };
    return CFT_RUN(tests);
}
