/* pool.h - where a Lua state keeps its small objects.
 *
 * Functions of cards make tables that live for some microseconds. A block of the system's allocator
 * costs more than most of what they do, so small blocks are cut from larger ones and kept in lists
 * by their size. The pool counts nothing and refuses nothing: the meter in vm.c stands before it.
 */
#ifndef ADIT_LUA_VM_POOL_H
#define ADIT_LUA_VM_POOL_H

#include <stddef.h>

#define ADITL_POOL_STEP 16
#define ADITL_POOL_CLASSES 8 /* of 16, 32, ... 128 bytes */
#define ADITL_POOL_MOST ((size_t)ADITL_POOL_STEP * ADITL_POOL_CLASSES)

typedef struct {
    void *free[ADITL_POOL_CLASSES]; /* each block begins with the address of the next */
    void *slabs;                    /* so do these */
    char *at;                       /* what is left of the newest slab */
    size_t left;
} aditl_pool;

/* Does what realloc does for a block of `old` bytes, which must be the size that it was made with
 * (0: `block` is NULL). NULL: out of memory, and the block is as it was; never if it shrinks. */
void *aditl_pool_resize(aditl_pool *pool, void *block, size_t old, size_t size);
void aditl_pool_free(aditl_pool *pool, void *block, size_t size);
/* Frees the pool with all small blocks, which nobody may use any more. */
void aditl_pool_close(aditl_pool *pool);

#endif
