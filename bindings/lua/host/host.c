/* host.c - how the engine calls the functions of cards.
 *
 * Each call is one protected call of a function that was resolved when the cards were loaded.
 * What the function is called for decides what it may do: acting functions may change and
 * ask, looking functions only read. A function is left in three ways: it returns, it leaves
 * with a status that a primitive got from the engine, or it fails; only failures are put
 * into words here.
 *
 * Fuel and the like are counted for each run of a transaction, and everything that is used is
 * taken off what the decision has. Functions called for a number outside any other function
 * have an allowance of their own each, because the engine also asks between runs.
 */
#include "bindings/lua/host/host.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

#define DECISION_FUEL 50000000
/* What a call costs for each call around it. An effect that sets off another, which asks or draws,
 * is run up to three times, and so is all that it sets off in turn: without this only the clock
 * would end a chain of them. */
#define STEPS_OF_NESTING 1000
#define RUN_LOG_BYTES 65536
#define BYTES_PER_FUEL 16 /* allocating costs time too */

/* ---- Allowances ---- */

/* What was used since it was last taken off the decision. */
static int64_t unsettled_steps(const aditl_host *host)
{
    const aditl_vm *vm = &host->vm;
    int64_t steps = host->settled_fuel - vm->fuel;

    if (vm->total_bytes > host->settled_bytes) {
        steps += (int64_t)((vm->total_bytes - host->settled_bytes) / BYTES_PER_FUEL);
    }
    return steps;
}

static void settle_steps(aditl_host *host)
{
    int64_t steps = unsettled_steps(host);

    host->decision_fuel -= steps;
    host->used += steps > 0 ? steps : 0; /* loading refills without asking */
}

static void set_allowance(aditl_host *host, int64_t fuel, size_t bytes)
{
    int64_t most = host->decision_fuel > 0 ? host->decision_fuel : 0;

    host->vm.fuel = host->settled_fuel = fuel < most ? fuel : most;
    host->vm.total_bytes = host->settled_bytes = bytes;
}

void aditl_allowance_fresh(aditl_host *host)
{
    int64_t time_used = host->vm.time_used;

    settle_steps(host);
    aditl_vm_refill(&host->vm, &aditl_limits_rule);
    host->vm.time_used = time_used; /* is counted for the whole decision */
    host->vm.longest_text = 0;      /* what another run made is out of reach */
    set_allowance(host, aditl_limits_rule.fuel, 0);
    host->primitives = ADIT_MAX_PRIMITIVES;
    host->questions = ADIT_MAX_QUESTIONS;
    host->log_left = RUN_LOG_BYTES;
    host->runs++;
    host->is_fresh = true;
}

/* Whether no script was called since the allowance was made, so that nothing is missing from it. */
static bool is_untouched(const aditl_host *host)
{
    return host->is_fresh && host->vm.fuel == aditl_limits_rule.fuel && host->vm.total_bytes == 0 &&
           host->decision_fuel >= aditl_limits_rule.fuel;
}

aditl_allowance aditl_allowance_keep(const aditl_host *host)
{
    return (aditl_allowance){.fuel = host->vm.fuel,
                             .bytes = host->vm.total_bytes,
                             .longest_text = host->vm.longest_text,
                             .primitives = host->primitives,
                             .questions = host->questions,
                             .log_left = host->log_left,
                             .runs = host->runs};
}

void aditl_allowance_restore(aditl_host *host, const aditl_allowance *kept)
{
    host->tried_fuel += host->settled_fuel - host->vm.fuel;
    settle_steps(host);
    aditl_vm_revive(&host->vm);
    set_allowance(host, kept->fuel, kept->bytes);
    host->vm.longest_text = kept->longest_text;
    host->primitives = kept->primitives;
    host->questions = kept->questions;
    host->log_left = kept->log_left;
    host->runs = kept->runs;
    host->is_fresh = false;
}

static void begin_run(void *self)
{
    aditl_host *host = self;

    if (is_untouched(host)) {
        host->runs++; /* most runs call no script */
    } else {
        aditl_allowance_fresh(host);
    }
}

