/* halls.c - the mountain: where halls lie, what touches what, districts, presence.
 *
 * The table of neighbours is that of the 3-4 player side (COV-51, COV-54); the other side is the
 * same without the leftmost spot of every row. Points and edges follow from it: a point touches
 * its spot and the two above or below it (COV-57, COV-58), an edge its spot and the one across.
 */
#include "engine/games/covenant/mountain.h"

#include <string.h>

#include "engine/kit/kit.h"

enum { NE, E, SE, SW, W, NW, DIRECTIONS };

static const int8_t neighbours[COV_SPOTS][DIRECTIONS] = {
    {-1, 1, 5, 4, -1, -1},    {-1, 2, 6, 5, 0, -1},     {-1, 3, 7, 6, 1, -1},
    {-1, -1, 8, 7, 2, -1},    {0, 5, 10, 9, -1, -1},    {1, 6, 11, 10, 4, 0},
    {2, 7, 12, 11, 5, 1},     {3, 8, 13, 12, 6, 2},     {-1, -1, 14, 13, 7, 3},
    {4, 10, 15, -1, -1, -1},  {5, 11, 16, 15, 9, 4},    {6, 12, 17, 16, 10, 5},
    {7, 13, 18, 17, 11, 6},   {8, 14, 19, 18, 12, 7},   {-1, -1, -1, 19, 13, 8},
    {10, 16, 20, -1, -1, 9},  {11, 17, 21, 20, 15, 10}, {12, 18, 22, 21, 16, 11},
    {13, 19, 23, 22, 17, 12}, {14, -1, -1, 23, 18, 13}, {16, 21, -1, -1, -1, 15},
    {17, 22, -1, -1, 20, 16}, {18, 23, -1, -1, 21, 17}, {19, -1, -1, -1, 22, 18},
};
static const uint8_t first_of_row[COV_ROWS + 1] = {0, 4, 9, 15, 20, COV_SPOTS};

/* ---- Geometry ---- */

int cov_row_of(int spot)
{
    int row = 0;

    while (spot >= first_of_row[row + 1]) {
        row++;
    }
    return row;
}

/* COV-52: the 1-2 player side has no leftmost spots. */
bool cov_spot_exists(const cov_state *state, int spot)
{
    return cov_is_large(state) || spot != first_of_row[cov_row_of(spot)];
}

int cov_neighbour(const cov_state *state, int spot, int direction)
{
    const int other = neighbours[spot][direction];

    return other >= 0 && cov_spot_exists(state, other) ? other : -1;
}

static bool are_spots(const cov_state *state, const int *spots, int count)
{
    for (int i = 0; i < count; i++) {
        if (spots[i] < 0 || !cov_spot_exists(state, spots[i])) {
            return false;
        }
    }
    return true;
}

bool cov_point_spots(const cov_state *state, int point, int spots[3])
{
    const int spot = point / 2;
    const bool is_top = point % 2 == COV_TOP;

    spots[0] = spot;
    spots[1] = neighbours[spot][is_top ? NW : SW];
    spots[2] = neighbours[spot][is_top ? NE : SE];
    return are_spots(state, spots, 3);
}

bool cov_edge_spots(const cov_state *state, int edge, int spots[2])
{
    spots[0] = edge / 3;
    spots[1] = neighbours[edge / 3][E + edge % 3];
    return are_spots(state, spots, 2);
}

/* COV-59: clockwise T here, B of NE, T of SE, B here, T of SW, B of NW. */
int cov_point_of(const cov_state *state, int spot, int corner)
{
    static const int8_t owner_to[DIRECTIONS] = {-1, NE, SE, -1, SW, NW}; /* -1: this spot */
    const int owner = owner_to[corner] < 0 ? spot : neighbours[spot][owner_to[corner]];
    const int point = owner * 2 + (corner % 2 == 0 ? COV_TOP : COV_BOTTOM);
    int spots[3];

    return owner >= 0 && cov_point_spots(state, point, spots) ? point : -1;
}

/* COV-62: the sides NE, W and NW carry the name of the neighbour. */
int cov_edge_of(const cov_state *state, int spot, int direction)
{
    const int other = cov_neighbour(state, spot, direction);

    if (other < 0) {
        return -1;
    }
    return direction >= E && direction <= SW ? spot * 3 + direction - E
                                             : other * 3 + (direction + 3) % DIRECTIONS - E;
}

