/* state.h - everything a match of Cave vs Cave is made of, and the names of its tables.
 *
 * Rooms and action tiles are unique, so the state says for each of them where it lies; what
 * lies in a cell is worked out from that. Face-down rooms are a set, not an order: a rock
 * holds "one of the pool" until it is dug out, unless a scenario has pinned it.
 */
#ifndef CVC_STATE_H
#define CVC_STATE_H

#include "engine/games/cave_vs_cave/tables/words.h"
#include "engine/match/engine.h"

#define CVC_CELLS 12   /* c0 .. c10 and c11, the Additional Cavern */
#define CVC_CAVE 11    /* cells of the cave itself */
#define CVC_ENTRANCE 6 /* the cell of the Cave Entrance */
#define CVC_EDGES 14   /* wall slots between two cells */
#define CVC_SLOTS 16   /* and a0, a1 of the Additional Cavern */
#define CVC_CAVERN 11
#define CVC_SEATS 2
#define CVC_ROCKS 9 /* rocks of a fresh cave */
#define CVC_ROUNDS 8
#define CVC_BONUSES 8

/* Where a room lies. From CVC_ROOM_PIN on: pins, face down but fixed. */
enum {
    CVC_ROOM_OUT,
    CVC_ROOM_PRINTED,
    CVC_ROOM_REMOVED,
    CVC_ROOM_POOL,
    CVC_ROOM_DISPLAY,
    CVC_ROOM_CELL,
    CVC_ROOM_PIN = CVC_ROOM_CELL + CVC_SEATS * CVC_CELLS,
    CVC_ROOM_PILE_TOP = CVC_ROOM_PIN + CVC_SEATS * CVC_CELLS,
    CVC_ROOM_PLACES
};

/* Where an action tile lies. From CVC_TILE_PIN on: face down, for a certain round. */
enum {
    CVC_TILE_OUT,
    CVC_TILE_REMOVED,
    CVC_TILE_FACE_DOWN,
    CVC_TILE_ON_BOARD,
    CVC_TILE_TAKEN,
    CVC_TILE_PIN = CVC_TILE_TAKEN + CVC_SEATS,
    CVC_TILE_PLACES = CVC_TILE_PIN + CVC_ROUNDS
};

/* The ground of a cell; a room lies on CVC_EMPTY ground. */
enum { CVC_ABSENT, CVC_ROCK, CVC_EMPTY, CVC_MOUTH, CVC_GROUNDS };

enum { CVC_SIDE_NONE, CVC_SIDE_TWO, CVC_SIDE_THREE, CVC_SIDES };

typedef struct {
    adit_seat seat;              /* goods, counters, cards in play: first, as the engine demands */
    uint16_t room_at[CVC_CELLS]; /* derived: card + 1 of the room in the cell, 0: none */
    uint8_t ground[CVC_CELLS];
    uint8_t wall[CVC_SLOTS]; /* 1: a built wall stands there */
    uint8_t cavern_side;
    uint8_t digs; /* rocks dug out in the whole match */
    uint8_t spare[2];
} cvc_player;

typedef struct {
    adit_state base; /* first, as the engine demands */
    uint8_t room_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t room_known[ADIT_MAX_CARDS_OF_KIND];
    uint8_t tile_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t tile_known[ADIT_MAX_CARDS_OF_KIND];
    uint8_t wall_supply;
    uint8_t round; /* 1 .. 8, solo 1 .. 7 */
    uint8_t start_player;
    uint8_t phase;
    struct {
        uint32_t done;               /* bit set of groups of the tile carried out */
        uint16_t tile;               /* card + 1 of the tile that was taken */
        uint16_t used;               /* bit set of cells whose rooms were used */
        uint16_t bonus[CVC_BONUSES]; /* card + 1 of cards whose bonus is open */
        uint8_t number;              /* turns of this round that are over, of all players */
        uint8_t rooms_left;          /* uses left of an [n] action */
        uint8_t digs;
        uint8_t revealed;   /* solo: the extra tile of this turn was turned up */
        uint8_t connective; /* how the tile's groups are joined, fixed when taken */
        uint8_t spare[3];
    } turn;
    cvc_player player[CVC_SEATS];
} cvc_state;

/* ---- fields.c: the table of fields and the labels that options share with it ------------ */

extern const adit_field cvc_fields[];

/* ---- game.c ------------------------------------------------------------------------------ */

extern const adit_game_def cvc_game;

/* ---- rules of one area each, used across the files ---------------------------------------- */

static inline cvc_state *cvc_of(const adit_tx *tx)
{
    return (cvc_state *)tx->work;
}

static inline cvc_player *cvc_player_of(const adit_tx *tx, int seat)
{
    return &cvc_of(tx)->player[seat];
}

