/* Locks a file that it can only read: whoever wants to write there waits. */
#include "tests/hostile/hostile.h"

ATTACK(lock_by_range, "filter")
{
    struct flock lock = {.l_type = F_RDLCK, .l_start = 0x40000000, .l_len = 512};
    int file = open(hostile_path(aim->own, "data"), O_RDONLY);

    return file >= 0 && fcntl(file, F_SETLK, &lock) == 0;
}
