/* test_playthroughs.c - the script that plays one Era by hand, and the scenarios.
 *
 * The script asserts what the players have after each turn, worked out from the rules. What it
 * writes down must be the recorded game that comes with it.
 */
#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "tests/support/cov_table.h"
#include "tests/support/temp_file.h"

#include <stdio.h>
#include <stdlib.h>

#define FOLDER ADIT_TEST_ROOT "/scripts/playthroughs/covenant/"
#define SCENARIOS ADIT_TEST_ROOT "/scripts/scenarios/"
enum { MOST = 1 << 20 };

static void collect_text(void *context, const char *text, size_t length)
{
    adit_text_add_bytes(context, text, length);
}

/* The draft, the starting tiles, four turns each, a Council. */
static void one_era_comes_out_as_worked_out_by_hand(void **state)
{
    char path[512];
    adit_text printed = {0}, written = {0}, shipped = {0};
    adit_err err;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("one_era.play", ""));
    remove(path); /* only a game is replaced */
    assert_ok(adit_run_script(FOLDER "one_era.lua", 1, (const char *const[]){path}, collect_text,
                              &printed, &err),
              err);
    assert_contains(printed.data, "wins with");
    assert_ok(adit_file_read(path, MOST, &written, &err), err);
    assert_ok(adit_file_read(FOLDER "one_era.play", MOST, &shipped, &err), err);
    assert_string_equal(written.data, shipped.data);
    adit_text_free(&printed);
    adit_text_free(&written);
    adit_text_free(&shipped);
}

static void play_scenario(const char *path)
{
    adit_scenario *scenario = NULL;
    adit_game *game = NULL;
    adit_bot *bot;
    adit_setup setup = {0};
    adit_err err;

    assert_ok(adit_scenario_read(path, &scenario, &err), err);
    adit_scenario_apply(scenario, false, &setup);
    assert_ok(adit_game_new(covt_engine(), &setup, &game, &err), err);
    assert_ok(adit_bot_new(covt_engine(), "greedy", 1, 1, &bot, &err), err);
    assert_int_equal(adit_game_seat(game), 1);
    while (!adit_game_is_over(game)) {
        int index;
        assert_ok(adit_game_check(game, &err), err);
        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    bot->free(bot);
    adit_game_free(game);
    adit_scenario_free(scenario);
}

static void the_scenarios_can_be_played_to_the_end(void **state)
{
    (void)state;
    play_scenario(SCENARIOS "third_era.lua");
    play_scenario(SCENARIOS "dark_halls.lua");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(one_era_comes_out_as_worked_out_by_hand),
        COVT_TEST(the_scenarios_can_be_played_to_the_end),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return COVT_RUN(tests);
}
