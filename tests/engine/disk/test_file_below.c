/* test_file_below.c - files below a folder: nothing outside of it can be named or reached. */
#include "tests/support/adit_cmocka.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/disk/file_below.h"

static char top[200];
static int folder = -1;
static adit_text text;
static adit_err err;

static const char *path_of(const char *name)
{
    static char path[PATH_MAX];

    snprintf(path, sizeof path, "%s/%s", top, name);
    return path;
}

/* TOP/outside, and TOP/mod with a folder, a link to each of them, a pipe and a file. */
static int start(void **state)
{
    const char *base = getenv("TMPDIR");

    (void)state;
    snprintf(top, sizeof top, "%s/adit_below_XXXXXX", base != NULL ? base : "/tmp");
    if (mkdtemp(top) == NULL || mkdir(path_of("mod"), 0700) != 0 ||
        mkdir(path_of("outside"), 0700) != 0 || mkdir(path_of("mod/inner"), 0700) != 0 ||
        symlink("../outside", path_of("mod/linked")) != 0 ||
        symlink("../outside/secret", path_of("mod/link.play")) != 0 ||
        symlink("nowhere", path_of("mod/dangling.play")) != 0 ||
        mkfifo(path_of("mod/pipe.play"), 0600) != 0) {
        return -1;
    }
    return adit_file_write(path_of("outside/secret"), "secret", 6, &err) == ADIT_OK &&
                   adit_folder_open(path_of("mod"), &folder, &err) == ADIT_OK
               ? 0
               : -1;
}

static int stop(void **state)
{
    static const char *const names[] = {
        "mod/inner/deep.play", "mod/inner/made", "mod/inner",  "mod/linked", "mod/link.play",
        "mod/dangling.play",   "mod/pipe.play",  "mod/a.play", "mod/made",   "mod",
        "outside/secret",      "outside"};

    (void)state;
    close(folder);
    adit_text_free(&text);
    text = (adit_text){0};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        (void)remove(path_of(names[i]));
    }
    return rmdir(top); /* fails if anything else was written */
}

static adit_status put(const char *name)
{
    return adit_file_write_below(folder, name, "game", 4, &err);
}

static adit_status get(const char *name)
{
    return adit_file_read_below(folder, name, 100, &text, &err);
}

static void a_file_is_written_read_and_replaced(void **state)
{
    (void)state;
    assert_ok(put("a.play"), err);
    assert_ok(put("a.play"), err);
    assert_ok(get("a.play"), err);
    assert_string_equal(text.data, "game");
    assert_ok(put("inner/deep.play"), err);
    assert_ok(get("inner/deep.play"), err);
}

static void names_that_lead_up_or_out_are_refused(void **state)
{
    static const char *const names[] = {
        "",         "/",        "/etc/passwd", "..",       "../x",     "inner/../x", ".",
        "./a.play", "inner//x", "inner/",      "inner/..", "../mod/a", "inner/."};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        assert_fails(put(names[i]), ADIT_IO, "expected a file name below", err);
        assert_fails(get(names[i]), ADIT_IO, "expected a file name below", err);
        assert_fails(adit_folder_create_below(folder, names[i], &err), ADIT_IO,
                     "expected a file name below", err);
    }
}

static void no_link_is_followed(void **state)
{
    (void)state;
    assert_fails(put("linked/x.play"), ADIT_IO, "links are not followed", err);
    assert_fails(get("linked/secret"), ADIT_IO, "links are not followed", err);
    assert_fails(put("link.play"), ADIT_IO, "is a symbolic link", err);
    assert_fails(get("link.play"), ADIT_IO, "is a link; links are not followed", err);
    assert_fails(put("dangling.play"), ADIT_IO, "is a symbolic link", err);
    assert_fails(adit_folder_create_below(folder, "linked", &err), ADIT_IO, "is a link", err);
    assert_fails(adit_folder_create_below(folder, "linked/made", &err), ADIT_IO,
                 "links are not followed", err);
}

static void pipes_and_folders_are_no_files(void **state)
{
    (void)state;
    assert_fails(put("pipe.play"), ADIT_IO, "is not a regular file", err);
    assert_fails(get("pipe.play"), ADIT_IO, "is not a regular file", err);
    assert_fails(put("inner"), ADIT_IO, "is a folder", err);
    assert_fails(get("inner"), ADIT_IO, "is a folder", err);
    assert_fails(put("pipe.play/x"), ADIT_IO, "not a folder", err);
    assert_fails(adit_folder_create_below(folder, "pipe.play", &err), ADIT_IO, "not a folder", err);
}

static void folders_on_the_way_must_exist(void **state)
{
    char name[400];

    (void)state;
    assert_fails(put("none/x.play"), ADIT_IO, "cannot open its folder", err);
    assert_fails(get("none"), ADIT_IO, "cannot open it", err);
    assert_ok(adit_folder_create_below(folder, "made", &err), err);
    assert_ok(adit_folder_create_below(folder, "made", &err), err);
    assert_ok(adit_folder_create_below(folder, "inner/made", &err), err);
    memset(name, 'a', sizeof name);
    snprintf(name + 300, 20, "/x");
    assert_fails(put(name), ADIT_IO, "File name too long", err);
    assert_fails(adit_folder_create_below(folder, name, &err), ADIT_IO, "too long", err);
    name[300] = '\0';
    assert_fails(adit_folder_create_below(folder, name, &err), ADIT_IO, "cannot create", err);
    assert_fails(adit_folder_open(path_of("none"), &(int){0}, &err), ADIT_IO, "open the folder",
                 err);
}

static void a_path_has_an_end(void **state)
{
    static char name[PATH_MAX + 10];

    (void)state;
    for (size_t i = 0; i + 1 < sizeof name; i++) {
        name[i] = i % 2 == 0 ? 'a' : '/';
    }
    assert_fails(put(name), ADIT_IO, "the path is too long", err);
}

#define T(function) cmocka_unit_test_setup_teardown(function, start, stop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        T(a_file_is_written_read_and_replaced),
        T(names_that_lead_up_or_out_are_refused),
        T(no_link_is_followed),
        T(pipes_and_folders_are_no_files),
        T(folders_on_the_way_must_exist),
        T(a_path_has_an_end),
    };

    return ADIT_RUN(tests);
}
