/* fields_set.c - finding an element by its name and giving it a value from text.
 *
 * Scenarios, examples and saved positions come through here, so every refusal names the
 * field, the value, and what would have been right. Saves list elements in table order: a
 * lookup starts where the last one ended.
 */
#include <string.h>

#include "engine/base/names.h"
#include "engine/base/parse.h"
#include "engine/model/fields_internal.h"

/* ---- Finding the element ---- */

typedef struct {
    const adit_game_def *def;
    bool per_player;
} row_names;

static const char *row_name(const void *context, int n)
{
    const row_names *names = context;
    const adit_field *row = adit_field_row(names->def, n);

    return row != NULL && row->per_player == names->per_player ? row->name : NULL;
}

/* Whether `text` begins with the row's name and a dot, or is the name. */
static bool begins_with_row(const adit_field *row, const char *text, bool per_player)
{
    const char *name = row->name;
    size_t length = 0;

    /* Most rows differ in their first letters, so this is faster than measuring the name. */
    while (name[length] != '\0' && name[length] == text[length]) {
        length++;
    }
    return name[length] == '\0' && (text[length] == '\0' || text[length] == '.') &&
           row->per_player == per_player;
}

/* A row without parts may be the beginning of another row's name, one with parts never is. */
static bool is_row(const adit_field *row, const char *text, bool per_player)
{
    return begins_with_row(row, text, per_player) &&
           (!adit_field_is_single(row) || text[strlen(row->name)] == '\0');
}

/* The row that `text` starts with; most often the one found last, or one soon after it. */
static const adit_field *find_row(const adit_game_def *def, const char *text, bool per_player,
                                  const adit_element *at)
{
    const adit_field *without_parts = NULL;
    adit_row_walk walk;

    for (const adit_field *row = at->field; row != NULL && row->name != NULL; row++) {
        if (is_row(row, text, per_player)) {
            return row;
        }
    }
    for (const adit_field *row = adit_row_first(&walk, def); row != NULL;
         row = adit_row_next(&walk)) {
        if (is_row(row, text, per_player)) {
            return row;
        }
        without_parts = begins_with_row(row, text, per_player) ? row : without_parts;
    }
    return without_parts;
}

static adit_status no_such_row(const adit_game_def *def, const char *name, const char *rest,
                               bool per_player, adit_err *err)
{
    adit_element nowhere = {0};
    char word[ADIT_FIELD_NAME_MAX];
    row_names names = {def, per_player};
    adit_buffer out = adit_buffer_on(word, sizeof word);

    adit_buffer_add_bytes(&out, rest, strcspn(rest, "."));
    if (find_row(def, rest, !per_player, &nowhere) != NULL) {
        return per_player
                   ? adit_fail(err, ADIT_INPUT, "%s: is not a field of a player; write '%s'", name,
                               rest)
                   : adit_fail(err, ADIT_INPUT, "%s: is a field of a player; write 'player[1].%s'",
                               name, rest);
    }
    if (per_player && adit_good_find(def->goods, word) >= 0) {
        return adit_fail(err, ADIT_INPUT, "%s: is a good; write '%.*sgoods.%s'", name,
                         (int)(strlen(name) - strlen(rest)), name, word);
    }
    int rows = 0;
    while (adit_field_row(def, rows) != NULL) {
        rows++;
    }
    const char *nearest = adit_nearest(word, rows, row_name, &names);
    return adit_fail(err, ADIT_INPUT, "%s: there is no field '%s'%s", name, word,
                     adit_did_you_mean(nearest, per_player ? " of a player" : "").text);
}

typedef struct {
    const adit_field_world *world;
    const adit_field *field;
    char (*scratch)[ADIT_FIELD_NAME_MAX];
} element_names;

static const char *nth_element(const void *context, int n)
{
    const element_names *names = context;

    /* Slots are the only elements with names made up of two: each is kept in a place of its own. */
    return adit_element_name(names->world, names->field, n,
                             names->field->index == ADIT_INDEX_SLOT ? names->scratch[n] : NULL);
}

