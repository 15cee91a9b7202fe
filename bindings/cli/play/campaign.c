/* campaign.c - `adit play --campaign`: one scenario after the other.
 *
 * After a win, and after a loss if the scenario says so, the next scenario starts with what was
 * carried over. The progress is written whenever a scenario has been finished; one that is left
 * starts again the next time.
 */
#include <string.h>

#include "bindings/cli/play/play.h"
#include "bindings/cli/session/campaign.h"

typedef struct {
    const cli_args *args;
    cli_campaign campaign;
    const char *progress_path; /* or NULL */
    cli_progress progress;
    int played; /* scenarios in this sitting */
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
    cli_print(stdout, "progress kept in %s\n", run->progress_path);
    return CLI_OK;
}

static int finish(campaign_run *run, bool won)
{
    run->is_over = true;
    if (!won) {
        printf("\nThe campaign ends here; play the scenario again to continue it.\n");
        return CLI_OK;
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
    adit_text_free(&run->progress.text);
    run->progress = (cli_progress){find_chapter(&run->campaign, next), lines};
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

static int open_chapter(campaign_run *run, cli_match *match)
{
    const char *path = run->campaign.path[run->progress.chapter];
    const char *lines = run->progress.text.length > 0 ? run->progress.text.data : "";
    adit_scenario *scenario = NULL;
    adit_err err = {0};

    memset(match, 0, sizeof *match);
    CLI_TRY(cli_result(adit_scenario_read(path, &scenario, &err), &err));
    if (adit_scenario_bring(scenario, lines, &err) != ADIT_OK) {
        adit_scenario_free(scenario);
        return cli_fail(&err);
    }
    CLI_TRY(cli_match_open_scenario(match, run->args, scenario));
    match->chapter = ++run->played;
    return play_default_seats(match);
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
    } else {
        run->is_over = true;
    }
    cli_match_close(&match);
    return code;
}

static int open_campaign(campaign_run *run)
{
    const char *path = cli_value(run->args, CLI_OPT_CAMPAIGN);
    adit_err err = {0};

    if (run->args->operand_count > 0 || cli_has(run->args, CLI_OPT_SCENARIO)) {
        return cli_usage(run->args,
                         "--campaign: names the first scenario; leave out GAME, FILE and "
                         "--scenario");
    }
    run->progress_path = cli_value(run->args, CLI_OPT_PROGRESS);
    if (cli_campaign_open(&run->campaign, path, &err) != ADIT_OK ||
        (run->progress_path != NULL &&
         cli_progress_read(&run->campaign, run->progress_path, &run->progress, &err) != ADIT_OK)) {
        return cli_fail(&err);
    }
    if (run->progress.chapter < 0) {
        cli_print(stdout, "this campaign is finished; remove %s to play it again\n",
                  run->progress_path);
        run->is_over = true;
    }
    return CLI_OK;
}

int play_campaign(const cli_args *args)
{
    campaign_run run = {.args = args};
    int code = open_campaign(&run);

    while (code == CLI_OK && !run.is_over && !cli_interrupted()) {
        code = play_chapter(&run);
    }
    adit_text_free(&run.progress.text);
    cli_campaign_close(&run.campaign);
    return code;
}
