/* test_imitation.c - using a space that an opponent occupies (6.18, 10.2). */
#include <stdio.h>

#include "tests/support/cf_table.h"

/* Three players; the second one imitates for 4 food. */
#define IMITATOR "p2.food=4"

/* The seat whose dwarf is on the space; 0: nobody's. */
static int taken_by(const char *space)
{
    int card = adit_engine_card_find(cft_engine(), space);

    assert_true(card >= 0);
    return cft_now()->taken_by[cft_engine()->cards->card[card].kind_number];
}

static void cf179_the_price_is_paid_and_the_dwarf_stays(void **state)
{
    (void)state;
    given_players(3, IMITATOR);
    play("place supplies", "end_turn", "place imitation_3");
    has(2, "1 wood 1 stone 1 ore 1 food 2 gold"); /* 4 food paid, 1 gained */
    field_is("p2.dwarf_at.1", "imitation_3");
    assert_int_equal(taken_by("imitation_3"), 2);
    assert_int_equal(taken_by("supplies"), 1);
    asks(2, "end your turn");
}

static void cf179_only_what_can_be_paid(void **state)
{
    (void)state;
    given_players(3, "p2.food=3");
    play("place supplies", "end_turn");
    refuses("place imitation_3", "needs 4 food, has 3");
}

static void cf179_somebody_must_stand_somewhere(void **state)
{
    (void)state;
    given_players(3, "p1.food=4");
    refuses("place imitation_3", "there is no space of an opponent that you can use");
}

/* CF-86 */
static void cf179_a_choice_of_spaces(void **state)
{
    (void)state;
    given_players(3, "p3.food=4");
    play("place supplies", "end_turn", "place clearing", "take", "stop", "place imitation_3");
    asks(3, "choose a space to imitate");
    options_are("imitate clearing | imitate supplies");
    has(3, "0 food"); /* paying comes first */
    play("imitate clearing");
    has(3, "0 wood");
    asks(3, "choose where to place the twin tile"); /* the wood is gone */
    play("meadow d4 field d3");
    asks(1, "place a dwarf");
    field_is("p3.d4", "meadow");
}

static void cf342_not_the_own_space(void **state)
{
    (void)state;
    given_players(3, "p1.food=8");
    play("place supplies", "end_turn", "place wood_gathering", "place ore_mining");
    refuses("place imitation_3",
            "there is no space of an opponent"); /* the others left nothing to do */
    given_players(3, "p1.food=8");
    play("place supplies", "end_turn", "place clearing", "take", "stop", "place ore_mining");
    play("place imitation_3");
    asks(1, "choose where to place the twin tile"); /* clearing is the only choice */
}

static void cf343_not_the_starting_player(void **state)
{
    (void)state;
    given_players(3, IMITATOR);
    play("place starting_token");
    refuses("place imitation_3", "there is no space of an opponent");
}

static void cf344_not_an_imitation(void **state)
{
    (void)state;
    given_players(5, "p2.food=2", "p3.food=4");
    play("place growth", "end_turn", "place imitation_a", "end_turn", "place imitation_b_five");
    has(3, "1 wood 1 stone 1 ore 1 food 2 gold"); /* growth was the only choice */
    given_players(5, "p1.food=9", "p2.food=2");
    play("place growth", "end_turn", "place imitation_a", "end_turn", "place depot",
         "place logging_many", "place ore_mining_many");
    refuses("place imitation_b_five",
            "there is no space of an opponent"); /* not by way of imitation_a */
}

static void cf345_nothing_to_do_is_no_choice(void **state)
{
    (void)state;
    given_players(3, IMITATOR);
    play("place logging");
    refuses("place imitation_3",
            "there is no space of an opponent"); /* wood taken, dwarf unarmed */
    given_players(3, IMITATOR, "p2.weapon.1=1", "p2.weapon.2=1");
    play("place logging", "place imitation_3");
    asks(2, "choose what the expedition brings home");
}

static void cf346_ore_mines_give_ore_on_an_empty_space(void **state)
{
    (void)state;
    given_players(3, IMITATOR, "p2.f3=ore_mine", "p2.f2=deep_tunnel", "p2.partner.f3=f2",
                  "p2.partner.f2=f3", "p2.g3=ore_mine", "p2.g2=deep_tunnel", "p2.partner.g3=g2",
                  "p2.partner.g2=g3");
    play("place ore_mining", "place imitation_3");
    has(2, "4 ore 0 food");
    given_players(3, IMITATOR);
    play("place ore_mining");
    refuses("place imitation_3", "there is no space of an opponent"); /* CF-105 */
}

static void cf347_a_ruby_mine_gives_a_ruby(void **state)
{
    (void)state;
    given_players(3, IMITATOR, "p2.f3=ruby_mine");
    play("place ruby_mining", "end_turn", "place imitation_3");
    has(2, "1 ruby");
}

static void cf348_forest_exploration_gives_what_is_not_gathered(void **state)
{
    (void)state;
    given_players(4, "p2.food=2");
    play("place forest_exploration", "place imitation_a");
    has(2, "2 food 0 wood");
    given_players(3, IMITATOR);
    play("place forest_exploration_3", "end_turn", "place imitation_3");
    has(2, "1 vegetable 0 wood");
}

static void cf349_strip_mining_gives_wood(void **state)
{
    (void)state;
    given_players(3, IMITATOR);
    play("place strip_mining", "place imitation_3");
    has(2, "2 wood 0 ore");
}

static void cf350_sheep_farming_gives_only_buildings(void **state)
{
    (void)state;
    given_players(3, IMITATOR, "space.sheep_farming=round_1", "p2.stone=1");
    play("place sheep_farming", "end_turn", "place imitation_3");
    asks(2, "choose where to build the stable");
    play("stable b1");
    has(2, "0 sheep 0 stone");
}

