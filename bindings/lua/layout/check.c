/* check.c - the names that table.lua may use, and what each must be. */
#include "bindings/lua/layout/layout.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/vm/lexer.h"
#include "engine/base/names.h"

static const char *const layout_keys[] = {"accent", "zones", "looks", "facts", "unseen", NULL};
static const char *const zone_keys[] = {"id",    "of",      "title",  "text",   "shape",
                                        "area",  "size",    "places", "fields", "when",
                                        "parts", "players", NULL};
static const char *const place_keys[] = {
    "field", "shape", "at",    "size", "from",   "to",      "step",    "label",         "text",
    "title", "when",  "parts", "look", "spread", "by_seat", "printed", "printed_while", NULL};
static const char *const place_pairs[] = {"at",   "size",   "from",    "to",
                                          "step", "spread", "by_seat", NULL};
static const char *const place_texts[] = {"label",   "text",          "title", "look",
                                          "printed", "printed_while", NULL};
static const char *const look_keys[] = {"fill", "pattern", "text", "title", "icon", "card", NULL};
static const char *const fact_keys[] = {"shape", "text", NULL};
static const char *const fact_shapes[] = {"sides", "colour", NULL};
static const char *const zone_shapes[] = {"grid",    "column", "hexes", "track", "spaces",
                                          "numbers", "goods",  "cards", "list",  NULL};
static const char *const place_shapes[] = {"cell",   "edge",  "corner", "hex",    "card",
                                           "number", "good",  "word",   "marker", "flag",
                                           "cards",  "space", "person", NULL};
static const char *const areas[] = {"board", "display", "supply", "status", NULL};

/* A line that is right nearly always: where the word stands in quotes. */
static void report(aditl_layout *layout, const char *word, const char *what)
{
    const char *source = layout->source.data;
    const int line = layout->problems.line;
    const char *at = word == NULL || word[0] == '\0' ? NULL : strstr(source, word);

    if (at != NULL) {
        layout->problems.line = 1 + aditl_lines_between(source, at);
    }
    layout->problems.source = NULL;
    aditl_problem(&layout->problems, NULL, "%s", what);
    layout->problems.source = source;
    layout->problems.line = line;
}

static void check_word(aditl_layout *layout, lua_State *L, int table, const char *key,
                       const char *const *words)
{
    char text[800], list[200];
    adit_buffer known = adit_buffer_on(list, sizeof list);
    int count = 0;

    lua_pushstring(L, key);
    if (lua_rawget(L, table) != LUA_TNIL) {
        const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";

        while (words[count] != NULL && strcmp(words[count], word) != 0) {
            adit_buffer_addf(&known, "%s%s", count > 0 ? ", " : "", words[count]);
            count++;
        }
        if (words[count] == NULL) {
            snprintf(
                text, sizeof text, "%s: unknown word '%.60s'%s; expected one of %s", key, word,
                adit_did_you_mean(adit_nearest(word, count, adit_name_in_list, words), "").text,
                list);
            report(layout, word, text);
        }
    }
    lua_pop(L, 1);
}

static void check_text(aditl_layout *layout, lua_State *L, int table, const char *key)
{
    char text[200];

    lua_pushstring(L, key);
    if (lua_rawget(L, table) != LUA_TNIL &&
        (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) > ADIT_MAX_CARD_TEXT)) {
        snprintf(text, sizeof text, "%s: expected a text of at most %d bytes", key,
                 ADIT_MAX_CARD_TEXT);
        report(layout, key, text);
    }
    lua_pop(L, 1);
}

