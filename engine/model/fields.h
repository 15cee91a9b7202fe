/* fields.h - the state, described once.
 *
 * One table per game lists every field of its state. From it come dump and load, diff,
 * canonical hash, range checks, views of a seat, determinisation, saves, scenario overrides
 * and the reference page. There is no second list anywhere.
 *
 * Names: "round", "goods.wood", "room.shelf", "cell.c4"; fields of a player are written
 * "player[1].goods.wood".
 */
#ifndef ADIT_MODEL_FIELDS_H
#define ADIT_MODEL_FIELDS_H

#include "engine/model/state.h"

typedef enum {
    ADIT_FIELD_INT,  /* a number, or one of `words` if there are any */
    ADIT_FIELD_CARD, /* a card number + 1, 0: none; written as the id or "none" */
    ADIT_FIELD_LIST  /* an adit_in_play; written as "a b c" */
} adit_field_type;

/* How the elements of a field with count > 1 are named. */
typedef enum {
    ADIT_INDEX_NUMBER, /* name.1, name.2, ... */
    ADIT_INDEX_GOOD,   /* name.wood */
    ADIT_INDEX_CARD,   /* name.<card id>, one element for each card of kind `kind` */
    ADIT_INDEX_LABEL,  /* name.<label> */
    ADIT_INDEX_RULE,   /* name.<rule parameter> */
    ADIT_INDEX_SLOT /* name.<card id>.<counter>, counters of cards; name.<mod>:<counter>, of mods */
} adit_field_index;

typedef enum {
    ADIT_SEEN_BY_ALL,
    ADIT_SEEN_BY_OWNER, /* a player's own secret */
    ADIT_SEEN_BY_NONE   /* the generator; masks of who knows what */
} adit_field_seen;

/* A field that says where each piece lies (index ADIT_INDEX_CARD, with words) may hide values:
 * places from `pin_first` up to `pin_end` are pins, face-down places whose content is fixed. A seat
 * that does not know a pin (mask field at `known_offset`) sees `pin_pool` instead, and
 * determinisation puts the piece back there.
 *
 * A field of spots (`spot_of` names a piece field) is the other side of it: element i of
 * player p is the place `spot_base + p * count + i` of that field. Its own value is only the
 * ground (words). Setting a spot to a card id puts that piece there and the ground to
 * `spot_ground`; whatever lay there goes to place 0. */
typedef struct adit_field {
    const char *name;
    adit_field_type type;
    adit_field_index index;
    uint8_t size; /* bytes of one element: 1, 2, 4 */
    bool is_signed;
    bool per_player;
    bool derived; /* rebuilt by the game, neither saved nor hashed */
    uint16_t offset, count;
    int32_t min, max; /* with words: 0 .. word_count - 1; both 0: the good's limit, the rule's or
                         counter's range, else whatever fits */
    const char *const *words;
    const char *const *labels;
    uint8_t kind;                         /* for ADIT_INDEX_CARD */
    uint8_t seen;                         /* adit_field_seen */
    int16_t pin_first, pin_end, pin_pool; /* pin_first 0: no pins; pin_end 0: up to the last */
    uint16_t known_offset;                /* bytes, one for each element, bit set of seats */
    const char *spot_of;
    int16_t spot_base, spot_ground;
    const char *text;
    bool is_seat;        /* a seat, from 0 in the state and from 1 wherever it is written */
    uint8_t stride;      /* bytes from one element to the next; 0: they lie side by side */
    uint8_t cards_from;  /* not 0: with words; values from here on are the cards of `kind`, by
                            their number among them, and are written as their ids */
    bool is_kind_number; /* the same from 0 on: every value is such a card */
    bool can_put;        /* functions of cards may set it (g:put): the rules read it again after
                            every effect */
    bool is_unique;      /* cards: each lies in one element only; setting it there puts what lay
                            there where it came from */
    uint8_t value_kind;  /* not 0: the cards that values stand for are of kind value_kind - 1, and
                            `kind` is that of the elements; for ADIT_FIELD_CARD the only kind that
                            may lie there, which a row that not everybody sees has to say */
    uint16_t open_bits;  /* not 0: a byte of the player; element i lies open if bit i is set */
    uint8_t sorted_by;   /* not 0: element i holds only cards whose fact sorted_by - 1 is i */
    uint8_t only_with;   /* not 0: there are no elements unless some card is of kind only_with - 1,
                            so that a match without such cards has neither the field nor its hash;
                            ADIT_WITH_OPENING: unless something comes before the first turn */
} adit_field;            /* a table of them ends with a NULL name */

