/* declare.c - the constructors that card files are written with.
 *
 * card, cards, mod, the nodes, per, label, and one constructor for each verb of the game.
 * They only remember: what the author wrote, which constructor it was, and the line. Nothing
 * is checked here that needs to know other cards; that is the compiler's work.
 */
#include "bindings/lua/read/declare.h"

#include <string.h>

#define MAX_ARGUMENTS 8

/* Addresses of these are the keys of the marks. */
static const char key_mark, key_target;

#define MAX_LEVELS 64 /* of calls between a file and the constructor */

const char *const aditl_node_words[] = {"sequence", "any_order", "and_or", "then_or", "one_of",
                                        "optional", "repeat_",   "when",   NULL};

const adit_name_row aditl_node_rows[] = {
    {"sequence", "All parts, in order."},
    {"any_order", "Some, all or none of the parts, each once, in any order."},
    {"and_or", "One or more of the parts, each once, in any order."},
    {"then_or", "One or more of the parts, in the order given."},
    {"one_of", "Exactly one of the parts."},
    {"optional", "The part, or nothing."},
    {"repeat_", "The part, repeated `times` times."},
    {"when", "The part, available only while the query is in the given range or the function "
             "returns true."},
    {NULL, NULL},
};

const adit_name_row aditl_constructor_rows[] = {
    {"card", "Declares a card; the value that a card file returns."},
    {"cards", "Declares a list of cards, so that one file can hold several."},
    {"mod", "Declares a mod; only in mod.lua."},
    {"scenario", "Declares a scenario; the value that a scenario file returns."},
    {"patch", "In a mod: changes single fields of another card: patch \"id\" { text = \"...\" }."},
    {"remove", "In a mod: removes another card from the game: remove \"id\"."},
    {"per", "A number that is counted during play: per(\"query\") or per(\"query\", factor)."},
    {"label", "Gives an effect its own text in menus: label(\"words\", effect)."},
    {"include", "In a mod: what a file of its folder lib returns, read-only: include "
                "\"lib/folk.lua\"."},
    {"import", "In a mod: what exports.lua of a mod that it depends on returns, read-only; nil if "
               "that mod is optional and not loaded: import \"other_mod\"."},
    {NULL, NULL},
};

static int line_of_caller(lua_State *L)
{
    const char *path = aditl_vm_of(L)->loading.path;
    lua_Debug ar;

    /* Usually level 1 is the file that called the constructor, but it may have called a function
     * of a file that it includes. A tail call has no line left. */
    for (int level = 1; level < MAX_LEVELS && lua_getstack(L, level, &ar) != 0; level++) {
        lua_getinfo(L, "Sl", &ar);
        if (path == NULL || (ar.source[0] == '@' && strcmp(ar.source + 1, path) == 0)) {
            return ar.currentline < 0 ? 0 : ar.currentline;
        }
    }
    return 0;
}

/* All of a mark is one number, since each entry makes the table of a card larger. */
enum { MADE_BITS = 4, COUNT_BITS = 4, ROW_BITS = 12, LINE_BITS = 20, FILE_BITS = 24 };

static uint64_t take_bits(uint64_t *mark, int bits)
{
    const uint64_t value = *mark & ((UINT64_C(1) << bits) - 1);

    *mark >>= bits;
    return value;
}

static void mark_table(lua_State *L, int index, aditl_made made, int row, int count)
{
    const aditl_loading *loading = &aditl_vm_of(L)->loading;
    const int line = line_of_caller(L);
    uint64_t mark = loading->is_shared ? (uint64_t)loading->file + 1 : 0;

    index = lua_absindex(L, index);
    mark = mark << LINE_BITS | (uint64_t)(line < (1 << LINE_BITS) ? line : 0);
    mark = mark << ROW_BITS | (uint64_t)row;
    mark = mark << COUNT_BITS | (uint64_t)count;
    mark = mark << MADE_BITS | (uint64_t)made;
    lua_pushinteger(L, (lua_Integer)mark);
    lua_rawsetp(L, index, &key_mark);
}

