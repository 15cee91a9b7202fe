/* plot.h - what a scenario tells while it is played, and when it ends the match.
 *
 * After each finished step of the game, and before its first question, the scenarios on the table
 * are asked whether the match is won or lost and whether there is something to say. What they have
 * said and how they ended stands in counters of their cards, so it is copied, saved, hashed and
 * taken back like everything else. Without such a scenario nothing is done.
 */
#ifndef ADIT_MATCH_PLOT_H
#define ADIT_MATCH_PLOT_H

#include "engine/match/game.h"

/* What a match that a scenario has decided is worth to a seat, in hundredths of a point. */
#define ADIT_PLOT_WORTH 100000

/* Ends the match if a scenario says so, and notes what it tells. The root is looked at and changed;
 * on failure nothing is. */
adit_status adit_plot_go_on_long(adit_game *game, adit_err *err);
static inline adit_status adit_plot_go_on(adit_game *game, adit_err *err)
{
    return game->engine->cards->plot_count == 0 ? ADIT_OK : adit_plot_go_on_long(game, err);
}
/* Whether all fields that scenarios test exist in this match; ADIT_INPUT names file and line. */
adit_status adit_plot_check(adit_game *game, adit_err *err);
/* Whether a match that was just set up goes on after its start; ADIT_INPUT if it is decided. */
adit_status adit_plot_check_start(adit_game *game, adit_err *err);
/* Whether a scenario has ended the match. */
bool adit_plot_has_ended(const adit_state *state, const adit_cards *cards);
/* If a scenario has ended the match: true, the bit set of winners, from 0, and the verdict, which
 * may be NULL. */
bool adit_plot_winners(const adit_state *state, const adit_cards *cards, unsigned *winners,
                       char *verdict, size_t size);

#endif
