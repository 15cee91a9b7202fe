/* bench.h - how fast the engine is on this machine: what the files of `adit bench` share.
 *
 * A playout is a whole game between random bots, from its setup to its end. All times are CPU
 * time of one thread, the best of several rounds: on a shared machine, the smallest time is the
 * least disturbed one.
 */
#ifndef ADIT_CLI_BENCH_BENCH_H
#define ADIT_CLI_BENCH_BENCH_H

#include "bindings/cli/session/session.h"
#include "bindings/cli/term/progress.h"

int cmd_bench(const cli_args *args);

#define BENCH_GAMES 1000 /* in one round; the checksum is over these */
/* At least; a run without time only shows that all can be measured. */
#define BENCH_ROUNDS(seconds) ((seconds) > 0 ? 5 : 1)

/* The parts of a measurement, which can be asked for one by one: their words and what they are. */
#define BENCH_PART_MAP(X)                                                                          \
    X(PLAY, "play", "random playouts")                                                             \
    X(DECISIONS, "decisions", "how long single decisions take")                                    \
    X(GREEDY, "greedy", "games of greedy")                                                         \
    X(FUNCTIONS, "functions", "copies, texts, saves, records, undo, start")                        \
    X(MODS, "mods", "what mods cost")                                                              \
    X(SCRIPTS, "scripts", "what calls and questions of functions in Lua cost")                     \
    X(THREADS, "threads", "two threads")
#define BENCH_PART_ENUM(id, word, text) BENCH_##id,
typedef enum { BENCH_PART_MAP(BENCH_PART_ENUM) BENCH_PARTS } bench_part;

/* Everything that is measured: its name, which says the unit, its part, the text of its row,
 * digits, which way is better, and what it leaves out. Targets are the game's:
 * cards/GAME/speed.json. */
#define BENCH_FIGURE_MAP(X)                                                                        \
    X(playouts_per_second, PLAY, "playouts per second", 0, MORE_IS_BETTER, "")                     \
    X(real_decisions_per_second, PLAY, "real decisions per second", 0, MORE_IS_BETTER,             \
      "exchanges are listed now and then")                                                         \
    X(listing_decisions_per_second, PLAY, "  exchanges listed at all questions", 0,                \
      MORE_IS_BETTER, "")                                                                          \
    X(two_main_share, PLAY, "  with two main options, per cent", 1, NO_DIRECTION,                  \
      "others have an exchange as their second")                                                   \
    X(questions_per_game, PLAY, "questions per game", 1, NO_DIRECTION, "")                         \
    X(real_decisions_per_game, PLAY, "real decisions per game", 1, NO_DIRECTION, "")               \
    X(mean_options, PLAY, "options per question", 2, NO_DIRECTION, "exchanges")                    \
    X(runs_per_decision, PLAY, "runs per decision", 2, NO_DIRECTION, "")                           \
    X(trials_per_decision, PLAY, "trials per decision", 2, NO_DIRECTION, "")                       \
    X(trial_runs_per_decision, PLAY, "trial runs per decision", 2, NO_DIRECTION, "")               \
    X(script_calls_per_decision, PLAY, "script calls per decision", 2, NO_DIRECTION, "")           \
    X(decision_median_us, DECISIONS, "decision, us: median", 2, LESS_IS_BETTER,                    \
      "choosing; the least of 5 times")                                                            \
    X(decision_99_us, DECISIONS, "  99 of 100 take at most", 2, LESS_IS_BETTER, "")                \
    X(decision_worst_us, DECISIONS, "  worst", 2, LESS_IS_BETTER,                                  \
      "what is rarer than 40 games show")                                                          \
    X(greedy_games_per_second, GREEDY, "games of greedy per second", 2, MORE_IS_BETTER, "")        \
    X(greedy_decision_us, GREEDY, "  decision of greedy, us", 0, LESS_IS_BETTER,                   \
      "the mean; single ones differ much")                                                         \
    X(greedy_worst_us, GREEDY, "  its longest decision, us", 0, LESS_IS_BETTER,                    \
      "what is rarer; counts other programs")                                                      \
    X(clone_ns, FUNCTIONS, "clone into a game, ns", 1, LESS_IS_BETTER, "the memory, which exists") \
    X(fresh_clone_ns, FUNCTIONS, "  new clone and free, ns", 1, LESS_IS_BETTER, "")                \
    X(clone_allocations, FUNCTIONS, "allocations per clone into a game", 2, LESS_IS_BETTER, "")    \
    X(question_ns, FUNCTIONS, "question with its options, ns", 0, LESS_IS_BETTER, "exchanges")     \
    X(texts_us, FUNCTIONS, "  texts of its options, us", 2, LESS_IS_BETTER,                        \
      "details and exchanges")                                                                     \
    X(hash_us, FUNCTIONS, "hash of a position, us", 2, LESS_IS_BETTER, "")                         \
    X(view_us, FUNCTIONS, "view of a seat, us", 2, LESS_IS_BETTER, "what is done with it")         \
    X(json_us, FUNCTIONS, "  as JSON, us", 2, LESS_IS_BETTER, "")                                  \
    X(draw_us, FUNCTIONS, "  drawn for a terminal, us", 2, LESS_IS_BETTER, "the terminal")         \
    X(save_us, FUNCTIONS, "save, us", 2, LESS_IS_BETTER, "the disk")                               \
    X(load_us, FUNCTIONS, "load, us", 2, LESS_IS_BETTER, "the disk")                               \
    X(record_ms, FUNCTIONS, "record a whole game, ms", 2, LESS_IS_BETTER, "the disk")              \
    X(undo_us, FUNCTIONS, "undo to the middle of a game, us", 0, LESS_IS_BETTER, "")               \
    X(new_game_us, FUNCTIONS, "new game, us", 2, LESS_IS_BETTER, "")                               \
    X(start_ms, FUNCTIONS, "start with all cards, ms", 2, LESS_IS_BETTER,                          \
      "the first reading of the files")                                                            \
    X(harmless_mod_percent, MODS, "speed left with one harmless mod, %", 1, MORE_IS_BETTER,        \
      "it has no cards")                                                                           \
    X(ten_functions_percent, MODS, "  with ten cards with functions, %", 1, MORE_IS_BETTER,        \
      "questions; all at the end of a turn")                                                       \
    X(example_mods_percent, MODS, "  with all example mods, %", 1, MORE_IS_BETTER,                 \
      "other games: by real decisions")                                                            \
    X(example_mods_greedy_percent, MODS, "  the same for greedy, %", 1, MORE_IS_BETTER,            \
      "by decisions of some games")                                                                \
    X(example_mods_99_us, MODS, "  99 of 100 decisions at most, us", 2, LESS_IS_BETTER, "")        \
    X(example_mods_worst_us, MODS, "  worst decision, us", 2, LESS_IS_BETTER, "")                  \
    X(example_mods_start_ms, MODS, "  start with all cards, ms", 2, LESS_IS_BETTER, "")            \
    X(script_call_us, SCRIPTS, "call of a function of a mod, us", 3, LESS_IS_BETTER,               \
      "its own work")                                                                              \
    X(read_us, SCRIPTS, "  g:read, us", 3, LESS_IS_BETTER, "")                                     \
    X(choose_checked_us, SCRIPTS, "  g:choose of three, us", 2, LESS_IS_BETTER,                    \
      "trials: what follows cannot fail")                                                          \
    X(choose_tried_us, SCRIPTS, "  the same before a payment, us", 2, LESS_IS_BETTER,              \
      "nothing: trials, answer, re-run count")                                                     \
    X(choose_unchecked_us, SCRIPTS, "  with check = false, us", 2, LESS_IS_BETTER, "trials")       \
    X(choose_declared_us, SCRIPTS, "  declared by one_of, us", 2, LESS_IS_BETTER, "Lua")           \
    X(two_threads_times, THREADS, "two threads, times as fast", 2, MORE_IS_BETTER,                 \
      "other programs; elapsed time")                                                              \
    X(two_threads_computing_times, THREADS, "  by computing time", 2, MORE_IS_BETTER,              \
      "waiting for each other")

