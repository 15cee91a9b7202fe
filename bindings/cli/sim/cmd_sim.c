/* cmd_sim.c - `adit sim`: plays many games between bots and reports.
 *
 * This file reads the options and puts the parts together: threads play (threads.c),
 * sinks take the results in order (sums, CSV, database), and a report ends it.
 */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/sim/db_file.h"
#include "bindings/cli/sim/part.h"

#define DEFAULT_GAMES 1000
#define MOST_JOBS 256

static int read_shard(const cli_args *args, sim_plan *plan)
{
    const char *text = cli_value(args, CLI_OPT_SHARD);
    long long number = 1, shards = 1;
    char rest = '\0';

    if (text != NULL && (sscanf(text, "%9lld/%9lld%c", &number, &shards, &rest) != 2 ||
                         number < 1 || number > shards)) {
        return cli_usage(
            args, "--shard: invalid value '%s'; expected I/N with I from 1 to N, such as 2/4",
            text);
    }
    plan->shards = shards;
    sim_shard(plan->asked, number, shards, &plan->first, &plan->end);
    return CLI_OK;
}

static int read_options(const cli_args *args, sim_plan *plan)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int64_t jobs = 0;
    const char *path = cli_value(args, CLI_OPT_DB);
    const char *problem = path != NULL ? sim_db_name_problem(path) : NULL;

    processors = processors < 1 ? 1 : processors > MOST_JOBS ? MOST_JOBS : processors;
    CLI_TRY(cli_number(args, CLI_OPT_GAMES, 1, SIM_MOST_GAMES, DEFAULT_GAMES, &plan->asked));
    CLI_TRY(cli_number(args, CLI_OPT_JOBS, 1, MOST_JOBS, processors, &jobs));
    CLI_TRY(cli_number(args, CLI_OPT_MAX_SECONDS, 1, 1000000000, 0, &plan->max_seconds));
    CLI_TRY(cli_budget(args, ADIT_BUDGET_SIM_GAME, &plan->budget));
    CLI_TRY(read_shard(args, plan));
    if (cli_has(args, CLI_OPT_JSON) && cli_has(args, CLI_OPT_CSV)) {
        return cli_usage(args,
                         "--json and --csv both write to standard output; use only one of them");
    }
    if (cli_has(args, CLI_OPT_PART) && plan->max_seconds > 0) {
        return cli_usage(args, "--part has all games of its shard, so --max-seconds cannot be used "
                               "with it");
    }
    if (problem != NULL) {
        return cli_usage(args, "--db: '%s': %s", path, problem);
    }
    int64_t games = plan->end - plan->first;
    plan->jobs = (int)(jobs < games ? jobs : games > 0 ? games : 1);
    plan->record = cli_value(args, CLI_OPT_RECORD);
    plan->scenario = cli_value(args, CLI_OPT_SCENARIO);
    return CLI_OK;
}

static int read_seats(const cli_args *args, cli_setup *setup)
{
    CLI_TRY(cli_setup_seats(setup, "random", "random"));
    for (int seat = 0; seat < setup->seat_count; seat++) {
        if (strcmp(setup->seat[seat], "human") == 0) {
            return cli_usage(args,
                             "--players: seat %d is human; only bots can be simulated: random, "
                             "greedy, planner or the path of a Lua bot",
                             seat + 1);
        }
    }
    return CLI_OK;
}

/* A mistake in a bot's name or file is reported once, not by a thousand games. */
static adit_status try_bots(const cli_setup *setup, adit_err *err)
{
    for (int seat = 0; seat < setup->seat_count; seat++) {
        ADIT_TRY(cli_bot_try(setup, seat + 1, err));
    }
    return ADIT_OK;
}

static adit_status make_folder(const char *path, adit_err *err)
{
    struct stat about;

    if (path == NULL || mkdir(path, 0777) == 0) {
        return ADIT_OK;
    }
    if (errno == EEXIST && stat(path, &about) == 0 && S_ISDIR(about.st_mode)) {
        return ADIT_OK;
    }
    return adit_fail(err, ADIT_IO, "%s: cannot create the folder for recorded games: %s", path,
                     errno == EEXIST ? "a file with that name exists" : strerror(errno));
}

/* Where results go, besides the sums. */
typedef struct {
    sim_db *db;
    sim_part *part;
    sim_csv csv;
} sim_outputs;

/* With --part, lines of CSV go into the part: --merge prints them. */
static adit_status open_outputs(const cli_args *args, const sim_plan *plan, const sim_about *about,
                                sim_outputs *outputs, adit_err *err)
{
    const char *db = cli_value(args, CLI_OPT_DB), *part = cli_value(args, CLI_OPT_PART);

    if (part != NULL) {
        ADIT_TRY(sim_part_open(part, about, &outputs->part, err));
    }
    if (db != NULL) {
        ADIT_TRY(sim_db_open(db, plan, &outputs->db, err));
    }
    if (cli_has(args, CLI_OPT_CSV)) {
        outputs->csv = (sim_csv){about, part != NULL ? sim_part_lines(outputs->part) : stdout};
        if (part == NULL) {
            sim_csv_head(about);
        }
    }
    return ADIT_OK;
}

static adit_status finish_outputs(sim_outputs *outputs, const sim_sums *sums, const sim_end *end,
                                  adit_err *err)
{
    if (outputs->db != NULL) {
        ADIT_TRY(sim_db_finish(outputs->db, sums, end, err));
    }
    if (outputs->part != NULL && !end->was_interrupted) {
        ADIT_TRY(sim_part_finish(outputs->part, sums, err));
    }
    return ADIT_OK;
}

