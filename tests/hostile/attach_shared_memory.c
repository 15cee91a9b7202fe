/* Reads shared memory of another program. */
#include "tests/hostile/hostile.h"

#include <sys/shm.h>

ATTACK(attach_shared_memory, "box filter")
{
    int segment = shmget(aim->victim, 0, 0);

    return segment >= 0 && shmat(segment, NULL, 0) != (void *)-1; /* NOLINT */
}