static adit_status no_such_element(const adit_field_world *world, const adit_field *field,
                                   const char *name, const char *element, int count, adit_err *err)
{
    static const char *const what[] = {
        [ADIT_INDEX_NUMBER] = "number", [ADIT_INDEX_GOOD] = "good", [ADIT_INDEX_CARD] = "card",
        [ADIT_INDEX_LABEL] = "place",   [ADIT_INDEX_RULE] = "rule", [ADIT_INDEX_SLOT] = "counter"};
    char scratch[ADIT_MAX_COUNTERS][ADIT_FIELD_NAME_MAX];
    element_names names = {world, field, scratch};

    if (field->index == ADIT_INDEX_NUMBER) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is not a number from 1 to %d", name, element,
                         count);
    }
    if (adit_element_is_elsewhere(world, field, element)) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is %s; write '%s%s.%s'", name, element,
                         field->per_player ? "common to all players" : "of each player",
                         field->per_player ? "" : "player[1].", field->name, element);
    }
    const char *nearest = adit_nearest(element, count, nth_element, &names);
    if (nearest != NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: no %s is called '%s'%s", name, what[field->index],
                         element, adit_did_you_mean(nearest, "").text);
    }
    const char *first = count > 0 ? nth_element(&names, 0) : NULL;
    return adit_fail(err, ADIT_INPUT, "%s: no %s is called '%s'; expected a name such as '%s'",
                     name, what[field->index], element, first != NULL ? first : "(there are none)");
}

static adit_status find_element(const adit_field_world *world, const char *name, const char *text,
                                adit_element *at, int start, adit_err *err)
{
    const adit_field *field = at->field;
    int count = adit_row_length(world, field);

    if (field->index == ADIT_INDEX_NUMBER) {
        int64_t n = 0;
        bool is_there = adit_parse_exact_int(text, 1, count, &n);

        at->element = (int)n - 1;
        return is_there ? ADIT_OK : no_such_element(world, field, name, text, count, err);
    }
    for (int i = 0; i < count; i++) {
        char scratch[ADIT_FIELD_NAME_MAX];
        int element = (start + i) % count;
        const char *candidate = adit_element_name(world, field, element, scratch);

        if (candidate != NULL && candidate[0] == text[0] && strcmp(candidate, text) == 0) {
            at->element = element;
            return ADIT_OK;
        }
    }
    const int good = field->index == ADIT_INDEX_GOOD ? adit_good_find(world->def->goods, text) : -1;
    if (good >= 0) { /* by the other name of a good of a mod */
        at->element = good;
        return ADIT_OK;
    }
    /* A card of a mod may be called without the mod, as everywhere, if nothing else is called so;
     * any card may be called by an alias. */
    const int card = field->index == ADIT_INDEX_CARD ? adit_cards_find(world->cards, text) : -1;
    if (card >= 0 && strcmp(world->cards->card[card].id, text) != 0) {
        return find_element(world, name, world->cards->card[card].id, at, start, err);
    }
    char scratch[ADIT_FIELD_NAME_MAX];
    const char *today = adit_cards_today(world->cards, text, scratch, sizeof scratch);
    if (field->index == ADIT_INDEX_SLOT && today != text) {
        return find_element(world, name, today, at, start, err);
    }
    return no_such_element(world, field, name, text, count, err);
}

/* Reads "player[N]." and steps over it. */
static adit_status read_player(const adit_state *state, const char *name, const char **rest,
                               int *player, adit_err *err)
{
    const char *digit = name + strlen("player[");
    const char *end = strchr(digit, ']');
    int n = end == digit + 1 && *digit >= '0' && *digit <= '9' ? *digit - '0' : 0;

    if (end == NULL || end[1] != '.') {
        return adit_fail(err, ADIT_INPUT, "%s: expected 'player[1].' followed by a field", name);
    }
    if (n < 1 || n > state->players) {
        return adit_fail(err, ADIT_INPUT, "%s: there is no player '%.*s', only 1 to %d", name,
                         (int)(end - digit), digit, state->players);
    }
    *player = n - 1;
    *rest = end + 2;
    return ADIT_OK;
}

