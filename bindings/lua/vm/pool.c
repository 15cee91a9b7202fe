/* pool.c - lists of small free blocks.
 *
 * With the address sanitizer every block is one of the system's, so that it sees who reads beyond
 * the end.
 */
#include "bindings/lua/vm/pool.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"

#define SLAB ((size_t)8192)
/* What a block that is not small has at least: room for a small one behind the head of a slab. */
#define LEAST_LARGE (ADITL_POOL_MOST + ADITL_POOL_STEP)

#if defined(__SANITIZE_ADDRESS__)
#define HAS_POOL false
#else
#define HAS_POOL true
#endif

static inline bool is_small(size_t size)
{
    return HAS_POOL && size <= ADITL_POOL_MOST;
}

static inline size_t class_of(size_t size)
{
    return (size - 1) / ADITL_POOL_STEP;
}

/* Cuts a block off the newest slab. What was left of the one before is lost: less than a block. */
static void *cut_block(aditl_pool *pool, size_t size)
{
    if (pool->left < size) {
        char *slab = adit_memory_should_fail() ? NULL : malloc(SLAB);

        if (slab == NULL) {
            return NULL;
        }
        *(void **)(void *)slab = pool->slabs;
        pool->slabs = slab;
        pool->at = slab + ADITL_POOL_STEP;
        pool->left = SLAB - ADITL_POOL_STEP;
    }
    void *block = pool->at;

    pool->at += size;
    pool->left -= size;
    return block;
}

static inline void *make_small(aditl_pool *pool, size_t size)
{
    const size_t class = class_of(size);
    void *block = pool->free[class];

    if (block == NULL) {
        return cut_block(pool, (class + 1) * ADITL_POOL_STEP);
    }
    pool->free[class] = *(void **)block;
    return block;
}

void aditl_pool_free(aditl_pool *pool, void *block, size_t size)
{
    if (block == NULL || !is_small(size)) {
        free(block);
        return;
    }
    *(void **)block = pool->free[class_of(size)];
    pool->free[class_of(size)] = block;
}

static size_t large_size(size_t size)
{
    return HAS_POOL && size < LEAST_LARGE ? LEAST_LARGE : size;
}

/* There is no memory to move a block to that shrinks, which Lua relies on. A small one stays; one
 * of the system's becomes a slab with nothing else in it, so that the pool frees it. */
static void *shrink_in_place(aditl_pool *pool, char *block, size_t old, size_t size)
{
    if (is_small(old)) {
        return block;
    }
    memmove(block + ADITL_POOL_STEP, block, size);
    *(void **)(void *)block = pool->slabs;
    pool->slabs = block;
    return block + ADITL_POOL_STEP;
}

/* From one kind of block to the other, or between two small ones. */
static void *move_block(aditl_pool *pool, void *block, size_t old, size_t size)
{
    void *moved = is_small(size) ? make_small(pool, size) : malloc(large_size(size));

    if (moved == NULL && size < old) {
        return shrink_in_place(pool, block, old, size);
    }
    if (moved != NULL && old != 0) {
        memcpy(moved, block, old < size ? old : size);
        aditl_pool_free(pool, block, old);
    }
    return moved;
}

void *aditl_pool_resize(aditl_pool *pool, void *block, size_t old, size_t size)
{
    if (!is_small(size) && (old == 0 || !is_small(old))) {
        void *resized = realloc(block, large_size(size));

        if (resized == NULL && size < old) {
            return block; /* Lua relies on a block being able to shrink */
        }
        return resized;
    }
    if (old != 0 && is_small(old) && is_small(size) && class_of(old) == class_of(size)) {
        return block;
    }
    return move_block(pool, block, old, size);
}

void aditl_pool_close(aditl_pool *pool)
{
    while (pool->slabs != NULL) {
        void *next = *(void **)pool->slabs;

        free(pool->slabs);
        pool->slabs = next;
    }
    memset(pool, 0, sizeof *pool);
}
