/* test_plot.c - win, lose and say of scenarios: they end the match and tell something, once. */
#include "tests/support/temp_file.h"

#include <string.h>

#include "engine/base/err.h"
#include "engine/base/text.h"

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
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .purity = true};
    adit_setup setup = {.seed = 1};

    memset(t, 0, sizeof *t);
    ADIT_TRY(adit_scenario_read(temp_file("quest.lua", text), &t->scenario, &t->err));
    options.mod_count = adit_scenario_mods(t->scenario, mods, 0, 4);
    ADIT_TRY(adit_engine_open(&options, &t->engine, &t->err));
    adit_scenario_apply(t->scenario, false, &setup);
    return adit_game_new(t->engine, &setup, &t->game, &t->err);
}

static void close_table(setup_table *t)
{
    adit_game_free(t->game);
    adit_engine_close(t->engine);
    adit_scenario_free(t->scenario);
}

#define HEAD                                                                                       \
    "return scenario { game = 'cave_vs_cave', title = 'Quest', players = 2, seed = 1,\n"           \
    "rules = { starting_player = 1 },\n"

static void take_wood(setup_table *t)
{
    assert_ok(adit_game_decide_text(t->game, "take undergrowth", &t->err), t->err);
    assert_ok(adit_game_decide_text(t->game, "gain 2 wood", &t->err), t->err);
}

/* How often a line with these words is in the log. */
static int count_lines(adit_game *game, const char *words)
{
    int count = 0;

    for (int i = 0; i < adit_game_log_count(game); i++) {
        count += strstr(adit_game_log_line(game, i), words) != NULL;
    }
    return count;
}

static void assert_verdict(adit_game *game, unsigned winners, const char *words)
{
    char verdict[128];

    assert_true(adit_game_is_over(game));
    assert_int_equal(adit_game_winners(game, verdict, sizeof verdict), winners);
    assert_string_equal(verdict, words);
}

/* ---- Ends ---- */

static void a_test_that_holds_ends_the_match_at_once(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "win = { 'player[1].goods.wood', at_least = 3 } }"), t.err);
    assert_ok(adit_game_decide_text(t.game, "take undergrowth", &t.err), t.err);
    assert_false(adit_game_is_over(t.game));
    assert_ok(adit_game_decide_text(t.game, "gain 2 wood", &t.err), t.err);
    assert_verdict(t.game, 1, "player 1 wins the scenario 'Quest'");
    assert_ok(adit_game_check(t.game, &t.err), t.err);
    assert_true(adit_game_evaluate(t.game, 1) > adit_game_evaluate(t.game, 2) + 100000);
    close_table(&t);
}

static void a_function_that_holds_loses_the_match_for_its_seat(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "seat = 2, lose = function(g, seat) return seat == 2 and\n"
                                  "g:count(1, 'wood') >= 3 or 'not yet' end }"),
              t.err);
    take_wood(&t);
    assert_verdict(t.game, 1, "player 2 loses the scenario 'Quest'");
    close_table(&t);
}

static void win_comes_before_lose(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "lose = { 'player[1].goods.wood', is = 3 },\n"
                                  "win = { { 'player[1].goods.wood', is = 3 },\n"
                                  "{ 'player[1].points', at_least = 0 },\n"
                                  "{ 'player[1].cell.c4', is = 'empty' } } }"),
              t.err);
    take_wood(&t);
    assert_verdict(t.game, 1, "player 1 wins the scenario 'Quest'");
    close_table(&t);
}

static void an_end_is_undone_saved_and_recorded(void **state)
{
    setup_table t;
    adit_text text = {0};
    adit_game *again = NULL;

    (void)state;
    assert_ok(open_table(&t, HEAD "win = { 'player[1].goods.wood', at_least = 3 },\n"
                                  "say = { { at = 'win', text = 'Enough.' } } }"),
              t.err);
    take_wood(&t);
    assert_int_equal(count_lines(t.game, "Enough."), 1);
    assert_ok(adit_game_undo_to(t.game, 1, &t.err), t.err);
    assert_false(adit_game_is_over(t.game));
    assert_int_equal(count_lines(t.game, "Enough."), 0);
    assert_ok(adit_game_decide_text(t.game, "gain 2 wood", &t.err), t.err);

    assert_ok(adit_game_save(t.game, &text, &t.err), t.err);
    assert_ok(adit_game_load(t.engine, text.data, text.length, &again, &t.err), t.err);
    assert_verdict(again, 1, "player 1 wins the scenario 'Quest'");
    assert_true(adit_game_hash(again) == adit_game_hash(t.game));
    adit_game_free(again);
    adit_text_free(&text);

    assert_ok(adit_game_record(t.game, &text, &t.err), t.err);
    assert_contains(text.data, "    story: Enough.\n");
    assert_contains(text.data, "result  player 1 wins the scenario 'Quest'\n");
    const adit_replay_options options = {.verify = true, .decisions = -1, .name = "quest.play"};

    assert_ok(adit_game_replay(t.engine, text.data, text.length, &options, &again, &t.err), t.err);
    assert_true(adit_game_hash(again) == adit_game_hash(t.game));
    adit_game_free(again);
    adit_text_free(&text);
    close_table(&t);
}

