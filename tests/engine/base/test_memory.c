/* test_memory.c - allocations fail when a test wants them to, and only then. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"

static int disarm(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    return 0;
}

static void memory_is_zeroed(void **state)
{
    unsigned char *block = adit_alloc(64);

    (void)state;
    for (int i = 0; i < 64; i++) {
        assert_int_equal(block[i], 0);
    }
    adit_free(block);
}

static void nothing_is_a_block_too(void **state)
{
    void *block = adit_alloc(0);

    (void)state;
    assert_non_null(block);
    block = adit_realloc(block, 0);
    assert_non_null(block);
    adit_free(block);
    adit_free(NULL);
}

static void a_string_is_copied(void **state)
{
    char *copy = adit_strdup("adit");

    (void)state;
    assert_string_equal(copy, "adit");
    adit_free(copy);
    copy = adit_strdup("");
    assert_string_equal(copy, "");
    adit_free(copy);
}

static void the_nth_allocation_fails_once(void **state)
{
    void *first;
    void *third;

    (void)state;
    adit_memory_fail_at(2, 0);
    first = adit_alloc(1);
    assert_non_null(first);
    assert_null(adit_alloc(1));
    third = adit_alloc(1);
    assert_non_null(third);
    assert_int_equal(adit_memory_fail_at(0, 0), 3);
    adit_free(first);
    adit_free(third);
}

static void further_allocations_fail_as_told(void **state)
{
    void *fourth;

    (void)state;
    adit_memory_fail_at(1, 2);
    assert_null(adit_alloc(1));
    assert_null(adit_strdup("x"));
    assert_null(adit_realloc(NULL, 8));
    fourth = adit_alloc(1);
    assert_non_null(fourth);
    adit_free(fourth);
}

static void all_further_allocations_fail_with_minus_one(void **state)
{
    (void)state;
    adit_memory_fail_at(1, -1);
    for (int i = 0; i < 50; i++) {
        assert_null(adit_alloc(1));
    }
    assert_int_equal(adit_memory_should_fail(), 1);
}

static void a_failed_realloc_keeps_the_old_block(void **state)
{
    char *block = adit_strdup("old");

    (void)state;
    adit_memory_fail_at(1, 0);
    assert_null(adit_realloc(block, 1000));
    assert_string_equal(block, "old");
    adit_free(block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(memory_is_zeroed, disarm),
        cmocka_unit_test_teardown(nothing_is_a_block_too, disarm),
        cmocka_unit_test_teardown(a_string_is_copied, disarm),
        cmocka_unit_test_teardown(the_nth_allocation_fails_once, disarm),
        cmocka_unit_test_teardown(further_allocations_fail_as_told, disarm),
        cmocka_unit_test_teardown(all_further_allocations_fail_with_minus_one, disarm),
        cmocka_unit_test_teardown(a_failed_realloc_keeps_the_old_block, disarm),
    };

    return ADIT_RUN(tests);
}