static void begin_decision(void *self)
{
    aditl_host *host = self;

    host->vm.time_used = 0;
    if (host->settled_fuel != host->vm.fuel || host->settled_bytes != host->vm.total_bytes) {
        settle_steps(host);
        host->settled_fuel = host->vm.fuel;
        host->settled_bytes = host->vm.total_bytes;
    }
    host->decision_fuel = DECISION_FUEL;
}

/* ---- Faults ---- */

/* Adds "while card 'shelf' of player 2 ...". */
static void add_circumstances(adit_text *out, const adit_tx *tx, const adit_event *event,
                              const char *doing)
{
    if (tx->card < 0) {
        adit_text_add(out, "\n  while a script");
    } else {
        adit_text_addf(out, "\n  while card '%s'", tx->cards->card[tx->card].id);
    }
    if (tx->card_seat >= 0) {
        adit_text_addf(out, " of player %d", tx->card_seat + 1);
    }
    if (event != NULL) {
        adit_text_addf(out, " %s after '%s'", doing,
                       adit_event_row_of(tx->def, tx->cards, event->event).name);
    } else {
        adit_text_addf(out, " %s", doing);
    }
}

/* The message of a failed call: place and words, the line of the file, what was running. A
 * limit of memory has no place of its own, so the card's stands for it. */
static void compose_message(const aditl_host *host, const adit_tx *tx, const adit_event *event,
                            const char *doing, adit_text *out)
{
    char path[512];
    int line;

    if (aditl_place_of(host->vm.message, path, sizeof path, &line)) {
        adit_text_add(out, host->vm.message);
        aditl_source_excerpt(aditl_source_find(&host->set.sources, path), line, out);
    } else if (tx->card >= 0) {
        const adit_card *card = &tx->cards->card[tx->card];

        adit_text_addf(out, "%s:%d: %s", card->file, card->line, host->vm.message);
    } else {
        adit_text_add(out, host->vm.message);
    }
    adit_text_add(out, host->vm.trace);
    add_circumstances(out, tx, event, doing);
}

adit_status aditl_fault(aditl_host *host, adit_tx *tx, adit_status status, const adit_event *event,
                        const char *doing)
{
    adit_text text = {0};

    if (host->vm.is_late) {
        tx->runner->abort_reason = host->vm.message;
    }
    if (tx->stop != ADIT_OK) {
        return tx->stop; /* what stopped the run first has been reported */
    }
    if (tx->err == NULL) {
        return adit_fault(tx, status, "%s", host->vm.message); /* nobody wants the words */
    }
    compose_message(host, tx, event, doing, &text);
    status = adit_fault_lines(tx, status,
                              text.failed || text.data == NULL ? host->vm.message : text.data);
    adit_text_free(&text);
    return status;
}

/* ---- Calls ---- */

typedef struct {
    adit_tx *tx;
    const adit_event *event;
    aditl_moment moment;
    int only_look, reference;
    int64_t fuel;
    bool has_own; /* an allowance of its own, after which the one around it goes on */
    aditl_allowance kept;
} frame;

/* Begins a call. Trials must not use up what the run around them has, nor end it; looking at
 * the game from outside must not use up anything that lasts. */
static void enter_call(aditl_host *host, adit_tx *tx, const adit_event *event, aditl_moment moment,
                       frame *before)
{
    before->tx = host->tx;
    before->event = host->event;
    before->moment = host->moment;
    before->only_look = host->vm.only_look;
    before->reference = host->reference;
    before->has_own =
        (tx->is_trial && tx != host->tx) || (moment == ADITL_LOOKING && host->vm.depth == 0);
    if (before->has_own) {
        before->kept = aditl_allowance_keep(host);
        aditl_allowance_fresh(host);
    }
    before->fuel = host->vm.fuel;
    host->tx = tx;
    host->event = event;
    host->moment = moment;
    host->vm.only_look = 0;
    host->vm.fuel -= STEPS_OF_NESTING * (int64_t)host->vm.depth;
    host->is_fresh = false;
}

static void leave_call(aditl_host *host, const frame *before)
{
    host->used += ADIT_STEPS_OF_CALL;
    adit_blame_card(host->tx, ADIT_STEPS_OF_CALL + before->fuel - host->vm.fuel);
    host->tx = before->tx;
    host->event = before->event;
    host->moment = before->moment;
    host->vm.only_look = before->only_look;
    host->reference = before->reference;
    if (before->has_own) {
        aditl_allowance_restore(host, &before->kept);
    }
}

