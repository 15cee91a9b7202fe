/* test_scoring.c - points, lines, winners (section 8, 10.9, 11.3 and worked cases). */
#include "tests/support/cf_table.h"

#include <stdio.h>

/* A board on which every space but b1 is used, and worth nothing. */
#define FOREST                                                                                     \
    "p1.c1=meadow", "p1.d1=meadow", "p1.b2=meadow", "p1.c2=meadow", "p1.d2=meadow",                \
        "p1.b3=meadow", "p1.c3=meadow", "p1.d3=meadow", "p1.b4=meadow", "p1.c4=meadow",            \
        "p1.d4=meadow"
#define MOUNTAIN                                                                                   \
    "p1.e1=tunnel", "p1.f1=tunnel", "p1.g1=tunnel", "p1.e2=tunnel", "p1.f2=tunnel",                \
        "p1.g2=tunnel", "p1.f3=tunnel", "p1.g3=tunnel", "p1.f4=tunnel", "p1.g4=tunnel"
#define ALL_BUT_ONE FOREST, MOUNTAIN
#define FULL "p1.b1=meadow", FOREST, MOUNTAIN
/* Room for one animal of any type each. */
#define STABLES "p1.stable.b2=1", "p1.stable.c2=1", "p1.stable.d2=1"

/* Points of one line of player 1; 0 if there is none. The lines must add up to the total. */
static int line_of(const char *source)
{
    adit_score_line lines[96];
    int total, sum = 0, found = 0;
    int count = adit_game_score(cft_match(), 1, &total, lines, 96);

    for (int i = 0; i < count; i++) {
        sum += lines[i].points;
        found += strcmp(lines[i].source, source) == 0 ? lines[i].points : 0;
    }
    assert_int_equal(sum, total);
    return found;
}

static void line_is(const char *source, int points)
{
    int found = line_of(source);

    if (found != points) {
        fail_msg("'%s' gives %d points, expected %d", source, found, points);
    }
}

/* The bonus of a tile on e3 with these settings. */
#define bonus_is(tile, points, ...)                                                                \
    do {                                                                                           \
        given("p1.tile.e3=" tile, ##__VA_ARGS__);                                                  \
        line_is(tile " bonus", points);                                                            \
    } while (0)

/* ---- The start and the vectors ---- */

static void cf314_cf525_the_score_at_the_start(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        given_players(players);
        for (int seat = 1; seat <= players; seat++) {
            score_is(seat, -28);
        }
    }
    line_is("dwarfs", 2);
    line_is("unused spaces", -22);
    line_is("no sheep", -2);
    line_is("food", 0);
}

static void v1_v2_animals(void **state)
{
    (void)state;
    given(FULL);
    score_is(1, 2 - 8);
    given(FULL, STABLES, "p1.dog=1", "p1.sheep=1", "p1.donkey=1", "p1.boar=1", "p1.cattle=1");
    score_is(1, 2 + 5);
}

static void v3_to_v7_the_writing_chamber(void **state)
{
    (void)state;
    given(ALL_BUT_ONE, "p1.tile.e3=writing_chamber", "p1.begging=1");
    score_is(1, 2 - 12 + 7); /* CF-499 */
    line_is("writing_chamber forgives", 7);
    given(ALL_BUT_ONE, "p1.tile.e3=writing_chamber", "p1.begging=1", "p1.cattle=1");
    score_is(1, 3 - 10 + 7);
    given(ALL_BUT_ONE, STABLES, "p1.tile.e3=writing_chamber", "p1.begging=1", "p1.cattle=1",
          "p1.donkey=1");
    score_is(1, 4 - 8 + 7);
    given(FULL, STABLES, "p1.tile.e3=writing_chamber", "p1.begging=1", "p1.cattle=1",
          "p1.donkey=1");
    score_is(1, 4 - 7 + 7);
    given(FULL, STABLES, "p1.tile.e3=writing_chamber", "p1.cattle=1", "p1.donkey=1");
    score_is(1, 4 - 4 + 4); /* CF-499: no more than there are */
    line_is("writing_chamber forgives", 4);
}

