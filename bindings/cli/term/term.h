/* term.h - the terminal, messages, and the exit codes that every command ends with.
 *
 * Results go to stdout, messages to stderr. Everything that is not a literal of this program
 * is printed by cli_print or a function cli_put..., which make foreign text harmless. JSON is
 * written by json.h, a bar for long work by progress.h.
 */
#ifndef ADIT_CLI_TERM_TERM_H
#define ADIT_CLI_TERM_TERM_H

#include <stdarg.h>
#include <stdio.h>

#include "engine/base/err.h"

/* Exit codes of the program; those of failures come from adit_status_exit_code. */
enum { CLI_OK = 0, CLI_NO = 1, CLI_USAGE = 2, CLI_INPUT = 3, CLI_INTERRUPTED = 130 };

/* Returns every exit code but CLI_OK to the caller's caller. */
#define CLI_TRY(call)                                                                              \
    do {                                                                                           \
        int cli_try_code = (call);                                                                 \
        if (cli_try_code != CLI_OK) {                                                              \
            return cli_try_code;                                                                   \
        }                                                                                          \
    } while (0)

/* The next of several steps, which are left out from the first that fails on. */
#define CLI_THEN(code, call)                                                                       \
    do {                                                                                           \
        if ((code) == CLI_OK) {                                                                    \
            (code) = (call);                                                                       \
        }                                                                                          \
    } while (0)

/* ---- Terminal (terminal.c) ---- */

typedef struct {
    bool in_is_terminal, out_is_terminal;
    bool colour;        /* on stdout: a terminal that is not dumb, and no NO_COLOR */
    bool unicode;       /* on stdout: a terminal, and the locale is UTF-8 */
    bool has_sequences; /* it understands escape sequences */
    int width, height;  /* of stdout; 80 x 24 if it is not a terminal */
} cli_terminal;

typedef enum { CLI_PLAIN, CLI_BOLD, CLI_DIM, CLI_RED, CLI_GREEN, CLI_YELLOW, CLI_CYAN } cli_ink;

/* Sets LC_CTYPE from the environment; call once, before anything is printed. */
void cli_terminal_start(void);
cli_terminal cli_terminal_look(void);
/* The sequence that starts an ink, or "" without colour; cli_ink_end ends it. */
const char *cli_ink_of(const cli_terminal *terminal, cli_ink ink);
const char *cli_ink_end(const cli_terminal *terminal);
/* Clears the screen if stdout is a terminal that can. */
void cli_terminal_clear(const cli_terminal *terminal);
/* The same, and deletes the scrolled lines too, if the terminal supports it. */
void cli_terminal_forget(const cli_terminal *terminal);
/* Columns a text takes up (UTF-8; every character counts as one). */
int cli_columns(const char *text);
/* printf for everything that is not a literal of this program: arguments of %s and %c are written
 * as by cli_put, so only the format can start a line. Inks (cli_ink_of) pass unchanged. */
void cli_print(FILE *out, const char *format, ...) ADIT_PRINTF(2, 3);
/* Writes text that may come from a mod on one line: control characters, invisible characters, line
 * ends and those missing from the terminal's character set become '?', tabs become blanks. */
void cli_put(FILE *out, const char *text);
/* The same for text that may hold NUL bytes. */
void cli_put_bytes(FILE *out, const char *text, size_t length);
/* The same for a text of several lines composed here or in the engine, where foreign text cannot
 * start a line: messages, states. */
void cli_put_lines(FILE *out, const char *text);
/* The same after `at` columns of the first line. On a terminal both wrap at spaces. */
void cli_put_lines_at(FILE *out, const char *text, int at);
/* A cell of a table for programs: UTF-8 whatever the locale, unless it goes to a terminal. */
void cli_put_data(FILE *out, const char *text, size_t length);
/* The same for text with inks in it: a drawn table, or the output of cli_print. */
void cli_put_drawn(FILE *out, const char *text);
/* The length of the ink that begins here, as in "\033[0;31m"; 0 if none does. */
size_t cli_ink_length(const char *text);
/* A whole file, or the output of a script: unchanged into a file or a pipe; on a terminal it is
 * made harmless, but lines and tabs stay. */
void cli_put_file(FILE *out, const char *text, size_t length);
/* As cli_put, broken at spaces: the first line starts at column `at`, others at `indent`. */
void cli_put_wrapped(FILE *out, const char *text, int at, int indent, int width);
/* Lines on stdout in this ink, wrapped: the first is indented by `at`, others by `indent`. */
void cli_put_line(const cli_terminal *terminal, cli_ink ink, const char *text, int at, int indent);

/* Ctrl-C sets a flag; the second one ends the program. */
void cli_catch_interrupt(void);
/* From now on other signals that end this program end all bots in other processes first. */
void cli_end_bots_on_signals(void);
bool cli_interrupted(void);

/* ---- Messages (messages.c) ---- */

/* "adit: ..." on stderr. */
void cli_message(const char *format, ...) ADIT_PRINTF(1, 2);
void cli_message_va(const char *format, va_list args) ADIT_PRINTF(1, 0);
/* Prints the error; returns its exit code. */
int cli_fail(const adit_err *err);
/* The same unless `status` is ADIT_OK; then CLI_OK. */
int cli_result(adit_status status, const adit_err *err);
/* Reports that memory ran out; returns its exit code. */
int cli_no_memory(void);

/* Seconds of a clock that only goes forward. */
double cli_seconds_now(void);

#endif
