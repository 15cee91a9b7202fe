/* test_find.c - what a folder says of its mod, and finding mods by id. */
#include "bindings/lua/mods/mods.h"
#include "engine/base/memory.h"
#include "tests/support/load_cards.h"

static const char *make_mod(const char *folder, const char *manifest)
{
    char path[128];

    snprintf(path, sizeof path, "%s/cards/a.lua", folder);
    write_text(path, "return cards {}\n");
    if (manifest[0] != '\0') {
        snprintf(path, sizeof path, "%s/mod.lua", folder);
        write_text(path, manifest);
    }
    return temp_path(folder);
}

static void a_mod_is_known_without_being_loaded(void **state)
{
    aditl_mod_about about;
    adit_err err = {0};

    (void)state;
    assert_ok(aditl_mod_inspect(
                  make_mod("about/x", "return mod { id = 'lamps', name = 'Lamps', version = '1.2', "
                                      "games = { 'dwergar', 'cave_vs_cave' }, licence = 'MIT', "
                                      "authors = { 'A', 'B' }, depends = { 'oil >=2', 'wick' }, "
                                      "text = 'Light.', example = 'lamp' }"),
                  &about, &err),
              err);
    assert_string_equal(about.id, "lamps");
    assert_string_equal(about.name, "Lamps");
    assert_string_equal(about.version, "1.2");
    assert_int_equal(about.game_count, 2);
    assert_string_equal(about.games[1], "cave_vs_cave");
    assert_string_equal(about.authors, "A, B");
    assert_int_equal(about.depend_count, 2);
    assert_string_equal(about.depends[0], "oil");
    assert_string_equal(about.example, "lamp");
    assert_true(about.has_manifest);
}

static void a_bad_manifest_still_gives_an_id(void **state)
{
    aditl_mod_about about;
    adit_err err = {0};

    (void)state;
    assert_int_equal(aditl_mod_inspect(make_mod("about/Broken-One", "return mod {"), &about, &err),
                     ADIT_SCRIPT);
    assert_string_equal(about.id, "broken_one");
    assert_ok(aditl_mod_inspect(make_mod("about/odd", "return 3"), &about, &err), err);
    assert_string_equal(about.id, "odd");
    assert_ok(aditl_mod_inspect(make_mod("about/plain", ""), &about, &err), err);
    assert_string_equal(about.id, "plain");
    assert_false(about.has_manifest);
    assert_ok(aditl_mod_inspect(make_mod("about/types", "return mod { id = 3, games = 'x', "
                                                        "version = {}, depends = { 4 } }"),
                                &about, &err),
              err);
    assert_string_equal(about.id, "types");
    assert_int_equal(about.game_count, 0);
    assert_int_equal(about.depend_count, 0);
}

static void what_a_mod_depends_on_is_found_beside_it(void **state)
{
    aditl_mod_list list;
    adit_err err = {0};
    const char *lamps = make_mod("near/lamps", "return mod { id = 'lamps', depends = { 'oil' } }");

    (void)state;
    (void)make_mod("near/folder_of_oil", "return mod { id = 'oil', depends = { 'wick', 'gone' } }");
    (void)make_mod("near/wick", "");
    const char *names[] = {lamps, lamps};
    assert_ok(aditl_mods_gather(names, 2, &list, &err), err);
    assert_int_equal(list.count, 3); /* named twice, there once; what is gone is not found */
    assert_string_equal(list.path[0], lamps);
    assert_contains(list.path[1], "near/folder_of_oil");
    assert_contains(list.path[2], "near/wick");
    aditl_mod_list_free(&list);
}

static void a_mod_is_named_by_its_id(void **state)
{
    char folder[512];
    adit_err err = {0};

    (void)state;
    (void)make_mod("data/adit/mods/some_folder", "return mod { id = 'zz_lanterns' }");
    assert_int_equal(setenv("XDG_DATA_HOME", temp_path("data"), 1), 0);
    assert_ok(aditl_mod_find("zz_lanterns", folder, sizeof folder, &err), err);
    assert_contains(folder, "data/adit/mods/some_folder");
    assert_fails(aditl_mod_find("zz_lantern", folder, sizeof folder, &err), ADIT_IO,
                 "zz_lantern: no such folder, and no mod with this id in mods or ", err);
    assert_contains(err.text, "; did you mean 'zz_lanterns'?");
    /* A path is taken as it is; whoever reads it says that it is not there. */
    assert_ok(aditl_mod_find("no/such/folder", folder, sizeof folder, &err), err);
    assert_string_equal(folder, "no/such/folder");
}

