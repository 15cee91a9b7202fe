/* test_lexer.c - words, signs and tokens in source text, also where the text is cut short. */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <stdlib.h>

#include "bindings/lua/author/lint.h"
#include "bindings/lua/vm/lexer.h"

static size_t word(const char *text, const char *wanted, bool as_field)
{
    return aditl_find_word(text, 0, strlen(text), wanted, as_field);
}

static size_t sign(const char *text, char wanted)
{
    return aditl_find_sign(text, strlen(text), wanted);
}

static void words_are_whole_and_outside_of_comments(void **state)
{
    (void)state;
    assert_int_equal(word("a bc = 1", "bc", false), 2);
    assert_int_equal(word("abc _bc bcd bc", "bc", false), 12);
    assert_int_equal(word("-- bc\nbc", "bc", false), 6);
    assert_int_equal(word("-- bc", "bc", false), 5);
    assert_int_equal(word("a - bc", "bc", false), 4);
    assert_int_equal(word("bc", "", false), 2);
    assert_int_equal(word("b", "bc", false), 1);
}

static int line_of(const char *text, const char *first, const char *second, const char *wanted)
{
    const char *const names[] = {first, second};

    return aditl_find_line(text, strlen(text), 1, 0, names, second == NULL ? 1 : 2, wanted);
}

static void the_line_of_a_field_is_that_of_the_outer_table(void **state)
{
    static const char text[] = "card {\n"
                               "  on = {\n"
                               "    ['gain'] = { by = 'me' },\n"
                               "    gain = { '}' }, -- }\n"
                               "  },\n"
                               "  gain = 1,\n"
                               "  allow = { gain = true },\n"
                               "}\n"
                               "card {\n"
                               "  by = 2\n"
                               "}\n";

    (void)state;
    assert_int_equal(line_of(text, "gain", NULL, ""), 6);
    assert_int_equal(line_of(text, "on", "gain", ""), 3);
    assert_int_equal(line_of(text, "on", "gain", "me"), 3);
    assert_int_equal(line_of(text, "allow", "gain", ""), 7);
    assert_int_equal(line_of(text, "by", NULL, ""), 3); /* the other one is another card's */
    assert_int_equal(line_of(text, "none", "allow", ""), 7);
}

static void fields_are_words_that_get_a_value(void **state)
{
    (void)state;
    assert_int_equal(word("bc, bc == 1, bc = 1", "bc", true), 13);
    assert_int_equal(word("bc, [\"bc\"] = 1", "bc", true), 6);
    assert_int_equal(word("bc, ['bc']\t=1", "bc", true), 6);
    assert_int_equal(word("bc", "bc", true), 2);
    assert_int_equal(word("bc  ", "bc", true), 4);
    assert_int_equal(word("bc =", "bc", true), 4); /* nothing follows: it is cut short */
}

static void signs_are_outside_of_comments_and_strings(void **state)
{
    (void)state;
    assert_int_equal(sign("a { b", '{'), 2);
    assert_int_equal(sign("'{' \"{\\\"{\" [[{]] [==[{]]=]{]==] {", '{'), 32);
    assert_int_equal(sign("-- {\n{", '{'), 5);
    assert_int_equal(sign("--[[ {\n{]] {", '{'), 11);
    assert_int_equal(sign("--[ {\n {", '{'), 7);
    assert_int_equal(sign("a - {", '{'), 4);
    assert_int_equal(sign("t[1] {", '{'), 5);
    assert_true(sign("'{", '{') >= 2);
    assert_int_equal(sign("[=[ { ]]", '{'), 8);
    assert_int_equal(sign("--", '{'), 2);
    assert_int_equal(sign("-", '-'), 0);
}

static size_t blanks(const char *text)
{
    return (size_t)(aditl_after_blanks(text, text + strlen(text)) - text);
}

static size_t token(const char *text)
{
    return (size_t)(aditl_after_token(text, text + strlen(text)) - text);
}

