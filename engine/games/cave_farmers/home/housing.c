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
#include "engine/games/cave_farmers/home/family.h"

#include <string.h>

enum { TYPES = CF_CATTLE - CF_SHEEP + 1, SHEEP = 0, LARGEST = 16, NOBODY = -1 };

/* A place for any one type. */
typedef struct {
    int16_t capacity;
    uint8_t spot;
    int8_t type;       /* who has it: a farm animal counted from sheep, or NOBODY */
    bool is_guardable; /* meadow or pasture: dogs help there */
} zone;

typedef struct {
    int need[TYPES]; /* animals without a place */
    int dogs;
    zone place[CF_SPOTS]; /* odd capacities first, then from the largest to the smallest */
    int count, odd;
    uint8_t meadow[CF_SPOTS]; /* without a stable */
    int meadows;
    int dog_place;           /* in `place`: the zone that the dogs make larger; NOBODY: none */
    cf_arrangement *witness; /* NULL: nobody wants to know */
} farm;

static bool has_need(const farm *it)
{
    return it->need[0] > 0 || it->need[1] > 0 || it->need[2] > 0 || it->need[3] > 0;
}

static bool is_odd(int capacity)
{
    return capacity > LARGEST || (capacity & (capacity - 1)) != 0;
}

/* ---- The zones of a home board ---- */

/* A zone of one type: filled at once. */
static void add_own_place(farm *it, int spot, int good, int capacity)
{
    int type = good - CF_SHEEP;
    int count = it->need[type] < capacity ? it->need[type] : capacity;

    if (count <= 0) {
        return;
    }
    it->need[type] -= count;
    if (it->witness != NULL) {
        it->witness->animal[spot] = (int8_t)good;
        it->witness->count[spot] = (int16_t)count;
    }
}

static bool comes_before(const zone *a, const zone *b)
{
    bool a_odd = is_odd(a->capacity), b_odd = is_odd(b->capacity);

    return a_odd != b_odd ? a_odd : a->capacity > b->capacity;
}

static void add_place(farm *it, int spot, int capacity, bool is_guardable)
{
    const zone added = {.capacity = (int16_t)capacity,
                        .spot = (uint8_t)spot,
                        .type = NOBODY,
                        .is_guardable = is_guardable};
    int at = it->count;

    if (capacity <= 0) {
        return;
    }
    while (at > 0 && comes_before(&added, &it->place[at - 1])) {
        it->place[at] = it->place[at - 1];
        at--;
    }
    it->place[at] = added;
    it->count++;
    it->odd += is_odd(capacity);
}

/* CF-152 to CF-154: what a tile keeps stands in its facts. */
static void add_tile(farm *it, const adit_tx *tx, const cf_player *player, int spot)
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
        add_place(it, spot, capacity, false);
    } else {
        add_own_place(it, spot, CF_SHEEP + keeps - CF_KEEPS_SHEEP, capacity);
    }
}

static void add_forest(farm *it, const cf_player *player, int spot)
{
    int stable = player->stable[spot], other = player->partner[spot] - 1;

    switch (player->ground[spot]) {
    case CF_BARE: /* CF-150 */
        add_own_place(it, spot, CF_BOAR, stable);
        break;
    case CF_MEADOW: /* CF-148, CF-149 */
        if (stable != 0) {
            add_place(it, spot, 1, true);
        } else {
            it->meadow[it->meadows++] = (uint8_t)spot;
        }
        break;
    case CF_SMALL_PASTURE: /* CF-146 */
        add_place(it, spot, 2 << stable, true);
        break;
    case CF_LARGE_PASTURE: /* CF-147: one zone, counted at its first space */
        if (other > spot) {
            add_place(it, spot, 4 << (stable + player->stable[other]), true);
        }
        break;
    default:
        break;
    }
}

static void add_mountain(farm *it, const adit_tx *tx, const cf_player *player, int spot)
{
    switch (player->ground[spot]) {
    case CF_ORE_MINE:
    case CF_RUBY_MINE: /* CF-151 */
        add_own_place(it, spot, CF_DONKEY, 1);
        break;
    case CF_ENTRY_LEVEL: /* CF-152 */
        add_place(it, spot, 2, false);
        break;
    default:
        break;
    }
    if (player->tile[spot] != 0) {
        add_tile(it, tx, player, spot);
    }
}

/* CF-155: only if a card lets animals stand on empty fields. */
static void add_fields(farm *it, adit_tx *tx, int seat, uint64_t fields)
{
    if (fields == 0 || !adit_permitted(tx, seat, CF_MAY_KEEP_ON_FIELDS, ADIT_NO_CARD, NULL)) {
        return;
    }
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if ((fields >> spot & 1) != 0) {
            add_place(it, spot, 1, false);
        }
    }
}

