/* setup.c - laying out the table: the state is zero, the rule parameters and the seed are set. */
#include "engine/games/template/game.h"

adit_status demo_setup(adit_state *common, const adit_cards *cards, adit_err *err)
{
    demo_state *state = (demo_state *)(void *)common;

    (void)err;
    for (int seat = 0; seat < common->players; seat++) {
        state->player[seat].common.goods.have[DEMO_FOOD] = common->rule[DEMO_RULE_START_FOOD];
        state->player[seat].secret = (uint8_t)(seat + 1);
    }
    for (int i = 0; i < adit_kind_card_count(cards, DEMO_KIND_ROOM); i++) {
        state->room_place[i] =
            common->rule[DEMO_RULE_ROOMS] == 0 || (common->rule[DEMO_RULE_ROOMS] >> i & 1) != 0
                ? DEMO_POOL
                : DEMO_OUT;
    }
    for (int i = 0; i < adit_kind_card_count(cards, DEMO_KIND_TABLE); i++) {
        common->in_play.card[common->in_play.count++] =
            (uint16_t)adit_card_at(cards, DEMO_KIND_TABLE, i)->number;
    }
    return ADIT_OK;
}
