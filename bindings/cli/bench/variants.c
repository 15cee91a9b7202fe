/* variants.c - what mods and their functions cost: the same games with one thing more.
 *
 * A variant is the game with one mod more. All variants play in turn, round after round, so that
 * whatever disturbs the machine disturbs all of them; of each the fastest round counts. What a
 * single call costs is the difference of two variants that differ in nothing else, divided by how
 * often it was made.
 */
#include <string.h>

#include "bindings/cli/bench/bench.h"
#include "engine/base/memory.h"

#define VARIANT_GAMES 200
#define READS 100

/* In which order they are opened; PLAIN is what the others are compared with. */
typedef enum {
    PLAIN,
    HARMLESS,
    TEN,
    EXAMPLES,
    CALLS,
    GAINS,
    READING,
    CHECKED,
    UNCHECKED,
    TRIED,
    PAYS,
    DECLARED,
    FIXED,
    VARIANTS
} variant_id;

/* How many cards with this effect the mod has. A card that asks gains what was chosen, one that
 * does not gains as much on average. Two of them also pay, which might fail: so answers must be
 * tried. */
typedef struct {
    bench_part part; /* that needs it */
    int cards;
    const char *run;
} variant_row;
static const variant_row variant_rows[VARIANTS] = {
    [PLAIN] = {BENCH_PARTS, 0, NULL},
    [HARMLESS] = {BENCH_PARTS, 0, ""},
    [TEN] = {BENCH_MODS, 10,
             "function(g, me) if g:read(\"turn\") % 3 == 0 then g:gain(me, { token = 1 }) "
             "else g:pay(me, { token = math.min(1, g:count(me, \"token\")) }) end end"},
    [EXAMPLES] = {BENCH_MODS, 0, NULL},
    [CALLS] = {BENCH_SCRIPTS, 10, "function() end"},
    [GAINS] = {BENCH_SCRIPTS, 1, "function(g, me) g:gain(me, { token = 2 }) end"},
    [READING] = {BENCH_SCRIPTS, 1,
                 "function(g, me) for i = 1, 100 do g:read(\"turn\") end "
                 "g:gain(me, { token = 2 }) end"},
    [CHECKED] = {BENCH_SCRIPTS, 1,
                 "function(g, me) g:gain(me, { token = g:choose(me, { 1, 2, 3 }) }) end"},
    [UNCHECKED] = {BENCH_SCRIPTS, 1,
                   "function(g, me) g:gain(me, { token = g:choose(me, { 1, 2, 3 }, "
                   "{ check = false }) }) end"},
    [TRIED] = {BENCH_SCRIPTS, 1,
               "function(g, me) g:gain(me, { token = g:choose(me, { 1, 2, 3 }) }) "
               "g:pay(me, { token = 1 }) end"},
    [PAYS] = {BENCH_SCRIPTS, 1,
              "function(g, me) g:gain(me, { token = 2 }) g:pay(me, { token = 1 }) end"},
    [DECLARED] = {BENCH_SCRIPTS, 1,
                  "one_of { gain { token = 1 }, gain { token = 2 }, gain { token = 3 } }"},
    [FIXED] = {BENCH_SCRIPTS, 1, "gain { token = 2 }"},
};

typedef struct {
    adit_engine *engine; /* NULL: this variant is not measured */
    double best;         /* seconds of a round */
    double real, asked;  /* decisions with two options; questions of our cards */
    double calls;        /* of functions of cards */
} variant;

typedef struct {
    const bench_task *task;
    bench_mods mods;
    const char *named[CLI_MAX_MODS]; /* of all variants: those of --mod first */
    char *example[CLI_MAX_MODS];     /* owned */
    int examples;
    variant variant[VARIANTS];
} variant_set;

/* ---- Opening ---- */

static bool is_wanted(const variant_set *all, variant_id id)
{
    const bench_part part = variant_rows[id].part;

    return part == BENCH_PARTS || (all->task->parts >> part & 1) != 0;
}

