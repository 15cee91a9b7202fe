/* internal.h - weights as they are kept: sections, each for some numbers of players. */
#ifndef ADIT_WEIGHTS_INTERNAL_H
#define ADIT_WEIGHTS_INTERNAL_H

#include "engine/weights/weights.h"

#define ADIT_MAX_STAGES 8
#define ADIT_MAX_WEIGHT 1000000 /* thousandths of a point */

/* What one quantity counts, as the value is made: see quick.c. */
typedef struct {
    adit_feature_kind kind;
    int64_t value, most;
    const int32_t *weight; /* one for each stage */
} adit_weight_use;

/* Elements that several quantities look at. */
typedef struct {
    const adit_feature *feature; /* the first of these quantities */
    int first, count;            /* of the uses */
    bool is_counted;             /* how often each value occurs is found out once for all */
} adit_weight_look;

typedef struct {
    int from, to;       /* numbers of players */
    adit_feature stage; /* says how far the game is; counts 0 without stages */
    int at[ADIT_MAX_STAGES];
    int stage_count;
    bool has_base; /* it says itself what the worth or the points count */
    adit_feature *feature;
    int32_t *weight; /* stage_count for each feature */
    int count, capacity;
    adit_weight_look *look; /* the quantities once more, those of the same elements together */
    adit_weight_use *use;
    int look_count;
} adit_weight_section;

/* The sums of a section for the stages before and after. */
typedef struct {
    int before, next; /* stages */
    int64_t low, high;
} adit_weight_sums;

struct adit_weights {
    adit_weight_section *section;
    int count;
    bool needs_score;
};

void adit_weight_section_free(adit_weight_section *section);

/* ---- The quick way (quick.c) ---- */

/* Once all quantities have been read. ADIT_NOMEM: the section has none of it. */
adit_status adit_weight_section_sort(adit_weight_section *section, adit_err *err);
/* Adds what all quantities count. */
void adit_weight_section_add(const adit_weight_section *section, const adit_measure *measure,
                             adit_weight_sums *sums);

#endif
