/* fields.c - the rows that every state has, and how an element is named and read.
 *
 * A field is found by offset and size, so reading one is a load; names and words are put
 * together from the tables of the game and the ids of its cards when somebody wants them.
 */
#include "engine/model/fields.h"

#include <assert.h>

#include "engine/base/assert.h"
#include "engine/model/fields_internal.h"

#define ADIT_TABLE_STRUCT adit_state
#define ADIT_PLAYER_STRUCT adit_seat
#include "engine/model/field_rows.h"

/* "none", and room for the cards. */
static const char *const identity_words[ADIT_MAX_CARDS_OF_KIND + 2] = {"none"};

/* clang-format off */
const adit_field adit_common_fields[] = {
    {ADIT_TABLE_ARRAY("rng.key", rng.key), .seen = ADIT_SEEN_BY_NONE,
     .text = "The key of the random number generator, derived from the seed."},
    {ADIT_TABLE_ARRAY("rng.counter", rng.counter), .seen = ADIT_SEEN_BY_NONE,
     .text = "How many numbers have been drawn from each random stream."},
    {ADIT_TABLE_ARRAY("rule", rule), .index = ADIT_INDEX_RULE, .is_signed = true,
     .text = "The rule parameters of this match."},
    {ADIT_TABLE_ARRAY("counter", counter), .index = ADIT_INDEX_SLOT,
     .is_signed = true, .text = "Counters of the cards on the table, and of mods."},
    {.name = "in_play", .type = ADIT_FIELD_LIST, .offset = offsetof(adit_state, in_play), .size = 2,
     .count = 1, .text = "Cards on the table, in the order in which they came into play."},
    {ADIT_TABLE_ONE("turn", turn), .text = "Number of finished turns of all players."},
    {ADIT_TABLE_ONE("players", players), .min = 1, .max = ADIT_MAX_SEATS,
     .text = "Number of players; it cannot be changed."},
    {ADIT_TABLE_ONE("active", active), .is_seat = true, .text = "The player whose turn it is, from 1."},
    {ADIT_TABLE_ONE("over", is_over), .max = 1, .text = "1 when the game is over."},
    {ADIT_TABLE_ONE("no_anytime", no_anytime), .max = 255,
     .text = "Players who are offered no exchanges: 1 for the first, 2, 4 and so on, added up."},
    {ADIT_TABLE_ONE("opening", opening), .max = ADIT_MAX_SEATS + 1, .only_with = ADIT_WITH_OPENING,
     .text = "What comes before the first turn: 1 while identities are chosen, then the setup "
             "effects of one player after the other; 0 when it is over."},
    {ADIT_PLAYER_ARRAY("goods", goods.have), .index = ADIT_INDEX_GOOD,
     .is_signed = true, .can_put = true, .text = "The player's goods."},
    {ADIT_PLAYER_ARRAY("counter", counter), .index = ADIT_INDEX_SLOT,
     .is_signed = true, .text = "Counters of the player's cards, and of mods."},
    {.name = "in_play", .type = ADIT_FIELD_LIST, .offset = offsetof(adit_seat, in_play), .size = 2,
     .count = 1, .per_player = true,
     .text = "The player's cards, in the order in which they came into play."},
    {ADIT_PLAYER_ONE("identity", identity),
     ADIT_FIELD_WORD_OR_CARD(identity_words, 1, ADIT_KIND_IDENTITY),
     ADIT_FIELD_ONLY_WITH(ADIT_KIND_IDENTITY), .is_unique = true,
     .text = "Who the player is: a card of kind identity."},
    {ADIT_PLAYER_BY_CARD("step", track, ADIT_KIND_TRACK), ADIT_FIELD_ONLY_WITH(ADIT_KIND_TRACK),
     .can_put = true, .text = "The step on which the player's marker stands, for each track."},
    {.name = NULL}};
/* clang-format on */

const adit_field *adit_field_row(const adit_game_def *def, int n)
{
    adit_row_walk walk;
    const adit_field *row = adit_row_first(&walk, def);

    for (int i = 0; i < n && row != NULL; i++) {
        row = adit_row_next(&walk);
    }
    return n < 0 ? NULL : row;
}

