/* sweep.h - a story is told again and again, each time with another allocation that fails.
 *
 * First it is told undisturbed: how often it allocates, from which places, and what comes of it.
 * Then the n-th allocation fails in three ways: once, twice in a row, and with all after it. Each
 * time the story ends with ADIT_NOMEM, or as if nothing had happened (Lua collects and goes on);
 * and told undisturbed once more it ends as it did at first. Leaks are found by the sanitizer.
 */
#ifndef ADIT_TESTS_SWEEP_H
#define ADIT_TESTS_SWEEP_H

#include "engine/adit.h"

typedef struct {
    const char *name;
    /* Tells the story. *result is a hash of what came of it. */
    adit_status (*tell)(void *context, uint64_t *result, adit_err *err);
    void *context;
    /* What never may change: called before and after; may be NULL. */
    uint64_t (*look)(void *context);
    /* So many allocations at the beginning are met by another story: one sample is enough. */
    long known;
} sweep_story;

/* Lets `samples` allocations fail in each way, evenly spread over the story; with ADIT_SOAK=1, or
 * if there are no more, every one. */
void sweep(const sweep_story *story, long samples);
/* Prints how many failures there were so far in this program, and from how many places. */
void sweep_report(void);

#endif
