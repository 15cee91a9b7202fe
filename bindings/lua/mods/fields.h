/* fields.h - reading the fields of a table that an author wrote, for card files and mod.lua.
 *
 * A table is read by rows, one for each field it can have, in their order: the order of a Lua
 * table is another one in each process. Fields without a row are reported. The names of the
 * fields that were entered are kept, so that a message can say "on.gained.good: ..." and its line
 * can be found in the source.
 */
#ifndef ADIT_LUA_MODS_FIELDS_H
#define ADIT_LUA_MODS_FIELDS_H

#include "bindings/lua/mods/set.h"

#define ADITL_MAX_PATH_NAMES 12

/* Where in a file of an author the reader is. */
typedef struct aditl_cursor {
    aditl_mod_set *set;
    lua_State *L;
    const aditl_file *file;
    aditl_reader reader;
    int line;                                /* of the nearest constructor */
    int end_line;                            /* before which it ends; 0: at the end of the file */
    const char *names[ADITL_MAX_PATH_NAMES]; /* fields entered below it */
    int name_count, name_first;              /* from name_first on they lie below `line` */
    int shared_at; /* in an effect of a shared file: the line that uses it; 0: it is no such */
    bool has_problem;
    /* For cards: finds out who set a field of the card, perhaps a patch. While that field is read,
     * file, line and mod are those of the patch, and `own` has those of the card. May be NULL. */
    void (*find_origin)(struct aditl_cursor *c, const char *field);
    struct {
        const aditl_file *file;
        const char *mod;
        int line, end_line;
    } own;
    struct aditl_loader *loader; /* these four are NULL or 0 in mod.lua */
    adit_card *card;
    const struct aditl_entry *entry;
    int node_depth;
} aditl_cursor;

/* ---- Reporting ---- */

/* Steps into and out of a field, for the place named in messages. */
void aditl_enter(aditl_cursor *c, const char *name);
void aditl_exit(aditl_cursor *c);
/* Reports a problem at the current place; `word` may be "" and helps to find the line. */
void aditl_report(aditl_cursor *c, const char *word, const char *format, ...) ADIT_PRINTF(3, 4);
/* The same for a field of the current table. */
void aditl_report_field(aditl_cursor *c, const char *name, const char *format, ...)
    ADIT_PRINTF(3, 4);
/* Reports that the current place exceeds a limit, which is named with the mod. Returns false. */
bool aditl_report_limit(aditl_cursor *c, const char *word, adit_limit limit);
/* Reports what the reader found. Returns false. */
bool aditl_report_reader(aditl_cursor *c);
/* Reports "expected WHAT, got VALUE" for the value at `index`. Returns false. */
bool aditl_report_value(aditl_cursor *c, int index, const char *expected);
/* Reports every field of the table that is not among `known`, sorted. `what` is "a card of
 * kind 'room'"; with `array` the places 1 .. array are known too. */
void aditl_report_unknown(aditl_cursor *c, int table, const aditl_names *known, int array,
                          const char *what);

/* ---- Reading ---- */

/* Pushes a field by raw access and returns its type. [-0, +1] */
int aditl_field(aditl_cursor *c, int table, const char *name);
/* Lists the names in the table that the author chose, sorted, and reports those that are no ids or
 * longer than `length` says. `form` is what was expected. Pushes what keeps them alive. More than
 * `max` are not read: the count is 0, and `*is_full` is set. [-0, +1] */
const char **aditl_push_names(aditl_cursor *c, int table, adit_limit length, const char *form,
                              adit_limit max, int *count, bool *is_full);

/* A field that a table can have. */
typedef struct aditl_field_row {
    const char *name;
    /* Reads the value at `index` into row->out; NULL: the field is only known. [-0, +0] */
    void (*read)(aditl_cursor *c, int index, const struct aditl_field_row *row);
    void *out;
    size_t size;              /* of *out */
    const char *const *words; /* for aditl_as_word */
    int min, max;             /* of numbers */
    adit_limit limit;         /* of texts: what a longer one exceeds */
    bool is_required;         /* read also if it is missing, so that this is reported */
    bool *is_given;           /* receives whether it is there; may be NULL */
} aditl_field_row;
#define ADITL_OUT(value) &(value), sizeof(value)

/* Reads the fields of the table in the order of the rows and reports those without a row, unless
 * `what` is NULL. */
void aditl_read_fields(aditl_cursor *c, int table, const aditl_field_row *rows, int count,
                       const char *what);

/* What `read` can be. The output is an integer of any size, a bool, or an array of characters. */
void aditl_as_int(aditl_cursor *c, int index, const aditl_field_row *row);
void aditl_as_word(aditl_cursor *c, int index, const aditl_field_row *row);
void aditl_as_flag(aditl_cursor *c, int index, const aditl_field_row *row);
void aditl_as_good(aditl_cursor *c, int index, const aditl_field_row *row);
void aditl_as_card(aditl_cursor *c, int index, const aditl_field_row *row);
void aditl_as_text(aditl_cursor *c, int index, const aditl_field_row *row);
/* The rule parameters of a mod, which is the output (rules.c). */
void aditl_as_rules(aditl_cursor *c, int index, const aditl_field_row *row);
/* The counters of a mod, which is the output (counters.c). */
void aditl_as_counters(aditl_cursor *c, int index, const aditl_field_row *row);
/* When a counter goes back to 0, in the order of adit_counter.reset; ends with NULL. */
extern const char *const aditl_reset_words[];

#endif
