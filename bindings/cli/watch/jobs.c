/* jobs.c - runs `adit check` and `adit test` in the background and shows their output.
 *
 * Each is the command itself, with the same options, in a process of its own. Its output is kept
 * and shown in one piece when it has ended, so that lines do not mix and a long list can be cut.
 */
#include "bindings/cli/watch/watch.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_LINES = 24 };

static const char *const names[WATCH_JOBS] = {"check", "test"};

/* Those of the typed options that the command has. The mod is its operand. */
static void args_for(const cli_author *author, const char *name, const char **operand,
                     cli_args *args)
{
    const cli_command *commands = author->args.commands;

    *args = (cli_args){.commands = commands,
                       .command = cli_command_find(commands, name),
                       .operand = operand,
                       .operand_count = 1};
    operand[0] = author->place.root;
    for (int i = 0; i < author->args.given_count; i++) {
        cli_option option = author->args.given[i].option;
        bool is_itself = option == CLI_OPT_MOD && author->args.given[i].value == author->place.root;

        if ((option == CLI_OPT_MOD || option == CLI_OPT_STRICT) && !is_itself) {
            args->given[args->given_count++] = author->args.given[i];
        }
    }
}

/* In the new process; does not return. */
static void run_command(const cli_author *author, const char *name, FILE *said)
{
    static cli_args args;
    const char *operand[1];

    signal(SIGINT, SIG_DFL);
    if (dup2(fileno(said), STDOUT_FILENO) < 0 || dup2(fileno(said), STDERR_FILENO) < 0) {
        _exit(adit_status_exit_code(ADIT_IO));
    }
    args_for(author, name, operand, &args);
    int code = args.command->run(&args);
    fflush(stdout);
    _exit(code);
}

static void start_job(watch_jobs *jobs, const cli_author *author, int job)
{
    jobs->said[job] = tmpfile();
    jobs->code[job] = -1;
    if (jobs->said[job] == NULL) {
        cli_message("%s: cannot create a temporary file: %s", names[job], strerror(errno));
        return;
    }
    fflush(stdout);
    fflush(stderr);
    jobs->pid[job] = fork();
    if (jobs->pid[job] == 0) {
        run_command(author, names[job], jobs->said[job]);
    }
    if (jobs->pid[job] < 0) {
        cli_message("%s: cannot start a process: %s", names[job], strerror(errno));
        jobs->pid[job] = 0;
    }
}

void watch_jobs_stop(watch_jobs *jobs)
{
    for (int i = 0; i < WATCH_JOBS; i++) {
        if (jobs->pid[i] > 0) {
            kill(jobs->pid[i], SIGKILL);
            waitpid(jobs->pid[i], NULL, 0);
        }
        if (jobs->said[i] != NULL) {
            fclose(jobs->said[i]);
        }
    }
    *jobs = (watch_jobs){.shown = WATCH_JOBS};
}

void watch_jobs_start(watch_jobs *jobs, const cli_author *author)
{
    watch_jobs_stop(jobs);
    jobs->author = author;
    jobs->shown = 0;
    jobs->started = cli_seconds_now();
    for (int i = 0; i < WATCH_JOBS; i++) {
        start_job(jobs, author, i);
    }
}

bool watch_jobs_run(const watch_jobs *jobs)
{
    return jobs->shown < WATCH_JOBS;
}

static void collect_ended(watch_jobs *jobs)
{
    for (int i = 0; i < WATCH_JOBS; i++) {
        int status = 0;

        if (jobs->pid[i] > 0 && waitpid(jobs->pid[i], &status, WNOHANG) == jobs->pid[i]) {
            jobs->pid[i] = 0;
            jobs->code[i] = WIFEXITED(status) ? WEXITSTATUS(status) : 70;
        }
    }
}

/* Shows the output, indented, and no more than leaves room for the game. */
static void show_lines(FILE *said, const char *name, const char *folder)
{
    char line[1024];
    int lines = 0, more = 0;

    rewind(said);
    while (fgets(line, sizeof line, said) != NULL) {
        bool is_whole = strchr(line, '\n') != NULL;

        if (lines < MAX_LINES) {
            line[strcspn(line, "\n")] = '\0';
            cli_print(stdout, "  %s\n", line);
        }
        more += lines >= MAX_LINES && is_whole;
        lines += is_whole;
    }
    if (more > 0) {
        cli_print(stdout, "  ... and %d more lines; 'adit %s %s' shows all\n", more, name, folder);
    }
}

static const char *job_verdict(int job, int code)
{
    if (code == CLI_OK) {
        return "ok";
    }
    return code == CLI_NO ? job == WATCH_CHECK ? "found problems" : "failed" : "could not be run";
}

bool watch_jobs_are_news(watch_jobs *jobs)
{
    collect_ended(jobs);
    return jobs->shown < WATCH_JOBS && jobs->pid[jobs->shown] == 0;
}

bool watch_jobs_report(watch_jobs *jobs, const cli_terminal *terminal)
{
    bool ended = false;

    collect_ended(jobs);
    while (jobs->shown < WATCH_JOBS && jobs->pid[jobs->shown] == 0) {
        int job = jobs->shown++;
        int code = jobs->code[job];

        cli_print(stdout, "%s%s %s%s, %.2f s\n",
                  cli_ink_of(terminal, code == CLI_OK ? CLI_GREEN : CLI_RED), names[job],
                  job_verdict(job, code), cli_ink_end(terminal), cli_seconds_now() - jobs->started);
        if (jobs->said[job] != NULL) {
            /* The check has already reported cards that do not load. */
            if (job == WATCH_CHECK || code != CLI_INPUT || jobs->code[WATCH_CHECK] != CLI_NO) {
                show_lines(jobs->said[job], names[job], jobs->author->place.root);
            }
            fclose(jobs->said[job]);
            jobs->said[job] = NULL;
        }
        ended = jobs->shown == WATCH_JOBS;
    }
    fflush(stdout);
    return ended;
}
