/* start.c - the starting player. */
#include "engine/kit/kit.h"

adit_status adit_start_check(const adit_state *state, int rule, adit_err *err)
{
    if (state->rule[rule] > state->players) {
        return adit_fail(err, ADIT_INPUT,
                         "rule starting_player: this match has %d players, so it cannot be %d",
                         state->players, state->rule[rule]);
    }
    return ADIT_OK;
}

int adit_start_choose(adit_state *state, int rule, int stream)
{
    if (state->players == 1) {
        return 0;
    }
    if (state->rule[rule] > 0) {
        return state->rule[rule] - 1;
    }
    return (int)adit_rng_below(&state->rng, stream, state->players);
}