#define ADIT_WITH_OPENING 255

/* The rows that describe adit_state and adit_seat; they come before those of every game. */
extern const adit_field adit_common_fields[];

struct adit_game_def;
struct adit_field_names;

typedef struct {
    const struct adit_game_def *def;
    const adit_cards *cards;
    const struct adit_field_names *names; /* of both, which saves looking things up; or NULL */
} adit_field_world;

/* How many elements a field has in this world (cards of the kind, goods of the game, ...). */
int adit_field_elements(const adit_field_world *world, const adit_field *field);
/* The n-th row: first the common rows, then the game's; NULL after the last. */
const adit_field *adit_field_row(const struct adit_game_def *def, int n);
/* Writes "player[1].cell.c4". */
void adit_field_name(const adit_field_world *world, const adit_field *field, int player,
                     int element, adit_buffer *out);
/* The value as it is written: seats count from 1, a list gives its length. */
int64_t adit_field_get(const struct adit_game_def *def, const adit_state *state,
                       const adit_field *field, int player, int element);
/* Writes the value as a word if it has one; otherwise false and the number counts. A spot with
 * a piece on it gives the piece. */
bool adit_field_word(const adit_field_world *world, const adit_state *state,
                     const adit_field *field, int64_t value, int player, int element,
                     adit_buffer *out);

/* Sets one element by name, with type and range checks; a piece leaves its old place. */
adit_status adit_fields_set(const adit_field_world *world, adit_state *state, const char *name,
                            const char *value, adit_err *err);
/* Checks every value against its range. */
adit_status adit_fields_check(const adit_field_world *world, const adit_state *state,
                              adit_err *err);
/* The same of derived fields only: the others were checked and have not changed. */
adit_status adit_fields_check_derived(const adit_field_world *world, const adit_state *state,
                                      adit_err *err);
/* Calls visit for each element that `viewer` may see, -1: all. Zeros and what is derived only if
 * `zeros`: the rest is all that is needed to set the same state up. */
adit_status adit_fields_visit(const adit_field_world *world, const adit_state *state, int viewer,
                              bool zeros, adit_field_visit visit, void *context);
/* Canonical hash: little-endian by field, cards by the hash of their id. viewer -1: all. */
uint64_t adit_fields_hash(const adit_field_world *world, const adit_state *state, int viewer);
/* Fast hash of the raw bytes; only for use inside one process. */
uint64_t adit_state_raw_hash(const struct adit_game_def *def, const adit_state *state);
/* The same of what is different in `to`, which is faster where little has changed: two states have
 * the same hash if they are equal, and as good as never if they are not. */
uint64_t adit_state_change_hash(const struct adit_game_def *def, const adit_state *from,
                                const adit_state *to);
/* Puts every pin that `viewer` does not know back into its pool. */
void adit_fields_forget(const adit_field_world *world, adit_state *state, int viewer);
/* Replaces every value that only another owner than `viewer` sees: cards by any that the viewer
 * sees nowhere, numbers by any in their range. Whether a card lies there stays, since a face-down
 * card is seen. */
void adit_fields_deal(const adit_field_world *world, adit_state *state, int viewer, adit_rng *rng);

/* Bytes of a state that are used with this many players. */
size_t adit_state_size(const struct adit_game_def *def, int players);
adit_seat *adit_seat_of(const struct adit_game_def *def, adit_state *state, int seat);

#endif
