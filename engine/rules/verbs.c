/* verbs.c - the verbs that every game has, and how a verb is called.
 *
 * A verb first completes its own change, then notifies the cards, before it returns. When the
 * outermost verb is complete the game puts the seat in order (settle).
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/runner.h"

/* What a verb is about, as an event. */
static adit_event deed_of(adit_tx *tx, int seat, int verb, const adit_args *args)
{
    const adit_verb *row = adit_verb_at(tx->def, verb);
    const int number = adit_verb_param(row, ADIT_PARAM_INT);
    const int card = adit_verb_param(row, ADIT_PARAM_CARD);
    const int goods = adit_verb_param(row, ADIT_PARAM_GOODS);
    adit_event event = {.event = ADIT_FIRST_DEED + verb,
                        .seat = seat,
                        .card = card < 0 ? ADIT_NO_CARD : args->n[card],
                        .amount = number < 0 ? 0 : args->n[number],
                        .args = args};

    if (goods >= 0 && args->length[goods] > 0) {
        event.goods = args->goods[args->first[goods]];
    }
    return event;
}

bool adit_verb_bind(adit_tx *tx, int seat, int verb, adit_args *args, adit_why *why)
{
    const adit_verb *row = adit_verb_at(tx->def, verb);
    const int card = adit_verb_param(row, ADIT_PARAM_CARD);

    for (int i = 0; i < row->param_count; i++) {
        const adit_param *param = &row->param[i];

        if (param->type == ADIT_PARAM_INT) {
            const int value = adit_param_value(tx, seat, ADIT_PARAM_VALUE(verb, i), args->n[i],
                                               card < 0 ? ADIT_NO_CARD : args->n[card]);

            args->n[i] = value < param->min ? param->min : value > param->max ? param->max : value;
        }
    }
    const adit_event deed = deed_of(tx, seat, verb, args);

    return tx->stop == ADIT_OK && adit_deed_allowed(tx, &deed, why);
}

/* Both callers have a copy of their own: most verbs are heard by nobody. */
static inline __attribute__((always_inline)) adit_status
carry_out(adit_tx *tx, int seat, int verb, const adit_args *args, bool is_heard)
{
    const adit_verb *row = adit_verb_at(tx->def, verb);

    ADIT_TRACED(adit_trace_verb(tx, seat, verb, args));
    tx->verb_depth++;
    tx->trace_depth++;
    adit_status status = row->run(tx, seat, args);
    if (is_heard && status == ADIT_OK) {
        const adit_event deed = deed_of(tx, seat, verb, args);

        status = adit_raise(tx, &deed);
    }
    tx->trace_depth--;
    tx->verb_depth--;
    if (status == ADIT_NONE) {
        return adit_illegal(tx, "%s: nothing can be chosen", row->name);
    }
    if (status == ADIT_OK && tx->verb_depth == 0 && tx->def->settle != NULL) {
        status = tx->def->settle(tx, seat);
    }
    return status;
}

