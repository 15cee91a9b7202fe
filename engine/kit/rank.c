/* rank.c - who wins, by several keys one after the other, and the words for it. */
#include "engine/kit/kit.h"

/* The first key in which two standings differ; `keys` if they do not. */
static int first_difference(const adit_standing *a, const adit_standing *b, int keys)
{
    int i = 0;

    while (i < keys && a->key[i] == b->key[i]) {
        i++;
    }
    return i;
}

adit_ranking adit_rank(const adit_standing *all, int players, int keys)
{
    adit_ranking ranking = {0};

    for (int seat = 0; seat < players; seat++) {
        const adit_standing *best = &all[ranking.best];
        int differs = first_difference(&all[seat], best, keys);

        if (differs < keys && all[seat].key[differs] > best->key[differs]) {
            ranking.best = seat;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        int differs = first_difference(&all[seat], &all[ranking.best], keys);

        if (differs == keys) {
            ranking.winners |= 1u << seat;
        } else if (differs > ranking.decided_by) {
            ranking.decided_by = differs;
        }
    }
    return ranking;
}

void adit_write_winners(unsigned winners, adit_buffer *out)
{
    const bool is_shared = (winners & (winners - 1)) != 0;
    const char *before = is_shared ? "players " : "player ";

    for (int seat = 0; winners >> seat != 0; seat++) {
        if ((winners >> seat & 1) != 0) {
            adit_buffer_addf(out, "%s%d", before, seat + 1);
            before = " and ";
        }
    }
    adit_buffer_add(out, is_shared ? " share the win" : " wins");
}
