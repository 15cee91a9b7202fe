/* Empties a file of the user by opening it to read. */
#include "tests/hostile/hostile.h"

ATTACK(truncate_without_writing, "box landlock filter")
{
    return open(hostile_path(aim->folder, "truncate_without_writing"), O_RDONLY | O_TRUNC) >= 0;
}
