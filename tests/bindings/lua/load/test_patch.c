/* test_patch.c - mods that change single fields of others' cards, or take cards out. */
#include "tests/support/load_cards.h"

#define MAX_MODS 6

/* Writes a mod of this name whose only file returns `what`. */
static const char *make_mod(const char *name, const char *fields, const char *what)
{
    char path[128], text[512];

    snprintf(path, sizeof path, "mods/%s/mod.lua", name);
    snprintf(text, sizeof text, "return mod { id = \"%s\", %s }\n", name, fields);
    write_text(path, text);
    snprintf(path, sizeof path, "mods/%s/patches.lua", name);
    snprintf(text, sizeof text, "return %s\n", what);
    write_text(path, text);
    snprintf(path, sizeof path, "mods/%s", name);
    return temp_path(path);
}

static void check(const char *const *mods, const char *message)
{
    loaded_cards loaded;

    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

static void a_patch_sets_the_fields_it_names_and_no_others(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards plain, loaded;
    const adit_card *card;

    (void)state;
    load_mods(&plain, mods);
    mods[0] = make_mod("m", "", "patch 'demo_cave:hut' { points = 7, title = 'Castle' }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    card = card_named(&loaded, "hut");
    assert_int_equal(card->fact[DEMO_FACT_POINTS].number, 7);
    assert_string_equal(card->title, "Castle");
    assert_string_equal(card->text, card_named(&plain, "hut")->text);
    assert_string_equal(card->mod, "demo_cave");
    assert_non_null(strstr(card->origins, "points: m ("));
    assert_non_null(strstr(card->origins, "patches.lua:1)\ntitle: m ("));
    assert_string_equal(card_named(&plain, "hut")->origins, "");
    unload(&loaded);
    unload(&plain);
}

static void a_card_can_be_taken_out(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("m", "", "cards { remove 'rain', card { id = 'den', kind = 'room' } }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_int_equal(adit_cards_find(loaded.host->set.cards, "rain"), ADIT_NO_CARD);
    assert_int_not_equal(adit_cards_find(loaded.host->set.cards, "m:den"), ADIT_NO_CARD);
    unload(&loaded);
}

static void a_patched_text_takes_the_short_one_of_before_away(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("m", "", "patch 'hut' { text = 'Sleep here.', short = 'sleep' }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_string_equal(card_named(&loaded, "hut")->brief, "sleep");
    unload(&loaded);
    mods[1] = make_mod("q", "optional = { 'm' }", "patch 'hut' { text = 'Wake up.' }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_string_equal(card_named(&loaded, "hut")->text, "Wake up.");
    assert_string_equal(card_named(&loaded, "hut")->brief, "");
    unload(&loaded);
}

static void what_is_wrong_in_a_patch_is_told_where_the_patch_stands(void **state)
{
    static const struct {
        const char *what, *message;
    } rows[] = {
        {"patch 'hutt' { points = 1 }", "m/patches.lua:1: patch: no card is called 'hutt'; did you "
                                        "mean 'hut'?"},
        {"remove 'hutt'", "m/patches.lua:1: remove: no card is called 'hutt'"},
        {"patch 'hut' { points = 'x' }", "m/patches.lua:1: points: expected a number"},
        {"patch 'hut' { pointz = 1 }", "m/patches.lua:1: unknown field 'pointz'"},
        {"patch 'hut' { id = 'house' }", "patch: 'id' cannot be changed"},
        {"patch 'hut' { 3 }", "m/patches.lua:1: patch: a value without a name"},
        {"patch { points = 1 }", "patch: expected the id of a card"},
        {"patch 'hut' 'hut'", "patch: expected a table"},
        {"remove(1)", "remove: expected the id of a card"},
        {"cards { card { id = 'a', kind = 'room' }, patch 'm:a' { points = 1 } }",
         "'m:a' is a card of the same mod; change it there"},
    };
    const char *mods[MAX_MODS] = {0};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        mods[0] = make_mod("m", "", rows[i].what);
        check(mods, rows[i].message);
    }
}

static void two_mods_that_set_one_field_are_in_conflict(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("p", "", "patch 'hut' { points = 1, title = 'P' }");
    mods[1] = make_mod("q", "", "patch 'hut' { points = 2 }");
    check(mods, "q/patches.lua:1: patch: 'points' of 'hut' is already set by the mod 'p' (");
    mods[1] = make_mod("q", "optional = { 'p' }", "patch 'hut' { points = 2 }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_int_equal(card_named(&loaded, "hut")->fact[DEMO_FACT_POINTS].number, 2);
    assert_string_equal(card_named(&loaded, "hut")->title, "P");
    unload(&loaded);
    mods[1] = make_mod("q", "", "patch 'hut' { text = 'Small.' }"); /* another field */
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    unload(&loaded);
}

static void the_games_own_files_have_no_patches(void **state)
{
    loaded_cards loaded;

    (void)state;
    write_text("own/patches.lua", "return remove 'hut'\n");
    load_game(&loaded, &demo_cave, temp_path("own"), false, NULL);
    assert_fails(loaded.status, ADIT_INPUT, "remove is for mods", loaded.err);
    unload(&loaded);
}

static void examples_of_a_patch_belong_to_the_patch(void **state)
{
    const char *mods[MAX_MODS] = {0};
    loaded_cards loaded;

    (void)state;
    mods[0] = make_mod("m", "", "patch 'hut' { examples = { { name = 'a', steps = {} } } }");
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_non_null(strstr(card_named(&loaded, "hut")->examples_file, "m/patches.lua"));
    assert_null(strstr(card_named(&loaded, "hut")->file, "patches.lua"));
    unload(&loaded);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_patch_sets_the_fields_it_names_and_no_others),
        ADIT_TEST(a_patched_text_takes_the_short_one_of_before_away),
        ADIT_TEST(a_card_can_be_taken_out),
        ADIT_TEST(what_is_wrong_in_a_patch_is_told_where_the_patch_stands),
        ADIT_TEST(two_mods_that_set_one_field_are_in_conflict),
        ADIT_TEST(the_games_own_files_have_no_patches),
        ADIT_TEST(examples_of_a_patch_belong_to_the_patch),
    };
    return ADIT_RUN(tests);
}
