/* watch.h - what the parts of `adit watch` share. */
#ifndef ADIT_CLI_WATCH_WATCH_H
#define ADIT_CLI_WATCH_WATCH_H

#include <sys/types.h>

#include "bindings/cli/play/play.h"
#include "bindings/cli/session/target.h"
#include "engine/disk/changes.h"

int cmd_watch(const cli_args *args);

/* ---- Checking and testing (jobs.c) ---- */

enum { WATCH_CHECK, WATCH_TEST, WATCH_JOBS };

/* Commands that run in the background, each in a process of its own: a save while they run stops
 * them, and whatever a card does to them, the watching continues. */
typedef struct {
    const cli_author *author;
    pid_t pid[WATCH_JOBS]; /* 0: not running */
    FILE *said[WATCH_JOBS];
    int code[WATCH_JOBS];
    double started;
    int shown; /* number of jobs that were reported */
} watch_jobs;

/* Stops those that still run and starts all again. */
void watch_jobs_start(watch_jobs *jobs, const cli_author *author);
/* Whether there is something to report. */
bool watch_jobs_are_news(watch_jobs *jobs);
/* Reports the jobs that have ended, in order; true when the last one was reported. */
bool watch_jobs_report(watch_jobs *jobs, const cli_terminal *terminal);
bool watch_jobs_run(const watch_jobs *jobs);
void watch_jobs_stop(watch_jobs *jobs);

/* ---- The running game (game.c) ---- */

/* What a person decided. Bots answer again, so their decisions are not kept. */
typedef struct {
    int seat;
    char *text; /* owned */
} watch_decision;

/* The game with one version of the cards. */
typedef struct {
    cli_match match;
    cli_session play;
    bool was_over; /* its end has been shown */
} watch_table;

typedef struct {
    const cli_author *author;
    const adit_game_info *title;
    watch_table *table;       /* owned; NULL: there is no game yet */
    watch_decision *decision; /* includes those that the current cards do not allow */
    int decision_count;
    int made;     /* decisions that have been made in the game */
    bool is_left; /* the person wants to stop */
} watch_game;

/* Starts the game. CLI_OK, or an exit code after a message: then there is no game yet. */
int watch_game_open(watch_game *game, const cli_author *author);
/* The cards have changed: makes the person's decisions again with the new ones, lets bots answer
 * again, and writes the differences to `out`. If the cards do not load, the old game continues. */
void watch_game_carry_on(watch_game *game, FILE *out);
/* Bots decide until a person is asked. */
void watch_game_let_bots(watch_game *game);
/* Shows the table and the question, or how the game ended. */
void watch_game_show(watch_game *game);
/* Shows the prompt if the game waits for an answer. */
void watch_game_prompt(const watch_game *game);
/* A line was typed. */
void watch_game_answer(watch_game *game, char *line);
void watch_game_close(watch_game *game);

/* What differs between two moments, shown to the author (diff.c). */
typedef struct {
    adit_text state, options;
} watch_moment;
adit_status watch_moment_take(watch_moment *moment, adit_game *game, adit_err *err);
/* Writes the fields and options that differ; returns how many. */
int watch_moment_compare(const watch_moment *before, const watch_moment *now, FILE *out);
void watch_moment_free(watch_moment *moment);

#endif