/* ---- The lines of the book (CF-302 to CF-313) ---- */

static void cf302_cf303_animals(void **state)
{
    (void)state;
    given("p1.dog=7", "p1.sheep=2");
    line_is("dog", 7); /* CF-466 */
    line_is("sheep", 2);
    line_is("no sheep", 0);
    line_is("no cattle", -2);
}

static void cf304_cf305_cf496_crops(void **state)
{
    (void)state;
    given("p1.grain=1");
    line_is("grain", 1);
    given("p1.grain=7", "p1.vegetable=3");
    line_is("grain", 4);
    line_is("vegetable", 3);
    given("p1.grain=1", "p1.d4=field", "p1.c4=field", "p1.crop.d4=2_grain",
          "p1.crop.c4=2_vegetable");
    line_is("grain", 2);
    line_is("vegetable", 2);
}

static void cf306_cf312_cf313_rubies_gold_begging(void **state)
{
    (void)state;
    given("p1.ruby=4", "p1.gold=13", "p1.begging=2", "p1.food=9", "p1.wood=9", "p1.stone=9",
          "p1.ore=9");
    line_is("ruby", 4);
    line_is("gold", 13);
    line_is("begging", -6);
    score_is(1, -28 + 4 + 13 - 6); /* CF-314: the rest is worth nothing */
}

static void cf307_cf495_dwarfs(void **state)
{
    (void)state;
    given("p1.tile.e3=simple_dwelling_a", "p1.dwarf.3=newborn");
    line_is("dwarfs", 3);
}

static void cf308_cf497_cf498_unused_spaces(void **state)
{
    (void)state;
    given("p1.stable.b1=1");
    line_is("unused spaces", -21);
    given("p1.f4=tunnel", "p1.f3=cavern", "p1.d4=field", "p1.c4=meadow");
    line_is("unused spaces", -18);
    given(FULL);
    line_is("unused spaces", 0);
}

static void cf309_pastures_and_mines(void **state)
{
    (void)state;
    given("p1.d4=small_pasture", "p1.c4=large_pasture", "p1.b4=large_pasture",
          "p1.d3=large_pasture", "p1.d2=large_pasture", "p1.f4=ore_mine", "p1.g4=deep_tunnel",
          "p1.f3=ruby_mine");
    line_is("small pastures", 2);
    line_is("large pastures", 8);
    line_is("ore mines", 3);
    line_is("ruby mines", 4);
}

static void cf373_the_ring_counts_but_is_never_unused(void **state)
{
    (void)state;
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=small_pasture", "p1.f4=tunnel",
          "p1.f5=ruby_mine");
    line_is("small pastures", 2);
    line_is("ruby mines", 4);
    line_is("unused spaces", -20);
}

static void cf310_tiles_have_printed_points(void **state)
{
    (void)state;
    given("p1.tile.e3=ordinary_dwelling", "p1.tile.e2=ordinary_dwelling",
          "p1.tile.e1=couple_dwelling", "p1.tile.f3=carpenter");
    line_is("ordinary_dwelling", 6);
    line_is("couple_dwelling", 5);
    line_is("carpenter", 0);
}

/* B8: the lines of the book's example that are known. */
static void b8_lines_of_the_example(void **state)
{
    (void)state;
    given("p1.dog=2", "p1.sheep=4", "p1.donkey=2", "p1.boar=3", "p1.cattle=10", "p1.vegetable=4",
          "p1.ruby=1", "p1.gold=13", "p1.d4=small_pasture", "p1.c4=large_pasture",
          "p1.c3=large_pasture", "p1.stable.c4=1", "p1.stable.c3=1", "p1.stable.d4=1",
          "p1.f4=ruby_mine", "p1.f3=ore_mine", "p1.f2=deep_tunnel", "p1.g4=ruby_mine",
          "p1.tile.e3=fodder_chamber", "p1.tile.e2=cuddle_room", "p1.tile.g3=mixed_dwelling");
    assert_int_equal(line_of("dog") + line_of("sheep") + line_of("donkey") + line_of("boar") +
                         line_of("cattle"),
                     21);
    assert_int_equal(line_of("ruby mines") + line_of("ore mines"), 11);
    assert_int_equal(line_of("small pastures") + line_of("large pastures"), 6);
    line_is("fodder_chamber bonus", 6); /* 19 farm animals */
    line_is("vegetable", 4);
    line_is("gold", 13);
}

