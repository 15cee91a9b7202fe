/* internal.h - what the files of the server share. */
#ifndef ADIT_WEB_INTERNAL_H
#define ADIT_WEB_INTERNAL_H

#include <microhttpd.h>
#include <pthread.h>
#include <time.h>

#include "bindings/web/web.h"

/* Limits for strangers. Seconds are generous for a slow network and short for a hostile one. */
enum {
    WEB_MAX_BODY = 64 * 1024,
    WEB_MAX_HEADER = 32 * 1024,
    WEB_MAX_CONNECTIONS = 900,
    WEB_MAX_CONNECTIONS_OF_ADDRESS = 64, /* only of other machines */
    WEB_MAX_STREAMS = 500,
    WEB_MAX_JOBS = 16,
    WEB_MAX_JOBS_OF_LINK = 2,
    WEB_JOB_STACK = 16 << 20, /* bytes, as scripts need */
    WEB_IDLE_SECONDS = 30,
    WEB_REQUEST_SECONDS = 60,
    WEB_BEAT_SECONDS = 15,
    WEB_TOKEN_SIZE = 64
};

/* A connection, so that one that takes too long can be ended. */
typedef struct web_client {
    struct web_client *next, **from;
    int socket;
    time_t since; /* when its request began, or its answer was ready */
    bool streams; /* waits for changes: may take as long as it likes */
} web_client;

/* A page that waits for changes. There is no queue: all it ever gets is the newest version. */
typedef struct web_stream {
    struct web_stream *next, **from;
    aditweb_server *server;
    struct MHD_Connection *connection;
    int table;
    bool is_suspended;
    uint64_t version; /* that it was told last */
    time_t beat;      /* when it was told anything last */
} web_stream;

/* A request that takes long, until its answer is sent. */
typedef struct web_job {
    struct web_job *next;
    struct MHD_Connection *connection; /* suspended until it is done */
    int table;
    char token[WEB_TOKEN_SIZE];
    void *search; /* of the tables */
    adit_status status;
    adit_text answer;
    bool is_done;
} web_job;

struct aditweb_server {
    struct MHD_Daemon *daemon;
    const aditweb_files *files;
    aditweb_tables tables;
    pthread_mutex_t table_lock; /* whoever uses a table holds it */
    pthread_mutex_t lock;       /* clients, streams, versions, jobs */
    web_client *clients;
    web_stream *streams;
    int stream_count;
    web_job *jobs; /* the oldest first */
    pthread_cond_t has_job;
    pthread_t worker;
    bool has_worker;
    uint64_t *versions; /* of the tables, as pages know them */
    bool is_stopping, is_open;
    int port;
    char listen[256]; /* what --listen named, for the Host header; "" on loopback */
};

/* Seconds of a clock that only goes forward. */
time_t web_now(void);

/* ---- Who may ask (checks.c) ---- */

/* NULL, or why the request is refused: a Host that is not this server (a name somewhere else that
 * points here), or an Origin that is another site. */
const char *web_refusal(const aditweb_server *server, struct MHD_Connection *connection);
/* Whether the text is an address of this machine that only it can reach. */
bool web_is_loopback(const char *address);
/* Whether a Host header names this server. */
bool web_is_own_host(const aditweb_server *server, const char *host);

/* ---- Answers (respond.c) ---- */

/* What MHD calls for each request, in several steps. */
enum MHD_Result web_respond(void *context, struct MHD_Connection *connection, const char *url,
                            const char *method, const char *version, const char *data,
                            size_t *length, void **request);
void web_request_free(void *context, struct MHD_Connection *connection, void **request,
                      enum MHD_RequestTerminationCode code);
/* The headers that every answer has; takes the response and sends it. */
enum MHD_Result web_send(struct MHD_Connection *connection, unsigned status, const char *type,
                         struct MHD_Response *response);

/* ---- What takes long (jobs.c) ---- */

adit_status web_jobs_start(aditweb_server *server, adit_err *err);
/* Drops what waits, and waits for the search that runs; is_stopping is set. */
void web_jobs_stop(aditweb_server *server);
/* Suspends the connection until the search is done. NULL: it has to wait for others of this link,
 * or too many wait. */
web_job *web_job_add(aditweb_server *server, struct MHD_Connection *connection, int table,
                     const char *token, void *search);
void web_job_free(aditweb_server *server, web_job *job); /* that is done; NULL is fine */

/* ---- Changes (events.c) ---- */

enum MHD_Result web_stream_open(aditweb_server *server, struct MHD_Connection *connection,
                                int table);
/* The table has this version now: pages that know another one are notified. */
void web_note_version(aditweb_server *server, int table, uint64_t version);
/* Wakes every stream that has something to say. The lock is held. */
void web_streams_wake(aditweb_server *server);

#endif
