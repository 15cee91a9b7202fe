/* write.h - declared values as Lua source again.
 *
 * A card that a file makes in a loop has no source of its own that could be copied. What the
 * constructors left behind is enough to write it: plain tables, and marks that say which
 * constructor made them (declare.h).
 */
#ifndef ADIT_LUA_LOAD_WRITE_H
#define ADIT_LUA_LOAD_WRITE_H

#include "bindings/lua/load/internal.h"

typedef struct {
    lua_State *L;
    const adit_game_def *def;
    const aditl_file *file; /* where functions are copied from */
    adit_text *out;
    adit_text locals; /* what functions use of their file, to stand before the card */
    int kept;         /* index of a table: names of the locals that are written */
    int depth;
} aditl_writer;

/* Writes the value at `index`; lines after the first begin with `indent` blanks. `room` is what
 * is left of the line. Raises if it cannot be written. [-0, +0] */
void aditl_write_value(aditl_writer *w, int index, int indent, int room);

/* Writes the function at `index` as it stands in its file, and what it uses of the file to
 * w->locals (write_function.c). Raises if it is not found. [-0, +0] */
void aditl_write_function(aditl_writer *w, int index);

#endif
