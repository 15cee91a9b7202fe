/* layout.h - how a title's table looks: zones and places, each bound to the field that it shows.
 *
 * table.lua of a title and of its mods describe the table once. The files are run in a state of
 * their own, checked, and read while they lie there: what they say is written out as JSON for one
 * number of players, with every pattern of fields replaced by the fields that exist.
 */
#ifndef ADIT_LUA_LAYOUT_LAYOUT_H
#define ADIT_LUA_LAYOUT_LAYOUT_H

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/read/tables.h"
#include "bindings/lua/vm/vm.h"
#include "engine/model/fields.h"

/* One element of a field, such as player[1].cell.c4. */
typedef struct {
    size_t name; /* where it begins in `names` */
    const adit_field *row;
    int player; /* -1: of the table */
    bool is_bound;
} aditl_element;

/* Everything while a layout is made. Lives outside of Lua. */
typedef struct {
    const adit_engine *engine;
    int players;
    adit_text names; /* of all elements that some seat may see, each with a zero byte at its end */
    aditl_element *element;
    int count, capacity;
    aditl_problems problems;
    adit_text source; /* of the file that is read now */
    char place[1024]; /* its path */
    int declared;     /* how often layout { } was called in it */
    int files;        /* which lie at 1 .. files of the list */
    adit_text *out;
} aditl_layout;

/* Lists the fields that can be shown. False: out of memory. */
bool aditl_layout_list(aditl_layout *layout);
const char *aditl_element_name(const aditl_layout *layout, const aditl_element *element);

/* Checks what a file returned, on top of the stack, and reports all mistakes. [-0, +0] */
void aditl_layout_check(aditl_layout *layout, lua_State *L);
/* Writes the layout that the list of files on top describes. [-0, +0] */
void aditl_layout_write(aditl_layout *layout, lua_State *L);

/* A pattern of fields: "[p]" is a seat, "*" stands for anything, "{*}" for what a star stood for
 * in the pattern around it. Writes the pattern of one seat (0: none). */
void aditl_pattern_of(const char *pattern, int seat, const char *star, char *out, size_t size);
/* Whether the name fits; `star` receives what the first star stands for, "" if there is none. */
bool aditl_pattern_fits(const char *pattern, const char *name, char *star, size_t size);
/* The first element from `from` on that fits, or -1; `star` as above. */
int aditl_pattern_find(const aditl_layout *layout, const char *pattern, int from, char *star,
                       size_t size);
/* What is wrong with a pattern, in `why`; false: nothing. `star` may be NULL. */
bool aditl_pattern_problem(const aditl_layout *layout, const char *pattern, char *why, size_t size);

#endif
