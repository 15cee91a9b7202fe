/* test_skirmish.c - the basic action Skirmish (6.3): the set of enemies, Prestige, the dice. */
#include "tests/support/cov_table.h"

#include <stdio.h>

#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"
/* One of each and some goblins. */
#define CROWD                                                                                      \
    MOUNTAIN, "b3.goblin=3", "c3.orc=2", "c3.goblin=1", "c4.troll=2", "d3.orc=1", "d3.goblin=1"
/* A space of the Prestige track from which one step shows nothing. */
#define QUIET "p1.track.prestige=8"
#define STRONG "p1.tavern.4=1"
/* Faces that show GP only. */
#define GP_DICE "die.goblin=4", "die.orc=4", "die.troll=6"

/* ---- The set ---- */

/* COV-11.17, COV-204: 4 goblins; 2 orcs; 1 orc and 2 goblins; 1 troll and 1 goblin. */
static void strength_4_is_enough_for_the_legal_sets(void **state)
{
    static const char *const sets[][5] = {
        {"fight goblin b3", "fight goblin b3", "fight goblin b3", "fight goblin c3"},
        {"fight orc c3", "fight orc d3"},
        {"fight orc c3", "fight goblin b3", "fight goblin d3"},
        {"fight troll c4", "fight goblin c3"},
    };
    static const char *const dungeons[] = {"4 goblin 0 orc 0 troll", "0 goblin 2 orc 0 troll",
                                           "2 goblin 1 orc 0 troll", "1 goblin 0 orc 1 troll"};

    (void)state;
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        given(CROWD, QUIET, STRONG);
        play("assign 4 to axe", "action");
        covt_play(sets[i]);
        has(1, dungeons[i]); /* COV-207, without a stop: the strength is used up */
    }
}

/* COV-11.17: a troll and an orc are too much. */
static void strength_4_is_not_enough_for_troll_and_orc(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight troll c4");
    refuses("fight orc c3", "costs 2 strength, you have 1 left");
    refuses("fight troll c4", "costs 3 strength, you have 1 left");
    options_are("fight goblin b3 | fight goblin c3 | fight goblin d3 | stop");
}

/* COV-142, COV-156: nothing moves before the set is closed, and no enemy is in it twice. */
static void the_set_is_closed_before_anybody_leaves(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight goblin d3");
    field_is("d3.goblin", "1");
    offers_not("fight goblin d3");
    play("fight orc c3", "stop");
    field_is("d3.goblin", "0");
    field_is("c3.orc", "1");
    has(1, "1 goblin 1 orc");
}

/* COV-10.112: no presence and no adjacency is needed. */
static void enemies_anywhere_may_be_fought(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "c5=yellow_gold_cell", "c6=yellow_emerald_cell", "c6.goblin=1",
          "building_1.b3=p1_house");
    play("assign 1 to axe", "action");
    options_are("fight goblin c6 | stop");
}

/* COV-208 */
static void with_nobody_chosen_nothing_happens(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG, GP_DICE);
    play("assign 4 to axe", "action", "stop");
    asks(2, "assign a dwarf");
    has(1, "0 goblin 0 orc 0 troll 5 gp");
    field_is("p1.track.prestige", "8");
    field_is("die.goblin", "4");
}

/* COV-141 */
static void without_enemies_there_is_no_question(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRONG);
    play("assign 4 to axe", "action");
    asks(2, "assign a dwarf");
}

/* COV-10.27: troll_slayers makes trolls cheaper for a Skirmish. */
static void trad_11_lowers_the_cost_of_trolls(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG, "p1.has=troll_slayers", GP_DICE);
    play("assign 4 to axe", "action", "fight troll c4", "fight troll c4");
    has(1, "2 troll");
}

/* warriors_pride, COV-126, COV-11.9: dwarf 2 with +2 has strength 4, and one more by the tradition.
 */
static void support_and_tradition_add_to_the_strength(void **state)
{
    (void)state;
    given(CROWD, QUIET, "p1.tavern.2=1", "p1.plus2=1", "p1.has=warriors_pride");
    play("assign 2 to axe", "plus2", "action", "fight troll c4", "fight orc c3");
    has(1, "1 orc 1 troll");
}

