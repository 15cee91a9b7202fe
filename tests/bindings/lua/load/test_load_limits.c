/* test_load_limits.c - more of what may be wrong in a mod: hooks, tests, manifests, folders, and
 * everything that has a largest size. test_problems.c holds the everyday mistakes. */
#include "tests/support/load_cards.h"

#include <fcntl.h>

#include "bindings/lua/read/declare.h"

typedef struct {
    const char *given, *message;
} row;

/* Each as fields of one card; the message must come with its line. */
static void check_cards(const row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char text[4096], message[640];
        loaded_cards loaded;

        snprintf(text, sizeof text, "return card { id = \"a\", kind = \"room\",\n%s\n}\n",
                 rows[i].given);
        snprintf(message, sizeof message, "one/room/a.lua:%s", rows[i].message);
        write_text("one/room/a.lua", text);
        load_mods(&loaded, (const char *const[]){temp_path("one"), NULL});
        assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
        unload(&loaded);
    }
}

static void fields_of_hooks_are_checked(void **state)
{
    static const row rows[] = {
        {"on = { searched = { card = \"hutt\", run = climb(1) } }",
         "2: on.searched.card: no card is called 'hutt'; did you mean 'hut'?"},
        {"on = { gained = { good = \"wood\", amount = { 3, 1 }, run = climb(1) } }",
         "2: on.gained.amount: expected a number from 3 to 32767, got 1"},
        {"on = { gained = { good = \"wood\", amount = { \"3\" }, run = climb(1) } }",
         "2: on.gained.amount: expected a number from -32768 to 32767, got \"3\""},
        {"on = { gained = { good = \"wood\", amount = \"3\", run = climb(1) } }",
         "2: on.gained.amount: expected a number from -32768 to 32767, got \"3\""},
        {"on = { gained = 5 }", "2: on.gained: expected an effect or { by = \"me\", run = ... }, "
                                "got 5"},
        {"modify = { room_price = { instead = 3 } }",
         "2: modify.room_price.instead: expected { pay = { ... }, of = { ... }, limit = 1 }, got "
         "3"},
        {"modify = { room_price = { instead = { pay = { gold = 1 }, of = { wood = 1 }, "
         "limit = 0 } } }",
         "2: modify.room_price.instead.limit: expected a number from 1 to"},
        {"modify = { room_price = { instead = { of = { wood = 1 } } } }",
         "2: modify.room_price.instead: needs both pay (the goods paid) and of (the goods they "
         "stand for)"},
        {"modify = { room_price = { less = { wood = 1 }, choice = 1 } }",
         "2: modify.room_price.choice: expected true or false, got 1"},
        {"modify = { room_price = function() return 1 end }",
         "2: modify.room_price: expected { less = { ... } }, got a function"},
        {"modify = { speed = { add = \"two\" } }",
         "2: modify.speed.add: expected a number from -9999 to 9999, got \"two\""},
        {"modify = { speed = climb(1) }", "2: modify.speed: expected { add = 1 }, got a"},
        {"rewrite = { 3 }", "2: rewrite: expected { from = \"one_of\", to = \"and_or\" }, got 3"},
        {"exchange = { climb(1) }", "2: exchange: expected { pay = { ... }, get = { ... } }, got"},
        {"exchange = { { run = climb(1), get = { wood = 1 }, label = \"x\" } }",
         "2: exchange: needs either pay and get, or run (with or without pay)"},
        {"exchange = { { get = { wood = 1 } } }",
         "2: exchange: needs either pay and get, or run (with or without pay)"},
    };

    (void)state;
    check_cards(rows, sizeof rows / sizeof *rows);
}

static void tests_of_counts_are_checked(void **state)
{
    static const row rows[] = {
        {"use = when { \"height\", at_least = 3, below = 2, climb(1) }",
         "2: use.when: this condition can never be true: nothing is both at least 3 and at most 1"},
        {"use = when { \"wood\", at_least = 10, climb(1) }",
         "2: use.when: this condition can never be true"},
        {"use = when { \"height\", at_least = \"x\", climb(1) }",
         "2: use.when: at_least: expected a number from"},
        {"use = when { 3, at_least = 1, climb(1) }", "2: use.when: expected the name of a query"},
        {"on = { gained = { when = { \"wood\", below = 0 }, run = climb(1) } }",
         "2: on.gained.when: this condition can never be true"},
        {"on = { gained = { when = 5, run = climb(1) } }",
         "2: on.gained.when: expected a condition such as { \"in_play.room\", at_least = 2 }"},
    };

    (void)state;
    check_cards(rows, sizeof rows / sizeof *rows);
}

