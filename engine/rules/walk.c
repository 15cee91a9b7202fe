/* walk.c - carrying out declared effects.
 *
 * The engine walks a tree of nodes without any script. Where the rules leave a choice of
 * parts, a menu is asked; only parts that can be carried out are offered. While a part is
 * carried out, tx->risk says that later parts may still fail, so that no answer is offered
 * which spends what they need.
 */
#include <assert.h>
#include <string.h>

#include "engine/base/assert.h"
#include "engine/base/memory.h"
#include "engine/rules/runner.h"

/* ---- What is known of a node without running it ---- */

/* Numbers that are counted may come out of the range of their parameter. */
static bool has_fixed_numbers(const adit_verb *verb, const adit_node *node)
{
    for (int i = 0; i < verb->param_count; i++) {
        if (verb->param[i].type == ADIT_PARAM_INT &&
            node->as.verb.number[i].kind != ADIT_NUMBER_FIXED) {
            return false;
        }
    }
    return true;
}

/* The least promise of the parts from there on: all of them have to be carried out. */
static adit_promise promise_of_all(const adit_game_def *def, const adit_cards *cards,
                                   const adit_node *node, int from)
{
    adit_promise least = ADIT_NEVER_ASKS;

    for (int i = from; i < node->count && least != ADIT_MAY_FAIL; i++) {
        const adit_promise promise = adit_work_out_promise(def, cards, node->part[i]);

        least = promise < least ? promise : least;
    }
    return least;
}

/* One part is enough, but which one has to be asked. */
static adit_promise promise_of_any(const adit_game_def *def, const adit_cards *cards,
                                   const adit_node *node)
{
    for (int i = 0; i < node->count; i++) {
        if (adit_work_out_promise(def, cards, node->part[i]) >= ADIT_ALWAYS) {
            return ADIT_ALWAYS;
        }
    }
    return ADIT_MAY_FAIL;
}

/* A function can fail only by what it calls: a mistake in it is a fault, and no reason to leave an
 * option out. */
static adit_promise promise_of_script(const adit_game_def *def, const adit_cards *cards,
                                      const adit_node *node)
{
    adit_promise least = (adit_promise)node->as.script.promise;

    for (uint64_t rest = node->as.script.verbs; rest != 0 && least != ADIT_MAY_FAIL;
         rest &= rest - 1) {
        const int verb = __builtin_ctzll(rest);
        const adit_promise promise = adit_verb_promise(adit_verb_at(def, verb));

        if (promise < ADIT_ALWAYS || adit_verb_is_bound(cards, verb)) {
            return ADIT_MAY_FAIL;
        }
        least = promise < least ? promise : least;
    }
    return least;
}

adit_promise adit_work_out_promise(const adit_game_def *def, const adit_cards *cards,
                                   adit_node_id id)
{
    const adit_node *node = &cards->node[id];

    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_OPTIONAL:
        return ADIT_NEVER_ASKS; /* nothing of it need be done */
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_REPEAT:
        return promise_of_all(def, cards, node, 0);
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        return promise_of_any(def, cards, node);
    case ADIT_NODE_VERB: {
        const adit_verb *verb = adit_verb_at(def, node->as.verb.verb);

        const adit_promise promise = adit_verb_promise(verb);

        return promise != ADIT_MAY_FAIL && has_fixed_numbers(verb, node) &&
                       !adit_verb_is_bound(cards, node->as.verb.verb)
                   ? promise
                   : ADIT_MAY_FAIL;
    }
    case ADIT_NODE_SCRIPT:
        return promise_of_script(def, cards, node);
    case ADIT_NODE_WHEN:
        return ADIT_MAY_FAIL;
    }
    ADIT_UNREACHABLE();
    return ADIT_MAY_FAIL;
}

