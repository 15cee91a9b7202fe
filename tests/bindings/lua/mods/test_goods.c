/* test_goods.c - goods of mods by both of their names: the word, and in full. */
#include "tests/support/load_cards.h"

#define GAME "cave_vs_cave"

static adit_engine *engine;
static adit_err err;

/* The mod with a room whose `use` is this. */
static adit_status open_mine(const char *use)
{
    const char *mods[] = {temp_path("mine")};
    const adit_engine_options options = {
        .game = GAME, .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    char text[600];

    write_text("mine/mod.lua", "return mod { id = 'mine', goods = { tin = { limit = 9 } } }\n");
    snprintf(text, sizeof text,
             "return card {\n  id = 'pit', kind = 'room', back = 'light', colour = 'orange',\n"
             "  points = 1, cost = {}, walls = 'o o o o', title = 'T', text = 'x',\n"
             "  use = %s,\n}\n",
             use);
    write_text("mine/room/pit.lua", text);
    memset(&err, 0, sizeof err);
    adit_engine_close(engine);
    engine = NULL;
    return adit_engine_open(&options, &engine, &err);
}

/* Uses the room. */
static adit_status use_pit(const char *use, adit_game **game)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    const adit_setting fields[] = {{"player[1].cell.c4", "mine:pit"}};
    const adit_setup setup = {.players = 2,
                              .seed = 1,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 1};

    assert_ok(open_mine(use), err);
    assert_ok(adit_game_new(engine, &setup, game, &err), err);
    assert_ok(adit_game_decide_text(*game, "take undergrowth", &err), err);
    assert_ok(adit_game_decide_text(*game, "rooms 1", &err), err);
    const adit_status status = adit_game_decide_text(*game, "use mine:pit", &err);
    return status == ADIT_OK ? adit_game_decide_text(*game, "mine:pit", &err) : status;
}

static void either_name_means_the_good(void **state)
{
    static const char *const names[] = {"tin", "['mine:tin']"};

    (void)state;
    for (int i = 0; i < 2; i++) {
        adit_game *game = NULL;
        adit_text text = {0};
        char use[100];

        snprintf(use, sizeof use, "function(g, me) g:gain(me, { %s = 3 }) end", names[i]);
        assert_ok(use_pit(use, &game), err);
        assert_ok(adit_game_state_lines(game, 0, &text, &err), err);
        assert_non_null(strstr(text.data, "player[1].goods.tin = 3\n"));
        adit_text_free(&text);
        adit_game_free(game);
    }
}

/* Which one Lua meets last differs between processes. */
static void both_names_at_once_are_refused(void **state)
{
    static const char same[] = "'tin' and 'mine:tin' are the same good";
    adit_game *game = NULL;

    (void)state;
    assert_fails(use_pit("function(g, me) g:gain(me, { tin = 1, ['mine:tin'] = 3 }) end", &game),
                 ADIT_SCRIPT, same, err);
    adit_game_free(game);
    assert_fails(open_mine("gain { tin = 1, ['mine:tin'] = 3 }"), ADIT_INPUT, same, err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(either_name_means_the_good),
        cmocka_unit_test(both_names_at_once_are_refused),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);

    adit_engine_close(engine);
    return failed;
}
