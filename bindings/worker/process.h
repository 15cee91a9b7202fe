/* process.h - a program at the other end of three pipes.
 *
 * Whatever the program does, the calls here come back: writing and reading wait for a moment that
 * the caller names, never longer, and the end of a process is the end of its whole group. It lives
 * in a session of its own, so Ctrl-C at the terminal reaches Adit alone.
 */
#ifndef ADIT_WORKER_PROCESS_H
#define ADIT_WORKER_PROCESS_H

#include "bindings/worker/protocol.h"

/* Borrowed while it is being started. */
typedef struct {
    const char *program;      /* path */
    char *const *arguments;   /* ends with NULL; the first is the program's name */
    char *const *environment; /* all there is of it; ends with NULL */
    bool keeps_errors;        /* the first part of its standard error is kept, else it is dropped */
} aditw_command;

typedef struct aditw_process aditw_process;

/* What came of sending or receiving. */
typedef enum {
    ADITW_DONE,
    ADITW_LATE,   /* the moment has come */
    ADITW_GONE,   /* the program has ended or closed its end */
    ADITW_FLOOD,  /* it wrote more than it may; `err` says what */
    ADITW_STOPPED /* the caller's `is_stopped` said so */
} aditw_result;

/* Starts a program. The caller owns *process. ADIT_IO: it cannot be started. */
adit_status aditw_process_start(const aditw_command *command, aditw_process **process,
                                adit_err *err);
/* Two ends of pipes that something else listens at, for tests. Takes both. NULL: no memory. */
aditw_process *aditw_process_on(int to, int from);
/* Kills the process with all that it has started in its group, and waits for it and for all of that
 * which is ours. NULL is fine. */
void aditw_process_end(aditw_process *process);
/* Kills all that run with their groups and waits for none: may be called by a signal handler that
 * is about to end this program. */
void aditw_process_kill_all(void);

/* Milliseconds of a clock that nobody sets. */
int64_t aditw_now(void);

/* When to give up: at `until` (by aditw_now), or when is_stopped, which may be NULL. */
typedef struct {
    int64_t until;
    bool (*is_stopped)(void);
} aditw_patience;

/* Sends all bytes. What the program writes meanwhile is kept. */
aditw_result aditw_process_send(aditw_process *process, const char *data, size_t length,
                                const aditw_patience *patience);
/* Waits for a line; it is valid until the next call on the process. */
aditw_result aditw_process_receive(aditw_process *process, const aditw_patience *patience,
                                   char **line, size_t *length, adit_err *err);
/* Whether it has written something that nobody has received. Does not wait. */
bool aditw_process_has_spoken(aditw_process *process);
/* Resets the count of what it writes; `lines` and `bytes` are the limits. */
void aditw_process_allow(aditw_process *process, int64_t lines, int64_t bytes);
/* Seconds of computing so far at the most. */
double aditw_process_seconds(const aditw_process *process);
/* After ADITW_GONE: how it ended, such as "ended with exit code 1". */
void aditw_process_how(aditw_process *process, char *buffer, size_t size);
/* The beginning of its standard error, if that is kept; any bytes. */
const char *aditw_process_errors(aditw_process *process, size_t *length);

#endif
