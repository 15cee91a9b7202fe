/* goods.c - amounts of each good.
 *
 * All loops run over the full array, not over the game's goods: the unused rest is zero, and
 * a loop of fixed length is turned into a few vector instructions.
 */
#include "engine/model/goods.h"

#include <assert.h>
#include <string.h>

int adit_good_count(const adit_good_def *defs)
{
    int count = 0;

    while (count < ADIT_MAX_GOODS && defs[count].name != NULL) {
        count++;
    }
    return count;
}

const char *adit_other_name(const char *name, const char *full, const char *mod)
{
    const size_t length = mod == NULL ? 0 : strlen(mod);

    if (full == NULL || name != full) {
        return full;
    }
    return length > 0 && strncmp(full, mod, length) == 0 && full[length] == ':' ? full + length + 1
                                                                                : NULL;
}

bool adit_is_called(const char *name, const char *full, const char *mod, const char *word)
{
    if (strcmp(name, word) == 0) {
        return true;
    }
    const char *other = adit_other_name(name, full, mod);
    return other != NULL && strcmp(other, word) == 0;
}

int adit_good_find_in(const adit_good_def *defs, const char *mod, const char *name)
{
    int count = adit_good_count(defs);

    for (int good = 0; good < count; good++) {
        if (adit_is_called(defs[good].name, defs[good].full, mod, name)) {
            return good;
        }
    }
    return -1;
}

int adit_good_find(const adit_good_def *defs, const char *name)
{
    return adit_good_find_in(defs, NULL, name);
}

int adit_goods_gain(adit_goods *store, const adit_good_def *defs, int good, int n)
{
    assert(good >= 0 && good < ADIT_MAX_GOODS && n >= 0);
    int room = defs[good].limit - store->have[good];

    /* A scenario may have put more there than the track holds: nothing is taken away. */
    n = room < 0 ? 0 : n > room ? room : n;
    store->have[good] = (int16_t)(store->have[good] + n);
    return n;
}

adit_status adit_goods_pay(adit_goods *store, const adit_good_def *defs, const adit_goods *price,
                           adit_err *err)
{
    /* Check the whole price first: a half-paid price would have to be undone. */
    if (!adit_goods_cover(store, price)) {
        int good = 0;

        while (store->have[good] >= price->have[good]) {
            good++;
        }
        return adit_fail(err, ADIT_ILLEGAL, "needs %d %s, has %d", price->have[good],
                         defs[good].name, store->have[good]);
    }
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        store->have[good] = (int16_t)(store->have[good] - price->have[good]);
    }
    return ADIT_OK;
}

bool adit_goods_cover(const adit_goods *store, const adit_goods *price)
{
    int16_t is_short = 0; /* of the type of the amounts, so that they are compared side by side */

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        is_short |= (int16_t)(store->have[good] < price->have[good] ? -1 : 0);
    }
    return is_short == 0;
}

int adit_goods_to_pay_with(const adit_goods *store, const adit_good_def *defs, int good)
{
    int have = store->have[good];

    for (int other = 0; other < ADIT_MAX_GOODS && defs[other].name != NULL; other++) {
        have += defs[other].pays_for == good + 1 ? store->have[other] : 0;
    }
    return have;
}

bool adit_goods_have_stand_in(const adit_good_def *defs, const adit_goods *price)
{
    for (int good = 0; good < ADIT_MAX_GOODS && defs[good].name != NULL; good++) {
        if (defs[good].pays_for != 0 && price->have[defs[good].pays_for - 1] > 0) {
            return true;
        }
    }
    return false;
}

/* What stands in for a good cannot be paid for itself as well. */
bool adit_goods_afford(const adit_goods *store, const adit_good_def *defs, const adit_goods *price)
{
    if (adit_goods_cover(store, price)) {
        return true;
    }
    if (!adit_goods_have_stand_in(defs, price)) {
        return false;
    }
    for (int good = 0; good < ADIT_MAX_GOODS && defs[good].name != NULL; good++) {
        int have = store->have[good];
        for (int other = 0; have < price->have[good] && defs[other].name != NULL; other++) {
            have += defs[other].pays_for == good + 1 ? store->have[other] - price->have[other] : 0;
        }
        if (have < price->have[good]) {
            return false;
        }
    }
    return true;
}

int adit_goods_missing(const adit_goods *store, const adit_good_def *defs, const adit_goods *price)
{
    int missing = 0;

    for (int good = 0; defs[good].name != NULL; good++) {
        const int rest = price->have[good] - adit_goods_to_pay_with(store, defs, good);
        missing += rest > 0 ? rest : 0;
    }
    return missing;
}

int adit_goods_total(const adit_goods *goods)
{
    int sum = 0;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        sum += goods->have[good];
    }
    return sum;
}

bool adit_goods_are_none(const adit_goods *goods)
{
    int16_t any = 0;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        any |= goods->have[good];
    }
    return any == 0;
}

bool adit_goods_equal(const adit_goods *a, const adit_goods *b)
{
    return memcmp(a->have, b->have, sizeof a->have) == 0;
}

static adit_goods sum_within_range(const adit_goods *a, const adit_goods *b)
{
    adit_goods sum;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        int amount = a->have[good] + b->have[good];

        amount = amount > INT16_MAX ? INT16_MAX : amount < INT16_MIN ? INT16_MIN : amount;
        sum.have[good] = (int16_t)amount;
    }
    return sum;
}

