/* fields_view.c - going through all fields: dumps, views, hashes, range checks.
 *
 * Everything here is one walk over rows, players and elements. What a seat may not see is
 * left out or shown as "in the pool", in views and in hashes alike, so two positions that
 * look the same to a seat also hash the same for it.
 */
#include <assert.h>
#include <endian.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "engine/model/fields_read.h"

/* ---- Blank rows ---- */

/* Whether all elements are 0. Most of a state is, and this looks at it far faster than element by
 * element. */
static bool is_blank(const adit_field *field, const unsigned char *at, int elements)
{
    size_t length = (size_t)elements * field->size;
    size_t i = 0;

    if (field->type == ADIT_FIELD_LIST || field->stride != 0) {
        return false;
    }
    for (; i + sizeof(uint64_t) <= length; i += sizeof(uint64_t)) {
        uint64_t eight;

        memcpy(&eight, at + i, sizeof eight);
        if (eight != 0) {
            return false;
        }
    }
    while (i < length && at[i] == 0) {
        i++;
    }
    return i == length;
}

/* ---- Visits ---- */

typedef struct {
    adit_field_look look; /* of the row that is being visited */
    int viewer;
    bool zeros, raw;
    adit_field_visit visit;
    void *context;
    char name[2 * ADIT_FIELD_NAME_MAX];
    size_t prefix; /* of name: everything before the element's own name; where that is known with
                      its field, only the player */
    char scratch[ADIT_FIELD_WORD_MAX];
} field_visitor;

static void write_prefix(field_visitor *visitor, int player)
{
    adit_buffer out = adit_buffer_on(visitor->name, sizeof visitor->name);
    const adit_field *field = visitor->look.field;

    if (field->per_player) {
        adit_buffer_add(&out, "player[");
        adit_buffer_add_number(&out, player + 1);
        adit_buffer_add(&out, "].");
    }
    if (visitor->look.row == NULL) {
        adit_buffer_add(&out, field->name);
        adit_buffer_add(&out, adit_field_is_single(field) ? "" : ".");
    }
    visitor->prefix = out.length;
}

/* The whole name of an element; NULL: it is a slot that no card uses. */
static const char *name_element(field_visitor *visitor, int element)
{
    const adit_field_look *look = &visitor->look;
    char scratch[ADIT_FIELD_NAME_MAX], *rest = visitor->name + visitor->prefix;

    if (look->row != NULL) {
        const adit_element_row *row = &look->row[element];

        return row->name == NULL || visitor->prefix == 0
                   ? row->name
                   : (memcpy(rest, row->name, row->length + 1), visitor->name);
    }
    if (!adit_field_is_single(look->field)) {
        const char *name = adit_element_name(look->world, look->field, element, scratch);

        if (name == NULL) {
            return NULL;
        }
        size_t length = strnlen(name, ADIT_FIELD_NAME_MAX - 1);
        memcpy(rest, name, length);
        rest[length] = '\0';
    }
    return visitor->name;
}

/* Whether values of the field are numbers, whatever they are. */
static bool is_plain(const adit_field_look *look)
{
    return look->field->type == ADIT_FIELD_INT && look->field->words == NULL && look->piece == NULL;
}

static void visit_element(field_visitor *visitor, const unsigned char *at, int player, int element)
{
    const adit_field_look *look = &visitor->look;
    const adit_field *field = look->field;
    int64_t value = adit_raw_get(field, at, element);
    const char *word = NULL;

    if (field->pin_first != 0) {
        value = adit_seen_value(look->world->def, look->state, field, player, element, value,
                                visitor->viewer);
    }
    if (look->piece != NULL && !visitor->raw) {
        word = adit_piece_seen(look, player, element, visitor->viewer);
    }
    /* A mod may add a parameter after the file was written: absent then means the default value,
     * so a zero has to be written. */
    if (value == 0 && word == NULL && !visitor->zeros && !field->is_seat &&
        !(visitor->raw && field->index == ADIT_INDEX_RULE &&
          adit_rule_is_added(look->world->def, element))) {
        return;
    }
    const char *name = name_element(visitor, element);
    if (name == NULL) {
        return;
    }
    if (word == NULL && !is_plain(look)) {
        word = adit_look_word(look, value, player, element, true, visitor->scratch);
    }
    visitor->visit(visitor->context, name, word == NULL, value + field->is_seat, word);
}

/* Whether elements that are 0 may be shown; what is seen of a 0 is always a 0. */
static bool may_show_zeros(const field_visitor *visitor)
{
    const adit_field *field = visitor->look.field;

    return visitor->zeros || field->is_seat || field->index == ADIT_INDEX_RULE ||
           (visitor->look.piece != NULL && !visitor->raw);
}

