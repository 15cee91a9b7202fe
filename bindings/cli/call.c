/* call.c - calling the command that the command line asks for.
 *
 * Most commands go on after what fails in one place and report the rest. If memory was short in
 * between, nobody can say whether what they printed is whole, so the exit code says that.
 */
#include "bindings/cli/cli.h"

#include "bindings/cli/term/term.h"
#include "engine/base/memory.h"

static int call(const cli_args *args)
{
    if (args->wants_version) {
        cli_version(stdout);
        return CLI_OK;
    }
    if (args->command == NULL) {
        cli_help_overview(stdout);
        return CLI_OK;
    }
    if (args->wants_help) {
        cli_help_command(args->command, stdout);
        return CLI_OK;
    }
    return args->command->run(args);
}

/* The same, and whether what was printed is whole. */
static int call_whole(const cli_args *args)
{
    long before = adit_memory_shortages();
    int code = call(args);

    if ((code == CLI_OK || code == CLI_NO) && adit_memory_shortages() != before) {
        cli_message("memory was short; what was printed may not be whole");
        return adit_status_exit_code(ADIT_NOMEM);
    }
    return code;
}

int cli_run(int argc, char **argv)
{
    static cli_args args;
    int code = cli_args_read(&args, cli_commands, argc, argv);

    if (code == CLI_OK) {
        code = call_whole(&args);
    }
    cli_args_free(&args);
    return code;
}
