/* driver_files.c - the files of scripts: which may be read, and where games are written to.
 *
 * All paths that a script names come through here. A script of its user is not held up; what a
 * stranger's script may do stands in powers.h. It learns nothing about files that it may not
 * read, not even whether they exist.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/driver_parts.h"
#include "bindings/lua/game_file.h"
#include "engine/core/bots.h"
#include "engine/core/file_below.h"
#include "engine/core/memory.h"
#include "engine/core/seats.h"

#define FILE_MAX (64 * 1024 * 1024)
#define NAME_LIMIT 200
#define WRITES_MAX 100
#define BYTES_MAX ((size_t)32 * 1024 * 1024)

/* ---- Powers ------------------------------------------------------------------------------- */

const adit_script_powers adit_powers_own = {.write_folder = -1};

adit_script_powers adit_powers_stranger(void)
{
    return (adit_script_powers){
        .is_confined = true, .write_folder = -1, .writes_max = WRITES_MAX, .bytes_max = BYTES_MAX};
}

bool adit_powers_may_read(adit_script_powers *powers, const char *real_path)
{
    /* What is no absolute path would be the beginning of every other one. */
    if (powers->readable_count == ADIT_SCRIPT_READABLE || real_path[0] != '/') {
        return false;
    }
    powers->readable[powers->readable_count++] = real_path;
    return true;
}

/* ---- Reading ------------------------------------------------------------------------------ */

static bool is_readable(const adit_script_powers *powers, const char *real)
{
    for (int i = 0; i < powers->readable_count; i++) {
        size_t length = strlen(powers->readable[i]);

        if (strncmp(real, powers->readable[i], length) == 0 &&
            (real[length] == '\0' || real[length] == '/')) {
            return true;
        }
    }
    return false;
}

/* Whether the path names nothing, at a place that may be read. */
static bool is_missing(const adit_script_powers *powers, const char *path)
{
    char folder[PATH_MAX], real[PATH_MAX];
    const char *slash = strrchr(path, '/');
    size_t length = slash == NULL ? 0 : (size_t)(slash - path) + 1;

    if (length >= sizeof folder) {
        return false;
    }
    memcpy(folder, path, length);
    folder[length] = '\0';
    return realpath(length == 0 ? "." : folder, real) != NULL && is_readable(powers, real);
}

/* Finds the real path of what a confined script names; ADIT_IO if it may not be read. */
static adit_status find_real(const aditl_driver *driver, const char *path, char *real,
                             adit_err *err)
{
    char shown[301];

    snprintf(shown, sizeof shown, "%s", path);
    aditl_mask(shown);
    if (realpath(path, real) != NULL && is_readable(&driver->powers, real)) {
        return ADIT_OK;
    }
    if (is_missing(&driver->powers, path) && access(path, F_OK) != 0) {
        return adit_fail(err, ADIT_IO, "%s: cannot open it: No such file or directory", shown);
    }
    return adit_fail(err, ADIT_IO,
                     "%s: a test script may read only files of its own mod and what is named on "
                     "the command line; 'adit run' of your own script has no such limit",
                     shown);
}

adit_status aditl_driver_may_read(aditl_driver *driver, const char *path)
{
    char real[PATH_MAX];

    return driver->powers.is_confined ? find_real(driver, path, real, &driver->err) : ADIT_OK;
}

/* What is no path is the id of a mod that was installed by the user. */
adit_status aditl_driver_may_load_mod(aditl_driver *driver, const char *name)
{
    struct stat about;

    return aditl_is_mod_id(name) && stat(name, &about) != 0 ? ADIT_OK
                                                            : aditl_driver_may_read(driver, name);
}

adit_status aditl_driver_may_play(aditl_driver *driver, const char *name)
{
    ADIT_TRY(adit_seat_name_check(name, strlen(name), &driver->err));
    for (int i = 0; adit_builtin_bot_name(i) != NULL; i++) {
        if (strcmp(name, adit_builtin_bot_name(i)) == 0) {
            return ADIT_OK;
        }
    }
    return aditl_driver_may_read(driver, name);
}

static const aditl_kept_file *find_kept(const aditl_driver *driver, const char *name)
{
    const aditl_kept_file *file = driver->kept_files;

    while (file != NULL && strcmp(file->name, name) != 0) {
        file = file->next;
    }
    return file;
}

