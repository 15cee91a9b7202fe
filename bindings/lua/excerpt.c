/* excerpt.c - the line of a file that a message speaks of.
 *
 * The file is read again when something went wrong, instead of keeping every source in
 * memory for the day it might. It may have changed or gone meanwhile; then there is no
 * excerpt, and the message stands without it.
 */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/vm.h"

#define MAX_BYTES (256 * 1024) /* of a file that is read for its excerpt */
#define MAX_COLUMNS 100

/* Only a regular file: the path may name a pipe by now, and reading it would wait for ever. */
static FILE *open_regular(const char *path)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    FILE *stream;

    if (file < 0) {
        return NULL;
    }
    if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > MAX_BYTES) {
        close(file);
        return NULL;
    }
    stream = fdopen(file, "r");
    if (stream == NULL) {
        close(file);
    }
    return stream;
}

/* Reads the line into `words`, cut to what fits; false if the file is shorter. */
static bool read_line(FILE *stream, int line, char *words, size_t size)
{
    size_t length = 0;
    int c;

    for (int at = 1; at < line;) {
        c = fgetc(stream);
        if (c == EOF) {
            return false;
        }
        at += c == '\n';
    }
    while ((c = fgetc(stream)) != EOF && c != '\n') {
        if (length + 1 < size) {
            words[length++] = (char)c;
        }
    }
    words[length] = '\0';
    return length > 0;
}

void aditl_excerpt(const char *path, int line, adit_text *out)
{
    char words[MAX_COLUMNS * 4 + 1], shown[sizeof words];
    adit_buffer buffer = adit_buffer_on(shown, MAX_COLUMNS);
    FILE *stream = line > 0 ? open_regular(path) : NULL;
    size_t length;

    if (stream == NULL) {
        return;
    }
    if (read_line(stream, line, words, sizeof words)) {
        length = strlen(words);
        while (length > 0 && (words[length - 1] == '\r' || words[length - 1] == ' ')) {
            length--;
        }
        aditl_add_shown(&buffer, words, length, false);
        adit_text_addf(out, "\n%6d | %s", line, shown);
    }
    fclose(stream);
}
