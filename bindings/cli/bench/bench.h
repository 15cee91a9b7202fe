/* bench.h - how fast the engine is on this machine: what the files of `adit bench` share.
 *
 * A playout is a whole game between random bots, from its setup to its end. All times are CPU
 * time of one thread, the best of several rounds: on a shared machine, the smallest time is the
 * least disturbed one.
 */
#ifndef ADIT_CLI_BENCH_BENCH_H
#define ADIT_CLI_BENCH_BENCH_H

#include "bindings/cli/session/session.h"

int cmd_bench(const cli_args *args);

#define BENCH_GAMES 1000 /* in one round; the checksum is over these */
#define BENCH_ROUNDS 5   /* at least */

/* Everything that is measured: its name, which says the unit, the text of its row, digits, and the
 * minimum and the goal if it has them. The targets of playouts_per_second depend on the game. */
#define BENCH_FIGURE_MAP(X)                                                                        \
    X(playouts_per_second, "playouts per second", 0, NO_TARGET, 0, 0)                              \
    X(real_decisions_per_second, "real decisions per second", 0, MORE_IS_BETTER, 300e3, 1e6)       \
    X(questions_per_game, "questions per game", 1, NO_TARGET, 0, 0)                                \
    /* With at least two options, exchanges counted. */                                            \
    X(real_decisions_per_game, "real decisions per game", 1, NO_TARGET, 0, 0)                      \
    X(mean_options, "options per question", 2, NO_TARGET, 0, 0) /* without exchanges */            \
    X(runs_per_decision, "runs per decision", 2, NO_TARGET, 0, 0)                                  \
    X(trials_per_decision, "trials per decision", 2, NO_TARGET, 0, 0)                              \
    X(trial_runs_per_decision, "trial runs per decision", 2, NO_TARGET, 0, 0)                      \
    X(script_calls_per_decision, "script calls per decision", 2, NO_TARGET, 0, 0)                  \
    X(clone_ns, "clone, ns", 1, LESS_IS_BETTER, 200, 100)                                          \
    X(clone_allocations, "allocations per clone", 2, LESS_IS_BETTER, 0, 0)                         \
    /* From a copied position to its list of options. */                                           \
    X(question_ns, "question with its options, ns", 0, NO_TARGET, 0, 0)                            \
    X(hash_us, "hash of a position, us", 2, NO_TARGET, 0, 0)                                       \
    X(view_us, "view of a seat, us", 2, NO_TARGET, 0, 0)                                           \
    X(save_us, "save, us", 2, LESS_IS_BETTER, 30, 10)                                              \
    X(load_us, "load, us", 2, LESS_IS_BETTER, 30, 10)                                              \
    X(new_game_us, "new game, us", 2, LESS_IS_BETTER, 50, 5)                                       \
    X(start_ms, "start with all cards, ms", 2, LESS_IS_BETTER, 15, 5)

#define BENCH_MEMBER(name, ...) double name;
typedef struct {
    BENCH_FIGURE_MAP(BENCH_MEMBER)
} bench_figures;

typedef struct {
    bench_figures figures;
    int players;
    uint64_t checksum; /* sum of the hashes of the final states of BENCH_GAMES games */
} bench_result;

/* Two kernels that have nothing to do with games, so that results from different machines can be
 * compared as ratios. */
typedef struct {
    double arithmetic_ns; /* 1000 steps of a chain of multiplications and shifts */
    double hash_ns;       /* XXH3 of 2 KB */
} bench_calibration;

/* Measures one game (game.c); each measurement takes about `seconds`. */
adit_status bench_game(const cli_setup *setup, int players, double seconds, bench_result *result,
                       adit_err *err);
bench_calibration bench_calibrate(double seconds);

/* ---- Timing (time.c) ---- */

/* What is measured: one run of something. */
typedef adit_status bench_batch(void *context, adit_err *err);
/* Runs the batch BENCH_ROUNDS times or more, until `seconds` are used; *best receives the seconds
 * of the fastest run. Ends at the first failure. */
adit_status bench_best(double seconds, bench_batch *batch, void *context, double *best,
                       adit_err *err);

#endif
