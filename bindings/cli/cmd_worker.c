/* cmd_worker.c - the hidden command `adit worker`: the first thing that runs in the process of a
 * foreign bot.
 *
 *   adit worker lua MEGABYTES SECONDS                  a Lua bot; its source comes on stdin
 *   adit worker exec MEGABYTES SECONDS PROGRAM ...     any program
 *   adit worker try HOLD WHAT                          tries the confinement out, for tests
 *
 * Nobody types this. What goes wrong is told in the words of the protocol, so that it ends up where
 * a bot's own faults do.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/worker.h"
#include "bindings/worker/serve.h"

/* `fault ...` on stdout; returns the exit code of a failure. */
static int tell_fault(const char *what, const char *why)
{
    adit_text line = {0};
    char text[1024];

    snprintf(text, sizeof text, "%s: %s", what, why);
    aditw_answer_write(&line, ADITW_ANSWER_FAULT, &(aditw_message){.text = text});
    if (!line.failed && write(STDOUT_FILENO, line.data, line.length) < 0) {
        adit_text_free(&line);
        return adit_status_exit_code(ADIT_IO);
    }
    adit_text_free(&line);
    return adit_status_exit_code(ADIT_LIMIT);
}

static worker_limits read_limits(char **argv)
{
    worker_limits limits = {strtol(argv[0], NULL, 10), strtol(argv[1], NULL, 10)};

    limits.memory_mb = limits.memory_mb > 0 ? limits.memory_mb : 1;
    limits.cpu_seconds = limits.cpu_seconds > 0 ? limits.cpu_seconds : 1;
    return limits;
}

/* ---- Any program -------------------------------------------------------------------------------
 */

static int run_program(char **argv)
{
    worker_limits limits = read_limits(argv);

    /* The filter first: making it takes memory and files. */
    if (!worker_filter_loosely()) {
        return tell_fault("the filter of system calls", strerror(errno));
    }
    if (!worker_limit(&limits, false)) {
        return tell_fault("limits", strerror(errno));
    }
    execv(argv[2], argv + 2);
    return tell_fault(argv[2], strerror(errno));
}

/* ---- A Lua bot ---------------------------------------------------------------------------------
 */

static adit_status serve(aditw_server *server, adit_err *err)
{
    ADIT_TRY(aditw_server_source(server, err));
    /* Nothing of the bot has run so far; from here on there are no files any more. */
    if (!worker_filter_strictly()) {
        return adit_fail(err, ADIT_IO, "the filter of system calls cannot be set");
    }
    return aditw_server_run(server, err);
}

static int run_lua(char **argv)
{
    worker_limits limits = read_limits(argv);
    aditw_server *server = NULL;
    adit_err err = {0};

    if (chdir("/") != 0 || !worker_limit(&limits, true)) {
        return tell_fault("limits", strerror(errno));
    }
    if (aditw_server_open(STDIN_FILENO, STDOUT_FILENO, &server, &err) != ADIT_OK) {
        return tell_fault("worker", err.text);
    }
    adit_status status = serve(server, &err);
    /* Whatever the end of a process usually does is not allowed any more. */
    _exit(adit_status_exit_code(status));
}

int worker_main(int argc, char **argv)
{
    if (argc == 5 && strcmp(argv[2], "lua") == 0) {
        return run_lua(argv + 3);
    }
    if (argc >= 6 && strcmp(argv[2], "exec") == 0) {
        return run_program(argv + 3);
    }
    if (argc == 5 && strcmp(argv[2], "try") == 0) {
        return worker_try(argv[3], argv[4]);
    }
    cli_message("no command is called '" WORKER_COMMAND "'; 'adit help' lists them");
    return CLI_USAGE;
}
