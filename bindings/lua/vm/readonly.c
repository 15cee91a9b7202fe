/* readonly.c - read-only proxies: what scripts can reach after loading cannot be changed.
 *
 * A proxy is an empty table whose hidden metatable reads from the real one. Sealing goes
 * through everything a function can reach, replaces each table by its proxy where it is
 * stored, and always gives the same proxy for the same table. Functions found on the way must
 * keep nothing in their upvalues either.
 *
 * What a function leaves behind on the stack of a script lies in registers that the script uses
 * next. So once scripts run, real tables and metatables of ours are only ever put on a stack of
 * their own, the vault, on which no script runs. Loading works on the stack of scripts; what it
 * leaves there is cleared before scripts of others run (aditl_clear_stack).
 */
#include "bindings/lua/vm/env.h"

/* Registry and metatable keys; only their addresses matter. */
static const char key_seals, key_real, key_checked;

/* ---- Proxies ---- */

static int refuse_write(lua_State *L)
{
    if (lua_type(L, 2) == LUA_TSTRING) {
        return aditl_raise(L,
                           "'%.80s' cannot be set: this table is read-only because cards cannot "
                           "keep data in Lua; use counters, or copy it into a local table",
                           lua_tostring(L, 2));
    }
    return aditl_raise(L, "this table is read-only because cards cannot keep data in Lua; use "
                          "counters, or copy it into a local table");
}

static int sealed_length(lua_State *L)
{
    lua_pushinteger(L, aditl_length(L, 1));
    return 1;
}

void aditl_push_proxy(lua_State *L)
{
    aditl_need_stack(L, 4, NULL);
    lua_newtable(L);
    lua_createtable(L, 0, 6); /* stack: real, proxy, metatable; with room for key_checked */
    lua_pushvalue(L, -3);
    lua_rawsetp(L, -2, &key_real);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushcfunction(L, sealed_length);
    lua_setfield(L, -2, "__len");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_remove(L, -2);
}

bool aditl_is_plain(lua_State *L, int index)
{
    if (lua_type(L, index) != LUA_TTABLE) {
        return false;
    }
    if (!lua_getmetatable(L, index)) {
        return true;
    }
    lua_pushnil(L); /* nothing of ours stays in a register of the script */
    lua_replace(L, -2);
    lua_pop(L, 1);
    return false;
}

/* Puts the table behind a proxy onto the vault; false for other values, and then nothing. */
static bool open_proxy(lua_State *L, int index)
{
    lua_State *vault = aditl_vm_of(L)->vault;

    if (lua_type(L, index) != LUA_TTABLE) {
        return false;
    }
    lua_pushvalue(L, index);
    lua_xmove(L, vault, 1);
    if (!lua_getmetatable(vault, -1)) {
        lua_pop(vault, 1);
        return false;
    }
    if (lua_rawgetp(vault, -1, &key_real) != LUA_TTABLE) {
        lua_pop(vault, 3);
        return false;
    }
    lua_replace(vault, -3); /* stack of the vault: real, metatable */
    lua_pop(vault, 1);
    return true;
}

bool aditl_is_sealed(lua_State *L, int index)
{
    bool is_proxy = open_proxy(L, index);

    if (is_proxy) {
        lua_pop(aditl_vm_of(L)->vault, 1);
    }
    return is_proxy;
}

/* Puts the hidden metatable of the proxy at `index` onto the vault, which is empty otherwise;
 * false: there is none. */
static bool open_metatable(lua_State *L, lua_State *vault, int index)
{
    lua_settop(vault, 0);
    lua_pushvalue(L, index);
    lua_xmove(L, vault, 1);
    return lua_getmetatable(vault, -1) != 0;
}

int64_t aditl_checked_list(lua_State *L, int index)
{
    lua_State *vault = aditl_vm_of(L)->vault;
    int64_t note = -1;

    if (open_metatable(L, vault, index) && lua_rawgetp(vault, -1, &key_checked) == LUA_TNUMBER) {
        note = lua_tointeger(vault, -1);
    }
    lua_settop(vault, 0);
    return note;
}