/* Pushes what every function gets first; false: no room. */
static bool push_call(aditl_host *host, int reference, int seat)
{
    lua_State *L = host->vm.L;

    if (!aditl_call_begin(&host->vm)) {
        return false;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
    lua_rawgeti(L, LUA_REGISTRYINDEX, host->game_ref);
    lua_pushinteger(L, seat + 1);
    return true;
}

/* Calls a function, with the event if there is one, or with a number if it only looks. A looking
 * one has its result on top after ADIT_OK, with the handler below: pop two. */
static adit_status call_function(aditl_host *host, adit_tx *tx, int reference, int seat,
                                 aditl_moment moment, const adit_event *event, int base,
                                 const char *doing)
{
    const int results = moment == ADITL_LOOKING ? 1 : 0;
    lua_State *L = host->vm.L;
    adit_status status;
    frame before;

    if (!push_call(host, reference, seat)) {
        return aditl_fault(host, tx, host->vm.left, event, doing);
    }
    enter_call(host, tx, event, moment, &before);
    host->reference = reference;
    if (moment == ADITL_LOOKING && event == NULL) {
        lua_pushinteger(L, base);
    } else if (event != NULL) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, host->event_ref);
    } else {
        lua_pushnil(L);
    }
    status = aditl_call(&host->vm, 3, results);
    if (status != ADIT_OK || results == 0) {
        lua_pop(L, 1);
    }
    leave_call(host, &before);
    return status != ADIT_OK && host->vm.has_message
               ? aditl_fault(host, tx, status, results > 0 ? NULL : event, doing)
               : status;
}

static adit_status call_effect(void *self, adit_tx *tx, int reference, int seat,
                               const adit_event *event)
{
    return call_function(self, tx, reference, seat, ADITL_ACTING, event, 0, "acted");
}

/* A function gave back something it should not have. Results are still on the stack. */
static adit_status wrong_result(aditl_host *host, adit_tx *tx, int reference, const char *expected,
                                const char *doing)
{
    aditl_vm *vm = &host->vm;
    adit_buffer message = adit_buffer_on(vm->message, sizeof vm->message);
    lua_Debug ar;

    vm->trace[0] = '\0';
    lua_rawgeti(vm->L, LUA_REGISTRYINDEX, reference);
    if (lua_getinfo(vm->L, ">S", &ar) && ar.source[0] == '@') {
        adit_buffer_addf(&message, "%s:%d: ", ar.source + 1, ar.linedefined);
    }
    adit_buffer_addf(&message, "this function must return %s, not ", expected);
    if (lua_type(vm->L, -1) == LUA_TNUMBER) {
        aditl_add_fraction(&message, (double)lua_tonumber(vm->L, -1), 14);
    } else {
        adit_buffer_add(&message, luaL_typename(vm->L, -1));
    }
    lua_pop(vm->L, 2);
    return aditl_fault(host, tx, ADIT_SCRIPT, NULL, doing);
}

static adit_status call_number(void *self, adit_tx *tx, int reference, int seat, int base, int *out)
{
    static const char doing[] = "computed a number";
    aditl_host *host = self;
    lua_State *L = host->vm.L;
    lua_Integer value;
    int is_integer = 0;

    ADIT_TRY(call_function(host, tx, reference, seat, ADITL_LOOKING, NULL, base, doing));
    value = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &is_integer) : 0;
    if (!is_integer || value < INT16_MIN || value > INT16_MAX) {
        return wrong_result(host, tx, reference, "a whole number from -32768 to 32767", doing);
    }
    *out = (int)value;
    lua_pop(L, 2);
    return ADIT_OK;
}

/* What the function does: it stands at allow or forbid, or at goal, win, lose or when. */
static const char *deed_of_reason(const adit_tx *tx, int reference)
{
    const adit_card *card = tx->card < 0 ? NULL : &tx->cards->card[tx->card];

    for (int i = 0; card != NULL && i < card->permit_count; i++) {
        if (card->permit[i].script == reference) {
            return "decided whether something is allowed";
        }
    }
    return card == NULL || card->kind != ADIT_KIND_SCENARIO ? "checked a condition"
                                                            : "checked a condition of the scenario";
}

