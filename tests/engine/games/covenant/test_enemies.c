/* test_enemies.c - the bag, the faces of the dice, moving enemies, and taking one by an effect. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

#include <stdio.h>

#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"
#define QUIET "p1.track.prestige=8", "p1.track.mining=8", "p1.track.court=8"
/* The red clan's axe has a silver slot, its pick a golden one (COV-78). */
#define RED "p1.clan=clan_red", "p2.clan=clan_blue"

static int in_bag(int enemy)
{
    return cov_in_bag(covt_now(), covt_engine()->cards, enemy);
}

/* ---- The bag ---- */

/* COV-15, COV-12.1, COV-99 */
static void what_is_in_no_hall_and_no_dungeon_is_in_the_bag(void **state)
{
    (void)state;
    given(MOUNTAIN);
    assert_int_equal(in_bag(0), 18);
    assert_int_equal(in_bag(1), 12);
    assert_int_equal(in_bag(2), 6);
    given(MOUNTAIN, "b3.goblin=2", "c4.troll=1", "p1.orc=3", "p2.orc=1", "p2.goblin=1");
    assert_int_equal(in_bag(0), 15);
    assert_int_equal(in_bag(1), 8);
    assert_int_equal(in_bag(2), 5);
    given_solo(MOUNTAIN, "elders.dungeon.orc=2", "p1.orc=1");
    assert_int_equal(in_bag(1), 9);
}

/* COV-106: the four halls of the start hold as many enemies as they show skulls. */
static void start_halls_hold_as_many_enemies_as_skulls(void **state)
{
    int up = 0;

    (void)state;
    given();
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const adit_card *hall = cov_hall_at(covt_now(), covt_engine()->cards, spot);
        assert_int_equal(cov_enemies_at(covt_now(), spot),
                         hall == NULL ? 0 : hall->fact[COV_HALL_SKULLS].number);
        up += hall != NULL;
    }
    assert_int_equal(up, 4);
}

/* ---- Faces (COV-247) ---- */

/* Defeats one enemy of the type with the die at this face, and takes the reward. */
static void take_face(const char *enemy, int face)
{
    char die[32], hall[32], fight[32], take[32];

    snprintf(die, sizeof die, "die.%s=%d", enemy, face);
    snprintf(hall, sizeof hall, "c4.%s=1", enemy);
    snprintf(fight, sizeof fight, "fight %s c4", enemy);
    snprintf(take, sizeof take, "take %s", enemy);
    given(MOUNTAIN, QUIET, "p1.tavern.3=1", die, hall);
    play("assign 3 to axe", "action", fight, take);
}

static void goblin_die(void **state)
{
    (void)state;
    take_face("goblin", 1);
    has(1, "1 iron 5 gp");
    take_face("goblin", 2);
    has(1, "1 emerald 5 gp");
    take_face("goblin", 3);
    play("take_plus1");
    has(1, "1 plus1 5 gp");
    take_face("goblin", 4);
    has(1, "6 gp");
    take_face("goblin", 5);
    field_is("p1.track.mining", "9");
    take_face("goblin", 6);
    field_is("p1.track.court", "9");
}

static void take_orc_face(int face)
{
    char die[32];

    snprintf(die, sizeof die, "die.orc=%d", face);
    given(MOUNTAIN, QUIET, "p1.tavern.2=1", die, "c4.orc=1");
    play("assign 2 to axe", "action", "fight orc c4", "take orc");
}

static void orc_die(void **state)
{
    (void)state;
    take_orc_face(1);
    has(1, "1 gold 5 gp");
    take_orc_face(2);
    play("emerald");
    has(1, "1 emerald 5 gp");
    take_orc_face(3);
    play("take_plus1");
    has(1, "1 plus1 6 gp");
    take_orc_face(4);
    has(1, "7 gp");
    take_orc_face(5);
    has(1, "6 gp");
    field_is("p1.track.mining", "9");
    take_orc_face(6);
    has(1, "6 gp");
    field_is("p1.track.court", "9");
}

static void troll_die(void **state)
{
    (void)state;
    take_face("troll", 1);
    has(1, "1 mythrall 5 gp");
    take_face("troll", 2);
    asks(1, "strengthen");
    take_face("troll", 3);
    asks(1, "obtain a relic");
    take_face("troll", 4);
    asks(1, "obtain a King's Coin");
    take_face("troll", 5);
    asks(1, "obtain a tradition");
    take_face("troll", 6);
    has(1, "8 gp");
}

