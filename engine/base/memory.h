/* memory.h - the one door to the heap, so that tests can make the n-th allocation fail.
 *
 * The failure counter is per thread and only armed by tests; there is no other state.
 */
#ifndef ADIT_BASE_MEMORY_H
#define ADIT_BASE_MEMORY_H

#include <stddef.h>

/* Zeroed memory, or NULL. */
void *adit_alloc(size_t size);
/* Like realloc; on NULL the old block is still there. */
void *adit_realloc(void *block, size_t size);
void adit_free(void *block);
/* A copy of the string, or NULL. The caller owns it. */
char *adit_strdup(const char *string);

/* For tests: let the n-th allocation from now on fail (0: none), and after it `more` further
 * ones (-1: all). Returns how many allocations there have been since the last call. */
long adit_memory_fail_at(long n, long more);
/* For tests: calls `watch` at each allocation of this thread. `fails`: whether it would fail;
 * returns whether it does, 1 or 0. NULL: stop. */
void adit_memory_watch(int (*watch)(int fails));
/* How often this thread ran out of memory. Code that only reports what it finds, and continues
 * after a failure, can see from it that the report may be incomplete. */
long adit_memory_shortages(void);
/* For the allocator of the Lua host: counts such a failure of the system. */
void adit_memory_was_short(void);
/* For the allocator of the Lua host: counts one allocation and says whether it must fail. */
int adit_memory_should_fail(void);

#endif
