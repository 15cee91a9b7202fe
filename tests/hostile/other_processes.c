/* Finds out what the user runs. */
#include "tests/hostile/hostile.h"

ATTACK(other_processes, "box landlock")
{
    char path[64], data[16];

    snprintf(path, sizeof path, "/proc/%d/cmdline", aim->target);
    int file = open(path, O_RDONLY);
    return file >= 0 && read(file, data, sizeof data) > 0;
}
