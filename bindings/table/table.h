/* table.h - a table that people sit at: requests in, answers out, both as JSON.
 *
 * Everything that a page, an editor or a notebook can do with a match is one function,
 * aditt_request. Carriers (a server, JSON lines) bring texts to it and take texts away; they know
 * nothing about games. docs/reference/table-protocol.md describes requests and answers; it is
 * written from the same rows by which they are checked.
 *
 * Who asks is said by a token, and an answer for a seat is made of that seat's view alone.
 *
 * A table belongs to one thread at a time. Nothing here prints, and nothing opens a socket.
 */
#ifndef ADIT_TABLE_TABLE_H
#define ADIT_TABLE_TABLE_H

#include "bindings/lua/adit_lua.h"

#define ADITT_VERSION 1     /* of requests and answers */
#define ADITT_TOKEN_SIZE 33 /* 128 bits in hexadecimal, and a zero byte */

typedef struct aditt_table aditt_table;

/* What a table begins with. Zeros are the defaults. */
typedef struct {
    adit_engine *engine; /* taken, unless `beside` has it already */
    adit_game *game;     /* of the engine, with its history; taken */
    /* A table with whose engine this one plays, so that cards are loaded once; NULL: none. */
    const aditt_table *beside;
    adit_table bots;   /* taken; a seat without one is a person's */
    const char *seats; /* who plays, "human,greedy"; may be NULL */
    /* With what the engine was opened, to open it again when a mod has changed. Copied. */
    adit_engine_options cards;
    const char *scenario; /* path of the scenario that the match is of; may be NULL */
    const char *folder;   /* where games and scenarios are saved; NULL: nowhere */
    const char *autosave; /* name of the file in it that follows every change; NULL: none */
    bool is_workbench;    /* answers to the host name files, and mods can be loaded again */
} aditt_options;

/* Who a token stands for. Seats count from 1. */
enum { ADITT_HOST = -1, ADITT_LOOKS_ON = 0 };

/* Sets up a table. The caller owns *table and closes it with aditt_close. What is taken is freed
 * also after a failure. ADIT_IO: the folder cannot be used. */
adit_status aditt_open(const aditt_options *options, aditt_table **table, adit_err *err);
void aditt_close(aditt_table *table); /* NULL is fine */

/* The engine with which the table plays now. Borrowed. */
adit_engine *aditt_engine(const aditt_table *table);

/* The token of the host (ADITT_HOST), of those who look on (ADITT_LOOKS_ON) or of a seat; NULL if
 * there is no such seat. Borrowed until the table is closed. */
const char *aditt_token(const aditt_table *table, int who);
/* Gives out another token instead of a stolen one. ADIT_USAGE: nobody has such a token. */
adit_status aditt_new_token(aditt_table *table, int who, adit_err *err);
/* Whether the token stands for somebody, and for whom. `who` may be NULL. Takes the same time for
 * every wrong token. */
bool aditt_knows(const aditt_table *table, const char *token, int *who);

/* A number that changes with everything that an answer may show. */
uint64_t aditt_version(const aditt_table *table);

/* Answers one request. `answer` receives one line of JSON, without a line end, whatever the request
 * was; a request that is not understood or not allowed is answered by an error and changes nothing.
 * A failure means that not even that could be written. */
adit_status aditt_request(aditt_table *table, const char *token, const char *request, size_t length,
                          adit_text *answer);

/* A request that takes long, and what it is searched from: a copy, so that the table can be used
 * meanwhile. */
typedef struct aditt_search aditt_search;

/* As aditt_request, but a request that takes long is only prepared: then *search is one that the
 * caller runs and ends, and `answer` is left as it is. Otherwise *search is NULL. */
adit_status aditt_begin(aditt_table *table, const char *token, const char *request, size_t length,
                        adit_text *answer, aditt_search **search);
/* Searches. The only function that another thread may call while the table is used; of tables that
 * share an engine one search runs at a time. */
void aditt_search_run(aditt_search *search);
/* Answers what was searched, as aditt_request does, and frees it. If the question was answered
 * meanwhile it is refused as STALE. */
adit_status aditt_search_end(aditt_table *table, aditt_search *search, adit_text *answer);
/* Frees a search that nobody waits for, before its table is closed; NULL is fine. */
void aditt_search_free(aditt_search *search);

/* Lets the bots play until a person is asked or the game is over; what aditt_request does too,
 * before it answers. `steps`: at most this many decisions, so that a carrier can look after others
 * in between; 0: no limit. True: a bot is still to decide. */
bool aditt_run_bots(aditt_table *table, int steps);

/* To be called now and then, about ten times a second: loads mods again whose files have changed,
 * and saves what has changed. True: the version is another one now. */
bool aditt_poll(aditt_table *table);

/* Adds docs/reference/table-protocol.md. */
void aditt_write_reference(adit_text *out);

#endif
