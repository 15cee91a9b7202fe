/* housing.c - keeping animals (CF-145 to CF-159): does some arrangement exist?
 *
 * Animals are only counted, so the rules ask one thing: can they be spread over the zones of
 * the home board? Zones that take one type only are filled first, for they serve nothing
 * else. Of the others, meadows without a stable are good for guarded sheep only. What is
 * left are zones that hold any one type, and they are handed out from the largest to the
 * smallest, always to the type that still needs the most room. That is exact as long as each
 * capacity divides the next larger one, as 1, 2, 4, 8 and 16 do: a type that needs at least
 * the largest zone and is housed in smaller ones has some that hold just as much, and these
 * can be swapped for it; if nobody needs that much, the neediest may as well have it. Zones
 * with other capacities, which only modified tiles have, are tried out one by one before.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"

#include <string.h>

enum { TYPES = CF_CATTLE - CF_SHEEP + 1, SHEEP = 0, LARGEST = 16, NOBODY = -1 };

/* A place for any one type. */
typedef struct {
    int16_t capacity;
    uint8_t spot;
    int8_t type;       /* who has it: a farm animal counted from sheep, or NOBODY */
    bool is_guardable; /* meadow or pasture: dogs help there */
} animal_zone;

typedef struct {
    int need[TYPES]; /* animals without a place */
    int dogs;
    animal_zone place[CF_SPOTS]; /* odd capacities first, then from the largest to the smallest */
    int count, odd;
    uint8_t meadow[CF_SPOTS]; /* without a stable */
    int meadows;
    unsigned keeps;          /* bit set of CF_GROUNDS that keep animals by permission */
    int kept;                /* how many on each of them */
    int dog_place;           /* in `place`: the zone that the dogs make larger; NOBODY: none */
    cf_arrangement *witness; /* NULL: nobody wants to know */
} farm_layout;

static bool has_need(const farm_layout *farm)
{
    return farm->need[0] > 0 || farm->need[1] > 0 || farm->need[2] > 0 || farm->need[3] > 0;
}

static bool is_odd(int capacity)
{
    return capacity > LARGEST || (capacity & (capacity - 1)) != 0;
}

/* ---- The zones of a home board ---- */

/* A zone of one type: filled at once. */
static void add_own_place(farm_layout *farm, int spot, int good, int capacity)
{
    int type = good - CF_SHEEP;
    int count = farm->need[type] < capacity ? farm->need[type] : capacity;

    if (count <= 0) {
        return;
    }
    farm->need[type] -= count;
    if (farm->witness != NULL) {
        farm->witness->animal[spot] = (int8_t)good;
        farm->witness->count[spot] = (int16_t)count;
    }
}

static bool comes_before(const animal_zone *a, const animal_zone *b)
{
    bool a_odd = is_odd(a->capacity), b_odd = is_odd(b->capacity);

    return a_odd != b_odd ? a_odd : a->capacity > b->capacity;
}

static void add_place(farm_layout *farm, int spot, int capacity, bool is_guardable)
{
    const animal_zone added = {.capacity = (int16_t)capacity,
                               .spot = (uint8_t)spot,
                               .type = NOBODY,
                               .is_guardable = is_guardable};
    int at = farm->count;

    if (capacity <= 0) {
        return;
    }
    while (at > 0 && comes_before(&added, &farm->place[at - 1])) {
        farm->place[at] = farm->place[at - 1];
        at--;
    }
    farm->place[at] = added;
    farm->count++;
    farm->odd += is_odd(capacity);
}

/* CF-152 to CF-154: what a tile keeps stands in its facts. */
static void add_tile(farm_layout *farm, const adit_tx *tx, const cf_player *player, int spot)
{
    const adit_card *tile = &tx->cards->card[player->tile[spot] - 1];
    int keeps = tile->fact[CF_TILE_KEEPS].number;
    int capacity = tile->fact[CF_TILE_KEEPS_MANY].number;

    if (keeps == CF_KEEPS_NONE) {
        return;
    }
    if (tile->fact[CF_TILE_KEEPS_DWARFS].number != 0) {
        capacity = cf_dwarfs_in_play(player);
    }
    if (keeps == CF_KEEPS_ANY) {
        add_place(farm, spot, capacity, false);
    } else {
        add_own_place(farm, spot, CF_SHEEP + keeps - CF_KEEPS_SHEEP, capacity);
    }
}

