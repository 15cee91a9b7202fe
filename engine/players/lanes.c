/* lanes.c - the threads of a plan search; see plans.h.
 *
 * A lane is what one thread searches with. The first has the engine of the game; the others have
 * engines of their own, which the caller has lent (adit_engine_use_helpers) and which hold the same
 * cards, so a position can be copied into them as it is.
 *
 * The worlds of a round are dealt out to the lanes like cards. Each lane may spend what is left of
 * the search's budget, and those worlds count which would have been paid for if they had been
 * played one after the other. So the result is the same with any number of lanes.
 */
#include <assert.h>
#include <pthread.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/players/plans.h"
#include "engine/rules/runner.h"

#define THREAD_STACK ((size_t)16 << 20) /* bytes */

/* ---- Helpers of an engine ---- */

static bool has_same_cards(adit_engine *engine, adit_engine *other)
{
    const int count = adit_engine_card_count(engine), mods = adit_engine_mod_count(engine);
    bool is_same = strcmp(engine->def->info.id, other->def->info.id) == 0 &&
                   adit_engine_card_count(other) == count && adit_engine_mod_count(other) == mods;

    for (int i = 0; i < mods && is_same; i++) {
        is_same =
            adit_engine_mod(engine, i)->content_hash == adit_engine_mod(other, i)->content_hash;
    }
    for (int i = 0; i < count && is_same; i++) {
        adit_card_info mine, theirs;

        is_same = adit_engine_card(engine, i, &mine) == ADIT_OK &&
                  adit_engine_card(other, i, &theirs) == ADIT_OK &&
                  strcmp(mine.id, theirs.id) == 0 && mine.content_hash == theirs.content_hash;
    }
    return is_same;
}

adit_status adit_engine_use_helpers(adit_engine *engine, adit_engine *const *helper, int count,
                                    adit_err *err)
{
    ADIT_NEED(engine != NULL && count >= 0 && (helper != NULL || count == 0), err);
    if (count > ADIT_MAX_HELPERS) {
        return adit_fail(err, ADIT_USAGE, "an engine has at most %d helpers, not %d",
                         ADIT_MAX_HELPERS, count);
    }
    for (int i = 0; i < count; i++) {
        ADIT_NEED(helper[i] != NULL && helper[i] != engine, err);
        for (int k = 0; k < i; k++) {
            ADIT_NEED(helper[k] != helper[i], err); /* two threads would share it */
        }
        if (!has_same_cards(engine, helper[i])) {
            return adit_fail(err, ADIT_USAGE,
                             "helper %d has other cards; open it with the options of the engine",
                             i + 1);
        }
    }
    for (int i = 0; i < count; i++) {
        engine->helper[i] = helper[i];
    }
    engine->helper_count = count;
    return ADIT_OK;
}

/* ---- Making lanes ---- */

static void free_lane(adit_lane *lane)
{
    adit_tree_free(lane->tree);
    adit_game_free(lane->better);
    adit_game_free(lane->attempt);
    adit_game_free(lane->trial);
    adit_game_free(lane->world);
    if (lane->owns_from) {
        adit_game_free(lane->from);
    }
    *lane = (adit_lane){NULL};
}

void adit_lanes_free(adit_search *search)
{
    for (int i = 0; i < search->lane_count; i++) {
        free_lane(&search->lane[i]);
    }
    adit_free(search->lane);
    search->lane = NULL;
    search->lane_count = 0;
}

static bool has_lanes_of(const adit_search *search, const adit_engine *engine)
{
    bool has = search->lane_count == 1 + engine->helper_count && search->lane[0].engine == engine;

    for (int i = 1; has && i < search->lane_count; i++) {
        has = search->lane[i].engine == engine->helper[i - 1];
    }
    return has;
}

/* Makes the lane stand at the question. */
static adit_status prepare_lane(adit_lane *lane, adit_game *game, adit_err *err)
{
    if (lane->engine == game->engine) {
        lane->from = game;
    } else {
        if (lane->from == NULL) {
            ADIT_TRY(adit_game_alloc(lane->engine, &lane->from, err));
            lane->owns_from = true;
        }
        adit_game_copy(lane->from, game);
        adit_game_changed(lane->from);
    }

    adit_game **games[] = {&lane->world, &lane->trial, &lane->attempt, &lane->better};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        if (*games[i] == NULL && (*games[i] = adit_game_clone(lane->from)) == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a planner");
        }
    }
    if (lane->tree == NULL && (lane->tree = adit_tree_new(lane->from)) == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a planner");
    }
    return ADIT_OK;
}

