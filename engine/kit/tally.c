/* tally.c - the lines of a score. */
#include "engine/kit/kit.h"

#include <stdio.h>

void adit_tally_add(adit_tally *tally, const char *source, const char *suffix, int points)
{
    tally->total += points;
    if (tally->lines != NULL && tally->count < tally->max) {
        adit_score_line *line = &tally->lines[tally->count++];

        snprintf(line->source, sizeof line->source, "%s%s", source, suffix);
        line->points = points;
    }
}
