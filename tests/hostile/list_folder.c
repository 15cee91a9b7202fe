/* Lists another folder of the user. */
#include "tests/hostile/hostile.h"

ATTACK(list_folder, "box landlock")
{
    return open(aim->folder, O_RDONLY | O_DIRECTORY) >= 0;
}