/* COV-60: a top point with the bottom points of NW, of NE, and of what lies above both. */
bool cov_points_are_joined(int a, int b)
{
    if (a % 2 == b % 2) {
        return false;
    }
    const int8_t *above = neighbours[(a % 2 == COV_TOP ? a : b) / 2];
    const int bottom = (a % 2 == COV_TOP ? b : a) / 2;

    return above[NW] == bottom || above[NE] == bottom ||
           (above[NW] >= 0 && neighbours[above[NW]][NE] == bottom);
}

/* ---- What lies where ---- */

/* COV-53 */
bool cov_starts_face_up(const adit_cards *cards, int spot)
{
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_SPOT); i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_SPOT, i);
        if (card->extra[COV_EXTRA_SPOT] == spot && card->fact[COV_SPOT_FACE_UP].number != 0) {
            return true;
        }
    }
    return false;
}

bool cov_is_up(const cov_state *state, int spot)
{
    return state->hall[spot] != 0;
}

bool cov_are_up(const cov_state *state, const int *spots, int count)
{
    while (count > 0 && cov_is_up(state, spots[count - 1])) {
        count--;
    }
    return count == 0;
}

const adit_card *cov_hall_at(const cov_state *state, const adit_cards *cards, int spot)
{
    return state->hall[spot] == 0 ? NULL
                                  : adit_card_at(cards, COV_KIND_HALL, state->hall[spot] - 1);
}

const adit_card *cov_vein_at(const adit_tx *tx, int spot)
{
    const int vein = cov_hall_at(cov_of(tx), tx->cards, spot)->fact[COV_HALL_VEIN].number;

    return cov_find_card(tx->cards, COV_KIND_VEIN, COV_VEIN_RESOURCE, vein, -1, 0);
}

int cov_enemies_at(const cov_state *state, int spot)
{
    int sum = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        sum += state->enemy[spot][enemy];
    }
    return sum;
}

int cov_basics_at(const cov_state *state, int spot)
{
    return (state->basic[spot][0] != 0) + (state->basic[spot][1] != 0);
}

/* ---- Districts (COV-64) ---- */

/* The spots around each spot: `neighbours` as sets. */
static const uint32_t around[COV_SPOTS] = {
    0x000032, 0x000065, 0x0000CA, 0x000184, 0x000621, 0x000C53, 0x0018A6, 0x00314C,
    0x006088, 0x008410, 0x018A30, 0x031460, 0x0628C0, 0x0C5180, 0x082100, 0x110600,
    0x328C00, 0x651800, 0xCA3000, 0x846000, 0x218000, 0x530000, 0xA60000, 0x4C0000,
};

/* The halls that can be reached from the spot within the set. Gates and pillars neither join nor
 * split (COV-68). */
static uint32_t district_of(int spot, uint32_t within)
{
    uint32_t found = UINT32_C(1) << spot;

    for (uint32_t rest = found; rest != 0;) {
        const uint32_t more = around[__builtin_ctz(rest)] & within & ~found;
        found |= more;
        rest = (rest & (rest - 1)) | more;
    }
    return found;
}

/* The halls of the same colour as the one at `spot`, among those from there on. */
static uint32_t same_colour(const int colour[COV_SPOTS], int spot, uint32_t halls)
{
    uint32_t same = 0;

    for (uint32_t rest = halls; rest != 0; rest &= rest - 1) {
        const int other = __builtin_ctz(rest);
        same |= (uint32_t)(colour[other] == colour[spot]) << other;
    }
    return same;
}

int cov_districts(const cov_state *state, const adit_cards *cards, int comp[COV_SPOTS],
                  int size[COV_SPOTS])
{
    int colour[COV_SPOTS], count = 0;
    uint32_t halls = 0; /* in no district yet */

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const adit_card *hall = cov_hall_at(state, cards, spot);
        colour[spot] = hall == NULL ? -1 : hall->fact[COV_HALL_COLOUR].number;
        halls |= (uint32_t)(colour[spot] >= 0) << spot;
        comp[spot] = -1;
    }
    for (; halls != 0; count++) {
        const int spot = __builtin_ctz(halls);
        const uint32_t district = district_of(spot, same_colour(colour, spot, halls));

        for (uint32_t rest = district; rest != 0; rest &= rest - 1) {
            comp[__builtin_ctz(rest)] = count;
        }
        size[count] = __builtin_popcount(district);
        halls &= ~district;
    }
    return count;
}

/* ---- Presence (COV-65, COV-66) ---- */

