/* report.c - the result of `adit sim` as tables for people.
 *
 * Nothing in it depends on time or on the number of threads; those go to stderr.
 */
#include "bindings/cli/sim/sim.h"

static void put_head(const sim_about *about, const sim_sums *sums)
{
    cli_print(stdout, "%s: %lld games", about->game, (long long)sums->games);
    if (about->first != 0 || about->end != about->asked) {
        printf(" (%lld to %lld of %lld)", (long long)about->first + 1, (long long)about->end,
               (long long)about->asked);
    }
    cli_print(stdout, ", seed %llu, players %s\n\n", (unsigned long long)about->seed,
              about->players_text);
}

static void put_seats(const sim_about *about, const sim_sums *sums)
{
    printf("seat  player              wins    win %%   draws    mean points   min   max     sd\n");
    for (int seat = 0; seat < sums->players; seat++) {
        const sim_range *points = &sums->points[seat];
        cli_print(stdout, "%4d  %-14s%10lld %8.2f %7lld %14.3f %5lld %5lld %6.2f\n", seat + 1,
                  about->seat[seat], (long long)sums->wins[seat],
                  100 * sim_share(sums->wins[seat], sums->games), (long long)sums->draws[seat],
                  sim_mean(points), (long long)points->min, (long long)points->max,
                  sim_deviation(points));
    }
}

static void put_range(const char *name, const sim_range *range)
{
    cli_print(stdout, "%-10s mean %9.3f   min %5lld   max %5lld   sd %7.2f\n", name,
              sim_mean(range), (long long)range->min, (long long)range->max, sim_deviation(range));
}

static void put_goal(const sim_about *about, const sim_sums *sums)
{
    if (about->goal_seat == 0) {
        return;
    }
    cli_print(stdout, "\ngoal of player %d: %s\nreached in %lld of %lld games (%.2f %%)",
              about->goal_seat, about->goal, (long long)sums->reached, (long long)sums->games,
              100 * sim_share(sums->reached, sums->games));
    if (sums->reached > 0) {
        printf(", after %.1f decisions on average (%lld to %lld)", sim_mean(&sums->goal_at),
               (long long)sums->goal_at.min, (long long)sums->goal_at.max);
    }
    printf("\n");
}

static void put_card_row(const char *card, const char *word, const sim_card_sum *sum, int64_t games)
{
    char name[160];

    snprintf(name, sizeof name, "%s%s%s", word, word[0] != '\0' ? " " : "", card);
    cli_print(stdout, "  %-36s%9.4f %16.3f %8.2f\n", name, sim_share(sum->times, games),
              sim_share(sum->points, sum->times), 100 * sim_share(sum->wins, sum->times));
}

static void put_rows(const sim_about *about, const sim_sums *sums, int place, const char *word)
{
    for (int n = 0; n < about->cards; n++) {
        const sim_card_sum *sum = sim_sum_of(sums, place, n);
        if (sum->times > 0) {
            put_card_row(about->card[n].id, word, sum, sums->games);
        }
    }
}

/* A card that was built but is not in play at the end, because another one covers it or, as a
 * project, it was not upgraded, is in the first list only. */
static void put_cards(const sim_about *about, const sim_sums *sums)
{
    printf("\ncards built or taken                   per game   player: points    win %%\n");
    put_rows(about, sums, SIM_WAS_BUILT, "");
    printf("\ncards in play at the end               per game    owner: points    win %%\n");
    put_rows(about, sums, SIM_IN_PLAY, "");
    printf("\ndecisions that name a card             per game   player: points    win %%\n");
    for (int word = 0; word < about->words; word++) {
        put_rows(about, sums, SIM_NAMED + word, about->word[word]);
    }
}

/* Only if there are any: most runs have no bots that could. */
static void put_forfeits(const sim_about *about, const sim_sums *sums)
{
    for (int seat = 0; seat < sums->players; seat++) {
        const char *between = ": ";

        if (sim_forfeits(sums, seat) == 0) {
            continue;
        }
        cli_print(stdout, "\nseat %d, %s, forfeited %lld games", seat + 1, about->seat[seat],
                  (long long)sim_forfeits(sums, seat));
        for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
            if (sums->forfeits[seat][reason] > 0) {
                cli_print(stdout, "%s%s %lld", between, aditw_reason_word((aditw_reason)reason),
                          (long long)sums->forfeits[seat][reason]);
                between = ", ";
            }
        }
        printf("\n");
    }
}

static void put_faults(const sim_sums *sums)
{
    if (sums->faults == 0) {
        return;
    }
    printf("\n%lld games ended in a fault; the first was game %lld:\n", (long long)sums->faults,
           (long long)sums->first_fault + 1);
    cli_put_lines(stdout, sums->fault_text != NULL ? sums->fault_text : "");
    printf("\n");
}

void sim_report(const sim_about *about, const sim_sums *sums, const sim_end *end)
{
    put_head(about, sums);
    if (sums->games > 0) {
        put_seats(about, sums);
        put_goal(about, sums);
        printf("\n");
        put_range("decisions", &sums->decisions);
        put_range("turns", &sums->turns);
        if (sums->cards > 0) {
            put_cards(about, sums);
        }
    }
    put_forfeits(about, sums);
    put_faults(sums);
    if (end->was_interrupted || end->was_stopped) {
        printf("\nonly %lld of %lld games were played\n", (long long)(sums->games + sums->faults),
               (long long)(about->end - about->first));
    }
    printf("\nchecksum %016llx\n", (unsigned long long)sums->checksum);
}
