/* server.c - the daemon: where it listens, its clients, and its end.
 *
 * One thread of libmicrohttpd serves all connections by epoll, so a client that does not read or
 * write costs a socket and nothing else. The engine works in that thread too, one request at a
 * time; only what takes long has a thread of its own (jobs.c). MHD ends idle connections; those
 * that stay busy for ever, a byte now and then, are ended by aditweb_tick.
 */
#include <arpa/inet.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bindings/web/internal.h"

time_t web_now(void)
{
    struct timespec now = {0};

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

/* ---- Clients ---- */

static void add_client(aditweb_server *server, struct MHD_Connection *connection, void **context)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    web_client *client = calloc(1, sizeof *client);

    if (client == NULL || info == NULL) {
        free(client);
        return; /* only MHD's own limits apply to it */
    }
    pthread_mutex_lock(&server->lock);
    *client = (web_client){.next = server->clients,
                           .from = &server->clients,
                           .socket = info->connect_fd,
                           .since = web_now()};
    if (client->next != NULL) {
        client->next->from = &client->next;
    }
    server->clients = client;
    pthread_mutex_unlock(&server->lock);
    *context = client;
}

static void remove_client(aditweb_server *server, void **context)
{
    web_client *client = *context;

    if (client != NULL) {
        pthread_mutex_lock(&server->lock);
        *client->from = client->next;
        if (client->next != NULL) {
            client->next->from = client->from;
        }
        pthread_mutex_unlock(&server->lock);
        free(client);
        *context = NULL;
    }
}

static void watch_connection(void *context, struct MHD_Connection *connection, void **client,
                             enum MHD_ConnectionNotificationCode code)
{
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        add_client(context, connection, client);
    } else {
        remove_client(context, client);
    }
}

/* The sockets are still open: MHD closes one only after remove_client, which waits for the lock. */
static void end_slow_clients(aditweb_server *server)
{
    const time_t now = web_now();

    for (web_client *client = server->clients; client != NULL; client = client->next) {
        if (!client->streams && now - client->since > WEB_REQUEST_SECONDS) {
            shutdown(client->socket, SHUT_RDWR);
        }
    }
}

/* ---- Listening ---- */

static adit_status find_address(const aditweb_options *options, struct addrinfo **found,
                                adit_err *err)
{
    const struct addrinfo wanted = {.ai_family = AF_UNSPEC,
                                    .ai_socktype = SOCK_STREAM,
                                    .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    const char *name = options->listen != NULL ? options->listen : "127.0.0.1";
    char port[16];

    snprintf(port, sizeof port, "%d", options->port);
    int code = getaddrinfo(name, port, &wanted, found);
    if (code != 0) {
        return adit_fail(err, ADIT_IO, "--listen: '%s' is no address of this machine: %s", name,
                         gai_strerror(code));
    }
    return ADIT_OK;
}

static struct MHD_Daemon *start_daemon(aditweb_server *server, const struct addrinfo *address)
{
    const unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME |
                           (address->ai_family == AF_INET6 ? MHD_USE_IPv6 : 0);

    return MHD_start_daemon(
        flags, 0, NULL, NULL, web_respond, server, MHD_OPTION_SOCK_ADDR, address->ai_addr,
        MHD_OPTION_NOTIFY_COMPLETED, web_request_free, server, MHD_OPTION_NOTIFY_CONNECTION,
        watch_connection, server, MHD_OPTION_CONNECTION_LIMIT, (unsigned)WEB_MAX_CONNECTIONS,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        (unsigned)(server->is_open ? WEB_MAX_CONNECTIONS_OF_ADDRESS : 0),
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)WEB_IDLE_SECONDS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)WEB_MAX_HEADER, MHD_OPTION_END);
}

static adit_status listen_at(aditweb_server *server, const aditweb_options *options, adit_err *err)
{
    struct addrinfo *address = NULL;
    char shown[INET6_ADDRSTRLEN] = "";

    ADIT_TRY(find_address(options, &address, err));
    getnameinfo(address->ai_addr, address->ai_addrlen, shown, sizeof shown, NULL, 0,
                NI_NUMERICHOST);
    server->is_open = !web_is_loopback(shown);
    snprintf(server->listen, sizeof server->listen, "%s",
             options->listen != NULL ? options->listen : "");
    server->daemon = start_daemon(server, address);
    freeaddrinfo(address);
    if (server->daemon == NULL) {
        return adit_fail(err, ADIT_IO,
                         "cannot listen on port %d of %s; is another table open there? Try "
                         "--port 0 for any free port",
                         options->port, shown);
    }
    const union MHD_DaemonInfo *info =
        MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
    server->port = info != NULL ? info->port : options->port;
    return ADIT_OK;
}

adit_status aditweb_start(const aditweb_options *options, aditweb_server **server, adit_err *err)
{
    aditweb_server *made = calloc(1, sizeof *made);

    if (made != NULL) {
        made->versions = calloc((size_t)options->tables.count, sizeof *made->versions);
    }
    if (made == NULL || made->versions == NULL) {
        free(made);
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    made->files = options->files;
    made->tables = options->tables;
    for (int i = 0; i < made->tables.count; i++) {
        made->versions[i] = made->tables.version(made->tables.context, i);
    }
    pthread_mutex_init(&made->table_lock, NULL);
    pthread_mutex_init(&made->lock, NULL);
    pthread_cond_init(&made->has_job, NULL);
    adit_status status = web_jobs_start(made, err);
    if (status == ADIT_OK) {
        status = listen_at(made, options, err);
    }
    if (status != ADIT_OK) {
        aditweb_stop(made);
        made = NULL;
    }
    *server = made;
    return status;
}

void aditweb_stop(aditweb_server *server)
{
    if (server == NULL) {
        return;
    }
    pthread_mutex_lock(&server->lock);
    server->is_stopping = true;
    web_streams_wake(server);
    pthread_mutex_unlock(&server->lock);
    web_jobs_stop(server);
    if (server->daemon != NULL) {
        MHD_stop_daemon(server->daemon);
    }
    pthread_cond_destroy(&server->has_job);
    pthread_mutex_destroy(&server->lock);
    pthread_mutex_destroy(&server->table_lock);
    free(server->versions);
    free(server);
}

int aditweb_port(const aditweb_server *server)
{
    return server->port;
}

bool aditweb_is_open(const aditweb_server *server)
{
    return server->is_open;
}

void aditweb_hold(aditweb_server *server)
{
    pthread_mutex_lock(&server->table_lock);
}

void aditweb_release(aditweb_server *server)
{
    pthread_mutex_unlock(&server->table_lock);
}

void aditweb_tick(aditweb_server *server)
{
    for (int i = 0; i < server->tables.count; i++) {
        pthread_mutex_lock(&server->table_lock);
        uint64_t version = server->tables.version(server->tables.context, i);
        pthread_mutex_unlock(&server->table_lock);
        web_note_version(server, i, version);
    }
    pthread_mutex_lock(&server->lock);
    end_slow_clients(server);
    pthread_mutex_unlock(&server->lock);
}
