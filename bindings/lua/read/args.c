/* args.c - the readers of args.h, and the checks that methods of `g` make with them.
 *
 * Raw access only, no conversion of strings to numbers, every number in a range. When a table
 * of goods holds several mistakes the one reported is the first by name, so that two runs say
 * the same although Lua's tables have no order.
 */
#include "bindings/lua/read/args.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/declare.h"
#include "engine/base/format.h"
#include "engine/base/names.h"
#include "engine/rules/tx.h"

bool aditl_reader_no(aditl_reader *reader, const char *field, const char *word, const char *format,
                     ...)
{
    adit_buffer out = adit_buffer_on(reader->message, sizeof reader->message);
    char text[360];
    va_list args;

    va_start(args, format);
    adit_format_words(text, sizeof text, format, args);
    va_end(args);
    snprintf(reader->word, sizeof reader->word, "%s", word);
    if (field != NULL && field[0] != '\0') {
        adit_buffer_add(&out, field);
        adit_buffer_add(&out, ": ");
    }
    adit_buffer_add(&out, text);
    return false;
}

/* "expected X, got Y" for the value at `index`. */
static bool report_unexpected(aditl_reader *reader, int index, const char *field,
                              const char *expected)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);
    const char *word = aditl_string(reader->L, index);

    aditl_show(reader->L, index, &out);
    return aditl_reader_no(reader, field, word == NULL ? "" : word, "expected %s, got %s", expected,
                           shown);
}

/* "no good is called 'wod'; did you mean 'wood'?" */
static bool report_unknown_name(aditl_reader *reader, const char *field, const char *what,
                                const char *word, const aditl_names *names)
{
    char text[360];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    adit_buffer_addf(&out, "no %s is called '%.64s'", what, word);
    aditl_suggest(&out, word, names);
    return aditl_reader_no(reader, field, word, "%s", text);
}

/* An integer in range; a float with an exact value passes, a string never does. */
static bool whole_number(lua_State *L, int index, int min, int max, int *out)
{
    lua_Integer n;
    int is_whole;

    if (lua_type(L, index) != LUA_TNUMBER) {
        return false;
    }
    n = lua_tointegerx(L, index, &is_whole);
    if (!is_whole || n < min || n > max) {
        return false;
    }
    *out = (int)n;
    return true;
}

bool aditl_arg_int(aditl_reader *reader, int index, int min, int max, const char *field, int *out)
{
    char expected[80];

    if (whole_number(reader->L, index, min, max, out)) {
        return true;
    }
    snprintf(expected, sizeof expected, "a %snumber from %d to %d",
             lua_type(reader->L, index) == LUA_TNUMBER && !lua_isinteger(reader->L, index)
                 ? "whole "
                 : "",
             min, max);
    return report_unexpected(reader, index, field, expected);
}

/* per("query", factor): the mark says that it is one, the parts may have been changed since. */
static bool per_number(aditl_reader *reader, int index, const char *field, adit_number *out)
{
    lua_State *L = reader->L;
    int query = -1, factor = 1;
    bool is_good;

    lua_rawgeti(L, index, 1);
    is_good = aditl_arg_query(reader, lua_gettop(L), field, &query);
    lua_pop(L, 1);
    lua_rawgeti(L, index, 2);
    if (is_good && !lua_isnil(L, -1)) {
        is_good =
            aditl_arg_int(reader, lua_gettop(L), -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT, field, &factor);
    }
    lua_pop(L, 1);
    *out = (adit_number){ADIT_NUMBER_PER, (int16_t)factor, (int16_t)query, -1};
    return is_good;
}

bool aditl_arg_number(aditl_reader *reader, int index, int min, int max, const char *field,
                      adit_number *out)
{
    int n = 0;

    index = lua_absindex(reader->L, index);
    if (reader->is_declared && aditl_is_script_function(reader->L, index)) {
        int reference = reader->keep(reader->context, index);

        *out = (adit_number){ADIT_NUMBER_SCRIPT, 0, -1, reference};
        return true;
    }
    if (reader->is_declared && aditl_tag_of(reader->L, index).made == ADITL_MADE_PER) {
        return per_number(reader, index, field, out);
    }
    *out = (adit_number){ADIT_NUMBER_FIXED, 0, -1, -1};
    if (!aditl_arg_int(reader, index, min, max, field, &n)) {
        return false;
    }
    out->value = (int16_t)n;
    return true;
}

bool aditl_arg_flag(aditl_reader *reader, int index, const char *field, bool *out)
{
    if (lua_type(reader->L, index) != LUA_TBOOLEAN) {
        return report_unexpected(reader, index, field, "true or false");
    }
    *out = lua_toboolean(reader->L, index) != 0;
    return true;
}

/* Reads the amount of one good, on top of the stack; a field is named "cost.wood". */
static bool one_amount(aditl_reader *reader, const char *field, int good, adit_number *out)
{
    const char *name = reader->def->goods[good].name;
    char place[160];

    snprintf(place, sizeof place, "%s%s%s", field == NULL ? "" : field,
             field == NULL || field[0] == '\0' ? "" : ".", name);
    if (!aditl_arg_number(reader, lua_gettop(reader->L), 0, ADIT_MAX_AMOUNT, place, out)) {
        if (reader->word[0] == '\0') {
            snprintf(reader->word, sizeof reader->word, "%s", name);
        }
        return false;
    }
    return true;
}