adit_status adit_lanes_prepare(adit_search *search, adit_game *game, adit_err *err)
{
    const adit_engine *engine = game->engine;

    if (!has_lanes_of(search, engine)) {
        const int count = 1 + engine->helper_count;

        adit_lanes_free(search);
        search->lane = adit_alloc((size_t)count * sizeof *search->lane);
        if (search->lane == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the threads of a planner");
        }
        search->lane_count = count;
        for (int i = 0; i < count; i++) {
            search->lane[i].engine = i == 0 ? game->engine : engine->helper[i - 1];
        }
    }
    for (int i = 0; i < search->lane_count; i++) {
        adit_lane *lane = &search->lane[i];

        ADIT_TRY(prepare_lane(lane, game, err));
        adit_dice_set_key(&lane->dice, search->key);
        lane->lacks_memory = lane->gave_up = false;
        lane->wants_fault = search->fault.status == ADIT_OK;
        lane->fault.status = ADIT_OK;
        lane->fault_world = 0;
        lane->budget = &search->budget;
    }
    return ADIT_OK;
}

/* ---- Trying ---- */

void adit_lane_deal(const adit_search *search, adit_lane *lane, int number)
{
    adit_game_copy(lane->world, lane->from);
    adit_game_determinise(lane->world, search->seat,
                          adit_key(ADIT_FOR_SEARCH, search->key, search->seat, (uint64_t)number));
}

bool adit_lane_is_stopped(const adit_lane *lane)
{
    return lane->lacks_memory || adit_budget_is_spent(lane->budget);
}

/* Notes why a trial has failed, if it has. */
static void note_failure(adit_lane *lane, adit_status status)
{
    lane->lacks_memory |= status == ADIT_NOMEM;
    lane->gave_up |= status != ADIT_OK && lane->engine->runner->abort_reason != NULL;
}

/* A fault takes the move out of the choice: a broken card of a mod must not stop a game. The first
 * one is kept, so that it can be shown; a spent budget is no mistake of a card. */
bool adit_lane_decide(adit_lane *lane, adit_game *game, int index)
{
    const bool wants = lane->wants_fault && lane->fault.status == ADIT_OK;

    if (index < 0) {
        return false;
    }
    const adit_status status = adit_game_decide(game, index, wants ? &lane->fault : NULL);
    note_failure(lane, status);
    if (wants &&
        (status == ADIT_NOMEM || (status == ADIT_LIMIT && adit_budget_is_spent(lane->budget)))) {
        lane->fault.status = ADIT_OK;
    }
    return status == ADIT_OK;
}

bool adit_lane_begin(adit_lane *lane, adit_game *game, const adit_stretch *stretch)
{
    lane->root = game;
    lane->steps = 0;
    return adit_tree_begin(lane->tree, game, stretch) == ADIT_OK;
}

void adit_lane_return(adit_lane *lane)
{
    lane->steps = 0;
    adit_tree_return(lane->tree);
}

/* The tree does not say why a decision failed, so the walk is gone once more. */
static void learn_fault(adit_lane *lane)
{
    adit_game_copy(lane->attempt, lane->root);
    for (int i = 0; i < lane->steps; i++) {
        if (!adit_lane_decide(lane, lane->attempt, lane->step[i])) {
            return;
        }
    }
}

bool adit_lane_step(adit_lane *lane, int index)
{
    if (index < 0) {
        return false;
    }
    lane->step[lane->steps++] = index;
    const adit_status status = adit_tree_decide(lane->tree, index);
    note_failure(lane, status);
    if (status != ADIT_OK && lane->wants_fault && lane->fault.status == ADIT_OK &&
        !adit_lane_is_stopped(lane)) {
        learn_fault(lane);
    }
    return status == ADIT_OK;
}

bool adit_lane_finish(adit_lane *lane)
{
    while (lane->steps < ADIT_LONGEST_LINE && !adit_tree_is_over(lane->tree)) {
        if (!adit_lane_step(lane, adit_tree_any_option(lane->tree, &lane->dice))) {
            return false;
        }
    }
    return true;
}

/* ---- Worlds ---- */

/* The part of a round that one lane plays. */
typedef struct {
    adit_search *search;
    int number; /* of the lane */
    int first, count;
    pthread_t thread;
    bool has_thread;
} lane_task;

