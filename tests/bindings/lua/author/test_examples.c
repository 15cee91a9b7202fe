/* test_examples.c - the examples that cards carry: shipped ones hold, wrong ones are told. */
#include "tests/support/temp_file.h"

#include <sys/stat.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/match/engine.h"
#include "engine/rules/runner.h"

typedef struct {
    adit_text text; /* "card / example: ok" or the message, one line each */
    int count;
} report;

static void note(void *context, const char *card, const char *example, bool passed,
                 const char *message)
{
    report *out = context;

    out->count++;
    adit_text_addf(&out->text, "%s / %s: ", card, example);
    adit_text_add(&out->text, passed ? "ok" : message);
    adit_text_add(&out->text, "\n");
}

static void show_failure(void *context, const char *card, const char *example, bool passed,
                         const char *message)
{
    (void)card;
    (void)example;
    *(int *)context += 1;
    if (!passed) {
        print_error("%s\n", message);
    }
}

static adit_engine *open_game(const char *game, const char *mod)
{
    const char *const mods[] = {mod};
    adit_engine_options options = {
        .game = game, .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = mod != NULL};
    adit_engine *engine = NULL;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static adit_engine *open_engine(const char *mod)
{
    return open_game("cave_vs_cave", mod);
}

/* Runs the examples of a card that has only these; gives what was reported. The caller frees
 * the text. */
static report run_examples(const char *examples, int *passed, int *failed)
{
    static const char card[] = "return card {\n"
                               "  id = 'larder', kind = 'room', title = 'Larder',\n"
                               "  text = 'Gain 2 food.', source = 'test', back = 'light',\n"
                               "  colour = 'orange', walls = '# . . .', points = 1,\n"
                               "  use = any_order { gain { food = 2 } },\n"
                               "  examples = {\n%s\n  },\n}\n";
    const char *place = getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp";
    char folder[400];
    char rooms[420];
    char source[4096];
    report out = {{0}, 0};
    adit_err err;

    snprintf(folder, sizeof folder, "%s/kitchen", place);
    snprintf(rooms, sizeof rooms, "%s/room", folder);
    (void)mkdir(folder, 0777);
    (void)mkdir(rooms, 0777);
    assert_true(snprintf(source, sizeof source, card, examples) < (int)sizeof source);
    (void)temp_file("kitchen/room/larder.lua", source);
    adit_engine *engine = open_engine(folder);

    assert_ok(adit_engine_run_examples(engine, "kitchen", note, &out, passed, failed, &err), err);
    adit_engine_close(engine);
    return out;
}

#define GIVEN                                                                                      \
    "given = { { food = 1 }, rules = { starting_player = 1 },"                                     \
    " set = { ['player[1].cell.c4'] = 'kitchen:larder' } }"
#define STEPS "steps = { 'take undergrowth', 'rooms 1', 'use kitchen:larder', 'gain 2 food' }"

static void assert_example_fails(const char *example, const char *part)
{
    int passed = -1;
    int failed = -1;
    report out = run_examples(example, &passed, &failed);

    assert_contains(out.text.data, part);
    /* The line of the example; that of the card if it has no name to be found by. */
    assert_contains(out.text.data, strstr(example, "name =") != NULL
                                       ? "larder.lua:7: kitchen:larder: example '"
                                       : "larder.lua:1: kitchen:larder: example '");
    assert_int_equal(passed, 0);
    assert_int_equal(failed, 1);
    adit_text_free(&out.text);
}

/* ---- Shipped cards ---- */

static void assert_examples_hold(const char *game)
{
    adit_engine *engine = open_game(game, NULL);
    int reported = 0;
    int passed = 0;
    int failed = 0;
    adit_err err;

    assert_ok(
        adit_engine_run_examples(engine, NULL, show_failure, &reported, &passed, &failed, &err),
        err);
    int cards = adit_engine_card_count(engine);

    adit_engine_close(engine);
    assert_int_equal(failed, 0);
    assert_int_equal(passed, reported);
    assert_true(passed > cards);
}

static void the_examples_of_all_shipped_cards_hold(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        assert_examples_hold(adit_game_info_at(i)->id);
    }
}

