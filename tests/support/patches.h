/* patches.h - mods that a test writes: something added to the shipped cards of a game.
 *
 * Their games are played at random, by players who would rather do something than nothing, so that
 * they come to whatever a card may wait for.
 */
#ifndef ADIT_TESTS_PATCHES_H
#define ADIT_TESTS_PATCHES_H

#include <stdio.h>

#include "engine/model/game_def.h"
#include "tests/support/adit_cmocka.h"

/* Begins a mod for the game in a folder of its own below $TMPDIR; valid until the next call. */
const char *patches_begin(const adit_game_def *def);
/* A file in the folder, to be written and closed by the caller. */
FILE *patches_open(const char *folder, const char *name);

/* The index of a main option, drawn with `dice`; what ends or declines something seldom. */
int patches_choose(adit_game *game, uint64_t *dice);

#endif
