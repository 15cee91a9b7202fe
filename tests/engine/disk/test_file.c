/* test_file.c - whole files: all or nothing, and clear words about what is in the way. */
#include "tests/support/adit_cmocka.h"

#include <dirent.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"

static char folder[200];
static char path[PATH_MAX];
static adit_text text;
static adit_err err;

static int start(void **state)
{
    const char *base = getenv("TMPDIR");

    (void)state;
    snprintf(folder, sizeof folder, "%s/adit_file_XXXXXX", base != NULL ? base : "/tmp");
    if (mkdtemp(folder) == NULL) {
        return -1;
    }
    snprintf(path, sizeof path, "%s/game.play", folder);
    return 0;
}

/* Removes what is in the folder, and counts it. */
static int empty_folder(void)
{
    DIR *dir = opendir(folder);
    struct dirent *entry;
    int count = 0;

    while ((entry = readdir(dir)) != NULL) {
        char name[PATH_MAX];

        if (entry->d_name[0] == '.' && (entry->d_name[1] == '\0' || entry->d_name[1] == '.')) {
            continue;
        }
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        remove(name);
        count++;
    }
    closedir(dir);
    return count;
}

static int stop(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    adit_text_free(&text);
    empty_folder();
    return rmdir(folder);
}

static void expect_content(const char *want)
{
    adit_text_free(&text);
    assert_ok(adit_file_read(path, 1000000, &text, &err), err);
    assert_string_equal(text.data, want);
}

static void what_is_written_can_be_read(void **state)
{
    (void)state;
    assert_ok(adit_file_write(path, "hello\n", 6, &err), err);
    expect_content("hello\n");
    assert_int_equal(empty_folder(), 1); /* nothing temporary is left */
}

static void an_empty_file_is_an_empty_text(void **state)
{
    (void)state;
    assert_ok(adit_file_write(path, "", 0, &err), err);
    expect_content("");
}

static void a_long_file_is_read_whole(void **state)
{
    enum { LENGTH = 100000 };
    char *data = malloc(LENGTH);

    (void)state;
    memset(data, 'x', LENGTH);
    assert_ok(adit_file_write(path, data, LENGTH, &err), err);
    assert_ok(adit_file_read(path, LENGTH, &text, &err), err);
    assert_int_equal(text.length, LENGTH);
    free(data);
}

static void reading_adds_to_the_text(void **state)
{
    (void)state;
    assert_ok(adit_file_write(path, "b", 1, &err), err);
    adit_text_add(&text, "a");
    assert_ok(adit_file_read(path, 10, &text, &err), err);
    assert_string_equal(text.data, "ab");
}

static void a_file_is_replaced_and_keeps_its_mode(void **state)
{
    struct stat about;

    (void)state;
    assert_ok(adit_file_write(path, "old", 3, &err), err);
    assert_int_equal(chmod(path, 0640), 0);
    assert_ok(adit_file_write(path, "new", 3, &err), err);
    expect_content("new");
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0640);
}

static void a_file_in_the_current_folder_needs_no_slash(void **state)
{
    char before[PATH_MAX];

    (void)state;
    assert_non_null(getcwd(before, sizeof before));
    assert_int_equal(chdir(folder), 0);
    adit_status status = adit_file_write("game.play", "here", 4, &err);
    assert_int_equal(chdir(before), 0);
    assert_int_equal(status, ADIT_OK);
    expect_content("here");
}

static void what_is_missing_is_named(void **state)
{
    (void)state;
    assert_fails(adit_file_read(path, 10, &text, &err), ADIT_IO, "cannot open it: No such file",
                 err);
    assert_contains(err.text, path);
}

static void a_folder_is_not_a_file(void **state)
{
    (void)state;
    assert_fails(adit_file_read(folder, 10, &text, &err), ADIT_IO, "is a folder", err);
    assert_fails(adit_file_write(folder, "x", 1, &err), ADIT_IO, "is a folder", err);
}

static void a_pipe_is_not_a_file(void **state)
{
    (void)state;
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_fails(adit_file_read(path, 10, &text, &err), ADIT_IO, "is not a regular file", err);
    assert_fails(adit_file_write(path, "x", 1, &err), ADIT_IO, "is not a regular file", err);
}

static void a_symbolic_link_is_not_replaced(void **state)
{
    struct stat about;

    (void)state;
    assert_int_equal(symlink("elsewhere", path), 0);
    assert_fails(adit_file_write(path, "x", 1, &err), ADIT_IO, "is a symbolic link", err);
    assert_int_equal(lstat(path, &about), 0);
    assert_true(S_ISLNK(about.st_mode));
}

static void a_file_over_the_limit_is_refused(void **state)
{
    (void)state;
    assert_ok(adit_file_write(path, "12345", 5, &err), err);
    adit_text_add(&text, "kept");
    assert_fails(adit_file_read(path, 4, &text, &err), ADIT_LIMIT, "is longer than 4 bytes", err);
    assert_string_equal(text.data, "kept");
}

