/* test_io.c - every call of the operating system on the way of a save fails once.
 *
 * The linker puts the functions below in the place of open, write, fsync and the others (see
 * .ci/build.mk), so the n-th call can fail in any way. After each failure the old file is there
 * with every byte, or the new one is; nothing else lies beside it; and the message names it. They
 * also note what is sure to be on the disk, for a power that fails between any two calls.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/saving.h"

typedef struct {
    long fail_at, calls;   /* counted from 1; 0: none fails */
    bool for_ever;         /* all after it, too */
    int error;             /* what errno is then */
    bool writes_are_short; /* each write takes only one part */
    bool takes_nothing;    /* each write takes nothing, and says so */
    bool is_private;       /* nobody else may read what is written */
    const char *only;      /* only calls of this name count; NULL: all */
    char last[16];         /* the call that failed */
} machine;

/* What is sure to be on the disk of a machine that may lose all that was not brought there. */
typedef struct {
    bool is_watched;
    int file, folder;       /* that are open; -1: none */
    size_t written, synced; /* bytes of the new file */
    bool is_renamed, name_is_synced;
    void (*crash)(void); /* called after each call: here the power may fail */
} disk_model;

static machine now;
static disk_model disk;
static long injected, absorbed;

static void power_may_fail(void)
{
    if (disk.is_watched) {
        disk.crash();
    }
}

static bool fails(const char *call)
{
    if (now.only != NULL && strcmp(now.only, call) != 0) {
        return false;
    }
    now.calls++;
    if (now.fail_at == 0 || now.calls < now.fail_at || (now.calls > now.fail_at && !now.for_ever)) {
        return false;
    }
    snprintf(now.last, sizeof now.last, "%s", call);
    errno = now.error;
    return true;
}

/* The real ones, by the linker's names. */
int __real_open(const char *path, int flags, mode_t mode);
ssize_t __real_read(int file, void *data, size_t size);
ssize_t __real_write(int file, const void *data, size_t size);
int __real_fsync(int file);
int __real_close(int file);
int __real_fchmod(int file, mode_t mode);
int __real_openat(int folder, const char *path, int flags, mode_t mode);
int __real_renameat(int from_folder, const char *from, int to_folder, const char *to);
int __real_fstatat(int folder, const char *path, struct stat *about, int flags);
int __real_fstat(int file, struct stat *about);
int __real_faccessat(int folder, const char *path, int mode, int flags);

int __wrap_open(const char *path, int flags, mode_t mode);
ssize_t __wrap_read(int file, void *data, size_t size);
ssize_t __wrap_write(int file, const void *data, size_t size);
int __wrap_fsync(int file);
int __wrap_close(int file);
int __wrap_fchmod(int file, mode_t mode);
int __wrap_openat(int folder, const char *path, int flags, mode_t mode);
int __wrap_renameat(int from_folder, const char *from, int to_folder, const char *to);
int __wrap_fstatat(int folder, const char *path, struct stat *about, int flags);
int __wrap_fstat(int file, struct stat *about);
int __wrap_faccessat(int folder, const char *path, int mode, int flags);

static void assert_nobody_else_reads(int file)
{
    struct stat about;

    assert_int_equal(__real_fstat(file, &about), 0);
    assert_int_equal(about.st_mode & 077, 0);
}

/* What was opened, or -1 after a failure. */
static int note_open(int file, int flags)
{
    if (file >= 0 && (flags & O_CREAT) != 0) {
        /* Who has it open while it is empty would read on. */
        if (now.is_private) {
            assert_nobody_else_reads(file);
        }
        disk.file = file;
        disk.written = disk.synced = 0;
    } else if (file >= 0 && (flags & O_DIRECTORY) != 0) {
        disk.folder = file;
    }
    power_may_fail();
    return file;
}

int __wrap_open(const char *path, int flags, mode_t mode)
{
    return note_open(fails("open") ? -1 : __real_open(path, flags, mode), flags);
}

int __wrap_openat(int folder, const char *path, int flags, mode_t mode)
{
    return note_open(fails("open") ? -1 : __real_openat(folder, path, flags, mode), flags);
}

ssize_t __wrap_read(int file, void *data, size_t size)
{
    return fails("read") ? -1 : __real_read(file, data, size);
}

ssize_t __wrap_write(int file, const void *data, size_t size)
{
    if (fails("write")) {
        return -1;
    }
    if (now.is_private) {
        assert_nobody_else_reads(file);
    }
    if (now.takes_nothing) {
        if (now.calls > 1000) {
            fail_msg("a write of nothing is tried again and again");
        }
        return 0;
    }
    ssize_t length = __real_write(file, data, now.writes_are_short ? 1 + size / 3 : size);
    disk.written += file == disk.file && length > 0 ? (size_t)length : 0;
    power_may_fail();
    return length;
}

