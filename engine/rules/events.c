/* events.c - cards in play, and telling them what happened.
 *
 * Listeners are taken as a snapshot: from the active seat on, in order of coming into play,
 * the cards of the table last. Each must still be in play when its turn comes. Which card
 * listens to which event is a bit set, so no script is called to say "not me". In some games the
 * player chooses the order of what happens at once.
 */
#include <string.h>

#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

#define MAX_LISTENERS ((ADIT_MAX_SEATS + 1) * ADIT_MAX_IN_PLAY)

typedef struct {
    int16_t seat, card;
} listener;

bool adit_is_in_play(const adit_tx *tx, int seat, int card)
{
    return adit_in_play_find(adit_in_play_of(tx, seat), card) >= 0;
}

/* Trials build too; only the run itself counts. */
void adit_note_built(const adit_tx *tx, int seat, int card)
{
    adit_runner *runner = tx->runner;

    if (seat != ADIT_ON_TABLE && tx == &runner->tx && runner->built_count < ADIT_MAX_IN_PLAY) {
        runner->built[runner->built_count].card = (uint16_t)card;
        runner->built[runner->built_count++].seat = (uint8_t)seat;
    }
}

typedef adit_status (*effect_runner)(adit_tx *tx, int seat, int card, adit_node_id node,
                                     const adit_event *event);

static adit_status enter_play(adit_tx *tx, int seat, int card, effect_runner run)
{
    adit_in_play *list = adit_in_play_of(tx, seat);

    ADIT_GUARD(tx);
    /* It neither hears nor discounts itself: its own effect runs before it listens. */
    if (tx->cards->card[card].built != 0) {
        int owner = seat == ADIT_ON_TABLE ? tx->work->active : seat;
        ADIT_TRY(run(tx, owner, card, tx->cards->card[card].built, NULL));
    }
    if (list->count >= ADIT_MAX_IN_PLAY) {
        return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_IN_PLAY);
    }
    list->card[list->count++] = (uint16_t)card;
    adit_topics_join(tx, seat, card);
    return ADIT_OK;
}

adit_status adit_enter_play(adit_tx *tx, int seat, int card)
{
    return enter_play(tx, seat, card, adit_run_effect);
}

adit_status adit_put_into_play(adit_tx *tx, int seat, int card)
{
    return enter_play(tx, seat, card, adit_effect_run_auto);
}

bool adit_can_enter_play(adit_tx *tx, int seat, int card, adit_prepare prepare, const void *context,
                         adit_why *why)
{
    return adit_risk_of_building(tx, card) == 0 ||
           adit_can(tx, seat, tx->cards->card[card].built, prepare, context, why);
}

int adit_risk_of_building(const adit_tx *tx, int card)
{
    const adit_node_id built = tx->cards->card[card].built;

    return built == 0 || adit_node_promise(tx->def, tx->cards, built) >= ADIT_ALWAYS ? 0 : 1;
}

bool adit_topics_are_right(const adit_tx *tx, int seat)
{
    const adit_topics found = adit_topics_of(tx->cards, adit_in_play_of(tx, seat));

    return memcmp(&found, &adit_seat_in(tx, seat)->topics, sizeof found) == 0;
}

static bool speaks_to(const adit_card *card, int owner, int seat, adit_hook_set set, int bit)
{
    for (int k = 0; set == ADIT_SET_VALUES && k < card->modify_count; k++) {
        if (card->modify[k].value == bit && adit_hook_applies(card->modify[k].by, owner, seat)) {
            return true;
        }
    }
    for (int k = 0; set == ADIT_SET_PERMISSIONS && k < card->permit_count; k++) {
        if (card->permit[k].word == bit && adit_hook_applies(card->permit[k].by, owner, seat)) {
            return true;
        }
    }
    return false;
}

bool adit_others_are_silent(const adit_tx *tx, int seat, adit_hook_set set, int bit)
{
    for (int owner = 0; owner < tx->work->players; owner++) {
        const adit_in_play *list = adit_in_play_of(tx, owner);

        for (int i = 0; i < list->count && owner != seat; i++) {
            if (speaks_to(&tx->cards->card[list->card[i]], owner, seat, set, bit)) {
                return false;
            }
        }
    }
    return true;
}

