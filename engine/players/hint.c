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
    MOST_EXCHANGES = 4,   /* that are said before the move they are made for */
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

/* What is best after the exchange that `after` has made; -1: nothing more is known of this seat. */
static adit_status find_next(adit_game *after, const char *effort, int seat, int *index,
                             adit_err *err)
{
    adit_hint best;
    int count = 0;

    *index = -1;
    if (adit_game_is_over(after) || adit_game_seat(after) != seat) {
        return ADIT_OK;
    }
    ADIT_TRY(adit_game_hint(after, effort, &best, 1, &count, err));
    *index = count > 0 ? best.index : -1;
    return ADIT_OK;
}

/* An exchange alone is no advice: the move that it is made for follows, after as many exchanges as
 * it takes. */
static adit_status say_on(adit_game *after, const char *effort, int index, adit_buffer *out,
                          adit_err *err)
{
    const int seat = adit_game_seat(after);

    for (int i = 0; i < MOST_EXCHANGES && index >= 0; i++) {
        const bool is_exchange = index >= adit_game_option_count(after);
        char words[512];

        (void)adit_game_option_said(after, index, words, sizeof words);
        adit_buffer_addf(out, "%s%s", i == 0 ? "" : ", then ", words);
        if (!is_exchange || adit_game_decide(after, index, NULL) != ADIT_OK) {
            break;
        }
        ADIT_TRY(find_next(after, effort, seat, &index, err));
    }
    return ADIT_OK;
}

adit_status adit_game_hint_said(adit_game *game, const char *effort, int index, char *buffer,
                                size_t size, adit_err *err)
{
    ADIT_NEED(game != NULL && buffer != NULL && size > 0, err);
    adit_buffer out = adit_buffer_on(buffer, size);

    if (index < 0 || adit_game_is_over(game) ||
        index >= adit_game_option_count(game) + adit_game_anytime_count(game)) {
        return adit_fail(err, ADIT_USAGE, "there is no option %d", index);
    }
    adit_game *after = adit_game_clone(game);
    ADIT_TRY_NEW(after, err);
    adit_game_determinise(after, adit_game_seat(game), 1); /* an exchange may reveal something */
    const adit_status status = say_on(after, effort, index, &out, err);
    adit_game_free(after);
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
