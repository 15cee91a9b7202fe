/* threads.c - how much faster two threads are than one, each with an engine of its own.
 *
 * Measured by elapsed time, since waiting for each other would cost that; on a machine with other
 * work to do the figure is too low. So the same is also measured by the computing time of the
 * slower thread: what is missing there was lost to caches, memory or a processor that both share.
 */
#include <pthread.h>

#include "bindings/cli/bench/bench.h"

#define THREAD_GAMES 500
#define THREAD_STACK ((size_t)16 << 20) /* bytes; as in `adit sim` */

typedef struct {
    adit_engine *engine;
    const adit_setup *match;
    double computing; /* seconds of the thread for its games */
    adit_status status;
    adit_err err;
} thread_work;

typedef struct {
    double elapsed, computing; /* seconds */
} thread_times;

static void *play_games(void *context)
{
    thread_work *work = context;
    const double begin = bench_seconds_used();

    for (int i = 0; work->status == ADIT_OK && i < THREAD_GAMES; i++) {
        work->status = bench_play(work->engine, work->match, "random", i, NULL, NULL, &work->err);
    }
    work->computing = bench_seconds_used() - begin;
    return NULL;
}

static void keep_least(double *least, double now)
{
    *least = *least == 0 || now < *least ? now : *least;
}

/* In which time `count` threads play THREAD_GAMES each; the least of each time is kept. */
static adit_status time_threads(thread_work *work, int count, thread_times *best, adit_err *err)
{
    pthread_t thread[2];
    pthread_attr_t large;
    int started = 0;

    if (pthread_attr_init(&large) != 0) {
        return adit_nomem(err);
    }
    (void)pthread_attr_setstacksize(&large, THREAD_STACK);
    const double begin = cli_seconds_now();
    while (started < count &&
           pthread_create(&thread[started], &large, play_games, &work[started]) == 0) {
        started++;
    }
    for (int i = 0; i < started; i++) {
        pthread_join(thread[i], NULL);
    }
    const double elapsed = cli_seconds_now() - begin;
    double computing = 0;
    pthread_attr_destroy(&large);
    for (int i = 0; i < started; i++) {
        if (work[i].status != ADIT_OK) {
            *err = work[i].err;
            return work[i].status;
        }
        computing = work[i].computing > computing ? work[i].computing : computing;
    }
    keep_least(&best->elapsed, elapsed);
    keep_least(&best->computing, computing);
    return started == count ? ADIT_OK
                            : adit_fail(err, ADIT_NOMEM, "cannot start %d threads", count);
}

adit_status bench_threads(const bench_task *task, bench_figures *figures, adit_err *err)
{
    thread_work work[2] = {{.engine = task->setup->engine, .match = &task->match},
                           {.match = &task->match}};
    thread_times best[2] = {{0}, {0}};
    const double begin = cli_seconds_now();

    adit_status status = adit_engine_open(&task->setup->engine_options, &work[1].engine, err);
    for (int round = 0; status == ADIT_OK && (round < BENCH_ROUNDS(task->seconds) ||
                                              cli_seconds_now() - begin < task->seconds);
         round++) {
        for (int count = 1; status == ADIT_OK && count <= 2; count++) {
            status = time_threads(work, count, &best[count - 1], err);
        }
    }
    if (status == ADIT_OK) {
        figures->two_threads_times = 2 * best[0].elapsed / best[1].elapsed;
        figures->two_threads_computing_times = 2 * best[0].computing / best[1].computing;
    }
    adit_engine_close(work[1].engine);
    return status;
}
