/* env.c - the environment of scripts: what a card, bot or playthrough can name.
 *
 * An allow-list: the names below and in env_string.c, env_table.c and env_iterate.c are all
 * there is. The environment itself is an empty proxy; names lie in a hidden table behind it.
 * Reading an unknown name raises with a suggestion, setting a name raises, because a card
 * that keeps something in Lua would not be the same in the next run.
 */
#include "bindings/lua/vm/env.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/names.h"

#define MAX_NAMES 512
#define STEPS_OF_INTEGER 10 /* to write a number */
#define STEPS_OF_FRACTION 100

/* ---- Arguments ---- */

int aditl_lib_error(lua_State *L, int index, const char *function, const char *what)
{
    return aditl_raise(L, "%s: argument %d must be %s, got %s", function, index, what,
                       lua_isnone(L, index) ? "no value" : luaL_typename(L, index));
}

const char *aditl_lib_string(lua_State *L, int index, const char *function, size_t *length)
{
    if (lua_type(L, index) != LUA_TSTRING) {
        aditl_lib_error(L, index, function, "a string");
    }
    return lua_tolstring(L, index, length);
}

bool aditl_to_integer(lua_State *L, int index, lua_Integer *out)
{
    int is_integer = 0;

    *out = 0;
    if (lua_type(L, index) == LUA_TNUMBER) {
        *out = lua_tointegerx(L, index, &is_integer);
    }
    return is_integer != 0;
}

lua_Integer aditl_lib_integer(lua_State *L, int index, const char *function)
{
    lua_Integer value = 0;

    if (!aditl_to_integer(L, index, &value)) {
        aditl_lib_error(L, index, function, "a whole number");
    }
    return value;
}

lua_Integer aditl_lib_integer_or(lua_State *L, int index, const char *function,
                                 lua_Integer default_value)
{
    return lua_isnoneornil(L, index) ? default_value : aditl_lib_integer(L, index, function);
}

void aditl_lib_table(lua_State *L, int index, const char *function)
{
    if (lua_type(L, index) != LUA_TTABLE) {
        aditl_lib_error(L, index, function, "a table");
    }
}

void *aditl_scratch(lua_State *L, size_t size)
{
    return lua_newuserdatauv(L, size == 0 ? 1 : size, 0);
}

/* ---- Basic functions ---- */

void aditl_push_text(lua_State *L, int index)
{
    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        lua_pushvalue(L, index);
        break;
    case LUA_TNUMBER:
        /* The sign of "not a number" differs between machines. */
        if (!lua_isinteger(L, index) && isnan(lua_tonumber(L, index))) {
            lua_pushliteral(L, "nan");
            break;
        }
        aditl_charge(L, lua_isinteger(L, index) ? STEPS_OF_INTEGER : STEPS_OF_FRACTION);
        lua_pushvalue(L, index);
        lua_tolstring(L, -1, NULL);
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
        break;
    default:
        lua_pushstring(L, luaL_typename(L, index));
        break;
    }
}

static int base_tostring(lua_State *L)
{
    if (lua_isnone(L, 1)) {
        aditl_lib_error(L, 1, "tostring", "a value");
    }
    aditl_push_text(L, 1);
    return 1;
}

static int digit_of(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
}

static int number_in_base(lua_State *L, lua_Integer base)
{
    size_t length;
    const char *text = aditl_lib_string(L, 1, "tonumber", &length);
    lua_Unsigned value = 0;
    bool is_negative = length > 0 && text[0] == '-';

    if (base < 2 || base > 36) {
        aditl_raise(L, "tonumber: the base must be between 2 and 36");
    }
    aditl_charge(L, (int64_t)length / 8);
    for (size_t i = is_negative; i < length; i++) {
        if (digit_of(text[i]) >= base) {
            lua_pushnil(L);
            return 1;
        }
        value = value * (lua_Unsigned)base + (lua_Unsigned)digit_of(text[i]);
    }
    if (length == (size_t)is_negative) {
        lua_pushnil(L);
    } else {
        lua_pushinteger(L, (lua_Integer)(is_negative ? 0u - value : value));
    }
    return 1;
}

static int base_tonumber(lua_State *L)
{
    if (!lua_isnoneornil(L, 2)) {
        return number_in_base(L, aditl_lib_integer(L, 2, "tonumber"));
    }
    if (lua_type(L, 1) == LUA_TNUMBER) {
        lua_settop(L, 1);
        return 1;
    }
    if (lua_type(L, 1) == LUA_TSTRING) {
        size_t length;
        const char *text = lua_tolstring(L, 1, &length);

        aditl_charge(L, (int64_t)length / 8);
        if (lua_stringtonumber(L, text) == length + 1) {
            return 1;
        }
    }
    lua_pushnil(L);
    return 1;
}

