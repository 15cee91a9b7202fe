/* test_scenario.c - scenario files: what they say, and every way to say it wrongly. */
#include "tests/support/temp_file.h"

#include "engine/base/memory.h"

static adit_status read_text(const char *text, adit_scenario **scenario, adit_err *err)
{
    return adit_scenario_read(temp_file("start.lua", text), scenario, err);
}

static const char whole[] = "return scenario {\n"
                            "  game = 'cave_vs_cave',\n"
                            "  title = 'Whole',\n"
                            "  text = 'Everything is said.',\n"
                            "  players = 2,\n"
                            "  seats = { 'human', 'greedy' },\n"
                            "  seed = 7,\n"
                            "  rules = { walls = 9, starting_player = 2 },\n"
                            "  set = { ['player[1].goods.wood'] = 5, round = 3, flag = true,\n"
                            "          ['room.shelf'] = 'p1.c4' },\n"
                            "}\n";

static void a_scenario_fills_a_match(void **state)
{
    adit_scenario *scenario = NULL;
    adit_setup setup = {0};
    adit_err err;

    (void)state;
    assert_ok(read_text(whole, &scenario, &err), err);
    assert_string_equal(adit_scenario_game(scenario), "cave_vs_cave");
    assert_string_equal(adit_scenario_title(scenario), "Whole");
    assert_string_equal(adit_scenario_text(scenario), "Everything is said.");
    assert_string_equal(adit_scenario_seats(scenario), "human,greedy");
    adit_scenario_apply(scenario, false, &setup);
    assert_int_equal(setup.players, 2);
    assert_int_equal(setup.seed, 7);
    assert_int_equal(setup.rule_count, 2);
    assert_string_equal(setup.rules[0].name, "starting_player");
    assert_string_equal(setup.rules[1].value, "9");
    assert_int_equal(setup.field_count, 4);
    assert_string_equal(setup.fields[0].name, "flag");
    assert_string_equal(setup.fields[0].value, "1");
    assert_string_equal(setup.fields[1].name, "player[1].goods.wood");
    assert_string_equal(setup.fields[1].value, "5");
    assert_string_equal(setup.fields[2].value, "p1.c4");
    adit_scenario_free(scenario);
}

/* It was looked up under the part before the zero byte and not found; then something else was taken
 * from the stack in its place, once for each such name. */
static void a_name_with_a_zero_byte_is_no_name(void **state)
{
    adit_scenario *scenario = NULL;
    adit_err err;

    (void)state;
    assert_fails(read_text("return scenario { game = 'cave_vs_cave', players = 2, set = {\n"
                           "  ['a\\0a'] = 1, ['a\\0b'] = 1, ['a\\0c'] = 1, ['a\\0d'] = 1,\n"
                           "  ['a\\0e'] = 1, ['a\\0f'] = 1, ['a\\0g'] = 1, ['a\\0h'] = 1 } }",
                           &scenario, &err),
                 ADIT_INPUT, "a string contains a zero byte", err);
    assert_null(scenario);
}

static void mods_of_a_scenario_lie_beside_it(void **state)
{
    static const char *const names[] = {"/etc", "/", "../..", "../../../../.."};
    adit_scenario *scenario = NULL;
    char source[200];
    adit_err err;

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(source, sizeof source,
                 "return scenario { game = 'cave_vs_cave', players = 2,\n mods = { '%s' } }",
                 names[i]);
        assert_fails(read_text(source, &scenario, &err), ADIT_INPUT, ":2: mods: ", err);
        assert_contains(err.text, "is neither the id of a mod nor the path of a mod next to");
    }
    assert_ok(read_text("return scenario { game = 'cave_vs_cave', players = 2,"
                        " mods = { 'some_id', './none', '../none_either' } }",
                        &scenario, &err),
              err);
    adit_scenario_free(scenario);
}

static void what_the_match_says_itself_wins(void **state)
{
    const adit_setting rules[] = {{"walls", "3"}};
    adit_scenario *scenario = NULL;
    adit_setup setup = {.players = 1, .seed = 99, .rules = rules, .rule_count = 1};
    adit_err err;

    (void)state;
    assert_ok(read_text(whole, &scenario, &err), err);
    adit_scenario_apply(scenario, true, &setup);
    assert_int_equal(setup.players, 1);
    assert_int_equal(setup.seed, 99);
    assert_int_equal(setup.rule_count, 2);
    assert_string_equal(setup.rules[0].name, "starting_player");
    assert_string_equal(setup.rules[1].name, "walls");
    assert_string_equal(setup.rules[1].value, "3");
    adit_scenario_free(scenario);
}

