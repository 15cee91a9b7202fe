/* test_rules.c - rule parameters that mods add: names, values, scripts, saves, limits. */
#include "engine/files/save.h"
#include "tests/support/load_cards.h"

#define GAME "cave_vs_cave"
#define CARD                                                                                       \
    "return card {\n  id = 'lamp', kind = 'room', back = 'light', colour = 'orange', points = "    \
    "1,\n"                                                                                         \
    "  cost = {}, walls = 'o o o o',\n"                                                            \
    "  use = function(g, me) g:gain(me, { food = g:rule('lamps:oil') }) end,\n}\n"

static adit_engine *engine;
static adit_err err;

/* A mod of this id whose mod.lua has these fields. */
static const char *make_mod(const char *id, const char *fields, const char *card)
{
    char path[128], text[2048];

    snprintf(path, sizeof path, "rules/%s/mod.lua", id);
    snprintf(text, sizeof text, "return mod {\n  id = '%s', games = { '%s' },\n  %s\n}\n", id, GAME,
             fields);
    write_text(path, text);
    snprintf(path, sizeof path, "rules/%s/room/lamp.lua", id);
    write_text(path, card);
    snprintf(path, sizeof path, "rules/%s", id);
    return temp_path(path);
}

static adit_status open_mods(const char *first, const char *second)
{
    const char *mods[] = {first, second};
    adit_engine_options options = {.game = GAME,
                                   .cards = ADIT_TEST_ROOT "/cards",
                                   .mods = mods,
                                   .mod_count = second == NULL ? 1 : 2};

    memset(&err, 0, sizeof err);
    adit_engine_close(engine);
    return adit_engine_open(&options, &engine, &err);
}

static void assert_refused(const char *fields, const char *message)
{
    assert_fails(open_mods(make_mod("lamps", fields, CARD), NULL), ADIT_INPUT, message, err);
}

static adit_game *new_game(const char *rule, const char *value)
{
    const adit_setting rules[] = {{"starting_player", "1"}, {rule, value}};
    const adit_setting fields[] = {{"player[1].cell.c4", "lamps:lamp"},
                                   {"player[1].goods.food", "0"}};
    adit_setup setup = {.players = 2,
                        .seed = 1,
                        .rules = rules,
                        .rule_count = rule == NULL ? 1 : 2,
                        .fields = fields,
                        .field_count = 2};
    adit_game *game = NULL;

    memset(&err, 0, sizeof err);
    (void)adit_game_new(engine, &setup, &game, &err);
    return game;
}

static void use_lamp(adit_game *game)
{
    assert_ok(adit_game_decide_text(game, "take undergrowth", &err), err);
    assert_ok(adit_game_decide_text(game, "rooms 1", &err), err);
    assert_ok(adit_game_decide_text(game, "use lamps:lamp", &err), err);
    assert_ok(adit_game_decide_text(game, "lamps:lamp", &err), err);
}

static void assert_state(adit_game *game, const char *line, bool is_there)
{
    adit_text text = {0};

    assert_ok(adit_game_state_lines(game, 0, &text, &err), err);
    if (is_there != (strstr(text.data, line) != NULL)) {
        fail_msg("'%s' is %s the state", line, is_there ? "not in" : "in");
    }
    adit_text_free(&text);
}

static void a_mod_adds_parameters_that_cards_read(void **state)
{
    adit_game *game;

    (void)state;
    assert_ok(open_mods(make_mod("lamps",
                                 "rules = { oil = { min = 0, max = 5, default = 2, text = "
                                 "'what a lamp gives' } }",
                                 CARD),
                        NULL),
              err);
    int last = adit_engine_rule_count(engine) - 1;
    assert_string_equal(adit_engine_rule(engine, last)->name, "lamps:oil");
    assert_string_equal(adit_engine_rule(engine, last)->text, "what a lamp gives");
    assert_int_equal(adit_engine_rule(engine, last)->default_value, 2);
    game = new_game(NULL, NULL);
    assert_state(game, "rule.lamps:oil = 2\n", true);
    use_lamp(game);
    assert_state(game, "player[1].goods.food = 2\n", true);
    adit_game_free(game);
    game = new_game("lamps:oil", "4");
    use_lamp(game);
    assert_state(game, "player[1].goods.food = 4\n", true);
    adit_game_free(game);
    assert_null(new_game("lamps:oil", "6"));
    assert_string_equal(err.text, "rule lamps:oil: expected a number from 0 to 5, got '6'");
    assert_null(new_game("oil", "3"));
    assert_contains(err.text, "has no rule parameter 'oil'; did you mean 'lamps:oil'?");
}

static void words_stand_for_numbers(void **state)
{
    adit_game *game;

    (void)state;
    assert_ok(open_mods(make_mod("lamps",
                                 "rules = { oil = { words = { 'none', 'some', 'much' }, default = "
                                 "'some' } }",
                                 CARD),
                        NULL),
              err);
    const adit_rule_info *rule = adit_engine_rule(engine, adit_engine_rule_count(engine) - 1);
    assert_string_equal(rule->default_word, "some");
    assert_string_equal(rule->choices, "none, some, much");
    game = new_game("lamps:oil", "much");
    use_lamp(game);
    assert_state(game, "player[1].goods.food = 2\n", true);
    adit_game_free(game);
    assert_null(new_game("lamps:oil", "more"));
    assert_string_equal(err.text, "rule lamps:oil: expected one of none, some, much, got 'more'");
}