/* ---- Sayings ---- */

static void texts_are_told_once_each(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "say = { { at = 'start', text = 'Dawn.\\nCold.' },\n"
                                  "{ turn = 2, text = 'Noon.' },\n"
                                  "{ when = { 'player[1].goods.wood', at_least = 3 },\n"
                                  "text = 'Wood.' },\n"
                                  "{ when = function(g) return g:active() == 2 end,\n"
                                  "text = 'Yours.' }, { at = 'end', text = 'Night.' } } }"),
              t.err);
    assert_string_equal(adit_game_log_line(t.game, 0), "story: Dawn.");
    assert_string_equal(adit_game_log_line(t.game, 1), "story: Cold.");
    assert_true(adit_game_log_is_story(t.game, 0));
    take_wood(&t);
    assert_int_equal(count_lines(t.game, "Wood."), 1);
    assert_int_equal(count_lines(t.game, "Noon."), 0);
    while (!adit_game_is_over(t.game)) {
        assert_ok(adit_game_decide(t.game, 0, &t.err), t.err);
    }
    assert_int_equal(count_lines(t.game, "Dawn."), 1);
    assert_int_equal(count_lines(t.game, "Noon."), 1);
    assert_int_equal(count_lines(t.game, "Yours."), 1);
    assert_int_equal(count_lines(t.game, "Wood."), 1);
    assert_int_equal(count_lines(t.game, "Night."), 1);
    close_table(&t);
}

static void a_copy_and_a_loaded_game_do_not_tell_again(void **state)
{
    setup_table t;
    adit_text saved = {0};
    adit_game *again = NULL;

    (void)state;
    assert_ok(open_table(&t, HEAD "say = 'Dawn.' }"), t.err);
    assert_ok(adit_game_decide_text(t.game, "take undergrowth", &t.err), t.err);
    assert_ok(adit_game_save(t.game, &saved, &t.err), t.err);
    assert_contains(saved.data, "counter.quest:scenario.said = 1");
    assert_ok(adit_game_load(t.engine, saved.data, saved.length, &again, &t.err), t.err);
    assert_int_equal(count_lines(again, "Dawn."), 0);
    assert_true(adit_game_hash(again) == adit_game_hash(t.game));
    adit_game_free(again);
    adit_text_free(&saved);
    close_table(&t);
}

static void as_many_texts_as_there_may_be_are_told(void **state)
{
    setup_table t;
    adit_text text = {0};

    (void)state;
    adit_text_add(&text, HEAD "say = {\n");
    for (int i = 1; i <= 24; i++) {
        adit_text_addf(&text, "{ turn = 1, text = 'Line %d.' },\n", i);
    }
    adit_text_add(&text, "} }");
    assert_ok(open_table(&t, text.data), t.err);
    assert_int_equal(count_lines(t.game, "story: Line"), 24);
    take_wood(&t);
    assert_int_equal(count_lines(t.game, "story: Line"), 24);
    adit_text_free(&text);
    close_table(&t);
}

/* ---- Mistakes ---- */

typedef struct {
    const char *text, *part;
    adit_status status;
} wrong_case;