adit_goods adit_goods_less(adit_goods price, const adit_goods *less)
{
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        /* In the type of the amounts, so that they are subtracted side by side. */
        const int16_t rest = (int16_t)(price.have[good] - less->have[good]);
        price.have[good] = price.have[good] < less->have[good] ? (int16_t)0 : rest;
    }
    return price;
}

adit_goods adit_goods_sum(const adit_goods *a, const adit_goods *b)
{
    int16_t overflow = 0; /* negative: a sum has another sign than both its parts */
    adit_goods sum;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        const uint16_t x = (uint16_t)a->have[good], y = (uint16_t)b->have[good];
        const uint16_t both = (uint16_t)(x + y);

        sum.have[good] = (int16_t)both;
        overflow |= (int16_t)((x ^ both) & (y ^ both));
    }
    return overflow < 0 ? sum_within_range(a, b) : sum;
}

void adit_goods_words(const adit_goods *goods, const adit_good_def *defs, adit_buffer *out)
{
    const char *between = "";
    int count = adit_good_count(defs);

    for (int good = 0; good < count; good++) {
        if (goods->have[good] != 0) {
            adit_buffer_add(out, between);
            adit_buffer_add_number(out, goods->have[good]);
            adit_buffer_add(out, " ");
            adit_buffer_add(out, defs[good].name);
            between = " ";
        }
    }
    adit_buffer_add(out, between[0] == '\0' ? "nothing" : "");
}

/* ---- Ways to pay ---- */

#define MAX_CROWDED 4096 /* ways that may take the place of others, so that it comes to an end */

void adit_ways_begin(adit_ways *all, const adit_goods *store, const adit_good_def *goods, int by)
{
    all->count = all->ranked = all->kept = all->crowded = 0;
    all->by = all->many_by = by;
    all->store = store;
    all->goods = goods;
}

/* What the player is short of comes first, then how much it is. */
static int64_t rank_of(const adit_ways *all, const adit_goods *way)
{
    const int64_t missing = adit_goods_missing(all->store, all->goods, way);

    return missing * INT32_MAX + adit_goods_total(way);
}

static int worst_of(const adit_ways *all, int first)
{
    int worst = first;

    for (int i = first; i < all->count; i++) {
        worst = all->rank[i] >= all->rank[worst] ? i : worst; /* of equal ones the last */
    }
    return worst;
}

static void take_out(adit_ways *all, int place)
{
    const size_t after = (size_t)(--all->count - place);

    all->ranked = all->count;
    memmove(&all->way[place], &all->way[place + 1], after * sizeof all->way[0]);
    memmove(&all->rank[place], &all->rank[place + 1], after * sizeof all->rank[0]);
}

static void rank_all(adit_ways *all)
{
    for (; all->ranked < all->count; all->ranked++) {
        all->rank[all->ranked] = rank_of(all, &all->way[all->ranked]);
    }
}

/* Takes the place of the worst one that need not stay, if it is better. */
static void crowd_out(adit_ways *all, const adit_goods *way)
{
    const int64_t rank = rank_of(all, way);

    all->crowded++;
    rank_all(all);
    for (int i = 0; i < all->count; i++) {
        if (all->rank[i] == rank && adit_goods_equal(&all->way[i], way)) {
            return;
        }
    }
    const int worst = worst_of(all, all->kept);
    if (rank < all->rank[worst]) {
        take_out(all, worst);
        all->rank[all->count] = rank;
        all->way[all->count++] = *way;
        all->ranked = all->count;
    }
}

static void make_room(adit_ways *all)
{
    rank_all(all);
    while (all->count > ADIT_MAX_WAYS / 2) {
        take_out(all, worst_of(all, 0));
        all->crowded++;
    }
}

/* Before ways are added to each: those that are there stay meanwhile. Returns how many. */
int adit_ways_keep(adit_ways *all)
{
    if (all->count > ADIT_MAX_WAYS / 2) {
        make_room(all);
    }
    all->kept = all->count;
    return all->count;
}

void adit_ways_add(adit_ways *all, const adit_goods *way)
{
    if (all->count < ADIT_MAX_WAYS) {
        all->many_by = all->count == ADIT_MANY_WAYS ? all->by : all->many_by;
        all->way[all->count++] = *way;
    } else if (all->crowded < MAX_CROWDED) {
        crowd_out(all, way);
    }
}

/* Goods that stand in for another one: each number of them is a way of its own, the one with the
 * fewest first. */
void adit_ways_add_stand_ins(adit_ways *all)
{
    const adit_good_def *defs = all->goods;

    for (int good = 0; good < ADIT_MAX_GOODS && defs[good].name != NULL; good++) {
        const int of = defs[good].pays_for - 1;
        int count = of < 0 ? 0 : adit_ways_keep(all);
        for (int i = 0; i < count; i++) {
            adit_goods way = all->way[i];
            while (way.have[of] > 0 && way.have[good] < all->store->have[good]) {
                way.have[of]--;
                way.have[good]++;
                adit_ways_add(all, &way);
            }
        }
    }
}

bool adit_ways_is_dominated(const adit_ways *all, int i)
{
    for (int k = 0; k < all->count; k++) {
        if (k == i || !adit_goods_cover(all->store, &all->way[k]) ||
            !adit_goods_cover(&all->way[i], &all->way[k])) {
            continue;
        }
        if (!adit_goods_equal(&all->way[i], &all->way[k]) || k < i) {
            return true;
        }
    }
    return false;
}

bool adit_ways_can_pay(const adit_ways *all)
{
    for (int i = 0; i < all->count; i++) {
        if (adit_goods_cover(all->store, &all->way[i])) {
            return true;
        }
    }
    return false;
}
