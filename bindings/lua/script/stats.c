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
        aditl_raise(L, "needs at least %d numbers, has %d", (int)least, (int)s->count);
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
    if (s->count >= ADIT_MAX_NUMBERS) {
        return aditl_driver_fail(L, ADIT_LIMIT, "%s",
                                 adit_limit_message(adit_limit_at(ADIT_LIMIT_NUMBERS)).text);
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

static double standard_deviation(const stats *s)
{
    return s->count > 1 ? sqrt(s->squares / (double)(s->count - 1)) : 0;
}

static double standard_error(const stats *s)
{
    return s->count > 0 ? standard_deviation(s) / sqrt((double)s->count) : 0;
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

/* A method that pushes one number, for which there must be `least` numbers. */
#define STATISTIC(name, least, push)                                                               \
    static int l_##name(lua_State *L)                                                              \
    {                                                                                              \
        const stats *s = check_some(L, least);                                                     \
                                                                                                   \
        push;                                                                                      \
        return 1;                                                                                  \
    }

STATISTIC(count, 0, lua_pushinteger(L, s->count))
STATISTIC(mean, 1, lua_pushnumber(L, s->mean))
STATISTIC(deviation, 2, lua_pushnumber(L, standard_deviation(s)))
STATISTIC(error, 2, lua_pushnumber(L, standard_error(s)))
STATISTIC(min, 1, push_plain(L, s->min))
STATISTIC(max, 1, push_plain(L, s->max))

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* About what sorting this many numbers takes. */
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

/* stats:interval([share]): where the mean lies with this certainty. */
static int l_interval(lua_State *L)
{
    static const double shares[] = {0.9, 0.95, 0.99}, widths[] = {1.6449, 1.96, 2.5758};
    const stats *s = check_some(L, 1);
    const double share = lua_isnoneornil(L, 2) ? 0.95 : lua_tonumber(L, 2);

    for (int i = 0; i < 3; i++) {
        if (share == shares[i]) {
            lua_pushnumber(L, s->mean - widths[i] * standard_error(s));
            lua_pushnumber(L, s->mean + widths[i] * standard_error(s));
            return 2;
        }
    }
    return aditl_raise(L, "stats:interval: expected 0.9, 0.95 or 0.99");
}

/* The part, from 0, of `parts` equal ones from min to max in which the number lies. */
static int find_part(const stats *s, int parts, double number)
{
    const double width = (s->max - s->min) / parts;
    const int part = width > 0 ? (int)((number - s->min) / width) : 0;

    return part < parts ? part : parts - 1;
}

/* stats:histogram([parts]): a list of { from =, to =, count = }. */
static int l_histogram(lua_State *L)
{
    const stats *s = check_some(L, 1);
    const int parts = aditl_driver_int(L, 2, 1, 1000, "parts", 10);
    int counts[1000] = {0};

    aditl_driver_charge(L, s->count * STEPS_OF_COPY + parts);
    lua_getiuservalue(L, 1, 1);
    for (int64_t i = 1; i <= s->count; i++) {
        lua_rawgeti(L, -1, i);
        counts[find_part(s, parts, lua_tonumber(L, -1))]++;
        lua_pop(L, 1);
    }
    lua_createtable(L, parts, 0);
    for (int i = 0; i < parts; i++) {
        lua_createtable(L, 0, 3);
        lua_pushnumber(L, s->min + (s->max - s->min) * i / parts);
        lua_setfield(L, -2, "from");
        lua_pushnumber(L, s->min + (s->max - s->min) * (i + 1) / parts);
        lua_setfield(L, -2, "to");
        aditl_set_int(L, "count", counts[i]);
        lua_rawseti(L, -2, i + 1);
    }
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

static const aditl_row method_rows[] = {
    {"add", l_add, "n Number", "Stats", "Adds a number and returns the collection.",
     "stats:add(4)"},
    {"count", l_count, "", "Integer", "Returns how many numbers there are.",
     "expect_equal(stats:count(), 3)"},
    {"mean", l_mean, "", "Number", "Returns the mean.", "expect_equal(stats:mean(), 2)"},
    {"deviation", l_deviation, "", "Number", "Returns the standard deviation.",
     "expect(stats:deviation() > 0)"},
    {"error", l_error, "", "Number", "Returns the standard error of the mean.",
     "expect(stats:error() > 0)"},
    {"min", l_min, "", "Number", "Returns the smallest number.", "expect_equal(stats:min(), 1)"},
    {"max", l_max, "", "Number", "Returns the largest number.", "expect_equal(stats:max(), 3)"},
    {"median", l_median, "", "Number", "Returns the median.", "expect_equal(stats:median(), 2)"},
    {"quantile", l_quantile, "share Number", "Number",
     "Returns the number below which this share of the numbers lies.",
     "expect(stats:quantile(0.5) == 2)"},
    {"values", l_values, "", "List", "Returns all numbers in the order in which they were added.",
     "expect_equal(#stats:values(), 3)"},
    {"interval", l_interval, "share Number?", "Number",
     "Returns the lower and the upper end of the confidence interval of the mean, for a share of "
     "0.9, 0.95 (the default) or 0.99.",
     "expect(stats:interval() < 2)"},
    {"histogram", l_histogram, "parts Integer?", "List",
     "Returns how many numbers lie in each of the equal parts (10 by default) from the smallest to "
     "the largest, as a list of from, to, count.",
     "expect_equal(#stats:histogram(4), 4)"},
    {"text", l_text, "", "Text", "Returns mean, error and range as text.", "print(stats:text())"},
    {0},
};

const aditl_row *const aditl_stats_lists[] = {method_rows, NULL};

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
    int count = aditl_list_length(L, 1, ADIT_MAX_NUMBERS);
    aditl_driver_charge(L, (int64_t)count * STEPS_OF_ADD);
    for (int i = 1; i <= count; i++) {
        lua_pushcfunction(L, l_add);
        lua_pushvalue(L, 2);
        lua_rawgeti(L, 1, i);
        lua_call(L, 2, 0);
    }
    return 1;
}

const aditl_row aditl_stats_rows[] = {
    {"adit.stats", l_stats, "numbers List?", "Stats", "Creates a collection of numbers.",
     "expect_equal(adit.stats({ 1, 3 }):mean(), 2)"},
    {0},
};

void aditl_driver_make_stats(lua_State *L)
{
    aditl_driver_new_class(L, CLASS, aditl_stats_lists, "method of adit.stats()");
}
