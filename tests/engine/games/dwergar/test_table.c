/* test_table.c - the drawing of the table, and that the greedy bot plays sensibly. */
#include "tests/support/dwg_table.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH 80
#define MOST_ROWS 90

/* ---- The drawing ---- */

static char *drawn(int seat)
{
    adit_text text = {0};
    adit_err err;

    assert_ok(adit_game_draw(dwgt_match(), seat, WIDTH, false, false, &text, &err), err);
    assert_non_null(text.data);
    return text.data;
}

#define shows(seat, ...) assert_shows(seat, DWGT_LIST(__VA_ARGS__), true)
#define hides(seat, ...) assert_shows(seat, DWGT_LIST(__VA_ARGS__), false)
static void assert_shows(int seat, const char *const *words, bool expected)
{
    char *table = drawn(seat);

    for (int i = 0; words[i] != NULL; i++) {
        if ((strstr(table, words[i]) != NULL) != expected) {
            fail_msg("'%s' is %s in:\n%s", words[i], expected ? "not" : "there", table);
        }
    }
    free(table);
}

static void the_head_tells_round_turn_and_who_begins(void **state)
{
    (void)state;
    given("p1.pool.engineer=1");
    shows(1, "Dwergar    round 1 of 10    player 1 starts", "event      none, 9 face down",
          "turn       player 1, actions left 3");
    play("place engineer lift");
    shows(1, "engineer at Lift", "> lift     Lift ");
    play("done");
    shows(1, "actions left 2");
    hides(1, "engineer at Lift", "> lift", "Silverbeard");
}

static void the_active_event_is_told(void **state)
{
    (void)state;
    given("event.lift_malfunction=active");
    shows(1, "event      Lift malfunction (8 face down)");
    given("event.the_chief_alchemist_makes_boom=active");
    shows(1, "lab      Alchemists' Laboratory   -           (2i)    no bonus in this round");
}

static void the_holder_of_the_token_is_told(void **state)
{
    (void)state;
    given("rules.decks=western,old_shaft");
    shows(1, "Silverbeard: on the board");
    given("rules.decks=western,old_shaft", "project.bridge_over_a_river_of_lava=p2");
    shows(1, "Silverbeard: player 2");
}

static void a_player_board_shows_all_that_lies_there(void **state)
{
    (void)state;
    given("p1.stone=2", "p1.crystal=1", "p1.heat=3", "p1.hot_furnace=1", "p1.cool_furnace=2",
          "furnace.studio=p1", "p1.pool.engineer=2", "p1.pool.blacksmith=1", "p1.foreman=lab",
          "project.rails=p1", "project.filled_fissure=p1", "project.north_wall=p1_upgraded",
          "p1.vp=12");
    shows(1, "Player 1 <  12 points, 14 with cards", "2 stone, 0 iron, 0 gold, 1 crystal",
          "heat 3/10", "furnaces 1 hot, 2 cool, 4 unbuilt, at Chief Architect's Studio",
          "pool     2 engineers, 1 blacksmith, (foreman at Alchemists' Laboratory)",
          "projects Filled fissure, Rails", "upgraded North wall");
    given("p1.foreman=cart_level_2", "worker.lab=engineer", "worker.lift=engineer");
    shows(1, "pool     empty, (foreman in the cart on level 2)");
    given("rules.decks=western,eastern", "project.southern_pipeline=p2", "p2.vp=1");
    shows(1, "Player 2  1 point  keeps up to 2 heat");
}

static void carts_are_drawn_with_loads_and_foremen(void **state)
{
    (void)state;
    given_players(4, "p1.transit.iron=1", "p2.level_1.stone=3", "p2.level_1.gold=1",
                  "p2.level_1.iron=2", "p3.foreman=cart_level_3", "p4.foreman=cart_level_4",
                  "p4.level_4.crystal=1");
    shows(1, "cart of p1       cart of p2       cart of p3       cart of p4",
          "transit 1 iron           -                -                -",
          "level 1 -                3s 2i 1g         -                -",
          "level 3 -                -                foreman          -",
          "level 4 -                -                -                1c foreman");
}

