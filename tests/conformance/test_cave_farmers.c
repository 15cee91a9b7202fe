/* test_cave_farmers.c - the promises of every game, kept by this one.
 *
 * soak parts: 40, both builds
 */
#include "tests/support/random_games.h"

int main(int argc, char **argv)
{
    return random_games_main(argc, argv, "cave_farmers");
}
