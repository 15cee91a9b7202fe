/* test_odd_halls.c - halls of a mod that are made as no printed hall is: the rules about
 * revealing and building hold for them too. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

static int open_odd_halls(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/odd_halls_mod");
}

/* b3 iron, c3 emerald, c4 gold, d3 mythrall */
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_hall", "c4=black_gold_den",          \
        "d3=black_mythrall_warren"
#define QUIET "p1.track.court=8", "p1.track.prestige=8", "p1.track.mining=8"

static void reveal_c5(void)
{
    play("assign 1 to pick", "action", "take iron_rubble_1", "reveal c5");
}

/* COV-10.110: the enemies of the new hall are not there yet when its back asks for one. */
static void a_fight_on_the_back_cannot_reach_the_new_hall(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "rubble_shown.5=iron_rubble_1", "hall.blue_mythrall_warren=under_c5",
          "c4.troll=1");
    reveal_c5();
    options_are("capture troll c4 | decline");
    play("capture troll c4", "skip troll");
    has(1, "1 troll");
    field_is("p1.track.prestige", "10"); /* as much as the enemy gives in a Skirmish */
    field_is("c5", "blue_mythrall_warren");
}

/* COV-10.110: nobody else is there, so nothing is asked, though three enemies appear. */
static void a_fight_on_the_back_is_lost_without_enemies(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "rubble_shown.5=iron_rubble_1", "hall.blue_mythrall_warren=under_c5");
    reveal_c5();
    asks(2, "assign a dwarf");
    assert_int_equal(cov_enemies_at(covt_now(), 13), 3);
}

/* COV-10.110: nor can a house of the back stand there. */
static void a_house_on_the_back_cannot_stand_in_the_new_hall(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "rubble_shown.5=iron_rubble_1", "hall.yellow_emerald_den=under_c5");
    reveal_c5();
    options_are("at b3 | at c3 | at c4 | at d3 | decline");
    play("at c4");
    has(1, "1 gold");
    field_is("c5", "yellow_emerald_den");
}

/* COV-12.8: what a hall allows for itself is sound, also in a state that is looked at later. */
static void a_hall_may_allow_a_second_building_of_the_same_clan(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_hall", "c4=black_gold_den",
          "d3=yellow_gold_hall", "building_1.d3=p1_house", "building_2.d3=p1_workshop");
    field_is("building_2.d3", "p1_workshop");
    cannot_be_given("player 1 has two buildings at b3", MOUNTAIN, "building_1.b3=p1_house",
                    "building_2.b3=p1_workshop");
}

/* The second building is built where the hall allows it, and nowhere else. */
static void a_second_building_is_built_only_where_a_hall_allows_it(void **state)
{
    (void)state;
    given("no_enemies", QUIET, "b3=yellow_emerald_haven", "c3=blue_emerald_hall",
          "c4=black_gold_den", "d3=yellow_gold_hall", "building_1.d3=p1_workshop",
          "building_1.b3=p1_workshop");
    play("assign 1 to compass", "action", "house");
    refuses("at b3", "your clan has already built there");
    play("at d3");
    field_is("building_2.d3", "p1_house");
}

#define MONUMENTS "carts_p1.site_p1=1", "carts_p1.site_g1=1"
#define STRENGTH "p1.tavern.2=1"

/* COV-10.46, COV-13.12: what a card on the table allows, for as long as it does. */
static void a_card_lets_pillars_stand_closer_for_a_turn(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH, "carts_p2.site_p1=1", "pillar.d3_top=p2");
    play("assign 2 to compass", "action", "option b3", "pillar");
    field_is("pillar.b3_bottom", "p1");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH, "carts_p2.site_p1=1", "pillar.d3_top=p2",
          "round=2");
    play("assign 2 to compass", "action", "option b3");
    refuses("pillar", "nowhere to build it"); /* d3_top is the other place */
}

