/* Leaves a process behind, in a session of its own. */
#include "tests/hostile/hostile.h"

ATTACK(outlive_the_game, "never")
{
    char marker[64];

    if (fork() != 0) {
        return true; /* whether it lives on, the test looks */
    }
    (void)setsid();
    signal(SIGHUP, SIG_IGN);
    alarm(0);
    snprintf(marker, sizeof marker, "777.%d", aim->victim);
    for (int i = 0; i < 64; i++) {
        close(i);
    }
    execl("/bin/sleep", "sleep", marker, (char *)NULL);
    _exit(0);
}
