/* cmd_worker.c - the hidden command `adit worker`: the first code that runs in the process of a
 * foreign bot.
 *
 *   adit worker lua MEGABYTES SECONDS    a Lua bot; its source comes on stdin
 *   adit worker exec MEGABYTES SECONDS PROCESSES LAYERS BOX PATH... -- PROGRAM ...
 *       any program, which may read the paths; PROCESSES 0: count them here, else as counted
 *       outside the box; BOX is the path of bubblewrap, "" for none, or "in" inside it
 *   adit worker probe BOX, adit worker ready    an empty box, to test whether it works
 *
 * Nobody types this. Errors are reported in the bot protocol, like a bot's own faults.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"
#include "bindings/worker/serve.h"

/* Writes `fault ...` to stdout; returns the exit code of a failure. */
static int report_fault(const char *what, const char *why)
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
    worker_limits limits = {.memory_mb = strtol(argv[0], NULL, 10),
                            .cpu_seconds = strtol(argv[1], NULL, 10)};

    limits.memory_mb = limits.memory_mb > 0 ? limits.memory_mb : 1;
    limits.cpu_seconds = limits.cpu_seconds > 0 ? limits.cpu_seconds : 1;
    return limits;
}

/* ---- Any program ---- */

/* The words of the command line, from MEGABYTES on. */
enum { MEGABYTES, SECONDS, PROCESSES, LAYERS, BOX, FIRST_PATH };
#define INSIDE "in"

/* The same command once more, inside the box. */
static int run_in_box(char **whole, char **argv, const worker_reads *reads)
{
    char count[64];
    const char *box = argv[BOX];

    worker_processes_write(count, sizeof count);
    argv[PROCESSES] = count;
    argv[BOX] = (char *)INSIDE;
    (void)worker_box_exec(box, reads, whole);
    return report_fault(box, strerror(errno));
}

static int hold_and_run(const worker_limits *limits, const worker_layers *layers,
                        const worker_reads *reads, char **program)
{
    /* The filter before the limits: creating it takes memory and files. */
    if (!worker_landlock(layers->landlock, reads)) {
        return report_fault("Landlock", strerror(errno));
    }
    if (layers->has_filter &&
        !worker_filter_loosely(worker_layers_writing(layers, reads->is_boxed))) {
        return report_fault("the system call filter", strerror(errno));
    }
    if (!worker_limit(limits, false)) {
        return report_fault("limits", strerror(errno));
    }
    execv(program[0], program);
    char why[200];
    snprintf(why, sizeof why, "%s%s", strerror(errno),
             layers->landlock > 0 || reads->is_boxed
                 ? "; if it or its interpreter needs other folders, add them with --bot-may-read"
                 : "");
    return report_fault(program[0], why);
}

static int run_program(char **whole)
{
    char **argv = whole + 3;
    worker_limits limits = read_limits(argv);
    worker_layers layers = worker_layers_read(argv[LAYERS]);
    worker_reads reads = {.is_boxed = strcmp(argv[BOX], INSIDE) == 0};
    char **at = argv + FIRST_PATH;

    if (reads.is_boxed && !worker_box_enter()) {
        return CLI_NO;
    }
    for (; *at != NULL && strcmp(*at, "--") != 0; at++) {
        if (reads.count == WORKER_MOST_READS) {
            return report_fault("places to read", strerror(E2BIG));
        }
        reads.path[reads.count++] = *at;
    }
    if (at[0] == NULL || at[1] == NULL) {
        return report_fault("program", "is missing");
    }
    if (argv[BOX][0] == '/') {
        return run_in_box(whole, argv, &reads);
    }
    limits.processes = worker_processes_read(argv[PROCESSES]);
    return hold_and_run(&limits, &layers, &reads, at + 1);
}

/* ---- A Lua bot ---- */

static adit_status serve_bot(aditw_server *server, adit_err *err)
{
    ADIT_TRY(aditw_server_source(server, err));
    /* No code of the bot has run so far; from here on it has no access to files. */
    if (!worker_filter_strictly()) {
        return adit_fail(err, ADIT_IO, "cannot set the system call filter");
    }
    return aditw_server_run(server, err);
}

static int run_lua(char **argv)
{
    worker_limits limits = read_limits(argv);
    aditw_server *server = NULL;
    adit_err err = {0};

    if (chdir("/") != 0 || !worker_landlock(worker_landlock_version(), NULL) ||
        !worker_limit(&limits, true) || !worker_hide()) {
        return report_fault("limits", strerror(errno));
    }
    if (aditw_server_open(STDIN_FILENO, STDOUT_FILENO, &server, &err) != ADIT_OK) {
        return report_fault("worker", err.text);
    }
    adit_status status = serve_bot(server, &err);
    /* The usual exit handlers are not allowed any more. */
    _exit(adit_status_exit_code(status));
}

int worker_main(int argc, char **argv)
{
    if (argc == 5 && strcmp(argv[2], "lua") == 0) {
        return run_lua(argv + 3);
    }
    if (argc >= 3 + FIRST_PATH && strcmp(argv[2], "exec") == 0) {
        return run_program(argv);
    }
    if (argc == 4 && strcmp(argv[2], "probe") == 0) {
        return worker_box_probe(argv[3]);
    }
    if (argc == 3 && strcmp(argv[2], "ready") == 0) {
        return worker_box_ready();
    }
    cli_message("no command is called '" WORKER_COMMAND "'; 'adit help' lists them");
    return CLI_USAGE;
}
