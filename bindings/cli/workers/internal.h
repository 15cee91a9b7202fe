/* internal.h - what the files of workers/ share: the places a program reads, and confinement. */
#ifndef ADIT_CLI_WORKERS_INTERNAL_H
#define ADIT_CLI_WORKERS_INTERNAL_H

#include "bindings/cli/workers/workers.h"

/* Finds a program as a shell would. False: there is none. */
bool worker_program_find(const char *name, char *path, size_t size);

/* ---- What a program may read (readable.c) ---- */

#define WORKER_MOST_READS 200

/* Start with {0}. */
typedef struct {
    char *path[WORKER_MOST_READS]; /* from the root; owned, if by worker_reads_free */
    int count;
    bool is_boxed; /* the places are seen from inside a box */
} worker_reads;

/* Places of the system that any program needs, up to NULL. */
extern const char *const worker_system_places[];

/* What a word of the command names: the folder it lies in, or the folder itself; nothing if it
 * names no file. A program that is a link may be read where it lies. False: errno says why. */
bool worker_reads_named(worker_reads *reads, const char *word, bool is_program);
/* A place that the user allows by name, whatever it is. False: errno says why. */
bool worker_reads_asked(worker_reads *reads, const char *word);
/* Whether the path, from the root, is one of them or lies in one. */
bool worker_reads_has(const worker_reads *reads, const char *path);
void worker_reads_free(worker_reads *reads);
/* Whether a program that reads these places and those of the system could read this file, which may
 * not be there yet (own_files.c). */
bool worker_reads_own(const worker_reads *reads, const char *path);

/* ---- Layers (layers.c) ---- */

/* What stands before the gaps in a message. */
#define WORKER_GAPS "pipe: programs are not fully confined on this system: they can "

/* As one word, for the command line of the process, and back; the box has no path then. */
void worker_layers_write(const worker_layers *layers, char *text, size_t size);
worker_layers worker_layers_read(const char *text);

/* ---- Confinement (confine.c, landlock.c, box.c) ---- */

typedef struct {
    long memory_mb, cpu_seconds;
    long processes; /* that this user may have in all; not for a Lua bot, which starts none */
} worker_limits;

/* Keeps others of the same user from looking into the memory of this process, from tracing it and
 * from reading its environment and open files. */
bool worker_hide(void);
/* How many processes a foreign program may bring the user to from here, as one word for who is in
 * a box, and there, where those outside may not count any more; "0": counted now. */
void worker_processes_write(char *text, size_t size);
long worker_processes_read(const char *text);
/* Gives up for good: all rights, core files, writing files, memory and computing beyond the
 * limits, and other processes: `is_own_program` may start none, any other program a few. False: a
 * limit could not be set, and errno says why. */
bool worker_limit(const worker_limits *limits, bool is_own_program);
/* Whether this program was built with a sanitizer: its own memory has no limit then. */
bool worker_is_sanitized(void);
/* From now on only reading and writing open files, memory and the end: anything else ends the
 * process. True if there is no libseccomp. */
bool worker_filter_strictly(void);

/* What is left for the filter to refuse when files are opened. */
typedef enum {
    WORKER_WRITING_CLOSED,  /* nothing: another layer does */
    WORKER_TRUNCATING_OPEN, /* only truncating without writing */
    WORKER_WRITING_OPEN     /* all */
} worker_writing;

worker_writing worker_layers_writing(const worker_layers *layers, bool is_boxed);
/* From now on, and for what is started: no network, no signals to others, no new session, no
 * changing of files or of other processes; refused with EPERM. True if there is no libseccomp. */
bool worker_filter_loosely(worker_writing writing);

/* The version of the system's Landlock; 0: none. */
int worker_landlock_version(void);
/* From now on, and for what is started: no file but those in `reads`, to be read, and /dev/null;
 * none at all if that is NULL. As `version` can do it; true if that is 0. */
bool worker_landlock(int version, const worker_reads *reads);

/* Becomes `box` with this program in it, called with argv; its pipes are put back by
 * worker_box_enter. Returns false if that fails, with errno. */
bool worker_box_exec(const char *box, const worker_reads *reads, char *const *argv);
bool worker_box_enter(void);
/* Whether a box can be made here: starts one whose inside says so. Only after
 * worker_box_allow. */
bool worker_box_works(const char *box);
int worker_box_probe(const char *box); /* the two processes of that; exit codes */
int worker_box_ready(void);

#endif
