/* rng.c - chance, as a function of a key, a stream and a counter.
 *
 * Philox 4x32-10 turns (counter, key) into 128 random bits by ten rounds of multiply and
 * exchange. There is nothing to advance: drawing again with the same counter gives the same
 * number, which is what makes saved, copied and replayed games agree.
 */
#include "engine/chance/rng.h"

#include <assert.h>
#include <string.h>

#define MULTIPLIER_0 UINT32_C(0xD2511F53)
#define MULTIPLIER_1 UINT32_C(0xCD9E8D57)
#define KEY_STEP_0 UINT32_C(0x9E3779B9)
#define KEY_STEP_1 UINT32_C(0xBB67AE85)

static inline void do_round(uint32_t word[4], const uint32_t key[2], uint32_t number)
{
    const uint64_t product_0 = (uint64_t)MULTIPLIER_0 * word[0];
    const uint64_t product_1 = (uint64_t)MULTIPLIER_1 * word[2];

    word[0] = (uint32_t)(product_1 >> 32) ^ word[1] ^ (key[0] + number * KEY_STEP_0);
    word[1] = (uint32_t)product_1;
    word[2] = (uint32_t)(product_0 >> 32) ^ word[3] ^ (key[1] + number * KEY_STEP_1);
    word[3] = (uint32_t)product_0;
}

/* The rounds are written out: compilers leave a loop of ten as it is, which takes half as long
 * again. */
void adit_philox(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4])
{
    uint32_t word[4] = {counter[0], counter[1], counter[2], counter[3]};

    do_round(word, key, 0);
    do_round(word, key, 1);
    do_round(word, key, 2);
    do_round(word, key, 3);
    do_round(word, key, 4);
    do_round(word, key, 5);
    do_round(word, key, 6);
    do_round(word, key, 7);
    do_round(word, key, 8);
    do_round(word, key, 9);
    memcpy(out, word, sizeof word);
}

void adit_rng_begin(adit_rng *rng, adit_purpose purpose, uint64_t seed, int seat)
{
    uint64_t key = adit_key(purpose, seed, seat, 0);

    memset(rng, 0, sizeof *rng);
    rng->key[0] = (uint32_t)key;
    rng->key[1] = (uint32_t)(key >> 32);
}

uint32_t adit_rng_below(adit_rng *rng, int stream, uint32_t n)
{
    assert(stream >= 0 && stream < ADIT_MAX_STREAMS);
    assert(n >= 1 && n <= UINT32_C(0x80000000));

    uint32_t counter[4] = {rng->counter[stream]++, (uint32_t)stream, 0, 0};
    uint32_t out[4];

    /* The high half of random * n is the number. The first (2^32 mod n) values of the low half
     * are drawn again, since they would make some numbers likelier than others. The count of
     * the stream does not depend on the tries: a re-dealt key must not shift the stream. */
    adit_philox(counter, rng->key, out);
    uint64_t product = (uint64_t)out[0] * n;
    if ((uint32_t)product < n) {
        uint32_t too_low = (uint32_t)(-n) % n;

        while ((uint32_t)product < too_low) {
            counter[2]++;
            adit_philox(counter, rng->key, out);
            product = (uint64_t)out[0] * n;
        }
    }
    return (uint32_t)(product >> 32);
}

uint64_t adit_series_seed(uint64_t seed, uint64_t number)
{
    return adit_key(ADIT_FOR_SERIES, seed, 0, number);
}
