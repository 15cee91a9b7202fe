/* cmd_run.c - `adit run`: a Lua script that drives games.
 *
 * The output of the script is written to a file or a pipe as it is, but cleaned for a terminal:
 * names in a log may come from a mod, and no mod may move the cursor.
 */
#include "bindings/cli/cmd/ask_person.h"
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/term/term.h"

#include "bindings/lua/adit_lua.h"

static void print_text(void *context, const char *text, size_t length)
{
    (void)context;
    cli_put_file(stdout, text, length);
}

int cmd_run(const cli_args *args)
{
    adit_err err = {0};
    adit_script_powers powers = adit_powers_own;

    if (cli_has(args, CLI_OPT_HUMAN) || cli_terminal_look().in_is_terminal) {
        powers.ask = cmd_ask_person;
    }
    adit_status status =
        adit_run_script_with(&powers, args->rest[0], args->rest_count - 1,
                             (const char *const *)(args->rest + 1), print_text, NULL, &err);
    return status == ADIT_OK ? CLI_OK : cli_fail(&err);
}
