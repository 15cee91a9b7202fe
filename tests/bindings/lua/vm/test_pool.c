/* test_pool.c - small blocks of a Lua state: what was written stays, whatever becomes of others.
 *
 * With the address sanitizer the library has no pool, so it is compiled here once more. */
#include "tests/support/adit_cmocka.h"

#define ADITL_TEST_POOL
#include "bindings/lua/vm/pool.c" /* NOLINT(bugprone-suspicious-include) */

#include <string.h>

#include "engine/base/memory.h"

#define BLOCKS 200
#define MOST 400

static void fill(unsigned char *block, size_t from, size_t size, int i)
{
    for (size_t k = from; k < size; k++) {
        block[k] = (unsigned char)(i * 31 + (int)k);
    }
}

static void check(const unsigned char *block, size_t size, int i)
{
    for (size_t k = 0; k < size; k++) {
        assert_int_equal(block[k], (unsigned char)(i * 31 + (int)k));
    }
}

static void blocks_keep_what_is_in_them_whatever_size_they_get(void **state)
{
    static unsigned char *block[BLOCKS];
    static size_t size[BLOCKS];
    aditl_pool pool = {.left = 0};
    unsigned seed = 1;

    (void)state;
    memset(block, 0, sizeof block);
    memset(size, 0, sizeof size);
    for (int step = 0; step < 20000; step++) {
        seed = seed * 1664525u + 1013904223u;
        const int i = (int)(seed >> 16) % BLOCKS;
        const size_t now = (seed >> 4) % MOST, kept = now < size[i] ? now : size[i];
        if (now == 0) {
            aditl_pool_free(&pool, block[i], size[i]);
            block[i] = NULL;
        } else {
            block[i] = aditl_pool_resize(&pool, block[i], size[i], now);
            assert_non_null(block[i]);
            assert_int_equal((uintptr_t)block[i] % ADITL_POOL_STEP, 0);
            check(block[i], kept, i);
            fill(block[i], kept, now, i);
        }
        size[i] = now;
    }
    for (int i = 0; i < BLOCKS; i++) {
        check(block[i], size[i], i);
        aditl_pool_free(&pool, block[i], size[i]);
    }
    aditl_pool_close(&pool);
    assert_null(pool.slabs);
}

/* Whatever lies in the pool is freed with it, which the leak checks of the builds show. */
static void a_block_shrinks_where_it_is_when_memory_is_out(void **state)
{
    static const size_t sizes[] = {400, 144, 130, 129, 128, 113, 112, 17, 16, 1};
    const size_t count = sizeof sizes / sizeof *sizes;

    (void)state;
    for (size_t from = 0; from < count; from++) {
        for (size_t to = from; to < count; to++) {
            aditl_pool pool = {.left = 0};
            unsigned char *block = aditl_pool_resize(&pool, NULL, 0, sizes[from]);

            assert_non_null(block);
            fill(block, 0, sizes[from], 7);
            (void)adit_memory_fail_at(1, -1);
            for (size_t i = from; i < to; i++) {
                block = aditl_pool_resize(&pool, block, sizes[i], sizes[i + 1]);
                assert_non_null(block);
                assert_int_equal((uintptr_t)block % ADITL_POOL_STEP, 0);
                check(block, sizes[i + 1], 7);
            }
            (void)adit_memory_fail_at(0, 0);
            aditl_pool_free(&pool, block, sizes[to]);
            aditl_pool_close(&pool);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(blocks_keep_what_is_in_them_whatever_size_they_get),
        ADIT_TEST(a_block_shrinks_where_it_is_when_memory_is_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
