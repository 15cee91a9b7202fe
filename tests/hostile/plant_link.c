/* Makes a link that another program will follow. */
#include "tests/hostile/hostile.h"

ATTACK(plant_link, "box landlock filter")
{
    return symlink("/etc/passwd", hostile_path(aim->folder, "planted")) == 0;
}
