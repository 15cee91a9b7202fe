/* Talks to a service of the user that has no file. */
#include "tests/hostile/hostile.h"

#include <sys/socket.h>
#include <sys/un.h>

ATTACK(socket_without_path, "box landlock6 filter")
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};

    snprintf(to.sun_path + 1, sizeof to.sun_path - 1, "adit_hostile.%d", aim->victim);
    return hostile_talk(AF_UNIX, SOCK_STREAM, &to, sizeof to);
}
