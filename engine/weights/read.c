/* read.c - weights.txt: a word or a quantity at the beginning of each line, then numbers.
 *
 *     # a remark
 *     players 2 7
 *     stage round 1 6 12
 *     worth 800 900 1000
 *     goods.wood 120 60 0
 *
 * A section begins with `players`; `stage` comes next, and may be left out: then each quantity has
 * one weight.
 */
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/base/parse.h"
#include "engine/weights/internal.h"

enum { LINE_SIZE = 512, MOST_WORDS = 2 + ADIT_MAX_STAGES };

typedef struct {
    const adit_field_names *names;
    const adit_field_world *world;
    bool is_strict;
    adit_weight_section *section; /* in which lines are read; NULL: none has begun */
    adit_weights *into;
    char line[LINE_SIZE];
    char *word[MOST_WORDS];
    int words;
} reading;

/* ---- Lines ---- */

/* Splits the line at blanks. False: it has more words than any line can have. */
static bool split_line(reading *r)
{
    char *at = r->line;

    for (r->words = 0; *(at += strspn(at, " \t\r")) != '\0' && *at != '#'; r->words++) {
        if (r->words == MOST_WORDS) {
            return false;
        }
        r->word[r->words] = at;
        at += strcspn(at, " \t\r");
        if (*at != '\0') {
            *at++ = '\0';
        }
    }
    return true;
}

static adit_status begin_section(reading *r, adit_err *err)
{
    int64_t from = 0, to = 0;

    if (r->words < 2 || r->words > 3 ||
        !adit_parse_exact_int(r->word[1], 1, ADIT_MAX_SEATS, &from) ||
        !adit_parse_exact_int(r->word[r->words - 1], from, ADIT_MAX_SEATS, &to)) {
        return adit_fail(err, ADIT_INPUT,
                         "players: expected one number of players, or the smallest and the largest "
                         "(1 to %d)",
                         ADIT_MAX_SEATS);
    }
    adit_weights *into = r->into;
    adit_weight_section *wider =
        adit_realloc(into->section, ((size_t)into->count + 1) * sizeof *into->section);
    ADIT_TRY_NEW(wider, err);
    into->section = wider;
    r->section = &into->section[into->count++];
    *r->section = (adit_weight_section){.from = (int)from, .to = (int)to, .stage_count = 1};
    r->section->stage.kind = ADIT_FEATURE_NONE;
    return ADIT_OK;
}

static adit_status read_stages(reading *r, adit_err *err)
{
    adit_weight_section *section = r->section;

    if (section->count > 0 || section->stage.kind != ADIT_FEATURE_NONE || r->words < 3) {
        return adit_fail(err, ADIT_INPUT,
                         "stage: expected once, after players: a field and up to %d values of it",
                         ADIT_MAX_STAGES);
    }
    ADIT_TRY(adit_feature_read(r->names, r->world, r->word[1], true, &section->stage, err));
    section->stage_count = r->words - 2;
    for (int i = 0; i < section->stage_count; i++) {
        int64_t value = 0;

        if (!adit_parse_exact_int(r->word[2 + i], 0, UINT16_MAX, &value) ||
            (i > 0 && value <= section->at[i - 1])) {
            return adit_fail(err, ADIT_INPUT, "stage: '%s': expected rising numbers from 0 to %d",
                             r->word[2 + i], UINT16_MAX);
        }
        section->at[i] = (int)value;
    }
    return ADIT_OK;
}

static bool is_same(const adit_feature *a, const adit_feature *b)
{
    return a->kind == b->kind && a->kind != ADIT_FEATURE_NONE && a->field == b->field &&
           a->first == b->first && a->count == b->count && a->value == b->value &&
           a->most == b->most;
}

static adit_status make_room(adit_weight_section *section, adit_err *err)
{
    const int capacity = section->capacity > 0 ? 2 * section->capacity : 64;
    const size_t stages = (size_t)section->stage_count;

    if (section->count < section->capacity) {
        return ADIT_OK;
    }
    adit_feature *feature =
        adit_realloc(section->feature, (size_t)capacity * sizeof *section->feature);
    ADIT_TRY_NEW(feature, err);
    section->feature = feature;
    int32_t *weight =
        adit_realloc(section->weight, (size_t)capacity * stages * sizeof *section->weight);
    ADIT_TRY_NEW(weight, err);
    section->weight = weight;
    section->capacity = capacity;
    return ADIT_OK;
}

