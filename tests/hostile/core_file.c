/* Fills the disk with what is left of a crash. */
#include "tests/hostile/hostile.h"

#include <sys/resource.h>

ATTACK(core_file, "always")
{
    struct rlimit limit;

    (void)aim;
    /* 1 is less than any core file has. */
    return getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_max > 1;
}