static void only_the_game_must_be_said(void **state)
{
    adit_scenario *scenario = NULL;
    adit_setup setup = {.seed = 4};
    adit_err err;

    (void)state;
    assert_ok(read_text("return scenario { game = 'cave_vs_cave' }", &scenario, &err), err);
    assert_string_equal(adit_scenario_title(scenario), "");
    assert_string_equal(adit_scenario_text(scenario), "");
    assert_string_equal(adit_scenario_seats(scenario), "");
    adit_scenario_apply(scenario, false, &setup);
    assert_int_equal(setup.players, 0);
    assert_int_equal(setup.seed, 4);
    adit_scenario_free(scenario);
}

static void the_number_of_seats_gives_the_players(void **state)
{
    adit_scenario *scenario = NULL;
    adit_setup setup = {0};
    adit_err err;

    (void)state;
    assert_ok(read_text("return scenario { game = 'cave_vs_cave', seats = { 'human' } }", &scenario,
                        &err),
              err);
    adit_scenario_apply(scenario, false, &setup);
    assert_int_equal(setup.players, 1);
    adit_scenario_free(scenario);
}

static void all_problems_are_listed_with_their_lines(void **state)
{
    adit_scenario *scenario = NULL;
    adit_err err;

    (void)state;
    assert_fails(read_text("return scenario {\n"
                           "  game = 'cave_vs_cave',\n"
                           "  plyers = 2,\n"
                           "  seed = 'seven',\n"
                           "  players = 1.5,\n"
                           "  rules = { wals = 3 },\n"
                           "  set = { round = {} },\n"
                           "}\n",
                           &scenario, &err),
                 ADIT_INPUT,
                 "start.lua:3: unknown field 'plyers' in a scenario; did you mean 'players'?", err);
    assert_contains(err.text, "start.lua:4: seed: must be a whole number, or its digits");
    assert_contains(err.text, "start.lua:5: players: must be a whole number, not 1.5");
    assert_contains(err.text, "start.lua:6: wals: unknown rule parameter; did you mean "
                              "'walls'?");
    assert_contains(err.text, "start.lua:7: round: must be a whole number, a word, true or false, "
                              "not {}");
    assert_null(scenario);
}

typedef struct {
    const char *text;
    adit_status status;
    const char *part;
} wrong_case;

static const wrong_case wrong_cases[] = {
    {"return 3", ADIT_INPUT, "must end with exactly one 'return scenario"},
    {"return { game = 'cave_vs_cave' }", ADIT_INPUT, "must end with exactly one 'return scenario"},
    {"scenario { game = 'cave_vs_cave' }", ADIT_INPUT,
     "must end with exactly one 'return scenario"},
    {"return scenario {}", ADIT_INPUT, "game is missing; write game = \"cave_vs_cave\""},
    {"return scenario 'x'", ADIT_INPUT, "start.lua:1: scenario takes one table"},
    {"return scenario { game = 'cave_vs_cav' }", ADIT_INPUT, "did you mean 'cave_vs_cave'?"},
    {"return scenario { game = 'chess' }", ADIT_INPUT, "`adit games` lists them"},
    {"return scenario { game = 'cave_vs_cave', players = 7 }", ADIT_INPUT,
     "cave_vs_cave is for 1 to 2 players, not 7"},
    {"return scenario { game = 'cave_vs_cave', players = 2, seats = { 'human' } }", ADIT_INPUT,
     "there are 2 players but 1 seats"},
    {"return scenario { game = 'cave_vs_cave', seats = { 1 } }", ADIT_INPUT,
     "seats[1]: must be a text, not 1"},
    {"return scenario { game = 'cave_vs_cave', seats = 'human' }", ADIT_INPUT,
     "seats: must be a list"},
    {"return scenario { game = 'cave_vs_cave', set = { 1 } }", ADIT_INPUT,
     "a value has no name; write name = value"},
    {"return scenario { game = 'cave_vs_cave', set = 1 }", ADIT_INPUT, "set: must be a table"},
    {"return scenario { game = 'cave_vs_cave', 1 }", ADIT_INPUT, "a value has no name"},
    {"return scenario { game = 'cave_vs_cave', text = {} }", ADIT_INPUT,
     "text: must be a text, not {}"},
    {"return scenario { game = 'cave_vs_cave', zzzzzz = 1 }", ADIT_INPUT,
     "unknown field 'zzzzzz' in a scenario; expected one of game, title, text, players, seats, "
     "seed, rules, set"},
    {"return scenario {", ADIT_INPUT, "start.lua:1:"},
    {"error('no')", ADIT_INPUT, "no"},
    {"while true do end", ADIT_LIMIT, "start.lua:1"},
};

