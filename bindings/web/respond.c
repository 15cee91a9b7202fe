/* respond.c - one request: is it allowed, what is it for, what is the answer.
 *
 * There are three kinds: GET of a file of the page, POST /table with a request of the protocol,
 * and GET /events, which stays open. Names of files come from the list that was read at the start;
 * nothing that a browser sends is ever used as a path. Tokens arrive in a header, so they stand in
 * no address, and nothing is written down about requests.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/web/internal.h"

/* Collects the body of a POST. */
typedef struct {
    adit_text body;
    bool is_too_long;
    web_job *job; /* answers it; NULL: none */
} web_request;

static const char policy[] =
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; object-src 'none'";
static const char plain[] = "text/plain; charset=utf-8";

enum MHD_Result web_send(struct MHD_Connection *connection, unsigned status, const char *type,
                         struct MHD_Response *response)
{
    static const char *const headers[][2] = {
        {"Content-Security-Policy", policy},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Cache-Control", "no-store"},
    };
    enum MHD_Result result = MHD_NO;

    if (response != NULL) {
        result = MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, type);
        for (size_t i = 0; i < sizeof headers / sizeof *headers && result == MHD_YES; i++) {
            result = MHD_add_response_header(response, headers[i][0], headers[i][1]);
        }
        if (result == MHD_YES) {
            result = MHD_queue_response(connection, status, response);
        }
        MHD_destroy_response(response);
    }
    return result;
}

static enum MHD_Result send_text(struct MHD_Connection *connection, unsigned status,
                                 const char *text)
{
    return web_send(connection, status, plain,
                    MHD_create_response_from_buffer(strlen(text), (void *)(uintptr_t)text,
                                                    MHD_RESPMEM_MUST_COPY));
}

/* ---- Files ---- */

static const char *type_of(const char *name)
{
    static const char *const types[][2] = {{".html", "text/html; charset=utf-8"},
                                           {".js", "text/javascript; charset=utf-8"},
                                           {".css", "text/css; charset=utf-8"},
                                           {".json", "application/json"},
                                           {".svg", "image/svg+xml"}};
    const char *ending = strrchr(name, '.');

    for (size_t i = 0; ending != NULL && i < sizeof types / sizeof *types; i++) {
        if (strcmp(ending, types[i][0]) == 0) {
            return types[i][1];
        }
    }
    return "application/octet-stream";
}

static enum MHD_Result send_file(aditweb_server *server, struct MHD_Connection *connection,
                                 const char *url)
{
    const char *name = strcmp(url, "/") == 0 ? "index.html" : url + 1;
    size_t length = 0;
    const char *data = *url == '/' ? aditweb_file(server->files, name, &length) : NULL;

    if (data == NULL) {
        return send_text(connection, MHD_HTTP_NOT_FOUND, "unknown address; the table is at /\n");
    }
    return web_send(
        connection, MHD_HTTP_OK, type_of(name),
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)data, MHD_RESPMEM_PERSISTENT));
}

/* ---- Requests of the protocol ---- */

/* The token of the request if somebody holds it, and at which table; otherwise NULL. */
static const char *known_token(aditweb_server *server, struct MHD_Connection *connection,
                               int *table)
{
    const char *token = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "X-Adit-Seat");

    if (token == NULL || *token == '\0' || strlen(token) >= WEB_TOKEN_SIZE) {
        return NULL;
    }
    pthread_mutex_lock(&server->table_lock);
    *table = server->tables.find(server->tables.context, token);
    pthread_mutex_unlock(&server->table_lock);
    return *table >= 0 ? token : NULL;
}

static enum MHD_Result send_forbidden(struct MHD_Connection *connection)
{
    return send_text(connection, MHD_HTTP_FORBIDDEN,
                     "this link belongs to no seat of this table; ask for a new one\n");
}

/* Takes the answer. */
static enum MHD_Result send_json(struct MHD_Connection *connection, adit_status status,
                                 adit_text *answer)
{
    adit_text taken = *answer;

    *answer = (adit_text){0};
    if (status != ADIT_OK || taken.data == NULL) {
        adit_text_free(&taken);
        return send_text(connection, MHD_HTTP_INTERNAL_SERVER_ERROR, "out of memory\n");
    }
    return web_send(
        connection, MHD_HTTP_OK, "application/json",
        MHD_create_response_from_buffer(taken.length, taken.data, MHD_RESPMEM_MUST_FREE));
}