static void visit_row(field_visitor *visitor, const unsigned char *at, int player)
{
    const adit_field *field = visitor->look.field;
    const int elements = visitor->look.elements;
    const bool shows_zeros = may_show_zeros(visitor);
    const bool is_bytes = field->size == 1 && field->stride <= 1;

    if (!shows_zeros && is_blank(field, at, elements)) {
        return;
    }
    write_prefix(visitor, player);
    for (int element = 0; element < elements; element++) {
        if (shows_zeros || (is_bytes ? at[element] : adit_raw_get(field, at, element)) != 0) {
            visit_element(visitor, at, player, element);
        }
    }
}

static void visit_all(const adit_field_world *world, const adit_state *state, int viewer,
                      bool zeros, bool raw, adit_field_visit visit, void *context)
{
    field_visitor all, *visitor = &all; /* too large to be cleared */
    const adit_field_look *known = world->names != NULL ? world->names->row : NULL;
    adit_row_walk walk;

    all.viewer = viewer;
    all.zeros = zeros;
    all.raw = raw;
    all.visit = visit;
    all.context = context;
    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        const adit_field_look *look = known != NULL ? known++ : NULL;

        if (row->derived && !visitor->zeros) {
            continue; /* it follows from the others, so short lists leave it out */
        }
        adit_fields_look(&visitor->look, look, world, state, row);
        for (int player = 0; player < adit_field_owners(row, state); player++) {
            const unsigned char *at = adit_field_at(world->def, state, row, player);

            if (adit_field_is_seen(row, player, visitor->viewer)) {
                visit_row(visitor, at, player);
            }
        }
    }
}

adit_status adit_fields_visit(const adit_field_world *world, const adit_state *state, int viewer,
                              bool zeros, adit_field_visit visit, void *context)
{
    visit_all(world, state, viewer, zeros, false, visit, context);
    return ADIT_OK;
}

void adit_fields_visit_raw(const adit_field_world *world, const adit_state *state,
                           adit_field_visit visit, void *context)
{
    visit_all(world, state, -1, false, true, visit, context);
}

/* ---- Hashes ---- */

/* The bytes that are hashed; when they are full, their hash takes their place. */
typedef struct {
    size_t length;
    unsigned char byte[4096];
} hash_bytes;

static void hash_number(hash_bytes *bytes, uint64_t value, int size)
{
    if (bytes->length + 8 > sizeof bytes->byte) {
        uint64_t hash = XXH3_64bits(bytes->byte, bytes->length);

        bytes->length = 0;
        hash_number(bytes, hash, 8);
    }
    /* All eight bytes are written, and those that are not wanted are written over. */
    value = htole64(value);
    memcpy(bytes->byte + bytes->length, &value, sizeof value);
    bytes->length += (size_t)size;
}

static uint64_t hash_of_card(const adit_cards *cards, int64_t card)
{
    return card >= 0 && card < cards->count ? cards->card[card].id_hash : 0;
}

static void hash_list(hash_bytes *bytes, const adit_cards *cards, const unsigned char *at)
{
    adit_in_play list;

    memcpy(&list, at, sizeof list);
    hash_number(bytes, list.count, 2);
    for (int i = 0; i < list.count && i < ADIT_MAX_IN_PLAY; i++) {
        hash_number(bytes, hash_of_card(cards, list.card[i]), 8);
    }
}

/* What an element is called, for elements whose place in the array depends on which cards or mods
 * there are. Only those that are not 0 count, so a card that is not in the game changes nothing. */
static uint64_t hash_of_name(const adit_field_world *world, const adit_field *field, int element)
{
    char scratch[ADIT_FIELD_NAME_MAX];

    if (field->index == ADIT_INDEX_CARD) {
        return adit_card_at(world->cards, field->kind, element)->id_hash;
    }
    if (field->index == ADIT_INDEX_GOOD) {
        const char *full = world->def->goods[element].full;

        return XXH3_64bits(full, strlen(full));
    }
    const char *name = adit_slot_key(world->cards, field, element, scratch);
    return name != NULL ? XXH3_64bits(name, strlen(name)) : 0;
}

/* Goods of mods come after those of the game, and one that nobody has changes nothing. */
static bool is_of_a_mod(const adit_game_def *def, const adit_field *field, int element)
{
    return field->index == ADIT_INDEX_GOOD && def->goods[element].full != NULL;
}

/* Whether the elements lie in memory as they are hashed: plain numbers, one after the other. */
static bool is_hashed_as_it_lies(const adit_field *field, int viewer)
{
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && field->type != ADIT_FIELD_CARD &&
           field->index != ADIT_INDEX_CARD && field->index != ADIT_INDEX_SLOT &&
           field->index != ADIT_INDEX_GOOD && !adit_field_has_cards(field) &&
           (viewer < 0 || field->pin_first == 0) &&
           (field->stride == 0 || field->stride == field->size);
}