static bool has_fixed_args(const adit_game_def *def, const adit_cards *cards, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(def, node->as.verb.verb);

    for (int i = 0; i < verb->param_count; i++) {
        const int first = node->as.verb.first[i];

        if (verb->param[i].type < ADIT_PARAM_GOODS &&
            node->as.verb.number[i].kind != ADIT_NUMBER_FIXED) {
            return false;
        }
        for (int k = first; k < first + node->as.verb.length[i]; k++) {
            if (cards->amounts[node->as.verb.amounts[k]].counted != 0) {
                return false;
            }
        }
    }
    return true;
}

static adit_args fixed_args_of(const adit_game_def *def, const adit_cards *cards,
                               const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(def, node->as.verb.verb);
    adit_args args = {0};

    for (int i = 0; i < verb->param_count; i++) {
        const int first = args.first[i] = node->as.verb.first[i];

        args.length[i] = node->as.verb.length[i];
        if (verb->param[i].type < ADIT_PARAM_GOODS) {
            args.n[i] = node->as.verb.number[i].value;
        }
        for (int k = first; k < first + args.length[i]; k++) {
            args.goods[k] = adit_fixed_goods(cards, node->as.verb.amounts[k]);
        }
    }
    return args;
}

static bool prepare_args(const adit_game_def *def, adit_cards *cards)
{
    int count = 0;

    adit_free(cards->args);
    for (int id = 1; id < cards->node_count; id++) {
        adit_node *node = &cards->node[id];
        const bool is_fixed =
            node->kind == ADIT_NODE_VERB && has_fixed_args(def, cards, node) && count < UINT16_MAX;

        node->args = (uint16_t)(is_fixed ? ++count : 0);
    }
    cards->args = adit_alloc(((size_t)count + 1) * sizeof *cards->args);
    for (int id = 1; id < cards->node_count && cards->args != NULL; id++) {
        const adit_node *node = &cards->node[id];

        if (node->args != 0) {
            cards->args[node->args] = fixed_args_of(def, cards, node);
        }
    }
    return cards->args != NULL;
}

bool adit_promises_prepare(const adit_game_def *def, adit_cards *cards)
{
    for (int id = 1; id < cards->node_count; id++) {
        cards->node[id].promise = (uint8_t)adit_work_out_promise(def, cards, (adit_node_id)id);
    }
    adit_permits_prepare(cards);
    return prepare_args(def, cards);
}

static adit_status check_range(adit_tx *tx, const adit_verb *verb, const adit_param *param,
                               int value)
{
    if (param->type != ADIT_PARAM_INT || (value >= param->min && value <= param->max)) {
        return tx->stop;
    }
    return adit_illegal(tx, "%s: %s is %d; expected %d to %d", verb->name, param->name, value,
                        param->min, param->max);
}

adit_status adit_node_args(adit_tx *tx, int seat, const adit_node *node, adit_args *args)
{
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);

    for (int i = 0; i < verb->param_count; i++) {
        const adit_number *number = &node->as.verb.number[i];

        args->first[i] = node->as.verb.first[i];
        args->length[i] = node->as.verb.length[i];
        args->n[i] = 0;
        if (verb->param[i].type < ADIT_PARAM_GOODS && number->kind == ADIT_NUMBER_FIXED) {
            args->n[i] = number->value; /* within its range since it was loaded */
        } else if (verb->param[i].type < ADIT_PARAM_GOODS) {
            args->n[i] = adit_number_of(tx, seat, number);
            ADIT_TRY(check_range(tx, verb, &verb->param[i], args->n[i]));
        }
        for (int k = args->first[i]; k < args->first[i] + args->length[i]; k++) {
            args->goods[k] = adit_goods_of(tx, seat, node->as.verb.amounts[k]);
        }
    }
    return tx->stop;
}

#ifndef NDEBUG
static bool args_are_right(adit_tx *tx, int seat, const adit_node *node)
{
    adit_args found = {0};

    return adit_node_args(tx, seat, node, &found) != ADIT_OK ||
           memcmp(&found, &tx->cards->args[node->args], sizeof found) == 0;
}
#endif

