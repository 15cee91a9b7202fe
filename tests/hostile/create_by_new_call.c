/* Makes a file by the call that keeps its flags where no filter looks. */
#include "tests/hostile/hostile.h"

#include <linux/openat2.h>
#include <sys/syscall.h>

ATTACK(create_by_new_call, "box landlock filter")
{
    struct open_how how = {.flags = O_WRONLY | O_CREAT, .mode = 0600};

    return syscall(SYS_openat2, AT_FDCWD, hostile_path(aim->folder, "created_otherwise"), &how,
                   sizeof how) >= 0;
}
