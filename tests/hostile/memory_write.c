/* Writes the memory of the game. */
#include "tests/hostile/hostile.h"

ATTACK(memory_write, "always")
{
    return hostile_memory(aim, true);
}
