/* score.c - points, the tie-break, and the verdict in words. */
#include "engine/games/cave_vs_cave/game.h"

#include <stdio.h>

int cvc_room_points(adit_tx *tx, int seat, const adit_card *room)
{
    return room->fact[CVC_ROOM_POINTS].number + adit_card_score(tx, seat, room);
}

/* CVC-110: rooms and gold; the entrance is worth nothing and gets no line. */
int cvc_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    adit_tally tally = {.lines = lines, .max = max};

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if (player->room_at[cell] != 0) {
            const adit_card *room = cvc_card(tx->cards, player->room_at[cell]);
            int points = cvc_room_points(tx, seat, room);
            if (cell != CVC_ENTRANCE || points != 0) {
                adit_tally_add(&tally, room->id, "", points);
            }
        }
    }
    adit_tally_add(&tally, cvc_goods[CVC_GOLD].name, "", player->common.goods.have[CVC_GOLD]);
    adit_tally_common(&tally, tx, seat, CVC_KIND_BOARD);
    *total = tally.total;
    return tally.count;
}

int cvc_highest_room(adit_tx *tx, int seat)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    int highest = 0;

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if (player->room_at[cell] != 0) {
            int points = cvc_room_points(tx, seat, cvc_card(tx->cards, player->room_at[cell]));
            highest = points > highest ? points : highest;
        }
    }
    return highest;
}

/* CVC-112 */
static unsigned grade_solo(adit_tx *tx, int total, char *verdict, size_t size)
{
    int goal = tx->work->rule[CVC_RULE_SOLO_GOAL], great = tx->work->rule[CVC_RULE_SOLO_GREAT];

    if (total < goal) {
        snprintf(verdict, size, "loss: %d points (goal: %d)", total, goal);
        return 0;
    }
    if (total > great) {
        snprintf(verdict, size, "great win: %d points (more than %d)", total, great);
    } else {
        snprintf(verdict, size, "win: %d points (goal: %d)", total, goal);
    }
    return 1;
}

/* CVC-111: what is compared, in this order. */
enum { POINTS, HIGHEST_ROOM, COMPARED };

static unsigned compare_two(adit_tx *tx, char *verdict, size_t size)
{
    adit_standing all[CVC_SEATS];

    for (int seat = 0; seat < CVC_SEATS; seat++) {
        (void)cvc_score(tx, seat, &all[seat].key[POINTS], NULL, 0);
        all[seat].key[HIGHEST_ROOM] = cvc_highest_room(tx, seat);
    }
    const adit_ranking ranking = adit_rank(all, CVC_SEATS, COMPARED);
    const int *best = all[ranking.best].key, *other = all[1 - ranking.best].key;

    if (ranking.winners == 3) {
        snprintf(verdict, size, "draw: both players have %d points and a best room worth %d",
                 best[POINTS], best[HIGHEST_ROOM]);
    } else if (ranking.decided_by == POINTS) {
        snprintf(verdict, size, "player %d wins %d to %d", ranking.best + 1, best[POINTS],
                 other[POINTS]);
    } else {
        snprintf(verdict, size,
                 "player %d wins the tie at %d points with a best room worth %d to %d",
                 ranking.best + 1, best[POINTS], best[HIGHEST_ROOM], other[HIGHEST_ROOM]);
    }
    return ranking.winners;
}

unsigned cvc_winners(adit_tx *tx, char *verdict, size_t size)
{
    int total;

    if (tx->work->players > 1) {
        return compare_two(tx, verdict, size);
    }
    (void)cvc_score(tx, 0, &total, NULL, 0);
    return grade_solo(tx, total, verdict, size);
}
