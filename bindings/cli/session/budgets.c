/* budgets.c - the budgets of commands that make many decisions. */
#include "bindings/cli/session/session.h"

enum { MOST_MILLIONS = 1000000000 };

int cli_budget(const cli_args *args, adit_budget_kind kind, adit_budget *budget)
{
    int64_t millions = 0;
    int code = cli_number(args, CLI_OPT_BUDGET, 1, MOST_MILLIONS, 0, &millions);

    *budget = adit_budget_of(kind, millions, NULL);
    return code;
}

void cli_use_budget(adit_engine *engine, adit_budget *budget)
{
    if (engine != NULL) {
        (void)adit_engine_use_budget(engine, budget);
        adit_budget_spend(budget, ADIT_STEPS_OF_OPEN);
    }
}
