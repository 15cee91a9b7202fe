/* share.h - code that files of mods share: include and import. */
#ifndef ADIT_LUA_LOAD_SHARE_H
#define ADIT_LUA_LOAD_SHARE_H

#include "bindings/lua/load/internal.h"

/* Adds include and import to the environment of the mod, which is at `environment`. [-0, +0] */
void aditl_add_sharing(lua_State *L, int environment, int mod);
/* Runs a shared file unless that was done, and pushes what it returned, read-only. Raises.
 * [-0, +1] */
void aditl_push_shared(aditl_loader *loader, lua_State *L, int file);

#endif
