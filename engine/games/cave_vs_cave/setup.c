/* setup.c - laying out the table.
 *
 * Nothing is dealt face down: dark rooms form one pool and are drawn when they are turned up
 * (design 2.7), so setup only draws what is public at once: the light rooms of a solo match
 * and the starting player.
 */
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

static void lay_out_caves(cvc_state *state)
{
    for (int seat = 0; seat < state->base.players; seat++) {
        cvc_player *player = &state->player[seat];
        for (int good = 0; good < CVC_GOODS; good++) {
            player->common.goods.have[good] = 1; /* CVC-26 */
        }
        /* CVC-15: nine rocks, c4 free, c6 the entrance; c11 does not exist yet */
        memset(player->ground, CVC_ROCK, CVC_CAVE);
        player->ground[4] = CVC_EMPTY;
        player->ground[CVC_ENTRANCE] = CVC_MOUTH;
        player->ground[CVC_CAVERN] = CVC_ABSENT;
    }
}

static void lay_out_rooms(cvc_state *state, const adit_cards *cards)
{
    static const uint8_t place_of_back[] = {
        [CVC_BACK_LIGHT] = CVC_ROOM_DISPLAY, /* CVC-27 */
        [CVC_BACK_DARK] = CVC_ROOM_POOL,     /* CVC-28 */
        [CVC_BACK_PRINTED] = CVC_ROOM_PRINTED,
        [CVC_BACK_DEEP] = CVC_ROOM_DEEP_POOL,
    };

    for (ADIT_EACH_CARD(room, cards, CVC_KIND_ROOM)) {
        state->room_place[room->kind_number] =
            room->fact[CVC_ROOM_ERA].number > 1 ? CVC_ROOM_WAITING
                                                : place_of_back[room->fact[CVC_ROOM_BACK].number];
    }
}

/* CVC-31: three light rooms, drawn at random, leave the game. */
static void remove_light_rooms(cvc_state *state, const adit_cards *cards)
{
    for (int removed = 0; removed < 3; removed++) {
        int light[ADIT_MAX_CARDS_OF_KIND], count = 0;
        for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
            if (state->room_place[i] == CVC_ROOM_DISPLAY) {
                light[count++] = i;
            }
        }
        if (count == 0) {
            return;
        }
        uint32_t chosen = adit_rng_below(&state->base.rng, CVC_STREAM_LIGHT, (uint32_t)count);
        state->room_place[light[chosen]] = CVC_ROOM_REMOVED;
    }
}

static void lay_out_tiles(cvc_state *state, const adit_cards *cards)
{
    for (ADIT_EACH_CARD(tile, cards, CVC_KIND_TILE)) {
        if (tile->fact[CVC_TILE_MIN_PLAYERS].number > state->base.players) {
            state->tile_place[tile->kind_number] = CVC_TILE_REMOVED; /* CVC-33 */
        } else if (tile->fact[CVC_TILE_STAGE].number == CVC_STAGE_START) {
            state->tile_place[tile->kind_number] = CVC_TILE_ON_BOARD; /* CVC-24 */
        } else {
            state->tile_place[tile->kind_number] = CVC_TILE_FACE_DOWN; /* CVC-25 */
        }
    }
}

adit_status cvc_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    cvc_state *state = (cvc_state *)base;

    if (cvc_entrance(cards) == ADIT_NO_CARD) {
        return adit_fail(err, ADIT_INPUT,
                         "no room has back = \"printed\"; the cave boards need an entrance");
    }
    lay_out_caves(state);
    lay_out_rooms(state, cards);
    lay_out_tiles(state, cards);
    if (base->players == 1) {
        remove_light_rooms(state, cards);
    }
    /* CVC-29 and, if the rule parameter says so, CVC-119 */
    state->start_player =
        (uint8_t)adit_start_choose(base, CVC_RULE_STARTING_PLAYER, CVC_STREAM_START);
    state->wall_supply = (uint8_t)base->rule[CVC_RULE_WALLS];
    state->round = 1;
    state->phase = CVC_PHASE_ROUND_START;
    return ADIT_OK;
}
