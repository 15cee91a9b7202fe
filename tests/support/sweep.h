/* sweep.h - a story is told again and again, each time with another allocation that fails.
 *
 * First it is told undisturbed: how often it allocates, from which places, and what comes of it.
 * Then allocations fail in three ways: once, twice in a row, and with all after them. Each time
 * the story ends with ADIT_NOMEM, or as if nothing had happened (Lua collects and goes on); and
 * told undisturbed once more it ends as it did at first. What leaks fails the story, where the
 * sanitizer looks for leaks.
 *
 * A place is where memory is asked for, told by the innermost callers. Every story lets those of
 * its places fail first that have not failed yet in this program, so a sample meets all of them.
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
    /* Makes anew what the story needs, for places that ask for memory only the first time; may be
     * NULL. */
    void (*renew)(void *context);
    /* So many allocations at the beginning are met by another story: one sample is enough, in a
     * soak too. */
    long known;
    /* All of it is told in one part of a soak; otherwise each part has a share of the samples. */
    bool is_whole;
    /* At most so many samples in a soak; 0: SWEEP_SOAK. */
    long most;
} sweep_story;

/* A story with n allocations is told 3 n times, and each telling allocates n times: all of them
 * take hours, so even a soak takes samples of the longest ones. Every place that allocates is aimed
 * at anyway; more samples only let it fail at other moments. */
#define SWEEP_SOAK 2000

/* Lets every place fail that has not failed yet, then `samples` allocations, evenly spread over
 * the story, in each way; with ADIT_SOAK=1 `most` of those that are not known from another story,
 * or all if there are no more. ADIT_SWEEP=N sets another number of samples, ADIT_SWEEP=all takes
 * every allocation that is not known. */
void sweep(const sweep_story *story, long samples);
/* At the end of a test: fails if one of its stories did not end well, or if memory leaks. */
void sweep_ends_well(void);
/* The last test of a program: prints how many failures there were and from how many places, and
 * fails if places that allocate have never failed, but for the few that cannot be met again. */
void every_place_that_allocates_has_failed(void **state);

#endif
