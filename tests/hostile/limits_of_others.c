/* Sets a limit of the game; computing of one second would end it. */
#include "tests/hostile/hostile.h"

#include <sys/resource.h>

ATTACK(limits_of_others, "box filter")
{
    struct rlimit limit;

    return prlimit(aim->target, RLIMIT_CPU, NULL, &limit) == 0 &&
           prlimit(aim->target, RLIMIT_CPU, &limit, NULL) == 0;
}
