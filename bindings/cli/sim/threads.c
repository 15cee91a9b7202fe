/* threads.c - the threads of `adit sim`.
 *
 * Each thread has an engine of its own and takes the next game that nobody has taken. A
 * result waits in a ring until all games before it are done; then it leaves the ring for the
 * sinks. A thread that is a whole ring ahead waits, so memory is bounded by the ring.
 */
#include <pthread.h>
#include <string.h>

#include "bindings/cli/sim/sim.h"
#include "bindings/cli/term/progress.h"
#include "engine/base/memory.h"

#define THREAD_STACK ((size_t)16 << 20) /* bytes */

typedef struct {
    const sim_plan *plan;
    const sim_sink *sinks;
    pthread_mutex_t lock;
    pthread_cond_t moved;  /* a result has left the ring, or all threads stop */
    int64_t next, drained; /* the next game to play; the next to leave the ring */
    sim_result *ring;
    int ring_size;
    bool has_failed;
    adit_err failure; /* the first one */
    bool was_stopped;
    bool has_told; /* of a move left out */
    progress bar;
} crew;

static void fail_all(crew *all, const adit_err *err)
{
    if (!all->has_failed) {
        all->has_failed = true;
        all->failure = *err;
    }
    pthread_cond_broadcast(&all->moved);
}

/* Whether no further game is to be started. */
static bool is_ending(crew *all)
{
    if (all->plan->max_seconds > 0 &&
        progress_seconds(&all->bar) >= (double)all->plan->max_seconds) {
        all->was_stopped = true;
    }
    return all->has_failed || all->was_stopped || cli_interrupted() || all->next >= all->plan->end;
}

static sim_result *slot_of(crew *all, int64_t number)
{
    return &all->ring[number % all->ring_size];
}

/* Takes the next game, or NULL when there is nothing more to do. */
static sim_result *take_game(crew *all, int64_t *number)
{
    sim_result *slot = NULL;

    pthread_mutex_lock(&all->lock);
    while (!is_ending(all) && all->next - all->drained >= all->ring_size) {
        pthread_cond_wait(&all->moved, &all->lock);
    }
    if (!is_ending(all)) {
        *number = all->next++;
        slot = slot_of(all, *number);
        slot->state = SIM_BUSY;
    }
    pthread_mutex_unlock(&all->lock);
    return slot;
}

/* Once is enough: every game may meet the same. */
static void tell_left_out(crew *all, const char *fault)
{
    bool *has_told = all->plan->has_told != NULL ? all->plan->has_told : &all->has_told;

    if (fault != NULL && !*has_told) {
        *has_told = true;
        cli_message("a planner leaves out a move that fails: %.*s", (int)strcspn(fault, "\n"),
                    fault);
    }
}

static void hand_over(crew *all, sim_result *result)
{
    adit_err err = {.status = ADIT_OK};

    for (const sim_sink *sink = all->sinks; sink->take != NULL && !all->has_failed; sink++) {
        if (sink->take(sink->context, result, &err) != ADIT_OK) {
            fail_all(all, &err);
        }
    }
}

static void drain_ring(crew *all)
{
    while (all->drained < all->next) {
        sim_result *slot = slot_of(all, all->drained);
        if (slot->state == SIM_BUSY) {
            break;
        }
        if (slot->state == SIM_DONE) {
            hand_over(all, slot);
            tell_left_out(all, slot->left_out);
        }
        adit_free(slot->fault_text);
        adit_free(slot->left_out);
        slot->fault_text = slot->left_out = NULL;
        slot->state = SIM_EMPTY;
        all->drained++;
    }
    progress_show(&all->bar, all->drained - all->plan->first);
    pthread_cond_broadcast(&all->moved);
}

