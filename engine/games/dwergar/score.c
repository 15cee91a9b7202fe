/* score.c - points (DWG-145), who wins (DWG-146), and the verdict in words.
 *
 * What was counted on the track is one line; each upgraded project that gives points as the
 * game ends has another. Nothing is spent for them, so several may count the same goods.
 */
#include "engine/games/dwergar/game.h"

#include <stdio.h>

/* The card counts as the one that asks: it may count projects of its own deck. */
static int points_of(adit_tx *tx, int seat, const adit_card *project)
{
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    int points;

    tx->card = project->number;
    tx->card_seat = seat;
    points = adit_card_score(tx, seat, project);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    return points;
}

int dwg_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    const adit_seat *own = adit_seat_in(tx, seat);
    const adit_in_play *list = &own->in_play;
    int count = 0;

    *total = own->goods.have[DWG_VP];
    if (lines != NULL && count < max) {
        snprintf(lines[count].source, sizeof lines[count].source, "%s", "track");
        lines[count++].points = *total;
    }
    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        if (!card->has_score) {
            continue;
        }
        int points = points_of(tx, seat, card);
        *total += points;
        if (lines != NULL && count < max) {
            snprintf(lines[count].source, sizeof lines[count].source, "%s", card->id);
            lines[count++].points = points;
        }
    }
    return count;
}

/* ---- Winning ----------------------------------------------------------------------------------
 */

/* What is compared, in this order: points, crystal, gold, iron, stone (DWG-146). */
enum { POINTS, COMPARED = 1 + DWG_RESOURCES };

typedef struct {
    int of[COMPARED];
} standing;

static standing standing_of(adit_tx *tx, int seat)
{
    const int16_t *have = adit_seat_in(tx, seat)->goods.have;
    standing own;

    (void)dwg_score(tx, seat, &own.of[POINTS], NULL, 0);
    for (int i = 1; i < COMPARED; i++) {
        own.of[i] = have[DWG_RESOURCES - i];
    }
    return own;
}

/* The first place where two standings differ; COMPARED if they do not. */
static int difference(const standing *a, const standing *b)
{
    int i = 0;

    while (i < COMPARED && a->of[i] == b->of[i]) {
        i++;
    }
    return i;
}

/* How far anybody else came along with the best: the comparison that decided. */
static int decided_by(const standing *all, int players, int best)
{
    int last = POINTS;

    for (int seat = 0; seat < players; seat++) {
        int differs = difference(&all[seat], &all[best]);
        if (differs < COMPARED && differs > last) {
            last = differs;
        }
    }
    return last;
}

static void write_winners(unsigned winners, adit_buffer *words)
{
    const bool is_shared = (winners & (winners - 1)) != 0;
    const char *before = is_shared ? "players " : "player ";

    for (int seat = 0; seat < DWG_SEATS; seat++) {
        if ((winners >> seat & 1) != 0) {
            adit_buffer_addf(words, "%s%d", before, seat + 1);
            before = " and ";
        }
    }
    adit_buffer_add(words, is_shared ? " share the win" : " wins");
}

unsigned dwg_winners(adit_tx *tx, char *verdict, size_t size)
{
    const int players = tx->work->players;
    standing all[DWG_SEATS] = {{{0}}};
    int best = 0, decided;
    unsigned winners = 0;
    adit_buffer words = adit_buffer_on(verdict, size);

    for (int seat = 0; seat < players; seat++) {
        all[seat] = standing_of(tx, seat);
        int differs = difference(&all[seat], &all[best]);
        if (differs < COMPARED && all[seat].of[differs] > all[best].of[differs]) {
            best = seat;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        winners |= (unsigned)(difference(&all[seat], &all[best]) == COMPARED) << seat;
    }
    write_winners(winners, &words);
    adit_buffer_addf(&words, " with %d points", all[best].of[POINTS]);
    decided = decided_by(all, players, best);
    if (decided > POINTS) {
        adit_buffer_addf(&words, " and the most %s", tx->def->goods[DWG_RESOURCES - decided].name);
    }
    return winners;
}