/* The answer comes when the search is done: web_respond is called again then. */
static enum MHD_Result put_off(aditweb_server *server, struct MHD_Connection *connection,
                               web_request *request, int table, const char *token, void *search)
{
    request->job = web_job_add(server, connection, table, token, search);
    if (request->job != NULL) {
        return MHD_YES;
    }
    pthread_mutex_lock(&server->table_lock);
    server->tables.drop(search);
    pthread_mutex_unlock(&server->table_lock);
    return send_text(connection, MHD_HTTP_SERVICE_UNAVAILABLE,
                     "too many hints are asked for; try again in a moment\n");
}

static enum MHD_Result send_answer(aditweb_server *server, struct MHD_Connection *connection,
                                   web_request *request, int table, const char *token)
{
    adit_text answer = {0};
    void *search = NULL;

    pthread_mutex_lock(&server->table_lock);
    adit_status status = server->tables.answer(server->tables.context, table, token,
                                               request->body.data != NULL ? request->body.data : "",
                                               request->body.length, &answer, &search);
    uint64_t version = server->tables.version(server->tables.context, table);
    pthread_mutex_unlock(&server->table_lock);
    web_note_version(server, table, version);
    return search != NULL ? put_off(server, connection, request, table, token, search)
                          : send_json(connection, status, &answer);
}

static bool is_json(struct MHD_Connection *connection)
{
    static const char json[] = "application/json";
    const char *type =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_CONTENT_TYPE);

    return type != NULL && strncmp(type, json, sizeof json - 1) == 0;
}

/* ---- Steps of a request ---- */

static web_client *client_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info != NULL ? info->socket_context : NULL;
}

/* The time for the answer starts now; a stream has as much as it likes. */
static void note_answer(aditweb_server *server, struct MHD_Connection *connection, bool streams)
{
    web_client *client = client_of(connection);

    if (client != NULL) {
        pthread_mutex_lock(&server->lock);
        client->since = web_now();
        client->streams = streams;
        pthread_mutex_unlock(&server->lock);
    }
}

static enum MHD_Result begin_request(void **request)
{
    *request = calloc(1, sizeof(web_request));
    return *request != NULL ? MHD_YES : MHD_NO;
}

static void add_body(web_request *request, const char *data, size_t length)
{
    if (request->body.length + length > WEB_MAX_BODY) {
        request->is_too_long = true;
    } else {
        adit_text_add_bytes(&request->body, data, length);
    }
}

static enum MHD_Result respond_to_post(aditweb_server *server, struct MHD_Connection *connection,
                                       web_request *request)
{
    int table = -1;
    const char *token = known_token(server, connection, &table);

    if (token == NULL) {
        return send_forbidden(connection);
    }
    if (!is_json(connection)) {
        return send_text(connection, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE,
                         "expected the content type application/json\n");
    }
    if (request->is_too_long) {
        return send_text(connection, MHD_HTTP_CONTENT_TOO_LARGE, "a request has at most 64 KB\n");
    }
    return send_answer(server, connection, request, table, token);
}

static enum MHD_Result respond_to_get(aditweb_server *server, struct MHD_Connection *connection,
                                      const char *url)
{
    int table = -1;

    if (strcmp(url, "/events") != 0) {
        return send_file(server, connection, url);
    }
    if (known_token(server, connection, &table) == NULL) {
        return send_forbidden(connection);
    }
    note_answer(server, connection, true);
    return web_stream_open(server, connection, table);
}

enum MHD_Result web_respond(void *context, struct MHD_Connection *connection, const char *url,
                            const char *method, const char *version, const char *data,
                            size_t *length, void **request)
{
    aditweb_server *server = context;
    const bool is_post = strcmp(method, MHD_HTTP_METHOD_POST) == 0;

    (void)version;
    if (*request == NULL) {
        return begin_request(request);
    }
    if (*length > 0) {
        add_body(*request, data, *length);
        *length = 0;
        return MHD_YES;
    }
    note_answer(server, connection, false);
    if (((web_request *)*request)->job != NULL) {
        web_job *job = ((web_request *)*request)->job;

        return send_json(connection, job->status, &job->answer);
    }
    const char *refusal = web_refusal(server, connection);
    if (refusal != NULL) {
        return send_text(connection, MHD_HTTP_FORBIDDEN, refusal);
    }
    if (is_post && strcmp(url, "/table") == 0) {
        return respond_to_post(server, connection, *request);
    }
    if (is_post || strcmp(method, MHD_HTTP_METHOD_GET) != 0) {
        return send_text(connection, MHD_HTTP_METHOD_NOT_ALLOWED,
                         "expected GET, or POST to /table\n");
    }
    return respond_to_get(server, connection, url);
}

void web_request_free(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code)
{
    web_request *done = *request;

    (void)code;
    note_answer(context, connection, false);
    if (done != NULL) {
        web_job_free(context, done->job);
        adit_text_free(&done->body);
        free(done);
        *request = NULL;
    }
}
