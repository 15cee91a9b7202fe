/* test_share.c - code that files of a mod share, and what mods give to each other. */
#include "tests/support/load_cards.h"

#define GAME "cave_vs_cave"
#define FOLK "tests/fixtures/share/folk"
#define GUEST "tests/fixtures/share/guest"
#define ROOM(id, rest)                                                                             \
    "return card {\n  id = '" id "', kind = 'room', back = 'light', colour = 'orange',\n"          \
    "  points = 1, cost = {}, walls = 'o o o o', title = 'T', text = 'x',\n  " rest "\n}\n"

static adit_engine *engine;
static adit_err err;

static void close_engine(void)
{
    adit_engine_close(engine);
    engine = NULL;
}

static adit_status open_mods(const char *first, const char *second, uint64_t order)
{
    const char *mods[] = {first, second};
    adit_engine_options options = {.game = GAME,
                                   .cards = ADIT_TEST_ROOT "/cards",
                                   .mods = mods,
                                   .mod_count = second == NULL ? 1 : 2,
                                   .purity = true,
                                   .strict = true,
                                   .mod_order = order};

    memset(&err, 0, sizeof err);
    close_engine();
    return adit_engine_open(&options, &engine, &err);
}

/* The file of the mod `own`, which has nothing else but its mod.lua and its one room. */
static const char *own_mod(const char *file, const char *text, const char *room)
{
    static const char *const old[] = {"own/lib/a.lua", "own/lib/b.lua", "own/exports.lua"};
    char path[100];

    for (size_t i = 0; i < sizeof old / sizeof *old; i++) {
        (void)remove(temp_path(old[i]));
    }
    write_text("own/mod.lua", "return mod { id = 'own', games = { '" GAME "' } }\n");
    snprintf(path, sizeof path, "own/%s", file);
    write_text(path, text);
    write_text("own/room/lamp.lua", room);
    return temp_path("own");
}

static void assert_refused(const char *mod, const char *message)
{
    assert_fails(open_mods(mod, NULL, 0), ADIT_INPUT, message, err);
}

static adit_game *new_game(const char *card)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    const adit_setting fields[] = {{"player[1].cell.c4", card}, {"player[1].goods.food", "0"}};
    const adit_setup setup = {.players = 2,
                              .seed = 1,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 2};
    adit_game *game = NULL;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

static void assert_state(adit_game *game, const char *line)
{
    adit_text text = {0};

    assert_ok(adit_game_state_lines(game, 0, &text, &err), err);
    assert_contains(text.data, line);
    adit_text_free(&text);
}

/* Uses the room; its effect is the first option. */
static void use_room(adit_game *game, const char *card)
{
    char words[80];

    snprintf(words, sizeof words, "use %s", card);
    assert_ok(adit_game_decide_text(game, "take undergrowth", &err), err);
    assert_ok(adit_game_decide_text(game, "rooms 1", &err), err);
    assert_ok(adit_game_decide_text(game, words, &err), err);
    assert_ok(adit_game_decide(game, 0, &err), err);
}

static void cards_of_a_mod_use_functions_tables_and_effects_of_a_file(void **state)
{
    adit_game *game;

    (void)state;
    assert_ok(open_mods(FOLK, NULL, 0), err);
    game = new_game("folk:large_hut");
    use_room(game, "folk:large_hut");
    assert_state(game, "player[1].goods.food = 2\n");
    assert_state(game, "player[1].counter.folk:trust = 1\n");
    adit_game_free(game);
    game = new_game("folk:hall");
    use_room(game, "folk:hall");
    assert_state(game, "player[1].goods.food = 2\n");
    assert_state(game, "player[2].counter.folk:trust = 1\n");
    assert_state(game, "counter.folk:feasts = 1\n");
    adit_game_free(game);
    close_engine();
}

