/* Binds the game to processors of its choice. */
#include "tests/hostile/hostile.h"

#include <sched.h>

ATTACK(processors_of_others, "box filter root")
{
    cpu_set_t set;

    return sched_getaffinity(aim->target, sizeof set, &set) == 0 &&
           sched_setaffinity(aim->target, sizeof set, &set) == 0;
}
