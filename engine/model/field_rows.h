/* field_rows.h - short ways to write the rows of a game's table of fields.
 *
 * Only tables/fields.c of a game includes this. It says first what its structs are called:
 *
 *     #define ADIT_TABLE_STRUCT cvc_state
 *     #define ADIT_PLAYER_STRUCT cvc_player
 *     #include "engine/model/field_rows.h"
 *
 *     const adit_field cvc_fields[] = {
 *         {ADIT_TABLE_ONE("phase", phase), ADIT_FIELD_WORDS(phases), .text = "what comes next"},
 *         {ADIT_PLAYER_ARRAY("wall", wall), ADIT_FIELD_LABELS(slots), .max = 1, .text = "..."},
 *         {.name = NULL},
 *     };
 *
 * A row begins with where the field is (first group below), then says what its values mean
 * (second group); everything else is a member of adit_field. Sizes and counts come from the
 * structs and lists themselves, so that they cannot disagree with them.
 */
#ifndef ADIT_MODEL_FIELD_ROWS_H
#define ADIT_MODEL_FIELD_ROWS_H

#include <stddef.h>

#include "engine/model/fields.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */

/* ---- Where a field is ---- */

#define ADIT_TABLE_OFFSET(member) (uint16_t) offsetof(ADIT_TABLE_STRUCT, member)
#define ADIT_PLAYER_OFFSET(member) (uint16_t) offsetof(ADIT_PLAYER_STRUCT, member)
#define ADIT_TABLE_SIZE(member) sizeof(((ADIT_TABLE_STRUCT *)0)->member)
#define ADIT_PLAYER_SIZE(member) sizeof(((ADIT_PLAYER_STRUCT *)0)->member)

/* One number, word or card: of the table, of each player. */
#define ADIT_TABLE_ONE(field_name, member)                                                         \
    .name = field_name, .size = ADIT_TABLE_SIZE(member), .offset = ADIT_TABLE_OFFSET(member),      \
    .count = 1
#define ADIT_PLAYER_ONE(field_name, member)                                                        \
    .name = field_name, .size = ADIT_PLAYER_SIZE(member), .per_player = true,                      \
    .offset = ADIT_PLAYER_OFFSET(member), .count = 1

/* `n` elements, of which `first` is the first: MANY("pool", pool[1], 3). */
#define ADIT_TABLE_MANY(field_name, first, n)                                                      \
    .name = field_name, .size = ADIT_TABLE_SIZE(first), .offset = ADIT_TABLE_OFFSET(first),        \
    .count = (n)
#define ADIT_PLAYER_MANY(field_name, first, n)                                                     \
    .name = field_name, .size = ADIT_PLAYER_SIZE(first), .per_player = true,                       \
    .offset = ADIT_PLAYER_OFFSET(first), .count = (n)

/* All elements of an array. */
#define ADIT_TABLE_ARRAY(field_name, array)                                                        \
    ADIT_TABLE_MANY(field_name, array[0], ADIT_TABLE_SIZE(array) / ADIT_TABLE_SIZE(array[0]))
#define ADIT_PLAYER_ARRAY(field_name, array)                                                       \
    ADIT_PLAYER_MANY(field_name, array[0], ADIT_PLAYER_SIZE(array) / ADIT_PLAYER_SIZE(array[0]))

/* All elements of an array that has one for each card of a kind, by its number among them. */
#define ADIT_TABLE_BY_CARD(field_name, array, kind_of_card)                                        \
    ADIT_TABLE_ARRAY(field_name, array), .index = ADIT_INDEX_CARD, .kind = (kind_of_card)
#define ADIT_PLAYER_BY_CARD(field_name, array, kind_of_card)                                       \
    ADIT_PLAYER_ARRAY(field_name, array), .index = ADIT_INDEX_CARD, .kind = (kind_of_card)

/* One column of a table of `columns` bytes a row, by card or by label: the elements lie that far
 * apart. `first` is the first of them. */
