/* internal.h - shared by the files of workers/: the places a program reads, and confinement. */
#ifndef ADIT_CLI_WORKERS_INTERNAL_H
#define ADIT_CLI_WORKERS_INTERNAL_H

#include "bindings/cli/workers/workers.h"

/* Finds a program as a shell would. False: there is none. */
bool worker_program_find(const char *name, char *path, size_t size);

/* ---- What a program may read (readable.c) ---- */

#define WORKER_MOST_READS 200

/* Start with {0}. */
typedef struct {
    char *path[WORKER_MOST_READS + 1]; /* absolute, up to NULL; owned if freed */
    int count;
    bool is_boxed; /* the places are seen from inside a box */
} worker_reads;

/* Places of the system that any program needs, up to NULL. */
extern const char *const worker_system_places[];

/* Adds the path that a word of the command names: the folder of a file, or the folder itself;
 * nothing if it names no file. The target of a program that is a link is readable. False: errno
 * says why. */
bool worker_reads_named(worker_reads *reads, const char *word, bool is_program);
/* Adds a place that the user allows by name. False: errno says why. */
bool worker_reads_asked(worker_reads *reads, const char *word);
/* Whether the absolute path is one of them or inside one. */
bool worker_reads_has(const worker_reads *reads, const char *path);
void worker_reads_free(worker_reads *reads);
/* Whether a program that reads these places and those of the system could read this file, which may
 * not exist yet (own_files.c). */
bool worker_reads_own(const worker_reads *reads, const char *path);

/* ---- Layers (layers.c) ---- */

/* The start of the message about gaps. */
#define WORKER_GAPS "pipe: programs are not fully confined on this system: they can "

/* As one word, for the command line of the process, and back; the box has no path then. */
void worker_layers_write(const worker_layers *layers, char *text, size_t size);
worker_layers worker_layers_read(const char *text);

/* ---- Confinement (confine.c, landlock.c, box.c) ---- */

typedef struct {
    long memory_mb, cpu_seconds;
    long processes; /* that this user may have in all; not for a Lua bot, which starts none */
} worker_limits;

/* Keeps other processes of the same user from reading the memory, environment and open files of
 * this process, and from tracing it. */
bool worker_hide(void);
/* The limit of processes of the user for a foreign program, as one word for a process in a box, and
 * back there, where those outside may not count; "0": counted now. */
void worker_processes_write(char *text, size_t size);
long worker_processes_read(const char *text);
/* Gives up permanently: all rights, core files, writing files, memory and computing beyond the
 * limits, and other processes: `is_own_program` can start none, any other program a few. False: a
 * limit could not be set, and errno says why. */
bool worker_limit(const worker_limits *limits, bool is_own_program);
/* Whether this program was built with a sanitizer: then its own memory is unlimited. */
bool worker_is_sanitized(void);
/* From now on only reading and writing open files, memory and exiting; anything else ends the
 * process. True if there is no libseccomp. */
bool worker_filter_strictly(void);

/* What the filter has to refuse when files are opened. */
typedef enum {
    WORKER_WRITING_CLOSED,  /* nothing: another layer does */
    WORKER_TRUNCATING_OPEN, /* only truncating without writing */
    WORKER_WRITING_OPEN     /* all */
} worker_writing;

worker_writing worker_layers_writing(const worker_layers *layers, bool is_boxed);
/* From now on, also in child processes: no network, no signals to others, no new session, no
 * changes to files or to other processes; refused with EPERM. True if there is no libseccomp. */
bool worker_filter_loosely(worker_writing writing);

/* The version of the system's Landlock; 0: none. */
int worker_landlock_version(void);
/* From now on, also in child processes: only the files in `reads`, for reading, and /dev/null; none
 * at all if `reads` is NULL. As far as `version` supports it; true if that is 0. */
bool worker_landlock(int version, const worker_reads *reads);

/* Becomes `box` with this program in it, called with argv; worker_box_enter restores its pipes.
 * Returns false if that fails, with errno. */
bool worker_box_exec(const char *box, const worker_reads *reads, char *const *argv);
bool worker_box_enter(void);
/* Whether a box works here: starts one and waits for its answer. Only after worker_box_allow. */
bool worker_box_works(const char *box);
int worker_box_probe(const char *box); /* the two processes of that; exit codes */
int worker_box_ready(void);

#endif
