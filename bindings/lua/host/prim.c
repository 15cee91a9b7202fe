/* prim.c - the game object `g`: one method for every verb and every read primitive.
 *
 * `g` is one userdata without content; what it stands for is the host that owns the Lua state,
 * so a comparison of pointers is all the type check there is. Verbs all share one function: their
 * rows in the game's table say what arguments they take.
 */
#include "bindings/lua/host/prim.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/host/view.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/vm/env.h"
#include "engine/base/names.h"

#define CHARGE 20           /* fuel of any primitive; queries and verbs do some work */
#define LONGEST_INTERNED 40 /* bytes; LUAI_MAXSHORTLEN of Lua 5.4 */

/* ---- Beginning and ending a method ---- */

static const char *method_name(lua_State *L, const aditl_host *host)
{
    if (lua_isinteger(L, lua_upvalueindex(ADITL_UP_ROW))) {
        return adit_verb_at(host->def, (int)lua_tointeger(L, lua_upvalueindex(ADITL_UP_ROW)))->name;
    }
    return ((const aditl_primitive *)lua_touserdata(L, lua_upvalueindex(ADITL_UP_ROW)))->name;
}

/* What the running function may do: nested readers may only look whatever is around them. */
static aditl_moment moment_of(const aditl_host *host)
{
    return host->vm.only_look > 0 || host->tx->is_looking ? ADITL_LOOKING : host->moment;
}

static int refuse_moment(lua_State *L, const aditl_host *host)
{
    const char *name = method_name(L, host), *hook = aditl_hook_name(host->tx, host->reference);
    char where[80] = "function";

    if (host->vm.only_look > 0) {
        snprintf(where, sizeof where,
                 "function (the list of g:choose, the comparison of table.sort)");
    } else if (hook != NULL) {
        snprintf(where, sizeof where, "hook (%s)", hook);
    }
    return aditl_raise(L, "g:%s %s; it cannot be called from a read-only %s", name,
                       strcmp(name, "choose") == 0 ? "asks a player" : "changes the game", where);
}

static inline aditl_host *begin_method(lua_State *L, unsigned moments)
{
    aditl_vm *vm = aditl_vm_of(L);
    aditl_host *host = vm->owner;

    if (lua_touserdata(L, 1) != host->game) {
        aditl_raise(L, "write g:%s(...), with a colon", method_name(L, host));
    }
    if (host->tx == NULL) {
        aditl_raise(L, "%s: no game is running", method_name(L, host));
        return host; /* not reached: raising does not return */
    }
    if (host->tx->stop != ADIT_OK) {
        aditl_unwind(L, host->tx->stop);
    }
    vm->fuel -= CHARGE;
    if (vm->fuel < 0 || vm->is_dead) {
        aditl_abort_steps(L);
    }
    if (--host->primitives < 0) {
        aditl_abort_limit(L, "called too many primitives in one run", ADIT_LIMIT_PRIMITIVES);
    }
    if (moments != ADITL_IN_BOTH && (moments >> moment_of(host) & 1) == 0) {
        refuse_moment(L, host);
    }
    return host;
}

aditl_host *aditl_begin_reading(lua_State *L)
{
    return begin_method(L, ADITL_IN_BOTH);
}

aditl_host *aditl_begin(lua_State *L)
{
    const aditl_primitive *row = lua_touserdata(L, lua_upvalueindex(ADITL_UP_ROW));

    return begin_method(L, row->moments);
}

void aditl_check_stop(lua_State *L, const aditl_host *host)
{
    if (host->tx->stop != ADIT_OK) {
        aditl_unwind(L, host->tx->stop);
    }
}

/* ---- Arguments ---- */

int aditl_seat_at(lua_State *L, const aditl_host *host, int index)
{
    if (lua_isinteger(L, index)) {
        lua_Integer seat = lua_tointeger(L, index);

        if (seat >= 1 && seat <= host->tx->work->players) {
            return (int)seat - 1;
        }
    }
    return aditl_check_seat(L, index, host->tx->work->players);
}

const char *aditl_word_at(lua_State *L, int index, const char *field)
{
    return aditl_string_at(L, index, field, "word");
}

int aditl_unknown(lua_State *L, const char *field, const char *what, const char *word, int count,
                  const char *(*name)(const void *, int), const void *context)
{
    const char *near = adit_nearest(word, count, name, context);

    return aditl_raise(L, "%s: no %s is called '%.80s'%s", field, what, word,
                       adit_did_you_mean(near, "").text);
}

static const char *card_id(const void *context, int i)
{
    return ((const adit_cards *)context)->card[i].id;
}

