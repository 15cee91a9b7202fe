/* env_script.c - what playthrough scripts have beyond cards: pcall, print and more of math.
 *
 * A pcall must not catch what ends the script: a limit, a lack of memory, or leaving on
 * purpose. Those are raised again.
 */
#include <float.h>
#include <math.h>

#include "bindings/lua/vm/env.h"

static int driver_pcall(lua_State *L)
{
    aditl_vm *vm = aditl_vm_of(L);
    int only_look = vm->only_look, code;

    if (lua_isnone(L, 1)) {
        aditl_lib_error(L, 1, "pcall", "a function");
    }
    aditl_charge(L, 100);
    lua_pushboolean(L, 1);
    lua_insert(L, 1);
    code = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    vm->only_look = only_look;
    if (code == LUA_OK) {
        return lua_gettop(L);
    }
    if (code == LUA_ERRMEM) {
        return aditl_raise_memory(L);
    }
    if (vm->is_dead || code != LUA_ERRRUN || lua_islightuserdata(L, -1)) {
        return lua_error(L);
    }
    lua_pushboolean(L, 0);
    lua_insert(L, -2);
    return 2;
}

static int driver_print(lua_State *L)
{
    aditl_vm *vm = aditl_vm_of(L);
    int count = lua_gettop(L);
    size_t length;
    const char *line;

    aditl_need_stack(L, 2 * count + 4, NULL);
    lua_pushliteral(L, "");
    for (int i = 1; i <= count; i++) {
        lua_pushstring(L, i > 1 ? "\t" : "");
        aditl_push_text(L, i);
    }
    lua_concat(L, 2 * count + 1);
    line = lua_tolstring(L, -1, &length);
    aditl_charge(L, (int64_t)length / 8);
    if (vm->print != NULL) {
        vm->print(vm->owner, line, length);
    }
    return 0;
}

/* ---- Numbers ---- */

/* The libraries of two machines may round another way, so these use only what the standard fixes:
 * the four operations and the square root. */
static double natural_log(double x)
{
    int power = 0;
    double z, square, term, sum = 0;

    x = frexp(x, &power); /* exact: x from 0.5 to below 1 */
    if (x < 0.70710678118654752) {
        x *= 2;
        power--;
    }
    z = (x - 1) / (x + 1);
    square = z * z;
    term = z;
    for (int i = 1; i < 60; i += 2) {
        sum += term / i;
        term *= square;
    }
    return 2 * sum + power * 0.69314718055994531;
}

static double power_of_e(double x)
{
    const double whole = floor(x / 0.69314718055994531 + 0.5);
    const double rest = x - whole * 0.69314718055994531;
    double term = 1, sum = 1;

    for (int i = 1; i < 30; i++) {
        term *= rest / i;
        sum += term;
    }
    return ldexp(sum, (int)whole);
}

static double check_number(lua_State *L, const char *name, double min, double max)
{
    if (lua_type(L, 1) != LUA_TNUMBER) {
        aditl_lib_error(L, 1, name, "a number");
    }
    const double x = lua_tonumber(L, 1);

    if (!(x >= min && x <= max)) {
        aditl_raise(L, "%s: the number is out of range", name);
    }
    return x;
}

static int script_sqrt(lua_State *L)
{
    lua_pushnumber(L, sqrt(check_number(L, "math.sqrt", 0, DBL_MAX)));
    return 1;
}

static int script_log(lua_State *L)
{
    lua_pushnumber(L, natural_log(check_number(L, "math.log", DBL_MIN, DBL_MAX)));
    return 1;
}

static int script_exp(lua_State *L)
{
    lua_pushnumber(L, power_of_e(check_number(L, "math.exp", -700, 700)));
    return 1;
}

const aditl_row aditl_script_math_rows[] = {
    {"math.exp", script_exp, "x Number", "Number",
     "e to the power of x, from -700 to 700; the same on every machine. For playthrough scripts.",
     "expect(math.exp(0) == 1)"},
    {"math.log", script_log, "x Number", "Number",
     "The natural logarithm; the same on every machine. For playthrough scripts.",
     "expect(math.log(1) == 0)"},
    {"math.sqrt", script_sqrt, "x Number", "Number", "The square root. For playthrough scripts.",
     "expect(math.sqrt(9) == 3)"},
    {0},
};

const aditl_row aditl_script_rows[] = {
    {"pcall", driver_pcall, "f Function, values Any...", "Flag",
     "Calls the function; returns true and its results, or false and the message.",
     "assert(pcall(error, \"no\") == false)"},
    {"print", driver_print, "values Any...", "", "Prints a line.", "print(\"turn\", 1)"},
    {0},
};
