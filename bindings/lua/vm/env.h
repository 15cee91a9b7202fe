/* env.h - the parts of the environment of scripts; only for env*.c, readonly.c and vm.c.
 *
 * Nothing of Lua's own libraries is opened: every function a script can name is ours. All
 * tables that a script gets from here are read-only proxies, so that no script can leave
 * anything in them for the next game or for another mod.
 */
#ifndef ADIT_LUA_VM_ENV_H
#define ADIT_LUA_VM_ENV_H

#include "bindings/lua/vm/rows.h"
#include "bindings/lua/vm/vm.h"

/* Gives strings their methods. Once for each state. */
void aditl_open_libraries(lua_State *L);

/* Replaces the table on top by a read-only proxy of it, not deeply. [-1, +1] */
void aditl_push_proxy(lua_State *L);
/* Pushes the table behind the proxy at `index`. Only while an environment is made: no script has
 * run on this stack yet that could find it there. [-0, +1] */
void aditl_push_real(lua_State *L, int index);
/* Makes reading an unknown name of the table on top raise, with a suggestion. `what` is what
 * a name of it is called: "global", "function of math". [-0, +0] */
void aditl_guard_names(lua_State *L, const char *what);

/* Arguments of library functions. `function` names it in messages. No conversions: a number
 * is not taken for a string, nor a string for a number. */
const char *aditl_lib_string(lua_State *L, int index, const char *function, size_t *length);
lua_Integer aditl_lib_integer(lua_State *L, int index, const char *function);
lua_Integer aditl_lib_integer_or(lua_State *L, int index, const char *function,
                                 lua_Integer default_value);
void aditl_lib_table(lua_State *L, int index, const char *function);
/* Raises "function: argument 2 must be WHAT, not a string". */
int aditl_lib_error(lua_State *L, int index, const char *function, const char *what);
/* The integer at `index` if it is one or a float with the same value. Never raises. */
bool aditl_to_integer(lua_State *L, int index, lua_Integer *out);

/* A block of memory that lives while it stays on the stack. [-0, +1] */
void *aditl_scratch(lua_State *L, size_t size);
/* Pushes tostring(value): no addresses, no metamethods. [-0, +1] */
void aditl_push_text(lua_State *L, int index);
#define ADITL_STEPS_OF_LENGTH 10 /* what aditl_length is worth: up to 60 looks into the table */
/* How long the table at `index` is, also through a proxy. A table with holes has several ends; of
 * these the same one is found in every process, for `#` and for every function. [-0, +0] */
lua_Integer aditl_length(lua_State *L, int index);
/* __pow of strings: the length of the second argument if the first is the sign for it. */
int aditl_power_of_string(lua_State *L);
/* Returns the text with every `#` written as that power, and pushes what keeps it alive. Lines stay
 * where they are. [-0, +1] */
const char *aditl_push_replaced_lengths(lua_State *L, const char *text, size_t *length);
/* How many steps sorting n things is worth. */
int64_t aditl_sort_charge(int64_t n);

#endif
