/* sweep.c - a story is told again and again, each time with another allocation that fails. */
#include "tests/support/sweep.h"

#include <execinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/share.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#else
#define __lsan_do_recoverable_leak_check() 0
#endif

#define PLACES 65536       /* a power of two */
#define SKIPPED 4          /* frames of this file and of memory.c */
#define FRAMES 4           /* callers that make a place */
#define LENGTH_OF_TELL 512 /* bytes, at least; it is no harm if they reach into this file */
#define TRIES 4            /* in one story, for a place that is not met again at once */
#define NEAR 64            /* allocations, so far a place may move without being lost */
#define FAULTS 5           /* of one story; then it is left */
#define NOT_MET_AGAIN 50   /* one place in so many may ask for memory only once */

/* The three ways to fail: how many further allocations fail after the first. */
static const long more[] = {0, 1, -1};
#define WAYS ((int)(sizeof more / sizeof more[0]))
#define AIMED_WAYS 6 /* bits: twice in a row and for ever; most survive the first way */

typedef struct {
    uint64_t key;  /* 0: free */
    int ways;      /* bits: in which ways it has failed, as the first of its telling */
    int story;     /* the last story that met it undisturbed */
    long first;    /* which allocation of that story it was */
    char name[64]; /* of the first such story */
} place;

static place places[PLACES], *met[PLACES]; /* met: those of the present story, in order */
static int place_count, met_count;
static long injected, absorbed, aimed;
static const sweep_story *present;
static int story_number, faults, story_faults;
static bool aims;                    /* this process lets each place fail that a story meets */
static long story_injected, counted; /* counted: allocations of this telling */

/* ---- Places ---- */

static place *place_of(uint64_t key)
{
    size_t at = (size_t)(key * 0x9e3779b97f4a7c15u >> 48) % PLACES;

    while (places[at].key != 0 && places[at].key != key) {
        at = (at + 1) % PLACES;
    }
    if (places[at].key == 0) {
        assert_true(place_count < PLACES / 2);
        places[at].key = key;
        place_count++;
    }
    return &places[at];
}

__attribute__((noinline)) static adit_status tell(const sweep_story *story, uint64_t *result,
                                                  adit_err *err)
{
    *result = 0;
    err->text[0] = '\0';
    return story->tell(story->context, result, err);
}

/* The place that is asking for memory now: the innermost callers of the allocator, up to `tell`,
 * which is called from several places. */
__attribute__((noinline)) static place *this_place(void)
{
    void *frame[SKIPPED + FRAMES] = {NULL};
    uint64_t key = 1469598103934665603u;
    int count = backtrace(frame, SKIPPED + FRAMES);

    for (int i = SKIPPED; i < count; i++) {
        if ((uintptr_t)frame[i] - (uintptr_t)tell < LENGTH_OF_TELL) {
            break;
        }
        key = (key ^ (uint64_t)(uintptr_t)frame[i]) * 1099511628211u;
    }
    return place_of(key + (key == 0));
}

/* Watches the undisturbed telling. */
__attribute__((noinline)) static int learn_place(int fails)
{
    place *at = this_place();

    counted++;
    if (at->story != story_number) {
        if (at->story == 0) {
            snprintf(at->name, sizeof at->name, "%s", present->name);
        }
        at->story = story_number;
        at->first = counted;
        met[met_count++] = at;
    }
    return fails;
}

/* What is to fail in this telling: a place, or the allocation that memory.c counts to. */
static struct {
    const place *wanted; /* NULL: go by the number */
    long from;           /* where it is looked for: looking takes time */
    int way;
    long left;       /* further failures; -1: all */
    bool has_failed; /* the first one */
} strike;

