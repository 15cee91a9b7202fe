/* keys.h - one random key for each purpose, so that none of them reveals another.
 *
 * Whatever draws numbers in Adit takes its key from here, by naming what the numbers are for. Keys
 * that a script or another process may find out are the output of a one-way function (SipHash-2-4,
 * keyed by the seed), so neither the seed nor any other key can be computed from them. The table
 * below is the only list of purposes; docs/decisions/0020-keys.md says why it looks like this.
 */
#ifndef ADIT_CHANCE_KEYS_H
#define ADIT_CHANCE_KEYS_H

#include <stddef.h>
#include <stdint.h>

/* How a key comes from the seed. Plain: it is the seed. Block: the first half of a Philox block
 * keyed by the seed. Mixed: a bijection of the seed, plus the seat; for players written in C, whose
 * numbers nobody sees. Hashed: SipHash-2-4 of word, seat and number, keyed by the seed. */
typedef enum {
    ADIT_KEY_IS_PLAIN,
    ADIT_KEY_IS_BLOCK,
    ADIT_KEY_IS_MIXED,
    ADIT_KEY_IS_HASHED
} adit_key_way;

/* X(id, word, way, what draws with it). The words are part of the keys: at most eight letters,
 * never changed, since bots would play differently. The first three are older than the table, and
 * recorded games and results depend on them. */
#define ADIT_PURPOSE_MAP(X)                                                                        \
    X(GAME, "game", PLAIN, "piles, bags and dice of a match")                                      \
    X(SERIES, "series", BLOCK, "the seed of the n-th game of a series")                            \
    X(PLAYER, "player", MIXED, "decisions of random")                                              \
    X(PLAN, "plan", HASHED, "one decision of a player that looks ahead")                           \
    X(SEARCH, "search", HASHED, "what a seat cannot see, dealt again")                             \
    X(SECRETS, "secrets", HASHED, "what other seats hold face down, dealt again")                  \
    X(BOT, "bot", HASHED, "the seed that is given to a bot")                                       \
    X(SCRIPT, "script", HASHED, "random(n) of a Lua bot; here the seed is the bot's own")          \
    X(WHAT_IF, "what_if", HASHED, "what_if of a bot: what its seat cannot see, dealt again")

typedef enum {
#define ADIT_PURPOSE_ID(id, word, way, text) ADIT_FOR_##id,
    ADIT_PURPOSE_MAP(ADIT_PURPOSE_ID)
#undef ADIT_PURPOSE_ID
        ADIT_PURPOSES
} adit_purpose;

/* SipHash-2-4 as published. */
uint64_t adit_siphash(const uint64_t key[2], const unsigned char *bytes, size_t length);

/* The key for a purpose. Seats count from 1, 0: no seat; `number` distinguishes keys of one
 * purpose and seat. */
uint64_t adit_key(adit_purpose purpose, uint64_t seed, int seat, uint64_t number);

/* The seed that is given to a bot, in this process or in another, as its own: below 2^48, so that
 * every language can hold it. */
uint64_t adit_bot_seed(uint64_t seed, int seat);

#endif
