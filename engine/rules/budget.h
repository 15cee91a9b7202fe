/* budget.h - how much work may be done, for whatever multiplies decisions.
 *
 * One decision has limits of its own (tx.h, and the host's fuel). Searches, tests and bots make
 * thousands of decisions, each of which may just keep to them, so what they do together has a
 * budget: a number of steps that everything done with an engine is taken off. A step is about
 * what one instruction of a script takes; runs of the rules and parts of declared effects count
 * for several. Steps are counted, never timed, so a budget ends the same thing on every machine.
 *
 * A budget may be part of a larger one, which then pays too: a test is part of all tests.
 */
#ifndef ADIT_RULES_BUDGET_H
#define ADIT_RULES_BUDGET_H

#include "engine/base/err.h"

/* X(name, most, unit, what has it, how to get more). The only place where these numbers stand:
 * messages, --help and the reference are made from it. */
#define ADIT_BUDGET_MAP(X)                                                                         \
    X(TURN, 2000, "decisions", "one turn", "")                                                     \
    X(GAME, 20000, "decisions", "one game", "")                                                    \
    X(GREEDY, 2000, "million steps", "one decision of the bot greedy", "")                         \
    X(SIM_GAME, 50000, "million steps", "one game of `adit sim`", "--budget N")                    \
    X(REPLAY, 50000, "million steps", "the recorded game of one `adit replay`", "--budget N")      \
    X(SOLVE, 50000, "million steps", "one search of `adit solve`", "--budget N")                   \
    X(TEST, 10000, "million steps", "one test of `adit test`", "")                                 \
    X(TEST_ALL, 60000, "million steps", "everything that one `adit test` runs", "--budget N")      \
    X(CHECK, 20000, "million steps", "everything that one `adit check` tries out", "--budget N")   \
    X(FUZZ_GAME, 5000, "million steps", "one game of `adit fuzz`", "")                             \
    X(FUZZ, 100000, "million steps", "everything that one `adit fuzz` plays", "--budget N")

typedef enum {
#define ADIT_BUDGET_ENUM(name, most, unit, what, more) ADIT_BUDGET_##name,
    ADIT_BUDGET_MAP(ADIT_BUDGET_ENUM)
#undef ADIT_BUDGET_ENUM
        ADIT_BUDGET_COUNT
} adit_budget_kind;

/* The numbers by themselves: ADIT_MOST_TURN and so on. */
enum {
#define ADIT_BUDGET_MOST(name, most, unit, what, more) ADIT_MOST_##name = (most),
    ADIT_BUDGET_MAP(ADIT_BUDGET_MOST)
#undef ADIT_BUDGET_MOST
};

typedef struct {
    int64_t most; /* in units */
    const char *unit, *what, *more;
} adit_budget_row;
extern const adit_budget_row adit_budget_rows[ADIT_BUDGET_COUNT];

typedef struct adit_budget {
    adit_budget_kind kind;
    int64_t most, spent;       /* steps */
    struct adit_budget *whole; /* what it is part of, which pays too; may be NULL */
} adit_budget;

/* What counts besides the steps of scripts, in steps. */
enum {
    ADIT_STEPS_OF_RUN = 500,      /* of a transaction, also when it is only tried */
    ADIT_STEPS_OF_PART = 20,      /* of a declared effect */
    ADIT_STEPS_OF_CALL = 100,     /* of a script's function */
    ADIT_STEPS_OF_OPEN = 20000000 /* of loading the cards of an engine */
};

/* A full budget. `millions`: of steps, in place of what the table says; 0: as it says. */
adit_budget adit_budget_of(adit_budget_kind kind, int64_t millions, adit_budget *whole);
/* Takes steps off the budget and those that it is part of. */
void adit_budget_spend(adit_budget *budget, int64_t steps);
/* Whether it, or one that it is part of, is used up. NULL never is. */
bool adit_budget_is_spent(const adit_budget *budget);
/* How many steps are left, of it and of those that it is part of; at least 0. */
int64_t adit_budget_left(const adit_budget *budget);
/* ADIT_LIMIT and the words if it is used up, ADIT_OK otherwise. `engine`, which may be NULL,
 * knows who used most. */
adit_status adit_budget_check(const adit_budget *budget, adit_engine *engine, adit_err *err);

/* From now on everything that is done with the engine is taken off the budget, until another
 * one, or NULL, takes its place; decisions fail with ADIT_LIMIT once it is used up. Returns the
 * one from before. The budget stays the caller's and must live as long. */
adit_budget *adit_engine_use_budget(adit_engine *engine, adit_budget *budget);
/* Takes off what was done since the last time; ADIT_LIMIT if the budget is used up. */
adit_status adit_engine_pay(adit_engine *engine, adit_err *err);
/* The same for work of somebody else, such as a bot in a script of its own. */
adit_status adit_engine_pay_also(adit_engine *engine, int64_t steps, adit_err *err);

#endif
