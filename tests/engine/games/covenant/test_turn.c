/* test_turn.c - the course of a turn (5.2), the tool menu, and whose turn comes next (5.1). */
#include "tests/engine/games/covenant/log.h"

#include <stdio.h>

/* A mountain without skulls, so that nothing comes by chance but what a test wants. */
#define QUIET                                                                                      \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"

/* The seat takes its n-th turn of an Era, in which a dwarf does nothing. The last one has only one
 * tool left, so nobody is asked. */
static void pass_turn(int seat, int n)
{
    static const char *const moves[] = {"assign 1 to pick", "assign 1 to axe",
                                        "assign 1 to compass"};

    if (n < 3) {
        asks(seat, "assign a dwarf");
        play(moves[n]);
    }
    asks(seat, "choose what to do with the tool");
    play("done");
}

/* ---- T1: assigning (COV-120) ---- */

/* COV-11.8, COV-49 */
static void a_dwarf_leaves_the_tavern_and_occupies_the_tool(void **state)
{
    (void)state;
    given("p1.tavern.2=1");
    field_is("p1.tavern.1", "3");
    play("assign 2 to axe");
    field_is("p1.tavern.2", "0");
    field_is("p1.dwarf_on.axe", "2");
    field_is("turn_tool", "axe");
    asks(1, "choose what to do with the tool");
}

/* COV-146 */
static void dwarves_of_equal_strength_are_one_option(void **state)
{
    (void)state;
    given("p1.tavern.2=1");
    options_are("assign 1 to pick | assign 2 to pick | assign 1 to axe | assign 2 to axe | "
                "assign 1 to compass | assign 2 to compass | assign 1 to cart | assign 2 to cart");
}

/* COV-120, COV-12.4 */
static void a_tool_with_a_dwarf_is_not_free(void **state)
{
    (void)state;
    given("round=2", "p1.dwarf_on.axe=1");
    refuses("assign 1 to axe", "a dwarf is already working with that tool");
    assert_int_equal(count_options("assign"), 3);
}

/* COV-127, COV-208: an action that nothing comes of is marked before it takes the turn. */
static void cov127_an_action_without_effect_is_marked(void **state)
{
    uint64_t before;

    (void)state;
    given("no_enemies");
    before = adit_game_hash(covt_match());
    assert_true(is_idle("assign 1 to axe")); /* there are no enemies */
    assert_false(is_idle("assign 1 to pick"));
    assert_true(adit_game_hash(covt_match()) == before);
    play("assign 1 to axe");
    assert_true(is_idle("action"));
    assert_false(is_idle("done"));
}

/* COV-120, COV-121, COV-127: what is missing is named. */
static void cov120_a_dwarf_or_tool_that_is_missing_is_named(void **state)
{
    (void)state;
    given("p1.tavern.2=1", "p1.plus1=1");
    refuses("assign 3 to axe", "you have no dwarf of strength 3 in the tavern");
    refuses("assign 1 to space_3", "there is no tool on that space");
    play("assign 2 to axe");
    refuses("plus2", "you have no such support piece");
    play("no_support");
    refuses("inlay", "the tool in use has no jewel");
}

/* COV-228, COV-10.49: also in the same Era. */
static void a_forged_tool_can_be_chosen(void **state)
{
    (void)state;
    given("p1.forged.3=emerald_axe_silver");
    offers("assign 1 to space_3");
    play("assign 1 to space_3");
    field_is("p1.dwarf_on.space_3", "1");
}

/* ---- T2: support (COV-121) ---- */

/* COV-147 */
static void one_piece_of_support_may_be_used(void **state)
{
    (void)state;
    given("p1.plus1=2", "p1.plus2=1");
    play("assign 1 to cart");
    asks(1, "add a support piece to the dwarf");
    options_are("no_support | plus1 | plus2");
    play("plus1"); /* COV-10.7: exactly one */
    asks(1, "choose what to do with the tool");
    has(1, "1 plus1 1 plus2");
    field_is("turn_support", "1");
}

static void without_support_nobody_is_asked(void **state)
{
    (void)state;
    given();
    play("assign 1 to cart");
    asks(1, "choose what to do with the tool");
    given("p1.plus2=1");
    play("assign 1 to cart");
    options_are("no_support | plus2");
    play("no_support");
    has(1, "1 plus2");
}