static void locations_show_dwarf_furnace_and_specialists(void **state)
{
    (void)state;
    given("worker.bellows=blacksmith", "furnace.bellows=p2", "p2.foreman=forge");
    shows(1, "bellows  Bellows                  blacksmith  p2      ironworker, blacksmith",
          "forge    Forge                    foreman p2  (1s 1i) blacksmith, engineer",
          "mine3    Mine level 3             -           (2i)    1 gold, extra 1 iron");
}

static void the_track_shows_costs_and_points(void **state)
{
    (void)state;
    given("rules.decks=new_shaft,old_shaft", "project.rails=track",
          "project.bridge_over_a_river_of_lava=track", "project.calcination_oven=track",
          "p1.iron=4");
    shows(1, "Project track 13 face down",
          "* Rails                         new_shaft   4i              7 2h           2n",
          "  Bridge over a river of lava   old_shaft   6s              9 3h 3i         9",
          "  Calcination oven              old_shaft   1h 1c           8 10h -n       12");
    given("project.master_tools=track", "p1.iron=2");
    shows(1, "  Master tools                  western     1h 3i           8 2h 1i         1+");
}

static void decks_show_who_leads(void **state)
{
    (void)state;
    given("project.rails=p1", "project.filled_fissure=p2_upgraded", "project.north_wall=p2");
    shows(1, "New Shaft               1/0    1/1    p1 p2",
          "Western District        0/0    1/0    p2");
    given("project.rails=p1");
    shows(1, "Western District        0/0    0/0    nobody");
}

/* A whole match between careless players, looked at all the time. */
static void four_players_fit_on_the_sheet(void **state)
{
    int decisions = 0;

    (void)state;
    given_setup(4);
    while (!adit_game_is_over(dwgt_match())) {
        adit_err err;
        int options = adit_game_option_count(dwgt_match());
        assert_ok(adit_game_decide(dwgt_match(), decisions * 7 % options, &err), err);
        if (decisions++ % 10 > 0) {
            continue;
        }
        char *table = drawn(0);
        int rows = 0;
        for (const char *line = table; line != NULL; line = strchr(line, '\n')) {
            const char *end = strchr(++line, '\n');
            assert_true(end == NULL || end - line <= WIDTH);
            rows++;
        }
        assert_true(rows < MOST_ROWS);
        assert_non_null(strstr(table, "Decks"));
        free(table);
    }
    hides(1, "turn       player");
}

/* ---- Greedy ---- */

static void greedy_completes_and_upgrades_projects(void **state)
{
    adit_bot *bot[2];
    adit_err err;
    int total[2];

    (void)state;
    given_setup(2);
    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(dwgt_engine(), "greedy", seat, 5, &bot[seat - 1], &err), err);
    }
    while (!adit_game_is_over(dwgt_match())) {
        adit_bot *player = bot[adit_game_seat(dwgt_match()) - 1];
        int index;
        assert_ok(player->choose(player, dwgt_match(), &index, &err), err);
        assert_ok(adit_game_decide(dwgt_match(), index, &err), err);
    }
    for (int seat = 0; seat < 2; seat++) {
        bot[seat]->free(bot[seat]);
        (void)adit_game_score(dwgt_match(), seat + 1, &total[seat], NULL, 0);
        assert_true(total[seat] >= 50);
        assert_true(dwg_completed(dwgt_now(), dwgt_engine()->cards, seat, -1) >= 4);
    }
    assert_true(dwg_upgraded(dwgt_now(), dwgt_engine()->cards, 0, -1) +
                    dwg_upgraded(dwgt_now(), dwgt_engine()->cards, 1, -1) >=
                2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(the_head_tells_round_turn_and_who_begins),
        DWGT_TEST(the_active_event_is_told),
        DWGT_TEST(the_holder_of_the_token_is_told),
        DWGT_TEST(a_player_board_shows_all_that_lies_there),
        DWGT_TEST(carts_are_drawn_with_loads_and_foremen),
        DWGT_TEST(locations_show_dwarf_furnace_and_specialists),
        DWGT_TEST(the_track_shows_costs_and_points),
        DWGT_TEST(decks_show_who_leads),
        DWGT_TEST(four_players_fit_on_the_sheet),
        DWGT_TEST(greedy_completes_and_upgrades_projects),
    };
    return DWGT_RUN(tests);
}