/* ---- KILL (COV-197) ---- */

/* COV-10.22, COV-172, jewel_s_goblin: the die, no Prestige. */
static void a_silver_jewel_takes_a_goblin(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, RED, "b3.goblin=1", "c4.orc=1", "d3.troll=1", "die.goblin=4",
          "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "inlay");
    options_are("capture goblin b3 | decline");
    refuses("capture orc c4", "too strong");
    play("capture goblin b3", "take goblin");
    has(1, "1 goblin 6 gp");
    field_is("p1.track.prestige", "8");
    offers("action");
}

/* jewel_g_orc: an orc gives a step of Prestige before the die. */
static void a_golden_jewel_takes_an_orc_or_goblin(void **state)
{
    (void)state;
    given(MOUNTAIN, RED, "p1.track.prestige=4", "b3.goblin=1", "c4.orc=1", "d3.troll=1",
          "die.orc=4", "p1.jewel.pick=golden_orc_1");
    play("assign 1 to pick", "inlay");
    options_are("capture goblin b3 | capture orc c4 | decline");
    play("capture orc c4");
    asks(1, "strengthen"); /* space 5 */
    play("decline");
    options_are("take orc | skip orc");
    play("take orc");
    has(1, "1 orc 7 gp");
}

/* COV-10.27 */
static void trad_11_does_not_help_jewels_against_trolls(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, RED, "d3.troll=1", "p1.has=troll_slayers", "p1.jewel.pick=golden_orc_1");
    play("assign 1 to pick", "inlay");
    offers("action"); /* there was nobody to take */
    has(1, "0 troll");
}

/* COV-10.23 for a jewel; COV-179: the gain may be declined. */
static void a_kill_and_its_die_may_be_declined(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, RED, "b3.goblin=1", "die.goblin=4", "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "inlay", "decline");
    has(1, "0 goblin 5 gp");
    given(MOUNTAIN, QUIET, RED, "b3.goblin=1", "die.goblin=4", "p1.jewel.axe=silver_goblin_1");
    play("assign 1 to axe", "inlay", "capture goblin b3", "skip goblin");
    has(1, "1 goblin 5 gp");
    field_is("die.goblin", "4");
}

/* COV-10.92 */
static void jewels_do_not_grow_with_strength(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, RED, "b3.goblin=3", "p1.tavern.4=1", "p1.jewel.axe=silver_goblin_1",
          "p1.has=warriors_pride");
    play("assign 4 to axe", "inlay", "capture goblin b3", "skip goblin");
    has(1, "1 goblin");
    offers("action");
}

/* ---- MOVE (COV-196) ---- */

/* MOVE(2) by drums_of_stone: a pillar on b3, c3 and c4. */
#define PILLAR_AND_DRUMS                                                                           \
    MOUNTAIN, "p1.track.prestige=6", "p1.track.mining=6", "carts_p1.site_p1=1", "p1.tavern.2=1",   \
        "p1.has=drums_of_stone"

static void build_pillar(void)
{
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom",
         "next drums_of_stone");
}

/* COV-171, COV-10.31 */
static void enemies_move_to_adjacent_face_up_halls_with_room(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS, "b3.goblin=1", "c3.orc=2", "c3.troll=1");
    build_pillar();
    asks(1, "move an enemy to an adjacent hall");
    options_are("move goblin b3 c4 | move orc c3 b3 | move troll c3 b3 | move orc c3 c4 | "
                "move troll c3 c4 | move orc c3 d3 | move troll c3 d3 | stop");
    refuses("move goblin b3 c3", "already holds three enemies");
    refuses("move goblin b3 b4", "face down");
}

/* COV-196: two enemies once, or one of them twice. */
static void moves_may_be_shared_out_or_spent_on_one_enemy(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS, "b3.goblin=1", "c3.orc=1");
    build_pillar();
    play("move goblin b3 c4", "move orc c3 d3");
    field_is("c4.goblin", "1");
    field_is("d3.orc", "1");
    given(PILLAR_AND_DRUMS, "b3.goblin=1", "c3.orc=1");
    build_pillar();
    play("move goblin b3 c4", "move goblin c4 d3");
    field_is("d3.goblin", "1");
    field_is("c4.goblin", "0");
}

