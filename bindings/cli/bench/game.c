/* game.c - measures one game for `adit bench`.
 *
 * First the games are played once to see what they are like: questions, options, counters of
 * the engine, checksum. Then the same games are timed, and must take the same decisions. The cost
 * of single functions is measured on positions sampled during playouts, since the middle of an
 * effect costs more than the start of a turn.
 */
#include <math.h>

#include "bindings/cli/bench/bench.h"
#include "engine/base/memory.h"
#include "engine/chance/rng.h"

#define SAMPLES 256
#define SAMPLE_EVERY 11 /* questions; coprime to the common lengths of a turn */
#define COPIES 64       /* of all samples in one batch */

typedef struct {
    adit_engine *engine;
    const adit_engine_options *options;
    adit_setup match;
    adit_table table;
    uint64_t decisions; /* of all games of a round */
    uint64_t questions, real, two_main, main_options;
    uint64_t checksum;
    bool counts; /* inspect every question; slower, and not timed */
    bool lists;  /* list the exchanges at every question */
    adit_game *sample[SAMPLES];
    adit_text saved[SAMPLES];
    int samples;
    int sampling; /* questions of the game that is sampled, from its number on */
    adit_game *scratch;
    adit_text shown;
    adit_game *played; /* to its end, with its history */
    int middle;        /* of its decisions */
} bench;

/* ---- Playouts ---- */

static adit_status make_bots(bench *all, adit_err *err)
{
    for (int seat = 0; seat < all->match.players; seat++) {
        ADIT_TRY(
            adit_builtin_bot_new(all->engine, "random", seat + 1, 1, &all->table.bot[seat], err));
    }
    return ADIT_OK;
}

static adit_status watch_question(void *context, adit_game *game, int seat, int index,
                                  adit_err *err)
{
    bench *all = context;

    (void)seat;
    (void)index;
    (void)err;
    if (all->counts) {
        int main_count = adit_game_option_count(game);

        all->questions++;
        all->main_options += (uint64_t)main_count;
        all->real += main_count + adit_game_anytime_count(game) >= 2;
        all->two_main += main_count >= 2;
    } else if (all->lists) {
        (void)adit_game_anytime_count(game);
    }
    all->decisions++;
    return ADIT_OK;
}

/* Plays a game of a series; `watch` sees each question before it is answered. */
static adit_status play_one(bench *all, uint64_t series, int number,
                            adit_status (*watch)(void *, adit_game *, int, int, adit_err *),
                            bool sums_up, adit_err *err)
{
    const adit_observer observer = {.context = all, .before_decision = watch};
    adit_setup setup = all->match;
    adit_game *game = NULL;

    setup.seed = adit_series_seed(series, (uint64_t)number);
    ADIT_TRY(adit_game_new(all->engine, &setup, &game, err));
    adit_game_forget_history(game);
    adit_status status = adit_game_play(game, &all->table, &observer, err);
    if (status == ADIT_OK && sums_up) {
        all->checksum += adit_game_hash(game);
    }
    adit_game_free(game);
    return status;
}

/* One round: the same games with the same bots each time. */
static adit_status play_round(bench *all, bool sums_up, adit_err *err)
{
    all->decisions = 0;
    adit_status status = make_bots(all, err);
    for (int i = 0; i < BENCH_GAMES && status == ADIT_OK; i++) {
        status = play_one(all, 1, i, watch_question, sums_up, err);
    }
    adit_table_clear(&all->table);
    return status;
}

/* A timed round; `decisions` is how many the first round took. */
static adit_status timed_round(void *context, adit_err *err)
{
    bench *all = context;
    uint64_t expected = all->decisions;

    ADIT_TRY(play_round(all, false, err));
    if (all->decisions != expected) {
        return adit_fail(err, ADIT_INTERNAL, "the same %d games took %llu decisions, then %llu",
                         BENCH_GAMES, (unsigned long long)expected,
                         (unsigned long long)all->decisions);
    }
    return ADIT_OK;
}

