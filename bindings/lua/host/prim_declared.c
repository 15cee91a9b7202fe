/* prim_declared.c - the primitives by which a mod uses what it has added to the game's tables: it
 * raises its own events and asks for values, prices and permissions as the rules do.
 */
#include <string.h>

#include "bindings/lua/host/prim.h"
#include "bindings/lua/host/view.h"
#include "bindings/lua/read/args.h"
#include "engine/rules/runner.h"

/* ---- Finding rows ---- */

typedef struct {
    const char *name, *full; /* name NULL: after the last */
} row_names;

/* One of the game's tables. */
typedef struct {
    const adit_game_def *def;
    row_names (*names)(const adit_game_def *def, int row);
} table_names;

static row_names event_names(const adit_game_def *def, int row)
{
    return def->events == NULL ? (row_names){NULL, NULL}
                               : (row_names){def->events[row].name, def->events[row].full};
}

static row_names value_names(const adit_game_def *def, int row)
{
    return def->values == NULL ? (row_names){NULL, NULL}
                               : (row_names){def->values[row].name, def->values[row].full};
}

static row_names permission_names(const adit_game_def *def, int row)
{
    return def->permissions == NULL
               ? (row_names){NULL, NULL}
               : (row_names){def->permissions[row].name, def->permissions[row].full};
}

static const char *row_name(const void *context, int i)
{
    const table_names *table = context;

    return table->names(table->def, i).name;
}

/* The row that is called by the word at 3. Raises. */
static int find_row(lua_State *L, const aditl_host *host, const char *what,
                    row_names (*names)(const adit_game_def *def, int row))
{
    const char *word = aditl_word_at(L, 3, what), *mod = aditl_running_mod(host);
    const table_names table = {host->def, names};
    row_names row;
    int count = 0;

    for (; (row = names(host->def, count)).name != NULL; count++) {
        if (adit_is_called(row.name, row.full, mod, word)) {
            return count;
        }
    }
    return aditl_unknown(L, what, what, word, count, row_name, &table);
}

/* The card at `index`, or ADIT_NO_CARD. Raises. */
static int optional_card(lua_State *L, const aditl_host *host, int index)
{
    return lua_isnoneornil(L, index) ? ADIT_NO_CARD : aditl_card_at(L, host, index);
}

/* ---- Events ---- */

/* Raises unless the event carries what was given. */
static void check_carries(lua_State *L, const adit_event_row *row, const char *field, bool carries)
{
    if (!carries) {
        aditl_raise(L, "%s: the event '%s' carries none; add %s = true to it in mod.lua", field,
                    row->name, field);
    }
}

static const char *const event_fields[] = {"amount", "card", "goods"};

static const char *event_field(const void *context, int i)
{
    return ((const char *const *)context)[i];
}

/* Reads { amount = ..., card = ..., goods = ... } at `table`. */
static void read_event_fields(lua_State *L, const aditl_host *host, int table,
                              const adit_event_row *row, adit_event *event)
{
    const aditl_names known = {3, event_field, event_fields};
    const char *unknown = aditl_first_unknown(L, table, &known);

    if (unknown != NULL) {
        aditl_unknown(L, "fields", "field of an event", unknown, known.count, event_field,
                      event_fields);
    }
    lua_getfield(L, table, "amount");
    if (!lua_isnil(L, -1)) {
        check_carries(L, row, "amount", row->has_amount);
        event->amount =
            aditl_check_int(L, lua_gettop(L), -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT, "amount");
    }
    lua_getfield(L, table, "card");
    if (!lua_isnil(L, -1)) {
        check_carries(L, row, "card", row->has_card);
        event->card = aditl_card_at(L, host, lua_gettop(L));
    }
    lua_getfield(L, table, "goods");
    if (!lua_isnil(L, -1)) {
        check_carries(L, row, "goods", row->has_goods);
        event->goods =
            aditl_check_goods(L, host->def, aditl_running_mod(host), lua_gettop(L), "goods");
    }
}

