/* args_names.c - names that exist, what is near to a misspelt one, and values in words. */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "engine/base/names.h"
#include "engine/rules/tx.h"

#define SHORT_LIST 30 /* a list up to this length is shown whole */

const char *aditl_string(lua_State *L, int index)
{
    size_t length;
    const char *string;

    if (lua_type(L, index) != LUA_TSTRING) {
        return NULL; /* lua_tolstring would turn a number into a string in place */
    }
    string = lua_tolstring(L, index, &length);
    return strlen(string) == length ? string : NULL;
}

bool aditl_is_script_function(lua_State *L, int index)
{
    return lua_type(L, index) == LUA_TFUNCTION && !lua_iscfunction(L, index);
}

void aditl_show(lua_State *L, int index, adit_buffer *out)
{
    const char *string;

    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        string = aditl_string(L, index);
        adit_buffer_add(out, "\"");
        string = string == NULL ? "..." : string;
        aditl_add_shown(out, string, strnlen(string, 60), false);
        adit_buffer_add(out, "\"");
        return;
    case LUA_TNUMBER:
        aditl_add_number(L, index, out, 14);
        return;
    case LUA_TBOOLEAN:
        adit_buffer_add(out, lua_toboolean(L, index) ? "true" : "false");
        return;
    case LUA_TNIL:
    case LUA_TNONE:
        adit_buffer_add(out, "nothing");
        return;
    case LUA_TFUNCTION:
        adit_buffer_add(out, lua_iscfunction(L, index) ? "a library function" : "a function");
        return;
    default:
        adit_buffer_addf(out, "a %s", luaL_typename(L, index));
        return;
    }
}

static const char *good_name(const void *context, int i)
{
    return ((const adit_game_def *)context)->goods[i].name;
}

aditl_names aditl_names_of_goods(const adit_game_def *def)
{
    return (aditl_names){adit_good_count(def->goods), good_name, def};
}

static const char *listed_name(const void *context, int i)
{
    return ((const char *const *)context)[i];
}

aditl_names aditl_all_names_of_goods(const adit_game_def *def, const char *mod,
                                     const char *list[ADITL_MAX_GOOD_NAMES])
{
    int count = 0;

    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        const char *other = adit_other_name(row->name, row->full, mod);

        list[count++] = row->name;
        if (other != NULL) {
            list[count++] = other;
        }
    }
    return (aditl_names){count, listed_name, list};
}

/* Goods come first, then the game's queries. */
static int query_rows(const adit_game_def *def)
{
    int count = adit_good_count(def->goods);

    for (int i = 0; def->queries != NULL && def->queries[i].name != NULL; i++) {
        count++;
    }
    return count;
}

static const char *query_name(const void *context, int i)
{
    return adit_query_name(context, i);
}

static aditl_names names_of_queries(const adit_game_def *def)
{
    return (aditl_names){query_rows(def), query_name, def};
}

aditl_names aditl_names_of_words(const char *const *words)
{
    int count = 0;

    while (words[count] != NULL) {
        count++;
    }
    return (aditl_names){count, adit_name_in_list, words};
}

static const char *card_name(const void *context, int i)
{
    return ((const adit_cards *)context)->card[i].id;
}

aditl_names aditl_names_of_cards(const adit_cards *cards)
{
    return (aditl_names){cards == NULL ? 0 : cards->count, card_name, cards};
}

static const char *kind_name(const void *context, int i)
{
    const adit_game_def *def = context;

    return adit_kind_at(def, adit_kind_nth(def, i))->name;
}

aditl_names aditl_names_of_kinds(const adit_game_def *def)
{
    int count = 0;

    while (adit_kind_nth(def, count) >= 0) {
        count++;
    }
    return (aditl_names){count, kind_name, def};
}

int aditl_name_find(const aditl_names *names, const char *word)
{
    for (int i = names->count - 1; i >= 0; i--) {
        const char *name = names->name(names->context, i);

        if (name[0] == word[0] && strcmp(name, word) == 0) {
            return i;
        }
    }
    return -1;
}

int aditl_key_count(lua_State *L, int index)
{
    int count = 0;

    for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
        count++;
    }
    return count;
}

const char *aditl_first_unknown(lua_State *L, int index, const aditl_names *known)
{
    const char *first = NULL;

    for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
        const char *key = aditl_string(L, -2);

        if (key != NULL && aditl_name_find(known, key) < 0 &&
            (first == NULL || strcmp(key, first) < 0)) {
            first = key;
        }
    }
    return first;
}

void aditl_suggest(adit_buffer *out, const char *word, const aditl_names *names)
{
    const char *near = adit_nearest(word, names->count, names->name, names->context);

    adit_buffer_add(out, adit_did_you_mean(near, "").text);
    if (near != NULL || names->count == 0 || names->count > SHORT_LIST) {
        return;
    }
    adit_buffer_add(out, "; expected one of ");
    for (int i = 0; i < names->count; i++) {
        adit_buffer_addf(out, "%s%s", i == 0 ? "" : ", ", names->name(names->context, i));
    }
}

void aditl_suggest_query(adit_buffer *out, const char *word, const adit_game_def *def)
{
    static const char in_play[] = "in_play.";
    const size_t length = strlen(in_play);
    const bool is_kind = strncmp(word, in_play, length) == 0;
    const aditl_names queries = names_of_queries(def), kinds = aditl_names_of_kinds(def);
    const char *query = adit_nearest(word, queries.count, queries.name, queries.context);
    const char *kind =
        adit_nearest(is_kind ? word + length : word, kinds.count, kinds.name, kinds.context);

    if (kind != NULL && (is_kind || query == NULL)) {
        adit_buffer_addf(out, "; did you mean '%s%s'?", in_play, kind);
        return;
    }
    aditl_suggest(out, word, &queries);
    if (query == NULL && queries.count <= SHORT_LIST) {
        adit_buffer_addf(out, ", %sKIND", in_play);
    }
}