adit_status adit_element_find(const adit_field_world *world, const adit_state *state,
                              const char *name, adit_element *at, adit_err *err)
{
    const char *rest = name;
    bool per_player = strncmp(name, "player[", strlen("player[")) == 0;
    const adit_field *last = at->field;
    int start = 0;

    at->player = 0;
    if (per_player) {
        ADIT_TRY(read_player(state, name, &rest, &at->player, err));
    }
    at->field = find_row(world->def, rest, per_player, at);
    if (at->field == NULL) {
        return no_such_row(world->def, name, rest, per_player, err);
    }
    if (at->field == last) {
        start = at->element + 1;
    }
    at->element = 0;
    rest += strlen(at->field->name);
    if (at->field->only_with != 0 && adit_field_elements(world, at->field) == 0) {
        return adit_fail(err, ADIT_INPUT, "%s: no card of this match needs this field", name);
    }
    if (adit_field_is_single(at->field)) {
        return rest[0] == '\0'
                   ? ADIT_OK
                   : adit_fail(err, ADIT_INPUT, "%s: '%s' has no elements; use its name alone",
                               name, at->field->name);
    }
    if (rest[0] == '\0') {
        char scratch[ADIT_FIELD_NAME_MAX];
        const char *first = adit_element_name(world, at->field, 0, scratch);

        return adit_fail(err, ADIT_INPUT, "%s: has several elements; name one, such as '%s.%s'",
                         name, name, first != NULL ? first : "1");
    }
    return find_element(world, name, rest + 1, at, start, err);
}

/* ---- Reading the value ---- */

#define MOST_NUMBER INT64_C(999999999999) /* larger ones are no numbers of a game */

static bool is_nothing(const char *value)
{
    return strcmp(value, "none") == 0 || strcmp(value, "0") == 0 || value[0] == '\0';
}

static const char *card_id(const void *context, int n)
{
    return ((const adit_cards *)context)->card[n].id;
}

static adit_status read_card(const adit_cards *cards, const char *name, const char *id, int *card,
                             adit_err *err)
{
    *card = adit_cards_find(cards, id);
    if (*card != ADIT_NO_CARD) {
        return ADIT_OK;
    }
    const char *nearest = adit_nearest(id, cards->count, card_id, cards);
    return adit_fail(err, ADIT_INPUT, "%s: no card is called '%s'%s", name, id,
                     adit_did_you_mean(nearest, "").text);
}

static adit_status read_list(const adit_field_world *world, const char *name, const char *value,
                             adit_in_play *list, adit_err *err)
{
    memset(list, 0, sizeof *list);
    if (is_nothing(value)) {
        return ADIT_OK;
    }
    for (const char *word = value + strspn(value, " ,"); *word != '\0';) {
        size_t length = strcspn(word, " ,");
        char id[ADIT_FIELD_NAME_MAX];
        adit_buffer out = adit_buffer_on(id, sizeof id);
        int card;

        adit_buffer_addf(&out, "%.*s", (int)length, word);
        ADIT_TRY(read_card(world->cards, name, id, &card, err));
        if (adit_in_play_find(list, card) >= 0) {
            return adit_fail(err, ADIT_INPUT, "%s: '%s' is listed twice", name, id);
        }
        if (list->count >= ADIT_MAX_IN_PLAY) {
            return adit_fail(err, ADIT_INPUT, "%s: more than %d cards", name, ADIT_MAX_IN_PLAY);
        }
        list->card[list->count++] = (uint16_t)card;
        word += length;
        word += strspn(word, " ,");
    }
    return ADIT_OK;
}

/* The n-th word of a field; NULL for places that are called by their spot. */
static const char *nth_word(const void *context, int n)
{
    return ((const adit_field *)context)->words[n];
}

/* The id of a card that can be set here, else NULL. */
static const char *placeable_id(const void *context, int n)
{
    const adit_field_look *look = context;
    const adit_card *card = &look->world->cards->card[n];
    bool fits_field =
        adit_field_has_cards(look->field) && card->kind == adit_field_value_kind(look->field);
    bool fits_piece = look->piece != NULL && card->kind == look->piece->kind;

    return fits_field || fits_piece ? card->id : NULL;
}

static adit_status no_such_word(const adit_field_look *look, const char *name, const char *value,
                                adit_err *err)
{
    int count = look->field->max + 1, words = 0;
    char list[400];
    adit_buffer out = adit_buffer_on(list, sizeof list);
    const char *nearest = adit_nearest(value, count, nth_word, look->field);

    if (nearest == NULL) {
        nearest = adit_nearest(value, look->world->cards->count, placeable_id, look);
    }
    if (nearest != NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: invalid value '%s'%s", name, value,
                         adit_did_you_mean(nearest, "").text);
    }
    for (int i = 0; i < count; i++) {
        const char *word = look->field->words[i];

        if (word != NULL) {
            adit_buffer_add(&out, words++ > 0 ? ", " : "");
            adit_buffer_add(&out, word);
        }
    }
    if (adit_field_has_cards(look->field)) {
        adit_buffer_addf(&out, "%sany %s", out.length > 0 ? " or " : "",
                         adit_kind_at(look->world->def, adit_field_value_kind(look->field))->name);
    }
    if (look->spot_count > 0) {
        adit_buffer_add(&out, " or a spot such as ");
        adit_field_name(look->world, look->spot[0], 0, 0, &out);
    }
    return adit_fail(err, ADIT_INPUT, "%s: invalid value '%s'; expected %s%s", name, value,
                     words > 1 ? "one of " : "", list);
}

