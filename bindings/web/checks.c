/* checks.c - is a request meant for this server, and does it come from its own page?
 *
 * A page of another site can make a browser send requests here, and a name of another site can be
 * made to point here (DNS rebinding). In both cases the browser says so in Host or Origin. A Host
 * that is an address cannot be rebound, so addresses are accepted when other machines are.
 */
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bindings/web/internal.h"

bool web_is_loopback(const char *address)
{
    struct in_addr four;

    if (inet_pton(AF_INET, address, &four) == 1) {
        return (ntohl(four.s_addr) >> 24) == 127;
    }
    return strcmp(address, "::1") == 0 || strcasecmp(address, "localhost") == 0;
}

static bool is_address(const char *name)
{
    unsigned char bytes[sizeof(struct in6_addr)];

    return inet_pton(AF_INET, name, bytes) == 1 || inet_pton(AF_INET6, name, bytes) == 1;
}

/* Splits "name:port" or "[address]:port". */
static bool split_host(const char *host, char *name, size_t size, int *port)
{
    const char *start = host, *end = NULL, *colon = NULL;

    if (*host == '[') {
        start = host + 1;
        end = strchr(start, ']');
        colon = end != NULL ? end + 1 : NULL;
    } else {
        end = colon = strchr(host, ':');
    }
    if (colon == NULL || *colon != ':' || (size_t)(end - start) >= size) {
        return false;
    }
    char *rest = NULL;
    long number = strtol(colon + 1, &rest, 10);
    if (colon[1] < '0' || colon[1] > '9' || *rest != '\0' || number > 65535) {
        return false;
    }
    memcpy(name, start, (size_t)(end - start));
    name[end - start] = '\0';
    *port = (int)number;
    return true;
}

bool web_is_own_host(const aditweb_server *server, const char *host)
{
    char name[256];
    int port = 0;

    if (host == NULL || !split_host(host, name, sizeof name, &port) || port != server->port) {
        return false;
    }
    if (web_is_loopback(name)) {
        return true;
    }
    return server->is_open && (is_address(name) || strcasecmp(name, server->listen) == 0);
}

/* Whether the headers that say where a request comes from name this server's own page. */
static bool is_own_origin(const char *origin, const char *site, const char *host)
{
    static const char scheme[] = "http://";

    if (origin != NULL && (strncasecmp(origin, scheme, sizeof scheme - 1) != 0 ||
                           strcasecmp(origin + sizeof scheme - 1, host) != 0)) {
        return false;
    }
    return site == NULL || strcmp(site, "same-origin") == 0 || strcmp(site, "none") == 0;
}

const char *web_refusal(const aditweb_server *server, struct MHD_Connection *connection)
{
    const char *host =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_HOST);
    const char *origin =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_ORIGIN);
    const char *site = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Sec-Fetch-Site");

    if (!web_is_own_host(server, host)) {
        return "this server is not called that; open the address that adit table printed\n";
    }
    return is_own_origin(origin, site, host) ? NULL
                                             : "pages of other sites cannot use this server\n";
}
