/* prices.c - one pipeline that lists, validates, pays and explains prices.
 *
 * Base price (one of several alternatives), then declared modifiers in order of coming into
 * play, then the choices of the player (which discount), then substitutions with their
 * limits, then goods that stand in for others. What cannot be paid and what is dominated is
 * dropped; if two ways are left the player is asked.
 */
#include <string.h>

#include "engine/core/runner.h"

#define MAX_WAYS 64

typedef struct {
    adit_goods way[MAX_WAYS];
    int count;
    bool is_full; /* there would have been more */
} ways;

static void add_way(ways *all, const adit_goods *way)
{
    if (all->count < MAX_WAYS) {
        all->way[all->count++] = *way;
    } else {
        all->is_full = true;
    }
}

static adit_goods less_floor_0(adit_goods price, const adit_goods *less)
{
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        int rest = price.have[good] - less->have[good];
        price.have[good] = (int16_t)(rest < 0 ? 0 : rest);
    }
    return price;
}

/* ---- Modifiers in play ------------------------------------------------------------------- */

typedef struct pricing pricing;
typedef void (*modifier)(pricing *it, const adit_hook_modify *hook);

struct pricing {
    adit_tx *tx;
    int seat, card, value;
    ways *all;
    modifier apply;
    int plain;               /* ways that were there before this step */
    int by;                  /* card whose hook is applied */
    int me;                  /* and for whom it counts */
    const adit_price *price; /* for the words */
    int told;                /* hooks that were put into words */
    adit_buffer *words;
};

static void apply_fixed(pricing *it, const adit_hook_modify *hook)
{
    const adit_goods less = adit_goods_of(it->tx, it->me, hook->less);
    const adit_goods more = adit_goods_of(it->tx, it->me, hook->more);

    for (int i = 0; i < it->all->count && !hook->is_choice; i++) {
        adit_goods sum = adit_goods_sum(&it->all->way[i], &more);
        it->all->way[i] = less_floor_0(sum, &less);
    }
}

/* A substitution may be used up to its limit, each use a further way. */
static void apply_instead(pricing *it, const adit_hook_modify *hook)
{
    const adit_goods of = adit_goods_of(it->tx, it->me, hook->instead_of);
    const adit_goods instead = adit_goods_of(it->tx, it->me, hook->instead);
    int count = it->all->count;

    if (hook->instead_of == 0) {
        return;
    }
    for (int i = 0; i < count; i++) {
        adit_goods way = it->all->way[i];
        for (int use = 0; use < hook->limit && adit_goods_cover(&way, &of); use++) {
            way = less_floor_0(way, &of);
            way = adit_goods_sum(&way, &instead);
            add_way(it->all, &way);
        }
    }
}

/* Goods that stand in for another one: each number of them is a way of its own, the one with the
 * fewest first. */
static void add_stand_ins(ways *all, const adit_good_def *defs, const adit_goods *store)
{
    for (int good = 0; good < ADIT_MAX_GOODS && defs[good].name != NULL; good++) {
        const int of = defs[good].pays_for - 1;
        int count = defs[good].pays_for == 0 ? 0 : all->count;
        for (int i = 0; i < count; i++) {
            adit_goods way = all->way[i];
            while (way.have[of] > 0 && way.have[good] < store->have[good]) {
                way.have[of]--;
                way.have[good]++;
                add_way(all, &way);
            }
        }
    }
}

/* Choices start from the ways that had none, so that at most one is used. */
static void apply_choice(pricing *it, const adit_hook_modify *hook)
{
    const adit_goods less = adit_goods_of(it->tx, it->me, hook->less);
    const adit_goods more = adit_goods_of(it->tx, it->me, hook->more);

    for (int i = 0; i < it->plain && hook->is_choice; i++) {
        adit_goods way = adit_goods_sum(&it->all->way[i], &more);
        way = less_floor_0(way, &less);
        add_way(it->all, &way);
    }
}

static void visit_hooks(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    pricing *it = context;

    for (int k = 0; (by->values >> it->value & 1) != 0 && k < by->modify_count; k++) {
        const adit_hook_modify *hook = &by->modify[k];

        tx->asker = by->number;
        if (hook->value == it->value && adit_concerns(hook->by, owner, it->seat) &&
            (hook->card == ADIT_NO_CARD || hook->card == it->card) &&
            adit_condition_holds(tx, adit_me(owner, it->seat), &hook->when, NULL)) {
            const int outer = tx->card;
            it->by = tx->card = by->number; /* some queries ask whose hook it is */
            it->me = adit_me(owner, it->seat);
            it->apply(it, hook);
            tx->card = outer;
        }
    }
}

/* ---- In words: what each card does to this price --------------------------------------------- */