static void a_mod_uses_what_another_exports(void **state)
{
    adit_game *game;

    (void)state;
    for (uint64_t order = 0; order < 4; order++) {
        assert_ok(open_mods(order % 2 == 0 ? FOLK : GUEST, order % 2 == 0 ? GUEST : FOLK, order),
                  err);
        game = new_game("guest:inn");
        use_room(game, "guest:inn");
        assert_state(game, "player[1].goods.food = 2\n");
        assert_state(game, "player[1].counter.folk:trust = 2\n");
        adit_game_free(game);
        game = new_game("guest:hostel");
        use_room(game, "guest:hostel");
        assert_state(game, "player[1].goods.food = 3\n");
        adit_game_free(game);
    }
    close_engine();
}

static void a_file_runs_once_however_often_it_is_included(void **state)
{
    (void)state;
    /* The same table each time, or the comparison would be false. */
    assert_ok(open_mods(own_mod("lib/a.lua", "return { {} }\n",
                                "local a, b = include 'lib/a.lua', include 'lib/a.lua'\n"
                                "assert(a == b and a[1] == b[1])\n" ROOM(
                                    "lamp", "use = gain { food = 1 },")),
                        NULL, 0),
              err);
    close_engine();
}

static void what_is_included_is_read_only(void **state)
{
    (void)state;
    assert_refused(own_mod("lib/a.lua", "return { n = 1 }\n",
                           "local a = include 'lib/a.lua'\na.n = 2\n" ROOM(
                               "lamp", "use = gain { food = 1 },")),
                   "own/room/lamp.lua:2: 'n' cannot be set: this table is read-only");
    assert_refused(own_mod("lib/a.lua", "return { n = {} }\n",
                           "local a = include 'lib/a.lua'\ntable.insert(a.n, 2)\n" ROOM(
                               "lamp", "use = gain { food = 1 },")),
                   "own/room/lamp.lua:2: ");
    assert_refused(own_mod("lib/a.lua", "return { n = {} }\n",
                           "local a = include 'lib/a.lua'\nreturn card(a.n)\n"),
                   "own/room/lamp.lua:2: card: this table is read-only; write a new one");
    assert_refused(
        own_mod("lib/a.lua", "local n = {}\nreturn { f = function() n[1] = 1 end }\n",
                "local a = include 'lib/a.lua'\na.f()\n" ROOM("lamp", "use = gain { food = 1 },")),
        "own/lib/a.lua:2: this table is read-only because cards cannot keep data in "
        "Lua; use counters, or copy it into a local table (called from ");
    assert_refused(own_mod("lib/a.lua", "local n = 0\nreturn { f = function() n = n + 1 end }\n",
                           ROOM("lamp", "use = gain { food = 1 },")),
                   "own/lib/a.lua:2: assigns to 'n', which is shared by the whole file");
    assert_refused(
        own_mod("lib/a.lua", "return { [{}] = 1 }\n", ROOM("lamp", "use = gain { food = 1 },")),
        "own/lib/a.lua: a table cannot be a key");
}

