/* Makes the system send a signal for it: to whoever is said to own an open file. */
#include "tests/hostile/hostile.h"

ATTACK(signal_by_owner, "box landlock6 filter")
{
    int ends[2];

    return pipe(ends) == 0 && fcntl(ends[0], F_SETOWN, aim->victim) == 0 &&
           fcntl(ends[0], F_SETSIG, HOSTILE_SIGNAL) == 0 &&
           fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK) == 0 && write(ends[1], "x", 1) == 1 &&
           hostile_was_signalled(aim);
}
