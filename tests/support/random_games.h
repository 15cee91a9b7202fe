/* random_games.h - the promises that hold for every game, kept in thousands of random games.
 *
 * Each title has a program of its own in tests/conformance, so that they run side by side.
 */
#ifndef ADIT_TESTS_RANDOM_GAMES_H
#define ADIT_TESTS_RANDOM_GAMES_H

/* Plays the title with this id: all player counts, and the rows of variants.h. */
int random_games_main(int argc, char **argv, const char *id);

#endif
