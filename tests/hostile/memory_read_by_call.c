/* Reads the memory of the game without /proc. The rights are checked before the address. */
#include "tests/hostile/hostile.h"

#include <sys/uio.h>

ATTACK(memory_read_by_call, "always")
{
    long word = 0;
    struct iovec here = {&word, sizeof word}, there = {(void *)hostile_stack(aim), sizeof word};

    return process_vm_readv(aim->target, &here, 1, &there, 1, 0) == sizeof word || errno == EFAULT;
}
