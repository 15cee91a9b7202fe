/* pager.c - what a command prints, kept and shown a screen at a time. */
#include "bindings/cli/term/pager.h"

#include <stdlib.h>
#include <string.h>

static struct {
    FILE *out, *err, *both;
    char *data;
    size_t length;
} capture;

bool cli_capture_begin(void)
{
    fflush(stdout);
    fflush(stderr);
    capture.both = open_memstream(&capture.data, &capture.length);
    if (capture.both == NULL) {
        return false;
    }
    capture.out = stdout;
    capture.err = stderr;
    stdout = capture.both;
    stderr = capture.both;
    return true;
}

void cli_capture_end(adit_text *out)
{
    if (capture.both == NULL) {
        return;
    }
    stdout = capture.out;
    stderr = capture.err;
    if (fclose(capture.both) == 0) {
        adit_text_add_bytes(out, capture.data, capture.length);
    }
    free(capture.data);
    memset(&capture, 0, sizeof capture);
}

/* The bytes of the next row: up to the width, or a line end. */
static size_t row_of(const char *text, int width)
{
    size_t at = 0, blank = 0;
    int columns = 0;

    for (; text[at] != '\0' && text[at] != '\n'; at++) {
        if (text[at] == '\033') {
            at += strcspn(text + at, "m");
            continue;
        }
        if (((unsigned char)text[at] & 0xC0) != 0x80 && columns++ == width) {
            return blank > 0 ? blank : at;
        }
        blank = text[at] == ' ' ? at : blank;
    }
    return at;
}

/* Where the rest of a line goes that is broken: below its text, or below the second column of
 * a list, "    undo         take back ...". */
static int indent_of(const char *line, int width)
{
    const int before = (int)strspn(line, " ");
    const size_t length = strcspn(line, "\n");

    for (size_t at = (size_t)before; before > 0 && at + 2 < length && at < 24; at++) {
        if (line[at] == ' ' && line[at + 1] == ' ') {
            at += strspn(line + at, " ");
            return (int)at < width / 2 ? (int)at : before;
        }
    }
    return before < width / 2 ? before : 0;
}

/* False: that is all; `*typed` is what else was typed, or NULL. */
static bool wants_more(const cli_terminal *terminal, bool is_last, char **typed)
{
    char *line = cli_read_line(
        terminal, is_last ? "-- Enter: back, or your answer -- " : "-- Enter: more, q: back -- ",
        NULL, NULL);
    if (line != NULL) {
        line[strcspn(line, "\r\n")] = '\0';
    }
    const bool is_over = line == NULL || cli_interrupted() || strcmp(line, "q") == 0;

    if (!is_over && line[strspn(line, " ")] != '\0') {
        *typed = line;
        return false;
    }
    free(line);
    return !is_over;
}

char *cli_page(const cli_terminal *terminal, const char *text)
{
    char *typed = NULL;
    int rows = 0, indent = 0;

    cli_terminal_clear(terminal);
    while (*text != '\0') {
        const size_t length = row_of(text, terminal->width - indent);
        char row[2048];

        snprintf(row, sizeof row, "%*s%.*s", indent, "", (int)length, text);
        cli_put_drawn(stdout, row);
        printf("\n");
        if (text[length] == '\n' || text[length] == '\0') {
            indent = 0;
        } else if (indent == 0) {
            indent = indent_of(text, terminal->width);
        }
        text += length + (text[length] == '\n' || text[length] == ' ');
        if (++rows >= terminal->height - 1 && *text != '\0') {
            if (!wants_more(terminal, false, &typed)) {
                return typed;
            }
            cli_terminal_clear(terminal);
            rows = 0;
        }
    }
    (void)wants_more(terminal, true, &typed);
    return typed;
}