const adit_args *adit_fixed_args(adit_tx *tx, int seat, const adit_node *node)
{
    (void)seat;
    assert(node->args == 0 || args_are_right(tx, seat, node));
    return node->args == 0 ? NULL : &tx->cards->args[node->args];
}

/* ---- Menus ---- */

typedef struct {
    const adit_menu *menu;
    const adit_node_id *part; /* of the node, or the node itself as the only one */
    int count;
} menu_context;

bool adit_offer_part(adit_tx *tx, int seat, int part, adit_node_id id, adit_options *out)
{
    const adit_node *node = &tx->cards->node[id];
    adit_option option = {.what = ADIT_OPT_PART, .a = (int16_t)id, .b = (int16_t)part};

    if (node->kind != ADIT_NODE_ONE_OF || node->label != NULL) {
        return adit_offer_if(out, option, adit_can(tx, seat, id, NULL, NULL, adit_why_of(out)));
    }
    for (int i = 0; i < node->count; i++) {
        if (!adit_offer_part(tx, seat, part, node->part[i], out)) {
            return false;
        }
    }
    return true;
}

static bool may_still_be_done(int connective, uint32_t done, int part)
{
    if ((done >> part & 1) != 0 || (connective == ADIT_NODE_ONE_OF && done != 0)) {
        return false;
    }
    /* In order: nothing before the last one done. */
    return connective != ADIT_NODE_THEN_OR || done >> part == 0;
}

static void build_menu(adit_tx *tx, const void *context, adit_options *out)
{
    const menu_context *parts = context;
    const adit_menu *menu = parts->menu;

    for (int i = 0; i < parts->count; i++) {
        if (may_still_be_done(menu->connective, *menu->done, i) &&
            !adit_offer_part(tx, menu->question.seat, i, parts->part[i], out)) {
            return;
        }
    }
    if (menu->extra != NULL) {
        menu->extra(tx, menu->extra_context, out);
    }
    if (menu->may_end || menu->connective == ADIT_NODE_ANY_ORDER || *menu->done != 0) {
        (void)adit_offer(out, menu->end);
    }
}

adit_status adit_menu_step(adit_tx *tx, const adit_menu *menu, adit_option *chosen)
{
    const adit_node *node = &tx->cards->node[menu->node];
    const bool has_parts = node->kind >= ADIT_NODE_ANY_ORDER && node->kind <= ADIT_NODE_ONE_OF;
    const menu_context parts = {menu, has_parts ? node->part : &menu->node,
                                has_parts ? node->count : 1};
    adit_question question = menu->question;

    question.build = build_menu;
    question.context = &parts;
    ADIT_TRY(adit_ask(tx, &question, chosen));
    if (chosen->what != ADIT_OPT_PART) {
        return ADIT_OK;
    }
    *menu->done |= 1u << chosen->b;
    return adit_run_effect(tx, question.seat, node->card, (adit_node_id)chosen->a, tx->event);
}

/* A menu inside a transaction: asked until nothing is left or the player stops. */
static adit_status walk_menu(adit_tx *tx, int seat, adit_node_id id, const adit_node *node)
{
    uint32_t done = 0;
    const uint32_t all = (1u << node->count) - 1;
    const adit_menu menu = {.question = {.key = ADIT_ASK_PART, .seat = seat},
                            .node = id,
                            .connective = node->kind,
                            .done = &done,
                            .end = {.what = ADIT_OPT_DONE}};
    adit_option chosen;

    do {
        adit_status status = adit_menu_step(tx, &menu, &chosen);
        if (status == ADIT_NONE) {
            return done == 0 ? adit_illegal(tx, "no part of the effect can be carried out")
                             : ADIT_OK;
        }
        ADIT_TRY(status);
    } while (chosen.what == ADIT_OPT_PART && node->kind != ADIT_NODE_ONE_OF && done != all);
    return ADIT_OK;
}

