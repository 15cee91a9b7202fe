/* test_table.c - the drawing of the table, and that the greedy bot plays sensibly. */
#include "engine/games/cave_farmers/tables/tables.h"
#include "tests/support/cf_table.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH 80
#define MOST_ROWS 120

/* ---- The drawing ---- */

static char *drawn(int seat)
{
    adit_text text = {0};
    adit_err err;

    assert_ok(adit_game_draw(cft_match(), seat, WIDTH, false, false, &text, &err), err);
    assert_non_null(text.data);
    return text.data;
}

#define shows(seat, ...) assert_shows(seat, CFT_LIST(__VA_ARGS__))
static void assert_shows(int seat, const char *const *words)
{
    char *table = drawn(seat);

    for (int i = 0; words[i] != NULL; i++) {
        if (strstr(table, words[i]) == NULL) {
            fail_msg("'%s' is not in:\n%s", words[i], table);
        }
    }
    free(table);
}

static void the_own_board_is_drawn_with_all_that_lies_on_it(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.crop.d4=3_grain", "p1.d3=small_pasture", "p1.stable.d3=1",
          "p1.sheep=3", "p1.dog=1", "p1.tile.e3=cuddle_room", "p1.f3=tunnel", "p1.weapon.1=4",
          "p1.wood=7");
    shows(1, "|field ", "|3 grain", "|pasture ", "stable", "#Cuddle ", "#room ", "3 sheep",
          "strength 4: home", "7 wood", "+1 boar", "+2 food", "|entry ", "|tunnel ");
}

static void the_ring_is_drawn_only_if_something_lies_there(void **state)
{
    char *table;

    (void)state;
    given("p1.tile.e3=office_room", "p1.d4=field", "p1.d5=meadow");
    shows(1, "-d5-");
    table = drawn(1);
    assert_null(strstr(table, "-c5-"));
    assert_null(strstr(table, "-a4-"));
    free(table);
    given("p1.tile.e3=office_room", "p1.g3=tunnel", "p1.f3=cavern", "p1.h3=cavern");
    shows(1, "-h3-", "|cavern  |");
}

static void the_others_are_told_in_words(void **state)
{
    (void)state;
    given("p2.tile.e3=carpenter", "p2.d4=meadow", "p2.d3=field", "p2.crop.d3=2_vegetable",
          "p2.stable.d4=1", "p2.ore=5", "p2.waiting.wood.5=1", "p1.waiting.ruby.5=1");
    shows(1, "Player 2", "5 ore", "1 meadow", "1 field", "2 vegetables sown", "1 stable",
          "tiles   Carpenter", "ruby in 5");
}

static void spaces_and_tiles_lie_open(void **state)
{
    (void)state;
    given("p1.stone=1");
    play_to_phase(CF_PHASE_PLACE);
    shows(1, "Action spaces", "Logging                  3 wood", "to come", "*Carpenter",
          " Blacksmith ", "4w 3s");
    play("place logging");
    shows(2, "Logging               p1");
    given_players(7);
    play_to_phase(CF_PHASE_PLACE);
    shows(3, "imitation_b", "imitation_c", "2w 1s 1o", "Player 7");
}

static void harvest_markers_are_shown_as_they_lie(void **state)
{
    (void)state;
    given("round=7", "marker.6=question", "marker.7=leaf");
    shows(1, "<7>", "?    leaf [ ]  [ ]  [ ]  [ ]");
}

static void seven_players_fit_on_the_sheet(void **state)
{
    (void)state;
    given_players(7);
    for (int i = 0; i < 400; i++) {
        adit_err err;
        int options = adit_game_option_count(cft_match());
        assert_ok(adit_game_decide(cft_match(), i * 7 % options, &err), err);
    }
    char *table = drawn(0);
    int rows = 0;
    for (const char *line = table; line != NULL; line = strchr(line, '\n')) {
        const char *end = strchr(++line, '\n');
        assert_true(end == NULL || end - line <= WIDTH);
        rows++;
    }
    assert_true(rows < MOST_ROWS - 10);
    assert_non_null(strstr(table, "Furnishing tiles"));
    free(table);
}

/* ---- Greedy ---- */

static void greedy_feeds_its_dwarfs_and_fills_its_board(void **state)
{
    adit_bot *bot;
    adit_err err;
    int total;

    (void)state;
    given_solo();
    assert_ok(adit_bot_new(cft_engine(), "greedy", 1, 5, &bot, &err), err);
    while (!adit_game_is_over(cft_match())) {
        int index;
        assert_ok(bot->choose(bot, cft_match(), &index, &err), err);
        assert_ok(adit_game_decide(cft_match(), index, &err), err);
    }
    bot->free(bot);
    (void)adit_game_score(cft_match(), 1, &total, NULL, 0);
    assert_true(total >= 40);
    assert_true(cft_now()->player[0].common.goods.have[CF_BEGGING] <= 2);
    assert_true(cf_unused_spaces(&cft_now()->player[0]) <= 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(the_own_board_is_drawn_with_all_that_lies_on_it),
        CFT_TEST(the_ring_is_drawn_only_if_something_lies_there),
        CFT_TEST(the_others_are_told_in_words),
        CFT_TEST(spaces_and_tiles_lie_open),
        CFT_TEST(harvest_markers_are_shown_as_they_lie),
        CFT_TEST(seven_players_fit_on_the_sheet),
        CFT_TEST(greedy_feeds_its_dwarfs_and_fills_its_board),
    };
    return CFT_RUN(tests);
}
