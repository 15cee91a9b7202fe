/* test_setup.c - how a match is set up, and what an engine tells about its title. */
#include "tests/support/fake_table.h"

static int start(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_card(DEMO_KIND_ROOM, "oven");
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    engine = fake_engine(true);
    game = fake_game(engine, 7);
    return 0;
}

static void bad_settings_are_refused_with_what_would_be_right(void **state)
{
    adit_game *none = NULL;
    adit_setting setting = {"turnz", "3"};
    adit_setup setup = {.players = 5};

    (void)state;
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_USAGE,
                 "demo_cave is for 1 to 4 players, not 5", err);
    setup.players = 2;
    setup.rules = &setting;
    setup.rule_count = 1;
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT,
                 "demo_cave has no rule parameter 'turnz'; did you mean 'turns'?", err);
    setting = (adit_setting){"turns", "41"};
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT,
                 "rule turns: expected a number from 1 to 40, got '41'", err);
    setting = (adit_setting){"turns", "3x"};
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT, "got '3x'", err);
    setup.rule_count = 0;
    setup.fields = &setting;
    setup.field_count = 1;
    setting = (adit_setting){"player[1].hight", "3"};
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT, "height", err);
    setting = (adit_setting){"player[1].height", "7"};
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT, "stands too high", err);
    assert_null(none);
}

static adit_status with_rule(const char *name, const char *value, adit_game **out)
{
    const adit_setting setting = {name, value};
    const adit_setup setup = {.players = 2, .rules = &setting, .rule_count = 1};

    *out = NULL;
    return adit_game_new(engine, &setup, out, &err);
}

static void a_rule_takes_words_or_a_set_of_cards(void **state)
{
    const char *first = adit_card_at(engine->cards, DEMO_KIND_ROOM, 0)->id;
    adit_game *made;

    (void)state;
    assert_ok(with_rule("mood", "wild", &made), err);
    assert_int_equal(demo_of(made)->common.rule[2], 1);
    adit_game_free(made);
    assert_fails(with_rule("mood", "mad", &made), ADIT_INPUT,
                 "rule mood: expected one of calm, wild, got 'mad'", err);
    assert_ok(with_rule("rooms", first, &made), err);
    assert_int_equal(demo_of(made)->common.rule[3], 1);
    adit_game_free(made);
    assert_fails(with_rule("rooms", "nowhere", &made), ADIT_INPUT, "expected some of", err);
    assert_string_equal(adit_engine_rule(engine, 2)->choices, "calm, wild");
    assert_true(adit_engine_rule(engine, 3)->is_set);
    assert_ok(adit_engine_rule_check(engine, "turns", "40", &err), err);
    assert_fails(adit_engine_rule_check(engine, "turns", "41", &err), ADIT_INPUT, "1 to 40", err);
}

static void a_setting_that_the_game_works_out_is_refused(void **state)
{
    const adit_setting setting = {"total", "3"};
    const adit_setup setup = {.players = 2, .fields = &setting, .field_count = 1};
    adit_game *none = NULL;

    (void)state;
    assert_fails(adit_game_new(engine, &setup, &none, &err), ADIT_INPUT, "total", err);
}

static void rules_and_fields_are_described(void **state)
{
    adit_field_info info;
    const adit_rule_info *rule = adit_engine_rule(engine, 0);

    (void)state;
    assert_string_equal(rule->name, "turns");
    assert_int_equal(rule->default_value, 8);
    assert_null(adit_engine_rule(engine, 4));
    assert_int_equal(adit_engine_field(engine, -1, &info), ADIT_USAGE);
    for (int i = 0; i < adit_engine_field_count(engine); i++) {
        assert_int_equal(adit_engine_field(engine, i, &info), ADIT_OK);
        assert_non_null(info.text);
        assert_non_null(info.type);
    }
    assert_int_equal(adit_engine_card_count(engine), 4);
    assert_int_equal(adit_engine_card_find(engine, "inn"), 1);
    assert_int_equal(adit_engine_card_find(engine, "out"), -1);
    assert_string_equal(adit_engine_card_suggest(engine, "ofen"), "oven");
    assert_string_equal(adit_engine_game(engine)->id, "demo_cave");
    assert_int_equal(adit_engine_mod_count(engine), 0);
    assert_null(adit_engine_mod(engine, 0));
}

static void a_copy_saves_as_what_it_is(void **state)
{
    const adit_setup alone = {.players = 1, .seed = 3};
    adit_game *other = NULL, *loaded = NULL;
    adit_text saved = {0};

    (void)state;
    assert_ok(adit_game_new(engine, &alone, &other, &err), err);
    assert_fails(adit_game_diff(game, other, &saved, &err), ADIT_USAGE, "cannot compare", err);
    adit_game_copy(other, game);
    assert_ok(adit_game_save(other, &saved, &err), err);
    assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
    assert_int_equal(adit_game_players(loaded), 2);
    adit_game_free(loaded);
    adit_game_free(other);
    adit_text_free(&saved);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, start, stop)
    const struct CMUnitTest tests[] = {
        T(bad_settings_are_refused_with_what_would_be_right),
        T(a_setting_that_the_game_works_out_is_refused),
        T(rules_and_fields_are_described),
        T(a_rule_takes_words_or_a_set_of_cards),
        T(a_copy_saves_as_what_it_is),
    };
    return ADIT_RUN(tests);
}