#define BENCH_MEMBER(name, ...) double name;
/* What was not measured is not a number. */
typedef struct {
    BENCH_FIGURE_MAP(BENCH_MEMBER)
} bench_figures;

typedef struct {
    bench_figures figures;
    int players;
    uint64_t checksum; /* sum of the hashes of the final states of BENCH_GAMES games */
} bench_result;

/* Kernels that have nothing to do with games, so that results from different machines can be
 * compared as ratios. */
typedef struct {
    double arithmetic_ns; /* 1000 steps of a chain of multiplications and shifts */
    double hash_ns;       /* XXH3 of 2 KB */
    double lua_ns;        /* 1000 steps of an arithmetic loop in Lua */
} bench_calibration;

/* What is to be measured. */
typedef struct {
    const cli_setup *setup;
    adit_setup match; /* players */
    double seconds;   /* about as long takes each measurement */
    unsigned parts;   /* bits of bench_part */
    progress *bar;
    int64_t *done; /* measurements so far, for the bar */
} bench_task;
/* Notes that a measurement is over. */
void bench_step(const bench_task *task);

/* Measures one game (game.c). Without BENCH_PLAY there is no checksum: 0. */
adit_status bench_game(const bench_task *task, bench_result *result, adit_err *err);
adit_status bench_calibrate(double seconds, bench_calibration *calibration, adit_err *err);

/* ---- Decisions and bots (play.c) ---- */

adit_status bench_latency(adit_engine *engine, const adit_setup *match, bench_figures *figures,
                          adit_err *err);
adit_status bench_greedy(adit_engine *engine, const adit_setup *match, double seconds,
                         bench_figures *figures, adit_err *err);

/* Plays game `number` of a series with one kind of bot in all seats. `decisions` receives how many
 * were made, for which the game keeps its history; NULL: without. */
adit_status bench_play(adit_engine *engine, const adit_setup *match, const char *bot, int number,
                       const adit_observer *observer, int *decisions, adit_err *err);

/* ---- Mods, scripts and threads (variants.c, mods.c, threads.c) ---- */

adit_status bench_variants(const bench_task *task, bench_figures *figures, adit_err *err);
adit_status bench_threads(const bench_task *task, bench_figures *figures, adit_err *err);

/* A folder with mods that are written for the measurement. */
typedef struct {
    char path[256];
    int count;
} bench_mods;
adit_status bench_mods_open(bench_mods *mods, adit_err *err);
/* Writes a mod for the game with a good called token and `cards` cards of kind table, which lie on
 * the table in every match; each has the effect `run` (Lua) at the end of a turn. `folder` receives
 * its path. */
adit_status bench_mods_add(bench_mods *mods, const char *game, int cards, const char *run,
                           char *folder, size_t size, adit_err *err);
void bench_mods_close(bench_mods *mods);
/* The example mods of a game that are shipped; returns how many. The paths are owned by the
 * caller. */
int bench_example_mods(const char *game, char **paths, int most);

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