bool adit_all_topics_are_right(const adit_tx *tx)
{
    adit_state found = {.players = tx->work->players};

    for (int owner = ADIT_ON_TABLE; owner < tx->work->players; owner++) {
        const adit_in_play *list = adit_in_play_of(tx, owner);

        for (int i = 0; i < list->count; i++) {
            adit_state_hears(&found, &tx->cards->card[list->card[i]]);
        }
    }
    return memcmp(&found.topics, &tx->work->topics, sizeof found.topics) == 0 &&
           found.about_any == tx->work->about_any && found.rewrites == tx->work->rewrites;
}

/* The card has left: what all the others speak about. */
static void forget_topics(adit_tx *tx, int seat, const adit_card *card)
{
    adit_state *state = tx->work;

    if (card->about_any != 0 || card->rewrite_count > 0) { /* rare, and kept in one place only */
        adit_def_note_topics(tx->def, state, tx->cards);
        return;
    }
    if (seat != ADIT_ON_TABLE) {
        adit_seat_in(tx, seat)->topics = adit_topics_of(tx->cards, adit_in_play_of(tx, seat));
    }
    state->topics = adit_topics_of(tx->cards, &state->in_play);
    for (int other = 0; other < state->players; other++) {
        state->topics = adit_topics_sum(&state->topics, &adit_seat_in(tx, other)->topics);
    }
}

void adit_leave_play(adit_tx *tx, int seat, int card)
{
    adit_in_play *list = adit_in_play_of(tx, seat);
    int place = adit_in_play_find(list, card);

    if (place < 0 || tx->stop != ADIT_OK) {
        return;
    }
    list->count--;
    memmove(&list->card[place], &list->card[place + 1],
            (size_t)(list->count - place) * sizeof list->card[0]);
    list->card[list->count] = 0;
    forget_topics(tx, seat, &tx->cards->card[card]);
}

static bool hook_hears(adit_tx *tx, const adit_hook_on *hook, int owner, const adit_event *event)
{
    const int amount = hook->good >= 0 ? event->goods.have[hook->good] : event->amount;

    return hook->event == event->event && adit_hook_applies(hook->by, owner, event->seat) &&
           (hook->good < 0 || amount != 0) &&
           (hook->card == ADIT_NO_CARD || hook->card == event->card) && amount >= hook->min &&
           amount <= hook->max &&
           adit_condition_holds(tx, adit_hook_actor(owner, event->seat), &hook->when, NULL);
}

/* Where the card's own effect after this event stands, or else the card. */
static int line_of(const adit_cards *cards, const adit_card *card, const adit_event *event)
{
    for (int i = 0; event != NULL && i < card->on_count; i++) {
        if (card->on[i].event == event->event) {
            return cards->node[card->on[i].run].line;
        }
    }
    return card->line;
}

/* Names the card that goes round in a circle: the one whose effect has raised the event. */
static adit_status fail_too_deep(adit_tx *tx, const adit_event *event)
{
    const adit_limit_words words = adit_limit_message(adit_limit_at(ADIT_LIMIT_EVENT_DEPTH));
    const char *name =
        event == NULL ? "a reward" : adit_event_row_of(tx->def, tx->cards, event->event).name;

    if (tx->card == ADIT_NO_CARD) {
        return adit_fault(tx, ADIT_LIMIT, "'%s': %s", name, words.text);
    }
    const adit_card *card = &tx->cards->card[tx->card];
    return adit_fault(
        tx, ADIT_LIMIT,
        "%s:%d: card '%s' raises '%s' while reacting to an event: %s; add a filter such as "
        "'good', 'card' or 'when' to end the loop",
        card->file == NULL ? card->id : card->file, line_of(tx->cards, card, event), card->id, name,
        words.text);
}

/* Between the two, cards react to the event. */
static inline adit_status enter_event(adit_tx *tx, const adit_event *event)
{
    if (tx->event_depth >= ADIT_MAX_EVENT_DEPTH) {
        return fail_too_deep(tx, event);
    }
    tx->event_depth++;
    tx->trace_depth++;
    return ADIT_OK;
}

