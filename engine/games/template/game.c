/* game.c - the smallest complete game: copy this folder to begin one of your own.
 *
 * One to four players gather and chop in turns for a number of turns; rooms lie hidden in a pool
 * until somebody searches for one, and may be used once they are in play. It has one of everything
 * that the engine offers. Players do not see it: it is not in registry.c; the tests of the engine
 * play it (tests/support/demo_cave.h). docs/how-to/add-a-game.md says what to do with the copy.
 *
 * The struct below is all that the engine knows of a game: its tables, which are in tables/, and
 * its functions, one file each beside this one.
 */
#include "engine/games/template/game.h"

const adit_game_def demo_cave = {
    .info = {"demo_cave", "Demo Cave", 1, 4},
    ADIT_GAME_MEMBERS(demo_),
    .asks_rewrites = true,
    .settle = demo_settle,
};