/* Reports the key of the goods table that is no good; the first by name if there are more. */
static bool report_wrong_key(aditl_reader *reader, int index, const char *field)
{
    lua_State *L = reader->L;
    const char *list[ADITL_MAX_GOOD_NAMES];
    const aditl_names all = aditl_all_names_of_goods(reader->def, reader->mod, list);
    const aditl_names names = aditl_names_of_goods(reader->def);
    const char *first = aditl_first_unknown(L, index, &all);

    if (first == NULL) {
        lua_rawgeti(L, index, 1);
        first = aditl_string(L, -1);
        (void)aditl_reader_no(
            reader, field, first == NULL ? "" : first,
            "expected goods by name, as in { %s = 1 }, got %.40s without %s",
            first != NULL && aditl_name_find(&all, first) >= 0 ? first : reader->def->goods[0].name,
            first == NULL ? "a value" : first, first == NULL ? "a name" : "an amount");
        lua_pop(L, 1);
        return false;
    }
    return report_unknown_name(reader, field, "good", first, &names);
}

/* Pushes what the table says of a good, by either of its names; false: nothing. [-0, +1] */
static bool push_amount(aditl_reader *reader, int index, int good)
{
    const adit_good_def *row = &reader->def->goods[good];
    const char *other = adit_other_name(row->name, row->full, reader->mod);

    lua_pushstring(reader->L, row->name);
    if (lua_rawget(reader->L, index) == LUA_TNIL && other != NULL) {
        lua_pop(reader->L, 1);
        lua_pushstring(reader->L, other);
        lua_rawget(reader->L, index);
    }
    return !lua_isnil(reader->L, -1);
}

/* Reports a good that stands there under both of its names; false: none does. */
static bool report_twice(aditl_reader *reader, int index, const char *field)
{
    lua_State *L = reader->L;

    for (int good = 0; reader->def->goods[good].name != NULL; good++) {
        const adit_good_def *row = &reader->def->goods[good];
        const char *other = adit_other_name(row->name, row->full, reader->mod);
        bool is_twice = other != NULL;

        if (is_twice) {
            lua_pushstring(L, row->name);
            is_twice = lua_rawget(L, index) != LUA_TNIL;
            lua_pushstring(L, other);
            is_twice = lua_rawget(L, index) != LUA_TNIL && is_twice;
            lua_pop(L, 2);
        }
        if (is_twice) {
            (void)aditl_reader_no(reader, field, other, "'%s' and '%s' are the same good",
                                  row->name, other);
            return true;
        }
    }
    return false;
}

/* Reads the goods of the plain table at `index`, whose keys must all be goods. */
static bool read_amounts(aditl_reader *reader, int index, const char *field, adit_amounts *out)
{
    lua_State *L = reader->L;
    int known = 0;

    for (int good = 0; reader->def->goods[good].name != NULL; good++) {
        if (push_amount(reader, index, good)) {
            known++;
            if (!one_amount(reader, field, good, &out->of[good])) {
                return false;
            }
        }
        lua_pop(L, 1);
    }
    if (aditl_key_count(L, index) == known) {
        return true;
    }
    return !report_twice(reader, index, field) && report_wrong_key(reader, index, field);
}

bool aditl_arg_amounts(aditl_reader *reader, int index, const char *field, adit_amounts *out)
{
    lua_State *L = reader->L;
    int top = lua_gettop(L);
    bool is_read;

    aditl_need_stack(L, 8, "goods");
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        out->of[good] = (adit_number){ADIT_NUMBER_FIXED, 0, -1, -1};
    }
    aditl_push_unsealed(L, index); /* a constant of the file lies behind a proxy */
    if (lua_type(L, -1) != LUA_TTABLE || aditl_tag_of(L, -1).made != ADITL_MADE_NONE) {
        lua_settop(L, top);
        return report_unexpected(reader, index, field, "goods by name, such as { gold = 1 }");
    }
    is_read = read_amounts(reader, lua_gettop(L), field, out);
    lua_settop(L, top);
    return is_read;
}

bool aditl_arg_good(aditl_reader *reader, int index, const char *field, int *out)
{
    const char *word = aditl_string(reader->L, index);
    aditl_names names = aditl_names_of_goods(reader->def);

    if (word == NULL) {
        return report_unexpected(reader, index, field, "the name of a good");
    }
    *out = adit_good_find_in(reader->def->goods, reader->mod, word);
    return *out >= 0 ? true : report_unknown_name(reader, field, "good", word, &names);
}

int aditl_find_card(const adit_cards *cards, const char *mod, const char *id)
{
    char own[160];
    int card = ADIT_NO_CARD;

    if (mod != NULL && strchr(id, ':') == NULL) {
        snprintf(own, sizeof own, "%s:%s", mod, id);
        card = adit_cards_find(cards, own);
    }
    return card != ADIT_NO_CARD ? card : adit_cards_find(cards, id);
}

