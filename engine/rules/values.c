/* values.c - what the cards in play add to the rules: counts, values, permissions.
 *
 * These functions only look. Scripts are called for what data cannot say; a fault in one
 * leaves the run like any other fault.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/assert.h"
#include "engine/rules/runner.h"

static int count_in_play(const adit_tx *tx, int seat, int kind)
{
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;
    int count = 0;

    for (int i = 0; i < list->count; i++) {
        count += tx->cards->card[list->card[i]].kind == kind;
    }
    return count;
}

static int count_by_script(adit_tx *tx, int seat, const adit_query_row *row);

/* A count of the game or of a mod. It may depend on values and permissions, those on cards in play,
 * and they on counts: a card whose hook depends on what it changes would never come to an end. */
static int count_row(adit_tx *tx, int seat, const adit_query_row *row)
{
    if (tx->stop != ADIT_OK) {
        return 0;
    }
    if (row->track != 0) {
        return adit_seat_in(tx, seat)->track[row->track - 1];
    }
    if (tx->query_depth >= ADIT_MAX_QUERY_DEPTH) {
        (void)adit_fault(
            tx, ADIT_LIMIT, "%s: %s; a hook depends on '%s', which depends on that hook",
            tx->asker == ADIT_NO_CARD ? tx->def->info.id : tx->cards->card[tx->asker].id,
            adit_limit_message(adit_limit_at(ADIT_LIMIT_QUERY_DEPTH)).text, row->name);
        return 0;
    }
    tx->query_depth++;
    int count = row->count != NULL ? row->count(tx, seat) : count_by_script(tx, seat, row);
    tx->query_depth--;
    return count;
}

int adit_query(adit_tx *tx, int seat, int query)
{
    const int goods = tx->cards->good_count, rows = tx->cards->query_count;

    assert(goods == adit_good_count(tx->def->goods) && rows == adit_query_row_count(tx->def));
    if (query < goods) {
        return adit_seat_in(tx, seat)->goods.have[query];
    }
    query -= goods;
    return query < rows ? count_row(tx, seat, &tx->def->queries[query])
                        : count_in_play(tx, seat, query - rows);
}

static bool script_holds(adit_tx *tx, int seat, const adit_condition *condition, adit_why *why);

bool adit_condition_holds(adit_tx *tx, int seat, const adit_condition *condition, adit_why *why)
{
    if (condition->query < 0) {
        return condition->script == 0 || script_holds(tx, seat, condition, why);
    }
    const int value = adit_query(tx, seat, condition->query);
    const bool is_less = value < condition->min;
    if (!is_less && value <= condition->max) {
        return true;
    }
    return why != NULL && adit_refuse(why, "needs at %s %d %s, has %d", is_less ? "least" : "most",
                                      is_less ? condition->min : condition->max,
                                      adit_query_name(tx->def, condition->query), value);
}

adit_status adit_demand(adit_tx *tx, int seat, const adit_condition *condition)
{
    adit_why why = {.text = ""};

    /* Most trials want no words, and to make them costs more than the rest. */
    return adit_condition_holds(tx, seat, condition, tx->err == NULL ? NULL : &why)
               ? tx->stop
               : adit_illegal(tx, "%s", why.text);
}

/* ---- Numbers ---- */

/* A script that only looks is called on behalf of `card`, so that a fault can name it. */
typedef struct {
    int card, card_seat;
    bool was_looking;
    const char *mod;
} looking;

/* False: it may not be called now. */
static bool begin_looking(adit_tx *tx, int card, int seat, looking *outer)
{
    if (tx->stop != ADIT_OK) {
        return false;
    }
    if (tx->script_depth >= ADIT_MAX_SCRIPT_DEPTH) {
        (void)adit_fault_limit(tx, card, ADIT_LIMIT_SCRIPT_DEPTH);
        return false;
    }
    *outer = (looking){tx->card, tx->card_seat, tx->is_looking, tx->mod};
    tx->mod = NULL;
    tx->card = card;
    tx->card_seat =
        card != ADIT_NO_CARD && adit_is_in_play(tx, ADIT_ON_TABLE, card) ? ADIT_ON_TABLE : seat;
    tx->is_looking = true;
    tx->script_depth++;
    tx->runner->stats.script_calls++;
    return true;
}

