/* test_parse.c - which texts are whole numbers. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/parse.h"

static void digits_with_a_minus_or_without_are_a_number(void **state)
{
    int64_t n = 0;

    (void)state;
    assert_true(adit_parse_int("42", 0, 100, &n));
    assert_int_equal(n, 42);
    assert_true(adit_parse_int("-7", -10, 10, &n));
    assert_int_equal(n, -7);
    assert_true(adit_parse_int("007", 0, 10, &n));
    assert_int_equal(n, 7);
    assert_true(adit_parse_int("-0", 0, 10, &n));
    assert_int_equal(n, 0);
    assert_true(adit_parse_int("9223372036854775807", INT64_MIN, INT64_MAX, &n));
    assert_true(n == INT64_MAX);
    assert_true(adit_parse_int("-9223372036854775807", INT64_MIN, INT64_MAX, &n));
    assert_true(n == -INT64_MAX);
}

static void everything_else_is_none_and_changes_nothing(void **state)
{
    static const char *const texts[] = {"",
                                        "-",
                                        "+1",
                                        " 1",
                                        "1 ",
                                        "1x",
                                        "0x1",
                                        "1.0",
                                        "--1",
                                        "1e3",
                                        "abc",
                                        "\xd9\xa1",
                                        "9223372036854775808",
                                        "99999999999999999999999"};
    int64_t n = 5;

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        assert_false(adit_parse_int(texts[i], INT64_MIN, INT64_MAX, &n));
        assert_false(adit_parse_exact_int(texts[i], INT64_MIN, INT64_MAX, &n));
    }
    assert_int_equal(n, 5);
}

static void a_number_out_of_range_is_refused(void **state)
{
    int64_t n = 5;

    (void)state;
    assert_false(adit_parse_int("11", -10, 10, &n));
    assert_false(adit_parse_int("-11", -10, 10, &n));
    assert_false(adit_parse_exact_int("0", 1, 10, &n));
    assert_int_equal(n, 5);
    assert_true(adit_parse_int("10", -10, 10, &n));
    assert_true(adit_parse_int("-10", -10, 10, &n));
    assert_int_equal(n, -10);
}

static void exactly_written_there_is_one_form(void **state)
{
    int64_t n = 5;
    uint64_t u = 5;

    (void)state;
    assert_false(adit_parse_exact_int("007", 0, 10, &n));
    assert_false(adit_parse_exact_int("-0", -1, 10, &n));
    assert_false(adit_parse_exact_int("-07", -10, 10, &n));
    assert_false(adit_parse_exact_u64("01", &u));
    assert_false(adit_parse_exact_u64("-1", &u));
    assert_false(adit_parse_exact_u64("", &u));
    assert_false(adit_parse_exact_u64("18446744073709551616", &u));
    assert_int_equal(n, 5);
    assert_int_equal(u, 5);
    assert_true(adit_parse_exact_int("0", 0, 10, &n));
    assert_int_equal(n, 0);
    assert_true(adit_parse_exact_int("-7", -10, 10, &n));
    assert_int_equal(n, -7);
    assert_true(adit_parse_exact_u64("0", &u));
    assert_true(u == 0);
    assert_true(adit_parse_exact_u64("18446744073709551615", &u));
    assert_true(u == UINT64_MAX);
}

static void a_seed_may_be_hexadecimal(void **state)
{
    uint64_t u = 5;

    (void)state;
    assert_false(adit_parse_seed("0x", &u));
    assert_false(adit_parse_seed("ff", &u));
    assert_false(adit_parse_seed("-1", &u));
    assert_false(adit_parse_seed("0x0x1", &u));
    assert_false(adit_parse_seed("0x10000000000000000", &u));
    assert_int_equal(u, 5);
    assert_true(adit_parse_seed("0xffFFffffffffffff", &u));
    assert_true(u == UINT64_MAX);
    assert_true(adit_parse_seed("0X1f", &u));
    assert_int_equal(u, 31);
    assert_true(adit_parse_seed("0042", &u));
    assert_int_equal(u, 42);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(digits_with_a_minus_or_without_are_a_number),
        ADIT_TEST(everything_else_is_none_and_changes_nothing),
        ADIT_TEST(a_number_out_of_range_is_refused),
        ADIT_TEST(exactly_written_there_is_one_form),
        ADIT_TEST(a_seed_may_be_hexadecimal),
    };

    return ADIT_RUN(tests);
}
