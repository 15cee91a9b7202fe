/* score.c - points by source, who wins (COV-261, COV-303), and the verdict in words.
 *
 * GP are counted at once, so the total is what the marker shows; the final scoring remembers how
 * much each of its steps gave. The Elders are no seat: their score stands in the verdict.
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"

enum { SOURCES = COV_SCORE_LEFTOVERS + 1, MAX_LINES = 12 };
/* Rows of cov_score_words; the sources of the final scoring come after them. */
enum { DURING_GAME, HALLS_WITH_ENEMIES, FIRST_SOURCE };

/* In the order of the final scoring (8.2): enemies come before the columns. */
int cov_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    const cov_player *player = cov_player_of(tx, seat);
    adit_tally tally = {.lines = lines, .max = max};
    int before = player->common.goods.have[COV_GP] + player->lost;

    for (int i = 0; i < SOURCES; i++) {
        before -= player->scored[i];
    }
    adit_tally_add(&tally, cov_score_words[DURING_GAME].name, "", before);
    for (int i = 0; i < SOURCES; i++) {
        if (i == COV_SCORE_COLUMN_R && player->lost != 0) {
            adit_tally_add(&tally, cov_score_words[HALLS_WITH_ENEMIES].name, "", -player->lost);
        }
        if (player->scored[i] != 0) {
            adit_tally_add(&tally, cov_score_words[FIRST_SOURCE + i].name, "", player->scored[i]);
        }
    }
    adit_tally_common(&tally, tx, seat, ADIT_NO_KIND);
    *total = tally.total;
    return tally.count;
}

/* ---- Winning ---- */

/* What is compared, in this order. */
enum { GLORY, ACHIEVEMENTS, COMPARED };

static adit_standing standing_of(adit_tx *tx, int seat)
{
    int total;

    (void)cov_score(tx, seat, &total, NULL, 0);
    return (adit_standing){{[GLORY] = total, [ACHIEVEMENTS] = cov_final_achievements(tx, seat)}};
}

static void add_elders(adit_tx *tx, adit_buffer *words)
{
    adit_score_line lines[MAX_LINES];
    adit_tally tally = {.lines = lines, .max = MAX_LINES};

    cov_elders_score(tx, &tally);
    for (int i = 0; i < tally.count; i++) {
        adit_buffer_addf(words, "%s%s %d", i == 0 ? " (the Elders: " : ", ", lines[i].source,
                         lines[i].points);
    }
    adit_buffer_add(words, ")");
}

/* COV-303 */
static unsigned judge_solo(adit_tx *tx, adit_buffer *words)
{
    const cov_state *state = cov_of(tx);
    const adit_standing all[] = {
        standing_of(tx, 0),
        {{[GLORY] = state->elders.gp,
          [ACHIEVEMENTS] = cov_achievements(tx->cards, state->elders.track)}}};
    const adit_ranking ranking = adit_rank(all, 2, COMPARED);
    const int *won = all[ranking.best].key, *lost = all[1 - ranking.best].key;
    const char *winner = ranking.best == 0 ? "player 1 wins" : "the Elders win";

    if (ranking.winners == 3) {
        adit_buffer_addf(words, "player 1 and the Elders share the win with %d GP", won[GLORY]);
    } else if (ranking.decided_by == ACHIEVEMENTS) {
        adit_buffer_addf(words, "%s at %d GP each, with %d achievements against %d", winner,
                         won[GLORY], won[ACHIEVEMENTS], lost[ACHIEVEMENTS]);
    } else {
        adit_buffer_addf(words, "%s with %d GP against %d", winner, won[GLORY], lost[GLORY]);
    }
    add_elders(tx, words);
    return ranking.winners & 1;
}

/* COV-261: most GP, then more achievements, then a shared win. */
unsigned cov_winners(adit_tx *tx, char *verdict, size_t size)
{
    const int players = tx->work->players;
    adit_buffer words = adit_buffer_on(verdict, size);
    adit_standing all[COV_SEATS];

    if (players == 1) {
        return judge_solo(tx, &words);
    }
    for (int seat = 0; seat < players; seat++) {
        all[seat] = standing_of(tx, seat);
    }
    const adit_ranking ranking = adit_rank(all, players, COMPARED);
    const int *best = all[ranking.best].key;

    adit_write_winners(ranking.winners, &words);
    adit_buffer_addf(&words, " with %d GP", best[GLORY]);
    if (ranking.decided_by == ACHIEVEMENTS) {
        adit_buffer_addf(&words, " and the most achievements (%d)", best[ACHIEVEMENTS]);
    }
    return ranking.winners;
}
