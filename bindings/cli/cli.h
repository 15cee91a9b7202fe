/* cli.h - the program `adit`: its table of commands, and running one of them.
 *
 * A new command is a function `int cmd_x(const cli_args *args)` that returns an exit code, and a
 * row of the table in commands.c; argument parsing, help, manual page, bash completion and
 * reference come from that row.
 */
#ifndef ADIT_CLI_CLI_H
#define ADIT_CLI_CLI_H

#include <stdio.h>

#include "bindings/cli/args/args.h"

/* Ends with a NULL name (commands.c). */
extern const cli_command cli_commands[];

/* Runs the command line; returns the exit code of the program (call.c). */
int cli_run(int argc, char **argv);

/* ---- Help (help.c) ---- */

int cmd_help(const cli_args *args);
void cli_help_overview(FILE *out);
void cli_help_command(const cli_command *command, FILE *out);
void cli_version(FILE *out);

#endif
