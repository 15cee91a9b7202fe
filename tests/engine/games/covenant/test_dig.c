/* test_dig.c - the basic action Dig (6.2): rubble, Mining, and the hall that is revealed. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

/* Halls without skulls around the centre; iron, iron, gold, emerald and wild below the rubble. */
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"
#define RUBBLE                                                                                     \
    "rubble_shown.1=iron_rubble_3", "rubble_shown.2=iron_rubble_1",                                \
        "rubble_shown.3=iron_rubble_2", "rubble_shown.4=gold_rubble_1",                            \
        "rubble_shown.5=emerald_rubble_1"
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

/* ---- Rubble ---- */

/* COV-11.14, COV-201, COV-202 */
static void tiles_give_their_resources_and_are_discarded(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.3=1");
    dig_with(3);
    asks(1, "choose rubble tiles");
    play("take iron_rubble_1", "take iron_rubble_2");
    has(1, "0 iron"); /* COV-142: nothing moves before the set is closed */
    play("take gold_rubble_1");
    has(1, "2 iron 1 gold");
    field_is("rubble.iron_rubble_1", "discarded");
    field_is("rubble.iron_rubble_2", "discarded");
    field_is("rubble.gold_rubble_1", "discarded");
    field_is("p1.track.mining", "10");
    asks(1, "choose a hall");
}

/* COV-10.13, COV-90, COV-200 */
static void strength_1_takes_one_tile_but_not_the_first(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET);
    dig_with(1);
    refuses("take iron_rubble_3", "costs 2 strength, you have 1 left");
    options_are(
        "take iron_rubble_1 | take iron_rubble_2 | take gold_rubble_1 | take emerald_rubble_1");
    play("take emerald_rubble_1");
    has(1, "1 emerald");
    field_is("p1.track.mining", "9");
}

/* COV-10.14, COV-202 */
static void strength_2_takes_two_cheap_tiles_or_the_first_alone(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.2=1");
    dig_with(2);
    play("take iron_rubble_2");
    refuses("take iron_rubble_3", "costs 2 strength, you have 1 left");
    play("take iron_rubble_1");
    field_is("p1.track.mining", "9");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.2=1");
    dig_with(2);
    play("take iron_rubble_3");
    asks(1, "choose a hall");
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
    play("take gold_rubble_1", "stop");
    has(1, "1 gold");
    field_is("p1.track.mining", "9");
    asks(1, "choose a hall");
}

/* COV-10.15, COV-202: 4 + 2 by support */
static void all_five_tiles_need_strength_6_and_give_3_mining(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, "p1.track.mining=5", "p1.tavern.4=1", "p1.plus2=1");
    play("assign 4 to pick", "plus2", "action", "take iron_rubble_1", "take iron_rubble_2",
         "take gold_rubble_1", "take emerald_rubble_1", "take iron_rubble_3");
    asks(1, "your storage is overfull"); /* five resources, four spaces */
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
    play("take iron_rubble_1", "take iron_rubble_2", "take gold_rubble_1", "take emerald_rubble_1");
    field_is("p1.track.mining", "10");
}

/* COV-10.3 */
static void with_a_full_storage_tiles_still_count(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.tavern.3=1", "p1.iron=4");
    dig_with(3);
    play("take iron_rubble_1", "take iron_rubble_2", "take gold_rubble_1", "discard gold");
    has(1, "4 iron 0 gold");
    field_is("p1.track.mining", "10");
    asks(1, "choose a hall");
}

/* COV-241: a wild is chosen when the tile is taken. */
static void a_wild_tile_is_a_resource_of_choice(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "rubble_shown.5=wild_rubble_1");
    dig_with(1);
    play("take wild_rubble_1");
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

/* diggers_pride, COV-126 */
static void a_tradition_makes_the_pick_stronger(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=diggers_pride");
    dig_with(1);
    play("take iron_rubble_3");
    has(1, "1 iron");
    asks(1, "choose a hall");
}

/* ---- The hall ---- */

/* COV-151, COV-203 */
static void only_halls_next_to_face_up_ones_are_revealed(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET);
    dig_with(1);
    play("take iron_rubble_1");
    options_are("reveal a2 | reveal a3 | reveal b2 | reveal b4 | reveal c2 | reveal c5 | "
                "reveal d2 | reveal d4 | reveal e2 | reveal e3");
    refuses("reveal a4", "not next to a face-up hall");
    refuses("reveal c6", "not next to a face-up hall");
}

/* COV-203: the back pays first, then the tile is turned, then the enemies come. */
static void the_back_pays_before_the_tile_is_turned(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "hall.blue_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    assert_false(cov_is_up(covt_now(), 13));
    play("take_plus1", "take_plus1");
    has(1, "2 plus1");
    field_is("c5", "blue_mythrall_warren");
    assert_int_equal(cov_enemies_at(covt_now(), 13), 3); /* three skulls */
    assert_int_equal(face_up(), 5);
    asks(2, "assign a dwarf"); /* COV-10.18: one hall only */
}

