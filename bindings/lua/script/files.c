/* files.c - the files of scripts: which may be read, and where games are written to.
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

#include "bindings/lua/script/internal.h"
#include "engine/base/memory.h"
#include "engine/disk/file_below.h"
#include "engine/files/game_file.h"
#include "engine/match/seats.h"

#define FILE_MAX (64 * 1024 * 1024)
#define NAME_LIMIT 200

/* ---- Powers ---- */

const adit_script_powers adit_powers_own = {.write_folder = -1};

adit_script_powers adit_powers_stranger(void)
{
    return (adit_script_powers){.is_confined = true,
                                .write_folder = -1,
                                .writes_max = ADIT_MAX_WRITES,
                                .bytes_max = ADIT_MAX_WRITTEN};
}

bool adit_powers_may_read(adit_script_powers *powers, const char *real_path)
{
    /* What is no absolute path would be the beginning of every other one. */
    if (powers == NULL || real_path == NULL || powers->readable_count == ADIT_SCRIPT_READABLE ||
        real_path[0] != '/') {
        return false;
    }
    powers->readable[powers->readable_count++] = real_path;
    return true;
}

bool adit_powers_may_read_as(adit_script_powers *powers, const char *named, const char *real_path)
{
    if (named == NULL || !adit_powers_may_read(powers, real_path)) {
        return false;
    }
    powers->named[powers->readable_count - 1] = named;
    return true;
}

/* ---- Reading ---- */

/* How a path is followed: by its text, and on the disk only below what may be read, where links
 * are not followed. So nothing else is ever looked at, and a refusal tells nothing about it. */
typedef struct {
    const adit_script_powers *powers;
    char real[PATH_MAX]; /* as far as followed; no '/' at its end, "" is the top */
    size_t known;        /* so much of it has no links in it, so ".." leads back */
    size_t root;         /* the length of the readable root that it lies in; 0: in none */
    bool is_missing;
} path_walk;

/* The readable root that the walk is in. */
static size_t find_root(const path_walk *walk)
{
    for (int i = 0; i < walk->powers->readable_count; i++) {
        size_t length = strlen(walk->powers->readable[i]);

        if (strncmp(walk->real, walk->powers->readable[i], length) == 0 &&
            (walk->real[length] == '\0' || walk->real[length] == '/')) {
            return length;
        }
    }
    return 0;
}

/* One part further; false: that may not be read. */
static bool follow_part(path_walk *walk, const char *part, size_t length)
{
    size_t end = strlen(walk->real);
    struct stat about;

    if (length == 0 || (length == 1 && part[0] == '.')) {
        return true;
    }
    if (length == 2 && part[0] == '.' && part[1] == '.') {
        bool leads_back = end <= walk->known;
        char *slash = strrchr(walk->real, '/');

        if (slash != NULL) {
            *slash = '\0';
        }
        walk->known = strlen(walk->real);
        walk->root = find_root(walk);
        return leads_back;
    }
    if (end + length + 2 > sizeof walk->real) {
        return false;
    }
    snprintf(walk->real + end, sizeof walk->real - end, "/%.*s", (int)length, part);
    walk->root = find_root(walk);
    if (walk->root == 0) {
        return true;
    }
    walk->known = strlen(walk->real);
    if (walk->root == walk->known) {
        return true; /* it was given */
    }
    if (lstat(walk->real, &about) != 0) {
        walk->is_missing = true;
        return true;
    }
    return !S_ISLNK(about.st_mode);
}

/* Where the path begins: below what a person named, by the same words, or in the text itself.
 * Returns what is left of it; NULL: it cannot be followed. */
static const char *begin_walk(path_walk *walk, const char *path)
{
    for (int i = 0; i < walk->powers->readable_count; i++) {
        const char *named = walk->powers->named[i];
        size_t length = named == NULL ? 0 : strlen(named);

        if (length > 0 && strncmp(path, named, length) == 0 &&
            (path[length] == '\0' || path[length] == '/' || named[length - 1] == '/')) {
            snprintf(walk->real, sizeof walk->real, "%s", walk->powers->readable[i]);
            walk->known = walk->root = strlen(walk->real);
            return path + length;
        }
    }
    if (path[0] != '/' && getcwd(walk->real, sizeof walk->real) == NULL) {
        return NULL;
    }
    if (strcmp(walk->real, "/") == 0) {
        walk->real[0] = '\0';
    }
    walk->known = strlen(walk->real);
    walk->root = find_root(walk);
    return path;
}

