/* sim.h - many games at once: what the files of `adit sim` share.
 *
 * Game i is a function of the run's seed and of i alone, never of the thread that plays it.
 * Threads play ahead within a small window, and results leave the window in the order of
 * the games, so every output is the same for any number of threads, and memory does not
 * grow with the number of games. All sums are integers.
 */
#ifndef ADIT_CLI_SIM_SIM_H
#define ADIT_CLI_SIM_SIM_H

#include "bindings/cli/sim/about.h"
#include "bindings/cli/workers/workers.h"

int cmd_sim(const cli_args *args);

#define SIM_MOST_GAMES INT64_C(1000000000000)

/* Which games to play. */
typedef struct sim_plan {
    const cli_setup *setup;
    uint64_t seed;
    int64_t asked;      /* games of the whole run, all shards together */
    int64_t first, end; /* from 0: this process plays first .. end - 1 */
    int64_t shards;     /* with how many it shares the games; 1: it plays all */
    int jobs;
    adit_budget budget;   /* of each game */
    int64_t max_seconds;  /* 0: no limit */
    const char *record;   /* folder for recorded games, or NULL */
    const char *scenario; /* its file, or NULL */
    bool *has_told;       /* of a move left out, for runs that belong together; or NULL */
    int goal_seat;        /* who is to reach the goal of the scenario, from 1; 0: there is none */
} sim_plan;

/* A decision whose option names a card, or a card that was built or taken. */
typedef struct {
    uint16_t what; /* row of the option table, or SIM_BUILT */
    uint16_t card;
    uint8_t seat; /* from 0 */
} sim_named;

enum { SIM_BUILT = UINT16_MAX };

/* The result of one game. */
typedef struct {
    int64_t number; /* from 0 */
    uint64_t seed, hash;
    enum { SIM_EMPTY, SIM_BUSY, SIM_DONE, SIM_DROPPED } state;
    adit_status fault; /* ADIT_OK, or why the game could not be played to its end */
    char *fault_text;  /* owned; NULL without a fault */
    char *left_out;    /* what a bot said of a move that fails on trial; owned; NULL: nothing */
    int players;
    unsigned winners;
    int points[CLI_MAX_SEATS];
    int decisions, turns;
    int goal_at; /* after how many decisions the goal was reached, from 0; -1: it was not */
    struct {
        int decision; /* from which on random decided for the seat, from 1; 0: none */
        aditw_reason reason;
    } forfeit[CLI_MAX_SEATS];
    uint64_t in_play[CLI_MAX_SEATS][ADIT_MAX_CARDS / 64]; /* cards of a seat at the end */
    sim_named *named;                                     /* owned */
    int named_count, named_capacity;
    bool is_short; /* memory ran out for what was built */
} sim_result;

/* ---- One game (game.c) ---- */

/* The engine and the bots of a thread. */
typedef struct {
    adit_engine *engine;
    aditw_slot slot[CLI_MAX_SEATS]; /* bot processes, which are kept from game to game */
} sim_table;

/* Plays game `number` into `result`. A fault of a script is a result like any other; ADIT_OK
 * unless memory or the disk failed. The state becomes SIM_DROPPED if Ctrl-C interrupts it, or
 * --max-seconds ends while bots in other processes play. */
adit_status sim_play(const sim_plan *plan, sim_table *table, int64_t number, sim_result *result,
                     adit_err *err);
bool sim_is_in_play(const sim_result *result, int seat, int card);
/* Finds out who has to reach the goal of the scenario, if it has one, and checks it once, so that a
 * mistake in it is reported before games are played. */
adit_status sim_goal_open(sim_plan *plan, adit_err *err);
/* How the game ended for a seat: "win", "draw", "loss", "forfeit" or "fault". */
const char *sim_outcome(const sim_result *result, int seat);

/* ---- Many games (threads.c) ---- */

/* Takes results, in the order of the games, one at a time. */
typedef struct {
    adit_status (*take)(void *context, const sim_result *result, adit_err *err);
    void *context;
} sim_sink;

typedef struct {
    bool was_interrupted, was_stopped; /* by Ctrl-C; by --max-seconds */
    double seconds;
} sim_end;

/* Plays all games of the plan and hands each to every sink (the list ends with take NULL). */
adit_status sim_run(const sim_plan *plan, const sim_sink *sinks, sim_end *end, adit_err *err);

/* ---- Sums (sums.c) ---- */

typedef struct {
    int64_t n, sum, min, max;
    uint64_t squares;
} sim_range;

typedef struct {
    int64_t times; /* games and seats, or decisions */
    int64_t points, wins, draws;
} sim_card_sum;

/* Where the sums of cards are: in play, built, or named by a word (SIM_NAMED and on). */
enum { SIM_IN_PLAY, SIM_WAS_BUILT, SIM_NAMED };

typedef struct {
    int64_t games; /* played to the end */
    int64_t faults, first_fault;
    adit_status fault;
    char *fault_text; /* of the first; owned */
    int players;
    int64_t wins[CLI_MAX_SEATS], draws[CLI_MAX_SEATS];
    int64_t forfeits[CLI_MAX_SEATS][ADITW_FORFEITS];
    sim_range points[CLI_MAX_SEATS];
    sim_range decisions, turns;
    int64_t reached; /* games in which the goal was reached */
    sim_range goal_at;
    int cards, words;
    sim_card_sum *of_cards;       /* by place (SIM_IN_PLAY ...) and card; owned */
    int word_of[SIM_OPTION_ROWS]; /* row of the option table -> word, -1: names no card */
    uint64_t checksum;            /* sum of the hashes of all final states */
} sim_sums;

/* `engine` may be NULL if no results will be taken. */
adit_status sim_sums_open(sim_sums *sums, const sim_about *about, adit_engine *engine,
                          adit_err *err);
void sim_sums_close(sim_sums *sums);
/* A sink; the context is the sums. */
adit_status sim_sums_take(void *context, const sim_result *result, adit_err *err);
/* Adds the sums of other games of the same run. */
void sim_sums_add(sim_sums *sums, sim_sums *other);
/* Games that a seat has forfeited, for any reason. */
int64_t sim_forfeits(const sim_sums *sums, int seat);
double sim_mean(const sim_range *range);
double sim_deviation(const sim_range *range);
sim_card_sum *sim_sum_of(const sim_sums *sums, int place, int card);
/* part / whole, 0 if there is no whole. */
double sim_share(int64_t part, int64_t whole);

/* ---- Output ---- */

/* The report for people (report.c) and for programs (json.c), on stdout. */
void sim_report(const sim_about *about, const sim_sums *sums, const sim_end *end);
void sim_json(const sim_about *about, const sim_sums *sums, const sim_end *end);

/* One line for each seat of each game (csv.c). A sink; context: a sim_csv. */
typedef struct {
    const sim_about *about;
    FILE *out;
} sim_csv;
void sim_csv_head(const sim_about *about);
adit_status sim_csv_take(void *context, const sim_result *result, adit_err *err);

/* An SQLite database (db.c). */
typedef struct sim_db sim_db;
adit_status sim_db_open(const char *path, const sim_plan *plan, sim_db **db, adit_err *err);
/* A sink; the context is the database. Rows are held back and written in short transactions. */
adit_status sim_db_take(void *context, const sim_result *result, adit_err *err);
/* Writes the remaining rows, and how the run ended. */
adit_status sim_db_finish(sim_db *db, const sim_sums *sums, const sim_end *end, adit_err *err);
/* Only after sim_run: it may write seeds, which no bot may read. NULL is fine. */
void sim_db_close(sim_db *db);

#endif