/* Two numbers, as in at = { 1, 0.5 }. */
static void check_pair(aditl_layout *layout, lua_State *L, int table, const char *key)
{
    char text[200];
    bool is_good = true;

    lua_pushstring(L, key);
    if (lua_rawget(L, table) != LUA_TNIL) {
        is_good = lua_type(L, -1) == LUA_TTABLE && aditl_list_length(L, lua_gettop(L), 3) == 2;
        for (int i = 1; is_good && i <= 2; i++) {
            is_good = lua_rawgeti(L, -1, i) == LUA_TNUMBER && lua_tonumber(L, -1) >= -1000 &&
                      lua_tonumber(L, -1) <= 1000;
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
    if (!is_good) {
        snprintf(text, sizeof text, "%s: expected two numbers from -1000 to 1000, as in { 1, 0.5 }",
                 key);
        report(layout, key, text);
    }
}

static void check_pattern(aditl_layout *layout, const char *written)
{
    char pattern[256], why[512];

    aditl_pattern_of(written, 1, "*", pattern, sizeof pattern);
    if (aditl_pattern_problem(layout, pattern, why, sizeof why)) {
        report(layout, written, why);
    }
}

/* A text or a list of texts under `key`; with `is_field` each names fields. */
static void check_words(aditl_layout *layout, lua_State *L, int table, const char *key,
                        bool is_field)
{
    char text[200];

    lua_pushstring(L, key);
    int type = lua_rawget(L, table);

    if (type == LUA_TSTRING) {
        lua_createtable(L, 1, 0);
        lua_insert(L, -2);
        lua_rawseti(L, -2, 1);
        type = LUA_TTABLE;
    }
    if (type == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            if (lua_type(L, -1) != LUA_TSTRING) {
                type = LUA_TNONE;
            } else if (is_field) {
                check_pattern(layout, lua_tostring(L, -1));
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    if (type != LUA_TTABLE && type != LUA_TNIL) {
        snprintf(text, sizeof text, "%s: expected a word or a list of words", key);
        report(layout, key, text);
    }
    lua_pop(L, 1);
}

static void check_parts(aditl_layout *layout, lua_State *L, int table);

/* The place on top. */
static void check_place(aditl_layout *layout, lua_State *L)
{
    const int table = lua_gettop(L);

    if (lua_type(L, table) == LUA_TSTRING) {
        check_pattern(layout, lua_tostring(L, table));
        return;
    }
    if (lua_type(L, table) != LUA_TTABLE) {
        report(layout, "places", "places: expected a list of places, as in { { field = ... } }");
        return;
    }
    aditl_check_keys(L, table, place_keys, "a place", false, &layout->problems);
    lua_pushstring(L, "field");
    if (lua_rawget(L, table) == LUA_TSTRING) {
        check_pattern(layout, lua_tostring(L, -1));
    } else {
        report(layout, "places", "a place has no field; write field = \"...\"");
    }
    lua_pop(L, 1);
    check_word(layout, L, table, "shape", place_shapes);
    for (int i = 0; place_pairs[i] != NULL; i++) {
        check_pair(layout, L, table, place_pairs[i]);
    }
    for (int i = 0; place_texts[i] != NULL; i++) {
        check_text(layout, L, table, place_texts[i]);
    }
    check_words(layout, L, table, "when", false);
    check_parts(layout, L, table);
}

static void check_list(aditl_layout *layout, lua_State *L, int table, const char *key,
                       void (*check)(aditl_layout *, lua_State *))
{
    char text[120];

    aditl_need_stack(L, 12, NULL);
    lua_pushstring(L, key);
    int type = lua_rawget(L, table);

    if (type == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            check(layout, L);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (type != LUA_TNIL) {
        snprintf(text, sizeof text, "%s: expected a list", key);
        report(layout, key, text);
    }
    lua_pop(L, 1);
}

static void check_parts(aditl_layout *layout, lua_State *L, int table)
{
    check_list(layout, L, table, "parts", check_place);
}

static void check_zone(aditl_layout *layout, lua_State *L)
{
    static const char *const players[] = {"player", NULL};
    const int table = lua_gettop(L);

    if (lua_type(L, table) != LUA_TTABLE) {
        report(layout, "zones", "zones: expected a list of zones, as in { { id = ... } }");
        return;
    }
    aditl_check_keys(L, table, zone_keys, "a zone", false, &layout->problems);
    lua_pushstring(L, "id");
    if (lua_rawget(L, table) != LUA_TSTRING || lua_rawlen(L, -1) == 0 ||
        lua_rawlen(L, -1) > ADIT_MAX_WORD) {
        report(layout, "zones", "a zone has no id; write id = \"...\"");
    }
    lua_pop(L, 1);
    check_word(layout, L, table, "of", players);
    check_word(layout, L, table, "shape", zone_shapes);
    check_word(layout, L, table, "area", areas);
    check_text(layout, L, table, "title");
    check_text(layout, L, table, "text");
    check_pair(layout, L, table, "size");
    check_pair(layout, L, table, "players");
    check_words(layout, L, table, "when", false);
    check_words(layout, L, table, "fields", true);
    check_parts(layout, L, table);
    check_list(layout, L, table, "places", check_place);
}

/* The look on top. */
static void check_look(aditl_layout *layout, lua_State *L, int table)
{
    char text[200];

    aditl_check_keys(L, table, look_keys, "a look", false, &layout->problems);
    for (int k = 0; look_keys[k] != NULL; k++) {
        check_text(layout, L, table, look_keys[k]);
    }
    lua_pushstring(L, "card");
    if (lua_rawget(L, table) == LUA_TSTRING &&
        adit_engine_card_find(layout->engine, lua_tostring(L, -1)) < 0) {
        snprintf(text, sizeof text, "card: no card is called '%.60s'", lua_tostring(L, -1));
        report(layout, lua_tostring(L, -1), text);
    }
    lua_pop(L, 1);
}

static void check_fact(aditl_layout *layout, lua_State *L, int table)
{
    aditl_check_keys(L, table, fact_keys, "a fact", false, &layout->problems);
    check_word(layout, L, table, "shape", fact_shapes);
    check_text(layout, L, table, "text");
}

/* Names with something each: a table, which `check` looks at, or the reason of an unseen field. */
static void check_named(aditl_layout *layout, lua_State *L, int table, const char *key,
                        void (*check)(aditl_layout *, lua_State *, int))
{
    char text[200];
    int count = 0, others = 0;

    lua_pushstring(L, key);
    int type = lua_rawget(L, table);

    if (type != LUA_TTABLE && type != LUA_TNIL) {
        snprintf(text, sizeof text, "%s: expected a table", key);
        report(layout, key, text);
    }
    if (type == LUA_TTABLE) {
        const int named = lua_gettop(L);
        const char **names = aditl_push_keys(L, named, &count, &others);

        for (int i = 0; i < count; i++) {
            lua_pushstring(L, names[i]);
            type = lua_rawget(L, named);
            if (type != (check != NULL ? LUA_TTABLE : LUA_TSTRING)) {
                snprintf(text, sizeof text, "%s: expected %s", names[i],
                         check != NULL ? "a table, as in { text = \"...\" }" : "a reason in words");
                report(layout, names[i], text);
            } else if (check != NULL) {
                check(layout, L, lua_gettop(L));
            } else {
                check_pattern(layout, names[i]);
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

void aditl_layout_check(aditl_layout *layout, lua_State *L)
{
    const int table = lua_gettop(L);

    aditl_check_keys(L, table, layout_keys, "a layout", false, &layout->problems);
    check_text(layout, L, table, "accent");
    check_list(layout, L, table, "zones", check_zone);
    check_named(layout, L, table, "looks", check_look);
    check_named(layout, L, table, "facts", check_fact);
    check_named(layout, L, table, "unseen", NULL);
}