/* Follows what a confined script names; ADIT_IO if it may not be read or is missing. */
static adit_status follow_path(aditl_driver *driver, const char *path, path_walk *walk)
{
    char shown[301];
    bool is_good = true;

    *walk = (path_walk){.powers = &driver->powers};
    const char *rest = begin_walk(walk, path);

    is_good = rest != NULL;
    while (is_good && *rest != '\0') {
        size_t length = strcspn(rest, "/");

        is_good = follow_part(walk, rest, length);
        rest += length + (rest[length] == '/');
    }
    if (is_good && walk->root > 0 && !walk->is_missing) {
        return ADIT_OK;
    }
    snprintf(shown, sizeof shown, "%s", path);
    aditl_mask(shown);
    if (is_good && walk->root > 0) {
        return adit_fail(&driver->err, ADIT_IO, "%s: cannot open it: No such file or directory",
                         shown);
    }
    return adit_fail(
        &driver->err, ADIT_IO,
        "%s: a test script can read only files of its own mod and those named on the command line, "
        "and no links; your own scripts have no such limit under 'adit run'",
        shown);
}

adit_status aditl_driver_may_read(aditl_driver *driver, const char *path)
{
    path_walk walk;

    return driver->powers.is_confined ? follow_path(driver, path, &walk) : ADIT_OK;
}

static bool is_named(const adit_script_powers *powers, const char *name)
{
    for (int i = 0; i < powers->readable_count; i++) {
        if (powers->named[i] != NULL && strcmp(powers->named[i], name) == 0) {
            return true;
        }
    }
    return false;
}

/* What is no path is the id of a mod that was installed by the user, whatever lies in the working
 * directory under the same name. */
adit_status aditl_driver_find_mod(aditl_driver *driver, const char *name, char *folder, size_t size)
{
    path_walk walk;

    if (!driver->powers.is_confined) {
        char real[PATH_MAX];

        ADIT_TRY(aditl_mod_find(name, folder, size, &driver->err));
        if (realpath(folder, real) != NULL && strlen(real) < size) {
            snprintf(folder, size, "%s", real);
        }
        return ADIT_OK;
    }
    if (strchr(name, '/') == NULL && aditl_is_mod_id(name) && !is_named(&driver->powers, name)) {
        return aditl_mod_find_id(name, folder, size, &driver->err);
    }
    ADIT_TRY(follow_path(driver, name, &walk));
    snprintf(folder, size, "%s", walk.real);
    return ADIT_OK;
}

adit_status aditl_driver_may_play(aditl_driver *driver, const char *name)
{
    ADIT_TRY(adit_seat_name_check(name, strlen(name), &driver->err));
    return adit_builtin_bot_check(name, NULL) == ADIT_OK ? ADIT_OK
                                                         : aditl_driver_may_read(driver, name);
}

static const aditl_kept_file *find_kept(const aditl_driver *driver, const char *name)
{
    const aditl_kept_file *file = driver->kept_files;

    while (file != NULL && strcmp(file->name, name) != 0) {
        file = file->next;
    }
    return file;
}

/* Messages name the file as it lies in what may be read, not where that is on this machine. */
static adit_status read_walked(aditl_driver *driver, path_walk *walk, adit_text *out)
{
    const char *name = walk->real + walk->root + 1;
    int folder;

    if (walk->real[walk->root] == '\0') { /* the root itself, which may be a file */
        name = strrchr(walk->real, '/') + 1;
        walk->root = (size_t)(name - walk->real) - 1;
    }
    walk->real[walk->root] = '\0';
    ADIT_TRY(adit_folder_open(walk->root == 0 ? "/" : walk->real, &folder, &driver->err));
    adit_status status = adit_file_read_below(folder, name, FILE_MAX, out, &driver->err);
    close(folder);
    return status;
}

adit_status aditl_driver_read_game(aditl_driver *driver, const char *path, adit_text *out)
{
    path_walk walk;
    const aditl_kept_file *kept = find_kept(driver, path);

    if (!driver->powers.is_confined) {
        return adit_file_read(path, FILE_MAX, out, &driver->err);
    }
    if (kept != NULL) {
        adit_text_add_bytes(out, kept->text.data, kept->text.length);
        return adit_text_status(out, &driver->err);
    }
    ADIT_TRY(follow_path(driver, path, &walk));
    return read_walked(driver, &walk, out);
}

/* ---- Writing ---- */

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), end = strlen(ending);

    return length > end && strcmp(name + length - end, ending) == 0 &&
           name[length - end - 1] != '/';
}

static const char *const game_endings[] = {".play", ".adit", NULL};
static const char *const text_endings[] = {".txt", ".csv", ".json", ".md", ".svg", NULL};

/* Hidden files belong to programs, and a name without an ending of ours might too. */
static adit_status check_written_name(const char *name, const char *const *endings, adit_err *err)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789_-./ ";
    bool has_ending = false;

    for (int i = 0; endings[i] != NULL; i++) {
        has_ending = has_ending || ends_with(name, endings[i]);
    }
    if (strlen(name) > NAME_LIMIT || name[strspn(name, allowed)] != '\0' || name[0] == '/' ||
        name[0] == '.' || strstr(name, "/.") != NULL || name[0] == '-' ||
        strstr(name, "/-") != NULL || strstr(name, "//") != NULL || !has_ending) {
        char shown[NAME_LIMIT + 1];

        snprintf(shown, sizeof shown, "%s", name);
        aditl_mask(shown);
        return adit_fail(
            err, ADIT_IO,
            "'%s': %s: letters, digits, spaces and _-./, not absolute and no part starting with "
            "'.' "
            "or '-'%s",
            shown,
            endings == text_endings
                ? "adit.write can write only names such as \"table.csv\" and \"notes.txt\""
                : "a test script can write only names such as \"opening.play\" and "
                  "\"moment.adit\"",
            endings == text_endings ? ""
                                    : "; your own scripts have no such limit under 'adit run'");
    }
    return ADIT_OK;
}

