/* Empties the inside of a file, where no limit of size counts. */
#include "tests/hostile/hostile.h"

#include <linux/falloc.h>

ATTACK(punch_a_hole, "box landlock filter")
{
    int file = open(hostile_path(aim->folder, "punch_a_hole"), O_RDWR);

    return file >= 0 && fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, 5) == 0;
}
