/* weights.c - the value of a position by its weights; see weights.h. */
#include "engine/base/memory.h"
#include "engine/weights/internal.h"

/* In thousandths of a point; times a stage it fits 64 bits. */
#define MOST_SUM INT64_C(1000000000000)
#define MOST_RESULT 100000000
#define PER_HUNDREDTH 10 /* thousandths of a point */

void adit_weight_section_free(adit_weight_section *section)
{
    adit_free(section->feature);
    adit_free(section->weight);
    adit_free(section->look);
    adit_free(section->use);
}

void adit_weights_free(adit_weights *weights)
{
    if (weights == NULL) {
        return;
    }
    for (int i = 0; i < weights->count; i++) {
        adit_weight_section_free(&weights->section[i]);
    }
    adit_free(weights->section);
    adit_free(weights);
}

static bool is_for(const adit_weight_section *section, int players)
{
    return section->from <= players && players <= section->to;
}

bool adit_weights_apply(const adit_weights *weights, int players)
{
    for (int i = 0; weights != NULL && i < weights->count; i++) {
        if (is_for(&weights->section[i], players)) {
            return true;
        }
    }
    return false;
}

bool adit_weights_need_score(const adit_weights *weights)
{
    return weights->needs_score;
}

static int64_t cut_sum(int64_t sum, int64_t most)
{
    return sum > most ? most : sum < -most ? -most : sum;
}

/* In thousandths of a point. */
static int64_t section_value(const adit_weight_section *section, const adit_measure *measure)
{
    const int64_t now = adit_feature_value(&section->stage, measure);
    const int stages = section->stage_count;
    int next = 0;

    while (next < stages - 1 && section->at[next] <= now) {
        next++;
    }
    const int before = next > 0 ? next - 1 : 0;
    adit_weight_sums sums = {.before = before, .next = next};

    adit_weight_section_add(section, measure, &sums);
    const int64_t span = section->at[next] - section->at[before];
    const int64_t gone = now >= section->at[next] ? span : now - section->at[before];
    if (span == 0 || gone <= 0) {
        return cut_sum(sums.low, MOST_SUM);
    }
    const int64_t low = cut_sum(sums.low, MOST_SUM);
    const int64_t high = cut_sum(sums.high, MOST_SUM);
    return (low * (span - gone) + high * gone) / span;
}

int adit_weights_value(const adit_weights *weights, const adit_measure *measure)
{
    bool has_base = false;
    int64_t sum = 0;

    for (int i = 0; i < weights->count; i++) {
        const adit_weight_section *section = &weights->section[i];

        if (is_for(section, measure->state->players)) {
            has_base |= section->has_base;
            sum += section_value(section, measure);
        }
    }
    if (!has_base) {
        sum += (int64_t)measure->worth * PER_HUNDREDTH;
    }
    return (int)cut_sum(sum / PER_HUNDREDTH, MOST_RESULT);
}
