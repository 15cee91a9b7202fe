/* queries.c - what cards may count. */
#include "engine/games/cave_vs_cave/game.h"

static int count_free_cells(const cvc_player *player, const adit_cards *cards)
{
    int count = 0;

    for (int cell = 0, cells = cvc_cell_count(cards); cell < cells; cell++) {
        count += cvc_is_free(player, cell);
    }
    return count;
}

/* Name, value and meaning. */
#define CVC_QUERY_MAP(X)                                                                           \
    X(dwarfs, cvc_turns_of_round(tx->cards, tx->work->players, cvc_of(tx)->round), /* CVC-14 */    \
      "turns of each player in this round: 2, 3 or 4", .per = "per dwarf")                         \
    X(round, cvc_of(tx)->round, "current round", .per = "per round played")                        \
    X(rounds_left, cvc_round_count(tx->cards, tx->work->players) - cvc_of(tx)->round,              \
      "rounds that come after this one", .per = "per round left")                                  \
    X(era, cvc_era_of_round(tx->cards, tx->work->players, cvc_of(tx)->round),                      \
      "current era; the printed rounds are the first", .per = "per era begun")                     \
    X(orange_rooms, cvc_rooms_by_colour(cvc_of(tx), tx->cards, seat).orange,                       \
      "orange rooms of the player, the entrance included")                                         \
    X(blue_rooms, cvc_rooms_by_colour(cvc_of(tx), tx->cards, seat).blue,                           \
      "blue rooms of the player")                                                                  \
    X(rooms, query_orange_rooms(tx, seat) + query_blue_rooms(tx, seat),                            \
      "rooms of the player, the entrance included")                                                \
    X(rocks, cvc_count_ground(cvc_player_of(tx, seat), CVC_ROCK),                                  \
      "cells of the player that are still rock", .per = "for each rock of your cave")              \
    X(empty_cells, count_free_cells(cvc_player_of(tx, seat), tx->cards),                           \
      "cells of the player that are dug out and have no room", .per = "for each empty cell")       \
    X(walls_built, cvc_built_walls(cvc_player_of(tx, seat)),                                       \
      "walls in the player's cave, natural ones not counted",                                      \
      .per = "for each wall you have built")                                                       \
    X(wall_supply, cvc_of(tx)->wall_supply, "walls left in the common supply",                     \
      .per = "per wall in the supply")                                                             \
    X(highest_room, cvc_highest_room(tx, seat), "points of the player's most valuable room",       \
      .per = "per point of your best room")                                                        \
    X(display,                                                                                     \
      adit_count_bytes(cvc_of(tx)->room_place, adit_kind_card_count(tx->cards, CVC_KIND_ROOM),     \
                       CVC_ROOM_DISPLAY),                                                          \
      "rooms in the display", .per = "per room in the display")                                    \
    X(digs_this_turn, seat == tx->work->active ? cvc_of(tx)->turn.digs : 0,                        \
      "rocks the player has dug out this turn", .per = "per rock dug out this turn")

ADIT_DEFINE_QUERIES(cvc_, CVC_);
