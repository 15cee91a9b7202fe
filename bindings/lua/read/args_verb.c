/* args_verb.c - the arguments of a verb, in every form in which they may be written.
 *
 * dig(2) by position; dig { through_walls = true } by name; gain { stone = 1 } as the goods
 * themselves; furnish { { food = 5 }, { gold = 1 } } as alternative prices. Whatever the form,
 * each parameter's value is pushed once, in the order of the verb's row, and then read by its
 * type.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/read/declare.h"

static bool takes_goods(const adit_param *param)
{
    return param->type == ADIT_PARAM_GOODS || param->type == ADIT_PARAM_PRICES;
}

/* Whether the single table at `index` names parameters. For a verb that begins with goods
 * `{ stone = 1 }` are the goods themselves, unless a key is a parameter and no good. */
static bool is_by_name(aditl_reader *reader, const adit_verb *verb, int index)
{
    if (verb->param_count == 0 || !takes_goods(&verb->param[0])) {
        return true;
    }
    for (int i = 0; i < verb->param_count; i++) {
        bool is_given;

        lua_pushstring(reader->L, verb->param[i].name);
        is_given = lua_rawget(reader->L, index) != LUA_TNIL;
        lua_pop(reader->L, 1);
        if (is_given &&
            adit_good_find_in(reader->def->goods, reader->mod, verb->param[i].name) < 0) {
            return true;
        }
    }
    return false;
}

static const char *param_name(const void *context, int i)
{
    return ((const adit_verb *)context)->param[i].name;
}

/* Reports the keys that are no parameter: the first by name. */
static bool report_unknown_param(aditl_reader *reader, const adit_verb *verb, int index)
{
    char text[320];
    adit_buffer out = adit_buffer_on(text, sizeof text);
    const aditl_names names = {verb->param_count, param_name, verb};
    const char *first = aditl_first_unknown(reader->L, index, &names);

    if (first == NULL) {
        return aditl_reader_no(reader, verb->name, "", "takes %d argument%s", verb->param_count,
                               verb->param_count == 1 ? "" : "s");
    }
    adit_buffer_addf(&out, "no parameter is called '%.64s'", first);
    aditl_suggest(&out, first, &names);
    return aditl_reader_no(reader, verb->name, first, "%s", text);
}

/* Pushes each parameter's value from a table by name or place. [-0, +param_count] */
static bool push_by_name(aditl_reader *reader, const adit_verb *verb, int index)
{
    lua_State *L = reader->L;
    int found = 0;

    for (int i = 0; i < verb->param_count; i++) {
        lua_pushstring(L, verb->param[i].name);
        if (lua_rawget(L, index) == LUA_TNIL) {
            lua_pop(L, 1);
            lua_rawgeti(L, index, i + 1);
        }
        found += lua_isnil(L, -1) ? 0 : 1;
    }
    return aditl_key_count(L, index) == found || report_unknown_param(reader, verb, index);
}

/* Pushes each parameter's value, nil where it is left out; the first lies at *base. */
static bool push_params(aditl_reader *reader, const adit_verb *verb, int first, int count,
                        int *base)
{
    lua_State *L = reader->L;

    while (count > 0 && lua_isnil(L, first + count - 1)) {
        count--;
    }
    if (count == 1) {
        aditl_push_unsealed(L, first); /* a constant of the file lies behind a proxy */
    } else {
        lua_pushnil(L);
    }
    *base = lua_gettop(L) + 1;
    if (count == 1 && lua_type(L, *base - 1) == LUA_TTABLE &&
        aditl_tag_of(L, *base - 1).made == ADITL_MADE_NONE && is_by_name(reader, verb, *base - 1)) {
        return push_by_name(reader, verb, *base - 1);
    }
    if (count > verb->param_count && verb->param_count == 0) {
        return aditl_reader_no(reader, verb->name, "", "takes no arguments, got %d", count);
    }
    if (count > verb->param_count) {
        return aditl_reader_no(reader, verb->name, "", "takes at most %d argument%s, got %d",
                               verb->param_count, verb->param_count == 1 ? "" : "s", count);
    }
    for (int i = 0; i < verb->param_count; i++) {
        if (i < count) {
            lua_pushvalue(L, first + i);
        } else {
            lua_pushnil(L);
        }
    }
    return true;
}

