/* bots.h - the players that are built in: "random" and "greedy".
 *
 * Both take their chances from a generator of their own, keyed by seed and seat, so a game
 * deals the same pieces whoever plays it, and the same bot decides the same way again.
 */
#ifndef ADIT_PLAYERS_BOTS_H
#define ADIT_PLAYERS_BOTS_H

#include "engine/base/err.h"

/* Makes the built-in bot with this name for `seat` (from 1). The caller owns *bot and calls
 * bot->free(bot) before the engine is closed. ADIT_USAGE if no built-in has that name. */
adit_status adit_builtin_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                                 adit_bot **bot, adit_err *err);

/* The name of the n-th built-in bot, NULL after the last. */
const char *adit_builtin_bot_name(int n);

#endif
