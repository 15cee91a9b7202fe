/* test_budget.c - how many decisions a turn and a game may have, and how much work may be done. */
#include "tests/support/adit_cmocka.h"

#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_err err;

/* A game in which one seat has an exchange that costs nothing, and which has many turns. */
static int start(void **state)
{
    static const adit_setting fields[] = {{"player[1].in_play", "mint"},
                                          {"player[1].goods.wood", "4"}};
    static const adit_setting rules[] = {{"turns", "6"}};
    const adit_setup setup = {.players = 2,
                              .seed = 7,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 2};

    (void)state;
    err = (adit_err){.status = ADIT_OK};
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "mint");
    (void)fake_exchange(DEMO_WOOD, 1, DEMO_WOOD, 1);
    engine = fake_engine(false);
    return adit_game_new(engine, &setup, &game, &err) == ADIT_OK ? 0 : -1;
}

static int finish(void **state)
{
    (void)state;
    adit_game_free(game);
    adit_engine_close(engine);
    return 0;
}

static adit_status exchange(adit_game *in)
{
    assert_int_equal(adit_game_anytime_count(in), 1);
    return adit_game_decide(in, adit_game_option_count(in), &err);
}

static void exchange_times(adit_game *in, int64_t times)
{
    for (int64_t i = 0; i < times; i++) {
        assert_ok(exchange(in), err);
    }
}

/* ---- Decisions ---- */

static const int64_t most_in_turn = 2000, most_in_game = 20000;

static void a_turn_without_end_is_ended_and_names_the_card(void **state)
{
    (void)state;
    exchange_times(game, most_in_turn);
    uint64_t hash = adit_game_hash(game);

    assert_int_equal(exchange(game), ADIT_LIMIT);
    assert_non_null(strstr(err.text, "more than 2000 decisions in one turn; most often 'anytime 1 "
                                     "wood for 1 wood' of card 'mint'\n  while player 1 decided"));
    assert_true(adit_game_hash(game) == hash);
    assert_int_equal(adit_game_decide(game, 0, &err), ADIT_LIMIT);
}

static void the_next_turn_begins_with_none(void **state)
{
    (void)state;
    exchange_times(game, most_in_turn - 1);
    int turn = adit_game_turn(game);

    while (adit_game_turn(game) == turn) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    while (adit_game_seat(game) != 1) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    exchange_times(game, most_in_turn / 2);
}

static void a_copy_has_made_as_many_as_its_original(void **state)
{
    (void)state;
    exchange_times(game, most_in_turn);
    adit_game *copy = adit_game_clone(game);

    assert_int_equal(exchange(copy), ADIT_LIMIT);
    adit_game_free(copy);
    assert_ok(adit_game_undo_to(game, (int)most_in_turn - 1, &err), err);
    assert_ok(exchange(game), err);
    assert_int_equal(exchange(game), ADIT_LIMIT);
}

static void without_history_the_card_is_named_too(void **state)
{
    (void)state;
    adit_game_forget_history(game);
    exchange_times(game, most_in_turn);
    assert_int_equal(exchange(game), ADIT_LIMIT);
    assert_non_null(strstr(err.text, "of card 'mint'"));
}

static void a_game_without_end_is_ended(void **state)
{
    (void)state;
    game->pace.game = (int)most_in_game - 1;
    exchange_times(game, 1);
    assert_int_equal(exchange(game), ADIT_LIMIT);
    assert_non_null(strstr(err.text, "more than 20000 decisions in one game"));
}

/* Two of five things that are done in turn fill more than a fifth each. */
static void what_is_decided_most_is_found_among_others(void **state)
{
    adit_pace pace = {0};
    adit_option often = {.what = 40, .a = 7};
    int most = 0;

    (void)state;
    for (int i = 0; i < 1000; i++) {
        adit_option other = {.what = 41, .a = (int16_t)i};

        adit_pace_count(&pace, 3, i % 3 == 0 ? often : other, ADIT_NO_CARD);
    }
    for (int i = 1; i < ADIT_HABITS; i++) {
        most = pace.habit[i].times > pace.habit[most].times ? i : most;
    }
    assert_int_equal(pace.habit[most].option.a, 7);
    assert_int_equal(pace.turn, 1000);
    adit_pace_count(&pace, 4, often, ADIT_NO_CARD);
    assert_int_equal(pace.turn, 1);
    assert_int_equal(pace.game, 1001);
}

/* ---- Work ---- */

static void decisions_fail_when_the_budget_is_used_up(void **state)
{
    adit_budget whole = adit_budget_of(ADIT_BUDGET_TEST_ALL, 1000, NULL);
    adit_budget budget = adit_budget_of(ADIT_BUDGET_TEST, 0, &whole);
    adit_tx tx = adit_tx_for_looking(engine->runner, adit_game_root(game), &err);
    int made = 0;

    (void)state;
    budget.most = 20000;
    assert_null(adit_engine_use_budget(engine, &budget));
    tx.card = 0;
    adit_blame_card(&tx, 5);
    while (exchange(game) == ADIT_OK) {
        made++;
    }
    assert_in_range(made, 3, 40);
    assert_int_equal(err.status, ADIT_LIMIT);
    assert_non_null(strstr(err.text, "million steps of work in one test"));
    assert_non_null(strstr(err.text, "card 'mint'"));
    assert_true(adit_budget_is_spent(&budget));
    assert_false(adit_budget_is_spent(&whole));
    assert_true(whole.spent == budget.spent);
    assert_int_equal(adit_budget_left(&budget), 0);
    assert_ptr_equal(adit_engine_use_budget(engine, NULL), &budget);
    exchange_times(game, 1);
}

