/* words.h - every name of Cave vs Cave that is not a card: goods, events, questions, options, ...
 *
 * Each list gives both the numbers that the rules use and, in words.c, the rows that the engine
 * reads; see "Tables of names" in engine/model/game_def.h. Rule numbers (CVC-...) are those of
 * docs/reference/rules/cave_vs_cave.md.
 */
#ifndef CVC_TABLES_WORDS_H
#define CVC_TABLES_WORDS_H

#include "engine/games/cave_vs_cave/tables/kinds.h"
#include "engine/kit/tables.h"

/* ---- Goods: name, limit, what it is for ---- */

#define CVC_GOOD_MAP(X)                                                                            \
    X(CVC_WOOD, "wood", 9, "pays for rooms")                                                       \
    X(CVC_STONE, "stone", 9, "pays for rooms")                                                     \
    X(CVC_EMMER, "emmer", 9, "a grain; 1 emmer can be eaten as 1 food")                            \
    X(CVC_FLAX, "flax", 9, "a fibre; 1 flax can be exchanged for 1 food")                          \
    X(CVC_FOOD, "food", 9, "pays for actions")                                                     \
    X(CVC_GOLD, "gold", 19, "worth a point; 1 gold can be exchanged for 1 food")
ADIT_MAP_ENUM(CVC_GOOD_MAP, 0);
enum { CVC_GOODS = CVC_GOOD_MAP_END };

/* ---- What cards can listen to, modify, allow and forbid ---- */

#define CVC_EVENT_MAP(X)                                                                           \
    X(CVC_EVENT_TILE_TAKEN, "tile_taken", "a player has taken an action tile", .has_card = true)   \
    X(CVC_EVENT_ROOM_ACTION, "room_action",                                                        \
      "a player takes a room action; amount: how many rooms", .has_amount = true)                  \
    X(CVC_EVENT_ROOM_USED, "room_used", "a player has finished using an orange room",              \
      .has_card = true, .has_amount = true)                                                        \
    X(CVC_EVENT_WALL_BUILT, "wall_built", "a player has built a wall", .has_amount = true)         \
    X(CVC_EVENT_WALL_RAZED, "wall_razed", "a player has razed a wall", .has_amount = true)         \
    X(CVC_EVENT_DUG, "dug", "a player has dug out a rock; card: the room under it",                \
      .has_card = true, .has_amount = true)                                                        \
    X(CVC_EVENT_FURNISHED, "furnished", "a player has furnished a room", .has_card = true,         \
      .has_amount = true)                                                                          \
    X(CVC_EVENT_ROUND_BEGAN, "round_began",                                                        \
      "a round begins, once for each player in turn; amount: its number", .has_amount = true)      \
    X(CVC_EVENT_TURN_ENDED, "turn_ended", "a player's turn is over; card: the tile of the turn",   \
      .has_card = true)                                                                            \
    X(CVC_EVENT_TURN_BEGAN, "turn_began", "a player's turn begins, before a tile is taken")        \
    X(CVC_EVENT_ROUND_ENDED, "round_ended",                                                        \
      "a round is over, once for each player in turn; amount: its number", .has_amount = true)     \
    X(CVC_EVENT_ERA_BEGAN, "era_began",                                                            \
      "an era begins, before its first round, once for each player in turn; amount: its number",   \
      .has_amount = true)                                                                          \
    X(CVC_EVENT_GAME_ENDS, "game_ends",                                                            \
      "the last round is over and points are counted next, once for each player in turn")          \
    X(CVC_EVENT_TILE_REVEALED, "tile_revealed",                                                    \
      "an action tile was revealed, once for each player in turn", .has_card = true)               \
    X(CVC_EVENT_CAVERN_TAKEN, "cavern_taken", "a player has taken the Additional Cavern")          \
    X(CVC_EVENT_BONUS_USED, "bonus_used", "a player has used the bonus of a card", .has_card = true)
ADIT_MAP_ENUM(CVC_EVENT_MAP, ADIT_EVENT_GAME);

#define CVC_VALUE_MAP(X)                                                                           \
    X(CVC_VALUE_ROOM_USES, "room_uses", "number of rooms that a room action lets the player use")  \
    X(CVC_VALUE_FURNISH_PRICE, "furnish_price", "total cost of furnishing a room",                 \
      .is_price = true)                                                                            \
    X(CVC_VALUE_DIG_PRICE, "dig_price",                                                            \
      "price of digging out one or two rocks at once; nothing unless a card says so",              \
      .is_price = true)                                                                            \
    X(CVC_VALUE_WALL_PRICE, "wall_price",                                                          \
      "price of building a wall; nothing unless a card says so", .is_price = true)                 \
    X(CVC_VALUE_RAZE_PRICE, "raze_price", "price of razing a wall; nothing unless a card says so", \
      .is_price = true)
ADIT_MAP_ENUM(CVC_VALUE_MAP, 0);

