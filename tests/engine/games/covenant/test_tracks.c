/* test_tracks.c - moving up the tracks: COV-187, COV-188, the spaces of 3.6, and the rulings
 * about them. */
#include <stdio.h>

#include "engine/games/covenant/gains.h"
#include "tests/support/cov_table.h"

/* Twice one step on a track of the player's choice, before a dwarf is assigned. */
#define MAP "relic.rune_map_1=p1"
#define HAMMER "relic.smiths_hammer_1=p1"
#define FREE_COINS                                                                                 \
    "coins_shown.1=glory_coin_1", "coins_shown.2=glory_coin_2", "coins_shown.3=support_coin_1",    \
        "coins_shown.4=support_coin_2"

static int achievements_of(int seat)
{
    const cov_state *now = covt_now();

    return cov_achievements(covt_engine()->cards, now->player[seat - 1].track);
}

/* COV-170 */
static void any_track_may_be_chosen(void **state)
{
    (void)state;
    given(MAP);
    play("use rune_map_1");
    asks(1, "choose a track");
    options_are("court | prestige | mining");
    play("court", "mining");
    field_is("p1.track.court", "1");
    field_is("p1.track.prestige", "0");
    field_is("p1.track.mining", "1");
    asks(1, "assign a dwarf");
}

/* COV-69, COV-70: every space of every track. */
static void every_space_gives_what_it_shows(void **state)
{
    static const char *const shows[COV_TRACKS] = {"--C1-C2-C-3C-C4", "--S1TS2ST-3STS4",
                                                  "--R1-R2-R-3R-R4"};

    (void)state;
    for (int track = 0; track < COV_TRACKS; track++) {
        for (int space = 1; space <= COV_TRACK_END; space++) {
            const char shown = shows[track][space];
            char before[64], after[16], field[64];

            snprintf(before, sizeof before, "p1.track.%s=%d", cov_track_words[track], space - 1);
            snprintf(field, sizeof field, "p1.track.%s", cov_track_words[track]);
            snprintf(after, sizeof after, "%d", space);
            given(MAP, before, FREE_COINS, "p1.has=long_ladders");
            const int achieved = achievements_of(1);
            play("use rune_map_1", cov_track_words[track]);
            field_is(field, after);
            asks(1, shown == 'C'   ? "obtain a King's Coin"
                    : shown == 'S' ? "choose a dwarf to strengthen"
                    : shown == 'T' ? "obtain a tradition"
                    : shown == 'R' ? "obtain a relic"
                                   : "choose a track");
            assert_int_equal(achievements_of(1) - achieved, shown >= '1' && shown <= '4');
        }
    }
}

/* COV-11.6: two steps on Prestige reach a strengthen space; the dwarf in use is left out. */
static void two_steps_on_prestige_strengthen_a_dwarf_that_is_not_in_use(void **state)
{
    (void)state;
    given("no_enemies", "c3.troll=1", "p1.tavern.1=1", "p1.tavern.3=1", "p1.tavern.4=1",
          "p1.dwarf_on.pick=2", "p2.tavern.1=3", "p2.dwarf_on.pick=1", "round=2");
    play("assign 3 to axe", "action", "fight troll c3");
    asks(1, "choose a dwarf to strengthen");
    options_are("strengthen 1 tavern | strengthen 2 pick | decline");
    refuses("strengthen 3 axe", "the dwarf is in use");
    refuses("strengthen 4 tavern", "a dwarf cannot be stronger");
    play("strengthen 2 pick");
    field_is("p1.dwarf_on.pick", "3");
    field_is("p1.track.prestige", "2");
}

/* COV-10.69 */
static void steps_beyond_the_end_are_lost(void **state)
{
    (void)state;
    given(MAP, "p1.track.court=14");
    play("use rune_map_1", "court", "court");
    field_is("p1.track.court", "14");
    asks(1, "assign a dwarf");
}