/* Plays, with the sinks that the options ask for. */
static adit_status play_all(const cli_args *args, const sim_plan *plan, const sim_about *about,
                            sim_sums *sums, sim_end *end, adit_err *err)
{
    sim_outputs outputs = {0};
    sim_sink sinks[4] = {{sim_sums_take, sums}};
    int count = 1;

    adit_status status = open_outputs(args, plan, about, &outputs, err);
    if (outputs.db != NULL) {
        sinks[count++] = (sim_sink){sim_db_take, outputs.db};
    }
    if (outputs.csv.out != NULL) {
        sinks[count++] = (sim_sink){sim_csv_take, &outputs.csv};
    }
    ADIT_THEN(status, sim_run(plan, sinks, end, err));
    ADIT_THEN(status, finish_outputs(&outputs, sums, end, err));
    sim_db_close(outputs.db);
    sim_part_close(outputs.part);
    return status;
}

/* Whatever is of interest beside the result goes to stderr. Returns the exit code. */
static int report_faults(const sim_sums *sums, bool is_text)
{
    if (sums->faults > 0) {
        bool has_text = !is_text && sums->fault_text != NULL; /* a report shows it already */
        cli_message("%lld games ended in a fault; the first was game %lld%s",
                    (long long)sums->faults, (long long)sums->first_fault + 1, has_text ? ":" : "");
        if (has_text) {
            cli_put_lines(stderr, sums->fault_text);
            fputc('\n', stderr);
        }
        return adit_status_exit_code(sums->fault);
    }
    return CLI_OK;
}

static void report_speed(const sim_about *about, const sim_sums *sums, const sim_end *end)
{
    const int64_t games = sums->games + sums->faults;

    cli_message("%lld games with seed %llu in %.2f s, %.0f per second", (long long)games,
                (unsigned long long)about->seed, end->seconds,
                end->seconds > 0 ? (double)games / end->seconds : 0);
    if (end->was_interrupted) {
        cli_message("interrupted: %lld of %lld games were played", (long long)games,
                    (long long)(about->end - about->first));
    }
}

int sim_report_sums(const cli_args *args, const sim_about *about, const sim_sums *sums,
                    const sim_end *end)
{
    const bool is_silent = cli_has(args, CLI_OPT_PART) || cli_has(args, CLI_OPT_CSV);
    const bool is_text = !cli_has(args, CLI_OPT_JSON) && !is_silent;

    if (is_text) {
        sim_report(about, sums, end);
    } else if (!is_silent) {
        sim_json(about, sums, end);
    }
    if (fflush(stdout) != 0) {
        adit_err err = {.status = ADIT_OK};
        adit_fail(&err, ADIT_IO, "standard output: %s", strerror(errno));
        return cli_fail(&err);
    }
    if (!cli_has(args, CLI_OPT_MERGE)) {
        report_speed(about, sums, end);
    }
    return end->was_interrupted ? CLI_INTERRUPTED : report_faults(sums, is_text);
}

static int run_simulation(const cli_args *args, sim_plan *plan)
{
    adit_err err = {.status = ADIT_OK};
    sim_about about = {0};
    sim_sums sums = {0};
    sim_end end = {0};
    int code;

    cli_catch_interrupt();
    if (try_bots(plan->setup, &err) == ADIT_OK && sim_goal_open(plan, &err) == ADIT_OK &&
        make_folder(plan->record, &err) == ADIT_OK &&
        sim_about_open(plan, &about, &err) == ADIT_OK &&
        sim_sums_open(&sums, &about, plan->setup->engine, &err) == ADIT_OK &&
        play_all(args, plan, &about, &sums, &end, &err) == ADIT_OK) {
        code = sim_report_sums(args, &about, &sums, &end);
    } else {
        code = cli_fail(&err);
    }
    sim_sums_close(&sums);
    sim_about_close(&about);
    return code;
}

/* Bots must not see the files that contain seeds while other games are being played. */
static int open_workers(cli_setup *setup, const cli_args *args)
{
    static const char output[] = "/dev/stdout";
    const char *db = cli_value(args, CLI_OPT_DB), *record = cli_value(args, CLI_OPT_RECORD);
    const char *own[6] = {NULL};
    char journal[4096];
    struct stat about;
    int count = 0;

    if (db != NULL) {
        snprintf(journal, sizeof journal, "%s-journal", db);
        own[count++] = db;
        own[count++] = journal;
    }
    if (record != NULL) {
        own[count++] = record;
    }
    if (cli_has(args, CLI_OPT_PART)) {
        own[count++] = cli_value(args, CLI_OPT_PART);
    }
    if (cli_has(args, CLI_OPT_CSV) && fstat(STDOUT_FILENO, &about) == 0 && S_ISREG(about.st_mode)) {
        own[count++] = output;
    }
    return cli_workers_open(setup, args, own);
}

static int run_command(const cli_args *args, cli_setup *setup)
{
    sim_plan plan = {.setup = setup};

    if (args->operand_count > 1) {
        return cli_usage(args, "sim: unexpected argument '%s'", args->operand[1]);
    }
    CLI_TRY(cli_setup_open(setup, args, args->operand_count > 0 ? args->operand[0] : NULL, NULL));
    CLI_TRY(read_options(args, &plan));
    if (cli_has(args, CLI_OPT_PART) && !setup->has_seed) {
        return cli_usage(args, "--part needs --seed: all shards of a run have the same one");
    }
    CLI_TRY(read_seats(args, setup));
    CLI_TRY(open_workers(setup, args));
    plan.seed = setup->match.seed;
    return run_simulation(args, &plan);
}

int cmd_sim(const cli_args *args)
{
    cli_setup setup = {0};

    if (cli_has(args, CLI_OPT_MERGE)) {
        return sim_merge(args);
    }
    int code = run_command(args, &setup);

    cli_setup_close(&setup);
    return code;
}
