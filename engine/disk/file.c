/* file.c - reading and writing whole files.
 *
 * A file is written under another name in the same folder, brought to the disk, and only then
 * given its name: readers find the old file or the new one, never half of one.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/disk/internal.h"

#define TRIES_MAX 100 /* names for the temporary file */

adit_status adit_file_error(adit_err *err, const char *shown, const char *doing, int number)
{
    char buffer[128];

    /* The GNU form of strerror_r: it may answer with a constant instead of filling the buffer. */
    return adit_fail(err, ADIT_IO, "%s: cannot %s: %s", shown, doing,
                     strerror_r(number, buffer, sizeof buffer));
}

/* ---- Reading ---- */

static adit_status read_open_file(int file, const char *path, size_t limit, adit_text *out,
                                  adit_err *err)
{
    char block[16384];
    size_t total = 0;

    for (;;) {
        ssize_t length = TEMP_FAILURE_RETRY(read(file, block, sizeof block));

        if (length < 0) {
            return adit_file_error(err, path, "read it", errno);
        }
        if (length == 0) {
            return adit_text_status(out, err);
        }
        total += (size_t)length;
        if (total > limit) {
            return adit_fail(err, ADIT_LIMIT, "%s: is longer than %zu bytes", path, limit);
        }
        adit_text_add_bytes(out, block, (size_t)length);
        ADIT_TRY(adit_text_status(out, err));
    }
}

