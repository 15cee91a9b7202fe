/* budget.h - how much work may be done, for whatever multiplies decisions.
 *
 * One decision has limits of its own (tx.h, and the host's fuel). Searches, tests and bots make
 * thousands of decisions, each of which may just keep to them, so what they do together has a
 * budget: a number of steps that everything done with an engine is taken off. A step is about
 * what one instruction of a script takes; runs of the rules and parts of declared effects count
 * for several. Steps are counted, not timed, so a budget ends the same thing on every machine. A
 * few instructions of Lua can be made to take far longer than they pay for; what consists of these
 * is ended by the time that the thread computes, which ordinary work never comes near.
 *
 * A budget may be part of a larger one, which then pays too: a test is part of all tests. What
 * callers need is in adit.h; here is what the engine adds.
 */
#ifndef ADIT_RULES_BUDGET_H
#define ADIT_RULES_BUDGET_H

#include "engine/base/err.h"

/* The bare numbers: ADIT_MOST_TURN and so on. */
enum {
#define ADIT_BUDGET_MOST(name, most, unit, what, more) ADIT_MOST_##name = (most),
    ADIT_BUDGET_MAP(ADIT_BUDGET_MOST)
#undef ADIT_BUDGET_MOST
};

/* What counts besides the steps of scripts, in steps. */
enum {
    ADIT_STEPS_OF_RUN = 500, /* of a transaction, also when it is only tried */
    ADIT_STEPS_OF_PART = 20, /* of a declared effect */
    ADIT_STEPS_OF_CALL = 100 /* of a script's function */
};

/* How many steps are left, of it and of those that it is part of; at least 0. */
int64_t adit_budget_left(const adit_budget *budget);
/* Takes off what was done since the last time; ADIT_LIMIT if the budget is used up. */
adit_status adit_engine_pay(adit_engine *engine, adit_err *err);
/* The same for work of somebody else, such as a bot in a script of its own. */
adit_status adit_engine_pay_also(adit_engine *engine, int64_t steps, adit_err *err);

#endif
