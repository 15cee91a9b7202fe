/* check.c - what must hold in every state; a comment names the rule. */
#include "engine/games/template/game.h"
adit_status demo_check(const adit_state *common, const adit_cards *cards, adit_err *err)
{
    const demo_state *state = (const demo_state *)(const void *)common;
    adit_problems problems = {.err = err};

    (void)cards;
    for (int seat = 0; seat < common->players; seat++) {
        if (state->player[seat].height > DEMO_HIGHEST) {
            adit_problem(&problems, "player %d stands too high", seat + 1); /* DEMO-1 */
        }
    }
    return problems.status;
}
