/* test_tools.c - forging tools and setting jewels: 6.6, 6.7, the tool spaces of COV-80 to COV-87,
 * the jewels of 7.5, and the rulings about them. */
#include <stdio.h>

#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "tests/support/cov_table.h"

/* Forges a tool or inlays a jewel, before or after the work of the turn. */
#define HAMMER "relic.smiths_hammer_1=p1"
#define TOOLS                                                                                      \
    "tools_shown.1=emerald_pick_silver", "tools_shown.2=gold_axe_silver",                          \
        "tools_shown.3=mythrall_book_silver_1", "tools_shown.4=emerald_cart_gold"
#define SILVER                                                                                     \
    "silver_shown.1=silver_goblin_1", "silver_shown.2=silver_cart_1",                              \
        "silver_shown.3=silver_chisel_1"
#define GOLD                                                                                       \
    "gold_shown.1=golden_strength_1", "gold_shown.2=golden_orc_1", "gold_shown.3=golden_hearth_1"
/* Slots: pick silver, axe gold, compass silver, cart gold. */
#define BLUE "p1.clan=clan_blue"
#define PRICE "p1.iron=1", "p1.emerald=1"
#define COLUMN_T "p1.forged.1=emerald_axe_silver", "p1.forged.2=emerald_axe_gold"

static int keys_of_1(void)
{
    return cov_keys(adit_game_view_tx(covt_match()), 0);
}

static int storage_of_1(void)
{
    return cov_storage(adit_game_view_tx(covt_match()), 0);
}

/* ---- Forging ---- */

/* COV-225, COV-142 */
static void a_tool_costs_an_iron_and_the_printed_resource(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, "p1.iron=2", "p1.emerald=1", "p1.mythrall=1");
    play("use smiths_hammer_1", "forge");
    asks(1, "forge a tool");
    options_are("forge emerald_pick_silver | forge mythrall_book_silver_1 | forge "
                "emerald_cart_gold | decline");
    refuses("forge gold_axe_silver", "needs 1 gold, has 0");
    play("forge mythrall_book_silver_1");
    asks(1, "choose a tool space");
    has(1, "2 iron 1 mythrall");
    play("on place_6");
    has(1, "1 iron 1 emerald 0 mythrall");
    field_is("p1.forged.6", "mythrall_book_silver_1");
    field_is("tools_shown.3", "none"); /* COV-228, COV-10.93: no refill before the end */
}

static void forging_may_be_declined(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE);
    play("use smiths_hammer_1", "forge", "decline");
    has(1, "1 iron 1 emerald");
    asks(1, "assign a dwarf");
}

/* COV-141 */
static void without_a_tool_that_can_be_paid_nobody_is_asked(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, "p1.iron=1");
    play("use smiths_hammer_1", "forge");
    asks(1, "assign a dwarf");
}

/* COV-11.3 */
static void a_column_takes_two_tools(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE, COLUMN_T);
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver");
    options_are("on place_3 | on place_4 | on place_5 | on place_6 | on place_7 | on place_8");
    refuses("on place_1", "there is already a tool on that space");
}

/* COV-10.50 */
static void with_all_spaces_full_no_tool_can_be_forged(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE, COLUMN_T, "p1.forged.3=gold_axe_gold",
          "p1.forged.4=mythrall_axe_gold", "p1.forged.5=emerald_pick_gold",
          "p1.forged.6=gold_pick_silver", "p1.forged.7=gold_pick_gold",
          "p1.forged.8=mythrall_pick_gold");
    play("use smiths_hammer_1", "forge");
    asks(1, "assign a dwarf");
    has(1, "1 iron 1 emerald");
}

/* COV-80 to COV-87: what each space asks or gives, and what was taken before. */
static void every_tool_space_gives_its_reward(void **state)
{
    static const struct {
        const char *asked;
        int houses, keys, storage;
    } spaces[COV_TOOL_SPACES] = {
        {"choose a dwarf to strengthen", 3, 2, 4},
        {"take a +1 support piece, or swap a +1 for a +2", 3, 2, 4},
        {"choose a dwarf to strengthen", 2, 4, 4}, /* Prestige 2 */
        {"move an enemy to an adjacent hall", 2, 4, 6},
        {"obtain a King's Coin", 2, 2, 4}, /* Court 2 */
        {"obtain a relic", 2, 2, 4},       /* Mining 2 */
        {"inlay a jewel", 2, 2, 4},
        {"accept or decline", 2, 2, 6},
    };

    (void)state;
    for (int space = 1; space <= COV_TOOL_SPACES; space++) {
        char move[24];

        snprintf(move, sizeof move, "on place_%d", space);
        given(HAMMER, TOOLS, BLUE, "p1.iron=2", "p1.emerald=2", "no_enemies", "c3.goblin=1",
              space == 6 ? "p1.track.mining=0" : "p1.track.mining=1");
        play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", move);
        asks(1, spaces[space - 1].asked);
        assert_int_equal(covt_now()->player[0].forge[COV_HOUSE], spaces[space - 1].houses);
        assert_int_equal(covt_now()->player[0].forge[COV_WORKSHOP], spaces[space - 1].houses);
        assert_int_equal(keys_of_1(), spaces[space - 1].keys);
        assert_int_equal(storage_of_1(), spaces[space - 1].storage);
    }
}

