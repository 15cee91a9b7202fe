/* env_script.c - what playthrough scripts have beyond cards: pcall and print.
 *
 * A pcall must not catch what ends the script: a limit, a lack of memory, or leaving on
 * purpose. Those are raised again.
 */
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

const aditl_row aditl_script_rows[] = {
    {"pcall", driver_pcall, "f Function, values Any...", "Flag",
     "Calls the function; returns true and its results, or false and the message.",
     "assert(pcall(error, \"no\") == false)"},
    {"print", driver_print, "values Any...", "", "Prints a line.", "print(\"turn\", 1)"},
    {0},
};
