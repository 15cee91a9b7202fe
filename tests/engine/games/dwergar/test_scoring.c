/* test_scoring.c - points and who wins (section 8, DWG-145 and DWG-146), worked case DWG-C28 and
 * ruling DWG-E76. */
#include "tests/support/dwg_table.h"

#include <stdio.h>

/* Lays out the end of a match and lets it finish. */
#define given_end(players, ...)                                                                    \
    given_players(players, "phase=final", "round=10" __VA_OPT__(, ) __VA_ARGS__)

static void points_from(int seat, const char *source, int points)
{
    adit_score_line lines[32];
    int total, count = adit_game_score(dwgt_match(), seat, &total, lines, 32);

    for (int i = 0; i < count; i++) {
        if (strcmp(lines[i].source, source) == 0) {
            assert_int_equal(lines[i].points, points);
            return;
        }
    }
    fail_msg("player %d has no line '%s'", seat, source);
}

static void verdict_is(unsigned winners, const char *words)
{
    char verdict[200];

    assert_true(adit_game_is_over(dwgt_match()));
    assert_int_equal(adit_game_winners(dwgt_match(), verdict, sizeof verdict), winners);
    assert_string_equal(verdict, words);
}

/* ---- Points ---- */

static void dwg145_the_track_is_one_line(void **state)
{
    adit_score_line lines[8];
    int total;

    (void)state;
    given_end(2, "p1.vp=42", "p1.stone=9", "p1.crystal=3", "p1.heat=7", "p1.level_1.gold=4");
    points_from(1, "track", 42);
    score_is(1, 42); /* goods, heat and loads are worth nothing by themselves */
    assert_int_equal(adit_game_score(dwgt_match(), 1, &total, lines, 8), 1);
    score_is(2, 0);
    points_from(2, "track", 0);
}

static void dwg145_upgraded_cards_score_as_the_game_ends(void **state)
{
    (void)state;
    given_end(2, "p1.vp=10", "p1.stone=5", "p1.iron=7", "project.armory=p1_upgraded",
              "project.barricade_of_the_abyss=p1_upgraded", "project.north_wall=p1_upgraded");
    points_from(1, "armory", 3);                 /* DWG-K7: 1 for every 2 iron */
    points_from(1, "barricade_of_the_abyss", 2); /* DWG-K8: 1 for every 2 stone */
    points_from(1, "north_wall", 6);             /* DWG-K6: 2 for each upgraded project */
    score_is(1, 21);
}

static void dwg145_completed_but_not_upgraded_cards_do_not(void **state)
{
    (void)state;
    given_end(2, "p1.iron=7", "project.armory=p1");
    score_is(1, 0);
}

static void dwg145_goods_count_for_several_cards_but_not_in_carts(void **state)
{
    (void)state;
    given_end(2, "rules.decks=golden,eastern", "p1.gold=2", "p1.crystal=3", "p1.level_1.crystal=1",
              "p1.hot_furnace=1", "p1.cool_furnace=3", "furnace.lift=p1", "furnace.mine1=p1",
              "project.main_crucible=p1_upgraded", "project.hall_of_the_oldbeard=p1_upgraded",
              "project.treasury_traps=p1_upgraded", "project.jewelers_workshop=p1_upgraded",
              "project.main_valve=p1_upgraded", "project.runic_hall=p1");
    points_from(1, "main_crucible", 6);         /* DWG-K24: 3 for each gold */
    points_from(1, "hall_of_the_oldbeard", 12); /* DWG-K26: 4 for each crystal */
    points_from(1, "treasury_traps", 4);        /* DWG-K27: installed ones do not count */
    points_from(1, "jewelers_workshop", 8);     /* DWG-K25, DWG-E46: itself has no crystal */
    points_from(1, "main_valve", 4);            /* DWG-K42: 2 for each installed furnace */
    score_is(1, 34);
}

/* DWG-E76: nothing subtracts. */
static void dwg_e76_points_are_never_below_zero(void **state)
{
    (void)state;
    cannot_be_given("-1 is out of range", "p1.vp=-1");
    given_end(2);
    score_is(1, 0);
    score_is(2, 0);
}

static void points_can_be_seen_during_the_game(void **state)
{
    (void)state;
    given("p1.vp=5", "p1.iron=4", "project.armory=p1_upgraded");
    score_is(1, 7);
}

/* ---- Winning ---- */

static void dwg146_most_points_win(void **state)
{
    (void)state;
    given_end(3, "p1.vp=50", "p2.vp=61", "p3.vp=60", "p3.crystal=9");
    verdict_is(2, "player 2 wins with 61 points");
}

static void dwg146_points_of_the_end_count_too(void **state)
{
    (void)state;
    given_end(2, "p1.vp=50", "p2.vp=49", "p2.iron=4", "project.armory=p2_upgraded");
    verdict_is(2, "player 2 wins with 51 points");
}

static void dwg_c28_crystal_then_gold(void **state)
{
    (void)state;
    given_end(2, "p1.vp=90", "p2.vp=90", "p1.crystal=1", "p2.crystal=1", "p1.gold=0", "p2.gold=2",
              "p1.iron=9", "p1.stone=9");
    verdict_is(2, "player 2 wins with 90 points and the most gold");
}

static void dwg146_each_of_the_four_comparisons(void **state)
{
    static const char *const better[] = {"crystal", "gold", "iron", "stone"};

    (void)state;
    for (int i = 0; i < 4; i++) {
        char mine[40], theirs[40], words[80];
        snprintf(mine, sizeof mine, "p1.%s=2", better[i]);
        /* more of everything that is compared later */
        snprintf(theirs, sizeof theirs, "p2.%s=9", i < 3 ? better[i + 1] : "heat");
        snprintf(words, sizeof words, "player 1 wins with 7 points and the most %s", better[i]);
        given_end(2, "p1.vp=7", "p2.vp=7", mine, theirs);
        verdict_is(1, words);
    }
}

static void dwg146_a_full_tie_is_a_shared_victory(void **state)
{
    (void)state;
    given_end(2, "p1.vp=90", "p2.vp=90", "p1.iron=3", "p2.iron=3", "p2.heat=5");
    verdict_is(3, "players 1 and 2 share the win with 90 points");
    given_end(4, "p1.vp=8", "p2.vp=7", "p3.vp=8", "p4.vp=8", "p1.gold=1", "p4.gold=1");
    verdict_is(1 + 8, "players 1 and 4 share the win with 8 points and the most gold");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg145_the_track_is_one_line),
        DWGT_TEST(dwg145_upgraded_cards_score_as_the_game_ends),
        DWGT_TEST(dwg145_completed_but_not_upgraded_cards_do_not),
        DWGT_TEST(dwg145_goods_count_for_several_cards_but_not_in_carts),
        DWGT_TEST(dwg_e76_points_are_never_below_zero),
        DWGT_TEST(points_can_be_seen_during_the_game),
        DWGT_TEST(dwg146_most_points_win),
        DWGT_TEST(dwg146_points_of_the_end_count_too),
        DWGT_TEST(dwg_c28_crystal_then_gold),
        DWGT_TEST(dwg146_each_of_the_four_comparisons),
        DWGT_TEST(dwg146_a_full_tie_is_a_shared_victory),
    };

    return DWGT_RUN(tests);
}