void aditl_note_checked(lua_State *L, int index, int64_t note)
{
    lua_State *vault = aditl_vm_of(L)->vault;

    if (aditl_is_sealed(L, index) && open_metatable(L, vault, index)) {
        lua_pushinteger(vault, note);
        lua_rawsetp(vault, -2, &key_checked);
    }
    lua_settop(vault, 0);
}

/* Puts the table behind the proxy at `index`, or the value itself, onto the vault. */
static void open_table(lua_State *L, lua_State *vault, int index)
{
    index = lua_absindex(L, index);
    if (!open_proxy(L, index)) {
        lua_pushvalue(L, index);
        lua_xmove(L, vault, 1);
    }
}

lua_State *aditl_open_table(lua_State *L, int index)
{
    lua_State *vault = aditl_vm_of(L)->vault;

    lua_settop(vault, 0); /* an error may have left something there */
    open_table(L, vault, index);
    return vault;
}

static void copy_plain(lua_State *L, lua_State *vault, int depth);

/* Copies each field of the table on top of the vault into the one on top. [-0, +0] */
static void copy_fields(lua_State *L, lua_State *vault, int depth)
{
    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) { /* stack of the vault: table, key, value */
        aditl_charge(L, 2);
        lua_pushvalue(vault, -2);
        lua_insert(vault, -2);
        lua_xmove(vault, L, 2);
        copy_plain(L, vault, depth + 1);
        lua_rawset(L, -3);
    }
}

/* Replaces a table on top by a plain copy. [-1, +1] */
static void copy_plain(lua_State *L, lua_State *vault, int depth)
{
    if (lua_type(L, -1) != LUA_TTABLE) {
        return;
    }
    if (depth > ADIT_MAX_TABLE_DEPTH) {
        aditl_raise_limit(L, "", ADIT_LIMIT_TABLE_DEPTH);
    }
    aditl_need_stack(L, 8, NULL);
    open_table(L, vault, -1);
    lua_newtable(L);
    copy_fields(L, vault, depth);
    lua_pop(vault, 1);
    lua_remove(L, -2);
}

void aditl_push_plain(lua_State *L, int index)
{
    lua_State *vault = aditl_vm_of(L)->vault;

    lua_settop(vault, 0); /* an error may have left something there */
    lua_pushvalue(L, index);
    copy_plain(L, vault, 0);
}

void aditl_push_unsealed(lua_State *L, int index)
{
    if (aditl_is_sealed(L, index)) {
        aditl_push_plain(L, index);
    } else {
        lua_pushvalue(L, index);
    }
}

static void unseal_value(lua_State *L, int seen, int depth);

/* The plain table on top: each of its values. [-0, +0] */
static void unseal_fields(lua_State *L, int seen, int depth)
{
    int table = lua_gettop(L);

    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        unseal_value(L, seen, depth + 1);
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, table); /* an existing key, so the walk continues */
    }
}

/* Replaces the value on top; `seen` is a table of those that were met. [-1, +1] */
static void unseal_value(lua_State *L, int seen, int depth)
{
    bool is_new;

    if (lua_type(L, -1) != LUA_TTABLE) {
        return;
    }
    if (depth > ADIT_MAX_TABLE_DEPTH) {
        aditl_raise_limit(L, "", ADIT_LIMIT_TABLE_DEPTH);
    }
    aditl_need_stack(L, 8, NULL);
    aditl_charge(L, 2);
    if (aditl_is_sealed(L, -1)) {
        aditl_push_plain(L, -1);
        lua_remove(L, -2);
        return;
    }
    lua_pushvalue(L, -1);
    is_new = lua_rawget(L, seen) == LUA_TNIL;
    lua_pop(L, 1);
    if (is_new) {
        lua_pushvalue(L, -1);
        lua_pushboolean(L, 1);
        lua_rawset(L, seen);
        unseal_fields(L, seen, depth);
    }
}

