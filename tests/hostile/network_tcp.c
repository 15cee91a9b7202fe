/* Talks to a server. */
#include "tests/hostile/hostile.h"

#include <arpa/inet.h>
#include <sys/socket.h>

ATTACK(network_tcp, "box landlock4 filter")
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)aim->tcp),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};

    return hostile_talk(AF_INET, SOCK_STREAM, &to, sizeof to);
}
