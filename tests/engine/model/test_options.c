/* test_options.c - lists of options, and the reasons for what is not in them. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/model/options.h"

static adit_options options;

static int stop(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    adit_options_free(&options);
    return 0;
}

static adit_option option(int a)
{
    return (adit_option){.what = ADIT_OPT_GAME, .a = (int16_t)a};
}

static void options_keep_their_order(void **state)
{
    (void)state;
    adit_options_clear(&options, 0, false);
    assert_true(adit_offer(&options, option(3)));
    assert_true(adit_offer(&options, option(1)));
    assert_int_equal(options.count, 2);
    assert_int_equal(adit_options_find(&options, option(1)), 1);
    assert_int_equal(adit_options_find(&options, option(2)), -1);
}

static void a_builder_is_stopped_at_the_limit(void **state)
{
    (void)state;
    adit_options_clear(&options, 2, false);
    assert_true(adit_offer(&options, option(1)));
    assert_false(adit_offer(&options, option(2)));
    assert_false(options.overflow);
}

static void too_many_options_are_noticed(void **state)
{
    (void)state;
    adit_options_clear(&options, ADIT_MAX_OPTIONS + 5, false);
    for (int i = 0; i < ADIT_MAX_OPTIONS; i++) {
        assert_true(adit_offer(&options, option(i)));
    }
    assert_false(options.overflow);
    assert_false(adit_offer(&options, option(0)));
    assert_true(options.overflow);
    assert_int_equal(options.count, ADIT_MAX_OPTIONS);
    adit_options_clear(&options, 0, false);
    assert_false(options.overflow);
}

static bool has_stone(int stone, adit_why *why)
{
    return stone >= 2 || adit_refuse(why, "needs 2 stone, has %d", stone);
}

static void reasons_are_kept_when_wanted(void **state)
{
    (void)state;
    adit_options_clear(&options, 0, true);
    assert_true(adit_offer_if(&options, option(1), has_stone(1, adit_why_of(&options))));
    assert_true(adit_offer_if(&options, option(2), has_stone(2, adit_why_of(&options))));
    assert_true(adit_offer_if(&options, option(3), false));
    assert_int_equal(options.count, 1);
    assert_int_equal(options.refused_count, 2);
    assert_string_equal(options.reasons.data + options.refused[0].text, "needs 2 stone, has 1");
    /* The reason of the option before is not taken for this one's. */
    (void)adit_why_of(&options);
    assert_true(adit_offer_if(&options, option(4), false));
    assert_string_equal(options.reasons.data + options.refused[2].text,
                        "not possible at the moment");
    assert_true(adit_option_equal(options.refused[0].option, option(1)));
}

static void reasons_cost_nothing_when_nobody_asks(void **state)
{
    (void)state;
    adit_options_clear(&options, 0, false);
    assert_null(adit_why_of(&options));
    assert_true(adit_offer_if(&options, option(1), has_stone(1, adit_why_of(&options))));
    assert_int_equal(options.refused_count, 0);
    assert_int_equal(options.reasons.length, 0);
}

static void an_option_can_be_taken_out_again(void **state)
{
    (void)state;
    adit_options_clear(&options, 0, true);
    for (int i = 0; i < 4; i++) {
        (void)adit_offer(&options, option(i));
    }
    adit_options_refuse(&options, 1, "leads nowhere");
    adit_options_refuse(&options, 2, NULL);
    assert_int_equal(options.count, 2);
    assert_int_equal(options.item[0].a, 0);
    assert_int_equal(options.item[1].a, 2);
    assert_string_equal(options.reasons.data + options.refused[0].text, "leads nowhere");
    assert_string_equal(options.reasons.data + options.refused[1].text,
                        "not possible at the moment");
}

static void a_reason_that_finds_no_memory_is_left_out(void **state)
{
    (void)state;
    adit_options_free(&options);
    adit_options_clear(&options, 0, true);
    adit_memory_fail_at(1, -1);
    assert_true(adit_offer_if(&options, option(1), false));
    assert_int_equal(options.refused_count, 0);
}

static void words_have_a_hash_of_their_own(void **state)
{
    adit_option keep = adit_option_with_hash(ADIT_OPT_WORD, 0, "keep", 4);
    adit_option trade = adit_option_with_hash(ADIT_OPT_WORD, 0, "trade", 5);

    (void)state;
    assert_int_equal(keep.what, ADIT_OPT_WORD);
    assert_false(adit_option_equal(keep, trade));
    assert_true(adit_option_equal(keep, adit_option_with_hash(ADIT_OPT_WORD, 0, "keep", 4)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(options_keep_their_order, stop),
        cmocka_unit_test_teardown(a_builder_is_stopped_at_the_limit, stop),
        cmocka_unit_test_teardown(too_many_options_are_noticed, stop),
        cmocka_unit_test_teardown(reasons_are_kept_when_wanted, stop),
        cmocka_unit_test_teardown(reasons_cost_nothing_when_nobody_asks, stop),
        cmocka_unit_test_teardown(an_option_can_be_taken_out_again, stop),
        cmocka_unit_test_teardown(a_reason_that_finds_no_memory_is_left_out, stop),
        cmocka_unit_test_teardown(words_have_a_hash_of_their_own, stop),
    };

    return ADIT_RUN(tests);
}