/* A list of `count` times the same text. */
static const char *many(const char *before, int count, const char *each, const char *after)
{
    static char text[3 << 20];
    size_t length = (size_t)snprintf(text, sizeof text, "%s", before);

    for (int i = 0; i < count; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, each, i, i);
    }
    snprintf(text + length, sizeof text - length, "%s", after);
    return text;
}

static void a_card_has_room_for_so_many_hooks_and_parts(void **state)
{
    static const struct {
        const char *before, *each, *after, *message;
        int count;
    } rows[] = {
        {"modify = { speed = { ", "{ add = 1 }, ", "} }",
         "2: modify.speed: more than 16 hooks of one type; this is the limit 'hooks' of a card",
         17},
        {"forbid = { chop = { ", "{ by = \"me\" }, ", "} }",
         "2: forbid.chop: more than 16 hooks of one type; this is the limit 'hooks' of a card", 17},
        {"allow = { glean = { ", "{ by = \"me\" }, ", "} }",
         "2: allow.glean: more than 16 hooks of one type; this is the limit 'hooks' of a card", 17},
        {"rewrite = { ", "{ from = \"one_of\", to = \"and_or\" }, ", "}",
         "2: rewrite: more than 16 hooks of one type; this is the limit 'hooks' of a card", 17},
        {"exchange = { ", "{ pay = { wood = 1 }, get = { gold = 1 } }, ", "}",
         "2: exchange: more than 16 hooks of one type; this is the limit 'hooks' of a card", 17},
        {"use = any_order { ", "label(\"part %d\", climb(1)), ", "}",
         "2: use.any_order: more than 12 parts of one connective; this is the limit 'parts'", 13},
        {"counters = { ", "n%d = { max = 1, reset = \"turn\" }, ", "}",
         "2: counters: more than 8 counters; this is the limit 'card_counters' of a card", 40},
        {"", "odd_%d = 1, ", "", "more unknown fields in a card of kind 'room'", 40},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        row one = {many(rows[i].before, rows[i].count, rows[i].each, rows[i].after), NULL};
        char text[8192];
        loaded_cards loaded;

        assert_true(snprintf(text, sizeof text,
                             "return card { id = \"a\", kind = \"room\",\n%s\n}\n",
                             one.given) < (int)sizeof text);
        write_text("one/room/a.lua", text);
        load_mods(&loaded, (const char *const[]){temp_path("one"), NULL});
        assert_fails(loaded.status, ADIT_INPUT, rows[i].message, loaded.err);
        unload(&loaded);
    }
}

static void texts_have_a_greatest_length(void **state)
{
    row one = {NULL,
               "2: title: more than 80 bytes in its title; this is the limit 'title' of a card"};

    (void)state;
    one.given = many("title = \"", 300, "long", "\"");
    check_cards(&one, 1);
}

/* ---- mod.lua ---- */

static void check_mod(const char *fields, const char *message)
{
    static char text[4096];
    loaded_cards loaded;

    snprintf(text, sizeof text, "return mod {\n  id = \"m\",\n  %s\n}\n", fields);
    write_text("mods/m/mod.lua", text);
    write_text("mods/m/room/a.lua", "return card { id = 'a', kind = 'room' }\n");
    load_mods(&loaded, (const char *const[]){temp_path("mods/m"), NULL});
    if (message == NULL) {
        assert_ok(loaded.status, loaded.err);
    } else {
        assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    }
    unload(&loaded);
}

