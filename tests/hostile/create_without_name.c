/* Takes room on the disk by files that have no name. */
#include "tests/hostile/hostile.h"

ATTACK(create_without_name, "box landlock filter")
{
    return open(aim->folder, O_RDWR | O_TMPFILE, 0600) >= 0;
}
