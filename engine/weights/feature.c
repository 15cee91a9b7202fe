/* feature.c - one quantity of a position, by its name.
 *
 *     goods.wood       the number                  ground        a sum over all elements
 *     goods.dog>1      1 if it is more than that   ground=field  how many elements say so
 *     tile             how many hold a card        in_play=CARD  1 if the seat has the card
 *     active=me        1 if it is the seat's       room=mine     pieces on the seat's own spots
 *
 * "..4" at the end: counts up to 4. Names without a player are looked for among the fields of the
 * seat first, then among those of the table.
 */
#include <stdio.h>

#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/base/parse.h"
#include "engine/weights/weights.h"

enum { NAME_SIZE = 128 };

/* A name taken apart. */
typedef struct {
    char field[NAME_SIZE];
    const char *sign; /* '=' or '>' in the whole text; NULL: none */
    char word[NAME_SIZE];
} parts;

/* ---- Reading ---- */

static adit_status take_apart(const char *text, parts *out, int64_t *most, adit_err *err)
{
    const char *dots = strstr(text, "..");
    const size_t length = dots != NULL ? (size_t)(dots - text) : strlen(text);
    const size_t name = strcspn(text, "=>");

    *most = ADIT_MOST_VALUE;
    if (dots != NULL && !adit_parse_exact_int(dots + 2, 1, ADIT_MOST_VALUE, most)) {
        return adit_fail(err, ADIT_INPUT, "%s: '..' is followed by a number from 1 to %d", text,
                         ADIT_MOST_VALUE);
    }
    if (length == 0 || length >= NAME_SIZE) {
        return adit_fail(err, ADIT_INPUT, "the name of a field has 1 to %d bytes", NAME_SIZE - 1);
    }
    out->sign = name < length ? text + name : NULL;
    const size_t field = name < length ? name : length;
    memcpy(out->field, text, field);
    out->field[field] = '\0';
    const size_t word = out->sign != NULL ? length - name - 1 : 0;
    memcpy(out->word, text + length - word, word);
    out->word[word] = '\0';
    return ADIT_OK;
}

static const adit_field *whole_field(const adit_game_def *def, const char *name, bool per_player)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, def); row != NULL;
         row = adit_row_next(&walk)) {
        if (row->per_player == per_player && strcmp(row->name, name) == 0) {
            return row;
        }
    }
    return NULL;
}

/* Asks for the element as everybody else does, for the message. */
static adit_status report_field(const adit_field_world *world, const char *name, adit_err *err)
{
    adit_state *state = adit_alloc(ADIT_MAX_STATE);
    adit_element at = {0};
    char whole[NAME_SIZE + 16];

    ADIT_TRY_NEW(state, err);
    state->players = 1;
    snprintf(whole, sizeof whole, "player[1].%s", name);
    const adit_status status = adit_element_find(world, state, whole, &at, err);
    adit_free(state);
    return status != ADIT_OK ? status : adit_fail(err, ADIT_INPUT, "no field is called '%s'", name);
}

static adit_status find_field(const adit_field_names *names, const adit_field_world *world,
                              const char *name, adit_feature *out, adit_err *err)
{
    char whole[NAME_SIZE + 16];
    adit_named_element named = {0};

    for (int per_player = 1; per_player >= 0; per_player--) {
        out->field = whole_field(world->def, name, per_player != 0);
        if (out->field != NULL) {
            out->count = adit_field_elements(world, out->field);
            break;
        }
        snprintf(whole, sizeof whole, "%s%s", per_player != 0 ? "player[1]." : "", name);
        if (adit_field_names_find(names, 1, whole, &named)) {
            out->field = named.look->field;
            out->first = named.element;
            out->count = 1;
            break;
        }
    }
    if (out->field == NULL) {
        return report_field(world, name, err);
    }
    return out->field->seen == ADIT_SEEN_BY_NONE
               ? adit_fail(err, ADIT_INPUT, "%s: nobody may see this field", name)
               : ADIT_OK;
}

static const char *name_of_card(const void *context, int n)
{
    const adit_cards *cards = context;

    return cards->card[n].id;
}

