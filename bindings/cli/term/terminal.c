/* terminal.c - what the terminal can do, and writing to it without harm.
 *
 * Only LC_CTYPE is taken from the environment: numbers, dates and sorting must be the same
 * everywhere. Everything that is not a literal of this program goes through cli_print and the
 * functions cli_put..., so that no card can move the cursor, recolour the screen or start a line
 * that looks like ours; tests/lint/prints finds violations.
 */
#include "bindings/cli/term/term.h"

#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "bindings/worker/process.h"
#include "engine/base/format.h"
#include "engine/base/printable.h"

static const char ink_codes[][8] = {"",         "\033[1m",  "\033[2m", "\033[31m",
                                    "\033[32m", "\033[33m", "\033[36m"};
static const char ink_end[] = "\033[0m";

static volatile sig_atomic_t interrupts;

void cli_terminal_start(void)
{
    setlocale(LC_CTYPE, "");
}

static bool locale_is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* Whether the terminal understands escape sequences; an empty TERM only lacks colours. */
static bool has_sequences(void)
{
    const char *term = getenv("TERM");

    return term != NULL && strcmp(term, "dumb") != 0;
}

cli_terminal cli_terminal_look(void)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    struct winsize size;
    cli_terminal terminal = {.width = 80, .height = 24};

    terminal.in_is_terminal = isatty(STDIN_FILENO) != 0;
    terminal.out_is_terminal = isatty(STDOUT_FILENO) != 0;
    /* Files and pipes get the same bytes in every locale. */
    terminal.unicode = terminal.out_is_terminal && locale_is_utf8();
    terminal.has_sequences = has_sequences();
    terminal.colour = terminal.out_is_terminal && (no_color == NULL || no_color[0] == '\0') &&
                      has_sequences() && term != NULL && term[0] != '\0';
    if (terminal.out_is_terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
        size.ws_col > 0) {
        terminal.width = size.ws_col < 40 ? 40 : size.ws_col > 160 ? 160 : size.ws_col;
        terminal.height = size.ws_row > 0 ? size.ws_row : 24;
    }
    return terminal;
}

const char *cli_ink_of(const cli_terminal *terminal, cli_ink ink)
{
    return terminal->colour ? ink_codes[ink] : "";
}

const char *cli_ink_end(const cli_terminal *terminal)
{
    return terminal->colour ? ink_end : "";
}

void cli_terminal_clear(const cli_terminal *terminal)
{
    if (terminal->out_is_terminal && has_sequences()) {
        fputs("\033[H\033[2J", stdout);
    }
}

void cli_terminal_forget(const cli_terminal *terminal)
{
    if (terminal->out_is_terminal && has_sequences()) {
        fputs("\033[H\033[2J\033[3J", stdout);
    }
    for (int i = 0; i < 100 && terminal->out_is_terminal && !has_sequences(); i++) {
        fputc('\n', stdout);
    }
}

static int columns_of_part(const char *text, size_t length)
{
    int columns = 0;
    for (size_t i = 0; i < length; i++) {
        columns += ((unsigned char)text[i] & 0xC0) != 0x80;
    }
    return columns;
}

int cli_columns(const char *text)
{
    return columns_of_part(text, strlen(text));
}

/* The replacement of a character where the locale has ASCII only; one column too. */
static char ascii_for(uint32_t code)
{
    static const struct {
        uint32_t code;
        char ascii;
    } signs[] = {{0xA0, ' '},    {0xB7, '*'},    {0xD7, 'x'},   {0x2013, '-'}, {0x2014, '-'},
                 {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'}, {0x201D, '"'}, {0x2022, '*'},
                 {0x2026, '.'},  {0x2190, '<'},  {0x2192, '>'}, {0x2212, '-'}};

    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (signs[i].code == code) {
            return signs[i].ascii;
        }
    }
    return '?';
}

/* Writes one character of the `left` bytes, made harmless but for those in `kept`; returns its
 * bytes. */
static size_t put_character(FILE *out, const char *text, size_t left, bool utf8, const char *kept)
{
    uint32_t code = 0;
    size_t length = aditl_utf8(text, left, &code);
    bool is_kept = *text != '\0' && strchr(kept, *text) != NULL;

    if (*text == '\t' && !is_kept) {
        fputc(' ', out);
    } else if (!is_kept && (length == 0 || !aditl_may_be_shown(code))) {
        fputc('?', out);
    } else if (length > 1 && !utf8) {
        fputc(ascii_for(code), out);
    } else {
        fwrite(text, 1, length, out);
    }
    return length == 0 ? 1 : length;
}

static void put_characters(FILE *out, const char *text, size_t length, bool utf8, const char *kept)
{
    for (const char *end = text + length; text < end;) {
        text += put_character(out, text, (size_t)(end - text), utf8, kept);
    }
}

/* Text for people: in the characters that their locale has, wherever it goes. */
static void put_part(FILE *out, const char *text, size_t length, const char *kept)
{
    put_characters(out, text, length, locale_is_utf8(), kept);
}

void cli_put_data(FILE *out, const char *text, size_t length)
{
    put_characters(out, text, length, locale_is_utf8() || !isatty(fileno(out)), "");
}

void cli_put_bytes(FILE *out, const char *text, size_t length)
{
    put_part(out, text, length, "");
}

void cli_put(FILE *out, const char *text)
{
    put_part(out, text, strlen(text), "");
}