static void add_forest(farm_layout *farm, const adit_tx *tx, const cf_player *player, int spot)
{
    int stable = player->stable[spot], other = player->partner[spot] - 1;

    switch (player->ground[spot]) {
    case CF_BARE: /* CF-150 */
        add_own_place(farm, spot, CF_BOAR, stable);
        break;
    case CF_MEADOW: /* CF-148, CF-149 */
        if (player->tile[spot] != 0) {
            add_tile(farm, tx, player, spot);
        } else if (player->crop[spot] != 0) {
            break;
        } else if (stable != 0 || (farm->keeps >> CF_MEADOW & 1) != 0) {
            add_place(farm, spot, stable != 0 ? 1 : farm->kept, true);
        } else {
            farm->meadow[farm->meadows++] = (uint8_t)spot;
        }
        break;
    case CF_SMALL_PASTURE: /* CF-146 */
        add_place(farm, spot, 2 << stable, true);
        break;
    case CF_LARGE_PASTURE: /* CF-147: one zone, counted at its first space */
        if (other > spot) {
            add_place(farm, spot, 4 << (stable + player->stable[other]), true);
        }
        break;
    default:
        break;
    }
}

static void add_mountain(farm_layout *farm, const adit_tx *tx, const cf_player *player, int spot)
{
    switch (player->ground[spot]) {
    case CF_ORE_MINE:
    case CF_RUBY_MINE: /* CF-151 */
        add_own_place(farm, spot, CF_DONKEY, 1);
        break;
    case CF_ENTRY_LEVEL: /* CF-152 */
        add_place(farm, spot, 2, false);
        break;
    default:
        if ((farm->keeps >> player->ground[spot] & 1) != 0 && player->tile[spot] == 0 &&
            player->crop[spot] == 0) {
            add_place(farm, spot, farm->kept, false);
        }
        break;
    }
    if (player->tile[spot] != 0) {
        add_tile(farm, tx, player, spot);
    }
}

/* CF-155: only if a card lets animals stand on empty fields. */
static void add_fields(farm_layout *farm, adit_tx *tx, int seat, uint64_t fields)
{
    if (fields == 0 || !cf_allows(tx, seat, CF_MAY_KEEP_ON_FIELDS)) {
        return;
    }
    const int kept = cf_value(tx, seat, CF_VALUE_KEPT, 1);
    for (; fields != 0; fields &= fields - 1) {
        add_place(farm, __builtin_ctzll(fields), kept, false);
    }
}

/* Forest without tile, stable or crop: only if a card lets animals stand there. */
static void add_trees(farm_layout *farm, const cf_player *player)
{
    uint64_t trees = cf_where(player->ground, CF_BARE) & cf_where(player->stable, 0) &
                     cf_where(player->crop, 0) & CF_FOREST_SIDE & CF_ON_BOARD;

    for (; trees != 0; trees &= trees - 1) {
        add_place(farm, __builtin_ctzll(trees), farm->kept, false);
    }
}

#define ANY_KEEPS                                                                                  \
    (UINT64_C(1) << CF_MAY_KEEP_IN_FOREST | UINT64_C(1) << CF_MAY_KEEP_ON_MEADOWS |                \
     UINT64_C(1) << CF_MAY_KEEP_IN_CAVERNS | UINT64_C(1) << CF_MAY_KEEP_IN_TUNNELS)

/* Which ground keeps animals only because cards say so. */
static void ask_what_keeps(farm_layout *farm, adit_tx *tx, int seat)
{
    static const struct {
        uint8_t word;
        uint16_t grounds;
    } rows[] = {
        {CF_MAY_KEEP_IN_FOREST, 1u << CF_BARE},
        {CF_MAY_KEEP_ON_MEADOWS, 1u << CF_MEADOW},
        {CF_MAY_KEEP_IN_CAVERNS, 1u << CF_CAVERN},
        {CF_MAY_KEEP_IN_TUNNELS, 1u << CF_TUNNEL | 1u << CF_DEEP_TUNNEL},
    };

    farm->keeps = 0;
    if ((tx->cards->permissions & ANY_KEEPS) == 0 || (adit_words_in_play(tx) & ANY_KEEPS) == 0) {
        return;
    }
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        farm->keeps |= cf_allows(tx, seat, rows[i].word) ? rows[i].grounds : 0;
    }
    farm->kept = farm->keeps == 0 ? 0 : cf_value(tx, seat, CF_VALUE_KEPT, 1);
}