static void a_wrong_scenario_is_refused_with_the_reason(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong_cases / sizeof wrong_cases[0]; i++) {
        const wrong_case *wrong = &wrong_cases[i];
        adit_scenario *scenario = NULL;
        adit_err err;

        assert_fails(read_text(wrong->text, &scenario, &err), wrong->status, wrong->part, err);
        assert_null(scenario);
    }
}

static void a_missing_file_is_named(void **state)
{
    adit_scenario *scenario = NULL;
    adit_err err;

    (void)state;
    assert_fails(adit_scenario_read("no/such/start.lua", &scenario, &err), ADIT_IO,
                 "no/such/start.lua", err);
}

static void freeing_nothing_is_fine(void **state)
{
    (void)state;
    adit_scenario_free(NULL);
}

static void nothing_leaks_when_memory_runs_out(void **state)
{
    char path[512];
    adit_status status = ADIT_NOMEM;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("thin.lua", whole));
    for (long n = 1; status != ADIT_OK; n++) {
        adit_scenario *scenario = NULL;

        adit_memory_fail_at(n, -1);
        status = adit_scenario_read(path, &scenario, NULL);
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        assert_true((scenario != NULL) == (status == ADIT_OK));
        adit_scenario_free(scenario);
    }
}

/* Its texts are copied by the engine, which gets no memory once or twice and then again. */
static void a_scenario_is_not_blamed_when_its_texts_cannot_be_copied(void **state)
{
    char path[512];

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("thin.lua", whole));
    for (long more = 0; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            adit_scenario *scenario = NULL;
            adit_err err;

            adit_memory_fail_at(n, more);
            adit_status status = adit_scenario_read(path, &scenario, &err);
            is_over = adit_memory_fail_at(0, 0) < n;
            if (status != ADIT_OK) {
                assert_fails(status, ADIT_NOMEM, "memory", err);
            }
            adit_scenario_free(scenario);
        }
    }
}

static void the_example_scenario_sets_up_a_match(void **state)
{
    adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *engine = NULL;
    adit_scenario *scenario = NULL;
    adit_game *game = NULL;
    adit_setup setup = {0};
    adit_text lines = {0};
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(
        adit_scenario_read(ADIT_TEST_ROOT "/scripts/scenarios/rich_start.lua", &scenario, &err),
        err);
    adit_scenario_apply(scenario, false, &setup);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_int_equal(adit_game_seat(game), 1);
    assert_ok(adit_game_check(game, &err), err);
    assert_ok(adit_game_state_lines(game, 0, &lines, &err), err);
    assert_contains(lines.data, "player[2].goods.wood = 5");
    adit_text_free(&lines);
    adit_game_free(game);
    adit_scenario_free(scenario);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_scenario_fills_a_match),
        ADIT_TEST(a_name_with_a_zero_byte_is_no_name),
        ADIT_TEST(mods_of_a_scenario_lie_beside_it),
        ADIT_TEST(what_the_match_says_itself_wins),
        ADIT_TEST(only_the_game_must_be_said),
        ADIT_TEST(the_number_of_seats_gives_the_players),
        ADIT_TEST(all_problems_are_listed_with_their_lines),
        ADIT_TEST(a_wrong_scenario_is_refused_with_the_reason),
        ADIT_TEST(a_missing_file_is_named),
        ADIT_TEST(freeing_nothing_is_fine),
        ADIT_TEST(nothing_leaks_when_memory_runs_out),
        ADIT_TEST(a_scenario_is_not_blamed_when_its_texts_cannot_be_copied),
        ADIT_TEST(the_example_scenario_sets_up_a_match),
    };

    return ADIT_RUN(tests);
}
