/* Takes a lease: whoever opens the file to write waits until it is given back. */
#include "tests/hostile/hostile.h"

ATTACK(lease_on_file, "filter")
{
    int file = open(hostile_path(aim->own, "data"), O_RDONLY);

    return file >= 0 && fcntl(file, F_SETLEASE, F_RDLCK) == 0;
}
