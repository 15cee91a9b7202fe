/* stats.c - adit.stats(): numbers that a study collects, and what can be said of them.
 *
 * Sums are kept as they come (Welford's way, which does not lose digits); the numbers
 * themselves are kept in a Lua table, so that they count as the script's memory.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "bindings/lua/script/internal.h"
#include "engine/base/names.h"

#define CLASS "adit.stats"
#define MAX_NUMBERS 1000000
#define STEPS_OF_ADD 10
#define STEPS_OF_COPY 4

typedef struct {
    int64_t count;
    double mean, squares; /* squares: summed squared distance from the mean */
    double min, max;
} stats;

static stats *check_stats(lua_State *L)
{
    stats *s = luaL_testudata(L, 1, CLASS);

    if (s == NULL) {
        aditl_raise(L, "this is a method of adit.stats(): write stats:name(...) with a colon");
    }
    return s;
}

/* What can be said only if there is a number. */
static stats *check_some(lua_State *L, int64_t least)
{
    stats *s = check_stats(L);

    if (s->count < least) {
        aditl_raise(L, "needs at least %d numbers, there are %d", (int)least, (int)s->count);
    }
    return s;
}

/* stats:add(number): gives the collection back. */
static int l_add(lua_State *L)
{
    stats *s = check_stats(L);
    double number;

    if (lua_type(L, 2) != LUA_TNUMBER) {
        return aditl_raise(L, "stats:add needs a number, not a %s", luaL_typename(L, 2));
    }
    number = lua_tonumber(L, 2);
    if (!isfinite(number)) {
        return aditl_raise(L, "stats:add needs a finite number");
    }
    if (s->count >= MAX_NUMBERS) {
        return aditl_driver_fail(L, ADIT_LIMIT, "more than %d numbers in adit.stats()",
                                 MAX_NUMBERS);
    }
    lua_getiuservalue(L, 1, 1);
    lua_pushvalue(L, 2);
    lua_rawseti(L, -2, s->count + 1);
    s->min = s->count == 0 || number < s->min ? number : s->min;
    s->max = s->count == 0 || number > s->max ? number : s->max;
    s->count++;
    double step = number - s->mean;
    s->mean += step / (double)s->count;
    s->squares += step * (number - s->mean);
    lua_settop(L, 1);
    return 1;
}

static double deviation(const stats *s)
{
    return s->count > 1 ? sqrt(s->squares / (double)(s->count - 1)) : 0;
}

static double standard_error(const stats *s)
{
    return s->count > 0 ? deviation(s) / sqrt((double)s->count) : 0;
}

static int l_count(lua_State *L)
{
    lua_pushinteger(L, check_stats(L)->count);
    return 1;
}

static int l_mean(lua_State *L)
{
    lua_pushnumber(L, check_some(L, 1)->mean);
    return 1;
}

static int l_deviation(lua_State *L)
{
    lua_pushnumber(L, deviation(check_some(L, 2)));
    return 1;
}

static int l_error(lua_State *L)
{
    lua_pushnumber(L, standard_error(check_some(L, 2)));
    return 1;
}

/* Whole numbers stay whole. */
static void push_plain(lua_State *L, double number)
{
    lua_Integer whole;

    if (lua_numbertointeger(number, &whole) && (double)whole == number) {
        lua_pushinteger(L, whole);
    } else {
        lua_pushnumber(L, number);
    }
}

static int l_min(lua_State *L)
{
    push_plain(L, check_some(L, 1)->min);
    return 1;
}

static int l_max(lua_State *L)
{
    push_plain(L, check_some(L, 1)->max);
    return 1;
}

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* About what sorting so many takes. */
static int64_t steps_of_sorting(int64_t count)
{
    int64_t steps = count;

    for (int64_t rest = count; rest > 1; rest /= 2) {
        steps += count;
    }
    return steps;
}

/* The number below which the share `q` of all lies; between two it is shared out. */
static int push_quantile(lua_State *L, const stats *s, double q)
{
    aditl_driver_charge(L, steps_of_sorting(s->count));
    double *sorted = lua_newuserdatauv(L, (size_t)s->count * sizeof *sorted, 0);
    double place = q * (double)(s->count - 1);
    int64_t below = (int64_t)place;

    lua_getiuservalue(L, 1, 1);
    for (int64_t i = 0; i < s->count; i++) {
        lua_rawgeti(L, -1, i + 1);
        sorted[i] = lua_tonumber(L, -1);
        lua_pop(L, 1);
    }
    qsort(sorted, (size_t)s->count, sizeof *sorted, compare_numbers);
    int64_t above = below + 1 < s->count ? below + 1 : below;
    push_plain(L, sorted[below] + (place - (double)below) * (sorted[above] - sorted[below]));
    return 1;
}