int __wrap_fsync(int file)
{
    int result = fails("fsync") ? -1 : __real_fsync(file);

    if (result == 0 && file == disk.file) {
        disk.synced = disk.written;
    } else if (result == 0 && file == disk.folder) {
        disk.name_is_synced = disk.is_renamed;
    }
    power_may_fail();
    return result;
}

/* A close that fails has closed the file all the same, as on Linux. */
int __wrap_close(int file)
{
    bool is_failure = fails("close");
    int error = errno;

    (void)__real_close(file);
    disk.file = file == disk.file ? -1 : disk.file;
    disk.folder = file == disk.folder ? -1 : disk.folder;
    errno = error;
    return is_failure ? -1 : 0;
}

int __wrap_fchmod(int file, mode_t mode)
{
    return fails("fchmod") ? -1 : __real_fchmod(file, mode);
}

int __wrap_renameat(int from_folder, const char *from, int to_folder, const char *to)
{
    int result = fails("rename") ? -1 : __real_renameat(from_folder, from, to_folder, to);
    disk.is_renamed |= result == 0;
    power_may_fail();
    return result;
}

int __wrap_fstatat(int folder, const char *path, struct stat *about, int flags)
{
    return fails("lstat") ? -1 : __real_fstatat(folder, path, about, flags);
}

int __wrap_fstat(int file, struct stat *about)
{
    return fails("fstat") ? -1 : __real_fstat(file, about);
}

int __wrap_faccessat(int folder, const char *path, int mode, int flags)
{
    return fails("access") ? -1 : __real_faccessat(folder, path, mode, flags);
}

/* ---- A folder with one save in it ---- */

static char folder[512], path[600];
static adit_text old_text;

static int start_io(void **state)
{
    const char *place = getenv("TMPDIR");

    (void)start(state);
    snprintf(folder, sizeof folder, "%s/io-XXXXXX", place != NULL ? place : "/tmp");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/evening.adit", folder);
    save();
    old_text = text;
    text = (adit_text){0};
    decide(game, "use altar");
    save();
    return 0;
}

static void clear_folder(void)
{
    DIR *entries = opendir(folder);
    char name[1024];

    for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0) {
            snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
            unlink(name);
        }
    }
    closedir(entries);
}

static int stop_io(void **state)
{
    now = (machine){0};
    clear_folder();
    rmdir(folder);
    adit_text_free(&old_text);
    return stop(state);
}

static int files_in_folder(void)
{
    DIR *entries = opendir(folder);
    int count = 0;

    while (readdir(entries) != NULL) {
        count++;
    }
    closedir(entries);
    return count - 2;
}

/* The file holds just this. */
static bool holds(const adit_text *expected)
{
    adit_text read = {0};
    bool is_same = adit_file_read(path, 1 << 20, &read, NULL) == ADIT_OK &&
                   read.length == expected->length &&
                   memcmp(read.data, expected->data, read.length) == 0;

    adit_text_free(&read);
    return is_same;
}

static void put_old_file(bool is_there)
{
    clear_folder();
    if (is_there) {
        assert_ok(adit_file_write(path, old_text.data, old_text.length, &err), err);
    }
}

static int open_files(void)
{
    DIR *entries = opendir("/proc/self/fd");
    int count = 0;

    assert_non_null(entries);
    while (readdir(entries) != NULL) {
        count++;
    }
    closedir(entries);
    return count;
}

/* ---- Writing ---- */

/* Saves with the n-th call failing. False: the save is over before. */
static bool save_with_failure(long n, int error, bool for_ever, bool old_is_there)
{
    put_old_file(old_is_there);
    int before = open_files();
    now = (machine){.fail_at = n, .error = error, .for_ever = for_ever};
    adit_status status = adit_file_write(path, text.data, text.length, &err);
    machine then = now;
    now = (machine){0};

    if (then.calls < n) {
        assert_int_equal(status, ADIT_OK);
        return false;
    }
    injected++;
    absorbed += status == ADIT_OK;
    if (status != ADIT_OK && status != ADIT_IO) {
        fail_msg("call %ld, %s, %s: %s", n, then.last, strerror(error), err.text);
    }
    if (status == ADIT_IO && strstr(err.text, path) == NULL) {
        fail_msg("call %ld, %s: the message names no file: %s", n, then.last, err.text);
    }
    bool is_new = holds(&text);
    bool is_old = old_is_there ? holds(&old_text) : access(path, F_OK) != 0;
    /* After the rename only the folder is brought to the disk: then the new file is there. */
    bool may_be_new = status == ADIT_OK || strstr(err.text, "written, but") != NULL;
    if (may_be_new ? !is_new : !is_old) {
        fail_msg("call %ld, %s, %s: the file is %s: %s", n, then.last, strerror(error),
                 is_new   ? "new"
                 : is_old ? "old"
                          : "neither old nor new",
                 err.text);
    }
    int files = files_in_folder();
    if (files != (is_new || old_is_there ? 1 : 0)) {
        fail_msg("call %ld, %s, %s: %d files are there", n, then.last, strerror(error), files);
    }
    if (open_files() != before) {
        fail_msg("call %ld, %s, %s: a file is left open", n, then.last, strerror(error));
    }
    return true;
}

