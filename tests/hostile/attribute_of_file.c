/* Reads one of them; here it is missing, but the question reaches the file. */
#include "tests/hostile/hostile.h"

#include <sys/xattr.h>

ATTACK(attribute_of_file, "box filter")
{
    char value[64];
    const char *path = hostile_path(aim->folder, "attribute_of_file");

    return getxattr(path, "user.secret", value, sizeof value) >= 0 || errno == ENODATA;
}
