/* Makes a file of the user look old, so that nobody builds or saves it again. */
#include "tests/hostile/hostile.h"

ATTACK(change_times, "box filter")
{
    const struct timespec old[2] = {{0}, {0}};

    return utimensat(AT_FDCWD, hostile_path(aim->folder, "change_times"), old, 0) == 0;
}
