/* keys.c - one random key for each purpose; see keys.h. */
#include "engine/chance/keys.h"

#include <string.h>

#include "engine/base/assert.h"
#include "engine/chance/rng.h"

/* ---- SipHash-2-4 ---- */

enum { ROUNDS_FOR_A_WORD = 2, ROUNDS_AT_THE_END = 4 };

static uint64_t rotate_left(uint64_t x, int bits)
{
    return x << bits | x >> (64 - bits);
}

static void sip_rounds(uint64_t v[4], int rounds)
{
    for (int i = 0; i < rounds; i++) {
        v[0] += v[1];
        v[2] += v[3];
        v[1] = rotate_left(v[1], 13) ^ v[0];
        v[3] = rotate_left(v[3], 16) ^ v[2];
        v[0] = rotate_left(v[0], 32) + v[3];
        v[2] += v[1];
        v[3] = rotate_left(v[3], 21) ^ v[0];
        v[1] = rotate_left(v[1], 17) ^ v[2];
        v[2] = rotate_left(v[2], 32);
    }
}

static void sip_word(uint64_t v[4], uint64_t word)
{
    v[3] ^= word;
    sip_rounds(v, ROUNDS_FOR_A_WORD);
    v[0] ^= word;
}

/* Up to eight bytes as a number, the first the lowest. */
static uint64_t word_of(const unsigned char *bytes, size_t count)
{
    uint64_t word = 0;

    for (size_t i = 0; i < count; i++) {
        word |= (uint64_t)bytes[i] << (8 * i);
    }
    return word;
}

uint64_t adit_siphash(const uint64_t key[2], const unsigned char *bytes, size_t length)
{
    /* "somepseudorandomlygeneratedbytes" */
    uint64_t v[4] = {key[0] ^ UINT64_C(0x736f6d6570736575), key[1] ^ UINT64_C(0x646f72616e646f6d),
                     key[0] ^ UINT64_C(0x6c7967656e657261), key[1] ^ UINT64_C(0x7465646279746573)};
    size_t at = 0;

    for (; at + 8 <= length; at += 8) {
        sip_word(v, word_of(bytes + at, 8));
    }
    sip_word(v, word_of(bytes + at, length - at) | (uint64_t)length << 56);
    v[2] ^= 0xff;
    sip_rounds(v, ROUNDS_AT_THE_END);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

/* ---- The ways ---- */

enum { WORD_LENGTH = 8 };

static const struct {
    const char *word;
    adit_key_way way;
} purposes[] = {
#define ADIT_PURPOSE_ROW(id, word, way, text) {word, ADIT_KEY_IS_##way},
    ADIT_PURPOSE_MAP(ADIT_PURPOSE_ROW)
#undef ADIT_PURPOSE_ROW
};

static uint64_t hashed_key(adit_purpose purpose, uint64_t seed, int seat, uint64_t number)
{
    const uint64_t key[2] = {seed, UINT64_C(0x79656b2d74696461)}; /* "adit-key" */
    unsigned char message[WORD_LENGTH + 16] = {0};

    memcpy(message, purposes[purpose].word, strnlen(purposes[purpose].word, WORD_LENGTH));
    for (int i = 0; i < 8; i++) {
        message[WORD_LENGTH + i] = (unsigned char)((uint64_t)seat >> (8 * i));
        message[WORD_LENGTH + 8 + i] = (unsigned char)(number >> (8 * i));
    }
    return adit_siphash(key, message, sizeof message);
}

/* Games of a match count their streams in other places of the counter. */
static uint64_t block_key(uint64_t seed, uint64_t number)
{
    const uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    const uint32_t counter[4] = {(uint32_t)number, (uint32_t)(number >> 32), 0x73696d, 0};
    uint32_t out[4];

    adit_philox(counter, key, out);
    return (uint64_t)out[1] << 32 | out[0];
}

static uint64_t mix_bits(uint64_t x)
{
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

uint64_t adit_key(adit_purpose purpose, uint64_t seed, int seat, uint64_t number)
{
    switch (purposes[purpose].way) {
    case ADIT_KEY_IS_PLAIN:
        return seed;
    case ADIT_KEY_IS_BLOCK:
        return block_key(seed, number);
    case ADIT_KEY_IS_MIXED:
        return mix_bits(seed) + (uint64_t)seat;
    case ADIT_KEY_IS_HASHED:
        return hashed_key(purpose, seed, seat, number);
    }
    ADIT_UNREACHABLE();
    return 0;
}

uint64_t adit_bot_seed(uint64_t seed, int seat)
{
    return adit_key(ADIT_FOR_BOT, seed, seat, 0) >> 16;
}
