/* table.h - `adit table`: a match that programs and pages play through requests. */
#ifndef ADIT_CLI_TABLE_TABLE_H
#define ADIT_CLI_TABLE_TABLE_H

#include "bindings/cli/session/place.h"
#include "bindings/cli/session/session.h"
#include "bindings/table/table.h"

int cmd_table(const cli_args *args);

/* Where a table keeps its game; empty texts: nowhere. */
typedef struct {
    char folder[1024];
    char name[80];
} cli_table_file;
/* --folder, or the person's own folder of tables, which is created; and a name for the file of a
 * game of this title. CLI_OK, or an exit code after a message (folder.c). */
int cli_table_place(const cli_args *args, const char *game, cli_table_file *file);

/* All tables of a server, and where each keeps its game. */
enum { CLI_MAX_TABLES = 100 };
typedef struct {
    int count;
    aditt_table *table[CLI_MAX_TABLES];
    cli_table_file file[CLI_MAX_TABLES];
} cli_tables;

/* Opens the match that the arguments name, with a table for it. CLI_OK, or an exit code after a
 * message. In both cases the table is closed first, then the match. */
int cli_open_table(const cli_args *args, cli_match *match, cli_table_file *file,
                   aditt_table **table);

/* Shows the tables to browsers until Ctrl-C (serve.c). Returns an exit code. */
int cli_table_serve(const cli_args *args, const cli_match *match, cli_tables *tables);

/* Writes the recorded game that the arguments name as one page (html.c), with what its decisions
 * cost if `is_review`. Returns an exit code. */
int cli_table_html(const cli_args *args, const char *path, bool is_review);

/* Answers requests on standard input, one on each line, until it ends. Returns an exit code. */
int cli_table_lines(aditt_table *table);

#endif