/* COV-10.70: the coin space moves the same marker before the second step of tool space 5. */
static void inner_moves_come_before_the_remaining_steps(void **state)
{
    (void)state;
    given(HAMMER, FREE_COINS, "p1.track.court=1", "tools_shown.1=emerald_pick_silver", "p1.iron=1",
          "p1.emerald=1");
    play("use smiths_hammer_1", "forge", "forge emerald_pick_silver", "on place_5");
    asks(1, "obtain a King's Coin"); /* Court 2 */
    play("coin support_coin_2", "on cs_6", "court");
    /* Court 3 and 4 by the coin space, then the second step of the tool space */
    field_is("p1.track.court", "5");
    asks(1, "obtain a King's Coin");
    assert_int_equal(achievements_of(1), 1);
}

/* COV-10.71, COV-12.10 */
static void achievements_count_once_when_they_are_reached_or_passed(void **state)
{
    (void)state;
    given("p1.track.court=14", "p1.track.prestige=2", "p1.track.mining=7");
    assert_int_equal(achievements_of(1), 4 + 0 + 2);
}

/* toast_to_success, song_of_deeds, COV-175: both hear of it, in the order that the player chooses.
 */
static void what_hears_of_an_achievement_comes_in_the_order_of_the_player(void **state)
{
    (void)state;
    given(MAP, "p1.has=toast_to_success song_of_deeds", "p1.track.mining=2");
    play("use rune_map_1", "mining");
    asks(1, "choose what happens next");
    options_are("next toast_to_success | next song_of_deeds");
    play("next song_of_deeds");
    has(1, "6 gp");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    play("take_plus1");
    has(1, "1 plus1");
    asks(1, "choose a track");
}

/* toast_to_success: not for passing spaces that show no achievement */
static void other_spaces_are_no_achievement(void **state)
{
    (void)state;
    given(MAP, "p1.has=song_of_deeds", "p1.track.mining=3");
    play("use rune_map_1", "mining", "court");
    has(1, "5 gp");
}

/* COV-10.72: 2 and the 2 of old_deeds are 4, which is one objective; beyond 12 the table ends. */
static void the_achievements_of_trad_22_count_for_objectives_and_the_award(void **state)
{
    (void)state;
    given("phase=objectives", "at_turn=1", "era=3", "p1.has=old_deeds", "p1.track.court=6",
          "p1.objective.i=full_rack", "p1.objective.ii=strong_arms");
    asks(1, "choose the objective");
    options_are("score full_rack | score strong_arms");
    given("phase=objectives", "at_turn=1", "era=3", "p1.has=old_deeds", "p1.track.court=14",
          "p1.track.prestige=14", "p1.track.mining=14", "p1.objective.i=full_rack",
          "p1.objective.ii=strong_arms");
    field_is("p1.scored.achievements", "30");
}

/* COV-10.104: the drafted tradition works for the moves of the starting tile already. */
static void the_starting_tile_finds_the_drafted_tradition_at_work(void **state)
{
    (void)state;
    given("phase=start_tiles", "at_turn=2", "p2.start_tile=prestige_start", "p2.has=song_of_deeds",
          "p2.track.prestige=1", "p1.start_tile=rich_start");
    asks(2, "take a +1 support piece, or swap a +1 for a +2");
    play("take_plus1");
    asks(2, "choose a dwarf to strengthen"); /* COV-10.121: none is in use */
    options_are("strengthen 1 tavern | decline");
    play("strengthen 1 tavern");
    field_is("p2.track.prestige", "3");
    has(2, "6 gp 1 iron 1 gold 1 plus1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(any_track_may_be_chosen),
        COVT_TEST(every_space_gives_what_it_shows),
        COVT_TEST(two_steps_on_prestige_strengthen_a_dwarf_that_is_not_in_use),
        COVT_TEST(steps_beyond_the_end_are_lost),
        COVT_TEST(inner_moves_come_before_the_remaining_steps),
        COVT_TEST(achievements_count_once_when_they_are_reached_or_passed),
        COVT_TEST(what_hears_of_an_achievement_comes_in_the_order_of_the_player),
        COVT_TEST(other_spaces_are_no_achievement),
        COVT_TEST(the_achievements_of_trad_22_count_for_objectives_and_the_award),
        COVT_TEST(the_starting_tile_finds_the_drafted_tradition_at_work),
    };

    return COVT_RUN(tests);
}
