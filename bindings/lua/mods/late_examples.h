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
const char *aditl_needed_text(const aditl_file *file, size_t *length);
/* The source may hold examples that waited, and may be NULL: adds those of its cards to the table
 * on top, by the ids of the cards. `is_loading` is set meanwhile, also when it raises. [-0, +0] */
void aditl_add_late_examples(lua_State *L, const adit_game_def *def, const aditl_source *source,
                             const char *id);

/* ---- Files of several cards (late_parts.c) ---- */

#define ADITL_MAX_LATE_PARTS 80

typedef struct {
    const char *from, *to;
} aditl_late_part;

/* Parts of a file, in order. */
typedef struct {
    aditl_late_part part[ADITL_MAX_LATE_PARTS];
    int count;
} aditl_late_parts;

/* The examples of the cards of a file that makes them in any way, and what is there for examples
 * only. False: nothing of it can wait. */
bool aditl_find_late_parts(const char *text, size_t length, aditl_late_parts *parts);

#endif
