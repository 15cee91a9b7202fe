/* env_iterate.c - pairs and ipairs of scripts.
 *
 * Lua's own order of keys depends on addresses and changes from run to run. Ours goes over a
 * sorted snapshot: integers, then strings by their bytes, then false and true. Keys of other
 * types have no order that means anything, so they raise.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/env.h"

typedef struct {
    int rank; /* integers, strings, booleans */
    lua_Integer number;
    const char *text;
    size_t length;
} sort_key;

static int compare_keys(const void *a, const void *b)
{
    const sort_key *x = a, *y = b;
    int order;

    if (x->rank != y->rank) {
        return x->rank < y->rank ? -1 : 1;
    }
    if (x->text == NULL) {
        return x->number < y->number ? -1 : x->number > y->number;
    }
    order = memcmp(x->text, y->text, x->length < y->length ? x->length : y->length);
    if (order != 0) {
        return order;
    }
    return x->length < y->length ? -1 : x->length > y->length;
}

/* The marks that constructors leave on tables are keys no script can name. */
static bool is_mark(lua_State *L, int index)
{
    return lua_type(L, index) == LUA_TLIGHTUSERDATA;
}

static void read_key(lua_State *L, int index, sort_key *out)
{
    memset(out, 0, sizeof *out);
    if (lua_isinteger(L, index)) {
        out->number = lua_tointeger(L, index);
    } else if (lua_type(L, index) == LUA_TSTRING) {
        out->rank = 1;
        out->text = lua_tolstring(L, index, &out->length);
    } else if (lua_type(L, index) == LUA_TBOOLEAN) {
        out->rank = 2;
        out->number = lua_toboolean(L, index);
    } else {
        aditl_raise(L,
                    "pairs: a key is a %s; only whole numbers, strings and booleans have an order",
                    luaL_typename(L, index));
    }
}

static int count_keys(lua_State *L, int table)
{
    int count = 0;

    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        lua_pop(L, 1);
        count += !is_mark(L, -1);
    }
    return count;
}

static void push_key(lua_State *L, const sort_key *key)
{
    if (key->rank == 1) {
        lua_pushlstring(L, key->text, key->length);
    } else if (key->rank == 2) {
        lua_pushboolean(L, (int)key->number);
    } else {
        lua_pushinteger(L, key->number);
    }
}

/* Pushes an array of the keys of the table at `table`, sorted. [-0, +1] */
static void push_sorted_keys(lua_State *L, int table)
{
    int count = count_keys(L, table), at = 0;
    sort_key *keys;

    aditl_charge(L, 2 * aditl_sort_charge(count));
    keys = aditl_scratch(L, (size_t)count * sizeof *keys);
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        lua_pop(L, 1);
        if (!is_mark(L, -1)) {
            read_key(L, -1, &keys[at++]);
        }
    }
    qsort(keys, (size_t)count, sizeof *keys, compare_keys);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        push_key(L, &keys[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_remove(L, -2);
}

/* The next key that still has a value. Upvalues: keys, table, place. */
static int next_pair(lua_State *L)
{
    lua_Integer at = lua_tointeger(L, lua_upvalueindex(3));

    lua_settop(L, 0);
    while (lua_rawgeti(L, lua_upvalueindex(1), ++at) != LUA_TNIL) {
        lua_pushvalue(L, 1);
        if (lua_gettable(L, lua_upvalueindex(2)) != LUA_TNIL) {
            lua_pushinteger(L, at);
            lua_replace(L, lua_upvalueindex(3));
            return 2;
        }
        lua_settop(L, 0);
    }
    lua_pushnil(L);
    return 1;
}

static int base_pairs(lua_State *L)
{
    aditl_lib_table(L, 1, "pairs");
    lua_settop(L, 1);
    aditl_push_unsealed(L, 1);
    push_sorted_keys(L, 2);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_pair, 3);
    return 1;
}

static int next_place(lua_State *L)
{
    lua_Integer at = aditl_lib_integer(L, 2, "ipairs");

    aditl_lib_table(L, 1, "ipairs");
    at = (lua_Integer)((lua_Unsigned)at + 1);
    lua_pushinteger(L, at);
    return lua_geti(L, 1, at) == LUA_TNIL ? 1 : 2;
}

static int base_ipairs(lua_State *L)
{
    aditl_lib_table(L, 1, "ipairs");
    lua_pushcfunction(L, next_place);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

const luaL_Reg aditl_iteration_functions[] = {
    {"ipairs", base_ipairs},
    {"pairs", base_pairs},
    {NULL, NULL},
};
