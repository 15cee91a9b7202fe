/* test_planner.c - the planner on a small game; for the titles see
 * tests/conformance/test_players.c.
 */
#include "tests/support/purses.h"

static void it_finds_the_best_turn_at_every_level(void **state)
{
    static const char *const names[] = {"planner",        "planner:easy", "planner:medium",
                                        "planner:expert", "planner:12",   "planner:300ms"};
    int points[2];

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        play_match(names[i], "random", 1, points, NULL);
        assert_true(points[0] > points[1]);
        if (strcmp(names[i], "planner:easy") != 0) {
            assert_int_equal(points[0], 10 * 20);
        }
    }
}

static void the_same_seed_makes_the_same_choices(void **state)
{
    char one[64], two[64], other[64];
    int points[2];

    (void)state;
    play_match("planner:easy", "planner:2", 7, points, one);
    play_match("planner:easy", "planner:2", 7, points, two);
    play_match("planner:easy", "planner:2", 9, points, other);
    assert_string_equal(one, two);
    assert_string_not_equal(one, other);
}

static void names_say_what_is_expected(void **state)
{
    static const char *const wrong[] = {"planner:",      "planner:wise", "planner:0",
                                        "planner:-3",    "planner:1.5",  "planner:4000000",
                                        "planner:5min",  "planner:0ms",  "planner:9999s",
                                        "planner:easy ", "planner:1 s"};
    adit_err err = {0};

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_fails(adit_builtin_bot_check(wrong[i], &err), ADIT_USAGE, "500ms or 2s", err);
    }
    assert_fails(adit_builtin_bot_check("greedy:hard", &err), ADIT_USAGE,
                 "no built-in bot is called 'greedy:hard'", err);
    assert_ok(adit_builtin_bot_check("planner:1000000", &err), err);
    assert_ok(adit_builtin_bot_check("planner:3600s", &err), err);
}

/* The chest is best but fails: the next best purse is taken, the fault is shown once, and the game
 * goes on to its end. */
