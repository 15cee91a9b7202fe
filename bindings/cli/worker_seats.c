/* worker_seats.c - seats that are played by other processes.
 *
 * A program is started only if a person named it on the command line. Names that come out of files
 * never start one: whoever gets a recorded game or a scenario from a stranger opens it without a
 * thought.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/worker.h"
#include "bindings/lua/bot.h"

#define PROGRAM "/proc/self/exe"
#define MOST_ARGUMENTS 64
#define MOST_VARIABLES 16

#define USUAL_MOVE_MS 10000
#define USUAL_GAME_MS 600000
#define USUAL_MEMORY_MB 1024
#define CPU_SECONDS 3600

/* What a program may know of our environment. */
static const char *const passed_on[] = {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", NULL};

/* One seat. */
typedef struct {
    aditw_plan plan;
    char *text;     /* the words of the command, cut; owned */
    char *path;     /* of the program; owned */
    adit_text file; /* of a Lua bot */
    char *arguments[MOST_ARGUMENTS + 8];
    char memory[24], seconds[24];
} worker_seat;

struct cli_workers {
    worker_seat seat[CLI_MAX_SEATS];
    char *variables[MOST_VARIABLES];
    int variable_count;
};

bool cli_names_program(const char *name)
{
    return strncmp(name, CLI_PIPE_PREFIX, strlen(CLI_PIPE_PREFIX)) == 0;
}

bool cli_names_worker(const char *name)
{
    return strncmp(name, CLI_WORKER_PREFIX, strlen(CLI_WORKER_PREFIX)) == 0 &&
           strlen(name) > strlen(CLI_WORKER_PREFIX) + 4 && cli_ends_with(name, ".lua");
}

void cli_workers_close(cli_workers *workers)
{
    if (workers == NULL) {
        return;
    }
    for (int i = 0; i < CLI_MAX_SEATS; i++) {
        free(workers->seat[i].text);
        free(workers->seat[i].path);
        adit_text_free(&workers->seat[i].file);
    }
    for (int i = 0; i < workers->variable_count; i++) {
        free(workers->variables[i]);
    }
    free(workers);
}

/* ---- Preparing ---------------------------------------------------------------------------------
 */

static int no_memory(void)
{
    cli_message("out of memory");
    return adit_status_exit_code(ADIT_NOMEM);
}

static int keep_environment(cli_workers *workers)
{
    for (int i = 0; passed_on[i] != NULL; i++) {
        const char *value = getenv(passed_on[i]);
        size_t size = value != NULL ? strlen(passed_on[i]) + strlen(value) + 2 : 0;
        char *variable = value != NULL ? malloc(size) : NULL;

        if (value != NULL && variable == NULL) {
            return no_memory();
        }
        if (variable != NULL) {
            snprintf(variable, size, "%s=%s", passed_on[i], value);
            workers->variables[workers->variable_count++] = variable;
        }
    }
    return CLI_OK;
}

/* The path of a program as a shell would find it; the caller frees it. NULL: there is none. */
static char *find_program(const char *name)
{
    const char *folders = getenv("PATH");
    char path[4096];

    if (strchr(name, '/') != NULL) {
        return access(name, X_OK) == 0 ? strdup(name) : NULL;
    }
    for (const char *at = folders != NULL ? folders : "/usr/bin:/bin"; *at != '\0';) {
        size_t length = strcspn(at, ":");
        int size = snprintf(path, sizeof path, "%.*s/%s", (int)length, at, name);

        if (length > 0 && size > 0 && (size_t)size < sizeof path && access(path, X_OK) == 0) {
            return strdup(path);
        }
        at += length + (at[length] == ':');
    }
    return NULL;
}

/* "pipe:./bot.sh fast": words at blanks, no quotes. */
static int prepare_program(worker_seat *seat, const cli_args *args, const char *command)
{
    int count = 0;
    char *rest = NULL;

    seat->text = strdup(command);
    if (seat->text == NULL) {
        return no_memory();
    }
    seat->arguments[count++] = (char *)"adit";
    seat->arguments[count++] = (char *)WORKER_COMMAND;
    seat->arguments[count++] = (char *)"exec";
    seat->arguments[count++] = seat->memory;
    seat->arguments[count++] = seat->seconds;
    int first = count;
    for (char *word = strtok_r(seat->text, " ", &rest); word != NULL;
         word = strtok_r(NULL, " ", &rest)) {
        if (count == first + MOST_ARGUMENTS) {
            return cli_usage(args, "--players: a program takes at most %d words; name a script",
                             MOST_ARGUMENTS);
        }
        seat->arguments[count++] = word;
    }
    if (count == first) {
        return cli_usage(args, "--players: '" CLI_PIPE_PREFIX "' lacks a program, such as "
                               "'" CLI_PIPE_PREFIX "./bot.sh'");
    }
    seat->path = find_program(seat->arguments[first]);
    if (seat->path == NULL) {
        return cli_usage(
            args, "--players: '%s' is no program that can be run: %s", seat->arguments[first],
            strchr(seat->arguments[first], '/') != NULL ? strerror(errno) : "it is not in PATH");
    }
    seat->arguments[first] = seat->path;
    return CLI_OK;
}

/* "worker:bot.lua": the source is read here, so the worker needs no files. */
static int prepare_lua(worker_seat *seat, const char *path)
{
    adit_err err = {0};

    if (adit_file_read(path, ADITL_BOT_SOURCE_MAX, &seat->file, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    seat->plan.source = seat->file.data != NULL ? seat->file.data : "";
    seat->plan.source_length = seat->file.length;
    seat->plan.source_name = path;
    seat->arguments[0] = (char *)"adit";
    seat->arguments[1] = (char *)WORKER_COMMAND;
    seat->arguments[2] = (char *)"lua";
    seat->arguments[3] = seat->memory;
    seat->arguments[4] = seat->seconds;
    return CLI_OK;
}

static int prepare(cli_workers *workers, int n, const cli_args *args, const char *name)
{
    worker_seat *seat = &workers->seat[n];
    int64_t move_ms = 0, game_ms = 0, memory = 0;
    int code = cli_number(args, CLI_OPT_MOVE_TIME, 1, 86400000, USUAL_MOVE_MS, &move_ms);

    if (code == CLI_OK) {
        code = cli_number(args, CLI_OPT_GAME_TIME, 1, 86400000, USUAL_GAME_MS, &game_ms);
    }
    if (code == CLI_OK) {
        code = cli_number(args, CLI_OPT_BOT_MEMORY, 16, 1 << 20, USUAL_MEMORY_MB, &memory);
    }
    if (code != CLI_OK) {
        return code;
    }
    snprintf(seat->memory, sizeof seat->memory, "%lld", (long long)memory);
    snprintf(seat->seconds, sizeof seat->seconds, "%d", CPU_SECONDS);
    seat->plan.limits = (aditw_limits){.move_ms = (int)move_ms,
                                       .game_ms = (int)game_ms,
                                       .cpu_seconds = CPU_SECONDS,
                                       .is_stopped = cli_interrupted};
    seat->plan.command = (aditw_command){.program = PROGRAM,
                                         .arguments = seat->arguments,
                                         .environment = workers->variables,
                                         .keeps_errors = cli_has(args, CLI_OPT_BOT_ERRORS)};
    return cli_names_program(name) ? prepare_program(seat, args, name + strlen(CLI_PIPE_PREFIX))
                                   : prepare_lua(seat, name + strlen(CLI_WORKER_PREFIX));
}

int cli_workers_open(cli_setup *setup, const cli_args *args)
{
    int code = CLI_OK;

    for (int i = 0; i < setup->seat_count && code == CLI_OK; i++) {
        if (!cli_names_program(setup->seat[i]) && !cli_names_worker(setup->seat[i])) {
            continue;
        }
        if (setup->workers == NULL) {
            setup->workers = calloc(1, sizeof *setup->workers);
            if (setup->workers == NULL) {
                return no_memory();
            }
            code = keep_environment(setup->workers);
        }
        if (code == CLI_OK && setup->workers != NULL) {
            code = prepare(setup->workers, i, args, setup->seat[i]);
        }
    }
    return code;
}

/* ---- Playing ------------------------------------------------------------------------------------
 */

static const aditw_plan *plan_of(const cli_setup *setup, int seat)
{
    const aditw_plan *plan = setup->workers != NULL ? &setup->workers->seat[seat - 1].plan : NULL;

    return plan != NULL && plan->command.program != NULL ? plan : NULL;
}

adit_status cli_bot_new(const cli_setup *setup, aditw_slot *slots, adit_engine *engine, int seat,
                        uint64_t seed, adit_bot **bot, adit_err *err)
{
    const aditw_plan *plan = plan_of(setup, seat);

    if (plan != NULL) {
        return aditw_bot_new(plan, &slots[seat - 1], engine, seat, seed, bot, err);
    }
    return adit_bot_new(engine, setup->seat[seat - 1], seat, seed, bot, err);
}

adit_status cli_bot_try(const cli_setup *setup, int seat, adit_err *err)
{
    aditw_slot slots[CLI_MAX_SEATS] = {{0}};
    adit_bot *bot = NULL;
    adit_status status = ADIT_OK;

    ADIT_TRY(cli_bot_new(setup, slots, setup->engine, seat, 0, &bot, err));
    const aditw_plan *plan = plan_of(setup, seat);
    if (plan != NULL && plan->source != NULL) {
        aditw_bot_begin(bot, setup->game, setup->match.players);
        const aditw_forfeit *forfeit = aditw_bot_forfeit(bot);
        if (forfeit != NULL && forfeit->reason == ADITW_FORFEIT_FAULT) {
            status = adit_fail(err, ADIT_SCRIPT, "%s", forfeit->text);
        }
    }
    bot->free(bot);
    aditw_slot_close(&slots[seat - 1]);
    return status;
}

void cli_bot_show_errors(const cli_args *args, const adit_bot *bot, int seat)
{
    size_t length = 0;
    const char *data = aditw_bot_errors(bot, &length);

    if (!cli_has(args, CLI_OPT_BOT_ERRORS) || length == 0) {
        return;
    }
    cli_message("player %d wrote on its standard error:", seat);
    while (length > 0) {
        const char *end = memchr(data, '\n', length);
        size_t part = end != NULL ? (size_t)(end - data) : length;

        fprintf(stderr, "    ");
        cli_put_bytes(stderr, data, part);
        fprintf(stderr, "\n");
        part += end != NULL;
        data += part;
        length -= part;
    }
}
