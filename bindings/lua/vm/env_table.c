/* env_table.c - the table functions of scripts.
 *
 * The only metamethods that tables have are those of our proxies, and every loop is paid for before
 * it runs. Sorting is a merge sort on a
 * snapshot: stable, so that equal things keep their order on every machine, and safe with a
 * comparator that contradicts itself or changes the table.
 */
#include <string.h>

#include "bindings/lua/vm/env.h"

#define MAX_LENGTH ((lua_Integer)1 << 30) /* more than the memory of any script can hold */
#define MAX_LOOKS 4                       /* values that aditl_length leaves on the stack */

int64_t aditl_sort_charge(int64_t n)
{
    int64_t steps = 1;

    for (int64_t width = 1; width < n; width *= 2) {
        steps++;
    }
    return n * steps;
}

/* Lua's own answer for a table with holes depends on how the table came to be laid out in
 * memory, which differs from process to process. This search looks at nothing but the values:
 * upwards in doubling steps until one is missing, then halving. */
lua_Integer aditl_length(lua_State *L, int index)
{
    lua_Integer low = 0, high = 1;
    int at = lua_absindex(L, index), looks = 0;

    /* What was looked at is taken from the stack together, but there is not room for everything. */
    while (high < MAX_LENGTH && lua_geti(L, at, high) != LUA_TNIL) {
        low = high;
        high *= 2;
        if (++looks == MAX_LOOKS) {
            lua_pop(L, looks);
            looks = 0;
        }
    }
    lua_pop(L, looks + (high < MAX_LENGTH ? 1 : 0));
    while (high - low > 1) { /* t[low] is there, or low is 0; t[high] is not */
        lua_Integer middle = low + (high - low) / 2;

        if (lua_geti(L, at, middle) != LUA_TNIL) {
            low = middle;
        } else {
            high = middle;
        }
        lua_pop(L, 1);
    }
    return low;
}

/* The table at index 1, which must not be read-only; returns its length. */
static lua_Integer check_open(lua_State *L, const char *function)
{
    aditl_lib_table(L, 1, function);
    if (aditl_is_sealed(L, 1)) {
        aditl_raise(L,
                    "%s: this table is read-only because it was created while the file was loaded",
                    function);
    }
    aditl_charge(L, ADITL_STEPS_OF_LENGTH);
    return aditl_length(L, 1);
}

static int table_insert(lua_State *L)
{
    lua_Integer length = check_open(L, "table.insert"), place = length + 1;

    if (lua_gettop(L) == 2) {
        lua_rawseti(L, 1, place);
        return 0;
    }
    if (lua_gettop(L) != 3) {
        return aditl_raise(L, "table.insert: expected a table, an optional position and a value");
    }
    place = aditl_lib_integer(L, 2, "table.insert");
    if (place < 1 || place > length + 1) {
        return aditl_raise(L, "table.insert: the position must be between 1 and %d",
                           (int)length + 1);
    }
    aditl_charge(L, length - place + 1);
    for (lua_Integer i = length; i >= place; i--) {
        lua_rawgeti(L, 1, i);
        lua_rawseti(L, 1, i + 1);
    }
    lua_rawseti(L, 1, place);
    return 0;
}

static int table_remove(lua_State *L)
{
    lua_Integer length = check_open(L, "table.remove");
    lua_Integer place = aditl_lib_integer_or(L, 2, "table.remove", length);

    if (length == 0 && (place == 0 || place == 1)) {
        lua_pushnil(L);
        return 1;
    }
    if (place < 1 || place > length) {
        return aditl_raise(L, "table.remove: the position must be between 1 and %d", (int)length);
    }
    aditl_charge(L, length - place);
    lua_rawgeti(L, 1, place);
    for (lua_Integer i = place; i < length; i++) {
        lua_rawgeti(L, 1, i + 1);
        lua_rawseti(L, 1, i);
    }
    lua_pushnil(L);
    lua_rawseti(L, 1, length);
    return 1;
}

