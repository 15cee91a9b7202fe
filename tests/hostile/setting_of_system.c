/* Changes a setting of the whole system, as root. */
#include "tests/hostile/hostile.h"

ATTACK(setting_of_system, "box landlock filter")
{
    (void)aim;
    return open("/proc/sys/kernel/core_pattern", O_WRONLY) >= 0;
}