/* What is wrong with the kind of a file, or ADIT_OK. */
static adit_status check_kind(const struct stat *about, const char *shown, adit_err *err)
{
    if (S_ISLNK(about->st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a link; links are not followed", shown);
    }
    if (S_ISDIR(about->st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a folder, expected a file", shown);
    }
    if (!S_ISREG(about->st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is not a regular file", shown);
    }
    return ADIT_OK;
}

/* Some devices do something when they are merely opened, so the kind is looked at before; and
 * again afterwards, since only then it cannot change any more. */
static adit_status open_regular(const adit_file_place *place, bool no_follow, int *file,
                                adit_err *err)
{
    /* Non-blocking, or opening a pipe without a writer would wait forever. */
    const int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (no_follow ? O_NOFOLLOW : 0);
    struct stat about;

    if (fstatat(place->folder, place->name, &about, no_follow ? AT_SYMLINK_NOFOLLOW : 0) != 0) {
        return adit_file_error(err, place->shown, "open it", errno);
    }
    ADIT_TRY(check_kind(&about, place->shown, err));
    *file = TEMP_FAILURE_RETRY(openat(place->folder, place->name, flags));
    if (*file < 0) {
        return adit_file_error(err, place->shown, "open it", errno);
    }
    if (fstat(*file, &about) != 0) {
        adit_file_error(err, place->shown, "inspect it", errno);
    } else if (check_kind(&about, place->shown, err) == ADIT_OK) {
        return ADIT_OK;
    }
    close(*file);
    return ADIT_IO;
}

adit_status adit_file_read_at(const adit_file_place *place, bool no_follow, size_t limit,
                              adit_text *out, adit_err *err)
{
    size_t before = out->length;
    int file = -1;

    ADIT_TRY(open_regular(place, no_follow, &file, err));
    adit_text_add_bytes(out, "", 0); /* an empty file gives an empty text, not none */
    adit_status status = read_open_file(file, place->shown, limit, out, err);
    close(file);
    if (status != ADIT_OK && out->data != NULL) {
        out->length = before;
        out->data[before] = '\0';
    }
    return status;
}

adit_status adit_file_read(const char *path, size_t limit, adit_text *out, adit_err *err)
{
    ADIT_NEED(path != NULL && out != NULL, err);

    const adit_file_place place = {AT_FDCWD, path, path};

    return adit_file_read_at(&place, false, limit, out, err);
}

/* ---- Writing ---- */

/* What exists already may be replaced only if it is a file. */
static adit_status check_target(const adit_file_place *place, mode_t *mode, adit_err *err)
{
    struct stat about;

    if (fstatat(place->folder, place->name, &about, AT_SYMLINK_NOFOLLOW) != 0) {
        return errno == ENOENT ? ADIT_OK : adit_file_error(err, place->shown, "write it", errno);
    }
    if (S_ISLNK(about.st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a symbolic link; name the file it points to",
                         place->shown);
    }
    ADIT_TRY(check_kind(&about, place->shown, err));
    if (faccessat(place->folder, place->name, W_OK, 0) != 0) {
        return adit_file_error(err, place->shown, "replace it", errno);
    }
    *mode = about.st_mode & 0777;
    return ADIT_OK;
}

/* A new file beside the target; its name is written into `temporary`, of PATH_MAX bytes. If it is
 * to have the rights `mode`, it has at first no more than the owner's: who opens it now could read
 * on. */
static int open_temporary(const adit_file_place *place, char *temporary, mode_t mode)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    const char *slash = strrchr(place->name, '/');
    const char *name = slash == NULL ? place->name : slash + 1;

    for (int i = 0; i < TRIES_MAX; i++) {
        snprintf(temporary, PATH_MAX, "%.*s.%.200s.%ld.%d", (int)(name - place->name), place->name,
                 name, (long)getpid(), i);
        int file =
            TEMP_FAILURE_RETRY(openat(place->folder, temporary, flags, mode == 0 ? 0666 : 0600));
        if (file >= 0 || errno != EEXIST) {
            return file;
        }
    }
    return -1;
}

static int write_all(int file, const char *data, size_t length)
{
    while (length > 0) {
        ssize_t written = TEMP_FAILURE_RETRY(write(file, data, length));

        if (written <= 0) {
            errno = written == 0 ? ENOSPC : errno; /* or it would be tried forever */
            return -1;
        }
        data += written;
        length -= (size_t)written;
    }
    return TEMP_FAILURE_RETRY(fsync(file));
}

/* Some file systems cannot do this for folders; the file itself is complete even so. */
static adit_status sync_folder(const char *shown, int folder, adit_err *err)
{
    if (folder < 0 || TEMP_FAILURE_RETRY(fsync(folder)) == 0 || errno == EINVAL ||
        errno == ENOTSUP || errno == EROFS) {
        return ADIT_OK;
    }
    char buffer[128];
    return adit_fail(err, ADIT_IO, "%s: written, but could be lost if the power fails now: %s",
                     shown, strerror_r(errno, buffer, sizeof buffer));
}

/* An interrupted close has closed the file nevertheless, and its content is on the disk. */
static bool close_file(int file)
{
    return close(file) == 0 || errno == EINTR;
}

/* Writes the temporary file and gives it its name. */
static adit_status write_and_rename(const adit_file_place *place, const char *data, size_t length,
                                    mode_t mode, adit_err *err)
{
    char temporary[PATH_MAX];
    int file = open_temporary(place, temporary, mode);

    if (file < 0) {
        return adit_file_error(err, place->shown, "write to its folder", errno);
    }
    /* Its rights first, so that they reach the disk with it. */
    bool is_written = (mode == 0 || fchmod(file, mode) == 0) && write_all(file, data, length) == 0;
    int failed = errno;
    if (!close_file(file) || !is_written ||
        renameat(place->folder, temporary, place->folder, place->name) != 0) {
        failed = is_written ? errno : failed;
        unlinkat(place->folder, temporary, 0);
        return adit_file_error(err, place->shown, "write it", failed);
    }
    return ADIT_OK;
}

adit_status adit_file_write_at(const adit_file_place *place, int synced, const char *data,
                               size_t length, adit_err *err)
{
    mode_t mode = 0;

    ADIT_TRY(check_target(place, &mode, err));
    ADIT_TRY(write_and_rename(place, data, length, mode, err));
    return sync_folder(place->shown, synced, err);
}

/* The folder of the path; ADIT_IO if the path is not a file name. */
static adit_status folder_of(const char *path, char *folder, size_t size, adit_err *err)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash == NULL ? 0 : (size_t)(slash - path);

    if (path[0] == '\0' || (slash != NULL && slash[1] == '\0')) {
        return adit_fail(err, ADIT_IO, "%s: is not a file name", path[0] == '\0' ? "''" : path);
    }
    /* Room for the temporary name must be left. */
    if (strlen(path) + 32 > PATH_MAX) {
        return adit_fail(err, ADIT_IO, "%.40s...: the path is too long", path);
    }
    snprintf(folder, size, "%.*s", length == 0 ? 1 : (int)length,
             slash == NULL ? "."
             : length == 0 ? "/"
                           : path);
    return ADIT_OK;
}

adit_status adit_file_write(const char *path, const char *data, size_t length, adit_err *err)
{
    ADIT_NEED(path != NULL && (data != NULL || length == 0), err);

    const adit_file_place place = {AT_FDCWD, path, path};
    char folder[PATH_MAX];

    ADIT_TRY(folder_of(path, folder, sizeof folder, err));
    /* The new name is safe only when the folder has reached the disk as well. It is opened before
     * anything is written: afterwards it would be too late to fail. A folder that may be written
     * but not read (-1) is left to the system. */
    int synced = TEMP_FAILURE_RETRY(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (synced < 0 && errno != EACCES) {
        return adit_file_error(err, path, "write to its folder", errno);
    }
    adit_status status = adit_file_write_at(&place, synced, data, length, err);
    if (synced >= 0) {
        close(synced);
    }
    return status;
}
