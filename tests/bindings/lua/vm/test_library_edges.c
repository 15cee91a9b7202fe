/* test_library_edges.c - the far ends of what scripts find in place of Lua's own library. */
#include "tests/bindings/lua/demo_lua.h"
#include "tests/bindings/lua/script.h"

static void formats_take_what_their_letter_says(void **state)
{
    (void)state;
    assert_raises("return string.format('%f', 'x')", ADIT_SCRIPT, "string.format");
    assert_raises("return string.format('%g', {})", ADIT_SCRIPT, "string.format");
    assert_gives("return string.format('%g %f', 0.5, 2)", "0.5 2.000000");
    assert_gives("return string.format('%g', 0/0)", "nan");
}

static void a_format_has_so_many_conversions(void **state)
{
    (void)state;
    assert_raises("local f = string.rep('%%', 500) return string.format(f)", ADIT_SCRIPT,
                  "string.format: more than ");
}

static void numbers_are_read_in_every_base(void **state)
{
    (void)state;
    assert_gives("return tonumber('ff', 16)", "255");
    assert_gives("return tonumber('-zz', 36)", "-1295");
    assert_gives("return tostring(tonumber('12', 2))", "nil");
    assert_gives("return tostring(tonumber('-', 10))", "nil");
    assert_gives("return tostring(tonumber('', 10))", "nil");
}

static void texts_joined_have_a_greatest_length(void **state)
{
    (void)state;
    assert_raises("local t, s = {}, string.rep('x', 1000)\nfor i = 1, 1000 do t[i] = s end\n"
                  "return table.concat(t)",
                  ADIT_SCRIPT, "table.concat: the result would be longer than ");
}

static void effects_are_declared_while_files_are_loaded(void **state)
{
    (void)state;
    assert_faults("gain { food = 1 }", ADIT_SCRIPT,
                  "gain(...) declares an effect and does nothing inside a function; write "
                  "g:gain(me, ...)");
    assert_faults("per('wood')", ADIT_SCRIPT,
                  "per is a declaration; it works only while the file is loaded");
}

static void a_count_may_be_written_as_a_table(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "g:log('x')", "built = gain { gold = per { 'wood', factor = 2 } },", true);
    const adit_cards *cards = d.engine->cards;
    const adit_card *hut = &cards->card[adit_cards_find(cards, "hut")];
    const adit_number *gold =
        &cards->amounts[cards->node[hut->built].as.verb.amounts[0]].of[DEMO_GOLD];
    assert_int_equal(gold->kind, ADIT_NUMBER_PER);
    assert_int_equal(gold->value, 2);
    assert_int_equal(gold->query, adit_query_find(&demo_cave, "wood"));
    demo_close(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(formats_take_what_their_letter_says),
        ADIT_TEST(a_format_has_so_many_conversions),
        ADIT_TEST(numbers_are_read_in_every_base),
        ADIT_TEST(texts_joined_have_a_greatest_length),
        ADIT_TEST(effects_are_declared_while_files_are_loaded),
        ADIT_TEST(a_count_may_be_written_as_a_table),
    };

    return ADIT_RUN(tests);
}
