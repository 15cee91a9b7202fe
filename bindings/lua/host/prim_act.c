/* prim_act.c - what a card's function may do beside verbs: run an effect of another card, and set
 * fields of the state.
 *
 * Both are for what no verb does, so both are guarded. An effect that is run is the other card's,
 * with its counters and its words in the log, and may not come back to one that is still running. A
 * field is set as a scenario sets it: only if its row allows it, and only to a state that keeps the
 * rules of the game.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/host/prim.h"
#include "bindings/lua/read/tables.h"
#include "bindings/lua/vm/env.h"
#include "engine/base/parse.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/exchange.h"

#define FIELD_CHARGE 2000 /* each is found by its name, and the whole state is checked */

/* ---- Running a part of another card ---- */

/* The effect that the card states under this name; 0: none. *is_name: its kind knows the name. */
static adit_node_id find_fact(const adit_game_def *def, const adit_card *card, const char *name,
                              bool *is_name)
{
    const adit_fact_row *rows = adit_kind_at(def, card->kind)->facts;

    for (int i = 0; rows != NULL && rows[i].name != NULL; i++) {
        if (rows[i].type == ADIT_FACT_EFFECT && strcmp(rows[i].name, name) == 0) {
            *is_name = true;
            return card->fact[i].is_set ? card->fact[i].effect : 0;
        }
    }
    return 0;
}

/* "exchange", or "exchange 2" for the second; -1: another name. */
static int exchange_number(const char *name)
{
    if (strcmp(name, "exchange") == 0) {
        return 0;
    }
    int64_t number = 0;

    return strncmp(name, "exchange ", 9) == 0 &&
                   adit_parse_exact_int(name + 9, 1, ADIT_MAX_HOOKS, &number)
               ? (int)number - 1
               : -1;
}

/* What the card does after the event that is running now. */
static adit_node_id find_hook(const aditl_host *host, const adit_card *card, const char *event)
{
    for (int i = 0; i < card->on_count; i++) {
        const adit_hook_on *hook = &card->on[i];

        if (strcmp(adit_event_row_of(host->def, host->tx->cards, hook->event).name, event) == 0 &&
            host->event != NULL && host->event->event == hook->event) {
            return hook->run;
        }
    }
    return 0;
}

/* Lists what the card has, for the message about a part that it has not. */
static void list_parts(const aditl_host *host, const adit_card *card, adit_buffer *out)
{
    const adit_fact_row *rows = adit_kind_at(host->def, card->kind)->facts;
    const char *between = "";

    for (int i = 0; rows != NULL && rows[i].name != NULL; i++) {
        if (rows[i].type == ADIT_FACT_EFFECT && card->fact[i].is_set) {
            adit_buffer_addf(out, "%s%s", between, rows[i].name);
            between = ", ";
        }
    }
    if (card->built != 0) {
        adit_buffer_addf(out, "%sbuilt", between);
        between = ", ";
    }
    for (int i = 0; i < card->exchange_count; i++) {
        adit_buffer_addf(out, i == 0 ? "%sexchange" : "%sexchange %d", between, i + 1);
        between = ", ";
    }
    for (int i = 0; i < card->on_count; i++) {
        adit_buffer_addf(out, "%son.%s", between,
                         adit_event_row_of(host->def, host->tx->cards, card->on[i].event).name);
        between = ", ";
    }
    adit_buffer_add(out, between[0] == '\0' ? "nothing that can be run" : "");
}

static int no_such_part(lua_State *L, const aditl_host *host, const adit_card *card,
                        const char *name)
{
    char list[400];
    adit_buffer out = adit_buffer_on(list, sizeof list);

    list_parts(host, card, &out);
    if (strncmp(name, "on.", 3) == 0 && strstr(list, name) != NULL) {
        return aditl_raise(L,
                           "part: '%.80s' of card '%s' needs its event; run it from a function "
                           "that reacts to the same event",
                           name, card->id);
    }
    return aditl_raise(L, "part: card '%s' has no '%.80s' that can be run; it has %s", card->id,
                       name, list);
}

/* The part of the card that is named at `index`. Raises. */
static adit_part part_at(lua_State *L, const aditl_host *host, int card_number, int index)
{
    const adit_card *card = &host->tx->cards->card[card_number];
    const char *name = aditl_word_at(L, index, "part");
    adit_part part = {.card = card_number, .exchange = exchange_number(name)};
    bool is_name = false;

    if (part.exchange >= 0) {
        if (part.exchange >= card->exchange_count) {
            no_such_part(L, host, card, name);
        }
        return part;
    }
    if (strncmp(name, "on.", 3) == 0) {
        part.node = find_hook(host, card, name + 3);
        part.event = host->event;
    } else {
        part.node = find_fact(host->def, card, name, &is_name);
        part.node = !is_name && strcmp(name, "built") == 0 ? card->built : part.node;
    }
    if (part.node == 0) {
        no_such_part(L, host, card, name);
    }
    return part;
}

/* A card that ran itself, over others or not, would never end. A player who chooses an exchange in
 * between does not choose it for ever. */
