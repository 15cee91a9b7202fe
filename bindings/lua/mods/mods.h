/* mods.h - what the loader knows about mods beyond adit_lua.h, where most of it is. */
#ifndef ADIT_LUA_MODS_MODS_H
#define ADIT_LUA_MODS_MODS_H

#include <stddef.h>

#include "bindings/lua/adit_lua.h"

/* The id of a mod that has no mod.lua: the last part of its path. */
void aditl_mod_folder_id(const char *folder, char *id, size_t size);

/* Whether the word has the form of the id of a mod. */
bool aditl_is_mod_id(const char *word);
/* Like aditl_mod_find by id alone: the working directory is not looked at, and the message names no
 * place. */
adit_status aditl_mod_find_id(const char *id, char *folder, size_t size, adit_err *err);
#endif