/* ---- Prestige (COV-205) ---- */

static void prestige_is_gained_for_what_was_defeated(void **state)
{
    (void)state;
    /* COV-11.18: a troll gives 2, the odd goblin nothing (COV-10.20). */
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight troll c4", "fight goblin c3");
    field_is("p1.track.prestige", "10");
    /* Two orcs. */
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight orc c3", "fight orc c3");
    field_is("p1.track.prestige", "10");
    /* COV-10.20: three goblins give one step. */
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight goblin b3", "fight goblin b3", "fight goblin b3",
         "stop");
    field_is("p1.track.prestige", "9");
    /* Four goblins give two. */
    given(CROWD, QUIET, STRONG);
    play("assign 4 to axe", "action", "fight goblin b3", "fight goblin b3", "fight goblin b3",
         "fight goblin c3");
    field_is("p1.track.prestige", "10");
}

/* COV-10.25: two trolls give four steps and one reward. */
static void two_trolls_give_one_die_reward_and_4_prestige(void **state)
{
    (void)state;
    given(CROWD, STRONG, "p1.track.prestige=6", "p1.has=troll_slayers", GP_DICE);
    play("assign 4 to axe", "action", "fight troll c4", "fight troll c4");
    asks(1, "strengthen"); /* space 7, the first step */
    play("decline");
    asks(1, "obtain a tradition"); /* space 8 */
    play("decline");
    field_is("p1.track.prestige", "10");
    options_are("take troll | skip troll");
    play("take troll");
    has(1, "8 gp 2 troll");
    asks(2, "assign a dwarf");
}

/* COV-205: Prestige before the dice. */
static void prestige_comes_before_the_dice(void **state)
{
    (void)state;
    given(CROWD, STRONG, "p1.track.prestige=4", GP_DICE);
    play("assign 4 to axe", "action", "fight orc c3", "stop");
    asks(1, "strengthen");
    has(1, "1 orc 5 gp"); /* and the enemy lies in the dungeon already (COV-207) */
    play("decline");
    asks(1, "take the reward of a die");
}

/* ---- Dice (COV-206) ---- */

/* COV-11.18 */
static void each_type_gives_its_die_once_in_any_order(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG, GP_DICE);
    play("assign 4 to axe", "action", "fight troll c4", "fight goblin c3");
    options_are("take goblin | skip goblin | take troll | skip troll");
    play("take troll");
    has(1, "8 gp");
    options_are("take goblin | skip goblin");
    play("take goblin");
    has(1, "9 gp 1 goblin 1 troll");
    field_is("die.orc", "4"); /* not touched */
    asks(2, "assign a dwarf");
}

/* COV-206, COV-10.23: whoever declines leaves the die as it is. */
static void a_die_is_rolled_only_if_its_reward_was_taken(void **state)
{
    uint32_t before;

    (void)state;
    given(CROWD, QUIET, STRONG, GP_DICE);
    play("assign 4 to axe", "action", "fight orc c3", "fight goblin c3", "stop");
    before = covt_now()->base.rng.counter[COV_STREAM_DICE];
    play("skip goblin");
    assert_int_equal(covt_now()->base.rng.counter[COV_STREAM_DICE], before);
    field_is("die.goblin", "4");
    has(1, "5 gp");
    play("take orc");
    assert_int_equal(covt_now()->base.rng.counter[COV_STREAM_DICE], before + 1);
    has(1, "7 gp");
}

/* COV-206: the reward is resolved completely before the die is rolled. */
static void the_reward_is_finished_before_the_roll(void **state)
{
    (void)state;
    given(CROWD, QUIET, STRONG, "die.goblin=3");
    play("assign 4 to axe", "action", "fight goblin c3", "stop", "take goblin");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("die.goblin", "3");
    play("take_plus1");
    has(1, "1 plus1");
}

/* COV-10.24: no relic is within reach; taking it all the same rolls the die. */
static void a_useless_reward_may_be_taken_for_the_roll(void **state)
{
    uint32_t before;

    (void)state;
    given(CROWD, QUIET, STRONG, "die.troll=3");
    play("assign 4 to axe", "action", "fight troll c4", "stop");
    options_are("take troll | skip troll");
    before = covt_now()->base.rng.counter[COV_STREAM_DICE];
    play("take troll");
    assert_int_equal(covt_now()->base.rng.counter[COV_STREAM_DICE], before + 1);
    for (int i = 0; i < COV_MOST; i++) {
        assert_true(covt_now()->lies[COV_RELICS][i] < COV_LIES_WITH);
    }
    asks(2, "assign a dwarf");
}