static adit_status find_card(const adit_cards *cards, const char *id, bool is_strict,
                             adit_feature *out, adit_err *err)
{
    const int card = adit_cards_find(cards, id);

    out->kind = ADIT_FEATURE_NONE;
    if (card == ADIT_NO_CARD) {
        const char *nearest = adit_nearest(id, cards->count, name_of_card, cards);

        return is_strict ? adit_fail(err, ADIT_INPUT, "no card is called '%s'%s", id,
                                     adit_did_you_mean(nearest, "").text)
                         : ADIT_OK;
    }
    out->kind = out->field->type == ADIT_FIELD_LIST ? ADIT_FEATURE_CARD : ADIT_FEATURE_EQUAL;
    out->value = out->field->type == ADIT_FIELD_LIST ? card : card + 1;
    return ADIT_OK;
}

static adit_status find_word(const adit_field_world *world, const char *word, adit_feature *out,
                             adit_err *err)
{
    const adit_field *field = out->field;
    const int count = field->words == NULL ? 0 : (int)field->max + 1;
    int64_t value = 0;

    for (int i = 0; i < count; i++) {
        if (field->words[i] != NULL && strcmp(field->words[i], word) == 0) {
            out->value = i;
            return ADIT_OK;
        }
    }
    if (adit_field_has_cards(field)) {
        const int kind = adit_field_value_kind(field);
        const int card = adit_cards_find(world->cards, word);

        if (card != ADIT_NO_CARD && world->cards->card[card].kind == kind) {
            out->value = field->cards_from + world->cards->card[card].kind_number;
            return ADIT_OK;
        }
    } else if (field->words == NULL && adit_parse_exact_int(word, INT32_MIN, INT32_MAX, &value)) {
        out->value = value - field->is_seat; /* players count from 1 */
        return ADIT_OK;
    }
    return adit_fail(
        err, ADIT_INPUT, "%s has no value '%s'%s", field->name, word,
        adit_did_you_mean(adit_nearest(word, count, adit_name_in_list, field->words), "").text);
}

/* "=me", "=mine": of the seat. */
static adit_status find_own(const adit_field_world *world, adit_feature *out, adit_err *err)
{
    adit_field_look look;

    adit_field_look_at(&look, world, NULL, out->field);
    if (!out->field->is_seat && look.spot_count == 0) {
        return adit_fail(err, ADIT_INPUT, "%s holds neither a seat nor what lies on a board",
                         out->field->name);
    }
    out->kind = ADIT_FEATURE_MINE;
    out->spot_count = look.spot_count;
    memcpy(out->spot, look.spot, sizeof out->spot);
    return ADIT_OK;
}

static adit_status read_word(const adit_field_world *world, const parts *name, bool is_strict,
                             adit_feature *out, adit_err *err)
{
    const adit_field *field = out->field;

    if (*name->sign == '>') {
        out->kind = ADIT_FEATURE_ABOVE;
        return adit_parse_exact_int(name->word, 0, ADIT_MOST_VALUE, &out->value)
                   ? ADIT_OK
                   : adit_fail(err, ADIT_INPUT, "'>' is followed by a number from 0 to %d",
                               ADIT_MOST_VALUE);
    }
    if (strcmp(name->word, "me") == 0 || strcmp(name->word, "mine") == 0) {
        return find_own(world, out, err);
    }
    if (field->type != ADIT_FIELD_INT) {
        return find_card(world->cards, name->word, is_strict, out, err);
    }
    out->kind = ADIT_FEATURE_EQUAL;
    return find_word(world, name->word, out, err);
}

/* Quantities that are no fields. */
static bool is_special(const char *name, adit_feature_kind *kind)
{
    static const char *const words[] = {"base", "worth", "score", NULL};
    static const adit_feature_kind kinds[] = {ADIT_FEATURE_BASE, ADIT_FEATURE_WORTH,
                                              ADIT_FEATURE_SCORE};

    for (int i = 0; words[i] != NULL; i++) {
        if (strcmp(words[i], name) == 0) {
            *kind = kinds[i];
            return true;
        }
    }
    return false;
}

