/* test_threads.c - a search in several threads answers what it answers in one.
 *
 * Every title is played by planners whose engine has no helper, one, and two: all decisions and
 * hints must be the same, byte for byte. To look for races: gcc -fsanitize=thread.
 */
#include <stdlib.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "engine/match/game.h"
#include "tests/support/adit_cmocka.h"

enum { THREADS = 3, DECISIONS = 14, HINT_AT = 5, MOST_HINTS = 8 };

static adit_err err;

/* What the players did, as text. */
typedef struct {
    adit_text text;
    int decisions;
    int cut_short; /* of them, by a budget */
} account;

static void add_hints(account *out, adit_game *game)
{
    adit_hint hints[MOST_HINTS];
    int count = 0;

    assert_ok(adit_game_hint(game, "10", hints, MOST_HINTS, &count, &err), err);
    for (int i = 0; i < count && i < MOST_HINTS; i++) {
        adit_text_addf(&out->text, "hint %d: %d %d %d %d %d\n", hints[i].index, hints[i].points,
                       hints[i].lead, hints[i].loss, hints[i].error, hints[i].futures);
    }
}

/* Plays the title with so many threads; `millions` limits the work of each decision, 0: does not.
 */
static void play_title(const char *title, int threads, int decisions, int millions, account *out)
{
    const adit_engine_options options = {.game = title, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 12};
    adit_engine *engine[THREADS] = {NULL};
    adit_game *game = NULL;
    adit_bot *bot[2];

    for (int i = 0; i < threads; i++) {
        assert_ok(adit_engine_open(&options, &engine[i], &err), err);
    }
    assert_ok(adit_engine_use_helpers(engine[0], &engine[1], threads - 1, &err), err);
    assert_ok(adit_game_new(engine[0], &setup, &game, &err), err);
    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(engine[0], "planner:20", seat, 3, &bot[seat - 1], &err), err);
    }
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        adit_budget budget = adit_budget_of(ADIT_BUDGET_SIM_GAME, millions, NULL);
        int index = -1;

        (void)adit_engine_use_budget(engine[0], millions > 0 ? &budget : NULL);
        assert_ok(bot[adit_game_seat(game) - 1]->choose(bot[adit_game_seat(game) - 1], game, &index,
                                                        &err),
                  err);
        (void)adit_engine_use_budget(engine[0], NULL);
        out->cut_short += adit_budget_is_spent(&budget);
        if (i % HINT_AT == 0) {
            add_hints(out, game);
        }
        assert_ok(adit_game_decide(game, index, &err), err);
        out->decisions++;
        adit_text_addf(&out->text, "%d %d: %016llx\n", i, index,
                       (unsigned long long)adit_game_hash(game));
    }
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    for (int i = 0; i < threads; i++) {
        adit_engine_close(engine[i]);
    }
}

static void compare_threads(const char *title, int decisions, int millions)
{
    account one = {{0}, 0, 0};

    play_title(title, 1, decisions, millions, &one);
    assert_true(one.decisions >= DECISIONS);
    assert_true((one.cut_short > 0) == (millions > 0));
    for (int threads = 2; threads <= THREADS; threads++) {
        account more = {{0}, 0, 0};

        play_title(title, threads, decisions, millions, &more);
        assert_string_equal(more.text.data, one.text.data);
        adit_text_free(&more.text);
    }
    adit_text_free(&one.text);
}

static void threads_change_no_decision_and_no_hint(void **state)
{
    const int decisions = getenv("ADIT_SOAK") != NULL ? 100000 : DECISIONS;

    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        compare_threads(adit_game_info_at(i)->id, decisions, 0);
    }
}

/* Some million steps are not enough for all worlds; those that count are the same. */
static void threads_change_nothing_where_the_work_is_limited(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        compare_threads(adit_game_info_at(i)->id, DECISIONS, 2);
    }
}

static void helpers_must_have_the_same_cards(void **state)
{
    const adit_engine_options options[] = {
        {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"},
        {.game = "dwergar", .cards = ADIT_TEST_ROOT "/cards"},
        {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"}};
    adit_engine *engine[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_ok(adit_engine_open(&options[i], &engine[i], &err), err);
    }
    adit_engine *const twice[] = {engine[2], engine[2]};
    assert_int_equal(adit_engine_use_helpers(engine[0], twice, 2, &err), ADIT_USAGE);
    assert_ok(adit_engine_use_helpers(engine[0], twice, 1, &err), err);
    assert_fails(adit_engine_use_helpers(engine[0], &engine[1], 1, &err), ADIT_USAGE,
                 "helper 1 has other cards", err);
    assert_int_equal(adit_engine_use_helpers(engine[0], &engine[0], 1, &err), ADIT_USAGE);
    assert_int_equal(adit_engine_use_helpers(engine[0], NULL, 1, &err), ADIT_USAGE);
    assert_int_equal(adit_engine_use_helpers(engine[0], &engine[1], -1, &err), ADIT_USAGE);
    assert_fails(adit_engine_use_helpers(engine[0], &engine[1], ADIT_MAX_HELPERS + 1, &err),
                 ADIT_USAGE, "at most", err);
    assert_ok(adit_engine_use_helpers(engine[0], NULL, 0, &err), err);
    for (int i = 0; i < 3; i++) {
        adit_engine_close(engine[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_change_no_decision_and_no_hint),
        cmocka_unit_test(threads_change_nothing_where_the_work_is_limited),
        cmocka_unit_test(helpers_must_have_the_same_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
