/* prices.c - one pipeline that lists, validates, pays and explains prices.
 *
 * Base price (one of several alternatives), then declared modifiers in order of coming into play,
 * then the player's choices (which discount), then substitutions with their limits, then stand-ins.
 * What cannot be paid and what is dominated is dropped; if two ways are left the player is asked.
 *
 * Cards can make more ways than anybody would look through. Of those that can be paid, the 64 with
 * the fewest goods are offered, of equal ones those that are nearer to the printed price. At most
 * 256 are kept while they are made: what a player is short of least, then the fewest goods.
 */
#include <assert.h>
#include <endian.h>
#include <string.h>

#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

#define ALWAYS_HASHED 16        /* goods that a way to pay is known by */
#define MAX_WAYS ADIT_MANY_WAYS /* that are offered */
#define MAX_NOTED 32 /* hooks that concern a price; more of them are looked for in each pass */

/* A hook that concerns the price. */
typedef struct {
    const adit_hook_modify *hook;
    int by, me; /* its card, and for whom it counts */
} price_hook;

/* What a price is worked out in: 10 KB that need no clearing. */
typedef struct {
    price_hook hook[MAX_NOTED]; /* in the order in which they apply */
    adit_ways ways;
} price_space;

/* ---- Modifiers in play ---- */

typedef struct pricing price_work;
typedef void (*modifier)(price_work *pricing, const adit_hook_modify *hook);

struct pricing {
    adit_tx *tx;
    int seat;
    const adit_price *price;
    price_space *space;
    adit_ways *all; /* in there */
    modifier apply;
    int plain;                    /* ways that were there before this step */
    int by;                       /* card whose hook is applied */
    int me;                       /* and for whom it counts */
    int explained;                /* hooks that were put into words */
    bool has_choice, has_instead; /* among the hooks of the first step */
    adit_buffer *words;
    int hooks;         /* that concern the price */
    adit_goods relief; /* not 0: goods that a way may have less of */
};

static void begin_ways(price_work *pricing)
{
    const adit_tx *tx = pricing->tx;

    pricing->all = &pricing->space->ways;
    adit_ways_begin(pricing->all, &adit_seat_in(tx, pricing->seat)->goods, tx->def->goods,
                    ADIT_NO_CARD);
}

static void apply_fixed(price_work *pricing, const adit_hook_modify *hook)
{
    pricing->has_choice |= hook->is_choice;
    pricing->has_instead |= hook->instead_of != 0;
    if (hook->is_choice || (hook->less | hook->more) == 0) { /* else "instead" */
        return;
    }
    const adit_goods less = adit_goods_of(pricing->tx, pricing->me, hook->less);
    const adit_goods more = adit_goods_of(pricing->tx, pricing->me, hook->more);
    for (int i = 0; i < pricing->all->count; i++) {
        pricing->all->way[i] = adit_goods_less(adit_goods_sum(&pricing->all->way[i], &more), &less);
    }
}

/* A substitution may be used up to its limit, each use a further way. */
static void apply_instead(price_work *pricing, const adit_hook_modify *hook)
{
    if (hook->instead_of == 0) {
        return;
    }
    const adit_goods of = adit_goods_of(pricing->tx, pricing->me, hook->instead_of);
    const adit_goods instead = adit_goods_of(pricing->tx, pricing->me, hook->instead);
    const int count = adit_ways_keep(pricing->all);
    for (int i = 0; i < count; i++) {
        adit_goods way = pricing->all->way[i];
        for (int use = 0; use < hook->limit && adit_goods_cover(&way, &of); use++) {
            way = adit_goods_less(way, &of);
            way = adit_goods_sum(&way, &instead);
            adit_ways_add(pricing->all, &way);
        }
    }
}

/* Choices start from the ways that had none, so that at most one is used. */
static void apply_choice(price_work *pricing, const adit_hook_modify *hook)
{
    const adit_goods less = adit_goods_of(pricing->tx, pricing->me, hook->less);
    const adit_goods more = adit_goods_of(pricing->tx, pricing->me, hook->more);

    for (int i = 0; i < pricing->plain && hook->is_choice; i++) {
        const adit_goods way = adit_goods_less(adit_goods_sum(&pricing->all->way[i], &more), &less);
        adit_ways_add(pricing->all, &way);
    }
}

