/* own_files.c - files of this command that its bots must not reach.
 *
 * A program can read its own folder. Results and recorded games hold seeds, and a lock on a
 * database keeps us from writing it, so they must be elsewhere. Folders are compared by identity,
 * not by name: links and mounts give one folder several names.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bindings/cli/workers/internal.h"

/* Whether the file is one of the places, up to NULL. */
static bool is_one_of(const struct stat *file, const char *const *places)
{
    struct stat about;

    for (; *places != NULL; places++) {
        if (stat(*places, &about) == 0 && about.st_dev == file->st_dev &&
            about.st_ino == file->st_ino) {
            return true;
        }
    }
    return false;
}

/* Cuts the last name off a path. False: nothing is left of it, or it is the root. */
static bool go_up(char *path)
{
    char *last = strrchr(path, '/');

    if (last == NULL || path[1] == '\0') {
        return false;
    }
    last[last == path ? 1 : 0] = '\0';
    return true;
}

/* The absolute path without links; for a file that does not exist yet, that of the nearest existing
 * folder. False: it is too long. */
static bool find_real(const char *path, char *real)
{
    char rest[PATH_MAX];

    if (snprintf(rest, sizeof rest, "%s%s", path[0] == '/' ? "" : "./", path) >= PATH_MAX) {
        return false;
    }
    while (realpath(rest, real) == NULL) {
        if (!go_up(rest)) {
            return false;
        }
    }
    return true;
}

bool worker_reads_own(const worker_reads *reads, const char *path)
{
    char real[PATH_MAX];
    struct stat about;
    bool is_read = false;

    if (!find_real(path, real)) {
        return true; /* unknown, so refuse */
    }
    do {
        is_read = stat(real, &about) == 0 && (is_one_of(&about, (const char *const *)reads->path) ||
                                              is_one_of(&about, worker_system_places));
    } while (!is_read && go_up(real));
    return is_read;
}
