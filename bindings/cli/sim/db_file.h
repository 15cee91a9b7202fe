/* db_file.h - opening an SQLite file that may come from a stranger.
 *
 * Nothing that the file brings along is carried out or followed: it holds exactly the tables
 * that this program makes, no other file is opened or removed for it but its own journal, and
 * every statement has a bound of work.
 */
#ifndef ADIT_CLI_SIM_DB_FILE_H
#define ADIT_CLI_SIM_DB_FILE_H

#include <sqlite3.h>

#include "engine/base/err.h"

typedef struct sim_db_file sim_db_file;

/* What is wrong with the name of a database, in words that go on "--db: ..."; NULL: nothing. */
const char *sim_db_name_problem(const char *path);

/* Opens the file, makes the tables that it does not have and refuses those that are others. */
adit_status sim_db_file_open(const char *path, sim_db_file **file, adit_err *err);
void sim_db_file_close(sim_db_file *file); /* NULL is fine */
sqlite3 *sim_db_handle(const sim_db_file *file);
/* Gives the next statement its work. */
void sim_db_file_begin(sim_db_file *file);
/* The message of what SQLite said last; NULL stands for a file that could not be made. */
adit_status sim_db_failed(const sim_db_file *file, const char *path, adit_err *err);

#endif