/* ---- Bonus tiles (CF-311) ---- */

static void bonus_for_animals(void **state)
{
    (void)state;
    bonus_is("weaving_parlor", 1, "p1.sheep=2");
    bonus_is("weaving_parlor", 0, "p1.sheep=1");
    bonus_is("milking_parlor", 2, "p1.cattle=2"); /* S34 */
    bonus_is("fodder_chamber", 0, "p1.sheep=2", "p1.dog=7");
    bonus_is("fodder_chamber", 2, "p1.dog=7", "p1.sheep=4", "p1.cattle=4", "p1.d4=small_pasture",
             "p1.stable.d4=1", "p1.c4=small_pasture"); /* CF-504, S46 */
}

static void bonus_for_goods(void **state)
{
    (void)state;
    bonus_is("stone_storage", 5, "p1.stone=5");
    bonus_is("ore_storage", 1, "p1.ore=3"); /* S39 */
    bonus_is("ore_storage", 2, "p1.ore=4");
    bonus_is("ore_storage", 3, "p1.ore=7");
    bonus_is("treasure_chamber", 4, "p1.ruby=4");                /* S44 */
    line_is("ruby", 4);                                          /* CF-506: twice in all */
    bonus_is("food_chamber", 6, "p1.grain=3", "p1.vegetable=4"); /* CF-500 */
    bonus_is("food_chamber", 4, "p1.grain=1", "p1.d4=field", "p1.c4=field", "p1.crop.d4=2_grain",
             "p1.crop.c4=2_vegetable"); /* S45 */
}

static void bonus_for_tiles(void **state)
{
    (void)state;
    bonus_is("main_storage", 2); /* CF-501 */
    bonus_is("main_storage", 6, "p1.tile.e2=beer_parlor", "p1.tile.e1=writing_chamber",
             "p1.tile.f3=carpenter");
    bonus_is("state_parlor", 8, "p1.tile.e2=simple_dwelling_b"); /* CF-284: the entry as well */
}

#define FIVE                                                                                       \
    "p1.tile.e2=couple_dwelling", "p1.tile.f3=simple_dwelling_a", "p1.dwarf.3=adult",              \
        "p1.dwarf.4=adult", "p1.dwarf.5=adult"

static void bonus_for_dwarfs(void **state)
{
    (void)state;
    bonus_is("weapon_storage", 9, FIVE, "p1.weapon.1=1", "p1.weapon.2=14",
             "p1.weapon.5=3");       /* S41 */
    bonus_is("supplies_storage", 0); /* CF-502 */
    bonus_is("supplies_storage", 8, "p1.weapon.1=1", "p1.weapon.2=1");
    bonus_is("supplies_storage", 8, "p1.tile.e2=simple_dwelling_a", "p1.dwarf.3=adult",
             "p1.weapon.1=1", "p1.weapon.2=1", "p1.weapon.3=1",
             "p1.tile.f3=weapon_storage"); /* S42 */
    line_is("weapon_storage bonus", 9);
    bonus_is("broom_chamber", 0);
    bonus_is("broom_chamber", 5, FIVE);
    bonus_is("broom_chamber", 10, FIVE, "p1.tile.f2=additional_dwelling", "p1.dwarf.6=newborn");
    bonus_is("prayer_chamber", 8);
    bonus_is("prayer_chamber", 0, "p1.weapon.1=1");
}

