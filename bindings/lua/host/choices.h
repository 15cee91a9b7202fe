/* choices.h - the list of choices that the function of a card makes. */
#ifndef ADIT_LUA_HOST_CHOICES_H
#define ADIT_LUA_HOST_CHOICES_H

#include "bindings/lua/vm/vm.h"

/* Checks the list at `list`, which is absolute, and returns how many choices it has. Raises. */
int aditl_check_choices(lua_State *L, int list);
/* The word of the choice at `place`: its text, or its number in `digits`; NULL if there is none.
 * `L` is the vault (aditl_open_table), so that a list that a card keeps need not be copied, or a
 * stack with the plain list. Neither raises nor allocates. */
const char *aditl_choice_text(lua_State *L, int list, int place, char digits[16], size_t *length);

/* For lua_call: calls the function below its arguments, which makes a list, and checks that; or
 * leaves the check to the caller. [-n, +1] */
int aditl_make_choices(lua_State *L);
int aditl_make_known_choices(lua_State *L);

#endif