static int base_type(lua_State *L)
{
    if (lua_isnone(L, 1)) {
        aditl_lib_error(L, 1, "type", "a value");
    }
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

static int base_select(lua_State *L)
{
    int count = lua_gettop(L);
    lua_Integer first;

    if (lua_type(L, 1) == LUA_TSTRING && strcmp(lua_tostring(L, 1), "#") == 0) {
        lua_pushinteger(L, count - 1);
        return 1;
    }
    first = aditl_lib_integer(L, 1, "select");
    if (first < 0) {
        first = count + first;
    }
    if (first < 1) {
        aditl_raise(L, "select: index %d is out of range", (int)first);
    }
    aditl_charge(L, count / 8);
    return first >= count ? 0 : count - (int)first;
}

static int base_error(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TSTRING && aditl_lib_integer_or(L, 2, "error", 1) > 0) {
        char place[512];
        adit_buffer buffer = adit_buffer_on(place, sizeof place);

        (void)aditl_place(L, &buffer);
        lua_pushstring(L, place);
        lua_pushvalue(L, 1);
        lua_concat(L, 2);
        return lua_error(L);
    }
    lua_settop(L, 1);
    return lua_error(L);
}

static int base_assert(lua_State *L)
{
    if (lua_isnone(L, 1)) {
        aditl_lib_error(L, 1, "assert", "a value");
    }
    if (lua_toboolean(L, 1)) {
        return lua_gettop(L);
    }
    if (lua_type(L, 2) == LUA_TSTRING) {
        return aditl_raise(L, "%s", lua_tostring(L, 2));
    }
    return aditl_raise(L, "assertion failed");
}

const aditl_row aditl_fail_rows[] = {
    {"assert", base_assert, "value Any, message Any?", "Any",
     "Returns the value; fails with the message if it is nil or false.",
     "assert(1 + 1 == 2, \"numbers are broken\")"},
    {"error", base_error, "message Any", "", "Fails with the message and the place in the file.",
     "local fail = function() error(\"not here\") end"},
    {0},
};

const aditl_row aditl_value_rows[] = {
    {"select", base_select, "n Integer|\"#\", values Any...", "Any",
     "The values from the n-th on, or their number.", "assert(select(\"#\", 1, nil) == 2)"},
    {"tonumber", base_tonumber, "value Any, base Integer?", "Number?",
     "The text as a number, or nil if it is not one.", "assert(tonumber(\"12\") == 12)"},
    {"tostring", base_tostring, "value Any", "Text",
     "The value as text; tables and functions show no address.", "assert(tostring(12) == \"12\")"},
    {"type", base_type, "value Any", "Word", "The name of the type of the value.",
     "assert(type({}) == \"table\")"},
    {0},
};

/* ---- math ---- */

static void check_number(lua_State *L, int index, const char *function)
{
    if (lua_type(L, index) != LUA_TNUMBER) {
        aditl_lib_error(L, index, function, "a number");
    }
}

static int math_abs(lua_State *L)
{
    check_number(L, 1, "math.abs");
    if (lua_isinteger(L, 1)) {
        lua_Integer n = lua_tointeger(L, 1);
        lua_pushinteger(L, n < 0 ? (lua_Integer)(0u - (lua_Unsigned)n) : n);
    } else {
        lua_pushnumber(L, fabs(lua_tonumber(L, 1)));
    }
    return 1;
}

static int round_number(lua_State *L, double (*round)(double), const char *function)
{
    lua_Integer whole;

    check_number(L, 1, function);
    lua_settop(L, 1);
    if (lua_isinteger(L, 1)) {
        return 1;
    }
    if (!lua_numbertointeger(round(lua_tonumber(L, 1)), &whole)) {
        return aditl_raise(L, "%s: the number is too large", function);
    }
    lua_pushinteger(L, whole);
    return 1;
}

static int math_floor(lua_State *L)
{
    return round_number(L, floor, "math.floor");
}

static int math_ceil(lua_State *L)
{
    return round_number(L, ceil, "math.ceil");
}

/* The argument for which all others are not further; `sign` 1: the largest. */
static int push_extreme(lua_State *L, int sign, const char *function)
{
    int count = lua_gettop(L), best = 1;

    check_number(L, 1, function);
    aditl_charge(L, count / 8);
    for (int i = 2; i <= count; i++) {
        check_number(L, i, function);
        if (sign > 0 ? lua_compare(L, best, i, LUA_OPLT) : lua_compare(L, i, best, LUA_OPLT)) {
            best = i;
        }
    }
    lua_pushvalue(L, best);
    return 1;
}