const char *aditl_running_mod(const aditl_host *host)
{
    const adit_tx *tx = host->tx;

    if (tx->mod != NULL) {
        return tx->mod;
    }
    return tx->card < 0 || strchr(tx->cards->card[tx->card].id, ':') == NULL
               ? NULL
               : tx->cards->card[tx->card].mod;
}

int aditl_card_at(lua_State *L, const aditl_host *host, int index)
{
    const char *id = aditl_word_at(L, index, "card");
    const adit_tx *tx = host->tx;
    int card = aditl_find_card(tx->cards, aditl_running_mod(host), id);

    if (card == ADIT_NO_CARD) {
        aditl_unknown(L, "card", "card", id, tx->cards->count, card_id, tx->cards);
    }
    return card;
}

void aditl_open_arguments(lua_State *L, int first)
{
    for (int i = lua_gettop(L); i >= first; i--) {
        if (lua_type(L, i) == LUA_TTABLE && aditl_is_sealed(L, i)) {
            aditl_push_plain(L, i);
            lua_replace(L, i);
        }
    }
}

/* ---- Verbs ---- */

void aditl_budget_restore(aditl_host *host, const aditl_allowance *kept)
{
    if (host->runs != kept->runs) {
        aditl_allowance_restore(host, kept);
    }
}

/* The good that the word on top means, without any form that needs explaining; -1: none. [-0, +0]
 */
static int find_good(lua_State *L, const aditl_host *host)
{
    const int known = aditl_good_at(L, host, -1);

    if (known >= 0) {
        return known;
    }
    lua_pushvalue(L, -1);
    /* The queries begin with the goods, in their order. */
    const bool is_query = lua_rawget(L, lua_upvalueindex(ADITL_UP_QUERIES)) == LUA_TNUMBER;
    const lua_Integer query = is_query ? lua_tointeger(L, -1) : -1;
    lua_pop(L, 1);
    return query < host->tx->cards->good_count ? (int)query : -1;
}

/* Reads the table, which is not sealed, as plain amounts of goods; false: somebody who can explain
 * must read it. [-0, +0] */
static bool read_amounts(lua_State *L, const aditl_host *host, int table, adit_goods *out)
{
    const int top = lua_gettop(L);
    bool is_there[ADIT_MAX_GOODS] = {false};

    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        const lua_Integer amount = lua_isinteger(L, -1) ? lua_tointeger(L, -1) : -1;

        lua_pop(L, 1);
        const int good = find_good(L, host);
        /* By both of its names: which of them came last would be another one in each process. */
        if (good < 0 || is_there[good] || amount < 0 || amount > ADIT_MAX_AMOUNT) {
            lua_settop(L, top);
            return false;
        }
        is_there[good] = true;
        out->have[good] = (int16_t)amount;
    }
    return true;
}

/* Most verbs that functions call are gain and pay with a table of goods: read without the
 * detour over every form in which arguments can be written. */
static bool read_plain_goods(lua_State *L, const aditl_host *host, const adit_verb *verb,
                             adit_args *args)
{
    if (verb->param_count != 1 || verb->param[0].type != ADIT_PARAM_GOODS || lua_gettop(L) != 3 ||
        lua_type(L, 3) != LUA_TTABLE) {
        return false;
    }
    args->length[0] = 1;
    if (aditl_is_plain(L, 3)) {
        return read_amounts(L, host, 3, &args->goods[0]);
    }
    aditl_push_plain(L, 3);
    const bool is_read = read_amounts(L, host, 4, &args->goods[0]);
    lua_settop(L, 3);
    return is_read;
}

static int run_verb(lua_State *L)
{
    aditl_host *host = begin_method(L, ADITL_IN_ACTING);
    int number = (int)lua_tointeger(L, lua_upvalueindex(ADITL_UP_ROW));
    const adit_verb *verb = adit_verb_at(host->def, number);
    int seat = aditl_seat_at(L, host, 2);
    aditl_allowance kept;
    adit_status status;
    adit_args args;

    memset(&args, 0, sizeof args);
    if (!read_plain_goods(L, host, verb, &args)) {
        aditl_open_arguments(L, 3);
        aditl_check_args(L, host->def, host->tx->cards, aditl_running_mod(host), verb, 3, &args);
    }
    kept = aditl_allowance_keep(host);
    status = adit_run_verb(host->tx, seat, number, &args);
    aditl_budget_restore(host, &kept);
    return status == ADIT_OK ? 0 : aditl_unwind(L, status);
}

static const char *verb_name(const void *context, int i)
{
    return adit_verb_at(context, i)->name;
}