bool adit_field_is_single(const adit_field *field)
{
    return field->index == ADIT_INDEX_NUMBER && field->count <= 1;
}

static int at_most(int n, const adit_field *field)
{
    return n < field->count ? n : field->count;
}

/* Slots are given out from 0, so the highest one in use says how many there are. */
static int slot_count(const adit_cards *cards)
{
    int count = 0;

    for (int card = 0; card < cards->count; card++) {
        for (int i = 0; i < cards->card[card].counter_count; i++) {
            int slot = cards->card[card].counter[i].slot;

            count = slot >= count ? slot + 1 : count;
        }
    }
    for (int i = 0; i < cards->counter_count; i++) {
        int slot = cards->counter[i].counter.slot;

        count = slot >= count ? slot + 1 : count;
    }
    return count;
}

static bool has_what_it_needs(const adit_cards *cards, const adit_field *field)
{
    return field->only_with == ADIT_WITH_OPENING
               ? cards->has_opening
               : adit_kind_card_count(cards, field->only_with - 1) > 0;
}

int adit_field_elements(const adit_field_world *world, const adit_field *field)
{
    if (field->only_with != 0 && !has_what_it_needs(world->cards, field)) {
        return 0;
    }
    switch (field->index) {
    case ADIT_INDEX_NUMBER:
    case ADIT_INDEX_LABEL:
        return field->count > 1 ? field->count : 1;
    case ADIT_INDEX_GOOD:
        return at_most(adit_good_count(world->def->goods), field);
    case ADIT_INDEX_CARD:
        return at_most(adit_kind_card_count(world->cards, field->kind), field);
    case ADIT_INDEX_RULE:
        return at_most(adit_rule_count(world->def, world->cards), field);
    case ADIT_INDEX_SLOT:
        return at_most(slot_count(world->cards), field);
    }
    ADIT_UNREACHABLE();
    return 0;
}

int adit_row_length(const adit_field_world *world, const adit_field *field)
{
    return field->index == ADIT_INDEX_SLOT ? field->count : adit_field_elements(world, field);
}

/* The counter that uses a slot; a counter of a mod has no card. */
typedef struct {
    const adit_counter *counter;
    const adit_card *card;
    const adit_mod_counter *of_mod;
} slot_owner;

/* Whose slot it is. A counter of a mod lies on the table or with each player, so two of them can
 * have the same number. */
static bool find_owner(const adit_cards *cards, const adit_field *field, int slot, slot_owner *out)
{
    for (int i = 0; i < cards->counter_count; i++) {
        const adit_mod_counter *row = &cards->counter[i];

        if (row->counter.slot == slot && row->is_common == !field->per_player) {
            *out = (slot_owner){.counter = &row->counter, .of_mod = row};
            return true;
        }
    }
    for (int i = 0; i < cards->count; i++) {
        for (int k = 0; k < cards->card[i].counter_count; k++) {
            if (cards->card[i].counter[k].slot == slot) {
                *out = (slot_owner){.counter = &cards->card[i].counter[k], .card = &cards->card[i]};
                return true;
            }
        }
    }
    return false;
}

static const char *name_slot(const adit_cards *cards, const adit_field *field, int slot,
                             bool by_key, char *scratch)
{
    adit_buffer out = adit_buffer_on(scratch, ADIT_FIELD_NAME_MAX);
    slot_owner owner;

    if (!find_owner(cards, field, slot, &owner)) {
        return NULL;
    }
    if (owner.of_mod != NULL) {
        return owner.of_mod->id;
    }
    adit_buffer_add(&out, by_key ? adit_card_key(owner.card) : owner.card->id);
    adit_buffer_add(&out, ".");
    adit_buffer_add(&out, owner.counter->name);
    return scratch;
}

const char *adit_slot_key(const adit_cards *cards, const adit_field *field, int slot, char *scratch)
{
    return name_slot(cards, field, slot, true, scratch);
}