static const wrong_case wrong_cases[] = {
    {HEAD "win = 3 }", "quest.lua:3: win: expected a function, a test or a list of tests, got 3",
     ADIT_INPUT},
    {HEAD "win = {} }", "win: expected a test, as in", ADIT_INPUT},
    {HEAD "win = { 'round' } }", "win: round: needs at_least, at_most or is", ADIT_INPUT},
    {HEAD "win = { 'round', is = 1, at_most = 2 } }", "needs at_least, at_most or is", ADIT_INPUT},
    {HEAD "win = { 'round', atleast = 2 } }",
     "unknown field 'atleast' in a test; did you mean 'at_least'?", ADIT_INPUT},
    {HEAD "win = { { 'round', is = 1 }, 7 } }", "win: item 2: expected a test", ADIT_INPUT},
    {HEAD "win = { 'player[1].goods.gald', at_least = 3 } }",
     "quest.lua:3: player[1].goods.gald: no good is called 'gald'", ADIT_INPUT},
    {HEAD "win = { 'player[1].cell.c4', at_least = 3 } }", "is a word; compare it with is",
     ADIT_INPUT},
    {HEAD "win = { 'round', is = 'x' } }", "is a number; compare it with", ADIT_INPUT},
    {HEAD "win = { 'player[7].points', is = 1 } }", "of a player from 1 to 2", ADIT_INPUT},
    {HEAD "lose = { 'round', at_least = 0 } }",
     "quest.lua:3: lose: holds before the first decision", ADIT_INPUT},
    {HEAD "seat = 3, win = { 'round', is = 99 } }", "seat: there are 2 players", ADIT_INPUT},
    {HEAD "win = function(g, seat) g:gain(seat, { gold = 1 }) end }",
     "it cannot be called from a read-only hook (win)", ADIT_SCRIPT},
    {HEAD "say = { { when = function(g) g:gain(1, { gold = 1 }) end, text = 'x' } } }",
     "it cannot be called from a read-only hook (when)", ADIT_SCRIPT},
    {HEAD "win = function() return {} end }", "must return true, false or a text", ADIT_SCRIPT},
    {HEAD "win = function() while true do end end }", "too many steps", ADIT_LIMIT},
    {HEAD "say = 3 }", "say: expected a text, or a list", ADIT_INPUT},
    {HEAD "say = { 3 } }", "say: item 1: expected { at", ADIT_INPUT},
    {HEAD "say = { { text = 'x' } } }", "say: needs at, turn or when", ADIT_INPUT},
    {HEAD "say = { { at = 'noon', text = 'x' } } }", "say.at", ADIT_INPUT},
    {HEAD "say = { { at = 'start', turn = 2, text = 'x' } } }", "cannot be combined", ADIT_INPUT},
    {HEAD "say = { { turn = 1 } } }", "expected a text, got nothing", ADIT_INPUT},
    {HEAD "say = { { turn = 1, text = '\\27[2J' } } }", "cannot be displayed", ADIT_INPUT},
    {HEAD "say = ('x'):rep(401) }",
     "more than 400 bytes in one line of say; this is the limit 'saying_line'", ADIT_INPUT},
    {HEAD "say = '' }", "text: empty", ADIT_INPUT},
    {HEAD "say = 'x', counters = { said = { max = 1, reset = 'game' } } }",
     "'said' is the name of a counter that win, lose and say bring along", ADIT_INPUT},
    {HEAD "say = 'x', on = { tile_taken = function(g) g:set('said', 0) end } }", NULL, ADIT_OK},
};

static void what_is_wrong_is_told_with_file_and_line(void **state)
{
    (void)state;
    for (size_t i = 0; i + 1 < sizeof wrong_cases / sizeof wrong_cases[0]; i++) {
        setup_table t;

        assert_fails(open_table(&t, wrong_cases[i].text), wrong_cases[i].status,
                     wrong_cases[i].part, t.err);
        close_table(&t);
    }
}

static void a_line_as_long_as_the_limit_says_is_accepted(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, HEAD "say = ('x'):rep(400) }"), t.err);
    close_table(&t);
}

static void scripts_cannot_change_what_has_been_told(void **state)
{
    setup_table t;

    (void)state;
    assert_ok(open_table(&t, wrong_cases[sizeof wrong_cases / sizeof wrong_cases[0] - 1].text),
              t.err);
    assert_fails(adit_game_decide_text(t.game, "take undergrowth", &t.err), ADIT_SCRIPT,
                 "the counter 'said' is kept by the engine", t.err);
    close_table(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_test_that_holds_ends_the_match_at_once),
        ADIT_TEST(a_function_that_holds_loses_the_match_for_its_seat),
        ADIT_TEST(win_comes_before_lose),
        ADIT_TEST(an_end_is_undone_saved_and_recorded),
        ADIT_TEST(texts_are_told_once_each),
        ADIT_TEST(a_copy_and_a_loaded_game_do_not_tell_again),
        ADIT_TEST(as_many_texts_as_there_may_be_are_told),
        ADIT_TEST(what_is_wrong_is_told_with_file_and_line),
        ADIT_TEST(a_line_as_long_as_the_limit_says_is_accepted),
        ADIT_TEST(scripts_cannot_change_what_has_been_told),
    };

    return ADIT_RUN(tests);
}
