/* test_goal.c - goals, limits and happenings of scenarios, and the search for solutions.
 */
#include "tests/support/temp_file.h"

#include <string.h>

#include "engine/base/memory.h"

/* A scenario with its engine and match. */
typedef struct {
    adit_scenario *scenario;
    adit_engine *engine;
    adit_game *game;
    adit_err err;
} setup_table;

static adit_status open_table(setup_table *t, const char *text)
{
    const char *mods[4] = {NULL};
    adit_engine_options options = {
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .mods = mods};
    adit_setup setup = {.seed = 1};
    adit_status status;

    memset(t, 0, sizeof *t);
    status = adit_scenario_read(temp_file("quest.lua", text), &t->scenario, &t->err);
    if (status != ADIT_OK) {
        return status;
    }
    options.mod_count = adit_scenario_mods(t->scenario, mods, 0, 4);
    status = adit_engine_open(&options, &t->engine, &t->err);
    if (status != ADIT_OK) {
        return status;
    }
    adit_scenario_apply(t->scenario, false, &setup);
    status = adit_game_new(t->engine, &setup, &t->game, &t->err);
    if (status != ADIT_OK) {
        adit_scenario_explain(t->scenario, &t->err);
    }
    return status;
}

static void close_table(setup_table *t)
{
    adit_game_free(t->game);
    adit_engine_close(t->engine);
    adit_scenario_free(t->scenario);
}

static bool is_reached(setup_table *t, char *why, size_t size)
{
    bool reached = false;

    assert_ok(adit_scenario_reached(t->scenario, t->game, &reached, why, size, &t->err), t->err);
    return reached;
}

#define HEAD "return scenario { game = 'cave_vs_cave', players = 1, seed = 1,\n"

/* ---- Reading ---- */

typedef struct {
    const char *text, *part;
} wrong_case;

static const wrong_case wrong_cases[] = {
    {HEAD "goal = 3 }", "quest.lua:2: goal: must be a test such as"},
    {HEAD "goal = {} }", "quest.lua:2: goal: contains no test"},
    {HEAD "goal = { 'round' } }", "goal: round: needs at_least, at_most or is"},
    {HEAD "goal = { 'round', is = 1, at_least = 2 } }", "needs at_least, at_most or is"},
    {HEAD "goal = { 'round', atleast = 2 } }", "did you mean 'at_least'?"},
    {HEAD "goal = { 'round', is = {} } }", "is: must be a whole number, a word, true or false"},
    {HEAD "goal = { 'round', at_least = 'x' } }", "at_least: must be a whole number"},
    {HEAD "goal = { { 'round', is = 1 }, 7 } }", "item 2 is not a test"},
    {HEAD "limit = 3 }", "limit: a puzzle also needs a goal"},
    {HEAD "goal = { 'round', is = 2 }, limit = {} }", "expected a number of decisions"},
    {HEAD "goal = { 'round', is = 2 }, limit = 'x' }", "expected a number of decisions"},
    {HEAD "goal = { 'round', is = 2 }, limit = 900 }", "more than 64 decisions"},
    {HEAD "goal = { 'round', is = 2 }, limit = { moves = 3 } }", "unknown field 'moves' in limit"},
    {HEAD "goal = { 'round', is = 2 }, chance = 'pinned' }", "is only for puzzles; add a limit"},
    {HEAD "goal = { 'round', is = 2 }, limit = 2, chance = 'none' }",
     "chance: must be \"excluded\" or \"pinned\""},
    {HEAD "goal = { 'round', is = 2 }, limit = 2, others = 'me' }",
     "others: must be \"bots\" or \"worst\""},
    {HEAD "goal_text = 'win' }", "goal_text: there is no goal to describe"},
    {"return scenario { game = 'cave_vs_cave', goal = { 'round', is = 2 }, limit = 2,\n"
     "chance = 'pinned' }",
     "quest.lua:2: chance: \"pinned\" uses the draws of the seed; add a seed"},
    {HEAD "on = 3 }", "quest.lua:2: on: expected a table of hooks by name"},
    {HEAD "on = { dugg = gain { food = 1 } } }", "did you mean 'dug'?"},
    {HEAD "on = { dug = gain { foot = 1 } } }", "no good is called 'foot'; did you mean 'food'?"},
    {HEAD "on = { dug = light_all() } }", "light_all"},
    {HEAD "without = { 'bakehous' } }", "no card is called 'bakehous'; did you mean 'bakehouse'?"},
    {HEAD "without = 'bakehouse' }", "without: expected a list of cards"},
    {HEAD "cards = { 3 } }", "cards: item 1 is not card { ... }"},
    {HEAD "score = 3 }", "unknown field 'score' in a scenario"},
    {HEAD "set = { ['player[1].goods.wod'] = 1,\n ['player[1].goods.food'] = 77 } }",
     "quest.lua:3: player[1].goods.food: 77 is out of range"},
    {HEAD "set = { ['player[1].goods.wod'] = 1,\n ['player[1].goods.food'] = 77 } }",
     "quest.lua:2: "},
    {HEAD "rules = { walls = 99, solo_goal = 'x' } }", "walls: expected"},
    {HEAD "rules = { walls = 99, solo_goal = 'x' } }", "solo_goal: expected"},
    {HEAD "set = { wall_supply = 3, ['room.shelf'] = 'printed' } }",
     "3 walls in the supply and 0 built do not add up to 7"},
    {HEAD "set = { wall_supply = 3, ['room.shelf'] = 'printed' } }", "invalid place for shelf"},
};

