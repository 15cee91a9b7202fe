/* cave.c - the geometry of a cave: cells, edges, wall sets, reach and matching.
 *
 * Wall sets are four bits, N=1 E=2 S=4 W=8. What a room accepts is worked out once when its
 * card is loaded (CVC-86), so matching a room with a cell is one shift.
 */
#include "engine/games/cave_vs_cave/rules.h"

#include <assert.h>
#include <string.h>

enum { N = 1, E = 2, S = 4, W = 8 };

/* CVC-15: row and column of each cell. */
const uint8_t cvc_cell_place[CVC_CELLS][2] = {
    {0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 0}, {3, 1}, {4, 0}, {4, 1}, {4, 2}, {0, 0},
    {5, 0}, {5, 1}, {5, 2}, {6, 0}, {6, 1}, {6, 2}, {7, 0}, {7, 1}, {7, 2}, {8, 0}, {8, 1}, {8, 2},
};

/* CVC-15, the column "natural walls". */
static const uint8_t natural[CVC_CAVE] = {N | W, N | E, W, E, W, E, 0, E, S | W, S, N | E | S};

/* CVC-17: the two cells of each edge; the first lies north or west of the second. */
/* clang-format off */
#define EDGE_MAP(X, to) \
    X(0, 1, to) X(0, 2, to) X(1, 3, to) X(2, 3, to) X(2, 4, to) X(3, 5, to) X(4, 5, to) \
    X(4, 6, to) X(5, 7, to) X(6, 7, to) X(6, 8, to) X(7, 9, to) X(8, 9, to) X(9, 10, to)
/* Deep cells lie in rows of three below c8, c9 and c10: first their north sides, then the west
 * sides of the second and third cell of each row. */
#define DEEP_EDGE_MAP(X, to) \
    X(8, 12, to) X(9, 13, to) X(10, 14, to) X(12, 15, to) X(13, 16, to) X(14, 17, to) \
    X(15, 18, to) X(16, 19, to) X(17, 20, to) X(18, 21, to) X(19, 22, to) X(20, 23, to) \
    X(12, 13, to) X(13, 14, to) X(15, 16, to) X(16, 17, to) X(18, 19, to) X(19, 20, to) \
    X(21, 22, to) X(22, 23, to)
/* clang-format on */
#define CELLS_OF(a, b, to) {a, b},

const int8_t cvc_edge_cells[CVC_EDGES][2] = {EDGE_MAP(CELLS_OF, 0)};
const int8_t cvc_deep_edges[CVC_DEEP_SLOTS][2] = {DEEP_EDGE_MAP(CELLS_OF, 0)};

/* The edge on each side of a cell, in the order N E S W; -1: none. */
static const int8_t cell_edges[CVC_CAVE][4] = {
    {-1, 0, 1, -1},   {-1, -1, 2, 0},   {1, 3, 4, -1},    {2, -1, 5, 3},
    {4, 6, 7, -1},    {5, -1, 8, 6},    {7, 9, 10, -1},   {8, -1, 11, 9},
    {10, 12, -1, -1}, {11, 13, -1, 12}, {-1, -1, -1, 13},
};

enum { ABOVE_DEEP = 8 }; /* the first printed cell with a deep one below it */

const adit_card *cvc_cell_card(const adit_cards *cards, int cell)
{
    for (ADIT_EACH_CARD(card, cards, CVC_KIND_CELL)) {
        if (card->fact[CVC_CELL_PLACE].number == cell - CVC_PRINTED) {
            return card;
        }
    }
    return NULL;
}

void cvc_open_deep_cells(cvc_state *state, const adit_cards *cards)
{
    const int era = cvc_cell_count(cards) > CVC_PRINTED
                        ? cvc_era_of_round(cards, state->base.players, state->round)
                        : 1;

    for (ADIT_EACH_CARD(card, cards, CVC_KIND_CELL)) {
        const int cell = CVC_PRINTED + card->fact[CVC_CELL_PLACE].number;
        const bool is_rock = card->fact[CVC_CELL_GROUND].number == CVC_DEEP_ROCK;

        for (int seat = 0; seat < state->base.players; seat++) {
            uint8_t *ground = &state->player[seat].ground[cell];

            if (*ground == CVC_ABSENT && state->round >= card->fact[CVC_CELL_ROUND].number &&
                era >= card->fact[CVC_CELL_ERA].number) {
                *ground = is_rock ? CVC_ROCK : CVC_EMPTY;
            }
        }
    }
}