/* ---- The other nodes ---- */

/* A part after which others follow that may still fail, or not. */
static adit_status walk_part(adit_tx *tx, int seat, adit_node_id part, bool rest_may_fail)
{
    const int risk = rest_may_fail ? 1 : 0;

    tx->risk += risk;
    adit_status status = adit_walk(tx, seat, part);
    tx->risk -= risk;
    return status;
}

static adit_status walk_sequence(adit_tx *tx, int seat, const adit_node *node)
{
    for (int i = 0; i < node->count; i++) {
        ADIT_TRY(walk_part(tx, seat, node->part[i],
                           promise_of_all(tx->def, tx->cards, node, i + 1) < ADIT_ALWAYS));
    }
    return ADIT_OK;
}

static adit_status walk_repeat(adit_tx *tx, int seat, const adit_node *node)
{
    const int times = adit_number_of(tx, seat, &node->as.repeat.times);
    const bool may_fail = promise_of_all(tx->def, tx->cards, node, 0) < ADIT_ALWAYS;

    for (int i = 0; i < times; i++) {
        ADIT_TRY(walk_part(tx, seat, node->part[0], may_fail && i + 1 < times));
    }
    return ADIT_OK;
}

typedef struct {
    int seat;
    adit_node_id part;
} optional_context;

static void build_optional(adit_tx *tx, const void *context, adit_options *out)
{
    const optional_context *choice = context;
    const adit_option accept = {.what = ADIT_OPT_ACCEPT, .a = (int16_t)choice->part};

    if (adit_offer_if(out, accept,
                      adit_can(tx, choice->seat, choice->part, NULL, NULL, adit_why_of(out)))) {
        (void)adit_offer(out, (adit_option){.what = ADIT_OPT_DECLINE});
    }
}

/* A verb that asks before it changes anything takes the decline into its own question. */
static adit_status walk_optional(adit_tx *tx, int seat, const adit_node *node)
{
    const adit_node *part = &tx->cards->node[node->part[0]];
    const optional_context context = {seat, node->part[0]};
    const adit_question question = {
        .key = ADIT_ASK_OPTIONAL, .seat = seat, .build = build_optional, .context = &context};
    adit_option answer;
    adit_status status;

    if (part->kind == ADIT_NODE_VERB && !adit_verb_is_bound(tx->cards, part->as.verb.verb) &&
        (adit_verb_at(tx->def, part->as.verb.verb)->flags & ADIT_VERB_ASKS_FIRST) != 0) {
        tx->adds_decline = true;
        status = adit_walk(tx, seat, node->part[0]);
        tx->adds_decline = false; /* it may not have asked after all */
        return status == ADIT_DECLINED ? ADIT_OK : status;
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    return answer.what == ADIT_OPT_ACCEPT ? adit_walk(tx, seat, node->part[0]) : ADIT_OK;
}

static adit_status walk_when(adit_tx *tx, int seat, const adit_node *node)
{
    ADIT_TRY(adit_demand(tx, seat, &node->as.when));
    return adit_walk(tx, seat, node->part[0]);
}

/* A trial of an answer that the function asked for, not inside of a verb or an exchange: when the
 * function has ended and no caller may still fail, nothing is left to find out. */
static bool has_found_out(const adit_tx *tx, int first_pick)
{
    return tx->is_trial && tx->risk == 0 && tx->verb_depth == 0 && tx->exchange_depth == 0 &&
           first_pick < tx->trial->fixed && tx->next >= tx->trial->fixed;
}

/* What follows a question inside a function may fail, unless it is known that nothing does. */
static adit_status walk_script(adit_tx *tx, int seat, adit_node_id id, const adit_node *node)
{
    const bool is_sure = adit_node_always_can(tx->def, tx->cards, id), outer = tx->is_sure;

    if (tx->script_depth >= ADIT_MAX_SCRIPT_DEPTH) {
        return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_SCRIPT_DEPTH);
    }
    const int first_pick = tx->next;

    tx->script_depth++;
    tx->risk += is_sure ? 0 : 1;
    tx->is_sure = is_sure;
    tx->runner->stats.script_calls++;
    ADIT_TRACED(adit_trace_line(tx->trace_depth, "call function of %s, line %d, p%d",
                                tx->cards->card[node->card].id, node->line, seat + 1));
    tx->trace_depth++;
    adit_status status =
        tx->host->call(tx->host->self, tx, node->as.script.reference, seat, tx->event);
    tx->trace_depth--;
    tx->is_sure = outer;
    tx->risk -= is_sure ? 0 : 1;
    tx->script_depth--;
    if (tx->ends_function) { /* at a draw: what it did before it stays */
        tx->ends_function = false;
        tx->stop = ADIT_OK;
    } else if (tx->stop == ADIT_OK && status != ADIT_OK) {
        tx->stop = status; /* the host has written the message */
    } else if (tx->stop == ADIT_OK && has_found_out(tx, first_pick)) {
        tx->stop = ADIT_SURE;
    }
    ADIT_TRACED(adit_trace_status(tx, tx->stop));
    return tx->stop;
}

