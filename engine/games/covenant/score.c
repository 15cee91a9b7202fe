/* score.c - points by source, who wins (COV-261, COV-303), and the verdict in words.
 *
 * GP are counted at once, so the total is what the marker shows; the final scoring remembers how
 * much each of its steps gave. The Elders are no seat: their score stands in the verdict.
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"

#include <stdio.h>

enum { SOURCES = 8, MAX_LINES = 12 };

typedef struct {
    adit_score_line *lines; /* NULL: only the total is wanted */
    int max, count;
} tally;

static void add_line(tally *it, const char *source, int points)
{
    if (it->lines != NULL && it->count < it->max) {
        adit_score_line *line = &it->lines[it->count++];
        snprintf(line->source, sizeof line->source, "%s", source);
        line->points = points;
    }
}

/* In the order of the final scoring (8.2): enemies come before the columns. */
int cov_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    static const char *const sources[SOURCES] = {"throne",
                                                 "objectives",
                                                 "achievements",
                                                 "column R: relics",
                                                 "column T: districts",
                                                 "column F: monuments",
                                                 "column D: enemies",
                                                 "left-over support and resources"};
    const cov_player *player = cov_player_of(tx, seat);
    tally it = {.lines = lines, .max = max};
    int before = player->common.goods.have[COV_GP] + player->lost;

    for (int i = 0; i < SOURCES; i++) {
        before -= player->scored[i];
    }
    add_line(&it, "during the game", before);
    for (int i = 0; i < SOURCES; i++) {
        if (i == COV_SCORE_COLUMN_R && player->lost != 0) {
            add_line(&it, "halls with enemies", -player->lost);
        }
        if (player->scored[i] != 0) {
            add_line(&it, sources[i], player->scored[i]);
        }
    }
    *total = player->common.goods.have[COV_GP];
    return it.count;
}

/* ---- Winning ---- */

/* What counts, one after the other. */
typedef struct {
    int gp, achievements;
} result;

static result result_of(adit_tx *tx, int seat)
{
    return (result){cov_player_of(tx, seat)->common.goods.have[COV_GP],
                    cov_final_achievements(tx, seat)};
}

/* More than 0: a is better than b. */
static int compare_results(result a, result b)
{
    return a.gp != b.gp ? a.gp - b.gp : a.achievements - b.achievements;
}

static void add_elders(adit_buffer *words, const adit_score_line *lines, int count)
{
    for (int i = 0; i < count; i++) {
        adit_buffer_addf(words, "%s%s %d", i == 0 ? " (the Elders: " : ", ", lines[i].source,
                         lines[i].points);
    }
    adit_buffer_add(words, count > 0 ? ")" : "");
}

/* COV-303 */
static unsigned judge_solo(adit_tx *tx, adit_buffer *words)
{
    const cov_state *state = cov_of(tx);
    adit_score_line lines[MAX_LINES];
    int total = 0;
    const int count = cov_elders_score(tx, lines, MAX_LINES, &total);
    const result own = result_of(tx, 0);
    const result elders = {total, cov_achievements(tx->cards, state->elders.track)};
    const int better = compare_results(own, elders);

    if (better == 0) {
        adit_buffer_addf(words, "player 1 and the Elders share the win with %d GP", own.gp);
    } else if (own.gp == elders.gp) {
        adit_buffer_addf(words, "%s at %d GP each, with %d achievements against %d",
                         better > 0 ? "player 1 wins" : "the Elders win", own.gp,
                         better > 0 ? own.achievements : elders.achievements,
                         better > 0 ? elders.achievements : own.achievements);
    } else {
        adit_buffer_addf(words, "%s with %d GP against %d",
                         better > 0 ? "player 1 wins" : "the Elders win",
                         better > 0 ? own.gp : elders.gp, better > 0 ? elders.gp : own.gp);
    }
    add_elders(words, lines, count);
    return better >= 0;
}

static void add_winners(adit_buffer *words, unsigned winners, int players)
{
    bool is_first = true;

    for (int seat = 0; seat < players; seat++) {
        if ((winners >> seat & 1) != 0) {
            adit_buffer_addf(words, "%s%d", is_first ? "players " : " and ", seat + 1);
            is_first = false;
        }
    }
}

/* COV-261: most GP, then more achievements, then a shared win. */
unsigned cov_winners(adit_tx *tx, char *verdict, size_t size)
{
    const int players = tx->work->players;
    adit_buffer words = adit_buffer_on(verdict, size);
    result all[COV_SEATS] = {{0, 0}};
    int best = 0, as_many = 0;
    unsigned winners = 0;

    if (players == 1) {
        return judge_solo(tx, &words);
    }
    for (int seat = 0; seat < players; seat++) {
        all[seat] = result_of(tx, seat);
        best = compare_results(all[seat], all[best]) > 0 ? seat : best;
    }
    for (int seat = 0; seat < players; seat++) {
        winners |= (unsigned)(compare_results(all[seat], all[best]) == 0) << seat;
        as_many += all[seat].gp == all[best].gp;
    }
    if ((winners & (winners - 1)) != 0) {
        add_winners(&words, winners, players);
        adit_buffer_addf(&words, " share the win with %d GP", all[best].gp);
    } else if (as_many > 1) {
        adit_buffer_addf(&words, "player %d wins with %d GP and the most achievements (%d)",
                         best + 1, all[best].gp, all[best].achievements);
    } else {
        adit_buffer_addf(&words, "player %d wins with %d GP", best + 1, all[best].gp);
    }
    return winners;
}