static inline void leave_event(adit_tx *tx)
{
    tx->event_depth--;
    tx->trace_depth--;
}

/* Whether the event is in the set of events, or of deeds if it is one. */
static inline bool is_among(uint64_t events, uint64_t deeds, int event)
{
    return ((event < ADIT_FIRST_DEED ? events : deeds) >> (event & 63) & 1) != 0;
}

static inline bool listens_to(const adit_card *card, const adit_event *event)
{
    return is_among(card->events, card->deeds, event->event);
}

static inline bool is_heard(const adit_tx *tx, const adit_event *event)
{
    ADIT_TRACED(adit_trace_event(tx, event));
    const adit_topics *all = adit_all_topics(tx);

    return event != NULL && is_among(all->events, all->deeds, event->event);
}

/* ---- Dispatch ---- */

/* The cards of `seat`, some of which listen. */
static __attribute__((noinline)) int
add_listeners(const adit_tx *tx, int seat, const adit_event *event, listener *out, int count)
{
    const adit_in_play *list = adit_in_play_of(tx, seat);

    for (int i = 0; i < list->count && count < MAX_LISTENERS; i++) {
        if (listens_to(&tx->cards->card[list->card[i]], event)) {
            out[count++] = (listener){(int16_t)seat, (int16_t)list->card[i]};
        }
    }
    return count;
}

/* Those of `seats` seats from `first` on, and of the table. */
static __attribute__((noinline)) int list_listeners(const adit_tx *tx, int first, int seats,
                                                    const adit_event *event, listener *out)
{
    const int players = tx->work->players;
    int count = 0;

    for (int i = 0, seat = first; i <= seats; i++, seat++) {
        seat = seat < players ? seat : seat - players;
        const int owner = i < seats ? seat : ADIT_ON_TABLE;
        const adit_topics *topics = adit_topics_in_play(tx, owner);

        if (is_among(topics->events, topics->deeds, event->event)) {
            count = add_listeners(tx, owner, event, out, count);
        }
    }
    return count;
}

static adit_status notify_listener(adit_tx *tx, listener to, const adit_event *event)
{
    const adit_card *card = &tx->cards->card[to.card];
    const int seat = adit_hook_actor(to.seat, event->seat);

    for (int i = 0; i < card->on_count; i++) {
        if (adit_is_in_play(tx, to.seat, to.card) && hook_hears(tx, &card->on[i], to.seat, event)) {
            ADIT_TRY(adit_effect_run_auto(tx, seat, to.card, card->on[i].run, event));
        }
    }
    return ADIT_OK;
}

bool adit_card_hears(adit_tx *tx, int seat, int card, const adit_event *event)
{
    const adit_card *subject = &tx->cards->card[card];

    for (int i = 0; listens_to(subject, event) && i < subject->on_count; i++) {
        if (hook_hears(tx, &subject->on[i], seat, event)) {
            return true;
        }
    }
    return false;
}

adit_status adit_event_notify(adit_tx *tx, int seat, int card, const adit_event *event)
{
    ADIT_GUARD(tx);
    ADIT_TRACED(adit_trace_event(tx, event));
    ADIT_TRY(enter_event(tx, event));
    ADIT_TRY(notify_listener(tx, (listener){(int16_t)seat, (int16_t)card}, event));
    leave_event(tx);
    return ADIT_OK;
}

adit_status adit_raise(adit_tx *tx, const adit_event *event)
{
    listener listeners[MAX_LISTENERS];

    ADIT_GUARD(tx);
    if (!is_heard(tx, event)) {
        return ADIT_OK;
    }
    ADIT_TRY(enter_event(tx, event));
    const int count = list_listeners(tx, tx->work->active, tx->work->players, event, listeners);
    for (int i = 0; i < count; i++) {
        ADIT_TRY(notify_listener(tx, listeners[i], event));
    }
    leave_event(tx);
    return ADIT_OK;
}

adit_status adit_raise_for_each(adit_tx *tx, int first, adit_event event)
{
    const int players = tx->work->players;

    for (int i = 0; i < players; i++) {
        event.seat = (first + i) % players;
        ADIT_TRY(adit_raise(tx, &event));
    }
    return ADIT_OK;
}

