/* test_err.c - messages, and the nearest name to a misspelt one. */
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
    assert_int_equal(adit_while(NULL, "reading"), ADIT_INTERNAL);
}

static void who_knows_more_adds_a_line(void **state)
{
    adit_err err;

    (void)state;
    adit_fail(&err, ADIT_SCRIPT, "a.lua:9: no good is called 'mithril'");
    assert_int_equal(adit_while(&err, "player %d chose '%s'", 2, "dig"), ADIT_SCRIPT);
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
    adit_while(&err, "more");
    assert_int_equal(strlen(err.text), sizeof err.text - 1);
    assert_null(strstr(err.text, "while"));
}

static void a_line_that_does_not_fit_is_cut(void **state)
{
    adit_err err;

    (void)state;
    adit_fail(&err, ADIT_IO, "%4070s", "x");
    adit_while(&err, "%s", "something that is longer than what is left");
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

static const char *const names[] = {"wood", "stone", NULL, "emmer", "gold", "food"};

static const char *name_at(const void *context, int i)
{
    return ((const char *const *)context)[i];
}

static const char *nearest(const char *word)
{
    return adit_nearest(word, 6, name_at, names);
}

static void the_nearest_name_is_found(void **state)
{
    (void)state;
    assert_string_equal(nearest("wod"), "wood");
    assert_string_equal(nearest("stnoe"), "stone"); /* two neighbours swapped count once */
    assert_string_equal(nearest("emer"), "emmer");
    assert_string_equal(nearest("foood"), "food");
    assert_string_equal(nearest("gold"), "gold");
}

/* Whoever shortens a word makes mistakes in it too. */
static void a_misspelt_beginning_is_near_if_nothing_else_is(void **state)
{
    static const char *const commands[] = {"state", "games", "play", "gate_keeper"};

    (void)state;
    assert_string_equal(adit_nearest("gane", 4, name_at, commands), "games");
    assert_string_equal(adit_nearest("plya", 4, name_at, commands), "play");
    assert_string_equal(adit_nearest("gaet", 4, name_at, commands), "gate_keeper");
    assert_null(adit_nearest("gan", 4, name_at, commands));
    assert_null(adit_nearest("rane", 4, name_at, commands));
}

static void of_equally_near_names_the_first_is_taken(void **state)
{
    static const char *const twins[] = {"cat", "bat"};

    (void)state;
    assert_string_equal(adit_nearest("rat", 2, name_at, twins), "cat");
}

static void what_is_far_from_everything_has_no_nearest_name(void **state)
{
    char long_word[200];

    (void)state;
    assert_null(nearest("mithril"));
    assert_null(nearest(""));
    assert_null(nearest("xy"));
    memset(long_word, 'w', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    assert_null(nearest(long_word));
    assert_null(adit_nearest("wood", 0, name_at, names));
}

static void very_long_names_are_never_near(void **state)
{
    char long_word[100];
    char word[80];
    const char *const list[] = {long_word};

    (void)state;
    memset(long_word, 'w', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    memset(word, 'w', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    assert_null(adit_nearest(word, 1, name_at, list));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_failure_has_status_and_words),
        ADIT_TEST(nobody_need_listen),
        ADIT_TEST(who_knows_more_adds_a_line),
        ADIT_TEST(a_full_message_is_left_alone),
        ADIT_TEST(a_line_that_does_not_fit_is_cut),
        ADIT_TEST(every_status_has_name_and_exit_code),
        ADIT_TEST(the_nearest_name_is_found),
        ADIT_TEST(a_misspelt_beginning_is_near_if_nothing_else_is),
        ADIT_TEST(of_equally_near_names_the_first_is_taken),
        ADIT_TEST(what_is_far_from_everything_has_no_nearest_name),
        ADIT_TEST(very_long_names_are_never_near),
    };

    return ADIT_RUN(tests);
}
