/* Attaches to another program of the user as a debugger does. */
#include "tests/hostile/hostile.h"

#include <sys/ptrace.h>

ATTACK(trace_neighbour, "box landlock filter root")
{
    return ptrace(PTRACE_SEIZE, aim->victim, NULL, NULL) == 0;
}
