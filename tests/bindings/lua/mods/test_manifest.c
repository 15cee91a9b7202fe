/* test_manifest.c - mods: what they say of themselves, their order, and hostile folders. */
#include "tests/support/load_cards.h"

#define MAX_MODS 6

/* Writes a mod of this name: mod.lua with these fields, and one card. */
static const char *make_mod(const char *name, const char *fields)
{
    char path[128], text[512];

    snprintf(path, sizeof path, "mods/%s/mod.lua", name);
    snprintf(text, sizeof text, "return mod {\n  id = \"%s\",\n  %s\n}\n", name, fields);
    write_text(path, text);
    snprintf(path, sizeof path, "mods/%s/room/a.lua", name);
    write_text(path, "return card { id = 'a', kind = 'room' }\n");
    snprintf(path, sizeof path, "mods/%s", name);
    return temp_path(path);
}

static void check_mods(const char *const *mods, const char *message)
{
    loaded_cards loaded;

    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

static void mods_come_after_what_they_depend_on(void **state)
{
    static const char *const order[] = {"demo_cave", "b", "d", "c", "a"};
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("a", "depends = { \"c >=0\" }, version = \"1.0\"");
    mods[1] = make_mod("b", "");
    mods[2] = make_mod("c", "optional = { \"d\", \"not_there\" }");
    mods[3] = make_mod("d", "conflicts = { \"not_there\" }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    for (int i = 0; i < 5; i++) {
        assert_string_equal(loaded.host->set.mods[i].id, order[i]);
    }
    unload(&loaded);
}

static void what_mods_need_of_each_other_is_checked(void **state)
{
    const char *mods[MAX_MODS] = {0};

    (void)state;
    mods[0] = make_mod("a", "depends = { \"beee\" }");
    mods[1] = make_mod("bee", "version = \"1.5.0\"");
    check_mods(mods,
               "mods/a/mod.lua:1: depends: mod 'a' needs the mod 'beee', which is not loaded; "
               "add it with --mod; did you mean 'bee'?");
    mods[0] = make_mod("a", "depends = { \"bee >=1.2, <1.5\" }");
    check_mods(mods, "depends: mod 'a' needs bee >=1.2, <1.5, but version 1.5.0 is loaded");
    mods[0] = make_mod("a", "conflicts = { \"bee\" }");
    check_mods(mods, "conflicts: mod 'a' cannot be used together with 'bee'");
    mods[0] = make_mod("a", "depends = { \"bee\" }");
    mods[1] = make_mod("bee", "depends = { \"a\" }");
    check_mods(mods, "mods depend on each other in a cycle: a -> bee -> a");
    mods[1] = NULL;
    mods[0] = make_mod("a", "depends = { \"a\" }");
    check_mods(mods, "mods depend on each other in a cycle: a -> a");
}

static void what_a_mod_says_of_itself_is_checked(void **state)
{
    static const struct {
        const char *fields, *message;
    } rows[] = {
        {"games = { \"dwergar\" }",
         "m/mod.lua:3: games: the mod is for dwergar, not for demo_cave"},
        {"games = \"demo_cave\"", "m/mod.lua:3: games: expected a list of game ids"},
        {"engine = \">=99\"", "m/mod.lua:3: engine: the mod needs engine >=99, but this is "},
        {"engine = \"new\"", "m/mod.lua:3: engine: expected a range of versions, as in \">=0.1\""},
        {"version = \"first\"", "m/mod.lua:3: version: expected a version, as in \"1.0.0\""},
        {"name = 3", "m/mod.lua:3: name: expected a string of at most 95 characters"},
        {"depends = { \"../x\" }", "m/mod.lua:3: depends: expected mod ids"},
        {"depends = 1", "m/mod.lua:3: depends: expected a list of mod ids"},
        {"dependz = {}",
         "m/mod.lua:3: unknown field 'dependz' in mod.lua; did you mean 'depends'?"},
        {"id = \"A\"", "m/mod.lua:2: id: expected up to 32 lower-case letters"},
    };
    const char *mods[MAX_MODS] = {0};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        mods[0] = make_mod("m", rows[i].fields);
        check_mods(mods, rows[i].message);
    }
    write_text("mods/m/mod.lua", "return {}");
    check_mods(mods, "m/mod.lua:1: must return mod { id = ..., ... }");
}

/* Otherwise one would look for the fault in the card. */
static void a_mistake_in_mod_lua_comes_before_its_consequences(void **state)
{
    const char *mods[MAX_MODS] = {make_mod("m", "evnets = { lit = { text = \"Lit.\" } }")};
    loaded_cards loaded;

    (void)state;
    write_text("mods/m/a.lua", "return card { id = 'a', kind = 'room', on = { lit = 3 } }");
    load_mods(&loaded, mods);
    assert_int_equal(loaded.status, ADIT_INPUT);
    assert_non_null(strstr(loaded.err.text, "m/a.lua:1: "));
    assert_non_null(strstr(loaded.err.text, "m/mod.lua:3: unknown field 'evnets'"));
    assert_true(strstr(loaded.err.text, "m/mod.lua:3: ") < strstr(loaded.err.text, "m/a.lua:1: "));
    unload(&loaded);
}

