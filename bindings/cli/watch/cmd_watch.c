/* cmd_watch.c - `adit watch`: checks, tests and replays whenever a file of a mod is saved.
 *
 * One loop waits for three things: a change of a file, the end of a check or test, and, with
 * --play, a line that was typed. The game comes first, since that is what the author looks at;
 * check and test follow when they are done.
 */
#include "bindings/cli/play/keep.h"
#include "bindings/cli/watch/watch.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Milliseconds: between two looks at the files, until a file that is being written is whole,
 * and between two looks at jobs that run. */
enum { LOOK_EVERY = 100, SETTLE = 40, MAX_SETTLES = 8, JOBS_EVERY = 20 };

typedef struct {
    cli_author author;
    const char *paths[CLI_MAX_MODS + 2]; /* what is watched */
    int path_count;
    adit_seen_files files;
    watch_jobs jobs;
    watch_game game;
    cli_terminal terminal;
    bool plays;
    bool reads;    /* standard input is still open */
    bool prompted; /* the last line is a prompt */
    double looked;
} watch_run;

/* ---- Files ---- */

static void list_paths(watch_run *watch)
{
    const char *scenario = cli_value(&watch->author.args, CLI_OPT_SCENARIO);
    int count = cli_values(&watch->author.args, CLI_OPT_MOD, watch->paths, CLI_MAX_MODS);

    watch->path_count = count < CLI_MAX_MODS ? count : CLI_MAX_MODS;
    if (watch->author.place.is_game) {
        watch->paths[watch->path_count++] = watch->author.place.root;
    }
    if (scenario != NULL) {
        watch->paths[watch->path_count++] = scenario;
    }
}

/* Waits until the files no longer change: half a file may load as something else. */
static bool take_files(watch_run *watch, adit_seen_files *now)
{
    int changes = 1;

    for (int i = 0; i < MAX_SETTLES && changes > 0; i++) {
        adit_seen_files later;

        (void)poll(NULL, 0, SETTLE);
        if (!adit_seen_files_look(&later, watch->paths, watch->path_count)) {
            adit_seen_files_free(&later);
            return false;
        }
        (void)adit_seen_files_change(now, &later, &changes);
        adit_seen_files_free(now);
        *now = later;
    }
    return true;
}

static const char *short_path(const watch_run *watch, const char *path)
{
    size_t length = strlen(watch->author.place.root);

    return strncmp(path, watch->author.place.root, length) == 0 && path[length] == '/'
               ? path + length + 1
               : path;
}

/* Lets bots decide, shows what is new, and asks. `news` may be NULL; it comes last, since a
 * terminal is cleared for the table. */
static void continue_game(watch_run *watch, const char *news)
{
    watch_game_let_bots(&watch->game);
    watch_game_show(&watch->game);
    cli_put_drawn(stdout, news != NULL ? news : "");
    watch_game_prompt(&watch->game);
    watch->prompted = true;
}

/* Something was saved: the game continues with it, and check and test start again. */
static void react_to_change(watch_run *watch, const char *first, int changes)
{
    char *news = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&news, &size);

    if (out == NULL) {
        cli_message("out of memory");
        return;
    }
    cli_print(out, "%s== %s%s", cli_ink_of(&watch->terminal, CLI_BOLD), short_path(watch, first),
              cli_ink_end(&watch->terminal));
    fprintf(out, changes > 1 ? " and %d more changed\n" : " changed\n", changes - 1);
    if (watch->plays) {
        watch_game_carry_on(&watch->game, out);
    }
    fclose(out);
    fputs(watch->prompted ? "\n" : "", stdout);
    watch->prompted = false;
    if (watch->plays) {
        continue_game(watch, news);
    } else if (news != NULL) {
        cli_put_drawn(stdout, news);
    }
    free(news);
    watch_jobs_start(&watch->jobs, &watch->author);
}