/* Columns of the terminal, or 0 if it is none: files and pipes get whole lines. */
static int terminal_width(FILE *out)
{
    struct winsize size;

    return isatty(fileno(out)) && ioctl(fileno(out), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* "     4 |   kind = ..." of a message: a line of a file stays as it is. */
static bool is_excerpt(const char *line)
{
    const char *number = line + strspn(line, " ");

    return number > line && strncmp(number + strspn(number, "0123456789"), " | ", 3) == 0;
}

static void put_wrapped(FILE *out, const char *text, size_t left, int at, int indent, int width)
{
    const char *end = text + left;
    bool is_first = true;

    for (;;) {
        text += strspn(text, " \n");
        if (text >= end) {
            break;
        }
        size_t length = strcspn(text, " \n");
        length = length < (size_t)(end - text) ? length : (size_t)(end - text);
        int columns = columns_of_part(text, length);
        if (!is_first && at + 1 + columns > width) {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
        } else if (!is_first) {
            fputc(' ', out);
            at++;
        }
        put_part(out, text, length, "");
        at += columns;
        text += length;
        is_first = false;
    }
}

void cli_put_lines_at(FILE *out, const char *text, int at)
{
    const int width = terminal_width(out), hang = at;

    for (;;) {
        size_t length = strcspn(text, "\n");
        int blanks = (int)strspn(text, " ");

        if (width >= 20 && at + columns_of_part(text, length) > width && !is_excerpt(text)) {
            int indent = hang > 0 ? hang : blanks + 2;

            put_part(out, text, (size_t)blanks, "");
            put_wrapped(out, text + blanks, length - (size_t)blanks, at + blanks,
                        indent < width / 2 ? indent : 2, width);
        } else {
            put_part(out, text, length, "");
        }
        if (text[length] == '\0') {
            return;
        }
        fputc('\n', out);
        text += length + 1;
        at = 0;
    }
}

void cli_put_lines(FILE *out, const char *text)
{
    cli_put_lines_at(out, text, 0);
}

void cli_put_file(FILE *out, const char *text, size_t length)
{
    if (isatty(fileno(out))) {
        put_part(out, text, length, "\n\t");
    } else {
        fwrite(text, 1, length, out);
    }
}

size_t cli_ink_length(const char *text)
{
    size_t digits = text[0] == '\033' && text[1] == '[' ? strspn(text + 2, "0123456789;") : 0;

    return digits > 0 && text[2 + digits] == 'm' ? digits + 3 : 0;
}

void cli_put_drawn(FILE *out, const char *text)
{
    while (*text != '\0') {
        size_t part = strcspn(text, "\033"), ink = cli_ink_length(text + part);

        put_part(out, text, part, "\n");
        fwrite(text + part, 1, ink, out);
        if (ink == 0 && text[part] != '\0') {
            fputc('?', out);
            ink = 1;
        }
        text += part + ink;
    }
}

/* ---- Formats ---- */

static void print_own(void *context, const char *text, size_t length)
{
    fwrite(text, 1, length, context);
}

/* An ink is recognised by its address, which no foreign text can have. */
static void print_foreign(void *context, const char *text, size_t length)
{
    bool is_ink = text == ink_end;

    for (size_t i = 0; i < sizeof ink_codes / sizeof *ink_codes; i++) {
        is_ink = is_ink || text == ink_codes[i];
    }
    if (is_ink) {
        fwrite(text, 1, length, context);
    } else {
        cli_put_bytes(context, text, length);
    }
}

void cli_print(FILE *out, const char *format, ...)
{
    const adit_pieces pieces = {out, print_own, print_foreign};
    va_list args;

    va_start(args, format);
    (void)adit_format(&pieces, format, args);
    va_end(args);
}

/* ---- Columns ---- */

void cli_put_wrapped(FILE *out, const char *text, int at, int indent, int width)
{
    put_wrapped(out, text, strlen(text), at, indent, width);
}

void cli_put_line(const cli_terminal *terminal, cli_ink ink, const char *text, int at, int indent)
{
    cli_print(stdout, "%*s%s", at, "", cli_ink_of(terminal, ink));
    cli_put_wrapped(stdout, text, at, indent, terminal->width);
    cli_print(stdout, "%s\n", ink != CLI_PLAIN ? cli_ink_end(terminal) : "");
}

/* ---- Ctrl-C ---- */

/* Ends the process like the signal would, but leaves no bots behind. */
static void on_end(int number)
{
    aditw_process_kill_all();
    signal(number, SIG_DFL);
    raise(number);
}

static void on_interrupt(int number)
{
    interrupts++;
    if (interrupts > 1) {
        /* The second time ends the program as if it had never been caught. */
        on_end(number);
    }
}

void cli_catch_interrupt(void)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = on_interrupt; /* no SA_RESTART: a read that waits must come back */
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

void cli_end_bots_on_signals(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};

    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        struct sigaction action;

        /* Signals that are ignored, as by nohup, or caught already stay so. */
        if (sigaction(signals[i], NULL, &action) == 0 && action.sa_handler == SIG_DFL) {
            memset(&action, 0, sizeof action);
            action.sa_handler = on_end;
            sigemptyset(&action.sa_mask);
            sigaction(signals[i], &action, NULL);
        }
    }
}

bool cli_interrupted(void)
{
    return interrupts > 0;
}
