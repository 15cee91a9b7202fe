/* Locks a file for as long as it is open, whoever has it. */
#include "tests/hostile/hostile.h"

ATTACK(lock_by_open_file, "filter")
{
    struct flock lock = {.l_type = F_RDLCK};
    int file = open(hostile_path(aim->own, "data"), O_RDONLY);

    return file >= 0 && fcntl(file, F_OFD_SETLK, &lock) == 0;
}