aditl_tag aditl_tag_of(lua_State *L, int index)
{
    aditl_tag out = {.made = ADITL_MADE_NONE};

    if (lua_type(L, index) != LUA_TTABLE) {
        return out;
    }
    lua_State *vault = aditl_open_table(L, index);

    lua_rawgetp(vault, -1, &key_mark);
    uint64_t mark = (uint64_t)lua_tointeger(vault, -1);
    out.made = (aditl_made)take_bits(&mark, MADE_BITS);
    out.count = (int)take_bits(&mark, COUNT_BITS);
    out.row = (int)take_bits(&mark, ROW_BITS);
    out.line = (int)take_bits(&mark, LINE_BITS);
    out.file = (int)take_bits(&mark, FILE_BITS);
    lua_pop(vault, 2);
    return out;
}

const char *const aditl_scenario_keys[] = {
    "game",     "title",    "text",    "players",   "seats",  "seed",   "rules",  "set",
    "mods",     "cards",    "without", "on",        "modify", "allow",  "forbid", "rewrite",
    "exchange", "counters", "goal",    "goal_text", "limit",  "chance", "others", "seat",
    "win",      "lose",     "say",     "next",      "carry",  "setup",  NULL};

/* Constructors work only while files are loaded: in a hook `gain { food = 1 }` would do
 * nothing at all, which is the hardest mistake to find. */
static void check_loading(lua_State *L, const char *name, bool is_verb)
{
    if (aditl_vm_of(L)->is_loading) {
        return;
    }
    if (is_verb) {
        aditl_raise(L,
                    "%s(...) declares an effect and does nothing inside a function; write "
                    "g:%s(me, ...)",
                    name, name);
    }
    aditl_raise(
        L, "%s is a declaration; it works only while the file is loaded, not inside a function",
        name);
}

static void check_fresh(lua_State *L, const char *name)
{
    if (lua_type(L, 1) != LUA_TTABLE) {
        aditl_raise(L, "%s: expected a table, as in %s { ... }, got %s", name, name,
                    luaL_typename(L, 1));
    }
    if (aditl_is_sealed(L, 1)) {
        /* A mark on what others see too would be a message to them. */
        aditl_raise(L, "%s: this table is read-only; write a new one", name);
    }
    if (aditl_tag_of(L, 1).made != ADITL_MADE_NONE) {
        aditl_raise(L, "%s: this table is already declared; write a new one", name);
    }
}

/* A card belongs to the file that returns it. */
static void check_not_shared(lua_State *L, const char *name)
{
    if (aditl_vm_of(L)->loading.is_shared) {
        aditl_raise(L,
                    "%s: a file that others include cannot declare it; return a function that "
                    "does, and call that in a card file",
                    name);
    }
}

/* card { }, cards { }, mod { }. Upvalues: name, what it makes. */
static int declare_table(lua_State *L)
{
    const char *name = lua_tostring(L, lua_upvalueindex(1));

    check_loading(L, name, false);
    check_not_shared(L, name);
    check_fresh(L, name);
    lua_settop(L, 1);
    mark_table(L, 1, (aditl_made)lua_tointeger(L, lua_upvalueindex(2)), 0, 0);
    return 1;
}

static const char *check_target(lua_State *L, const char *name)
{
    check_loading(L, name, false);
    check_not_shared(L, name);
    if (lua_type(L, 1) != LUA_TSTRING || lua_gettop(L) != 1) {
        aditl_raise(L, "%s: expected the id of a card, as in %s \"id\"%s", name, name,
                    strcmp(name, "patch") == 0 ? " { text = \"...\" }" : "");
    }
    return lua_tostring(L, 1);
}

/* The table after patch "id". Upvalue: the id. */
static int declare_patched(lua_State *L)
{
    check_loading(L, "patch", false);
    check_fresh(L, "patch");
    lua_settop(L, 1);
    mark_table(L, 1, ADITL_MADE_PATCH, 0, 0);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_rawsetp(L, 1, &key_target);
    return 1;
}

/* patch "id" { field = value } */
static int declare_patch(lua_State *L)
{
    (void)check_target(L, "patch");
    lua_pushcclosure(L, declare_patched, 1);
    return 1;
}

/* remove "id" */
static int declare_remove(lua_State *L)
{
    (void)check_target(L, "remove");
    lua_createtable(L, 0, 2);
    lua_insert(L, 1);
    lua_rawsetp(L, 1, &key_target);
    mark_table(L, 1, ADITL_MADE_REMOVE, 0, 0);
    return 1;
}

const char *aditl_mark_target(lua_State *L, int index)
{
    const char *target;

    lua_rawgetp(L, index, &key_target);
    target = lua_tostring(L, -1);
    lua_pop(L, 1); /* the table keeps it alive */
    return target == NULL ? "" : target;
}