static void a_failing_call_leaves_the_old_file_or_none(void **state)
{
    static const int errors[] = {EIO, ENOSPC, EINTR, EMFILE, EACCES, EROFS, EDQUOT};
    int points = 0;

    (void)state;
    for (int old = 0; old < 2; old++) {
        for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
            for (int for_ever = 0; for_ever < 2; for_ever++) {
                long n = 1;

                if (for_ever && errors[i] == EINTR) {
                    continue; /* a call that is interrupted for ever is tried for ever */
                }
                while (save_with_failure(n, errors[i], for_ever, old)) {
                    n++;
                }
                points = (int)n - 1 > points ? (int)n - 1 : points;
            }
        }
    }
    printf("%ld failures of the system injected at %d calls of a save, %ld absorbed\n", injected,
           points, absorbed);
    assert_true(points >= 9);
}

static void short_writes_are_carried_on(void **state)
{
    (void)state;
    put_old_file(true);
    now = (machine){.writes_are_short = true};
    assert_ok(adit_file_write(path, text.data, text.length, &err), err);
    assert_true(now.calls > 12); /* it took several */
    now = (machine){0};
    assert_true(holds(&text));
    assert_int_equal(files_in_folder(), 1);
}

static void a_disk_that_fills_up_in_the_middle_leaves_the_old_file(void **state)
{
    (void)state;
    put_old_file(true);
    for (long n = 1; n < 40; n++) {
        now = (machine){.writes_are_short = true, .fail_at = n, .error = ENOSPC, .for_ever = true};
        adit_status status = adit_file_write(path, text.data, text.length, &err);
        machine then = now;
        now = (machine){0};
        if (then.calls < n) {
            break;
        }
        if (strcmp(then.last, "write") == 0) {
            assert_int_equal(status, ADIT_IO);
            assert_true(holds(&old_text));
        }
        put_old_file(true);
    }
}

/* ---- What was found ---- */

static void a_folder_that_cannot_be_brought_to_the_disk_is_told(void **state)
{
    (void)state;
    put_old_file(true);
    /* The first brings the file there, the second the folder. */
    now = (machine){.only = "fsync", .fail_at = 2, .error = EIO};
    assert_fails(adit_file_write(path, text.data, text.length, &err), ADIT_IO,
                 "evening.adit: written, but could be lost if the power fails now", err);
    now = (machine){0};
    assert_true(holds(&text));
}

static void a_call_that_is_interrupted_is_tried_again(void **state)
{
    static const char *const calls[] = {"open", "write", "fsync", "close"};

    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        for (long n = 1;; n++) {
            put_old_file(true);
            now = (machine){.only = calls[i], .fail_at = n, .error = EINTR};
            adit_status status = adit_file_write(path, text.data, text.length, &err);
            bool is_over = now.calls < n;
            now = (machine){0};
            assert_ok(status, err);
            assert_true(holds(&text));
            if (is_over) {
                assert_true(n > 1);
                break;
            }
        }
    }
}

static void a_write_of_nothing_is_not_tried_for_ever(void **state)
{
    (void)state;
    put_old_file(true);
    now = (machine){.takes_nothing = true};
    adit_status status = adit_file_write(path, text.data, text.length, &err);
    now = (machine){0};
    assert_fails(status, ADIT_IO, "evening.adit: cannot write it: No space left on device", err);
    assert_true(holds(&old_text));
    assert_int_equal(files_in_folder(), 1);
}

