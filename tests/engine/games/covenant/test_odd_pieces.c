/* test_odd_pieces.c - pieces of a mod that are made as no printed piece is: the rules about gains,
 * tools and jewels hold for them too. */
#include "tests/support/cov_table.h"

static int open_odd_pieces(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/odd_pieces_mod");
}

/* COV-11.5 */
static void red_gp_are_paid_and_black_steps_are_gained(void **state)
{
    (void)state;
    given("relic.ancestor_crown_1=p1");
    play("use ancestor_crown_1");
    has(1, "3 gp");
    field_is("p1.track.court", "2");
}

/* COV-10.114 */
static void a_tool_that_prints_iron_costs_2_iron(void **state)
{
    (void)state;
    given("relic.smiths_hammer_1=p1", "tools_shown.1=mythrall_pick_gold", "p1.iron=2");
    play("use smiths_hammer_1", "forge", "forge mythrall_pick_gold", "on place_1");
    has(1, "0 iron");
    given("relic.smiths_hammer_1=p1", "tools_shown.1=mythrall_pick_gold", "p1.iron=1");
    play("use smiths_hammer_1", "forge");
    asks(1, "assign a dwarf");
}

#define SPARK                                                                                      \
    "relic.smiths_hammer_1=p1", "p1.has=first_sparkle", "p1.clan=clan_blue",                       \
        "silver_shown.1=silver_goblin_5", "p1.emerald=1"

/* COV-10.54: set on the tool in use, it strengthens at once. */
static void strength_from_a_silver_jewel_on_the_tool_in_use_counts(void **state)
{
    (void)state;
    given(SPARK, "p1.tavern.2=1", "c3=yellow_emerald_cell", "building_1.c3=none");
    play("pass", "assign 2 to compass", "action", "option b2");
    if (adit_game_option_find(covt_match(), "workshop") >= 0) {
        play("workshop");
    }
    play("at c3", "jewel silver_goblin_5", "into compass");
    field_is("turn_plus", "1");
    asks(1, "choose what to do with the tool");
}

/* COV-10.54: nobody is in use yet, or another tool is. */
static void strength_from_a_silver_jewel_elsewhere_does_not(void **state)
{
    (void)state;
    given(SPARK);
    play("use smiths_hammer_1", "inlay", "jewel silver_goblin_5", "into pick");
    field_is("turn_plus", "0");
    play("assign 1 to pick");
    field_is("turn_plus", "0");
    given(SPARK, "phase=menu", "at_turn=1", "p1.dwarf_on.pick=1", "turn_tool=pick",
          "p1.jewel.pick=silver_chisel_1");
    play("inlay", "jewel silver_goblin_5"); /* the compass has the only empty slot */
    field_is("p1.jewel.compass", "silver_goblin_5");
    field_is("turn_plus", "0");
}

/* COV-10.4, COV-153: what is not there is lost, and nobody is asked for a wild any more. */
static void a_batch_takes_what_the_supply_has(void **state)
{
    (void)state;
    given("relic.ancestor_crown_2=p1", "p1.forged.4=emerald_axe_silver",
          "p1.forged.8=emerald_axe_gold");
    play("use ancestor_crown_2");
    options_are("emerald | gold | mythrall"); /* the 4 iron of the batch are spoken for */
    play("gold");
    options_are("emerald | mythrall");
    play("emerald"); /* the last wild can only be mythrall */
    asks(1, "assign a dwarf");
    has(1, "4 iron 1 emerald 1 gold 1 mythrall");
    given("relic.ancestor_crown_2=p1", "p2.iron=4", "p1.gold=1", "p1.emerald=1", "p1.mythrall=1");
    play("use ancestor_crown_2");
    asks(1, "assign a dwarf");
}

/* COV-237: also for the relic of another type whose effect is copied. */
static void a_card_may_hear_that_a_relic_was_used(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1", "p1.has=gate_guard", "p2.has=song_of_deeds");
    play("use ale_horn_1", "decline");
    has(1, "6 gp 0 plus1");
    has(2, "5 gp");
    given("relic.ale_horn_1=p1", "relics_shown.1=rune_map_1", "p1.has=borrowed_power gate_guard");
    play("use ale_horn_1", "copy rune_map_1", "court", "court", "decline");
    has(1, "6 gp");
}

/* first_sparkle: the effect of the jewel that it was told of, though another was set meanwhile. */
static void the_first_sparkle_is_that_of_its_own_jewel(void **state)
{
    (void)state;
    given("relic.smiths_hammer_1=p1", "p1.has=first_sparkle drums_of_stone", "p1.clan=clan_blue",
          "no_enemies", "c3.goblin=1", "c4.orc=1", "silver_shown.2=silver_goblin_1",
          "gold_shown.3=golden_orc_1", "p1.gold=1", "p1.mythrall=1");
    play("use smiths_hammer_1", "inlay", "jewel silver_goblin_1", "into pick",
         "next drums_of_stone", "jewel golden_orc_1", "into axe");
    asks(1, "choose an enemy to capture");
    options_are("capture goblin c3 | decline"); /* not what the golden one could take */
}

/* COV-258: the score lines add up to the total whatever was lost. */
static void a_great_loss_is_told_as_far_as_it_can_be(void **state)
{
    adit_score_line lines[12];
    int total, sum = 0;

    (void)state;
    given("phase=final", "era=3", "p1.gp=400", "p1.has=brave_settlers", "b3=yellow_gold_hall",
          "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den", "no_enemies",
          "b3.goblin=1", "c3.goblin=1", "building_1.b3=p1_house", "building_1.c3=p1_house");
    has(1, "100 gp");
    field_is("p1.lost", "255");
    const int count = adit_game_score(covt_match(), 1, &total, lines, 12);
    for (int i = 0; i < count; i++) {
        sum += lines[i].points;
    }
    assert_int_equal(total, 100);
    assert_int_equal(sum, 100);
}

/* COV-230: between the choice of a jewel and that of its tool an exchange can spend the price. */
static void a_jewel_whose_price_was_spent_is_not_set(void **state)
{
    (void)state;
    given("relic.smiths_hammer_1=p1", "p1.clan=clan_blue", "gold_shown.2=golden_orc_1",
          "p1.has=close_pillars", "p1.gold=1", "p1.iron=0");
    play("use smiths_hammer_1", "inlay", "jewel golden_orc_1");
    asks(1, "choose a tool");
    play("anytime 1 gold for 1 iron");
    has(1, "0 gold 1 iron");
    asks(1, "assign a dwarf to a tool"); /* no tool is offered any more */
    field_is("p1.jewel.axe", "none");
    field_is("p1.jewel.cart", "none");
    field_is("gold_shown.2", "golden_orc_1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(red_gp_are_paid_and_black_steps_are_gained),
        COVT_TEST(a_tool_that_prints_iron_costs_2_iron),
        COVT_TEST(strength_from_a_silver_jewel_on_the_tool_in_use_counts),
        COVT_TEST(strength_from_a_silver_jewel_elsewhere_does_not),
        COVT_TEST(a_batch_takes_what_the_supply_has),
        COVT_TEST(a_card_may_hear_that_a_relic_was_used),
        COVT_TEST(the_first_sparkle_is_that_of_its_own_jewel),
        COVT_TEST(a_great_loss_is_told_as_far_as_it_can_be),
        COVT_TEST(a_jewel_whose_price_was_spent_is_not_set),
    };

    return cmocka_run_group_tests(tests, open_odd_pieces, covt_close) != 0;
}
