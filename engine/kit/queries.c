/* queries.c - counts that cards of every game may use. */
#include "engine/kit/kit.h"

int adit_query_players(adit_tx *tx, int seat)
{
    (void)seat;
    return tx->work->players;
}
