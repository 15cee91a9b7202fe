/* Makes a named pipe on which the next reader waits for ever. */
#include "tests/hostile/hostile.h"

ATTACK(make_pipe, "box landlock filter")
{
    return mkfifo(hostile_path(aim->folder, "made_pipe"), 0600) == 0;
}
