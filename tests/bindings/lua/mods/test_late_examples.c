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

/* What waits of a file of several cards, the parts with '|' between them. */
static const char *waiting_parts(const char *source)
{
    static char shown[512];
    aditl_late_parts parts;
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    if (!aditl_find_late_parts(source, strlen(source), &parts)) {
        return "";
    }
    for (int i = 0; i < parts.count; i++) {
        adit_buffer_add(&out, i == 0 ? "" : "|");
        adit_buffer_add_bytes(&out, parts.part[i].from,
                              (size_t)(parts.part[i].to - parts.part[i].from));
    }
    return shown;
}

static void examples_of_cards_wait_with_what_only_they_name(void **state)
{
    (void)state;
    assert_string_equal(waiting_parts("return cards { card { id = 'a', examples = { f(1, 2) } } }"),
                        "examples = { f(1, 2) } ");
    assert_string_equal(waiting_parts("local function f(n) return { n, function() end } end\n"
                                      "return cards { card { examples = f(1), id = 'a' } }"),
                        "local function f(n) return { n, function() end } end|examples = f(1),");
    assert_string_equal(waiting_parts("local words = { 'a', g = function() return f(1) end }\n"
                                      "local function f() return words, f end\n"
                                      "local list = {}\n"
                                      "for i = 1, 3 do list[i] = card { examples = { f(), f }, "
                                      "title = 'x' } end return cards(list)"),
                        "local words = { 'a', g = function() return f(1) end }|"
                        "local function f() return words, f end|examples = { f(), f },");
}

static void what_something_else_names_is_needed(void **state)
{
    /* What waits of each is the field alone. */
    static const char *const sources[] = {
        "local function f() end local x = f() return card { examples = 1; }",
        "local function f() end return card { f = 1, examples = 1; }",
        "local t = {} local function f() return t end return card { x = f, examples = 1; }",
        "local t = {} t.x = 1 return card { examples = 1; }",
        "local t = { f() } return card { examples = 1; }",
        "local t = { f 'a' } return card { examples = 1; }",
        "local t = { f [[a]] } return card { examples = 1; }",
        "local t = { f { 1 } } return card { examples = 1; }",
        "local t = { } .. 'a' return card { examples = 1; }",
        "local t = { } or 'a' return card { examples = 1; }",
        "local t, u = { }, 2 return card { examples = 1; }",
        "local t = 1 return card { examples = 1; }",
        "local t return card { examples = 1; }",
        "do local t = {} end return card { examples = 1; }",
    };

    (void)state;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        assert_string_equal(waiting_parts(sources[i]), "examples = 1;");
    }
}

static void other_files_do_not_wait(void **state)
{
    static const char *const sources[] = {
        "local t = {} return cards { card { id = 'a' } }",
        "return cards { { examples = 1 } }",
        "return cards { card { x = { examples = 1 } } }",
        "return cards { card { id = 'a' }, { examples = 1 } }",
        "return cards { card { on = function() local a, examples = 1, 2 end } }",
        "local t = include 'lib/a.lua' return card { examples = t }",
        "local t = import 'a' return card { examples = t }",
        "local function card(t) return t end return { card { examples = 1 } }",
        "local make = card return make { examples = 1 }",
        "return card { examples == 1 }",
        "return card { examples = { 1 ",
        "return card { examples = 1",
        "end return card { examples = 1 }",
        "return card { examples = 1 } }",
        "-- nothing",
        "",
    };

    (void)state;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        assert_string_equal(waiting_parts(sources[i]), "");
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

static bool same_text(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

/* Everything but functions, whose numbers are those of the state that compiled them. */
static void cards_are_equal(const adit_card *a, const adit_card *b)
{
    assert_string_equal(a->id, b->id);
    assert_string_equal(a->aliases, b->aliases);
    assert_string_equal(a->title, b->title);
    assert_string_equal(a->text, b->text);
    assert_string_equal(a->source, b->source);
    assert_string_equal(a->mark, b->mark);
    assert_string_equal(a->examples_file, b->examples_file);
    assert_int_equal(a->line, b->line);
    assert_int_equal(a->content_hash, b->content_hash);
    assert_int_equal(a->node_first, b->node_first);
    assert_int_equal(a->node_end, b->node_end);
    assert_int_equal(a->counter_count, b->counter_count);
    assert_true(a->events == b->events && a->values == b->values);
    for (int i = 0; i < ADIT_MAX_FACTS; i++) {
        assert_int_equal(a->fact[i].is_set, b->fact[i].is_set);
        assert_int_equal(a->fact[i].number, b->fact[i].number);
        assert_int_equal(a->fact[i].effect, b->fact[i].effect);
        assert_int_equal(a->fact[i].goods, b->fact[i].goods);
        assert_true(same_text(a->fact[i].text, b->fact[i].text));
    }
}

static void waiting_changes_neither_examples_nor_cards(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        both_ways both;
        int examples = 0;

        open_both(&both, adit_game_info_at(i)->id);
        const adit_cards *late = both.engine->cards, *at_once = both.at_once.host->set.cards;

        assert_int_equal(late->count, at_once->count);
        for (int k = 0; k < late->count; k++) {
            cards_are_equal(&late->card[k], &at_once->card[k]);
            int n = 0;
            while (compare_example(&both, &late->card[k], &at_once->card[k], n)) {
                n++;
            }
            examples += n;
        }
        assert_true(examples > 100);
        assert_int_equal(late->node_count, at_once->node_count);
        assert_int_equal(late->amounts_count, at_once->amounts_count);
        unload(&both.at_once);
        adit_engine_close(both.engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(tables_of_texts_and_numbers_wait),
        ADIT_TEST(what_depends_on_something_does_not_wait),
        ADIT_TEST(examples_of_cards_wait_with_what_only_they_name),
        ADIT_TEST(what_something_else_names_is_needed),
        ADIT_TEST(other_files_do_not_wait),
        ADIT_TEST(waiting_changes_neither_examples_nor_cards),
    };

    return ADIT_RUN(tests);
}
