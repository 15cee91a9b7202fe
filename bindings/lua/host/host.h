/* host.h - the card host: the Lua state that the cards of one engine live in.
 *
 * Three moments, each with its own rights: loading may only declare, looking functions may
 * only read, acting functions may read, change and ask.
 */
#ifndef ADIT_LUA_HOST_HOST_H
#define ADIT_LUA_HOST_HOST_H

#include "bindings/lua/load/load.h"
#include "bindings/lua/vm/rows.h"
#include "bindings/lua/vm/vm.h"
#include "engine/match/engine.h"

typedef enum { ADITL_LOADING, ADITL_LOOKING, ADITL_ACTING } aditl_moment;

typedef struct aditl_host {
    aditl_vm vm;
    const adit_game_def *def;
    aditl_card_set set;      /* its cards belong to the engine once that exists */
    adit_tx *tx;             /* the running transaction; NULL outside */
    const adit_event *event; /* of the running hook; NULL outside */
    aditl_moment moment;
    int reference;  /* of the running function */
    int primitives; /* calls left in this run */
    int questions;  /* g:choose left in this run */
    int log_left;   /* bytes of g:log left in this run */
    bool strict;
    int64_t decision_fuel; /* left for the decision with all its runs */
    int64_t settled_fuel;  /* vm.fuel and vm.total_bytes when they were last taken off it */
    size_t settled_bytes;
    int64_t used;              /* steps of all functions ever since, taken off decisions */
    int64_t tried_fuel;        /* of all trials so far, for callers that limit them */
    unsigned runs;             /* counts fresh allowances */
    bool is_fresh;             /* no script was called since the last one */
    int game_ref, event_ref;   /* registry references of `g` and of the event handle */
    const void *game, *handle; /* the same two as pointers, to tell them from others */
    /* The words of goods that Lua has once only, so that the address tells them; else NULL. */
    const char *good_word[ADIT_MAX_GOODS];
} aditl_host;

/* Registers `g` (the game object with all verbs and read primitives) and the event handle. */
void aditl_open_primitives(lua_State *L, aditl_host *host); /* raises; inside aditl_protected */
/* Fills in the functions by which the engine calls cards. Its `close` frees the host. */
void aditl_host_functions(aditl_host *host, adit_card_host *out);
/* A host for the game with its Lua state open, ready for loading. The caller owns it and
 * gives it to the engine or closes it with aditl_host_close. */
adit_status aditl_host_open(const adit_game_def *def, bool strict, aditl_host **out, adit_err *err);
/* The cards in host->set are loaded: from now on the game is the one that mods have added to. If
 * this fails, the cards are freed. */
adit_status aditl_host_extend(aditl_host *host, adit_err *err);
/* Reads weights.txt of the title and of the mods of the engine, where they have one (weights.c). */
adit_status aditl_read_weights(adit_engine *engine, adit_err *err);
/* Loading is over: limits and moment are those of play from now on. `arm`: count steps. */
void aditl_host_ready(aditl_host *host, bool arm);
/* Releases everything but the cards. NULL is fine. */
void aditl_host_close(aditl_host *host);

/* Names that bots have beside the library (bot.c). */
extern const aditl_row aditl_bot_rows[];

/* Leaves the run because of what vm.message describes: adds the line of the file and what
 * the card was doing ("acted"). `event` may be NULL. */
adit_status aditl_fault(aditl_host *host, adit_tx *tx, adit_status status, const adit_event *event,
                        const char *doing);

/* The field of the running card in which the function stands, "score"; NULL: it is not one that
 * only looks (hook_name.c). */
const char *aditl_hook_name(const adit_tx *tx, int reference);

/* What a run may still use. A trial inside a call has a run of its own; afterwards the outer
 * one goes on with what it had. */
typedef struct {
    int64_t fuel;
    size_t bytes, longest_text;
    int primitives, questions, log_left;
    unsigned runs;
} aditl_allowance;
void aditl_allowance_fresh(aditl_host *host);
aditl_allowance aditl_allowance_keep(const aditl_host *host);
void aditl_allowance_restore(aditl_host *host, const aditl_allowance *kept);

/* The game with this id, which may be NULL. ADIT_USAGE: there is none. */
adit_status aditl_find_game(const char *id, const adit_game_def **def, adit_err *err);
/* How many players a game has if nobody says so: two, or as near as it allows. */
int aditl_default_players(const adit_game_info *info);
/* Loads all mods into host->set. ADIT_INPUT if there was any problem. */
adit_status aditl_load_mods(aditl_host *host, const aditl_mod_source *mods, int count,
                            bool reverse_files, adit_err *err);

#endif