static void a_card_lets_gates_stand_beside_others_for_iron(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH, "carts_p2.site_g1=1", "gate.b3_sw=p2", "p1.iron=1");
    play("assign 2 to compass", "action", "option b3", "gate");
    options_are("at b3_se | at c3_e | at c3_se | at c4_sw");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH, "carts_p2.site_g1=1", "gate.b3_sw=p2", "p1.iron=0");
    play("assign 2 to compass", "action", "option b3", "gate");
    field_is("gate.c4_sw", "p1"); /* the only place, taken without a question */
}

static void a_card_closes_a_hall_while_an_enemy_is_there(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "d3.orc=1");
    play("assign 1 to compass", "action", "house");
    refuses("at d3", "an orc lives there");
    options_are("at b3 | at c3 | at c4");
    given(MOUNTAIN, QUIET, "d3.goblin=1"); /* it gives no reason */
    play("assign 1 to compass", "action", "house");
    refuses("at d3", "Masons' law forbids it");
    given(MOUNTAIN, QUIET, "d3.troll=1", "d3.goblin=1");
    play("assign 1 to compass", "action", "house", "at d3");
    field_is("building_1.d3", "p1_house");
}

/* COV-10.30 */
static void a_card_pairs_goblins_behind_keys_for_gold(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "p1.goblin=4", "p1.gold=1", "phase=release");
    has(1, "4 goblin");
    given(MOUNTAIN, QUIET, "p1.goblin=4", "p1.gold=0", "phase=release");
    has(1, "2 goblin");
}

/* COV-224, COV-220: steps of two veins that lead up the same track are added up. */
static void iron_veins_add_to_the_mining_steps(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.track.prestige=8", "p1.track.mining=3", "carts_p1.site_p1=1",
          "p1.tavern.2=1");
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom");
    options_are("next odd_halls_mod:vein_iron | next vein_gold");
    play("next odd_halls_mod:vein_iron");
    asks(1, "obtain a relic"); /* Mining 5, the second step */
    field_is("p1.track.prestige", "8");
}

/* COV-224 */
static void a_gate_on_iron_gives_its_gp(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "carts_p1.site_g1=1", "p1.tavern.2=1");
    play("assign 2 to compass", "action", "option b3", "gate", "at b3_sw");
    has(1, "9 gp"); /* iron 3, emerald 1 */
}

/* house_sweepers: each house concerns its own hall, also when one was built inside the other. */
static void a_house_inside_a_house_does_not_hide_the_first_hall(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "p1.has=house_sweepers", "b3.goblin=1", "c4.orc=1");
    play("assign 1 to compass", "action", "house", "at b3", "next odd_halls_mod:vein_iron", "at c4",
         "next vein_gold");
    options_are("capture orc c4 | decline");
    play("decline");
    options_are("capture goblin b3 | decline");
    play("capture goblin b3");
    has(1, "1 goblin 0 orc 1 gold");
    field_is("turn_built_at", "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_fight_on_the_back_cannot_reach_the_new_hall),
        COVT_TEST(a_fight_on_the_back_is_lost_without_enemies),
        COVT_TEST(a_house_on_the_back_cannot_stand_in_the_new_hall),
        COVT_TEST(a_hall_may_allow_a_second_building_of_the_same_clan),
        COVT_TEST(a_second_building_is_built_only_where_a_hall_allows_it),
        COVT_TEST(a_card_lets_pillars_stand_closer_for_a_turn),
        COVT_TEST(a_card_lets_gates_stand_beside_others_for_iron),
        COVT_TEST(a_card_closes_a_hall_while_an_enemy_is_there),
        COVT_TEST(a_card_pairs_goblins_behind_keys_for_gold),
        COVT_TEST(iron_veins_add_to_the_mining_steps),
        COVT_TEST(a_gate_on_iron_gives_its_gp),
        COVT_TEST(a_house_inside_a_house_does_not_hide_the_first_hall),
    };

    return cmocka_run_group_tests(tests, open_odd_halls, covt_close) != 0;
}
