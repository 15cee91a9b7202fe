/* kit.h - what games have in common beside the engine: small helpers that at least two of them use.
 *
 * Nothing here knows a game, and no game must use any of it. A game includes this header in the
 * files that need it:
 *
 *     setup.c      who begins
 *     score.c      the lines of a score, who wins, and the words for it
 *     check.c      collecting every broken rule of a state
 *     derive.c     the cards in play
 *     evaluate.c   what goods are worth to the greedy bot
 *
 * Two more headers have what tables and drawings share: tables.h and flow.h.
 */
#ifndef ADIT_KIT_KIT_H
#define ADIT_KIT_KIT_H

#include <string.h>

#include "engine/match/engine.h"

/* ---- start.c: the starting player ---- */

/* Most games have the rule parameter "starting_player": 0 means drawn, otherwise the player. Fails
 * with ADIT_INPUT if there are fewer players. `rule` is the number of the parameter. */
adit_status adit_start_check(const adit_state *state, int rule, adit_err *err);
/* The seat that begins: what the parameter says, otherwise drawn from the stream; alone, seat 0
 * without a draw. For setup, where nothing is recorded. */
int adit_start_choose(adit_state *state, int rule, int stream);

/* ---- tally.c: the lines of a score ---- */

/* Start with {.lines = lines, .max = max}; at the end, `total` and `count` are what
 * adit_game_def.score returns. */
typedef struct {
    adit_score_line *lines; /* NULL: only the total is wanted */
    int max, count, total;
} adit_tally;

/* Adds points and a line for them: its source is the two words put together. `suffix` may be "". */
void adit_tally_add(adit_tally *tally, const char *source, const char *suffix, int points);

/* Adds what the seat's identity and cards on the table give; every game's score ends with it. Cards
 * of the kinds that every game has, and those of `kind`, if the game has such a kind of its own for
 * the table; otherwise
 * ADIT_NO_KIND. */
void adit_tally_common(adit_tally *tally, adit_tx *tx, int seat, int kind);

/* ---- rank.c: who wins ---- */

#define ADIT_RANK_KEYS 8

/* What is compared, one after the other; more is better. */
typedef struct {
    int key[ADIT_RANK_KEYS];
} adit_standing;

typedef struct {
    unsigned winners; /* bit set of the seats that nobody is better than */
    int best;         /* the first of them */
    int decided_by;   /* the last key that separates somebody from the best; 0 if none */
} adit_ranking;

adit_ranking adit_rank(const adit_standing *all, int players, int keys);
/* Writes "player 2 wins" or "players 1 and 3 share the win". */
void adit_write_winners(unsigned winners, adit_buffer *out);

/* ---- problems.c: collecting what is wrong with a state ---- */

/* A check continues after a failure, so that everything can be fixed at once. Start
 * with {.err = err}; at the end, `status` is what adit_game_def.check returns. */
typedef struct {
    adit_err *err; /* may be NULL */
    adit_status status;
} adit_problems;

/* Adds a line. People who write scenarios read it, so the number of the broken rule stands in a
 * comment beside the call, not in the message. Returns ADIT_INTERNAL, for a check that stops at its
 * first problem. */
adit_status adit_problem(adit_problems *list, const char *format, ...) ADIT_PRINTF(2, 3);

/* ---- in_play.c: cards in play that follow from what lies on a board ---- */

/* The cards on a board (card + 1; 0: none) are those in play. Keeps the order in which they came
 * into play; new ones follow in the order of the board. */
void adit_in_play_from_board(adit_in_play *list, const uint16_t *board, int count);
/* Adds all cards of a kind, such as the boards that lie on the table in every match. */
void adit_in_play_add_kind(adit_in_play *list, const adit_cards *cards, int kind);

/* ---- evaluate.c: rules of thumb for the greedy bot ---- */

enum { ADIT_POINT = 100 }; /* adit_game_def.evaluate counts in hundredths of a point */

/* What `count` goods are worth by a list of values; of each good, what is beyond `plenty` counts
 * half. */
int adit_goods_worth(const int16_t *have, const int *value, int count, int plenty);
/* The same for goods of mods, which follow the `first` ones of the game, by their rows. */
int adit_added_goods_worth(const int16_t *have, const adit_good_def *rows, int first, int plenty);
/* What is missing of a cost, by a list of values: of the first goods, so many of them that a
 * processor goes through them at once. */
enum { ADIT_COST_GOODS = 8 };
int adit_missing_worth(const int16_t *cost, const int16_t *have, const int16_t *value);

/* ---- verbs.c: what the functions of verbs do again and again ---- */