static adit_status walk_verb(adit_tx *tx, int seat, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);
    /* A verb that is not sure may still fail after its question. */
    const int risk = adit_verb_promise(verb) >= ADIT_SURE_AFTER_ASK ? 0 : 1;
    const adit_args *args = adit_fixed_args(tx, seat, node);
    adit_args own;

    if (args == NULL) {
        ADIT_TRY(adit_node_args(tx, seat, node, &own));
        args = &own;
    }
    tx->risk += risk;
    adit_status status = adit_run_verb(tx, seat, node->as.verb.verb, args);
    tx->risk -= risk;
    return status;
}

adit_status adit_walk(adit_tx *tx, int seat, adit_node_id id)
{
    const adit_node *node = &tx->cards->node[id];

    ADIT_GUARD(tx);
    /* Declared effects have no script whose steps could be counted, so their parts are. */
    if (--tx->parts_left < 0) {
        return adit_fault(tx, ADIT_LIMIT, "%s:%d: %s",
                          tx->card < 0 ? "" : tx->cards->card[tx->card].file, node->line,
                          adit_limit_message(adit_limit_at(ADIT_LIMIT_RUN_PARTS)).text);
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
        return walk_sequence(tx, seat, node);
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        return walk_menu(tx, seat, id, node);
    case ADIT_NODE_OPTIONAL:
        return walk_optional(tx, seat, node);
    case ADIT_NODE_REPEAT:
        return walk_repeat(tx, seat, node);
    case ADIT_NODE_WHEN:
        return walk_when(tx, seat, node);
    case ADIT_NODE_VERB:
        return walk_verb(tx, seat, node);
    case ADIT_NODE_SCRIPT:
        return walk_script(tx, seat, id, node);
    }
    ADIT_UNREACHABLE();
    return adit_fault(tx, ADIT_INTERNAL, "node %d has an unknown kind", id);
}

adit_status adit_run_effect(adit_tx *tx, int seat, int card, adit_node_id node,
                            const adit_event *event)
{
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    const adit_event *outer_event = tx->event;
    const int parts = tx->parts_left;

    tx->card = card;
    /* A card of the table acts for whoever is concerned, but belongs to nobody. */
    tx->card_seat = adit_is_in_play(tx, ADIT_ON_TABLE, card) ? ADIT_ON_TABLE : seat;
    tx->event = event;
    ADIT_TRACED(adit_trace_effect(tx, seat, card, node));
    tx->trace_depth++;
    adit_status status = adit_walk(tx, seat, node);
    tx->trace_depth--;
    adit_blame_card(tx, (int64_t)(parts - tx->parts_left) * ADIT_STEPS_OF_PART);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    tx->event = outer_event;
    return status;
}
