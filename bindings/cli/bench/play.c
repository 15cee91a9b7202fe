/* play.c - what people wait for: single decisions of a game, and games of the bot `greedy`.
 *
 * Each decision is timed by a clock that is cheap to read and does not stop while others have the
 * processor. So the same games are played several times, and of each decision the least disturbed
 * time counts; the worst of those is what a decision really can take.
 */
#include <stdlib.h>
#include <time.h>

#include "bindings/cli/bench/bench.h"
#include "engine/base/memory.h"
#include "engine/chance/rng.h"

#define LATENCY_GAMES 40
#define LATENCY_ROUNDS 5
#define MOST_DECISIONS 65536

typedef struct {
    double start;
    float *us; /* of each decision, the least of all rounds */
    int count, most;
    bool is_first_round;
} stopwatch;

static double now_us(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

static adit_status start_clock(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    (void)game;
    (void)seat;
    (void)index;
    (void)err;
    ((stopwatch *)context)->start = now_us();
    return ADIT_OK;
}

static adit_status stop_clock(void *context, adit_game *game, int seat, adit_err *err)
{
    stopwatch *watch = context;
    const float us = (float)(now_us() - watch->start);

    (void)game;
    (void)seat;
    (void)err;
    if (watch->count < MOST_DECISIONS) {
        float *least = &watch->us[watch->count++];
        *least = watch->is_first_round || us < *least ? us : *least;
    }
    return ADIT_OK;
}

adit_status bench_play(adit_engine *engine, const adit_setup *match, const char *bot, int number,
                       const adit_observer *observer, int *decisions, adit_err *err)
{
    adit_setup setup = *match;
    adit_table table = {{NULL}};
    adit_game *game = NULL;

    setup.seed = adit_series_seed(3, (uint64_t)number);
    adit_status status = adit_game_new(engine, &setup, &game, err);
    if (status == ADIT_OK && decisions == NULL) {
        adit_game_forget_history(game);
    }
    for (int seat = 0; status == ADIT_OK && seat < match->players; seat++) {
        status = adit_builtin_bot_new(engine, bot, seat + 1, 1, &table.bot[seat], err);
    }
    ADIT_THEN(status, adit_game_play(game, &table, observer, err));
    if (decisions != NULL) {
        *decisions = adit_game_decision_count(game);
    }
    adit_table_clear(&table);
    adit_game_free(game);
    return status;
}

static int compare_times(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;

    return (x > y) - (x < y);
}

static adit_status play_rounds(adit_engine *engine, const adit_setup *match, stopwatch *watch,
                               adit_err *err)
{
    const adit_observer observer = {
        .context = watch, .before_decision = start_clock, .after_decision = stop_clock};

    for (int round = 0; round < LATENCY_ROUNDS; round++) {
        watch->count = 0;
        watch->is_first_round = round == 0;
        for (int i = 0; i < LATENCY_GAMES; i++) {
            ADIT_TRY(bench_play(engine, match, "random", i, &observer, NULL, err));
        }
    }
    return ADIT_OK;
}

adit_status bench_latency(adit_engine *engine, const adit_setup *match, bench_figures *figures,
                          adit_err *err)
{
    stopwatch watch = {.us = adit_alloc(MOST_DECISIONS * sizeof *watch.us)};

    ADIT_TRY_NEW(watch.us, err);
    adit_status status = play_rounds(engine, match, &watch, err);
    if (status == ADIT_OK && watch.count > 0) {
        qsort(watch.us, (size_t)watch.count, sizeof *watch.us, compare_times);
        figures->decision_median_us = (double)watch.us[watch.count / 2];
        figures->decision_99_us = (double)watch.us[watch.count - 1 - watch.count / 100];
        figures->decision_worst_us = (double)watch.us[watch.count - 1];
    }
    adit_free(watch.us);
    return status;
}

/* How long a bot took to choose: from one decision to the next. */
typedef struct {
    double since, longest; /* microseconds */
} choice_watch;

static adit_status note_choice(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    choice_watch *watch = context;
    const double us = now_us() - watch->since;

    (void)game;
    (void)seat;
    (void)index;
    (void)err;
    watch->longest = us > watch->longest ? us : watch->longest;
    return ADIT_OK;
}

static adit_status await_choice(void *context, adit_game *game, int seat, adit_err *err)
{
    (void)game;
    (void)seat;
    (void)err;
    ((choice_watch *)context)->since = now_us();
    return ADIT_OK;
}

adit_status bench_greedy(adit_engine *engine, const adit_setup *match, double seconds,
                         bench_figures *figures, adit_err *err)
{
    const double begin = bench_seconds_used();
    choice_watch watch = {0};
    const adit_observer observer = {
        .context = &watch, .before_decision = note_choice, .after_decision = await_choice};
    double used = 0, all_decisions = 0;
    int games = 0;

    do {
        int decisions = 0;
        watch.since = now_us();
        ADIT_TRY(bench_play(engine, match, "greedy", games++, &observer, &decisions, err));
        all_decisions += decisions;
        used = bench_seconds_used() - begin;
    } while (used < seconds);
    figures->greedy_games_per_second = games / used;
    figures->greedy_decision_us = used * 1e6 / all_decisions;
    figures->greedy_worst_us = watch.longest;
    return ADIT_OK;
}
