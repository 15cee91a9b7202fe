/* Changes bytes of a file of the user. */
#include "tests/hostile/hostile.h"

ATTACK(write_file, "always")
{
    int file = open(hostile_path(aim->folder, "write_file"), O_WRONLY);

    return file >= 0 && write(file, "lost", 4) == 4;
}