static void look_at_files(watch_run *watch)
{
    adit_seen_files now;
    int changes = 0;

    watch->looked = cli_seconds_now();
    if (!adit_seen_files_look(&now, watch->paths, watch->path_count)) {
        adit_seen_files_free(&now);
        return; /* out of memory: perhaps not next time */
    }
    if (adit_seen_files_change(&watch->files, &now, &changes) == NULL || !take_files(watch, &now)) {
        adit_seen_files_free(&now);
        return;
    }
    const char *first = adit_seen_files_change(&watch->files, &now, &changes);
    if (first != NULL) {
        react_to_change(watch, first, changes);
    }
    adit_seen_files_free(&watch->files);
    watch->files = now;
}

/* ---- Lines ---- */

static void read_line(watch_run *watch)
{
    char *line = NULL;
    size_t size = 0;

    errno = 0;
    if (getline(&line, &size, stdin) >= 0) {
        watch_game_answer(&watch->game, line);
        continue_game(watch, NULL);
    } else if (errno != EINTR) {
        watch->reads = false;
        /* Ctrl-D at a terminal means to stop; the end of a file does not. */
        watch->game.is_left = isatty(STDIN_FILENO);
    }
    free(line);
}

static void wait_a_little(watch_run *watch)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int timeout = watch_jobs_run(&watch->jobs) ? JOBS_EVERY : LOOK_EVERY;

    if (poll(&input, watch->plays && watch->reads ? 1 : 0, timeout) > 0) {
        read_line(watch);
    }
}

/* ---- The command ---- */

static void report_jobs(watch_run *watch)
{
    if (watch_jobs_are_news(&watch->jobs) && watch->prompted) {
        printf("\n");
        watch->prompted = false;
    }
    if (watch_jobs_run(&watch->jobs) && watch_jobs_report(&watch->jobs, &watch->terminal)) {
        cli_print(stdout, "watching %s; press Ctrl-C to stop\n", watch->author.place.root);
        watch_game_prompt(&watch->game);
        watch->prompted = watch->plays;
    }
}

static void watch_on(watch_run *watch)
{
    while (!cli_interrupted() && !watch->game.is_left) {
        wait_a_little(watch);
        report_jobs(watch);
        if (cli_seconds_now() - watch->looked >= LOOK_EVERY * 1e-3) {
            look_at_files(watch);
        }
    }
}

static int start_watch(watch_run *watch)
{
    if (!adit_seen_files_look(&watch->files, watch->paths, watch->path_count)) {
        cli_message("%s: too many files to watch", watch->author.place.root);
        return adit_status_exit_code(ADIT_LIMIT);
    }
    if (watch->plays) {
        /* Byte by byte: what waits in a buffer could not be waited for. */
        (void)setvbuf(stdin, NULL, _IONBF, 0);
        if (watch_game_open(&watch->game, &watch->author) == CLI_USAGE) {
            return CLI_USAGE;
        }
        continue_game(watch, NULL);
    }
    watch_jobs_start(&watch->jobs, &watch->author);
    return CLI_OK;
}

int cmd_watch(const cli_args *args)
{
    static watch_run watch;

    watch = (watch_run){.plays = cli_has(args, CLI_OPT_PLAY),
                        .reads = true,
                        .terminal = cli_terminal_look(),
                        .jobs = {.shown = WATCH_JOBS}};
    CLI_TRY(cli_author_find(&watch.author, args));
    if (watch.plays && !cli_has(args, CLI_OPT_SEED)) {
        CLI_TRY(cli_keep_seed(&watch.author.args));
    }
    cli_catch_interrupt();
    list_paths(&watch);
    int code = start_watch(&watch);
    if (code == CLI_OK) {
        watch_on(&watch);
        code = cli_interrupted() ? CLI_INTERRUPTED : CLI_OK;
        if (watch.game.table != NULL) {
            play_write_record(&watch.game.table->play);
        }
        if (code == CLI_INTERRUPTED) {
            printf("\n");
        }
    }
    watch_jobs_stop(&watch.jobs);
    adit_seen_files_free(&watch.files);
    watch_game_close(&watch.game);
    return code;
}