static void hash_elements(hash_bytes *bytes, const adit_field_look *look, int player, int viewer)
{
    const adit_field *field = look->field;
    const adit_game_def *def = look->world->def;
    const unsigned char *at = adit_field_at(def, look->state, field, player);
    bool is_sparse = field->index == ADIT_INDEX_CARD || field->index == ADIT_INDEX_SLOT;
    int elements = is_sparse && is_blank(field, at, look->elements) ? 0 : look->elements;
    const size_t plain = (size_t)elements * field->size;
    uint64_t used = 0;

    if (bytes->length + plain + 8 <= sizeof bytes->byte && is_hashed_as_it_lies(field, viewer)) {
        memcpy(bytes->byte + bytes->length, at, plain);
        bytes->length += plain;
        return;
    }
    for (int element = 0; element < elements; element++) {
        const bool by_name = is_sparse || is_of_a_mod(def, field, element);
        int64_t value = adit_raw_get(field, at, element);

        value = adit_seen_value(def, look->state, field, player, element, value, viewer);
        if (by_name && value == 0) {
            continue;
        }
        const adit_card *card =
            adit_field_has_cards(field) ? adit_field_card(look->world->cards, field, value) : NULL;
        if (by_name) {
            used++;
            hash_number(bytes, hash_of_name(look->world, field, element), 8);
        }
        if (field->type == ADIT_FIELD_CARD) {
            hash_number(bytes, hash_of_card(look->world->cards, value - 1), 8);
        } else if (card != NULL) {
            hash_number(bytes, card->id_hash, 8);
        } else {
            hash_number(bytes, (uint64_t)value, field->size);
        }
    }
    if (is_sparse && (field->only_with == 0 || look->elements > 0)) {
        hash_number(bytes, used, 2);
    }
}

uint64_t adit_fields_hash(const adit_field_world *world, const adit_state *state, int viewer)
{
    const adit_field_look *known = world->names != NULL ? world->names->row : NULL;
    hash_bytes bytes;
    adit_row_walk walk;

    bytes.length = 0;
    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        const int elements = known != NULL ? known++->elements : adit_row_length(world, row);

        if (row->derived) {
            continue;
        }
        const adit_field_look look = {
            .world = world, .state = state, .field = row, .elements = elements};
        for (int player = 0; player < adit_field_owners(row, state); player++) {
            if (!adit_field_is_seen(row, player, viewer)) {
                continue;
            }
            if (row->type == ADIT_FIELD_LIST) {
                hash_list(&bytes, world->cards, adit_field_at(world->def, state, row, player));
            } else {
                hash_elements(&bytes, &look, player, viewer);
            }
        }
    }
    return XXH3_64bits(bytes.byte, bytes.length);
}

uint64_t adit_state_raw_hash(const adit_game_def *def, const adit_state *state)
{
    return XXH3_64bits(state, adit_state_size(def, state->players));
}

uint64_t adit_state_change_hash(const adit_game_def *def, const adit_state *from,
                                const adit_state *to)
{
    enum { BLOCK = 64 };
    const unsigned char *old = (const unsigned char *)from, *now = (const unsigned char *)to;
    const size_t size = adit_state_size(def, to->players);
    uint64_t hash = 0;
    size_t at = 0;

    for (; at + BLOCK <= size; at += BLOCK) {
        if (memcmp(old + at, now + at, BLOCK) != 0) {
            hash = XXH3_64bits_withSeed(now + at, BLOCK, hash + at);
        }
    }
    return XXH3_64bits_withSeed(now + at, size - at, hash);
}

/* ---- Checks ---- */

static adit_status check_list(const adit_field_look *look, const unsigned char *at,
                              const char *name, adit_err *err)
{
    adit_in_play list;

    memcpy(&list, at, sizeof list);
    if (list.count > ADIT_MAX_IN_PLAY) {
        return adit_fail(err, ADIT_INPUT, "%s: has %d cards; the limit is %d", name, list.count,
                         ADIT_MAX_IN_PLAY);
    }
    for (int i = 0; i < list.count; i++) {
        if (list.card[i] >= look->world->cards->count) {
            return adit_fail(err, ADIT_INPUT, "%s: there is no card number %d", name, list.card[i]);
        }
        for (int j = 0; j < i; j++) {
            if (list.card[j] == list.card[i]) {
                return adit_fail(err, ADIT_INPUT, "%s: '%s' is listed twice", name,
                                 look->world->cards->card[list.card[i]].id);
            }
        }
    }
    return ADIT_OK;
}