static bool concerns(adit_tx *tx, const price_work *pricing, const adit_hook_modify *hook,
                     int owner)
{
    const adit_price *price = pricing->price;

    return hook->value == price->value && adit_hook_applies(hook->by, owner, pricing->seat) &&
           (hook->card == ADIT_NO_CARD || hook->card == price->card) &&
           adit_condition_holds(tx, adit_hook_actor(owner, pricing->seat), &hook->when, NULL);
}

/* Takes down the hooks of a card that concern the price. */
static void note_hooks(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    price_work *pricing = context;
    const int me = adit_hook_actor(owner, pricing->seat);

    tx->asker = by->number;
    for (int k = 0; k < by->modify_count; k++) {
        if (!concerns(tx, pricing, &by->modify[k], owner)) {
            continue;
        }
        if (pricing->hooks < MAX_NOTED) {
            pricing->space->hook[pricing->hooks] = (price_hook){&by->modify[k], by->number, me};
        }
        pricing->hooks++;
    }
}

static void find_hooks(price_work *pricing)
{
    pricing->hooks = 0;
    adit_each_concerning(pricing->tx, pricing->seat, pricing->price->value, note_hooks, pricing);
}

static void apply_hook(price_work *pricing, const price_hook *next)
{
    adit_tx *tx = pricing->tx;
    const int outer = tx->card;

    /* Some queries ask whose hook it is. */
    pricing->by = pricing->all->by = tx->card = tx->asker = next->by;
    pricing->me = next->me;
    if (pricing->apply == apply_fixed) { /* the first of several passes */
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "hook %s p%d: %s",
                                    tx->cards->card[next->by].id, next->me + 1,
                                    tx->def->values[pricing->price->value].name));
    }
    pricing->apply(pricing, next->hook);
    tx->card = outer;
}

static void visit_hooks(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    price_work *pricing = context;

    for (int k = 0; k < by->modify_count; k++) {
        const price_hook next = {&by->modify[k], by->number, adit_hook_actor(owner, pricing->seat)};

        tx->asker = by->number;
        if (concerns(tx, pricing, next.hook, owner)) {
            apply_hook(pricing, &next);
        }
    }
}

/* One pass over all of them; where there were too many to be noted, they are looked for again. */
static void all_hooks(price_work *pricing, modifier apply)
{
    pricing->apply = apply;
    pricing->plain = pricing->all->count;
    for (int i = 0; i < pricing->hooks && pricing->hooks <= MAX_NOTED; i++) {
        apply_hook(pricing, &pricing->space->hook[i]);
    }
    if (pricing->hooks > MAX_NOTED) {
        adit_each_in_play(pricing->tx, pricing->seat, ADIT_SET_VALUES, pricing->price->value,
                          visit_hooks, pricing);
    }
}

/* ---- In words: what each card does to this price ---- */

static bool add_goods(const price_work *pricing, uint16_t amounts, const char *before,
                      const char *after, adit_buffer *out)
{
    const adit_goods goods = adit_goods_of(pricing->tx, pricing->me, amounts);
    const adit_goods none = {{0}};

    if (amounts == 0 || adit_goods_equal(&goods, &none)) {
        return false;
    }
    adit_buffer_add(out, before);
    adit_goods_words(&goods, pricing->tx->def->goods, out);
    adit_buffer_add(out, after);
    return true;
}

