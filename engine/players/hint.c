/* hint.c - how good each option of a question is, by plan search; see plans.h.
 *
 * Every option has one plan, the best turn found that begins with it. All are followed into the
 * same futures, so two options are compared world by world, which says how sure the difference is.
 */
#include "engine/players/plans.h"

#include <math.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

enum {
    TURNS_AN_OPTION = 24, /* at least, to find its plan */
    SURE = 2,             /* standard errors that make a difference */
    SCALE = 2             /* the worth of a position counts the seat's own twice */
};

/* How much less the plan is worth than the best, on the average of the worlds that both were
 * followed in, and the standard error of it; both in hundredths of a point. */
static void compare_plans(const adit_plan *best, const adit_plan *plan, adit_hint *hint)
{
    const int worlds = plan->worlds < best->worlds ? plan->worlds : best->worlds;
    double sum = 0, squares = 0;

    if (worlds == 0) {
        hint->loss = (best->worth - plan->worth) / SCALE;
        hint->is_close = hint->loss == 0;
        return;
    }
    for (int i = 0; i < worlds; i++) {
        const double loss = (double)(best->value[i] - plan->value[i]) / SCALE;

        sum += loss;
        squares += loss * loss;
    }
    const double mean = sum / worlds;
    const double variance = worlds > 1 ? (squares - sum * mean) / (worlds - 1) : mean * mean;
    hint->loss = (int)lround(mean);
    hint->error = (int)lround(sqrt((variance > 0 ? variance : 0) / worlds));
    hint->is_close = plan != best && hint->loss <= SURE * hint->error;
}

static int64_t mean_of(int64_t sum, int count)
{
    return count > 0 ? (sum + (sum >= 0 ? count : -count) / 2) / count : 0;
}

static void fill_hint(const adit_search *search, const adit_plan *plan, adit_hint *hint)
{
    *hint = (adit_hint){.index = plan->first, .futures = plan->worlds};
    hint->points = (int)mean_of(plan->own_sum, plan->worlds);
    hint->lead = (int)mean_of(plan->sum, plan->worlds);
    compare_plans(search->order[0], plan, hint);
    hint->loss = hint->loss < 0 ? 0 : hint->loss; /* it has lost on fewer worlds */
}

static adit_status run_hint(adit_search *search, adit_game *game, adit_hint *hints, int max,
                            int *count, adit_err *err)
{
    const int options = adit_game_option_count(game) + adit_game_anytime_count(game);

    if (search->effort.ms == 0 && search->effort.turns < options * TURNS_AN_OPTION) {
        search->effort.turns = options * TURNS_AN_OPTION;
    }
    ADIT_TRY(adit_search_run(search, game, err));
    *count = search->count;
    for (int i = 0; i < search->count && i < max; i++) {
        fill_hint(search, search->order[i], &hints[i]);
    }
    return ADIT_OK;
}

/* What was shown stays as text, so that the next hint does not show it again. */
static void note_fault(adit_engine *engine, const adit_err *fault)
{
    if (fault->status != ADIT_OK && engine->hint_fault.status == ADIT_OK &&
        strcmp(fault->text, engine->hint_fault.text) != 0) {
        engine->hint_fault = *fault;
    }
}

adit_status adit_game_hint(adit_game *game, const char *effort, adit_hint *hints, int max,
                           int *count, adit_err *err)
{
    adit_effort read;

    ADIT_NEED(game != NULL && count != NULL && (hints != NULL || max == 0), err);
    *count = 0;
    if (adit_game_is_over(game)) {
        return adit_fail(err, ADIT_USAGE, "the game is over: there is nothing to choose");
    }
    ADIT_TRY(adit_effort_read(effort, &read, err));
    adit_search *search = adit_alloc(sizeof *search);
    ADIT_TRY_NEW(search, err);
    search->seat = adit_game_seat(game);
    search->seed = adit_game_seed(game);
    search->effort = read;
    search->covers_all = true;
    const adit_status status = run_hint(search, game, hints, max, count, err);
    note_fault(game->engine, &search->fault);
    adit_search_close(search);
    adit_free(search);
    return status;
}

const char *adit_engine_hint_fault(adit_engine *engine)
{
    if (engine == NULL || engine->hint_fault.status == ADIT_OK) {
        return NULL;
    }
    engine->hint_fault.status = ADIT_OK;
    return engine->hint_fault.text;
}
