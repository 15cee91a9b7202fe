/* Talks to a server by single packets, as one asks for names. */
#include "tests/hostile/hostile.h"

#include <arpa/inet.h>
#include <sys/socket.h>

ATTACK(network_udp, "box filter")
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)aim->udp),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};

    return hostile_talk(AF_INET, SOCK_DGRAM, &to, sizeof to);
}