/* The limit as the program that runs the script has set it. */
static adit_status fail_writing(aditl_driver *driver, adit_limit limit, int most)
{
    adit_limit_row row = *adit_limit_at(limit);

    row.value = most;
    return adit_fail(&driver->err, ADIT_LIMIT, "%s", adit_limit_message(&row).text);
}

static adit_status count_write(aditl_driver *driver, size_t length)
{
    const adit_script_powers *powers = &driver->powers;

    if (driver->writes >= powers->writes_max) {
        return fail_writing(driver, ADIT_LIMIT_WRITES, powers->writes_max);
    }
    if (length > powers->bytes_max - driver->written) {
        return fail_writing(driver, ADIT_LIMIT_WRITTEN, (int)powers->bytes_max);
    }
    driver->writes++;
    driver->written += length;
    return ADIT_OK;
}

static void free_kept(aditl_kept_file *file)
{
    if (file != NULL) {
        adit_text_free(&file->text);
        adit_free(file->name);
        adit_free(file);
    }
}

/* Forgets what was kept under the name before. */
static void forget_file(aditl_driver *driver, const char *name)
{
    for (aditl_kept_file **at = &driver->kept_files; *at != NULL; at = &(*at)->next) {
        aditl_kept_file *file = *at;

        if (strcmp(file->name, name) == 0) {
            *at = file->next;
            free_kept(file);
            return;
        }
    }
}

static adit_status keep_file(aditl_driver *driver, const char *name, const adit_text *text)
{
    aditl_kept_file *file = adit_alloc(sizeof *file);

    if (file != NULL) {
        file->name = adit_strdup(name);
        adit_text_add_bytes(&file->text, text->data, text->length);
    }
    if (file == NULL || file->name == NULL || file->text.failed) {
        free_kept(file);
        return adit_nomem(&driver->err);
    }
    forget_file(driver, name);
    file->next = driver->kept_files;
    driver->kept_files = file;
    return ADIT_OK;
}

adit_status aditl_driver_write_game(aditl_driver *driver, const char *path, const adit_text *text)
{
    if (!driver->powers.is_confined) {
        return adit_game_file_write(path, text, &driver->err);
    }
    ADIT_TRY(check_written_name(path, game_endings, &driver->err));
    ADIT_TRY(count_write(driver, text->length));
    if (driver->powers.write_folder < 0) {
        return keep_file(driver, path, text);
    }
    return adit_game_file_write_below(driver->powers.write_folder, path, text, &driver->err);
}

adit_status aditl_driver_write_text(aditl_driver *driver, const char *name, const char *text,
                                    size_t length)
{
    adit_text kept = {0};
    int folder = driver->powers.write_folder;
    adit_status status;

    ADIT_TRY(check_written_name(name, text_endings, &driver->err));
    if (!driver->powers.is_confined) {
        ADIT_TRY(adit_folder_open(".", &folder, &driver->err));
        status = adit_file_write_below(folder, name, text, length, &driver->err);
        close(folder);
        return status;
    }
    ADIT_TRY(count_write(driver, length));
    if (folder >= 0) {
        return adit_file_write_below(folder, name, text, length, &driver->err);
    }
    adit_text_add_bytes(&kept, text, length);
    status = kept.failed ? adit_nomem(&driver->err) : keep_file(driver, name, &kept);
    adit_text_free(&kept);
    return status;
}

adit_status aditl_driver_read_include(aditl_driver *driver, const char *name, adit_text *out)
{
    const char *slash = strrchr(driver->path, '/');
    char path[PATH_MAX];
    int folder;

    if (!ends_with(name, ".lua")) {
        return adit_fail(&driver->err, ADIT_USAGE, "include: expected the name of a .lua file");
    }
    snprintf(path, sizeof path, "%.*s", slash == NULL ? 1 : (int)(slash - driver->path),
             slash == NULL ? "." : driver->path);
    ADIT_TRY(adit_folder_open(path[0] == '\0' ? "/" : path, &folder, &driver->err));
    adit_status status =
        adit_file_read_below(folder, name, ADIT_MAX_SCRIPT_BYTES, out, &driver->err);
    close(folder);
    return status;
}

void aditl_driver_forget_files(aditl_driver *driver)
{
    while (driver->kept_files != NULL) {
        forget_file(driver, driver->kept_files->name);
    }
}
