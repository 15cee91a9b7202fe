/* Makes a file of the user readable to everybody. */
#include "tests/hostile/hostile.h"

ATTACK(change_mode, "box filter")
{
    return chmod(hostile_path(aim->folder, "change_mode"), 0777) == 0;
}
