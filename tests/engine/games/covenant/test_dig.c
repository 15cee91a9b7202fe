/* test_dig.c - the basic action Dig (6.2): rubble, Mining, and the hall that is revealed. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

/* Halls without skulls around the centre; iron, iron, gold, emerald and wild below the rubble. */
#define MOUNTAIN "no_enemies", "b3=hall_01", "c3=hall_09", "c4=hall_19", "d3=hall_04"
#define RUBBLE                                                                                     \
    "rubble_shown.1=rubble_03", "rubble_shown.2=rubble_01", "rubble_shown.3=rubble_02",            \
        "rubble_shown.4=rubble_15", "rubble_shown.5=rubble_09"
/* A space of the Mining track from which three steps show nothing but an achievement. */
#define QUIET "p1.track.mining=8"

static void dig_with(int strength)
{
    static const char *const assign[] = {"assign 1 to pick", "assign 2 to pick", "assign 3 to pick",
                                         "assign 4 to pick"};

    play(assign[strength - 1], "action");
}

static int face_up(void)
{
    int count = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        count += cov_is_up(covt_now(), spot);
    }
    return count;
}

/* ---- Rubble ---------------------------------------------------------------------------------- */

/* COV-11.14, COV-201, COV-202 */
static void tiles_give_their_resources_and_are_discarded(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.3=1");
    dig_with(3);
    asks(1, "choose rubble tiles");
    play("take rubble_01", "take rubble_02");
    has(1, "0 iron"); /* COV-142: nothing moves before the set is closed */
    play("take rubble_15");
    has(1, "2 iron 1 gold");
    field_is("rubble.rubble_01", "discarded");
    field_is("rubble.rubble_02", "discarded");
    field_is("rubble.rubble_15", "discarded");
    field_is("p1.track.mining", "10");
    asks(1, "choose the hall");
}

/* COV-10.13, COV-90, COV-200 */
static void strength_1_takes_one_tile_but_not_the_first(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET);
    dig_with(1);
    refuses("take rubble_03", "costs 2 strength, 1 is left");
    options_are("take rubble_01 | take rubble_02 | take rubble_15 | take rubble_09");
    play("take rubble_09");
    has(1, "1 emerald");
    field_is("p1.track.mining", "9");
}

/* COV-10.14, COV-202 */
static void strength_2_takes_two_cheap_tiles_or_the_first_alone(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.2=1");
    dig_with(2);
    play("take rubble_02");
    refuses("take rubble_03", "costs 2 strength, 1 is left");
    play("take rubble_01");
    field_is("p1.track.mining", "9");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.2=1");
    dig_with(2);
    play("take rubble_03");
    asks(1, "choose the hall");
    has(1, "1 iron");
    field_is("p1.track.mining", "9");
}

/* COV-150: at least one; then the set may be closed. */
static void the_set_is_closed_after_one_tile_at_the_earliest(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.4=1");
    dig_with(4);
    offers_not("stop");
    play("take rubble_15", "stop");
    has(1, "1 gold");
    field_is("p1.track.mining", "9");
    asks(1, "choose the hall");
}

/* COV-10.15, COV-202: 4 + 2 by support */
static void all_five_tiles_need_strength_6_and_give_3_mining(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, "p1.track.mining=5", "p1.tavern.4=1", "p1.plus2=1");
    play("assign 4 to pick", "plus2", "action", "take rubble_01", "take rubble_02",
         "take rubble_15", "take rubble_09", "take rubble_03");
    asks(1, "the storage is too small"); /* five resources, four spaces */
    play("discard iron");
    asks(1, "obtain a relic"); /* space 8, the third step */
    play("decline");
    field_is("p1.track.mining", "8");
    has(1, "2 iron 1 emerald 1 gold");
}

/* COV-202: 3 or 4 tiles */
static void four_tiles_give_2_mining(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.4=1");
    dig_with(4);
    play("take rubble_01", "take rubble_02", "take rubble_15", "take rubble_09");
    field_is("p1.track.mining", "10");
}

/* COV-10.3 */
static void with_a_full_storage_tiles_still_count(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.3=1", "p1.iron=4");
    dig_with(3);
    play("take rubble_01", "take rubble_02", "take rubble_15", "discard gold");
    has(1, "4 iron 0 gold");
    field_is("p1.track.mining", "10");
    asks(1, "choose the hall");
}

