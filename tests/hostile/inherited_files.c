/* Uses a file that the game has left open. */
#include "tests/hostile/hostile.h"

ATTACK(inherited_files, "always")
{
    (void)aim;
    for (int i = 3; i < 64; i++) {
        if (fcntl(i, F_GETFD) >= 0) {
            return true;
        }
    }
    return false;
}