static void a_path_leads_to_a_file_in_lib_and_nowhere_else(void **state)
{
    static const struct {
        const char *call, *message;
    } cases[] = {
        {"include 'lib/b.lua'", "own/room/lamp.lua:1: include: the mod has no file 'lib/b.lua'; "
                                "did you mean 'lib/a.lua'?"},
        {"include 'lib/A.lua'", "the mod has no file 'lib/A.lua'"},
        {"include 'room/lamp.lua'", "expected a file in the mod's folder lib, as in include"},
        {"include 'mod.lua'", "expected a file in the mod's folder lib"},
        {"include 'exports.lua'", "expected a file in the mod's folder lib"},
        {"include 'lib/../mod.lua'", "got 'lib/../mod.lua'"},
        {"include '../folk/lib/folk.lua'", "expected a file in the mod's folder lib"},
        {"include '/dev/zero'", "expected a file in the mod's folder lib"},
        {"include 'lib//a.lua'", "expected a file in the mod's folder lib"},
        {"include 'lib/./a.lua'", "expected a file in the mod's folder lib"},
        {"include ''", "expected a file in the mod's folder lib"},
        {"include(7)", "include: expected a text, as in include \"lib/folk.lua\""},
        {"include()", "include: expected a text"},
        {"include({})", "include: expected a text"},
        {"include('lib/a.lua', 'lib/a.lua')", "include: expected a text"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char room[400];

        snprintf(room, sizeof room, "local a = %s\n%s", cases[i].call,
                 ROOM("lamp", "use = gain { food = 1 },"));
        assert_refused(own_mod("lib/a.lua", "return {}\n", room), cases[i].message);
    }
    write_text("alone.lua",
               "local a = include 'lib/a.lua'\n" ROOM("lamp", "use = gain { food = 1 },"));
    assert_refused(temp_path("alone.lua"), "include: a mod of one file has no folder lib");
}

static void what_is_wrong_in_a_shared_file_is_reported_there(void **state)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"return { n = }\n", "own/lib/a.lua:1: unexpected symbol"},
        {"\nlocal n = nil + 1\n", "own/lib/a.lua:2: attempt to perform arithmetic"},
        {"local n = 1\n", "own/lib/a.lua:1: a file in lib must return a table or a function, this "
                          "one returned nothing"},
        {"return 'text'\n", "a file in lib must return a table or a function, this one returned"},
        {"return { n = 2 ^ 3 }\n", "own/lib/a.lua:1: '^' gives different results"},
        {"local t, a, b = {}, 1, 2\nreturn function() return t[a < b] end\n", "own/lib/a.lua:2: "},
        {"return { card { id = 'x' } }\n",
         "own/lib/a.lua:1: card: a file that others include cannot declare it"},
        {"return { remove 'shelf' }\n", "remove: a file that others include cannot declare it"},
        {"return { patch 'shelf' {} }\n", "patch: a file that others include cannot declare it"},
        {"return include 'lib/a.lua'\n", "own/lib/a.lua:1: include: files include each other in a "
                                         "cycle: lib/a.lua -> lib/a.lua"},
        {"while true do end\n", "own/lib/a.lua"},
        {"return { text = ('x'):rep(20000) }\n",
         "own/lib/a.lua:1: more than 16384 bytes in a string that is made"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_refused(
            own_mod("lib/a.lua", cases[i].text,
                    "local a = include 'lib/a.lua'\n" ROOM("lamp", "use = gain { food = 1 },")),
            cases[i].message);
        assert_null(strstr(err.text, "own/room/lamp.lua:1")); /* once is enough */
    }
}

static void a_wrong_effect_of_a_shared_file_is_reported_there(void **state)
{
    (void)state;
    assert_refused(
        own_mod("lib/a.lua", "return {\n  feast = gain { fod = 1 },\n}\n",
                "local a = include 'lib/a.lua'\n" ROOM("lamp", "use = optional(a.feast),")),
        "own/lib/a.lua:2: use.optional: gain: goods: no good is called 'fod'; did you "
        "mean 'food'?\n     2 |   feast = gain { fod = 1 },");
    /* A plain table has no line of its own. */
    assert_refused(own_mod("lib/a.lua", "return { pay = { wod = 1 } }\n",
                           "local a = include 'lib/a.lua'\n" ROOM(
                               "lamp", "exchange = { pay = a.pay, get = { food = 1 } },")),
                   "own/room/lamp.lua:5: exchange.pay: no good is called 'wod'");
}

static void files_that_include_each_other_are_named(void **state)
{
    (void)state;
    (void)own_mod("lib/a.lua", "return include 'lib/b.lua'\n",
                  ROOM("lamp", "use = gain { food = 1 },"));
    write_text("own/lib/b.lua", "\nreturn include 'lib/a.lua'\n");
    assert_refused(temp_path("own"), "include: files include each other in a cycle: lib/b.lua -> "
                                     "lib/a.lua -> lib/b.lua");
}

static void including_has_a_depth(void **state)
{
    (void)state;
    (void)own_mod("lib/a.lua", "return {}\n", ROOM("lamp", "use = gain { food = 1 },"));
    for (int i = 0; i < 18; i++) {
        char path[40], text[60];

        snprintf(path, sizeof path, "own/lib/deep/%c.lua", 'z' - i);
        snprintf(text, sizeof text, i == 17 ? "return {}\n" : "return include 'lib/deep/%c.lua'\n",
                 'z' - i - 1);
        write_text(path, text);
    }
    assert_refused(
        temp_path("own"),
        "include: more than 16 files that include each other, one inside the other; this is the "
        "limit 'includes'");
    for (int i = 0; i < 18; i++) {
        char path[40];

        snprintf(path, sizeof path, "own/lib/deep/%c.lua", 'z' - i);
        assert_int_equal(remove(temp_path(path)), 0);
    }
}

