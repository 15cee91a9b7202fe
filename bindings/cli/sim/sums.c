/* sums.c - the totals of `adit sim` over all games.
 *
 * All sums are integers, so they do not depend on the order of the games, and their memory does
 * not depend on the number of games.
 */
#include <math.h>
#include <string.h>

#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"

adit_status sim_sums_open(sim_sums *sums, const sim_about *about, adit_engine *engine,
                          adit_err *err)
{
    memset(sums, 0, sizeof *sums);
    sums->players = about->players;
    sums->cards = about->cards;
    sums->words = about->words;
    if (engine != NULL) {
        sim_about_words(about, engine, sums->word_of);
    }
    const size_t rows = (size_t)(SIM_NAMED + sums->words) * (size_t)sums->cards;
    sums->of_cards = adit_alloc((rows + 1) * sizeof *sums->of_cards);
    if (sums->of_cards == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the sums of %d cards", sums->cards);
    }
    return ADIT_OK;
}

void sim_sums_close(sim_sums *sums)
{
    adit_free(sums->of_cards);
    adit_free(sums->fault_text);
    memset(sums, 0, sizeof *sums);
}

static void add_value(sim_range *range, int64_t value)
{
    range->min = range->n == 0 || value < range->min ? value : range->min;
    range->max = range->n == 0 || value > range->max ? value : range->max;
    range->n++;
    range->sum += value;
    range->squares += (uint64_t)(value * value);
}

static void add_card(sim_card_sum *sum, const sim_result *result, int seat)
{
    bool wins = result->winners == 1u << seat;

    sum->times++;
    sum->points += result->points[seat];
    sum->wins += wins;
    sum->draws += !wins && (result->winners >> seat & 1) != 0;
}

static void add_seats(sim_sums *sums, const sim_result *result)
{
    for (int seat = 0; seat < sums->players; seat++) {
        sim_card_sum sum = {0};

        add_card(&sum, result, seat);
        sums->wins[seat] += sum.wins;
        sums->draws[seat] += sum.draws;
        add_value(&sums->points[seat], result->points[seat]);
        sums->forfeits[seat][result->forfeit[seat].reason] += result->forfeit[seat].decision > 0;
        for (int card = 0; card < sums->cards; card++) {
            if (sim_is_in_play(result, seat, card)) {
                add_card(sim_sum_of(sums, SIM_IN_PLAY, card), result, seat);
            }
        }
    }
}

adit_status sim_sums_take(void *context, const sim_result *result, adit_err *err)
{
    sim_sums *sums = context;

    (void)err;
    if (result->fault != ADIT_OK) {
        if (sums->faults++ == 0) {
            sums->first_fault = result->number;
            sums->fault = result->fault;
            sums->fault_text = adit_strdup(result->fault_text != NULL ? result->fault_text : "");
        }
        return ADIT_OK;
    }
    sums->games++;
    sums->checksum += result->hash;
    add_value(&sums->decisions, result->decisions);
    add_value(&sums->turns, result->turns);
    if (result->goal_at >= 0) {
        sums->reached++;
        add_value(&sums->goal_at, result->goal_at);
    }
    add_seats(sums, result);
    for (int i = 0; i < result->named_count; i++) {
        const sim_named *named = &result->named[i];
        const int word = named->what < SIM_OPTION_ROWS ? sums->word_of[named->what] : -1;
        if (named->what == SIM_BUILT) {
            add_card(sim_sum_of(sums, SIM_WAS_BUILT, named->card), result, named->seat);
        } else if (word >= 0) {
            add_card(sim_sum_of(sums, SIM_NAMED + word, named->card), result, named->seat);
        }
    }
    return ADIT_OK;
}

/* ---- Sums of several parts ---- */

/* A part may come from anywhere: too much wraps around instead of being undefined. */
static void add_number(int64_t *sum, int64_t more)
{
    *sum = (int64_t)((uint64_t)*sum + (uint64_t)more);
}

static void add_range(sim_range *range, const sim_range *more)
{
    if (more->n > 0) {
        range->min = range->n == 0 || more->min < range->min ? more->min : range->min;
        range->max = range->n == 0 || more->max > range->max ? more->max : range->max;
    }
    add_number(&range->n, more->n);
    add_number(&range->sum, more->sum);
    range->squares += more->squares;
}

static void add_faults(sim_sums *sums, sim_sums *other)
{
    if (other->faults > 0 && (sums->faults == 0 || other->first_fault < sums->first_fault)) {
        char *text = sums->fault_text;

        sums->first_fault = other->first_fault;
        sums->fault = other->fault;
        sums->fault_text = other->fault_text;
        other->fault_text = text;
    }
    add_number(&sums->faults, other->faults);
}

void sim_sums_add(sim_sums *sums, sim_sums *other)
{
    add_number(&sums->games, other->games);
    add_faults(sums, other);
    for (int seat = 0; seat < sums->players; seat++) {
        add_number(&sums->wins[seat], other->wins[seat]);
        add_number(&sums->draws[seat], other->draws[seat]);
        add_range(&sums->points[seat], &other->points[seat]);
        for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
            add_number(&sums->forfeits[seat][reason], other->forfeits[seat][reason]);
        }
    }
    add_range(&sums->decisions, &other->decisions);
    add_range(&sums->turns, &other->turns);
    add_number(&sums->reached, other->reached);
    add_range(&sums->goal_at, &other->goal_at);
    for (int i = 0; i < (SIM_NAMED + sums->words) * sums->cards; i++) {
        add_number(&sums->of_cards[i].times, other->of_cards[i].times);
        add_number(&sums->of_cards[i].points, other->of_cards[i].points);
        add_number(&sums->of_cards[i].wins, other->of_cards[i].wins);
        add_number(&sums->of_cards[i].draws, other->of_cards[i].draws);
    }
    sums->checksum += other->checksum;
}

int64_t sim_forfeits(const sim_sums *sums, int seat)
{
    int64_t count = 0;

    for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
        count += sums->forfeits[seat][reason];
    }
    return count;
}

double sim_mean(const sim_range *range)
{
    return range->n == 0 ? 0 : (double)range->sum / (double)range->n;
}

/* Of the sample: divided by n - 1. */
double sim_deviation(const sim_range *range)
{
    if (range->n < 2) {
        return 0;
    }
    double n = (double)range->n, mean = (double)range->sum / n;
    double spread = (double)range->squares / n - mean * mean;
    return spread <= 0 ? 0 : sqrt(spread * n / (n - 1));
}

sim_card_sum *sim_sum_of(const sim_sums *sums, int place, int card)
{
    return &sums->of_cards[place * sums->cards + card];
}

double sim_share(int64_t part, int64_t whole)
{
    return whole == 0 ? 0 : (double)part / (double)whole;
}
