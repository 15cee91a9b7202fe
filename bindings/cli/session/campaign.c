/* campaign.c - the scenarios of a campaign, and how far somebody has come in it. */
#include "bindings/cli/session/campaign.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bindings/cli/session/place.h"
#include "bindings/cli/session/scenarios.h"
#include "engine/base/err.h"

#define MARK "adit-campaign 1\n"
#define FINISHED "finished"
#define POSITION "position\n"
#define PROGRESS_MAX (1 << 20)

/* The path as seen from the folder of the campaign, which all scenarios lie in. */
static const char *short_path(const cli_campaign *campaign, int chapter)
{
    return campaign->path[chapter] + (adit_base_name(campaign->name) - campaign->name);
}

adit_status cli_campaign_scenario(const cli_campaign *campaign, const char *path,
                                  adit_scenario **scenario, adit_err *err)
{
    ADIT_TRY(adit_scenario_read(path, scenario, err));
    adit_status status =
        campaign->file != NULL ? adit_campaign_join(campaign->file, *scenario, err) : ADIT_OK;

    if (status != ADIT_OK) {
        adit_scenario_free(*scenario);
        *scenario = NULL;
    }
    return status;
}

/* ---- The chain ---- */

typedef struct {
    cli_campaign *campaign;
    const char *before[CLI_MAX_CHAPTERS]; /* the scenarios that lead to this one */
    int line[CLI_MAX_CHAPTERS];           /* where they say so */
    int depth;
} chain_walk;

static adit_status walk_chain(chain_walk *walk, const char *path, adit_err *err);

static bool is_known(const cli_campaign *campaign, const char *path)
{
    for (int i = 0; i < campaign->count; i++) {
        if (strcmp(campaign->path[i], path) == 0) {
            return true;
        }
    }
    return false;
}

static adit_status check_repeated(const chain_walk *walk, const char *path, adit_err *err)
{
    for (int i = 0; i < walk->depth; i++) {
        if (strcmp(walk->before[i], path) == 0) {
            const adit_campaign *file = walk->campaign->file;

            return adit_fail(
                err, ADIT_INPUT, "%s:%d: next: leads back to %s; a campaign must come to an end",
                file != NULL ? walk->campaign->name : walk->before[walk->depth - 1],
                file != NULL ? adit_campaign_line(file, "scenarios") : walk->line[walk->depth - 1],
                path);
        }
    }
    return ADIT_OK;
}

/* A scenario that cannot be read is the fault of the file that names it. */
static adit_status blame_file_before(const chain_walk *walk, adit_status status, adit_err *err)
{
    const cli_campaign *campaign = walk->campaign;
    const bool is_listed = campaign->file != NULL;
    const char *before = is_listed ? campaign->name : walk->before[walk->depth - 1];
    const int line =
        is_listed ? adit_campaign_line(campaign->file, "scenarios") : walk->line[walk->depth - 1];

    if (status == ADIT_IO) {
        const adit_err reason = *err;

        return adit_fail(err, ADIT_INPUT, "%s:%d: %s: %s", before, line,
                         is_listed ? "scenarios" : "next", reason.text);
    }
    adit_err_context(err, "reading the scenario after %s:%d", before, line);
    return status;
}

static adit_status walk_branches(chain_walk *walk, const adit_scenario *scenario, const char *path,
                                 adit_err *err)
{
    walk->before[walk->depth] = path;
    walk->line[walk->depth++] = adit_scenario_line(scenario, "next");
    for (int won = 1; won >= 0; won--) {
        const char *next = adit_scenario_next(scenario, won != 0);

        if (next[0] != '\0') {
            ADIT_TRY(walk_chain(walk, next, err));
        }
    }
    walk->depth--;
    return ADIT_OK;
}

