/* prim_event.c - `ev`, what a hook gets to know about what happened.
 *
 * One handle serves all hooks: it shows the event of the function that is running and nothing
 * outside of it. No table is made for a hook that does not look.
 */
#include <string.h>

#include "bindings/lua/host/prim.h"
#include "bindings/lua/host/view.h"

/* Numbers of the fields in the table of names; goods come after them. */
enum { FIELD_SEAT, FIELD_CARD, FIELD_AMOUNT, FIELD_GOODS };

static const char *const field_names[] = {"seat", "card", "amount"};

static const char *event_field_name(const void *context, int i)
{
    const adit_game_def *def = context;

    return i < FIELD_GOODS ? field_names[i] : def->goods[i - FIELD_GOODS].name;
}

/* Pushes the amount in the event's own word if the name at 2 asks for it. [-0, +1] or false */
static bool push_amount_word(lua_State *L, const aditl_host *host, const adit_event *event)
{
    const adit_event_row row = adit_event_row_of(host->def, host->tx->cards, event->event);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;

    if (name == NULL || row.amount_name == NULL || strcmp(name, row.amount_name) != 0) {
        return false;
    }
    for (int i = 0; row.amount_words[i] != NULL; i++) {
        if ((row.amount_values != NULL ? row.amount_values[i] : i) == event->amount) {
            lua_pushstring(L, row.amount_words[i]);
            return true;
        }
    }
    lua_pushnil(L);
    return true;
}

/* The prices that are given as a parameter: a list of goods. [-0, +1] */
static void push_prices(lua_State *L, const aditl_host *host, const adit_args *args, int i)
{
    aditl_need_stack(L, 4, NULL);
    lua_createtable(L, args->length[i], 0);
    for (int k = 0; k < args->length[i]; k++) {
        aditl_push_goods(L, host->def, &args->goods[args->first[i] + k]);
        lua_rawseti(L, -2, k + 1);
    }
}

/* The value of the i-th parameter of a verb. */
static void push_argument(lua_State *L, const aditl_host *host, const adit_param *param,
                          const adit_args *args, int i)
{
    static const adit_goods none;
    const int n = args->n[i];

    switch (param->type) {
    case ADIT_PARAM_FLAG:
        lua_pushboolean(L, n);
        return;
    case ADIT_PARAM_GOOD:
        lua_pushstring(L, n >= 0 ? host->def->goods[n].name : NULL);
        return;
    case ADIT_PARAM_WORD:
        lua_pushstring(L, n >= 0 ? param->words[n] : NULL);
        return;
    case ADIT_PARAM_CARD:
        lua_pushstring(L, n >= 0 ? host->tx->cards->card[n].id : NULL);
        return;
    case ADIT_PARAM_INT:
        lua_pushinteger(L, n);
        return;
    case ADIT_PARAM_GOODS:
        aditl_push_goods(L, host->def, args->length[i] > 0 ? &args->goods[args->first[i]] : &none);
        return;
    case ADIT_PARAM_PRICES:
        push_prices(L, host, args, i);
        return;
    }
}

/* The parameter of the verb that the name at 2 asks for; it comes before a good of the same name.
 * [-0, +1] or false */
static bool push_parameter(lua_State *L, const aditl_host *host, const adit_event *event)
{
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;

    if (name == NULL || event->args == NULL) {
        return false;
    }
    const adit_verb *verb = adit_verb_at(host->def, event->event - ADIT_FIRST_DEED);

    for (int i = 0; i < verb->param_count; i++) {
        if (strcmp(verb->param[i].name, name) == 0) {
            push_argument(L, host, &verb->param[i], event->args, i);
            return true;
        }
    }
    return false;
}

/* A good under its other name: in full, or by a word that means the running mod's. [-0, +1] or
 * false */
static bool push_own_good(lua_State *L, const aditl_host *host, const adit_event *event)
{
    const char *name = aditl_word_at(L, 2, "ev");
    const int good = adit_good_find_in(host->def->goods, aditl_running_mod(host), name);

    if (good >= 0) {
        lua_pushinteger(L, event->goods.have[good]);
    }
    return good >= 0;
}

/* __index. Upvalues: host, names -> numbers. */
static int read_event(lua_State *L)
{
    const aditl_host *host = lua_touserdata(L, lua_upvalueindex(1));
    const adit_event *event = host->event;
    int field;

    if (event == NULL || lua_touserdata(L, 1) != host->handle) {
        return aditl_raise(L,
                           "ev: the event is over; read its fields while the hook's function runs");
    }
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNUMBER) {
        if (push_parameter(L, host, event) || push_amount_word(L, host, event) ||
            push_own_good(L, host, event)) {
            return 1;
        }
        return aditl_unknown(L, "ev", "field of an event", aditl_word_at(L, 2, "ev"),
                             FIELD_GOODS + adit_good_count(host->def->goods), event_field_name,
                             host->def);
    }
    field = (int)lua_tointeger(L, -1);
    if (field >= FIELD_GOODS && push_parameter(L, host, event)) {
        return 1;
    }
    if (field == FIELD_CARD && event->card < 0) {
        lua_pushnil(L);
    } else if (field == FIELD_CARD) {
        lua_pushstring(L, host->tx->cards->card[event->card].id);
    } else if (field == FIELD_SEAT) {
        lua_pushinteger(L, event->seat + 1);
    } else {
        lua_pushinteger(L, field == FIELD_AMOUNT ? event->amount
                                                 : event->goods.have[field - FIELD_GOODS]);
    }
    return 1;
}

static int refuse_event(lua_State *L)
{
    return aditl_raise(L, "ev is read-only: it describes what has happened");
}

void aditl_push_event_class(lua_State *L, aditl_host *host)
{
    int count = FIELD_GOODS + adit_good_count(host->def->goods);

    lua_createtable(L, 0, 3);
    lua_pushlightuserdata(L, host);
    lua_createtable(L, 0, count);
    for (int i = 0; i < count; i++) {
        aditl_set_int(L, event_field_name(host->def, i), i);
    }
    lua_pushcclosure(L, read_event, 2);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_event);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
}
