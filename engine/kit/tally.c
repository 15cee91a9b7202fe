/* tally.c - the lines of a score. */
#include "engine/kit/kit.h"

#include <stdio.h>

void adit_tally_add(adit_tally *tally, const char *source, const char *suffix, int points)
{
    tally->total += points;
    if (tally->lines != NULL && tally->count < tally->max) {
        adit_score_line *line = &tally->lines[tally->count++];

        snprintf(line->source, sizeof line->source, "%s%s", source, suffix);
        line->points = points;
    }
}

static void add_card(adit_tally *tally, adit_tx *tx, int seat, const adit_card *card, int points)
{
    points += adit_card_score(tx, seat, card);
    if (points != 0 || card->has_score) {
        adit_tally_add(tally, card->id, "", points);
    }
}

static int points_on(const adit_tx *tx, int seat, const adit_card *track)
{
    const int step = adit_seat_in(tx, seat)->track[track->kind_number];

    return adit_track_of(tx->cards, track)->points[step];
}

static void add_common(adit_tally *tally, adit_tx *tx, int seat, int kind)
{
    const adit_card *identity = adit_identity_of(tx->def, tx->cards, tx->work, seat);
    const adit_in_play *table = &tx->work->in_play;

    if (identity != NULL) {
        add_card(tally, tx, seat, identity, identity->fact[ADIT_CORE_POINTS].number);
    }
    for (int i = 0; i < table->count; i++) {
        const adit_card *card = &tx->cards->card[table->card[i]];

        if (card->kind == ADIT_KIND_TRACK) {
            add_card(tally, tx, seat, card, points_on(tx, seat, card));
        } else if (card->has_score && (card->kind > ADIT_KIND_CORE || card->kind == kind)) {
            add_card(tally, tx, seat, card, 0);
        }
    }
}

void adit_tally_common(adit_tally *tally, adit_tx *tx, int seat, int kind)
{
    if (tx->cards->has_common_score) {
        add_common(tally, tx, seat, kind);
    }
}