static void one_id_belongs_to_one_mod(void **state)
{
    const char *mods[MAX_MODS] = {0};

    (void)state;
    mods[0] = make_mod("m", "");
    write_text("other/m/room/b.lua", "return card { id = 'b', kind = 'room' }");
    mods[1] = temp_path("other/m");
    check_mods(mods, "other/m: the mod id 'm' is already used by ");
}

static void two_mods_cannot_replace_one_card_unaware_of_each_other(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("p", "");
    mods[1] = make_mod("q", "");
    write_text("mods/p/room/a.lua", "return card { id = 'a', kind = 'room', replaces = 'hut' }");
    write_text("mods/q/room/a.lua", "return card { id = 'a', kind = 'room', replaces = 'hut' }");
    check_mods(mods, "q/room/a.lua:1: replaces: 'hut' is already replaced by the mod 'p' (");
    mods[1] = make_mod("q", "optional = { \"p\" }");
    write_text("mods/q/room/a.lua", "return card { id = 'a', kind = 'room', replaces = 'hut' }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_string_equal(card_named(&loaded, "hut")->mod, "q");
    unload(&loaded);
    write_text("mods/q/room/a.lua", "return card { id = 'a', kind = 'room', replaces = 'hutt' }");
    check_mods(mods, "replaces: no card is called 'hutt'; did you mean 'hut'?");
    write_text("mods/q/room/a.lua", "return card { id = 'a', kind = 'room', replaces = 'sun' }");
    check_mods(mods, "replaces: 'sun' is a card of kind 'table', this one is of kind 'room'");
}

/* What card of the mod q, beside the mod p with its card 'a', is refused with. */
static void replaces_is_refused(const char *says_of_itself, const char *replaces,
                                const char *message)
{
    const char *mods[MAX_MODS] = {make_mod("p", ""), make_mod("q", says_of_itself)};
    char text[256];

    write_text("mods/p/room/a.lua", "return card { id = 'a', kind = 'room' }");
    snprintf(text, sizeof text,
             "return cards { card { id = 'b', kind = 'room', replaces = %s },\n"
             "  card { id = 'a', kind = 'room' } }",
             replaces);
    write_text("mods/q/room/a.lua", text);
    check_mods(mods, message);
    write_text("mods/q/room/a.lua", "return cards {}");
}

static void a_card_is_replaced_only_by_who_comes_after_it(void **state)
{
    (void)state;
    replaces_is_refused("", "5", "q/room/a.lua:1: replaces: expected the id of a card");
    replaces_is_refused("", "string.rep('x', 200)", "replaces: expected the id of a card");
    replaces_is_refused("", "'p:a'", "'p:a' is a card of the mod 'p'; add that mod to depends");
    replaces_is_refused("", "'r:a'", "replaces: no card is called 'r:a'");
    replaces_is_refused("depends = { 'p' }", "'p:b'", "replaces: no card is called 'p:b'");

    const char *mods[MAX_MODS] = {make_mod("q", ""), make_mod("a", "")};
    write_text("mods/q/room/a.lua", "return card { id = 'b', kind = 'room' }");
    write_text("mods/a/room/a.lua", "return card { id = 'c', kind = 'room', replaces = 'q:b' }");
    check_mods(mods, "to replace 'q:b', add the mod 'q' to depends or optional, so that this");
    write_text("mods/a/room/a.lua", "return cards { card { id = 'c', kind = 'room' },\n"
                                    "  card { id = 'd', kind = 'room', replaces = 'a:c' } }");
    check_mods(mods, "'a:c' is a card of the same mod; change it instead");
}

static void many_unknown_fields_of_a_manifest_are_counted(void **state)
{
    const char *mods[MAX_MODS] = {0};
    char text[2048] = "return mod { id = 'm', ";

    (void)state;
    for (int i = 0; i < 60; i++) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "field_%d = 1, ", i);
    }
    mods[0] = make_mod("m", "");
    snprintf(text + strlen(text), sizeof text - strlen(text), "}");
    write_text("mods/m/mod.lua", text);
    check_mods(mods, "more unknown fields");
}

static void the_content_hash_sees_every_file(void **state)
{
    const char *mods[MAX_MODS] = {0};
    uint64_t hash[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        loaded_cards loaded;

        mods[0] = make_mod("h", i == 1 ? "name = \"H\"" : "");
        if (i == 2) {
            write_text("mods/h/room/a.lua",
                       "return card { id = 'a', kind = 'room', points = 1 }\n");
        }
        load_mods(&loaded, mods);
        assert_ok(loaded.status, loaded.err);
        hash[i] = loaded.host->set.mods[1].content_hash;
        unload(&loaded);
    }
    assert_true(hash[0] != hash[1] && hash[0] != hash[2] && hash[1] != hash[2]);
}

