/* pool.h - where a Lua state keeps its small objects.
 *
 * Functions of cards make tables that live for some microseconds. A block of the system's allocator
 * costs more than most of what they do, so small blocks are cut from larger ones and kept in lists
 * by their size. The pool counts nothing and refuses nothing: the meter (aditl_allocate) stands
 * before it.
 */
#ifndef ADIT_LUA_VM_POOL_H
#define ADIT_LUA_VM_POOL_H

#include <stdbool.h>
#include <stddef.h>

#define ADITL_POOL_STEP 16
#define ADITL_POOL_CLASSES 8 /* of 16, 32, ... 128 bytes */
#define ADITL_POOL_MOST ((size_t)ADITL_POOL_STEP * ADITL_POOL_CLASSES)

#if defined(ADITL_TEST_POOL) /* the test of the pool has it in every build */
#define ADITL_HAS_POOL true
#elif defined(__SANITIZE_ADDRESS__)
#define ADITL_HAS_POOL false
#elif defined(__has_feature) /* clang, which builds the fuzzers, says it so */
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define ADITL_HAS_POOL false
#endif
#endif
#ifndef ADITL_HAS_POOL
#define ADITL_HAS_POOL true
#endif

typedef struct {
    void *free[ADITL_POOL_CLASSES]; /* each block begins with the address of the next */
    void *slabs;                    /* so do these */
    char *at;                       /* what is left of the newest slab */
    size_t left;
} aditl_pool;

/* Whether a block of that size, which is not 0, is one of the pool's. */
static inline bool aditl_pool_is_small(size_t size)
{
    return ADITL_HAS_POOL && size <= ADITL_POOL_MOST;
}
/* In which list it is kept. */
static inline size_t aditl_pool_class(size_t size)
{
    return (size - 1) / ADITL_POOL_STEP;
}
/* A small block that was used before; NULL: there is none, and aditl_pool_resize makes one. */
static inline void *aditl_pool_take(aditl_pool *pool, size_t size)
{
    void **list = &pool->free[aditl_pool_class(size)], *block = *list;

    if (block != NULL) {
        *list = *(void **)block;
    }
    return block;
}
/* The opposite. */
static inline void aditl_pool_give(aditl_pool *pool, void *block, size_t size)
{
    void **list = &pool->free[aditl_pool_class(size)];

    *(void **)block = *list;
    *list = block;
}
/* Does what realloc does for a block of `old` bytes, which must be the size that it was made with
 * (0: `block` is NULL). NULL: out of memory, and the block is as it was; never if it shrinks. */
void *aditl_pool_resize(aditl_pool *pool, void *block, size_t old, size_t size);
void aditl_pool_free(aditl_pool *pool, void *block, size_t size);
/* Frees the pool with all small blocks, which nobody may use any more. */
void aditl_pool_close(aditl_pool *pool);

#endif
