/* evaluate.c - rules of thumb that the games' own evaluations are made of. */
#include "engine/kit/kit.h"

int adit_goods_worth(const int16_t *have, const int *value, int count, int plenty)
{
    int worth = 0;

    for (int good = 0; good < count; good++) {
        int over = have[good] > plenty ? have[good] - plenty : 0;

        worth += value[good] * (2 * have[good] - over) / 2;
    }
    return worth;
}