/* The card with this number + 1, as fields store it; never with 0. */
static inline const adit_card *cvc_card(const adit_cards *cards, int stored)
{
    return &cards->card[stored - 1];
}

/* verbs.c */
extern const adit_verb cvc_verbs[];
/* Leaves the run because nothing can be chosen, with the reason that `can` gives. */
typedef bool (*cvc_can)(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_none(adit_tx *tx, int seat, const adit_args *args, cvc_can can);

/* setup.c */
adit_status cvc_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status cvc_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void cvc_derive(adit_state *state, const adit_cards *cards);
/* The room that is printed on the cave boards, or ADIT_NO_CARD. */
int cvc_entrance(const adit_cards *cards);

/* turn.c */
adit_status cvc_step(adit_tx *tx);
/* T: turns of each player in a round (CVC-14). */
int cvc_turns_of_round(int players, int round);
int cvc_round_count(int players);

/* cave.c: geometry */
extern const int8_t cvc_edge_cells[CVC_EDGES][2];
extern const uint8_t cvc_cell_place[CVC_CAVE][2]; /* row, column */
unsigned cvc_wallset(const cvc_state *state, int seat, int cell);
/* The sides of the Additional Cavern where no natural wall is, as a wall set. */
unsigned cvc_cavern_open(const cvc_state *state, int seat);
/* Bit set of rocks that can be dug; `gone` is a cell to look at as if it were dug, or -1. */
unsigned cvc_reach(const cvc_state *state, int seat, bool through_walls, int gone);
bool cvc_slot_exists(const cvc_state *state, int seat, int slot);
bool cvc_is_free(const cvc_player *player, int cell);
/* Reads "# o . #" (N E S W) into the bit set of accepted wall sets. */
bool cvc_read_walls(const char *text, int *accepts);
void cvc_wallset_words(unsigned walls, adit_buffer *out);
int cvc_count_rooms(const cvc_state *state, const adit_cards *cards, int seat, int colour);
int cvc_count_ground(const cvc_player *player, int ground);
int cvc_built_walls(const cvc_player *player);

/* dig.c */
adit_status cvc_dig(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_dig(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* walls.c */
adit_status cvc_build_wall(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_build_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_raze_wall(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_raze_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* furnish.c */
adit_status cvc_furnish(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_furnish(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* stores.c: replenish, pay_different */
adit_status cvc_replenish(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_replenish(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_pay_different(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_pay_different(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* rooms.c */
adit_status cvc_rooms(adit_tx *tx, int seat, const adit_args *args);
adit_status cvc_open_bonus(adit_tx *tx, int seat, const adit_args *args);
adit_status cvc_use_room(adit_tx *tx, int seat);
void cvc_offer_bonuses(adit_tx *tx, const void *context, adit_options *out);
adit_status cvc_use_bonus(adit_tx *tx, int seat, int card);
/* Bit set of cells with an own orange room that was not used this turn. */
unsigned cvc_usable_rooms(const cvc_state *state, const adit_cards *cards, int seat);
/* A menu over the groups of a card; a `use` that is one group only is a menu of one. */
typedef struct {
    int seat, key, end; /* row of the question, of the option that ends it */
    adit_forced forced;
    bool first;
    int connective;
    const adit_card *card;
    adit_node_id node;
    uint32_t *done;
    adit_build extra;
} cvc_menu;
adit_status cvc_menu_step(adit_tx *tx, const cvc_menu *menu, adit_option *chosen);

/* solo.c */
/* Turns up a tile of the pile if exactly one rock was and will be dug this turn (CVC-113). */
/* Turns up a room: the one pinned to the place `pin`, else one of the pool. */
adit_status cvc_turn_up_room(adit_tx *tx, int stream, int pin, int *card);
adit_status cvc_reveal(adit_tx *tx, int seat, bool turn_is_over);
int cvc_pile_size(const cvc_state *state, const adit_cards *cards);
int cvc_unknown_rocks(const cvc_state *state, const adit_cards *cards);
bool cvc_node_has_verb(const adit_cards *cards, adit_node_id node, const char *verb);

/* queries.c */
extern const adit_query_row cvc_queries[];

/* score.c */
int cvc_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned cvc_winners(adit_tx *tx, char *verdict, size_t size);
/* Points of one room as they stand, with what the card's own score adds. */
int cvc_room_points(adit_tx *tx, int seat, const adit_card *room);
int cvc_highest_room(adit_tx *tx, int seat);

/* check.c, draw.c, evaluate.c */
adit_status cvc_check(const adit_state *state, const adit_cards *cards, adit_err *err);
void cvc_draw(adit_tx *tx, int viewer, adit_canvas *canvas);
int cvc_worth(adit_tx *tx, int seat);
/* What carrying out an effect brings by the same rule of thumb; declared amounts only. */
int cvc_yield(const adit_cards *cards, adit_node_id node);

#endif
