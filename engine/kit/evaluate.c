/* evaluate.c - rules of thumb that the games' own evaluations are made of. */
#include "engine/kit/kit.h"

static int worth_of(int have, int value, int plenty)
{
    const int over = have > plenty ? have - plenty : 0;

    return value * (2 * have - over) / 2;
}

int adit_goods_worth(const int16_t *have, const int *value, int count, int plenty)
{
    int worth = 0;

    for (int good = 0; good < count; good++) {
        worth += worth_of(have[good], value[good], plenty);
    }
    return worth;
}

int adit_added_goods_worth(const int16_t *have, const adit_good_def *rows, int first, int plenty)
{
    int worth = 0;

    for (int good = first; rows[good].name != NULL; good++) {
        worth += worth_of(have[good], rows[good].worth, plenty);
    }
    return worth;
}

int adit_missing_worth(const int16_t *cost, const int16_t *have, const int16_t *value)
{
    int worth = 0;

    for (int good = 0; good < ADIT_COST_GOODS; good++) {
        const int16_t due = (int16_t)(cost[good] - have[good]);
        const int16_t missing = due > 0 ? due : 0;

        worth += missing * value[good];
    }
    return worth;
}
