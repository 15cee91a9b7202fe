/* forced.c - may a single option be taken without a question?
 *
 * Only if no exchange could open another one: nothing is done for a player, and no use is lost,
 * while an exchange could still make more of it. To try every chain of exchanges would be slow.
 * Instead each exchange is made once on a scratch copy, what it takes and brings is added up as
 * often as it could be repeated, and the question is built once more as if the player had the sum.
 * So a question may be asked once too often, where two exchanges would need the same goods, but a
 * chain of exchanges is not overlooked.
 */
#include <string.h>

#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

#define MAX_EXCHANGES 96 /* of the cards in play; with more, the question is asked */
#define MOST_TIMES 99    /* one is repeated */
#define MAX_ROUNDS 8     /* what one exchange brings may pay for another, and so on */

/* What is known of one exchange: how much it takes and brings each time. */
typedef struct {
    adit_goods takes, brings;
    adit_goods sum; /* brought at most, repeated as often as there is something to take */
    bool is_known;
} exchange_yield;

typedef struct {
    adit_tx *tx;
    const adit_question *question;
    bool adds_decline;
    adit_goods own;
    adit_goods most;   /* what the seat could have at most, all exchanges taken together */
    adit_goods *goods; /* of the seat, in the working state */
    exchange_yield yield[MAX_EXCHANGES]; /* of those that were met */
    int met;
    int at; /* the exchange that is being tried */
    adit_option exchange;
    bool by_goods; /* with goods in plenty there would be more */
    bool by_lack;  /* without any goods there would be more */
    bool opens;
} opening;

/* Whether the question, built in this transaction, offers more than one option. */
static bool offers_more(adit_tx *tx, const opening *search)
{
    adit_options *options = &tx->runner->exchanges; /* not in use before the question is open */

    adit_options_clear(options, 2, false);
    adit_question_build(tx, search->question, search->adds_decline, options);
    return options->count > 1;
}

/* As much of everything as there can be. */
static adit_goods most_goods(const adit_game_def *def)
{
    adit_goods goods = {{0}};

    for (int i = 0; def->goods[i].name != NULL; i++) {
        goods.have[i] = (int16_t)def->goods[i].limit;
    }
    return goods;
}

/* ---- What one exchange does ---- */

static void note_goods(const adit_goods *after, const opening *search, exchange_yield *yield)
{
    for (int i = 0; i < ADIT_MAX_GOODS; i++) {
        const int gain = after->have[i] - search->goods->have[i];
        int16_t *brings = &yield->brings.have[i], *takes = &yield->takes.have[i];

        *brings = (int16_t)(gain > *brings ? gain : *brings);
        /* With several answers: the least that any of them takes. */
        if (!yield->is_known || -gain < *takes) {
            *takes = (int16_t)(gain < 0 ? -gain : 0);
        }
    }
    yield->is_known = true;
}

/* What only turns goods into goods opens nothing where neither more nor fewer goods do. */
static bool changes_more_than_goods(const opening *search)
{
    const adit_card *card = &search->tx->cards->card[search->exchange.a - 1];

    return card->exchange[search->exchange.b].run != 0;
}

/* A trial that succeeds if the exchange opens something; if not, it tries other answers to what the
 * exchange asks. */
static adit_status make_exchange(adit_tx *inner, void *context)
{
    opening *search = context;
    const adit_goods *goods = &adit_seat_in(inner, search->question->seat)->goods;

    inner->verb_depth = 1; /* what is settled after verbs opens nothing */
    ADIT_TRY(adit_exchange_carry_out(inner, search->question->seat, search->exchange));
    note_goods(goods, search, &search->yield[search->at]);
    search->opens = !search->question->only_goods_open &&
                    (search->by_lack || changes_more_than_goods(search)) &&
                    offers_more(inner, search);
    return search->opens ? inner->stop : adit_illegal(inner, "opens no other option");
}

/* Adds up how much the exchange brings if it is repeated. */
static void repeat_exchange(const opening *search, exchange_yield *yield)
{
    int times = MOST_TIMES;

    for (int i = 0; i < ADIT_MAX_GOODS; i++) {
        if (yield->takes.have[i] > 0 && search->goods->have[i] / yield->takes.have[i] < times) {
            times = search->goods->have[i] / yield->takes.have[i];
        }
    }
    for (int i = 0; i < ADIT_MAX_GOODS; i++) {
        const int sum = yield->brings.have[i] * (times > 0 ? times : 1);
        yield->sum.have[i] = (int16_t)(sum < INT16_MAX ? sum : INT16_MAX);
    }
}

/* Tries one exchange, with what all the others could bring. */
static void try_exchange(opening *search, adit_option exchange)
{
    exchange_yield *yield = &search->yield[search->at];

    if (search->at == search->met) {
        memset(yield, 0, sizeof *yield);
        search->met++;
    }
    search->exchange = exchange;
    for (int i = 0; i < ADIT_MAX_GOODS; i++) {
        search->goods->have[i] = (int16_t)(search->most.have[i] - yield->sum.have[i]);
    }
    if (!yield->is_known &&
        (search->by_goods || search->by_lack || changes_more_than_goods(search)) &&
        adit_exchange_can(search->tx, search->question->seat, exchange)) {
        search->opens |= adit_try_run(search->tx, make_exchange, search);
    }
    if (yield->is_known) {
        repeat_exchange(search, yield);
    }
}