/* COV-84: the throne after both steps on Court */
static void space_5_gives_a_throne_delivery_after_its_steps(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, "p1.iron=2", "p1.emerald=1", "p1.track.court=3");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_5", "decline");
    field_is("p1.track.court", "5");
    asks(1, "choose a resource to deliver");
}

/* COV-173, COV-87 */
static void space_8_turns_an_iron_into_a_relic(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, "p1.iron=2", "p1.emerald=1", "p1.track.mining=1",
          "relics_shown.1=ale_horn_1");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_8");
    options_are("accept 1 iron for a relic | decline");
    play("accept 1 iron for a relic", "relic ale_horn_1");
    has(1, "0 iron");
    field_is("relic.ale_horn_1", "fresh_p1");
}

/* COV-10.51 */
static void space_8_without_iron_gives_the_storage_only(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE, "p1.track.mining=1");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_8");
    asks(1, "assign a dwarf");
    assert_int_equal(storage_of_1(), 6);
}

/* COV-173: nor is it asked if no relic is within reach */
static void space_8_takes_no_iron_for_nothing(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, "p1.iron=2", "p1.emerald=1");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_8");
    asks(1, "assign a dwarf");
    has(1, "1 iron");
}

/* COV-10.52, COV-41, COV-42, COV-10.29 */
static void both_storage_tiles_and_both_key_tiles_are_all_there_are(void **state)
{
    (void)state;
    given("p1.forged.3=gold_axe_gold", "p1.forged.4=mythrall_axe_gold",
          "p1.forged.8=mythrall_pick_gold");
    assert_int_equal(storage_of_1(), 8);
    assert_int_equal(keys_of_1(), 6);
    given("p1.forged.3=gold_axe_gold", "p1.forged.4=mythrall_axe_gold",
          "p1.forged.8=mythrall_pick_gold", "p1.has=hidden_chamber");
    assert_int_equal(storage_of_1(), 9);
    assert_int_equal(keys_of_1(), 7);
}

/* COV-10.49, COV-10.116, COV-228 */
static void a_tool_forged_before_the_assignment_can_be_used_at_once(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE, "p1.track.mining=8");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver");
    offers_not("assign 1 to space_6");
    play("on place_6");
    offers("assign 1 to space_6");
    play("assign 1 to space_6");
    field_is("turn_tool", "space_6");
    assert_int_equal(cov_tool_type(adit_game_view_tx(covt_match()), 0, 9), COV_PICK);
}

/* COV-10.96, COV-227 */
static void the_space_and_the_tradition_come_in_the_order_of_the_player(void **state)
{
    (void)state;
    given(HAMMER, TOOLS, PRICE, "p1.has=praise_of_the_smith");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_2");
    asks(1, "choose what happens next");
    options_are("next place_2 | next praise_of_the_smith");
    play("next praise_of_the_smith", "court");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("p1.track.court", "1");
}

/* ---- Setting jewels ---- */

/* COV-11.4 */
static void a_gold_jewel_is_worth_2_gp(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1");
    play("use smiths_hammer_1", "inlay");
    options_are("jewel silver_cart_1 | jewel golden_orc_1 | decline");
    play("jewel golden_orc_1");
    asks(1, "choose a tool");
    options_are("into axe | into cart");
    refuses("into pick", "its slot has a different colour");
    has(1, "1 gold 5 gp"); /* COV-142 */
    play("into cart");
    has(1, "0 gold 7 gp");
    field_is("p1.jewel.cart", "golden_orc_1");
}

/* COV-11.4 */
static void a_silver_jewel_is_worth_3_gp(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1");
    play("use smiths_hammer_1", "inlay", "jewel silver_cart_1", "into pick");
    has(1, "0 gold 8 gp");
}

