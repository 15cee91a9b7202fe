/* Asks for size and times of a file of the user, whose name it knows. */
#include "tests/hostile/hostile.h"

ATTACK(size_of_file, "box")
{
    struct stat about;

    return stat(hostile_path(aim->folder, "size_of_file"), &about) == 0 && about.st_size == 5;
}