/* A place where a piece may lie, by the name of a spot. */
static bool read_spot(const adit_field_look *look, const char *value, int64_t *place)
{
    adit_element at = {0};

    if (look->spot_count == 0 ||
        adit_element_find(look->world, look->state, value, &at, NULL) != ADIT_OK) {
        return false;
    }
    for (int i = 0; i < look->spot_count; i++) {
        if (look->spot[i] == at.field) {
            *place = adit_spot_place(at.field, at.player, at.element);
            return true;
        }
    }
    return false;
}

static bool is_word(const adit_field_look *look, const char *value, int64_t *number)
{
    for (int i = 0; i <= look->field->max; i++) {
        const char *word = look->field->words[i];

        if (word != NULL && word[0] == value[0] && strcmp(word, value) == 0) {
            *number = i;
            return true;
        }
    }
    return false;
}

/* A card of the kind that the field's values stand for. */
static bool read_placed_card(const adit_field_look *look, const char *value, int64_t *number)
{
    const adit_field *field = look->field;
    int card =
        adit_field_has_cards(field) ? adit_cards_find(look->world->cards, value) : ADIT_NO_CARD;

    if (card == ADIT_NO_CARD ||
        look->world->cards->card[card].kind != adit_field_value_kind(field)) {
        return false;
    }
    *number = field->cards_from + look->world->cards->card[card].kind_number;
    return *number <= field->max;
}

static adit_status read_word(const adit_field_look *look, const char *name, const char *value,
                             int64_t *number, adit_err *err)
{
    if (is_word(look, value, number) || read_placed_card(look, value, number) ||
        read_spot(look, value, number)) {
        return ADIT_OK;
    }
    if (is_nothing(value)) {
        *number = 0;
        return ADIT_OK;
    }
    return no_such_word(look, name, value, err);
}

static adit_status read_int(const adit_field_look *look, const char *name, const char *value,
                            int element, int64_t *number, adit_err *err)
{
    const adit_field *field = look->field;
    int64_t min, max;

    adit_element_range(look->world, look->state, field, element, &min, &max);
    min += field->is_seat;
    max += field->is_seat;
    if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0) {
        value = value[0] == 't' ? "1" : "0"; /* flags, as scripts write them */
    }
    if (!adit_parse_int(value, -MOST_NUMBER, MOST_NUMBER, number)) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is not a number; expected %lld to %lld", name,
                         value, (long long)min, (long long)max);
    }
    if (*number < min || *number > max) {
        return adit_fail(err, ADIT_INPUT, "%s: %lld is out of range; expected %lld to %lld", name,
                         (long long)*number, (long long)min, (long long)max);
    }
    *number -= field->is_seat;
    return ADIT_OK;
}

/* ---- Storing ---- */

static unsigned char *place_of(const adit_field_world *world, adit_state *state,
                               const adit_field *field, int player)
{
    return (unsigned char *)adit_field_at(world->def, state, field, player);
}

/* Whatever lies at the place goes to place 0. */
static void clear_place(const adit_field_look *look, adit_state *state, const adit_field *piece,
                        int place)
{
    int lies = adit_piece_at(look, piece, place);

    if (lies >= 0) {
        adit_raw_set(piece, place_of(look->world, state, piece, 0), lies, 0);
    }
}

static void put_piece(const adit_field_look *look, adit_state *state, const adit_field *piece,
                      int element, const adit_field *spot, int spot_player, int spot_element)
{
    int place = adit_spot_place(spot, spot_player, spot_element);

    clear_place(look, state, piece, place);
    adit_raw_set(piece, place_of(look->world, state, piece, 0), element, place);
    adit_raw_set(spot, place_of(look->world, state, spot, spot_player), spot_element,
                 spot->spot_ground);
}

/* Whether the card is no piece but what the spot itself may show. */
static bool is_ground(const adit_field *field, const adit_card *card)
{
    return adit_field_has_cards(field) && card->kind == adit_field_value_kind(field);
}