/* The slot stays SIM_BUSY for the others while the game is played into `result`. */
static void finish_game(crew *all, sim_result *slot, const sim_result *result, adit_status status,
                        const adit_err *err)
{
    pthread_mutex_lock(&all->lock);
    *slot = *result;
    if (status != ADIT_OK) {
        slot->state = SIM_DROPPED;
        fail_all(all, err);
    } else if (slot->state == SIM_DROPPED && !cli_interrupted()) {
        all->was_stopped = true;
    }
    drain_ring(all);
    pthread_mutex_unlock(&all->lock);
}

static void play_games(crew *all, adit_engine *engine)
{
    sim_table table = {.engine = engine};
    int64_t number = 0;
    adit_err err = {.status = ADIT_OK};
    sim_result *slot;

    while ((slot = take_game(all, &number)) != NULL) {
        sim_result result = *slot; /* with the slot's list of named cards */
        adit_status status = sim_play(all->plan, &table, number, &result, &err);
        finish_game(all, slot, &result, status, &err);
    }
    for (int seat = 0; seat < CLI_MAX_SEATS; seat++) {
        aditw_slot_close(&table.slot[seat]);
    }
}

static void *work_in_thread(void *context)
{
    crew *all = context;
    adit_engine *engine = NULL;
    adit_err err = {.status = ADIT_OK};

    if (adit_engine_open(&all->plan->setup->engine_options, &engine, &err) == ADIT_OK) {
        play_games(all, engine);
        adit_engine_close(engine);
    } else {
        pthread_mutex_lock(&all->lock);
        fail_all(all, &err);
        pthread_mutex_unlock(&all->lock);
    }
    return NULL;
}

/* This thread plays too, with the engine that is already open. If the system provides fewer
 * threads than requested, those play all games. */
static adit_status work_all(crew *all, adit_err *err)
{
    int wanted = all->plan->jobs - 1, started = 0;
    pthread_t *thread = adit_alloc((size_t)(wanted + 1) * sizeof *thread);
    pthread_attr_t large; /* not the default of the system: scripts nest deeply */

    if (thread == NULL || pthread_attr_init(&large) != 0) {
        adit_free(thread);
        return adit_fail(err, ADIT_NOMEM, "out of memory for %d threads", wanted);
    }
    (void)pthread_attr_setstacksize(&large, THREAD_STACK);
    while (started < wanted && pthread_create(&thread[started], &large, work_in_thread, all) == 0) {
        started++;
    }
    pthread_attr_destroy(&large);
    play_games(all, all->plan->setup->engine);
    for (int i = 0; i < started; i++) {
        pthread_join(thread[i], NULL);
    }
    adit_free(thread);
    if (all->has_failed) {
        *err = all->failure;
        return err->status;
    }
    return ADIT_OK;
}

adit_status sim_run(const sim_plan *plan, const sim_sink *sinks, sim_end *end, adit_err *err)
{
    crew all = {.plan = plan, .sinks = sinks, .next = plan->first, .drained = plan->first};

    all.ring_size = 4 * plan->jobs + 12;
    all.ring = adit_alloc((size_t)all.ring_size * sizeof *all.ring);
    if (all.ring == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for %d results", all.ring_size);
    }
    pthread_mutex_init(&all.lock, NULL);
    pthread_cond_init(&all.moved, NULL);
    progress_start(&all.bar, "games", plan->end - plan->first);
    cli_workers_stop_at(plan->max_seconds > 0 ? aditw_now() + 1000 * plan->max_seconds : 0);
    adit_status status = work_all(&all, err);
    progress_end(&all.bar);
    *end = (sim_end){.was_interrupted = cli_interrupted(),
                     .was_stopped = all.was_stopped,
                     .seconds = progress_seconds(&all.bar)};
    pthread_cond_destroy(&all.moved);
    pthread_mutex_destroy(&all.lock);
    for (int i = 0; i < all.ring_size; i++) {
        adit_free(all.ring[i].named);
        adit_free(all.ring[i].fault_text);
    }
    adit_free(all.ring);
    return status;
}
