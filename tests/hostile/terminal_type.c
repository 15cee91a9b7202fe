/* Types into a terminal of the user. */
#include "tests/hostile/hostile.h"

#include <sys/ioctl.h>

ATTACK(terminal_type, "box landlock filter")
{
    int terminal = setsid() > 0 ? open(aim->terminal, O_RDWR) : -1;

    return terminal >= 0 && ioctl(terminal, TIOCSTI, "x") == 0;
}
