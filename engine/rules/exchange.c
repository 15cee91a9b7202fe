/* exchange.c - what a player may exchange at any time.
 *
 * Cards in play offer exchanges. At the first question of a transaction an exchange is a
 * step of its own; deeper inside it becomes a pick before the answer, and it is offered only
 * if what was begun can still be finished afterwards.
 */
#include "engine/rules/exchange.h"

#include <assert.h>
#include <string.h>

#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

static const adit_hook_exchange *hook_of(const adit_tx *tx, adit_option option)
{
    return &tx->cards->card[option.a - 1].exchange[option.b];
}

typedef struct {
    int seat;
    uint16_t amounts;
} first_payment;

/* Its price is paid before its effect runs, and must not take what that needs. */
static void pay_first(adit_tx *tx, const void *context)
{
    const first_payment *payment = context;
    const adit_goods price = adit_goods_of(tx, payment->seat, payment->amounts);

    tx->risk++;
    if (adit_pay(tx, payment->seat, &price) == ADIT_OK) {
        tx->risk--;
    }
}

static bool is_possible_in_full(adit_tx *tx, int seat, const adit_hook_exchange *hook,
                                adit_why *why)
{
    if (!adit_condition_holds(tx, seat, &hook->when, why)) {
        return false;
    }
    if (hook->pay != 0) {
        const adit_goods price = adit_goods_of(tx, seat, hook->pay);
        if (!adit_can_afford(tx, seat, &price, why)) {
            return false;
        }
    }
    if (hook->run == 0 || hook->pay == 0 ||
        adit_node_promise(tx->def, tx->cards, hook->run) >= ADIT_ALWAYS) {
        return hook->run == 0 || adit_can(tx, seat, hook->run, NULL, NULL, why);
    }
    const first_payment payment = {seat, hook->pay};
    return adit_can(tx, seat, hook->run, pay_first, &payment, why);
}

/* Most are impossible because the seat lacks the first good that they take. */
static inline bool is_possible(adit_tx *tx, int seat, const adit_hook_exchange *hook, adit_why *why)
{
    if (why == NULL && adit_seat_in(tx, seat)->goods.have[hook->least_good] < hook->least) {
        assert(!is_possible_in_full(tx, seat, hook, NULL));
        return false;
    }
    return is_possible_in_full(tx, seat, hook, why);
}

bool adit_exchange_can(adit_tx *tx, int seat, adit_option option)
{
    return is_possible(tx, seat, hook_of(tx, option), NULL);
}

/* Offers the exchanges of the seat's cards, then those of the table, as long as the list wants
 * more. Without a list: whether there is one that can be made. */
