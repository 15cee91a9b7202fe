/* internal.h - weights as they are kept: sections, each for some numbers of players. */
#ifndef ADIT_WEIGHTS_INTERNAL_H
#define ADIT_WEIGHTS_INTERNAL_H

#include "engine/weights/weights.h"

#define ADIT_MAX_STAGES 8
#define ADIT_MAX_WEIGHT 1000000 /* thousandths of a point */

typedef struct {
    int from, to;       /* numbers of players */
    adit_feature stage; /* says how far the game is; counts 0 without stages */
    int at[ADIT_MAX_STAGES];
    int stage_count;
    bool has_base; /* it says itself what the worth or the points count */
    adit_feature *feature;
    int32_t *weight; /* stage_count for each feature */
    int count, capacity;
} adit_weight_section;

struct adit_weights {
    adit_weight_section *section;
    int count;
    bool needs_score;
};

void adit_weight_section_free(adit_weight_section *section);

#endif