/* The turn changes for the one whose turn it is; a round, a phase or an era for everybody. */
adit_status adit_raise_flow(adit_tx *tx)
{
    for (int deed = ADIT_DEED_TURN; deed < ADIT_DEEDS && !tx->work->is_over; deed++) {
        const adit_field *field = tx->cards->flow[deed - ADIT_DEED_TURN];
        const int active = tx->work->active;

        if (field == NULL || (tx->cards->deeds >> deed & 1) == 0) {
            continue;
        }
        const int64_t now = adit_field_get(tx->def, tx->work, field, 0, 0);
        const adit_event event = {.event = ADIT_FIRST_DEED + deed,
                                  .seat = active,
                                  .card = ADIT_NO_CARD,
                                  .amount = (int)now};

        if (now != adit_field_get(tx->def, tx->root, field, 0, 0)) {
            ADIT_TRY(deed == ADIT_DEED_TURN ? adit_raise(tx, &event)
                                            : adit_raise_for_each(tx, active, event));
        }
    }
    return ADIT_OK;
}

/* ---- In the order that the player chooses ---- */

typedef struct {
    adit_due item[ADIT_MAX_DUE];
    int count;
    int hooks_from; /* items from here on are hooks of cards that must still be in play */
    int seat;
    uint64_t done;
} due_list;

/* The hooks of one card of the seat that hear the event. */
static adit_status add_hooks(adit_tx *tx, const adit_event *event, const adit_card *card,
                             due_list *list)
{
    for (int k = 0; listens_to(card, event) && k < card->on_count; k++) {
        if (!hook_hears(tx, &card->on[k], list->seat, event)) {
            continue;
        }
        if (list->count == ADIT_MAX_DUE) {
            return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_DUE);
        }
        list->item[list->count++] = (adit_due){.card = card->number, .node = card->on[k].run};
    }
    return tx->stop;
}

static void build_order(adit_tx *tx, const void *context, adit_options *out)
{
    const due_list *list = context;

    (void)tx;
    for (int i = 0; i < list->count; i++) {
        if ((list->done >> i & 1) == 0) {
            (void)adit_offer(out, (adit_option){.what = ADIT_OPT_NEXT,
                                                .a = (int16_t)(list->item[i].card + 1),
                                                .b = (int16_t)i});
        }
    }
}

static adit_status run_next(adit_tx *tx, due_list *list, const adit_event *event)
{
    const adit_question question = {
        .key = ADIT_ASK_ORDER, .seat = list->seat, .build = build_order, .context = list};
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer)); /* the last one is taken without asking */
    int i = answer.b;
    list->done |= (uint64_t)1 << i;
    if (i >= list->hooks_from && !adit_is_in_play(tx, list->seat, list->item[i].card)) {
        return ADIT_OK;
    }
    if (list->item[i].run != NULL) {
        return list->item[i].run(tx, list->seat, list->item[i].context);
    }
    return adit_effect_run_auto(tx, list->seat, list->item[i].card, list->item[i].node, event);
}

static adit_status run_due(adit_tx *tx, due_list *list, const adit_event *event)
{
    for (int i = 0; i < list->count; i++) {
        ADIT_TRY(run_next(tx, list, event));
    }
    return ADIT_OK;
}

static bool listens_to_others(const adit_card *card, int event)
{
    for (int i = 0; i < card->on_count; i++) {
        if (card->on[i].event == event && card->on[i].by != ADIT_ACTOR_ME) {
            return true;
        }
    }
    return false;
}

