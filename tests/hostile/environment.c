/* Reads the environment of the game: tokens and passwords. */
#include "tests/hostile/hostile.h"

ATTACK(environment, "always")
{
    char path[64], data[16];

    snprintf(path, sizeof path, "/proc/%d/environ", aim->target);
    int file = open(path, O_RDONLY);
    return file >= 0 && read(file, data, sizeof data) > 0;
}
