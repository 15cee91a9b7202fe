/* main.c - the program `adit`: reads the command line and calls one command.
 *
 * A full disk must not look like success, so stdout is flushed here and a failure has its own exit
 * code.
 */
#include "bindings/cli/cli.h"

#include <errno.h>
#include <string.h>

#include "bindings/cli/workers/workers.h"

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0) {
        return worker_main(argc, argv);
    }
    worker_box_allow();
    cli_terminal_start();
    int code = cli_run(argc, argv);

    if (fflush(stdout) != 0 || ferror(stdout)) {
        cli_message("standard output: %s", strerror(errno));
        return code != CLI_OK ? code : adit_status_exit_code(ADIT_IO);
    }
    return code;
}
