/* test_card_hash.c - the hash of a card changes with what the card says, and with nothing else. */
#include "tests/support/load_cards.h"

#define HUT                                                                                        \
    "return card { id = \"hut\", kind = \"room\", title = \"Hut\", text = \"A hut.\", "            \
    "source = \"s\", mark = \"S\", points = 3"

/* The hash of the card `id` when the game's file room/hut.lua has this text. */
static uint32_t hash_of(const char *id, const char *file, const char *source)
{
    char path[64];
    loaded_cards loaded;

    snprintf(path, sizeof path, "demo/room/%s.lua", file);
    write_text(path, source);
    load_game(&loaded, &demo_cave, temp_path("demo"), false, NULL);
    assert_ok(loaded.status, loaded.err);
    uint32_t hash = card_named(&loaded, id)->content_hash;
    unload(&loaded);
    assert_int_equal(remove(temp_path(path)), 0);
    assert_int_not_equal(hash, 0);
    return hash;
}

static uint32_t hut(const char *source)
{
    return hash_of("hut", "hut", source);
}

static void comments_blanks_and_examples_do_not_count(void **state)
{
    uint32_t plain = hut(HUT " }\n");

    (void)state;
    assert_int_equal(hut(HUT "}"), plain);
    assert_int_equal(hut("-- A hut.\n" HUT ", -- three\n }\n"), plain);
    assert_int_equal(hut("--[[ long\n ]]\n" HUT " --[==[ ]] ]==] }\n"), plain);
    assert_int_equal(hut(HUT ",\n  examples = {\n    { name = \"}\", given = { { } }, "
                             "steps = {}, expect = {} },\n  },\n}\n"),
                     plain);
    assert_int_equal(hut(HUT ", examples = {} }"), plain);
}

static void what_the_card_says_counts(void **state)
{
    uint32_t plain = hut(HUT " }\n");

    (void)state;
    assert_int_not_equal(hut(HUT " + 1 }\n"), plain);
    assert_int_not_equal(hut(HUT ", use = gain { food = 1 } }\n"), plain);
    assert_int_not_equal(hut("return card { id = \"hut\", kind = \"room\", title = \"Hut\", "
                             "text = \"A  hut.\", source = \"s\", mark = \"S\", points = 3 }"),
                         plain);
    /* What stands above the card may be a helper of it. */
    assert_int_not_equal(hut("local n = 3\n" HUT " }\n"), plain);
}

#define ROW(id, points)                                                                            \
    "  card { id = \"" id "\", kind = \"room\", title = \"T\", text = \"x\", source = \"s\", "     \
    "mark = \"S\", points = " points " },\n"

static void cards_of_one_file_are_told_apart(void **state)
{
    static const char before[] = "return cards {\n" ROW("ash", "1") ROW("birch", "2") "}\n";
    static const char after[] = "return cards {\n" ROW("ash", "1") ROW("birch", "5") "}\n";

    (void)state;
    assert_int_equal(hash_of("ash", "trees", before), hash_of("ash", "trees", after));
    assert_int_not_equal(hash_of("birch", "trees", before), hash_of("birch", "trees", after));
}

static uint32_t patched_hut(const char *patch)
{
    const char *const mods[] = {temp_path("mods/m"), NULL};
    char text[256];
    loaded_cards loaded;

    write_text("mods/m/mod.lua", "return mod { id = \"m\" }\n");
    snprintf(text, sizeof text, "return %s\n", patch);
    write_text("mods/m/patches.lua", text);
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    uint32_t hash = card_named(&loaded, "hut")->content_hash;
    unload(&loaded);
    return hash;
}

static void patches_count_for_the_card_they_change(void **state)
{
    loaded_cards plain;
    const char *const none[] = {NULL};

    (void)state;
    load_mods(&plain, none);
    uint32_t hash = card_named(&plain, "hut")->content_hash;
    unload(&plain);
    assert_int_not_equal(patched_hut("patch 'demo_cave:hut' { points = 7 }"), hash);
    assert_int_not_equal(patched_hut("patch 'demo_cave:hut' { points = 7 }"),
                         patched_hut("patch 'demo_cave:hut' { points = 8 }"));
    assert_int_equal(patched_hut("patch 'demo_cave:candle_store' { points = 7 }"), hash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(comments_blanks_and_examples_do_not_count),
        ADIT_TEST(what_the_card_says_counts),
        ADIT_TEST(cards_of_one_file_are_told_apart),
        ADIT_TEST(patches_count_for_the_card_they_change),
    };

    return ADIT_RUN(tests);
}