static bool add_goods(const pricing *it, uint16_t amounts, const char *before, const char *after,
                      adit_buffer *out)
{
    const adit_goods goods = adit_goods_of(it->tx, it->me, amounts);
    const adit_goods none = {{0}};

    if (amounts == 0 || adit_goods_equal(&goods, &none)) {
        return false;
    }
    adit_buffer_add(out, before);
    adit_goods_words(&goods, it->tx->def->goods, out);
    adit_buffer_add(out, after);
    return true;
}

/* "1 wood less", "1 ore instead of 1 wood, up to 2 times"; false: it changes nothing now. */
static bool describe(const pricing *it, const adit_hook_modify *hook, adit_buffer *out)
{
    bool changes = add_goods(it, hook->less, "", " less", out);

    changes |= add_goods(it, hook->more, changes ? ", " : "", " more", out);
    if (changes && hook->is_choice) {
        adit_buffer_add(out, ", if you like");
    }
    if (add_goods(it, hook->instead, changes ? ", " : "", "", out)) {
        (void)add_goods(it, hook->instead_of, " instead of ", "", out);
        adit_buffer_addf(out, ", up to %d times", hook->limit);
        changes = true;
    }
    return changes;
}

/* What is due before any card has its say: "2 wood 1 stone or 1 gold". */
static void add_base(const adit_tx *tx, const adit_price *price, adit_buffer *out)
{
    for (int i = 0; i < price->count || i == 0; i++) {
        const adit_goods none = {{0}};
        const adit_goods sum =
            adit_goods_sum(price->count == 0 ? &none : &price->base[i], &price->plus);
        adit_buffer_add(out, i == 0 ? "" : " or ");
        adit_goods_words(&sum, tx->def->goods, out);
    }
}

static void note_hook(pricing *it, const adit_hook_modify *hook)
{
    char line[160], base[160];
    adit_buffer words = adit_buffer_on(line, sizeof line);
    adit_buffer due = adit_buffer_on(base, sizeof base);

    if (!describe(it, hook, &words)) {
        return;
    }
    if (it->told++ == 0) {
        add_base(it->tx, it->price, &due);
        adit_note_with_words(it->tx, ADIT_LOG_BASE_PRICE, it->seat, base);
    }
    adit_note_with_words(it->tx, ADIT_LOG_PRICE, it->seat, line);
}

static void add_hook(pricing *it, const adit_hook_modify *hook)
{
    char line[160];
    adit_buffer words = adit_buffer_on(line, sizeof line);

    if (!describe(it, hook, &words)) {
        return;
    }
    if (it->told++ == 0) {
        adit_buffer_add(it->words, " (the price is ");
        add_base(it->tx, it->price, it->words);
    }
    adit_buffer_addf(it->words, "; %s: %s", it->tx->cards->card[it->by].id, line);
}

static void all_hooks(pricing *it, modifier apply)
{
    it->apply = apply;
    it->plain = it->all->count;
    adit_each_in_play(it->tx, it->seat, visit_hooks, it);
}

/* ---- What is left ------------------------------------------------------------------------ */

static bool is_dominated(const ways *all, int i, const adit_goods *store)
{
    for (int k = 0; k < all->count; k++) {
        if (k == i || !adit_goods_cover(store, &all->way[k]) ||
            !adit_goods_cover(&all->way[i], &all->way[k])) {
            continue;
        }
        if (!adit_goods_equal(&all->way[i], &all->way[k]) || k < i) {
            return true;
        }
    }
    return false;
}

static bool is_modified(const adit_tx *tx, const adit_price *price)
{
    return price->value != ADIT_NO_VALUE && adit_is_modified(tx, price->value);
}

/* The first good that is short, for each way that nobody could pay: "needs 5 food, has 0, or 2
 * gold, has 1". */
static void explain(pricing *it, const ways *all, const adit_goods *store, adit_why *why)
{
    const adit_tx *tx = it->tx;
    adit_buffer out;

    if (why == NULL) {
        return;
    }
    out = adit_buffer_on(why->text, sizeof why->text);
    for (int i = 0; i < all->count && i < 3; i++) {
        for (int good = 0; tx->def->goods[good].name != NULL; good++) {
            const int have = adit_goods_to_pay_with(store, tx->def->goods, good);
            if (have < all->way[i].have[good]) {
                adit_buffer_addf(&out, "%s%d %s, has %d", i == 0 ? "needs " : ", or ",
                                 all->way[i].have[good], tx->def->goods[good].name, have);
                break;
            }
        }
    }
    if (is_modified(tx, it->price)) {
        it->words = &out;
        all_hooks(it, add_hook);
        it->words = NULL;
        adit_buffer_add(&out, it->told > 0 ? ")" : "");
    }
}

