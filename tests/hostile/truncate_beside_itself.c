/* Empties a file of its own folder, which it may read, by opening it to read. */
#include "tests/hostile/hostile.h"

ATTACK(truncate_beside_itself, "box landlock3 filter")
{
    return open(hostile_path(aim->own, "data"), O_RDONLY | O_TRUNC) >= 0;
}
