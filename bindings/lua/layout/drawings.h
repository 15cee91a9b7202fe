/* drawings.h - drawings that mods bring for their words: icons/NAME.svg. */
#ifndef ADIT_LUA_LAYOUT_DRAWINGS_H
#define ADIT_LUA_LAYOUT_DRAWINGS_H

#include "bindings/lua/adit_lua.h"

/* Called with a mistake: "path:line: ...". */

enum {
    ADITL_DRAWING_FILE = 32 * 1024, /* bytes of a file */
    ADITL_DRAWING_BYTES = 8 * 1024, /* of what is left of it */
    ADITL_DRAWINGS = 64             /* of a mod */
};

/* Writes the shapes of a drawing again, and nothing else that may be in it: no script, no style, no
 * text, no address. ADIT_INPUT: it is no drawing, or has something that would be missing; `err`
 * says "place:line: ...". What was added to `out` is of no use then. */
adit_status aditl_svg_clean(const char *source, size_t length, const char *place, adit_text *out,
                            adit_err *err);

#endif
