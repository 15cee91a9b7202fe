/* quick.c - all quantities of a section at once.
 *
 * A planner values thousands of positions for each decision, and most quantities look at the same
 * few rows: how many spots are fields, how many are meadows, ... Quantities are therefore sorted by
 * the elements that they look at. A row of bytes is gone through once, and how often each value
 * occurs answers every question about equality; a single number is read once for all.
 */
#include "engine/base/memory.h"
#include "engine/weights/internal.h"

#define WORTH_UNIT 100 /* the worth counts hundredths of a point */
#define BYTE_VALUES 256

/* ---- Sorting ---- */

static bool reads_numbers(const adit_feature *feature)
{
    return feature->kind == ADIT_FEATURE_SUM || feature->kind == ADIT_FEATURE_FILLED ||
           feature->kind == ADIT_FEATURE_EQUAL || feature->kind == ADIT_FEATURE_ABOVE;
}

static bool looks_alike(const adit_feature *a, const adit_feature *b)
{
    return reads_numbers(a) && reads_numbers(b) && a->field == b->field && a->first == b->first &&
           a->count == b->count;
}

static bool counts_nothing(const adit_weight_section *section, int number)
{
    const int32_t *weight = &section->weight[number * section->stage_count];

    for (int i = 0; i < section->stage_count; i++) {
        if (weight[i] != 0) {
            return section->feature[number].kind == ADIT_FEATURE_NONE;
        }
    }
    return true;
}

/* All quantities that look where this one does; `is_done` notes them. */
static int sort_look(adit_weight_section *section, int from, int uses, bool *is_done)
{
    const adit_feature *first = &section->feature[from];
    adit_weight_look *look = &section->look[section->look_count++];
    int equal = 0;

    *look = (adit_weight_look){.feature = first, .first = uses};
    for (int i = from; i < section->count; i++) {
        const adit_feature *feature = &section->feature[i];

        if (is_done[i] || (i != from && !looks_alike(first, feature))) {
            continue;
        }
        is_done[i] = true;
        equal += feature->kind == ADIT_FEATURE_EQUAL;
        section->use[uses + look->count++] =
            (adit_weight_use){.kind = feature->kind,
                              .value = feature->value,
                              .most = feature->most,
                              .weight = &section->weight[i * section->stage_count]};
    }
    look->is_counted =
        equal > 1 && first->count > 1 && first->field->size == 1 && !first->field->is_signed;
    return look->count;
}

adit_status adit_weight_section_sort(adit_weight_section *section, adit_err *err)
{
    const size_t count = (size_t)section->count;
    int uses = 0;

    if (count == 0) {
        return ADIT_OK;
    }
    bool *is_done = adit_alloc(count * sizeof *is_done);
    section->look = adit_alloc(count * sizeof *section->look);
    section->use = adit_alloc(count * sizeof *section->use);
    if (is_done == NULL || section->look == NULL || section->use == NULL) {
        adit_free(is_done);
        return adit_nomem(err);
    }
    for (int i = 0; i < section->count; i++) {
        is_done[i] = counts_nothing(section, i);
    }
    for (int i = 0; i < section->count; i++) {
        uses += is_done[i] ? 0 : sort_look(section, i, uses, is_done);
    }
    adit_free(is_done);
    return ADIT_OK;
}

/* ---- Adding ---- */

static void add_use(const adit_weight_use *use, int64_t value, adit_weight_sums *sums)
{
    value = adit_feature_cut(value, use->most);
    sums->low += value * use->weight[sums->before];
    sums->high += value * use->weight[sums->next];
}

/* Each stage is divided by itself, as if there were no other. */
static void add_worth(const adit_weight_use *use, int64_t value, adit_weight_sums *sums)
{
    value = adit_feature_cut(value, use->most);
    sums->low += value * use->weight[sums->before] / WORTH_UNIT;
    sums->high += value * use->weight[sums->next] / WORTH_UNIT;
}

static int64_t of_number(const adit_weight_use *use, int64_t number)
{
    switch (use->kind) {
    case ADIT_FEATURE_FILLED:
        return number != 0;
    case ADIT_FEATURE_EQUAL:
        return number == use->value;
    case ADIT_FEATURE_ABOVE:
        return number > use->value;
    default:
        return number;
    }
}

static void count_bytes(const adit_feature *feature, const unsigned char *at, uint16_t *times)
{
    const size_t stride = feature->field->stride != 0 ? feature->field->stride : 1;

    at += adit_element_offset(feature->field, feature->first);
    memset(times, 0, BYTE_VALUES * sizeof *times);
    for (int i = 0; i < feature->count; i++, at += stride) {
        times[*at]++;
    }
}

static int64_t of_elements(const adit_feature *feature, const unsigned char *at,
                           const adit_weight_use *use)
{
    int64_t sum = 0;

    for (int i = feature->first; i < feature->first + feature->count; i++) {
        sum += of_number(use, adit_raw_get(feature->field, at, i));
    }
    return sum;
}

static void add_row(const adit_weight_look *look, const adit_weight_use *use,
                    const unsigned char *at, adit_weight_sums *sums)
{
    uint16_t times[BYTE_VALUES];

    if (look->is_counted) {
        count_bytes(look->feature, at, times);
    }
    for (int i = 0; i < look->count; i++) {
        if (look->is_counted && use[i].kind == ADIT_FEATURE_EQUAL) {
            const bool can_be = use[i].value >= 0 && use[i].value < BYTE_VALUES;
            add_use(&use[i], can_be ? times[use[i].value] : 0, sums);
        } else {
            add_use(&use[i], of_elements(look->feature, at, &use[i]), sums);
        }
    }
}

static void add_numbers(const adit_weight_look *look, const adit_weight_use *use,
                        const adit_measure *measure, adit_weight_sums *sums)
{
    const adit_feature *feature = look->feature;
    const unsigned char *at = adit_field_at(measure->world->def, measure->state, feature->field,
                                            feature->field->per_player ? measure->seat : 0);

    if (feature->count != 1) {
        add_row(look, use, at, sums);
        return;
    }
    const int64_t number = adit_raw_get(feature->field, at, feature->first);
    for (int i = 0; i < look->count; i++) {
        add_use(&use[i], of_number(&use[i], number), sums);
    }
}

void adit_weight_section_add(const adit_weight_section *section, const adit_measure *measure,
                             adit_weight_sums *sums)
{
    for (int i = 0; i < section->look_count; i++) {
        const adit_weight_look *look = &section->look[i];
        const adit_weight_use *use = &section->use[look->first];

        if (reads_numbers(look->feature)) {
            add_numbers(look, use, measure, sums);
        } else if (use->kind == ADIT_FEATURE_WORTH) {
            add_worth(use, measure->worth, sums);
        } else {
            add_use(use, adit_feature_value(look->feature, measure), sums);
        }
    }
}