int cvc_rocks_at_first(const cvc_player *player, const adit_cards *cards)
{
    int rocks = CVC_ROCKS;

    for (ADIT_EACH_CARD(card, cards, CVC_KIND_CELL)) {
        rocks += card->fact[CVC_CELL_GROUND].number == CVC_DEEP_ROCK &&
                 player->ground[CVC_PRINTED + card->fact[CVC_CELL_PLACE].number] != CVC_ABSENT;
    }
    return rocks;
}

/* CVC-20: the Additional Cavern has two sides. Doubt 14.1: whether the walls of the first
 * are adjacent rests on one source, so a rule parameter lays them opposite each other. */
static unsigned cavern_natural(const cvc_state *state, int side)
{
    if (side == CVC_SIDE_TWO) {
        return state->base.rule[CVC_RULE_CAVERN_OPPOSITE] ? E | W : N | W;
    }
    return N | E | W;
}

unsigned cvc_cavern_open(const cvc_state *state, int seat)
{
    return ~cavern_natural(state, state->player[seat].cavern_side) & 15u;
}

/* Slots a0 and a1 are the open sides of the Additional Cavern in the order N E S W. */
static unsigned cavern_wallset(const cvc_state *state, const cvc_player *player)
{
    unsigned walls = cavern_natural(state, player->cavern_side);
    int slot = CVC_EDGES;

    for (unsigned side = N, open = ~walls & 15u; side <= W; side <<= 1) {
        if ((open & side) != 0) {
            walls |= player->wall[slot] ? side : 0;
            slot++;
        }
    }
    return walls;
}

static bool is_there(const cvc_player *player, int cell)
{
    return player->ground[cell] != CVC_ABSENT;
}

/* A side of a deep cell is open if there is a cell beyond it and no wall between. */
static bool is_open(const cvc_player *player, int slot)
{
    return !player->wall[CVC_PRINTED_SLOTS + slot] && is_there(player, cvc_deep_edges[slot][0]) &&
           is_there(player, cvc_deep_edges[slot][1]);
}

/* The slots stand in cvc_deep_edges row by row. */
static unsigned deep_wallset(const cvc_player *player, int cell)
{
    const int deep = cell - CVC_PRINTED, row = deep / 3, column = deep % 3;
    const int west = CVC_DEEP_CELLS + row * 2 + column - 1;

    return (is_open(player, deep) ? 0u : N) |
           (deep + 3 < CVC_DEEP_CELLS && is_open(player, deep + 3) ? 0u : S) |
           (column > 0 && is_open(player, west) ? 0u : W) |
           (column < 2 && is_open(player, west + 1) ? 0u : E);
}

unsigned cvc_wallset(const cvc_state *state, int seat, int cell)
{
    const cvc_player *player = &state->player[seat];
    unsigned walls;

    if (cell == CVC_CAVERN) {
        return cavern_wallset(state, player);
    }
    if (cell >= CVC_PRINTED) {
        return deep_wallset(player, cell);
    }
    /* CVC-18: natural walls and built ones count alike */
    walls = natural[cell];
    if (cell >= ABOVE_DEEP && is_open(player, cell - ABOVE_DEEP)) {
        walls &= ~(unsigned)S; /* a deep cell opens the south */
    }
    for (int side = 0; side < 4; side++) {
        int edge = cell_edges[cell][side];
        walls |= edge >= 0 && player->wall[edge] ? 1u << side : 0;
    }
    return walls;
}

bool cvc_has_deep_cells(const cvc_player *player)
{
    static const uint8_t none[CVC_DEEP_CELLS];

    return memcmp(player->ground + CVC_PRINTED, none, sizeof none) != 0;
}

#define ONE(cell) (UINT32_C(1) << (cell))

/* What lies beside each cell; deep cells that are not there lead nowhere. */
#define BESIDE(a, b, to) | ((a) == (to) ? ONE(b) : 0) | ((b) == (to) ? ONE(a) : 0)
#define ALL_BESIDE(to) (0 EDGE_MAP(BESIDE, to) DEEP_EDGE_MAP(BESIDE, to))
static const uint32_t beside_cells[] = {
    ALL_BESIDE(0),  ALL_BESIDE(1),  ALL_BESIDE(2),  ALL_BESIDE(3),  ALL_BESIDE(4),  ALL_BESIDE(5),
    ALL_BESIDE(6),  ALL_BESIDE(7),  ALL_BESIDE(8),  ALL_BESIDE(9),  ALL_BESIDE(10), ALL_BESIDE(11),
    ALL_BESIDE(12), ALL_BESIDE(13), ALL_BESIDE(14), ALL_BESIDE(15), ALL_BESIDE(16), ALL_BESIDE(17),
    ALL_BESIDE(18), ALL_BESIDE(19), ALL_BESIDE(20), ALL_BESIDE(21), ALL_BESIDE(22), ALL_BESIDE(23),
};
_Static_assert(sizeof beside_cells == CVC_CELLS * sizeof(uint32_t), "a set for each cell");