static void end_looking(adit_tx *tx, const looking *outer, adit_status status)
{
    tx->card = outer->card;
    tx->card_seat = outer->card_seat;
    tx->is_looking = outer->was_looking;
    tx->mod = outer->mod;
    tx->script_depth--;
    if (status != ADIT_OK && tx->stop == ADIT_OK) {
        tx->stop = status; /* the host has written the message */
    }
}

static int number_by_script(adit_tx *tx, int seat, int card, int script, int base)
{
    looking outer;
    int number = 0;

    if (begin_looking(tx, card, seat, &outer)) {
        end_looking(tx, &outer, tx->host->number(tx->host->self, tx, script, seat, base, &number));
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "call number of %s p%d = %d",
                                    card == ADIT_NO_CARD ? "the rules" : tx->cards->card[card].id,
                                    seat + 1, number));
    }
    return number;
}

/* The count belongs to no card: whoever asks gets the same number. */
static int count_by_script(adit_tx *tx, int seat, const adit_query_row *row)
{
    looking outer;
    int number = 0;

    if (begin_looking(tx, ADIT_NO_CARD, seat, &outer)) {
        tx->mod = row->mod;
        end_looking(tx, &outer,
                    tx->host->number(tx->host->self, tx, row->script, seat, 0, &number));
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "call query %s p%d = %d", row->name, seat + 1,
                                    number));
    }
    return number;
}

/* A text says why not. */
static bool script_holds(adit_tx *tx, int seat, const adit_condition *condition, adit_why *why)
{
    const adit_card *card = &tx->cards->card[condition->card];
    adit_why reason = {.text = ""};
    looking outer;
    bool says = false;

    if (!begin_looking(tx, condition->card, seat, &outer)) {
        return false;
    }
    end_looking(tx, &outer,
                tx->host->reason(tx->host->self, tx, condition->script, seat, &says, &reason));
    says = says && reason.text[0] == '\0';
    ADIT_TRACED(adit_trace_line(tx->trace_depth, "call condition of %s p%d = %s", card->id,
                                seat + 1, says ? "yes" : "no"));
    if (reason.text[0] != '\0') {
        return says || (why != NULL && adit_refuse(why, "%s", reason.text));
    }
    return says || (why != NULL && adit_refuse(why, "the condition of %s is not met", card->title));
}

static int16_t clamp_number(int number)
{
    return (int16_t)(number < -30000 ? -30000 : number > 30000 ? 30000 : number);
}

int adit_number_of(adit_tx *tx, int seat, const adit_number *number)
{
    switch (number->kind) {
    case ADIT_NUMBER_FIXED:
        return number->value;
    case ADIT_NUMBER_PER:
        return clamp_number(number->value * adit_query(tx, seat, number->query));
    case ADIT_NUMBER_SCRIPT:
        return number_by_script(tx, seat, tx->card, number->script, 0);
    }
    ADIT_UNREACHABLE();
    return 0;
}

/* The number of a certain card: some queries ask whose number it is. */
static int number_of_card(adit_tx *tx, int seat, int card, const adit_number *number)
{
    const int outer = tx->card;

    tx->card = tx->asker = card;
    int result = adit_number_of(tx, seat, number);
    tx->card = outer;
    return result;
}

int adit_card_score(adit_tx *tx, int seat, const adit_card *card)
{
    return card->has_score ? number_of_card(tx, seat, card->number, &card->score) : 0;
}

int adit_fact_number(adit_tx *tx, int seat, const adit_card *card, int fact)
{
    return card->fact[fact].is_set ? number_of_card(tx, seat, card->number, &card->fact[fact].count)
                                   : 0;
}

adit_goods adit_goods_counted(adit_tx *tx, int seat, const adit_amounts *amounts)
{
    adit_goods goods = amounts->fixed;

    for (uint32_t rest = amounts->counted; rest != 0; rest &= rest - 1) {
        const int good = __builtin_ctz(rest);
        const int n = adit_number_of(tx, seat, &amounts->of[good]);

        goods.have[good] = (int16_t)(n < 0 ? 0 : clamp_number(n)); /* nobody pays -3 gold */
    }
    return goods;
}

/* ---- Values ---- */

