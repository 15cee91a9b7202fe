/* address.c - the address that people type to reach the server. */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>

#include "bindings/web/internal.h"

/* Whether other machines may reach this one by the address; written as a Host header has it. */
static bool write_outer(const struct sockaddr *address, char *out, size_t size)
{
    char text[INET6_ADDRSTRLEN] = "";

    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *four = (const void *)address;

        (void)inet_ntop(AF_INET, &four->sin_addr, text, sizeof text);
        snprintf(out, size, "%s", text);
        return true;
    }
    if (address->sa_family == AF_INET6) {
        const struct sockaddr_in6 *six = (const void *)address;

        (void)inet_ntop(AF_INET6, &six->sin6_addr, text, sizeof text);
        snprintf(out, size, "[%s]", text);
        return !IN6_IS_ADDR_LINKLOCAL(&six->sin6_addr);
    }
    return false;
}

/* An address of this machine in its network: one of IPv4 if there is any, since it can be typed.
 * Names are no use here: a friend's machine may not know them, and a name can be made to point
 * anywhere. */
static bool find_outer(char *out, size_t size)
{
    struct ifaddrs *all = NULL;
    char found[INET6_ADDRSTRLEN + 2];
    bool is_found = false;

    if (getifaddrs(&all) != 0) {
        return false;
    }
    for (const struct ifaddrs *one = all; one != NULL; one = one->ifa_next) {
        const bool is_four = one->ifa_addr != NULL && one->ifa_addr->sa_family == AF_INET;

        if (one->ifa_addr != NULL && (one->ifa_flags & (IFF_UP | IFF_LOOPBACK)) == IFF_UP &&
            (!is_found || is_four) && write_outer(one->ifa_addr, found, sizeof found)) {
            snprintf(out, size, "%s", found);
            is_found = true;
            if (is_four) {
                break;
            }
        }
    }
    freeifaddrs(all);
    return is_found;
}

void aditweb_write_address(const aditweb_server *server, char *out, size_t size)
{
    const char *name = server->listen;
    char host[sizeof server->listen + 2] = "127.0.0.1";

    if (strcmp(name, "0.0.0.0") == 0 || strcmp(name, "::") == 0) {
        (void)find_outer(host, sizeof host);
    } else if (*name != '\0') {
        snprintf(host, sizeof host, strchr(name, ':') != NULL ? "[%s]" : "%s", name);
    }
    snprintf(out, size, "http://%s:%d/", host, server->port);
}
