/* judge.h - what a position is worth to the players that search. */
#ifndef ADIT_PLAYERS_JUDGE_H
#define ADIT_PLAYERS_JUDGE_H

#include "engine/match/game.h"

/* What a seat may expect to score, in hundredths of a point: by the weights of the title and its
 * mods, or by the rule of thumb (adit_game_evaluate) if they have none for so many players. When
 * the game is over there is nothing to expect, and the rule of thumb counts. */
int adit_position_value(adit_game *game, int seat);
/* How good the position is for a seat: its own value twice, less that of the best opponent. */
int adit_value_for(adit_game *game, int seat);

/* The quantity of this name for a seat, as weights.txt writes it; `worth` in hundredths of a point.
 * ADIT_INPUT: there is none. */
adit_status adit_position_feature(adit_game *game, int seat, const char *name, int64_t *value,
                                  adit_err *err);

#endif
