/* registry.h - the games that the library knows. */
#ifndef ADIT_GAMES_REGISTRY_H
#define ADIT_GAMES_REGISTRY_H

#include "engine/model/game_def.h"

/* The definition of the n-th game, NULL after the last. */
const adit_game_def *adit_registry_at(int n);
/* The definition of the game with this id, or NULL. */
const adit_game_def *adit_registry_find(const char *id);

#endif
