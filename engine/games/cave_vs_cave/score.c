/* score.c - points, the tie-break, and the verdict in words. */
#include "engine/games/cave_vs_cave/game.h"

#include <stdio.h>

int cvc_room_points(adit_tx *tx, int seat, const adit_card *room)
{
    return room->fact[CVC_ROOM_POINTS].number + adit_card_score(tx, seat, room);
}

static void add_line(adit_score_line *lines, int max, int *count, const char *source, int points)
{
    if (lines != NULL && *count < max) {
        snprintf(lines[*count].source, sizeof lines[*count].source, "%s", source);
        lines[*count].points = points;
        (*count)++;
    }
}

/* CVC-110: rooms and gold; the entrance is worth nothing and gets no line. */
int cvc_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    int count = 0, gold = player->common.goods.have[CVC_GOLD];

    *total = gold;
    for (int cell = 0; cell < CVC_CELLS; cell++) {
        if (player->room_at[cell] != 0) {
            const adit_card *room = cvc_card(tx->cards, player->room_at[cell]);
            int points = cvc_room_points(tx, seat, room);
            *total += points;
            if (cell != CVC_ENTRANCE || points != 0) {
                add_line(lines, max, &count, room->id, points);
            }
        }
    }
    add_line(lines, max, &count, cvc_goods[CVC_GOLD].name, gold);
    return count;
}

int cvc_highest_room(adit_tx *tx, int seat)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    int highest = 0;

    for (int cell = 0; cell < CVC_CELLS; cell++) {
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
        snprintf(verdict, size, "loss: %d points, the goal is %d", total, goal);
        return 0;
    }
    if (total > great) {
        snprintf(verdict, size, "great win: %d points, more than %d", total, great);
    } else {
        snprintf(verdict, size, "win: %d points, the goal was %d", total, goal);
    }
    return 1;
}

/* CVC-111 */
static unsigned compare_two(adit_tx *tx, const int total[CVC_SEATS], char *verdict, size_t size)
{
    int better = total[0] != total[1] ? total[0] < total[1] : 0;
    int highest[CVC_SEATS];

    if (total[0] != total[1]) {
        snprintf(verdict, size, "player %d wins with %d to %d points", better + 1, total[better],
                 total[1 - better]);
        return 1u << better;
    }
    highest[0] = cvc_highest_room(tx, 0);
    highest[1] = cvc_highest_room(tx, 1);
    if (highest[0] == highest[1]) {
        snprintf(verdict, size, "draw: both have %d points and a highest room of %d", total[0],
                 highest[0]);
        return 3;
    }
    better = highest[0] < highest[1];
    snprintf(verdict, size, "player %d wins the tie of %d points with a highest room of %d to %d",
             better + 1, total[0], highest[better], highest[1 - better]);
    return 1u << better;
}

unsigned cvc_winners(adit_tx *tx, char *verdict, size_t size)
{
    int total[CVC_SEATS] = {0};

    for (int seat = 0; seat < tx->work->players; seat++) {
        (void)cvc_score(tx, seat, &total[seat], NULL, 0);
    }
    return tx->work->players == 1 ? grade_solo(tx, total[0], verdict, size)
                                  : compare_two(tx, total, verdict, size);
}
