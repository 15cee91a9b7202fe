/* board.c - the home board: halves, neighbours, where tiles may lie, and rewards of spaces.
 *
 * Sets of spots are 64-bit words, bit n for spot n = row * 8 + column. So the neighbours of a
 * whole set are four shifts, and "is there any place left" needs no search. The forest is
 * columns 0 to 3, the mountain columns 4 to 7; nothing is adjacent across (CF-33).
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#define EACH_BYTE UINT64_C(0x0101010101010101)
#define LEFT_EDGES UINT64_C(0x111111111111)  /* columns 0 and 4: nothing of the half is left */
#define RIGHT_EDGES UINT64_C(0x888888888888) /* columns 3 and 7 */
#define WHOLE_GRID (CF_FOREST_SIDE | CF_MOUNTAIN_SIDE)

/* CF-23 to CF-27. No two of them are neighbours (CF-31). */
static const struct {
    uint8_t spot, good, amount;
} rewards[] = {
    {CF_SPOT(3, 1), CF_BOAR, 1}, {CF_SPOT(1, 3), CF_BOAR, 1}, {CF_SPOT(2, 4), CF_FOOD, 1},
    {CF_SPOT(6, 1), CF_FOOD, 2}, {CF_SPOT(5, 4), CF_FOOD, 1},
};
enum { REWARDS = sizeof rewards / sizeof rewards[0] };

/* ---- Sets of spots ---- */

#ifdef __SSE2__
/* Sixteen bytes are compared at once, which every x86-64 can. */
uint64_t cf_where(const uint8_t *layer, int value)
{
    const __m128i wanted = _mm_set1_epi8((char)value);
    uint64_t spots = 0;

    _Static_assert(CF_ROWS * CF_COLUMNS % 16 == 0, "a layer is compared in whole blocks");
    for (int at = 0; at < CF_ROWS * CF_COLUMNS; at += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)&layer[at]);
        spots |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, wanted)) << at;
    }
    return spots;
}
#else
/* One row of a layer, column 0 in the lowest byte on every machine. */
static uint64_t row_of(const uint8_t *at)
{
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 |
           (uint64_t)at[7] << 56;
}

/* Eight bytes to eight bits: which of them are 0. Values are below 128. */
static uint64_t zero_bytes(uint64_t bytes)
{
    const uint64_t zeros = ~(bytes + 0x7f * EACH_BYTE) & 0x80 * EACH_BYTE;

    return (zeros >> 7) * UINT64_C(0x0102040810204080) >> 56;
}

uint64_t cf_where(const uint8_t *layer, int value)
{
    const uint64_t wanted = (uint64_t)value * EACH_BYTE;
    uint64_t spots = 0;

    for (int row = 0; row < CF_ROWS; row++) {
        const uint64_t found = zero_bytes(row_of(&layer[row * CF_COLUMNS]) ^ wanted);
        spots |= found << (row * CF_COLUMNS);
    }
    return spots;
}
#endif

uint64_t cf_beside(uint64_t spots)
{
    return ((spots & ~LEFT_EDGES) >> 1 | (spots & ~RIGHT_EDGES) << 1 | spots >> CF_COLUMNS |
            spots << CF_COLUMNS) &
           WHOLE_GRID;
}

uint64_t cf_unfurnished(const cf_player *player, uint64_t spots)
{
    for (uint64_t rest = spots; rest != 0; rest &= rest - 1) {
        if (player->tile[__builtin_ctzll(rest)] != 0) {
            spots &= ~(rest & -rest);
        }
    }
    return spots;
}

uint64_t cf_open_to_tiles(const cf_player *player)
{
    const uint64_t free = cf_where(player->ground, CF_BARE);
    const uint64_t forest = CF_FOREST_SIDE & ~free, mountain = CF_MOUNTAIN_SIDE & ~free;
    /* CF-109: a bare forest is entered in front of the cave; stables do not count (CF-358) */
    const uint64_t entered = forest == 0 ? CF_BIT(CF_IN_FRONT) : cf_beside(forest);

    return (entered | cf_beside(mountain)) & free; /* CF-110 */
}

/* ---- Single spots ---- */

bool cf_is_forest(int spot)
{
    return (CF_FOREST_SIDE & CF_BIT(spot)) != 0;
}

bool cf_is_on_board(int spot)
{
    return (CF_ON_BOARD & CF_BIT(spot)) != 0;
}

int cf_reward_of(int spot, int *good)
{
    for (int i = 0; i < REWARDS; i++) {
        if (rewards[i].spot == spot) {
            *good = rewards[i].good;
            return rewards[i].amount;
        }
    }
    return 0;
}

/* ---- Laying tiles ---- */

static void put_ground(adit_tx *tx, int seat, int spot, int ground, adit_goods *reward)
{
    cf_player *player = cf_player_of(tx, seat);

    /* CF-31: paid once, by whatever tile comes first; a stable is no tile */
    for (int i = 0; i < REWARDS && player->ground[spot] == CF_BARE; i++) {
        if (rewards[i].spot == spot) {
            reward->have[rewards[i].good] = rewards[i].amount;
        }
    }
    player->ground[spot] = (uint8_t)ground;
    cf_clear_crop(player, spot); /* what grew on other ground than a field is lost */
    adit_note(tx, CF_LOG_LAYS + ground - CF_MEADOW, seat, spot, 0, 0);
}

adit_status cf_lay(adit_tx *tx, int seat, int spot, int ground)
{
    adit_goods reward = {{0}};

    if (tx->stop != ADIT_OK) {
        return tx->stop;
    }
    put_ground(tx, seat, spot, ground, &reward);
    ADIT_TRY(adit_gain(tx, seat, &reward));
    ADIT_TRY(cf_settle_ground(tx, seat));
    return cf_raise(tx, CF_EVENT_LAID, seat, ADIT_NO_CARD, ground);
}

adit_status cf_lay_twin(adit_tx *tx, int seat, const int spot[2], const int ground[2])
{
    adit_goods reward = {{0}};

    if (tx->stop != ADIT_OK) {
        return tx->stop;
    }
    put_ground(tx, seat, spot[0], ground[0], &reward);
    put_ground(tx, seat, spot[1], ground[1], &reward);
    ADIT_TRY(adit_gain(tx, seat, &reward));
    ADIT_TRY(cf_settle_ground(tx, seat));
    ADIT_TRY(cf_raise(tx, CF_EVENT_LAID, seat, ADIT_NO_CARD, ground[0]));
    return cf_raise(tx, CF_EVENT_LAID, seat, ADIT_NO_CARD, ground[1]);
}
