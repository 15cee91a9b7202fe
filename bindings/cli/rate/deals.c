/* deals.c - a batch of deals of one pair, from every seat. */
#include "bindings/cli/rate/rate.h"

/* What is known of a deal. */
typedef struct {
    double score, margin;
    int points, games;
} deal_cell;

/* Takes the games of a batch that were played from one seat. */
typedef struct {
    const rate_tournament *rate;
    int seat;     /* of the first player, from 0 */
    int64_t deal; /* the first of the batch */
    deal_cell *cell;
} batch_sink;

static double share_of_win(const sim_result *result, int seat)
{
    if ((result->winners >> seat & 1) == 0) {
        return 0;
    }
    return 1.0 / __builtin_popcount(result->winners);
}

static double margin_of(const sim_result *result, int seat)
{
    int best = INT32_MIN;

    for (int other = 0; other < result->players; other++) {
        best = other != seat && result->points[other] > best ? result->points[other] : best;
    }
    return result->points[seat] - best;
}

static adit_status take_result(void *context, const sim_result *result, adit_err *err)
{
    batch_sink *sink = context;
    deal_cell *cell = &sink->cell[result->number - sink->deal];

    if (result->fault != ADIT_OK) {
        return adit_fail(err, result->fault, "%s",
                         result->fault_text != NULL ? result->fault_text : "a game failed");
    }
    cell->games++;
    if (sink->rate->seats == 1) { /* both play it alone; the second comes after the first */
        const int first = cell->points, now = result->points[0];
        cell->points = now;
        if (cell->games == 2) {
            cell->score = first > now ? 1 : first == now ? 0.5 : 0;
            cell->margin = first - now;
        }
        return ADIT_OK;
    }
    cell->score += share_of_win(result, sink->seat) / sink->rate->seats;
    cell->margin += margin_of(result, sink->seat) / sink->rate->seats;
    return ADIT_OK;
}

/* Plays the batch with the first player at `turn`; alone: by the first, then by the second. */
static adit_status play_seat(rate_tournament *rate, const rate_pair *pair, int64_t deal, int count,
                             int turn, deal_cell *cells, sim_end *end, adit_err *err)
{
    cli_setup setup = rate->setup;
    batch_sink taking = {.rate = rate, .seat = turn, .deal = deal, .cell = cells};
    const sim_sink sinks[] = {{take_result, &taking}, {NULL, NULL}};
    const sim_plan plan = {.setup = &setup,
                           .seed = setup.match.seed,
                           .asked = deal + count,
                           .first = deal,
                           .end = deal + count,
                           .jobs = rate->jobs < count ? rate->jobs : count,
                           .budget = rate->budget,
                           .has_told = &rate->has_told};

    setup.seat_count = rate->seats;
    for (int seat = 0; seat < rate->seats; seat++) {
        setup.seat[seat] = (char *)rate->player[seat == turn ? pair->first : pair->second];
    }
    if (rate->seats == 1 && turn == 1) {
        setup.seat[0] = (char *)rate->player[pair->second];
    }
    return sim_run(&plan, sinks, end, err);
}

adit_status rate_play(rate_tournament *rate, const rate_pair *pair, int64_t deal,
                      rate_result *results, int *count, adit_err *err)
{
    const int64_t left = rate->deals - deal;
    const int wanted = left < RATE_BATCH ? (int)left : RATE_BATCH;
    deal_cell cells[RATE_BATCH] = {{0}};
    sim_end end = {0};

    *count = 0;
    for (int turn = 0; turn < rate_games_of_deal(rate) && !end.was_interrupted; turn++) {
        ADIT_TRY(play_seat(rate, pair, deal, wanted, turn, cells, &end, err));
    }
    while (*count < wanted && cells[*count].games == rate_games_of_deal(rate)) {
        results[*count] = (rate_result){cells[*count].score, cells[*count].margin};
        (*count)++;
    }
    return ADIT_OK;
}
