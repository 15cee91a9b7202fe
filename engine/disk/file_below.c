/* file_below.c - files below a folder, by untrusted names. */
#include "engine/disk/file_below.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/disk/internal.h"

enum { FOLDER_FLAGS = O_RDONLY | O_DIRECTORY | O_CLOEXEC };

adit_status adit_folder_open(const char *path, int *folder, adit_err *err)
{
    *folder = TEMP_FAILURE_RETRY(open(path, FOLDER_FLAGS));
    return *folder >= 0 ? ADIT_OK : adit_file_error(err, path, "open the folder", errno);
}

/* Whether one step of a path leads down: it is no "", "." or "..". */
static bool leads_down(const char *step, size_t length)
{
    return length > 0 && !(step[0] == '.' && (length == 1 || (length == 2 && step[1] == '.')));
}

/* Every step must lead down, so nothing above the folder can be named. */
static adit_status check_name(const char *name, adit_err *err)
{
    if (strlen(name) + 32 > PATH_MAX) {
        return adit_fail(err, ADIT_IO, "%.40s...: the path is too long", name);
    }
    for (const char *at = name;; at++) {
        size_t length = strcspn(at, "/");

        if (!leads_down(at, length)) {
            return adit_fail(err, ADIT_IO,
                             "'%s': expected a file name below the folder, without '/' at the "
                             "start or end and without '.' or '..' as a component",
                             name);
        }
        at += length;
        if (*at == '\0') {
            return ADIT_OK;
        }
    }
}

/* Opens the folder that the last part of the name lies in; *folder is closed by the caller. */
static adit_status walk_down(int top, const char *name, adit_file_place *place, adit_err *err)
{
    int folder = -1;

    ADIT_TRY(check_name(name, err));
    *place = (adit_file_place){.folder = -1, .name = name, .shown = name};
    folder = TEMP_FAILURE_RETRY(openat(top, ".", FOLDER_FLAGS));
    for (const char *slash; folder >= 0 && (slash = strchr(place->name, '/')) != NULL;) {
        char step[NAME_MAX + 1];
        int length = snprintf(step, sizeof step, "%.*s", (int)(slash - place->name), place->name);
        int next = -1;

        errno = ENAMETOOLONG;
        if (length < (int)sizeof step) {
            next = TEMP_FAILURE_RETRY(openat(folder, step, FOLDER_FLAGS | O_NOFOLLOW));
        }
        int failed = errno;
        close(folder);
        errno = failed;
        folder = next;
        place->name = slash + 1;
    }
    place->folder = folder;
    if (folder < 0) {
        return errno == ELOOP || errno == ENOTDIR
                   ? adit_fail(err, ADIT_IO,
                               "%s: a component is a link or not a folder; links are not followed",
                               name)
                   : adit_file_error(err, name, "open its folder", errno);
    }
    return ADIT_OK;
}

adit_status adit_file_read_below(int folder, const char *name, size_t limit, adit_text *out,
                                 adit_err *err)
{
    adit_file_place place;

    ADIT_TRY(walk_down(folder, name, &place, err));
    adit_status status = adit_file_read_at(&place, true, limit, out, err);
    close(place.folder);
    return status;
}

adit_status adit_file_write_below(int folder, const char *name, const char *data, size_t length,
                                  adit_err *err)
{
    adit_file_place place;

    ADIT_TRY(walk_down(folder, name, &place, err));
    adit_status status = adit_file_write_at(&place, place.folder, data, length, err);
    close(place.folder);
    return status;
}

adit_status adit_folder_create_below(int folder, const char *name, adit_err *err)
{
    adit_file_place place;
    struct stat about;

    ADIT_TRY(walk_down(folder, name, &place, err));
    adit_status status = ADIT_OK;
    if (mkdirat(place.folder, place.name, 0777) != 0) {
        int failed = errno;

        if (failed != EEXIST ||
            fstatat(place.folder, place.name, &about, AT_SYMLINK_NOFOLLOW) != 0) {
            status = adit_file_error(err, name, "create the folder", failed);
        } else if (!S_ISDIR(about.st_mode)) {
            status = adit_fail(err, ADIT_IO, "%s: already exists and is %s", name,
                               S_ISLNK(about.st_mode) ? "a link; links are not followed"
                                                      : "not a folder");
        }
    }
    close(place.folder);
    return status;
}