static void what_is_wrong_is_told_with_file_and_line(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong_cases / sizeof wrong_cases[0]; i++) {
        setup_table t;

        assert_fails(open_table(&t, wrong_cases[i].text), ADIT_INPUT, wrong_cases[i].part, t.err);
        close_table(&t);
    }
}

static void a_goal_about_an_unknown_field_is_told_when_it_is_asked(void **state)
{
    setup_table t;
    bool reached;

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { 'player[1].goods.gald', at_least = 1 } }"), t.err);
    assert_fails(adit_scenario_reached(t.scenario, t.game, &reached, NULL, 0, &t.err), ADIT_INPUT,
                 "player[1].goods.gald", t.err);
    assert_contains(t.err.text, "quest.lua");
    close_table(&t);
}

/* ---- Goals ---- */

static void tests_look_at_the_state_of_now(void **state)
{
    setup_table t;
    char why[128];

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { { 'player[1].goods.wood', at_least = 3 },\n"
                                  "{ 'player[1].cell.c4', is = 'empty' },\n"
                                  "{ 'player[1].points', at_most = 50 } } }"),
              t.err);
    assert_string_equal(adit_scenario_goal(t.scenario),
                        "player[1].goods.wood is at least 3, and player[1].cell.c4 is empty, and "
                        "player[1].points is at most 50");
    assert_false(is_reached(&t, why, sizeof why));
    assert_string_equal(why, "player[1].goods.wood is 1");
    assert_ok(adit_game_decide_text(t.game, "take undergrowth", &t.err), t.err);
    assert_ok(adit_game_decide_text(t.game, "gain 2 wood", &t.err), t.err);
    assert_true(is_reached(&t, why, sizeof why));
    close_table(&t);
}

static void a_function_may_say_why_not(void **state)
{
    setup_table t;
    char why[128];
    const char *mods[2];

    (void)state;
    assert_ok(open_table(&t, HEAD "goal_text = 'Wood.', goal = function(g, me)\n"
                                  "return g:count(me, 'wood') >= 3 or 'there is no wood' end }"),
              t.err);
    assert_int_equal(adit_scenario_mods(t.scenario, mods, 0, 2), 1);
    assert_string_equal(adit_scenario_goal(t.scenario), "Wood.");
    assert_false(is_reached(&t, why, sizeof why));
    assert_string_equal(why, "there is no wood");
    assert_ok(adit_game_decide_text(t.game, "take undergrowth", &t.err), t.err);
    assert_ok(adit_game_decide_text(t.game, "gain 2 wood", &t.err), t.err);
    assert_true(is_reached(&t, why, sizeof why));
    close_table(&t);
}

