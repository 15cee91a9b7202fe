/* test_names.c - the nearest name to a misspelt one, and how it is suggested. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/names.h"

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

static void a_near_name_is_suggested(void **state)
{
    (void)state;
    assert_string_equal(adit_did_you_mean("wood", "; see there").text, "; did you mean 'wood'?");
    assert_string_equal(adit_did_you_mean(NULL, "; see there").text, "; see there");
    assert_string_equal(adit_did_you_mean(NULL, "").text, "");
}

static void a_suggestion_has_one_line_and_is_cut(void **state)
{
    char long_name[400];

    (void)state;
    memset(long_name, 'w', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    assert_int_equal(strlen(adit_did_you_mean(long_name, "").text),
                     sizeof((adit_suggestion *)NULL)->text - 1);
    assert_string_equal(adit_did_you_mean("a\nb", "").text, "; did you mean 'a?b'?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_nearest_name_is_found),
        ADIT_TEST(a_misspelt_beginning_is_near_if_nothing_else_is),
        ADIT_TEST(of_equally_near_names_the_first_is_taken),
        ADIT_TEST(what_is_far_from_everything_has_no_nearest_name),
        ADIT_TEST(very_long_names_are_never_near),
        ADIT_TEST(a_near_name_is_suggested),
        ADIT_TEST(a_suggestion_has_one_line_and_is_cut),
    };

    return ADIT_RUN(tests);
}
