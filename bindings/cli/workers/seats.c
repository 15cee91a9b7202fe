/* seats.c - seats that are played by other processes.
 *
 * A program is started only if it is named on the command line. Names in files never start one:
 * people open recorded games and scenarios from strangers without a second thought.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"
#include "bindings/lua/adit_lua.h"

#define PROGRAM "/proc/self/exe"
#define MOST_ARGUMENTS 64
#define MOST_VARIABLES 16

#define DEFAULT_MOVE_MS 10000
#define DEFAULT_GAME_MS 600000
#define DEFAULT_MEMORY_MB 1024
#define CPU_SECONDS 3600

/* The environment variables that a program gets. */
static const char *const passed_on[] = {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", NULL};

/* One seat. */
typedef struct {
    aditw_plan plan;
    char *text;     /* the words of the command, cut; owned */
    char *path;     /* of the program; owned */
    adit_text file; /* of a Lua bot */
    worker_reads reads;
    char *arguments[MOST_ARGUMENTS + WORKER_MOST_READS + 16];
    int argument_count;
    char memory[24], seconds[24];
} worker_seat;

struct cli_workers {
    worker_seat seat[CLI_MAX_SEATS];
    char *variables[MOST_VARIABLES];
    int variable_count;
    worker_layers layers; /* of programs */
    char layer_words[64];
};

static void close_workers(cli_workers *workers)
{
    for (int i = 0; i < CLI_MAX_SEATS; i++) {
        free(workers->seat[i].text);
        free(workers->seat[i].path);
        adit_text_free(&workers->seat[i].file);
        worker_reads_free(&workers->seat[i].reads);
    }
    for (int i = 0; i < workers->variable_count; i++) {
        free(workers->variables[i]);
    }
    free(workers);
}

/* For the whole process, as Ctrl-C is; set before threads start. */
static int64_t stop_at;

void cli_workers_stop_at(int64_t when)
{
    stop_at = when;
}

bool cli_workers_stopped(void)
{
    return cli_interrupted() || (stop_at > 0 && aditw_now() >= stop_at);
}

/* ---- Preparing ---- */

static int keep_environment(cli_workers *workers)
{
    for (int i = 0; passed_on[i] != NULL; i++) {
        const char *value = getenv(passed_on[i]);
        char **variable = &workers->variables[workers->variable_count];

        if (value != NULL && asprintf(variable, "%s=%s", passed_on[i], value) < 0) {
            *variable = NULL;
            return cli_no_memory();
        }
        workers->variable_count += value != NULL;
    }
    return CLI_OK;
}

bool worker_program_find(const char *name, char *path, size_t size)
{
    const char *folders = getenv("PATH");

    if (strchr(name, '/') != NULL) {
        return access(name, X_OK) == 0 && snprintf(path, size, "%s", name) < (int)size;
    }
    for (const char *at = folders != NULL ? folders : "/usr/bin:/bin"; *at != '\0';) {
        size_t length = strcspn(at, ":");
        int count = snprintf(path, size, "%.*s/%s", (int)length, at, name);

        if (length > 0 && count > 0 && (size_t)count < size && access(path, X_OK) == 0) {
            return true;
        }
        at += length + (at[length] == ':');
    }
    return false;
}

/* "./bot.sh fast": words at blanks, no quotes. The first becomes the path of the program. */
static int cut_command(worker_seat *seat, const cli_args *args, const char *command, char **words)
{
    char path[4096];
    int count = 0;
    char *rest = NULL;

    seat->text = strdup(command);
    if (seat->text == NULL) {
        return cli_no_memory();
    }
    for (char *word = strtok_r(seat->text, " ", &rest); word != NULL;
         word = strtok_r(NULL, " ", &rest)) {
        if (count == MOST_ARGUMENTS) {
            return cli_usage(args, "--players: at most %d words per program; use a script",
                             MOST_ARGUMENTS);
        }
        words[count++] = word;
    }
    if (count == 0) {
        return cli_usage(args, "--players: '" CLI_PIPE_PREFIX "' needs a program, such as "
                               "'" CLI_PIPE_PREFIX "./bot.sh'");
    }
    if (!worker_program_find(words[0], path, sizeof path)) {
        return cli_usage(args, "--players: cannot run '%s': %s", words[0],
                         strchr(words[0], '/') != NULL ? strerror(errno) : "not found in PATH");
    }
    seat->path = strdup(path);
    words[0] = seat->path;
    return seat->path != NULL ? CLI_OK : cli_no_memory();
}

/* The places it may read: those the user allows, and those its command names. */
static int find_reads(worker_seat *seat, const cli_args *args, char *const *words)
{
    const char *asked[WORKER_MOST_READS];
    int count = cli_values(args, CLI_OPT_BOT_MAY_READ, asked, WORKER_MOST_READS);

    for (int i = 0; i < count && i < WORKER_MOST_READS; i++) {
        if (!worker_reads_asked(&seat->reads, asked[i])) {
            return cli_usage(args, "--bot-may-read: '%s': %s", asked[i], strerror(errno));
        }
    }
    for (int i = 0; words[i] != NULL; i++) {
        if (!worker_reads_named(&seat->reads, words[i], i == 0)) {
            return cli_usage(args, "--players: '%s': %s", words[i], strerror(errno));
        }
    }
    return CLI_OK;
}

static void add_argument(worker_seat *seat, const char *argument)
{
    seat->arguments[seat->argument_count++] = (char *)argument;
}

/* "pipe:./bot.sh fast" */
static int prepare_program(cli_workers *workers, worker_seat *seat, const cli_args *args,
                           const char *command)
{
    char *words[MOST_ARGUMENTS + 1] = {NULL};

    CLI_TRY(cut_command(seat, args, command, words));
    CLI_TRY(find_reads(seat, args, words));
    add_argument(seat, "0");
    add_argument(seat, workers->layer_words);
    add_argument(seat, workers->layers.box != NULL ? workers->layers.box : "");
    for (int i = 0; i < seat->reads.count; i++) {
        add_argument(seat, seat->reads.path[i]);
    }
    add_argument(seat, "--");
    for (int i = 0; words[i] != NULL; i++) {
        add_argument(seat, words[i]);
    }
    return CLI_OK;
}

/* "worker:bot.lua": the source is read here, so the worker needs no files. */
static int prepare_lua(worker_seat *seat, const char *path)
{
    adit_err err = {0};

    CLI_TRY(cli_result(adit_file_read(path, ADITL_BOT_SOURCE_MAX, &seat->file, &err), &err));
    seat->plan.source = seat->file.data != NULL ? seat->file.data : "";
    seat->plan.source_length = seat->file.length;
    seat->plan.source_name = path;
    return CLI_OK;
}

static int prepare_seat(cli_workers *workers, int n, const cli_args *args, const char *name)
{
    worker_seat *seat = &workers->seat[n];
    int64_t move_ms = 0, game_ms = 0, memory = 0;

    CLI_TRY(cli_number(args, CLI_OPT_MOVE_TIME, 1, 86400000, DEFAULT_MOVE_MS, &move_ms));
    CLI_TRY(cli_number(args, CLI_OPT_GAME_TIME, 1, 86400000, DEFAULT_GAME_MS, &game_ms));
    CLI_TRY(cli_number(args, CLI_OPT_BOT_MEMORY, 16, 1 << 20, DEFAULT_MEMORY_MB, &memory));
    snprintf(seat->memory, sizeof seat->memory, "%lld", (long long)memory);
    snprintf(seat->seconds, sizeof seat->seconds, "%d", CPU_SECONDS);
    seat->plan.limits = (aditw_limits){.move_ms = (int)move_ms,
                                       .game_ms = (int)game_ms,
                                       .cpu_seconds = CPU_SECONDS,
                                       .is_stopped = cli_workers_stopped};
    seat->plan.command = (aditw_command){.program = PROGRAM,
                                         .arguments = seat->arguments,
                                         .environment = workers->variables,
                                         .keeps_errors = cli_has(args, CLI_OPT_BOT_ERRORS)};
    add_argument(seat, "adit");
    add_argument(seat, WORKER_COMMAND);
    add_argument(seat, cli_names_program(name) ? "exec" : "lua");
    add_argument(seat, seat->memory);
    add_argument(seat, seat->seconds);
    return cli_names_program(name)
               ? prepare_program(workers, seat, args, name + strlen(CLI_PIPE_PREFIX))
               : prepare_lua(seat, name + strlen(CLI_WORKER_PREFIX));
}

/* Finds the layers that confine programs, and reports the gaps. */
static void find_layers(cli_workers *workers, const cli_args *args)
{
    char gaps[1024];

    if (!cli_has(args, CLI_OPT_UNCONFINED_BOTS)) {
        workers->layers = worker_layers_find();
        if (worker_layers_gaps(&workers->layers, gaps, sizeof gaps)) {
            cli_message(WORKER_GAPS "%s; run 'adit doctor' for advice", gaps);
        }
    }
    worker_layers_write(&workers->layers, workers->layer_words, sizeof workers->layer_words);
}

/* For the first such seat. From here on other processes of the same user, such as bots, cannot
 * inspect this one. */
static int start_workers(cli_setup *setup, const cli_args *args)
{
    bool has_program = false;

    setup->workers = calloc(1, sizeof *setup->workers);
    if (setup->workers == NULL) {
        return cli_no_memory();
    }
    setup->close_workers = close_workers;
    if (!worker_hide()) {
        cli_message("cannot hide this process from bots: %s", strerror(errno));
        return adit_status_exit_code(ADIT_IO);
    }
    cli_end_bots_on_signals();
    for (int i = 0; i < setup->seat_count; i++) {
        has_program = has_program || cli_names_program(setup->seat[i]);
    }
    if (has_program) {
        find_layers(setup->workers, args);
    }
    return keep_environment(setup->workers);
}

/* A file that this command uses would reveal the seed to the program. */
static int check_own(const worker_seat *seat, const cli_args *args, const char *name,
                     const char *const *own)
{
    for (int i = 0; own[i] != NULL; i++) {
        if (worker_reads_own(&seat->reads, own[i])) {
            return cli_usage(args,
                             "--players: '%s' could read '%s', which this command uses during the "
                             "game; move the bot or that file to another folder, or use "
                             "--unconfined-bots if you trust the bot",
                             name, own[i]);
        }
    }
    return CLI_OK;
}

int cli_workers_open(cli_setup *setup, const cli_args *args, const char *const *own)
{
    const bool is_confined = !cli_has(args, CLI_OPT_UNCONFINED_BOTS);

    for (int i = 0; i < setup->seat_count; i++) {
        const char *name = setup->seat[i];

        if (!cli_names_program(name) && !cli_names_worker(name)) {
            continue;
        }
        if (setup->workers == NULL) {
            CLI_TRY(start_workers(setup, args));
        }
        CLI_TRY(prepare_seat(setup->workers, i, args, name));
        if (is_confined && cli_names_program(name)) {
            CLI_TRY(check_own(&setup->workers->seat[i], args, name, own));
        }
    }
    return CLI_OK;
}

/* ---- Playing ---- */

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

void cli_bot_hint(const cli_setup *setup, int seat, const aditw_forfeit *forfeit)
{
    const aditw_plan *plan = plan_of(setup, seat);

    if (plan == NULL || plan->source != NULL || forfeit->question > 0 ||
        forfeit->reason != ADITW_FORFEIT_CRASH ||
        (setup->workers->layers.box == NULL && setup->workers->layers.landlock == 0)) {
        return;
    }
    cli_message("player %d can only read its own folder and the system's: see its errors with "
                "--bot-errors, or let it read more with --bot-may-read DIR",
                seat);
}

void cli_bot_show_errors(const cli_args *args, const adit_bot *bot, int seat)
{
    size_t length = 0;
    const char *data = aditw_bot_errors(bot, &length);

    if (!cli_has(args, CLI_OPT_BOT_ERRORS) || length == 0) {
        return;
    }
    cli_message("player %d wrote to standard error:", seat);
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