static void what_cannot_be_read_is_reported(void **state)
{
    (void)state;
    /* A file that can be opened, but has nothing at its beginning. */
    assert_fails(adit_file_read("/proc/self/mem", 10, &text, &err), ADIT_IO, "cannot read it", err);
}

static void running_out_of_memory_is_reported(void **state)
{
    (void)state;
    assert_ok(adit_file_write(path, "12345", 5, &err), err);
    adit_memory_fail_at(1, -1);
    assert_fails(adit_file_read(path, 10, &text, &err), ADIT_NOMEM, "out of memory", err);
}

static void names_that_are_none_are_refused(void **state)
{
    char long_path[PATH_MAX + 10];

    (void)state;
    assert_fails(adit_file_write("", "x", 1, &err), ADIT_IO, "is not a file name", err);
    assert_fails(adit_file_write("/tmp/", "x", 1, &err), ADIT_IO, "is not a file name", err);
    memset(long_path, 'a', sizeof long_path - 1);
    long_path[sizeof long_path - 1] = '\0';
    assert_fails(adit_file_write(long_path, "x", 1, &err), ADIT_IO, "too long", err);
    /* A name that is too long for the folder, in a path that is not. */
    snprintf(long_path, sizeof long_path, "%s/%0300d", folder, 1);
    assert_fails(adit_file_write(long_path, "x", 1, &err), ADIT_IO, "cannot write it", err);
}

static void a_folder_that_is_missing_is_named(void **state)
{
    (void)state;
    snprintf(path, sizeof path, "%s/none/game.play", folder);
    assert_fails(adit_file_write(path, "x", 1, &err), ADIT_IO, "No such file", err);
    assert_contains(err.text, "none/game.play");
}

static void the_root_folder_can_be_named(void **state)
{
    (void)state;
    /* Nobody but root may write there; what counts is which folder is tried. */
    if (geteuid() == 0) {
        skip();
    }
    assert_fails(adit_file_write("/adit_test_file", "x", 1, &err), ADIT_IO, "/adit_test_file", err);
}

static void a_file_that_may_not_be_written_is_kept(void **state)
{
    (void)state;
    if (geteuid() == 0) {
        skip(); /* root may write everything */
    }
    assert_ok(adit_file_write(path, "old", 3, &err), err);
    assert_int_equal(chmod(path, 0400), 0);
    assert_fails(adit_file_write(path, "new", 3, &err), ADIT_IO, "cannot replace it", err);
    expect_content("old");
}

static void a_leftover_of_another_run_is_not_in_the_way(void **state)
{
    char name[PATH_MAX];

    (void)state;
    snprintf(name, sizeof name, "%s/.game.play.%ld.0", folder, (long)getpid());
    assert_ok(adit_file_write(name, "leftover", 8, &err), err);
    assert_ok(adit_file_write(path, "x", 1, &err), err);
    expect_content("x");
}

static void a_full_disk_leaves_the_old_file(void **state)
{
    struct rlimit before;
    struct rlimit low;

    (void)state;
    assert_ok(adit_file_write(path, "old", 3, &err), err);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    low = before;
    low.rlim_cur = 4;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &low), 0);
    adit_status status = adit_file_write(path, "new and longer", 14, &err);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_fails(status, ADIT_IO, "cannot write it", err);
    expect_content("old");
    assert_int_equal(empty_folder(), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_written_can_be_read, start, stop),
        cmocka_unit_test_setup_teardown(an_empty_file_is_an_empty_text, start, stop),
        cmocka_unit_test_setup_teardown(a_long_file_is_read_whole, start, stop),
        cmocka_unit_test_setup_teardown(reading_adds_to_the_text, start, stop),
        cmocka_unit_test_setup_teardown(a_file_is_replaced_and_keeps_its_mode, start, stop),
        cmocka_unit_test_setup_teardown(a_file_in_the_current_folder_needs_no_slash, start, stop),
        cmocka_unit_test_setup_teardown(what_is_missing_is_named, start, stop),
        cmocka_unit_test_setup_teardown(a_folder_is_not_a_file, start, stop),
        cmocka_unit_test_setup_teardown(a_pipe_is_not_a_file, start, stop),
        cmocka_unit_test_setup_teardown(a_symbolic_link_is_not_replaced, start, stop),
        cmocka_unit_test_setup_teardown(a_file_over_the_limit_is_refused, start, stop),
        cmocka_unit_test_setup_teardown(what_cannot_be_read_is_reported, start, stop),
        cmocka_unit_test_setup_teardown(running_out_of_memory_is_reported, start, stop),
        cmocka_unit_test_setup_teardown(names_that_are_none_are_refused, start, stop),
        cmocka_unit_test_setup_teardown(a_folder_that_is_missing_is_named, start, stop),
        cmocka_unit_test_setup_teardown(the_root_folder_can_be_named, start, stop),
        cmocka_unit_test_setup_teardown(a_file_that_may_not_be_written_is_kept, start, stop),
        cmocka_unit_test_setup_teardown(a_leftover_of_another_run_is_not_in_the_way, start, stop),
        cmocka_unit_test_setup_teardown(a_full_disk_leaves_the_old_file, start, stop),
    };

    return ADIT_RUN(tests);
}