/* A verb that cards have a say in. */
static __attribute__((noinline)) adit_status run_deed(adit_tx *tx, int seat, int verb,
                                                      const adit_args *args)
{
    adit_args bound = *args;
    adit_why why = {.text = ""};

    if (adit_verb_is_bound_now(tx, verb) && !adit_verb_bind(tx, seat, verb, &bound, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    return carry_out(tx, seat, verb, &bound, true);
}

adit_status adit_run_verb(adit_tx *tx, int seat, int verb, const adit_args *args)
{
    ADIT_GUARD(tx);
    if (tx->is_looking) {
        return adit_fault(
            tx, ADIT_SCRIPT,
            "'%s' changes the game; it cannot be called from a read-only hook (score, "
            "modify, allow, forbid)",
            adit_verb_at(tx->def, verb)->name);
    }
    if (__builtin_expect((tx->cards->deeds >> verb & 1) != 0, 0)) {
        return run_deed(tx, seat, verb, args);
    }
    return carry_out(tx, seat, verb, args, false);
}

adit_status adit_gain(adit_tx *tx, int seat, const adit_goods *goods)
{
    ADIT_GUARD(tx);
    return tx->def->gain != NULL ? tx->def->gain(tx, seat, goods)
                                 : adit_gain_plainly(tx, seat, goods);
}

adit_event adit_store(adit_tx *tx, int seat, const adit_goods *goods)
{
    adit_event event = {.event = ADIT_EVENT_GAINED, .seat = seat, .card = ADIT_NO_CARD};
    adit_goods *store = &adit_seat_in(tx, seat)->goods;

    if (tx->stop != ADIT_OK) {
        return event;
    }
    for (int good = 0; tx->def->goods[good].name != NULL; good++) {
        if (goods->have[good] <= 0) {
            continue;
        }
        event.goods.have[good] =
            (int16_t)adit_goods_gain(store, tx->def->goods, good, goods->have[good]);
        event.amount += event.goods.have[good];
        adit_note(tx, ADIT_LOG_GAIN, seat, good, event.goods.have[good], store->have[good]);
    }
    return event;
}

adit_status adit_raise_gained(adit_tx *tx, const adit_event *event)
{
    ADIT_GUARD(tx);
    return event->amount == 0 ? ADIT_OK : adit_raise(tx, event);
}

adit_status adit_gain_plainly(adit_tx *tx, int seat, const adit_goods *goods)
{
    const adit_event event = adit_store(tx, seat, goods);

    return adit_raise_gained(tx, &event);
}

adit_status adit_pay_exactly(adit_tx *tx, int seat, const adit_goods *goods)
{
    const adit_good_def *defs = tx->def->goods;
    adit_goods *store = &adit_seat_in(tx, seat)->goods;

    ADIT_GUARD(tx);
    if (adit_goods_pay(store, defs, goods, tx->err) != ADIT_OK) {
        tx->stop = ADIT_ILLEGAL;
        return ADIT_ILLEGAL;
    }
    for (int good = 0; defs[good].name != NULL; good++) {
        if (goods->have[good] > 0) {
            adit_note(tx, ADIT_LOG_PAY, seat, good, goods->have[good], store->have[good]);
            if (defs[good].turns_into != 0) {
                (void)adit_goods_gain(store, defs, defs[good].turns_into - 1, goods->have[good]);
            }
        }
    }
    return ADIT_OK;
}

adit_status adit_pay(adit_tx *tx, int seat, const adit_goods *goods)
{
    const adit_price price = {
        .value = ADIT_NO_VALUE, .card = ADIT_NO_CARD, .base = goods, .count = 1};

    ADIT_GUARD(tx);
    return tx->cards->has_stand_ins && adit_goods_have_stand_in(tx->def->goods, goods)
               ? adit_pay_price(tx, seat, &price, NULL)
               : adit_pay_exactly(tx, seat, goods);
}

bool adit_can_afford(const adit_tx *tx, int seat, const adit_goods *price, adit_why *why)
{
    const adit_goods *store = &adit_seat_in(tx, seat)->goods;

    if (adit_goods_cover(store, price) ||
        (tx->cards->has_stand_ins && adit_goods_afford(store, tx->def->goods, price))) {
        return true;
    }
    for (int good = 0; why != NULL && tx->def->goods[good].name != NULL; good++) {
        const int have = adit_goods_to_pay_with(store, tx->def->goods, good);
        if (have < price->have[good]) {
            why->missing = adit_goods_missing(store, tx->def->goods, price);
            return adit_refuse(why, "needs %d %s, has %d", price->have[good],
                               tx->def->goods[good].name, have);
        }
    }
    return adit_refuse(why, "the substitutes cannot cover both costs");
}

/* ---- Fields that a function sets ---- */

/* Whether the rules that cards have a say in hold; a card that fails ends the run. */
static adit_status check_with_cards(adit_tx *tx, adit_err *err)
{
    adit_tx look = *tx;
    adit_err fault;

    if (tx->def->check_with_cards == NULL) {
        return ADIT_OK;
    }
    look.is_looking = true;
    look.verb_depth = 0; /* no verb is to put in order what a card has set */
    look.log = NULL;
    look.err = &fault;
    adit_status status = tx->def->check_with_cards(&look, err);

    return look.stop == ADIT_OK ? status : adit_fault_lines(tx, look.stop, fault.text);
}

static adit_status check_rules(adit_tx *tx, const adit_field_world *world)
{
    adit_err err;
    adit_status status = adit_fields_check(world, tx->work, &err);

    status = status == ADIT_OK ? adit_def_check(tx->def, tx->work, tx->cards, &err) : status;
    status = status == ADIT_OK ? check_with_cards(tx, &err) : status;
    ADIT_GUARD(tx);
    return status == ADIT_OK ? ADIT_OK
                             : adit_illegal(tx, "the rules do not allow it: %s", err.text);
}

static adit_status put_field(const adit_field_world *world, adit_state *state,
                             const adit_setting *field, adit_err *err)
{
    adit_element at = {0};

    ADIT_TRY(adit_element_find(world, state, field->name, &at, err));
    if (!at.field->can_put) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: cards cannot set this field; 'adit api GAME' lists those they can",
                         field->name);
    }
    return adit_fields_set(world, state, field->name, field->value, err);
}

