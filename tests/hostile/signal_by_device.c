/* Asks for signals because of an open file by a command to devices, which all files know. */
#include "tests/hostile/hostile.h"

#include <sys/ioctl.h>

ATTACK(signal_by_device, "filter")
{
    int ends[2], on = 1;

    (void)aim;
    return pipe(ends) == 0 && ioctl(ends[0], FIOASYNC, &on) == 0;
}
