/* cmd_watch.c - `adit watch`: checks, tests and replays whenever a file of a mod is saved.
 *
 * One loop waits for three things: a change of a file, the end of a check or test, and, with
 * --play, a line that was typed. The game comes first, since that is what the author looks at;
 * check and test follow when they are done.
 */
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
    watch_files files;
    watch_jobs jobs;
    watch_game game;
    cli_terminal terminal;
    bool plays;
    bool reads;    /* standard input is still open */
    bool prompted; /* the last line is a prompt */
    double looked;
} watch;

/* ---- Files ---- */

static void list_paths(watch *it)
{
    const char *scenario = cli_value(&it->author.args, CLI_OPT_SCENARIO);
    int count = cli_values(&it->author.args, CLI_OPT_MOD, it->paths, CLI_MAX_MODS);

    it->path_count = count < CLI_MAX_MODS ? count : CLI_MAX_MODS;
    if (it->author.place.is_game) {
        it->paths[it->path_count++] = it->author.place.root;
    }
    if (scenario != NULL) {
        it->paths[it->path_count++] = scenario;
    }
}

/* Waits until the files no longer change: half a file may load as something else. */
static bool take_files(watch *it, watch_files *now)
{
    int changes = 1;

    for (int i = 0; i < MAX_SETTLES && changes > 0; i++) {
        watch_files later;

        (void)poll(NULL, 0, SETTLE);
        if (!watch_files_look(&later, it->paths, it->path_count)) {
            watch_files_free(&later);
            return false;
        }
        (void)watch_files_change(now, &later, &changes);
        watch_files_free(now);
        *now = later;
    }
    return true;
}

static const char *short_path(const watch *it, const char *path)
{
    size_t length = strlen(it->author.place.root);

    return strncmp(path, it->author.place.root, length) == 0 && path[length] == '/'
               ? path + length + 1
               : path;
}

/* Lets bots decide, shows what is new, and asks. `news` may be NULL; it comes last, since a
 * terminal is cleared for the table. */
static void continue_game(watch *it, const char *news)
{
    watch_game_let_bots(&it->game);
    watch_game_show(&it->game);
    cli_put_drawn(stdout, news != NULL ? news : "");
    watch_game_prompt(&it->game);
    it->prompted = true;
}

/* Something was saved: the game continues with it, and check and test start again. */
static void react_to_change(watch *it, const char *first, int changes)
{
    char *news = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&news, &size);

    if (out == NULL) {
        cli_message("out of memory");
        return;
    }
    cli_print(out, "%s== %s%s", cli_ink_of(&it->terminal, CLI_BOLD), short_path(it, first),
              cli_ink_end(&it->terminal));
    fprintf(out, changes > 1 ? " and %d more changed\n" : " changed\n", changes - 1);
    if (it->plays) {
        watch_game_carry_on(&it->game, out);
    }
    fclose(out);
    fputs(it->prompted ? "\n" : "", stdout);
    it->prompted = false;
    if (it->plays) {
        continue_game(it, news);
    } else if (news != NULL) {
        cli_put_drawn(stdout, news);
    }
    free(news);
    watch_jobs_start(&it->jobs, &it->author);
}

static void look_at_files(watch *it)
{
    watch_files now;
    int changes = 0;

    it->looked = cli_seconds_now();
    if (!watch_files_look(&now, it->paths, it->path_count)) {
        watch_files_free(&now);
        return; /* out of memory: perhaps not next time */
    }
    if (watch_files_change(&it->files, &now, &changes) == NULL || !take_files(it, &now)) {
        watch_files_free(&now);
        return;
    }
    const char *first = watch_files_change(&it->files, &now, &changes);
    if (first != NULL) {
        react_to_change(it, first, changes);
    }
    watch_files_free(&it->files);
    it->files = now;
}

/* ---- Lines ---- */

static void read_line(watch *it)
{
    char *line = NULL;
    size_t size = 0;

    errno = 0;
    if (getline(&line, &size, stdin) >= 0) {
        watch_game_answer(&it->game, line);
        continue_game(it, NULL);
    } else if (errno != EINTR) {
        it->reads = false;
        /* Ctrl-D at a terminal means to stop; the end of a file does not. */
        it->game.is_left = isatty(STDIN_FILENO);
    }
    free(line);
}

static void wait_a_little(watch *it)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    int timeout = watch_jobs_run(&it->jobs) ? JOBS_EVERY : LOOK_EVERY;

    if (poll(&input, it->plays && it->reads ? 1 : 0, timeout) > 0) {
        read_line(it);
    }
}

/* ---- The command ---- */

static void report_jobs(watch *it)
{
    if (watch_jobs_are_news(&it->jobs) && it->prompted) {
        printf("\n");
        it->prompted = false;
    }
    if (watch_jobs_run(&it->jobs) && watch_jobs_report(&it->jobs, &it->terminal)) {
        cli_print(stdout, "watching %s; press Ctrl-C to stop\n", it->author.place.root);
        watch_game_prompt(&it->game);
        it->prompted = it->plays;
    }
}

static void watch_on(watch *it)
{
    while (!cli_interrupted() && !it->game.is_left) {
        wait_a_little(it);
        report_jobs(it);
        if (cli_seconds_now() - it->looked >= LOOK_EVERY * 1e-3) {
            look_at_files(it);
        }
    }
}

static int start_watch(watch *it)
{
    if (!watch_files_look(&it->files, it->paths, it->path_count)) {
        cli_message("%s: too many files to watch", it->author.place.root);
        return adit_status_exit_code(ADIT_LIMIT);
    }
    if (it->plays) {
        /* Byte by byte: what waits in a buffer could not be waited for. */
        (void)setvbuf(stdin, NULL, _IONBF, 0);
        if (watch_game_open(&it->game, &it->author) == CLI_USAGE) {
            return CLI_USAGE;
        }
        continue_game(it, NULL);
    }
    watch_jobs_start(&it->jobs, &it->author);
    return CLI_OK;
}

int cmd_watch(const cli_args *args)
{
    static watch it;

    it = (watch){.plays = cli_has(args, CLI_OPT_PLAY),
                 .reads = true,
                 .terminal = cli_terminal_look(),
                 .jobs = {.shown = WATCH_JOBS}};
    CLI_TRY(cli_author_find(&it.author, args));
    if (it.plays && !cli_has(args, CLI_OPT_SEED)) {
        CLI_TRY(cli_keep_seed(&it.author.args));
    }
    cli_catch_interrupt();
    list_paths(&it);
    int code = start_watch(&it);
    if (code == CLI_OK) {
        watch_on(&it);
        code = cli_interrupted() ? CLI_INTERRUPTED : CLI_OK;
        if (it.game.table != NULL) {
            play_write_record(&it.game.table->play);
        }
        if (code == CLI_INTERRUPTED) {
            printf("\n");
        }
    }
    watch_jobs_stop(&it.jobs);
    watch_files_free(&it.files);
    watch_game_close(&it.game);
    return code;
}