static adit_status call_permission(void *self, adit_tx *tx, int reference, int seat, bool *says,
                                   adit_why *why)
{
    const char *doing = deed_of_reason(tx, reference);
    aditl_host *host = self;
    lua_State *L = host->vm.L;
    int type;

    ADIT_TRY(call_function(host, tx, reference, seat, ADITL_LOOKING, tx->deed, 0, doing));
    type = lua_type(L, -1);
    if (type != LUA_TSTRING && type != LUA_TBOOLEAN && type != LUA_TNIL) {
        return wrong_result(host, tx, reference, "true, false or a text with the reason", doing);
    }
    *says = lua_toboolean(L, -1);
    if (type == LUA_TSTRING && why != NULL) {
        adit_buffer buffer = adit_buffer_on(why->text, sizeof why->text);
        size_t length;
        const char *words = lua_tolstring(L, -1, &length);

        aditl_add_shown(&buffer, words, length, false);
    }
    lua_pop(L, 2);
    return ADIT_OK;
}

/* ---- Opening and closing ---- */

static void close_host(void *self)
{
    aditl_host_close(self);
}

void aditl_host_functions(aditl_host *host, adit_card_host *out)
{
    *out = (adit_card_host){.self = host,
                            .call = call_effect,
                            .number = call_number,
                            .reason = call_permission,
                            .begin_run = begin_run,
                            .begin_decision = begin_decision,
                            .steps = &host->used,
                            .close = close_host,
                            .language = adit_lua_release()};
}

static int open_primitives(lua_State *L)
{
    aditl_open_primitives(L, lua_touserdata(L, 1));
    return 0;
}

adit_status aditl_host_open(const adit_game_def *def, bool strict, aditl_host **out, adit_err *err)
{
    aditl_host *host = adit_alloc(sizeof *host);
    adit_status status;

    *out = NULL;
    if (host == NULL) {
        return adit_nomem(err);
    }
    host->def = def;
    host->strict = strict;
    host->moment = ADITL_LOADING;
    host->set.examples_ref = LUA_NOREF;
    status = aditl_vm_open(&host->vm, &aditl_limits_load, true, host, err);
    if (status == ADIT_OK) {
        host->vm.is_loading = true;
        status = aditl_scan_self_test(&host->vm, err);
    }
    if (status == ADIT_OK) {
        status = aditl_protected(&host->vm, open_primitives, host, err);
    }
    if (status != ADIT_OK) {
        aditl_host_close(host);
        return status;
    }
    *out = host;
    return ADIT_OK;
}

adit_status aditl_host_extend(aditl_host *host, adit_err *err)
{
    adit_status status;

    if (host->set.cards->def == NULL) {
        return ADIT_OK;
    }
    /* `g` and `ev` know the names of goods and queries; no script has seen them yet. */
    host->def = host->set.cards->def;
    luaL_unref(host->vm.L, LUA_REGISTRYINDEX, host->game_ref);
    luaL_unref(host->vm.L, LUA_REGISTRYINDEX, host->event_ref);
    status = aditl_protected(&host->vm, open_primitives, host, err);
    if (status != ADIT_OK) {
        adit_cards_free(host->set.cards);
        host->set.cards = NULL;
    }
    return status;
}

void aditl_host_ready(aditl_host *host, bool arm)
{
    host->moment = ADITL_LOOKING;
    host->vm.is_loading = false;
    aditl_clear_stack(&host->vm); /* what loading left behind */
    aditl_vm_arm(&host->vm, arm);
    aditl_vm_started(&host->vm);
    host->vm.time_used = 0;
    host->decision_fuel = DECISION_FUEL;
    host->settled_fuel = host->vm.fuel;
    host->settled_bytes = host->vm.total_bytes;
    aditl_allowance_fresh(host);
}

void aditl_host_close(aditl_host *host)
{
    if (host == NULL) {
        return;
    }
    aditl_vm_close(&host->vm);
    aditl_card_set_free(&host->set);
    adit_free(host);
}