static void one_card_is_run_alone(void **state)
{
    adit_engine *engine = open_engine(NULL);
    int passed = 0;
    int failed = 0;
    adit_err err;

    (void)state;
    assert_ok(adit_engine_run_examples(engine, "shelf", NULL, NULL, &passed, &failed, &err), err);
    assert_in_range(passed, 1, 20);
    assert_int_equal(failed, 0);
    assert_fails(adit_engine_run_examples(engine, "shelv", NULL, NULL, &passed, &failed, &err),
                 ADIT_USAGE, "no card or mod is called 'shelv'; did you mean 'shelf'?", err);
    adit_engine_close(engine);
}

/* ---- A card of a mod ---- */

static void a_true_example_passes(void **state)
{
    int passed = -1;
    int failed = -1;
    report out = run_examples("{ name = 'two food', " GIVEN ", " STEPS ",\n"
                              "  expect = { { food = 3 }, set = { wall_supply = 7 } },\n"
                              "  not_offered = { 'gain 2 food' } },\n"
                              "{ name = 'alone', given = { players = 1, seed = 5 }, steps = {},\n"
                              "  expect = { { food = 1 } } },\n"
                              "{ name = 'points', " GIVEN ", steps = {},\n"
                              "  expect = { score = { total = 2, gold = 1, ['kitchen:larder'] = 1,"
                              " shelf = 0 } } }",
                              &passed, &failed);

    (void)state;
    assert_string_equal(out.text.data, "kitchen:larder / two food: ok\nkitchen:larder / alone: ok\n"
                                       "kitchen:larder / points: ok\n");
    assert_int_equal(passed, 3);
    assert_int_equal(failed, 0);
    adit_text_free(&out.text);
}

static void a_wrong_expectation_shows_both_values(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'too much', " GIVEN ", " STEPS ", expect = { { food = 4 } } }",
                         "player[1].goods.food is 3, expected 4");
    assert_example_fails("{ name = 'a word', " GIVEN ", " STEPS ",\n"
                         "  expect = { set = { ['player[1].cell.c4'] = 'shelf' } } }",
                         "player[1].cell.c4 is kitchen:larder, expected shelf");
    assert_example_fails("{ name = 'points', " GIVEN ", " STEPS ",\n"
                         "  expect = { score = { ['kitchen:larder'] = 2 } } }",
                         "score: kitchen:larder gives 1, expected 2");
    assert_example_fails("{ name = 'misspelt', " GIVEN ", " STEPS ",\n"
                         "  expect = { score = { totel = 0 } } }",
                         "score: the score has no line 'totel'; did you mean 'total'?");
    assert_example_fails("{ name = 'without prefix', " GIVEN ", " STEPS ",\n"
                         "  expect = { score = { larder = 0 } } }",
                         "did you mean 'kitchen:larder'?");
    assert_example_fails("{ name = 'no field', " GIVEN ", " STEPS ",\n"
                         "  expect = { set = { wall_suply = 7 } } }",
                         "no field is called 'wall_suply'; did you mean 'wall_supply'?");
}

static void an_impossible_step_shows_what_is_offered(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'stuck', " GIVEN ", steps = { 'take undergrowth', 'fly' },\n"
                         "  expect = { { food = 4 } } }",
                         "step 2 'fly': ");
    assert_example_fails("{ name = 'stuck', " GIVEN ", steps = { 'take undergrowth', 'fly' },\n"
                         "  expect = { { food = 4 } } }",
                         "player 1 is asked to choose an action of the tile");
    assert_example_fails("{ name = 'stuck', " GIVEN ", steps = { 'take undergrowth', 'fly' },\n"
                         "  expect = { { food = 4 } } }",
                         "rooms 1 | gain 2 wood");
}

static void an_offered_move_that_must_be_refused_fails(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'offered', " GIVEN ", steps = { 'take undergrowth' },\n"
                         "  refused = { 'gain 2 wood' } }",
                         "'gain 2 wood' is offered, but should be refused");
}

