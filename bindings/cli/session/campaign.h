/* campaign.h - the chain of scenarios of a campaign, and how far somebody has come in it.
 *
 * Each scenario names the one that follows it. The progress is a small text file: the campaign, the
 * scenario to be played next, and the fields that are carried into it. Only scenarios of the chain
 * can be continued with, whatever the file says.
 */
#ifndef ADIT_CLI_SESSION_CAMPAIGN_H
#define ADIT_CLI_SESSION_CAMPAIGN_H

#include "bindings/cli/session/session.h"

enum { CLI_MAX_CHAPTERS = 32 };

typedef struct {
    char *path[CLI_MAX_CHAPTERS]; /* of all its scenarios, the first one first */
    int count;
} cli_campaign;

/* Reads all scenarios that can follow the first. ADIT_INPUT: one is missing, wrong, or leads back
 * to one before it. Close in both cases. */
adit_status cli_campaign_open(cli_campaign *campaign, const char *path, adit_err *err);
void cli_campaign_close(cli_campaign *campaign);
/* Reads them and sets up each with what the ones before it carry over, as far as that can be known
 * from their start. */
adit_status cli_campaign_check(const cli_args *args, const char *path, adit_err *err);

typedef struct {
    int chapter;    /* number of the scenario to be played; -1: the campaign is finished */
    adit_text text; /* lines of adit_scenario_carry */
} cli_progress;

/* Reads the file, which is of this campaign; if it does not exist, the campaign starts. */
adit_status cli_progress_read(const cli_campaign *campaign, const char *path,
                              cli_progress *progress, adit_err *err);
/* Writes it. Replaces nothing but the progress of a campaign. */
adit_status cli_progress_write(const cli_campaign *campaign, const char *path,
                               const cli_progress *progress, adit_err *err);

#endif
