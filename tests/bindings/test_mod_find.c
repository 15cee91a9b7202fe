/* test_mod_find.c - what a folder says of its mod, and finding mods by id. */
#include "bindings/lua/mods.h"
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
                 "zz_lantern: there is no such folder, and no mod with this id in mods or ", err);
    assert_contains(err.text, "; did you mean 'zz_lanterns'?");
    /* A path is taken as it is; whoever reads it says that it is not there. */
    assert_ok(aditl_mod_find("no/such/folder", folder, sizeof folder, &err), err);
    assert_string_equal(folder, "no/such/folder");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mod_is_known_without_being_loaded),
        cmocka_unit_test(a_bad_manifest_still_gives_an_id),
        cmocka_unit_test(what_a_mod_depends_on_is_found_beside_it),
        cmocka_unit_test(a_mod_is_named_by_its_id),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
