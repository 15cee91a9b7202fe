/* table.h - `adit table`: a match that programs and pages play through requests. */
#ifndef ADIT_CLI_TABLE_TABLE_H
#define ADIT_CLI_TABLE_TABLE_H

#include "bindings/cli/session/session.h"
#include "bindings/table/table.h"

int cmd_table(const cli_args *args);

/* Opens the match that the arguments name, with a table for it. CLI_OK, or an exit code after a
 * message. In both cases the table is closed first, then the match. */
int cli_open_table(const cli_args *args, cli_match *match, aditt_table **table);

/* Answers requests on standard input, one on each line, until it ends. Returns an exit code. */
int cli_table_lines(aditt_table *table);

#endif
