/* cave.c - the geometry of a cave: cells, edges, wall sets, reach and matching.
 *
 * Wall sets are four bits, N=1 E=2 S=4 W=8. What a room accepts is worked out once when its
 * card is loaded (CVC-86), so matching a room with a cell is one shift.
 */
#include "engine/games/cave_vs_cave/cave.h"

enum { N = 1, E = 2, S = 4, W = 8 };

/* CVC-15: row and column of each cell. */
const uint8_t cvc_cell_place[CVC_CAVE][2] = {
    {0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 0}, {3, 1}, {4, 0}, {4, 1}, {4, 2},
};

/* CVC-15, the column "natural walls". */
static const uint8_t natural[CVC_CAVE] = {N | W, N | E, W, E, W, E, 0, E, S | W, S, N | E | S};

/* CVC-17: the two cells of each edge; the first lies north or west of the second. */
const int8_t cvc_edge_cells[CVC_EDGES][2] = {
    {0, 1}, {0, 2}, {1, 3}, {2, 3}, {2, 4}, {3, 5}, {4, 5},
    {4, 6}, {5, 7}, {6, 7}, {6, 8}, {7, 9}, {8, 9}, {9, 10},
};

/* The edge on each side of a cell, in the order N E S W; -1: none. */
static const int8_t cell_edges[CVC_CAVE][4] = {
    {-1, 0, 1, -1},   {-1, -1, 2, 0},   {1, 3, 4, -1},    {2, -1, 5, 3},
    {4, 6, 7, -1},    {5, -1, 8, 6},    {7, 9, 10, -1},   {8, -1, 11, 9},
    {10, 12, -1, -1}, {11, 13, -1, 12}, {-1, -1, -1, 13},
};

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

unsigned cvc_wallset(const cvc_state *state, int seat, int cell)
{
    const cvc_player *player = &state->player[seat];
    unsigned walls;

    if (cell == CVC_CAVERN) {
        return cavern_wallset(state, player);
    }
    /* CVC-18: natural walls and built ones count alike */
    walls = natural[cell];
    for (int side = 0; side < 4; side++) {
        int edge = cell_edges[cell][side];
        walls |= edge >= 0 && player->wall[edge] ? 1u << side : 0;
    }
    return walls;
}

unsigned cvc_reach(const cvc_state *state, int seat, bool through_walls, int gone)
{
    const cvc_player *player = &state->player[seat];
    unsigned open = 1u << CVC_ENTRANCE, targets = 0, before = 0;

    /* CVC-22, as waves: 14 edges are looked at until nothing more opens. */
    while (open != before) {
        before = open;
        for (int edge = 0; edge < CVC_EDGES; edge++) {
            int a = cvc_edge_cells[edge][0], b = cvc_edge_cells[edge][1];
            bool a_open = (open >> a & 1u) != 0, b_open = (open >> b & 1u) != 0;
            if (a_open == b_open || (player->wall[edge] && !through_walls)) {
                continue;
            }
            int next = a_open ? b : a;
            if (player->ground[next] == CVC_ROCK && next != gone) {
                targets |= 1u << next;
            } else {
                open |= 1u << next; /* CVC-23: furnished rooms do not block */
            }
        }
    }
    return targets;
}

bool cvc_slot_exists(const cvc_state *state, int seat, int slot)
{
    const cvc_player *player = &state->player[seat];

    if (slot < CVC_EDGES) {
        return true;
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

void cvc_wallset_words(unsigned walls, adit_buffer *out)
{
    static const char sides[] = "NESW";

    for (int side = 0; side < 4; side++) {
        if ((walls >> side & 1u) != 0) {
            adit_buffer_addf(out, "%s%c", out->length > 0 ? " " : "", sides[side]);
        }
    }
    if (walls == 0) {
        adit_buffer_add(out, "none");
    }
}

int cvc_count_rooms(const cvc_state *state, const adit_cards *cards, int seat, int colour)
{
    const cvc_player *player = &state->player[seat];
    int count = 0;

    for (int cell = 0; cell < CVC_CELLS; cell++) {
        if (player->room_at[cell] != 0) {
            const adit_card *room = cvc_card(cards, player->room_at[cell]);
            count += room->fact[CVC_ROOM_COLOUR].number == colour;
        }
    }
    return count;
}

int cvc_count_ground(const cvc_player *player, int ground)
{
    return adit_count_bytes(player->ground, CVC_CELLS, ground);
}

int cvc_built_walls(const cvc_player *player)
{
    return CVC_SLOTS - adit_count_bytes(player->wall, CVC_SLOTS, 0);
}
