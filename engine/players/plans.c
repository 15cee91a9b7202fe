/* plans.c - plan search, the first half: turns of one's own; see plans.h. */
#include "engine/players/plans.h"

#include <string.h>
#include <time.h>

#include "engine/base/memory.h"
#include "engine/players/judge.h"
#include "engine/rules/runner.h"

enum {
    SHARE_OF_TURNS = 3, /* of a time, 1 / this is spent on finding plans */
    MOST_TURNS = 4000,  /* in a time */
    LOOK_AT_CLOCK = 16, /* after as many turns */
    TURNS_IN_A_ROW = 8  /* of a hint, that begin with one option */
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

/* ---- Finding plans ---- */

/* Where plans are found: on the thread that searches. */
static adit_lane *own_lane(const adit_search *search)
{
    return &search->lane[0];
}

/* Goes the beginning of another plan. */
static bool follow_beginning(adit_lane *lane, const adit_plan *plan, int count)
{
    for (int i = 0; i < count && !adit_tree_is_over(lane->tree); i++) {
        if (!adit_lane_step(lane, plan->step[i])) {
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

/* One turn. A player's first ones begin with each option once; then one in two goes off from a
 * plan. For hints, TURNS_IN_A_ROW begin with one option, one in two going off from the plan that
 * begins so, then as many with the next. */
static bool play_turn(adit_search *search, int number)
{
    adit_lane *lane = own_lane(search);
    const int row = search->covers_all ? TURNS_IN_A_ROW : 1;
    const int first = number / row % search->offered_count;
    const bool is_first = number < search->offered_count * row && number % row == 0;
    const adit_plan *plan = NULL;
    int count = 0;

    if (search->covers_all && number % row == 0) {
        adit_tree_prune(lane->tree); /* turns that begin alike are what it is for */
        /* An end that another option has had too must not be missing from this one's. */
        adit_tree_forget_met(lane->tree);
    }
    adit_lane_return(lane);
    adit_dice_begin(&lane->dice, 0, (uint32_t)number);
    if (!is_first && number % 2 == 1 && search->count > 0) {
        plan = search->covers_all ? plan_of_option(search, first)
                                  : search->order[adit_dice_below(&lane->dice, search->count)];
    }
    if (plan != NULL) {
        count = adit_dice_below(&lane->dice, plan->line.count);
        count += search->covers_all && count == 0;
        return follow_beginning(lane, plan, count) && adit_lane_finish(lane);
    }
    if ((search->covers_all || is_first) &&
        !adit_lane_step(lane, adit_tree_find_first(lane->tree, search->offered[first]))) {
        return false;
    }
    return adit_lane_finish(lane);
}

static int offered_index(const adit_search *search, adit_option option)
{
    int index = 0;

    while (index < search->offered_count && !adit_option_equal(search->offered[index], option)) {
        index++;
    }
    return index;
}

/* Notes which offered option each option of the world is: other deals may offer others. */
static void match_options(adit_search *search)
{
    adit_game *world = own_lane(search)->world;
    const int count = adit_game_option_count(world) + adit_game_anytime_count(world);

    for (int i = 0; i < ADIT_OPTIONS_IN_ALL; i++) {
        search->first_of[i] =
            i < count ? offered_index(search, adit_game_option(world, i)) : search->offered_count;
    }
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
static int place_for(const adit_search *search, int first, int worth, uint64_t hash)
{
    int same = 0, at = search->count;

    for (int i = 0; i < search->count; i++) {
        if (search->order[i]->first == first) {
            same++;
            at = i;
        }
        if (search->order[i]->hash == hash && !search->covers_all) {
            return worth > search->order[i]->worth ? i : -1;
        }
    }
    const bool is_crowded = search->covers_all ? same > 0 : same >= search->room / 2;
    if (!is_crowded) {
        at = search->count < search->room ? search->count : search->count - 1;
    }
    return at == search->count || worth > search->order[at]->worth ? at : -1;
}

/* The options of the walk, which are all that means something in another deal; false if the walk
 * cannot be gone again. */
static bool read_line(adit_search *search, adit_line *line)
{
    adit_lane *lane = own_lane(search);

    adit_game_copy(lane->trial, lane->world);
    for (line->count = 0; line->count < lane->steps; line->count++) {
        const int index = lane->step[line->count];

        line->option[line->count] = adit_game_option(lane->trial, index);
        if (!adit_lane_decide(lane, lane->trial, index)) {
            return false;
        }
    }
    return true;
}

static void keep_line(adit_search *search)
{
    adit_lane *lane = own_lane(search);
    adit_game *end = adit_tree_trial(lane->tree);
    adit_line line;

    if (!adit_tree_is_new(lane->tree)) {
        return;
    }
    const int worth = adit_value_for(end, search->seat);
    if (search->count == search->room && worth <= search->order[search->count - 1]->worth) {
        return; /* before the hash is made, which takes longer */
    }
    const uint64_t hash = search->covers_all
                              ? 0
                              : adit_state_raw_hash(end->engine->def, adit_game_view_tx(end)->work);
    const int first = search->first_of[lane->step[0]];
    const int at = first < search->offered_count ? place_for(search, first, worth, hash) : -1;
    if (at < 0 || !read_line(search, &line)) {
        return;
    }
    if (at == search->count) {
        search->order[at] = &search->plan[search->count++];
    }
    adit_plan *plan = search->order[at];

    plan->line = line;
    memcpy(plan->step, lane->step, sizeof plan->step);
    plan->first = first;
    plan->worth = worth;
    plan->hash = hash;
    plan->has_failed = false;
    plan->worlds = 0;
    plan->sum = plan->own_sum = 0;
    sort_plan(search, at);
}

void adit_search_find_plans(adit_search *search)
{
    const int64_t late = search->stop_at - search->effort.ms + search->effort.ms / SHARE_OF_TURNS;
    const int turns = search->effort.ms > 0 ? MOST_TURNS : search->effort.turns;
    adit_lane *lane = own_lane(search);

    search->count = 0;
    match_options(search);
    if (adit_lane_begin(lane, lane->world, &search->stretch)) {
        for (int i = 0; (i < turns || i < search->offered_count) && !adit_lane_is_stopped(lane);
             i++) {
            if (play_turn(search, i)) {
                keep_line(search);
            }
            if (i % LOOK_AT_CLOCK == LOOK_AT_CLOCK - 1 && i >= search->offered_count &&
                adit_search_is_late(search, late)) {
                break;
            }
        }
    }
    adit_tree_end(lane->tree);
    adit_lanes_gather(search, 1);
}

/* ---- The search ---- */

static adit_status make_plans(adit_search *search, adit_err *err)
{
    const int most = search->effort.plans > 0 ? search->effort.plans : ADIT_PLANS / 2;
    const int room = search->covers_all ? search->offered_count + 1 : most;

    if (search->plan == NULL) {
        search->plan = adit_alloc((size_t)room * sizeof *search->plan);
        if (search->plan == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the plans of a planner");
        }
        search->room = room;
    }
    return ADIT_OK;
}

static adit_status prepare_search(adit_search *search, adit_game *game, adit_err *err)
{
    int count = adit_game_option_count(game);

    count += adit_game_anytime_count(game);
    search->offered_count = count < ADIT_MAX_OPTIONS ? count : ADIT_MAX_OPTIONS;
    for (int i = 0; i < search->offered_count; i++) {
        search->offered[i] = adit_game_option(game, i);
    }
    search->key = adit_decision_key(game, search->seed, search->seat);
    ADIT_TRY(adit_lanes_prepare(search, game, err));
    ADIT_TRY(make_plans(search, err));
    adit_lane_deal(search, own_lane(search), 0);
    search->stretch = adit_stretch_of(own_lane(search)->world);
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
    (void)adit_engine_pay(engine, NULL);
    adit_search_compare(search);
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
    adit_lanes_free(search);
    adit_free(search->plan);
}
