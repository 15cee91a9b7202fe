/* Reads a file in another folder through the links of its own process. */
#include "tests/hostile/hostile.h"

ATTACK(read_secret_by_link, "box landlock")
{
    char path[5000], data[8];

    snprintf(path, sizeof path, "/proc/self/root%s",
             hostile_path(aim->folder, "read_secret_by_link"));
    int file = open(path, O_RDONLY);
    return file >= 0 && read(file, data, sizeof data) > 0;
}
