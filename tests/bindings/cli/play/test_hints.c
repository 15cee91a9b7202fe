/* test_hints.c - what a hint says about an option: the best, as good, a close call, a clear loss.
 */
#include "tests/support/adit_cmocka.h"

#include "bindings/cli/play/menu.h"

static const adit_hint best = {.index = 0, .points = 2040, .futures = 8};
static const adit_hint as_good = {.index = 1, .is_close = true, .futures = 8};
static const adit_hint close_call = {
    .index = 2, .loss = 130, .error = 70, .is_close = true, .futures = 8};
static const adit_hint clear_loss = {.index = 3, .loss = 500, .error = 60, .futures = 8};

/* What an entry for these options says. */
static void assert_says(const int *options, int count, const char *expected)
{
    adit_hint hints[] = {best, as_good, close_call, clear_loss, {.index = -1}};
    const play_menu menu = {.hint = hints, .option_count = 5};
    char text[64];

    menu_opinion(&menu, options, count, text, sizeof text);
    assert_string_equal(text, expected);
}

static void each_option_says_what_it_loses(void **state)
{
    static const char *const said[] = {"best: 20.4", "as good", "~-1.3 +-0.7", "-5.0 +-0.6", ""};

    (void)state;
    for (int i = 0; i < 5; i++) {
        assert_says(&i, 1, said[i]);
    }
}

static void a_group_says_what_its_best_option_says(void **state)
{
    (void)state;
    assert_says((int[]){3, 2}, 2, "~-1.3 +-0.7");
    assert_says((int[]){1, 0}, 2, "best: 20.4");
    assert_says((int[]){4, 3}, 2, "-5.0 +-0.6");
}

static void nothing_is_said_if_nobody_asked(void **state)
{
    const play_menu menu = {.option_count = 1};
    char text[64] = "before";

    (void)state;
    menu_opinion(&menu, (int[]){0}, 1, text, sizeof text);
    assert_string_equal(text, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_option_says_what_it_loses),
        cmocka_unit_test(a_group_says_what_its_best_option_says),
        cmocka_unit_test(nothing_is_said_if_nobody_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