static void a_goal_that_fails_names_its_line(void **state)
{
    setup_table t;
    bool reached;

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = function(g)\n g:gain(1, { food = 1 })\n end }"), t.err);
    assert_fails(adit_scenario_reached(t.scenario, t.game, &reached, NULL, 0, &t.err), ADIT_SCRIPT,
                 "quest.lua:3:", t.err);
    close_table(&t);
}

/* ---- Happenings ---- */

static void happenings_come_from_a_card_on_the_table(void **state)
{
    setup_table t;
    adit_text lines = {0};

    (void)state;
    assert_ok(open_table(&t, HEAD "counters = { told = { max = 3, reset = 'game' } },\n"
                                  "on = { tile_taken = gain { gold = 2 },\n"
                                  "gained = { good = 'wood', run = function(g, me)\n"
                                  "g:set('told', g:get('told') + 1) end } } }"),
              t.err);
    assert_ok(adit_game_decide_text(t.game, "take undergrowth", &t.err), t.err);
    assert_ok(adit_game_decide_text(t.game, "gain 2 wood", &t.err), t.err);
    assert_ok(adit_game_state_lines(t.game, 0, &lines, &t.err), t.err);
    assert_contains(lines.data, "player[1].goods.gold = 3");
    assert_contains(lines.data, "counter.quest:scenario.told = 1");
    assert_contains(lines.data, "in_play = cave_board quest:scenario");
    assert_ok(adit_game_check(t.game, &t.err), t.err);
    adit_text_free(&lines);
    close_table(&t);
}

static void cards_come_and_go(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "without = { 'weaving_room' }, cards = {\n"
                                  "card { id = 'well', kind = 'room', back = 'dark',\n"
                                  "colour = 'orange', cost = { stone = 1 }, points = 2,\n"
                                  "walls = 'o o o o', use = gain { food = 1 } },\n"
                                  "patch 'bakehouse' { points = 9 } } }"),
              t.err);
    assert_true(adit_engine_card_find(t.engine, "weaving_room") < 0);
    assert_true(adit_engine_card_find(t.engine, "quest:well") >= 0);
    close_table(&t);
}

static void a_saved_position_keeps_the_happenings(void **state)
{
    setup_table t;
    adit_text saved = {0};
    adit_game *again = NULL;

    (void)state;
    assert_ok(open_table(&t, HEAD "on = { tile_taken = gain { gold = 2 } } }"), t.err);
    assert_ok(adit_game_save(t.game, &saved, &t.err), t.err);
    assert_ok(adit_game_load(t.engine, saved.data, saved.length, &again, &t.err), t.err);
    assert_true(adit_game_hash(again) == adit_game_hash(t.game));
    adit_game_free(again);
    adit_text_free(&saved);
    close_table(&t);
}

/* ---- Solving ---- */

static adit_status ask_goal(void *context, adit_game *game, bool *reached, adit_err *err)
{
    return adit_scenario_reached(((setup_table *)context)->scenario, game, reached, NULL, 0, err);
}

static bool never(void *context, int decisions, uint64_t positions)
{
    (void)context;
    (void)decisions;
    (void)positions;
    return false;
}

static adit_status take_first(void *context, adit_game *game, int *index, adit_err *err)
{
    (void)context;
    (void)game;
    (void)err;
    *index = 0;
    return ADIT_OK;
}

static adit_solution solve(setup_table *t, uint64_t positions)
{
    adit_solution solution;
    adit_solve_options options = {.positions = positions, .goal = ask_goal, .context = t};

    assert_true(adit_scenario_puzzle(t->scenario, &options.puzzle));
    options.reply = options.puzzle.worst_case ? NULL : take_first;
    assert_ok(adit_game_solve(t->game, &options, &solution, &t->err), t->err);
    return solution;
}

#define FOUR_FOOD HEAD "goal = { 'player[1].goods.food', at_least = 4 },\n"