const char *adit_element_name(const adit_field_world *world, const adit_field *field, int element,
                              char *scratch)
{
    switch (field->index) {
    case ADIT_INDEX_NUMBER: {
        adit_buffer out = adit_buffer_on(scratch, ADIT_FIELD_NAME_MAX);

        adit_buffer_add_number(&out, element + 1);
        return scratch;
    }
    case ADIT_INDEX_GOOD:
        return world->def->goods[element].name;
    case ADIT_INDEX_CARD:
        return adit_card_at(world->cards, field->kind, element)->id;
    case ADIT_INDEX_LABEL:
        return field->labels[element];
    case ADIT_INDEX_RULE:
        return adit_rule_at(world->def, world->cards, element)->name;
    case ADIT_INDEX_SLOT:
        return name_slot(world->cards, field, element, false, scratch);
    }
    ADIT_UNREACHABLE();
    return NULL;
}

bool adit_element_is_elsewhere(const adit_field_world *world, const adit_field *field,
                               const char *element)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        const bool is_twin =
            row->per_player != field->per_player && strcmp(row->name, field->name) == 0;

        for (int i = 0, count = is_twin ? adit_row_length(world, row) : 0; i < count; i++) {
            char scratch[ADIT_FIELD_NAME_MAX];
            const char *name = adit_element_name(world, row, i, scratch);

            if (name != NULL && strcmp(name, element) == 0) {
                return true;
            }
        }
    }
    return false;
}

void adit_field_name(const adit_field_world *world, const adit_field *field, int player,
                     int element, adit_buffer *out)
{
    char scratch[ADIT_FIELD_NAME_MAX];

    if (field->per_player) {
        adit_buffer_add(out, "player[");
        adit_buffer_add_number(out, player + 1);
        adit_buffer_add(out, "].");
    }
    adit_buffer_add(out, field->name);
    if (!adit_field_is_single(field)) {
        const char *name = adit_element_name(world, field, element, scratch);

        adit_buffer_add(out, ".");
        adit_buffer_add(out, name != NULL ? name : "?");
    }
}

int64_t adit_field_get(const adit_game_def *def, const adit_state *state, const adit_field *field,
                       int player, int element)
{
    int64_t value = adit_raw_get(field, adit_field_at(def, state, field, player), element);

    return field->is_seat ? value + 1 : value;
}

/* The first row of this name that holds pieces. */
static const adit_field *piece_row(const adit_game_def *def, const char *name)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, def); row != NULL;
         row = adit_row_next(&walk)) {
        if (row->index == ADIT_INDEX_CARD && row->words != NULL && strcmp(row->name, name) == 0) {
            return row;
        }
    }
    return NULL;
}

void adit_field_look_at(adit_field_look *look, const adit_field_world *world,
                        const adit_state *state, const adit_field *field)
{
    *look = (adit_field_look){
        .world = world, .state = state, .field = field, .elements = adit_row_length(world, field)};
    if (field->spot_of != NULL) {
        look->piece = piece_row(world->def, field->spot_of);
    }
    if (field->index != ADIT_INDEX_CARD || field->words == NULL) {
        return;
    }
    adit_row_walk walk;
    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        if (row->spot_of != NULL && strcmp(row->spot_of, field->name) == 0 &&
            look->spot_count < ADIT_MAX_SPOT_ROWS) {
            look->spot[look->spot_count++] = row;
        }
    }
}

void adit_fields_look(adit_field_look *look, const adit_field_look *known,
                      const adit_field_world *world, const adit_state *state,
                      const adit_field *field)
{
    if (known == NULL) {
        adit_field_look_at(look, world, state, field);
        return;
    }
    assert(known->field == field);
    *look = *known;
    look->state = state;
}

int adit_spot_place(const adit_field *spot, int player, int element)
{
    int count = spot->count > 1 ? spot->count : 1;

    return spot->spot_base + player * count + element;
}

