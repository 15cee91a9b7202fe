/* Talks to a service of the user, such as one that holds keys. */
#include "tests/hostile/hostile.h"

#include <sys/socket.h>
#include <sys/un.h>

ATTACK(socket_with_path, "box filter")
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};

    snprintf(to.sun_path, sizeof to.sun_path, "%s", hostile_path(aim->folder, "s"));
    return hostile_talk(AF_UNIX, SOCK_STREAM, &to, sizeof to);
}
