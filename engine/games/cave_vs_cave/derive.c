/* derive.c - what follows from the fields: the rooms in the cells, the supply of walls, whose turn
 * it is, and the cards in play.
 */
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

int cvc_entrance(const adit_cards *cards)
{
    for (ADIT_EACH_CARD(room, cards, CVC_KIND_ROOM)) {
        if (room->fact[CVC_ROOM_BACK].number == CVC_BACK_PRINTED) {
            return room->number;
        }
    }
    return ADIT_NO_CARD;
}

static void derive_rooms(cvc_state *state, const adit_cards *cards)
{
    int entrance = cvc_entrance(cards);

    for (int seat = 0; seat < state->base.players; seat++) {
        memset(state->player[seat].room_at, 0, sizeof state->player[seat].room_at);
        state->player[seat].room_at[CVC_ENTRANCE] = (uint16_t)(entrance + 1);
    }
    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        int seat, cell;
        if (cvc_cell_of_place(state->room_place[i], &seat, &cell) && seat < state->base.players) {
            state->player[seat].room_at[cell] =
                (uint16_t)(adit_card_at(cards, CVC_KIND_ROOM, i)->number + 1);
        }
    }
}

/* Walls that a scenario has put into a cave come out of the supply (CVC-I1). */
static void derive_supply(cvc_state *state)
{
    int built = 0, walls = state->base.rule[CVC_RULE_WALLS];

    for (int seat = 0; seat < state->base.players; seat++) {
        built += cvc_built_walls(&state->player[seat]);
    }
    /* A supply that was set on purpose is left for the check to judge (CVC-I1). */
    if (state->wall_supply == walls && built > 0) {
        state->wall_supply = (uint8_t)(built < walls ? walls - built : 0);
    }
}

void cvc_derive(adit_state *base, const adit_cards *cards)
{
    cvc_state *state = (cvc_state *)base;

    derive_rooms(state, cards);
    derive_supply(state);
    cvc_open_deep_cells(state, cards);
    base->turn = state->turn.number;
    for (int round = 1; round < state->round; round++) {
        base->turn = (uint16_t)(base->turn +
                                cvc_turns_of_round(cards, base->players, round) * base->players);
    }
    base->active = (uint8_t)((state->start_player + state->turn.number) % base->players);
    for (int seat = 0; seat < base->players; seat++) {
        cvc_player *player = &state->player[seat];
        int rocks = cvc_count_ground(player, CVC_ROCK), all = cvc_rocks_at_first(player, cards);
        player->digs = (uint8_t)(rocks < all ? all - rocks : 0);
        adit_in_play *list = &player->common.in_play;
        adit_in_play_add(list, player->room_at[CVC_ENTRANCE] - 1);
        adit_in_play_from_board(list, player->room_at, CVC_CELLS);
    }
    adit_in_play_add_kind(&base->in_play, cards, CVC_KIND_BOARD);
}