bool adit_hook_applies(int by, int owner, int seat)
{
    switch ((adit_actor)by) {
    case ADIT_ACTOR_ANYONE:
        return true;
    case ADIT_ACTOR_ME:
        return owner == ADIT_ON_TABLE || owner == seat;
    case ADIT_ACTOR_OTHERS:
        return owner != seat;
    }
    ADIT_UNREACHABLE();
    return false;
}

int adit_hook_actor(int owner, int seat)
{
    return owner == ADIT_ON_TABLE ? seat : owner;
}

/* One value on its way through the cards; `base` is what it was at first. */
typedef struct {
    int seat, value, base, card, result;
} modification;

static void trace_change(const adit_tx *tx, const adit_card *by, int me, const modification *change)
{
    char name[80];
    adit_buffer out = adit_buffer_on(name, sizeof name);

    adit_value_name(tx->def, change->value, &out);
    adit_trace_line(tx->trace_depth, "hook %s p%d: %s becomes %d", by->id, me + 1, name,
                    change->result);
}

static void visit_modifier(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    modification *change = context;
    const int me = adit_hook_actor(owner, change->seat);

    tx->asker = by->number;
    for (int k = 0; k < by->modify_count; k++) {
        const adit_hook_modify *hook = &by->modify[k];
        if (hook->value != change->value || !adit_hook_applies(hook->by, owner, change->seat) ||
            (hook->card != ADIT_NO_CARD && hook->card != change->card) ||
            change->base < hook->min || change->base > hook->max ||
            !adit_condition_holds(tx, me, &hook->when, NULL)) {
            continue;
        }
        if (hook->script >= 0) {
            change->result = number_by_script(tx, me, by->number, hook->script, change->result);
        } else {
            int n = number_of_card(tx, me, by->number, &hook->add);
            change->result = hook->replaces ? n : change->result + n;
        }
        ADIT_TRACED(trace_change(tx, by, me, change));
    }
}

/* Most cards say nothing about a value or a permission, so they are passed over by their bits
 * before anything is called. */
static inline uint64_t set_of(uint64_t values, uint64_t permissions, uint64_t deeds,
                              adit_hook_set set)
{
    return set == ADIT_SET_VALUES ? values : set == ADIT_SET_PERMISSIONS ? permissions : deeds;
}

static void each_of_owner(adit_tx *tx, int owner, adit_hook_set set, int bit, adit_card_visit visit,
                          void *context)
{
    const adit_in_play *list = adit_in_play_of(tx, owner);

    for (int k = 0; k < list->count; k++) {
        const adit_card *card = &tx->cards->card[list->card[k]];

        if ((set_of(card->values, card->permissions, card->deeds, set) >> bit & 1) != 0) {
            visit(tx, card, owner, context);
        }
    }
}

/* What nobody says for others is asked of the seat and the table alone. */
static inline bool is_for_all(const adit_tx *tx, adit_hook_set set, int bit)
{
    const adit_cards *cards = tx->cards;

    return (set_of(cards->values_of_others, cards->permissions_of_others, ~UINT64_C(0), set) >>
                bit &
            1) != 0;
}

/* `after_seat` comes after the seat: the next one, or the table. */
static inline void each_with_bit(adit_tx *tx, int seat, int after_seat, adit_hook_set set, int bit,
                                 adit_card_visit visit, void *context)
{
    const int players = tx->work->players;

    for (int i = 0; i <= players; i = i == 0 ? after_seat : i + 1) {
        const int next = seat + i < players ? seat + i : seat + i - players;
        const int owner = i == players ? ADIT_ON_TABLE : next;
        const adit_topics *all = adit_topics_in_play(tx, owner);

        if ((set_of(all->values, all->permissions, all->deeds, set) >> bit & 1) != 0) {
            each_of_owner(tx, owner, set, bit, visit, context);
        }
    }
}

void adit_each_in_play(adit_tx *tx, int seat, adit_hook_set set, int bit, adit_card_visit visit,
                       void *context)
{
    each_with_bit(tx, seat, 1, set, bit, visit, context);
}

static inline void each_concerning(adit_tx *tx, int seat, adit_hook_set set, int bit,
                                   adit_card_visit visit, void *context)
{
    const int after_seat = is_for_all(tx, set, bit) ? 1 : tx->work->players;

    assert(after_seat == 1 || adit_others_are_silent(tx, seat, set, bit));
    each_with_bit(tx, seat, after_seat, set, bit, visit, context);
}

