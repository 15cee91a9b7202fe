/* queries.c - what cards may count. */
#include "engine/games/template/game.h"

static int count_height(adit_tx *tx, int seat)
{
    return demo_state_of(tx)->player[seat].height;
}

const adit_query_row demo_queries[] = {
    {"height", count_height, "steps climbed"},
    {NULL, NULL, NULL},
};
