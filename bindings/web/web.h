/* web.h - a small HTTP server that shows tables to browsers.
 *
 * It knows nothing of games: it hands texts to the tables that the caller brings, serves the files
 * of the page from memory, and tells waiting pages that something has changed. Who may reach it,
 * how much they may send and how long they may take is decided here and nowhere else.
 */
#ifndef ADIT_WEB_WEB_H
#define ADIT_WEB_WEB_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/text.h"

typedef struct aditweb_server aditweb_server;
typedef struct aditweb_files aditweb_files;

/* What the server shows. The functions are called by one thread at a time, except for `search`. */
typedef struct {
    void *context;
    int count; /* of tables */
    /* The number of the table, from 0, at which somebody holds this token; -1: at none. */
    int (*find)(void *context, const char *token);
    /* Answers the request of a token of that table. A failure is an ordinary answer; only running
     * out of memory is returned. What takes long is not answered: *search is set, otherwise NULL.
     */
    adit_status (*answer)(void *context, int table, const char *token, const char *request,
                          size_t length, adit_text *answer, void **search);
    /* Searches, one search at a time, while other threads call the other functions. */
    void (*search)(void *search);
    /* Answers what was searched, and frees it. */
    adit_status (*finish)(void *context, int table, void *search, adit_text *answer);
    /* Frees a search instead. */
    void (*drop)(void *search);
    /* Changes with everything that a page of the table would show differently. */
    uint64_t (*version)(void *context, int table);
} aditweb_tables;

typedef struct {
    const char *listen; /* an address or a name of this machine; NULL: 127.0.0.1 */
    int port;           /* 0: any free one */
    const aditweb_files *files;
    aditweb_tables tables;
} aditweb_options;

/* ---- The page's files (files.c) ---- */

/* Reads the page's files into memory: those installed beside the folder of cards, or those of the
 * source tree. The caller owns them. */
adit_status aditweb_files_open(const char *cards, aditweb_files **files, adit_err *err);
void aditweb_files_close(aditweb_files *files);
/* The file of this name ("app.js"), or NULL; the bytes end with a NUL that is not counted. */
const char *aditweb_file(const aditweb_files *files, const char *name, size_t *length);
/* The name of file number i, or NULL. */
const char *aditweb_file_name(const aditweb_files *files, int i);

/* ---- A page that stands alone (export.c) ---- */

/* Adds the page with a recorded game in it as one HTML file: `json` is {hello, cards, tree,
 * steps}, see recording.js. */
adit_status aditweb_export(const aditweb_files *files, const char *json, adit_text *out,
                           adit_err *err);

/* ---- The server (server.c) ---- */

/* Starts to listen in a thread of its own. ADIT_IO if the address cannot be used. Borrows the
 * files, and the tables, until aditweb_stop. */
adit_status aditweb_start(const aditweb_options *options, aditweb_server **server, adit_err *err);
/* Ends all connections; NULL is allowed. */
void aditweb_stop(aditweb_server *server);
/* The port it listens on. */
int aditweb_port(const aditweb_server *server);
/* Writes the address to type, "http://192.168.1.5:8080/": where it listens or, if that is
 * everywhere, an address of this machine in its network (address.c). */
void aditweb_write_address(const aditweb_server *server, char *out, size_t size);
/* Whether other machines can reach it. */
bool aditweb_is_open(const aditweb_server *server);
/* While it is held no request is answered, so the holder can use the tables. */
void aditweb_hold(aditweb_server *server);
void aditweb_release(aditweb_server *server);
/* Notifies the pages of tables whose version has changed, and ends connections that take too long.
 * To be called several times a second, without holding the server. */
void aditweb_tick(aditweb_server *server);

#endif
