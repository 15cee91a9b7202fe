/* goal.c - what a scenario's goal is, and whether a game has reached it.
 *
 * A goal is a list of tests on fields of the state, which need no script and are fast enough to
 * be asked at every position of a search, or a function of the scenario's card, which only looks.
 */
#include <inttypes.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/scenario/scenario.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/memory.h"
#include "engine/match/engine.h"
#include "engine/model/state.h"
#include "engine/rules/runner.h"

/* ---- Reading ---- */

static const char *const test_keys[] = {"at_least", "at_most", "is", NULL};
static const char *const limit_keys[] = {"decisions", "turns", NULL};

static char *copy_or_raise(lua_State *L, const char *text)
{
    char *copy = adit_strdup(text);

    if (copy == NULL) {
        aditl_raise_shortage(L);
    }
    return copy;
}

/* `is = 3` and `is = true` ask for a number, `is = "p1.c4"` for a word. */
static bool read_is(lua_State *L, int table, aditl_test *test, aditl_problems *problems)
{
    int is_whole = 0;

    lua_pushliteral(L, "is");
    int type = lua_rawget(L, table);

    if (type == LUA_TSTRING) {
        test->is = copy_or_raise(L, lua_tostring(L, -1));
    } else if (type == LUA_TBOOLEAN) {
        test->min = test->max = lua_toboolean(L, -1);
    } else if (type == LUA_TNUMBER) {
        test->min = test->max = lua_tointegerx(L, -1, &is_whole);
    }
    if (type != LUA_TNIL && type != LUA_TSTRING && type != LUA_TBOOLEAN && !is_whole) {
        aditl_problem(problems, "is", "must be a whole number, a word, true or false");
    }
    test->has_min = test->has_max = type == LUA_TBOOLEAN || is_whole;
    lua_pop(L, 1);
    return type != LUA_TNIL;
}

/* The table of the test is on top. */
static void read_test(lua_State *L, aditl_goal *goal, aditl_problems *problems)
{
    int table = lua_gettop(L);
    aditl_test *test = &goal->test[goal->count];

    aditl_check_keys(L, table, test_keys, "a test", true, problems);
    if (aditl_list_length(L, table, 2) > 1) {
        aditl_problem(problems, "goal",
                      "a test has one field; write its condition by name, as in at_least = 10");
    }
    lua_rawgeti(L, table, 1);
    if (goal->count >= ADIT_MAX_GOAL_TESTS) {
        aditl_problem(problems, "goal", "%s; use a function",
                      adit_limit_message(adit_limit_at(ADIT_LIMIT_GOAL_TESTS)).text);
        lua_pop(L, 1);
        return;
    }
    if (lua_type(L, -1) != LUA_TSTRING) {
        aditl_problem(problems, "goal",
                      "expected a field and a condition, as in { \"player[1].goods.gold\", "
                      "at_least = 10 }");
        lua_pop(L, 1);
        return;
    }
    test->field = copy_or_raise(L, lua_tostring(L, -1));
    goal->count++;
    lua_pop(L, 1);
    bool is = read_is(L, table, test, problems);
    bool min = aditl_read_int(L, table, "at_least", INT32_MIN, INT32_MAX, &test->min, problems);
    bool max = aditl_read_int(L, table, "at_most", INT32_MIN, INT32_MAX, &test->max, problems);

    test->has_min = test->has_min || min;
    test->has_max = test->has_max || max;
    if (is == (min || max)) {
        aditl_problem(problems, "goal", "%s: needs at_least, at_most or is", test->field);
    }
}

static void read_tests(lua_State *L, aditl_goal *goal, aditl_problems *problems)
{
    int table = lua_gettop(L);
    int type = lua_rawgeti(L, table, 1);

    lua_pop(L, 1);
    if (type == LUA_TSTRING) {
        read_test(L, goal, problems);
        return;
    }
    int count = aditl_list_length(L, table, ADIT_MAX_GOAL_TESTS + 1);

    aditl_check_keys(L, table, &test_keys[3], "a list of tests", true, problems);
    if (count == 0) {
        aditl_problem(problems, "goal", "contains no test");
    }
    for (int i = 1; i <= count; i++) {
        if (lua_rawgeti(L, table, i) == LUA_TTABLE) {
            read_test(L, goal, problems);
        } else {
            aditl_problem(problems, "goal",
                          "item %d is not a test such as { \"field\", at_least = 1 }", i);
        }
        lua_pop(L, 1);
    }
}

/* What the tests say, if the author has no better words. */
static void word_goal(lua_State *L, aditl_goal *goal)
{
    char text[1000];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    for (int i = 0; i < goal->count; i++) {
        const aditl_test *test = &goal->test[i];

        adit_buffer_addf(&out, "%s%s", i > 0 ? ", and " : "", test->field);
        if (test->is != NULL) {
            adit_buffer_addf(&out, " is %s", test->is);
        } else if (test->has_min && test->has_max && test->min == test->max) {
            adit_buffer_addf(&out, " is %" PRId64, test->min);
        } else {
            if (test->has_min) {
                adit_buffer_addf(&out, " is at least %" PRId64, test->min);
            }
            if (test->has_max) {
                adit_buffer_addf(&out, "%s at most %" PRId64, test->has_min ? " and" : " is",
                                 test->max);
            }
        }
    }
    goal->text = copy_or_raise(L, goal->is_function ? "as described in the story" : text);
}

