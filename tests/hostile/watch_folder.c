/* Watches a folder of the user: the names of files come as they are used. */
#include "tests/hostile/hostile.h"

#include <sys/inotify.h>

ATTACK(watch_folder, "box filter")
{
    int watch = inotify_init1(IN_CLOEXEC);

    return watch >= 0 && inotify_add_watch(watch, aim->folder, IN_ALL_EVENTS) >= 0;
}
