/* manifest.h - reading the tables of mod.lua; only for manifest.c and rules.c. */
#ifndef ADIT_LUA_MODS_MANIFEST_H
#define ADIT_LUA_MODS_MANIFEST_H

#include "bindings/lua/mods/set.h"

typedef struct {
    aditl_mod_set *set;
    lua_State *L;
    int mod;
    const char *names[2]; /* the fields that lead to the table: "rules", a parameter */
    int name_count;
} aditl_manifest;

/* Reports "rules.walls.min: words" where the field is set; `field` may be NULL: the table itself.
 */
void aditl_manifest_problem(const aditl_manifest *m, const char *field, const char *format, ...)
    ADIT_PRINTF(3, 4);
/* Pushes a field by raw access and returns its type. [-0, +1] */
int aditl_manifest_push(const aditl_manifest *m, int table, const char *field);
/* Copies a text field, if there is one. */
void aditl_manifest_text(const aditl_manifest *m, int table, const char *field, char *out,
                         size_t size);
/* Reports names that are not among `fields` (ends with NULL); `what` is "mod.lua". Returns what it
 * found. */
aditl_unknown_names aditl_manifest_unknown(const aditl_manifest *m, int table,
                                           const char *const *fields, const char *what);
/* Adds the rule parameters that mod { ... } at `table` brings (rules.c). [-0, +0] */
void aditl_read_mod_rules(const aditl_manifest *m, int table);

#endif
