/* cases.h - how many generated cases a test tries, and a generator to make them with. */
#ifndef ADIT_TESTS_CASES_H
#define ADIT_TESTS_CASES_H

#include <stdint.h>
#include <stdlib.h>

/* `usual` in `make test`, `soak` with ADIT_SOAK, or what ADIT_CASES says. */
static inline long cases_wanted(long usual, long soak)
{
    const char *wanted = getenv("ADIT_CASES");

    return wanted != NULL ? atol(wanted) : getenv("ADIT_SOAK") != NULL ? soak : usual;
}

/* The same numbers on every machine (splitmix64). */
static inline uint64_t cases_next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static inline int cases_below(uint64_t *state, int n)
{
    return (int)(cases_next(state) % (uint64_t)n);
}

#endif
