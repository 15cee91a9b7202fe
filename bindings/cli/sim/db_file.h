/* db_file.h - opening an SQLite file that may come from a stranger.
 *
 * Nothing in the file is executed or followed: it contains exactly the tables that this program
 * creates, no other file but its own journal is opened or removed, and the work of every statement
 * is limited.
 */
#ifndef ADIT_CLI_SIM_DB_FILE_H
#define ADIT_CLI_SIM_DB_FILE_H

#include <sqlite3.h>

#include "engine/base/err.h"

typedef struct sim_db_file sim_db_file;

/* What is wrong with the name of a database, in words that follow "--db: ..."; NULL: nothing. */
const char *sim_db_name_problem(const char *path);

/* Opens the file, creates the tables that it does not have and refuses any others. The path is
 * borrowed until the file is closed. */
adit_status sim_db_file_open(const char *path, sim_db_file **file, adit_err *err);
void sim_db_file_close(sim_db_file *file); /* NULL is fine */
sqlite3 *sim_db_handle(const sim_db_file *file);
const char *sim_db_path(const sim_db_file *file);
/* Gives the next statement its full amount of work. */
void sim_db_file_begin(sim_db_file *file);
/* Runs statements that give no rows. */
adit_status sim_db_execute(sim_db_file *file, const char *sql, adit_err *err);
/* Reads a number; `argument` is for ?1, if the statement has it. */
adit_status sim_db_read_number(sim_db_file *file, const char *sql, int64_t argument, int *number,
                               adit_err *err);
/* Ends a transaction: commits it if `status` is ADIT_OK, otherwise rolls it back. */
adit_status sim_db_end_transaction(sim_db_file *file, adit_status status, adit_err *err);
/* Fails with the last message of SQLite. */
adit_status sim_db_failed(const sim_db_file *file, adit_err *err);

#endif
