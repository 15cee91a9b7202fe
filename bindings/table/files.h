/* files.h - other games on the table: loaded, started, or with new cards. */
#ifndef ADIT_TABLE_FILES_H
#define ADIT_TABLE_FILES_H

#include "bindings/table/internal.h"

adit_status aditt_open_folder(aditt_table *table, const char *folder, const char *autosave,
                              adit_err *err);
/* The plain name that the request gives, with this ending. */
adit_status aditt_file_name(aditt_call *call, const char *ending, char *out, size_t size);
/* Saves the table if it has changed since. */
void aditt_autosave(aditt_table *table);
/* The table continues with another game, with its engine unless that is NULL. Takes both. */
adit_status aditt_put_game(aditt_table *table, adit_engine *engine, adit_game *game, adit_err *err);
/* A string of Lua. */
void aditt_add_lua_text(adit_text *out, const char *text);
/* Loads the cards again. */
void aditt_reload(aditt_table *table);

#endif