/* Rebuilds what follows from the fields. Which cards are in play does not: a card that is being
 * built lies on the board already, and comes into play later. */
static void derive_again(adit_tx *tx, adit_state *before)
{
    adit_def_derive(tx->def, tx->work, tx->cards);
    tx->work->in_play = before->in_play;
    for (int seat = 0; seat < tx->work->players; seat++) {
        adit_seat_in(tx, seat)->in_play = adit_seat_of(tx->def, before, seat)->in_play;
    }
    adit_def_note_topics(tx->def, tx->work, tx->cards);
}

adit_status adit_put(adit_tx *tx, const adit_setting *fields, int count, adit_err *err)
{
    const adit_field_world world = {tx->def, tx->cards};
    const size_t size = adit_state_size(tx->def, tx->work->players);
    void **space = &tx->runner->undo_states[tx->runner->undo_count];
    adit_status status = ADIT_OK;

    ADIT_GUARD(tx);
    if (*space == NULL) {
        *space = adit_alloc(adit_state_size(tx->def, ADIT_MAX_SEATS));
    }
    if (*space == NULL) {
        return adit_fault(tx, ADIT_NOMEM, "out of memory");
    }
    void *kept = *space;
    memcpy(kept, tx->work, size);
    tx->runner->undo_count++;
    for (int i = 0; i < count && status == ADIT_OK; i++) {
        status = put_field(&world, tx->work, &fields[i], err);
    }
    if (status == ADIT_OK) {
        derive_again(tx, kept);
        status = check_rules(tx, &world);
    }
    tx->runner->undo_count--;
    if (status != ADIT_OK) {
        memcpy(tx->work, kept, size);
    }
    return status;
}

/* ---- The table of verbs ---- */

static adit_status run_gain(adit_tx *tx, int seat, const adit_args *args)
{
    return adit_gain(tx, seat, &args->goods[args->first[0]]);
}

static adit_status run_pay(adit_tx *tx, int seat, const adit_args *args)
{
    return adit_pay(tx, seat, &args->goods[args->first[0]]);
}

static bool can_pay(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    return adit_can_afford(tx, seat, &args->goods[args->first[0]], why);
}

static adit_status run_exchange(adit_tx *tx, int seat, const adit_args *args)
{
    ADIT_TRY(adit_pay(tx, seat, &args->goods[args->first[0]]));
    return adit_gain(tx, seat, &args->goods[args->first[1]]);
}

/* The effects of the steps after `from`, up to `to`: no player chose them. */
static adit_status run_steps(adit_tx *tx, int seat, const adit_card *card, int from, int to)
{
    const adit_track *track = adit_track_of(tx->cards, card);

    if (tx->event_depth >= ADIT_MAX_EVENT_DEPTH) { /* a step that moves its own marker */
        return adit_fault_limit(tx, card->number, ADIT_LIMIT_EVENT_DEPTH);
    }
    tx->event_depth++;
    for (int step = from + 1; step <= to; step++) {
        if (track->at[step] != 0) {
            ADIT_TRY(adit_effect_run_auto(tx, seat, card->number, track->at[step], NULL));
        }
    }
    tx->event_depth--;
    return ADIT_OK;
}

static adit_status run_move_marker(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_card *card = &tx->cards->card[args->n[0]];
    const int steps = adit_track_of(tx->cards, card)->steps;
    uint8_t *marker = &adit_seat_in(tx, seat)->track[card->kind_number];
    const int from = *marker, wanted = from + args->n[1];
    const int to = wanted < 0 ? 0 : wanted > steps ? steps : wanted;

    ADIT_GUARD(tx);
    if (to == from) {
        return ADIT_OK;
    }
    *marker = (uint8_t)to;
    adit_note(tx, ADIT_LOG_MARKER, seat, card->number + 1, from, to);
    return to < from ? ADIT_OK : run_steps(tx, seat, card, from, to);
}

