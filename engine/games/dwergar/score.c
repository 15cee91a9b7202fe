/* score.c - points (DWG-145), who wins (DWG-146), and the verdict in words.
 *
 * What was counted on the track is one line; each upgraded project that gives points as the
 * game ends has another. Nothing is spent for them, so several may count the same goods.
 */
#include "engine/games/dwergar/game.h"
int dwg_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    const adit_seat *own = adit_seat_in(tx, seat);
    const adit_in_play *list = &own->in_play;
    adit_tally tally = {.lines = lines, .max = max};

    adit_tally_add(&tally, "track", "", own->goods.have[DWG_VP]);
    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        if (card->has_score && card->kind == DWG_KIND_PROJECT) {
            adit_tally_add(&tally, card->id, "", adit_card_score(tx, seat, card));
        }
    }
    adit_tally_common(&tally, tx, seat, DWG_KIND_DECK);
    *total = tally.total;
    return tally.count;
}

/* ---- Winning ---- */

/* What is compared, in this order: points, crystal, gold, iron, stone (DWG-146). */
enum { POINTS, COMPARED = 1 + DWG_RESOURCES };

static adit_standing standing_of(adit_tx *tx, int seat)
{
    const int16_t *have = adit_seat_in(tx, seat)->goods.have;
    adit_standing own;

    (void)dwg_score(tx, seat, &own.key[POINTS], NULL, 0);
    for (int i = 1; i < COMPARED; i++) {
        own.key[i] = have[DWG_RESOURCES - i];
    }
    return own;
}

unsigned dwg_winners(adit_tx *tx, char *verdict, size_t size)
{
    const int players = tx->work->players;
    adit_standing all[DWG_SEATS];
    adit_buffer words = adit_buffer_on(verdict, size);

    for (int seat = 0; seat < players; seat++) {
        all[seat] = standing_of(tx, seat);
    }
    const adit_ranking ranking = adit_rank(all, players, COMPARED);

    adit_write_winners(ranking.winners, &words);
    adit_buffer_addf(&words, " with %d points", all[ranking.best].key[POINTS]);
    if (ranking.decided_by > POINTS) {
        adit_buffer_addf(&words, " and the most %s",
                         dwg_goods[DWG_RESOURCES - ranking.decided_by].name);
    }
    return ranking.winners;
}