/* An engine with these mods besides those of --mod. */
static adit_status open_with(variant_set *all, char *const *mods, int count, adit_engine **engine,
                             adit_err *err)
{
    adit_engine_options options = all->task->setup->engine_options;

    for (size_t i = 0; i < options.mod_count; i++) {
        all->named[i] = options.mods[i];
    }
    for (int i = 0; i < count && options.mod_count < CLI_MAX_MODS; i++) {
        all->named[options.mod_count++] = mods[i];
    }
    options.mods = all->named;
    return adit_engine_open(&options, engine, err);
}

static adit_status open_variant(variant_set *all, variant_id id, adit_err *err)
{
    const variant_row *row = &variant_rows[id];
    adit_engine **engine = &all->variant[id].engine;
    char folder[400];
    char *mods[1] = {folder};

    if (id == PLAIN) {
        return open_with(all, NULL, 0, engine, err);
    }
    if (id == EXAMPLES) {
        all->examples = bench_example_mods(all->task->setup->game, all->example, CLI_MAX_MODS);
        return all->examples == 0 ? ADIT_OK
                                  : open_with(all, all->example, all->examples, engine, err);
    }
    ADIT_TRY(bench_mods_add(&all->mods, all->task->setup->game, row->cards, row->run, folder,
                            sizeof folder, err));
    return open_with(all, mods, 1, engine, err);
}

/* ---- Measuring ---- */

static adit_status count_question(void *context, adit_game *game, int seat, int index,
                                  adit_err *err)
{
    variant *one = context;
    const char *asking = adit_game_asking_card(game);

    (void)seat;
    (void)index;
    (void)err;
    one->real += adit_game_option_count(game) + adit_game_anytime_count(game) >= 2;
    one->asked += asking != NULL && strstr(asking, "bench_") != NULL;
    return ADIT_OK;
}

static adit_status play_games(const variant_set *all, variant *one, const adit_observer *observer,
                              adit_err *err)
{
    for (int i = 0; i < VARIANT_GAMES; i++) {
        ADIT_TRY(bench_play(one->engine, &all->task->match, "random", i, observer, NULL, err));
    }
    return ADIT_OK;
}

/* Calls are counted where nothing looks at the questions: that calls functions, too. */
static adit_status count_variant(const variant_set *all, variant *one, adit_err *err)
{
    const adit_observer observer = {.context = one, .before_decision = count_question};
    const adit_engine_stats before = adit_engine_statistics(one->engine);

    ADIT_TRY(play_games(all, one, NULL, err));
    one->calls = (double)(adit_engine_statistics(one->engine).script_calls - before.script_calls);
    return play_games(all, one, &observer, err);
}

static adit_status time_variants(variant_set *all, adit_err *err)
{
    const double begin = bench_seconds_used();

    for (int round = 0; round < BENCH_ROUNDS(all->task->seconds) ||
                        bench_seconds_used() - begin < 3 * all->task->seconds;
         round++) {
        for (int id = 0; id < VARIANTS; id++) {
            variant *one = &all->variant[id];
            if (one->engine != NULL) {
                const double start = bench_seconds_used();
                ADIT_TRY(play_games(all, one, NULL, err));
                const double used = bench_seconds_used() - start;
                one->best = round == 0 || used < one->best ? used : one->best;
            }
        }
    }
    return ADIT_OK;
}

/* ---- Figures ---- */

static double speed_left(const variant_set *all, variant_id id)
{
    const variant *plain = &all->variant[PLAIN], *one = &all->variant[id];

    return 100 * (one->real / one->best) / (plain->real / plain->best);
}

/* How many microseconds the one takes longer than the other, for each of `times`. */
static double more_us(const variant_set *all, variant_id id, variant_id without, double times)
{
    return (all->variant[id].best - all->variant[without].best) * 1e6 / times;
}