/* ---- Folders ---- */

static void check_bytes(const char *bytes, size_t length, const char *message)
{
    const char *mods[] = {temp_path("bytes"), NULL};

    write_temp("bytes/room/a.lua", bytes, length);
    check_mods(mods, message);
}

static void only_source_text_is_read(void **state)
{
    static char large[64 * 1024 + 2];

    (void)state;
    memset(large, '\n', sizeof large);
    check_bytes("\x1bLua", 4,
                "bytes/room/a.lua: this is compiled Lua; only source text can be loaded");
    check_bytes("#!/bin/sh", 9, "bytes/room/a.lua: starts with '#'");
    check_bytes("\xEF\xBB\xBFreturn", 9, "bytes/room/a.lua: starts with a byte order mark");
    check_bytes("\n-- \xC3(", 6, "bytes/room/a.lua: not valid UTF-8: invalid byte in line 2");
    check_bytes("-- \xED\xA0\x80", 6, "not valid UTF-8");
    check_bytes("-- \xC0\x80", 5, "not valid UTF-8");
    check_bytes("-- a\0b", 6, "not valid UTF-8");
    check_bytes(large, sizeof large, "bytes/room/a.lua:1: more than 65536 bytes");
}

static void links_and_pipes_are_not_followed(void **state)
{
    const char *mods[] = {temp_path("links"), NULL};

    (void)state;
    write_text("links/room/fine.lua", "return card { id = 'fine', kind = 'room' }");
    assert_int_equal(symlink("fine.lua", temp_path("links/room/link.lua")), 0);
    check_mods(mods, "links/room/link.lua: this is a symbolic link; links are not followed");
    assert_int_equal(unlink(temp_path("links/room/link.lua")), 0);
    assert_int_equal(mkfifo(temp_path("links/room/pipe.lua"), 0644), 0);
    check_mods(mods, "links/room/pipe.lua: not a regular file");
    assert_int_equal(unlink(temp_path("links/room/pipe.lua")), 0);
    assert_int_equal(symlink("room", temp_path("links/table")), 0);
    check_mods(mods, "links/table: this is a symbolic link; links are not followed");
}

static void folders_that_are_nearly_a_kind_are_told(void **state)
{
    const char *mods[] = {temp_path("near"), NULL};
    loaded_cards loaded;

    (void)state;
    write_text("near/rooms/a.lua", "return card { id = 'a', kind = 'room' }");
    check_mods(mods, "near/rooms: no kind of card has this name; did you mean 'room'?");
    mods[0] = "tests/fixtures/load/nowhere";
    check_mods(mods, "tests/fixtures/load/nowhere: No such file or directory");
    write_text("other/scenarios/a.lua", "return scenario {}");
    write_text("other/.hidden.lua", "nonsense");
    mods[0] = temp_path("other");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    unload(&loaded);
}

static void shipped_cards_lie_in_their_place(void **state)
{
    loaded_cards loaded;

    (void)state;
    write_text("game/room/shed.lua",
               "return card { id = \"hut\", kind = \"room\", title = \"Hut\",\n"
               "  text = \"A hut.\", source = \"x\" }");
    load_game(&loaded, &demo_cave, temp_path("game"), false, NULL);
    assert_fails(loaded.status, ADIT_INPUT,
                 "game/room/shed.lua:1: card 'hut' of kind 'room' must be in the file "
                 "room/hut.lua",
                 loaded.err);
    assert_contains(loaded.err.text, "shed.lua:1: mark: missing; every card of the game needs it");
    unload(&loaded);
}

static void seventeen_mods_are_too_many(void **state)
{
    const char *mods[20] = {0};
    loaded_cards loaded;

    (void)state;
    for (int i = 0; i < 17; i++) {
        mods[i] = "tests/fixtures/load/ladder";
    }
    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, "more than 16 mods; this is the limit 'mods' of a game",
                 loaded.err);
    unload(&loaded);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(mods_come_after_what_they_depend_on),
        ADIT_TEST(what_mods_need_of_each_other_is_checked),
        ADIT_TEST(what_a_mod_says_of_itself_is_checked),
        ADIT_TEST(a_mistake_in_mod_lua_comes_before_its_consequences),
        ADIT_TEST(one_id_belongs_to_one_mod),
        ADIT_TEST(two_mods_cannot_replace_one_card_unaware_of_each_other),
        ADIT_TEST(a_card_is_replaced_only_by_who_comes_after_it),
        ADIT_TEST(many_unknown_fields_of_a_manifest_are_counted),
        ADIT_TEST(the_content_hash_sees_every_file),
        ADIT_TEST(only_source_text_is_read),
        ADIT_TEST(links_and_pipes_are_not_followed),
        ADIT_TEST(folders_that_are_nearly_a_kind_are_told),
        ADIT_TEST(shipped_cards_lie_in_their_place),
        ADIT_TEST(seventeen_mods_are_too_many),
    };

    return ADIT_RUN(tests);
}
