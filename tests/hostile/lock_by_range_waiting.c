/* The same by the command that waits for the lock. */
#include "tests/hostile/hostile.h"

ATTACK(lock_by_range_waiting, "filter")
{
    struct flock lock = {.l_type = F_RDLCK};
    int file = open(hostile_path(aim->own, "data"), O_RDONLY);

    return file >= 0 && fcntl(file, F_SETLKW, &lock) == 0;
}