/* sequence { a, b } and the other nodes. Upvalues: name, node kind. A single part may stand in
 * parentheses: optional(dig(1)). */
static int declare_node(lua_State *L)
{
    const char *name = lua_tostring(L, lua_upvalueindex(1));

    check_loading(L, name, false);
    if (lua_gettop(L) > 1) {
        aditl_raise(L, "%s: write the parts in braces: %s { ..., ... }", name, name);
    }
    if (lua_type(L, 1) == LUA_TFUNCTION || aditl_tag_of(L, 1).made != ADITL_MADE_NONE) {
        lua_createtable(L, 1, 1);
        lua_insert(L, 1);
        lua_rawseti(L, 1, 1);
    }
    check_fresh(L, name);
    mark_table(L, 1, ADITL_MADE_NODE, (int)lua_tointeger(L, lua_upvalueindex(2)), 0);
    return 1;
}

/* Makes a table of all arguments. [-n, +1] */
static int gather_arguments(lua_State *L, aditl_made made, int row)
{
    const int count = lua_gettop(L);

    lua_createtable(L, count, 1);
    lua_insert(L, 1);
    for (int i = count; i > 0; i--) {
        lua_rawseti(L, 1, i);
    }
    mark_table(L, 1, made, row, count);
    return 1;
}

/* dig(2), gain { food = 1 }. Upvalues: name, verb. */
static int declare_verb(lua_State *L)
{
    const char *name = lua_tostring(L, lua_upvalueindex(1));
    int count = lua_gettop(L);

    check_loading(L, name, true);
    if (count > MAX_ARGUMENTS) {
        aditl_raise(L, "%s: too many arguments: %d", name, count);
    }
    return gather_arguments(L, ADITL_MADE_VERB, (int)lua_tointeger(L, lua_upvalueindex(2)));
}

static int declare_label(lua_State *L)
{
    check_loading(L, "label", false);
    if (lua_type(L, 1) != LUA_TSTRING || lua_gettop(L) != 2) {
        aditl_raise(L, "label: expected a text and an effect, as in label(\"dig twice\", dig(2))");
    }
    return gather_arguments(L, ADITL_MADE_LABEL, 0);
}

/* per("query"), per("query", 2), per { "query", factor = 2 }. */
static int declare_per(lua_State *L)
{
    check_loading(L, "per", false);
    if (lua_type(L, 1) == LUA_TTABLE && lua_gettop(L) == 1) {
        lua_rawgeti(L, 1, 1);
        lua_pushliteral(L, "factor");
        lua_rawget(L, 1);
        lua_remove(L, 1);
    }
    lua_settop(L, 2);
    if (lua_type(L, 1) != LUA_TSTRING) {
        aditl_raise(L, "per: expected the name of a query, as in per(\"in_play.room\", 2)");
    }
    return gather_arguments(L, ADITL_MADE_PER, 0);
}

/* Adds a constructor to the table on top, with its name and a number as upvalues. */
static void add_constructor(lua_State *L, const char *name, lua_CFunction function, int number)
{
    lua_pushstring(L, name);
    lua_pushstring(L, name);
    lua_pushinteger(L, number);
    lua_pushcclosure(L, function, 2);
    lua_rawset(L, -3);
}

void aditl_push_constructors(lua_State *L, const adit_game_def *def)
{
    lua_createtable(L, 0, 64);
    for (int verb = 0; verb < adit_verb_count(def); verb++) {
        add_constructor(L, adit_verb_at(def, verb)->name, declare_verb, verb);
    }
    for (int kind = 0; aditl_node_words[kind] != NULL; kind++) {
        add_constructor(L, aditl_node_words[kind], declare_node, kind);
    }
    add_constructor(L, "card", declare_table, ADITL_MADE_CARD);
    add_constructor(L, "cards", declare_table, ADITL_MADE_CARDS);
    add_constructor(L, "mod", declare_table, ADITL_MADE_MOD);
    add_constructor(L, "scenario", declare_table, ADITL_MADE_SCENARIO);
    add_constructor(L, "patch", declare_patch, 0);
    add_constructor(L, "remove", declare_remove, 0);
    add_constructor(L, "per", declare_per, 0);
    add_constructor(L, "label", declare_label, 0);
}
