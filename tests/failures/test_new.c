/* test_new.c - `adit new` leaves no half of a file behind, whichever write fails.
 *
 * The command is called as main calls it. The linker puts the function below in the place of
 * write (see .ci/build.mk).
 */
#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "bindings/cli/cli.h"
#include "bindings/cli/term/term.h"
#include "tests/support/adit_cmocka.h"

static long writes, fail_at;       /* counted from 1; 0: none fails */
static char folder[512], old[512]; /* where it works, and where we came from */
static int files, halves;

ssize_t __real_write(int file, const void *data, size_t size);
ssize_t __wrap_write(int file, const void *data, size_t size);

/* The disk takes a part, and then no more. */
ssize_t __wrap_write(int file, const void *data, size_t size)
{
    if (++writes < fail_at || fail_at == 0) {
        return __real_write(file, data, size);
    }
    if (writes == fail_at && size > 1) {
        return __real_write(file, data, size / 2);
    }
    errno = ENOSPC;
    return -1;
}

static int start(void **state)
{
    const char *place = getenv("TMPDIR");

    (void)state;
    snprintf(folder, sizeof folder, "%s/new-XXXXXX", place != NULL ? place : "/tmp");
    assert_non_null(mkdtemp(folder));
    assert_non_null(getcwd(old, sizeof old));
    assert_int_equal(chdir(folder), 0);
    return setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
}

static int stop(void **state)
{
    char clear[600];

    (void)state;
    fail_at = 0;
    assert_int_equal(chdir(old), 0);
    snprintf(clear, sizeof clear, "rm -rf '%s'", folder);
    return system(clear);
}

static int make_mod(const char *name)
{
    char *argv[] = {"adit", "new", "mod", (char *)name, "--game", "cave_vs_cave"};

    return cli_run(6, argv);
}

/* A file of the mod `cut` is as long as the one of the mod `fine`. */
static int compare(const char *path, const struct stat *about, int kind, struct FTW *at)
{
    char whole[600];
    struct stat other;

    (void)at;
    if (kind == FTW_F) {
        snprintf(whole, sizeof whole, "fine%s", path + strlen("cuts"));
        files++;
        halves += stat(whole, &other) != 0 || other.st_size != about->st_size;
    }
    return 0;
}

static void a_new_mod_has_whole_files_or_none(void **state)
{
    int failures = 0;

    (void)state;
    assert_int_equal(make_mod("fine"), CLI_OK);
    for (fail_at = 1;; fail_at++) {
        writes = 0;
        int code = make_mod("cuts");
        bool is_over = writes < fail_at;

        if (is_over) {
            assert_int_equal(code, CLI_OK);
            break;
        }
        failures++;
        assert_int_equal(code, adit_status_exit_code(ADIT_IO));
        if (access("cuts", F_OK) == 0) {
            assert_int_equal(nftw("cuts", compare, 8, FTW_PHYS), 0);
        }
        assert_int_equal(halves, 0);
        assert_int_equal(system("rm -rf cuts"), 0);
    }
    printf("%d failures of a write, %d files written before them\n", failures, files);
    assert_true(failures > 0 && files > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_new_mod_has_whole_files_or_none, start, stop),
    };

    return ADIT_RUN(tests);
}
