/* pool.c - lists of small free blocks, and the meter before them.
 *
 * The allocator of a Lua state refuses what goes over a cap and remembers why it refused, so that a
 * greedy script (ADIT_LIMIT) is not mistaken for a full machine (ADIT_NOMEM). Most of what a script
 * allocates are small blocks that another one has just freed: they take the shortest way.
 *
 * With the address sanitizer every block is one of the system's, so that it sees who reads beyond
 * the end.
 */
#include "bindings/lua/vm/pool.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/lua/vm/vm.h"
#include "engine/base/memory.h"

#define KB ((size_t)1024)
#define SMALL_BLOCK (2 * KB)
#define DEEP_STACK (16 * KB) /* values of 16 bytes each */
#define SLAB (8 * KB)
/* What a block that is not small has at least: room for a small one behind the head of a slab. */
#define LEAST_LARGE (ADITL_POOL_MOST + ADITL_POOL_STEP)

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
    void *block = aditl_pool_take(pool, size);

    return block != NULL ? block : cut_block(pool, (aditl_pool_class(size) + 1) * ADITL_POOL_STEP);
}

void aditl_pool_free(aditl_pool *pool, void *block, size_t size)
{
    if (block == NULL || !aditl_pool_is_small(size)) {
        free(block);
        return;
    }
    aditl_pool_give(pool, block, size);
}

static size_t large_size(size_t size)
{
    return ADITL_HAS_POOL && size < LEAST_LARGE ? LEAST_LARGE : size;
}

/* There is no memory to move a block to that shrinks, which Lua relies on. A small one stays; one
 * of the system's becomes a slab with nothing else in it, so that the pool frees it. */
static void *shrink_in_place(aditl_pool *pool, char *block, size_t old, size_t size)
{
    if (aditl_pool_is_small(old)) {
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
    void *moved = aditl_pool_is_small(size) ? make_small(pool, size) : malloc(large_size(size));

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
    if (!aditl_pool_is_small(size) && (old == 0 || !aditl_pool_is_small(old))) {
        void *resized = realloc(block, large_size(size));

        if (resized == NULL && size < old) {
            return block; /* Lua relies on a block being able to shrink */
        }
        return resized;
    }
    if (old != 0 && aditl_pool_is_small(old) && aditl_pool_is_small(size) &&
        aditl_pool_class(old) == aditl_pool_class(size)) {
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

/* ---- The meter ---- */

/* Whether `size` bytes in place of `old` ones keep to the caps. */
static bool is_within_caps(aditl_vm *vm, size_t old, size_t size)
{
    if (size > vm->limits.block || size - old > vm->limits.live - vm->live_bytes) {
        return false;
    }
    if (size > vm->limits.total - vm->total_bytes) {
        /* A collection cannot help against this one, so the script ends here. */
        vm->is_dead = true;
        vm->dead_why = "allocated too much memory in one run";
        return false;
    }
    return true;
}

static int size_class(size_t size)
{
    int class = 0;

    for (size /= SMALL_BLOCK; size > 0 && class < ADITL_SIZE_CLASSES - 1; size /= 2) {
        class ++;
    }
    return class;
}

static void count_block(aditl_vm *vm, size_t size, int change)
{
    if (size >= SMALL_BLOCK) {
        vm->blocks[size_class(size)] += change;
        vm->may_be_deep |= size >= DEEP_STACK;
    }
}

/* A block of `old` bytes has `size` bytes now. Those that are small are not worth counting. */
static inline void recount_block(aditl_vm *vm, size_t old, size_t size)
{
    if ((old | size) >= SMALL_BLOCK) {
        count_block(vm, old, -1);
        count_block(vm, size, 1);
    }
}

void aditl_vm_started(aditl_vm *vm)
{
    memcpy(vm->blocks_at_start, vm->blocks, sizeof vm->blocks);
}

size_t aditl_largest_block(const aditl_vm *vm)
{
    int class = ADITL_SIZE_CLASSES - 1;

    while (class > 0 && vm->blocks[class] <= vm->blocks_at_start[class]) {
        class --;
    }
    return SMALL_BLOCK << class;
}

/* Anything but the small blocks that live for some microseconds. */
static __attribute__((noinline)) void *resize_block(aditl_vm *vm, void *block, size_t old,
                                                    size_t size)
{
    const bool is_text = block == NULL && old == LUA_TSTRING;
    void *fresh;

    old = block == NULL ? 0 : old; /* Lua then passes the kind of object instead */
    if (size == 0) {
        aditl_pool_free(&vm->pool, block, old);
        recount_block(vm, old, 0);
        vm->live_bytes -= old;
        return NULL;
    }
    /* Shrinking is never refused: Lua relies on it. */
    if (size > old) {
        if (vm->live_bytes > vm->limits.live || vm->total_bytes > vm->limits.total ||
            (is_text && size > vm->limits.text) || !is_within_caps(vm, old, size)) {
            vm->refused = ADITL_REFUSED_BY_LIMIT;
            return NULL;
        }
        if (adit_memory_should_fail()) {
            vm->refused = ADITL_REFUSED_BY_SYSTEM;
            return NULL;
        }
    }
    fresh = aditl_pool_resize(&vm->pool, block, old, size);
    if (fresh == NULL) {
        adit_memory_was_short();
        vm->refused = ADITL_REFUSED_BY_SYSTEM;
        return NULL;
    }
    vm->longest_text = is_text && size > vm->longest_text ? size : vm->longest_text;
    recount_block(vm, old, size);
    vm->live_bytes += size - old; /* wraps the right way when it shrinks */
    vm->total_bytes += size > old ? size : 0;
    return fresh;
}

/* Whether a block of the pool will do. It keeps to the caps of one block and of a text, so that
 * only the sums are left to look at. */
static inline bool is_at_hand(const aditl_vm *vm, size_t size)
{
    return size != 0 && aditl_pool_is_small(size) &&
           vm->pool.free[aditl_pool_class(size)] != NULL &&
           vm->live_bytes + size <= vm->limits.live && vm->total_bytes + size <= vm->limits.total;
}

void *aditl_allocate(void *context, void *block, size_t old, size_t size)
{
    aditl_vm *vm = context;

    if (block != NULL && size == 0 && aditl_pool_is_small(old)) {
        aditl_pool_give(&vm->pool, block, old);
        vm->live_bytes -= old;
        return NULL;
    }
    if (block != NULL || !is_at_hand(vm, size)) {
        return resize_block(vm, block, old, size);
    }
    if (adit_memory_should_fail()) {
        vm->refused = ADITL_REFUSED_BY_SYSTEM;
        return NULL;
    }
    vm->live_bytes += size;
    vm->total_bytes += size;
    return aditl_pool_take(&vm->pool, size);
}