static void note_scripts(const variant_set *all, bench_figures *figures)
{
    const variant *plain = &all->variant[PLAIN], *one = all->variant;
    const double gains = one[GAINS].calls - plain->calls;

    figures->script_call_us = more_us(all, CALLS, HARMLESS, one[CALLS].calls - plain->calls);
    figures->read_us = more_us(all, READING, GAINS, gains * READS);
    figures->choose_checked_us = more_us(all, CHECKED, GAINS, one[CHECKED].asked);
    figures->choose_unchecked_us = more_us(all, UNCHECKED, GAINS, one[UNCHECKED].asked);
    figures->choose_tried_us = more_us(all, TRIED, PAYS, one[TRIED].asked);
    figures->choose_declared_us = more_us(all, DECLARED, FIXED, one[DECLARED].asked);
}

static adit_status open_examples(void *context, adit_err *err)
{
    variant_set *all = context;
    adit_engine *engine = NULL;

    ADIT_TRY(open_with(all, all->example, all->examples, &engine, err));
    adit_engine_close(engine);
    return ADIT_OK;
}

/* Greedy and single decisions with all example mods. */
static adit_status measure_examples(variant_set *all, bench_figures *figures, adit_err *err)
{
    const bench_task *task = all->task;
    bench_figures plain, with;
    double best = 0;

    if (all->variant[EXAMPLES].engine == NULL) {
        return ADIT_OK;
    }
    figures->example_mods_percent = speed_left(all, EXAMPLES);
    ADIT_TRY(bench_latency(all->variant[EXAMPLES].engine, &task->match, &with, err));
    figures->example_mods_99_us = with.decision_99_us;
    figures->example_mods_worst_us = with.decision_worst_us;
    ADIT_TRY(bench_greedy(all->variant[PLAIN].engine, &task->match, task->seconds, &plain, err));
    ADIT_TRY(bench_greedy(all->variant[EXAMPLES].engine, &task->match, task->seconds, &with, err));
    figures->example_mods_greedy_percent = 100 * plain.greedy_decision_us / with.greedy_decision_us;
    ADIT_TRY(bench_best(task->seconds / 3, open_examples, all, &best, err));
    figures->example_mods_start_ms = best * 1e3;
    return ADIT_OK;
}

static adit_status measure_set(variant_set *all, bench_figures *figures, adit_err *err)
{
    const bench_task *task = all->task;

    ADIT_TRY(bench_mods_open(&all->mods, err));
    for (int id = 0; id < VARIANTS; id++) {
        if (is_wanted(all, (variant_id)id)) {
            ADIT_TRY(open_variant(all, (variant_id)id, err));
        }
        if (all->variant[id].engine != NULL) {
            ADIT_TRY(count_variant(all, &all->variant[id], err));
        }
    }
    ADIT_TRY(time_variants(all, err));
    if ((task->parts >> BENCH_SCRIPTS & 1) != 0) {
        note_scripts(all, figures);
        bench_step(task);
    }
    if ((task->parts >> BENCH_MODS & 1) != 0) {
        figures->harmless_mod_percent = speed_left(all, HARMLESS);
        figures->ten_functions_percent = speed_left(all, TEN);
        ADIT_TRY(measure_examples(all, figures, err));
        bench_step(task);
    }
    return ADIT_OK;
}

adit_status bench_variants(const bench_task *task, bench_figures *figures, adit_err *err)
{
    variant_set *all = adit_alloc(sizeof *all);

    ADIT_TRY_NEW(all, err);
    all->task = task;
    adit_status status = measure_set(all, figures, err);
    for (int id = 0; id < VARIANTS; id++) {
        adit_engine_close(all->variant[id].engine);
    }
    for (int i = 0; i < all->examples; i++) {
        adit_free(all->example[i]);
    }
    bench_mods_close(&all->mods);
    adit_free(all);
    return status;
}
