/* Sends the game a signal; this one does no harm, another would. */
#include "tests/hostile/hostile.h"

ATTACK(signal, "box landlock6 filter")
{
    return kill(aim->target, SIGURG) == 0;
}
