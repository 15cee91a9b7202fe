/* choices.h - the list of choices that the function of a card makes. */
#ifndef ADIT_LUA_HOST_CHOICES_H
#define ADIT_LUA_HOST_CHOICES_H

#include "bindings/lua/vm/vm.h"

/* Checks the list at `list`, which is absolute. Raises. */
void aditl_check_choices(lua_State *L, int list);
/* The word of the choice at `place`: its text, or its number in `digits`. Neither raises nor
 * allocates. */
const char *aditl_choice_text(lua_State *L, int list, int place, char digits[16], size_t *length);

/* For lua_call: calls the function below its arguments, which makes a list, and checks that; or
 * leaves the check out, since what it made from the same was checked before. [-n, +1] */
int aditl_make_choices(lua_State *L);
int aditl_make_known_choices(lua_State *L);

#endif