static void a_chain_of_mods_is_no_longer_than_the_limit(void **state)
{
    aditl_mod_list list;
    adit_err err = {0};
    char folder[64], text[96];

    (void)state;
    for (int i = 0; i <= ADIT_MAX_MODS; i++) {
        snprintf(folder, sizeof folder, "chain/m%d", i);
        snprintf(text, sizeof text, "return mod { id = 'm%d', depends = { 'm%d', 'Not an id' } }",
                 i, i + 1);
        (void)make_mod(folder, text);
    }
    const char *second = temp_path("chain/m1"), *first = temp_path("chain/m0");
    assert_ok(aditl_mods_gather(&second, 1, &list, &err), err);
    assert_int_equal(list.count, ADIT_MAX_MODS);
    aditl_mod_list_free(&list);
    assert_fails(aditl_mods_gather(&first, 1, &list, &err), ADIT_USAGE,
                 "too many mods; at most 16 can be loaded", err);
    aditl_mod_list_free(&list);
    const char *missing = "zz_no_such_mod";
    assert_int_equal(aditl_mods_gather(&missing, 1, &list, &err), ADIT_IO);
    aditl_mod_list_free(&list);
}

static void a_path_that_is_too_long_is_refused(void **state)
{
    char folder[16];
    adit_err err = {0};

    (void)state;
    assert_fails(aditl_mod_find("a/path/that/is/longer", folder, sizeof folder, &err), ADIT_USAGE,
                 "the path of the mod is too long", err);
}

/* Nobody has a folder of his own for mods. */
static void without_a_home_only_the_folder_here_is_looked_at(void **state)
{
    char folder[512], home[512];
    adit_err err = {0};

    (void)state;
    snprintf(home, sizeof home, "%s", getenv("HOME") == NULL ? "" : getenv("HOME"));
    assert_int_equal(setenv("XDG_DATA_HOME", "not/absolute", 1), 0);
    assert_int_equal(setenv("HOME", temp_path("home"), 1), 0);
    (void)make_mod("home/.local/share/adit/mods/zz_at_home", "return mod { id = 'zz_at_home' }");
    assert_ok(aditl_mod_find("zz_at_home", folder, sizeof folder, &err), err);
    assert_int_equal(setenv("HOME", "", 1), 0);
    assert_null(aditl_mods_place(1));
    assert_fails(aditl_mod_find("zz_at_home", folder, sizeof folder, &err), ADIT_IO,
                 "no mod with this id in mods or the user's folder", err);
    assert_int_equal(unsetenv("HOME"), 0);
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    assert_null(aditl_mods_place(1));
    assert_int_equal(setenv("HOME", home, 1), 0);
}

static void every_allocation_may_fail(void **state)
{
    const char *lamps = make_mod("few/lamps", "return mod { id = 'lamps', depends = { 'oil' } }");
    bool was_whole = false;

    (void)state;
    (void)make_mod("few/oil", "");
    const char *names[] = {lamps, "zz_lanterns"};
    assert_int_equal(setenv("XDG_DATA_HOME", temp_path("data"), 1), 0);
    for (long n = 1; !was_whole; n++) {
        aditl_mod_list list;
        adit_err err = {0};

        adit_memory_fail_at(n, 0);
        adit_status status = aditl_mods_gather(names, 2, &list, &err);
        was_whole = adit_memory_fail_at(0, 0) < n;
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        assert_true(!was_whole || (status == ADIT_OK && list.count == 3));
        aditl_mod_list_free(&list);
    }
}

static void a_manifest_is_a_file_and_says_no_more_than_fits(void **state)
{
    aditl_mod_about about;
    adit_err err = {0};

    (void)state;
    (void)make_mod("about/folder", "");
    write_text("about/folder/mod.lua/x", "");
    assert_fails(aditl_mod_inspect(temp_path("about/folder"), &about, &err), ADIT_INPUT,
                 "mod.lua: not a regular file", err);
    assert_ok(aditl_mod_inspect(
                  make_mod("about/full",
                           "local many, long = {}, string.rep('x', 60)\n"
                           "for i = 1, 40 do many[i] = 'n' .. i end many[3] = long\n"
                           "return mod { id = 'full', games = many, depends = many, authors = "
                           "{ long, long, long, long, long, long }, name = string.rep('x', 999) }"),
                  &about, &err),
              err);
    assert_int_equal(about.game_count, 8);
    assert_int_equal(about.depend_count, ADIT_MAX_MODS);
    assert_true(strlen(about.authors) < sizeof about.authors);
    assert_string_equal(about.games[2], "n4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mod_is_known_without_being_loaded),
        cmocka_unit_test(a_bad_manifest_still_gives_an_id),
        cmocka_unit_test(what_a_mod_depends_on_is_found_beside_it),
        cmocka_unit_test(a_mod_is_named_by_its_id),
        cmocka_unit_test(a_chain_of_mods_is_no_longer_than_the_limit),
        cmocka_unit_test(a_path_that_is_too_long_is_refused),
        cmocka_unit_test(without_a_home_only_the_folder_here_is_looked_at),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(a_manifest_is_a_file_and_says_no_more_than_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