const adit_verb adit_common_verbs[ADIT_COMMON_VERBS + 1] = {
    {.name = "gain",
     .run = run_gain,
     .param = {{.name = "goods", .type = ADIT_PARAM_GOODS, .text = "the goods to gain"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_NEVER_FAILS,
     .wording = "gain {goods}",
     .text = "Gives the goods to the player; anything above a limit is lost.",
     .example = "gain { %good% = 1 }"},
    {.name = "pay",
     .run = run_pay,
     .can = can_pay,
     .param = {{.name = "goods", .type = ADIT_PARAM_GOODS, .text = "the goods to pay"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE,
     .wording = "pay {goods}",
     .text = "Takes the goods from the player: all of them or none.",
     .example = "pay { %good% = 1 }"},
    {.name = "exchange",
     .run = run_exchange,
     .can = can_pay,
     .param = {{.name = "pay", .type = ADIT_PARAM_GOODS, .text = "the goods to pay first"},
               {.name = "get", .type = ADIT_PARAM_GOODS, .text = "the goods to gain in return"}},
     .param_count = 2,
     .flags = ADIT_VERB_SURE,
     .wording = "exchange {pay} for {get}",
     .text = "Takes goods from the player and gives others in return.",
     .example = "exchange { pay = { %good% = 1 }, get = { %good% = 2 } }"},
    {.name = "move_marker",
     .run = run_move_marker,
     .param = {{.name = "track",
                .type = ADIT_PARAM_CARD,
                .kind = ADIT_KIND_TRACK + 1,
                .text = "a card of kind track"},
               {.name = "steps",
                .type = ADIT_PARAM_INT,
                .optional = true,
                .min = -ADIT_MAX_TRACK_STEPS,
                .max = ADIT_MAX_TRACK_STEPS,
                .default_value = 1,
                .text = "how far; below 0: back"}},
     .param_count = 2,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ALWAYS,
     .wording = "move {steps} on {track}",
     .text =
         "Moves the player's marker on a track, at most to its end. Forward, the effects of the "
         "steps that it reaches or passes are carried out.",
     .example = "move_marker(\"%track%\", 2)"},
    {.name = NULL},
};

int adit_verb_count(const adit_game_def *def)
{
    int count = 0;

    while (def->verbs[count].name != NULL) {
        count++;
    }
    return ADIT_COMMON_VERBS + count;
}

int adit_verb_find(const adit_game_def *def, const char *name)
{
    int count = adit_verb_count(def);

    for (int verb = 0; verb < count; verb++) {
        if (strcmp(adit_verb_at(def, verb)->name, name) == 0) {
            return verb;
        }
    }
    return -1;
}

/* ---- Deeds: every verb, and every change of turn, round, phase and era ---- */

const char *const adit_flow_names[] = {"turn_changed", "round_changed", "phase_changed",
                                       "era_changed", NULL};

int adit_verb_param(const adit_verb *verb, adit_param_type type)
{
    for (int i = 0; i < verb->param_count; i++) {
        if (verb->param[i].type == type) {
            return i;
        }
    }
    return -1;
}

/* A change of turn, round, phase or era: the amount is the new one. */
static adit_event_row flow_row(const adit_cards *cards, int deed)
{
    const adit_field *field = cards == NULL ? NULL : cards->flow[deed - ADIT_DEED_TURN];
    adit_event_row row = {.name = adit_flow_names[deed - ADIT_DEED_TURN], .has_amount = true};

    if (field != NULL && field->words != NULL) {
        row.amount_name = field->name;
        row.amount_words = field->words;
    }
    return row;
}

adit_event_row adit_event_row_of(const adit_game_def *def, const adit_cards *cards, int event)
{
    if (event < ADIT_FIRST_DEED) {
        return event < ADIT_EVENT_GAME ? adit_common_events[event]
                                       : def->events[event - ADIT_EVENT_GAME];
    }
    if (event >= ADIT_FIRST_DEED + ADIT_DEED_TURN) {
        return flow_row(cards, event - ADIT_FIRST_DEED);
    }
    const adit_verb *verb = adit_verb_at(def, event - ADIT_FIRST_DEED);

    return (adit_event_row){.name = verb->name,
                            .text = verb->text,
                            .has_goods = adit_verb_param(verb, ADIT_PARAM_GOODS) >= 0,
                            .has_card = adit_verb_param(verb, ADIT_PARAM_CARD) >= 0,
                            .has_amount = adit_verb_param(verb, ADIT_PARAM_INT) >= 0};
}

adit_permission_row adit_permission_row_of(const adit_game_def *def, int word)
{
    if (word < ADIT_FIRST_DEED) {
        return def->permissions[word];
    }
    const adit_verb *verb = adit_verb_at(def, word - ADIT_FIRST_DEED);

    return (adit_permission_row){.name = verb->name, .text = verb->text, .is_default = true};
}

void adit_value_name(const adit_game_def *def, int value, adit_buffer *out)
{
    if (value < ADIT_FIRST_DEED) {
        adit_buffer_add(out, def->values[value].name);
        return;
    }
    const adit_verb *verb = adit_verb_at(def, ADIT_VERB_OF_VALUE(value));

    adit_buffer_addf(out, "%s.%s", verb->name,
                     verb->param[(value - ADIT_FIRST_DEED) % ADIT_MAX_PARAMS].name);
}
