/* watch.h - what the parts of `adit watch` share. */
#ifndef ADIT_CLI_WATCH_WATCH_H
#define ADIT_CLI_WATCH_WATCH_H

#include <sys/types.h>

#include "bindings/cli/play/play.h"
#include "bindings/cli/session/target.h"

int cmd_watch(const cli_args *args);

/* ---- Files (files.c) ---- */

/* The files of some folders as they were when last looked at, sorted by path. */
typedef struct {
    struct watch_file *file;
    int count, capacity;
} watch_files;

/* Looks at everything below the paths that can matter: Lua files and recorded games. False
 * when memory runs out. */
bool watch_files_look(watch_files *files, const char *const *paths, int count);
/* The first file that is another one now, new or gone, and how many there are. NULL: none. The
 * path is borrowed from either. */
const char *watch_files_change(const watch_files *before, const watch_files *now, int *count);
void watch_files_free(watch_files *files);

/* ---- Checking and testing (jobs.c) ---- */

enum { WATCH_CHECK, WATCH_TEST, WATCH_JOBS };

/* Commands that run beside the watching, each in a process of its own: a save while they run
 * stops them, and whatever a card does to them, the watching goes on. */
typedef struct {
    const cli_author *author;
    pid_t pid[WATCH_JOBS]; /* 0: not running */
    FILE *said[WATCH_JOBS];
    int code[WATCH_JOBS];
    double started;
    int shown; /* so many were reported */
} watch_jobs;

/* Stops those that still run and begins anew. */
void watch_jobs_start(watch_jobs *jobs, const cli_author *author);
/* Whether there is something to report. */
bool watch_jobs_are_news(watch_jobs *jobs);
/* Reports what has ended since, in order; true when the last one was reported. */
bool watch_jobs_report(watch_jobs *jobs, const cli_terminal *terminal);
bool watch_jobs_run(const watch_jobs *jobs);
void watch_jobs_stop(watch_jobs *jobs);

/* ---- The running game (game.c) ---- */

/* What a person decided. Bots answer again, so their decisions are not kept. */
typedef struct {
    int seat;
    char *text; /* owned */
} watch_decision;

typedef struct {
    const cli_author *author;
    const adit_title *title;
    cli_match *match; /* NULL: there is no game yet */
    cli_sitting play;
    watch_decision *decision; /* also what does not fit the cards as they are now */
    int decision_count;       /* how many of that, */
    int made;                 /* and how many of those the game has gone */
    bool was_over;            /* its end has been shown */
} watch_game;

/* Begins the game. CLI_OK, or an exit code after a message: then there is no game yet. */
int watch_game_open(watch_game *game, const cli_author *author);
/* The cards have changed: makes the person's decisions again with the new ones, lets bots answer
 * again, and says what is different now to `out`. With cards that do not load the old game goes
 * on. */
void watch_game_carry_on(watch_game *game, FILE *out);
/* Bots decide until a person is asked. */
void watch_game_let_bots(watch_game *game);
/* Table and question, or how it ended. */
void watch_game_show(watch_game *game);
/* That an answer is waited for; nothing if none is. */
void watch_game_prompt(const watch_game *game);
/* A line was typed. */
void watch_game_answer(watch_game *game, char *line);
void watch_game_close(watch_game *game);

/* What is different between two moments, for the author's eyes (diff.c). */
typedef struct {
    adit_text state, options;
} watch_moment;
adit_status watch_moment_take(watch_moment *moment, adit_game *game, adit_err *err);
/* Writes the fields and options that differ; returns how many. */
int watch_moment_compare(const watch_moment *before, const watch_moment *now, FILE *out);
void watch_moment_free(watch_moment *moment);

#endif
