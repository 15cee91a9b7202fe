/* depth.c - faults of cards that lead to each other without end. */
#include "engine/rules/depth.h"

adit_status adit_too_deep(adit_tx *tx, int card, const char *what, int limit)
{
    card = card >= 0 ? card : tx->card;
    if (card < 0) {
        return adit_fault(tx, ADIT_LIMIT, "%s nested more than %d deep", what, limit);
    }
    const adit_card *by = &tx->cards->card[card];

    return adit_fault(tx, ADIT_LIMIT, "%s:%d: card '%s': %s nested more than %d deep",
                      by->file == NULL ? by->id : by->file, by->line, by->id, what, limit);
}
