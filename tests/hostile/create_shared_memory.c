/* Leaves shared memory behind, which fills the machine. */
#include "tests/hostile/hostile.h"

#include <sys/mman.h>

ATTACK(create_shared_memory, "box landlock filter")
{
    char name[64];

    snprintf(name, sizeof name, "/adit_hostile.%d", aim->victim);
    int file = shm_open(name, O_RDWR | O_CREAT, 0600);
    shm_unlink(name);
    return file >= 0;
}