static int math_max(lua_State *L)
{
    return push_extreme(L, 1, "math.max");
}

static int math_min(lua_State *L)
{
    return push_extreme(L, -1, "math.min");
}

static int math_tointeger(lua_State *L)
{
    lua_Integer value;

    if (aditl_to_integer(L, 1, &value)) {
        lua_pushinteger(L, value);
    } else {
        lua_pushnil(L);
    }
    return 1;
}

/* No function here gives another result on another machine; sin, exp, pow and the like do. */
const aditl_row aditl_math_rows[] = {
    {"math.abs", math_abs, "n Number", "Number", "The absolute value.",
     "assert(math.abs(-2) == 2)"},
    {"math.ceil", math_ceil, "n Number", "Integer", "The number rounded up.",
     "assert(math.ceil(1.5) == 2)"},
    {"math.floor", math_floor, "n Number", "Integer", "The number rounded down.",
     "assert(math.floor(1.5) == 1)"},
    {"math.max", math_max, "n Number, more Number...", "Number", "The largest of the numbers.",
     "assert(math.max(1, 3, 2) == 3)"},
    {"math.maxinteger", NULL, "", "Integer", "The largest whole number; a value, not a function.",
     "assert(math.maxinteger > 0)"},
    {"math.min", math_min, "n Number, more Number...", "Number", "The smallest of the numbers.",
     "assert(math.min(1, 3, 2) == 1)"},
    {"math.mininteger", NULL, "", "Integer", "The smallest whole number; a value, not a function.",
     "assert(math.mininteger < 0)"},
    {"math.tointeger", math_tointeger, "value Any", "Integer?",
     "The value as a whole number, or nil if it is not one.", "assert(math.tointeger(2.0) == 2)"},
    {0},
};

/* ---- Unknown names ---- */

typedef struct {
    int count;
    const char *name[MAX_NAMES];
} name_list;

int aditl_compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static const char *name_at(const void *context, int i)
{
    return ((const name_list *)context)->name[i];
}

/* The names of the table on top, sorted so that the suggestion is always the same one. */
static void collect_names(lua_State *vault, name_list *list)
{
    list->count = 0;
    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        lua_pop(vault, 1);
        if (lua_type(vault, -1) == LUA_TSTRING && list->count < MAX_NAMES) {
            list->name[list->count++] = lua_tostring(vault, -1);
        }
    }
    qsort(list->name, (size_t)list->count, sizeof list->name[0], aditl_compare_names);
}

/* __index of a hidden table: arguments are that table and the name. Upvalue: what it is. */
static int unknown_name(lua_State *L)
{
    const char *what = lua_tostring(L, lua_upvalueindex(1));
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    const char *near;
    name_list list;
    lua_State *vault = aditl_open_table(L, 1);

    lua_pushnil(L);
    lua_replace(L, 1); /* the hidden table must not stay where a script finds it */
    aditl_charge(L, 1000);
    collect_names(vault, &list);
    near = adit_nearest(name, list.count, name_at, &list);
    return aditl_raise(L, "no %s is called '%.80s'%s", what, name,
                       adit_did_you_mean(near, "").text);
}

