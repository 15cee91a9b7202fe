/* Writes the memory of the game without /proc. */
#include "tests/hostile/hostile.h"

#include <sys/uio.h>

ATTACK(memory_write_by_call, "always")
{
    long word = 0;
    struct iovec here = {&word, sizeof word}, there = {(void *)hostile_stack(aim), sizeof word};

    /* The same word goes back, so that the victim lives. */
    return process_vm_readv(aim->target, &here, 1, &there, 1, 0) == sizeof word &&
           process_vm_writev(aim->target, &here, 1, &there, 1, 0) == sizeof word;
}
