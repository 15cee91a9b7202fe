/* Locks a whole file for itself alone, which needs no right to write it. */
#include "tests/hostile/hostile.h"

#include <sys/file.h>

ATTACK(lock_whole_file, "filter")
{
    int file = open(hostile_path(aim->own, "data"), O_RDONLY);

    return file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0;
}