/* COV-241: a wild is chosen when the tile is taken. */
static void a_wild_tile_is_a_resource_of_choice(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "rubble_shown.5=rubble_23");
    dig_with(1);
    play("take rubble_23");
    asks(1, "choose a resource");
    play("mythrall");
    has(1, "1 mythrall");
}

/* COV-200: without a tile nothing happens. */
static void without_a_tile_in_reach_there_is_no_dig(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "phase=menu", "turn_tool=pick", "p1.dwarf_on.pick=1",
          "rubble_shown.2=none", "rubble_shown.3=none", "rubble_shown.4=none",
          "rubble_shown.5=none");
    play("action");
    asks(2, "assign a dwarf");
    field_is("p1.track.mining", "8");
    assert_int_equal(face_up(), 4);
}

/* trad_01, COV-126 */
static void a_tradition_makes_the_pick_stronger(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_01");
    dig_with(1);
    play("take rubble_03");
    has(1, "1 iron");
    asks(1, "choose the hall");
}

/* ---- The hall -------------------------------------------------------------------------------- */

/* COV-151, COV-203 */
static void only_halls_next_to_face_up_ones_are_revealed(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET);
    dig_with(1);
    play("take rubble_01");
    options_are("reveal a2 | reveal a3 | reveal b2 | reveal b4 | reveal c2 | reveal c5 | "
                "reveal d2 | reveal d4 | reveal e2 | reveal e3");
    refuses("reveal a4", "not next to a face-up hall");
    refuses("reveal c6", "not next to a face-up hall");
}

/* COV-203: the back pays first, then the tile is turned, then the enemies come. */
static void the_back_pays_before_the_tile_is_turned(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "hall.hall_16=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5");
    asks(1, "take support");
    assert_false(cov_is_up(covt_now(), 13));
    play("take_plus1", "take_plus1");
    has(1, "2 plus1");
    field_is("c5", "hall_16");
    assert_int_equal(cov_enemies_at(covt_now(), 13), 3); /* three skulls */
    assert_int_equal(face_up(), 5);
    asks(2, "assign a dwarf"); /* COV-10.18: one hall only */
}

/* COV-10.17: a cascade of the back comes to its end first. */
static void what_the_back_sets_off_is_finished_first(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, "p1.track.mining=3", "p1.track.court=1", "hall.hall_10=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5");
    asks(1, "obtain a relic"); /* Mining 5 */
    assert_false(cov_is_up(covt_now(), 13));
    play("decline");
    asks(1, "obtain a King's Coin"); /* Court 2 */
    assert_false(cov_is_up(covt_now(), 13));
    play("decline");
    field_is("c5", "hall_10");
}

/* COV-10.110: deliveries of the back come before the tile; see also test_odd_halls.c. */
static void the_throne_on_a_back_comes_before_the_hall(void **state)
{
    (void)state;
    given("no_enemies", "b3=hall_01", "c3=hall_12", "c4=hall_19", "d3=hall_04", RUBBLE, QUIET,
          "hall.hall_09=under_c5", "p1.gold=1");
    dig_with(1);
    play("take rubble_01", "reveal c5");
    asks(1, "choose a resource to deliver"); /* THRONE(2), still face down */
    assert_false(cov_is_up(covt_now(), 13));
    play("stop");
    field_is("c5", "hall_09");
}

/* COV-10.16 */
static void without_a_face_down_hall_nothing_is_revealed(void **state)
{
    (void)state;
    given("no_enemies", RUBBLE, QUIET, "a2=hall_01", "a3=hall_02", "a4=hall_03", "b2=hall_04",
          "b3=hall_05", "b4=hall_06", "b5=hall_07", "c2=hall_08", "c3=hall_09", "c4=hall_10",
          "c5=hall_11", "c6=hall_12", "d2=hall_13", "d3=hall_14", "d4=hall_15", "d5=hall_16",
          "e2=hall_17", "e3=hall_18", "e4=hall_19");
    dig_with(1);
    play("take rubble_15");
    has(1, "1 gold");
    field_is("p1.track.mining", "9");
    asks(2, "assign a dwarf");
}

