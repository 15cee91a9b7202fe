/* analyser.h - what gcc's analyser cannot see by itself; put before every file it looks at.
 *
 * Without it the analyser follows paths on which a failure returns success, or on which a
 * script goes on after an error was raised.
 */
#ifndef ADIT_LINT_ANALYSER_H
#define ADIT_LINT_ANALYSER_H

#include <lauxlib.h>
#include <lua.h>

#include "engine/base/err.h"

/* adit_fail returns the status it is given, which is never ADIT_OK. */
#define adit_fail(err, status, ...) (adit_fail((err), (status), __VA_ARGS__), (status))

/* Errors of Lua never return. */
int lua_error(lua_State *L) __attribute__((noreturn));
int luaL_error(lua_State *L, const char *format, ...) __attribute__((noreturn));
int aditl_raise(lua_State *L, const char *format, ...) __attribute__((noreturn));
int aditl_unknown(lua_State *L, const char *field, const char *what, const char *word, int count,
                  const char *(*name)(const void *, int), const void *context)
    __attribute__((noreturn));

#endif
