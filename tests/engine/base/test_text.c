/* test_text.c - growing and fixed texts, numbers and JSON strings. */
#include "tests/support/adit_cmocka.h"

#include <wchar.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"

static int disarm(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    return 0;
}

static void a_text_grows_as_needed(void **state)
{
    adit_text text = {0};
    adit_err err;

    (void)state;
    for (int i = 0; i < 1000; i++) {
        adit_text_add(&text, "abc");
        adit_text_add_char(&text, 'd');
    }
    assert_int_equal(text.length, 4000);
    assert_int_equal(strlen(text.data), 4000);
    assert_ok(adit_text_status(&text, &err), err);
    adit_text_free(&text);
    assert_null(text.data);
}

static void nothing_added_gives_an_empty_text(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_add_bytes(&text, NULL, 0);
    assert_string_equal(text.data, "");
    adit_text_free(&text);
}

static void expect_number(int64_t number, const char *want)
{
    adit_text text = {0};
    char data[32];
    adit_buffer buffer = adit_buffer_on(data, sizeof data);

    adit_text_add_number(&text, number);
    adit_buffer_add_number(&buffer, number);
    assert_string_equal(text.data, want);
    assert_string_equal(data, want);
    adit_text_free(&text);
}

static void numbers_are_written_to_the_last_digit(void **state)
{
    (void)state;
    expect_number(0, "0");
    expect_number(-1, "-1");
    expect_number(10, "10");
    expect_number(-305, "-305");
    expect_number(INT64_MAX, "9223372036854775807");
    expect_number(INT64_MIN, "-9223372036854775808");
}

static void formats_are_filled_in(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_addf(&text, "%d %s", 7, "rooms");
    adit_text_addf(&text, "%400s", "x");
    assert_int_equal(text.length, 407);
    adit_text_free(&text);
}

static void json_strings_are_escaped(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_add_json(&text, "a\"b\\c\nd\te\x01\x7f");
    assert_string_equal(text.data, "\"a\\\"b\\\\c\\nd\\te\\u0001\\u007f\"");
    adit_text_free(&text);
}

static void json_strings_are_always_utf8(void **state)
{
    static const struct {
        const char *in, *out;
    } rows[] = {
        {"\xc3\xa9", "\"\xc3\xa9\""},                 /* two bytes */
        {"\xe2\x82\xac", "\"\xe2\x82\xac\""},         /* three */
        {"\xf0\x9f\x8e\xb2", "\"\xf0\x9f\x8e\xb2\""}, /* four */
        {"\xc3", "\"\\ufffd\""},                      /* cut off */
        {"\x80", "\"\\ufffd\""},                      /* begins in the middle */
        {"\xc0\xaf", "\"\\ufffd\\ufffd\""},           /* overlong */
        {"\xe0\x80\x80", "\"\\ufffd\\ufffd\\ufffd\""},
        {"\xed\xa0\x80", "\"\\ufffd\\ufffd\\ufffd\""}, /* half of a pair */
        {"\xf0\x80\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""},
        {"\xf4\x90\x80\x80", "\"\\ufffd\\ufffd\\ufffd\\ufffd\""}, /* beyond the last plane */
        {"\xff", "\"\\ufffd\""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        adit_text text = {0};

        adit_text_add_json(&text, rows[i].in);
        assert_string_equal(text.data, rows[i].out);
        adit_text_free(&text);
    }
}

static void a_text_that_cannot_grow_remembers_it(void **state)
{
    adit_text text = {0};
    adit_err err;

    (void)state;
    adit_text_add(&text, "kept");
    adit_memory_fail_at(1, 0);
    adit_text_addf(&text, "%500s", "lost");
    assert_true(text.failed);
    adit_text_add(&text, "also lost");
    assert_string_equal(text.data, "kept");
    assert_fails(adit_text_status(&text, &err), ADIT_NOMEM, "out of memory", err);
    adit_text_free(&text);
    assert_false(text.failed);
}

static void nothing_can_be_added_and_what_cannot_be_written_is_remembered(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_addf(&text, "%s", "");
    assert_false(text.failed);
    assert_string_equal(text.data, "");
    adit_text_addf(&text, "kept %lc", (wint_t)0x7fffffff); /* no character */
    assert_true(text.failed);
    assert_string_equal(text.data, "");
    adit_text_free(&text);
}

static void a_text_longer_than_memory_is_refused(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_add_bytes(&text, "x", SIZE_MAX / 2);
    assert_true(text.failed);
    assert_null(text.data);
}

static void a_buffer_is_cut_at_its_end(void **state)
{
    char data[8];
    adit_buffer buffer = adit_buffer_on(data, sizeof data);

    (void)state;
    assert_string_equal(data, "");
    adit_buffer_add(&buffer, "wood");
    adit_buffer_add(&buffer, "cutter");
    assert_string_equal(data, "woodcut");
    assert_int_equal(buffer.length, 7);
    adit_buffer_add(&buffer, "x");
    adit_buffer_addf(&buffer, "%d", 5);
    assert_string_equal(data, "woodcut");
    assert_int_equal(buffer.length, 7);
}

static void a_buffer_does_not_cut_characters_apart(void **state)
{
    char data[4];
    adit_buffer buffer = adit_buffer_on(data, sizeof data);

    (void)state;
    adit_buffer_add(&buffer, "ab\xc3\xa9");
    assert_string_equal(data, "ab");
}

static void a_format_into_a_buffer_is_cut_too(void **state)
{
    char data[6];
    adit_buffer buffer = adit_buffer_on(data, sizeof data);

    (void)state;
    adit_buffer_addf(&buffer, "%d", 12);
    assert_int_equal(buffer.length, 2);
    adit_buffer_addf(&buffer, "%d", 34567);
    assert_string_equal(data, "12345");
    assert_int_equal(buffer.length, 5);
}

static void a_buffer_of_no_size_stays_empty(void **state)
{
    adit_buffer buffer = adit_buffer_on(NULL, 0);

    (void)state;
    adit_buffer_add(&buffer, "x");
    adit_buffer_add_number(&buffer, 5);
    adit_buffer_addf(&buffer, "%d", 5);
    assert_int_equal(buffer.length, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_text_grows_as_needed),
        ADIT_TEST(nothing_added_gives_an_empty_text),
        ADIT_TEST(numbers_are_written_to_the_last_digit),
        ADIT_TEST(formats_are_filled_in),
        ADIT_TEST(json_strings_are_escaped),
        ADIT_TEST(json_strings_are_always_utf8),
        cmocka_unit_test_teardown(a_text_that_cannot_grow_remembers_it, disarm),
        ADIT_TEST(nothing_can_be_added_and_what_cannot_be_written_is_remembered),
        ADIT_TEST(a_text_longer_than_memory_is_refused),
        ADIT_TEST(a_buffer_is_cut_at_its_end),
        ADIT_TEST(a_buffer_does_not_cut_characters_apart),
        ADIT_TEST(a_format_into_a_buffer_is_cut_too),
        ADIT_TEST(a_buffer_of_no_size_stays_empty),
    };

    return ADIT_RUN(tests);
}