/* Reads table, first and last. */
static void read_range(lua_State *L, const char *function, int first_arg, lua_Integer *first,
                       lua_Integer *last, lua_Integer most)
{
    aditl_lib_table(L, 1, function);
    *first = aditl_lib_integer_or(L, first_arg, function, 1);
    lua_settop(L, first_arg + 1);
    aditl_charge(L, ADITL_STEPS_OF_LENGTH);
    *last = lua_isnil(L, first_arg + 1) ? aditl_length(L, 1)
                                        : aditl_lib_integer(L, first_arg + 1, function);
    if (*last >= *first && (lua_Unsigned)*last - (lua_Unsigned)*first >= (lua_Unsigned)most) {
        aditl_raise(L, "%s: more than %d values", function, (int)most);
    }
}

static int table_unpack(lua_State *L)
{
    lua_Integer first, last;

    read_range(L, "table.unpack", 2, &first, &last, ADIT_MAX_UNPACKED);
    if (first > last) {
        return 0;
    }
    aditl_charge(L, last - first + 1);
    aditl_need_stack(L, ADIT_MAX_UNPACKED, NULL);
    for (lua_Integer i = 0; i <= last - first; i++) {
        lua_geti(L, 1, first + i); /* also through a proxy */
    }
    return (int)(last - first + 1);
}

/* The string form of element `at` of the table at index 1. [-0, +1] */
static const char *push_element(lua_State *L, lua_Integer at, size_t *length)
{
    int type = lua_geti(L, 1, at);

    if (type != LUA_TSTRING && type != LUA_TNUMBER) {
        aditl_raise(L, "table.concat: value %lld is a %s, not a string or a number", (long long)at,
                    lua_typename(L, type));
    }
    aditl_push_text(L, -1);
    lua_remove(L, -2);
    return lua_tolstring(L, -1, length);
}

static int table_concat(lua_State *L)
{
    size_t gap = 0, size, total = 0, block = aditl_vm_of(L)->limits.text;
    const char *between = lua_isnoneornil(L, 2) ? "" : aditl_lib_string(L, 2, "table.concat", &gap);
    lua_Integer first, last;
    char *out, *at;

    /* stack: table, separator, first, last */
    read_range(L, "table.concat", 3, &first, &last, (lua_Integer)block);
    if (first > last) {
        lua_pushliteral(L, "");
        return 1;
    }
    aditl_charge(L, 2 * (last - first + 1));
    for (lua_Integer i = 0; i <= last - first; i++) {
        (void)push_element(L, first + i, &size);
        lua_pop(L, 1);
        total += size + (i < last - first ? gap : 0);
        if (total > block) {
            return aditl_raise(L, "table.concat: the result would be longer than %d bytes",
                               (int)block);
        }
    }
    aditl_charge(L, (int64_t)total / 8);
    at = out = aditl_scratch(L, total);
    for (lua_Integer i = 0; i <= last - first; i++) {
        const char *text = push_element(L, first + i, &size);

        memcpy(at, text, size);
        at += size;
        lua_pop(L, 1);
        if (i < last - first) {
            memcpy(at, between, gap);
            at += gap;
        }
    }
    lua_pushlstring(L, out, total);
    return 1;
}

/* ---- sort ---- */

enum { SORT_TABLE = 1, SORT_COMPARE, SORT_FROM, SORT_TO };

static bool is_less_string(lua_State *L, int a, int b)
{
    size_t a_length, b_length;
    const char *a_text = lua_tolstring(L, a, &a_length), *b_text = lua_tolstring(L, b, &b_length);
    int order = memcmp(a_text, b_text, a_length < b_length ? a_length : b_length);

    return order != 0 ? order < 0 : a_length < b_length;
}

