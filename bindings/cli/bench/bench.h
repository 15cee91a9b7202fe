/* bench.h - how fast the engine is on this machine: what the files of `adit bench` share.
 *
 * A playout is a whole game between two random bots, from its making to its end. All times
 * are CPU time of one thread, the best of several rounds: on a machine that others use too,
 * the smallest time is the one least disturbed.
 */
#ifndef ADIT_CLI_BENCH_BENCH_H
#define ADIT_CLI_BENCH_BENCH_H

#include "bindings/cli/session/session.h"

int cmd_bench(const cli_args *args);

#define BENCH_GAMES 1000 /* in one round; the checksum is over these */
#define BENCH_ROUNDS 5   /* at least */

/* Everything that is measured; times in the unit that the name says. */
typedef struct {
    double playouts_per_second;
    double real_decisions_per_second;
    double questions_per_game;      /* that a player was asked */
    double real_decisions_per_game; /* with at least two options, exchanges counted */
    double mean_options;            /* main options of a question */
    double runs_per_decision, trials_per_decision, trial_runs_per_decision;
    double script_calls_per_decision;
    double clone_ns;
    double clone_allocations;
    double question_ns; /* from a copied position to its list of options */
    double hash_us, view_us, save_us, load_us;
    double new_game_us;
    double start_ms;
} bench_figures;

typedef struct {
    bench_figures figures;
    int players;
    uint64_t checksum; /* sum of the hashes of the final states of BENCH_GAMES games */
} bench_result;

/* Two kernels that have nothing to do with games, so that figures from different machines can
 * be compared as ratios. */
typedef struct {
    double arithmetic_ns; /* 1000 steps of a chain of multiplications and shifts */
    double hash_ns;       /* XXH3 of 2 KB */
} bench_calibration;

/* Measures one game (game.c); each measurement takes about `seconds`. */
adit_status bench_game(const cli_setup *setup, int players, double seconds, bench_result *result,
                       adit_err *err);
bench_calibration bench_calibrate(double seconds);

/* ---- Timing (time.c) ---- */

/* Runs batch(context) BENCH_ROUNDS times or more, until `seconds` are used; *best receives the
 * seconds of the quickest. Ends at the first failure. */
adit_status bench_best(double seconds, adit_status (*batch)(void *context, adit_err *err),
                       void *context, double *best, adit_err *err);

#endif
