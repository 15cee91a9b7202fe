/* share.h - which of its many cases a test runs in this process.
 *
 * ADIT_PART=K/N: the K-th of N parts of a soak; a test says in a comment, "soak parts: N", how many
 * there are of it, and soak.sh runs them. ADIT_SHARE=few|rest: a test that says "soak parts: N,
 * both builds" is built twice, and one case in 31 runs with the sanitizers, which take five times
 * as long, the rest without. "both builds of a soak": the same,
 * but `make test` runs all of its cases with the sanitizers. Without these everything is run.
 */
#ifndef ADIT_TESTS_SHARE_H
#define ADIT_TESTS_SHARE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    long number, of; /* 1/1: everything */
} share_part;

/* The part of this process. Something else than K/N ends the program: the cases of such a part
 * would be left out without a word. */
static inline share_part share_this_part(void)
{
    const char *wanted = getenv("ADIT_PART");
    share_part part = {1, 1};
    char more;

    if (wanted != NULL && (sscanf(wanted, "%ld/%ld%c", &part.number, &part.of, &more) != 2 ||
                           part.number < 1 || part.number > part.of)) {
        fprintf(stderr, "ADIT_PART is '%s'; expected K/N with K from 1 to N\n", wanted);
        exit(2);
    }
    return part;
}

/* Whether the i-th case or block of cases, counted from 0, is in this part. */
static inline bool share_part_has(long i)
{
    const share_part part = share_this_part();

    return i % part.of == part.number - 1;
}

/* How many of `count` cases that are all alike are in this part. */
static inline long share_of(long count)
{
    const share_part part = share_this_part();

    return count * part.number / part.of - count * (part.number - 1) / part.of;
}

/* One case of this many is of the few; it divides no count of players. */
enum { SHARE_FEW = 31 };

/* Whether this build has the share of few cases, or all of them. */
static inline bool share_has_few(void)
{
    const char *share = getenv("ADIT_SHARE");

    return share == NULL || strcmp(share, "few") == 0;
}

/* Whether the i-th block of cases is in this build's share. */
static inline bool share_is_ours(long i)
{
    return getenv("ADIT_SHARE") == NULL || (i % SHARE_FEW == 0) == share_has_few();
}

#endif