static adit_status measure_playouts(bench *all, double seconds, bench_figures *figures,
                                    adit_err *err)
{
    double best = 0;
    const adit_engine_stats before = adit_engine_statistics(all->engine);

    ADIT_TRY(play_round(all, true, err));
    const adit_engine_stats after = adit_engine_statistics(all->engine);
    double decisions = (double)all->decisions;
    figures->runs_per_decision = (double)(after.runs - before.runs) / decisions;
    figures->trials_per_decision = (double)(after.trials - before.trials) / decisions;
    figures->trial_runs_per_decision = (double)(after.trial_runs - before.trial_runs) / decisions;
    figures->script_calls_per_decision =
        (double)(after.script_calls - before.script_calls) / decisions;

    all->counts = true;
    ADIT_TRY(play_round(all, false, err));
    all->counts = false;
    figures->questions_per_game = (double)all->questions / BENCH_GAMES;
    figures->real_decisions_per_game = (double)all->real / BENCH_GAMES;
    figures->mean_options = (double)all->main_options / (double)all->questions;
    figures->two_main_share = 100 * (double)all->two_main / (double)all->real;

    ADIT_TRY(bench_best(2 * seconds, timed_round, all, &best, err));
    figures->playouts_per_second = BENCH_GAMES / best;
    figures->real_decisions_per_second = (double)all->real / best;

    all->lists = true;
    ADIT_TRY(bench_best(seconds, timed_round, all, &best, err));
    all->lists = false;
    figures->listing_decisions_per_second = (double)all->real / best;
    return ADIT_OK;
}

/* ---- Single functions on sampled positions ---- */

/* Keeps a copy of the game at every SAMPLE_EVERY-th question. */
static adit_status sample_question(void *context, adit_game *game, int seat, int index,
                                   adit_err *err)
{
    bench *all = context;

    (void)seat;
    (void)index;
    if (all->sampling++ % SAMPLE_EVERY == 0 && all->samples < SAMPLES) {
        all->sample[all->samples] = adit_game_clone(game);
        ADIT_TRY_NEW(all->sample[all->samples++], err);
    }
    return ADIT_OK;
}

static adit_status take_samples(bench *all, adit_err *err)
{
    adit_status status = make_bots(all, err);

    for (int i = 0; status == ADIT_OK && all->samples < SAMPLES; i++) {
        all->sampling = i;
        status = play_one(all, 2, i, sample_question, false, err);
    }
    adit_table_clear(&all->table);
    for (int i = 0; status == ADIT_OK && i < SAMPLES; i++) {
        status = adit_game_save(all->sample[i], &all->saved[i], err);
    }
    if (status == ADIT_OK) {
        all->scratch = adit_game_clone(all->sample[0]);
        status = all->scratch != NULL ? ADIT_OK : adit_nomem(err);
    }
    return status;
}

/* A whole game with its history. */
static adit_status play_with_history(bench *all, adit_err *err)
{
    adit_setup setup = all->match;

    setup.seed = adit_series_seed(2, 0);
    adit_status status = make_bots(all, err);
    ADIT_THEN(status, adit_game_new(all->engine, &setup, &all->played, err));
    ADIT_THEN(status, adit_game_play(all->played, &all->table, NULL, err));
    all->middle = adit_game_decision_count(all->played) / 2;
    adit_table_clear(&all->table);
    return status;
}

static adit_status batch_clone(void *context, adit_err *err)
{
    bench *all = context;

    (void)err;
    for (int round = 0; round < COPIES; round++) {
        for (int i = 0; i < SAMPLES; i++) {
            adit_game_copy(all->scratch, all->sample[i]);
        }
    }
    return ADIT_OK;
}

static adit_status batch_fresh_clone(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        adit_game *copy = adit_game_clone(all->sample[i]);
        ADIT_TRY_NEW(copy, err);
        adit_game_free(copy);
    }
    return ADIT_OK;
}

static adit_status batch_question(void *context, adit_err *err)
{
    bench *all = context;
    int options = 0;

    for (int i = 0; i < SAMPLES; i++) {
        adit_game_copy(all->scratch, all->sample[i]);
        options += adit_game_option_count(all->scratch);
    }
    return options > 0 ? ADIT_OK : adit_fail(err, ADIT_INTERNAL, "no question has options");
}