static bool has_goal(const adit_scenario *scenario)
{
    return scenario->goal.count > 0 || scenario->goal.is_function;
}

static void read_most(lua_State *L, int table, const char *key, adit_limit most, int *out,
                      aditl_problems *problems)
{
    const adit_limit_row *limit = adit_limit_at(most);
    int64_t number = *out;

    aditl_read_int(L, table, key, 1, INT32_MAX, &number, problems);
    if (number > limit->value) {
        aditl_problem(problems, key, "%s", adit_limit_message(limit).text);
    } else {
        *out = (int)number;
    }
}

static void read_limit(lua_State *L, int table, adit_scenario *scenario, aditl_problems *problems)
{
    lua_pushliteral(L, "limit");
    int type = lua_rawget(L, table);

    if (type == LUA_TNUMBER) {
        read_most(L, table, "limit", ADIT_LIMIT_PUZZLE_DECISIONS, &scenario->puzzle.decisions,
                  problems);
    } else if (type == LUA_TTABLE) {
        int limit = lua_gettop(L);

        aditl_check_keys(L, limit, limit_keys, "limit", false, problems);
        read_most(L, limit, "decisions", ADIT_LIMIT_PUZZLE_DECISIONS, &scenario->puzzle.decisions,
                  problems);
        read_most(L, limit, "turns", ADIT_LIMIT_PUZZLE_TURNS, &scenario->puzzle.turns, problems);
    }
    lua_pop(L, 1);
    scenario->is_puzzle = type != LUA_TNIL;
    if (scenario->is_puzzle && scenario->puzzle.decisions == 0 && scenario->puzzle.turns == 0 &&
        problems->count == 0) {
        aditl_problem(problems, "limit",
                      "expected a number of decisions, or { decisions = 6 } or { turns = 2 }");
    }
    if (scenario->is_puzzle && !has_goal(scenario) && problems->count == 0) {
        aditl_problem(problems, "limit", "a puzzle also needs a goal");
    }
}

/* One of two words; true if it is the second. */
static bool read_choice(lua_State *L, int table, const char *key, const char *usual,
                        const char *other, bool is_puzzle, aditl_problems *problems)
{
    lua_pushstring(L, key);
    int type = lua_rawget(L, table);
    const char *word = type == LUA_TSTRING ? lua_tostring(L, -1) : "";
    bool is_other = strcmp(word, other) == 0;

    if (type != LUA_TNIL && !is_other && strcmp(word, usual) != 0) {
        aditl_problem(problems, key, "must be \"%s\" or \"%s\"", usual, other);
    } else if (type != LUA_TNIL && !is_puzzle) {
        aditl_problem(problems, key, "is only for puzzles; add a limit");
    }
    lua_pop(L, 1);
    return is_other;
}

void aditl_read_goal(lua_State *L, int table, adit_scenario *scenario, int human,
                     aditl_problems *problems)
{
    aditl_goal *goal = &scenario->goal;
    int64_t seat = human > 0 ? human : 1;

    lua_pushliteral(L, "goal");
    int type = lua_rawget(L, table);

    goal->is_function = type == LUA_TFUNCTION;
    if (type == LUA_TTABLE) {
        read_tests(L, goal, problems);
    } else if (type != LUA_TNIL && !goal->is_function) {
        aditl_problem(problems, "goal",
                      "must be a test such as { \"player[1].goods.gold\", at_least = 10 }, a list "
                      "of tests, or a function");
    }
    lua_pop(L, 1);
    aditl_read_text(L, table, "goal_text", &goal->text, problems);
    if (goal->text == NULL && has_goal(scenario)) {
        word_goal(L, goal);
    } else if (goal->text != NULL && !has_goal(scenario) && problems->count == 0) {
        aditl_problem(problems, "goal_text", "there is no goal to describe");
    }
    read_limit(L, table, scenario, problems);
    aditl_read_int(L, table, "seat", 1, ADIT_MAX_SEATS, &seat, problems);
    scenario->puzzle.seat = (int)seat;
    scenario->puzzle.pinned_chance =
        read_choice(L, table, "chance", "excluded", "pinned", scenario->is_puzzle, problems);
    scenario->puzzle.worst_case =
        read_choice(L, table, "others", "bots", "worst", scenario->is_puzzle, problems);
    if (scenario->puzzle.pinned_chance && !scenario->has_seed) {
        aditl_problem(problems, "chance", "\"pinned\" uses the draws of the seed; add a seed");
    }
}

void aditl_goal_free(aditl_goal *goal)
{
    for (int i = 0; i < goal->count; i++) {
        adit_free(goal->test[i].field);
        adit_free(goal->test[i].is);
    }
    adit_free(goal->text);
    *goal = (aditl_goal){.count = 0};
}

/* ---- Asking ---- */

