/* budget.c - how much work may be done, for whatever multiplies decisions. */
#include "engine/rules/budget.h"

#include <inttypes.h>
#include <time.h>

#include "engine/rules/runner.h"

#define MILLION 1000000
#define STEPS_BETWEEN 10000 /* two times that decisions are paid for */
#define STEPS_TIMED MILLION /* that lie between two looks at the clock: each is a system call */
#define SECOND INT64_C(1000000000)
#define FREE_SECONDS 60     /* of computing, that every budget has */
#define STEP_NANOSECONDS 10 /* of computing, for each step of the budget */

const adit_budget_row adit_budget_rows[ADIT_BUDGET_COUNT] = {
#define ADIT_BUDGET_ROW(name, most, unit, what, more) {most, unit, what, more},
    ADIT_BUDGET_MAP(ADIT_BUDGET_ROW)
#undef ADIT_BUDGET_ROW
};

adit_budget adit_budget_of(adit_budget_kind kind, int64_t millions, adit_budget *whole)
{
    int64_t most = millions > 0 ? millions : adit_budget_rows[kind].most;

    return (adit_budget){.kind = kind,
                         .most = most * MILLION,
                         .most_ns = FREE_SECONDS * SECOND + most * MILLION * STEP_NANOSECONDS,
                         .whole = whole};
}

void adit_budget_spend(adit_budget *budget, int64_t steps)
{
    for (; budget != NULL; budget = budget->whole) {
        budget->spent += steps;
    }
}

static const adit_budget *find_spent(const adit_budget *budget)
{
    while (budget != NULL && budget->spent <= budget->most && budget->spent_ns <= budget->most_ns) {
        budget = budget->whole;
    }
    return budget;
}

bool adit_budget_is_spent(const adit_budget *budget)
{
    return find_spent(budget) != NULL;
}

int64_t adit_budget_left(const adit_budget *budget)
{
    int64_t left = INT64_MAX;

    for (; budget != NULL; budget = budget->whole) {
        int64_t rest = budget->spent_ns > budget->most_ns ? 0 : budget->most - budget->spent;
        left = rest < left ? rest : left;
    }
    return left > 0 ? left : 0;
}

/* The card that used most since the budget is in use, or NULL. */
static const adit_card *dearest_card(const adit_engine *engine)
{
    const int64_t *steps = &engine->runner->card_steps[1];
    int dearest = 0;

    for (int card = 1; card < engine->cards->count; card++) {
        dearest = steps[card] > steps[dearest] ? card : dearest;
    }
    return engine->cards->count > 0 && steps[dearest] > 0 ? &engine->cards->card[dearest] : NULL;
}

adit_status adit_budget_check(const adit_budget *budget, adit_engine *engine, adit_err *err)
{
    const adit_budget *spent = find_spent(budget);

    if (spent == NULL) {
        return ADIT_OK;
    }
    const adit_card *card = engine != NULL ? dearest_card(engine) : NULL;
    const adit_budget_row *row = &adit_budget_rows[spent->kind];
    char by[400] = "", more[80] = "";
    adit_buffer name = adit_buffer_on(by, sizeof by), option = adit_buffer_on(more, sizeof more);

    if (card != NULL) {
        adit_buffer_addf(&name, "; card '%s' (%s) used the most", card->id, card->file);
    }
    if (row->more[0] != '\0') {
        adit_buffer_addf(&option, "; %s raises the limit to N million", row->more);
    }
    const bool is_late = spent->spent <= spent->most;
    return adit_fail(err, ADIT_LIMIT, "more than %" PRId64 " %s in %s%s%s",
                     is_late ? spent->most_ns / SECOND : spent->most / MILLION,
                     is_late ? "seconds of computing" : "million steps of work", row->what, by,
                     more);
}

static int64_t computing_time(void)
{
    struct timespec now = {0};

    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * SECOND + now.tv_nsec;
}

static void spend_time(adit_engine *engine, int64_t steps)
{
    const int64_t now = computing_time();

    for (adit_budget *budget = engine->budget; budget != NULL; budget = budget->whole) {
        budget->spent_ns += now > engine->time_paid ? now - engine->time_paid : 0;
    }
    engine->time_paid = now;
    engine->time_at = steps + STEPS_TIMED;
}

/* When decisions are paid for next: most cost next to nothing, so they are paid for together. */
static void set_due(adit_engine *engine)
{
    engine->pay_at = engine->budget == NULL                 ? INT64_MAX
                     : adit_budget_is_spent(engine->budget) ? INT64_MIN
                                                            : engine->steps_paid + STEPS_BETWEEN;
}

adit_budget *adit_engine_use_budget(adit_engine *engine, adit_budget *budget)
{
    if (engine == NULL) {
        return NULL;
    }

    adit_budget *before = engine->budget;

    (void)adit_engine_pay(engine, NULL);
    engine->budget = budget;
    engine->steps_paid = adit_engine_steps(engine);
    if (before == NULL) {
        engine->time_paid = computing_time();
        engine->time_at = engine->steps_paid + STEPS_TIMED;
    }
    set_due(engine);
    return before;
}

adit_status adit_engine_pay_also(adit_engine *engine, int64_t steps, adit_err *err)
{
    if (engine->budget == NULL) {
        return ADIT_OK;
    }
    int64_t done = adit_engine_steps(engine);

    adit_budget_spend(engine->budget, done - engine->steps_paid + steps);
    engine->steps_paid = done;
    if (done + steps >= engine->time_at) {
        spend_time(engine, done);
    }
    set_due(engine);
    return adit_budget_check(engine->budget, engine, err);
}

adit_status adit_engine_pay(adit_engine *engine, adit_err *err)
{
    return adit_engine_pay_also(engine, 0, err);
}