/* A spot is set to the id of a card: the piece comes to lie there. */
static adit_status store_on_spot(const adit_field_look *look, adit_state *state,
                                 const adit_element *at, const char *name, int card, adit_err *err)
{
    const adit_field *piece = look->piece;
    const adit_card *of = &look->world->cards->card[card];

    if (of->kind != piece->kind) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is a %s; only a %s can be placed there", name,
                         of->id, adit_kind_at(look->world->def, of->kind)->name,
                         adit_kind_at(look->world->def, piece->kind)->name);
    }
    put_piece(look, state, piece, of->kind_number, at->field, at->player, at->element);
    return ADIT_OK;
}

/* The element that holds the card now gets what lies where the card comes to. */
static void swap_cards(const adit_field_look *look, adit_state *state, const adit_element *at,
                       int64_t number)
{
    const adit_field *field = at->field;
    int64_t old = adit_raw_get(field, place_of(look->world, state, field, at->player), at->element);

    for (int player = 0; player < adit_field_owners(field, state); player++) {
        unsigned char *row = place_of(look->world, state, field, player);
        for (int element = 0; element < look->elements; element++) {
            if (adit_raw_get(field, row, element) == number) {
                adit_raw_set(field, row, element, old);
            }
        }
    }
}

static void store_number(const adit_field_look *look, adit_state *state, const adit_element *at,
                         int64_t number, bool raw)
{
    int player, element;
    const adit_field *spot = raw ? NULL : adit_spot_of_place(look, number, &player, &element);

    if (spot != NULL) {
        put_piece(look, state, at->field, at->element, spot, player, element);
        return;
    }
    if (at->field->is_unique && number != 0 && !raw) {
        swap_cards(look, state, at, number);
    }
    if (look->piece != NULL && !raw) {
        clear_place(look, state, look->piece, adit_spot_place(at->field, at->player, at->element));
    }
    adit_raw_set(at->field, place_of(look->world, state, at->field, at->player), at->element,
                 number);
}

adit_status adit_element_store(const adit_field_look *look, adit_state *state,
                               const adit_element *at, const char *name, const char *value,
                               bool raw, adit_err *err)
{
    const adit_field *field = at->field;
    const adit_field_world *world = look->world;
    int64_t number = 0;
    int card = ADIT_NO_CARD;

    if (field->type == ADIT_FIELD_LIST) {
        adit_in_play list;

        ADIT_TRY(read_list(world, name, value, &list, err));
        memcpy(place_of(world, state, field, at->player), &list, sizeof list);
        return ADIT_OK;
    }
    if (look->piece != NULL && !raw && !is_word(look, value, &number)) {
        card = adit_cards_find(world->cards, value);
        if (card != ADIT_NO_CARD && !is_ground(field, &world->cards->card[card])) {
            return store_on_spot(look, state, at, name, card, err);
        }
    }
    if (field->type == ADIT_FIELD_CARD) {
        if (!is_nothing(value)) {
            ADIT_TRY(read_card(world->cards, name, value, &card, err));
            number = card + 1;
        }
    } else if (field->words != NULL) {
        ADIT_TRY(read_word(look, name, value, &number, err));
        const int owner = adit_absent_owner(look, state, number);
        if (owner != 0 && !raw) {
            return adit_fail(err, ADIT_INPUT, "%s: '%s' belongs to player %d; the match has %d",
                             name, value, owner, state->players);
        }
    } else {
        ADIT_TRY(read_int(look, name, value, at->element, &number, err));
    }
    store_number(look, state, at, number, raw);
    return ADIT_OK;
}

static bool is_players(const adit_field *field)
{
    return strcmp(field->name, "players") == 0 && !field->per_player;
}

bool adit_field_can_be_set(const adit_field *field)
{
    return !field->derived && !is_players(field);
}

adit_status adit_fields_set(const adit_field_world *world, adit_state *state, const char *name,
                            const char *value, adit_err *err)
{
    adit_element at = {0};
    adit_field_look look;

    ADIT_TRY(adit_element_find(world, state, name, &at, err));
    if (at.field->derived) {
        return adit_fail(err, ADIT_INPUT, "%s: is computed from other fields and cannot be set",
                         name);
    }
    if (is_players(at.field)) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: is fixed when the match is created and cannot be set", name);
    }
    adit_field_look_at(&look, world, state, at.field);
    return adit_element_store(&look, state, &at, name, value, false, err);
}
