/* test_counters.c - counters that mods declare: of each seat and of the game, names, ranges, saves,
 * limits. */
#include "tests/support/load_cards.h"

#define GAME "cave_vs_cave"
#define ROOM(use)                                                                                  \
    "return card {\n  id = 'lamp', kind = 'room', back = 'light', colour = 'orange',\n"            \
    "  points = 1, cost = {}, walls = 'o o o o', title = 'T', text = 'x',\n"                       \
    "  counters = { own = { max = 2, reset = 'game' } },\n  use = " use ",\n}\n"
#define BOTH                                                                                       \
    "counters = { trust = { max = 9, per = 'seat' }, dawn = { max = 3, per = 'game', reset = "     \
    "'turn' } }"

static adit_engine *engine;
static adit_err err;

/* A mod of this id whose mod.lua has these fields. */
static const char *make_mod(const char *id, const char *fields, const char *room)
{
    char path[128], text[4096];

    snprintf(path, sizeof path, "counters/%s/mod.lua", id);
    snprintf(text, sizeof text, "return mod {\n  id = '%s', games = { '%s' },\n  %s\n}\n", id, GAME,
             fields);
    write_text(path, text);
    snprintf(path, sizeof path, "counters/%s/room/lamp.lua", id);
    write_text(path, room);
    snprintf(path, sizeof path, "counters/%s", id);
    return temp_path(path);
}

static adit_status open_mods(const char *first, const char *second)
{
    const char *mods[] = {first, second};
    const adit_engine_options options = {.game = GAME,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = second == NULL ? 1 : 2,
                                         .purity = true};

    memset(&err, 0, sizeof err);
    adit_engine_close(engine);
    engine = NULL;
    return adit_engine_open(&options, &engine, &err);
}

static adit_status new_game(const char *field, const char *value, adit_game **game)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    const adit_setting fields[] = {{"player[1].cell.c4", "folk:lamp"}, {field, value}};
    const adit_setup setup = {.players = 2,
                              .seed = 1,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = field == NULL ? 1 : 2};

    return adit_game_new(engine, &setup, game, &err);
}

static void open_folk(const char *use, adit_game **game)
{
    char room[600];

    snprintf(room, sizeof room, ROOM("%s"), use);
    assert_ok(open_mods(make_mod("folk", BOTH, room), NULL), err);
    assert_ok(new_game(NULL, NULL, game), err);
}

