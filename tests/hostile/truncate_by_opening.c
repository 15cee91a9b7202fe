/* Empties a file of the user by opening it. */
#include "tests/hostile/hostile.h"

ATTACK(truncate_by_opening, "box landlock filter")
{
    return open(hostile_path(aim->folder, "truncate_by_opening"), O_WRONLY | O_TRUNC) >= 0;
}
