/* campaign.c - `adit play --campaign`: one scenario after the other.
 *
 * After a win, and after a loss if the scenario says so, the next scenario starts with what was
 * carried over. The progress is written whenever a scenario has been finished or left, at a
 * terminal after each answer; the next time it continues there. For --continue a small file says
 * which campaign and which progress it was.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/play/keep.h"
#include "bindings/cli/play/play.h"
#include "bindings/cli/session/campaign.h"

typedef struct {
    const cli_args *args;
    cli_campaign campaign;
    const char *path, *progress_path; /* of the campaign; of its progress, or NULL */
    char own_path[4200];              /* of the progress that nobody named */
    cli_progress progress;
    int played;   /* scenarios in this sitting */
    bool is_kept; /* the file holds a match that was left in the middle */
    bool is_over;
} campaign_run;

/* ---- From one scenario to the next ---- */

static int keep_progress(campaign_run *run)
{
    adit_err err = {0};

    if (run->progress_path == NULL) {
        return CLI_OK;
    }
    CLI_TRY(cli_result(cli_progress_write(&run->campaign, run->progress_path, &run->progress, &err),
                       &err));
    cli_print(stdout, "progress saved in %s\n", run->progress_path);
    return CLI_OK;
}

/* Says for --continue what is played. Without a place for it, nothing can be continued. */
static void note_campaign(const campaign_run *run)
{
    char buffer[4200], campaign[PATH_MAX], progress[PATH_MAX];
    const char *path = play_kept_path(PLAY_LAST_CAMPAIGN, buffer, sizeof buffer);
    adit_text text = {0};

    if (path != NULL && play_make_folders(path) && realpath(run->path, campaign) != NULL &&
        realpath(run->progress_path, progress) != NULL) {
        adit_text_add(&text, campaign);
        adit_text_add_char(&text, '\n');
        adit_text_add(&text, progress);
        adit_text_add_char(&text, '\n');
        if (!text.failed) {
            (void)adit_file_write(path, text.data, text.length, NULL);
        }
    }
    adit_text_free(&text);
}

/* Keeps the match as it is, in the middle. */
static adit_status keep_position(void *context, adit_game *game, adit_err *err)
{
    campaign_run *run = context;
    const char *path = run->progress_path;

    if (path == NULL) {
        path = play_kept_path("campaign.txt", run->own_path, sizeof run->own_path);
        if (path == NULL || !play_make_folders(path)) {
            return adit_fail(err, ADIT_IO, "there is no place to keep the campaign");
        }
        (void)remove(path); /* of another campaign, which can no longer be continued */
        run->progress_path = path;
    }
    run->progress.position.length = 0;
    run->progress.position.failed = false;
    if (!adit_game_is_over(game)) {
        ADIT_TRY(adit_game_save(game, &run->progress.position, err));
    }
    ADIT_TRY(cli_progress_write(&run->campaign, path, &run->progress, err));
    run->is_kept = true;
    note_campaign(run);
    return ADIT_OK;
}

static int finish(campaign_run *run, bool won)
{
    run->is_over = true;
    adit_text_free(&run->progress.position);
    if (!won) {
        printf("\nThe campaign ends here; play the scenario again to continue it.\n");
        return run->is_kept ? keep_progress(run) : CLI_OK;
    }
    printf("\nThe campaign is finished.\n");
    run->progress.chapter = -1;
    adit_text_free(&run->progress.text);
    return keep_progress(run);
}

/* Whether the seat that the scenario is about has won. */
static bool has_won(const cli_match *match)
{
    adit_puzzle puzzle = {.seat = 1};

    (void)adit_scenario_puzzle(match->setup.scenario, &puzzle);
    return (adit_game_winners(match->game, NULL, 0) >> (puzzle.seat - 1) & 1) != 0;
}

static int find_chapter(const cli_campaign *campaign, const char *path)
{
    for (int i = 0; i < campaign->count; i++) {
        if (strcmp(campaign->path[i], path) == 0) {
            return i;
        }
    }
    return -1;
}

