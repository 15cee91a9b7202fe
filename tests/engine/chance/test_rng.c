/* test_rng.c - the generator gives its published numbers, and no number is likelier. */
#include "tests/support/adit_cmocka.h"

#include "engine/chance/rng.h"

static void expect_block(const uint32_t counter[4], const uint32_t key[2], const uint32_t want[4])
{
    uint32_t out[4];

    adit_philox(counter, key, out);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(out[i], want[i]);
    }
}

static void the_published_vectors_come_out(void **state)
{
    (void)state;
    expect_block((uint32_t[4]){0}, (uint32_t[2]){0},
                 (uint32_t[4]){0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    expect_block((uint32_t[4]){0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
                 (uint32_t[2]){0xffffffff, 0xffffffff},
                 (uint32_t[4]){0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
    expect_block((uint32_t[4]){0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
                 (uint32_t[2]){0xa4093822, 0x299f31d0},
                 (uint32_t[4]){0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

static void a_seed_is_the_key_and_nothing_was_drawn(void **state)
{
    adit_rng rng;

    (void)state;
    memset(&rng, 0xAA, sizeof rng);
    adit_rng_begin(&rng, ADIT_FOR_GAME, UINT64_C(0x0123456789abcdef), 0);
    assert_int_equal(rng.key[0], 0x89abcdef);
    assert_int_equal(rng.key[1], 0x01234567);
    for (int i = 0; i < ADIT_MAX_STREAMS; i++) {
        assert_int_equal(rng.counter[i], 0);
    }
}

static void the_same_seed_draws_the_same(void **state)
{
    adit_rng a;
    adit_rng b;

    (void)state;
    adit_rng_begin(&a, ADIT_FOR_GAME, 42, 0);
    adit_rng_begin(&b, ADIT_FOR_GAME, 42, 0);
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(adit_rng_below(&a, 3, 52), adit_rng_below(&b, 3, 52));
    }
}

static void streams_do_not_disturb_each_other(void **state)
{
    adit_rng alone;
    adit_rng mixed;

    (void)state;
    adit_rng_begin(&alone, ADIT_FOR_GAME, 9, 0);
    adit_rng_begin(&mixed, ADIT_FOR_GAME, 9, 0);
    for (int i = 0; i < 100; i++) {
        (void)adit_rng_below(&mixed, 1, 6);
        (void)adit_rng_below(&mixed, 15, 2);
        assert_int_equal(adit_rng_below(&alone, 0, 1000), adit_rng_below(&mixed, 0, 1000));
    }
}

static void each_draw_counts_once_whatever_the_tries(void **state)
{
    adit_rng rng;

    (void)state;
    adit_rng_begin(&rng, ADIT_FOR_GAME, 1, 0);
    /* A quarter of the numbers is refused below 3 * 2^30, and drawn again. */
    for (uint32_t i = 1; i <= 200; i++) {
        (void)adit_rng_below(&rng, 2, UINT32_C(0x60000000));
        assert_int_equal(rng.counter[2], i);
    }
}

static void limits_of_the_range_hold(void **state)
{
    adit_rng rng;

    (void)state;
    adit_rng_begin(&rng, ADIT_FOR_GAME, 5, 0);
    for (int i = 0; i < 100; i++) {
        assert_int_equal(adit_rng_below(&rng, 0, 1), 0);
        assert_true(adit_rng_below(&rng, 0, UINT32_C(0x80000000)) < UINT32_C(0x80000000));
        assert_true(adit_rng_below(&rng, 0, 7) < 7);
    }
}

static void all_numbers_are_about_equally_likely(void **state)
{
    enum { SIDES = 6, ROLLS = 60000 };
    adit_rng rng;
    int count[SIDES] = {0};

    (void)state;
    adit_rng_begin(&rng, ADIT_FOR_GAME, 2024, 0);
    for (int i = 0; i < ROLLS; i++) {
        count[adit_rng_below(&rng, 4, SIDES)]++;
    }
    for (int i = 0; i < SIDES; i++) {
        assert_in_range(count[i], ROLLS / SIDES - 500, ROLLS / SIDES + 500);
    }
}

static void large_ranges_are_not_lopsided(void **state)
{
    enum { ROLLS = 30000 };
    const uint32_t n = UINT32_C(0x60000000); /* three thirds of equal size */
    adit_rng rng;
    int count[3] = {0};

    (void)state;
    adit_rng_begin(&rng, ADIT_FOR_GAME, 7, 0);
    for (int i = 0; i < ROLLS; i++) {
        count[adit_rng_below(&rng, 0, n) / (n / 3)]++;
    }
    for (int i = 0; i < 3; i++) {
        assert_in_range(count[i], ROLLS / 3 - 400, ROLLS / 3 + 400);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_published_vectors_come_out),
        ADIT_TEST(a_seed_is_the_key_and_nothing_was_drawn),
        ADIT_TEST(the_same_seed_draws_the_same),
        ADIT_TEST(streams_do_not_disturb_each_other),
        ADIT_TEST(each_draw_counts_once_whatever_the_tries),
        ADIT_TEST(limits_of_the_range_hold),
        ADIT_TEST(all_numbers_are_about_equally_likely),
        ADIT_TEST(large_ranges_are_not_lopsided),
    };

    return ADIT_RUN(tests);
}