const adit_field *adit_spot_of_place(const adit_field_look *look, int64_t place, int *player,
                                     int *element)
{
    for (int i = 0; i < look->spot_count; i++) {
        const adit_field *spot = look->spot[i];
        int count = spot->count > 1 ? spot->count : 1;
        int owners = spot->per_player ? look->world->def->info.max_players : 1;

        if (place >= spot->spot_base && place < spot->spot_base + owners * count) {
            *player = (int)(place - spot->spot_base) / count;
            *element = (int)(place - spot->spot_base) % count;
            return spot;
        }
    }
    return NULL;
}

int adit_absent_owner(const adit_field_look *look, const adit_state *state, int64_t value)
{
    int player, element;
    const adit_field *spot = adit_spot_of_place(look, value, &player, &element);

    return spot != NULL && spot->per_player && player >= state->players ? player + 1 : 0;
}

int adit_piece_at(const adit_field_look *look, const adit_field *piece, int place)
{
    const unsigned char *at = adit_field_at(look->world->def, look->state, piece, 0);
    int elements = adit_field_elements(look->world, piece);

    if (piece->size == 1) {
        const unsigned char *found = memchr(at, place, (size_t)elements);

        return found != NULL ? (int)(found - at) : -1;
    }
    for (int element = 0; element < elements; element++) {
        if (adit_raw_get(piece, at, element) == place) {
            return element;
        }
    }
    return -1;
}

static const char *list_words(const adit_field_look *look, int player, char *scratch)
{
    const unsigned char *at = adit_field_at(look->world->def, look->state, look->field, player);
    adit_buffer out = adit_buffer_on(scratch, ADIT_FIELD_WORD_MAX);
    adit_in_play list;

    memcpy(&list, at, sizeof list);
    if (list.count == 0) {
        return "none";
    }
    for (int i = 0; i < list.count && i < ADIT_MAX_IN_PLAY; i++) {
        const adit_cards *cards = look->world->cards;

        adit_buffer_add(&out, i > 0 ? " " : "");
        adit_buffer_add(&out, list.card[i] < cards->count ? cards->card[list.card[i]].id : "?");
    }
    return scratch;
}

static const char *card_word(const adit_cards *cards, int64_t value)
{
    if (value == 0) {
        return "none";
    }
    return value > 0 && value <= cards->count ? cards->card[value - 1].id : NULL;
}

/* The card that a value stands for; NULL if it stands for none. */
const adit_card *adit_field_card(const adit_cards *cards, const adit_field *field, int64_t value)
{
    const int kind = adit_field_value_kind(field);
    int64_t number = value - field->cards_from;

    return adit_field_has_cards(field) && number >= 0 && number < adit_kind_card_count(cards, kind)
               ? adit_card_at(cards, kind, (int)number)
               : NULL;
}

const char *adit_look_word(const adit_field_look *look, int64_t value, int player, int element,
                           bool raw, char *scratch)
{
    const adit_field *field = look->field;
    int spot_player, spot_element;

    if (field->type == ADIT_FIELD_LIST) {
        return list_words(look, player, scratch);
    }
    if (field->type == ADIT_FIELD_CARD) {
        return card_word(look->world->cards, value);
    }
    if (look->piece != NULL && !raw) {
        int piece = adit_piece_at(look, look->piece, adit_spot_place(field, player, element));

        if (piece >= 0) {
            return adit_card_at(look->world->cards, look->piece->kind, piece)->id;
        }
    }
    if (field->words == NULL || value < 0 || value > field->max) {
        return NULL;
    }
    if (field->words[value] != NULL) {
        return field->words[value];
    }
    const adit_card *card = adit_field_card(look->world->cards, field, value);
    if (card != NULL) {
        return card->id;
    }
    const adit_field *spot = adit_spot_of_place(look, value, &spot_player, &spot_element);
    if (spot == NULL) {
        return NULL;
    }
    adit_buffer out = adit_buffer_on(scratch, ADIT_FIELD_WORD_MAX);
    adit_field_name(look->world, spot, spot_player, spot_element, &out);
    return scratch;
}

