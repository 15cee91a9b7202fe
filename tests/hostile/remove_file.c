/* Removes a file of the user. */
#include "tests/hostile/hostile.h"

ATTACK(remove_file, "box landlock filter")
{
    return unlink(hostile_path(aim->folder, "remove_file")) == 0;
}
