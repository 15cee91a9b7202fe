/* rows.h - what scripts can call, whatever the game is: one row for each function, beside it.
 *
 * What a script finds, the reference page and the editor stubs are made from the rows. Each file
 * has a list of its own, which ends with a NULL name; callers join the lists they need.
 */
#ifndef ADIT_LUA_VM_ROWS_H
#define ADIT_LUA_VM_ROWS_H

#include <lua.h>

typedef struct {
    const char *name;       /* "math.abs": the table it is in, if any, and its name */
    lua_CFunction function; /* NULL: a value */
    const char *params;     /* this and the result as in aditl_primitive */
    const char *result, *text;
    const char *example; /* Lua; `game` is a game and `stats` holds 1, 2, 3 where they are needed */
} aditl_row;

/* The i-th row of all lists, the last of which is NULL; NULL: there are no more. */
const aditl_row *aditl_row_at(const aditl_row *const *lists, int i);
/* The name without its table. */
const char *aditl_row_name(const aditl_row *row);

/* Names that all scripts have, and those that only scripts have which make games. */
extern const aditl_row aditl_fail_rows[], aditl_value_rows[], aditl_iterate_rows[],
    aditl_math_rows[], aditl_string_rows[], aditl_table_rows[], aditl_script_rows[],
    aditl_script_math_rows[];

#endif
