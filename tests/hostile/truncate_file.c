/* Empties a file of the user by name. */
#include "tests/hostile/hostile.h"

ATTACK(truncate_file, "box landlock3 filter")
{
    return truncate(hostile_path(aim->folder, "truncate_file"), 0) == 0;
}