static void a_shortest_solution_is_found_and_leaves_the_game_alone(void **state)
{
    setup_table t;
    adit_solution solution;
    char text[64];
    int seat;

    (void)state;
    assert_ok(open_table(&t, FOUR_FOOD "limit = 9 }"), t.err);
    uint64_t before = adit_game_hash(t.game);

    solution = solve(&t, 100000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_FOUND);
    assert_int_equal(solution.decisions, 3);
    assert_int_equal(adit_game_decision_count(solution.game), 3);
    assert_ok(adit_game_decision(solution.game, 0, &seat, text, sizeof text, &t.err), t.err);
    assert_int_equal(seat, 1);
    assert_true(solution.positions > 3);
    assert_true(adit_game_hash(t.game) == before);
    assert_int_equal(adit_game_decision_count(t.game), 0);
    adit_game_free(solution.game);
    close_table(&t);
}

static void none_within_the_limit_is_an_answer(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    assert_ok(open_table(&t, FOUR_FOOD "limit = 2 }"), t.err);
    solution = solve(&t, 100000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_NONE);
    assert_null(solution.game);
    close_table(&t);
}

static void too_many_positions_are_no_answer(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    assert_ok(open_table(&t, FOUR_FOOD "limit = 9 }"), t.err);
    solution = solve(&t, 5);
    assert_int_equal(solution.outcome, ADIT_SOLVE_LIMIT);
    assert_int_equal(solution.positions, 5);
    close_table(&t);
}

static void a_goal_that_is_reached_already_needs_nothing(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { 'round', is = 1 }, limit = 1 }"), t.err);
    solution = solve(&t, 10);
    assert_int_equal(solution.outcome, ADIT_SOLVE_FOUND);
    assert_int_equal(solution.decisions, 0);
    assert_int_equal(adit_game_decision_count(solution.game), 0);
    adit_game_free(solution.game);
    close_table(&t);
}

/* Under a rock lies a room that nobody knows. */
static void chance_is_left_out_unless_it_is_pinned(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { 'player[1].cell.c2', is = 'empty' }, limit = 4 }"),
              t.err);
    solution = solve(&t, 100000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_NONE);
    assert_true(solution.chance > 0);
    close_table(&t);
    assert_ok(
        open_table(&t, HEAD
                   "goal = { 'player[1].cell.c2', is = 'empty' }, limit = 4, chance = 'pinned' }"),
        t.err);
    solution = solve(&t, 100000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_FOUND);
    assert_int_equal(solution.decisions, 3);
    adit_game_free(solution.game);
    close_table(&t);
}

static void the_limit_of_turns_ends_a_search_without_a_limit_of_decisions(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { 'player[1].goods.gold', at_least = 9 },\n"
                                  "limit = { turns = 1 } }"),
              t.err);
    solution = solve(&t, 1000000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_NONE);
    close_table(&t);
}

#define TWO                                                                                        \
    "return scenario { game = 'cave_vs_cave', players = 2, seed = 4, seats = { 'human', 'greedy' " \
    "},\n rules = { starting_player = 2 }, chance = 'pinned', limit = 3,\n"                        \
    " set = { ['player[1].cell.c4'] = 'spinning_wheel', ['player[2].goods.food'] = 0,\n"           \
    " ['player[2].goods.emmer'] = 0, ['player[2].goods.flax'] = 0, ['player[2].goods.gold'] = 0,"  \
    " ['player[2].goods.wood'] = 0, ['player[2].goods.stone'] = 0 },\n"

static void in_the_worst_case_every_answer_must_lead_to_the_goal(void **state)
{
    setup_table t;
    adit_solution solution;

    (void)state;
    /* She can take the one tile that has two wood. */
    assert_ok(open_table(&t, TWO "goal = { 'player[1].goods.wood', at_least = 3 },\n"
                                 "others = 'worst' }"),
              t.err);
    solution = solve(&t, 1000000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_NONE);
    close_table(&t);
    /* The first option of hers leaves it. */
    assert_ok(open_table(&t, TWO "goal = { 'player[1].goods.wood', at_least = 3 } }"), t.err);
    solution = solve(&t, 1000000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_FOUND);
    assert_int_equal(solution.decisions, 2);
    assert_true(adit_game_decision_count(solution.game) > 2);
    adit_game_free(solution.game);
    close_table(&t);
    /* She cannot take all tiles with food or goods to eat. */
    assert_ok(open_table(&t, TWO "goal = { 'player[1].goods.food', at_least = 3 },\n"
                                 "others = 'worst' }"),
              t.err);
    solution = solve(&t, 1000000);
    assert_int_equal(solution.outcome, ADIT_SOLVE_FOUND);
    assert_int_equal(solution.decisions, 2);
    adit_game_free(solution.game);
    close_table(&t);
}