void adit_each_concerning(adit_tx *tx, int seat, int value, adit_card_visit visit, void *context)
{
    each_concerning(tx, seat, ADIT_SET_VALUES, value, visit, context);
}

int adit_value_of_cards(adit_tx *tx, int seat, int value, int base, int card)
{
    modification change = {seat, value, base, card, base};

    each_concerning(tx, seat, ADIT_SET_VALUES, value, visit_modifier, &change);
    return change.result;
}

int adit_param_value(adit_tx *tx, int seat, int value, int base, int card)
{
    modification change = {seat, value, base, card, base};

    adit_each_in_play(tx, seat, ADIT_SET_DEEDS, ADIT_VERB_OF_VALUE(value), visit_modifier, &change);
    return change.result;
}

/* ---- Permissions ---- */

typedef struct {
    int seat, word, card;
    bool is_allowed, is_forbidden;
    adit_why *why;
} permission;

static bool says_so(adit_tx *tx, const adit_card *by, const adit_hook_permit *hook, int seat,
                    adit_why *why)
{
    looking outer;
    bool says = true;

    if (hook->script < 0) {
        return !hook->forbids || !adit_refuse(why, "%s forbids it", by->title);
    }
    if (!begin_looking(tx, by->number, seat, &outer)) {
        return false;
    }
    if (why != NULL) {
        why->text[0] = '\0';
    }
    end_looking(tx, &outer, tx->host->reason(tx->host->self, tx, hook->script, seat, &says, why));
    ADIT_TRACED(adit_trace_line(tx->trace_depth, "call reason of %s p%d = %s", by->id, seat + 1,
                                says ? "yes" : "no"));
    if (says && hook->forbids && why != NULL && why->text[0] == '\0') {
        (void)adit_refuse(why, "%s forbids it", by->title); /* it gave no reason */
    }
    return says;
}

static void ask_card(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    permission *query = context;
    const int me = adit_hook_actor(owner, query->seat);

    tx->asker = by->number;
    for (int i = 0; i < by->permit_count && !query->is_forbidden; i++) {
        const adit_hook_permit *hook = &by->permit[i];
        if (hook->word != query->word || !adit_hook_applies(hook->by, owner, query->seat) ||
            (hook->card != ADIT_NO_CARD && hook->card != query->card) ||
            !adit_condition_holds(tx, me, &hook->when, NULL)) {
            continue;
        }
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "hook %s p%d: %s %s", by->id, me + 1,
                                    hook->forbids ? "forbids" : "allows",
                                    adit_permission_row_of(tx->def, query->word).name));
        if (hook->forbids) {
            query->is_forbidden = says_so(tx, by, hook, me, query->why);
        } else {
            query->is_allowed |= says_so(tx, by, hook, me, NULL);
        }
    }
}

/* The card in question has spoken for itself already. */
static void ask_other_card(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    if (by->number != ((const permission *)context)->card) {
        ask_card(tx, by, owner, context);
    }
}

/* What a card on the table says for everybody is found on the table. */
static void note_others(adit_cards *cards, const adit_card *by)
{
    for (int i = 0; i < by->modify_count; i++) {
        if (by->modify[i].by != ADIT_ACTOR_ME && by->modify[i].value < ADIT_FIRST_DEED) {
            cards->values_of_others |= UINT64_C(1) << by->modify[i].value;
        }
    }
    for (int i = 0; i < by->permit_count; i++) {
        if (by->permit[i].by != ADIT_ACTOR_ME && by->permit[i].word < ADIT_FIRST_DEED) {
            cards->permissions_of_others |= UINT64_C(1) << by->permit[i].word;
        }
    }
}

void adit_permits_prepare(adit_cards *cards)
{
    cards->values_of_others = cards->permissions_of_others = 0;
    for (int i = 0; i < cards->count; i++) {
        cards->card[i].about_any = cards->card[i].spoken_of = 0;
    }
    for (int i = 0; i < cards->count; i++) {
        adit_card *by = &cards->card[i];

        for (int k = 0; k < by->permit_count; k++) {
            const adit_hook_permit *hook = &by->permit[k];
            uint64_t *noted =
                hook->card == ADIT_NO_CARD ? &by->about_any : &cards->card[hook->card].spoken_of;

            *noted |= hook->word < ADIT_FIRST_DEED ? UINT64_C(1) << hook->word : 0;
        }
        note_others(cards, by);
    }
}

