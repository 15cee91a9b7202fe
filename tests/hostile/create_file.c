/* Makes a file in a folder of the user. */
#include "tests/hostile/hostile.h"

ATTACK(create_file, "box landlock filter")
{
    return open(hostile_path(aim->folder, "created"), O_WRONLY | O_CREAT | O_EXCL, 0600) >= 0;
}