/* COV-10.31: a full hall cannot be crossed either. */
static void a_full_hall_cannot_be_crossed(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS, "b3.goblin=1", "c3.orc=3", "c4.goblin=3");
    build_pillar();
    offers_not("move goblin b3 c3");
    offers_not("move goblin b3 c4");
    play("move orc c3 b3", "move goblin b3 c3"); /* room is made by moving */
    field_is("b3.orc", "1");
    field_is("c3.goblin", "1");
}

/* COV-179 */
static void moving_may_stop_at_once(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS, "b3.goblin=1");
    build_pillar();
    play("stop");
    field_is("b3.goblin", "1");
}

/* COV-10.111 */
static void enemies_may_be_moved_against_others(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS, "b3.goblin=1", "building_1.c4=p2_house");
    build_pillar();
    play("move goblin b3 c4", "stop");
    field_is("c4.goblin", "1");
}

/* COV-141: nobody to move */
static void without_enemies_nothing_is_moved(void **state)
{
    (void)state;
    given(PILLAR_AND_DRUMS);
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom",
         "next drums_of_stone");
    options_are("next vein_emerald | next vein_gold");
}

/* ---- Trad 29 ---- */

/* house_sweepers: any type, no Prestige, no die. */
static void trad_29_takes_an_enemy_of_the_hall_built_in(void **state)
{
    uint32_t before;

    (void)state;
    given(MOUNTAIN, QUIET, "c4.troll=1", "c4.goblin=1", "b3.goblin=1", "p1.has=house_sweepers");
    play("assign 1 to compass", "action", "house", "at c4");
    options_are("next vein_gold | next house_sweepers");
    before = covt_now()->base.rng.counter[COV_STREAM_DICE];
    play("next house_sweepers");
    options_are("capture goblin c4 | capture troll c4 | decline");
    refuses("capture goblin b3", "not in the hall you built in");
    play("capture troll c4");
    has(1, "1 troll 1 gold 5 gp");
    field_is("p1.track.prestige", "8");
    assert_int_equal(covt_now()->base.rng.counter[COV_STREAM_DICE], before);
}

/* COV-10.95 */
static void trad_29_gives_nothing_in_a_hall_without_enemies(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "b3.goblin=1", "p1.has=house_sweepers");
    play("assign 1 to compass", "action", "house", "at c4", "next house_sweepers");
    has(1, "0 goblin 1 gold");
    asks(2, "assign a dwarf");
}

/* house_sweepers hears of houses only. */
static void trad_29_does_not_hear_of_workshops(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "c4.goblin=1", "p1.has=house_sweepers", "p1.tavern.2=1");
    play("assign 2 to compass", "action", "option b2", "workshop", "at c4");
    has(1, "0 goblin");
    asks(2, "assign a dwarf");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(what_is_in_no_hall_and_no_dungeon_is_in_the_bag),
        COVT_TEST(start_halls_hold_as_many_enemies_as_skulls),
        COVT_TEST(goblin_die),
        COVT_TEST(orc_die),
        COVT_TEST(troll_die),
        COVT_TEST(a_silver_jewel_takes_a_goblin),
        COVT_TEST(a_golden_jewel_takes_an_orc_or_goblin),
        COVT_TEST(trad_11_does_not_help_jewels_against_trolls),
        COVT_TEST(a_kill_and_its_die_may_be_declined),
        COVT_TEST(jewels_do_not_grow_with_strength),
        COVT_TEST(enemies_move_to_adjacent_face_up_halls_with_room),
        COVT_TEST(moves_may_be_shared_out_or_spent_on_one_enemy),
        COVT_TEST(a_full_hall_cannot_be_crossed),
        COVT_TEST(moving_may_stop_at_once),
        COVT_TEST(enemies_may_be_moved_against_others),
        COVT_TEST(without_enemies_nothing_is_moved),
        COVT_TEST(trad_29_takes_an_enemy_of_the_hall_built_in),
        COVT_TEST(trad_29_gives_nothing_in_a_hall_without_enemies),
        COVT_TEST(trad_29_does_not_hear_of_workshops),
    };

    return COVT_RUN(tests);
}