static int prim_emit(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    const adit_game_def *def = host->def;
    adit_event event = {.seat = aditl_seat_at(L, host, 2), .card = ADIT_NO_CARD};
    const int number = find_row(L, host, "event", event_names);
    const adit_event_row *row = &def->events[number];
    aditl_allowance kept;
    adit_status status;

    if (row->full == NULL) {
        return aditl_raise(L,
                           "event: '%s' belongs to the game, which raises it when it happens; "
                           "only events of mods can be raised",
                           row->name);
    }
    lua_settop(L, 4);
    if (lua_type(L, 4) == LUA_TTABLE) {
        aditl_open_arguments(L, 4);
        read_event_fields(L, host, 4, row, &event);
    } else if (!lua_isnil(L, 4)) {
        return aditl_raise(L, "fields: expected a table, as in { amount = 2 }, got %s",
                           luaL_typename(L, 4));
    }
    event.event = ADIT_EVENT_GAME + number;
    kept = aditl_allowance_keep(host);
    status = adit_raise(host->tx, &event);
    aditl_budget_restore(host, &kept);
    return status == ADIT_OK ? 0 : aditl_unwind(L, status);
}

/* ---- Values and prices ---- */

static int find_value(lua_State *L, const aditl_host *host, bool is_price)
{
    const adit_value_row *rows = host->def->values;
    const int value = find_row(L, host, "value", value_names);

    if (rows[value].is_price != is_price) {
        return aditl_raise(L, "value: '%s' is %s; use g:%s", rows[value].name,
                           is_price ? "a number" : "a price", is_price ? "value" : "pay_price");
    }
    return value;
}

static int prim_value(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const int seat = aditl_seat_at(L, host, 2), value = find_value(L, host, false);
    const int base = aditl_check_int(L, 4, -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT, "base");
    const int number = adit_value(host->tx, seat, value, base, optional_card(L, host, 5));

    aditl_check_stop(L, host);
    lua_pushinteger(L, number);
    return 1;
}

static int prim_pay_price(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    const int seat = aditl_seat_at(L, host, 2), value = find_value(L, host, true);
    const adit_goods goods = aditl_check_goods(L, host->def, aditl_running_mod(host), 4, "goods");
    const adit_price price = {
        .value = value, .card = optional_card(L, host, 5), .base = &goods, .count = 1};
    const aditl_allowance kept = aditl_allowance_keep(host);
    const adit_status status = adit_pay_price(host->tx, seat, &price, NULL);

    aditl_budget_restore(host, &kept);
    return status == ADIT_OK ? 0 : aditl_unwind(L, status);
}

/* ---- Permissions ---- */

static int prim_allowed(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const adit_permission_row *rows = host->def->permissions;
    const int seat = aditl_seat_at(L, host, 2);
    const int word = find_row(L, host, "permission", permission_names);
    const int card = optional_card(L, host, 4);
    adit_why why = {""};

    if (card != ADIT_NO_CARD && (rows[word].about >> host->tx->cards->card[card].kind & 1) == 0) {
        return aditl_raise(L, "card: '%s' is not about cards of kind '%s'", rows[word].name,
                           adit_kind_at(host->def, host->tx->cards->card[card].kind)->name);
    }
    const bool is_allowed = adit_permission(host->tx, seat, word, card, &why);
    aditl_check_stop(L, host);
    lua_pushboolean(L, is_allowed);
    if (is_allowed || why.text[0] == '\0') {
        return 1;
    }
    lua_pushstring(L, why.text);
    return 2;
}

const aditl_primitive aditl_declared_rows[] = {
    {"allowed", prim_allowed, "seat Seat, permission Word, card Card?", "Flag", ADITL_IN_BOTH,
     "Returns whether the seat has a permission, of the game or of a mod; if a card forbids it, "
     "also the reason.",
     "return g:allowed(me, \"%permission%\")"},
    {"emit", prim_emit, "seat Seat, event Word, fields Any?", "", ADITL_IN_ACTING,
     "Raises an event that a mod has declared, as a deed of the seat; fields are amount, card and "
     "goods, as far as the event carries them.",
     "if g:players() > 99 then g:emit(me, \"smelted\", { amount = 1 }) end", ADIT_NEVER_ASKS},
    {"pay_price", prim_pay_price, "seat Seat, value Word, goods Goods, card Card?", "",
     ADITL_IN_ACTING,
     "Takes the goods from the seat as a price that cards modify; asks which way, if there are "
     "several.",
     "if g:players() > 99 then g:pay_price(me, \"smithing\", { %good% = 1 }) end"},
    {"value", prim_value, "seat Seat, value Word, base Integer, card Card?", "Integer",
     ADITL_IN_BOTH,
     "Returns what the cards in play make of a value, of the game or of a mod, that is `base` "
     "without them.",
     "if g:players() > 99 then return g:value(me, \"smelting\", 1) end return 0"},
    {0},
};