static void ranges_of_versions_are_read(void **state)
{
    static const row rows[] = {
        {"engine = \">0.0.1\"", NULL},
        {"engine = \"<=99\"", NULL},
        {"engine = \"<=0.0.1\"", "engine: the mod needs engine <=0.0.1, but this is "},
        {"engine = \">99\"", "engine: the mod needs engine >99, but this is "},
        {"engine = \"=" ADIT_VERSION "\"", NULL},
        {"engine = \"==" ADIT_VERSION "\"", NULL},
        {"engine = \"" ADIT_VERSION "\"", NULL},
        {"engine = \"=99.1.2\"", "engine: the mod needs engine =99.1.2, but this is "},
        {"engine = \"=>1\"", "engine: expected a range of versions, as in \">=0.1\""},
        {"engine = \">>=1\"", "engine: expected a range of versions, as in \">=0.1\""},
        {"engine = \"1.2.3.4\"", "engine: expected a range of versions, as in \">=0.1\""},
        {"engine = \"1.x\"", "engine: expected a range of versions, as in \">=0.1\""},
        {"version = \"1.2.3.4\"", "version: expected a version, as in \"1.0.0\""},
        {"version = \"1.2b\"", "version: expected a version, as in \"1.0.0\""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_mod(rows[i].given, rows[i].message);
    }
}

static void what_a_mod_names_is_checked(void **state)
{
    static const row rows[] = {
        {"depends = { 3 }", "m/mod.lua:3: depends: expected mod ids"},
        {"depends = { \"\" }", "m/mod.lua:3: depends: expected mod ids"},
        {"depends = { \"a_name_that_is_longer_than_any_mod_may_have\" }",
         "m/mod.lua:3: depends: expected mod ids"},
        {"depends = { \"a =>1\" }", "m/mod.lua:3: depends: expected mod ids"},
        {"depends = { \"9th\" }", "m/mod.lua:3: depends: expected mod ids"},
        {"games = { 3, \"dwergar\" }", "games: the mod is for ?, dwergar, not for demo_cave"},
        {"games = { \"dwergarr\", \"demo_cave\" }",
         "games: no game is called 'dwergarr'; did you mean 'dwergar'?"},
        {"games = { 3, \"demo_cave\" }", NULL},
        {"name = \"\\u{202e}x\"", "name: contains characters that cannot be displayed"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_mod(rows[i].given, rows[i].message);
    }
    check_mod(many("conflicts = { ", 17, "\"m%d\", ", "}"),
              "m/mod.lua:3: conflicts: more than 16 mods; this is the limit 'needs'");
    check_mod(many("conflicts = { ", 16, "\"n%d\", ", "}"), NULL);
}

static void rules_of_a_mod_are_checked(void **state)
{
    static const row rows[] = {
        {"rules = { thing = { words = 3, default = 0, text = \"x\" } }",
         "words: expected a list of words, as in { \"never\", \"always\" }"},
        {"rules = { thing = { 5, min = 0, max = 1, default = 0, text = \"x\" } }",
         "a value without a name"},
        {"rules = { thing = { min = 0, max = 40000, default = 0, text = \"x\" } }",
         "max: expected a number from -32768"},
        {"rules = { thing = { min = -40000, max = 4, default = 0, text = \"x\" } }",
         "min: expected a number from -32768"},
        {"rules = { thing = { words = { \"a\", \"b\" }, max = 1, default = 0, text = \"x\" } }",
         "max: words stand for 0, 1, 2, ...; remove this field"},
        {"rules = { thing = { words = { \"a\", 3 }, default = 0, text = \"x\" } }", "words: "},
        {"rules = { thing = { min = 2, max = 3, default = 1, text = \"x\" } }",
         "default: expected a number from 2 to 3, got 1"},
        {"rules = { thing = { min = 2, max = 3, usual = 2, text = \"x\" } }",
         "unknown field 'usual'"},
        {"rules = { Thing = { min = 2, max = 3, default = 2, text = \"x\" } }", "rules"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_mod(rows[i].given, rows[i].message);
    }
}

/* ---- Folders ---- */

static void check_folder(const char *folder, const char *message)
{
    loaded_cards loaded;

    load_mods(&loaded, (const char *const[]){temp_path(folder), NULL});
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

static void folders_have_a_greatest_depth(void **state)
{
    (void)state;
    write_text("deep/cards/1/2/3/4/5/6/7/8/9/a.lua", "return card { id = 'a', kind = 'room' }");
    check_folder("deep",
                 "more than 8 folders one inside the other; this is the limit 'folder_depth'");
}

static void names_of_files_must_be_showable(void **state)
{
    (void)state;
    write_text("odd/cards/a\nb.lua", "return card { id = 'a', kind = 'room' }");
    check_folder("odd", "contains a file whose name cannot be displayed");
    write_text("odder/cards/a\xff.lua", "return card { id = 'a', kind = 'room' }");
    check_folder("odder", "contains a file whose name cannot be displayed");
}

static void paths_of_files_have_a_greatest_length(void **state)
{
    char name[256];
    int outer, inner;

    (void)state;
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    write_text("far/cards/a.lua", "return card { id = 'a', kind = 'room' }");
    outer = open(temp_path("far/cards"), O_RDONLY | O_DIRECTORY);
    assert_int_equal(mkdirat(outer, name, 0755), 0);
    inner = openat(outer, name, O_RDONLY | O_DIRECTORY);
    assert_int_equal(mkdirat(inner, name, 0755), 0);
    check_folder("far",
                 "more than 511 bytes in its path below the mod; this is the limit 'path_bytes'");
    assert_int_equal(unlinkat(inner, name, AT_REMOVEDIR), 0);
    close(inner);
    close(outer);
}

static void a_mod_has_at_most_500_files_and_2_megabytes(void **state)
{
    char name[64];

    (void)state;
    for (int i = 0; i <= 500; i++) {
        snprintf(name, sizeof name, "wide/cards/a%d.lua", i);
        write_text(name, "return card { id = 'a', kind = 'room' }");
    }
    check_folder("wide", "more than 500 files; this is the limit 'mod_files' of a mod");
    for (int i = 0; i < 34; i++) {
        snprintf(name, sizeof name, "heavy/cards/a%d.lua", i);
        write_text(name, many("--", 15900, "long", "\nreturn cards {}"));
    }
    check_folder("heavy", "more than 2097152 bytes of source text; this is the limit 'mod_bytes'");
}

static void a_file_has_at_most_64_kilobytes(void **state)
{
    (void)state;
    write_text("big/cards/a.lua", many("--", 17000, "long", "\nreturn cards {}"));
    check_folder("big",
                 "cards/a.lua:1: more than 65536 bytes; this is the limit 'file_bytes' of a file");
}

static void links_at_the_top_are_not_followed(void **state)
{
    (void)state;
    write_text("linked/mod.lua", "return mod { id = 'linked' }");
    write_text("aim/a.lua", "return card { id = 'a', kind = 'room' }");
    assert_int_equal(symlink(temp_path("aim"), temp_path("linked/room")), 0);
    check_folder("linked", "linked/room: this is a symbolic link; links are not followed");
}

static void a_folder_without_a_manifest_gives_its_name(void **state)
{
    char id[40];

    (void)state;
    aditl_mod_folder_id("/no/such/My-Mod", id, sizeof id);
    assert_string_equal(id, "my_mod");
    aditl_mod_folder_id("9 lives.lua", id, sizeof id);
    assert_string_equal(id, "mod_9_lives");
    aditl_mod_folder_id("/no/such/_x", id, sizeof id);
    assert_string_equal(id, "mod__x");
    aditl_mod_folder_id("~x", id, sizeof id);
    assert_string_equal(id, "mod__x");
    aditl_mod_folder_id("/no/such/a_very_long_name_of_a_folder_that_does_not_fit", id, 9);
    assert_string_equal(id, "a_very_l");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(fields_of_hooks_are_checked),
        ADIT_TEST(tests_of_counts_are_checked),
        ADIT_TEST(a_card_has_room_for_so_many_hooks_and_parts),
        ADIT_TEST(texts_have_a_greatest_length),
        ADIT_TEST(ranges_of_versions_are_read),
        ADIT_TEST(what_a_mod_names_is_checked),
        ADIT_TEST(rules_of_a_mod_are_checked),
        ADIT_TEST(folders_have_a_greatest_depth),
        ADIT_TEST(names_of_files_must_be_showable),
        ADIT_TEST(paths_of_files_have_a_greatest_length),
        ADIT_TEST(a_mod_has_at_most_500_files_and_2_megabytes),
        ADIT_TEST(a_file_has_at_most_64_kilobytes),
        ADIT_TEST(links_at_the_top_are_not_followed),
        ADIT_TEST(a_folder_without_a_manifest_gives_its_name),
    };

    return ADIT_RUN(tests);
}
