/* rng.h - chance, as a function of a key, a stream and a counter.
 *
 * The generator is Philox 4x32 with 10 rounds, which is counter-based: it has no hidden
 * state. Key and counters lie in the game state, and each pile, bag and die is a stream of
 * its own, so one seed deals the same deck whatever was decided before.
 */
#ifndef ADIT_CHANCE_RNG_H
#define ADIT_CHANCE_RNG_H

#include <stdint.h>

#include "engine/chance/keys.h"

#define ADIT_MAX_STREAMS 16

typedef struct {
    uint32_t key[2];
    uint32_t counter[ADIT_MAX_STREAMS];
} adit_rng;

/* The Philox 4x32-10 block function. */
void adit_philox(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

/* A generator that has drawn nothing yet, with the key that the seed has for this purpose and seat
 * (from 1; 0: none). There is no other way to give one its key. */
void adit_rng_begin(adit_rng *rng, adit_purpose purpose, uint64_t seed, int seat);
/* The seed of the n-th game of a series: a function of both and of nothing else. */
uint64_t adit_series_seed(uint64_t seed, uint64_t number);
/* A number from 0 to n - 1, each equally likely; n from 1 to 2^31. Uses one count of `stream`. */
uint32_t adit_rng_below(adit_rng *rng, int stream, uint32_t n);

#endif
