/* Lets a program that root owns run with root's rights. */
#include "tests/hostile/hostile.h"

#include <sys/prctl.h>

ATTACK(rights_of_file, "always")
{
    (void)aim;
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0;
}
