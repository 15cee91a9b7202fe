/* bot.h - a player that is a program in another process.
 *
 * The rule for a bot that does not keep to the protocol: it forfeits. Its process is ended, the
 * seat's remaining decisions, that one included, are made by the built-in `random` with the seed
 * of the game, and the game goes on. Whoever plays the game asks afterwards what happened.
 */
#ifndef ADIT_WORKER_BOT_H
#define ADIT_WORKER_BOT_H

#include "bindings/worker/process.h"

/* Why a seat was lost. X(id, word, meaning). The words stand in recorded games and reports. */
#define ADITW_FORFEIT_MAP(X)                                                                       \
    X(START, "start", "could not be started")                                                      \
    X(VERSION, "version", "speaks another version of the protocol")                                \
    X(TIMEOUT, "timeout", "took too long")                                                         \
    X(DEAF, "deaf", "does not read its input")                                                     \
    X(CRASH, "crash", "ended unexpectedly")                                                        \
    X(FLOOD, "flood", "wrote too much")                                                            \
    X(GARBAGE, "garbage", "wrote an invalid answer")                                               \
    X(TURN, "turn", "wrote out of turn")                                                           \
    X(ILLEGAL, "illegal", "chose something that was not offered")                                  \
    X(FAULT, "fault", "gave up")

typedef enum {
#define ADITW_FORFEIT_ENUM(id, word, meaning) ADITW_FORFEIT_##id,
    ADITW_FORFEIT_MAP(ADITW_FORFEIT_ENUM)
#undef ADITW_FORFEIT_ENUM
        ADITW_FORFEITS
} aditw_reason;

const char *aditw_reason_word(aditw_reason reason);

typedef struct {
    aditw_reason reason;
    int question;    /* of this bot in this game, from 1; 0: before the first */
    char text[1024]; /* what happened, in one line or a few; nothing in it needs escaping */
} aditw_forfeit;

typedef struct {
    int move_ms;        /* for one answer, and for the start */
    int game_ms;        /* for all answers of a game */
    double cpu_seconds; /* a process that has computed for half of it is replaced between games */
    bool (*is_stopped)(void); /* whether the user wants to stop; may be NULL */
} aditw_limits;

/* How to start the bot; borrowed by everything that is made from it. */
typedef struct {
    aditw_command command;
    const char *source; /* Lua that is sent to the program first; NULL: none */
    size_t source_length;
    const char *source_name;
    aditw_limits limits;
} aditw_plan;

/* A process that may go on from game to game. Start with {0}. One thread at a time. */
typedef struct {
    aditw_process *process;
} aditw_slot;
void aditw_slot_close(aditw_slot *slot);

/* Makes the bot for one game; the process in the slot, if there is one, is used again. The caller
 * owns *bot, which borrows plan and slot. The bot's chances come from `seed` and `seat`, but the
 * seed cannot be told from what it is given. `engine` is the one of the game. */
adit_status aditw_bot_new(const aditw_plan *plan, aditw_slot *slot, adit_engine *engine, int seat,
                          uint64_t seed, adit_bot **bot, adit_err *err);
/* Begins the game now and not at its first question. A bot that fails has forfeited. */
void aditw_bot_begin(adit_bot *bot, const char *game, int players);
/* Tells the bot how the game ended. Nothing that it does about it matters. */
void aditw_bot_over(adit_bot *bot, adit_game *game);
/* Whether and why it has forfeited; NULL if not, or if it is a bot of another kind. */
const aditw_forfeit *aditw_bot_forfeit(const adit_bot *bot);
/* The standard error of the process, if it is kept. */
const char *aditw_bot_errors(const adit_bot *bot, size_t *length);

#endif
