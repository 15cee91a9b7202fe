/* late_examples.h - examples of a title's own cards, which wait until somebody asks for them. */
#ifndef ADIT_LUA_MODS_LATE_EXAMPLES_H
#define ADIT_LUA_MODS_LATE_EXAMPLES_H

#include "bindings/lua/mods/set.h"

/* Where they stand in a file: the field, its table up to `end`, and the comma behind it. */
typedef struct {
    size_t from, table, end, to;
} aditl_late_examples;

/* The examples of a file that is a single card, if they are a table of nothing but texts, numbers
 * and tables; false: there are none. */
bool aditl_find_late_examples(const char *text, size_t length, aditl_late_examples *late);
/* Lets the examples of the file wait, if they can. */
void aditl_put_off_examples(aditl_mod_set *set, aditl_file *file);
/* What of the file is compiled now. */
const char *aditl_needed_text(const aditl_file *file);
/* Pushes the table of the examples that waited in the source, which may be NULL, or nil. Raises.
 * [-0, +1] */
void aditl_push_late_examples(lua_State *L, const aditl_source *source);

#endif