bool aditl_arg_card(aditl_reader *reader, int index, const char *field, int *out)
{
    const char *word = aditl_string(reader->L, index);
    aditl_names names = aditl_names_of_cards(reader->cards);

    if (word == NULL) {
        return report_unexpected(reader, index, field, "the id of a card");
    }
    *out = aditl_find_card(reader->cards, reader->mod, word);
    return *out != ADIT_NO_CARD ? true : report_unknown_name(reader, field, "card", word, &names);
}

bool aditl_arg_card_of(aditl_reader *reader, int index, int kind, const char *field, int *out)
{
    char expected[80];

    if (!aditl_arg_card(reader, index, field, out)) {
        return false;
    }
    if (kind < 0 || reader->cards->card[*out].kind == kind) {
        return true;
    }
    snprintf(expected, sizeof expected, "the id of a card of kind '%s'",
             adit_kind_at(reader->def, kind)->name);
    return report_unexpected(reader, index, field, expected);
}

bool aditl_arg_word(aditl_reader *reader, int index, const char *const *words, const char *field,
                    int *out)
{
    const char *word = aditl_string(reader->L, index), *near;
    aditl_names names = aditl_names_of_words(words);
    char text[240];
    adit_buffer shown = adit_buffer_on(text, sizeof text);

    for (int i = 0; word != NULL && words[i] != NULL; i++) {
        if (strcmp(words[i], word) == 0) {
            *out = i;
            return true;
        }
    }
    adit_buffer_add(&shown, "one of ");
    for (int i = 0; i < names.count; i++) {
        adit_buffer_addf(&shown, "%s'%s'", i == 0 ? "" : ", ", words[i]);
    }
    near = word == NULL ? NULL : adit_nearest(word, names.count, names.name, names.context);
    if (near != NULL) {
        adit_buffer_addf(&shown, " (did you mean '%s'?)", near);
    }
    return report_unexpected(reader, index, field, text);
}

bool aditl_arg_query(aditl_reader *reader, int index, const char *field, int *out)
{
    const char *word = aditl_string(reader->L, index);
    char near[300];
    adit_buffer text = adit_buffer_on(near, sizeof near);

    if (word == NULL) {
        return report_unexpected(reader, index, field, "the name of a query");
    }
    *out = adit_query_find_in(reader->def, reader->mod, word);
    if (*out >= 0) {
        return true;
    }
    aditl_suggest_query(&text, word, reader->def);
    return aditl_reader_no(reader, field, word, "no query is called '%.64s'%s", word, near);
}

/* ---- What methods of `g` use ---- */

static void method_reader(aditl_reader *reader, lua_State *L, const adit_game_def *def)
{
    reader->L = L;
    reader->def = def;
    reader->cards = NULL;
    reader->mod = NULL;
    reader->is_declared = false;
    reader->keep = NULL;
    reader->context = NULL;
}

static adit_goods fixed_goods(const adit_amounts *amounts)
{
    adit_goods goods;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        goods.have[good] = amounts->of[good].value;
    }
    return goods;
}

void aditl_check_args(lua_State *L, const adit_game_def *def, const adit_cards *cards,
                      const char *mod, const adit_verb *verb, int first, adit_args *args)
{
    aditl_reader reader;
    aditl_arguments read;
    int used = 0;

    method_reader(&reader, L, def);
    reader.cards = cards;
    reader.mod = mod;
    if (!aditl_arg_all(&reader, verb, first, lua_gettop(L) - first + 1, &read)) {
        aditl_raise(L, "%s", reader.message);
    }
    for (int i = 0; i < ADIT_MAX_PARAMS; i++) {
        args->n[i] = read.number[i].value;
        args->first[i] = read.first[i];
        args->length[i] = read.length[i];
        used += read.length[i];
    }
    for (int i = 0; i < used; i++) {
        args->goods[i] = fixed_goods(&read.amounts[i]);
    }
}

adit_goods aditl_check_goods(lua_State *L, const adit_game_def *def, const char *mod, int index,
                             const char *field)
{
    aditl_reader reader;
    adit_amounts amounts;

    method_reader(&reader, L, def);
    reader.mod = mod;
    if (!aditl_arg_amounts(&reader, index, field, &amounts)) {
        aditl_raise(L, "%s", reader.message);
    }
    return fixed_goods(&amounts);
}

int aditl_check_int(lua_State *L, int index, int min, int max, const char *field)
{
    aditl_reader reader;
    int n = 0;

    method_reader(&reader, L, NULL);
    if (!aditl_arg_int(&reader, index, min, max, field, &n)) {
        aditl_raise(L, "%s", reader.message);
    }
    return n;
}

int aditl_check_seat(lua_State *L, int index, int players)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    if (lua_type(L, index) != LUA_TNUMBER) {
        aditl_show(L, index, &out);
        aditl_raise(L,
                    "seat: expected a number from 1 to %d, got %s; the seat is the first argument, "
                    "as in g:gain(me, ...)",
                    players, shown);
    }
    /* Seats count from 1 for authors and from 0 in the engine. */
    return aditl_check_int(L, index, 1, players, "seat") - 1;
}
