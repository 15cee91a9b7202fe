/* plans.c - plan search, the first half: turns of one's own; see plans.h. */
#include "engine/players/plans.h"

#include <string.h>
#include <time.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

enum {
    SHARE_OF_TURNS = 3, /* of a time, 1 / this is spent on finding plans */
    MOST_TURNS = 4000,  /* in a time */
    LOOK_AT_CLOCK = 16  /* after as many turns */
};

/* ---- Time ---- */

int64_t adit_search_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool adit_search_is_late(const adit_search *search, int64_t when)
{
    return search->effort.ms > 0 && adit_search_clock() >= when;
}

bool adit_search_is_stopped(const adit_search *search)
{
    return search->lacks_memory || adit_budget_is_spent(&search->budget);
}

/* ---- Trying ---- */

/* A fault takes the move out of the choice: a broken card of a mod must not stop a game. The first
 * one is kept, so that it can be shown. */
bool adit_search_decide(adit_search *search, adit_game *game, int index)
{
    adit_err *err = search->fault.status == ADIT_OK ? &search->fault : NULL;

    if (index < 0) {
        return false;
    }
    const adit_status status = adit_game_decide(game, index, err);
    search->lacks_memory |= status == ADIT_NOMEM;
    if (status == ADIT_LIMIT && adit_budget_is_spent(&search->budget) && err != NULL) {
        search->fault.status = ADIT_OK; /* that is no mistake of a card */
    }
    return status == ADIT_OK;
}

bool adit_search_finish(adit_search *search, adit_game *game, const adit_stretch *stretch,
                        int decided)
{
    for (; decided < ADIT_LONGEST_LINE && !adit_stretch_is_over(stretch, game); decided++) {
        if (!adit_search_decide(search, game, adit_any_option(game, &search->dice))) {
            return false;
        }
    }
    return true;
}

/* ---- Finding plans ---- */

static bool step_line(adit_search *search, int index)
{
    if (index < 0) {
        return false;
    }
    search->line.option[search->line.count++] = adit_game_option(search->trial, index);
    return adit_search_decide(search, search->trial, index);
}

/* Follows the beginning of another plan as far as it fits. */
static bool follow_beginning(adit_search *search, const adit_line *line, int count)
{
    for (int i = 0; i < count && !adit_stretch_is_over(&search->stretch, search->trial); i++) {
        const int index = adit_find_option(search->trial, line->option[i]);

        if (index < 0) {
            return true;
        }
        if (!step_line(search, index)) {
            return false;
        }
    }
    return true;
}

static bool finish_line(adit_search *search)
{
    while (search->line.count < ADIT_LONGEST_LINE &&
           !adit_stretch_is_over(&search->stretch, search->trial)) {
        if (!step_line(search, adit_any_option(search->trial, &search->dice))) {
            return false;
        }
    }
    return true;
}

static const adit_plan *plan_of_option(const adit_search *search, int first)
{
    for (int i = 0; i < search->count; i++) {
        if (search->order[i]->first == first) {
            return search->order[i];
        }
    }
    return NULL;
}

/* A plan to go off from, and how much of it to keep; NULL: the turn is played at random. One turn
 * in two goes off from a plan; for hints, from one of the option whose turn it is. */
static const adit_plan *choose_beginning(adit_search *search, int number, int *count)
{
    const adit_plan *plan = NULL;

    if (search->covers_all && number / search->offered_count % 2 == 1) {
        plan = plan_of_option(search, number % search->offered_count);
    } else if (!search->covers_all && number % 2 == 1 && search->count > 0) {
        plan = search->order[adit_dice_below(&search->dice, search->count)];
    }
    if (plan != NULL) {
        *count = adit_dice_below(&search->dice, plan->line.count);
        *count += search->covers_all && *count == 0;
    }
    return plan;
}

/* The first turns begin with each option once; for hints, all of them do. */
static bool play_turn(adit_search *search, int number)
{
    const bool is_forced = search->covers_all || number < search->offered_count;
    int count = 0;

    search->line.count = 0;
    adit_game_copy(search->trial, search->world);
    adit_dice_begin(&search->dice, 0, (uint32_t)number);
    const adit_plan *plan =
        number < search->offered_count ? NULL : choose_beginning(search, number, &count);
    if (plan != NULL) {
        return follow_beginning(search, &plan->line, count) && finish_line(search);
    }
    if (is_forced &&
        !step_line(search, adit_find_option(search->trial,
                                            search->offered[number % search->offered_count]))) {
        return false;
    }
    return finish_line(search);
}

static int offered_index(const adit_search *search, adit_option option)
{
    int index = 0;

    while (index < search->offered_count && !adit_option_equal(search->offered[index], option)) {
        index++;
    }
    return index;
}

/* Moves the plan at `at` up to where its worth belongs. */
static void sort_plan(adit_search *search, int at)
{
    adit_plan *plan = search->order[at];

    for (; at > 0 && search->order[at - 1]->worth < plan->worth; at--) {
        search->order[at] = search->order[at - 1];
    }
    search->order[at] = plan;
}

/* Where the new plan goes: the place of one that it is the same as, a free one, or the last. At
 * most half of the plans begin with one option, so that there is something to compare. For hints,
 * each option has one plan. -1: it is not good enough. */
