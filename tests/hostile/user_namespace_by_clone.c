/* The same for a new process. */
#include "tests/hostile/hostile.h"

#include <sched.h>
#include <sys/syscall.h>

ATTACK(user_namespace_by_clone, "filter")
{
    (void)aim;
    long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL);
    if (child == 0) {
        _exit(0);
    }
    return child > 0;
}
