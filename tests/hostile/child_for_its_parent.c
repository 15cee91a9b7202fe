/* Starts a process that its parent has to wait for; without a box that of a bot is the game. */
#include "tests/hostile/hostile.h"

#include <sched.h>
#include <sys/syscall.h>

ATTACK(child_for_its_parent, "filter")
{
    (void)aim;
    long child = syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);

    if (child == 0) {
        _exit(0);
    }
    return child > 0;
}
