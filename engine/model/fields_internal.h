/* fields_internal.h - what the files about fields share: one element, and how it is looked at.
 *
 * Looking up what belongs to a field (who lies on a spot, how many elements there are) costs
 * more than reading an element, so it is done once for each field: an adit_field_look.
 */
#ifndef ADIT_MODEL_FIELDS_INTERNAL_H
#define ADIT_MODEL_FIELDS_INTERNAL_H

#include <string.h>

#include "engine/model/game_def.h"

#define ADIT_FIELD_NAME_MAX 256
#define ADIT_FIELD_WORD_MAX 9216 /* a list of 64 ids */
#define ADIT_MAX_SPOT_ROWS 4

/* What never changes about an element. */
typedef struct {
    int64_t min, max; /* see adit_static_range */
    const char *name; /* with the field, without the player; NULL: a slot that no card uses */
    size_t length;
} adit_element_row;

typedef struct {
    const adit_field_world *world;
    const adit_state *state;
    const adit_field *field;
    int elements;
    const adit_element_row *row;                /* of each element; NULL: not looked up */
    bool is_even;                               /* `row`: all elements have the same range */
    const adit_field *spot[ADIT_MAX_SPOT_ROWS]; /* piece field: the spots its pieces may lie on */
    int spot_count;
    const adit_field *piece; /* field of spots: the pieces that may lie there */
} adit_field_look;

/* One element of one field; the next lookup starts where the last one ended. */
typedef struct {
    const adit_field *field;
    int player, element;
} adit_element;

/* Goes through all rows in order. */
typedef struct {
    const adit_field *row, *game;
} adit_row_walk;

static inline const adit_field *adit_row_first(adit_row_walk *walk, const adit_game_def *def)
{
    *walk = (adit_row_walk){.row = adit_common_fields, .game = def->fields};
    return walk->row;
}

static inline const adit_field *adit_row_next(adit_row_walk *walk)
{
    walk->row++;
    if (walk->row->name == NULL && walk->game != NULL) {
        walk->row = walk->game;
        walk->game = NULL;
    }
    return walk->row->name != NULL ? walk->row : NULL;
}

static inline const unsigned char *adit_field_at(const adit_game_def *def, const adit_state *state,
                                                 const adit_field *field, int player)
{
    size_t base = field->per_player ? def->players_offset + (size_t)player * def->player_size : 0;

    return (const unsigned char *)state + base + field->offset;
}

/* Where an element begins, counted in bytes from the first one. */
static inline size_t adit_element_offset(const adit_field *field, int element)
{
    return (size_t)element * (field->stride != 0 ? field->stride : field->size);
}

static inline int64_t adit_raw_get(const adit_field *field, const unsigned char *at, int element)
{
    at += adit_element_offset(field, element);
    if (field->size == 1) {
        return field->is_signed ? (int8_t)*at : *at;
    }
    if (field->size == 2) {
        uint16_t value;

        memcpy(&value, at, sizeof value);
        return field->is_signed ? (int16_t)value : value;
    }
    uint32_t value;

    memcpy(&value, at, sizeof value);
    return field->is_signed ? (int32_t)value : (int64_t)value;
}

static inline void adit_raw_set(const adit_field *field, unsigned char *at, int element,
                                int64_t value)
{
    at += adit_element_offset(field, element);
    if (field->size == 1) {
        *at = (unsigned char)value;
    } else if (field->size == 2) {
        uint16_t narrow = (uint16_t)value;

        memcpy(at, &narrow, sizeof narrow);
    } else {
        uint32_t narrow = (uint32_t)value;

        memcpy(at, &narrow, sizeof narrow);
    }
}

/* How many times the field is there: once, or once for each player. */
static inline int adit_field_owners(const adit_field *field, const adit_state *state)
{
    return field->per_player ? state->players : 1;
}

/* Like adit_field_elements, but counts slots that no card uses: finding out which are used
 * takes longer than skipping them, since they are 0. */
int adit_row_length(const adit_field_world *world, const adit_field *field);
void adit_field_look_at(adit_field_look *look, const adit_field_world *world,
                        const adit_state *state, const adit_field *field);