static void a_private_save_is_private_while_it_is_written(void **state)
{
    struct stat about;

    (void)state;
    put_old_file(true);
    assert_int_equal(chmod(path, 0600), 0);
    now = (machine){.is_private = true};
    assert_ok(adit_file_write(path, text.data, text.length, &err), err);
    now = (machine){0};
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

/* ---- The power fails ---- */

static long crashes;

/* Whatever was not brought to the disk may be lost from any byte on, and the new name as well; it
 * may also have come there before what it names. What is there must load in each case. */
static void look_at_what_is_left(void)
{
    if (!disk.is_renamed) {
        crashes++; /* the old name leads to the old file, which nobody has touched */
        return;
    }
    for (size_t length = disk.synced; length <= disk.written; length++) {
        adit_game *left = NULL;
        adit_status status = adit_game_load(engine, text.data, length, &left, &err);

        crashes++;
        adit_game_free(left);
        if (status != ADIT_OK) {
            fail_msg("the power fails: of %zu bytes %zu are there: %s", disk.written, length,
                     err.text);
        }
    }
}

static void save_while_the_power_may_fail(bool writes_are_short)
{
    put_old_file(true);
    now = (machine){.writes_are_short = writes_are_short};
    disk = (disk_model){true, -1, -1, .crash = look_at_what_is_left};
    adit_status status = adit_file_write(path, text.data, text.length, &err);
    disk_model then = disk;
    now = (machine){0};
    disk = (disk_model){.file = -1, .folder = -1};
    assert_ok(status, err);
    assert_true(then.is_renamed);
    assert_true(then.name_is_synced); /* what was said to be saved stays saved */
    assert_int_equal(then.synced, text.length);
}

static void a_save_loads_wherever_the_power_fails(void **state)
{
    (void)state;
    crashes = 0;
    save_while_the_power_may_fail(false);
    save_while_the_power_may_fail(true);
    printf("the power failed in %ld ways\n", crashes);
    assert_true(crashes > 10);
}

/* ---- Reading ---- */

static void a_failing_call_gives_no_half_text(void **state)
{
    static const int errors[] = {EIO, EINTR, EMFILE, EACCES, ENOENT};

    (void)state;
    put_old_file(true);
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        for (long n = 1;; n++) {
            adit_text read = {0};
            int before = open_files();

            now = (machine){.fail_at = n, .error = errors[i]};
            adit_status status = adit_file_read(path, 1 << 20, &read, &err);
            machine then = now;
            now = (machine){0};
            assert_true(status == ADIT_OK || status == ADIT_IO);
            assert_int_equal(read.length, status == ADIT_OK ? old_text.length : 0);
            assert_int_equal(open_files(), before);
            adit_text_free(&read);
            if (then.calls < n) {
                break;
            }
            injected++;
            if (status == ADIT_IO) {
                assert_contains(err.text, path);
            }
        }
    }
}

/* ---- What a crash leaves behind ---- */

static void what_a_crash_left_behind_harms_nobody(void **state)
{
    char left[700];

    (void)state;
    for (size_t length = 0; length <= text.length; length += 1 + text.length / 40) {
        put_old_file(true);
        /* The names that this very process would take. */
        for (int i = 0; i < 3; i++) {
            snprintf(left, sizeof left, "%s/.evening.adit.%ld.%d", folder, (long)getpid(), i);
            FILE *file = fopen(left, "w");
            assert_non_null(file);
            assert_int_equal(fwrite(text.data, 1, length, file), length);
            assert_int_equal(fclose(file), 0);
        }
        assert_true(holds(&old_text));
        assert_ok(adit_file_write(path, text.data, text.length, &err), err);
        assert_true(holds(&text));
        assert_int_equal(files_in_folder(), 4);
    }
}

/* Any beginning of a save in the place of the save: refused, unless it is the whole. */
static void a_torn_save_is_refused_also_without_memory(void **state)
{
    (void)state;
    for (size_t length = 0; length < text.length; length++) {
        adit_game *none = NULL;

        assert_int_equal(adit_game_load(engine, text.data, length, &none, &err), ADIT_INPUT);
        assert_null(none);
        for (long n = 1; length % 16 == 0 && n < 8; n++) {
            adit_memory_fail_at(n, -1);
            adit_status status = adit_game_load(engine, text.data, length, &none, &err);
            adit_memory_fail_at(0, 0);
            assert_true(status == ADIT_INPUT || status == ADIT_NOMEM);
        }
    }
}

#define IO_TEST(function) cmocka_unit_test_setup_teardown(function, start_io, stop_io)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IO_TEST(a_failing_call_leaves_the_old_file_or_none),
        IO_TEST(short_writes_are_carried_on),
        IO_TEST(a_disk_that_fills_up_in_the_middle_leaves_the_old_file),
        IO_TEST(a_folder_that_cannot_be_brought_to_the_disk_is_told),
        IO_TEST(a_call_that_is_interrupted_is_tried_again),
        IO_TEST(a_write_of_nothing_is_not_tried_for_ever),
        IO_TEST(a_private_save_is_private_while_it_is_written),
        IO_TEST(a_save_loads_wherever_the_power_fails),
        IO_TEST(a_failing_call_gives_no_half_text),
        IO_TEST(what_a_crash_left_behind_harms_nobody),
        IO_TEST(a_torn_save_is_refused_also_without_memory),
    };

    return ADIT_RUN(tests);
}
