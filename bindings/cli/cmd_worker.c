/* cmd_worker.c - the hidden command `adit worker`: the first thing that runs in the process of a
 * foreign bot.
 *
 *   adit worker lua MEGABYTES SECONDS                  a Lua bot; its source comes on stdin
 *   adit worker exec MEGABYTES SECONDS PROGRAM ...     any program
 *   adit worker try WHAT                               tries the strict filter out, for tests
 *
 * Nobody types this. What goes wrong is told in the words of the protocol, so that it ends up where
 * a bot's own faults do.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
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

/* ---- Trying the filter
 * --------------------------------------------------------------------------- */

static void try_open(void)
{
    (void)open("/etc/passwd", O_RDONLY | O_CLOEXEC);
}

static void try_socket(void)
{
    (void)socket(AF_INET, SOCK_STREAM, 0);
}

static void try_fork(void)
{
    if (fork() == 0) {
        _exit(0);
    }
}

static void try_exec(void)
{
    execl("/bin/true", "true", (char *)NULL);
}

static void try_kill(void)
{
    kill(getppid(), 0);
}

static void try_code(void)
{
    (void)mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

static void try_nothing(void)
{
}

static const struct {
    const char *name;
    void (*run)(void);
} tries[] = {{"nothing", try_nothing}, {"open", try_open}, {"socket", try_socket},
             {"fork", try_fork},       {"exec", try_exec}, {"kill", try_kill},
             {"code", try_code}};

/* Exit code 0: it could be done; 77: there is no filter here. */
static int try_filter(const char *name)
{
    if (!worker_has_filter()) {
        return 77;
    }
    for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++) {
        if (strcmp(tries[i].name, name) == 0 && worker_filter_strictly()) {
            tries[i].run();
            _exit(0);
        }
    }
    return CLI_USAGE;
}

int worker_main(int argc, char **argv)
{
    if (argc == 5 && strcmp(argv[2], "lua") == 0) {
        return run_lua(argv + 3);
    }
    if (argc >= 6 && strcmp(argv[2], "exec") == 0) {
        return run_program(argv + 3);
    }
    if (argc == 4 && strcmp(argv[2], "try") == 0) {
        return try_filter(argv[3]);
    }
    cli_message("no command is called '" WORKER_COMMAND "'; 'adit help' lists them");
    return CLI_USAGE;
}
