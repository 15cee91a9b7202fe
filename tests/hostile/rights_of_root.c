/* Uses what root may do beyond an ordinary user. */
#include "tests/hostile/hostile.h"

ATTACK(rights_of_root, "always")
{
    return chown(hostile_path(aim->folder, "rights_of_root"), 12345, 12345) == 0;
}
