/* Attaches to the game as a debugger does. */
#include "tests/hostile/hostile.h"

#include <sys/ptrace.h>

ATTACK(trace, "always")
{
    return ptrace(PTRACE_SEIZE, aim->target, NULL, NULL) == 0;
}
