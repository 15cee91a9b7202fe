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
/* At least; a run without time only shows that all can be measured. */
#define BENCH_ROUNDS(seconds) ((seconds) > 0 ? 5 : 1)

/* Everything that is measured: its name, which says the unit, the text of its row, digits, and
 * which way is better. Below some figures stands what they leave out. Targets are the game's:
 * cards/GAME/speed.json. */
#define BENCH_FIGURE_MAP(X)                                                                        \
    X(playouts_per_second, "playouts per second", 0, MORE_IS_BETTER)                               \
    /* With at least two options, exchanges counted, which random bots list now and then. */       \
    X(real_decisions_per_second, "real decisions per second", 0, MORE_IS_BETTER)                   \
    X(listing_decisions_per_second, "  exchanges listed at all questions", 0, MORE_IS_BETTER)      \
    X(two_main_share, "  with two main options, per cent", 1, NO_DIRECTION)                        \
    X(questions_per_game, "questions per game", 1, NO_DIRECTION)                                   \
    X(real_decisions_per_game, "real decisions per game", 1, NO_DIRECTION)                         \
    X(mean_options, "options per question", 2, NO_DIRECTION) /* without exchanges */               \
    X(runs_per_decision, "runs per decision", 2, NO_DIRECTION)                                     \
    X(trials_per_decision, "trials per decision", 2, NO_DIRECTION)                                 \
    X(trial_runs_per_decision, "trial runs per decision", 2, NO_DIRECTION)                         \
    X(script_calls_per_decision, "script calls per decision", 2, NO_DIRECTION)                     \
    X(decision_median_us, "decision, us: median", 2, LESS_IS_BETTER)                               \
    X(decision_99_us, "  99 of 100 take at most", 2, LESS_IS_BETTER)                               \
    X(decision_worst_us, "  worst", 2, LESS_IS_BETTER)                                             \
    X(greedy_games_per_second, "games of greedy per second", 2, MORE_IS_BETTER)                    \
    X(greedy_decision_us, "  decision of greedy, us", 0, LESS_IS_BETTER)                           \
    X(clone_ns, "clone into a game, ns", 1, LESS_IS_BETTER)                                        \
    X(fresh_clone_ns, "  new clone and free, ns", 1, LESS_IS_BETTER)                               \
    X(clone_allocations, "allocations per clone into a game", 2, LESS_IS_BETTER)                   \
    /* From a copied position to its list of options. */                                           \
    X(question_ns, "question with its options, ns", 0, LESS_IS_BETTER)                             \
    X(texts_us, "  texts of its options, us", 2, LESS_IS_BETTER)                                   \
    X(hash_us, "hash of a position, us", 2, LESS_IS_BETTER)                                        \
    X(view_us, "view of a seat, us", 2, LESS_IS_BETTER)                                            \
    X(json_us, "  as JSON, us", 2, LESS_IS_BETTER)                                                 \
    X(draw_us, "  drawn for a terminal, us", 2, LESS_IS_BETTER)                                    \
    X(save_us, "save, us", 2, LESS_IS_BETTER)                                                      \
    X(load_us, "load, us", 2, LESS_IS_BETTER)                                                      \
    X(record_ms, "record a whole game, ms", 2, LESS_IS_BETTER)                                     \
    X(undo_us, "undo to the middle of a game, us", 0, LESS_IS_BETTER)                              \
    X(new_game_us, "new game, us", 2, LESS_IS_BETTER)                                              \
    X(start_ms, "start with all cards, ms", 2, LESS_IS_BETTER)

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

/* ---- Decisions and bots (play.c) ---- */

adit_status bench_latency(adit_engine *engine, const adit_setup *match, bench_figures *figures,
                          adit_err *err);
adit_status bench_greedy(adit_engine *engine, const adit_setup *match, double seconds,
                         bench_figures *figures, adit_err *err);

/* ---- What is compared with (earlier.c) ---- */

struct json_t;
/* The targets of a game; all is zero where it has none. */
typedef struct {
    struct json_t *root;
    int players; /* with how many it is measured; 0: with as many as it allows */
} bench_targets;
bench_targets bench_targets_read(const char *game);
void bench_targets_close(bench_targets *targets);
/* Whether there is one for the figure. */
bool bench_target(const bench_targets *targets, const char *key, double *minimum, double *goal);

/* What an earlier run printed as JSON. */
typedef struct {
    struct json_t *root; /* NULL: there is none */
} bench_earlier;
/* CLI_OK, or an exit code after a message. Close in both cases. */
int bench_earlier_open(const char *path, bench_earlier *earlier);
void bench_earlier_close(bench_earlier *earlier);
/* Its figure for this game and number of players; false: it has none. */
bool bench_earlier_value(const bench_earlier *earlier, const char *game, int players,
                         const char *key, double *value);
/* Whether it played other games: then no speed can be compared. */
bool bench_earlier_differs(const bench_earlier *earlier, const char *game, int players,
                           uint64_t checksum);

/* ---- Timing (time.c) ---- */

/* CPU seconds of this thread. */
double bench_seconds_used(void);
/* What is measured: one run of something. */
typedef adit_status bench_batch(void *context, adit_err *err);
/* Runs the batch BENCH_ROUNDS(seconds) times or more, until `seconds` are used; *best receives the
 * seconds of the fastest run. Ends at the first failure. */
adit_status bench_best(double seconds, bench_batch *batch, void *context, double *best,
                       adit_err *err);

#endif
