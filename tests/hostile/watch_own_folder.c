/* The same by the older way, for a folder that is open. */
#include "tests/hostile/hostile.h"

ATTACK(watch_own_folder, "filter")
{
    int folder = open(aim->own, O_RDONLY | O_DIRECTORY);

    return folder >= 0 && fcntl(folder, F_NOTIFY, DN_ACCESS) == 0;
}