__attribute__((noinline)) static int fail_here(int fails)
{
    if (strike.has_failed) {
        fails = strike.wanted != NULL ? strike.left != 0 : fails;
        strike.left -= strike.left > 0;
        return fails;
    }
    counted++;
    if (strike.wanted == NULL ? !fails : counted < strike.from) {
        return 0;
    }
    place *at = this_place();
    if (strike.wanted != NULL && at != strike.wanted) {
        return 0;
    }
    at->ways |= 1 << strike.way;
    strike.has_failed = true;
    strike.left = more[strike.way];
    return 1;
}

/* ---- Telling ---- */

static void fault(const sweep_story *story, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Says what is wrong. The sweep goes on, so that a long one finds more than one mistake. */
static void fault(const sweep_story *story, const char *format, ...)
{
    va_list args;

    printf("%s: ", story->name);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    faults++;
    story_faults++;
}

static void must_succeed(const sweep_story *story, uint64_t expected)
{
    adit_err err;
    uint64_t result;
    adit_status status = tell(story, &result, &err);

    if (status != ADIT_OK || result != expected) {
        fault(story, "after allocations failed it does not go well any more: %s %s",
              adit_status_name(status), err.text);
    }
}

/* Tells the story with the n-th allocation failing, or, if n is 0, the one of the wanted place.
 * False: it was not met this time, and nothing failed. */
static bool fail_once(const sweep_story *story, long n, int way, uint64_t expected)
{
    adit_err err;
    uint64_t result;
    uint64_t before = story->look != NULL ? story->look(story->context) : 0;
    char what[80];

    strike.way = way;
    strike.has_failed = false;
    counted = 0;
    adit_memory_watch(fail_here);
    (void)adit_memory_fail_at(n, more[way]);
    adit_status status = tell(story, &result, &err);
    long count = adit_memory_fail_at(0, 0);
    adit_memory_watch(NULL);
    if (!strike.has_failed) {
        return false;
    }
    snprintf(what, sizeof what, "allocation %ld of %ld failed (and %ld after it)", counted, count,
             more[way]);
    injected++;
    story_injected++;
    absorbed += status == ADIT_OK;
    if (status != ADIT_NOMEM && (status != ADIT_OK || result != expected)) {
        fault(story, "%s: %s, result %s: %s", what, adit_status_name(status),
              result == expected ? "same" : "another", err.text);
    }
    if (status == ADIT_NOMEM && err.text[0] == '\0') {
        fault(story, "%s: no message", what);
    }
    if (story->look != NULL && story->look(story->context) != before) {
        fault(story, "%s: what was there has changed", what);
    }
    return true;
}

/* Each place of the story that has not failed yet. One that is not met again, since it keeps what
 * it got, is met when all is new. Where Lua collects garbage differs a little from telling to
 * telling: then it is looked for in the whole story. */
static void fail_places(const sweep_story *story, uint64_t expected)
{
    for (int i = 0; i < met_count && story_faults < FAULTS; i++) {
        for (int way = 1; way < WAYS; way++) {
            for (int t = 0; t < TRIES && (met[i]->ways >> way & 1) == 0; t++) {
                if (t > 0 && story->renew != NULL) {
                    story->renew(story->context);
                }
                strike.wanted = met[i];
                strike.from = t == 0 ? met[i]->first - NEAR : 0;
                aimed += fail_once(story, 0, way, expected);
            }
        }
    }
    strike.wanted = NULL;
    must_succeed(story, expected);
}

/* How many allocations at the beginning another story meets; none if that were all of them. */
static long known_of(const sweep_story *story, long total)
{
    return story->known < total ? story->known : 0;
}

/* Whether the i-th sample is one of this process; a soak has parts of both builds. */
static bool is_our_sample(const sweep_story *story, long i)
{
    return share_is_ours(i) && (story->is_whole || share_part_has(i / SHARE_FEW));
}

/* Places are the same in every part of a soak, so one part aims at them, with sanitizers. */
static bool aims_at_places(bool is_whole)
{
    return share_has_few() && (is_whole || share_this_part().number == 1);
}

/* One of each part of the story, so that every part is met. */
static void fail_samples(const sweep_story *story, long samples, long total, uint64_t expected)
{
    uint64_t random = 88172645463325252u;
    long told = 0;
    long known = known_of(story, total);

    known = known < total - samples ? known : total - samples;

    for (long i = 0; i < samples && story_faults < FAULTS; i++) {
        if (!is_our_sample(story, i)) {
            continue;
        }
        long from = known + (total - known) * i / samples;
        long to = known + (total - known) * (i + 1) / samples;

        from = i == 0 ? 0 : from; /* one of what is known */
        random ^= random << 13, random ^= random >> 7, random ^= random << 17;
        long n = 1 + from + (long)(random % (uint64_t)(to - from));
        for (int way = 0; way < WAYS; way++) {
            (void)fail_once(story, n, way, expected);
        }
        if (++told % 16 == 0) {
            must_succeed(story, expected);
        }
    }
    must_succeed(story, expected);
}

/* How many allocations fail of the `total` of the story: `usual` in `make test`. */
static long sample_count(const sweep_story *story, long usual, long total)
{
    const char *wanted = getenv("ADIT_SWEEP");
    const long all = total - known_of(story, total) + 1;
    long samples = usual;

    if (wanted != NULL) {
        samples = strcmp(wanted, "all") == 0 ? all : atol(wanted);
    } else if (getenv("ADIT_SOAK") != NULL) {
        const long most = story->most != 0 ? story->most : SWEEP_SOAK;
        samples = all < most ? all : most;
    }
    return samples > total ? total : samples;
}

static void look_for_leaks(const char *name)
{
    if (__lsan_do_recoverable_leak_check() != 0) {
        printf("%s: memory leaks when allocations fail\n", name);
        faults++;
    }
}

void sweep(const sweep_story *story, long samples)
{
    uint64_t expected;
    adit_err err;

    story_number++;
    if (story->is_whole && !share_part_has(story_number)) {
        return;
    }
    present = story;
    story_injected = story_faults = met_count = 0;
    counted = 0;
    adit_memory_watch(learn_place);
    adit_status status = tell(story, &expected, &err);
    adit_memory_watch(NULL);
    if (status != ADIT_OK) {
        fail_msg("%s: %s: %s", story->name, adit_status_name(status), err.text);
    }
    long total = counted;
    if (aims_at_places(story->is_whole)) {
        fail_places(story, expected);
        aims = true;
    }
    fail_samples(story, sample_count(story, samples, total), total, expected);
    printf("%-40s %7ld allocations, %7ld failures\n", story->name, total, story_injected);
    if (getenv("ADIT_SOAK") != NULL || getenv("ADIT_SWEEP") != NULL) {
        look_for_leaks(story->name);
    }
}

void sweep_ends_well(void)
{
    look_for_leaks("sweep");
    int count = faults;
    faults = 0;
    if (count > 0) {
        fail_msg("%d faults", count);
    }
}

void every_place_that_allocates_has_failed(void **state)
{
    int all = 0, twice = 0, for_ever = 0, not_all = 0;

    (void)state;
    for (size_t i = 0; i < PLACES; i++) {
        const place *at = &places[i];

        if (at->key == 0 || at->story == 0) {
            continue; /* asks for memory only after another failure */
        }
        all++;
        twice += (at->ways & 2) != 0;
        for_ever += (at->ways & 4) != 0;
        if (aims && (at->ways & AIMED_WAYS) != AIMED_WAYS) {
            printf("%s: the place of allocation %ld has not failed\n", at->name, at->first);
            not_all++;
        }
    }
    printf("%ld failures of an allocation injected, %ld of them absorbed, %ld aimed at places\n"
           "%d places allocate, %d of them failed twice in a row, %d for ever\n",
           injected, absorbed, aimed, all, twice, for_ever);
    /* Lua's own tables grow when enough has gathered in them, which no telling can repeat. */
    if (aims && not_all * NOT_MET_AGAIN > all) {
        fail_msg("%d of %d places that allocate have not failed", not_all, all);
    }
}