static void cf351_two_may_imitate_the_same_space(void **state)
{
    (void)state;
    given_players(6, "p2.food=2", "p3.food=1");
    play("place growth", "end_turn", "place imitation_a", "end_turn", "place imitation_b");
    has(2, "1 wood 1 stone 1 ore 1 food 2 gold");
    has(3, "1 wood 1 stone 1 ore 1 food 2 gold");
}

static void cf352_a_newborn_lies_on_the_imitation(void **state)
{
    (void)state;
    given_players(4, "p2.food=2", "p2.e3=cavern", "p2.tile.e3=simple_dwelling_a");
    play("place growth", "end_turn", "place imitation_a", "grow");
    field_is("p2.dwarf.3", "newborn");
    field_is("p2.dwarf_at.3", "imitation_a");
}

static void cf353_goods_that_were_left_may_be_taken(void **state)
{
    (void)state;
    given_players(3, IMITATOR);
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3", "stop");
    play("place imitation_3");
    options_are("take | place_twin meadow_field");
    play("take", "stop");
    has(2, "1 wood");
    field_is("stock.wood.clearing", "0");
}

/* CF-185, CF-199, CF-204, CF-205, CF-211 */
static void cf354_prices(void **state)
{
    static const struct {
        int players;
        const char *space;
        int price;
    } rows[] = {{3, "imitation_3", 4},      {4, "imitation_a", 2}, {5, "imitation_a", 2},
                {5, "imitation_b_five", 4}, {6, "imitation_a", 2}, {6, "imitation_b", 1},
                {7, "imitation_a", 2},      {7, "imitation_b", 1}, {7, "imitation_c", 0}};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char move[40];
        given_players(rows[i].players, "p2.food=5");
        play(rows[i].players == 3 ? "place supplies" : "place growth", "end_turn");
        snprintf(move, sizeof move, "place %s", rows[i].space);
        play(move);
        assert_int_equal(cft_now()->player[1].common.goods.have[CF_FOOD], 6 - rows[i].price);
    }
}

static void cf355_blacksmithing_arms_the_imitating_dwarf(void **state)
{
    (void)state;
    given_players(3, IMITATOR, "space.blacksmithing=round_1", "p1.ore=1", "p2.ore=2");
    play("place blacksmithing");
    play("expedition 3", "loot_dog", "loot_wood", "loot_all_weapons");
    play("place imitation_3", "forge 2");
    field_is("p2.weapon.1", "2");
    play("expedition 3", "loot_grain", "loot_sheep", "loot_dog");
    field_is("p2.weapon.1", "3");
    has(2, "0 ore 1 grain 1 sheep 1 dog");
}

static void cf095_the_only_part_of_an_imitated_space_is_safe(void **state)
{
    (void)state;
    given_players(3, "p2.food=4", "space.blacksmithing=round_1", "p1.ore=1", "p2.ore=2",
                  "p2.ruby=2", "p2.e3=cavern", "p2.tile.e3=blacksmithing_parlor");
    play("place blacksmithing", "stop", "place imitation_3");
    asks(2, "choose the strength of the weapon");
    play("anytime 1 ore 1 ruby for 1 food 2 gold", "forge 1");
    field_is("p2.weapon.1", "1"); /* the last ore is for the weapon */
}

static void cf179_a_turn_with_imitation_is_saved_in_the_middle(void **state)
{
    adit_text saved = {0};
    adit_game *loaded;
    adit_err err;

    (void)state;
    given_players(3, "p3.food=4");
    play("place supplies", "end_turn", "place clearing", "take", "stop", "place imitation_3",
         "imitate clearing");
    assert_ok(adit_game_save(cft_match(), &saved, &err), err);
    assert_ok(adit_game_load(cft_engine(), saved.data, saved.length, &loaded, &err), err);
    assert_ok(adit_game_decide_text(loaded, "meadow d4 field d3", &err), err);
    play("meadow d4 field d3");
    assert_true(adit_game_hash(loaded) == adit_game_hash(cft_match()));
    adit_game_free(loaded);
    adit_text_free(&saved);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf179_the_price_is_paid_and_the_dwarf_stays),
        CFT_TEST(cf179_only_what_can_be_paid),
        CFT_TEST(cf179_somebody_must_stand_somewhere),
        CFT_TEST(cf179_a_choice_of_spaces),
        CFT_TEST(cf342_not_the_own_space),
        CFT_TEST(cf343_not_the_starting_player),
        CFT_TEST(cf344_not_an_imitation),
        CFT_TEST(cf345_nothing_to_do_is_no_choice),
        CFT_TEST(cf346_ore_mines_give_ore_on_an_empty_space),
        CFT_TEST(cf347_a_ruby_mine_gives_a_ruby),
        CFT_TEST(cf348_forest_exploration_gives_what_is_not_gathered),
        CFT_TEST(cf349_strip_mining_gives_wood),
        CFT_TEST(cf350_sheep_farming_gives_only_buildings),
        CFT_TEST(cf351_two_may_imitate_the_same_space),
        CFT_TEST(cf352_a_newborn_lies_on_the_imitation),
        CFT_TEST(cf353_goods_that_were_left_may_be_taken),
        CFT_TEST(cf354_prices),
        CFT_TEST(cf355_blacksmithing_arms_the_imitating_dwarf),
        CFT_TEST(cf095_the_only_part_of_an_imitated_space_is_safe),
        CFT_TEST(cf179_a_turn_with_imitation_is_saved_in_the_middle),
    };

    return CFT_RUN(tests);
}