#define CVC_PERMISSION_MAP(X)                                                                      \
    X(CVC_MAY_TAKE, "take", "take this action tile", .is_default = true,                           \
      ADIT_ABOUT_KIND(CVC_KIND_TILE))                                                              \
    X(CVC_MAY_DIG_THROUGH_WALLS, "through_walls", "dig out rocks that are blocked only by walls")  \
    X(CVC_MAY_FURNISH_ANYWHERE, "furnish_anywhere",                                                \
      "furnish a room regardless of the cell's walls", ADIT_ABOUT_KIND(CVC_KIND_ROOM))             \
    X(CVC_MAY_USE_ROOM, "use_room", "use this orange room", .is_default = true,                    \
      ADIT_ABOUT_KIND(CVC_KIND_ROOM))                                                              \
    X(CVC_MAY_MIX_COLOURS, "mix_colours", "own any number of blue rooms",                          \
      ADIT_ABOUT_KIND(CVC_KIND_ROOM))
ADIT_MAP_ENUM(CVC_PERMISSION_MAP, 0);

/* ---- Questions and options ---- */

#define CVC_QUESTION_MAP(X)                                                                        \
    X(CVC_ASK_TILE, "tile", "take an action tile")                                                 \
    X(CVC_ASK_GROUP, "group", "choose an action of the tile, or end your turn")                    \
    X(CVC_ASK_ROOM, "room", "choose a room to use")                                                \
    X(CVC_ASK_ROOM_GROUP, "room_group", "choose an action of the room")                            \
    X(CVC_ASK_DIG, "dig", "choose a rock to dig out")                                              \
    X(CVC_ASK_DIG_SECOND, "dig_second", "choose the second rock to dig out")                       \
    X(CVC_ASK_WALL, "wall", "choose where to build a wall")                                        \
    X(CVC_ASK_RAZE, "raze", "choose a wall to raze")                                               \
    X(CVC_ASK_FURNISH, "furnish", "choose a room and a cell for it")                               \
    X(CVC_ASK_SIDE, "side", "choose a side of the Additional Cavern")                              \
    X(CVC_ASK_DIFFERENT, "different", "choose which goods to pay")
ADIT_MAP_ENUM(CVC_QUESTION_MAP, ADIT_ASK_GAME);

/* Labels that options, log lines and fields share. */
extern const char *const cvc_cell_names[];
extern const char *const cvc_slot_names[];
extern const char *const cvc_side_names[];
#define CVC_CELL ADIT_LABELLED(cvc_cell_names, CVC_CELLS)
#define CVC_SLOT ADIT_LABELLED(cvc_slot_names, CVC_SLOTS)
#define CVC_SIDE ADIT_LABELLED(cvc_side_names, CVC_SIDES)

#define CVC_OPTION_MAP(X)                                                                          \
    X(CVC_OPT_TAKE, "take {a}", ADIT_WITH_A(CARD))                                                 \
    X(CVC_OPT_USE, "use {a}", ADIT_WITH_AB(CARD, HIDDEN))                                          \
    X(CVC_OPT_END_TURN, "end_turn", .says = "end your turn")                                       \
    X(CVC_OPT_END_ROOMS, "end_rooms", .says = "use no more rooms")                                 \
    X(CVC_OPT_END_ROOM, "end_room", .says = "do no more with this room")                           \
    X(CVC_OPT_DIG, "dig {a}", .says = "dig out {a}", ADIT_WITH_A(LABEL), CVC_CELL)                 \
    X(CVC_OPT_WALL, "wall {a}", .says = "build a wall on {a}", ADIT_WITH_A(LABEL), CVC_SLOT)       \
    X(CVC_OPT_RAZE, "raze {a}", .says = "raze the wall on {a}", ADIT_WITH_A(LABEL), CVC_SLOT)      \
    X(CVC_OPT_FURNISH, "furnish {a} {b}", .says = "furnish {a} in {b}", ADIT_WITH_AB(CARD, LABEL), \
      CVC_CELL)                                                                                    \
    X(CVC_OPT_SIDE, "side {a}", .says = "take side {a}", ADIT_WITH_A(LABEL), CVC_SIDE)             \
    X(CVC_OPT_BONUS, "bonus {a}", .says = "use the bonus of {a}", ADIT_WITH_A(CARD))               \
    X(CVC_OPT_PAY_ONE, "pay {a}", ADIT_WITH_A(GOOD))                                               \
    X(CVC_OPT_PAY_TWO, "pay {a} {b}", .says = "pay {a} and {b}", ADIT_WITH_AB(GOOD, GOOD))         \
    X(CVC_OPT_PAY_THREE, "pay {a} {b} {c}", .says = "pay {a}, {b} and {c}",                        \
      ADIT_WITH_ABC(GOOD, GOOD, GOOD))
ADIT_MAP_ENUM(CVC_OPTION_MAP, ADIT_OPT_GAME);

/* ---- Log lines ---- */

