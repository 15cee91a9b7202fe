/* worker.h - players in processes of their own: how they are named, started and confined.
 *
 * `pipe:PROGRAM ARGUMENT...` is any program that speaks the line protocol, `worker:BOT.lua` a Lua
 * bot in a process of this program. Both are started through the hidden command `adit worker`,
 * which gives up what a bot does not need before anything foreign runs.
 */
#ifndef ADIT_CLI_WORKER_H
#define ADIT_CLI_WORKER_H

#include "bindings/cli/cli.h"
#include "bindings/worker/bot.h"

#define WORKER_COMMAND "worker"

/* ---- Seats (worker_seats.c) ------------------------------------------------------------------ */

/* Prepares the seats of the setup that are played by processes. CLI_OK, or an exit code after a
 * message. cli_setup_close closes them. */
int cli_workers_open(cli_setup *setup, const cli_args *args);
void cli_workers_close(cli_workers *workers); /* NULL is fine */
/* Makes the bot of a seat (from 1) for one game, of whatever kind. `slots` has one for each seat
 * and lives longer than the bot. */
adit_status cli_bot_new(const cli_setup *setup, aditw_slot *slots, adit_engine *engine, int seat,
                        uint64_t seed, adit_bot **bot, adit_err *err);
/* Whether a mistake in the bot's file can be told now: starts it once and ends it. */
adit_status cli_bot_try(const cli_setup *setup, int seat, adit_err *err);
/* Shows the standard error of the bot's process if --bot-errors asks for it. */
void cli_bot_show_errors(const cli_args *args, const adit_bot *bot, int seat);

/* ---- Confinement (worker_confine.c) ------------------------------------------------------------
 */

typedef struct {
    long memory_mb, cpu_seconds;
} worker_limits;

/* Gives up for good: new rights, core files, writing files, memory and computing beyond the
 * limits, and other processes: `is_own_program` may start none, any other program a few. False: a
 * limit could not be set, and errno says why. */
bool worker_limit(const worker_limits *limits, bool is_own_program);
/* Whether this program was built with a sanitizer: its own memory has no limit then. */
bool worker_is_sanitized(void);
/* Whether this program was built with libseccomp. */
bool worker_has_filter(void);
/* From now on only reading and writing open files, memory and the end: anything else ends the
 * process. True if there is no libseccomp. */
bool worker_filter_strictly(void);
/* From now on, and for what is started: no network, no signals to others, no new session, no
 * removing or renaming of files; refused with EPERM. True if there is no libseccomp. */
bool worker_filter_loosely(void);

/* Tries one thing out while held by `filter`, `limits` or `nothing`, for tests. Returns the exit
 * code: 0 it could be done, 1 it was refused, 77 it cannot be tried here. */
int worker_try(const char *hold, const char *what);

/* ---- The hidden command (cmd_worker.c) ----------------------------------------------------------
 */

/* `adit worker lua|exec|try ...`; returns the exit code. */
int worker_main(int argc, char **argv);

#endif