/* What is refused must be an option of the question with a reason: no text that merely is none. */
static void a_text_that_is_no_move_proves_nothing(void **state)
{
    static const char *const wrong[][2] = {
        {"refused = { 'flying pig' }", "'flying pig' can never be a move of cave_vs_cave: no "
                                       "option has this form, or a name in it is unknown"},
        {"not_offered = { 'flying pig' }", "'flying pig' can never be a move of cave_vs_cave"},
        {"refused = { 'use larderr' }", "did you mean 'kitchen:larder'?"},
        {"not_offered = { 'furnish shelv c4' }", "did you mean 'shelf'?"},
        {"not_offered = { 'dig c99' }", "'dig c99' can never be a move"},
        {"refused = { 'use larder' }",
         "'use larder' cannot be refused because it is not an option of this question; use "
         "not_offered for a move that is not offered"},
        {"refused = { 'dig c4' }", "use not_offered"},
        {"not_offered = { 'take renovation' }",
         "'take renovation' is an option of this question, but refused; use refused instead: "},
        {"not_offered = { 'take undergrowth' }",
         "'take undergrowth' is offered, but should not be"},
        {"refused = { ['take renovation'] = 'the moon' }",
         "'take renovation' is refused, but not with 'the moon': "},
    };

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char example[400];

        snprintf(example, sizeof example, "{ name = 'x', " GIVEN ", steps = {}, %s }", wrong[i][0]);
        assert_example_fails(example, wrong[i][1]);
    }
}

static void a_refusal_may_name_its_reason(void **state)
{
    int passed = -1;
    int failed = -1;
    report out = run_examples(
        "{ name = 'a', " GIVEN ", steps = {},\n"
        "  refused = { 'take renovation', ['take expedition'] = 'not on the action' },\n"
        "  not_offered = { 'use larder', 'use kitchen:larder', 'gain 2 food', 'dig c4' } },\n"
        "{ name = 'b', " GIVEN ", steps = {},\n"
        "  refused = { ['take renovation'] = 'it is not on the action board' } }",
        &passed, &failed);

    (void)state;
    assert_string_equal(out.text.data, "kitchen:larder / a: ok\nkitchen:larder / b: ok\n");
    adit_text_free(&out.text);
}

/* The words of a function are known by what the card's file says elsewhere. */
static void a_word_of_a_function_must_be_said_outside_of_the_lists(void **state)
{
    int passed = -1;
    int failed = -1;
    report out = run_examples("{ name = 'a', " GIVEN ", steps = { 'meat' },\n"
                              "  expect = { { food = 1 } } },\n"
                              "{ name = 'b', " GIVEN ", steps = {}, not_offered = { 'meat' } },\n"
                              "{ name = 'c', " GIVEN ", steps = {}, not_offered = { 'fish' } }",
                              &passed, &failed);

    (void)state;
    assert_contains(out.text.data, "kitchen:larder / b: ok\n");
    assert_contains(out.text.data, "'fish' can never be a move of cave_vs_cave");
    assert_int_equal(passed, 1);
    assert_int_equal(failed, 2);
    adit_text_free(&out.text);
}

static void a_start_that_cannot_be_is_told(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'start', given = { set = { ['player[1].cell.c99'] = 1 } },\n"
                         "  steps = {}, expect = { { food = 1 } } }",
                         "given: ");
}