#define ADIT_TABLE_COLUMN(field_name, first, n, columns)                                           \
    ADIT_TABLE_MANY(field_name, first, n), .stride = (columns)
#define ADIT_PLAYER_COLUMN(field_name, first, n, columns)                                          \
    ADIT_PLAYER_MANY(field_name, first, n), .stride = (columns)

/* ---- What its values mean ---- */

/* Words from 0 on; the list ends with NULL. Where its length is not known here, `n` says it. */
#define ADIT_FIELD_WORDS(list) ADIT_FIELD_N_WORDS(list, sizeof(list) / sizeof((list)[0]) - 1)
#define ADIT_FIELD_N_WORDS(list, n) .words = (list), .max = (int32_t)(n)-1

/* The names of the elements. */
#define ADIT_FIELD_LABELS(list) .index = ADIT_INDEX_LABEL, .labels = (list)

/* A card + 1 of any kind, or 0: none. The unique one lies in a single element of all fields. */
#define ADIT_FIELD_ANY_CARD .type = ADIT_FIELD_CARD, .max = ADIT_MAX_CARDS
#define ADIT_FIELD_UNIQUE_CARD ADIT_FIELD_ANY_CARD, .is_unique = true

/* The same for cards that only their owner sees, of one kind; element i has those whose fact is i,
 * and lies open once bit i of `bits` of the player is set. */
#define ADIT_FIELD_SECRET_CARD(kind_of_card, fact, bits)                                           \
    ADIT_FIELD_UNIQUE_CARD, .seen = ADIT_SEEN_BY_OWNER, .value_kind = (kind_of_card) + 1,          \
                            .sorted_by = (fact) + 1, .open_bits = ADIT_PLAYER_OFFSET(bits)

/* The number of a card among those of its kind. OR_WORD: the first values are the words of the
 * list (mostly only "none"), which has room for the cards after them. */
#define ADIT_FIELD_KIND_NUMBER(list, kind_of_card)                                                 \
    ADIT_FIELD_WORDS(list), .is_kind_number = true, .kind = (kind_of_card)
#define ADIT_FIELD_WORD_OR_CARD(list, first_card, kind_of_card)                                    \
    ADIT_FIELD_WORDS(list), .cards_from = (first_card), .kind = (kind_of_card)

/* The same where the elements are cards already, of another kind. */
#define ADIT_FIELD_WORD_OR_OTHER_CARD(list, first_card, kind_of_card)                              \
    ADIT_FIELD_WORDS(list), .cards_from = (first_card), .value_kind = (kind_of_card) + 1

/* A seat, from 0 in the state and from 1 wherever it is written. */
#define ADIT_FIELD_SEAT(seats) .is_seat = true, .max = (seats)-1

/* For fields that only mods can use: the row is empty unless a card of the kind is loaded. */
#define ADIT_FIELD_ONLY_WITH(kind_of_card) .only_with = (kind_of_card) + 1

/* 0 or 1; a bit set of `n` things. */
#define ADIT_FIELD_FLAG .max = 1
#define ADIT_FIELD_BITS(n) .max = (int32_t)(((uint32_t)1 << (n)) - 1)

/* Places from `first` on are pins: who is not in the mask `known` sees `pool` instead. */
#define ADIT_FIELD_PINS(first, pool, known)                                                        \
    .pin_first = (first), .pin_pool = (pool), .known_offset = ADIT_TABLE_OFFSET(known)
#define ADIT_FIELD_PINS_UP_TO(first, end, pool, known)                                             \
    ADIT_FIELD_PINS(first, pool, known), .pin_end = (end)
/* The mask itself: which of the seats know where each card is pinned. */
#define ADIT_TABLE_KNOWN(field_name, array, kind_of_card, seats)                                   \
    ADIT_TABLE_BY_CARD(field_name, array, kind_of_card), ADIT_FIELD_BITS(seats),                   \
        .seen = ADIT_SEEN_BY_NONE

/* NOLINTEND(bugprone-macro-parentheses) */

#endif