void aditl_guard_names(lua_State *L, const char *what)
{
    lua_createtable(L, 0, 1);
    lua_pushstring(L, what);
    lua_pushcclosure(L, unknown_name, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

/* ---- Putting it together ---- */

/* __newindex of an environment. */
static int set_global(lua_State *L)
{
    return aditl_raise(
        L,
        "'%.80s' is not a local variable, and scripts cannot set globals; write local %.80s = ...",
        lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?",
        lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "name");
}

const aditl_row *aditl_row_at(const aditl_row *const *lists, int i)
{
    for (; *lists != NULL; lists++) {
        const aditl_row *row = *lists;

        for (; row->name != NULL && i > 0; row++) {
            i--;
        }
        if (row->name != NULL) {
            return row;
        }
    }
    return NULL;
}

const char *aditl_row_name(const aditl_row *row)
{
    const char *point = strrchr(row->name, '.');

    return point == NULL ? row->name : point + 1;
}

/* Adds functions to the table on top. */
static void add_functions(lua_State *L, const aditl_row *rows)
{
    for (; rows->name != NULL; rows++) {
        if (rows->function != NULL) {
            lua_pushcfunction(L, rows->function);
            lua_setfield(L, -2, aditl_row_name(rows));
        }
    }
}

/* Adds a read-only library to the table on top. */
static void add_library(lua_State *L, const char *name, const char *what, const aditl_row *rows)
{
    lua_createtable(L, 0, 16);
    add_functions(L, rows);
    if (rows == aditl_math_rows) {
        lua_pushinteger(L, LUA_MAXINTEGER);
        lua_setfield(L, -2, "maxinteger");
        lua_pushinteger(L, LUA_MININTEGER);
        lua_setfield(L, -2, "mininteger");
    }
    aditl_guard_names(L, what);
    aditl_push_proxy(L);
    lua_setfield(L, -2, name);
}

void aditl_open_libraries(lua_State *L)
{
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 3);
    lua_createtable(L, 0, 16);
    add_functions(L, aditl_string_rows);
    aditl_guard_names(L, "method of strings");
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, aditl_power_of_string);
    lua_setfield(L, -2, "__pow");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void aditl_push_environment(lua_State *L)
{
    aditl_need_stack(L, 10, NULL);
    lua_createtable(L, 0, 64);
    add_functions(L, aditl_fail_rows);
    add_functions(L, aditl_value_rows);
    add_functions(L, aditl_iterate_rows);
    add_library(L, "math", "function of math", aditl_math_rows);
    add_library(L, "string", "function of string", aditl_string_rows);
    add_library(L, "table", "function of table", aditl_table_rows);
    aditl_guard_names(L, "global");
    aditl_push_proxy(L);
    lua_getmetatable(L, -1); /* stack: environment, its metatable */
    lua_pushcfunction(L, set_global);
    lua_setfield(L, -2, "__newindex");
    lua_pop(L, 1);
}

void aditl_add_global(lua_State *L, int environment, const char *name)
{
    aditl_need_stack(L, 4, NULL);
    aditl_push_real(L, environment);
    lua_insert(L, -2); /* stack: names, value */
    lua_pushstring(L, name);
    lua_insert(L, -2);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

void aditl_extend_environment(lua_State *L)
{
    aditl_need_stack(L, 8, NULL);
    aditl_push_real(L, -1);
    add_functions(L, aditl_script_rows);
    lua_getfield(L, -1, "math");
    aditl_push_real(L, -1);
    add_functions(L, aditl_script_math_rows);
    lua_pop(L, 2);
    lua_getmetatable(L, -2); /* stack: environment, names, metatable */
    lua_insert(L, -2);
    lua_setfield(L, -2, "__newindex");
    lua_pop(L, 1);
}

/* A syntax error with its place; what nests too deeply has none of its own. */
static void add_place(adit_buffer *out, const char *message, const char *name)
{
    char path[256];
    int line;

    if (!aditl_place_of(message, path, sizeof path, &line)) {
        adit_buffer_addf(out, "%s:1: ", name);
    }
    aditl_add_whole_path(out, message, name);
}

/* Compiles one text. [-0, +1] */
static void compile_text(lua_State *L, const char *text, size_t length, const char *name)
{
    char message[1024];
    adit_buffer buffer = adit_buffer_on(message, sizeof message);
    int code;

    lua_pushfstring(L, "@%s", name);
    code = luaL_loadbufferx(L, text, length, lua_tostring(L, -1), "t");
    if (code == LUA_ERRMEM) {
        aditl_raise_memory(L);
    }
    if (code != LUA_OK) {
        add_place(&buffer, lua_tostring(L, -1), name);
        lua_pushstring(L, message);
        lua_error(L);
    }
    lua_remove(L, -2);
}

void aditl_load_chunk(lua_State *L, const char *text, size_t length, const char *name, int env,
                      aditl_chunk kind)
{
    aditl_vm *vm = aditl_vm_of(L);

    env = lua_absindex(L, env);
    aditl_need_stack(L, 6, NULL);
    if (length > vm->limits.source) {
        lua_pushfstring(L, "%s:1: the file has %d bytes; the limit is %d", name,
                        length < INT_MAX ? (int)length : INT_MAX, (int)vm->limits.source);
        lua_error(L);
    }
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    if (length > 0 && text[0] == LUA_SIGNATURE[0]) {
        lua_pushfstring(L, "%s:1: this is compiled Lua; only source text can be loaded", name);
        lua_error(L);
    }
    text = aditl_push_replaced_lengths(L, text, &length);
    compile_text(L, text, length, name);
    lua_remove(L, -2);
    aditl_scan_chunk(L, name, kind);
    lua_pushvalue(L, env);
    lua_setupvalue(L, -2, 1);
}
