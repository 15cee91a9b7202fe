/* rate.h - a tournament: who beats whom, and how sure that is.
 *
 * Each pair of players plays the same deals from every seat, so luck of the deal and of the seat
 * cancels out, and a deal is what is counted: its score is the share that the first of the two won.
 * At a table of more than two, one seat is the first player's and all others the second's; alone,
 * both play the deal and the points are compared.
 */
#ifndef ADIT_CLI_RATE_RATE_H
#define ADIT_CLI_RATE_RATE_H

#include "bindings/cli/sim/sim.h"

int cmd_rate(const cli_args *args);

enum { RATE_PLAYERS = 12, RATE_BATCH = 10 /* deals of a pair at a time */ };
#define RATE_SURE 1.959964 /* standard errors of a 95 % interval */

/* ---- Statistics (numbers.c) ---- */

/* The deals of a pair. */
typedef struct {
    int64_t deals;
    double sum, squares; /* of the scores, 0 to 1 each */
    double margin;       /* sum of the mean difference of points */
} rate_sum;

void rate_sum_add(rate_sum *sum, double score, double margin);
double rate_mean(const rate_sum *sum);
/* A 95 % interval: Wilson's, for as many independent games as would vary as much as the deals. The
 * variance is taken with one deal won and one lost more, so that it is never 0. */
void rate_interval(const rate_sum *sum, double *low, double *high);
/* The difference in Elo, at most 1200, that a share stands for, of which `fair` would be none: 1/2
 * for two. */
double rate_elo(double share, double fair);
/* The inverse. */
double rate_share(double elo, double fair);
/* How likely the first player is the better one, 0 to 1. */
double rate_superiority(const rate_sum *sum, double fair);

/* A sequential test of elo0 against elo1, with errors of 5 %. */
typedef struct {
    bool is_on;
    double elo0, elo1;
} rate_test;
/* The logarithm of the likelihood ratio, and its bound: at or above it elo1 is accepted, at or
 * below minus it elo0. */
double rate_test_ratio(const rate_test *test, const rate_sum *sum, double fair);
double rate_test_bound(void);

/* ---- The tournament ---- */

typedef struct {
    int first, second; /* players */
    rate_sum sum;
    bool is_settled; /* by the test */
} rate_pair;

typedef struct {
    const cli_args *args;
    cli_setup setup;
    int seats; /* of one game */
    const char *player[RATE_PLAYERS];
    int players;
    rate_pair pair[RATE_PLAYERS * (RATE_PLAYERS - 1) / 2];
    int pairs;
    int64_t deals; /* of each pair, at most */
    int jobs;
    int64_t max_seconds;
    adit_budget budget;
    rate_test test;
    bool was_stopped, has_told; /* of a move left out */
} rate_tournament;

/* Games of one deal; the share that would be fair. */
int rate_games_of_deal(const rate_tournament *rate);
double rate_fair(const rate_tournament *rate);
/* Elo of each player against the first, with half of a 95 % interval, from all pairs together. */
void rate_ratings(const rate_tournament *rate, double elo[RATE_PLAYERS],
                  double interval[RATE_PLAYERS]);

/* The scores of one batch: RATE_BATCH deals from `deal` on (deals.c). *count is how many were
 * played; fewer after Ctrl-C. */
typedef struct {
    double score, margin;
} rate_result;
adit_status rate_play(rate_tournament *rate, const rate_pair *pair, int64_t deal,
                      rate_result *results, int *count, adit_err *err);

/* Reads what --progress has kept, if the file exists, and adds what was played (kept.c). */
adit_status rate_kept_read(rate_tournament *rate, const char *path, adit_err *err);
adit_status rate_kept_add(const rate_tournament *rate, const char *path, int pair,
                          const rate_result *results, int count, adit_err *err);

void rate_report(const rate_tournament *rate);
void rate_json(const rate_tournament *rate);

#endif