/* Steps that hide work are few for the time that they take. */
static void decisions_fail_when_they_compute_for_too_long(void **state)
{
    adit_budget whole = adit_budget_of(ADIT_BUDGET_TEST_ALL, 0, NULL);
    adit_budget budget = adit_budget_of(ADIT_BUDGET_TEST, 2000, &whole);

    (void)state;
    assert_true(budget.most_ns == INT64_C(80000000000));
    assert_null(adit_engine_use_budget(engine, &budget));
    exchange_times(game, 30);
    assert_true(budget.spent_ns == 0); /* the clock is looked at only now and then */
    budget.spent_ns = budget.most_ns;
    engine->time_at = 0;
    engine->time_paid -= 1;
    while (exchange(game) == ADIT_OK) {}
    assert_int_equal(err.status, ADIT_LIMIT);
    assert_non_null(strstr(err.text, "more than 80 seconds of computing in one test"));
    assert_true(adit_budget_is_spent(&budget));
    assert_int_equal(adit_budget_left(&budget), 0);
    assert_false(adit_budget_is_spent(&whole));
    assert_true(whole.spent_ns > 0);
    (void)adit_engine_use_budget(engine, NULL);
    exchange_times(game, 1);
}

static void a_part_ends_with_the_whole(void **state)
{
    adit_budget whole = adit_budget_of(ADIT_BUDGET_FUZZ, 1, NULL);
    adit_budget budget = adit_budget_of(ADIT_BUDGET_FUZZ_GAME, 0, &whole);

    (void)state;
    adit_budget_spend(&whole, 1000001);
    assert_true(adit_budget_is_spent(&budget));
    assert_int_equal(adit_budget_check(&budget, NULL, &err), ADIT_LIMIT);
    assert_string_equal(err.text, "more than 1 million steps of work in everything that one `adit "
                                  "fuzz` plays; --budget N raises the limit to N million");
}

static void games_cannot_be_begun_when_the_budget_is_used_up(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 7};
    adit_budget budget = adit_budget_of(ADIT_BUDGET_TEST, 1, NULL);
    adit_game *another = NULL;

    (void)state;
    budget.spent = budget.most + 1;
    (void)adit_engine_use_budget(engine, &budget);
    assert_int_equal(adit_game_new(engine, &setup, &another, &err), ADIT_LIMIT);
    assert_null(another);
    (void)adit_engine_use_budget(engine, NULL);
}

static void greedy_has_no_answer_when_looking_ahead_takes_too_much(void **state)
{
    adit_budget budget = adit_budget_of(ADIT_BUDGET_SIM_GAME, 0, NULL);
    adit_bot *bot = NULL;
    int index = -1, before;

    (void)state;
    assert_ok(adit_builtin_bot_new(engine, "greedy", 1, 1, &bot, &err), err);
    budget.most = 2000;
    (void)adit_engine_use_budget(engine, &budget);
    assert_int_equal(bot->choose(bot, game, &index, &err), ADIT_LIMIT);
    assert_non_null(strstr(err.text, "million steps of work in one game of `adit sim`"));
    assert_ptr_equal(adit_engine_use_budget(engine, NULL), &budget);
    assert_true(budget.spent < 10 * budget.most);
    /* Asked again with enough it decides as if nothing had been. */
    assert_ok(bot->choose(bot, game, &before, &err), err);
    bot->free(bot);
    assert_ok(adit_builtin_bot_new(engine, "greedy", 1, 1, &bot, &err), err);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(index, before);
    bot->free(bot);
}

static adit_status never(void *context, adit_game *at, bool *reached, adit_err *why)
{
    (void)context;
    (void)at;
    (void)why;
    *reached = false;
    return ADIT_OK;
}

static void a_search_ends_with_its_budget(void **state)
{
    adit_budget budget = adit_budget_of(ADIT_BUDGET_SOLVE, 0, NULL);
    adit_solve_options options = {
        .puzzle = {.seat = 1, .decisions = 60}, .positions = 1000000, .goal = never};
    adit_solution solution;

    (void)state;
    budget.most = 2000000;
    (void)adit_engine_use_budget(engine, &budget);
    assert_int_equal(adit_game_solve(game, &options, &solution, &err), ADIT_LIMIT);
    assert_non_null(strstr(err.text, "one search of `adit solve`"));
    assert_non_null(strstr(err.text, "--budget N raises the limit to N million"));
    assert_null(solution.game);
    (void)adit_engine_use_budget(engine, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_turn_without_end_is_ended_and_names_the_card, start,
                                        finish),
        cmocka_unit_test_setup_teardown(the_next_turn_begins_with_none, start, finish),
        cmocka_unit_test_setup_teardown(a_copy_has_made_as_many_as_its_original, start, finish),
        cmocka_unit_test_setup_teardown(without_history_the_card_is_named_too, start, finish),
        cmocka_unit_test_setup_teardown(a_game_without_end_is_ended, start, finish),
        cmocka_unit_test_setup_teardown(what_is_decided_most_is_found_among_others, start, finish),
        cmocka_unit_test_setup_teardown(decisions_fail_when_the_budget_is_used_up, start, finish),
        cmocka_unit_test_setup_teardown(decisions_fail_when_they_compute_for_too_long, start,
                                        finish),
        cmocka_unit_test_setup_teardown(a_part_ends_with_the_whole, start, finish),
        cmocka_unit_test_setup_teardown(games_cannot_be_begun_when_the_budget_is_used_up, start,
                                        finish),
        cmocka_unit_test_setup_teardown(greedy_has_no_answer_when_looking_ahead_takes_too_much,
                                        start, finish),
        cmocka_unit_test_setup_teardown(a_search_ends_with_its_budget, start, finish),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