/* choice_of_spoils */
static void trad_10_lets_take_any_face(void **state)
{
    uint32_t before;

    (void)state;
    given(CROWD, QUIET, STRONG, GP_DICE, "p1.has=choice_of_spoils");
    play("assign 4 to axe", "action", "fight troll c4", "stop");
    options_are("take troll face 1 | take troll face 2 | take troll face 3 | take troll face 4 | "
                "take troll face 5 | take troll face 6 | skip troll");
    before = covt_now()->base.rng.counter[COV_STREAM_DICE];
    play("take troll face 1");
    has(1, "1 mythrall 5 gp");
    assert_int_equal(covt_now()->base.rng.counter[COV_STREAM_DICE], before + 1);
}

/* COV-10.26: a jewel that is used afterwards meets the new face. */
static void the_new_face_counts_for_a_jewel_after_the_action(void **state)
{
    int face;
    char text[64];

    (void)state;
    given(CROWD, QUIET, GP_DICE, "p1.clan=clan_red", "p2.clan=clan_blue",
          "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "action", "fight goblin b3", "take goblin");
    has(1, "6 gp");
    face = covt_now()->die[0];
    play("inlay");
    play("capture goblin b3", "take goblin");
    snprintf(text, sizeof text, "%d gp", 6 + (face == 4));
    has(1, text);
}

/* COV-10.21: a goblin by the jewel and one by the action make no pair. */
static void a_goblin_by_a_jewel_is_not_paired_with_the_action(void **state)
{
    (void)state;
    given(CROWD, QUIET, GP_DICE, "p1.clan=clan_red", "p2.clan=clan_blue",
          "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "action", "fight goblin b3", "skip goblin", "inlay",
         "capture goblin b3", "skip goblin");
    has(1, "2 goblin");
    field_is("p1.track.prestige", "8");
}

/* What the die shows decides whether to take it: the option says it. */
static void the_option_says_what_the_die_shows(void **state)
{
    adit_option_details details;
    adit_err err = {0};

    (void)state;
    given(CROWD, QUIET, STRONG, "die.goblin=1", "die.troll=6");
    play("assign 4 to axe", "action", "fight troll c4", "fight goblin c3");
    assert_ok(adit_game_option_details(table_match(),
                                       adit_game_option_find(table_match(), "take goblin"),
                                       &details, &err),
              err);
    assert_string_equal(details.here, "Face 1: 1 iron");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(strength_4_is_enough_for_the_legal_sets),
        COVT_TEST(strength_4_is_not_enough_for_troll_and_orc),
        COVT_TEST(the_set_is_closed_before_anybody_leaves),
        COVT_TEST(enemies_anywhere_may_be_fought),
        COVT_TEST(with_nobody_chosen_nothing_happens),
        COVT_TEST(without_enemies_there_is_no_question),
        COVT_TEST(trad_11_lowers_the_cost_of_trolls),
        COVT_TEST(support_and_tradition_add_to_the_strength),
        COVT_TEST(prestige_is_gained_for_what_was_defeated),
        COVT_TEST(two_trolls_give_one_die_reward_and_4_prestige),
        COVT_TEST(prestige_comes_before_the_dice),
        COVT_TEST(each_type_gives_its_die_once_in_any_order),
        COVT_TEST(the_option_says_what_the_die_shows),
        COVT_TEST(a_die_is_rolled_only_if_its_reward_was_taken),
        COVT_TEST(the_reward_is_finished_before_the_roll),
        COVT_TEST(a_useless_reward_may_be_taken_for_the_roll),
        COVT_TEST(trad_10_lets_take_any_face),
        COVT_TEST(the_new_face_counts_for_a_jewel_after_the_action),
        COVT_TEST(a_goblin_by_a_jewel_is_not_paired_with_the_action),
    };

    return COVT_RUN(tests);
}
