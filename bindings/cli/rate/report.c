/* report.c - the result of a tournament for people and programs. */
#include "bindings/cli/rate/rate.h"

static const char *verdict_of(const rate_tournament *rate, const rate_pair *pair)
{
    const double ratio = rate_test_ratio(&rate->test, &pair->sum, rate_fair(rate));

    return ratio >= rate_test_bound()    ? "accepted"
           : ratio <= -rate_test_bound() ? "rejected"
                                         : "open";
}

static void report_pair(const rate_tournament *rate, const rate_pair *pair)
{
    const double fair = rate_fair(rate);
    double low, high;

    rate_interval(&pair->sum, &low, &high);
    cli_print(stdout,
              "%-16s against %-16s %5lld games  %5.1f %%  (%.1f to %.1f)  Elo %+.0f (%+.0f to "
              "%+.0f)  better: %.1f %%  points %+.1f",
              rate->player[pair->first], rate->player[pair->second],
              (long long)pair->sum.deals * rate_games_of_deal(rate), 100 * rate_mean(&pair->sum),
              100 * low, 100 * high, rate_elo(rate_mean(&pair->sum), fair), rate_elo(low, fair),
              rate_elo(high, fair), 100 * rate_superiority(&pair->sum, fair),
              pair->sum.deals > 0 ? pair->sum.margin / (double)pair->sum.deals : 0);
    if (rate->test.is_on) {
        cli_print(stdout, "  SPRT %s (%.2f)", verdict_of(rate, pair),
                  rate_test_ratio(&rate->test, &pair->sum, fair));
    }
    putchar('\n');
}

void rate_report(const rate_tournament *rate)
{
    double elo[RATE_PLAYERS], interval[RATE_PLAYERS];

    cli_print(stdout, "%s, %d player%s, seed %llu; every deal from every seat\n\n",
              rate->setup.game, rate->seats, rate->seats == 1 ? "" : "s",
              (unsigned long long)rate->setup.match.seed);
    for (int i = 0; i < rate->pairs; i++) {
        if (rate->pair[i].sum.deals > 0) {
            report_pair(rate, &rate->pair[i]);
        }
    }
    if (rate->seats > 2) {
        printf("\nOne seat against %d of the other player; %.1f %% would be fair.\n",
               rate->seats - 1, 100 * rate_fair(rate));
    }
    if (rate->players > 2) {
        rate_ratings(rate, elo, interval);
        printf("\nrating            Elo\n");
        for (int i = 0; i < rate->players; i++) {
            cli_print(stdout, "  %-16s %+5.0f", rate->player[i], elo[i]);
            if (i > 0) {
                printf(" +- %.0f\n", interval[i]);
            } else {
                printf("  (by definition)\n");
            }
        }
    }
    printf("\nIntervals are 95 %%. better: how likely the first is the stronger one.\n");
}

static void json_pair(cli_json *json, const rate_tournament *rate, const rate_pair *pair)
{
    const double fair = rate_fair(rate);
    double low, high;

    rate_interval(&pair->sum, &low, &high);
    cli_json_object(json, NULL);
    cli_json_string(json, "first", rate->player[pair->first]);
    cli_json_string(json, "second", rate->player[pair->second]);
    cli_json_number(json, "deals", pair->sum.deals);
    cli_json_number(json, "games", pair->sum.deals * rate_games_of_deal(rate));
    cli_json_real(json, "share", rate_mean(&pair->sum), 4);
    cli_json_real(json, "share_low", low, 4);
    cli_json_real(json, "share_high", high, 4);
    cli_json_real(json, "fair", fair, 4);
    cli_json_real(json, "elo", rate_elo(rate_mean(&pair->sum), fair), 1);
    cli_json_real(json, "elo_low", rate_elo(low, fair), 1);
    cli_json_real(json, "elo_high", rate_elo(high, fair), 1);
    cli_json_real(json, "superiority", rate_superiority(&pair->sum, fair), 4);
    cli_json_real(json, "margin",
                  pair->sum.deals > 0 ? pair->sum.margin / (double)pair->sum.deals : 0, 2);
    if (rate->test.is_on) {
        cli_json_real(json, "sprt", rate_test_ratio(&rate->test, &pair->sum, fair), 3);
        cli_json_string(json, "sprt_result", verdict_of(rate, pair));
    }
    cli_json_close_object(json);
}

void rate_json(const rate_tournament *rate)
{
    double elo[RATE_PLAYERS], interval[RATE_PLAYERS];
    cli_json json;

    cli_json_begin(&json, stdout, "rate");
    cli_json_string(&json, "game", rate->setup.game);
    cli_json_number(&json, "seats", rate->seats);
    cli_json_seed(&json, "seed", rate->setup.match.seed);
    cli_json_list(&json, "pairs");
    for (int i = 0; i < rate->pairs; i++) {
        json_pair(&json, rate, &rate->pair[i]);
    }
    cli_json_close_list(&json);
    rate_ratings(rate, elo, interval);
    cli_json_list(&json, "ratings");
    for (int i = 0; i < rate->players; i++) {
        cli_json_object(&json, NULL);
        cli_json_string(&json, "player", rate->player[i]);
        cli_json_real(&json, "elo", elo[i], 1);
        cli_json_real(&json, "interval", interval[i], 1);
        cli_json_close_object(&json);
    }
    cli_json_close_list(&json);
    cli_json_end(&json);
}