/* The two cells of a wall slot; NULL: it is one of the Additional Cavern, which borders on nothing.
 */
static const int8_t *cells_of_slot(int slot)
{
    return slot < CVC_EDGES           ? cvc_edge_cells[slot]
           : slot < CVC_PRINTED_SLOTS ? NULL
                                      : cvc_deep_edges[slot - CVC_PRINTED_SLOTS];
}

/* What lies beside each cell and behind no built wall. */
static void find_ways(const cvc_player *player, uint32_t ways[CVC_CELLS])
{
    static const uint8_t firsts[] = {0, 8, 16, 24, CVC_SLOTS - 8}; /* of eight; the last overlap */

    memcpy(ways, beside_cells, sizeof beside_cells);
    for (size_t i = 0; i < sizeof firsts; i++) {
        for (uint64_t walls = adit_equal_bytes(player->wall + firsts[i], 1); walls != 0;
             walls &= walls - 1) {
            const int8_t *cells = cells_of_slot(firsts[i] + adit_lowest_byte(walls));

            if (cells != NULL) {
                ways[cells[0]] &= ~ONE(cells[1]);
                ways[cells[1]] &= ~ONE(cells[0]);
            }
        }
    }
}

uint32_t cvc_cells_with(const cvc_player *player, int ground)
{
    uint32_t cells = 0;

    for (int first = 0; first < CVC_CELLS; first += 8) {
        cells |= cvc_equal_bits(player->ground + first, ground) << first;
    }
    return cells;
}

#ifndef NDEBUG
/* The slow way: cell by cell and edge by edge. */
static uint32_t search_reach(const cvc_player *player, bool through_walls, int gone)
{
    uint32_t seen = ONE(CVC_ENTRANCE), targets = 0;

    for (int pass = 0; pass < CVC_CELLS; pass++) {
        for (int slot = 0; slot < CVC_SLOTS; slot++) {
            const int8_t *cells = cells_of_slot(slot);
            if (cells == NULL || (player->wall[slot] != 0 && !through_walls)) {
                continue;
            }
            for (int i = 0; i < 2; i++) {
                const int to = cells[1 - i];
                const bool is_rock = player->ground[to] == CVC_ROCK && to != gone;
                if ((seen >> cells[i] & 1) != 0 && player->ground[to] != CVC_ABSENT) {
                    *(is_rock ? &targets : &seen) |= ONE(to);
                }
            }
        }
    }
    return targets;
}
#endif

unsigned cvc_reach(const cvc_state *state, int seat, bool through_walls, int gone)
{
    const cvc_player *player = &state->player[seat];
    const uint32_t rocks = cvc_cells_with(player, CVC_ROCK) & ~(gone < 0 ? 0 : ONE(gone));
    const uint32_t halls = ~rocks & ~cvc_cells_with(player, CVC_ABSENT);
    uint32_t seen = ONE(CVC_ENTRANCE), ways[CVC_CELLS];

    if (through_walls) {
        memcpy(ways, beside_cells, sizeof beside_cells);
    } else {
        find_ways(player, ways);
    }
    /* CVC-22: from each cell that opens, to those beside it. CVC-23: furnished rooms do not block
     */
    for (uint32_t open = seen; open != 0;) {
        const uint32_t next = ways[__builtin_ctz(open)] & ~seen;

        seen |= next;
        open = (open & (open - 1)) | (next & halls);
    }
    assert((seen & rocks) == search_reach(player, through_walls, gone));
    return seen & rocks;
}

bool cvc_slot_exists(const cvc_state *state, int seat, int slot)
{
    const cvc_player *player = &state->player[seat];

    if (slot < CVC_EDGES) {
        return true;
    }
    if (slot >= CVC_PRINTED_SLOTS) {
        const int8_t *cells = cvc_deep_edges[slot - CVC_PRINTED_SLOTS];

        return is_there(player, cells[0]) && is_there(player, cells[1]);
    }
    if (player->cavern_side == CVC_SIDE_NONE) {
        return false;
    }
    /* CVC-20: two free slots on the side with two walls, one on the other */
    return slot == CVC_EDGES || player->cavern_side == CVC_SIDE_TWO;
}