static void files_that_are_no_plain_files_are_refused(void **state)
{
    (void)state;
    (void)own_mod("lib/a.lua", "return {}\n", ROOM("lamp", "use = gain { food = 1 },"));
    assert_int_equal(symlink("/dev/zero", temp_path("own/lib/b.lua")), 0);
    assert_refused(temp_path("own"),
                   "own/lib/b.lua: this is a symbolic link; links are not followed");
    assert_int_equal(remove(temp_path("own/lib/b.lua")), 0);
    assert_int_equal(mkfifo(temp_path("own/lib/b.lua"), 0600), 0);
    assert_refused(temp_path("own"), "own/lib/b.lua: not a regular file");
    assert_int_equal(remove(temp_path("own/lib/b.lua")), 0);
    assert_int_equal(truncate(write_text("own/lib/b.lua", ""), 65537), 0);
    assert_refused(temp_path("own"),
                   "own/lib/b.lua:1: more than 65536 bytes; this is the limit 'file_bytes'");
    assert_int_equal(remove(temp_path("own/lib/b.lua")), 0);
}

static void include_and_import_work_only_while_files_are_loaded(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        const char *word = i == 0 ? "include" : "import";
        char room[400], message[80];
        adit_game *game;

        snprintf(room, sizeof room,
                 ROOM("lamp", "use = function(g, me) local a = %s 'lib/a.lua' end,"), word);
        assert_ok(open_mods(own_mod("lib/a.lua", "return {}\n", room), NULL, 0), err);
        game = new_game("own:lamp");
        assert_ok(adit_game_decide_text(game, "take undergrowth", &err), err);
        assert_ok(adit_game_decide_text(game, "rooms 1", &err), err);
        snprintf(message, sizeof message, "lamp.lua:4: %s works only while the file is loaded",
                 word);
        adit_status status = adit_game_decide_text(game, "use own:lamp", &err);
        status = status == ADIT_OK ? adit_game_decide(game, 0, &err) : status;
        assert_fails(status, ADIT_SCRIPT, message, err);
        adit_game_free(game);
    }
    close_engine();
}

static void importing_needs_a_dependency_and_exports(void **state)
{
    static const char room[] =
        "local a = import 'other'\n" ROOM("lamp", "use = gain { food = 1 },");

    (void)state;
    assert_refused(own_mod("lib/a.lua", "return {}\n", room),
                   "own/room/lamp.lua:1: import: the mod 'own' does not depend on 'other'; add "
                   "depends = { \"other\" } to its mod.lua");
    write_text("own/mod.lua", "return mod { id = 'own', depends = { 'other' } }\n");
    assert_refused(temp_path("own"), "needs the mod 'other', which is not loaded");
    assert_null(strstr(err.text, "lamp.lua")); /* once is enough */
    write_text("other/mod.lua", "return mod { id = 'other' }\n");
    assert_fails(open_mods(temp_path("own"), temp_path("other"), 0), ADIT_INPUT,
                 "lamp.lua:1: import: the mod 'other' exports nothing; it has no file exports.lua",
                 err);
    write_text("other/exports.lua", "return 1\n");
    assert_fails(open_mods(temp_path("own"), temp_path("other"), 0), ADIT_INPUT,
                 "other/exports.lua:1: exports.lua must return a table or a function, this one "
                 "returned 1",
                 err);
    assert_null(strstr(err.text, "lamp.lua"));
    write_text("own/room/lamp.lua",
               "local a = import 'own'\n" ROOM("lamp", "use = gain { food = 1 },"));
    assert_fails(open_mods(temp_path("own"), temp_path("other"), 0), ADIT_INPUT,
                 "import: 'own' is this mod itself; use include", err);
    write_text("own/mod.lua", "local a = import 'other'\nreturn mod { id = 'own' }\n");
    assert_fails(open_mods(temp_path("own"), temp_path("other"), 0), ADIT_INPUT,
                 "own/mod.lua:1: import: mod.lua and the files that it includes cannot import",
                 err);
}

