/* Renames a file of the user. */
#include "tests/hostile/hostile.h"

ATTACK(rename_file, "box landlock filter")
{
    char from[5000];

    snprintf(from, sizeof from, "%s", hostile_path(aim->folder, "rename_file"));
    return rename(from, hostile_path(aim->folder, "renamed")) == 0;
}
