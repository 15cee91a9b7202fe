/* Asks which further attributes a file of the user has. */
#include "tests/hostile/hostile.h"

#include <sys/xattr.h>

ATTACK(attributes_of_file, "box filter")
{
    return listxattr(hostile_path(aim->folder, "attributes_of_file"), NULL, 0) >= 0;
}
