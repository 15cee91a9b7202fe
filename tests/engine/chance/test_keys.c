/* test_keys.c - keys of chance: the published numbers, and that no key or stream tells another. */
#include "tests/support/adit_cmocka.h"

#include <stdlib.h>
#include <string.h>

#include "engine/chance/rng.h"

enum { SEEDS = 400, SEATS = 4, DRAWS = 8, SIDES = 6 };

/* Seeds as people type them and as the system draws them. */
static uint64_t seed_at(int i)
{
    return i % 2 == 0 ? (uint64_t)i / 2 : adit_key(ADIT_FOR_SERIES, 2024, 0, (uint64_t)i);
}

/* ---- The function ---- */

static void siphash_gives_its_published_numbers(void **state)
{
    /* Key 00 01 .. 0f, inputs 00 01 .. of each length: from the paper and the authors' list. */
    static const struct {
        size_t length;
        uint64_t want;
    } rows[] = {
        {0, UINT64_C(0x726fdb47dd0e0e31)}, {1, UINT64_C(0x74f839c593dc67fd)},
        {2, UINT64_C(0x0d6c8009d9a94f5a)}, {3, UINT64_C(0x85676696d7fb7e2d)},
        {4, UINT64_C(0xcf2794e0277187b7)}, {5, UINT64_C(0x18765564cd99a68d)},
        {6, UINT64_C(0xcbc9466e58fee3ce)}, {7, UINT64_C(0xab0200f58b01d137)},
        {8, UINT64_C(0x93f5f5799a932462)}, {15, UINT64_C(0xa129ca6149be45e5)},
    };
    const uint64_t key[2] = {UINT64_C(0x0706050403020100), UINT64_C(0x0f0e0d0c0b0a0908)};
    unsigned char bytes[16];

    (void)state;
    for (int i = 0; i < 16; i++) {
        bytes[i] = (unsigned char)i;
    }
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_true(adit_siphash(key, bytes, rows[i].length) == rows[i].want);
    }
}

/* ---- The table ---- */

static const struct {
    const char *word;
    adit_key_way way;
} purpose_rows[] = {
#define PURPOSE(id, word, way, text) {word, ADIT_KEY_IS_##way},
    ADIT_PURPOSE_MAP(PURPOSE)
#undef PURPOSE
};

static void words_of_purposes_differ_and_fit(void **state)
{
    (void)state;
    for (int a = 0; a < ADIT_PURPOSES; a++) {
        size_t length = strlen(purpose_rows[a].word);

        assert_in_range(length, 1, 8);
        for (int b = 0; b < a; b++) {
            assert_string_not_equal(purpose_rows[a].word, purpose_rows[b].word);
        }
    }
}

/* Recorded games, series and the checksums of `adit bench` rest on these. */
static void keys_that_results_rest_on_stay_as_they_are(void **state)
{
    (void)state;
    assert_true(adit_key(ADIT_FOR_GAME, UINT64_MAX - 5, 3, 7) == UINT64_MAX - 5);
    assert_true(adit_series_seed(1, 0) == UINT64_C(1147802673521211536));
    assert_true(adit_series_seed(1, 1) == UINT64_C(5960932263490763266));
    assert_true(adit_key(ADIT_FOR_PLAYER, 1, 1, 0) == UINT64_C(0x910a2dec89025cc2));
    assert_true(adit_key(ADIT_FOR_PLAYER, 1, 2, 0) == UINT64_C(0x910a2dec89025cc3));
}

/* What a script or another process may find out is only ever the output of the one-way function,
 * and only C that shows no number of its own goes without. */
static void keys_of_scripts_and_searches_are_hashed(void **state)
{
    static const adit_purpose hashed[] = {ADIT_FOR_SEARCH, ADIT_FOR_SECRETS, ADIT_FOR_BOT,
                                          ADIT_FOR_SCRIPT};

    (void)state;
    for (size_t i = 0; i < sizeof hashed / sizeof hashed[0]; i++) {
        assert_int_equal(purpose_rows[hashed[i]].way, ADIT_KEY_IS_HASHED);
    }
}

static void a_hashed_key_depends_on_all_that_goes_into_it(void **state)
{
    const uint64_t base = adit_key(ADIT_FOR_SEARCH, 5, 1, 2);

    (void)state;
    assert_true(base == adit_key(ADIT_FOR_SEARCH, 5, 1, 2));
    assert_true(base != adit_key(ADIT_FOR_BOT, 5, 1, 2));
    assert_true(base != adit_key(ADIT_FOR_SEARCH, 5, 2, 2));
    assert_true(base != adit_key(ADIT_FOR_SEARCH, 5, 1, 3));
    for (int bit = 0; bit < 64; bit++) {
        assert_true(base != adit_key(ADIT_FOR_SEARCH, 5 ^ UINT64_C(1) << bit, 1, 2));
    }
}