static int go_to_next(campaign_run *run, const cli_match *match)
{
    const bool won = has_won(match);
    const char *next = adit_scenario_next(match->setup.scenario, won);
    adit_text lines = {0};
    adit_err err = {0};

    if (next[0] == '\0') {
        return finish(run, won);
    }
    if (adit_scenario_carry(match->setup.scenario, match->game, &lines, &err) != ADIT_OK) {
        adit_text_free(&lines);
        return cli_fail(&err);
    }
    cli_progress_free(&run->progress);
    run->progress = (cli_progress){.chapter = find_chapter(&run->campaign, next), .text = lines};
    return keep_progress(run);
}

/* A person reads the end before the screen is cleared for the next start. */
static void wait_for_reader(const cli_match *match)
{
    const cli_terminal terminal = cli_terminal_look();
    bool has_human = false;
    int c;

    for (int i = 0; i < match->setup.seat_count; i++) {
        has_human = has_human || strcmp(match->setup.seat[i], "human") == 0;
    }
    if (!has_human || !terminal.in_is_terminal || !terminal.out_is_terminal) {
        return;
    }
    printf("press Enter for the next scenario ");
    fflush(stdout);
    do {
        c = getchar();
    } while (c != '\n' && c != EOF && !cli_interrupted());
}

/* ---- The command ---- */

/* Continues a match that was left in the middle. */
static int restore_position(campaign_run *run, cli_match *match)
{
    const adit_text *position = &run->progress.position;
    adit_game *game = NULL;
    adit_err err = {0};

    if (position->length == 0) {
        return CLI_OK;
    }
    if (adit_game_load(match->setup.engine, position->data, position->length, &game, &err) !=
        ADIT_OK) {
        adit_err_context(&err, "continuing %s; delete it to start again", run->progress_path);
        return cli_fail(&err);
    }
    adit_game_free(match->game);
    match->game = game;
    match->is_new = false; /* it has no start that could be recorded */
    run->is_kept = true;
    return CLI_OK;
}

static int open_chapter(campaign_run *run, cli_match *match)
{
    const char *path = run->campaign.path[run->progress.chapter];
    const char *lines = run->progress.text.length > 0 ? run->progress.text.data : "";
    adit_scenario *scenario = NULL;
    adit_err err = {0};

    memset(match, 0, sizeof *match);
    CLI_TRY(cli_result(cli_campaign_scenario(&run->campaign, path, &scenario, &err), &err));
    if (adit_scenario_bring(scenario, lines, &err) != ADIT_OK) {
        adit_scenario_free(scenario);
        return cli_fail(&err);
    }
    CLI_TRY(cli_match_open_scenario(match, run->args, scenario));
    match->chapter = ++run->played;
    match->keep = keep_position;
    match->keep_context = run;
    CLI_TRY(restore_position(run, match));
    return play_default_seats(match);
}

/* A match that is left with a progress file continues there, also without a terminal. */
static int leave_chapter(campaign_run *run, const cli_match *match)
{
    adit_err err = {0};

    run->is_over = true;
    if (run->progress_path == NULL || adit_game_decision_count(match->game) == 0) {
        return CLI_OK;
    }
    CLI_TRY(cli_result(keep_position(run, match->game, &err), &err));
    cli_print(stdout, "the match is kept in %s\n", run->progress_path);
    if (cli_value(run->args, CLI_OPT_PROGRESS) != NULL) {
        cli_print(stdout, "the same command continues it\n");
    }
    return CLI_OK;
}

static int play_chapter(campaign_run *run)
{
    cli_match match;
    int code = open_chapter(run, &match);

    CLI_THEN(code, cli_play(run->args, &match));
    if (code == CLI_OK && adit_game_is_over(match.game)) {
        code = go_to_next(run, &match);
        if (code == CLI_OK && !run->is_over) {
            wait_for_reader(&match);
        }
    } else if (match.game != NULL) {
        const int left = leave_chapter(run, &match);

        code = code != CLI_OK ? code : left;
    } else {
        run->is_over = true;
    }
    cli_match_close(&match);
    return code;
}

