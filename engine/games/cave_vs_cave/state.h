/* state.h - everything a match of Cave vs Cave is made of.
 *
 * Rooms and action tiles are unique, so the state says for each of them where it lies; what
 * lies in a cell is worked out from that. Face-down rooms are a set, not an order: a rock
 * holds "one of the pool" until it is dug out, unless a scenario has pinned it.
 */
#ifndef CVC_STATE_H
#define CVC_STATE_H

#include <assert.h>

#include "engine/games/cave_vs_cave/tables/words.h"
#include "engine/kit/kit.h"

#define CVC_PRINTED 12       /* c0 .. c10 and c11, the Additional Cavern */
#define CVC_CELLS 24         /* and the deep cells of mods: c12 .. c23 */
#define CVC_CAVE 11          /* cells of the cave itself */
#define CVC_ENTRANCE 6       /* the cell of the Cave Entrance */
#define CVC_EDGES 14         /* wall slots between two cells */
#define CVC_PRINTED_SLOTS 16 /* and a0, a1 of the Additional Cavern */
#define CVC_DEEP_SLOTS 20    /* north and west of each deep cell */
#define CVC_SLOTS (CVC_PRINTED_SLOTS + CVC_DEEP_SLOTS)
#define CVC_CAVERN 11
#define CVC_SEATS 2
#define CVC_ROCKS 9 /* rocks of a fresh cave */
#define CVC_BONUSES 8

/* Where a room lies. From CVC_ROOM_PIN to CVC_ROOM_DEEP: pins, face down but fixed. Deep cells come
 * last, so that the numbers of the others, which are hashed, stay. */
enum {
    CVC_ROOM_OUT,
    CVC_ROOM_PRINTED,
    CVC_ROOM_REMOVED,
    CVC_ROOM_POOL,
    CVC_ROOM_DISPLAY,
    CVC_ROOM_CELL,
    CVC_ROOM_PIN = CVC_ROOM_CELL + CVC_SEATS * CVC_PRINTED,
    CVC_ROOM_PILE_TOP = CVC_ROOM_PIN + CVC_SEATS * CVC_PRINTED,
    CVC_ROOM_DEEP,
    CVC_ROOM_DEEP_POOL = CVC_ROOM_DEEP + CVC_SEATS * CVC_DEEP_CELLS,
    CVC_ROOM_WAITING, /* for its era */
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
    CVC_TILE_PLACES = CVC_TILE_PIN + CVC_MAX_ROUNDS
};

/* The ground of a cell; a room lies on CVC_EMPTY ground. */
enum { CVC_ABSENT, CVC_ROCK, CVC_EMPTY, CVC_MOUTH, CVC_GROUNDS };

enum { CVC_SIDE_NONE, CVC_SIDE_TWO, CVC_SIDE_THREE, CVC_SIDES };

typedef struct {
    adit_seat common;            /* goods, counters, cards in play: first, as the engine demands */
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
    uint8_t round; /* 1 .. 8, solo 1 .. 7, and those of mods */
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
        uint8_t spare;
        uint16_t used_deep; /* like `used`, for deep cells */
    } turn;
    cvc_player player[CVC_SEATS];
} cvc_state;

static inline cvc_state *cvc_of(const adit_tx *tx)
{
    return (cvc_state *)tx->work;
}

/* How many cells a cave can have with these cards. */
static inline int cvc_cell_count(const adit_cards *cards)
{
    return adit_kind_card_count(cards, CVC_KIND_CELL) > 0 ? CVC_CELLS : CVC_PRINTED;
}

/* Whether the room in the cell was used this turn. */
static inline bool cvc_was_used(const cvc_state *state, int cell)
{
    return cell < CVC_PRINTED ? (state->turn.used >> cell & 1) != 0
                              : (state->turn.used_deep >> (cell - CVC_PRINTED) & 1) != 0;
}

/* The place of a room in the cell of a seat. */
static inline uint8_t cvc_place_of_cell(int seat, int cell)
{
    return (uint8_t)(cell < CVC_PRINTED
                         ? CVC_ROOM_CELL + seat * CVC_PRINTED + cell
                         : CVC_ROOM_DEEP + seat * CVC_DEEP_CELLS + cell - CVC_PRINTED);
}

/* The other way round; false: the place is not a cell. */
static inline bool cvc_cell_of_place(int place, int *seat, int *cell)
{
    if (place >= CVC_ROOM_DEEP && place < CVC_ROOM_DEEP_POOL) {
        *seat = (place - CVC_ROOM_DEEP) / CVC_DEEP_CELLS;
        *cell = (place - CVC_ROOM_DEEP) % CVC_DEEP_CELLS + CVC_PRINTED;
        return true;
    }
    *seat = (place - CVC_ROOM_CELL) / CVC_PRINTED;
    *cell = (place - CVC_ROOM_CELL) % CVC_PRINTED;
    return place >= CVC_ROOM_CELL && place < CVC_ROOM_PIN;
}

/* Bit i: byte i of eight has this value. The highest bits of the bytes move together. */
static inline unsigned cvc_equal_bits(const uint8_t *eight, int value)
{
    return (unsigned)((adit_equal_bytes(eight, value) >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

/* Cards of one kind, by their numbers in it. */
typedef struct {
    uint64_t bits[ADIT_MAX_CARDS_OF_KIND / 64];
} cvc_card_set;

/* Those of the first `count` that lie at `place`; the state has a byte for each card there could
 * be, and those behind are 0, which is no place that is asked about. */
static inline cvc_card_set cvc_cards_at(const uint8_t *places, int place, int count)
{
    cvc_card_set set = {{0}};

    assert(place != 0);
    for (int i = 0; i < count; i += 8) {
        set.bits[i / 64] |= (uint64_t)cvc_equal_bits(places + i, place) << i % 64;
    }
    return set;
}

static inline cvc_card_set cvc_first_cards(int count)
{
    cvc_card_set set = {{0}};

    for (int i = 0; i < count; i++) {
        set.bits[i / 64] |= UINT64_C(1) << i % 64;
    }
    return set;
}

/* Takes the first card out of the set; -1: it is empty. */
static inline int cvc_take_first(cvc_card_set *set)
{
    for (int i = 0; i < ADIT_MAX_CARDS_OF_KIND / 64; i++) {
        if (set->bits[i] != 0) {
            const int bit = __builtin_ctzll(set->bits[i]);

            set->bits[i] &= set->bits[i] - 1;
            return i * 64 + bit;
        }
    }
    return -1;
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

#endif
