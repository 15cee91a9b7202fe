/* Changes bytes of a file through memory, where no limit of size counts. */
#include "tests/hostile/hostile.h"

#include <sys/mman.h>

ATTACK(write_by_mapping, "box landlock filter")
{
    int file = open(hostile_path(aim->folder, "write_by_mapping"), O_RDWR);
    char *bytes =
        file >= 0 ? mmap(NULL, 5, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;

    if (bytes == MAP_FAILED) {
        return false;
    }
    memcpy(bytes, "lost", 4);
    return msync(bytes, 5, MS_SYNC) == 0;
}
