/* lint.h - what `adit check` looks for beyond what the loader refuses.
 *
 * The loader says what is certainly wrong. Here is what loads and is still a mistake: effects
 * that fail when they are run, prices that nobody can pay, and expressions that the Lua library in
 * use gets wrong. adit_lua.h declares what callers need.
 */
#ifndef ADIT_LUA_AUTHOR_LINT_H
#define ADIT_LUA_AUTHOR_LINT_H

#include "bindings/lua/adit_lua.h"

/* Known pitfalls of the Lua release (5 * 10000 + 4 * 100 + 4 for 5.4.4) in a source text. */
void aditl_lint_source(const char *path, const char *text, int release, aditl_finding found,
                       void *context);
/* The release of the library in use, in that form. */
int aditl_lua_release_number(void);

#endif
