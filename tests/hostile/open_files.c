/* Opens what the game has open, by the numbers in /proc. */
#include "tests/hostile/hostile.h"

ATTACK(open_files, "always")
{
    char path[64];
    struct stat about;

    snprintf(path, sizeof path, "/proc/%d/fd/0", aim->target);
    return stat(path, &about) == 0;
}
