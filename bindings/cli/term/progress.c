/* progress.c - a progress bar on stderr for work that takes more than two seconds.
 *
 * The bar has a fixed width of 30 marks, which fits on every terminal, and estimates the
 * remaining time from the rate so far.
 */
#include "bindings/cli/term/progress.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/term/term.h"

#define BAR_WIDTH 30
#define SHOW_AFTER 2.0 /* seconds */
#define SHOW_EVERY 0.1

void progress_start(progress *bar, const char *unit, int64_t total)
{
    *bar = (progress){.unit = unit, .total = total, .started = cli_seconds_now()};
    bar->is_on = total > 0 && isatty(STDERR_FILENO) == 1;
}

double progress_seconds(const progress *bar)
{
    return cli_seconds_now() - bar->started;
}

void progress_show(progress *bar, int64_t done)
{
    if (!bar->is_on) {
        return;
    }
    double time = cli_seconds_now();
    double used = time - bar->started;
    if (used < SHOW_AFTER || time - bar->shown_at < SHOW_EVERY) {
        return;
    }
    char marks[BAR_WIDTH + 1];
    int filled = (int)(done * BAR_WIDTH / bar->total);
    memset(marks, '.', BAR_WIDTH);
    memset(marks, '#', (size_t)filled);
    marks[BAR_WIDTH] = '\0';
    double left = done > 0 ? used * (double)(bar->total - done) / (double)done : 0;
    cli_print(stderr, "\r[%s] %lld of %lld %s, %.0f s left \x1b[K", marks, (long long)done,
              (long long)bar->total, bar->unit, left);
    fflush(stderr);
    bar->shown_at = time;
    bar->is_shown = true;
}

void progress_end(progress *bar)
{
    if (bar->is_shown) {
        fputs("\r\x1b[K", stderr);
        fflush(stderr);
        bar->is_shown = false;
    }
}