static bool read_goods(aditl_reader *reader, int index, const char *field, int param,
                       aditl_arguments *out, int *used)
{
    if (*used >= ADIT_MAX_PRICES) {
        return aditl_reader_no(reader, field, "", "%s%s%s%s",
                               adit_limit_message(adit_limit_at(ADIT_LIMIT_PRICES)).text,
                               reader->mod == NULL ? "" : " (mod '",
                               reader->mod == NULL ? "" : reader->mod,
                               reader->mod == NULL ? "" : "')");
    }
    out->length[param]++;
    return aditl_arg_amounts(reader, index, field, &out->amounts[(*used)++]);
}

/* One price, or a list of alternatives. */
static bool read_prices(aditl_reader *reader, int index, const char *field, int param,
                        aditl_arguments *out, int *used)
{
    lua_State *L = reader->L;
    const int top = lua_gettop(L);
    bool is_read = true;

    aditl_push_unsealed(L, index); /* a constant of the file lies behind a proxy */
    if (lua_type(L, -1) != LUA_TTABLE || aditl_tag_of(L, -1).made != ADITL_MADE_NONE ||
        lua_rawgeti(L, top + 1, 1) == LUA_TNIL) {
        is_read = read_goods(reader, index, field, param, out, used);
    } else {
        for (int i = 1; is_read && lua_rawgeti(L, top + 1, i) != LUA_TNIL; i++) {
            is_read = read_goods(reader, lua_gettop(L), field, param, out, used);
            lua_pop(L, 1);
        }
    }
    lua_settop(L, top);
    return is_read;
}

static void param_range(const adit_param *param, int *min, int *max)
{
    /* A row that gives no range takes whatever fits the type. */
    *min = param->min == 0 && param->max == 0 ? INT16_MIN : param->min;
    *max = param->min == 0 && param->max == 0 ? INT16_MAX : param->max;
}

/* Reads the value of one parameter, at `index`, by its type. */
static bool read_param(aditl_reader *reader, const adit_param *param, int i, int index,
                       const char *field, aditl_arguments *out, int *used)
{
    adit_number *number = &out->number[i];
    bool flag = false, is_read = false;
    int n = 0, min, max;

    switch (param->type) {
    case ADIT_PARAM_INT:
        param_range(param, &min, &max);
        return aditl_arg_number(reader, index, min, max, field, number);
    case ADIT_PARAM_FLAG:
        is_read = aditl_arg_flag(reader, index, field, &flag);
        n = flag ? 1 : 0;
        break;
    case ADIT_PARAM_GOOD:
        is_read = aditl_arg_good(reader, index, field, &n);
        break;
    case ADIT_PARAM_WORD:
        is_read = aditl_arg_word(reader, index, param->words, field, &n);
        break;
    case ADIT_PARAM_CARD:
        is_read = aditl_arg_card_of(reader, index, param->kind - 1, field, &n);
        break;
    case ADIT_PARAM_GOODS:
        out->first[i] = (uint8_t)*used;
        return read_goods(reader, index, field, i, out, used);
    case ADIT_PARAM_PRICES:
        out->first[i] = (uint8_t)*used;
        return read_prices(reader, index, field, i, out, used);
    }
    *number = (adit_number){ADIT_NUMBER_FIXED, (int16_t)n, -1, -1};
    return is_read;
}

static bool read_all(aditl_reader *reader, const adit_verb *verb, int base, aditl_arguments *out)
{
    int used = 0;

    for (int i = 0; i < verb->param_count; i++) {
        const adit_param *param = &verb->param[i];
        char field[128];

        snprintf(field, sizeof field, "%s: %s", verb->name, param->name);
        if (lua_isnil(reader->L, base + i)) {
            if (!param->optional) {
                return aditl_reader_no(reader, verb->name, verb->name, "'%s' is missing",
                                       param->name);
            }
            out->number[i].value = (int16_t)param->default_value;
        } else if (!read_param(reader, param, i, base + i, field, out, &used)) {
            return false;
        }
    }
    return true;
}

bool aditl_arg_all(aditl_reader *reader, const adit_verb *verb, int first, int count,
                   aditl_arguments *out)
{
    lua_State *L = reader->L;
    int top = lua_gettop(L), base = 0;
    bool is_read;

    for (int i = 0; i < ADIT_MAX_PARAMS; i++) {
        out->number[i] = (adit_number){ADIT_NUMBER_FIXED, 0, -1, -1};
        out->first[i] = out->length[i] = 0;
    }
    aditl_need_stack(L, ADIT_MAX_PARAMS + 8, "arguments");
    is_read = push_params(reader, verb, first, count, &base) && read_all(reader, verb, base, out);
    lua_settop(L, top);
    return is_read;
}
