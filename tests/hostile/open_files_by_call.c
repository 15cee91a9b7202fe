/* Takes an open file of the game over by a handle of its process. */
#include "tests/hostile/hostile.h"

#include <sys/syscall.h>

ATTACK(open_files_by_call, "always")
{
    long process = syscall(SYS_pidfd_open, aim->target, 0);

    return process >= 0 && syscall(SYS_pidfd_getfd, process, 0, 0) >= 0;
}