static adit_status walk_chain(chain_walk *walk, const char *path, adit_err *err)
{
    cli_campaign *campaign = walk->campaign;
    adit_scenario *scenario = NULL;

    ADIT_TRY(check_repeated(walk, path, err));
    if (is_known(campaign, path)) {
        return ADIT_OK;
    }
    if (campaign->count == CLI_MAX_CHAPTERS) {
        return adit_fail(err, ADIT_INPUT, "%s: a campaign has at most %d scenarios", path,
                         CLI_MAX_CHAPTERS);
    }
    adit_status status = cli_campaign_scenario(campaign, path, &scenario, err);

    if (status != ADIT_OK) {
        status = walk->depth == 0 && campaign->file == NULL ? status
                                                            : blame_file_before(walk, status, err);
        return status == ADIT_IO ? ADIT_INPUT : status;
    }
    const int chapter = campaign->count;

    campaign->path[chapter] = strdup(path);
    status = campaign->path[chapter] == NULL ? adit_nomem(err) : ADIT_OK;
    if (status == ADIT_OK) {
        campaign->count++;
        /* NOLINTNEXTLINE(clang-analyzer-unix.Malloc): cli_campaign_close frees it */
        status = walk_branches(walk, scenario, campaign->path[chapter], err);
    }
    adit_scenario_free(scenario);
    return status;
}

static adit_status check_reached(const cli_campaign *campaign, adit_err *err)
{
    const char *path;

    for (int i = 0; (path = adit_campaign_scenario(campaign->file, i))[0] != '\0'; i++) {
        if (!is_known(campaign, path)) {
            return adit_fail(err, ADIT_INPUT, "%s:%d: scenarios: nothing leads to %s",
                             campaign->name, adit_campaign_line(campaign->file, "scenarios"), path);
        }
    }
    return ADIT_OK;
}

adit_status cli_campaign_open(cli_campaign *campaign, const char *path, adit_err *err)
{
    chain_walk walk = {.campaign = campaign};

    memset(campaign, 0, sizeof *campaign);
    campaign->name = strdup(path);
    if (campaign->name == NULL) {
        return adit_nomem(err);
    }
    if (!cli_is_campaign(path)) {
        return walk_chain(&walk, path, err);
    }
    ADIT_TRY(adit_campaign_read(path, &campaign->file, err));
    ADIT_TRY(walk_chain(&walk, adit_campaign_scenario(campaign->file, 0), err));
    return check_reached(campaign, err);
}

void cli_campaign_close(cli_campaign *campaign)
{
    free(campaign->name);
    adit_campaign_free(campaign->file);
    for (int i = 0; i < campaign->count; i++) {
        free(campaign->path[i]);
    }
    memset(campaign, 0, sizeof *campaign);
}

/* ---- What is carried ---- */

/* Sets up what follows the scenario of the table with what it carries from its own start. */
static adit_status check_carried(const cli_args *args, const cli_table *table, const char *path,
                                 const char *next, adit_err *err)
{
    adit_text lines = {0};
    cli_table after = {0};
    adit_status status = adit_scenario_carry(table->scenario, table->game, &lines, err);

    if (status == ADIT_OK && lines.length > 0) {
        status = cli_table_open_carried(&after, args, next, lines.data, err);
        if (status != ADIT_OK) {
            adit_err_context(err, "starting %s with what %s carries over", next, path);
        }
        cli_table_close(&after);
    }
    adit_text_free(&lines);
    return status;
}

static adit_status check_chapter(const cli_args *args, const cli_campaign *campaign,
                                 const char *path, adit_err *err)
{
    cli_table table;
    adit_status status = cli_table_open(&table, args, path, err);

    if (status == ADIT_OK && campaign->file != NULL) {
        status = adit_campaign_join(campaign->file, table.scenario, err);
    }
    for (int won = 1; won >= 0 && status == ADIT_OK; won--) {
        const char *next = adit_scenario_next(table.scenario, won != 0);

        if (next[0] != '\0') {
            status = check_carried(args, &table, path, next, err);
        }
    }
    cli_table_close(&table);
    return status;
}