static void a_search_can_be_stopped(void **state)
{
    setup_table t;
    adit_solution solution;
    adit_solve_options options = {
        .positions = 1000000, .goal = ask_goal, .progress = never, .context = &t};

    (void)state;
    assert_ok(open_table(&t, HEAD "goal = { 'round', is = 5 }, limit = 30 }"), t.err);
    assert_true(adit_scenario_puzzle(t.scenario, &options.puzzle));
    assert_ok(adit_game_solve(t.game, &options, &solution, &t.err), t.err);
    assert_int_equal(solution.outcome, ADIT_SOLVE_STOPPED);
    close_table(&t);
}

static void a_search_without_memory_leaves_nothing_behind(void **state)
{
    setup_table t;
    adit_solution solution;
    adit_solve_options options = {.positions = 1000, .goal = ask_goal, .context = &t};
    adit_status status = ADIT_NOMEM;

    (void)state;
    assert_ok(open_table(&t, FOUR_FOOD "limit = 3 }"), t.err);
    assert_true(adit_scenario_puzzle(t.scenario, &options.puzzle));
    for (long n = 1; status != ADIT_OK; n++) {
        adit_memory_fail_at(n, -1);
        status = adit_game_solve(t.game, &options, &solution, &t.err);
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        assert_true((solution.game != NULL) == (status == ADIT_OK));
        adit_game_free(solution.game);
    }
    close_table(&t);
}

static void a_puzzle_is_not_blamed_when_there_is_no_memory_for_it(void **state)
{
    char path[512];

    (void)state;
    snprintf(path, sizeof path, "%s",
             temp_file("thin.lua", HEAD "goal = { { 'round', is = 2 }, { 'room.shelf', is = 'pool' "
                                        "} },\nmods = { 'a' }, limit = 2, on = {} }"));
    for (long more = -1; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            adit_scenario *scenario = NULL;

            adit_memory_fail_at(n, more);
            adit_status status = adit_scenario_read(path, &scenario, NULL);
            is_over = adit_memory_fail_at(0, 0) < n;
            assert_true(status == ADIT_OK || status == ADIT_NOMEM);
            assert_true((scenario != NULL) == (status == ADIT_OK));
            adit_scenario_free(scenario);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(what_is_wrong_is_told_with_file_and_line),
        ADIT_TEST(a_goal_about_an_unknown_field_is_told_when_it_is_asked),
        ADIT_TEST(tests_look_at_the_state_of_now),
        ADIT_TEST(a_function_may_say_why_not),
        ADIT_TEST(a_goal_that_fails_names_its_line),
        ADIT_TEST(happenings_come_from_a_card_on_the_table),
        ADIT_TEST(cards_come_and_go),
        ADIT_TEST(a_saved_position_keeps_the_happenings),
        ADIT_TEST(a_shortest_solution_is_found_and_leaves_the_game_alone),
        ADIT_TEST(none_within_the_limit_is_an_answer),
        ADIT_TEST(too_many_positions_are_no_answer),
        ADIT_TEST(a_goal_that_is_reached_already_needs_nothing),
        ADIT_TEST(chance_is_left_out_unless_it_is_pinned),
        ADIT_TEST(the_limit_of_turns_ends_a_search_without_a_limit_of_decisions),
        ADIT_TEST(in_the_worst_case_every_answer_must_lead_to_the_goal),
        ADIT_TEST(a_search_can_be_stopped),
        ADIT_TEST(a_search_without_memory_leaves_nothing_behind),
        ADIT_TEST(a_puzzle_is_not_blamed_when_there_is_no_memory_for_it),
    };

    return ADIT_RUN(tests);
}
