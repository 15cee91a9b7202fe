/* Takes the limit of file size away again. */
#include "tests/hostile/hostile.h"

#include <sys/resource.h>

ATTACK(unlimit_itself, "always")
{
    const struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};

    (void)aim;
    return setrlimit(RLIMIT_FSIZE, &none) == 0;
}
