/* Reads the memory of another program of the user, which does not hide it as the game does. */
#include "tests/hostile/hostile.h"

ATTACK(memory_of_neighbour, "box landlock root")
{
    const hostile_aim neighbour = {.target = aim->victim};

    return hostile_memory(&neighbour, false);
}