/* COV-10.19: 36 enemies; all but one stand in halls or lie in dungeons. */
static void an_almost_empty_bag_gives_what_it_has(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "hall.hall_16=under_c5", "p1.goblin=9", "p2.goblin=9",
          "p1.orc=6", "p2.orc=6", "p1.troll=3", "p2.troll=2");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    assert_int_equal(cov_enemies_at(covt_now(), 13), 1);
    field_is("c5.troll", "1");
    assert_int_equal(cov_in_bag(covt_now(), covt_engine()->cards, 2), 0);
}

/* ---- Who hears of it ------------------------------------------------------------------------- */

/* trad_07: emerald 1, gold 2, mythrall 2 */
static void trad_07_gives_gp_by_vein(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_07", "hall.hall_16=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    has(1, "7 gp"); /* mythrall */
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_07", "hall.hall_03=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    has(1, "6 gp"); /* emerald */
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_07", "hall.hall_13=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    has(1, "7 gp"); /* gold */
}

/* trad_08: emerald Mining, gold Prestige, mythrall Court */
static void trad_08_gives_a_step_by_vein(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_08", "hall.hall_16=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    field_is("p1.track.court", "1");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_08", "hall.hall_13=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    field_is("p1.track.prestige", "1");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_08", "hall.hall_03=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    field_is("p1.track.mining", "10");
}

/* COV-10.94: not for what others reveal. */
static void trad_07_and_trad_08_hear_nothing_of_other_clans(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p2.has=trad_07 trad_08", "hall.hall_16=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    has(2, "5 gp");
    field_is("p2.track.court", "0");
    has(1, "5 gp");
}

/* COV-10.94: nor for what the Elders reveal. */
static void trad_07_hears_nothing_of_the_elders(void **state)
{
    (void)state;
    given_solo(MOUNTAIN, "p1.has=trad_07 trad_08", "elder.elder_pick_1=next_1");
    play("assign 1 to pick", "done");
    assert_int_equal(face_up(), 5);
    has(1, "5 gp");
    field_is("p1.track.court", "0");
    field_is("p1.track.prestige", "0");
    field_is("p1.track.mining", "0");
}

/* COV-10.118: the tradition came from the back of this very hall. */
static void a_tradition_from_the_back_hears_of_the_reveal(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "traditions_shown.4=trad_07", "hall.hall_24=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "tradition trad_07");
    has(1, "7 gp"); /* mythrall; the tile in the last slot costs nothing */
    field_is("c5", "hall_24");
}

/* COV-175: both hear of it; the player says which comes first. */
static void two_traditions_come_in_the_order_of_choice(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=trad_07 trad_08", "hall.hall_16=under_c5");
    dig_with(1);
    play("take rubble_01", "reveal c5", "decline");
    options_are("next trad_07 | next trad_08");
    play("next trad_08");
    has(1, "7 gp");
    field_is("p1.track.court", "1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(tiles_give_their_resources_and_are_discarded),
        COVT_TEST(strength_1_takes_one_tile_but_not_the_first),
        COVT_TEST(strength_2_takes_two_cheap_tiles_or_the_first_alone),
        COVT_TEST(the_set_is_closed_after_one_tile_at_the_earliest),
        COVT_TEST(all_five_tiles_need_strength_6_and_give_3_mining),
        COVT_TEST(four_tiles_give_2_mining),
        COVT_TEST(with_a_full_storage_tiles_still_count),
        COVT_TEST(a_wild_tile_is_a_resource_of_choice),
        COVT_TEST(without_a_tile_in_reach_there_is_no_dig),
        COVT_TEST(a_tradition_makes_the_pick_stronger),
        COVT_TEST(only_halls_next_to_face_up_ones_are_revealed),
        COVT_TEST(the_back_pays_before_the_tile_is_turned),
        COVT_TEST(what_the_back_sets_off_is_finished_first),
        COVT_TEST(the_throne_on_a_back_comes_before_the_hall),
        COVT_TEST(without_a_face_down_hall_nothing_is_revealed),
        COVT_TEST(an_almost_empty_bag_gives_what_it_has),
        COVT_TEST(trad_07_gives_gp_by_vein),
        COVT_TEST(trad_08_gives_a_step_by_vein),
        COVT_TEST(trad_07_and_trad_08_hear_nothing_of_other_clans),
        COVT_TEST(trad_07_hears_nothing_of_the_elders),
        COVT_TEST(a_tradition_from_the_back_hears_of_the_reveal),
        COVT_TEST(two_traditions_come_in_the_order_of_choice),
    };

    return COVT_RUN(tests);
}
