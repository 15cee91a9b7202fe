/* call.c - calling the command that the command line asks for.
 *
 * Most commands continue after a failure in one place and report the rest. If memory ran out in
 * between, the output may be incomplete, and the exit code says so.
 */
#include "bindings/cli/cli.h"

#include "bindings/cli/term/term.h"
#include "engine/base/memory.h"

static int call_command(const cli_args *args)
{
    if (args->wants_version) {
        cli_version(stdout);
    } else if (args->command == NULL) {
        cli_help_overview(stdout);
    } else if (args->wants_help) {
        cli_help_command(args->command, stdout);
    } else {
        return args->command->run(args);
    }
    return CLI_OK;
}

int cli_run(int argc, char **argv)
{
    static cli_args args;
    const long before = adit_memory_shortages();
    int code = cli_args_read(&args, cli_commands, argc, argv);

    CLI_THEN(code, call_command(&args));
    if ((code == CLI_OK || code == CLI_NO) && adit_memory_shortages() != before) {
        cli_message("out of memory; the output above may be incomplete");
        code = adit_status_exit_code(ADIT_NOMEM);
    }
    cli_args_free(&args);
    return code;
}
