/* Makes a folder, which no limit of size counts. */
#include "tests/hostile/hostile.h"

ATTACK(make_folder, "box landlock filter")
{
    return mkdir(hostile_path(aim->folder, "made"), 0700) == 0;
}
