/* memory.c - the one door to the heap, so that tests can make the n-th allocation fail.
 *
 * The counters are per thread: two threads that test at once do not disturb each other, and
 * in a program that never arms them an allocation costs one increment more.
 */
#include "engine/base/memory.h"

#include <stdlib.h>
#include <string.h>

/* The only state outside a game that the library has; see memory.h. */
static _Thread_local long allocations; /* since adit_memory_fail_at was last called */
static _Thread_local long fail_at;     /* 0: never */
static _Thread_local long fail_more;   /* further failures after it; -1: all */
static _Thread_local int (*watcher)(int fails);
static _Thread_local long shortages;

int adit_memory_should_fail(void)
{
    allocations++;
    int fails = fail_at != 0 && allocations >= fail_at &&
                (fail_more < 0 || allocations - fail_at <= fail_more);

    if (watcher != NULL) {
        fails = watcher(fails);
    }
    shortages += fails;
    return fails;
}

void adit_memory_watch(int (*watch)(int fails))
{
    watcher = watch;
}

long adit_memory_fail_at(long n, long more)
{
    long before = allocations;

    allocations = 0;
    fail_at = n;
    fail_more = more;
    return before;
}

long adit_memory_shortages(void)
{
    return shortages;
}

void adit_memory_was_short(void)
{
    shortages++;
}

/* Notes if the system had nothing. */
static void *count_shortage(void *block)
{
    shortages += block == NULL;
    return block;
}

void *adit_alloc(size_t size)
{
    return adit_memory_should_fail() ? NULL : count_shortage(calloc(1, size == 0 ? 1 : size));
}

void *adit_realloc(void *block, size_t size)
{
    return adit_memory_should_fail() ? NULL : count_shortage(realloc(block, size == 0 ? 1 : size));
}

void adit_free(void *block)
{
    free(block);
}

char *adit_strdup(const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = adit_alloc(size);

    return copy != NULL ? memcpy(copy, string, size) : NULL;
}
