/* queries.c - what cards may count. */
#include "engine/games/cave_vs_cave/game.h"

static int count_dwarfs(adit_tx *tx, int seat)
{
    (void)seat;
    return cvc_turns_of_round(tx->work->players, cvc_of(tx)->round); /* CVC-14 */
}

static int count_round(adit_tx *tx, int seat)
{
    (void)seat;
    return cvc_of(tx)->round;
}

static int count_orange(adit_tx *tx, int seat)
{
    return cvc_count_rooms(cvc_of(tx), tx->cards, seat, CVC_ORANGE);
}

static int count_blue(adit_tx *tx, int seat)
{
    return cvc_count_rooms(cvc_of(tx), tx->cards, seat, CVC_BLUE);
}

static int count_rooms(adit_tx *tx, int seat)
{
    return count_orange(tx, seat) + count_blue(tx, seat);
}

static int count_rocks(adit_tx *tx, int seat)
{
    return cvc_count_ground(cvc_player_of(tx, seat), CVC_ROCK);
}

static int count_empty(adit_tx *tx, int seat)
{
    int count = 0;

    for (int cell = 0; cell < CVC_CELLS; cell++) {
        count += cvc_is_free(cvc_player_of(tx, seat), cell);
    }
    return count;
}

static int count_walls(adit_tx *tx, int seat)
{
    return cvc_built_walls(cvc_player_of(tx, seat));
}

static int count_supply(adit_tx *tx, int seat)
{
    (void)seat;
    return cvc_of(tx)->wall_supply;
}

static int count_display(adit_tx *tx, int seat)
{
    int count = 0;

    (void)seat;
    for (int i = 0; i < adit_cards_of_kind(tx->cards, CVC_KIND_ROOM); i++) {
        count += cvc_of(tx)->room_place[i] == CVC_ROOM_DISPLAY;
    }
    return count;
}

static int count_digs(adit_tx *tx, int seat)
{
    return seat == tx->work->active ? cvc_of(tx)->turn.digs : 0;
}

const adit_query_row cvc_queries[] = {
    {"dwarfs", count_dwarfs, "turns of each player in this round: 2, 3 or 4"},
    {"round", count_round, "current round"},
    {"orange_rooms", count_orange, "orange rooms of the player, the entrance included"},
    {"blue_rooms", count_blue, "blue rooms of the player"},
    {"rooms", count_rooms, "rooms of the player, the entrance included"},
    {"rocks", count_rocks, "cells of the player that are still rock"},
    {"empty_cells", count_empty, "cells of the player that are dug out and have no room"},
    {"walls_built", count_walls, "walls in the player's cave, natural ones not counted"},
    {"wall_supply", count_supply, "walls left in the common supply"},
    {"highest_room", cvc_highest_room, "points of the player's most valuable room"},
    {"display", count_display, "rooms in the display"},
    {"digs_this_turn", count_digs, "rocks the player has dug out this turn"},
    {NULL, NULL, NULL},
};
