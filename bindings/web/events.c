/* events.c - server-sent events: a waiting page gets the newest version, nothing else.
 *
 * A page that hears of a new version asks for what changed since it looked last, so nothing has to
 * be kept for a page that is slow or away. A stream that has nothing to say is suspended and costs
 * no time.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "bindings/web/internal.h"

static ssize_t read_stream(void *context, uint64_t position, char *buffer, size_t size)
{
    web_stream *stream = context;
    aditweb_server *server = stream->server;
    ssize_t length = 0;

    (void)position;
    pthread_mutex_lock(&server->lock);
    if (server->is_stopping) {
        length = MHD_CONTENT_READER_END_OF_STREAM;
    } else if (stream->version != server->versions[stream->table]) {
        stream->version = server->versions[stream->table];
        stream->beat = web_now();
        length = snprintf(buffer, size, "data: %" PRIu64 "\n\n", stream->version);
    } else if (web_now() - stream->beat >= WEB_BEAT_SECONDS) {
        stream->beat = web_now();
        length = snprintf(buffer, size, ":\n\n");
    } else {
        stream->is_suspended = true;
        MHD_suspend_connection(stream->connection);
    }
    pthread_mutex_unlock(&server->lock);
    return length;
}

static void free_stream(void *context)
{
    web_stream *stream = context;
    aditweb_server *server = stream->server;

    pthread_mutex_lock(&server->lock);
    *stream->from = stream->next;
    if (stream->next != NULL) {
        stream->next->from = stream->from;
    }
    server->stream_count--;
    pthread_mutex_unlock(&server->lock);
    free(stream);
}

void web_streams_wake(aditweb_server *server)
{
    const time_t now = web_now();

    for (web_stream *stream = server->streams; stream != NULL; stream = stream->next) {
        if (stream->is_suspended &&
            (server->is_stopping || stream->version != server->versions[stream->table] ||
             now - stream->beat >= WEB_BEAT_SECONDS)) {
            stream->is_suspended = false;
            MHD_resume_connection(stream->connection);
        }
    }
}

void web_note_version(aditweb_server *server, int table, uint64_t version)
{
    pthread_mutex_lock(&server->lock);
    server->versions[table] = version;
    web_streams_wake(server);
    pthread_mutex_unlock(&server->lock);
}

static web_stream *add_stream(aditweb_server *server, struct MHD_Connection *connection, int table)
{
    web_stream *stream = NULL;

    pthread_mutex_lock(&server->lock);
    if (server->stream_count < WEB_MAX_STREAMS) {
        stream = calloc(1, sizeof *stream);
    }
    if (stream != NULL) {
        /* The version is one that it has not got, so that it hears at once that it is connected. */
        *stream = (web_stream){.next = server->streams,
                               .from = &server->streams,
                               .server = server,
                               .connection = connection,
                               .table = table,
                               .version = server->versions[table] - 1};
        if (stream->next != NULL) {
            stream->next->from = &stream->next;
        }
        server->streams = stream;
        server->stream_count++;
    }
    pthread_mutex_unlock(&server->lock);
    return stream;
}

enum MHD_Result web_stream_open(aditweb_server *server, struct MHD_Connection *connection,
                                int table)
{
    enum { BLOCK = 64 };
    static char full[] = "too many pages are open; close one and try again\n";
    web_stream *stream = add_stream(server, connection, table);

    if (stream == NULL) {
        return web_send(
            connection, MHD_HTTP_SERVICE_UNAVAILABLE, "text/plain; charset=utf-8",
            MHD_create_response_from_buffer(sizeof full - 1, full, MHD_RESPMEM_PERSISTENT));
    }
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, BLOCK, read_stream, stream, free_stream);
    if (response == NULL) {
        free_stream(stream);
        return MHD_NO;
    }
    return web_send(connection, MHD_HTTP_OK, "text/event-stream", response);
}
