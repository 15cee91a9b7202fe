/* lines.c - lines of the screen: text broken or cut to a width. */
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/play/menu.h"
#include "bindings/cli/term/term.h"

static screen_line *new_line(screen_lines *lines, int ink)
{
    if (lines->count == lines->capacity) {
        const int capacity = lines->capacity == 0 ? 32 : 2 * lines->capacity;
        screen_line *line = realloc(lines->line, (size_t)capacity * sizeof *line);

        if (line == NULL) {
            lines->failed = true;
            return NULL;
        }
        lines->line = line;
        lines->capacity = capacity;
    }
    screen_line *line = &lines->line[lines->count++];
    line->text[0] = '\0';
    line->ink = ink;
    line->tail = NULL;
    return line;
}

/* The bytes of the first `columns` characters, or of the whole text if it is shorter. */
static size_t bytes_of(const char *text, size_t length, int columns)
{
    size_t at = 0;

    for (; at < length; at++) {
        if (((unsigned char)text[at] & 0xC0) != 0x80 && columns-- == 0) {
            break;
        }
    }
    return at;
}

/* Where to break a text that is too long: after the last blank that fits. */
static size_t break_at(const char *text, int columns)
{
    const size_t length = strlen(text), most = bytes_of(text, length, columns);
    size_t at = most;

    if (most == length) {
        return most;
    }
    while (at > 0 && text[at] != ' ') {
        at--;
    }
    return at > (size_t)strspn(text, " ") ? at : most;
}

void screen_add(screen_lines *lines, int ink, const char *text, int indent, int width)
{
    int before = 0;

    do {
        const size_t length = break_at(text, width - before);
        screen_line *line = new_line(lines, ink);

        if (line == NULL) {
            return;
        }
        snprintf(line->text, sizeof line->text, "%*s%.*s", before, "", (int)length, text);
        text += length;
        text += strspn(text, " ");
        before = indent;
    } while (*text != '\0');
}

void screen_add_cut(screen_lines *lines, int ink, const char *text, int width)
{
    const size_t length = strlen(text), most = bytes_of(text, length, width);
    screen_line *line = new_line(lines, ink);

    if (line == NULL) {
        return;
    }
    if (most == length) {
        snprintf(line->text, sizeof line->text, "%s", text);
    } else {
        snprintf(line->text, sizeof line->text, "%.*s...", (int)bytes_of(text, length, width - 3),
                 text);
    }
}

void screen_free(screen_lines *lines)
{
    free(lines->line);
    *lines = (screen_lines){0};
}