/* The same where the table of names has the row already; `known` may be NULL. */
void adit_fields_look(adit_field_look *look, const adit_field_look *known,
                      const adit_field_world *world, const adit_state *state,
                      const adit_field *field);
/* The value in words, or NULL if it is just a number. The words are a constant or written into
 * `scratch` (ADIT_FIELD_WORD_MAX). `raw`: for spots the ground, not the piece that lies there. */
const char *adit_look_word(const adit_field_look *look, int64_t value, int player, int element,
                           bool raw, char *scratch);
/* Whether values of the field stand for cards of its kind. */
static inline bool adit_field_has_cards(const adit_field *field)
{
    return field->cards_from != 0 || field->is_kind_number;
}
/* The kind of the cards that values of such a field stand for. */
static inline int adit_field_value_kind(const adit_field *field)
{
    return field->value_kind != 0 ? field->value_kind - 1 : field->kind;
}
/* The card that a value of such a field stands for, or NULL. */
const adit_card *adit_field_card(const adit_cards *cards, const adit_field *field, int64_t value);
/* The name of the element after the dot; NULL if the element is not in use. The name is a
 * constant or written into `scratch` (ADIT_FIELD_NAME_MAX). */
const char *adit_element_name(const adit_field_world *world, const adit_field *field, int element,
                              char *scratch);
/* Whether the players have this element of the field and the game has not, or the other way round.
 */
bool adit_element_is_elsewhere(const adit_field_world *world, const adit_field *field,
                               const char *element);
/* Whether the field has one element only, which has no name of its own. */
bool adit_field_is_single(const adit_field *field);
/* The lowest and highest value that the element may have, as stored. */
void adit_element_range(const adit_field_world *world, const adit_state *state,
                        const adit_field *field, int element, int64_t *min, int64_t *max);
/* The same for a field that is no seat: what any match may have there. */
void adit_static_range(const adit_field_world *world, const adit_field *field, int element,
                       int64_t *min, int64_t *max);
/* What the slot of the field is called in hashes: by the key of its card, not by its id. NULL: no
 * counter uses it. */
const char *adit_slot_key(const adit_cards *cards, const adit_field *field, int slot,
                          char *scratch);
/* The place that is meant by a spot of a player. */
int adit_spot_place(const adit_field *spot, int player, int element);
/* The piece at the place, as element of the piece field, or -1. */
int adit_piece_at(const adit_field_look *look, const adit_field *piece, int place);
/* The spot row that holds the place, with player and element; NULL if it is not a spot. */
const adit_field *adit_spot_of_place(const adit_field_look *look, int64_t place, int *player,
                                     int *element);
/* The player, from 1, on whose spot a piece with this value would be though the match has no such
 * player; 0: there is none. Nothing may be stored there: the state ends before it. */
int adit_absent_owner(const adit_field_look *look, const adit_state *state, int64_t value);
/* Whether `viewer` is shown this field of `player`. */
bool adit_field_is_seen(const adit_field *field, int player, int viewer);
/* The value as `viewer` sees it: pins that it does not know are in their pool. */
int64_t adit_seen_value(const adit_game_def *def, const adit_state *state, const adit_field *field,
                        int player, int element, int64_t value, int viewer);
/* The piece on a spot; NULL: none, or `viewer` does not know that it is there. */
const char *adit_piece_seen(const adit_field_look *look, int player, int element, int viewer);

/* Whether a match may set the field: it is neither derived nor given with the match. */
bool adit_field_can_be_set(const adit_field *field);
/* Finds the element with this name. `at` is where the last one was found, or all 0. */
adit_status adit_element_find(const adit_field_world *world, const adit_state *state,
                              const char *name, adit_element *at, adit_err *err);
/* Stores a value; `look` is at the element's field. `raw`: only this element; otherwise pieces and
 * spots move along. */
adit_status adit_element_store(const adit_field_look *look, adit_state *state,
                               const adit_element *at, const char *name, const char *value,
                               bool raw, adit_err *err);
/* Like adit_fields_visit, but always everything, and spots with their ground. */
void adit_fields_visit_raw(const adit_field_world *world, const adit_state *state,
                           adit_field_visit visit, void *context);

#endif