bool adit_field_word(const adit_field_world *world, const adit_state *state,
                     const adit_field *field, int64_t value, int player, int element,
                     adit_buffer *out)
{
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_field_look look;

    adit_field_look_at(&look, world, state, field);
    const char *word = adit_look_word(&look, value, player, element, false, scratch);
    if (word == NULL) {
        return false;
    }
    adit_buffer_add(out, word);
    return true;
}

static void range_by_index(const adit_field_world *world, const adit_field *field, int element,
                           int64_t *min, int64_t *max)
{
    slot_owner owner;

    if (field->index == ADIT_INDEX_GOOD) {
        *min = 0;
        *max = world->def->goods[element].limit;
    } else if (field->index == ADIT_INDEX_RULE) {
        const adit_rule_row *rule = adit_rule_at(world->def, world->cards, element);

        *min = rule->min;
        *max = rule->max;
    } else if (field->index == ADIT_INDEX_SLOT) {
        bool has_owner = find_owner(world->cards, field, element, &owner);

        *min = 0;
        *max = has_owner ? owner.counter->max : 0;
    } else if (field->index == ADIT_INDEX_CARD && field->kind == ADIT_KIND_TRACK) {
        *max = world->cards->track[element].steps;
    }
}

void adit_static_range(const adit_field_world *world, const adit_field *field, int element,
                       int64_t *min, int64_t *max)
{
    int bits = field->size * 8;

    if (field->type == ADIT_FIELD_CARD) {
        *min = 0;
        *max = world->cards->count;
        return;
    }
    *min = field->min;
    *max = field->max;
    if (adit_field_has_cards(field)) {
        int64_t last = field->cards_from +
                       adit_kind_card_count(world->cards, adit_field_value_kind(field)) - 1;

        *max = last < *max ? last : *max;
    }
    if (field->min != 0 || field->max != 0) {
        return;
    }
    *min = field->is_signed ? -(INT64_C(1) << (bits - 1)) : 0;
    *max = (INT64_C(1) << (field->is_signed ? bits - 1 : bits)) - 1;
    range_by_index(world, field, element, min, max);
}

void adit_element_range(const adit_field_world *world, const adit_state *state,
                        const adit_field *field, int element, int64_t *min, int64_t *max)
{
    if (field->is_seat) {
        *min = 0;
        *max = state->players > 0 ? state->players - 1 : 0;
        return;
    }
    adit_static_range(world, field, element, min, max);
}

bool adit_field_is_seen(const adit_field *field, int player, int viewer)
{
    return viewer < 0 || field->seen == ADIT_SEEN_BY_ALL ||
           (field->seen == ADIT_SEEN_BY_OWNER && field->per_player && player == viewer);
}

int64_t adit_seen_value(const adit_game_def *def, const adit_state *state, const adit_field *field,
                        int player, int element, int64_t value, int viewer)
{
    if (viewer < 0 || field->pin_first == 0 || value < field->pin_first ||
        (field->pin_end != 0 && value >= field->pin_end)) {
        return value;
    }
    adit_field known = {.per_player = field->per_player, .offset = field->known_offset};

    return adit_field_at(def, state, &known, player)[element] >> viewer & 1 ? value
                                                                            : field->pin_pool;
}

const char *adit_piece_seen(const adit_field_look *look, int player, int element, int viewer)
{
    const adit_field *piece = look->piece;
    int place = adit_spot_place(look->field, player, element);
    int lies = adit_piece_at(look, piece, place);

    if (lies < 0 ||
        adit_seen_value(look->world->def, look->state, piece, 0, lies, place, viewer) != place) {
        return NULL;
    }
    return adit_card_at(look->world->cards, piece->kind, lies)->id;
}

size_t adit_state_size(const adit_game_def *def, int players)
{
    return def->players_offset + (size_t)players * def->player_size;
}

adit_seat *adit_seat_of(const adit_game_def *def, adit_state *state, int seat)
{
    assert(seat >= 0 && seat < ADIT_MAX_SEATS);
    return (adit_seat *)((unsigned char *)state + def->players_offset +
                         (size_t)seat * def->player_size);
}