bool cvc_is_free(const cvc_player *player, int cell)
{
    return player->ground[cell] == CVC_EMPTY && player->room_at[cell] == 0;
}

static unsigned rotate_walls(unsigned mask)
{
    return ((mask << 1) & 15u) | (mask >> 3);
}

/* CVC-84: the tile may be turned, never mirrored (CVC-85). */
static bool accepts_walls(unsigned must, unsigned may, unsigned walls)
{
    for (int turn = 0; turn < 4; turn++) {
        if ((walls & must) == must && (walls & ~(must | may) & 15u) == 0) {
            return true;
        }
        must = rotate_walls(must);
        may = rotate_walls(may);
    }
    return false;
}

bool cvc_read_walls(const char *text, int *accepts)
{
    unsigned must = 0, may = 0;

    for (int side = 0; side < 4; side++) {
        char segment = text[side * 2];
        if ((segment != '#' && segment != 'o' && segment != '.') ||
            text[side * 2 + 1] != (side < 3 ? ' ' : '\0')) {
            return false;
        }
        must |= segment == '#' ? 1u << side : 0;
        may |= segment == 'o' ? 1u << side : 0;
    }
    *accepts = 0;
    for (unsigned walls = 0; walls < 16; walls++) {
        *accepts |= accepts_walls(must, may, walls) ? 1 << walls : 0;
    }
    return true;
}

/* "north and west" */
static void say_sides(unsigned sides, adit_buffer *out)
{
    static const char *const names[] = {"north", "east", "south", "west"};
    int left = __builtin_popcount(sides & 15u);

    for (int side = 0, said = 0; side < 4; side++) {
        if ((sides >> side & 1u) != 0) {
            left--;
            adit_buffer_addf(out, "%s%s",
                             said++ == 0 ? ""
                             : left == 0 ? " and "
                                         : ", ",
                             names[side]);
        }
    }
}

void cvc_pattern_words(const char *text, adit_buffer *out)
{
    unsigned must = 0, none = 0;

    for (int side = 0; side < 4; side++) {
        must |= text[side * 2] == '#' ? 1u << side : 0;
        none |= text[side * 2] == '.' ? 1u << side : 0;
    }
    const bool is_even = (must == 0 || must == 15) && (none == 0 || none == 15);

    if (must == 15 || none == 15) {
        adit_buffer_add(out, must == 15 ? "a wall on every side" : "no walls");
    } else if (must != 0) {
        adit_buffer_add(out, "a wall ");
        say_sides(must, out);
        adit_buffer_add(out, none == 0 ? "" : " and none ");
        say_sides(none, out);
    } else {
        adit_buffer_add(out, none == 0 ? "any walls" : "no wall ");
        say_sides(none, out);
    }
    adit_buffer_add(out, is_even ? "" : ", turned as you like"); /* CVC-84 */
}

void cvc_wallset_words(unsigned walls, adit_buffer *out)
{
    const int count = __builtin_popcount(walls & 15u);

    adit_buffer_add(out, count == 0   ? "no walls"
                         : count == 1 ? "a wall only "
                         : count == 4 ? "a wall on every side"
                                      : "walls only ");
    if (count > 0 && count < 4) {
        say_sides(walls, out);
    }
}

cvc_room_counts cvc_rooms_by_colour(const cvc_state *state, const adit_cards *cards, int seat)
{
    const cvc_player *player = &state->player[seat];
    const int cells = cvc_has_deep_cells(player) ? CVC_CELLS : CVC_PRINTED;
    cvc_room_counts rooms = {0};

    for (int cell = 0; cell < cells; cell++) {
        if (player->room_at[cell] != 0) {
            const adit_card *room = cvc_card(cards, player->room_at[cell]);

            rooms.orange += room->fact[CVC_ROOM_COLOUR].number == CVC_ORANGE;
            rooms.blue += room->fact[CVC_ROOM_COLOUR].number == CVC_BLUE;
        }
    }
    return rooms;
}

int cvc_count_ground(const cvc_player *player, int ground)
{
    return adit_count_bytes(player->ground, CVC_CELLS, ground);
}

int cvc_built_walls(const cvc_player *player)
{
    return CVC_SLOTS - adit_count_bytes(player->wall, CVC_SLOTS, 0);
}
