/* evaluate.c - how good a position is for a seat; the greedy bot goes by it. */
#include "engine/games/template/game.h"

int demo_evaluate(adit_tx *tx, int seat)
{
    return adit_seat_in(tx, seat)->goods.have[DEMO_GOLD];
}
