/* tables.h - reading tables that people wrote: scenarios, examples, options of a script.
 *
 * Each reader reports what is wrong in words instead of raising, so that all problems of a
 * table can be listed at once. Keys are always met in sorted order: the order of a Lua table
 * is another one in each process.
 */
#ifndef ADIT_LUA_READ_TABLES_H
#define ADIT_LUA_READ_TABLES_H

#include <lua.h>

#include "engine/base/limits.h"
#include "engine/base/text.h"

/* What is wrong, one line each. Lives outside of Lua, so nothing leaks when Lua raises. */
typedef struct {
    const char *place;  /* a file, or words that name the table; never NULL */
    const char *source; /* of the file, to find the line of a key; may be NULL */
    int line;           /* of what is being read, when the key has none; 0: unknown */
    adit_text text;
    int count;
} aditl_problems;

/* Adds "place:line: key: words"; `key` may be NULL. */
void aditl_problem(aditl_problems *problems, const char *key, const char *format, ...)
    ADIT_PRINTF(3, 4);
void aditl_problems_free(aditl_problems *problems);

/* The line of the source on which the key is given a value; 0: it was not found. */
int aditl_line_of_key(const char *source, const char *key);

/* Names with values. The list owns its texts. */
typedef struct {
    adit_setting *item;
    size_t count, capacity;
} aditl_settings;

/* Copies both texts; false when there is no memory. */
bool aditl_settings_add(aditl_settings *settings, const char *name, const char *value);
/* Releases the texts and the list. */
void aditl_settings_free(aditl_settings *settings);

/* How many places of the table at `index` are filled, from 1 up to the first hole, but at
 * most `max`. [-0, +0] */
int aditl_list_length(lua_State *L, int index, int max);

/* How many string keys the table at `index` has; `others` receives how many other keys there are,
 * names with a zero byte among them. [-0, +0] */
int aditl_count_keys(lua_State *L, int index, int *others);
/* Pushes an array of the string keys of the table at `index`, in order of bytes; it is valid
 * while it and the table stay. `others`: as above. Raises above ADIT_MAX_KEYS; who can name the
 * place counts first. [-0, +1] */
const char **aditl_push_keys(lua_State *L, int index, int *count, int *others);

/* Reports every key of the table at `index` that is not in `known` (ends with NULL), with the
 * nearest known one. `what` is "a scenario". `positions`: 1, 2, 3, ... are keys as well. [-0, +0]
 */
void aditl_check_keys(lua_State *L, int index, const char *const *known, const char *what,
                      bool positions, aditl_problems *problems);

/* Each reads table[key] and gives false if there is none. A value of another type is
 * reported and gives false. `table` is an absolute index. [-0, +0] */
bool aditl_read_int(lua_State *L, int table, const char *key, int64_t min, int64_t max,
                    int64_t *out, aditl_problems *problems);
/* A seed: a whole number, or, since Lua's numbers end at 2^63, its digits in quotes, decimal
 * or 0x... */
bool aditl_read_seed(lua_State *L, int table, const char *key, uint64_t *out,
                     aditl_problems *problems);
/* The caller owns the text; its old value is released. */
bool aditl_read_text(lua_State *L, int table, const char *key, char **out,
                     aditl_problems *problems);
bool aditl_read_flag(lua_State *L, int table, const char *key, bool *out, aditl_problems *problems);
/* A table of names and values: numbers, words, true and false. Names get `prefix`. */
bool aditl_read_settings(lua_State *L, int table, const char *key, const char *prefix,
                         aditl_settings *out, aditl_problems *problems);
/* The same for the table on top. [-0, +0] */
void aditl_read_settings_on_top(lua_State *L, const char *key, const char *prefix,
                                aditl_settings *out, aditl_problems *problems);
/* A list of words; they become the names of settings without values. */
bool aditl_read_words(lua_State *L, int table, const char *key, aditl_settings *out,
                      aditl_problems *problems);
/* The same for the list on top, which may have names too. [-0, +0] */
void aditl_read_words_on_top(lua_State *L, const char *key, aditl_settings *out,
                             aditl_problems *problems);

/* Writes a value in short, as a person would: 3, "wood", { 1, 2, food = 1 }. */
void aditl_describe(lua_State *L, int index, adit_buffer *out);

#endif
