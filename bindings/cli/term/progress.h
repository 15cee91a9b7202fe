/* progress.h - a progress bar on stderr for work that takes more than two seconds.
 *
 * Nothing is shown unless stderr is a terminal, and the bar is erased when the work ends. Callers
 * with threads hold a lock.
 */
#ifndef ADIT_CLI_TERM_PROGRESS_H
#define ADIT_CLI_TERM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    const char *unit; /* "games" */
    int64_t total;
    double started, shown_at; /* seconds of the monotonic clock */
    bool is_on, is_shown;
} progress;

void progress_start(progress *bar, const char *unit, int64_t total);
/* `done` of the total are done; draws at most ten times a second. */
void progress_show(progress *bar, int64_t done);
void progress_end(progress *bar);
/* Seconds since progress_start. */
double progress_seconds(const progress *bar);

#endif
