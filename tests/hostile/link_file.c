/* Gives a file of the user a second name, in its own folder. */
#include "tests/hostile/hostile.h"

ATTACK(link_file, "box landlock filter")
{
    char from[5000];

    snprintf(from, sizeof from, "%s", hostile_path(aim->folder, "link_file"));
    return link(from, hostile_path(aim->own, "linked")) == 0;
}