/* Spots that could keep animals, or more: on most of a board nothing has happened yet. */
static uint64_t used_spots(const cf_player *player)
{
    const uint64_t all = (UINT64_C(1) << CF_SPOTS) - 1;

    return all & ~(cf_where(player->ground, CF_BARE) & cf_where(player->stable, 0));
}

static void look_around(farm_layout *farm, adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    uint64_t fields = 0;

    ask_what_keeps(farm, tx, seat);
    for (uint64_t rest = used_spots(player); rest != 0; rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest), ground = player->ground[spot];

        if (ground == CF_FIELD) {
            fields |= (uint64_t)(player->crop[spot] == 0) << spot;
        } else if (ground <= CF_LARGE_PASTURE) {
            add_forest(farm, tx, player, spot);
        } else if (ground > CF_DEEP_TUNNEL || player->tile[spot] != 0 ||
                   (farm->keeps >> ground & 1) != 0) {
            add_mountain(farm, tx, player, spot);
        }
    }
    add_fields(farm, tx, seat, fields);
    if ((farm->keeps >> CF_BARE & 1) != 0) {
        add_trees(farm, player);
    }
}

/* ---- Handing out ---- */

static int find_neediest(const int *need)
{
    int most = 0;

    for (int type = 1; type < TYPES; type++) {
        most = need[type] > need[most] ? type : most;
    }
    return most;
}

/* The places from `from` on, whose capacities divide each other. */
static bool hand_out(farm_layout *farm, int from)
{
    int need[TYPES];

    memcpy(need, farm->need, sizeof need);
    for (int i = from; i < farm->count; i++) {
        int type = find_neediest(need);
        if (i == farm->dog_place) {
            continue;
        }
        farm->place[i].type = (int8_t)(need[type] > 0 ? type : NOBODY);
        need[type] -= farm->place[i].capacity;
    }
    return need[find_neediest(need)] <= 0;
}

/* Places of odd capacity, each with every type that needs one. Equal ones are handed out in
 * the order of the types, so that no split is tried twice. */
static bool try_odd(farm_layout *farm, int at)
{
    animal_zone *place = &farm->place[at];
    int from = 0;

    if (at == farm->odd || !has_need(farm)) {
        return hand_out(farm, at);
    }
    if (at > 0 && place->capacity == farm->place[at - 1].capacity) {
        from = farm->place[at - 1].type;
    }
    for (int type = from; type < TYPES; type++) {
        if (farm->need[type] <= 0) {
            continue;
        }
        place->type = (int8_t)type;
        farm->need[type] -= place->capacity;
        bool fits = try_odd(farm, at + 1);
        farm->need[type] += place->capacity;
        if (fits) {
            return true;
        }
    }
    return false;
}

/* ---- Dogs (CF-156) ----
 *
 * d dogs on k zones let d + k sheep stand there. A meadow without a stable holds nothing
 * otherwise, so if there is one, all dogs go to such meadows, as many as each can have one.
 * Without any, it never pays to guard a second zone, and of the zones with other uses the
 * smallest is the one to give up for d + 1 sheep.
 */

static void guard_meadow(farm_layout *farm, int spot, int dogs)
{
    int sheep = farm->need[SHEEP] < dogs + 1 ? farm->need[SHEEP] : dogs + 1;

    if (farm->witness != NULL && sheep > 0) {
        farm->witness->animal[spot] = CF_SHEEP;
        farm->witness->count[spot] = (int16_t)sheep;
        farm->witness->dogs[spot] = (int16_t)dogs;
    }
    farm->need[SHEEP] -= sheep;
}

