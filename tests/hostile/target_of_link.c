/* Asks where a link leads; here it is none, but the question reaches the file. */
#include "tests/hostile/hostile.h"

ATTACK(target_of_link, "box")
{
    char target[64];
    const char *path = hostile_path(aim->folder, "target_of_link");

    return readlink(path, target, sizeof target) < 0 && errno == EINVAL;
}
