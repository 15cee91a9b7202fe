/* primitive.h - the one table of read primitives: what `g` can do besides the verbs.
 *
 * A primitive is one row. Method table, argument checks by moment, reference page, editor
 * stubs and edge-value tests are all made from the rows, so they cannot disagree.
 */
#ifndef ADIT_LUA_HOST_PRIMITIVE_H
#define ADIT_LUA_HOST_PRIMITIVE_H

#include <lua.h>

#include "bindings/lua/host/host.h"

/* Moments in which a primitive may be called; bits of `moments`. */
enum {
    ADITL_IN_LOOKING = 1u << ADITL_LOOKING,
    ADITL_IN_ACTING = 1u << ADITL_ACTING,
    ADITL_IN_BOTH = (1u << ADITL_LOOKING) | (1u << ADITL_ACTING)
};

typedef struct {
    const char *name;
    lua_CFunction function;
    /* "seat Seat, query Query, n Integer?": name and type of each parameter after `g`, a
     * question mark for those that may be left out. Types: Seat, Integer, Flag, Word, Card,
     * Good, Goods, Query, Counter, List, Function, Options, Any; "Any..." for the rest. */
    const char *params;
    const char *result;  /* a type as above, or "" for nothing */
    unsigned moments;    /* ADITL_IN_... */
    const char *text;    /* one sentence */
    const char *example; /* Lua, the body of function(g, me) */
} aditl_primitive;

/* The rows end with a NULL name. Verbs are not among them; they stand in the game's table. */
extern const aditl_primitive aditl_primitives[];

#endif
