/* Makes itself root of a world of its own, where more of the system can be reached. */
#include "tests/hostile/hostile.h"

#include <sched.h>

ATTACK(user_namespace, "filter")
{
    (void)aim;
    return unshare(CLONE_NEWUSER) == 0;
}
