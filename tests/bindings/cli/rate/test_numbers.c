/* test_numbers.c - the statistics of `adit rate` against known values. */
#include "tests/support/adit_cmocka.h"

#include <math.h>

#include "bindings/cli/rate/rate.h"

static void assert_near(double value, double wanted, double within)
{
    if (fabs(value - wanted) > within) {
        fail_msg("%f is not %f +- %f", value, wanted, within);
    }
}

static rate_sum of_games(int won, int drawn, int lost)
{
    rate_sum sum = {0};

    for (int i = 0; i < won + drawn + lost; i++) {
        rate_sum_add(&sum, i < won ? 1 : i < won + drawn ? 0.5 : 0, i < won ? 3 : 0);
    }
    return sum;
}

/* The usual table: 0.64 is 100, 0.76 is 200, 0.909 (10 to 1) is 400. */
static void elo_follows_the_usual_table(void **state)
{
    (void)state;
    assert_near(rate_elo(0.5, 0.5), 0, 1e-9);
    assert_near(rate_elo(0.75, 0.5), 190.85, 0.01);
    assert_near(rate_elo(10.0 / 11, 0.5), 400, 1e-6);
    assert_near(rate_share(100, 0.5), 0.640065, 1e-6);
    assert_near(rate_share(-200, 0.5), 0.240253, 1e-6);
    assert_near(rate_elo(rate_share(37, 0.25), 0.25), 37, 1e-6);
    assert_near(rate_elo(0.25, 0.25), 0, 1e-9);
    assert_near(rate_elo(1, 0.5), 1200, 0);
    assert_near(rate_elo(0, 0.5), -1200, 0);
}

/* Wilson's interval for 60 of 100 is 50.2 to 69.1 per cent, for 10 of 10 it begins at 72.2; ours
 * takes a slightly larger variance. Draws vary less. */
static void intervals_are_those_of_wilson(void **state)
{
    rate_sum sum = of_games(60, 0, 40), all = of_games(10, 0, 0), drawn = of_games(10, 80, 10);
    double low, high;

    (void)state;
    rate_interval(&sum, &low, &high);
    assert_near(low, 0.502, 0.003);
    assert_near(high, 0.691, 0.003);
    rate_interval(&all, &low, &high);
    assert_near(low, 0.722, 0.03);
    assert_near(high, 1, 1e-9);
    rate_interval(&drawn, &low, &high);
    assert_near(low, 0.5 - 1.96 * sqrt(0.05 / 100), 0.004);
    assert_near(high, 0.5 + 1.96 * sqrt(0.05 / 100), 0.004);
}

/* Phi(2.0) is 0.977: 60 of 100 is two standard errors from even. */
static void superiority_is_the_normal_law(void **state)
{
    const rate_sum even = of_games(20, 5, 20), better = of_games(60, 0, 40);

    (void)state;
    assert_near(rate_superiority(&even, 0.5), 0.5, 1e-9);
    assert_near(rate_superiority(&better, 0.5), 0.977, 0.003);
    assert_near(rate_superiority(&better, 0.6), 0.5, 0.03);
}

/* For 5 % errors the bound is ln 19. 0.5 against 0.640065, mean 0.6, variance near 0.24:
 * 100 * 0.140065 * (1.2 - 1.140065) / 0.48 = 1.75. */
static void the_sequential_test_has_its_bounds(void **state)
{
    const rate_test test = {.is_on = true, .elo0 = 0, .elo1 = 100};
    const rate_sum some = of_games(60, 0, 40), many = of_games(75, 0, 25), none = {0};
    const rate_sum even = of_games(100, 0, 100);

    (void)state;
    assert_near(rate_test_bound(), 2.944439, 1e-6);
    assert_near(rate_test_ratio(&test, &some, 0.5), 1.75, 0.05);
    assert_true(rate_test_ratio(&test, &many, 0.5) > rate_test_bound());
    assert_true(rate_test_ratio(&test, &even, 0.5) < -rate_test_bound());
    assert_near(rate_test_ratio(&test, &none, 0.5), 0, 0);
}

/* Three players whose results fit ratings of 0, 100 and 300 exactly. */
static void ratings_explain_all_pairs(void **state)
{
    static const double strength[] = {0, 100, 300};
    static rate_tournament rate;
    double elo[RATE_PLAYERS], interval[RATE_PLAYERS];

    (void)state;
    rate = (rate_tournament){.players = 3, .seats = 2};
    for (int i = 0; i < 3; i++) {
        for (int j = i + 1; j < 3; j++) {
            const int won = (int)lround(40000 * rate_share(strength[i] - strength[j], 0.5));

            rate.pair[rate.pairs++] =
                (rate_pair){.first = i, .second = j, .sum = of_games(won, 0, 40000 - won)};
        }
    }
    rate_ratings(&rate, elo, interval);
    for (int i = 0; i < 3; i++) {
        assert_near(elo[i], strength[i], 0.5);
    }
    assert_near(interval[0], 0, 0);
    assert_true(interval[1] > 1 && interval[1] < 5 && interval[2] < 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elo_follows_the_usual_table),
        cmocka_unit_test(intervals_are_those_of_wilson),
        cmocka_unit_test(superiority_is_the_normal_law),
        cmocka_unit_test(the_sequential_test_has_its_bounds),
        cmocka_unit_test(ratings_explain_all_pairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