static adit_status batch_hash(void *context, adit_err *err)
{
    bench *all = context;

    (void)err;
    for (int i = 0; i < SAMPLES; i++) {
        all->checksum ^= adit_game_hash(all->sample[i]);
    }
    return ADIT_OK;
}

static void see_nothing(void *context, const char *name, bool is_number, int64_t number,
                        const char *word)
{
    (void)name;
    (void)is_number;
    (void)word;
    *(int64_t *)context += number;
}

static adit_status batch_view(void *context, adit_err *err)
{
    bench *all = context;
    int64_t sum = 0;

    (void)err;
    for (int i = 0; i < SAMPLES; i++) {
        ADIT_TRY(adit_game_state_visit(all->sample[i], 1, false, see_nothing, &sum));
    }
    return ADIT_OK;
}

/* All questions are the open one in turn, as they are for a table that shows them. */
static adit_status batch_texts(void *context, adit_err *err)
{
    bench *all = context;
    char text[512];

    (void)err;
    for (int i = 0; i < SAMPLES; i++) {
        adit_game_copy(all->scratch, all->sample[i]);
        const int count = adit_game_option_count(all->scratch);
        for (int k = 0; k < count; k++) {
            (void)adit_game_option_text(all->scratch, k, text, sizeof text);
        }
    }
    return ADIT_OK;
}

static adit_status batch_json(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        all->shown.length = 0;
        ADIT_TRY(adit_game_state_json(all->sample[i], 1, &all->shown, err));
    }
    return ADIT_OK;
}

static adit_status batch_draw(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        all->shown.length = 0;
        ADIT_TRY(adit_game_draw(all->sample[i], 1, 100, true, false, &all->shown, err));
    }
    return ADIT_OK;
}

static adit_status batch_record(void *context, adit_err *err)
{
    bench *all = context;

    all->shown.length = 0;
    return adit_game_record(all->played, &all->shown, err);
}

/* Going back plays the decisions up to there again, wherever the game was. */
static adit_status batch_undo(void *context, adit_err *err)
{
    bench *all = context;

    return adit_game_undo_to(all->played, all->middle, err);
}

static adit_status batch_save(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        all->saved[i].length = 0;
        ADIT_TRY(adit_game_save(all->sample[i], &all->saved[i], err));
    }
    return ADIT_OK;
}

static adit_status batch_load(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        adit_game *game = NULL;
        ADIT_TRY(adit_game_load(all->engine, all->saved[i].data, all->saved[i].length, &game, err));
        adit_game_free(game);
    }
    return ADIT_OK;
}

static adit_status batch_new(void *context, adit_err *err)
{
    bench *all = context;

    for (int i = 0; i < SAMPLES; i++) {
        adit_setup setup = all->match;
        adit_game *game = NULL;
        setup.seed = (uint64_t)i;
        ADIT_TRY(adit_game_new(all->engine, &setup, &game, err));
        adit_game_free(game);
    }
    return ADIT_OK;
}

/* Closing is not part of a start, but costs little compared with it. */
static adit_status batch_start(void *context, adit_err *err)
{
    const bench *all = context;
    adit_engine *opened = NULL;

    ADIT_TRY(adit_engine_open(all->options, &opened, err));
    adit_engine_close(opened);
    return ADIT_OK;
}

