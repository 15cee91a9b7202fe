/* test_odd_spaces.c - spaces of a mod that are built as no printed space is: the rules about
 * using and imitating spaces hold for them too. */
#include "tests/support/cf_table.h"

#define MOD "odd_spaces_mod:"

static int open_odd_spaces(void **state)
{
    (void)state;
    return cft_open_with("tests/engine/games/cave_farmers/odd_spaces_mod");
}

static void cf104_something_must_be_done_on_a_space_of_free_choice(void **state)
{
    (void)state;
    given("p1.gold=2");
    play("place " MOD "bazaar");
    options_are("gain 1 gold | exchange 2 gold for 1 wood");
    play("gain 1 gold");
    options_are("exchange 2 gold for 1 wood | stop");
    play("stop");
    asks(2, "place a dwarf");
}

static void cf104_the_last_part_ends_a_space_of_free_choice(void **state)
{
    (void)state;
    given("p1.gold=2");
    play("place " MOD "bazaar", "exchange 2 gold for 1 wood", "gain 1 gold");
    goods_are(1, "1 wood 1 food 1 gold");
    asks(2, "place a dwarf");
}

static void cf105_all_payments_of_a_single_action_must_be_possible(void **state)
{
    (void)state;
    given("p1.food=1");
    refuses("place " MOD "toll", "needs 1 food, has 0");
    given("p1.food=2");
    play("place " MOD "toll");
    has(1, "0 food 3 gold");
}

static void cf104_a_condition_closes_a_space(void **state)
{
    (void)state;
    given("p1.ore=1");
    refuses("place " MOD "shrine", "needs at least 2 ore, has 1");
    given("p1.ore=2");
    play("place " MOD "shrine");
    has(1, "1 ruby");
}

static void cf344_what_is_imitated_does_not_imitate_again(void **state)
{
    (void)state;
    given();
    play("place " MOD "mirror"); /* nobody else stands anywhere: the wood alone */
    has(1, "1 wood");
    play("place " MOD "echo"); /* of the mirror only the wood can be imitated */
    has(2, "1 wood");
    asks(1, "place a dwarf");
}

static void cf344_spaces_that_imitate_each_other_come_to_an_end(void **state)
{
    (void)state;
    given_players(3);
    play("place ore_mining", "place " MOD "mirror");
    has(2, "1 wood"); /* the ore is gone */
    refuses("place " MOD "echo"
            " with 3",
            "is not an option for");
    play("place " MOD "echo");
    has(3, "1 wood");
}

static void cf179_a_part_may_be_an_imitation(void **state)
{
    (void)state;
    given_players(3);
    play("place clearing", "take", "stop", "place " MOD "mirror");
    options_are("gain 1 wood | imitate 0");
    play("imitate 0");
    asks(2, "choose where to place the twin tile"); /* clearing has taken the mirror's place */
    play("meadow d4 field d3");
    has(2, "0 wood");
    asks(3, "place a dwarf");
}

static void cf047_dwarfs_and_goods_stay_on_a_card_that_is_turned_over(void **state)
{
    (void)state;
    given("stock.food." MOD "day_fair=2");
    play("place " MOD "day_fair");
    has(1, "1 gold 1 food");
    field_is("space." MOD "day_fair", "turned");
    field_is("space." MOD "night_fair", "open");
    field_is("p1.dwarf_at.1", MOD "night_fair");
    field_is("stock.food." MOD "night_fair", "3");
    refuses("place " MOD "night_fair", "player 1 has a dwarf there");
}

static void cf047_a_card_without_another_side_is_not_turned(void **state)
{
    (void)state;
    given("space." MOD "day_fair=turned", "space." MOD "night_fair=open",
          "stock.food." MOD "night_fair=2");
    play("place " MOD "night_fair");
    has(1, "3 food");
    field_is("space.logging", "open");
    field_is("space." MOD "night_fair", "open");
}

static void cf053_phase_space_needs_a_space_in_use(void **state)
{
    (void)state;
    cannot_be_given("no space is in use", "phase=space");
    cannot_be_given("is not a space", "phase=space", "turn_space=carpenter");
}

static void cf052_a_seat_without_dwarfs_at_home_is_skipped_at_the_start(void **state)
{
    (void)state;
    given("phase=place", "p1.dwarf_at.1=logging", "p1.dwarf_at.2=clearing");
    asks(2, "place a dwarf");
}

/* A card may take off what another forgives, and more than that. */
static void cf314_less_than_nothing_forgiven_counts_against_the_player(void **state)
{
    (void)state;
    given("p1.tile.e3=carpenter");
    score_is(1, -28);
    given("p1.tile.e3=" MOD "dunning_office");
    score_is(1, -28 - 3);
    given("p1.tile.e3=" MOD "dunning_office", "p1.f3=cavern", "p1.tile.f3=carpenter");
    score_is(1, -28 - 3 + 1); /* one space less is unused */
    given("p1.tile.e3=" MOD "dunning_office", "p1.f3=cavern", "p1.tile.f3=writing_chamber");
    score_is(1, -28 - 3 + 1 + 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf104_something_must_be_done_on_a_space_of_free_choice),
        CFT_TEST(cf104_the_last_part_ends_a_space_of_free_choice),
        CFT_TEST(cf105_all_payments_of_a_single_action_must_be_possible),
        CFT_TEST(cf104_a_condition_closes_a_space),
        CFT_TEST(cf344_what_is_imitated_does_not_imitate_again),
        CFT_TEST(cf344_spaces_that_imitate_each_other_come_to_an_end),
        CFT_TEST(cf179_a_part_may_be_an_imitation),
        CFT_TEST(cf047_dwarfs_and_goods_stay_on_a_card_that_is_turned_over),
        CFT_TEST(cf047_a_card_without_another_side_is_not_turned),
        CFT_TEST(cf053_phase_space_needs_a_space_in_use),
        CFT_TEST(cf314_less_than_nothing_forgiven_counts_against_the_player),
        CFT_TEST(cf052_a_seat_without_dwarfs_at_home_is_skipped_at_the_start),
    };

    return cmocka_run_group_tests(tests, open_odd_spaces, cft_close) != 0;
}