static bool offer_all(adit_tx *tx, int seat, adit_options *out)
{
    for (int l = 0; l < 2; l++) {
        const adit_in_play *list = adit_in_play_of(tx, l == 0 ? seat : ADIT_ON_TABLE);

        for (int i = 0; i < list->count; i++) {
            const adit_card *card = &tx->cards->card[list->card[i]];
            for (int k = 0; k < card->exchange_count; k++) {
                const bool can = is_possible(tx, seat, &card->exchange[k],
                                             out == NULL ? NULL : adit_why_of(out));
                const adit_option option = {
                    .what = ADIT_OPT_EXCHANGE, .a = (int16_t)(card->number + 1), .b = (int16_t)k};
                if (out == NULL ? can : !adit_offer_if(out, option, can)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static bool is_offered_any(const adit_tx *tx, int seat, int depth)
{
    return tx->cards->has_exchange && (tx->work->no_anytime >> seat & 1) == 0 &&
           depth < ADIT_MAX_EXCHANGE_DEPTH;
}

bool adit_exchange_possible(adit_tx *tx, int seat)
{
    return is_offered_any(tx, seat, tx->exchange_depth) && offer_all(tx, seat, NULL);
}

adit_status adit_exchange_list(adit_tx *tx, const adit_open_question *open, adit_options *out)
{
    adit_status left = tx->stop, status;
    int exchanges = 0;

    if (open->no_anytime || !is_offered_any(tx, open->seat, open->exchange_depth)) {
        return ADIT_OK;
    }
    for (int i = 0; i < tx->pick_count; i++) {
        exchanges += tx->picks[i].kind == ADIT_PICK_ANYTIME;
    }
    if (exchanges >= ADIT_MAX_PICKS / 2) {
        return ADIT_OK; /* leave room for the answers */
    }
    tx->stop = ADIT_OK; /* the run was left; here we only look */
    (void)offer_all(tx, open->seat, out);
    for (int i = out->count - 1; i >= 0 && !open->first; i--) {
        adit_pick pick = {.kind = ADIT_PICK_ANYTIME,
                          .seat = (uint8_t)open->seat,
                          .tag = open->tag,
                          .effect = open->effect,
                          .option = out->item[i]};
        adit_why why = {.text = ""};
        if (!adit_finishes(tx, &pick, out->wants_reasons ? &why : NULL)) {
            adit_options_refuse(out, i, why.text);
        }
    }
    status = tx->stop == ADIT_NOMEM ? ADIT_NOMEM : ADIT_OK;
    tx->stop = left;
    return status;
}

adit_status adit_exchange_carry_out(adit_tx *tx, int seat, adit_option option)
{
    const adit_hook_exchange *hook = hook_of(tx, option);

    if (hook->pay != 0) {
        const adit_goods pay = adit_goods_of(tx, seat, hook->pay);
        const int risk =
            hook->run != 0 && adit_node_promise(tx->def, tx->cards, hook->run) < ADIT_ALWAYS ? 1
                                                                                             : 0;
        tx->risk += risk;
        ADIT_TRY(adit_pay(tx, seat, &pay));
        tx->risk -= risk;
    }
    if (hook->get != 0) {
        const adit_goods get = adit_goods_of(tx, seat, hook->get);
        ADIT_TRY(adit_gain(tx, seat, &get));
    }
    return hook->run == 0 ? ADIT_OK : adit_run_effect(tx, seat, option.a - 1, hook->run, NULL);
}

/* Exchanges that cards have run by themselves since a player chose something. */
static int exchanges_in_a_row(const adit_tx *tx)
{
    int count = 0;

    for (const adit_part *part = tx->part; part != NULL && part->card != ADIT_NO_CARD;
         part = part->outer) {
        count += part->exchange >= 0;
    }
    return count;
}

/* Too deep only because of exchanges that the player has opened before: there it cannot be made,
 * and the card is not to blame. */
static adit_status refuse_too_deep(adit_tx *tx)
{
    if (tx->exchange_depth < ADIT_MAX_EXCHANGE_DEPTH ||
        exchanges_in_a_row(tx) > ADIT_MAX_EXCHANGE_DEPTH) {
        return ADIT_OK;
    }
    return adit_illegal(tx, "more than %d exchanges one inside the other", ADIT_MAX_EXCHANGE_DEPTH);
}

adit_status adit_run_part(adit_tx *tx, int seat, const adit_part *part)
{
    const adit_option option = {
        .what = ADIT_OPT_EXCHANGE, .a = (int16_t)(part->card + 1), .b = (int16_t)part->exchange};

    ADIT_GUARD(tx);
    if (part->node != 0) {
        return adit_run_effect(tx, seat, part->card, part->node, part->event);
    }
    ADIT_TRY(refuse_too_deep(tx));
    ADIT_TRY(adit_demand(tx, seat, &hook_of(tx, option)->when));
    return adit_exchange_run(tx, seat, option);
}

adit_status adit_exchange_run_chosen(adit_tx *tx, int seat, adit_option option)
{
    const adit_part choice = {.outer = tx->part, .card = ADIT_NO_CARD, .exchange = -1};

    if (tx->part != NULL) {
        tx->part = &choice;
    }
    const adit_status status = adit_exchange_run(tx, seat, option);
    tx->part = choice.outer;
    return status;
}

adit_status adit_exchange_run(adit_tx *tx, int seat, adit_option option)
{
    const int outer_depth = tx->verb_depth;
    /* Inside a transaction what was begun must still be possible afterwards, also after the
     * answers that the exchange itself asks for. */
    const int risk = tx->is_exchange && tx->exchange_depth == 0 ? 0 : 1;

    if (tx->exchange_depth >= ADIT_MAX_EXCHANGE_DEPTH) {
        return adit_fault_limit(tx, option.a - 1, ADIT_LIMIT_EXCHANGE_DEPTH);
    }
    /* An exchange is an outermost verb wherever it happens, so the seat is settled after it. */
    tx->exchange_depth++;
    tx->verb_depth = 1;
    tx->risk += risk;
    adit_status status = adit_exchange_carry_out(tx, seat, option);
    tx->verb_depth = 0;
    if (status == ADIT_OK && tx->def->settle != NULL) {
        status = tx->def->settle(tx, seat);
    }
    tx->risk -= risk;
    tx->verb_depth = outer_depth;
    tx->exchange_depth--;
    return status;
}

/* ---- Exchanges that read alike ---- */

static bool exchange_reads(const adit_game_def *def, const adit_cards *cards, int card, int n,
                           const char *words)
{
    const adit_option option = {
        .what = ADIT_OPT_EXCHANGE, .a = (int16_t)(card + 1), .b = (int16_t)n};
    char own[512];
    adit_buffer out = adit_buffer_on(own, sizeof own);

    adit_option_words(def, cards, NULL, option, &out);
    return strcmp(own, words) == 0;
}

/* Whether a card that comes before it, the game's own first, has an exchange with these words. */
static bool is_read_before(const adit_game_def *def, const adit_cards *cards, int card,
                           const char *words)
{
    const bool is_added = strchr(cards->card[card].id, ':') != NULL;

    for (int other = 0; other < cards->count; other++) {
        const bool other_is_added = strchr(cards->card[other].id, ':') != NULL;

        for (int k = 0; k < cards->card[other].exchange_count; k++) {
            if ((is_added != other_is_added ? is_added : other < card) &&
                exchange_reads(def, cards, other, k, words)) {
                return true;
            }
        }
    }
    return false;
}

static bool has_stand_in(const adit_game_def *def, int good)
{
    for (int i = 0; def->goods[i].name != NULL; i++) {
        if (def->goods[i].pays_for == good + 1) {
            return true;
        }
    }
    return false;
}

/* The first good of a price that is known, if nothing else can pay for it. */
static void note_least(const adit_game_def *def, const adit_cards *cards, adit_hook_exchange *hook)
{
    hook->least = hook->least_good = 0;
    if (hook->pay == 0 || cards->amounts[hook->pay].counted != 0 ||
        !adit_holds_always(&hook->when)) {
        return;
    }
    for (int good = 0; def->goods[good].name != NULL && hook->least == 0; good++) {
        hook->least_good = (int16_t)good;
        hook->least = has_stand_in(def, good) ? 0 : cards->amounts[hook->pay].fixed.have[good];
    }
}

void adit_exchanges_prepare(const adit_game_def *def, adit_cards *cards)
{
    for (int card = cards->count - 1; card >= 0 && cards->has_exchange; card--) {
        for (int k = 0; k < cards->card[card].exchange_count; k++) {
            note_least(def, cards, &cards->card[card].exchange[k]);
            const adit_option option = {
                .what = ADIT_OPT_EXCHANGE, .a = (int16_t)(card + 1), .b = (int16_t)k};
            char words[512];
            adit_buffer out = adit_buffer_on(words, sizeof words);

            adit_option_words(def, cards, NULL, option, &out);
            cards->card[card].exchange[k].is_named = is_read_before(def, cards, card, words);
        }
    }
}