adit_status adit_feature_read(const adit_field_names *names, const adit_field_world *world,
                              const char *text, bool is_strict, adit_feature *out, adit_err *err)
{
    parts name = {0};

    *out = (adit_feature){.kind = ADIT_FEATURE_SUM};
    if (is_special(text, &out->kind)) {
        out->most = ADIT_MOST_VALUE;
        return ADIT_OK;
    }
    ADIT_TRY(take_apart(text, &name, &out->most, err));
    ADIT_TRY(find_field(names, world, name.field, out, err));
    if (name.sign != NULL) {
        return read_word(world, &name, is_strict, out, err);
    }
    if (out->field->type == ADIT_FIELD_LIST) {
        out->kind = ADIT_FEATURE_LENGTH;
    } else if (out->field->type == ADIT_FIELD_CARD) {
        out->kind = ADIT_FEATURE_FILLED;
    } else if (out->field->words != NULL) {
        return adit_fail(err, ADIT_INPUT, "%s holds words; write one of them as in '%s=%s'",
                         name.field, name.field, out->field->words[0]);
    }
    return ADIT_OK;
}

/* ---- Looking ---- */

void adit_measure_cards(adit_measure *measure)
{
    const adit_game_def *def = measure->world->def;
    const adit_seat *seat =
        (const adit_seat *)((const unsigned char *)measure->state + def->players_offset +
                            (size_t)measure->seat * def->player_size);

    memset(measure->in_play, 0, sizeof measure->in_play);
    for (int i = 0; i < seat->in_play.count; i++) {
        const unsigned card = seat->in_play.card[i];

        measure->in_play[card / 64] |= UINT64_C(1) << card % 64;
    }
}

static bool is_own(const adit_feature *feature, const adit_measure *measure, int64_t value)
{
    if (feature->field->is_seat) {
        return value == measure->seat;
    }
    for (int i = 0; i < feature->spot_count; i++) {
        const adit_field *spot = feature->spot[i];
        const int64_t first = spot->spot_base + (int64_t)measure->seat * spot->count;

        if (value >= first && value < first + spot->count) {
            return true;
        }
    }
    return false;
}

static int64_t count_elements(const adit_feature *feature, const adit_measure *measure)
{
    const unsigned char *at = adit_field_at(measure->world->def, measure->state, feature->field,
                                            feature->field->per_player ? measure->seat : 0);
    int64_t sum = 0;

    for (int i = feature->first; i < feature->first + feature->count; i++) {
        const int64_t value = adit_raw_get(feature->field, at, i);

        switch (feature->kind) {
        case ADIT_FEATURE_SUM:
            sum += value;
            break;
        case ADIT_FEATURE_FILLED:
            sum += value != 0;
            break;
        case ADIT_FEATURE_EQUAL:
            sum += value == feature->value;
            break;
        case ADIT_FEATURE_ABOVE:
            sum += value > feature->value;
            break;
        case ADIT_FEATURE_MINE:
            sum += is_own(feature, measure, value);
            break;
        case ADIT_FEATURE_BASE:
        case ADIT_FEATURE_WORTH:
        case ADIT_FEATURE_SCORE:
        case ADIT_FEATURE_CARD:
        case ADIT_FEATURE_LENGTH:
        case ADIT_FEATURE_NONE:
            break;
        }
    }
    return sum;
}

static int64_t raw_value(const adit_feature *feature, const adit_measure *measure)
{
    switch (feature->kind) {
    case ADIT_FEATURE_BASE:
        return 1;
    case ADIT_FEATURE_WORTH:
        return measure->worth;
    case ADIT_FEATURE_SCORE:
        return measure->score;
    case ADIT_FEATURE_CARD:
        return measure->in_play[feature->value / 64] >> feature->value % 64 & 1;
    case ADIT_FEATURE_LENGTH: {
        uint16_t count;

        memcpy(&count,
               adit_field_at(measure->world->def, measure->state, feature->field,
                             feature->field->per_player ? measure->seat : 0),
               sizeof count);
        return count;
    }
    case ADIT_FEATURE_NONE:
        return 0;
    case ADIT_FEATURE_SUM:
    case ADIT_FEATURE_FILLED:
    case ADIT_FEATURE_EQUAL:
    case ADIT_FEATURE_ABOVE:
    case ADIT_FEATURE_MINE:
        break;
    }
    return count_elements(feature, measure);
}

int64_t adit_feature_value(const adit_feature *feature, const adit_measure *measure)
{
    return adit_feature_cut(raw_value(feature, measure), feature->most);
}
