/* internal.h - what the built-in players share: dice, turns on trial, and the worth of a position.
 *
 * A player that looks ahead does so on copies of the game in which everything that its seat cannot
 * see was dealt again. What it answers depends on its seed, its seat and what the seat sees, and on
 * nothing else: not on what it was asked before, so the answer is the same after an undo and in
 * another process.
 */
#ifndef ADIT_PLAYERS_INTERNAL_H
#define ADIT_PLAYERS_INTERNAL_H

#include "engine/chance/rng.h"
#include "engine/match/game.h"

/* ---- Dice (lookahead.c) ---- */

/* Numbers as a function of a key and of two counters; the third counts blocks. */
typedef struct {
    uint32_t key[2], counter[4], word[4];
    int left;
} adit_dice;

/* The key of a decision: a function of the bot's seed, its seat, and what the seat sees of the
 * position and the question. */
uint64_t adit_decision_key(adit_game *game, uint64_t seed, int seat);
void adit_dice_set_key(adit_dice *dice, uint64_t key);
/* From now on the numbers of this choice and attempt. */
void adit_dice_begin(adit_dice *dice, uint32_t choice, uint32_t attempt);
uint32_t adit_dice_word(adit_dice *dice);
/* 0 .. n - 1; the bias of the product is below n / 2^32. */
static inline int adit_dice_below(adit_dice *dice, int n)
{
    return (int)(((uint64_t)adit_dice_word(dice) * (uint64_t)n) >> 32);
}

/* ---- Turns on trial (lookahead.c) ---- */

#define ADIT_LONGEST_LINE 64 /* decisions after which a turn is valued as it stands */

/* Decisions by value: an index means nothing in another deal. */
typedef struct {
    adit_option option[ADIT_LONGEST_LINE];
    int count;
} adit_line;

/* A stretch of play: one player's part of one turn. In a draft or a Council all players decide
 * within one turn, and what the others do then is not the player's own to plan. */
typedef struct {
    int turn, active;
} adit_stretch;

adit_stretch adit_stretch_of(adit_game *game);
/* Whether the stretch has ended, or the game. */
bool adit_stretch_is_over(const adit_stretch *stretch, adit_game *game);

/* Whether an exchange is to be considered where there are so many main options. */
bool adit_dice_wants_exchange(adit_dice *dice, int main_count);
/* Any of the exchanges, or of the main options if there is none. -1: nothing is offered. */
int adit_dice_exchange(adit_dice *dice, int main_count, int exchange_count);
/* Any main option; now and then an exchange instead, if there is one. -1: nothing is offered. */
int adit_any_option(adit_game *game, adit_dice *dice);
/* The index of the option among all that are offered, or -1. */
int adit_find_option(adit_game *game, adit_option wanted);
/* How good the position is for a seat: its own worth twice, less that of the best opponent. */
int adit_worth_for(adit_game *game, int seat);
/* Whether that is more than *worth, which it then becomes. *rival is the opponent who decided it
 * the last time, or 0: whoever is asked about first may be the only one that must be. */
bool adit_worth_exceeds(adit_game *game, int seat, int *worth, int *rival);
/* The answer to a question that offers nothing. */
adit_status adit_nothing_offered(adit_err *err);

/* ---- The players ---- */

/* A built-in bot; those that look ahead have more behind it. */
typedef struct {
    adit_bot bot;
    int seat;
    uint64_t seed;
    uint32_t choices; /* made so far; only random counts them */
    adit_dice dice;
} adit_dice_bot;

/* Makes a bot whose struct of `size` bytes begins with an adit_dice_bot; the rest of it is zero.
 * NULL: out of memory. */
adit_dice_bot *adit_dice_bot_new(size_t size, const adit_bot *bot, int seat, uint64_t seed);
adit_dice_bot *adit_greedy_new(int seat, uint64_t seed);

typedef struct adit_effort adit_effort;
/* What stands after "planner:"; NULL: nothing. ADIT_USAGE: it is no effort. */
adit_status adit_effort_read(const char *text, adit_effort *effort, adit_err *err);
/* See adit_builtin_bot_fault; NULL also for other bots. */
const char *adit_planner_fault(adit_bot *bot);
adit_dice_bot *adit_planner_new(const adit_effort *effort, int seat, uint64_t seed);

#endif
