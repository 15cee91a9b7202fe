/* Sends the game a signal by a handle of its process. */
#include "tests/hostile/hostile.h"

#include <sys/syscall.h>

ATTACK(signal_by_handle, "box landlock6 filter")
{
    long process = syscall(SYS_pidfd_open, aim->target, 0);

    return process >= 0 && syscall(SYS_pidfd_send_signal, process, SIGURG, NULL, 0) == 0;
}
