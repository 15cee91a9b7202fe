/* fields_read.c - one field read by its name. */
#include "engine/model/fields_read.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/base/memory.h"

#define PLAYER_PREFIX "player[1]." /* as long as that of every seat */

/* One name. Those of players are kept without the player. */
typedef struct adit_name_entry {
    uint32_t hash, text; /* text: where it begins, counted from 1; 0: the place is free */
    uint16_t row, element;
} name_entry;

/* Adds up what is there before it is written: rows, elements, their names and the bytes of those.
 */
typedef struct {
    adit_field_names *names; /* NULL: only counting */
    uint32_t rows, elements, count, bytes;
} name_writer;

static uint32_t hash_of_name(const char *name, size_t length, bool per_player)
{
    return (uint32_t)XXH3_64bits(name, length) ^ (per_player ? UINT32_C(0x9e3779b9) : 0);
}

static void add_entry(adit_field_names *names, uint32_t text, size_t length, uint32_t row,
                      int element)
{
    uint32_t hash = hash_of_name(names->text + text, length, names->row[row].field->per_player);
    uint32_t place = hash & names->mask;

    while (names->entry[place].text != 0) {
        place = (place + 1) & names->mask;
    }
    names->entry[place] = (name_entry){
        .hash = hash, .text = text + 1, .row = (uint16_t)row, .element = (uint16_t)element};
}

static void add_name(name_writer *out, const adit_field_look *look, int element)
{
    char scratch[ADIT_FIELD_NAME_MAX], whole[2 * ADIT_FIELD_NAME_MAX];
    adit_buffer name = adit_buffer_on(whole, sizeof whole);

    adit_buffer_add(&name, look->field->name);
    if (!adit_field_is_single(look->field)) {
        const char *own = adit_element_name(look->world, look->field, element, scratch);

        if (own == NULL) {
            return; /* a slot that no card uses */
        }
        adit_buffer_add(&name, ".");
        adit_buffer_add(&name, own);
    }
    if (out->names != NULL) {
        adit_element_row *row = &out->names->element[out->elements + (uint32_t)element];

        row->name = memcpy(out->names->text + out->bytes, whole, name.length + 1);
        row->length = name.length;
        add_entry(out->names, out->bytes, name.length, out->rows, element);
    }
    out->count++;
    out->bytes += (uint32_t)name.length + 1;
}

/* What never changes about the row and its elements, but for their names. */
static void add_row(adit_field_names *names, const adit_field_look *look, uint32_t number,
                    adit_element_row *element)
{
    adit_field_look *row = &names->row[number];

    *row = *look;
    row->row = element;
    row->is_even = true;
    for (int i = 0; i < look->elements; i++) {
        adit_static_range(look->world, look->field, i, &element[i].min, &element[i].max);
        row->is_even &= element[i].min == element[0].min && element[i].max == element[0].max;
    }
}

/* Goes through all elements in table order; with `names` also through its rows. */
static void write_names(name_writer *out, const adit_field_world *world)
{
    adit_row_walk walk;

    for (const adit_field *field = adit_row_first(&walk, world->def); field != NULL;
         field = adit_row_next(&walk)) {
        adit_field_look look;

        adit_field_look_at(&look, world, NULL, field);
        if (out->names != NULL) {
            add_row(out->names, &look, out->rows, out->names->element + out->elements);
        }
        for (int element = 0; element < look.elements; element++) {
            add_name(out, &look, element);
        }
        out->elements += (uint32_t)look.elements;
        out->rows++;
    }
}

adit_field_names *adit_field_names_create(const adit_game_def *def, const adit_cards *cards)
{
    adit_field_names *names = adit_alloc(sizeof *names);
    name_writer out = {.names = NULL};
    size_t size = 16;

    if (names == NULL) {
        return NULL;
    }
    names->world = (adit_field_world){def, cards, NULL};
    write_names(&out, &names->world);
    while (size < 2 * (size_t)out.count) {
        size *= 2;
    }
    names->mask = (uint32_t)size - 1;
    names->row = adit_alloc((out.rows + 1) * sizeof *names->row);
    names->element = adit_alloc(out.elements * sizeof *names->element);
    names->entry = adit_alloc(size * sizeof *names->entry);
    names->text = adit_alloc(out.bytes);
    if (names->row == NULL || names->element == NULL || names->entry == NULL ||
        names->text == NULL) {
        adit_field_names_free(names);
        return NULL;
    }
    out = (name_writer){.names = names};
    write_names(&out, &names->world);
    names->world.names = names;
    return names;
}

void adit_field_names_free(adit_field_names *names)
{
    if (names == NULL) {
        return;
    }
    adit_free(names->row);
    adit_free(names->element);
    adit_free(names->entry);
    adit_free(names->text);
    adit_free(names);
}

bool adit_field_names_find(const adit_field_names *names, int players, const char *name,
                           adit_named_element *out)
{
    size_t length = strlen(name);
    const size_t prefix = strlen(PLAYER_PREFIX);
    const bool per_player = length >= prefix && memcmp(name, PLAYER_PREFIX, 7) == 0;

    out->player = 0;
    if (per_player) {
        out->player = name[7] - '1';
        if (out->player < 0 || out->player >= players || name[8] != ']' || name[9] != '.') {
            return false;
        }
        name += prefix;
        length -= prefix;
    }
    uint32_t hash = hash_of_name(name, length, per_player);

    for (uint32_t place = hash & names->mask; names->entry[place].text != 0;
         place = (place + 1) & names->mask) {
        const name_entry *entry = &names->entry[place];

        if (entry->hash == hash && strcmp(names->text + entry->text - 1, name) == 0 &&
            names->row[entry->row].field->per_player == per_player) {
            out->look = &names->row[entry->row];
            out->element = entry->element;
            return true;
        }
    }
    return false;
}

bool adit_named_read(const adit_named_element *at, const adit_state *state, int viewer,
                     char *scratch, adit_field_value *out)
{
    adit_field_look look = *at->look;
    const adit_field *field = look.field;
    const adit_game_def *def = look.world->def;

    if (!adit_field_is_seen(field, at->player, viewer)) {
        return false;
    }
    look.state = state;
    int64_t value = adit_raw_get(field, adit_field_at(def, state, field, at->player), at->element);
    const char *word =
        look.piece != NULL ? adit_piece_seen(&look, at->player, at->element, viewer) : NULL;

    value = adit_seen_value(def, state, field, at->player, at->element, value, viewer);
    if (word == NULL) {
        word = adit_look_word(&look, value, at->player, at->element, true, scratch);
    }
    *out = (adit_field_value){
        .is_number = word == NULL, .number = value + field->is_seat, .word = word};
    return true;
}

adit_status adit_field_read(const adit_field_names *names, const adit_state *state, int viewer,
                            const char *name, char *scratch, adit_field_value *out, adit_err *err)
{
    adit_named_element named;
    adit_field_look look;

    if (!adit_field_names_find(names, state->players, name, &named)) {
        adit_element at = {0};

        ADIT_TRY(adit_element_find(&names->world, state, name, &at, err));
        adit_field_look_at(&look, &names->world, state, at.field);
        named = (adit_named_element){&look, at.player, at.element};
    }
    if (!adit_named_read(&named, state, viewer, scratch, out)) {
        return adit_fail(err, ADIT_INPUT, "%s: it is hidden", name);
    }
    return ADIT_OK;
}
