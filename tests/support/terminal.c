/* terminal.c - a program at a terminal of a given size, and what is on the screen of it. */
#include "tests/support/terminal.h"

#include <ctype.h>
#include <poll.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { QUIET = 40 }; /* milliseconds without output before a prompt counts */

static void clear_from(terminal *screen, int row, int column)
{
    for (; row < screen->rows; row++, column = 0) {
        for (; column < screen->columns; column++) {
            screen->cell[row][column][0] = '\0';
        }
    }
}

bool terminal_start(terminal *screen, int rows, int columns, char *const argument[])
{
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    *screen = (terminal){.rows = rows, .columns = columns};
    screen->child = forkpty(&screen->fd, NULL, NULL, &size);
    if (screen->child == 0) {
        execv(argument[0], argument);
        _exit(127);
    }
    return screen->child > 0;
}

/* ---- What comes ---- */

static void next_row(terminal *screen)
{
    if (screen->row + 1 < screen->rows) {
        screen->row++;
        return;
    }
    screen->is_scrolled = true;
    memmove(screen->cell[0], screen->cell[1], sizeof screen->cell[0] * (size_t)(screen->rows - 1));
    clear_from(screen, screen->rows - 1, 0);
}

/* The end of "\033[12;3H" and the like. */
static void carry_out(terminal *screen, char what)
{
    const char *digits = screen->sequence + 1 + strspn(screen->sequence + 1, "?");
    const char *second = strchr(digits, ';');
    const int n = atoi(digits), count = n > 0 ? n : 1, other = second ? atoi(second + 1) : 1;

    switch (what) {
    case 'H':
        screen->row = count - 1;
        screen->column = other - 1;
        break;
    case 'J':
        clear_from(screen, n > 0 ? 0 : screen->row, n > 0 ? 0 : screen->column);
        if (n == 2) {
            screen->is_scrolled = screen->is_wrapped = false;
        }
        break;
    case 'K':
        for (int i = screen->column; i < screen->columns; i++) {
            screen->cell[screen->row][i][0] = '\0';
        }
        break;
    case 'C':
        screen->column += count;
        break;
    case 'D':
        screen->column -= count;
        break;
    case 'A':
        screen->row -= count;
        break;
    case 'B':
        screen->row += count;
        break;
    case 'G':
        screen->column = count - 1;
        break;
    default:
        break;
    }
    screen->row = screen->row < 0               ? 0
                  : screen->row >= screen->rows ? screen->rows - 1
                                                : screen->row;
    screen->column = screen->column < 0                  ? 0
                     : screen->column >= screen->columns ? screen->columns - 1
                                                         : screen->column;
}

static void put_sign(terminal *screen, char c)
{
    if (((unsigned char)c & 0xC0) == 0x80) { /* the rest of a character of several bytes */
        char *cell = screen->cell[screen->row][screen->column - (screen->column > 0)];
        const size_t length = strlen(cell);

        if (length < sizeof screen->cell[0][0] - 1) {
            cell[length] = c;
            cell[length + 1] = '\0';
        }
        return;
    }
    if (screen->column == screen->columns) {
        screen->is_wrapped = true;
        screen->column = 0;
        next_row(screen);
    }
    screen->cell[screen->row][screen->column][0] = c;
    screen->cell[screen->row][screen->column++][1] = '\0';
}

static void take_byte(terminal *screen, char c)
{
    if (screen->sequence_length > 0) {
        const bool is_first = screen->sequence_length == 1;

        if (screen->sequence_length < (int)sizeof screen->sequence - 1) {
            screen->sequence[screen->sequence_length - 1] = c;
            screen->sequence[screen->sequence_length++] = '\0';
        }
        if (is_first ? c != '[' : (c >= '@' && c <= '~')) {
            if (!is_first) {
                carry_out(screen, c);
            }
            screen->sequence_length = 0;
        }
    } else if (c == '\033') {
        screen->sequence_length = 1;
        screen->sequence[0] = '\0';
    } else if (c == '\n') {
        screen->line_ends++;
        next_row(screen);
    } else if (c == '\r') {
        screen->column = 0;
    } else if (c == '\b') {
        screen->column -= screen->column > 0;
    } else if ((unsigned char)c >= ' ' && c != 127) {
        put_sign(screen, c);
    }
}

/* False: nothing came in this time. */
static bool take_output(terminal *screen, int milliseconds)
{
    struct pollfd wanted = {.fd = screen->fd, .events = POLLIN};
    char bytes[4096];

    if (screen->is_closed || poll(&wanted, 1, milliseconds) <= 0) {
        return false;
    }
    const ssize_t length = read(screen->fd, bytes, sizeof bytes);
    screen->is_closed = length <= 0;
    for (ssize_t i = 0; i < length; i++) {
        take_byte(screen, bytes[i]);
    }
    return length > 0;
}

/* ---- Looking at it ---- */

const char *terminal_row(const terminal *screen, int row)
{
    static char text[TERMINAL_COLUMNS * 4 + 1];
    size_t length = 0, used = 0;

    for (int i = 0; i < screen->columns; i++) {
        const char *cell = screen->cell[row][i];

        length += (size_t)sprintf(text + length, "%s", cell[0] == '\0' ? " " : cell);
        used = cell[0] == '\0' || cell[0] == ' ' ? used : length;
    }
    text[used] = '\0';
    return text;
}

bool terminal_shows(const terminal *screen, const char *text)
{
    for (int row = 0; row < screen->rows; row++) {
        if (strstr(terminal_row(screen, row), text) != NULL) {
            return true;
        }
    }
    return false;
}

char *terminal_text(const terminal *screen)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);

    for (int row = 0; out != NULL && row < screen->rows; row++) {
        fprintf(out, "%s\n", terminal_row(screen, row));
    }
    if (out != NULL) {
        fclose(out);
    }
    return text;
}

/* Whether the cursor stands behind one of the prompts, a blank after it. */
static bool is_at_prompt(const terminal *screen, const char *prompts)
{
    const char *row = terminal_row(screen, screen->row);
    const size_t length = strlen(row);

    if (screen->column != (int)length + 1 || screen->line_ends == 0) {
        return false;
    }
    while (*prompts != '\0') {
        const size_t part = strcspn(prompts, "\n");

        if (part <= length && strncmp(row + length - part, prompts, part) == 0 &&
            (part > 1 || length == part)) {
            return true;
        }
        prompts += part + (prompts[part] == '\n');
    }
    return false;
}

bool terminal_wait(terminal *screen, const char *prompts, int seconds)
{
    for (int quiet = 0; !screen->is_closed && quiet < seconds * 1000;) {
        if (take_output(screen, QUIET)) {
            quiet = 0;
        } else if (is_at_prompt(screen, prompts)) {
            return true;
        } else {
            quiet += QUIET;
        }
    }
    return false;
}

void terminal_type(terminal *screen, const char *line)
{
    char keys[512];
    const int length = snprintf(keys, sizeof keys, "%s\r", line);

    screen->line_ends = 0;
    if (write(screen->fd, keys, (size_t)length) != length) {
        screen->is_closed = true;
    }
}

void terminal_resize(terminal *screen, int rows, int columns)
{
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    screen->rows = rows;
    screen->columns = columns;
    screen->row = screen->row < rows ? screen->row : rows - 1;
    ioctl(screen->fd, TIOCSWINSZ, &size);
}

int terminal_end(terminal *screen)
{
    int status = 0;

    while (take_output(screen, 2000)) {}
    close(screen->fd);
    waitpid(screen->child, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
