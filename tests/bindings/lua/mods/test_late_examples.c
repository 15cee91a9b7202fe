/* test_late_examples.c - examples that wait are those that would have been there from the start. */
#include "tests/support/load_cards.h"

#include "bindings/lua/author/examples.h"
#include "bindings/lua/mods/late_examples.h"

/* ---- What can wait ---- */

/* The part of the file that waits, or "". */
static const char *waiting(const char *source)
{
    static char part[256];
    aditl_late_examples late;

    if (!aditl_find_late_examples(source, strlen(source), &late)) {
        return "";
    }
    assert_true(late.from < late.table && late.table < late.end && late.end <= late.to);
    assert_int_equal(source[late.table], '{');
    assert_int_equal(source[late.end - 1], '}');
    snprintf(part, sizeof part, "%.*s", (int)(late.to - late.from), source + late.from);
    return part;
}

static void tables_of_texts_and_numbers_wait(void **state)
{
    (void)state;
    assert_string_equal(waiting("return card { id = 'a', examples = { 1 }, points = 3 }"),
                        "examples = { 1 },");
    assert_string_equal(
        waiting("-- a\nreturn card {\n  examples = {\n    { name = \"}\", x = -1.5, "
                "[\"a\"] = true, b = false, c = nil, [[}]] }, -- }\n  }\n}\n"),
        "examples = {\n    { name = \"}\", x = -1.5, "
        "[\"a\"] = true, b = false, c = nil, [[}]] }, -- }\n  }");
    assert_string_equal(
        waiting("return card { on = function() local examples = {} end, examples = { }; }"),
        "examples = { };");
}

static void what_depends_on_something_does_not_wait(void **state)
{
    static const char *const sources[] = {
        "return card { examples = { a } }",
        "return card { examples = { a = b } }",
        "return card { examples = { f() } }",
        "return card { examples = { (\"a\"):rep(3) } }",
        "return card { examples = { #\"a\" } }",
        "return card { examples = { function() end } }",
        "return card { examples = { a == 1 } }",
        "return card { examples = list }",
        "return card { examples == { 1 } }",
        "return card { x = { examples = { 1 } } }",
        "return card { on = function() local a, examples = 1, { 2 } end }",
        "return card { if_true = 1, on = function() if a then local b, examples = {}, 1 end end }",
        "local a = 1\nreturn card { examples = { 1 } }",
        "return cards { card { examples = { 1 } } }",
        "return mod { examples = { 1 } }",
        "return card { examples = { 1 ",
        "return card { examples",
        "return card",
        "return",
        "-- nothing",
        "",
    };

    (void)state;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        assert_string_equal(waiting(sources[i]), "");
    }
}

/* ---- All cards ---- */

/* An engine without mods lets them wait; a host that is filled by hand does not. */
typedef struct {
    adit_engine *engine;
    aditl_host *late;
    loaded_cards at_once;
} both_ways;

static void open_both(both_ways *both, const char *game)
{
    const adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_game_def *def = NULL;
    char folder[1200];
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &both->engine, &err), err);
    both->late = both->engine->binding;
    assert_true(both->late->set.has_late_examples);
    assert_ok(aditl_find_game(game, &def, &err), err);
    snprintf(folder, sizeof folder, "%s/%s", options.cards, game);
    load_game(&both->at_once, def, folder, false, NULL);
    assert_ok(both->at_once.status, both->at_once.err);
    assert_false(both->at_once.host->set.has_late_examples);
}

static void settings_are_equal(const aditl_settings *a, const aditl_settings *b)
{
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        assert_string_equal(a->item[i].name, b->item[i].name);
        assert_string_equal(a->item[i].value, b->item[i].value);
    }
}

/* Whether there is an n-th example; it must be the same one in both. */
static bool compare_example(both_ways *both, const adit_card *card, const adit_card *other, int n)
{
    aditl_example a, b;
    bool exists = false, exists_too = false;
    adit_err err = {0};

    assert_ok(aditl_example_read(both->late, card, n, &a, &exists, &err), err);
    assert_ok(aditl_example_read(both->at_once.host, other, n, &b, &exists_too, &err), err);
    assert_int_equal(exists, exists_too);
    if (exists) {
        assert_string_equal(a.name, b.name);
        assert_int_equal(a.players, b.players);
        assert_true(a.seed == b.seed);
        assert_int_equal(a.problems.count, b.problems.count);
        settings_are_equal(&a.rules, &b.rules);
        settings_are_equal(&a.fields, &b.fields);
        settings_are_equal(&a.steps, &b.steps);
        settings_are_equal(&a.expect, &b.expect);
        settings_are_equal(&a.score, &b.score);
        settings_are_equal(&a.refused, &b.refused);
        settings_are_equal(&a.not_offered, &b.not_offered);
    }
    aditl_example_free(&a);
    aditl_example_free(&b);
    return exists;
}

static void waiting_changes_neither_examples_nor_hashes(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        both_ways both;
        int examples = 0;

        open_both(&both, adit_game_info_at(i)->id);
        const adit_cards *late = both.engine->cards, *at_once = both.at_once.host->set.cards;

        assert_int_equal(late->count, at_once->count);
        for (int k = 0; k < late->count; k++) {
            assert_string_equal(late->card[k].id, at_once->card[k].id);
            assert_string_equal(late->card[k].examples_file, at_once->card[k].examples_file);
            assert_int_equal(late->card[k].content_hash, at_once->card[k].content_hash);
            int n = 0;
            while (compare_example(&both, &late->card[k], &at_once->card[k], n)) {
                n++;
            }
            examples += n;
        }
        assert_true(examples > 100);
        unload(&both.at_once);
        adit_engine_close(both.engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(tables_of_texts_and_numbers_wait),
        ADIT_TEST(what_depends_on_something_does_not_wait),
        ADIT_TEST(waiting_changes_neither_examples_nor_hashes),
    };

    return ADIT_RUN(tests);
}
