/* campaign.h - the scenarios of a campaign, and how far somebody has come in it.
 *
 * A campaign is a file that lists its scenarios, or a chain of scenarios that each name the next.
 * The progress is a text file: the campaign, the scenario to be played next, the fields that are
 * carried into it and, if it was left in the middle, the position. Only scenarios of the campaign
 * can be continued with, whatever the file says.
 */
#ifndef ADIT_CLI_SESSION_CAMPAIGN_H
#define ADIT_CLI_SESSION_CAMPAIGN_H

#include "bindings/cli/session/session.h"

enum { CLI_MAX_CHAPTERS = 32 };

typedef struct {
    char *name;                   /* the file that was named: the campaign or its first scenario */
    adit_campaign *file;          /* NULL: a chain */
    char *path[CLI_MAX_CHAPTERS]; /* of all its scenarios, the first one first */
    int count;
} cli_campaign;

/* Reads all its scenarios. ADIT_INPUT: one is missing, wrong, never reached, or leads back to one
 * before it. Close in both cases. */
adit_status cli_campaign_open(cli_campaign *campaign, const char *path, adit_err *err);
void cli_campaign_close(cli_campaign *campaign);
/* Reads a scenario of it, with what follows and what is carried. The caller owns *scenario. */
adit_status cli_campaign_scenario(const cli_campaign *campaign, const char *path,
                                  adit_scenario **scenario, adit_err *err);
/* Reads them and sets up each with what the ones before it carry over, as far as that can be known
 * from their start. */
adit_status cli_campaign_check(const cli_args *args, const char *path, adit_err *err);

typedef struct {
    int chapter;        /* number of the scenario to be played; -1: the campaign is finished */
    adit_text text;     /* lines of adit_scenario_carry */
    adit_text position; /* of the match that was left in the middle; empty: it is to begin */
} cli_progress;

void cli_progress_free(cli_progress *progress);

/* Reads the file, which is of this campaign; if it does not exist, the campaign starts. */
adit_status cli_progress_read(const cli_campaign *campaign, const char *path,
                              cli_progress *progress, adit_err *err);
/* Writes it. Replaces nothing but the progress of a campaign. */
adit_status cli_progress_write(const cli_campaign *campaign, const char *path,
                               const cli_progress *progress, adit_err *err);

#endif