static int place_for(adit_search *search, int first, int worth, uint64_t hash)
{
    int same = 0, last_same = -1;

    for (int i = 0; i < search->count; i++) {
        if (search->order[i]->first == first) {
            same++;
            last_same = i;
        }
        if (search->order[i]->hash == hash && !search->covers_all) {
            return worth > search->order[i]->worth ? i : -1;
        }
    }
    const bool is_crowded = search->covers_all ? same > 0 : same >= ADIT_PLANS / 2;
    if (is_crowded) {
        return worth > search->order[last_same]->worth ? last_same : -1;
    }
    if (search->count < search->room) {
        search->order[search->count] = &search->plan[search->count];
        return search->count++;
    }
    return worth > search->order[search->count - 1]->worth ? search->count - 1 : -1;
}

static void keep_line(adit_search *search)
{
    const int worth = adit_worth_for(search->trial, search->seat);

    if (search->count == search->room && worth <= search->order[search->count - 1]->worth) {
        return; /* before the hash is made, which takes longer */
    }
    const int first = offered_index(search, search->line.option[0]);
    const uint64_t hash = search->covers_all ? 0 : adit_game_hash(search->trial);
    const int at = first < search->offered_count ? place_for(search, first, worth, hash) : -1;
    if (at >= 0) {
        adit_plan *plan = search->order[at];

        plan->line = search->line;
        plan->first = first;
        plan->worth = worth;
        plan->hash = hash;
        plan->has_failed = false;
        plan->worlds = 0;
        plan->sum = plan->own_sum = 0;
        sort_plan(search, at);
    }
}

void adit_search_find_plans(adit_search *search)
{
    const int64_t late = search->stop_at - search->effort.ms + search->effort.ms / SHARE_OF_TURNS;
    const int turns = search->effort.ms > 0 ? MOST_TURNS : search->effort.turns;

    search->count = 0;
    for (int i = 0; (i < turns || i < search->offered_count) && !adit_search_is_stopped(search);
         i++) {
        if (play_turn(search, i)) {
            keep_line(search);
        }
        if (i % LOOK_AT_CLOCK == 0 && adit_search_is_late(search, late)) {
            break;
        }
    }
}

/* ---- The search ---- */

static adit_status make_games(adit_search *search, adit_game *game, adit_err *err)
{
    adit_game **games[] = {&search->world, &search->trial, &search->attempt, &search->best};
    const int room = search->covers_all ? search->offered_count + 1 : ADIT_PLANS;

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        if (*games[i] == NULL && (*games[i] = adit_game_clone(game)) == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a planner");
        }
    }
    if (search->plan == NULL) {
        search->plan = adit_alloc((size_t)room * sizeof *search->plan);
        if (search->plan == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the plans of a planner");
        }
        search->room = room;
    }
    return ADIT_OK;
}

void adit_search_deal(adit_search *search, adit_game *game, int number)
{
    adit_game_copy(search->world, game);
    adit_game_determinise(search->world, search->seat,
                          adit_key(ADIT_FOR_SEARCH, search->key, search->seat, (uint64_t)number));
}

static adit_status prepare_search(adit_search *search, adit_game *game, adit_err *err)
{
    int count = adit_game_option_count(game);

    count += adit_game_anytime_count(game);
    search->offered_count = count < ADIT_MAX_OPTIONS ? count : ADIT_MAX_OPTIONS;
    for (int i = 0; i < search->offered_count; i++) {
        search->offered[i] = adit_game_option(game, i);
    }
    ADIT_TRY(make_games(search, game, err));
    search->key = adit_decision_key(game, search->seed, search->seat);
    adit_dice_set_key(&search->dice, search->key);
    adit_search_deal(search, game, 0);
    search->stretch = adit_stretch_of(search->world);
    search->stop_at = search->effort.ms > 0 ? adit_search_clock() + search->effort.ms : 0;
    search->lacks_memory = false;
    return ADIT_OK;
}

adit_status adit_search_run(adit_search *search, adit_game *game, adit_err *err)
{
    adit_engine *engine = game->engine;
    adit_budget *whole = engine->budget;
    const adit_read_point mark = adit_game_read_point(game);

    search->count = 0;
    ADIT_TRY(prepare_search(search, game, err));
    if (search->offered_count == 0) {
        ADIT_TRY(adit_game_read_error(game, mark, err));
        return adit_nothing_offered(err);
    }
    if (search->offered_count == 1 && !search->covers_all) {
        return ADIT_OK;
    }
    search->budget = adit_budget_of(ADIT_BUDGET_PLANNER, 0, whole);
    (void)adit_engine_use_budget(engine, &search->budget);
    adit_search_find_plans(search);
    adit_search_compare(search, game);
    (void)adit_engine_pay(engine, NULL);
    (void)adit_engine_use_budget(engine, whole);
    if (search->lacks_memory) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a planner");
    }
    adit_game_forgive_reads(game, mark);
    return ADIT_OK;
}

int adit_search_answer(const adit_search *search)
{
    return search->count > 0 ? search->order[0]->first : 0;
}

void adit_search_close(adit_search *search)
{
    adit_game_free(search->best);
    adit_game_free(search->attempt);
    adit_game_free(search->trial);
    adit_game_free(search->world);
    adit_free(search->plan);
}