static void a_move_that_fails_is_left_out_and_shown_once(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot[2] = {new_bot(engine, "planner:20", 1, 1), new_bot(engine, "planner:easy", 2, 1)};
    int points[2];

    (void)state;
    purses_broken = CHEST;
    assert_null(adit_builtin_bot_fault(bot[0]));
    play(game, bot, points, NULL);
    purses_broken = -1;
    assert_int_equal(points[0], 10 * CHEST);
    assert_non_null(strstr(adit_builtin_bot_fault(bot[0]), "the purse has a hole"));
    assert_null(adit_builtin_bot_fault(bot[0]));
    assert_null(adit_builtin_bot_fault(NULL));
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_spent_budget_ends_the_search_and_not_the_game(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "planner:1000000", 1, 1);
    adit_budget budget = adit_budget_of(ADIT_BUDGET_SIM_GAME, 1, NULL);
    adit_err err = {0};
    int index = -1;

    (void)state;
    (void)adit_engine_use_budget(engine, &budget);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_ptr_equal(adit_engine_use_budget(engine, NULL), &budget);
    assert_in_range(index, 0, CHEST);
    assert_true(adit_budget_is_spent(&budget));
    assert_true(budget.spent < 2 * budget.most);
    assert_null(adit_builtin_bot_fault(bot));
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* Each option once, the best first; the chest beats the best purse by 15 coins in this turn. */
static void a_hint_judges_every_option(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_hint hints[CHEST + 1], again[CHEST + 1];
    adit_err err = {0};
    unsigned seen = 0;
    int count = 0;

    (void)state;
    assert_ok(adit_game_hint(game, "48", hints, CHEST + 1, &count, &err), err);
    assert_int_equal(count, CHEST + 1);
    assert_int_equal(hints[0].index, CHEST);
    assert_int_equal(hints[0].loss, 0);
    assert_false(hints[0].is_close);
    for (int i = 0; i < count; i++) {
        seen |= 1u << hints[i].index;
        assert_true(hints[i].futures > 0);
        assert_true(i == 0 || hints[i].loss > 0);
    }
    assert_int_equal(seen, (1u << (CHEST + 1)) - 1);
    assert_ok(adit_game_hint(game, "48", again, CHEST + 1, &count, &err), err);
    assert_memory_equal(hints, again, sizeof hints);
    assert_ok(adit_game_hint(game, NULL, hints, 1, &count, &err), err);
    assert_int_equal(count, CHEST + 1);
    assert_fails(adit_game_hint(game, "hardly", hints, 1, &count, &err), ADIT_USAGE, "'hardly'",
                 err);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* How many futures the best option was followed into. */
static int futures_of(adit_game *game, const char *effort)
{
    adit_hint best = {0};
    adit_err err = {0};
    int count = 0;

    assert_ok(adit_game_hint(game, effort, &best, 1, &count, &err), err);
    return best.futures;
}

static void the_levels_look_at_more_and_more(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);

    (void)state;
    assert_int_equal(futures_of(game, "easy"), 0);
    assert_int_equal(futures_of(game, "medium"), 0);
    assert_true(futures_of(game, "hard") > 0);
    assert_true(futures_of(game, "hard") < futures_of(game, NULL));
    assert_int_equal(futures_of(game, NULL), futures_of(game, "100")); /* the default */
    assert_true(futures_of(game, NULL) < futures_of(game, "expert"));
    adit_game_free(game);
    adit_engine_close(engine);
}

/* Every turn of the opponent fails. */
static void a_plan_that_no_turn_can_follow_is_worth_its_own_end(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_hint hints[CHEST + 1];
    adit_err err = {0};
    int count = 0;

    (void)state;
    purses_stuck = 1;
    assert_ok(adit_game_hint(game, "12", hints, CHEST + 1, &count, &err), err);
    purses_stuck = -1;
    assert_int_equal(count, CHEST + 1);
    for (int i = 0; i < count; i++) {
        assert_true(hints[i].futures > 0);
        assert_int_equal(hints[i].points,
                         100 * (hints[i].index == CHEST ? 20 : hints[i].index + 1));
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

/* What a slower machine would find must not be an answer. */
static void turns_are_not_found_where_a_card_ran_too_long(void **state)
{
    const adit_turn_search how = {.seat = 1, .seed = 1, .tries = 40};
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_turns turns = {0};
    adit_err err = {0};

    (void)state;
    purses_broken = CHEST;
    assert_ok(adit_game_find_turns(game, &how, &turns, NULL, &err), err);
    assert_int_equal(turns.count, CHEST);
    purses_are_late = true;
    assert_fails(adit_game_find_turns(game, &how, &turns, NULL, &err), ADIT_LIMIT,
                 "a card ran too long in a trial game", err);
    purses_are_late = false;
    purses_broken = -1;
    adit_text_free(&turns.answers);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_hint_leaves_out_what_fails_and_ends_with_the_game(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot[2] = {new_bot(engine, "random", 1, 1), new_bot(engine, "random", 2, 1)};
    adit_hint hints[CHEST + 1];
    adit_err err = {0};
    int count = 0, points[2];

    (void)state;
    purses_broken = CHEST;
    assert_ok(adit_game_hint(game, "12", hints, CHEST + 1, &count, &err), err);
    assert_int_equal(count, CHEST);
    assert_int_equal(hints[0].index, CHEST - 1);
    assert_non_null(strstr(adit_engine_hint_fault(engine), "the purse has a hole"));
    assert_null(adit_engine_hint_fault(engine));
    assert_ok(adit_game_hint(game, "12", hints, CHEST + 1, &count, &err), err);
    assert_int_equal(count, CHEST);
    assert_null(adit_engine_hint_fault(engine)); /* the same is not shown again */
    purses_broken = -1;
    assert_null(adit_engine_hint_fault(NULL));
    play(game, bot, points, NULL);
    assert_fails(adit_game_hint(game, "12", hints, CHEST + 1, &count, &err), ADIT_USAGE, "over",
                 err);
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void running_out_of_memory_is_reported(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "planner:8", 1, 1);
    adit_err err = {0};
    int index = 0, made = 0;

    (void)state;
    for (;; made++) {
        (void)adit_memory_fail_at(1, 0);
        const adit_status status = bot->choose(bot, game, &index, &err);

        if (adit_memory_fail_at(0, 0) == 0) {
            assert_ok(status, err);
            break;
        }
        assert_fails(status, ADIT_NOMEM, "planner", err);
        bot->free(bot);
        bot = new_bot(engine, "planner:8", 1, 1);
        assert_ok(bot->choose(bot, game, &index, &err), err); /* it has all that it needs now */
    }
    assert_int_equal(made, 1);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(it_finds_the_best_turn_at_every_level),
        ADIT_TEST(the_same_seed_makes_the_same_choices),
        ADIT_TEST(names_say_what_is_expected),
        ADIT_TEST(a_move_that_fails_is_left_out_and_shown_once),
        ADIT_TEST(a_spent_budget_ends_the_search_and_not_the_game),
        ADIT_TEST(a_hint_judges_every_option),
        ADIT_TEST(the_levels_look_at_more_and_more),
        ADIT_TEST(a_plan_that_no_turn_can_follow_is_worth_its_own_end),
        ADIT_TEST(turns_are_not_found_where_a_card_ran_too_long),
        ADIT_TEST(a_hint_leaves_out_what_fails_and_ends_with_the_game),
        ADIT_TEST(running_out_of_memory_is_reported),
    };
    return ADIT_RUN(tests);
}
