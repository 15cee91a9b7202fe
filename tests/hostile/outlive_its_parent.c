/* Takes back that it dies with the game; in a box it does all the same. */
#include "tests/hostile/hostile.h"

#include <sys/prctl.h>

ATTACK(outlive_its_parent, "filter")
{
    (void)aim;
    return prctl(PR_SET_PDEATHSIG, 0) == 0;
}
