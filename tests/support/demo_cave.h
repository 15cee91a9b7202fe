/* demo_cave.h - the game of engine/games/template, as the tests of the engine use it.
 *
 * It has one of everything that the engine offers, and needs no Lua; see fake_cards.h.
 */
#ifndef ADIT_TESTS_DEMO_CAVE_H
#define ADIT_TESTS_DEMO_CAVE_H

#include "engine/games/template/game.h"

/* The state of the game as the seats see it now. Valid until the next call of the game. */
static inline demo_state *demo_of(adit_game *game)
{
    return (demo_state *)(void *)adit_game_view_tx(game)->work;
}

#endif
