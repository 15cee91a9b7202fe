/* kinds.h - the kinds of card of Cave vs Cave and their facts, as numbers; the rows are in kinds.c.
 */
#ifndef CVC_TABLES_KINDS_H
#define CVC_TABLES_KINDS_H

#include "engine/model/game_def.h"

enum { CVC_KIND_TILE, CVC_KIND_BOARD, CVC_KIND_ROOM, CVC_KIND_ROUND, CVC_KIND_CELL };
enum { CVC_TILE_STAGE, CVC_TILE_MIN_PLAYERS, CVC_TILE_USE };
enum {
    CVC_ROOM_NUMBER,
    CVC_ROOM_BACK,
    CVC_ROOM_COLOUR,
    CVC_ROOM_COST,
    CVC_ROOM_POINTS,
    CVC_ROOM_WALLS,
    CVC_ROOM_USE,
    CVC_ROOM_BONUS,
    CVC_ROOM_ERA
};
enum {
    CVC_ROUND_TURNS,
    CVC_ROUND_STAGE,
    CVC_ROUND_MIN_PLAYERS,
    CVC_ROUND_REVEALS,
    CVC_ROUND_ERA,
    CVC_ROUND_AFTER,
    CVC_ROUND_NUMBER
};
enum { CVC_CELL_PLACE, CVC_CELL_GROUND, CVC_CELL_ROUND, CVC_CELL_ERA, CVC_CELL_FINDS };

/* Words of the facts. */
enum {
    CVC_STAGE_START,
    CVC_STAGE_TWO,
    CVC_STAGE_THREE,
    CVC_STAGE_FOUR,
    CVC_STAGE_FIVE, /* this and the next ones: for tiles and rounds of mods */
    CVC_STAGE_SIX,
    CVC_STAGE_SEVEN,
    CVC_STAGE_EIGHT,
    CVC_STAGES
};
enum { CVC_BACK_LIGHT, CVC_BACK_DARK, CVC_BACK_PRINTED, CVC_BACK_DEEP };
enum { CVC_ORANGE, CVC_BLUE };
enum { CVC_DEEP_ROCK, CVC_DEEP_EMPTY };

/* What prepare_card leaves in adit_card.extra. */
enum {
    CVC_EXTRA_ACCEPTS = 0, /* rooms: bit w is set if wall set w is accepted (CVC-86) */
    CVC_EXTRA_DIGS = 1,    /* rooms: its use may dig; tiles: bit set of groups that may dig */
    CVC_EXTRA_ROOMS = 2,   /* tiles: bit set of groups that may use rooms */
    CVC_EXTRA_NET = 2,     /* rooms: points less what the cost is worth, in hundredths of a point */
    CVC_EXTRA_YIELD = 3,   /* rooms: what one use brings, in hundredths of a point */
    CVC_EXTRA_ROUND = 0,   /* rounds, for one player and for two: which round it is; 0: left out */
    CVC_EXTRA_NTH = 2      /* the n-th of these cards: kind number of the card that is round n */
};

/* Mods add rounds after the printed ones, and cells below the printed cave. */
#define CVC_MAX_ROUNDS 16
#define CVC_MAX_TURNS 6   /* of a player in a round */
#define CVC_MAX_REVEALS 6 /* tiles that a round reveals */
#define CVC_MAX_ERAS 9
#define CVC_PRINTED_ROUNDS 8
#define CVC_DEEP_CELLS 12

extern const adit_kind_row cvc_kinds[];
extern const adit_limit_row cvc_limits[]; /* the first is that of rounds */
/* c12 .. c23, the names of the deep cells. */
extern const char *const cvc_deep_names[];

#endif