/* COV-231, COV-10.93: refilled at once with the same colour. */
static void the_display_of_jewels_is_refilled_at_once(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1", "jewel.silver_cart_5=next_2",
          "jewel.golden_strength_5=next_1");
    play("use smiths_hammer_1", "inlay", "jewel silver_cart_1", "into pick");
    field_is("silver_shown.2", "silver_cart_5");
    field_is("gold_shown.2", "golden_orc_1");
    field_is("jewel.golden_strength_5", "next_1");
}

/* COV-10.53 */
static void a_colour_without_an_empty_slot_cannot_be_taken(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1", "p1.jewel.pick=silver_goblin_5",
          "p1.jewel.compass=silver_goblin_4");
    play("use smiths_hammer_1", "inlay");
    options_are("jewel golden_orc_1 | decline");
    refuses("jewel silver_cart_1", "you have no empty slot of its colour");
    refuses("jewel golden_strength_1", "needs 1 emerald, has 0");
}

/* COV-230: forged tools have slots too, with or without a dwarf. */
static void a_jewel_may_go_on_a_forged_tool_and_on_one_with_a_dwarf(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1", "p1.forged.7=emerald_pick_silver", "round=2",
          "p1.dwarf_on.pick=1", "p2.dwarf_on.pick=1");
    play("use smiths_hammer_1", "inlay", "jewel silver_cart_1");
    options_are("into pick | into compass | into space_7");
    play("into space_7");
    field_is("p1.jewel.space_7", "silver_cart_1");
}

static void inlaying_may_be_declined(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, "p1.gold=1");
    play("use smiths_hammer_1", "inlay", "decline");
    has(1, "1 gold 5 gp");
}

/* ---- What jewels do ---- */

/* COV-244: the six effects, used before the action. */
static void every_jewel_gives_its_effect(void **state)
{
    static const struct {
        const char *tool, *jewel, *asked;
    } jewels[] = {
        {"pick", "silver_goblin_5", "choose an enemy to capture"},
        {"pick", "silver_cart_5", "choose a construction site"},
        {"pick", "silver_chisel_5", "inlay a jewel"},
        {"axe", "golden_orc_5", "choose an enemy to capture"},
        {"axe", "golden_hearth_5", "choose where to build it"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof jewels / sizeof *jewels; i++) {
        char setting[64], move[64];

        snprintf(setting, sizeof setting, "p1.jewel.%s=%s", jewels[i].tool, jewels[i].jewel);
        snprintf(move, sizeof move, "assign 1 to %s", jewels[i].tool);
        given(BLUE, setting, "p1.gold=1", "no_enemies", "c3.goblin=1", "c4.orc=1");
        play(move, "inlay");
        asks(1, jewels[i].asked);
        offers("decline");
    }
}

/* COV-244, COV-126 */
static void a_jewel_of_strength_makes_the_dwarf_in_use_stronger(void **state)
{
    (void)state;
    given(BLUE, "p1.jewel.axe=golden_strength_5", "no_enemies", "c3.orc=1");
    play("assign 1 to axe", "inlay");
    field_is("turn_plus", "1");
    play("action");
    offers("fight orc c3");
}

/* COV-10.92 */
static void jewel_effects_do_not_grow_with_strength(void **state)
{
    (void)state;
    given(BLUE, "p1.jewel.axe=golden_orc_5", "p1.tavern.4=1", "p1.has=warriors_pride", "no_enemies",
          "c3.goblin=3", "die.goblin=4", "p1.plus2=1");
    play("assign 4 to axe", "plus2", "inlay", "capture goblin c3", "take goblin");
    has(1, "1 goblin 6 gp");
    field_is("c3.goblin", "2");
}

/* ---- At once, with first_sparkle
 * ------------------------------------------------------------------- */

#define SPARKLE "p1.has=first_sparkle"

/* first_sparkle, COV-232: in addition to the normal GP */
static void a_silver_jewel_works_when_it_is_set(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, SPARKLE, "p1.emerald=1", "no_enemies", "c3.goblin=1",
          "die.goblin=4");
    play("use smiths_hammer_1", "inlay", "jewel silver_goblin_1", "into pick");
    has(1, "8 gp");
    asks(1, "choose an enemy to capture");
    options_are("capture goblin c3 | decline");
    play("capture goblin c3", "take goblin");
    has(1, "1 goblin 9 gp");
    asks(1, "assign a dwarf");
}

static void a_gold_jewel_is_worth_1_gp_more(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, SPARKLE, "p1.gold=1");
    play("use smiths_hammer_1", "inlay", "jewel golden_orc_1", "into axe");
    has(1, "8 gp");
    asks(1, "assign a dwarf");
}