static void a_bots_own_seed_can_be_held_by_every_language(void **state)
{
    (void)state;
    for (int i = 0; i < SEEDS; i++) {
        assert_true(adit_bot_seed(seed_at(i), 1 + i % SEATS) < UINT64_C(1) << 48);
    }
    assert_true(adit_bot_seed(7, 1) != adit_bot_seed(7, 2));
    assert_true(adit_bot_seed(7, 1) != adit_bot_seed(8, 1));
}

/* ---- No key tells another ---- */

static int by_size(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

static void no_two_keys_are_the_same(void **state)
{
    static uint64_t keys[ADIT_PURPOSES * SEEDS * SEATS];
    int count = 0;

    (void)state;
    for (int i = 0; i < SEEDS; i++) {
        for (int purpose = 0; purpose < ADIT_PURPOSES; purpose++) {
            /* Without a seat or a number in them these have one key for a seed. */
            const bool has_seats =
                purpose != ADIT_FOR_GAME && purpose_rows[purpose].way != ADIT_KEY_IS_BLOCK;
            for (int seat = 1; seat <= (has_seats ? SEATS : 1); seat++) {
                keys[count++] = adit_key((adit_purpose)purpose, seed_at(i), seat, 0);
            }
        }
    }
    qsort(keys, (size_t)count, sizeof keys[0], by_size);
    for (int i = 1; i < count; i++) {
        assert_true(keys[i] != keys[i - 1]);
    }
}

/* How often the draws of one stream are those of another, over many seeds; in 1/1000. */
static int agreement(adit_purpose a, int a_seat, adit_purpose b, int b_seat, int a_stream,
                     int b_stream)
{
    int same = 0;

    for (int i = 0; i < SEEDS; i++) {
        adit_rng one, other;

        adit_rng_begin(&one, a, seed_at(i), a_seat);
        adit_rng_begin(&other, b, seed_at(i), b_seat);
        for (int n = 0; n < DRAWS; n++) {
            same +=
                adit_rng_below(&one, a_stream, SIDES) == adit_rng_below(&other, b_stream, SIDES);
        }
    }
    return same * 1000 / (SEEDS * DRAWS);
}

/* 3200 draws of one in six: 167 of 1000 by chance, and one standard deviation is 6.6. */
static void assert_by_chance(int agreement)
{
    assert_in_range(agreement, 167 - 33, 167 + 33);
}

static void draws_for_one_purpose_do_not_foretell_those_for_another(void **state)
{
    (void)state;
    for (int a = 0; a < ADIT_PURPOSES; a++) {
        for (int b = 0; b < a; b++) {
            for (int stream = 0; stream < ADIT_MAX_STREAMS; stream++) {
                assert_by_chance(agreement((adit_purpose)a, 2, (adit_purpose)b, 2, 0, stream));
                assert_by_chance(agreement((adit_purpose)a, 2, (adit_purpose)b, 1, stream, 0));
            }
        }
    }
}

static void draws_of_one_seat_do_not_foretell_those_of_another(void **state)
{
    static const adit_purpose purposes[] = {ADIT_FOR_PLAYER, ADIT_FOR_SEARCH, ADIT_FOR_BOT,
                                            ADIT_FOR_SCRIPT};

    (void)state;
    for (size_t i = 0; i < sizeof purposes / sizeof purposes[0]; i++) {
        for (int seat = 2; seat <= SEATS; seat++) {
            assert_by_chance(agreement(purposes[i], 1, purposes[i], seat, 0, 0));
        }
    }
}

/* The measure itself: with one key it finds out. */
static void the_same_key_would_be_noticed(void **state)
{
    (void)state;
    assert_int_equal(agreement(ADIT_FOR_GAME, 0, ADIT_FOR_GAME, 2, 1, 1), 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(siphash_gives_its_published_numbers),
        cmocka_unit_test(words_of_purposes_differ_and_fit),
        cmocka_unit_test(keys_that_results_rest_on_stay_as_they_are),
        cmocka_unit_test(keys_of_scripts_and_searches_are_hashed),
        cmocka_unit_test(a_hashed_key_depends_on_all_that_goes_into_it),
        cmocka_unit_test(a_bots_own_seed_can_be_held_by_every_language),
        cmocka_unit_test(no_two_keys_are_the_same),
        cmocka_unit_test(draws_for_one_purpose_do_not_foretell_those_for_another),
        cmocka_unit_test(draws_of_one_seat_do_not_foretell_those_of_another),
        cmocka_unit_test(the_same_key_would_be_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