/* COV-10.8, COV-124: it goes back to the supply all the same. */
static void support_is_spent_though_the_action_is_left_out(void **state)
{
    (void)state;
    given("p1.plus1=1");
    play("assign 1 to cart", "plus1", "done");
    has(1, "0 plus1");
    field_is("turn_support", "0");
    asks(2, "assign a dwarf");
}

/* COV-10.120 */
static void support_gained_before_the_assignment_can_be_used(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1");
    play("use ale_horn_1", "take_plus1", "take_plus1", "assign 1 to cart");
    asks(1, "add a support piece to the dwarf");
    options_are("no_support | plus1");
}

/* ---- Strength (COV-126) ---- */

/* COV-11.9: 2 of the dwarf and 2 of the support are enough for a troll and a goblin. */
static void support_adds_to_the_strength_of_the_action(void **state)
{
    (void)state;
    given(QUIET, "c3.troll=1", "b3.goblin=2", "p1.tavern.2=1", "p1.plus2=1", "p1.track.prestige=8");
    play("assign 2 to axe", "plus2", "action", "fight troll c3", "fight goblin b3");
    assert_true(was_logged("skirmish action with strength 4"));
    asks(1, "take the reward of a die");
}

static void the_tool_decides_which_tradition_adds_strength(void **state)
{
    static const struct {
        const char *move, *log;
    } rows[] = {
        {"assign 1 to pick", "dig action with strength 2"},
        {"assign 1 to axe", "skirmish action with strength 2"},
        {"assign 1 to compass", "build action with strength 2"},
        {"assign 1 to cart", "transport action with strength 2"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        given(QUIET, "p1.has=diggers_pride carters_pride warriors_pride builders_pride");
        play(rows[i].move, "action");
        assert_true(was_logged(rows[i].log));
    }
}

/* COV-10.102, COV-149 */
static void a_book_is_for_any_action_and_no_tradition_adds_to_it(void **state)
{
    static const char *const actions[] = {"dig", "skirmish", "build", "transport"};

    (void)state;
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
        char log[60];
        given(QUIET, "p1.forged.1=mythrall_book_silver_1",
              "p1.has=diggers_pride carters_pride warriors_pride builders_pride");
        play("assign 1 to space_1", "action");
        asks(1, "choose a basic action for the book");
        options_are("dig | skirmish | build | transport");
        play(actions[i]);
        snprintf(log, sizeof log, "%s action with strength 1", actions[i]);
        assert_true(was_logged(log));
    }
}

/* COV-10.102: its jewel works. */
static void the_jewel_of_a_book_works(void **state)
{
    (void)state;
    given(QUIET, "c3.goblin=2", "p1.forged.1=mythrall_book_silver_1",
          "p1.jewel.space_1=silver_goblin_1");
    play("assign 1 to space_1", "inlay", "capture goblin c3", "skip goblin");
    has(1, "1 goblin");
    asks(1, "choose what to do with the tool");
    options_are("action | done");
}

/* COV-126: the jewel counts if its effect was used before, and strength is fixed then. */
static void a_jewel_of_strength_counts_only_before_the_action(void **state)
{
    (void)state;
    given(QUIET, "p1.clan=clan_red", "p1.jewel.pick=golden_strength_1", "p1.tavern.4=1",
          "p1.plus2=1", "p1.has=diggers_pride");
    play("assign 4 to pick", "plus2", "inlay", "action");
    assert_true(was_logged("dig action with strength 8")); /* as much as there can be */
    given(QUIET, "p1.clan=clan_red", "p1.jewel.axe=none", "p1.jewel.pick=golden_strength_1");
    play("assign 1 to pick", "action");
    assert_true(was_logged("dig action with strength 1"));
}

/* COV-11.1 */
static void strength_3_delivers_three_resources(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.iron=1", "p1.emerald=1", "p1.gold=1", "p1.mythrall=1");
    play("assign 3 to cart", "action", "site site_p3", "deliver mythrall", "deliver emerald",
         "deliver iron");
    asks(1, "choose a reward");
    play("reward 2 of site_p3", "decline");
    goods_are(1, "1 gold 9 gp"); /* 5 + 2 + 1 + 1; the fourth stays */
    field_is("carts_p1.site_p3", "3");
    asks(2, "assign a dwarf");
}

