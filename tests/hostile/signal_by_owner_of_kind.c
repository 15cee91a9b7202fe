/* The same by the newer command, which tells processes from threads and groups. */
#include "tests/hostile/hostile.h"

ATTACK(signal_by_owner_of_kind, "box landlock6 filter")
{
    struct f_owner_ex owner = {.type = F_OWNER_PID, .pid = aim->victim};
    int ends[2];

    return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN_EX, &owner) == 0 &&
           fcntl(ends[0], F_SETSIG, HOSTILE_SIGNAL) == 0 &&
           fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK) == 0 && write(ends[1], "x", 1) == 1 &&
           hostile_was_signalled(aim);
}
