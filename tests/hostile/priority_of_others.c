/* Makes the game give way to everybody else. */
#include "tests/hostile/hostile.h"

#include <sys/resource.h>

ATTACK(priority_of_others, "box filter root")
{
    return setpriority(PRIO_PROCESS, (id_t)aim->target, 1) == 0;
}