/* COV-10.56: each costs a resource and a slot. */
static void a_chain_of_inlays_goes_on_while_resources_and_slots_last(void **state)
{
    (void)state;
    given(HAMMER, GOLD, BLUE, SPARKLE, "silver_shown.1=silver_chisel_1",
          "silver_shown.2=silver_chisel_2", "silver_shown.3=silver_chisel_3", "p1.emerald=1",
          "p1.gold=1", "p1.mythrall=1");
    play("use smiths_hammer_1", "inlay", "jewel silver_chisel_1", "into pick",
         "jewel silver_chisel_2");
    has(1, "0 emerald 0 gold 11 gp"); /* the compass had the only slot left */
    field_is("p1.jewel.compass", "silver_chisel_2");
    options_are("jewel golden_hearth_1 | decline");
    play("jewel golden_hearth_1", "into axe");
    has(1, "0 mythrall 14 gp");
    asks(1, "assign a dwarf");
}

/* COV-10.55, COV-233: set by the action on the tool in use, it works at once and once more. */
static void a_jewel_set_on_the_tool_in_use_works_twice(void **state)
{
    (void)state;
    given(SILVER, GOLD, BLUE, SPARKLE, "p1.tavern.2=1", "p1.emerald=1", "no_enemies",
          "c3=yellow_emerald_cell", "c4=yellow_gold_lair", "c3.goblin=2", "die.goblin=4");
    play("assign 2 to compass", "action", "option b2");
    if (adit_game_option_find(covt_match(), "workshop") >= 0) {
        play("workshop");
    }
    play("at c3", "jewel silver_goblin_1", "into compass", "capture goblin c3", "skip goblin");
    asks(1, "choose what to do with the tool");
    options_are("inlay | done");
    play("inlay", "capture goblin c3");
    has(1, "2 goblin");
}

/* COV-10.117 */
static void a_jewel_set_after_the_work_is_not_used_in_this_turn(void **state)
{
    (void)state;
    given(HAMMER, SILVER, GOLD, BLUE, SPARKLE, "p1.emerald=1", "no_enemies", "c3.goblin=2");
    play("pass", "assign 1 to pick", "done", "use smiths_hammer_1", "inlay",
         "jewel silver_goblin_1", "into pick");
    asks(1, "choose an enemy to capture"); /* first_sparkle still works */
    play("decline");
    asks(2, "assign a dwarf");
    field_is("c3.goblin", "2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_tool_costs_an_iron_and_the_printed_resource),
        COVT_TEST(forging_may_be_declined),
        COVT_TEST(without_a_tool_that_can_be_paid_nobody_is_asked),
        COVT_TEST(a_column_takes_two_tools),
        COVT_TEST(with_all_spaces_full_no_tool_can_be_forged),
        COVT_TEST(every_tool_space_gives_its_reward),
        COVT_TEST(space_5_gives_a_throne_delivery_after_its_steps),
        COVT_TEST(space_8_turns_an_iron_into_a_relic),
        COVT_TEST(space_8_without_iron_gives_the_storage_only),
        COVT_TEST(space_8_takes_no_iron_for_nothing),
        COVT_TEST(both_storage_tiles_and_both_key_tiles_are_all_there_are),
        COVT_TEST(a_tool_forged_before_the_assignment_can_be_used_at_once),
        COVT_TEST(the_space_and_the_tradition_come_in_the_order_of_the_player),
        COVT_TEST(a_gold_jewel_is_worth_2_gp),
        COVT_TEST(a_silver_jewel_is_worth_3_gp),
        COVT_TEST(the_display_of_jewels_is_refilled_at_once),
        COVT_TEST(a_colour_without_an_empty_slot_cannot_be_taken),
        COVT_TEST(a_jewel_may_go_on_a_forged_tool_and_on_one_with_a_dwarf),
        COVT_TEST(inlaying_may_be_declined),
        COVT_TEST(every_jewel_gives_its_effect),
        COVT_TEST(a_jewel_of_strength_makes_the_dwarf_in_use_stronger),
        COVT_TEST(jewel_effects_do_not_grow_with_strength),
        COVT_TEST(a_silver_jewel_works_when_it_is_set),
        COVT_TEST(a_gold_jewel_is_worth_1_gp_more),
        COVT_TEST(a_chain_of_inlays_goes_on_while_resources_and_slots_last),
        COVT_TEST(a_jewel_set_on_the_tool_in_use_works_twice),
        COVT_TEST(a_jewel_set_after_the_work_is_not_used_in_this_turn),
    };

    return COVT_RUN(tests);
}
