/* test_err.c - messages of failures. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/err.h"

static void a_failure_has_status_and_words(void **state)
{
    adit_err err;

    (void)state;
    assert_int_equal(adit_fail(&err, ADIT_ILLEGAL, "needs %d %s", 2, "stone"), ADIT_ILLEGAL);
    assert_int_equal(err.status, ADIT_ILLEGAL);
    assert_string_equal(err.text, "needs 2 stone");
}

static void nobody_need_listen(void **state)
{
    (void)state;
    assert_int_equal(adit_fail(NULL, ADIT_IO, "gone"), ADIT_IO);
    assert_int_equal(adit_err_context(NULL, "reading"), ADIT_INTERNAL);
}

static void who_knows_more_adds_a_line(void **state)
{
    adit_err err;

    (void)state;
    adit_fail(&err, ADIT_SCRIPT, "a.lua:9: no good is called 'mithril'");
    assert_int_equal(adit_err_context(&err, "player %d chose '%s'", 2, "dig"), ADIT_SCRIPT);
    assert_string_equal(err.text,
                        "a.lua:9: no good is called 'mithril'\n  while player 2 chose 'dig'");
}

static void a_full_message_is_left_alone(void **state)
{
    adit_err err;
    char long_text[sizeof err.text + 100];

    (void)state;
    memset(long_text, 'x', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    adit_fail(&err, ADIT_IO, "%s", long_text);
    assert_int_equal(strlen(err.text), sizeof err.text - 1);
    adit_err_context(&err, "more");
    assert_int_equal(strlen(err.text), sizeof err.text - 1);
    assert_null(strstr(err.text, "while"));
}

static void a_line_that_does_not_fit_is_cut(void **state)
{
    adit_err err;

    (void)state;
    adit_fail(&err, ADIT_IO, "%4070s", "x");
    adit_err_context(&err, "%s", "something that is longer than what is left");
    assert_int_equal(strlen(err.text), sizeof err.text - 1);
    assert_contains(err.text, "\n  while something");
}

static void every_status_has_name_and_exit_code(void **state)
{
    (void)state;
    assert_string_equal(adit_status_name(ADIT_OK), "OK");
    assert_string_equal(adit_status_name(ADIT_INTERNAL), "INTERNAL");
    assert_string_equal(adit_status_name((adit_status)99), "UNKNOWN");
    assert_int_equal(adit_status_exit_code(ADIT_OK), 0);
    assert_int_equal(adit_status_exit_code(ADIT_DIFFERS), 1);
    assert_int_equal(adit_status_exit_code(ADIT_IO), 6);
    assert_int_equal(adit_status_exit_code((adit_status)99), 70);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_failure_has_status_and_words),  ADIT_TEST(nobody_need_listen),
        ADIT_TEST(who_knows_more_adds_a_line),      ADIT_TEST(a_full_message_is_left_alone),
        ADIT_TEST(a_line_that_does_not_fit_is_cut), ADIT_TEST(every_status_has_name_and_exit_code),
    };

    return ADIT_RUN(tests);
}