static void check_circle(lua_State *L, const adit_tx *tx, const adit_part *part)
{
    for (const adit_part *outer = tx->part; outer != NULL && outer->card != ADIT_NO_CARD;
         outer = outer->outer) {
        if (outer->card == part->card && outer->node == part->node &&
            outer->exchange == part->exchange) {
            const adit_card *cards = tx->cards->card;

            aditl_raise(L,
                        "run: this effect of card '%s' is already running, and card '%s' runs it "
                        "again; cards cannot run each other in a circle",
                        cards[part->card].id, cards[tx->part->card].id);
        }
    }
}

static int prim_run(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    adit_tx *tx = host->tx;
    int seat = aditl_seat_at(L, host, 2);
    adit_part part = part_at(L, host, aditl_card_at(L, host, 3), 4);
    aditl_allowance kept;
    adit_status status;

    check_circle(L, tx, &part);
    kept = aditl_allowance_keep(host);
    part.outer = tx->part;
    tx->part = &part;
    status = adit_run_part(tx, seat, &part);
    tx->part = part.outer;
    aditl_budget_restore(host, &kept);
    return status == ADIT_OK ? 0 : aditl_unwind(L, status);
}

/* ---- Setting fields ---- */

/* The text of the value at `index`, as a scenario would write it, pushed. [-0, +1] Raises. */
static const char *push_value(lua_State *L, int index, const char *field)
{
    lua_Integer number;

    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        lua_pushvalue(L, index);
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
        break;
    case LUA_TNUMBER:
        if (aditl_to_integer(L, index, &number)) {
            lua_pushfstring(L, "%I", (LUAI_UACINT)number);
            break;
        }
        aditl_raise(L, "%.80s: expected a whole number", field);
        break;
    default:
        aditl_raise(L, "%.80s: expected a number or a word, got %s", field,
                    luaL_typename(L, index));
    }
    return lua_tostring(L, -1);
}

/* Sorted by name: the order of a table differs from run to run. */
static void insert_sorted(adit_setting *fields, int count, adit_setting field)
{
    int at = count;

    for (; at > 0 && strcmp(fields[at - 1].name, field.name) > 0; at--) {
        fields[at] = fields[at - 1];
    }
    fields[at] = field;
}

/* Reads { field = value, ... } at index 2; texts stay on the stack. Returns how many. Raises. */
static int read_fields(lua_State *L, adit_setting fields[ADIT_MAX_PUT_FIELDS])
{
    int count = 0;

    aditl_open_arguments(L, 2);
    luaL_checkstack(L, 2 * ADIT_MAX_PUT_FIELDS + 8, NULL);
    lua_pushnil(L);
    while (lua_next(L, 2) != 0) {
        if (lua_type(L, -2) != LUA_TSTRING) {
            aditl_raise(L, "fields: expected { [\"field\"] = value }, got a list");
        }
        if (count == ADIT_MAX_PUT_FIELDS) {
            aditl_raise_limit(L, "fields", ADIT_LIMIT_PUT_FIELDS);
        }
        const char *name = lua_tostring(L, -2);
        const char *value = push_value(L, -1, name);

        insert_sorted(fields, count++, (adit_setting){name, value});
        lua_rotate(L, -3, 1); /* stack: value as text, key, value */
        lua_pop(L, 1);
    }
    return count;
}

static void note_fields(aditl_host *host, const adit_setting *fields, int count)
{
    for (int i = 0; i < count && host->log_left > 0; i++) {
        char line[200];
        adit_buffer out = adit_buffer_on(line, sizeof line);

        adit_buffer_addf(&out, "%s = %s", fields[i].name, fields[i].value);
        host->log_left -= (int)out.length + 1;
        adit_note_words(host->tx, host->tx->card_seat, line);
    }
}

static int prim_put(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    adit_setting fields[ADIT_MAX_PUT_FIELDS];
    adit_status status;
    adit_err err;
    int count = 1;

    lua_settop(L, 3);
    if (lua_type(L, 2) == LUA_TTABLE) {
        count = read_fields(L, fields);
    } else {
        fields[0].name = aditl_word_at(L, 2, "field");
        fields[0].value = push_value(L, 3, fields[0].name);
    }
    aditl_charge(L, FIELD_CHARGE * (int64_t)count);
    status = adit_put(host->tx, fields, count, &err);
    if (status == ADIT_INPUT) {
        return aditl_raise(L, "%s", err.text);
    }
    if (status != ADIT_OK) {
        return aditl_unwind(L, status);
    }
    note_fields(host, fields, count);
    return 0;
}

const aditl_primitive aditl_act_rows[] = {
    {"put", prim_put, "field Any, value Any?", "", ADITL_IN_ACTING,
     "Sets a field of the state, or several at once as a table. Only fields that are marked for it "
     "in the reference, and only if the state keeps the rules of the game afterwards; otherwise "
     "the effect cannot be carried out.",
     "g:put(\"player[1].goods.%good%\", 1)"},
    {"run", prim_run, "seat Seat, card Card, part Word", "", ADITL_IN_ACTING,
     "Carries out an effect of another card for the seat: one of its fields that hold an effect, "
     "'built', 'exchange', or 'on.EVENT' while that event is running.",
     "if false then g:run(me, \"%card%\", \"built\") end"},
    {0},
};