static bool says_nothing(const adit_card *by, int word, int card)
{
    for (int i = 0; i < by->permit_count; i++) {
        if (by->permit[i].word == word && (by->permit[i].card == ADIT_NO_CARD ||
                                           card == ADIT_NO_CARD || by->permit[i].card == card)) {
            return false;
        }
    }
    return true;
}

bool adit_nobody_says(const adit_tx *tx, int word, int card)
{
    for (int owner = ADIT_ON_TABLE; owner < tx->work->players; owner++) {
        const adit_in_play *list = adit_in_play_of(tx, owner);

        for (int i = 0; i < list->count; i++) {
            if (!says_nothing(&tx->cards->card[list->card[i]], word, card)) {
                return false;
            }
        }
    }
    return card == ADIT_NO_CARD || says_nothing(&tx->cards->card[card], word, card);
}

bool adit_permission_of_cards(adit_tx *tx, int seat, int word, int card, adit_why *why)
{
    const adit_permission_row *row = &tx->def->permissions[word];
    const bool is_said = (adit_words_in_play(tx) >> word & 1) != 0;
    permission query = {
        .seat = seat, .word = word, .card = card, .is_allowed = row->is_default, .why = why};

    if (card != ADIT_NO_CARD && (tx->cards->card[card].permissions >> word & 1) != 0) {
        ask_card(tx, &tx->cards->card[card], seat, &query);
    }
    if (is_said) {
        each_concerning(tx, seat, ADIT_SET_PERMISSIONS, word, ask_other_card, &query);
    }
    return query.is_allowed && !query.is_forbidden;
}

bool adit_deed_allowed(adit_tx *tx, const adit_event *deed, adit_why *why)
{
    permission query = {.seat = deed->seat,
                        .word = deed->event,
                        .card = deed->card,
                        .is_allowed = true,
                        .why = why};
    const adit_event *outer = tx->deed;

    tx->deed = deed;
    adit_each_in_play(tx, deed->seat, ADIT_SET_DEEDS, deed->event - ADIT_FIRST_DEED, ask_card,
                      &query);
    tx->deed = outer;
    return tx->stop == ADIT_OK && !query.is_forbidden;
}

/* ---- What cards may change later ---- */

/* A value or a permission that is looked for in every card in play. */
typedef struct {
    int number;
    bool varies;
} variation;

static void look_for_value(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    variation *change = context;

    (void)tx;
    (void)owner;
    for (int i = 0; i < by->modify_count; i++) {
        const adit_hook_modify *hook = &by->modify[i];
        change->varies |= hook->value == change->number &&
                          (hook->script >= 0 || !adit_holds_always(&hook->when) ||
                           hook->add.kind != ADIT_NUMBER_FIXED);
    }
}

bool adit_value_may_vary(adit_tx *tx, int value)
{
    variation change = {value, false};

    adit_each_in_play(tx, 0, ADIT_SET_VALUES, value, look_for_value, &change);
    return change.varies;
}

static void look_for_word(adit_tx *tx, const adit_card *by, int owner, void *context)
{
    variation *change = context;

    (void)tx;
    (void)owner;
    for (int i = 0; i < by->permit_count; i++) {
        change->varies |= by->permit[i].word == change->number &&
                          (by->permit[i].script >= 0 || !adit_holds_always(&by->permit[i].when));
    }
}

bool adit_permission_may_vary(adit_tx *tx, int word)
{
    variation change = {word, false};

    if ((tx->cards->permissions >> word & 1) == 0) {
        return false;
    }
    adit_each_in_play(tx, 0, ADIT_SET_PERMISSIONS, word, look_for_word, &change);
    /* What it is about is asked wherever it lies. */
    for (uint64_t kinds = tx->def->permissions[word].about; kinds != 0; kinds &= kinds - 1) {
        const int kind = __builtin_ctzll(kinds), first = tx->cards->kind_first[kind];

        for (int i = 0; i < adit_kind_card_count(tx->cards, kind); i++) {
            look_for_word(tx, &tx->cards->card[first + i], ADIT_ON_TABLE, &change);
        }
    }
    return change.varies;
}
