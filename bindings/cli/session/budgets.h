/* budgets.h - the budgets of commands that multiply decisions (see engine/rules/budget.h). */
#ifndef ADIT_CLI_SESSION_BUDGETS_H
#define ADIT_CLI_SESSION_BUDGETS_H

#include "bindings/cli/cli.h"
#include "engine/rules/budget.h"

/* A full budget of the kind, or the one that --budget says. Returns an exit code. */
int cli_budget(const cli_args *args, adit_budget_kind kind, adit_budget *budget);
/* All limits as rows of a table in Markdown, for the reference. */
void cli_put_budgets(FILE *out);

#endif
