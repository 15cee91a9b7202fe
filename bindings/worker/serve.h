/* serve.h - the other end of the line protocol: a Lua bot that is asked through pipes. */
#ifndef ADIT_WORKER_SERVE_H
#define ADIT_WORKER_SERVE_H

#include "bindings/worker/protocol.h"

typedef struct aditw_server aditw_server;

/* Talks on two open files. The caller owns *server and closes the files himself. */
adit_status aditw_server_open(int in, int out, aditw_server **server, adit_err *err);
void aditw_server_close(aditw_server *server); /* NULL is fine */
/* Reads the source of the bot, which is sent first. */
adit_status aditw_server_source(aditw_server *server, adit_err *err);
/* Plays games until the other end is closed. A fault of the bot is reported to the other end and
 * returned. */
adit_status aditw_server_run(aditw_server *server, adit_err *err);

#endif