static void a_badly_written_example_fails_with_the_reason(void **state)
{
    static const char *const wrong[][2] = {
        {"{ nam = 'x', steps = {}, expect = { { food = 1 } } }",
         "unknown field 'nam' in an example"},
        {"{ name = 'x', steps = { 1 }, expect = { { food = 1 } } }",
         "steps[1]: must be a text, not 1"},
        {"{ name = 'x', steps = {} }", "neither expects nor refuses anything"},
        {"{ name = 'x', expect = { { foood = 1 } } }", "did you mean 'food'?"},
        {"{ name = 'x', expect = { { mithril = 1 } } }", "unknown good"},
        {"{ name = 'x', given = { seeds = 1 }, expect = { { food = 1 } } }",
         "unknown field 'seeds' in given; did you mean 'seed'?"},
        {"{ name = 'x', given = { players = 9 }, expect = { { food = 1 } } }",
         "players: must be between 1 and 2, not 9"},
        {"{ name = 'x', refused = 'dig' }", "refused: must be a table"},
        {"{ name = 'x', refused = { 1 } }", "refused[1]: must be a text, not 1"},
        {"{ name = 'x', refused = { dig = 1 } }",
         "refused: [\"dig\"] must be a text with words of the reason"},
        {"{ name = 'x', refused = { dig = '' } }", "must be a text with words of the reason"},
        {"{ name = 'x', refused = { [1] = 'dig', [3] = 'dig' } }", "the list has gaps"},
        {"{ name = 'x', not_offered = { dig = 'x' } }", "unknown field 'dig' in"},
        {"{ name = 'x', given = 3, expect = { { food = 1 } } }", "given: must be a table"},
        {"{ name = 'x', given = { 3 }, expect = { { food = 1 } } }", "goods: must be a table"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_example_fails(wrong[i][0], wrong[i][1]);
    }
}

static void all_differences_are_listed(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'two', " GIVEN ", " STEPS
                         ", expect = { { food = 4, wood = 9 } } }",
                         "player[1].goods.food is 3, expected 4\n"
                         "player[1].goods.wood is 1, expected 9");
}

static void a_start_against_the_rules_is_told(void **state)
{
    (void)state;
    assert_example_fails("{ name = 'mouth', given = { set = { ['player[1].cell.c6'] = 'rock' } },\n"
                         "  steps = {}, expect = { { food = 1 } } }",
                         "given: c6 of player 1 has the wrong ground");
}

static void nothing_leaks_when_memory_runs_out(void **state)
{
    adit_engine *engine = open_engine(NULL);
    adit_status status = ADIT_NOMEM;
    int passed = 0;
    int failed = 1;

    (void)state;
    for (long n = 1; status != ADIT_OK || failed > 0; n++) {
        adit_memory_fail_at(n, -1);
        status = adit_engine_run_examples(engine, "tunnel", NULL, NULL, &passed, &failed, NULL);
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
    }
    assert_true(passed > 0);
    adit_engine_close(engine);
}

static void assert_never_fails(adit_engine *engine, const char *card)
{
    for (long more = -1; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            int passed = 0, failed = 0;

            for (int i = 0; i < ADIT_MAX_TRIAL_DEPTH; i++) { /* or they would be kept */
                adit_free(engine->runner->trial[i]);
                engine->runner->trial[i] = NULL;
            }
            adit_memory_fail_at(n, more);
            adit_status status =
                adit_engine_run_examples(engine, card, NULL, NULL, &passed, &failed, NULL);
            is_over = adit_memory_fail_at(0, 0) < n;
            assert_true(status == ADIT_OK || status == ADIT_NOMEM);
            assert_int_equal(failed, 0);
        }
    }
}

static void a_true_example_does_not_fail_for_want_of_memory(void **state)
{
    adit_engine *engine = open_engine(NULL);

    (void)state;
    assert_never_fails(engine, "tunnel");
    assert_never_fails(engine, "digging_cave"); /* with a move that is refused */
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_examples_of_all_shipped_cards_hold),
        ADIT_TEST(one_card_is_run_alone),
        ADIT_TEST(a_true_example_passes),
        ADIT_TEST(a_wrong_expectation_shows_both_values),
        ADIT_TEST(an_impossible_step_shows_what_is_offered),
        ADIT_TEST(an_offered_move_that_must_be_refused_fails),
        ADIT_TEST(a_text_that_is_no_move_proves_nothing),
        ADIT_TEST(a_refusal_may_name_its_reason),
        ADIT_TEST(a_word_of_a_function_must_be_said_outside_of_the_lists),
        ADIT_TEST(a_start_that_cannot_be_is_told),
        ADIT_TEST(a_badly_written_example_fails_with_the_reason),
        ADIT_TEST(all_differences_are_listed),
        ADIT_TEST(a_start_against_the_rules_is_told),
        ADIT_TEST(nothing_leaks_when_memory_runs_out),
        ADIT_TEST(a_true_example_does_not_fail_for_want_of_memory),
    };

    return ADIT_RUN(tests);
}
