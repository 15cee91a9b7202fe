/* test_scripts.c - the playthroughs and scenarios of Dwergar that come with the program.
 *
 * The playthroughs assert every number by themselves, worked out from the rules by hand. What
 * they write down must be the recorded game that lies beside them.
 */
#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "tests/support/temp_file.h"

#define SCRIPTS ADIT_TEST_ROOT "/scripts/"
enum { MOST = 1 << 20 };

static void collect(void *context, const char *text, size_t length)
{
    adit_text_add_bytes(context, text, length);
}

static void assert_plays(const char *name, const char *says)
{
    char script[512], recorded[512], path[512];
    adit_text printed = {0}, written = {0}, shipped = {0};
    adit_err err;

    snprintf(script, sizeof script, SCRIPTS "playthroughs/dwergar/%s.lua", name);
    snprintf(recorded, sizeof recorded, SCRIPTS "playthroughs/dwergar/%s.play", name);
    snprintf(path, sizeof path, "%s", temp_file("written.play", ""));
    remove(path); /* only a game is replaced */
    assert_ok(adit_run_script(script, 1, (const char *const[]){path}, collect, &printed, &err),
              err);
    assert_string_equal(printed.data, says);
    assert_ok(adit_file_read(path, MOST, &written, &err), err);
    assert_ok(adit_file_read(recorded, MOST, &shipped, &err), err);
    assert_string_equal(written.data, shipped.data);
    adit_text_free(&printed);
    adit_text_free(&written);
    adit_text_free(&shipped);
}

static void the_first_two_rounds_go_as_the_rules_say(void **state)
{
    (void)state;
    assert_plays("first_rounds", "8 to 3 points after two rounds\n");
}

static void a_turn_of_tricks_goes_as_the_rules_say(void **state)
{
    (void)state;
    assert_plays("one_turn", "4 points, 1 heat kept\n");
}

static void the_end_goes_as_the_rules_say(void **state)
{
    (void)state;
    assert_plays("the_end", "45 to 45 to 34 points\n");
}

/* Sets the scenario up and lets it be played to its end, always the first option. */
static void assert_can_be_played(const char *name, int players, const char *field)
{
    const adit_engine_options options = {.game = "dwergar", .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *engine = NULL;
    adit_scenario *scenario = NULL;
    adit_game *game = NULL;
    adit_setup setup = {0};
    adit_text lines = {0};
    char path[512];
    adit_err err;

    snprintf(path, sizeof path, SCRIPTS "scenarios/%s.lua", name);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_scenario_read(path, &scenario, &err), err);
    assert_string_equal(adit_scenario_game(scenario), "dwergar");
    adit_scenario_apply(scenario, false, &setup);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_int_equal(adit_game_players(game), players);
    assert_ok(adit_game_check(game, &err), err);
    assert_ok(adit_game_state_lines(game, 0, &lines, &err), err);
    assert_contains(lines.data, field);
    while (!adit_game_is_over(game)) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    assert_ok(adit_game_check(game, &err), err);
    adit_text_free(&lines);
    adit_game_free(game);
    adit_scenario_free(scenario);
    adit_engine_close(engine);
}

static void the_scenarios_can_be_played(void **state)
{
    (void)state;
    assert_can_be_played("hot_start", 2, "player[2].goods.hot_furnace = 3");
    assert_can_be_played("last_round", 3, "furnace.mine2 = p3");
}

static void the_study_counts_projects(void **state)
{
    adit_text printed = {0};
    adit_err err;

    (void)state;
    assert_ok(adit_run_script(SCRIPTS "studies/dwergar_projects.lua", 2,
                              (const char *const[]){"1", "random"}, collect, &printed, &err),
              err);
    assert_contains(printed.data, "mill_chimney");
    assert_contains(printed.data, "points of a seat: ");
    adit_text_free(&printed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_first_two_rounds_go_as_the_rules_say),
        ADIT_TEST(a_turn_of_tricks_goes_as_the_rules_say),
        ADIT_TEST(the_end_goes_as_the_rules_say),
        ADIT_TEST(the_scenarios_can_be_played),
        ADIT_TEST(the_study_counts_projects),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