static uint32_t spots_as_set(const int *spots, int count)
{
    uint32_t set = 0;

    for (int i = 0; i < count; i++) {
        set |= UINT32_C(1) << spots[i];
    }
    return set;
}

/* The first place from `from` on with a piece of the clan, or -1. */
static int next_of(const uint8_t *pieces, int from, int count, int clan)
{
    const uint8_t *found = memchr(pieces + from, clan + 1, (size_t)(count - from));

    return found == NULL ? -1 : (int)(found - pieces);
}

int cov_next_basic(const cov_state *state, int from, int clan, int building)
{
    const uint8_t *slots = &state->basic[0][0];
    const uint8_t *found =
        memchr(slots + from, 1 + clan * 2 + building, sizeof state->basic - (size_t)from);

    return found == NULL ? -1 : (int)(found - slots);
}

uint32_t cov_presence(const cov_state *state, int clan)
{
    uint32_t set = 0;
    int spots[3];

    for (int building = COV_HOUSE; building <= COV_WORKSHOP; building++) {
        for (int i = 0; (i = cov_next_basic(state, i, clan, building)) >= 0; i++) {
            set |= UINT32_C(1) << i / 2;
        }
    }
    for (int point = 0; (point = next_of(state->pillar, point, COV_POINTS, clan)) >= 0; point++) {
        if (cov_point_spots(state, point, spots)) {
            set |= spots_as_set(spots, 3);
        }
    }
    for (int edge = 0; (edge = next_of(state->gate, edge, COV_EDGES, clan)) >= 0; edge++) {
        if (cov_edge_spots(state, edge, spots)) {
            set |= spots_as_set(spots, 2);
        }
    }
    return set;
}

/* ---- Buildings ---- */

void cov_count_buildings(const cov_state *state, int clan, int count[COV_BUILDINGS])
{
    for (int i = 0; i < 2; i++) {
        count[i] = adit_count_bytes((const uint8_t *)state->basic, COV_SPOTS * 2, 2 * clan + 1 + i);
    }
    count[COV_PILLAR] = adit_count_bytes(state->pillar, COV_POINTS, clan + 1);
    count[COV_GATE] = adit_count_bytes(state->gate, COV_EDGES, clan + 1);
}

/* ---- Turning up ---- */

bool cov_may_flip(const cov_state *state, int spot)
{
    if (state->back[spot] == 0) {
        return false;
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const int other = neighbours[spot][direction];
        if (other >= 0 && state->hall[other] != 0) {
            return true;
        }
    }
    return false;
}

/* All unseen tiles with that back are alike, unless one is pinned there. */
static adit_status draw_front(adit_tx *tx, int spot, int *card)
{
    const cov_state *state = cov_of(tx);
    const int count = adit_kind_card_count(tx->cards, COV_KIND_HALL);
    int set[COV_MOST], size = 0, pinned = ADIT_NO_CARD;

    for (int i = 0; i < count && i < COV_MOST; i++) {
        const adit_card *hall = adit_card_at(tx->cards, COV_KIND_HALL, i);
        if (state->hall_lies[i] == COV_HALL_PIN + spot) {
            pinned = hall->number;
        } else if (state->hall_lies[i] == COV_HALL_UNSEEN &&
                   hall->extra[COV_EXTRA_BACK] == state->back[spot] - 1) {
            set[size++] = hall->number;
        }
    }
    ADIT_TRY(adit_turn_up(tx, COV_STREAM_PILES, set, size, pinned, card));
    return *card != ADIT_NO_CARD
               ? ADIT_OK
               : adit_fault(tx, ADIT_INTERNAL, "no hall tile is left with the back at %s",
                            cov_spot_words[spot]);
}

adit_status cov_turn_hall(adit_tx *tx, int spot, int *hall)
{
    cov_state *state = cov_of(tx);
    const bool is_elders = state->phase == COV_PHASE_ELDERS;

    ADIT_TRY(draw_front(tx, spot, hall));
    const adit_card *card = &tx->cards->card[*hall];
    state->hall_lies[card->kind_number] = (uint8_t)(COV_HALL_UP + spot);
    state->hall[spot] = (uint8_t)(card->kind_number + 1);
    state->back[spot] = 0;
    adit_note(tx, is_elders ? COV_LOG_ELDERS_REVEAL : COV_LOG_REVEALS,
              is_elders ? -1 : state->at_turn, *hall + 1, spot, 0);
    return cov_draw_enemies(tx, spot, card->fact[COV_HALL_SKULLS].number);
}