static int prim_can(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    int seat = aditl_seat_at(L, host, 2);
    const char *name = aditl_word_at(L, 3, "verb");
    int verb = adit_verb_find(host->def, name);
    aditl_allowance kept;
    adit_args args;
    adit_why why = {""};
    bool can;

    if (verb < 0) {
        return aditl_unknown(L, "verb", "verb", name, adit_verb_count(host->def), verb_name,
                             host->def);
    }
    memset(&args, 0, sizeof args);
    aditl_open_arguments(L, 4);
    aditl_check_args(L, host->def, host->tx->cards, aditl_running_mod(host),
                     adit_verb_at(host->def, verb), 4, &args);
    kept = aditl_allowance_keep(host);
    can = adit_can_verb(host->tx, seat, verb, &args, &why);
    aditl_budget_restore(host, &kept);
    aditl_check_stop(L, host);
    lua_pushboolean(L, can);
    if (can) {
        return 1;
    }
    lua_pushstring(L, why.text);
    return 2;
}

/* ---- The table of primitives ---- */

static const aditl_primitive try_rows[] = {
    {"can", prim_can, "seat Seat, verb Word, arguments Any...", "Flag", ADITL_IN_BOTH,
     "Returns whether the seat could carry out the verb with these arguments now; if not, also the "
     "reason.",
     "local can, why = g:can(me, \"gain\", {})"},
    {0},
};

static const aditl_primitive *const lists[] = {try_rows, aditl_read_rows, aditl_choose_rows,
                                               aditl_declared_rows, aditl_act_rows};

/* The row after this name in the order of names; NULL: it is the last. */
static const aditl_primitive *row_after(const char *name)
{
    const aditl_primitive *next = NULL;

    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        for (const aditl_primitive *row = lists[i]; row->name != NULL; row++) {
            if (strcmp(row->name, name) > 0 &&
                (next == NULL || strcmp(row->name, next->name) < 0)) {
                next = row;
            }
        }
    }
    return next;
}

const aditl_primitive *aditl_primitive_at(int i)
{
    const aditl_primitive *row = row_after("");

    for (; row != NULL && i > 0; i--) {
        row = row_after(row->name);
    }
    return row;
}

adit_promise aditl_promise_of(const char *name)
{
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        for (const aditl_primitive *row = lists[i]; row->name != NULL; row++) {
            if (strcmp(row->name, name) == 0) {
                return row->moments == ADITL_IN_BOTH ? ADIT_NEVER_ASKS : row->promise;
            }
        }
    }
    return ADIT_NEVER_ASKS;
}

/* ---- Opening ---- */

static int refuse_field(lua_State *L)
{
    return aditl_raise(L, "g is read-only; cards cannot keep data in Lua: use counters");
}

/* Short strings are interned, and those that are keys of the table on top live as long as it. */
static void note_words(lua_State *L, aditl_host *host)
{
    memset(host->good_word, 0, sizeof host->good_word);
    for (int good = 0; good < adit_good_count(host->def->goods); good++) {
        const char *word = lua_pushstring(L, host->def->goods[good].name);

        if (strlen(word) <= LONGEST_INTERNED) {
            host->good_word[good] = word;
        }
        if (lua_rawget(L, -2) != LUA_TNUMBER || lua_tointeger(L, -1) != good) {
            host->good_word[good] = NULL;
        }
        lua_pop(L, 1);
    }
}

/* Pushes the table of methods. [-0, +1] */
static void push_methods(lua_State *L, aditl_host *host)
{
    const aditl_primitive *row;

    aditl_push_queries(L, host->def);
    note_words(L, host);
    lua_createtable(L, 0, 64);
    for (int i = 0; (row = aditl_primitive_at(i)) != NULL; i++) {
        lua_pushlightuserdata(L, (void *)row);
        lua_pushvalue(L, -3); /* stack: queries, methods, row */
        lua_pushcclosure(L, row->function, 2);
        lua_setfield(L, -2, row->name);
    }
    for (int verb = 0; verb < adit_verb_count(host->def); verb++) {
        lua_pushinteger(L, verb);
        lua_pushvalue(L, -3);
        lua_pushcclosure(L, run_verb, 2);
        lua_setfield(L, -2, adit_verb_at(host->def, verb)->name);
    }
    aditl_guard_names(L, "method of g");
    lua_remove(L, -2);
}

void aditl_open_primitives(lua_State *L, aditl_host *host)
{
    aditl_need_stack(L, 10, NULL);
    host->game = lua_newuserdatauv(L, 1, 0);
    lua_createtable(L, 0, 3);
    push_methods(L, host);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_field);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    host->game_ref = luaL_ref(L, LUA_REGISTRYINDEX);

    host->handle = lua_newuserdatauv(L, 1, 0);
    aditl_push_event_class(L, host);
    lua_setmetatable(L, -2);
    host->event_ref = luaL_ref(L, LUA_REGISTRYINDEX);
}