/* COV-11.2: three at the site, then one at the throne. */
static void with_a_support_piece_a_fourth_resource_goes_to_the_throne(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.iron=1", "p1.emerald=1", "p1.gold=1", "p1.mythrall=1", "p1.plus1=1");
    play("assign 3 to cart", "plus1", "action", "site site_p3", "deliver mythrall",
         "deliver emerald", "deliver iron", "reward 2 of site_p3", "decline");
    asks(1, "choose a resource to deliver");
    play("deliver gold");
    goods_are(1, "11 gp"); /* the +1 is back in the supply */
    field_is("p1.throne.gold", "1");
    asks(2, "assign a dwarf");
}

/* ---- T3: the menu (COV-122) ---- */

/* COV-11.10, COV-148 */
static void action_and_jewel_come_in_either_order(void **state)
{
    (void)state;
    given(QUIET, "c3.goblin=3", "p1.clan=clan_red", "p1.jewel.axe=silver_goblin_1",
          "p1.tavern.4=1");
    play("assign 4 to axe");
    options_are("action | inlay | done");
    play("action", "fight goblin c3", "fight goblin c3", "stop", "skip goblin");
    options_are("inlay | done");
    play("inlay", "capture goblin c3", "skip goblin");
    has(1, "3 goblin");
    asks(2, "assign a dwarf");

    given(QUIET, "c3.goblin=3", "p1.clan=clan_red", "p1.jewel.axe=silver_goblin_1",
          "p1.tavern.4=1");
    play("assign 4 to axe", "inlay", "capture goblin c3", "skip goblin");
    options_are("action | done");
    play("action", "fight goblin c3", "fight goblin c3", "skip goblin");
    has(1, "3 goblin");
    asks(2, "assign a dwarf");
}