/* The fast answer to whether a verb can be carried out; see adit_verb.can. */
typedef bool (*adit_verb_can)(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* Asks. If there is nothing to choose, fails with ADIT_ILLEGAL and the reason that `can` gives. */
ADIT_MUST_CHECK adit_status adit_ask_verb(adit_tx *tx, const adit_question *question,
                                          const adit_args *args, adit_verb_can can,
                                          adit_option *answer);
/* A question that starts a transaction and is not asked if there is one answer and no exchange. */
static inline adit_question adit_first_question(int key, int seat, adit_build build,
                                                const void *context)
{
    return (adit_question){.key = key,
                           .seat = seat,
                           .build = build,
                           .context = context,
                           .forced = ADIT_FORCED_UNLESS_ANYTIME,
                           .first = true};
}
/* For adit_question.build: offers options without numbers. The context is a list of them, which
 * ends with 0. */
void adit_build_plain(adit_tx *tx, const void *context, adit_options *out);
/* Offers `what` with every number from `first` to `last`. Returns like adit_offer. */
bool adit_offer_range(adit_options *out, int what, int first, int last);
/* Fails with ADIT_ILLEGAL and the reason if `can` says no. */
ADIT_MUST_CHECK adit_status adit_require_verb(adit_tx *tx, int seat, const adit_args *args,
                                              adit_verb_can can);
/* Whether there is a way to pay the price. */
static inline bool adit_can_pay_price(adit_tx *tx, int seat, const adit_price *price, adit_why *why)
{
    return adit_price_list(tx, seat, price, NULL, 0, why) > 0;
}
/* Pays the price of the card `price->card` before it comes into play. What its own effect needs
 * cannot be spent on the price. */
ADIT_MUST_CHECK adit_status adit_pay_to_build(adit_tx *tx, int seat, const adit_price *price);
/* dues.c: what costs nothing unless cards say so, by its value, which is a price. */
bool adit_can_pay_modified(adit_tx *tx, int seat, int value, adit_why *why);
static inline bool adit_can_pay_due(adit_tx *tx, int seat, int value, adit_why *why)
{
    return (tx->cards->values >> value & 1) == 0 || adit_can_pay_modified(tx, seat, value, why);
}
ADIT_MUST_CHECK adit_status adit_pay_due(adit_tx *tx, int seat, int value);
adit_risk adit_due_risk(const adit_tx *tx, int seat, int value); /* of the question where it goes */
/* Gives or takes `count` of one good, as adit_gain and adit_pay do; below 0 it is none. */
ADIT_MUST_CHECK adit_status adit_gain_good(adit_tx *tx, int seat, int good, int count);
ADIT_MUST_CHECK adit_status adit_pay_good(adit_tx *tx, int seat, int good, int count);
/* Raises an event that carries no goods; `card` may be ADIT_NO_CARD. */
static inline adit_status adit_raise_plain(adit_tx *tx, int event, int seat, int card, int amount)
{
    return adit_raise(tx,
                      &(adit_event){.event = event, .seat = seat, .card = card, .amount = amount});
}

/* ---- Going through cards, counting ---- */

/* All cards of a kind: for (ADIT_EACH_CARD(room, tx->cards, CVC_KIND_ROOM)) { ... } */
#define ADIT_EACH_CARD(name, cards, kind)                                                          \
    const adit_card *name = adit_card_at(cards, kind, 0),                                          \
                    *name##_end = (name) + adit_kind_card_count(cards, kind);                      \
    (name) < name##_end;                                                                           \
    (name)++

/* ---- Bytes of a list that have a value, eight at a time ---- */

/* The highest bit of each of eight bytes that are `value`; the first byte is the lowest. */
static inline uint64_t adit_equal_bytes(const uint8_t *eight, int value)
{
    const uint64_t each = UINT64_C(0x0101010101010101), low = each * 0x7F;
    uint64_t word;

    memcpy(&word, eight, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    word ^= each * (uint8_t)value;
    return ~(((word & low) + low) | word) & ~low; /* a byte that differs gets its highest bit */
}

/* How many of the first `count` bytes have this value. */
static inline int adit_count_bytes(const uint8_t *list, int count, int value)
{
    int found = 0, i = 0;

    for (; i + 8 <= count; i += 8) {
        const uint64_t equal = adit_equal_bytes(list + i, value);

        found += (int)((equal >> 7) * UINT64_C(0x0101010101010101) >> 56);
    }
    for (; i < count; i++) {
        found += list[i] == value;
    }
    return found;
}

/* The place of the first of eight bytes that is left in what adit_equal_bytes found. */
static inline int adit_lowest_byte(uint64_t equal)
{
    return __builtin_ctzll(equal) / 8;
}

#endif