static void guard_meadows(farm_layout *farm)
{
    int guarded = farm->meadows < farm->dogs ? farm->meadows : farm->dogs;

    for (int i = 0; i < guarded && farm->need[SHEEP] > 0; i++) {
        guard_meadow(farm, farm->meadow[i], i == 0 ? farm->dogs - guarded + 1 : 1);
    }
}

static bool guard_smallest(farm_layout *farm)
{
    int smallest = farm->count - 1;

    while (smallest >= 0 && !farm->place[smallest].is_guardable) {
        smallest--;
    }
    if (smallest < 0 || farm->place[smallest].capacity > farm->dogs || farm->need[SHEEP] <= 0) {
        return false;
    }
    farm->dog_place = smallest;
    farm->place[smallest].type = SHEEP;
    farm->need[SHEEP] -= farm->dogs + 1;
    bool fits = try_odd(farm, 0);
    farm->need[SHEEP] += farm->dogs + 1;
    return fits;
}

/* ---- A witness ---- */

static void place_animals(farm_layout *farm, const animal_zone *place, int capacity)
{
    int *need = &farm->need[place->type];
    int count = *need < capacity ? *need : capacity;

    if (count > 0) {
        farm->witness->animal[place->spot] = (int8_t)(CF_SHEEP + place->type);
        farm->witness->count[place->spot] = (int16_t)count;
        *need -= count;
    }
}

static void fill_witness(farm_layout *farm)
{
    cf_arrangement *witness = farm->witness;
    int dogs = farm->dogs;

    for (int i = 0; i < farm->count; i++) {
        const animal_zone *place = &farm->place[i];
        if (i == farm->dog_place) {
            place_animals(farm, place, farm->dogs + 1);
            witness->dogs[place->spot] = (int16_t)farm->dogs;
        } else if (place->type != NOBODY) {
            place_animals(farm, place, place->capacity);
        }
    }
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        dogs -= witness->dogs[spot];
    }
    witness->dogs[CF_ENTRY] = (int16_t)(witness->dogs[CF_ENTRY] + dogs); /* the idle ones */
}

/* ---- The question itself ---- */

/* Two animals of one type always have the entry-level dwelling. */
static bool fit_at_the_entry(const cf_player *player, const adit_goods *animals)
{
    int total = 0, most = 0;

    for (int good = CF_SHEEP; good <= CF_CATTLE; good++) {
        int count = animals->have[good];
        total += count;
        most = count > most ? count : most;
    }
    return total == 0 ||
           (total == most && total <= 2 && player->ground[CF_ENTRY] == CF_ENTRY_LEVEL);
}

static bool room_suffices(const farm_layout *farm)
{
    int room = 0, need = 0;

    for (int i = 0; i < farm->count; i++) {
        room += farm->place[i].capacity;
    }
    for (int type = 0; type < TYPES; type++) {
        need += farm->need[type] > 0 ? farm->need[type] : 0;
    }
    return need <= room + (farm->meadows > 0 || farm->need[SHEEP] <= 0 ? 0 : farm->dogs + 1);
}

bool cf_animals_fit(adit_tx *tx, int seat, const adit_goods *animals, cf_arrangement *witness)
{
    farm_layout farm;
    bool fits;

    if (witness == NULL && fit_at_the_entry(cf_player_of(tx, seat), animals)) {
        return true;
    }
    if (witness != NULL) {
        *witness = (cf_arrangement){{0}, {0}, {0}};
        memset(witness->animal, -1, sizeof witness->animal);
    }
    farm.count = farm.odd = farm.meadows = 0;
    farm.dog_place = NOBODY;
    farm.witness = witness;
    farm.dogs = animals->have[CF_DOG];
    for (int type = 0; type < TYPES; type++) {
        farm.need[type] = animals->have[CF_SHEEP + type];
    }
    look_around(&farm, tx, seat);
    guard_meadows(&farm);
    fits =
        !has_need(&farm) || (room_suffices(&farm) &&
                             (try_odd(&farm, 0) || (farm.meadows == 0 && guard_smallest(&farm))));
    if (fits && witness != NULL) {
        fill_witness(&farm);
    }
    return fits;
}

bool cf_own_animals_fit(adit_tx *tx, int seat)
{
    return cf_animals_fit(tx, seat, &cf_player_of(tx, seat)->common.goods, NULL);
}
