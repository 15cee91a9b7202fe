/* sweep.c - a story is told again and again, each time with another allocation that fails. */
#include "tests/support/sweep.h"

#include <execinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/core/memory.h"
#include "tests/support/adit_cmocka.h"

#define PLACES 65536 /* a power of two */
#define SKIPPED 3    /* frames of this file and of memory.c */
#define FRAMES 4     /* callers that make a place */

typedef struct {
    uint64_t key[PLACES]; /* 0: free */
    int count;
} place_set;

static place_set seen, failed;
static long injected, absorbed, told;
static long story_injected;

/* ---- Places ---------------------------------------------------------------------------------- */

static void add_place(place_set *set, uint64_t key)
{
    size_t at = (size_t)(key * 0x9e3779b97f4a7c15u >> 48) % PLACES;

    while (set->key[at] != 0 && set->key[at] != key) {
        at = (at + 1) % PLACES;
    }
    if (set->key[at] == 0 && set->count < PLACES - 1) {
        set->key[at] = key;
        set->count++;
    }
}

/* A place is where the allocation was asked for, and by whom: the innermost callers. */
static void note_place(int fails)
{
    void *frame[SKIPPED + FRAMES] = {NULL};
    uint64_t key = 1469598103934665603u;
    int count = backtrace(frame, SKIPPED + FRAMES);

    for (int i = SKIPPED; i < count; i++) {
        key = (key ^ (uint64_t)(uintptr_t)frame[i]) * 1099511628211u;
    }
    key += key == 0;
    add_place(fails ? &failed : &seen, key);
}

static void note_failure(int fails)
{
    if (fails) {
        note_place(fails);
    }
}

/* ---- Telling --------------------------------------------------------------------------------- */

static adit_status tell(const sweep_story *story, long n, long more, uint64_t *result,
                        long *allocations, adit_err *err)
{
    *result = 0;
    err->text[0] = '\0';
    (void)adit_memory_fail_at(n, more);
    adit_status status = story->tell(story->context, result, err);
    *allocations = adit_memory_fail_at(0, 0);
    told++;
    return status;
}

static void must_succeed(const sweep_story *story, long n, uint64_t expected)
{
    adit_err err;
    uint64_t result;
    long allocations;
    adit_status status = tell(story, 0, 0, &result, &allocations, &err);

    if (status != ADIT_OK || result != expected) {
        fail_msg("%s: after allocation %ld failed it does not go well any more: %s %s", story->name,
                 n, adit_status_name(status), err.text);
    }
}

static void fail_once(const sweep_story *story, long n, long more, uint64_t expected)
{
    adit_err err;
    uint64_t result;
    long allocations;
    uint64_t before = story->look != NULL ? story->look(story->context) : 0;
    adit_status status = tell(story, n, more, &result, &allocations, &err);

    if (allocations < n) {
        return; /* the story is shorter this time: nothing failed */
    }
    injected++;
    story_injected++;
    absorbed += status == ADIT_OK;
    if (status != ADIT_NOMEM && (status != ADIT_OK || result != expected)) {
        fail_msg("%s: allocation %ld failed (and %ld after it): %s, result %s: %s", story->name, n,
                 more, adit_status_name(status), result == expected ? "same" : "another", err.text);
    }
    if (status == ADIT_NOMEM && err.text[0] == '\0') {
        fail_msg("%s: allocation %ld failed (and %ld after it): no message", story->name, n, more);
    }
    if (story->look != NULL && story->look(story->context) != before) {
        fail_msg("%s: allocation %ld failed (and %ld after it): what was there has changed",
                 story->name, n, more);
    }
}

void sweep(const sweep_story *story, long samples)
{
    static const long more[] = {0, 1, -1};
    const char *soak = getenv("ADIT_SOAK");
    const char *most = getenv("ADIT_SWEEP");
    uint64_t expected, random = 88172645463325252u;
    long total;
    adit_err err;

    story_injected = 0;
    adit_memory_watch(note_place);
    adit_status status = tell(story, 0, 0, &expected, &total, &err);
    if (status != ADIT_OK) {
        fail_msg("%s: %s: %s", story->name, adit_status_name(status), err.text);
    }
    adit_memory_watch(note_failure);
    samples = most != NULL ? atol(most) : samples;
    bool all = samples > total || (soak != NULL && most == NULL);

    samples = all ? total : samples;
    for (long i = 0; i < samples; i++) {
        /* One of each part of the story, so that every part is met. */
        long known = i > 0 && !all && total > story->known ? story->known : 0;
        long from = known + (total - known) * i / samples;
        long to = known + (total - known) * (i + 1) / samples;

        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        long n = 1 + from + (long)(random % (uint64_t)(to - from));
        for (size_t way = 0; way < sizeof more / sizeof more[0]; way++) {
            fail_once(story, n, more[way], expected);
        }
        if (i % 16 == 15 || i == samples - 1) {
            must_succeed(story, n, expected);
        }
    }
    adit_memory_watch(NULL);
    printf("%-40s %7ld allocations, %7ld failures\n", story->name, total, story_injected);
}

void sweep_report(void)
{
    printf(
        "%ld failures of an allocation injected, %ld of them absorbed; %d places allocate, %d of "
        "them failed\n",
        injected, absorbed, seen.count, failed.count);
}
