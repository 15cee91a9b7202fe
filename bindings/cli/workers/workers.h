/* workers.h - players in their own processes: how they are named, started and confined.
 *
 * `pipe:PROGRAM ARGUMENT...` is any program that speaks the line protocol, `worker:BOT.lua` a Lua
 * bot in a process of this program. Both are started through the hidden command `adit worker`,
 * which drops all rights that a bot does not need before any foreign code runs.
 */
#ifndef ADIT_CLI_WORKERS_WORKERS_H
#define ADIT_CLI_WORKERS_WORKERS_H

#include "bindings/cli/session/session.h"
#include "bindings/worker/bot.h"

/* ---- Seats (seats.c) ---- */

/* Prepares the seats of the setup that are played by processes. `own` are the paths of files and
 * folders that this command reads or writes while they play, up to NULL: a program that could read
 * one is refused. CLI_OK, or an exit code after a message. cli_setup_close closes them. */
int cli_workers_open(cli_setup *setup, const cli_args *args, const char *const *own);
/* Bot processes are not waited for after this time (by aditw_now); 0: no limit. Call it before any
 * of them plays. */
void cli_workers_stop_at(int64_t when);
/* Whether bot processes are no longer waited for: after that time, or Ctrl-C. */
bool cli_workers_stopped(void);
/* Creates the bot of a seat (from 1) for one game, of any kind. `slots` has one for each seat and
 * outlives the bot. */
adit_status cli_bot_new(const cli_setup *setup, aditw_slot *slots, adit_engine *engine, int seat,
                        uint64_t seed, adit_bot **bot, adit_err *err);
/* Starts the bot once and ends it, to report a mistake in its file now. */
adit_status cli_bot_try(const cli_setup *setup, int seat, adit_err *err);
/* Shows the standard error of the bot's process if --bot-errors asks for it. */
void cli_bot_show_errors(const cli_args *args, const adit_bot *bot, int seat);

/* A program that never reached its first question may need files that it cannot read: prints a hint
 * for that. */
void cli_bot_hint(const cli_setup *setup, int seat, const aditw_forfeit *forfeit);

/* ---- What confines them (layers.c, confine.c) ---- */

/* What confines a foreign program besides limits. */
typedef struct {
    const char *box;   /* the path of bubblewrap; NULL: none that works */
    bool has_idle_box; /* it is installed but does not work here */
    int landlock;      /* the version of the interface; 0: none */
    bool has_filter;
} worker_layers;

/* The layers available here; tests the box. */
worker_layers worker_layers_find(void);
/* The layers in words. */
void worker_layers_name(const worker_layers *layers, char *text, size_t size);
/* What a program can still do, as the end of "they can ...". False: nothing important. */
bool worker_layers_gaps(const worker_layers *layers, char *text, size_t size);
/* Whether this program was built with libseccomp. */
bool worker_has_filter(void);

/* ---- The hidden command (cmd_worker.c, box.c) ---- */

#define WORKER_COMMAND "worker"

/* `adit worker lua|exec|...`; returns the exit code. */
int worker_main(int argc, char **argv);
/* Declares this process to be the program `adit`, which can be started again as a worker. */
void worker_box_allow(void);

#endif
