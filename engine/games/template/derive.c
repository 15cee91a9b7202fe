/* derive.c - what follows from other fields; called after fields were set, as in a scenario. */
#include "engine/games/template/game.h"

void demo_derive(adit_state *common, const adit_cards *cards)
{
    demo_state *state = (demo_state *)(void *)common;

    (void)cards;
    state->total = 0;
    for (int seat = 0; seat < common->players; seat++) {
        state->total = (uint16_t)(state->total + state->player[seat].common.goods.have[DEMO_WOOD]);
    }
}
