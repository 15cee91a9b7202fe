/* Writes the memory of another program of the user. */
#include "tests/hostile/hostile.h"

ATTACK(memory_of_neighbour_changed, "box landlock filter root")
{
    const hostile_aim neighbour = {.target = aim->victim};

    return hostile_memory(&neighbour, true);
}
