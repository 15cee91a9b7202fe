/* promises.c - what functions of cards promise about being carried out.
 *
 * A function that calls nothing that can fail cannot fail either, so no answer that it asks for has
 * to be tried out. Which primitives and verbs a function can call is read off its texts: only by
 * its name can it get at one of them, and only as a constant, or the function is one that nobody
 * knows. A text that is a name for some other reason makes no promise too large, only one too
 * small.
 *
 * Functions are looked at when they are sealed: from then on their upvalues are what they are.
 */
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "engine/rules/runner.h"

#define MOST_NAME 64  /* bytes; no primitive has a longer one */
#define MOST_LEVELS 4 /* of functions that call each other */
#define MOST_LOOKS 64 /* at functions, for one promise: each is as dear as loading it */

typedef struct {
    aditl_loader *loader;
    adit_node *node;
    int level, looks;
} look;

static void lower(adit_node *node, adit_promise promise)
{
    if (promise < node->as.script.promise) {
        node->as.script.promise = (uint8_t)promise;
    }
}

static void note_text(void *context, const char *text, size_t length)
{
    const look *at = context;
    char name[MOST_NAME];

    if (length >= sizeof name) {
        return;
    }
    memcpy(name, text, length);
    name[length] = '\0';
    const int verb = adit_verb_find(at->loader->set.def, name);
    if (verb >= 0) {
        at->node->as.script.verbs |= UINT64_C(1) << verb;
    } else {
        lower(at->node, at->loader->promise_of(name));
    }
}

/* Whether the table on top is the environment of a mod: there stand functions of ours only. */
static bool is_environment(lua_State *L, const aditl_loader *loader)
{
    bool is_one = false;

    for (int i = 0; i < loader->set.mod_count && !is_one; i++) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, loader->set.mods[i].environment_ref);
        is_one = lua_rawequal(L, -1, -2);
        lua_pop(L, 1);
    }
    return is_one;
}

/* Whether the table on top, sealed or not, holds words and numbers only. */
static bool is_data(lua_State *L)
{
    lua_State *vault = aditl_open_table(L, -1);
    bool is_plain = true;

    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        const int type = lua_type(vault, -1);

        aditl_charge(L, 1);
        is_plain &= type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TBOOLEAN;
        lua_pop(vault, 1);
    }
    lua_pop(vault, 1);
    return is_plain;
}

static bool is_known(lua_State *L, look *at);

static bool is_known_upvalue(lua_State *L, look *at)
{
    switch (lua_type(L, -1)) {
    case LUA_TNIL:
    case LUA_TBOOLEAN:
    case LUA_TNUMBER:
    case LUA_TSTRING:
        return true;
    case LUA_TTABLE:
        return is_environment(L, at->loader) || is_data(L);
    case LUA_TFUNCTION:
        return is_known(L, at);
    default:
        return false;
    }
}

/* Whether it is known what the function on top can call. [-0, +0] */
static bool is_known(lua_State *L, look *at)
{
    const int function = lua_gettop(L);
    bool is_right = at->level < MOST_LEVELS && at->looks++ < MOST_LOOKS;

    if (lua_iscfunction(L, function)) {
        return true;
    }
    aditl_need_stack(L, 8, NULL);
    at->level++;
    is_right = is_right && aditl_look_into(L, function, note_text, at);
    for (int i = 1; is_right && lua_getupvalue(L, function, i) != NULL; i++) {
        is_right = is_known_upvalue(L, at);
        lua_pop(L, 1);
    }
    at->level--;
    return is_right;
}

static int look_at_function(lua_State *L)
{
    look *at = lua_touserdata(L, 1);

    at->node->as.script.promise = ADIT_NEVER_ASKS;
    lua_rawgeti(L, LUA_REGISTRYINDEX, at->node->as.script.reference);
    if (!is_known(L, at)) {
        at->node->as.script.promise = ADIT_MAY_FAIL;
    }
    return 0;
}

void aditl_find_promises(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;

    for (int id = 1; id < cards->node_count && !loader->set.is_out_of_memory; id++) {
        look at = {.loader = loader, .node = &cards->node[id]};

        if (at.node->kind != ADIT_NODE_SCRIPT || loader->promise_of == NULL) {
            continue;
        }
        const adit_status status = aditl_protected(loader->vm, look_at_function, &at, NULL);
        if (status != ADIT_OK) { /* a function that is too large to be looked at is no mistake */
            at.node->as.script.promise = ADIT_MAY_FAIL;
        }
        loader->set.is_out_of_memory = loader->set.is_out_of_memory || status == ADIT_NOMEM;
    }
}