/* CF-495: born in the last round. */
static void cf495_a_newborn_is_unarmed(void **state)
{
    (void)state;
    bonus_is("supplies_storage", 0, "p1.tile.e2=simple_dwelling_a", "p1.weapon.1=1",
             "p1.weapon.2=1", "p1.dwarf.3=newborn");
}

/* CF-503, CF-534, S47: one snapshot; weapons are traded before it, not in between. */
static void cf503_scoring_is_one_snapshot(void **state)
{
    (void)state;
    given("p1.tile.e3=prayer_chamber", "p1.tile.e2=weapon_storage", "p1.tile.f3=peaceful_cave",
          "p1.weapon.1=2", "p1.weapon.2=3", "round=12", "phase=final");
    line_is("prayer_chamber bonus", 0);
    line_is("weapon_storage bonus", 6);
    play("anytime give up a weapon", "weapon 2 at_home", "anytime give up a weapon");
    line_is("prayer_chamber bonus", 8);
    line_is("weapon_storage bonus", 0);
    assert_true(adit_game_is_over(cft_match())); /* nothing more could be exchanged */
}

/* ---- Winning ---- */

static void winners_are(unsigned seats, const char *words)
{
    char verdict[200];

    assert_true(adit_game_is_over(cft_match()));
    assert_int_equal(adit_game_winners(cft_match(), verdict, sizeof verdict), seats);
    assert_string_equal(verdict, words);
}

static void cf314_the_highest_total_wins(void **state)
{
    (void)state;
    given("round=12", "phase=final", "p2.gold=1");
    winners_are(2, "player 2 wins with -27 points");
    given_players(4, "round=12", "phase=final", "p2.gold=1", "p3.begging=1", "p4.begging=1");
    winners_are(2, "player 2 wins with -27 points");
}

static void cf505_a_tie_is_a_shared_win(void **state)
{
    (void)state;
    given("round=12", "phase=final");
    winners_are(3, "players 1 and 2 share the win with -28 points");
    given_players(3, "round=12", "phase=final", "p1.begging=1");
    winners_are(6, "players 2 and 3 share the win with -28 points");
}

static void cf323_the_solo_game(void **state)
{
    (void)state;
    given_solo("round=12", "phase=final");
    winners_are(0, "done: -28 points (target: 100)");
    given_solo("round=12", "phase=final", "p1.gold=127");
    play("score");
    winners_are(0, "done: 99 points (target: 100)");
    given_solo("round=12", "phase=final", "p1.gold=128");
    play("score");
    winners_are(1, "win: 100 points (target: 100)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf314_cf525_the_score_at_the_start),
        CFT_TEST(v1_v2_animals),
        CFT_TEST(v3_to_v7_the_writing_chamber),
        CFT_TEST(cf302_cf303_animals),
        CFT_TEST(cf304_cf305_cf496_crops),
        CFT_TEST(cf306_cf312_cf313_rubies_gold_begging),
        CFT_TEST(cf307_cf495_dwarfs),
        CFT_TEST(cf308_cf497_cf498_unused_spaces),
        CFT_TEST(cf309_pastures_and_mines),
        CFT_TEST(cf373_the_ring_counts_but_is_never_unused),
        CFT_TEST(cf310_tiles_have_printed_points),
        CFT_TEST(b8_lines_of_the_example),
        CFT_TEST(bonus_for_animals),
        CFT_TEST(bonus_for_goods),
        CFT_TEST(bonus_for_tiles),
        CFT_TEST(bonus_for_dwarfs),
        CFT_TEST(cf495_a_newborn_is_unarmed),
        CFT_TEST(cf503_scoring_is_one_snapshot),
        CFT_TEST(cf314_the_highest_total_wins),
        CFT_TEST(cf505_a_tie_is_a_shared_win),
        CFT_TEST(cf323_the_solo_game),
    };

    return CFT_RUN(tests);
}