static void look_around(farm *it, adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    uint64_t fields = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int ground = player->ground[spot];
        if (ground == CF_BARE && player->stable[spot] == 0) {
            continue;
        }
        if (ground == CF_FIELD) {
            fields |= (uint64_t)((player->crop[spot] & 7) == 0) << spot;
        } else if (ground <= CF_LARGE_PASTURE) {
            add_forest(it, player, spot);
        } else {
            add_mountain(it, tx, player, spot);
        }
    }
    add_fields(it, tx, seat, fields);
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
static bool hand_out(farm *it, int from)
{
    int need[TYPES];

    memcpy(need, it->need, sizeof need);
    for (int i = from; i < it->count; i++) {
        int type = find_neediest(need);
        if (i == it->dog_place) {
            continue;
        }
        it->place[i].type = (int8_t)(need[type] > 0 ? type : NOBODY);
        need[type] -= it->place[i].capacity;
    }
    return need[find_neediest(need)] <= 0;
}

/* Places of odd capacity, each with every type that needs one. Equal ones are handed out in
 * the order of the types, so that no split is tried twice. */
static bool try_odd(farm *it, int at)
{
    zone *place = &it->place[at];
    int from = 0;

    if (at == it->odd || !has_need(it)) {
        return hand_out(it, at);
    }
    if (at > 0 && place->capacity == it->place[at - 1].capacity) {
        from = it->place[at - 1].type;
    }
    for (int type = from; type < TYPES; type++) {
        if (it->need[type] <= 0) {
            continue;
        }
        place->type = (int8_t)type;
        it->need[type] -= place->capacity;
        bool fits = try_odd(it, at + 1);
        it->need[type] += place->capacity;
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

static void guard_meadow(farm *it, int spot, int dogs)
{
    int sheep = it->need[SHEEP] < dogs + 1 ? it->need[SHEEP] : dogs + 1;

    if (it->witness != NULL && sheep > 0) {
        it->witness->animal[spot] = CF_SHEEP;
        it->witness->count[spot] = (int16_t)sheep;
        it->witness->dogs[spot] = (int16_t)dogs;
    }
    it->need[SHEEP] -= sheep;
}

static void guard_meadows(farm *it)
{
    int guarded = it->meadows < it->dogs ? it->meadows : it->dogs;

    for (int i = 0; i < guarded && it->need[SHEEP] > 0; i++) {
        guard_meadow(it, it->meadow[i], i == 0 ? it->dogs - guarded + 1 : 1);
    }
}

static bool guard_smallest(farm *it)
{
    int smallest = it->count - 1;

    while (smallest >= 0 && !it->place[smallest].is_guardable) {
        smallest--;
    }
    if (smallest < 0 || it->place[smallest].capacity > it->dogs || it->need[SHEEP] <= 0) {
        return false;
    }
    it->dog_place = smallest;
    it->place[smallest].type = SHEEP;
    it->need[SHEEP] -= it->dogs + 1;
    bool fits = try_odd(it, 0);
    it->need[SHEEP] += it->dogs + 1;
    return fits;
}

/* ---- A witness ---- */

static void place_animals(farm *it, const zone *place, int capacity)
{
    int *need = &it->need[place->type];
    int count = *need < capacity ? *need : capacity;

    if (count > 0) {
        it->witness->animal[place->spot] = (int8_t)(CF_SHEEP + place->type);
        it->witness->count[place->spot] = (int16_t)count;
        *need -= count;
    }
}

static void fill_witness(farm *it)
{
    cf_arrangement *witness = it->witness;
    int dogs = it->dogs;

    for (int i = 0; i < it->count; i++) {
        const zone *place = &it->place[i];
        if (i == it->dog_place) {
            place_animals(it, place, it->dogs + 1);
            witness->dogs[place->spot] = (int16_t)it->dogs;
        } else if (place->type != NOBODY) {
            place_animals(it, place, place->capacity);
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

static bool room_suffices(const farm *it)
{
    int room = 0, need = 0;

    for (int i = 0; i < it->count; i++) {
        room += it->place[i].capacity;
    }
    for (int type = 0; type < TYPES; type++) {
        need += it->need[type] > 0 ? it->need[type] : 0;
    }
    return need <= room + (it->meadows > 0 || it->need[SHEEP] <= 0 ? 0 : it->dogs + 1);
}

bool cf_animals_fit(adit_tx *tx, int seat, const adit_goods *animals, cf_arrangement *witness)
{
    farm it;
    bool fits;

    if (witness == NULL && fit_at_the_entry(cf_player_of(tx, seat), animals)) {
        return true;
    }
    if (witness != NULL) {
        *witness = (cf_arrangement){{0}, {0}, {0}};
        memset(witness->animal, -1, sizeof witness->animal);
    }
    it.count = it.odd = it.meadows = 0;
    it.dog_place = NOBODY;
    it.witness = witness;
    it.dogs = animals->have[CF_DOG];
    for (int type = 0; type < TYPES; type++) {
        it.need[type] = animals->have[CF_SHEEP + type];
    }
    look_around(&it, tx, seat);
    guard_meadows(&it);
    fits = !has_need(&it) ||
           (room_suffices(&it) && (try_odd(&it, 0) || (it.meadows == 0 && guard_smallest(&it))));
    if (fits && witness != NULL) {
        fill_witness(&it);
    }
    return fits;
}

bool cf_own_animals_fit(adit_tx *tx, int seat)
{
    return cf_animals_fit(tx, seat, &cf_player_of(tx, seat)->common.goods, NULL);
}