/* Whether all elements lie between 0 and `max`, which is less than 128, eight at a time. */
static bool are_bytes_up_to(const unsigned char *at, int count, int max)
{
    const uint64_t each = UINT64_C(0x0101010101010101), high = each << 7;
    const uint64_t more = each * (uint64_t)(127 - max);
    uint64_t beyond = 0, eight = 0;
    int i = 0;

    for (; i + 8 <= count; i += 8) {
        memcpy(&eight, at + i, sizeof eight);
        beyond |= eight | (eight + more);
    }
    eight = 0;
    memcpy(&eight, at + i, (size_t)(count - i));
    return ((beyond | eight | (eight + more)) & high) == 0;
}

/* Whether the row is seen to be in range at a glance. If not, each element is looked at. */
static bool is_in_range(const adit_field_look *look, const unsigned char *at)
{
    const adit_field *field = look->field;

    if (look->row == NULL || !look->is_even || look->elements == 0 || field->is_seat ||
        field->type != ADIT_FIELD_INT || look->spot_count > 0) {
        return false;
    }
    const int64_t min = look->row->min, max = look->row->max;
    if (field->size == 1 && min == 0 && max < 128 && field->stride <= 1) {
        return are_bytes_up_to(at, look->elements, (int)max);
    }
    for (int element = 0; element < look->elements; element++) {
        const int64_t value = adit_raw_get(field, at, element);

        if (value < min || value > max) {
            return false;
        }
    }
    return true;
}

static adit_status check_element(const adit_field_look *look, const unsigned char *at, int player,
                                 int element, adit_err *err)
{
    const adit_field *field = look->field;
    char name[ADIT_FIELD_NAME_MAX];
    adit_buffer out = adit_buffer_on(name, sizeof name);
    int64_t value = adit_raw_get(field, at, element);
    int64_t min, max;

    if (value == 0 && field->index == ADIT_INDEX_SLOT) {
        return ADIT_OK; /* whose slot it is takes long to find out */
    }
    if (field->type == ADIT_FIELD_LIST) {
        adit_field_name(look->world, field, player, element, &out);
        return check_list(look, at, name, err);
    }
    if (look->row != NULL && !field->is_seat) {
        min = look->row[element].min;
        max = look->row[element].max;
    } else {
        adit_element_range(look->world, look->state, field, element, &min, &max);
    }
    const int owner = look->spot_count > 0 ? adit_absent_owner(look, look->state, value) : 0;
    if (value >= min && value <= max && owner == 0) {
        return ADIT_OK;
    }
    adit_field_name(look->world, field, player, element, &out);
    if (owner != 0) {
        return adit_fail(err, ADIT_INPUT, "%s: its place belongs to player %d; the match has %d",
                         name, owner, look->state->players);
    }
    return adit_fail(err, ADIT_INPUT, "%s: %lld is out of range; expected %lld to %lld", name,
                     (long long)value + field->is_seat, (long long)min + field->is_seat,
                     (long long)max + field->is_seat);
}

/* Whether 0 is possible for every element of the row, without looking at each. */
static bool may_be_blank(const adit_field *field)
{
    return field->min <= 0 && field->index != ADIT_INDEX_RULE && !adit_field_has_cards(field);
}

static adit_status check_row(const adit_field_look *look, adit_err *err)
{
    const adit_field *row = look->field;
    const bool blank_is_right = may_be_blank(row);

    for (int player = 0; player < adit_field_owners(row, look->state); player++) {
        const unsigned char *at = adit_field_at(look->world->def, look->state, row, player);

        if ((blank_is_right && is_blank(row, at, look->elements)) || is_in_range(look, at)) {
            continue;
        }
        for (int element = 0; element < look->elements; element++) {
            ADIT_TRY(check_element(look, at, player, element, err));
        }
    }
    return ADIT_OK;
}

static adit_status check_rows(const adit_field_world *world, const adit_state *state,
                              bool only_derived, adit_err *err)
{
    const adit_game_info *info = &world->def->info;
    const adit_field_look *known = world->names != NULL ? world->names->row : NULL;
    adit_row_walk walk;

    /* First of all: the number of players says how far the state reaches. */
    if (state->players < info->min_players || state->players > info->max_players) {
        return adit_fail(err, ADIT_INPUT, "players: %d is out of range; expected %d to %d",
                         state->players, info->min_players, info->max_players);
    }
    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        adit_field_look look;

        adit_fields_look(&look, known != NULL ? known++ : NULL, world, state, row);
        if (row->derived || !only_derived) {
            ADIT_TRY(check_row(&look, err));
        }
    }
    return ADIT_OK;
}

adit_status adit_fields_check(const adit_field_world *world, const adit_state *state, adit_err *err)
{
    return check_rows(world, state, false, err);
}

adit_status adit_fields_check_derived(const adit_field_world *world, const adit_state *state,
                                      adit_err *err)
{
    const adit_status status = check_rows(world, state, true, err);

    assert(status != ADIT_OK || check_rows(world, state, false, NULL) == ADIT_OK);
    return status;
}