/* COV-127 */
static void what_is_left_may_be_given_up(void **state)
{
    (void)state;
    given("p1.clan=clan_red", "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "done");
    asks(2, "assign a dwarf");
}

/* COV-10.28: what a dungeon holds is looked at in the Council only. */
static void a_dungeon_holds_any_number_until_the_council(void **state)
{
    (void)state;
    given(QUIET, "c3.goblin=3", "b3.goblin=3", "p1.goblin=4", "p1.tavern.4=1",
          "p1.track.prestige=8");
    play("assign 4 to axe", "action", "fight goblin b3", "fight goblin b3", "fight goblin b3",
         "fight goblin c3", "skip goblin");
    has(1, "8 goblin");
    asks(2, "assign a dwarf");
}

/* COV-128, COV-10.94 */
static void what_a_clan_does_concerns_no_other(void **state)
{
    (void)state;
    given("no_enemies", "hall.yellow_emerald_haven=under_c5", "rubble_shown.5=iron_rubble_1",
          "p1.track.mining=8", "p2.has=joy_of_discovery call_of_the_deep");
    play("assign 1 to pick", "action", "take iron_rubble_1", "reveal c5", "decline");
    has(2, "5 gp");
    field_is("p2.track.mining", "0");
}

/* ---- T0 and T4 (COV-119, COV-123) ---- */

static void relics_are_asked_for_before_and_after(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1", "relic.miners_lamp_1=p2", "relic.rune_map_1=used_p1");
    asks(1, "use a relic, or pass");
    options_are("use ale_horn_1 | pass");
    refuses("use rune_map_1", "you have already used it");
    refuses("use miners_lamp_1", "you do not own it");
    play("pass", "assign 1 to pick", "done");
    asks(1, "use a relic, or pass");
    play("pass");
    asks(2, "use a relic, or pass");
}

/* COV-10.64 */
static void only_one_relic_is_used_in_a_turn(void **state)
{
    (void)state;
    given("relic.rune_map_1=p1", "relic.rune_map_2=p1");
    play("use rune_map_1", "court", "prestige", "assign 1 to pick", "done");
    asks(2, "assign a dwarf");
    field_is("relic.rune_map_1", "used_p1");
    field_is("relic.rune_map_2", "p1");
}

/* COV-10.65, COV-236: it is fresh until the turn is over. */
static void a_relic_of_this_turn_waits_for_the_next_one(void **state)
{
    (void)state;
    given("relic.rune_map_1=p1", "relic.ale_horn_1=p1", "relics_shown.1=miners_lamp_1",
          "p1.track.mining=1");
    play("use rune_map_1", "mining", "relic miners_lamp_1", "court", "assign 1 to pick");
    field_is("relic.miners_lamp_1", "fresh_p1");
    play("done");
    field_is("relic.miners_lamp_1", "p1");
}

/* ---- T5 and what comes next (COV-117, COV-118, COV-124) ---- */

static void the_display_of_tools_is_full_again_after_the_turn(void **state)
{
    (void)state;
    given("phase=cleanup", "turn_tool=pick", "tools_shown.1=none", "tools_shown.3=none",
          "coins_shown.1=glory_coin_1", "coins_shown.2=glory_coin_2",
          "coins_shown.3=support_coin_1", "coins_shown.4=none");
    asks(2, "assign a dwarf");
    for (int i = 0; i < 4; i++) {
        assert_int_not_equal(covt_now()->shown[COV_TOOLS_SHOWN][i], 0);
    }
    field_is("coins_shown.4", "support_coin_1"); /* COV-238: they slide */
    field_is("coins_shown.2", "glory_coin_1");
    field_is("turn_tool", "none");
}

static void turns_go_around_four_times_and_then_comes_the_council(void **state)
{
    (void)state;
    given_players(3);
    for (int round = 0; round < 4; round++) {
        assert_int_equal(covt_now()->round, round + 1);
        for (int seat = 1; seat <= 3; seat++) {
            pass_turn(seat, round);
        }
    }
    assert_true(was_logged("Council Phase 1"));
    assert_true(was_logged("Era 2 begins"));
    field_is("era", "2");
    field_is("round", "1");
    field_is("p2.tavern.1", "4"); /* COV-130 */
    asks(1, "assign a dwarf");
}

/* COV-10.1, COV-6 */
static void the_starting_player_begins_every_era(void **state)
{
    (void)state;
    given("start_player=2", "at_turn=2");
    for (int era = 1; era <= 3; era++) {
        for (int round = 0; round < 4; round++) {
            pass_turn(2, round);
            pass_turn(1, round);
        }
    }
    assert_true(adit_game_is_over(covt_match())); /* COV-12.18: 12 turns of each clan */
    assert_int_equal(covt_now()->base.turn, 24);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_dwarf_leaves_the_tavern_and_occupies_the_tool),
        COVT_TEST(dwarves_of_equal_strength_are_one_option),
        COVT_TEST(a_tool_with_a_dwarf_is_not_free),
        COVT_TEST(cov127_an_action_without_effect_is_marked),
        COVT_TEST(cov120_a_dwarf_or_tool_that_is_missing_is_named),
        COVT_TEST(a_forged_tool_can_be_chosen),
        COVT_TEST(one_piece_of_support_may_be_used),
        COVT_TEST(without_support_nobody_is_asked),
        COVT_TEST(support_is_spent_though_the_action_is_left_out),
        COVT_TEST(support_gained_before_the_assignment_can_be_used),
        COVT_TEST(support_adds_to_the_strength_of_the_action),
        COVT_TEST(the_tool_decides_which_tradition_adds_strength),
        COVT_TEST(a_book_is_for_any_action_and_no_tradition_adds_to_it),
        COVT_TEST(the_jewel_of_a_book_works),
        COVT_TEST(a_jewel_of_strength_counts_only_before_the_action),
        COVT_TEST(strength_3_delivers_three_resources),
        COVT_TEST(with_a_support_piece_a_fourth_resource_goes_to_the_throne),
        COVT_TEST(action_and_jewel_come_in_either_order),
        COVT_TEST(what_is_left_may_be_given_up),
        COVT_TEST(a_dungeon_holds_any_number_until_the_council),
        COVT_TEST(what_a_clan_does_concerns_no_other),
        COVT_TEST(relics_are_asked_for_before_and_after),
        COVT_TEST(only_one_relic_is_used_in_a_turn),
        COVT_TEST(a_relic_of_this_turn_waits_for_the_next_one),
        COVT_TEST(the_display_of_tools_is_full_again_after_the_turn),
        COVT_TEST(turns_go_around_four_times_and_then_comes_the_council),
        COVT_TEST(the_starting_player_begins_every_era),
    };

    return COVT_RUN(tests);
}