/* The real path has no link in it; one that is there by now is not followed. */
static adit_status read_real(aditl_driver *driver, const char *real, adit_text *out)
{
    int top;

    ADIT_TRY(adit_folder_open("/", &top, &driver->err));
    adit_status status = adit_file_read_below(top, real + 1, FILE_MAX, out, &driver->err);
    close(top);
    return status;
}

adit_status aditl_driver_read_game(aditl_driver *driver, const char *path, adit_text *out)
{
    char real[PATH_MAX];
    const aditl_kept_file *kept = find_kept(driver, path);

    if (!driver->powers.is_confined) {
        return adit_file_read(path, FILE_MAX, out, &driver->err);
    }
    if (kept != NULL) {
        adit_text_add_bytes(out, kept->text.data, kept->text.length);
        return adit_text_status(out, &driver->err);
    }
    ADIT_TRY(find_real(driver, path, real, &driver->err));
    return read_real(driver, real, out);
}

/* ---- Writing ------------------------------------------------------------------------------ */

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), end = strlen(ending);

    return length > end && strcmp(name + length - end, ending) == 0 &&
           name[length - end - 1] != '/';
}

/* Hidden files belong to programs, and a name without an ending of ours might too. */
static adit_status check_written_name(const char *name, adit_err *err)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789_-./ ";

    if (strlen(name) > NAME_LIMIT || name[strspn(name, allowed)] != '\0' || name[0] == '/' ||
        name[0] == '.' || strstr(name, "/.") != NULL || strstr(name, "//") != NULL ||
        (!ends_with(name, ".play") && !ends_with(name, ".adit"))) {
        char shown[NAME_LIMIT + 1];

        snprintf(shown, sizeof shown, "%s", name);
        aditl_mask(shown);
        return adit_fail(err, ADIT_IO,
                         "'%s': a test script writes only names such as \"opening.play\" and "
                         "\"moment.adit\": letters, digits, blanks and _-./, not absolute and no "
                         "part with a dot first; 'adit run' of your own script has no such limit",
                         shown);
    }
    return ADIT_OK;
}

static adit_status count_write(aditl_driver *driver, size_t length)
{
    const adit_script_powers *powers = &driver->powers;

    if (driver->writes >= powers->writes_max) {
        return adit_fail(&driver->err, ADIT_LIMIT, "a test script writes at most %d files",
                         powers->writes_max);
    }
    if (length > powers->bytes_max - driver->written) {
        return adit_fail(&driver->err, ADIT_LIMIT, "a test script writes at most %zu bytes in all",
                         powers->bytes_max);
    }
    driver->writes++;
    driver->written += length;
    return ADIT_OK;
}

/* Forgets what was kept under the name before. */
static void forget_file(aditl_driver *driver, const char *name)
{
    for (aditl_kept_file **at = &driver->kept_files; *at != NULL; at = &(*at)->next) {
        aditl_kept_file *file = *at;

        if (strcmp(file->name, name) == 0) {
            *at = file->next;
            adit_text_free(&file->text);
            adit_free(file->name);
            adit_free(file);
            return;
        }
    }
}

static adit_status keep_file(aditl_driver *driver, const char *name, const adit_text *text)
{
    aditl_kept_file *file = adit_alloc(sizeof *file);

    if (file == NULL) {
        return adit_fail(&driver->err, ADIT_NOMEM, "out of memory");
    }
    forget_file(driver, name);
    file->next = driver->kept_files; /* in the list first, so that it is released whatever comes */
    driver->kept_files = file;
    file->name = adit_strdup(name);
    adit_text_add_bytes(&file->text, text->data, text->length);
    if (file->name == NULL) {
        driver->kept_files = file->next;
        adit_text_free(&file->text);
        adit_free(file);
        return adit_fail(&driver->err, ADIT_NOMEM, "out of memory");
    }
    adit_status status = adit_text_status(&file->text, &driver->err);
    if (status != ADIT_OK) {
        forget_file(driver, name);
    }
    return status;
}

adit_status aditl_driver_write_game(aditl_driver *driver, const char *path, const adit_text *text)
{
    if (!driver->powers.is_confined) {
        return aditl_game_file_write(path, text, &driver->err);
    }
    ADIT_TRY(check_written_name(path, &driver->err));
    ADIT_TRY(count_write(driver, text->length));
    if (driver->powers.write_folder < 0) {
        return keep_file(driver, path, text);
    }
    return aditl_game_file_write_below(driver->powers.write_folder, path, text, &driver->err);
}

void aditl_driver_forget_files(aditl_driver *driver)
{
    while (driver->kept_files != NULL) {
        forget_file(driver, driver->kept_files->name);
    }
}