/* Writes the position without the lines that begin with `line`; its checksum is made anew. */
static void save_without(adit_game *game, const char *line, adit_text *out)
{
    adit_text text = {0}, lines = {0};

    assert_ok(adit_game_save(game, &text, &err), err);
    for (const char *at = strchr(text.data, '\n') + 1;
         *at != '\0' && strncmp(at, "end ", 4) != 0;) {
        size_t length = strcspn(at, "\n") + 1;

        if (strncmp(at, line, strlen(line)) != 0) {
            adit_text_add_bytes(&lines, at, length);
        }
        at += length;
    }
    adit_position_seal(lines.data, lines.length, out);
    adit_text_free(&lines);
    adit_text_free(&text);
}

static void a_saved_position_keeps_each_of_them(void **state)
{
    adit_text text = {0};
    adit_game *game, *again = NULL;

    (void)state;
    assert_ok(
        open_mods(make_mod("lamps", "rules = { oil = { min = 0, max = 5, default = 2 } }", CARD),
                  NULL),
        err);
    /* A zero is written as well. */
    game = new_game("lamps:oil", "0");
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_contains(text.data, "\nrule.lamps:oil = 0\n");
    assert_ok(adit_game_load(engine, text.data, text.length, &again, &err), err);
    assert_int_equal(adit_game_hash(again), adit_game_hash(game));
    adit_game_free(again);
    adit_text_free(&text);
    text = (adit_text){0};
    save_without(game, "rule.lamps:oil", &text);
    assert_fails(adit_game_load(engine, text.data, text.length, &again, &err), ADIT_INPUT,
                 "expected 'rule.lamps:oil = 0', got", err);
    adit_game_free(game);
    adit_text_free(&text);
}

static void they_stand_in_order_of_their_names(void **state)
{
    const char *zinc = make_mod("zinc", "rules = { b = { max = 1 }, a = { max = 1 } }",
                                "return patch 'shelf' { points = 1 }\n");
    const char *lamps = make_mod("lamps", "rules = { oil = { max = 5 } }", CARD);

    (void)state;
    assert_ok(open_mods(zinc, lamps), err);
    int count = adit_engine_rule_count(engine);
    assert_string_equal(adit_engine_rule(engine, count - 3)->name, "lamps:oil");
    assert_string_equal(adit_engine_rule(engine, count - 2)->name, "zinc:a");
    assert_string_equal(adit_engine_rule(engine, count - 1)->name, "zinc:b");
}

static void what_is_wrong_with_them_is_told(void **state)
{
    char many[1024] = "rules = {\n";

    (void)state;
    assert_refused("rules = 3", "mod.lua:3: rules: expected a table of parameters");
    assert_refused("rules = { oil = 3 }", "mod.lua:3: rules.oil: expected { min = 0, max = 3,");
    assert_refused("rules = { oil = {} }", "rules.oil: max or words is missing");
    assert_refused("rules = { oil = { min = 4, max = 3 } }",
                   "rules.oil.min: must be less than max");
    assert_refused("rules = { oil = { max = 'x' } }",
                   "rules.oil.max: expected a number from -32768");
    assert_refused("rules = { oil = { max = 3, default = 4 } }",
                   "rules.oil.default: expected a number from 0 to 3, got 4");
    assert_refused(
        "rules = { oil = { max = 3, defualt = 2 } }",
        "rules.oil: unknown field 'defualt' in a rule parameter; did you mean 'default'?");
    assert_refused("rules = { oil = { words = { 'a' } } }", "expected at least two words");
    assert_refused("rules = { oil = { words = { 'a', 'B' } } }",
                   "rules.oil.words: expected words of");
    assert_refused("rules = { oil = { words = { 'a', 'b' }, max = 3 } }",
                   "rules.oil.max: words stand for 0, 1, 2, ...; remove this field");
    assert_refused("rules = { oil = { words = { 'a', 'b' }, default = 'c' } }",
                   "rules.oil.default: expected one of 'a', 'b'");
    assert_refused("rules = { Oil = { max = 3 } }",
                   "a parameter needs a name of up to 32 lower-case");
    assert_refused("rules = { oil = { max = 3, text = 5 } }", "rules.oil.text: expected a string");
    for (int i = 0; i < ADIT_MAX_RULES; i++) {
        size_t length = strlen(many);
        snprintf(many + length, sizeof many - length, "a%d = { max = 1 },\n", i);
    }
    snprintf(many + strlen(many), sizeof many - strlen(many), "}");
    assert_refused(many, "more than 16 rule parameters; this is the limit 'rules'");
}

static int close_engine(void **state)
{
    (void)state;
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_mod_adds_parameters_that_cards_read, close_engine),
        cmocka_unit_test_teardown(words_stand_for_numbers, close_engine),
        cmocka_unit_test_teardown(a_saved_position_keeps_each_of_them, close_engine),
        cmocka_unit_test_teardown(they_stand_in_order_of_their_names, close_engine),
        cmocka_unit_test_teardown(what_is_wrong_with_them_is_told, close_engine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
