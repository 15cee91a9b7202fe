/* file.c - reading and writing whole files.
 *
 * A file is written under another name in the same folder, brought to the disk, and only then
 * given its name: whoever looks finds the old file or the new one, never half of one.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/core/text.h"

#define TRIES_MAX 100 /* names for the temporary file */

static adit_status io_error(adit_err *err, const char *path, const char *doing, int number)
{
    char buffer[128];

    /* The GNU form of strerror_r: it may answer with a constant instead of filling the buffer. */
    return adit_fail(err, ADIT_IO, "%s: cannot %s: %s", path, doing,
                     strerror_r(number, buffer, sizeof buffer));
}

/* ---- Reading ------------------------------------------------------------------------------ */

static adit_status read_open_file(int file, const char *path, size_t limit, adit_text *out,
                                  adit_err *err)
{
    char block[16384];
    size_t total = 0;

    for (;;) {
        ssize_t length = TEMP_FAILURE_RETRY(read(file, block, sizeof block));

        if (length < 0) {
            return io_error(err, path, "read it", errno);
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

adit_status adit_file_read(const char *path, size_t limit, adit_text *out, adit_err *err)
{
    ADIT_NEED(path != NULL && out != NULL, err);
    /* Non-blocking, or opening a pipe without a writer would wait for ever. */
    int file = TEMP_FAILURE_RETRY(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat about;
    adit_status status;
    size_t before = out->length;

    if (file < 0) {
        return io_error(err, path, "open it", errno);
    }
    if (fstat(file, &about) != 0) {
        status = io_error(err, path, "look at it", errno);
    } else if (S_ISDIR(about.st_mode)) {
        status = adit_fail(err, ADIT_IO, "%s: is a folder, expected a file", path);
    } else if (!S_ISREG(about.st_mode)) {
        status = adit_fail(err, ADIT_IO, "%s: is not a regular file", path);
    } else {
        adit_text_add_bytes(out, "", 0); /* an empty file gives an empty text, not none */
        status = read_open_file(file, path, limit, out, err);
    }
    close(file);
    if (status != ADIT_OK && out->data != NULL) {
        out->length = before;
        out->data[before] = '\0';
    }
    return status;
}

/* ---- Writing ------------------------------------------------------------------------------ */

typedef struct {
    char folder[PATH_MAX];
    char temporary[PATH_MAX];
    const char *path;
} write_paths;

static adit_status split_path(write_paths *paths, const char *path, adit_err *err)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash == NULL ? 0 : (size_t)(slash - path);

    paths->path = path;
    if (path[0] == '\0' || (slash != NULL && slash[1] == '\0')) {
        return adit_fail(err, ADIT_IO, "%s: is no name of a file", path[0] == '\0' ? "''" : path);
    }
    /* Room for the temporary name must be left. */
    if (strlen(path) + 32 > PATH_MAX) {
        return adit_fail(err, ADIT_IO, "%.40s...: the path is too long", path);
    }
    const char *folder = slash == NULL ? "." : length == 0 ? "/" : path;
    snprintf(paths->folder, sizeof paths->folder, "%.*s", length == 0 ? 1 : (int)length, folder);
    return ADIT_OK;
}

/* What stands there already may be replaced only if it is a file. */
static adit_status check_target(const char *path, mode_t *mode, adit_err *err)
{
    struct stat about;

    if (lstat(path, &about) != 0) {
        return errno == ENOENT ? ADIT_OK : io_error(err, path, "write it", errno);
    }
    if (S_ISLNK(about.st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a symbolic link; name the file it leads to", path);
    }
    if (S_ISDIR(about.st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a folder, expected a file", path);
    }
    if (!S_ISREG(about.st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is not a regular file", path);
    }
    if (access(path, W_OK) != 0) {
        return io_error(err, path, "replace it", errno);
    }
    *mode = about.st_mode & 0777;
    return ADIT_OK;
}

/* A new file beside the target; its name is written into paths->temporary. If it is to have the
 * rights `mode`, it has at first no more than the owner's: who opens it now could read on. */
static int open_temporary(write_paths *paths, mode_t mode)
{
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    const char *slash = strrchr(paths->path, '/');
    const char *name = slash == NULL ? paths->path : slash + 1;

    for (int i = 0; i < TRIES_MAX; i++) {
        snprintf(paths->temporary, sizeof paths->temporary, "%.*s.%.200s.%ld.%d",
                 (int)(name - paths->path), paths->path, name, (long)getpid(), i);
        int file = TEMP_FAILURE_RETRY(open(paths->temporary, flags, mode == 0 ? 0666 : 0600));
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
            errno = written == 0 ? ENOSPC : errno; /* or it would be tried for ever */
            return -1;
        }
        data += written;
        length -= (size_t)written;
    }
    return TEMP_FAILURE_RETRY(fsync(file));
}

/* The new name is safe only when the folder has reached the disk as well. It is opened before
 * anything is written: afterwards it would be too late to fail. A folder that may be written but
 * not read (-1) is left to the system. */
static adit_status open_folder(const write_paths *paths, int *folder, adit_err *err)
{
    *folder = TEMP_FAILURE_RETRY(open(paths->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (*folder < 0 && errno != EACCES) {
        return io_error(err, paths->path, "write into its folder", errno);
    }
    return ADIT_OK;
}

/* Some file systems cannot do this for folders; the file itself is complete then all the same. */
static adit_status sync_folder(const write_paths *paths, int folder, adit_err *err)
{
    if (folder < 0 || TEMP_FAILURE_RETRY(fsync(folder)) == 0 || errno == EINVAL ||
        errno == ENOTSUP || errno == EROFS) {
        return ADIT_OK;
    }
    char buffer[128];
    return adit_fail(err, ADIT_IO,
                     "%s: has been written, but might be lost if the power fails now: %s",
                     paths->path, strerror_r(errno, buffer, sizeof buffer));
}

/* An interrupted close has closed the file all the same, and what it holds is on the disk. */
static bool close_file(int file)
{
    return close(file) == 0 || errno == EINTR;
}

/* Writes the temporary file and gives it its name. */
static adit_status write_and_rename(write_paths *paths, const char *data, size_t length,
                                    mode_t mode, adit_err *err)
{
    int file = open_temporary(paths, mode);

    if (file < 0) {
        return io_error(err, paths->path, "write into its folder", errno);
    }
    /* Its rights first, so that they reach the disk with it. */
    bool is_written = (mode == 0 || fchmod(file, mode) == 0) && write_all(file, data, length) == 0;
    int failed = errno;
    if (!close_file(file) || !is_written || rename(paths->temporary, paths->path) != 0) {
        failed = is_written ? errno : failed;
        unlink(paths->temporary);
        return io_error(err, paths->path, "write it", failed);
    }
    return ADIT_OK;
}

adit_status adit_file_write(const char *path, const char *data, size_t length, adit_err *err)
{
    ADIT_NEED(path != NULL && (data != NULL || length == 0), err);

    write_paths paths;
    mode_t mode = 0;
    int folder;

    ADIT_TRY(split_path(&paths, path, err));
    ADIT_TRY(check_target(path, &mode, err));
    ADIT_TRY(open_folder(&paths, &folder, err));
    adit_status status = write_and_rename(&paths, data, length, mode, err);
    if (status == ADIT_OK) {
        status = sync_folder(&paths, folder, err);
    }
    if (folder >= 0) {
        close(folder);
    }
    return status;
}
