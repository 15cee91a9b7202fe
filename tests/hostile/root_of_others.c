/* Goes to the root folder as the game sees it, around a box. */
#include "tests/hostile/hostile.h"

ATTACK(root_of_others, "always")
{
    char path[64];
    struct stat about;

    snprintf(path, sizeof path, "/proc/%d/root/", aim->target);
    return stat(path, &about) == 0;
}
