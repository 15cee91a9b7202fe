/* test_write_card.c - cards that a file makes in a loop, as source of their own. */
#include "tests/support/load_cards.h"

/* Loads a mod with one file and writes out one of its cards. What it gives is the text, or what
 * was wrong. */
static const char *written(const char *source, const char *id)
{
    static char result[5000];
    const char *mods[] = {temp_path("mods/w"), NULL};
    const aditl_mod_source sources[] = {{LOAD_CAVE, true}, {mods[0], false}};
    aditl_load_job job = {.def = &demo_cave, .mods = sources, .mod_count = 2};
    adit_text out = {0};
    adit_err err = {0};
    aditl_host *host;

    write_text("mods/w/room.lua", source);
    assert_ok(aditl_host_open(&demo_cave, false, &host, &err), err);
    job.vm = &host->vm;
    if (aditl_write_card(&job, id, &out, &err) == ADIT_OK) {
        snprintf(result, sizeof result, "%s", out.data);
    } else {
        assert_contains(err.text, "cannot be copied: ");
        snprintf(result, sizeof result, "%s", err.text);
    }
    adit_text_free(&out);
    aditl_host_close(host);
    return result;
}

/* What was written is a file of its own, and says the same when it is read. */
static void check_again(const char *text, const char *id)
{
    char copy[5000];

    snprintf(copy, sizeof copy, "%s", text);
    assert_string_equal(written(copy, id), copy);
}

static void a_row_of_a_loop_becomes_a_card_with_its_values(void **state)
{
    const char *text = written("local list = {}\n"
                               "for n = 1, 2 do\n"
                               "  list[n] = card { id = 'den_' .. n, kind = 'room', points = n,\n"
                               "    text = 'worth ' .. n, cost = { wood = n } }\n"
                               "end\n"
                               "return cards(list)\n",
                               "w:den_2");

    (void)state;
    assert_string_equal(text, "return card {\n"
                              "  id = \"den_2\",\n"
                              "  kind = \"room\",\n"
                              "  text = \"worth 2\",\n"
                              "\n"
                              "  cost = { wood = 2 },\n"
                              "  points = 2,\n"
                              "\n"
                              "}\n");
    check_again(text, "w:den_2");
}

static void a_card_with_a_function_is_refused(void **state)
{
    const char *text = written("local list = {}\n"
                               "for n = 1, 2 do\n"
                               "  list[n] = card { id = 'den_' .. n, kind = 'room',\n"
                               "    score = function(g, me) return n end }\n"
                               "end\n"
                               "return cards(list)\n",
                               "w:den_2");

    (void)state;
    assert_non_null(strstr(text, "room.lua:3: w:den_2 is made in a loop and cannot be copied: it "
                                 "has a function; write the card by hand"));
}

static void a_list_with_gaps_is_refused(void **state)
{
    const char *text = written("return card { id = 'den', kind = 'room',\n"
                               "  examples = { [1] = 'a', [3] = 'b' } }\n",
                               "w:den");

    (void)state;
    assert_non_null(strstr(text, "it has a list with gaps"));
}

static void words_of_lua_and_long_tables_are_written_so_that_they_can_be_read(void **state)
{
    const char *text = written("return card { id = 'den', kind = 'room', text = 'a \"b\"\\\\',\n"
                               "  examples = { { name = 'one', given = { ['end'] = 1, x = 1.5 },\n"
                               "    steps = { 'a step that takes some room', 'another of them' },\n"
                               "    expect = { ['a b'] = true } } } }\n",
                               "w:den");

    (void)state;
    assert_string_equal(text, "return card {\n"
                              "  id = \"den\",\n"
                              "  kind = \"room\",\n"
                              "  text = \"a \\\"b\\\"\\\\\",\n"
                              "\n"
                              "  examples = {\n"
                              "    {\n"
                              "      name = \"one\",\n"
                              "      given = { [\"end\"] = 1, x = 1.5 },\n"
                              "      steps = { \"a step that takes some room\", \"another of "
                              "them\" },\n"
                              "      expect = { [\"a b\"] = true },\n"
                              "    },\n"
                              "  },\n"
                              "}\n");
}

static void effects_are_written_with_the_words_that_made_them(void **state)
{
    const char *text = written(
        "local one = card { id = 'den', kind = 'room',\n"
        "  on = { gained = { by = 'me', good = 'flax', run = one_of {\n"
        "    label('a lot', gain { food = per('wood', 2) }), sequence { pay { wood = 1 },\n"
        "    gain { food = 1 } }, when { 'wood', optional { gain { wood = 1 } }, below = 3 }\n"
        "  } } } }\n"
        "return cards { one }\n",
        "w:den");

    (void)state;
    assert_non_null(strstr(text, "label(\"a lot\", gain { food = per(\"wood\", 2) }),"));
    assert_non_null(strstr(text, "sequence { pay { wood = 1 }, gain { food = 1 } },"));
    assert_non_null(strstr(text, "when { \"wood\", optional { gain { wood = 1 } }, below = 3 },"));
    check_again(text, "w:den");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_of_a_loop_becomes_a_card_with_its_values),
        cmocka_unit_test(a_card_with_a_function_is_refused),
        cmocka_unit_test(effects_are_written_with_the_words_that_made_them),
        cmocka_unit_test(a_list_with_gaps_is_refused),
        cmocka_unit_test(words_of_lua_and_long_tables_are_written_so_that_they_can_be_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
