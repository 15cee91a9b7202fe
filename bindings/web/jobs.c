/* jobs.c - requests that take long: searched in a thread of their own, one after the other.
 *
 * The connection is suspended meanwhile, so the thread of libmicrohttpd answers everybody else. A
 * job belongs to its request: MHD looks at a suspended connection again only after the answer is
 * there, even if the client has gone.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/web/internal.h"

/* The oldest job that is still to be done. The lock is held. */
static web_job *next_job(const aditweb_server *server)
{
    web_job *job = server->jobs;

    while (job != NULL && job->is_done) {
        job = job->next;
    }
    return job;
}

/* Searches and answers; a job that nobody waits for is only freed. */
static void do_job(aditweb_server *server, web_job *job, bool is_wanted)
{
    if (is_wanted) {
        server->tables.search(job->search);
    }
    pthread_mutex_lock(&server->table_lock);
    if (is_wanted) {
        job->status =
            server->tables.finish(server->tables.context, job->table, job->search, &job->answer);
    } else {
        server->tables.drop(job->search);
        job->status = ADIT_NOMEM;
    }
    pthread_mutex_unlock(&server->table_lock);
}

static void *work(void *context)
{
    aditweb_server *server = context;

    pthread_mutex_lock(&server->lock);
    for (;;) {
        web_job *job = next_job(server);

        if (job == NULL && server->is_stopping) {
            break;
        }
        if (job == NULL) {
            pthread_cond_wait(&server->has_job, &server->lock);
            continue;
        }
        const bool is_wanted = !server->is_stopping;
        pthread_mutex_unlock(&server->lock);
        do_job(server, job, is_wanted);
        pthread_mutex_lock(&server->lock);
        job->is_done = true;
        MHD_resume_connection(job->connection);
    }
    pthread_mutex_unlock(&server->lock);
    return NULL;
}

adit_status web_jobs_start(aditweb_server *server, adit_err *err)
{
    pthread_attr_t attributes;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, WEB_JOB_STACK);
    server->has_worker = pthread_create(&server->worker, &attributes, work, server) == 0;
    pthread_attr_destroy(&attributes);
    return server->has_worker ? ADIT_OK : adit_fail(err, ADIT_IO, "cannot start a thread");
}

void web_jobs_stop(aditweb_server *server)
{
    if (server->has_worker) {
        pthread_mutex_lock(&server->lock);
        pthread_cond_signal(&server->has_job);
        pthread_mutex_unlock(&server->lock);
        pthread_join(server->worker, NULL);
        server->has_worker = false;
    }
}

/* Whether there is room for one more: a few of everybody, and of one link one that is searched and
 * one that waits. The lock is held. */
static bool has_room(const aditweb_server *server, const char *token)
{
    int all = 0, own = 0;

    for (const web_job *job = server->jobs; job != NULL; job = job->next) {
        all++;
        own += strcmp(job->token, token) == 0;
    }
    return all < WEB_MAX_JOBS && own < WEB_MAX_JOBS_OF_LINK;
}

web_job *web_job_add(aditweb_server *server, struct MHD_Connection *connection, int table,
                     const char *token, void *search)
{
    web_job *job = calloc(1, sizeof *job), **last = &server->jobs;

    if (job == NULL) {
        return NULL;
    }
    *job = (web_job){.connection = connection, .table = table, .search = search};
    snprintf(job->token, sizeof job->token, "%s", token);
    pthread_mutex_lock(&server->lock);
    if (server->is_stopping || !has_room(server, token)) {
        free(job);
        job = NULL;
    } else {
        MHD_suspend_connection(connection);
        while (*last != NULL) {
            last = &(*last)->next;
        }
        *last = job;
        pthread_cond_signal(&server->has_job);
    }
    pthread_mutex_unlock(&server->lock);
    return job;
}

void web_job_free(aditweb_server *server, web_job *job)
{
    web_job **at = &server->jobs;

    if (job == NULL) {
        return;
    }
    pthread_mutex_lock(&server->lock);
    while (*at != job) {
        at = &(*at)->next;
    }
    *at = job->next;
    pthread_mutex_unlock(&server->lock);
    adit_text_free(&job->answer);
    free(job);
}