static void try_list(opening *search, const adit_in_play *list)
{
    for (int i = 0; i < list->count && !search->opens; i++) {
        const adit_card *card = &search->tx->cards->card[list->card[i]];

        for (int k = 0; k < card->exchange_count && !search->opens; k++, search->at++) {
            if (search->at >= MAX_EXCHANGES) {
                search->opens = true;
                return;
            }
            try_exchange(search, (adit_option){.what = ADIT_OPT_EXCHANGE,
                                               .a = (int16_t)(card->number + 1),
                                               .b = (int16_t)k});
        }
    }
}

/* ---- All of them together ---- */

/* False: the seat could have no more than was known already. */
static bool add_up(opening *search)
{
    adit_goods most = search->own;

    for (int i = 0; i < search->at; i++) {
        if (search->yield[i].is_known) {
            most = adit_goods_sum(&most, &search->yield[i].sum);
        }
    }
    const bool is_more = !adit_goods_equal(&most, &search->most);
    search->most = most;
    return is_more;
}

static void try_all(opening *search)
{
    search->at = 0;
    try_list(search, &adit_seat_in(search->tx, search->question->seat)->in_play);
    try_list(search, &search->tx->work->in_play);
}

/* Whether goods could open more, and all exchanges together bring them. */
static void search_goods(opening *search)
{
    for (int round = 1; round < MAX_ROUNDS && !search->opens && add_up(search); round++) {
        try_all(search);
    }
    if (!search->opens && !adit_goods_equal(&search->most, &search->own)) {
        *search->goods = search->most;
        search->opens = offers_more(search->tx, search);
    }
}

static void search_openings(opening *search)
{
    *search->goods = most_goods(search->tx->def);
    search->by_goods = offers_more(search->tx, search);
    if (!search->by_goods && search->question->only_goods_open) {
        return;
    }
    *search->goods = (adit_goods){{0}};
    search->by_lack = !search->question->only_goods_open && offers_more(search->tx, search);
    *search->goods = search->own;
    try_all(search);
    if (search->by_goods && !search->opens) {
        search_goods(search);
    }
}

static bool exchange_opens_more(adit_tx *tx, const adit_question *question, bool adds_decline)
{
    opening search;

    if (!adit_exchange_possible(tx, question->seat)) {
        return false;
    }
    search.tx = tx;
    search.question = question;
    search.adds_decline = adds_decline;
    search.goods = &adit_seat_in(tx, question->seat)->goods;
    search.own = search.most = *search.goods;
    search.met = search.at = 0;
    search.by_goods = search.by_lack = search.opens = false;
    search_openings(&search);
    *search.goods = search.own;
    return search.opens;
}

bool adit_is_forced(adit_tx *tx, const adit_question *question, bool adds_decline,
                    const adit_options *options)
{
    if (options->count != 1 || question->forced == ADIT_FORCED_NEVER) {
        return false;
    }
    if (question->forced == ADIT_FORCED_ALWAYS || adit_takes_no_exchange(tx, question)) {
        return true;
    }
    if (question->forced == ADIT_FORCED_UNLESS_ANYTIME) {
        return !adit_exchange_possible(tx, question->seat);
    }
    /* Inside an exchange: a player who wants another one makes that one first. */
    return tx->exchange_depth > 0 || !exchange_opens_more(tx, question, adds_decline);
}

/* ---- What was taken without asking ---- */

void adit_forced_begin(adit_forced_list *list)
{
    list->count = list->next = 0;
    list->has_drawn = false;
    list->texts.length = 0;
    list->texts.failed = false;
}

void adit_forced_note(const adit_tx *tx, const adit_question *question, adit_option option)
{
    adit_forced_list *list = tx->log == NULL ? NULL : &tx->log->forced;
    char text[512];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    if (list == NULL || !tx->log->is_on || list->count >= ADIT_MAX_FORCED) {
        return;
    }
    list->has_drawn |= tx->runner->has_drawn;
    adit_option_words(tx->def, tx->cards, &tx->runner->options, option, &words);
    list->item[list->count++] = (adit_forced_answer){
        .option = option,
        .text = (int)list->texts.length,
        .log_first = tx->log->count,
        .log_end = -1,
        .seat = (uint8_t)question->seat,
        .may_surprise = !list->has_drawn && question->forced != ADIT_FORCED_UNLESS_ANYTIME};
    adit_text_add_bytes(&list->texts, text, words.length + 1);
    tx->log->failed |= list->texts.failed;
}

void adit_forced_commit(adit_log *log, bool has_drawn)
{
    log->forced.has_drawn |= has_drawn;
    for (int i = 0; i < log->forced.count; i++) {
        if (log->forced.item[i].log_end < 0) {
            log->forced.item[i].log_end = log->count;
        }
    }
}