static void tokens_end_where_lua_ends_them(void **state)
{
    (void)state;
    assert_int_equal(blanks(" \n-- x\n  y"), 9);
    assert_int_equal(blanks("--[[ x ]] y"), 10);
    assert_int_equal(blanks("--[=[ ]] ]=] y"), 13);
    assert_int_equal(blanks("--[[ never ends"), 15);
    assert_int_equal(blanks("-- the end"), 10);
    assert_int_equal(blanks("-1"), 0);
    assert_int_equal(blanks("--[x\ny"), 5);
    assert_int_equal(token("word_1 + 2"), 6);
    assert_int_equal(token("+ 2"), 1);
    assert_int_equal(token("'a\\'b' .. c"), 6);
    assert_int_equal(token("\"a\nb"), 3);
    assert_int_equal(token("'never ends"), 11);
    assert_int_equal(token("'\\"), 2);
    assert_int_equal(token("[[a]b]] c"), 7);
    assert_int_equal(token("[==[ ]=] ]==] c"), 13);
    assert_int_equal(token("[=[ never ends ]="), 17);
    assert_int_equal(token("[1]"), 1);
    assert_int_equal(token("[="), 1);
}

static const char rich[] =
    "-- a comment\n--[==[ a long ]] one ]==]\nlocal t, u = {}, \"x\\\"y\"\n"
    "local function f(a, b) if a then return t[u == b] elseif b then return [[ long\n ]] end\n"
    "  repeat b = b & 1 | 2 ~ 3 << 4 >> 5 until b ~= 0 for i = 1, 2 do a = t[i <= (a[1])] end\n"
    "  return t[{ 1 }] or [=[ x ]] ]=] end\n"
    "return card { id = 'lamp', [\"use\"] = function(g, me) return t[me >= 1] end, -- end\n }";

static int told;

static void count_finding(void *context, const char *text)
{
    (void)context;
    (void)text;
    told++;
}

/* Each in memory of its own, so that a sanitizer sees a look beyond its end. */
static void a_text_may_end_anywhere(void **state)
{
    (void)state;
    for (size_t length = 0; length < sizeof rich; length++) {
        char *text = malloc(length + 1);

        assert_non_null(text);
        memcpy(text, rich, length);
        text[length] = '\0';
        told = 0;
        aditl_lint_source("card.lua", text, 50404, count_finding, NULL);
        assert_int_equal(told, 0);

        char *cut = malloc(length + (length == 0));
        assert_non_null(cut);
        memcpy(cut, rich, length);
        assert_in_range(aditl_find_word(cut, 0, length, "use", true), 0, length);
        assert_true(aditl_find_sign(cut, length, '\1') >= length);
        for (const char *at = aditl_after_blanks(cut, cut + length); at < cut + length;
             at = aditl_after_blanks(at, cut + length)) {
            const char *next = aditl_after_token(at, cut + length);

            assert_true(next > at && next <= cut + length);
            at = next;
        }
        free(cut);
        free(text);
    }
}

/* More than the scan keeps is not looked at, and does no harm. */
static void many_names_and_deep_functions_are_read(void **state)
{
    enum { NAMES = 3000, DEPTH = 300 };
    size_t size = NAMES * 16 + DEPTH * 32;
    char *text = calloc(1, size);
    size_t length = 0;

    (void)state;
    assert_non_null(text);
    for (int i = 0; i < NAMES; i++) {
        length += (size_t)snprintf(text + length, size - length, "local n%d ", i);
    }
    for (int i = 0; i < DEPTH; i++) {
        length += (size_t)snprintf(text + length, size - length, "return function(a) ");
    }
    for (int i = 0; i < DEPTH; i++) {
        length += (size_t)snprintf(text + length, size - length, "end ");
    }
    told = 0;
    aditl_lint_source("card.lua", text, 50404, count_finding, NULL);
    assert_int_equal(told, 0);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(words_are_whole_and_outside_of_comments),
        ADIT_TEST(the_line_of_a_field_is_that_of_the_outer_table),
        ADIT_TEST(fields_are_words_that_get_a_value),
        ADIT_TEST(signs_are_outside_of_comments_and_strings),
        ADIT_TEST(tokens_end_where_lua_ends_them),
        ADIT_TEST(a_text_may_end_anywhere),
        ADIT_TEST(many_names_and_deep_functions_are_read),
    };

    return ADIT_RUN(tests);
}