static int l_median(lua_State *L)
{
    return push_quantile(L, check_some(L, 1), 0.5);
}

static int l_quantile(lua_State *L)
{
    const stats *s = check_some(L, 1);

    if (lua_type(L, 2) != LUA_TNUMBER || !(lua_tonumber(L, 2) >= 0 && lua_tonumber(L, 2) <= 1)) {
        return aditl_raise(L, "stats:quantile needs a number from 0 to 1");
    }
    return push_quantile(L, s, lua_tonumber(L, 2));
}

/* A copy of the numbers, in the order in which they came. */
static int l_values(lua_State *L)
{
    const stats *s = check_stats(L);

    aditl_driver_charge(L, s->count * STEPS_OF_COPY);
    lua_createtable(L, (int)s->count, 0);
    lua_getiuservalue(L, 1, 1);
    for (int64_t i = 1; i <= s->count; i++) {
        lua_rawgeti(L, -1, i);
        lua_rawseti(L, -3, i);
    }
    lua_pop(L, 1);
    return 1;
}

/* "12.40 +- 0.52 (50 numbers, 3 to 21)": twice the standard error either way. */
static int l_text(lua_State *L)
{
    const stats *s = check_stats(L);
    char text[160];

    if (s->count == 0) {
        lua_pushliteral(L, "no numbers");
        return 1;
    }
    snprintf(text, sizeof text, "%.2f +- %.2f (%lld numbers, %g to %g)", s->mean,
             2 * standard_error(s), (long long)s->count, s->min, s->max);
    lua_pushstring(L, text);
    return 1;
}

const luaL_Reg aditl_stats_methods[] = {
    {"add", l_add},       {"count", l_count}, {"mean", l_mean},         {"deviation", l_deviation},
    {"error", l_error},   {"min", l_min},     {"max", l_max},           {"median", l_median},
    {"values", l_values}, {"text", l_text},   {"quantile", l_quantile}, {NULL, NULL}};

static const char *method_name(const void *context, int i)
{
    (void)context;
    return aditl_stats_methods[i].name;
}

/* Upvalue 1: the methods. */
static int l_index(lua_State *L)
{
    int count = (int)(sizeof aditl_stats_methods / sizeof aditl_stats_methods[0]) - 1;

    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) {
        return 1;
    }
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
    const char *nearest = adit_nearest(name, count, method_name, NULL);

    return aditl_raise(L, "adit.stats() has no method '%s'%s", name,
                       adit_did_you_mean(nearest, "").text);
}

/* adit.stats([list]) */
static int l_stats(lua_State *L)
{
    lua_settop(L, 1);
    stats *s = lua_newuserdatauv(L, sizeof *s, 1);

    *s = (stats){0};
    lua_newtable(L);
    lua_setiuservalue(L, -2, 1);
    luaL_setmetatable(L, CLASS);
    if (lua_isnil(L, 1)) {
        return 1;
    }
    if (lua_type(L, 1) != LUA_TTABLE) {
        return aditl_raise(L, "adit.stats takes a list of numbers, not a %s", luaL_typename(L, 1));
    }
    int count = aditl_list_length(L, 1, MAX_NUMBERS);
    aditl_driver_charge(L, (int64_t)count * STEPS_OF_ADD);
    for (int i = 1; i <= count; i++) {
        lua_pushcfunction(L, l_add);
        lua_pushvalue(L, 2);
        lua_rawgeti(L, 1, i);
        lua_call(L, 2, 0);
    }
    return 1;
}

void aditl_driver_add_stats(lua_State *L)
{
    luaL_newmetatable(L, CLASS);
    lua_newtable(L);
    aditl_driver_set_functions(L, aditl_stats_methods);
    lua_pushcclosure(L, l_index, 1);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
    aditl_driver_push_function(L, l_stats);
    lua_setfield(L, -2, "stats");
}
