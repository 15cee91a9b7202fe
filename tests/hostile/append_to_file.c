/* Adds to a file of the user, such as one that a shell reads at its start. */
#include "tests/hostile/hostile.h"

ATTACK(append_to_file, "always")
{
    int file = open(hostile_path(aim->folder, "append_to_file"), O_WRONLY | O_APPEND);

    return file >= 0 && write(file, "lost", 4) == 4;
}