#define CVC_LOG_MAP(X)                                                                             \
    X(CVC_LOG_ROUND, "round {a} begins, {b} turns per player", ADIT_WITH_AB(NUMBER, NUMBER))       \
    X(CVC_LOG_TURNED_UP, "{a} is revealed on the action board", ADIT_WITH_A(CARD))                 \
    X(CVC_LOG_TAKES, "{p} takes {a}", ADIT_WITH_A(CARD))                                           \
    X(CVC_LOG_DIGS, "{p} digs out {a} and finds {b}", ADIT_WITH_AB(LABEL, CARD), CVC_CELL)         \
    X(CVC_LOG_DIGS_NOTHING, "{p} digs out {a} and finds nothing", ADIT_WITH_A(LABEL), CVC_CELL)    \
    X(CVC_LOG_FURNISHES, "{p} furnishes {a} in {b}", ADIT_WITH_AB(CARD, LABEL), CVC_CELL)          \
    X(CVC_LOG_BUILDS, "{p} builds a wall on {a} ({b} left)", ADIT_WITH_AB(LABEL, NUMBER),          \
      CVC_SLOT)                                                                                    \
    X(CVC_LOG_RAZES, "{p} razes the wall on {a} ({b} left)", ADIT_WITH_AB(LABEL, NUMBER),          \
      CVC_SLOT)                                                                                    \
    X(CVC_LOG_ROOMS, "{p} takes a room action [{a}]",                                              \
      .says = "{p} takes a room action, rooms to use: {a}", ADIT_WITH_A(NUMBER))                   \
    X(CVC_LOG_USES, "{p} uses {a}", ADIT_WITH_A(CARD))                                             \
    X(CVC_LOG_BONUS, "{p} uses the bonus of {a}", ADIT_WITH_A(CARD))                               \
    X(CVC_LOG_CAVERN, "{p} takes the Additional Cavern, side {a}", ADIT_WITH_A(LABEL), CVC_SIDE)   \
    X(CVC_LOG_ERA, "era {a} begins", ADIT_WITH_A(NUMBER))                                          \
    X(CVC_LOG_JOINS, "{a} joins the display", ADIT_WITH_A(CARD))                                   \
    X(CVC_LOG_REVEALS, "{a} is revealed from the pile", ADIT_WITH_A(CARD))                         \
    X(CVC_LOG_ENDS_TURN, "{p} ends the turn")                                                      \
    X(CVC_LOG_ROUND_ENDS, "round {a} ends", ADIT_WITH_A(NUMBER))
ADIT_MAP_ENUM(CVC_LOG_MAP, ADIT_LOG_GAME);

/* ---- Rule parameters: name, meaning, smallest, largest and usual value ---- */

#define CVC_RULE_MAP(X)                                                                            \
    X(CVC_RULE_STARTING_PLAYER, "starting_player", "starting player; 0: chosen at random", 0, 2,   \
      0)                                                                                           \
    X(CVC_RULE_WALLS, "walls", "walls in the common supply", 0, 32, 7)                             \
    X(CVC_RULE_CAVERN_OPPOSITE, "cavern_walls_opposite",                                           \
      "1: the two walls on the first side of the Additional Cavern are opposite "                  \
      "each other",                                                                                \
      0, 1, 0)                                                                                     \
    X(CVC_RULE_SOLO_GOAL, "solo_goal", "points needed to win a solo match", 0, 200, 50)            \
    X(CVC_RULE_SOLO_GREAT, "solo_great", "more points than this are a great win", 0, 200, 60)      \
    X(CVC_RULE_SOLO_REVEAL, "solo_reveal",                                                         \
      "1: a solo turn with exactly one dig reveals one more room", 0, 1, 1)
ADIT_MAP_ENUM(CVC_RULE_MAP, 0);

/* ---- Streams of chance; phases ---- */

#define CVC_STREAM_MAP(X)                                                                          \
    X(CVC_STREAM_CARDS, "cards")                                                                   \
    X(CVC_STREAM_ROOMS, "rooms")                                                                   \
    X(CVC_STREAM_PILE, "pile")                                                                     \
    X(CVC_STREAM_TILES, "tiles")                                                                   \
    X(CVC_STREAM_LIGHT, "light")                                                                   \
    X(CVC_STREAM_START, "start")
ADIT_MAP_ENUM(CVC_STREAM_MAP, 0);

#define CVC_PHASE_MAP(X)                                                                           \
    X(CVC_PHASE_ROUND_START, "round_start")                                                        \
    X(CVC_PHASE_TAKE_TILE, "take_tile")                                                            \
    X(CVC_PHASE_TILE, "tile")                                                                      \
    X(CVC_PHASE_TURN_END, "turn_end")                                                              \
    X(CVC_PHASE_ROUND_END, "round_end")
ADIT_MAP_ENUM(CVC_PHASE_MAP, 0);

/* ---- The rows: words.c ---- */

ADIT_DECLARE_WORDS(cvc_);

#endif