/* Whether the value at -1 comes before the one at -2. [-0, +0] */
static bool is_less(lua_State *L)
{
    int type = lua_type(L, -1);
    bool less;

    if (!lua_isnil(L, SORT_COMPARE)) {
        lua_pushvalue(L, SORT_COMPARE);
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -4);
        lua_call(L, 2, 1);
        less = lua_toboolean(L, -1);
        lua_pop(L, 1);
        return less;
    }
    if (type != lua_type(L, -2) || (type != LUA_TNUMBER && type != LUA_TSTRING)) {
        aditl_raise(L, "table.sort: cannot compare a %s with a %s; pass a comparison function",
                    luaL_typename(L, -1), luaL_typename(L, -2));
    }
    return type == LUA_TSTRING ? is_less_string(L, -1, -2) : lua_compare(L, -1, -2, LUA_OPLT) != 0;
}

/* Merges [low, middle) and [middle, high) of SORT_FROM into SORT_TO. */
static void merge_runs(lua_State *L, lua_Integer low, lua_Integer middle, lua_Integer high)
{
    lua_Integer left = low, right = middle;

    for (lua_Integer at = low; at < high; at++) {
        bool takes_right = left >= middle;

        if (!takes_right && right < high) {
            lua_rawgeti(L, SORT_FROM, left);
            lua_rawgeti(L, SORT_FROM, right);
            takes_right = is_less(L);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, SORT_FROM, takes_right ? right++ : left++);
        lua_rawseti(L, SORT_TO, at);
    }
}

static void copy_values(lua_State *L, int from, int to, lua_Integer count)
{
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, to, i);
    }
}

static int table_sort(lua_State *L)
{
    lua_Integer count = check_open(L, "table.sort");
    aditl_vm *vm = aditl_vm_of(L);

    lua_settop(L, 2);
    if (!lua_isnil(L, 2) && !lua_isfunction(L, 2)) {
        aditl_lib_error(L, 2, "table.sort", "a function");
    }
    aditl_charge(L, aditl_sort_charge(count) * (4 + aditl_text_steps(vm)));
    lua_createtable(L, (int)count, 0);
    lua_createtable(L, (int)count, 0);
    copy_values(L, SORT_TABLE, SORT_FROM, count);
    vm->only_look++; /* a comparator that changed the game would depend on the algorithm */
    for (lua_Integer width = 1; width < count; width *= 2) {
        for (lua_Integer low = 1; low <= count; low += 2 * width) {
            lua_Integer middle = low + width > count + 1 ? count + 1 : low + width;
            lua_Integer high = middle + width > count + 1 ? count + 1 : middle + width;

            merge_runs(L, low, middle, high);
        }
        lua_insert(L, SORT_FROM); /* the two tables change places */
    }
    vm->only_look--;
    copy_values(L, SORT_FROM, SORT_TABLE, count);
    return 0;
}

const aditl_row aditl_table_rows[] = {
    {"table.concat", table_concat, "list List, between Text?, from Integer?, to Integer?", "Text",
     "Joins the texts and numbers of a list.", "assert(table.concat({ 1, 2 }, \" \") == \"1 2\")"},
    {"table.insert", table_insert, "list List, place Integer?, value Any", "",
     "Inserts a value into a list, at the end by default.",
     "local list = { 1 } table.insert(list, 2) assert(list[2] == 2)"},
    {"table.remove", table_remove, "list List, place Integer?", "Any",
     "Removes a value from a list, the last by default, and returns it.",
     "assert(table.remove { 1, 2 } == 2)"},
    {"table.sort", table_sort, "list List, before Function?", "",
     "Sorts a list; equal values keep their order. `before(a, b)` returns whether a comes first.",
     "local list = { 3, 1, 2 } table.sort(list) assert(list[1] == 1)"},
    {"table.unpack", table_unpack, "list List, from Integer?, to Integer?", "Any",
     "The values of a list.", "assert(select(\"#\", table.unpack { 1, 2 }) == 2)"},
    {0},
};