/* COV-10.17: a cascade of the back comes to its end first. */
static void what_the_back_sets_off_is_finished_first(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, "p1.track.mining=3", "p1.track.court=1",
          "hall.blue_emerald_hall=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5");
    asks(1, "obtain a relic"); /* Mining 5 */
    assert_false(cov_is_up(covt_now(), 13));
    play("decline");
    asks(1, "obtain a King's Coin"); /* Court 2 */
    assert_false(cov_is_up(covt_now(), 13));
    play("decline");
    field_is("c5", "blue_emerald_hall");
}

/* COV-10.110: deliveries of the back come before the tile; see also test_odd_halls.c. */
static void the_throne_on_a_back_comes_before_the_hall(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_gold_cell", "c4=black_gold_haven",
          "d3=yellow_gold_hall", RUBBLE, QUIET, "hall.blue_emerald_haven=under_c5", "p1.gold=1");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5");
    asks(1, "choose a resource to deliver"); /* THRONE(2), still face down */
    assert_false(cov_is_up(covt_now(), 13));
    play("stop");
    field_is("c5", "blue_emerald_haven");
}

/* COV-10.16 */
static void without_a_face_down_hall_nothing_is_revealed(void **state)
{
    (void)state;
    given("no_enemies", RUBBLE, QUIET, "a2=yellow_emerald_haven", "a3=yellow_emerald_cell",
          "a4=yellow_emerald_den", "b2=yellow_gold_hall", "b3=yellow_gold_lair",
          "b4=yellow_gold_cell", "b5=yellow_mythrall_den", "c2=yellow_mythrall_warren",
          "c3=blue_emerald_haven", "c4=blue_emerald_hall", "c5=blue_emerald_den",
          "c6=blue_gold_cell", "d2=blue_gold_den", "d3=blue_mythrall_cell", "d4=blue_mythrall_lair",
          "d5=blue_mythrall_warren", "e2=black_emerald_cell", "e3=black_emerald_den",
          "e4=black_gold_haven");
    dig_with(1);
    play("take gold_rubble_1");
    has(1, "1 gold");
    field_is("p1.track.mining", "9");
    asks(2, "assign a dwarf");
}

/* COV-10.19: 36 enemies; all but one stand in halls or lie in dungeons. */
static void an_almost_empty_bag_gives_what_it_has(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "hall.blue_mythrall_warren=under_c5", "p1.goblin=9",
          "p2.goblin=9", "p1.orc=6", "p2.orc=6", "p1.troll=3", "p2.troll=2");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    assert_int_equal(cov_enemies_at(covt_now(), 13), 1);
    field_is("c5.troll", "1");
    assert_int_equal(cov_in_bag(covt_now(), covt_engine()->cards, 2), 0);
}

/* ---- Who hears of it ---- */

/* joy_of_discovery: emerald 1, gold 2, mythrall 2 */
static void trad_07_gives_gp_by_vein(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=joy_of_discovery", "hall.blue_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    has(1, "7 gp"); /* mythrall */
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=joy_of_discovery", "hall.yellow_emerald_den=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    has(1, "6 gp"); /* emerald */
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=joy_of_discovery", "hall.blue_gold_den=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    has(1, "7 gp"); /* gold */
}

/* call_of_the_deep: emerald Mining, gold Prestige, mythrall Court */
static void trad_08_gives_a_step_by_vein(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=call_of_the_deep", "hall.blue_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    field_is("p1.track.court", "1");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=call_of_the_deep", "hall.blue_gold_den=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    field_is("p1.track.prestige", "1");
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=call_of_the_deep", "hall.yellow_emerald_den=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    field_is("p1.track.mining", "10");
}

/* COV-10.94: not for what others reveal. */
static void trad_07_and_trad_08_hear_nothing_of_other_clans(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p2.has=joy_of_discovery call_of_the_deep",
          "hall.blue_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    has(2, "5 gp");
    field_is("p2.track.court", "0");
    has(1, "5 gp");
}

/* COV-10.94: nor for what the Elders reveal. */
static void trad_07_hears_nothing_of_the_elders(void **state)
{
    (void)state;
    given_solo(MOUNTAIN, "p1.has=joy_of_discovery call_of_the_deep", "elder.elder_pick_1=next_1");
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
    given(MOUNTAIN, RUBBLE, QUIET, "traditions_shown.4=joy_of_discovery",
          "hall.black_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "tradition joy_of_discovery");
    has(1, "7 gp"); /* mythrall; the tile in the last slot costs nothing */
    field_is("c5", "black_mythrall_warren");
}

/* COV-175: both hear of it; the player says which comes first. */
static void two_traditions_come_in_the_order_of_choice(void **state)
{
    (void)state;
    given(MOUNTAIN, RUBBLE, QUIET, "p1.has=joy_of_discovery call_of_the_deep",
          "hall.blue_mythrall_warren=under_c5");
    dig_with(1);
    play("take iron_rubble_1", "reveal c5", "decline");
    options_are("next joy_of_discovery | next call_of_the_deep");
    play("next call_of_the_deep");
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
