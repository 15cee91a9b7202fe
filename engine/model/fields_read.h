/* fields_read.h - one field read by its name.
 *
 * Cards and scripts read single fields, often and by name. An engine therefore keeps all names of
 * its elements in one table, written when it is created and never changed: a name is looked up
 * there once and the rest is an offset. What is read is the same as in a view of the whole state.
 */
#ifndef ADIT_MODEL_FIELDS_READ_H
#define ADIT_MODEL_FIELDS_READ_H

#include "engine/model/fields_internal.h"

/* Nobody sits there: shown is what everybody may see. */
#define ADIT_NOBODY ADIT_MAX_SEATS

typedef struct adit_field_names adit_field_names;

struct adit_field_names {
    adit_field_world world;    /* with the table itself */
    adit_field_look *row;      /* of each row in table order, without a state; then one whose field
                                  is NULL */
    adit_element_row *element; /* of all rows, one after the other */
    struct adit_name_entry *entry; /* a hash table with open addressing */
    uint32_t mask;                 /* one less than its size, which is a power of 2 */
    char *text;                    /* all names, each with a zero byte */
};

/* One value, as it is written. */
typedef struct {
    bool is_number;
    int64_t number;
    const char *word; /* NULL for a number; a constant or in the caller's scratch */
} adit_field_value;

/* An element that was found by its name. */
typedef struct {
    const adit_field_look *look;
    int player, element;
} adit_named_element;

/* The caller owns the table; NULL: out of memory. `def` and `cards` must outlive it. */
adit_field_names *adit_field_names_create(const adit_game_def *def, const adit_cards *cards);
void adit_field_names_free(adit_field_names *names);

/* Finds an element by its whole name; false: there is none of this name, or no such player. */
bool adit_field_names_find(const adit_field_names *names, int players, const char *name,
                           adit_named_element *out);
/* The value as `viewer` sees it, -1: everything. False: it may not see the element. `scratch` has
 * ADIT_FIELD_WORD_MAX bytes and holds the word as long as it is needed. */
bool adit_named_read(const adit_named_element *at, const adit_state *state, int viewer,
                     char *scratch, adit_field_value *out);
/* Both at once, for any name that adit_fields_set takes: a card of a mod needs no prefix if
 * nothing else is called so. ADIT_INPUT: unknown, with what is nearest, or not to be seen. */
adit_status adit_field_read(const adit_field_names *names, const adit_state *state, int viewer,
                            const char *name, char *scratch, adit_field_value *out, adit_err *err);

#endif
