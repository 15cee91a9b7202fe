/* driver_expect.c - what scripts assert: expect and expect_equal.
 *
 * A failed expectation is an error with file and line like any other, but it ends the script
 * with a status of its own: the script is right and the game went another way.
 */
#include "bindings/lua/driver_parts.h"

/* expect(condition, words): raises with the words if the condition does not hold. */
static int l_expect(lua_State *L)
{
    const char *words = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "it does not hold";

    if (!lua_toboolean(L, 1)) {
        return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s", words);
    }
    lua_settop(L, 1);
    return 1;
}

/* expect_equal(got, wanted, words): compares tables by what is in them. */
static int l_expect_equal(lua_State *L)
{
    char got[600];
    char wanted[600];
    adit_buffer got_words = adit_buffer_on(got, sizeof got);
    adit_buffer wanted_words = adit_buffer_on(wanted, sizeof wanted);
    bool has_words = lua_type(L, 3) == LUA_TSTRING;

    lua_settop(L, 3);
    if (aditl_equal(L, 1, 2, 0)) {
        lua_settop(L, 1);
        return 1;
    }
    aditl_describe(L, 1, &got_words);
    aditl_describe(L, 2, &wanted_words);
    return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s%sgot %s, expected %s",
                             has_words ? lua_tostring(L, 3) : "", has_words ? ": " : "", got,
                             wanted);
}

void aditl_driver_add_expect(lua_State *L)
{
    lua_pushliteral(L, "expect");
    lua_pushcfunction(L, l_expect);
    lua_rawset(L, -3);
    lua_pushliteral(L, "expect_equal");
    lua_pushcfunction(L, l_expect_equal);
    lua_rawset(L, -3);
}