static adit_status measure_functions(bench *all, double seconds, bench_figures *figures,
                                     adit_err *err)
{
    const struct {
        bench_batch *batch;
        double *figure;
        double scale; /* seconds of a batch -> the figure's unit */
    } rows[] = {
        {batch_clone, &figures->clone_ns, 1e9 / (COPIES * SAMPLES)},
        {batch_fresh_clone, &figures->fresh_clone_ns, 1e9 / SAMPLES},
        {batch_question, &figures->question_ns, 1e9 / SAMPLES},
        {batch_texts, &figures->texts_us, 1e6 / SAMPLES},
        {batch_hash, &figures->hash_us, 1e6 / SAMPLES},
        {batch_view, &figures->view_us, 1e6 / SAMPLES},
        {batch_json, &figures->json_us, 1e6 / SAMPLES},
        {batch_draw, &figures->draw_us, 1e6 / SAMPLES},
        {batch_save, &figures->save_us, 1e6 / SAMPLES},
        {batch_load, &figures->load_us, 1e6 / SAMPLES},
        {batch_new, &figures->new_game_us, 1e6 / SAMPLES},
        {batch_start, &figures->start_ms, 1e3},
        {batch_record, &figures->record_ms, 1e3}, /* before the game is taken back */
        {batch_undo, &figures->undo_us, 1e6},
    };

    (void)adit_memory_fail_at(0, 0); /* sets the count of allocations back */
    ADIT_TRY(batch_clone(all, err));
    figures->clone_allocations = (double)adit_memory_fail_at(0, 0) / (COPIES * SAMPLES);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        double best = 0;
        ADIT_TRY(bench_best(seconds / 3, rows[i].batch, all, &best, err));
        *rows[i].figure = best * rows[i].scale;
    }
    figures->texts_us -= figures->question_ns * 1e-3; /* the same way to the question */
    figures->question_ns -= figures->clone_ns;
    return ADIT_OK;
}

/* ---- Together ---- */

void bench_step(const bench_task *task)
{
    progress_show(task->bar, ++*task->done);
}

static bool has_part(const bench_task *task, bench_part part)
{
    return (task->parts >> part & 1) != 0;
}

static void clear_figures(bench_figures *figures)
{
#define CLEAR_FIGURE(name, ...) figures->name = NAN;
    BENCH_FIGURE_MAP(CLEAR_FIGURE)
}

static adit_status measure_all_functions(bench *all, const bench_task *task, bench_figures *figures,
                                         adit_err *err)
{
    ADIT_TRY(take_samples(all, err));
    ADIT_TRY(play_with_history(all, err));
    return measure_functions(all, task->seconds, figures, err);
}

/* All parts that were asked for, with the samples that `all` keeps. */
static adit_status measure_parts(bench *all, const bench_task *task, bench_result *result,
                                 adit_err *err)
{
    bench_figures *figures = &result->figures;

    if (has_part(task, BENCH_PLAY)) {
        ADIT_TRY(measure_playouts(all, task->seconds, figures, err));
        result->checksum = all->checksum;
        bench_step(task);
    }
    if (has_part(task, BENCH_DECISIONS)) {
        ADIT_TRY(bench_latency(all->engine, &all->match, figures, err));
        bench_step(task);
    }
    if (has_part(task, BENCH_GREEDY)) {
        ADIT_TRY(bench_greedy(all->engine, &all->match, task->seconds, figures, err));
        bench_step(task);
    }
    if (has_part(task, BENCH_FUNCTIONS)) {
        ADIT_TRY(measure_all_functions(all, task, figures, err));
        bench_step(task);
    }
    if (has_part(task, BENCH_MODS) || has_part(task, BENCH_SCRIPTS)) {
        ADIT_TRY(bench_variants(task, figures, err));
    }
    if (has_part(task, BENCH_THREADS)) {
        ADIT_TRY(bench_threads(task, figures, err));
        bench_step(task);
    }
    return ADIT_OK;
}

adit_status bench_game(const bench_task *task, bench_result *result, adit_err *err)
{
    bench *all = adit_alloc(sizeof *all);

    ADIT_TRY_NEW(all, err);
    *result = (bench_result){.players = task->match.players};
    clear_figures(&result->figures);
    all->engine = task->setup->engine;
    all->options = &task->setup->engine_options;
    all->match = task->match;
    adit_status status = measure_parts(all, task, result, err);
    for (int i = 0; i < SAMPLES; i++) {
        adit_game_free(all->sample[i]);
        adit_text_free(&all->saved[i]);
    }
    adit_game_free(all->scratch);
    adit_game_free(all->played);
    adit_text_free(&all->shown);
    adit_free(all);
    return status;
}
