/* main.c - the program `adit`: reads the command line and calls one command.
 *
 * A full disk must not look like success, so stdout is flushed here and a failure has its own exit
 * code.
 */
#include "bindings/cli/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/workers/workers.h"

/* One line, whole also where several threads play. */
static void print_trace(void *context, int depth, const char *line)
{
    (void)context;
    flockfile(stderr);
    cli_print(stderr, "%*s%s\n", 2 * depth, "", line);
    funlockfile(stderr);
}

static void start_trace(void)
{
    const char *wanted = getenv("ADIT_TRACE");

    if (wanted != NULL && *wanted != '\0' && strcmp(wanted, "0") != 0) {
        (void)setvbuf(stderr, NULL, _IOLBF, BUFSIZ);
        adit_set_trace(print_trace, NULL);
    }
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0) {
        return worker_main(argc, argv);
    }
    worker_box_allow();
    cli_terminal_start();
    start_trace();
    int code = cli_run(argc, argv);

    if (fflush(stdout) != 0 || ferror(stdout)) {
        cli_message("standard output: %s", strerror(errno));
        return code != CLI_OK ? code : adit_status_exit_code(ADIT_IO);
    }
    return code;
}
