/* Reads the memory of the game, and with it the seed and what other seats hide. */
#include "tests/hostile/hostile.h"

ATTACK(memory_read, "always")
{
    return hostile_memory(aim, false);
}
