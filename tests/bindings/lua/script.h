/* script.h - runs a few lines of Lua in a state of their own, for tests of the sandbox.
 *
 * What the lines return is kept as text; what they raise is in the err.
 */
#ifndef ADIT_TESTS_SCRIPT_H
#define ADIT_TESTS_SCRIPT_H

#include <stdio.h>

#include "bindings/lua/vm/env.h"
#include "engine/base/memory.h"
#include "tests/support/adit_cmocka.h"

typedef struct {
    aditl_vm vm;
    adit_err err;
    const char *text, *name;
    size_t length;     /* of text; 0: up to its end */
    bool extended;     /* with pcall and print */
    bool scan, seal;   /* as cards are loaded: scan the chunk, seal what it returns */
    bool call_result;  /* then call the function that it returned */
    char result[4096]; /* what came back, as text */
} script;

/* Replaces the table on top by what a function sees of it that was sealed. [-1, +1] */
static inline void script_seal_table(lua_State *L)
{
    assert_int_equal(luaL_loadstring(L, "local t = ... return function() return t end"), LUA_OK);
    lua_insert(L, -2);
    lua_call(L, 1, 1);
    aditl_seal_function(L, -1);
    assert_non_null(lua_getupvalue(L, -1, 1));
    lua_remove(L, -2);
}

static inline int script_run_inside(lua_State *L)
{
    script *s = lua_touserdata(L, 1);

    aditl_push_environment(L);
    if (s->extended) {
        aditl_extend_environment(L);
    }
    aditl_load_chunk(L, s->text, s->length != 0 ? s->length : strlen(s->text), s->name, 2,
                     s->scan ? ADITL_CHUNK_CARD : ADITL_CHUNK_SCRIPT);
    lua_call(L, 0, 1);
    if (s->seal && lua_isfunction(L, -1)) {
        aditl_seal_function(L, -1);
    } else if (s->seal && lua_istable(L, -1)) {
        script_seal_table(L);
    }
    if (s->call_result) {
        lua_call(L, 0, 1);
    }
    aditl_push_text(L, -1);
    snprintf(s->result, sizeof s->result, "%s", lua_tostring(L, -1));
    return 0;
}

static inline void script_open(script *s, const aditl_limits *limits, bool armed)
{
    memset(s, 0, sizeof *s);
    s->name = "card.lua";
    assert_ok(aditl_vm_open(&s->vm, limits, armed, s, &s->err), s->err);
}

static inline adit_status script_run(script *s, const char *text)
{
    s->text = text;
    s->result[0] = s->err.text[0] = '\0';
    aditl_vm_refill(&s->vm, &s->vm.limits);
    return aditl_protected(&s->vm, script_run_inside, s, &s->err);
}

/* The lines must return this text. */
static inline void assert_gives(const char *text, const char *expected)
{
    script s;

    script_open(&s, &aditl_limits_rule, true);
    assert_ok(script_run(&s, text), s.err);
    assert_string_equal(s.result, expected);
    aditl_vm_close(&s.vm);
}

/* The lines must fail so. */
static inline void assert_raises(const char *text, adit_status status, const char *part)
{
    script s;

    script_open(&s, &aditl_limits_rule, true);
    assert_fails(script_run(&s, text), status, part, s.err);
    assert_int_equal(lua_gettop(s.vm.L), 0);
    /* A failed script must not hurt the next one. */
    assert_ok(script_run(&s, "return 1"), s.err);
    assert_string_equal(s.result, "1");
    aditl_vm_close(&s.vm);
}

#endif
