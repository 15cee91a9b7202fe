/* Reads a file in another folder of the user. */
#include "tests/hostile/hostile.h"

ATTACK(read_secret, "box landlock")
{
    char data[8];
    int file = open(hostile_path(aim->folder, "read_secret"), O_RDONLY);

    return file >= 0 && read(file, data, sizeof data) > 0;
}