/* "1 wood less", "1 ore instead of 1 wood, up to 2 times"; false: it changes nothing now. */
static bool describe_hook(const price_work *pricing, const adit_hook_modify *hook, adit_buffer *out)
{
    bool changes = add_goods(pricing, hook->less, "", " less", out);

    changes |= add_goods(pricing, hook->more, changes ? ", " : "", " more", out);
    if (changes && hook->is_choice) {
        adit_buffer_add(out, ", optional");
    }
    if (add_goods(pricing, hook->instead, changes ? ", " : "", "", out)) {
        (void)add_goods(pricing, hook->instead_of, " instead of ", "", out);
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

/* Puts the hook into the log, or into `words` if that is not NULL. */
static void explain_hook(price_work *pricing, const adit_hook_modify *hook)
{
    char line[160], base[160];
    adit_buffer words = adit_buffer_on(line, sizeof line);
    adit_buffer due = adit_buffer_on(base, sizeof base);

    if (!describe_hook(pricing, hook, &words)) {
        return;
    }
    if (pricing->explained++ == 0) {
        add_base(pricing->tx, pricing->price, &due);
        if (pricing->words == NULL) {
            adit_note_with_words(pricing->tx, ADIT_LOG_BASE_PRICE, pricing->seat, base);
        } else {
            adit_buffer_addf(pricing->words, " (the price is %s", base);
        }
    }
    if (pricing->words == NULL) {
        adit_note_with_words(pricing->tx, ADIT_LOG_PRICE, pricing->seat, line);
    } else {
        adit_buffer_addf(pricing->words, "; %s: %s", pricing->tx->cards->card[pricing->by].id,
                         line);
    }
}

/* ---- What is left ---- */

static bool is_modified(const adit_tx *tx, const adit_price *price)
{
    return price->value != ADIT_NO_VALUE && adit_is_modified(tx, price->value);
}

/* The first good that is short, for each way that cannot be paid: "needs 5 food, has 0, or 2
 * gold, has 1". */
static void explain_shortage(price_work *pricing, adit_why *why)
{
    const adit_tx *tx = pricing->tx;
    const adit_ways *all = pricing->all;

    if (why == NULL) {
        return;
    }
    adit_buffer out = adit_buffer_on(why->text, sizeof why->text);
    for (int i = 0; i < all->count && i < 3; i++) {
        for (int good = 0; tx->def->goods[good].name != NULL; good++) {
            const int have = adit_goods_to_pay_with(all->store, tx->def->goods, good);
            if (have < all->way[i].have[good]) {
                adit_buffer_addf(&out, "%s%d %s, has %d", i == 0 ? "needs " : ", or ",
                                 all->way[i].have[good], tx->def->goods[good].name, have);
                break;
            }
        }
    }
    for (int i = 0; i < all->count; i++) {
        const int missing = adit_goods_missing(all->store, all->goods, &all->way[i]);
        why->missing = i == 0 || missing < why->missing ? missing : why->missing;
    }
    if (is_modified(tx, pricing->price)) {
        pricing->words = &out;
        all_hooks(pricing, explain_hook);
        pricing->words = NULL;
        adit_buffer_add(&out, pricing->explained > 0 ? ")" : "");
    }
}

/* Marks the goods of which the hook may take something off: a discount that is a choice and a
 * substitution may stand in one. */
static void note_relief(price_work *pricing, const adit_hook_modify *hook)
{
    const uint16_t amounts[] = {hook->is_choice ? hook->less : 0, hook->instead_of};

    for (int i = 0; i < 2; i++) {
        const adit_goods less = adit_goods_of(pricing->tx, pricing->me, amounts[i]);

        for (int good = 0; good < ADIT_MAX_GOODS; good++) {
            pricing->relief.have[good] |= less.have[good];
        }
    }
}

/* Whether each way is short of a good that neither choices and substitutions nor stand-ins bring
 * down: most of what cannot be paid is found out here. */
static bool is_hopeless(price_work *pricing)
{
    const adit_good_def *defs = pricing->all->goods;
    const adit_ways *all = pricing->all;

    all_hooks(pricing, note_relief);
    for (int good = 0; pricing->tx->cards->has_stand_ins && defs[good].name != NULL; good++) {
        if (defs[good].pays_for != 0) {
            pricing->relief.have[defs[good].pays_for - 1] = 1;
        }
    }
    for (int i = 0; i < all->count; i++) {
        int16_t is_short = 0;

        for (int good = 0; good < ADIT_MAX_GOODS; good++) {
            is_short |=
                all->way[i].have[good] > all->store->have[good] && pricing->relief.have[good] == 0;
        }
        if (is_short == 0) {
            return false;
        }
    }
    return true;
}

static void add_ways_of_hooks(price_work *pricing)
{
    if (pricing->has_choice) {
        (void)adit_ways_keep(pricing->all); /* choices start from them */
        all_hooks(pricing, apply_choice);
    }
    if (pricing->has_instead) {
        all_hooks(pricing, apply_instead);
    }
}

/* Up to `max` ways that can be paid go to `out`. Without `out`: whether there is one. Choices and
 * what stands in only add ways, so they do not matter where the price can be paid as it is. */
static int list_ways(price_work *pricing, adit_goods *out, int max, adit_why *why)
{
    const adit_price *price = pricing->price;
    adit_ways *all = &pricing->space->ways;
    bool is_sure = false, is_lost = false;
    int count = 0;

    begin_ways(pricing);
    all->by = price->card != ADIT_NO_CARD ? price->card : pricing->tx->card;
    assert(price->count <= MAX_WAYS);
    for (; all->count < price->count; all->count++) {
        all->way[all->count] = adit_goods_sum(&price->base[all->count], &price->plus);
    }
    if (price->count == 0) {
        all->way[all->count++] = price->plus;
    }
    if (is_modified(pricing->tx, price)) {
        find_hooks(pricing);
        all_hooks(pricing, apply_fixed);
        is_sure = out == NULL && adit_ways_can_pay(all);
        is_lost = out == NULL && why == NULL && !is_sure && is_hopeless(pricing);
        if ((is_sure || is_lost) && !pricing->tx->has_purity) {
            return is_sure;
        }
        add_ways_of_hooks(pricing);
    }
    if (pricing->tx->cards->has_stand_ins) {
        adit_ways_add_stand_ins(all);
    }
    count = out == NULL && adit_ways_can_pay(all);
    assert((count > 0 || !is_sure) && (count == 0 || !is_lost));
    for (int i = 0; i < all->count && count < max; i++) {
        if (adit_goods_cover(all->store, &all->way[i]) && !adit_ways_is_dominated(all, i)) {
            out[count++] = all->way[i];
        }
    }
    if (count == 0) {
        explain_shortage(pricing, why);
    }
    return count;
}

int adit_price_list(adit_tx *tx, int seat, const adit_price *price, adit_goods *out, int max,
                    adit_why *why)
{
    price_space space;
    price_work pricing = {.tx = tx, .seat = seat, .price = price, .space = &space};

    return list_ways(&pricing, out, max, why);
}

/* ---- Paying ---- */

typedef struct {
    int seat;
    const adit_price *price;
} pay_context;

/* A way is known by its amounts, hashed as little-endian bytes. Saved games have the hash, so the
 * first goods are hashed as ever, and those after them only if they are paid. */
static adit_option pay_option(int number, const adit_goods *way)
{
    uint16_t amounts[ADIT_MAX_GOODS];
    uint16_t others = 0;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        amounts[good] = htole16((uint16_t)way->have[good]);
    }
    for (int good = ALWAYS_HASHED; good < ADIT_MAX_GOODS; good++) {
        others |= amounts[good];
    }
    return adit_option_with_hash(ADIT_OPT_PAY, number, amounts,
                                 (others != 0 ? ADIT_MAX_GOODS : ALWAYS_HASHED) * sizeof *amounts);
}

/* What can be paid: first the ways that are offered. */
typedef struct {
    adit_goods way[ADIT_MAX_WAYS];
    int offered, count;
    bool is_cut; /* not all are offered */
    int many_by; /* the card that adds too many; ADIT_NO_CARD: none does */
} price_offer;

/* Puts the one with the most goods, of equal ones the last, behind those that are offered. */
static void leave_out_one(price_offer *offer)
{
    int most = 0;

    for (int i = 1; i < offer->offered; i++) {
        most = adit_goods_total(&offer->way[i]) >= adit_goods_total(&offer->way[most]) ? i : most;
    }
    const adit_goods way = offer->way[most];
    offer->offered--;
    memmove(&offer->way[most], &offer->way[most + 1],
            (size_t)(offer->offered - most) * sizeof offer->way[0]);
    offer->way[offer->offered] = way;
}

static void find_offer(adit_tx *tx, int seat, const adit_price *price, price_offer *out,
                       adit_why *why)
{
    price_space space;
    price_work pricing = {.tx = tx, .seat = seat, .price = price, .space = &space};

    if (price->is_due != NULL && !price->is_due(tx, price->context, why)) {
        out->count = out->offered = 0;
        return;
    }
    out->count = out->offered = list_ways(&pricing, out->way, ADIT_MAX_WAYS, why);
    while (out->offered > MAX_WAYS) {
        leave_out_one(out);
    }
    /* cppcheck-suppress uninitvar ; list_ways fills it */
    out->is_cut = out->count > out->offered || space.ways.crowded > 0;
    out->many_by = space.ways.many_by;
}

#define MANY_WAYS "more than %d ways to pay; only the %d that use the fewest goods are offered"

static void note_price(adit_tx *tx, int seat, const adit_price *price, const price_offer *from)
{
    if (tx->log != NULL && is_modified(tx, price)) {
        price_space space;
        price_work pricing = {.tx = tx, .seat = seat, .price = price, .space = &space};

        begin_ways(&pricing);
        find_hooks(&pricing);
        all_hooks(&pricing, explain_hook);
    }
    if (tx->log != NULL && from->is_cut && from->many_by != ADIT_NO_CARD) {
        const int outer = tx->card;
        adit_why why;

        (void)adit_refuse(&why, MANY_WAYS, MAX_WAYS, MAX_WAYS);
        tx->card = from->many_by;
        adit_note_with_words(tx, ADIT_LOG_PRICE, seat, why.text);
        tx->card = outer;
    }
}

/* Why a way that could be paid is not offered. */
static bool explain_cut(const adit_tx *tx, const price_offer *from, adit_why *why)
{
    return from->many_by == ADIT_NO_CARD
               ? adit_refuse(why, MANY_WAYS, MAX_WAYS, MAX_WAYS)
               : adit_refuse(why, MANY_WAYS "; %s adds some of them", MAX_WAYS, MAX_WAYS,
                             tx->cards->card[from->many_by].id);
}

static adit_option option_of(adit_options *out, const adit_good_def *goods, const adit_goods *way)
{
    char words[160];
    adit_buffer text = adit_buffer_on(words, sizeof words);

    adit_goods_words(way, goods, &text);
    return pay_option(adit_options_add_word(out, words), way);
}

static void build_ways(adit_tx *tx, const void *context, adit_options *out)
{
    const pay_context *payment = context;
    price_offer all;

    find_offer(tx, payment->seat, payment->price, &all, adit_why_of(out));
    for (int i = 0; i < all.offered; i++) {
        if (!adit_offer(out, option_of(out, tx->def->goods, &all.way[i]))) {
            return;
        }
    }
    for (int i = all.offered; i < all.count && adit_why_of(out) != NULL; i++) {
        const adit_option option = option_of(out, tx->def->goods, &all.way[i]);
        if (option.a >= 0) {
            (void)adit_offer_if(out, option, explain_cut(tx, &all, adit_why_of(out)));
        }
    }
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
    price_offer all;
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    if (status == ADIT_NONE) {
        adit_why why = {.text = "the price cannot be paid"};
        if (tx->err != NULL) {
            find_offer(tx, seat, price, &all, &why);
        }
        return adit_illegal(tx, "%s", why.text);
    }
    ADIT_TRY(status);
    find_offer(tx, seat, price, &all, NULL);
    for (int i = 0; i < all.offered; i++) {
        if (adit_option_equal(pay_option(answer.a, &all.way[i]), answer)) {
            note_price(tx, seat, price, &all);
            if (paid != NULL) {
                *paid = all.way[i];
            }
            return adit_pay_exactly(tx, seat, &all.way[i]);
        }
    }
    return adit_fault(tx, ADIT_SCRIPT, "the chosen price is no longer available");
}