adit_status cli_campaign_check(const cli_args *args, const char *path, adit_err *err)
{
    cli_campaign campaign;
    adit_status status = cli_campaign_open(&campaign, path, err);

    for (int i = 0; i < campaign.count && campaign.count > 1 && status == ADIT_OK; i++) {
        status = check_chapter(args, &campaign, campaign.path[i], err);
    }
    cli_campaign_close(&campaign);
    return status;
}

/* ---- Progress ---- */

/* Takes the line that starts with `word` and a blank; NULL: it does not. */
static char *take_line(char **at, const char *word)
{
    const size_t length = strlen(word);
    char *line = *at, *end = strchr(line, '\n');

    if (end == NULL || strncmp(line, word, length) != 0 || line[length] != ' ') {
        return NULL;
    }
    *end = '\0';
    *at = end + 1;
    return line + length + 1;
}

static adit_status parse_progress(const cli_campaign *campaign, const char *path, char *text,
                                  cli_progress *progress, adit_err *err)
{
    char *at = text + strlen(MARK);
    const char *name = take_line(&at, "campaign"), *chapter = take_line(&at, "scenario");

    if (name == NULL || chapter == NULL) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: corrupted: expected the lines 'campaign' and "
                         "'scenario'; delete the file to start again",
                         path);
    }
    if (strcmp(name, adit_base_name(campaign->name)) != 0) {
        return adit_fail(err, ADIT_INPUT, "%s: belongs to the campaign '%.200s', not to %s", path,
                         name, campaign->name);
    }
    progress->chapter = -1;
    if (strcmp(chapter, FINISHED) == 0) {
        return ADIT_OK;
    }
    for (int i = 0; i < campaign->count; i++) {
        progress->chapter = strcmp(short_path(campaign, i), chapter) == 0 ? i : progress->chapter;
    }
    if (progress->chapter < 0) {
        return adit_fail(err, ADIT_INPUT, "%s: '%.200s' is not a scenario of this campaign", path,
                         chapter);
    }
    char *position = strstr(at, POSITION);

    if (position != NULL && (position == at || position[-1] == '\n')) {
        adit_text_add(&progress->position, position + strlen(POSITION));
        *position = '\0';
    }
    adit_text_add(&progress->text, at);
    ADIT_TRY(adit_text_status(&progress->position, err));
    return adit_text_status(&progress->text, err);
}

void cli_progress_free(cli_progress *progress)
{
    adit_text_free(&progress->text);
    adit_text_free(&progress->position);
}

adit_status cli_progress_read(const cli_campaign *campaign, const char *path,
                              cli_progress *progress, adit_err *err)
{
    struct stat about;
    adit_text text = {0};

    *progress = (cli_progress){.chapter = 0};
    if (stat(path, &about) != 0) {
        return ADIT_OK;
    }
    ADIT_TRY(adit_file_read(path, PROGRESS_MAX, &text, err));
    adit_status status =
        text.length == 0 || strncmp(text.data, MARK, strlen(MARK)) != 0
            ? adit_fail(err, ADIT_INPUT, "%s: is not the progress of a campaign", path)
            : parse_progress(campaign, path, text.data, progress, err);

    adit_text_free(&text);
    return status;
}

adit_status cli_progress_write(const cli_campaign *campaign, const char *path,
                               const cli_progress *progress, adit_err *err)
{
    adit_text text = {0};
    cli_progress old;
    adit_status status = cli_progress_read(campaign, path, &old, err);

    cli_progress_free(&old);
    ADIT_TRY(status);
    adit_text_addf(&text, MARK "campaign %s\nscenario %s\n", adit_base_name(campaign->name),
                   progress->chapter < 0 ? FINISHED : short_path(campaign, progress->chapter));
    adit_text_add(&text, progress->text.length > 0 ? progress->text.data : "");
    if (progress->position.length > 0) {
        adit_text_add(&text, POSITION);
        adit_text_add(&text, progress->position.data);
    }
    status = adit_text_status(&text, err);
    ADIT_THEN(status, adit_file_write(path, text.data, text.length, err));
    adit_text_free(&text);
    return status;
}