/* Who listens beside the event's own seat: the other seats from there on, the table last. */
static int list_other_listeners(const adit_tx *tx, const adit_event *event, listener *out)
{
    const int count = list_listeners(tx, event->seat + 1, tx->work->players - 1, event, out);
    int kept = 0;

    for (int i = 0; i < count; i++) {
        if (out[i].seat == ADIT_ON_TABLE ||
            listens_to_others(&tx->cards->card[out[i].card], event->event)) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

/* All listeners of one seat, in the order that it chooses. */
static adit_status notify_seat(adit_tx *tx, const listener *to, int count, const adit_event *event)
{
    due_list list = {.seat = to->seat};

    for (int i = 0; i < count; i++) {
        if (adit_is_in_play(tx, to[i].seat, to[i].card)) {
            ADIT_TRY(add_hooks(tx, event, &tx->cards->card[to[i].card], &list));
        }
    }
    return run_due(tx, &list, event);
}

static adit_status notify_others(adit_tx *tx, const listener *to, int count,
                                 const adit_event *event)
{
    for (int first = 0, end = 0; first < count; first = end) {
        while (end < count && to[end].seat == to[first].seat) {
            end++;
        }
        if (to[first].seat != ADIT_ON_TABLE) {
            ADIT_TRY(notify_seat(tx, &to[first], end - first, event));
            continue;
        }
        for (int i = first; i < end; i++) {
            ADIT_TRY(notify_listener(tx, to[i], event));
        }
    }
    return ADIT_OK;
}

adit_status adit_raise_to_others(adit_tx *tx, const adit_event *event)
{
    listener others[MAX_LISTENERS];

    ADIT_GUARD(tx);
    if (!is_heard(tx, event)) {
        return ADIT_OK;
    }
    ADIT_TRY(enter_event(tx, event));
    const int count = list_other_listeners(tx, event, others);
    ADIT_TRY(notify_others(tx, others, count, event));
    leave_event(tx);
    return ADIT_OK;
}

/* What is due and the event's own seat, then everybody else who listened when it happened. */
static adit_status run_and_notify(adit_tx *tx, due_list *list, const adit_event *event)
{
    const adit_in_play *own = adit_in_play_of(tx, event->seat);
    listener others[MAX_LISTENERS];
    const int count = list_other_listeners(tx, event, others);

    for (int i = 0; i < own->count; i++) {
        ADIT_TRY(add_hooks(tx, event, &tx->cards->card[own->card[i]], list));
    }
    ADIT_TRY(run_due(tx, list, event));
    return notify_others(tx, others, count, event);
}

adit_status adit_raise_in_any_order(adit_tx *tx, int seat, const adit_event *event,
                                    const adit_due *due, int count)
{
    due_list list = {.count = count, .hooks_from = count, .seat = seat};

    ADIT_GUARD(tx);
    if (count > ADIT_MAX_DUE) {
        return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_DUE);
    }
    for (int i = 0; i < count; i++) {
        list.item[i] = due[i];
    }
    const bool has_listeners = is_heard(tx, event);
    ADIT_TRY(enter_event(tx, event));
    ADIT_TRY(has_listeners ? run_and_notify(tx, &list, event) : run_due(tx, &list, event));
    leave_event(tx);
    return ADIT_OK;
}

static void clear_slots(int16_t *counter, uint64_t slots)
{
    for (; slots != 0; slots &= slots - 1) {
        counter[__builtin_ctzll(slots)] = 0;
    }
}

void adit_reset_counters(adit_tx *tx, int reset)
{
    clear_slots(tx->work->counter, tx->cards->common_resets[reset]);
    for (int seat = 0; seat < tx->work->players && tx->cards->seat_resets[reset] != 0; seat++) {
        clear_slots(adit_seat_in(tx, seat)->counter, tx->cards->seat_resets[reset]);
    }
}

static int rewrite_by(adit_tx *tx, int seat, int owner, int card, int connective)
{
    const adit_in_play *list = adit_in_play_of(tx, owner);

    for (int i = 0; i < list->count; i++) {
        const adit_card *by = &tx->cards->card[list->card[i]];
        for (int k = 0; k < by->rewrite_count; k++) {
            const adit_hook_rewrite *hook = &by->rewrite[k];
            if (hook->from == connective && (hook->card == ADIT_NO_CARD || hook->card == card) &&
                adit_condition_holds(tx, seat, &hook->when, NULL)) {
                connective = hook->to;
            }
        }
    }
    return connective;
}

int adit_connective(adit_tx *tx, int seat, const adit_card *card, adit_node_id node)
{
    int connective = tx->cards->node[node].kind;

    if (tx->work->rewrites != 0) {
        connective = rewrite_by(tx, seat, seat, card->number, connective);
        connective = rewrite_by(tx, seat, ADIT_ON_TABLE, card->number, connective);
    }
    return connective;
}
