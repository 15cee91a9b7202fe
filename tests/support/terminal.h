/* terminal.h - a program at a terminal of a given size, and what is on the screen of it.
 *
 * The terminal is a small one: it knows what the program and libedit send. It notes what a person
 * would be annoyed by: rows that scrolled away since the screen was cleared, and lines that went
 * over the right edge.
 */
#ifndef ADIT_TESTS_TERMINAL_H
#define ADIT_TESTS_TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

enum { TERMINAL_ROWS = 60, TERMINAL_COLUMNS = 160 };

typedef struct {
    int fd, rows, columns, row, column;
    pid_t child;
    bool is_scrolled, is_wrapped, is_closed;
    int line_ends; /* sent since the last line was typed */
    char cell[TERMINAL_ROWS][TERMINAL_COLUMNS][5];
    char sequence[32];
    int sequence_length;
} terminal;

/* Starts the program `argument[0]` at a terminal of this size; false: there is none to be had. */
bool terminal_start(terminal *screen, int rows, int columns, char *const argument[]);

/* Reads until the program waits at one of these prompts, the ends of which are separated by line
 * ends; false: it has ended, or nothing came for `seconds`. */
bool terminal_wait(terminal *screen, const char *prompts, int seconds);

/* Types a line with Enter. */
void terminal_type(terminal *screen, const char *line);

/* The row as text, without blanks at its end; good until the next call. */
const char *terminal_row(const terminal *screen, int row);

/* Whether a row holds the text. */
bool terminal_shows(const terminal *screen, const char *text);

/* All rows; the caller frees it. */
char *terminal_text(const terminal *screen);

/* Another size, as when a person drags the window. */
void terminal_resize(terminal *screen, int rows, int columns);

/* Closes the terminal and waits for the program; its exit code, or 128 + the signal. */
int terminal_end(terminal *screen);

#endif