static adit_status read_weights(reading *r, adit_err *err)
{
    adit_weight_section *section = r->section;
    adit_feature feature;

    ADIT_TRY(adit_feature_read(r->names, r->world, r->word[0], r->is_strict, &feature, err));
    if (r->words - 1 != section->stage_count) {
        return adit_fail(err, ADIT_INPUT, "%s: expected a weight for each stage (%d), got %d",
                         r->word[0], section->stage_count, r->words - 1);
    }
    for (int i = 0; i < section->count; i++) {
        if (is_same(&section->feature[i], &feature)) {
            return adit_fail(err, ADIT_INPUT, "%s: duplicate in this section", r->word[0]);
        }
    }
    ADIT_TRY(make_room(section, err));
    for (int i = 0; i < section->stage_count; i++) {
        int64_t weight = 0;

        if (!adit_parse_exact_int(r->word[1 + i], -ADIT_MAX_WEIGHT, ADIT_MAX_WEIGHT, &weight)) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: '%s': expected a whole number of thousandths of a point, from "
                             "%d to %d",
                             r->word[0], r->word[1 + i], -ADIT_MAX_WEIGHT, ADIT_MAX_WEIGHT);
        }
        section->weight[section->count * section->stage_count + i] = (int32_t)weight;
    }
    section->has_base |= feature.kind == ADIT_FEATURE_WORTH || feature.kind == ADIT_FEATURE_SCORE;
    r->into->needs_score |= feature.kind == ADIT_FEATURE_SCORE;
    section->feature[section->count++] = feature;
    return ADIT_OK;
}

static adit_status read_line(reading *r, adit_err *err)
{
    if (!split_line(r)) {
        return adit_fail(err, ADIT_INPUT, "expected at most %d words", MOST_WORDS);
    }
    if (r->words == 0) {
        return ADIT_OK;
    }
    if (strcmp(r->word[0], "players") == 0) {
        return begin_section(r, err);
    }
    if (r->section == NULL) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: expected a line such as 'players 2 4' before the first quantity",
                         r->word[0]);
    }
    return strcmp(r->word[0], "stage") == 0 ? read_stages(r, err) : read_weights(r, err);
}

/* ---- The file ---- */

static adit_status read_text(reading *r, const char *place, const char *text, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one = {0};

    for (int line = 1; *text != '\0'; line++) {
        const size_t length = strcspn(text, "\n");
        adit_status found = ADIT_OK;

        if (length >= sizeof r->line) {
            found =
                adit_fail(&one, ADIT_INPUT, "expected a line of at most %d bytes", LINE_SIZE - 1);
        } else {
            memcpy(r->line, text, length);
            r->line[length] = '\0';
            found = read_line(r, &one);
        }
        if (found == ADIT_NOMEM) {
            return adit_nomem(err);
        }
        if (found != ADIT_OK) {
            adit_err placed = {0};

            (void)adit_fail(&placed, found, "%s:%d: %s", place, line, one.text);
            status = adit_err_add(err, status, found, &placed);
        }
        text += length + (text[length] == '\n');
    }
    return status;
}

adit_status adit_weights_read(adit_weights **weights, const adit_field_names *names,
                              const adit_field_world *world, const char *place, const char *text,
                              bool is_strict, adit_err *err)
{
    reading r = {.names = names, .world = world, .is_strict = is_strict, .into = *weights};
    const bool is_new = r.into == NULL;

    if (is_new) {
        r.into = adit_alloc(sizeof *r.into);
        ADIT_TRY_NEW(r.into, err);
    }
    const int before = r.into->count;
    const bool needed_score = r.into->needs_score;
    adit_status status = read_text(&r, place, text, err);
    for (int i = before; status == ADIT_OK && i < r.into->count; i++) {
        status = adit_weight_section_sort(&r.into->section[i], err);
    }
    if (status == ADIT_OK) {
        *weights = r.into;
        return ADIT_OK;
    }
    r.into->needs_score = needed_score;
    while (r.into->count > before) {
        adit_weight_section_free(&r.into->section[--r.into->count]);
    }
    if (is_new) {
        adit_weights_free(r.into);
    }
    return status;
}