/* What is worked for a world, it pays itself; the search pays afterwards, in order. */
static void play_task(const lane_task *task)
{
    adit_search *search = task->search;
    adit_lane *lane = &search->lane[task->number];
    adit_engine *engine = lane->engine;
    adit_budget *before = adit_engine_use_budget(engine, &lane->share);

    lane->budget = &lane->share;
    for (int i = task->number; i < task->count; i += search->lane_count) {
        const int world = task->first + i;
        const int64_t spent = lane->share.spent;
        const bool had_fault = lane->fault.status != ADIT_OK;

        const bool is_done = adit_search_play_world(search, lane, world);
        (void)adit_engine_pay(engine, NULL);
        search->end[world] = (adit_world_end){is_done, lane->share.spent - spent};
        lane->fault_world = had_fault ? lane->fault_world : world;
        if (!is_done) {
            break;
        }
    }
    lane->budget = &search->budget;
    (void)adit_engine_use_budget(engine, before);
}

static void *play_in_thread(void *context)
{
    play_task(context);
    return NULL;
}

static void start_task(lane_task *task)
{
    pthread_attr_t attributes;

    if (pthread_attr_init(&attributes) == 0) {
        task->has_thread = pthread_attr_setstacksize(&attributes, THREAD_STACK) == 0 &&
                           pthread_create(&task->thread, &attributes, play_in_thread, task) == 0;
        (void)pthread_attr_destroy(&attributes);
    }
}

/* A thread that cannot be had costs time, and nothing else. */
static void play_tasks(lane_task *task, int count)
{
    for (int i = 1; i < count; i++) {
        start_task(&task[i]);
    }
    play_task(&task[0]);
    for (int i = 1; i < count; i++) {
        if (task[i].has_thread) {
            (void)pthread_join(task[i].thread, NULL);
        } else {
            play_task(&task[i]);
        }
    }
}

void adit_lanes_gather(adit_search *search, int end)
{
    const adit_lane *found = NULL;

    for (int i = 0; i < search->lane_count; i++) {
        const adit_lane *lane = &search->lane[i];

        search->lacks_memory |= lane->lacks_memory;
        if (lane->fault.status != ADIT_OK && lane->fault_world < end &&
            (found == NULL || lane->fault_world < found->fault_world)) {
            found = lane;
        }
    }
    if (found != NULL && search->fault.status == ADIT_OK) {
        search->fault = found->fault;
    }
}

/* Those worlds count before which nothing was left undone and for which the budget suffices. */
static int count_worlds(adit_search *search, int first, int count, int64_t left)
{
    int64_t spent = 0;
    int done = 0;

    for (; done < count && search->end[first + done].is_done; done++) {
        const int64_t steps = search->end[first + done].steps;

        if (steps > left - spent) {
            break;
        }
        spent += steps;
    }
    const bool is_short = done < count && search->end[first + done].steps > left - spent;
    adit_budget_spend(&search->budget, is_short ? left + 1 : spent);
    return done;
}

/* Computing time that the budget has left, and those that it is part of. */
static int64_t time_left(const adit_budget *budget)
{
    int64_t left = INT64_MAX;

    for (; budget != NULL; budget = budget->whole) {
        const int64_t rest = budget->most_ns - budget->spent_ns;
        left = rest < left ? rest : left;
    }
    return left;
}

static void spend_time(adit_budget *budget, int64_t nanoseconds)
{
    for (; budget != NULL; budget = budget->whole) {
        budget->spent_ns += nanoseconds;
    }
}

int adit_lanes_play(adit_search *search, int first, int count)
{
    lane_task task[1 + ADIT_MAX_HELPERS];
    const int64_t left = adit_budget_left(&search->budget), time = time_left(&search->budget);

    assert(search->lane_count > 0); /* adit_lanes_prepare */
    memset(&search->end[first], 0, (size_t)count * sizeof search->end[0]);
    for (int i = 0; i < search->lane_count; i++) {
        adit_lane *lane = &search->lane[i];

        lane->share = (adit_budget){.kind = ADIT_BUDGET_PLANNER, .most = left, .most_ns = time};
        lane->wants_fault = search->fault.status == ADIT_OK;
        lane->fault.status = ADIT_OK;
        task[i] = (lane_task){.search = search, .number = i, .first = first, .count = count};
    }
    play_tasks(task, search->lane_count);
    for (int i = 0; i < search->lane_count; i++) {
        spend_time(&search->budget, search->lane[i].share.spent_ns);
    }
    const int done = count_worlds(search, first, count, left);
    adit_lanes_gather(search, first + done);
    return done;
}