static int open_campaign(campaign_run *run)
{
    adit_err err = {0};

    if (cli_campaign_open(&run->campaign, run->path, &err) != ADIT_OK ||
        (run->progress_path != NULL &&
         cli_progress_read(&run->campaign, run->progress_path, &run->progress, &err) != ADIT_OK)) {
        return cli_fail(&err);
    }
    if (run->campaign.file != NULL && run->progress.chapter == 0 &&
        run->progress.position.length == 0) {
        cli_print(stdout, "%s\n", adit_campaign_title(run->campaign.file));
        cli_print(stdout, "%s\n", adit_campaign_text(run->campaign.file));
    }
    if (run->progress.chapter < 0) {
        cli_print(stdout, "this campaign is finished; remove %s to play it again\n",
                  run->progress_path);
        run->is_over = true;
    }
    return CLI_OK;
}

static int run_campaign(campaign_run *run)
{
    int code = open_campaign(run);

    while (code == CLI_OK && !run->is_over && !cli_interrupted()) {
        code = play_chapter(run);
    }
    cli_progress_free(&run->progress);
    cli_campaign_close(&run->campaign);
    return code;
}

static int continue_last(const cli_args *args, const char *wanted);

int play_campaign(const cli_args *args)
{
    campaign_run run = {.args = args,
                        .path = cli_value(args, CLI_OPT_CAMPAIGN),
                        .progress_path = cli_value(args, CLI_OPT_PROGRESS)};

    if (args->operand_count > 0 || cli_has(args, CLI_OPT_SCENARIO)) {
        return cli_usage(args, "--campaign: names the campaign or its first scenario; leave out "
                               "GAME, FILE and --scenario");
    }
    /* With a progress file it continues there in any case. */
    if (cli_has(args, CLI_OPT_CONTINUE) && run.progress_path == NULL) {
        return continue_last(args, run.path);
    }
    return run_campaign(&run);
}

/* Whether `path` is the campaign at `kept`. */
static bool is_same_campaign(const char *path, const char *kept)
{
    char real[PATH_MAX];

    return realpath(path, real) != NULL && strcmp(real, kept) == 0;
}

/* `wanted`: the campaign that --campaign names, or NULL. */
static int play_again(const cli_args *args, const char *path, const char *wanted)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_file_read(path, 4 * PATH_MAX, &text, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    char *end = text.length > 0 ? strchr(text.data, '\n') : NULL;
    char *last = end != NULL ? strchr(end + 1, '\n') : NULL;
    int code;

    if (last == NULL || last[1] != '\0') {
        cli_message("%s: corrupted: expected the paths of a campaign and its progress; delete it",
                    path);
        code = CLI_INPUT;
    } else {
        *end = *last = '\0';
        if (wanted != NULL && !is_same_campaign(wanted, text.data)) {
            cli_message("%s was not left in the middle; the last campaign was %s", wanted,
                        text.data);
            code = CLI_INPUT;
        } else {
            campaign_run run = {.args = args, .path = text.data, .progress_path = end + 1};
            code = run_campaign(&run);
        }
    }
    adit_text_free(&text);
    return code;
}

int play_campaign_again(const cli_args *args, const char *path)
{
    return play_again(args, path, NULL);
}

static int continue_last(const cli_args *args, const char *wanted)
{
    char last[4200];
    const char *path = play_kept_path(PLAY_LAST_CAMPAIGN, last, sizeof last);

    if (path == NULL || access(path, R_OK) != 0) {
        cli_message("there is no campaign to continue; a campaign at a terminal is kept as it is "
                    "played");
        return CLI_INPUT;
    }
    return play_again(args, path, wanted);
}