void aditl_unseal(lua_State *L)
{
    lua_newtable(L);
    lua_insert(L, -2);
    unseal_value(L, lua_gettop(L) - 1, 0);
    lua_remove(L, -2);
}

void aditl_push_real(lua_State *L, int index)
{
    lua_State *vault = aditl_open_table(L, index);

    lua_xmove(vault, L, 1);
}

/* ---- Sealing everything reachable ---- */

static void seal_value(lua_State *L, int depth);

/* Says what cannot be made read-only, and in which file it was if that does not run any more. */
static void raise_unsealed(lua_State *L, const char *why)
{
    const char *path = aditl_vm_of(L)->loading.sealed;

    aditl_raise(L, "%s%s%s", path == NULL ? "" : path, path == NULL ? "" : ": ", why);
}

/* Pushes the registry table that remembers real -> proxy, and functions that were seen. */
static void push_seals(lua_State *L)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &key_seals) != LUA_TTABLE) {
        lua_pop(L, 1);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &key_seals);
    }
}

/* Puts seals[value at `index`] = value on top. [-1, +0] */
static void remember_sealed(lua_State *L, int index)
{
    index = lua_absindex(L, index);
    push_seals(L);
    lua_pushvalue(L, index);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 2);
}

/* Pushes what is remembered of the value on top. [-0, +1] */
static int push_remembered(lua_State *L)
{
    push_seals(L);
    lua_pushvalue(L, -2);
    lua_rawget(L, -2);
    lua_remove(L, -2);
    return lua_type(L, -1);
}

/* The function on top: its own stores, then each upvalue. [-0, +0] */
static void seal_upvalues(lua_State *L, int depth)
{
    int function = lua_gettop(L);

    if (lua_iscfunction(L, -1)) {
        return;
    }
    if (push_remembered(L) != LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    lua_pop(L, 1);
    aditl_scan_function(L, function);
    lua_pushboolean(L, 1);
    remember_sealed(L, function);
    for (int i = 1; lua_getupvalue(L, function, i) != NULL; i++) {
        seal_value(L, depth + 1);
        lua_setupvalue(L, function, i);
    }
}

/* The real table on top: each of its values. [-0, +0] */
static void seal_fields(lua_State *L, int depth)
{
    int table = lua_gettop(L);

    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        if (lua_type(L, -2) == LUA_TTABLE) {
            /* Its proxy would be another key, under which nobody finds the value. */
            raise_unsealed(L, "a table cannot be a key in a table that a card keeps; use a string "
                              "or a number");
        }
        seal_value(L, depth + 1);
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, table); /* an existing key, so the walk continues */
    }
}

/* Replaces the value on top by its sealed form. [-1, +1] */
static void seal_value(lua_State *L, int depth)
{
    if (depth > ADIT_MAX_TABLE_DEPTH) {
        raise_unsealed(L, adit_limit_message(adit_limit_at(ADIT_LIMIT_TABLE_DEPTH)).text);
    }
    aditl_need_stack(L, 12, NULL);
    aditl_charge(L, 5);
    if (lua_type(L, -1) == LUA_TFUNCTION) {
        seal_upvalues(L, depth);
        return;
    }
    if (lua_type(L, -1) != LUA_TTABLE || aditl_is_sealed(L, -1)) {
        return;
    }
    if (push_remembered(L) == LUA_TTABLE) {
        lua_remove(L, -2);
        return;
    }
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    aditl_push_proxy(L); /* stack: real, proxy */
    lua_pushvalue(L, -1);
    remember_sealed(L, -3);
    lua_insert(L, -2);
    seal_fields(L, depth); /* after it is known: tables may lead back to themselves */
    lua_pop(L, 1);
}

void aditl_seal_function(lua_State *L, int index)
{
    lua_pushvalue(L, index);
    seal_value(L, 0);
    lua_pop(L, 1);
}

void aditl_seal_shared(lua_State *L, const char *path)
{
    aditl_vm_of(L)->loading.sealed = path;
    seal_value(L, 0);
    aditl_vm_of(L)->loading.sealed = NULL;
}