static adit_status use_lamp(adit_game *game)
{
    assert_ok(adit_game_decide_text(game, "take undergrowth", &err), err);
    assert_ok(adit_game_decide_text(game, "rooms 1", &err), err);
    adit_status status = adit_game_decide_text(game, "use folk:lamp", &err);
    return status == ADIT_OK ? adit_game_decide_text(game, "folk:lamp", &err) : status;
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

static void cards_read_and_set_counters_of_their_mod(void **state)
{
    adit_game *game = NULL;

    (void)state;
    open_folk("function(g, me) g:set('own', 1) g:set('trust', 2) g:set('trust', 3, 2)\n"
              "g:set('folk:dawn', g:get('trust') + g:get('dawn') + g:get('own')) end",
              &game);
    assert_ok(use_lamp(game), err);
    assert_state(game, "player[1].counter.folk:trust = 2\n", true);
    assert_state(game, "player[2].counter.folk:trust = 3\n", true);
    assert_state(game, "\ncounter.folk:dawn = 3\n", true);
    assert_state(game, "player[1].counter.folk:lamp.own = 1\n", true);
    assert_state(game, "player[1].counter.folk:dawn", false);
    assert_state(game, "\ncounter.folk:trust", false);
    adit_game_free(game);
}

static void they_go_back_to_0_when_they_say_so(void **state)
{
    adit_game *game = NULL;

    (void)state;
    open_folk("function(g, me) g:set('trust', 2) g:set('dawn', 1) end", &game);
    assert_ok(use_lamp(game), err);
    while (adit_game_seat(game) == 1) {
        assert_ok(adit_game_decide(game, adit_game_option_count(game) - 1, &err), err);
    }
    assert_state(game, "player[1].counter.folk:trust = 2\n", true);
    assert_state(game, "counter.folk:dawn", false);
    adit_game_free(game);
}

static void what_is_wrong_in_play_is_told(void **state)
{
    static const struct {
        const char *use, *message;
    } cases[] = {
        {"g:set('trust', 10)", "trust: expected a number from 0 to 9, got 10"},
        {"g:set('trust', -1)", "trust: "},
        {"g:set('dawn', 1, 2)", "counter: 'folk:dawn' is one for the whole game; leave the seat "
                                "out"},
        {"g:set('own', 1, 2)", "counter: 'own' is a counter of the card; leave the seat out"},
        {"g:get('trust', 3)", "3"},
        {"g:get('trust', 0)", "0"},
        {"g:get('trust', 'me')", "lamp.lua:5: "},
        {"g:get('trst')", "no counter of this card or of a mod is called 'trst'; did you mean"},
        {"g:get('other:trust')", "no counter of this card or of a mod is called 'other:trust'"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        adit_game *game = NULL;
        char use[200];

        snprintf(use, sizeof use, "function(g, me) %s%s end",
                 strstr(cases[i].use, "get") != NULL ? "local a = " : "", cases[i].use);
        open_folk(use, &game);
        assert_fails(use_lamp(game), ADIT_SCRIPT, cases[i].message, err);
        adit_game_free(game);
    }
}

static void cards_set_them_for_every_seat(void **state)
{
    adit_game *game = NULL;

    (void)state;
    open_folk("function(g, me) for seat = 1, g:players() do g:set('trust', seat, seat) end end",
              &game);
    assert_ok(use_lamp(game), err);
    assert_state(game, "player[2].counter.folk:trust = 2\n", true);
    adit_game_free(game);
}

static void a_match_sets_them_and_their_range_is_checked(void **state)
{
    adit_game *game = NULL;

    (void)state;
    open_folk("function(g, me) g:set('dawn', g:get('trust', 2)) end", &game);
    adit_game_free(game);
    assert_ok(new_game("player[2].counter.folk:trust", "3", &game), err);
    assert_ok(use_lamp(game), err);
    assert_state(game, "\ncounter.folk:dawn = 3\n", true);
    adit_game_free(game);
    assert_fails(new_game("player[2].counter.folk:trust", "10", &game), ADIT_INPUT,
                 "player[2].counter.folk:trust: 10 is out of range; expected 0 to 9", err);
    assert_fails(new_game("player[2].counter.folk:dawn", "1", &game), ADIT_INPUT,
                 "'folk:dawn' is common to all players; write 'counter.folk:dawn'", err);
    assert_fails(new_game("counter.folk:trust", "1", &game), ADIT_INPUT,
                 "'folk:trust' is of each player; write 'player[1].counter.folk:trust'", err);
}

/* The hash and a saved position of a match in which both counters are not 0. */
static uint64_t hash_of_match(adit_text *saved)
{
    adit_game *game = NULL, *again = NULL;
    uint64_t hash;

    assert_ok(new_game(NULL, NULL, &game), err);
    assert_ok(use_lamp(game), err);
    hash = adit_game_hash(game);
    assert_ok(adit_game_save(game, saved, &err), err);
    assert_ok(adit_game_load(engine, saved->data, saved->length, &again, &err), err);
    assert_int_equal(adit_game_hash(again), hash);
    adit_game_free(again);
    adit_game_free(game);
    return hash;
}

static void names_not_numbers_are_saved_and_hashed(void **state)
{
    static const char use[] = ROOM("function(g, me) g:set('trust', 2, 2) g:set('dawn', 1) end");
    adit_text alone = {0}, together = {0};

    (void)state;
    assert_ok(open_mods(make_mod("folk", BOTH, use), NULL), err);
    uint64_t hash = hash_of_match(&alone);
    /* The other mod has cards and counters that come before. */
    assert_ok(open_mods(make_mod("folk", BOTH, use),
                        make_mod("able",
                                 "counters = { a = { max = 1, per = 'seat' }, b = { max = 1, per = "
                                 "'game' } }",
                                 "return patch 'shelf' { counters = { n = { max = 1, reset = "
                                 "'turn' } } }\n")),
              err);
    assert_int_equal(hash_of_match(&together), hash);
    assert_contains(together.data, "\nplayer[2].counter.folk:trust = 2\n");
    assert_contains(together.data, "\ncounter.folk:dawn = 1\n");
    adit_text_free(&alone);
    adit_text_free(&together);
}

static void what_is_wrong_in_mod_lua_is_told(void **state)
{
    static const struct {
        const char *fields, *message;
    } cases[] = {
        {"counters = 3", "mod.lua:3: counters: expected a table of counters"},
        {"counters = { trust = 3 }", "counters.trust: expected { max = 9, per = \"seat\" }"},
        {"counters = { Trust = {} }", "a counter needs a name of up to 32 lower-case letters"},
        {"counters = { trust = { per = 'seat' } }", "counters.trust.max: "},
        {"counters = { trust = { max = 9 } }", "counters.trust.per: "},
        {"counters = { trust = { max = 9, per = 'player' } }",
         "counters.trust.per: expected one of 'seat', 'game', got \"player\""},
        {"counters = { trust = { max = 9, per = 'seat', reset = 'day' } }",
         "counters.trust.reset: expected one of 'action', 'turn', 'round', 'game'"},
        {"counters = { trust = { max = 0, per = 'seat' } }", "counters.trust.max: "},
        {"counters = { trust = { max = 9, per = 'seat', min = 1 } }", "min"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_fails(open_mods(make_mod("folk", cases[i].fields, ROOM("gain { food = 1 }")), NULL),
                     ADIT_INPUT, cases[i].message, err);
    }
}

/* Fields of a mod with this many counters of each seat, and as many of the game. */
static const char *many_counters(int count)
{
    static char text[4096];
    int used = snprintf(text, sizeof text, "counters = {");

    for (int i = 0; i < count; i++) {
        used += snprintf(text + used, sizeof text - (size_t)used,
                         "a%d={max=1,per='seat'},b%d={max=1,per='game'},", i, i);
    }
    snprintf(text + used, sizeof text - (size_t)used, "}");
    return text;
}

static void their_number_is_limited(void **state)
{
    (void)state;
    /* The room has one, the shipped cards have some. */
    assert_ok(open_mods(make_mod("folk", many_counters(40), ROOM("gain { food = 1 }")), NULL), err);
    assert_fails(open_mods(make_mod("folk", many_counters(48), ROOM("gain { food = 1 }")), NULL),
                 ADIT_INPUT, "counters/folk/mod.lua:3: counters: no room for 'folk:", err);
    assert_fails(open_mods(make_mod("folk", many_counters(49), ROOM("gain { food = 1 }")), NULL),
                 ADIT_INPUT, "more than 48 counters", err);
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
        cmocka_unit_test_teardown(cards_read_and_set_counters_of_their_mod, close_engine),
        cmocka_unit_test_teardown(they_go_back_to_0_when_they_say_so, close_engine),
        cmocka_unit_test_teardown(what_is_wrong_in_play_is_told, close_engine),
        cmocka_unit_test_teardown(cards_set_them_for_every_seat, close_engine),
        cmocka_unit_test_teardown(a_match_sets_them_and_their_range_is_checked, close_engine),
        cmocka_unit_test_teardown(names_not_numbers_are_saved_and_hashed, close_engine),
        cmocka_unit_test_teardown(what_is_wrong_in_mod_lua_is_told, close_engine),
        cmocka_unit_test_teardown(their_number_is_limited, close_engine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
