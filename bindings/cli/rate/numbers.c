/* numbers.c - the statistics of a tournament; see rate.h. */
#include "bindings/cli/rate/rate.h"

#include <math.h>

enum { ROUNDS = 60 };
#define ELO_BASE (400.0 / 2.302585092994046) /* Elo of a factor e in the odds */
#define EDGE 1e-6                            /* of what is divided by */
#define MOST_ELO 1200                        /* more looks the same as always winning */

void rate_sum_add(rate_sum *sum, double score, double margin)
{
    sum->deals++;
    sum->sum += score;
    sum->squares += score * score;
    sum->margin += margin;
}

double rate_mean(const rate_sum *sum)
{
    return sum->deals > 0 ? sum->sum / (double)sum->deals : 0;
}

/* With a deal won and a deal lost more; the variance of one deal. */
static double adjusted(const rate_sum *sum, double *middle)
{
    const double n = (double)sum->deals + 2;
    const double mean = (sum->sum + 1) / n;

    *middle = mean;
    return (sum->squares + 1 - n * mean * mean) / (n - 1);
}

void rate_interval(const rate_sum *sum, double *low, double *high)
{
    double middle;
    const double variance = adjusted(sum, &middle), z2 = RATE_SURE * RATE_SURE;
    const double n = (double)sum->deals * middle * (1 - middle) / variance;
    const double mean = rate_mean(sum), centre = (mean + z2 / (2 * n)) / (1 + z2 / n);
    const double half = RATE_SURE * sqrt(mean * (1 - mean) / n + z2 / (4 * n * n)) / (1 + z2 / n);

    *low = sum->deals > 0 ? centre - half : 0;
    *high = sum->deals > 0 ? centre + half : 1;
}

double rate_elo(double share, double fair)
{
    if (share <= 0 || share >= 1) {
        return share <= 0 ? -MOST_ELO : MOST_ELO;
    }
    const double elo = ELO_BASE * log(share / (1 - share) * (1 - fair) / fair);
    return elo > MOST_ELO ? MOST_ELO : elo < -MOST_ELO ? -MOST_ELO : elo;
}

double rate_share(double elo, double fair)
{
    const double odds = exp(elo / ELO_BASE) * fair / (1 - fair);

    return odds / (1 + odds);
}

double rate_superiority(const rate_sum *sum, double fair)
{
    double middle;
    const double variance = adjusted(sum, &middle);
    const double error = sqrt(variance / ((double)sum->deals + 2));

    return 0.5 * erfc((fair - middle) / error / sqrt(2.0));
}

/* The ratio for the normal law with the variance that was seen: what both hypotheses say of the
 * mean, over all deals. */
double rate_test_ratio(const rate_test *test, const rate_sum *sum, double fair)
{
    const double low = rate_share(test->elo0, fair), high = rate_share(test->elo1, fair);
    double middle;
    const double variance = adjusted(sum, &middle);

    if (sum->deals == 0 || variance <= 0) {
        return 0;
    }
    return (double)sum->deals * (high - low) * (2 * rate_mean(sum) - low - high) / (2 * variance);
}

double rate_test_bound(void)
{
    return log(0.95 / 0.05);
}

/* ---- Ratings ---- */

int rate_games_of_deal(const rate_tournament *rate)
{
    return rate->seats == 1 ? 2 : rate->seats;
}

double rate_fair(const rate_tournament *rate)
{
    return rate->seats <= 2 ? 0.5 : 1.0 / rate->seats;
}

/* Solves matrix * x = right for every unit vector: the inverse, by elimination. */
static void invert(int n, double matrix[RATE_PLAYERS][RATE_PLAYERS],
                   double inverse[RATE_PLAYERS][RATE_PLAYERS])
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            inverse[i][j] = i == j;
        }
    }
    for (int k = 0; k < n; k++) {
        const double pivot = matrix[k][k] > EDGE * EDGE ? matrix[k][k] : EDGE * EDGE;
        for (int j = 0; j < n; j++) {
            matrix[k][j] /= pivot;
            inverse[k][j] /= pivot;
        }
        for (int i = 0; i < n; i++) {
            const double factor = i == k ? 0 : matrix[i][k];
            for (int j = 0; j < n; j++) {
                matrix[i][j] -= factor * matrix[k][j];
                inverse[i][j] -= factor * inverse[k][j];
            }
        }
    }
}

/* The slope of what was seen against what the ratings say, and the information in it. Ratings are
 * in units of a factor e; the first player's is fixed at 0. */
static void add_pair(const rate_tournament *rate, const rate_pair *pair, const double *rating,
                     double *slope, double info[RATE_PLAYERS][RATE_PLAYERS])
{
    double middle;
    const double variance = adjusted(&pair->sum, &middle), deals = (double)pair->sum.deals + 2;
    const double expected =
        rate_share((rating[pair->first] - rating[pair->second]) * ELO_BASE, rate_fair(rate));
    const double steep = expected * (1 - expected), weight = deals * steep / variance;
    const int a = pair->first - 1, b = pair->second - 1;

    if (a >= 0) {
        slope[a] += weight * (middle - expected);
        info[a][a] += weight * steep;
    }
    if (b >= 0) {
        slope[b] -= weight * (middle - expected);
        info[b][b] += weight * steep;
    }
    if (a >= 0 && b >= 0) {
        info[a][b] -= weight * steep;
        info[b][a] -= weight * steep;
    }
}

/* Scoring: a step towards the ratings that explain all pairs best, again and again, no step longer
 * than a factor e. */
void rate_ratings(const rate_tournament *rate, double elo[RATE_PLAYERS],
                  double interval[RATE_PLAYERS])
{
    double rating[RATE_PLAYERS] = {0}, inverse[RATE_PLAYERS][RATE_PLAYERS];
    const int n = rate->players - 1;

    for (int round = 0; round < ROUNDS; round++) {
        double slope[RATE_PLAYERS] = {0}, info[RATE_PLAYERS][RATE_PLAYERS] = {{0}};

        for (int i = 0; i < rate->pairs; i++) {
            if (rate->pair[i].sum.deals > 0) {
                add_pair(rate, &rate->pair[i], rating, slope, info);
            }
        }
        invert(n, info, inverse);
        for (int i = 0; i < n; i++) {
            double step = 0;
            for (int j = 0; j < n; j++) {
                step += inverse[i][j] * slope[j];
            }
            rating[i + 1] += step > 1 ? 1 : step < -1 ? -1 : step;
        }
    }
    for (int i = 0; i < rate->players; i++) {
        elo[i] = rating[i] * ELO_BASE;
        interval[i] = i > 0 ? RATE_SURE * sqrt(inverse[i - 1][i - 1]) * ELO_BASE : 0;
    }
}
