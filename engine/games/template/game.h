/* game.h - what adit_game_def asks of the game: its tables and the functions of the engine. */
#ifndef DEMO_GAME_H
#define DEMO_GAME_H

#include "engine/games/template/tables/verbs.h"

extern const adit_game_def demo_cave;
ADIT_DECLARE_GAME(demo_);
adit_status demo_settle(adit_tx *tx, int seat);

#endif
