/* env_iterate.c - pairs and ipairs of scripts.
 *
 * Lua's own order of keys depends on addresses and changes from run to run. Ours goes over a
 * sorted snapshot: integers, then strings by their bytes, then false and true. Keys of other
 * types have no order that means anything, so they raise. The iterator finds its place by the
 * key it gave last, as Lua's own `next` does, so it has nothing to remember.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/vm/env.h"

#define BYTES_PER_STEP 64 /* of an empty table */
#define LEAST_STEPS 32
#define STEPS_OF_SEARCH 20 /* comparisons, at most */

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
    if (x->text == NULL || y->text == NULL) {
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

static void raise_without_order(lua_State *L, int type)
{
    aditl_raise(L, "pairs: a key is a %s; keys must be whole numbers, strings or booleans",
                lua_typename(L, type));
}

/* Reads a key, whose order is known to mean something. */
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
        raise_without_order(L, lua_type(L, index));
    }
}

static bool has_order(lua_State *L, int index, int type)
{
    return type == LUA_TSTRING || type == LUA_TBOOLEAN || lua_isinteger(L, index);
}

/* Counts the keys of the table on top of the vault; raises if one has no order. Keys are met here
 * in an order that is another one in each process, so of several wrong ones the lowest type is
 * reported. */
static int count_keys(lua_State *L, lua_State *vault)
{
    int count = 0, wrong = LUA_NUMTYPES;

    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        lua_pop(vault, 1);
        if (!is_mark(vault, -1)) {
            int type = lua_type(vault, -1);

            count++;
            wrong = has_order(vault, -1, type) || type > wrong ? wrong : type;
        }
    }
    if (wrong < LUA_NUMTYPES) {
        raise_without_order(L, wrong);
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
    lua_State *vault = aditl_open_table(L, table);
    int count = count_keys(L, vault), at = 0;
    sort_key *keys;

    aditl_charge(L, aditl_sort_charge(count) * (2 + aditl_text_steps(aditl_vm_of(L))));
    keys = aditl_scratch(L, (size_t)count * sizeof *keys);
    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        lua_pop(vault, 1);
        if (!is_mark(vault, -1)) {
            read_key(vault, -1, &keys[at++]);
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

/* The place of the first key of the snapshot that comes after the one at index 2. */
static lua_Integer place_after(lua_State *L)
{
    lua_Integer low = 1, high = (lua_Integer)lua_rawlen(L, lua_upvalueindex(1)) + 1;
    sort_key last, key;

    read_key(L, 2, &last);
    /* A list is met in the order of its places, so most often the search ends here. */
    if (last.rank == 0 && last.number >= 1 && last.number < high) {
        lua_rawgeti(L, lua_upvalueindex(1), last.number);
        low = lua_rawequal(L, 2, -1) ? last.number + 1 : low;
        high = low > 1 ? low : high;
        lua_pop(L, 1);
    }
    aditl_charge(L, STEPS_OF_SEARCH * aditl_text_steps(aditl_vm_of(L)));
    while (low < high) {
        lua_Integer middle = low + (high - low) / 2;

        lua_rawgeti(L, lua_upvalueindex(1), middle);
        read_key(L, -1, &key); /* its text stays alive in the snapshot */
        lua_pop(L, 1);
        if (compare_keys(&key, &last) <= 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The next key that still has a value, after the key at index 2 of the table at index 1.
 * Upvalue: the sorted keys, which never change. It keeps no place of its own and no table: a
 * script may keep the iterator, and what it keeps must be the same in every run. */
static int next_pair(lua_State *L)
{
    lua_Integer at = 1;

    aditl_lib_table(L, 1, "pairs");
    lua_settop(L, 2);
    if (!lua_isnil(L, 2)) {
        at = place_after(L);
    }
    for (; lua_rawgeti(L, lua_upvalueindex(1), at) != LUA_TNIL; at++) {
        lua_pushvalue(L, -1);
        if (lua_gettable(L, 1) != LUA_TNIL) {
            return 2;
        }
        lua_settop(L, 2);
        aditl_charge(L, 1);
    }
    return 1;
}

static int base_pairs(lua_State *L)
{
    aditl_lib_table(L, 1, "pairs");
    lua_settop(L, 1);
    /* A table that was emptied is as long to go through as it ever was, and nobody can see how
     * long that is, so everybody pays for the largest that there is. */
    aditl_charge(L, LEAST_STEPS + (int64_t)(aditl_largest_block(aditl_vm_of(L)) / BYTES_PER_STEP));
    push_sorted_keys(L, 1);
    lua_pushcclosure(L, next_pair, 1);
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    return 3;
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

const aditl_row aditl_iterate_rows[] = {
    {"ipairs", base_ipairs, "list List", "Any", "Iterates over a list, from 1 up to the first nil.",
     "for i, word in ipairs { \"a\", \"b\" } do assert(word, i) end"},
    {"pairs", base_pairs, "values Table", "Any",
     "Iterates over a table in sorted order: numbers, then strings, then false and true.",
     "for name, n in pairs { wood = 1 } do assert(name == \"wood\" and n == 1) end"},
    {0},
};
