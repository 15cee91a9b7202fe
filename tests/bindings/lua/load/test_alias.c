/* test_alias.c - cards that had another id before are found by it, and nothing else changes. */
#include "tests/support/load_cards.h"

#define MAX_MODS 4

/* Writes a mod of this name whose only file returns `what`. */
static const char *make_mod(const char *name, const char *fields, const char *what)
{
    char path[128], text[600];

    snprintf(path, sizeof path, "mods/%s/mod.lua", name);
    snprintf(text, sizeof text, "return mod { id = \"%s\", %s }\n", name, fields);
    write_text(path, text);
    snprintf(path, sizeof path, "mods/%s/all.lua", name);
    snprintf(text, sizeof text, "return %s\n", what);
    write_text(path, text);
    snprintf(path, sizeof path, "mods/%s", name);
    return temp_path(path);
}

static void check(const char *what, const char *message)
{
    const char *mods[MAX_MODS] = {make_mod("m", "", what)};
    loaded_cards loaded;

    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

static void a_card_is_found_by_each_of_its_aliases(void **state)
{
    const char *mods[MAX_MODS] = {
        make_mod("m", "", "card { id = 'den', kind = 'room', alias = { 'd_1', 'cave_1' } }")};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    const adit_cards *cards = loaded.host->set.cards;
    const int den = adit_cards_find(cards, "m:den");
    assert_int_not_equal(den, ADIT_NO_CARD);
    assert_int_equal(adit_cards_find(cards, "m:d_1"), den);
    assert_int_equal(adit_cards_find(cards, "m:cave_1"), den);
    assert_int_equal(adit_cards_find(cards, "cave_1"), den);
    assert_int_equal(adit_cards_find(cards, "cave"), ADIT_NO_CARD);
    assert_string_equal(cards->card[den].aliases, "m:d_1 m:cave_1");
    assert_string_equal(adit_card_key(&cards->card[den]), "m:d_1");
    unload(&loaded);
}

static void the_first_alias_decides_order_and_hash(void **state)
{
    const char *before[MAX_MODS] = {make_mod(
        "m", "",
        "cards { card { id = 'a_1', kind = 'room' }, card { id = 'a_2', kind = 'room' } }")};
    loaded_cards then, now;

    (void)state;
    load_mods(&then, before);
    assert_ok(then.status, then.err);
    const char *after[MAX_MODS] = {
        make_mod("m", "",
                 "cards { card { id = 'zoo', kind = 'room', alias = 'a_1' },"
                 " card { id = 'attic', kind = 'room', alias = 'a_2' } }")};
    load_mods(&now, after);
    assert_ok(now.status, now.err);
    for (int i = 1; i <= 2; i++) {
        const char *name = i == 1 ? "m:a_1" : "m:a_2";
        const adit_card *old =
            &then.host->set.cards->card[adit_cards_find(then.host->set.cards, name)];
        const adit_card *new =
            &now.host->set.cards->card[adit_cards_find(now.host->set.cards, name)];

        assert_int_equal(old->number, new->number);
        assert_true(old->id_hash == new->id_hash);
        assert_string_equal(new->id, i == 1 ? "m:zoo" : "m:attic");
    }
    unload(&now);
    unload(&then);
}

static void a_new_id_alone_leaves_the_hash_of_what_the_card_says(void **state)
{
    const char *before[MAX_MODS] = {
        make_mod("m", "", "card { id = 'a_1', kind = 'room', points = 3 }")};
    loaded_cards then, now;

    (void)state;
    load_mods(&then, before);
    const char *after[MAX_MODS] = {
        make_mod("m", "", "card { id = 'zoo', alias = 'a_1', kind = 'room', points = 3 }")};
    load_mods(&now, after);
    assert_ok(then.status, then.err);
    assert_ok(now.status, now.err);
    assert_int_equal(card_named(&then, "m:a_1")->content_hash,
                     card_named(&now, "m:zoo")->content_hash);
    unload(&now);
    unload(&then);
}

static void patches_and_replacements_may_use_an_alias(void **state)
{
    static const char *const first = "cards { card { id = 'den', kind = 'room', alias = 'd_1' },"
                                     " card { id = 'nook', kind = 'room', alias = 'd_2' },"
                                     " card { id = 'loft', kind = 'room', alias = 'd_3' } }";
    const char *mods[MAX_MODS] = {
        make_mod("m", "", first),
        make_mod("n", "depends = { 'm' }",
                 "cards { patch 'm:d_1' { points = 7 }, remove 'm:d_2',"
                 " card { id = 'x', kind = 'room', replaces = 'm:d_3', title = 'X' } }"),
        make_mod("o", "depends = { 'm' }", "cards { remove 'm:nook' }")};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_int_equal(card_named(&loaded, "m:den")->fact[DEMO_FACT_POINTS].number, 7);
    assert_int_equal(adit_cards_find(loaded.host->set.cards, "m:nook"), ADIT_NO_CARD);
    assert_string_equal(card_named(&loaded, "m:loft")->title, "X");
    assert_string_equal(card_named(&loaded, "m:loft")->aliases, "m:d_3");
    unload(&loaded);
}

static void an_alias_that_means_two_cards_is_refused_with_its_place(void **state)
{
    (void)state;
    check("cards {\n card { id = 'a', kind = 'room' },\n"
          " card { id = 'b', kind = 'room',\n  alias = 'a' } }",
          "m/all.lua:4: alias: 'm:a' is already the id of a card at ");
    check("cards {\n card { id = 'a', kind = 'room', alias = 'c' },\n"
          " card { id = 'b', kind = 'room', alias = 'c' } }",
          "m/all.lua:3: alias: 'm:c' is already an alias of a card at ");
    check("card { id = 'a', kind = 'room', alias = 'a' }",
          "m/all.lua:1: alias: 'm:a' is already the id of a card");
}

static void what_is_no_alias_is_refused(void **state)
{
    (void)state;
    check("card { id = 'a', kind = 'room', alias = 'A b' }",
          "m/all.lua:1: alias: expected an old id of the card");
    check("card { id = 'a', kind = 'room', alias = { 'b', 3 } }",
          "m/all.lua:1: alias: expected an old id of the card");
    check("card { id = 'a', kind = 'room', alias = { 'b', 'c', 'd', 'e', 'f' } }",
          "m/all.lua:1: alias: more than 4 aliases; this is the limit 'aliases' of a card");
    check("card { id = 'a', kind = 'room', replaces = 'hut', alias = 'b' }",
          "m/all.lua:1: alias: a card that replaces another");
    check("patch 'hut' { alias = 'b' }", "patch: 'alias' cannot be changed");
}

static void texts_are_renewed_word_by_word(void **state)
{
    const char *mods[MAX_MODS] = {
        make_mod("m", "", "card { id = 'den', kind = 'room', alias = 'd_1' }")};
    char text[64];
    adit_buffer out = adit_buffer_on(text, sizeof text);
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    const adit_cards *cards = loaded.host->set.cards;
    assert_true(adit_cards_renew(cards, "take m:d_1, not m:d_11 (m:d_1: 3)", &out));
    assert_string_equal(text, "take m:den, not m:d_11 (m:den: 3)");
    out = adit_buffer_on(text, sizeof text);
    assert_false(adit_cards_renew(cards, "take m:den", &out));
    out = adit_buffer_on(text, 8);
    assert_false(adit_cards_renew(cards, "take m:d_1", &out));
    assert_true(adit_cards_means(cards, "use m:d_1 |\n    m:d_1", "use m:den\n | m:den"));
    assert_false(adit_cards_means(cards, "use m:d_1 now", "use m:den"));
    assert_false(adit_cards_means(cards, "use  m:den", "use m:den"));
    assert_false(adit_cards_means(cards, "use m:d_1x", "use m:denx"));
    unload(&loaded);
}

static void a_mod_names_the_contents_whose_saves_it_still_reads(void **state)
{
    const char *mods[MAX_MODS] = {
        make_mod("m", "accepts_saves = { '0123456789abcdef', '00000000000000aa' }",
                 "card { id = 'a', kind = 'room' }")};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_true(loaded.host->set.mods[1].accepts_saves[0] == 0x0123456789abcdef);
    assert_true(loaded.host->set.mods[1].accepts_saves[1] == 0xaa);
    assert_true(loaded.host->set.mods[1].accepts_saves[2] == 0);
    unload(&loaded);
    mods[0] = make_mod("m", "accepts_saves = { 'x' }", "card { id = 'a', kind = 'room' }");
    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, "accepts_saves: expected hashes", loaded.err);
    unload(&loaded);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_card_is_found_by_each_of_its_aliases),
        ADIT_TEST(the_first_alias_decides_order_and_hash),
        ADIT_TEST(a_new_id_alone_leaves_the_hash_of_what_the_card_says),
        ADIT_TEST(patches_and_replacements_may_use_an_alias),
        ADIT_TEST(an_alias_that_means_two_cards_is_refused_with_its_place),
        ADIT_TEST(what_is_no_alias_is_refused),
        ADIT_TEST(texts_are_renewed_word_by_word),
        ADIT_TEST(a_mod_names_the_contents_whose_saves_it_still_reads),
    };
    return ADIT_RUN(tests);
}