int adit_price_list(adit_tx *tx, int seat, const adit_price *price, adit_goods *out, int max,
                    adit_why *why)
{
    const adit_goods *store = &adit_seat_in(tx, seat)->goods;
    ways all; /* 2 KB that need no clearing: only the count does */
    pricing it = {.tx = tx,
                  .seat = seat,
                  .card = price->card,
                  .value = price->value,
                  .all = &all,
                  .price = price};
    int count = 0;

    all.count = 0;
    all.is_full = false;
    for (int i = 0; i < price->count; i++) {
        adit_goods sum = adit_goods_sum(&price->base[i], &price->plus);
        add_way(&all, &sum);
    }
    if (price->count == 0) {
        add_way(&all, &price->plus);
    }
    if (is_modified(tx, price)) {
        all_hooks(&it, apply_fixed);
        all_hooks(&it, apply_choice);
        all_hooks(&it, apply_instead);
    }
    add_stand_ins(&all, tx->def->goods, store);
    for (int i = 0; i < all.count && count < max; i++) {
        if (adit_goods_cover(store, &all.way[i]) && !is_dominated(&all, i, store)) {
            out[count++] = all.way[i];
        }
    }
    if (all.is_full) {
        (void)adit_fault(tx, ADIT_LIMIT, "more than %d ways to pay one price", MAX_WAYS);
    }
    if (count == 0) {
        explain(&it, &all, store, why);
    }
    return count;
}

/* ---- Paying ------------------------------------------------------------------------------ */

typedef struct {
    int seat;
    const adit_price *price;
} pay_context;

/* A way is known by its amounts, hashed as little-endian bytes. */
static adit_option pay_option(int number, const adit_goods *way)
{
    unsigned char bytes[2 * ADIT_MAX_GOODS];

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        bytes[2 * good] = (unsigned char)way->have[good];
        bytes[2 * good + 1] = (unsigned char)((unsigned)way->have[good] >> 8);
    }
    return adit_option_with_hash(ADIT_OPT_PAY, number, bytes, sizeof bytes);
}

static void note_price(adit_tx *tx, int seat, const adit_price *price)
{
    ways none = {.count = 0};
    pricing it = {.tx = tx,
                  .seat = seat,
                  .card = price->card,
                  .value = price->value,
                  .all = &none,
                  .price = price};

    if (tx->log != NULL && is_modified(tx, price)) {
        all_hooks(&it, note_hook);
    }
}

static void build_ways(adit_tx *tx, const void *context, adit_options *out)
{
    const pay_context *it = context;
    adit_goods way[MAX_WAYS];
    int count = adit_price_list(tx, it->seat, it->price, way, MAX_WAYS, adit_why_of(out));

    for (int i = 0; i < count; i++) {
        char words[160];
        adit_buffer text = adit_buffer_on(words, sizeof words);
        adit_goods_words(&way[i], tx->def->goods, &text);
        if (!adit_offer(out, pay_option(adit_options_add_word(out, words), &way[i]))) {
            return;
        }
    }
}

adit_forced adit_payment_forced(const adit_tx *tx, int seat)
{
    const adit_pick *last = tx->next > 0 ? &tx->picks[tx->next - 1] : NULL;

    return last != NULL && last->kind == ADIT_PICK_MAIN && last->seat == seat
               ? ADIT_FORCED_ALWAYS
               : ADIT_FORCED_UNLESS_OPENED;
}

adit_status adit_pay_price(adit_tx *tx, int seat, const adit_price *price, adit_goods *paid)
{
    const pay_context context = {seat, price};
    const adit_question question = {.key = ADIT_ASK_PAY,
                                    .seat = seat,
                                    .build = build_ways,
                                    .context = &context,
                                    .forced = adit_payment_forced(tx, seat),
                                    .only_goods_open = true};
    adit_goods way[MAX_WAYS];
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);
    int count;

    if (status == ADIT_NONE) {
        adit_why why = {.text = "it cannot be paid"};
        (void)adit_price_list(tx, seat, price, way, MAX_WAYS, &why);
        return adit_illegal(tx, "%s", why.text);
    }
    ADIT_TRY(status);
    count = adit_price_list(tx, seat, price, way, MAX_WAYS, NULL);
    for (int i = 0; i < count; i++) {
        if (adit_option_equal(pay_option(answer.a, &way[i]), answer)) {
            note_price(tx, seat, price);
            if (paid != NULL) {
                *paid = way[i];
            }
            return adit_pay_exactly(tx, seat, &way[i]);
        }
    }
    return adit_fault(tx, ADIT_SCRIPT, "the price that was chosen is gone");
}