const char *adit_scenario_goal(const adit_scenario *scenario)
{
    return scenario != NULL && has_goal(scenario) ? scenario->goal.text : "";
}

/* Looks the field up, once. */
static adit_status find_field(aditl_test *test, const adit_field_world *world,
                              const adit_state *state, adit_err *err)
{
    int seat = 0, end = 0;

    if (test->def == world->def) {
        return ADIT_OK;
    }
    if (sscanf(test->field, "player[%d].points%n", &seat, &end) == 1 && end > 0 &&
        test->field[end] == '\0') {
        if (seat < 1 || seat > state->players || test->is != NULL) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: points must be a number, of a player from 1 to %d", test->field,
                             state->players);
        }
        test->points_of = seat;
    } else {
        test->at = (adit_element){0};
        ADIT_TRY(adit_element_find(world, state, test->field, &test->at, err));
    }
    test->def = world->def;
    return ADIT_OK;
}

/* Whether the test holds; writes the value as it stands into `now`. */
static adit_status ask_test(aditl_test *test, adit_game *game, bool *holds, adit_buffer *now,
                            adit_err *err)
{
    const adit_tx *tx = adit_game_view_tx(game);
    const adit_field_world world = {tx->def, tx->cards};
    int64_t value = 0;
    int points = 0;

    ADIT_TRY(find_field(test, &world, tx->work, err));
    if (test->points_of > 0) {
        if (adit_game_score(game, test->points_of, &points, NULL, 0) < 0) {
            return adit_fail(err, ADIT_SCRIPT, "%s: the points of a card cannot be counted now",
                             test->field);
        }
        value = points;
    } else {
        value =
            adit_field_get(tx->def, tx->work, test->at.field, test->at.player, test->at.element);
    }
    if (test->is != NULL) {
        *holds = adit_field_word(&world, tx->work, test->at.field, value, test->at.player,
                                 test->at.element, now) &&
                 adit_cards_means(tx->cards, test->is, now->data);
        return ADIT_OK;
    }
    adit_buffer_addf(now, "%" PRId64, value);
    *holds = (!test->has_min || value >= test->min) && (!test->has_max || value <= test->max);
    return ADIT_OK;
}

static adit_status ask_tests(aditl_goal *goal, adit_game *game, bool *reached, char *why,
                             size_t size, adit_err *err)
{
    char word[ADIT_FIELD_WORD_MAX];

    *reached = true;
    for (int i = 0; i < goal->count && *reached; i++) {
        adit_buffer now = adit_buffer_on(word, sizeof word);

        ADIT_TRY(ask_test(&goal->test[i], game, reached, &now, err));
        if (!*reached && why != NULL) {
            snprintf(why, size, "%s is %.200s", goal->test[i].field, word);
        }
    }
    return ADIT_OK;
}

/* The card of this scenario: another one may have been added as a mod. */
static const adit_card *find_card(const adit_scenario *scenario, const adit_cards *cards)
{
    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_SCENARIO); i++) {
        const adit_card *card = adit_card_at(cards, ADIT_KIND_SCENARIO, i);

        if (card->has_goal && strcmp(card->file, scenario->path) == 0) {
            return card;
        }
    }
    return NULL;
}

static adit_status ask_function(const adit_scenario *scenario, adit_game *game, bool *reached,
                                adit_why *why, adit_err *err)
{
    adit_tx *tx = adit_game_view_tx(game);
    const adit_card *card = find_card(scenario, tx->cards);

    if (card == NULL) {
        return adit_fail(err, ADIT_USAGE, "%s: the engine was opened without this scenario",
                         scenario->path);
    }
    tx->err = err;
    tx->card = card->number;
    tx->card_seat = ADIT_ON_TABLE;
    adit_status status =
        tx->host->reason(tx->host->self, tx, card->goal, scenario->puzzle.seat - 1, reached, why);

    /* A text is a reason why not. */
    *reached = *reached && why->text[0] == '\0';
    tx->card = ADIT_NO_CARD;
    tx->stop = ADIT_OK;
    tx->err = NULL;
    return status;
}

adit_status adit_scenario_reached(adit_scenario *scenario, adit_game *game, bool *reached,
                                  char *why, size_t size, adit_err *err)
{
    ADIT_NEED(scenario != NULL && game != NULL && reached != NULL, err);

    adit_why reason = {.text = ""};
    adit_status status = ADIT_OK;

    *reached = false;
    if (why != NULL && size > 0) {
        why[0] = '\0';
    }
    if (scenario->goal.count > 0) {
        status = ask_tests(&scenario->goal, game, reached, why, size, err);
    } else if (scenario->goal.is_function) {
        status = ask_function(scenario, game, reached, &reason, err);
        if (why != NULL) {
            snprintf(why, size, "%s", reason.text);
        }
    }
    if (status == ADIT_INPUT && err != NULL) {
        adit_err one = *err;

        status = adit_fail(err, ADIT_INPUT, "%s:%d: goal: %.3000s", scenario->path,
                           aditl_line_of_key(scenario->source.data, "goal"), one.text);
    }
    return status;
}
