/* browser.c - opens the person's browser, by a file that sends it on. */
#include "bindings/worker/browser.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

static char page[] = "/tmp/adit-XXXXXX.html";

static void remove_page(void)
{
    (void)unlink(page);
}

static bool write_page(const char *address, const char *secret)
{
    int file = mkstemps(page, (int)strlen(".html"));

    if (file < 0) {
        return false;
    }
    FILE *out = fdopen(file, "w");
    if (out == NULL) {
        close(file);
        return false;
    }
    fprintf(out,
            "<!doctype html><meta charset=\"utf-8\"><title>Adit</title>"
            "<meta http-equiv=\"refresh\" content=\"0;url=%s#k=%s\">\n",
            address, secret);
    bool is_written = fclose(out) == 0;
    return atexit(remove_page) == 0 && is_written;
}

bool aditw_open_browser(const char *address, const char *secret)
{
    static char opener[] = "xdg-open";
    char *const arguments[] = {opener, page, NULL};
    posix_spawn_file_actions_t actions;
    pid_t process = 0;

    if ((getenv("DISPLAY") == NULL && getenv("WAYLAND_DISPLAY") == NULL) ||
        !write_page(address, secret) || posix_spawn_file_actions_init(&actions) != 0) {
        return false;
    }
    /* What the desktop has to say is of no interest at the terminal. */
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    int code = posix_spawnp(&process, opener, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return code == 0;
}
