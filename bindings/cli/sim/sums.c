/* sums.c - the totals of `adit sim` over all games.
 *
 * All sums are integers, so they do not depend on the order of the games, and their memory does
 * not depend on the number of games.
 */
#include <math.h>
#include <string.h>

#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"

#define OPTION_ROWS ((int)(sizeof((sim_sums *)0)->word_of / sizeof(int)))

/* The number of the first word of an option's text: `furnish` of "furnish {a} {b}". Rows with the
 * same first word share it. */
static int word_number(sim_sums *sums, const char *text)
{
    char word[sizeof sums->word[0]];
    size_t length = strcspn(text, " {");

    length = length < sizeof word ? length : sizeof word - 1;
    memcpy(word, text, length);
    word[length] = '\0';
    for (int i = 0; i < sums->words; i++) {
        if (strcmp(sums->word[i], word) == 0) {
            return i;
        }
    }
    if (sums->words == SIM_MAX_WORDS) {
        return -1;
    }
    memcpy(sums->word[sums->words], word, sizeof word);
    return sums->words++;
}

adit_status sim_sums_open(sim_sums *sums, adit_engine *engine, int players, adit_err *err)
{
    memset(sums, 0, sizeof *sums);
    sums->players = players;
    sums->cards = adit_engine_card_count(engine);
    for (int what = 0; what < OPTION_ROWS; what++) {
        bool names_cards = false;
        const char *form = adit_engine_option_form(engine, what, &names_cards);
        sums->word_of[what] = names_cards ? word_number(sums, form) : -1;
    }
    size_t cards = (size_t)sums->cards + 1;
    sums->in_play = adit_alloc(cards * sizeof *sums->in_play);
    sums->built = adit_alloc(cards * sizeof *sums->built);
    sums->named = adit_alloc(cards * (size_t)(sums->words + 1) * sizeof *sums->named);
    if (sums->in_play == NULL || sums->built == NULL || sums->named == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the sums of %d cards", sums->cards);
    }
    return ADIT_OK;
}

void sim_sums_close(sim_sums *sums)
{
    adit_free(sums->in_play);
    adit_free(sums->built);
    adit_free(sums->named);
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
                add_card(&sums->in_play[card], result, seat);
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
        if (named->what == SIM_BUILT) {
            add_card(&sums->built[named->card], result, named->seat);
        } else if (named->what < OPTION_ROWS && sums->word_of[named->what] >= 0) {
            const int word = sums->word_of[named->what];
            add_card(&sums->named[word * sums->cards + named->card], result, named->seat);
        }
    }
    return ADIT_OK;
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

const sim_card_sum *sim_named_sum(const sim_sums *sums, int word, int card)
{
    return &sums->named[word * sums->cards + card];
}

double sim_share(int64_t part, int64_t whole)
{
    return whole == 0 ? 0 : (double)part / (double)whole;
}
