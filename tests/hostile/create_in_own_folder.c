/* Makes a file beside itself, to be run next time. */
#include "tests/hostile/hostile.h"

ATTACK(create_in_own_folder, "box landlock filter")
{
    return open(hostile_path(aim->own, "created"), O_WRONLY | O_CREAT, 0600) >= 0;
}
