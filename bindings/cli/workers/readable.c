/* readable.c - which places a foreign program may read.
 *
 * The places of the system that programs need, and those that the command names: the folder of the
 * program and of each argument that is a file. A home folder or a folder shared by all users is
 * never opened as a whole that way. Links, at the end of a path or inside it, are followed to the
 * program itself only: the author of the bot may have created them.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"

const char *const worker_system_places[] = {
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/ld.so.preload",
    "/etc/alternatives",
    "/etc/localtime",
    "/sys/devices/system/cpu",
    "/proc/cpuinfo",
    "/proc/meminfo",
    "/proc/stat",
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
    NULL,
};

void worker_reads_free(worker_reads *reads)
{
    for (int i = 0; i < reads->count; i++) {
        free(reads->path[i]);
    }
    *reads = (worker_reads){0};
}

static bool is_inside(const char *path, const char *folder)
{
    size_t length = strlen(folder);

    return strncmp(path, folder, length) == 0 &&
           (path[length] == '\0' || path[length] == '/' || strcmp(folder, "/") == 0);
}

static bool is_inside_any(const char *path, const char *const *folders)
{
    while (*folders != NULL && !is_inside(path, *folders)) {
        folders++;
    }
    return *folders != NULL;
}

bool worker_reads_has(const worker_reads *reads, const char *path)
{
    return is_inside_any(path, (const char *const *)reads->path);
}

/* A path inside a readable place is not added. */
static bool add_path(worker_reads *reads, const char *path)
{
    if (is_inside_any(path, worker_system_places) || worker_reads_has(reads, path)) {
        return true;
    }
    if (reads->count == WORKER_MOST_READS) {
        errno = E2BIG;
        return false;
    }
    reads->path[reads->count] = strdup(path);
    if (reads->path[reads->count] == NULL) {
        return false;
    }
    reads->count++;
    return true;
}

/* ---- Paths ---- */

/* The absolute path without "." and "..", links unchanged. False: it is too long. */
static bool make_absolute(const char *path, char *out, size_t size)
{
    char whole[2 * PATH_MAX];
    char folder[PATH_MAX] = "";
    char *rest = NULL;
    size_t length = 0;

    if (path[0] != '/' && getcwd(folder, sizeof folder) == NULL) {
        return false;
    }
    if (snprintf(whole, sizeof whole, "%s/%s", folder, path) >= (int)sizeof whole) {
        return false;
    }
    out[0] = '\0';
    for (char *part = strtok_r(whole, "/", &rest); part != NULL;
         part = strtok_r(NULL, "/", &rest)) {
        if (strcmp(part, "..") == 0) {
            const char *last = strrchr(out, '/');
            length = last != NULL ? (size_t)(last - out) : 0;
            out[length] = '\0';
        } else if (strcmp(part, ".") != 0) {
            int more = snprintf(out + length, size - length, "/%s", part);
            if (more < 0 || (size_t)more >= size - length) {
                return false;
            }
            length += (size_t)more;
        }
    }
    return length > 0 || snprintf(out, size, "/") == 1;
}

/* Whether the folder is the user's home, holds it, or is one that all users share. */
static bool is_too_wide(const char *folder)
{
    const struct passwd *user = getpwuid(getuid());
    const char *const homes[] = {getenv("HOME"), user != NULL ? user->pw_dir : NULL};
    struct stat about;

    for (size_t i = 0; i < sizeof homes / sizeof homes[0]; i++) {
        char home[PATH_MAX];

        if (homes[i] != NULL && realpath(homes[i], home) != NULL && is_inside(home, folder)) {
            return true;
        }
    }
    return strcmp(folder, "/") == 0 || stat(folder, &about) != 0 || (about.st_mode & S_ISVTX) != 0;
}

/* The mode of the path, also of a link at its end; 0: it does not exist, or has a link inside. Each
 * part is opened separately without following links. */
static mode_t look_at(const char *path)
{
    char whole[PATH_MAX];
    char *rest = NULL;
    struct stat about = {0};
    int at = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);

    snprintf(whole, sizeof whole, "%s", path);
    for (char *part = strtok_r(whole, "/", &rest); part != NULL && at >= 0;
         part = strtok_r(NULL, "/", &rest)) {
        int next = openat(at, part, O_PATH | O_NOFOLLOW | O_CLOEXEC);

        close(at);
        at = next;
    }
    if (at < 0) {
        return 0;
    }
    bool is_known = fstat(at, &about) == 0;
    close(at);
    return is_known ? about.st_mode : 0;
}

/* ---- What a command names ---- */

/* Adds the folder of a file, or the file alone if that folder is too wide. */
static bool add_file(worker_reads *reads, const char *path, mode_t mode)
{
    char folder[PATH_MAX];
    int length = (int)(strrchr(path, '/') - path);

    snprintf(folder, sizeof folder, "%.*s", length > 0 ? length : 1, path);
    if (!is_too_wide(folder)) {
        return add_path(reads, folder);
    }
    return !S_ISREG(mode) || add_path(reads, path);
}

/* The program has to be readable wherever it is, as one file. */
static bool add_program(worker_reads *reads, const char *path)
{
    char real[PATH_MAX];

    return realpath(path, real) == NULL || (add_path(reads, path) && add_path(reads, real));
}

/* A link inside a path is treated like one at its end: the author of the bot may have created it,
 * and the folder behind it is not the bot's. */
bool worker_reads_named(worker_reads *reads, const char *word, bool is_program)
{
    char path[PATH_MAX];
    struct stat about;

    if (!make_absolute(word, path, sizeof path)) {
        return true; /* an argument of another kind */
    }
    const mode_t mode = look_at(path);
    const bool is_there = mode != 0 && stat(path, &about) == 0;
    if (is_there && S_ISDIR(about.st_mode)) {
        return S_ISLNK(mode) || is_too_wide(path) || add_path(reads, path);
    }
    if (is_there && !add_file(reads, path, mode)) {
        return false;
    }
    return !is_program || add_program(reads, path);
}

bool worker_reads_asked(worker_reads *reads, const char *word)
{
    char path[PATH_MAX], real[PATH_MAX];

    if (realpath(word, real) == NULL || !make_absolute(word, path, sizeof path)) {
        return false;
    }
    return add_path(reads, path) && add_path(reads, real);
}