static void an_optional_mod_that_is_not_loaded_is_nil(void **state)
{
    (void)state;
    (void)own_mod(
        "lib/a.lua", "return {}\n",
        "local a = import 'other'\nassert(a == nil)\n" ROOM("lamp", "use = gain { food = 1 },"));
    write_text("own/mod.lua", "return mod { id = 'own', optional = { 'other' } }\n");
    assert_ok(open_mods(temp_path("own"), NULL, 0), err);
    close_engine();
}

static void what_is_imported_is_read_only(void **state)
{
    static const char *const lines[] = {"folk.hut = 1", "folk.limits.trust = 99",
                                        "table.remove(folk.limits)"};

    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char room[400];

        snprintf(room, sizeof room,
                 "local folk = import 'folk'\n%s\n" ROOM("lamp", "use = gain { food = 1 },"),
                 lines[i]);
        (void)own_mod("lib/a.lua", "return {}\n", room);
        write_text("own/mod.lua", "return mod { id = 'own', depends = { 'folk' } }\n");
        assert_fails(open_mods(temp_path("own"), FOLK, 0), ADIT_INPUT,
                     "own/room/lamp.lua:2: ", err);
    }
}

/* The hash of the card with this in lib/a.lua. */
static uint32_t hash_with(const char *shared)
{
    adit_card_info card;

    assert_ok(open_mods(own_mod("lib/a.lua", shared,
                                "local a = include 'lib/a.lua'\n" ROOM("lamp",
                                                                       "use = gain { food = 1 },")),
                        NULL, 0),
              err);
    assert_ok(adit_engine_card(engine, adit_engine_card_find(engine, "own:lamp"), &card), err);
    close_engine();
    return card.content_hash;
}

static void a_card_says_what_the_files_say_that_it_uses(void **state)
{
    uint32_t hash = hash_with("return { n = 1 }\n");

    (void)state;
    assert_int_equal(hash_with("-- one\nreturn { n = 1 }\n"), hash);
    assert_int_not_equal(hash_with("return { n = 2 }\n"), hash);
}

static void a_position_of_other_shared_code_does_not_load(void **state)
{
    static const char room[] =
        "local a = include 'lib/a.lua'\n" ROOM("lamp", "use = gain { food = 1 },");
    adit_text text = {0};
    adit_game *game, *again = NULL;

    (void)state;
    assert_ok(open_mods(own_mod("lib/a.lua", "return { n = 1 }\n", room), NULL, 0), err);
    game = new_game("own:lamp");
    assert_ok(adit_game_save(game, &text, &err), err);
    adit_game_free(game);
    assert_ok(open_mods(own_mod("lib/a.lua", "return { n = 2 }\n", room), NULL, 0), err);
    assert_fails(adit_game_load(engine, text.data, text.length, &again, &err), ADIT_INPUT, "own",
                 err);
    adit_text_free(&text);
    close_engine();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_of_a_mod_use_functions_tables_and_effects_of_a_file),
        cmocka_unit_test(a_mod_uses_what_another_exports),
        cmocka_unit_test(a_file_runs_once_however_often_it_is_included),
        cmocka_unit_test(what_is_included_is_read_only),
        cmocka_unit_test(a_path_leads_to_a_file_in_lib_and_nowhere_else),
        cmocka_unit_test(what_is_wrong_in_a_shared_file_is_reported_there),
        cmocka_unit_test(a_wrong_effect_of_a_shared_file_is_reported_there),
        cmocka_unit_test(files_that_include_each_other_are_named),
        cmocka_unit_test(including_has_a_depth),
        cmocka_unit_test(files_that_are_no_plain_files_are_refused),
        cmocka_unit_test(include_and_import_work_only_while_files_are_loaded),
        cmocka_unit_test(importing_needs_a_dependency_and_exports),
        cmocka_unit_test(an_optional_mod_that_is_not_loaded_is_nil),
        cmocka_unit_test(what_is_imported_is_read_only),
        cmocka_unit_test(a_card_says_what_the_files_say_that_it_uses),
        cmocka_unit_test(a_position_of_other_shared_code_does_not_load),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
