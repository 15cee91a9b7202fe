/* db_file.c - opening an SQLite file that may come from a stranger.
 *
 * A database is more than data: expressions of indexes, checks and columns are evaluated for
 * every row, a journal next to the file is replayed, and the journal may name another file, which
 * SQLite removes. So the schema of the file must match ours byte for byte, and SQLite reaches the
 * disk through a guard that allows only two names.
 */
#include "bindings/cli/sim/db_file.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/memory.h"

#define FORM 1            /* of the tables; kept in the file as its user_version */
#define WAIT_MS 60000     /* for another writer */
#define MAX_VALUE 1000000 /* bytes of one text */
#define MAX_SQL 8000      /* bytes of one definition */
#define STEPS 1000        /* of SQLite's machine between two looks at the bound ... */
#define MAX_LOOKS 100     /* ... and how many looks one statement has; a row needs 100 steps */

/* Seeds and hashes are unsigned 64-bit numbers, which SQLite does not have: they are text. */
static const char tables[] =
    "CREATE TABLE IF NOT EXISTS runs (id INTEGER PRIMARY KEY, made_at TEXT NOT NULL DEFAULT "
    "(datetime('now')), engine TEXT NOT NULL, game TEXT NOT NULL, cards TEXT NOT NULL, players "
    "TEXT NOT NULL, rules TEXT NOT NULL, seed TEXT NOT NULL, games INTEGER NOT NULL, first_game "
    "INTEGER NOT NULL, last_game INTEGER NOT NULL, finished INTEGER NOT NULL DEFAULT 0, faults "
    "INTEGER NOT NULL DEFAULT 0, is_complete INTEGER NOT NULL DEFAULT 0, checksum TEXT);"
    "CREATE TABLE IF NOT EXISTS games (run INTEGER NOT NULL REFERENCES runs (id), game INTEGER "
    "NOT NULL, seed TEXT NOT NULL, decisions INTEGER NOT NULL, turns INTEGER NOT NULL, hash TEXT "
    "NOT NULL, fault TEXT, PRIMARY KEY (run, game)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS seats (run INTEGER NOT NULL, game INTEGER NOT NULL, seat INTEGER "
    "NOT NULL, player TEXT NOT NULL, points INTEGER, result TEXT NOT NULL, PRIMARY KEY (run, "
    "game, seat)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS cards (run INTEGER NOT NULL, game INTEGER NOT NULL, seat INTEGER "
    "NOT NULL, card TEXT NOT NULL, in_play INTEGER NOT NULL, chosen INTEGER NOT NULL, PRIMARY "
    "KEY (run, game, seat, card)) WITHOUT ROWID;"
    /* A separate table: files of earlier versions have the others already. */
    "CREATE TABLE IF NOT EXISTS goals (run INTEGER NOT NULL, game INTEGER NOT NULL, seat INTEGER "
    "NOT NULL, reached INTEGER NOT NULL, decisions INTEGER, PRIMARY KEY (run, game, seat)) "
    "WITHOUT ROWID;";
static const char set_form[] = "PRAGMA user_version = 1";

struct sim_db_file {
    sqlite3 *handle;
    const char *path; /* borrowed, for messages */
    int looks;        /* of the statement that runs */
    sqlite3_vfs guard;
    sqlite3_vfs *disk;
    char guard_name[40];
    char *whole; /* path of the database as SQLite names it; NULL before it is opened */
};

/* ---- The guard ---- */

static bool is_regular_or_new(const char *name)
{
    struct stat about;

    return lstat(name, &about) != 0 || S_ISREG(about.st_mode);
}

/* The database is "", its journal "-journal". A write-ahead log is never used. */
static bool is_ours(const sim_db_file *file, const char *name, const char *ending)
{
    size_t length = file->whole != NULL ? strlen(file->whole) : 0;

    return file->whole != NULL && strncmp(name, file->whole, length) == 0 &&
           strcmp(name + length, ending) == 0;
}

static int guard_open(sqlite3_vfs *guard, const char *name, sqlite3_file *out, int flags, int *got)
{
    sim_db_file *file = guard->pAppData;

    out->pMethods = NULL;
    if (name != NULL) {
        if ((flags & SQLITE_OPEN_MAIN_DB) != 0 && file->whole == NULL) {
            file->whole = adit_strdup(name);
            if (file->whole == NULL) {
                return SQLITE_NOMEM;
            }
        }
        if (!is_regular_or_new(name) ||
            !(is_ours(file, name, "") || is_ours(file, name, "-journal"))) {
            return SQLITE_CANTOPEN;
        }
    }
    return file->disk->xOpen(file->disk, name, out, flags, got);
}

static int guard_delete(sqlite3_vfs *guard, const char *name, int also_folder)
{
    sim_db_file *file = guard->pAppData;

    return is_ours(file, name, "-journal") ? file->disk->xDelete(file->disk, name, also_folder)
                                           : SQLITE_IOERR_DELETE;
}

/* Any other file does not exist. */
static int guard_access(sqlite3_vfs *guard, const char *name, int flags, int *answer)
{
    sim_db_file *file = guard->pAppData;

    *answer = 0;
    return is_ours(file, name, "") || is_ours(file, name, "-journal")
               ? file->disk->xAccess(file->disk, name, flags, answer)
               : SQLITE_OK;
}

static bool raise_guard(sim_db_file *file)
{
    file->disk = sqlite3_vfs_find(NULL);
    if (file->disk == NULL) {
        return false;
    }
    file->guard = *file->disk;
    snprintf(file->guard_name, sizeof file->guard_name, "adit-%p", (void *)file);
    file->guard.zName = file->guard_name;
    file->guard.pNext = NULL;
    file->guard.pAppData = file;
    file->guard.xOpen = guard_open;
    file->guard.xDelete = guard_delete;
    file->guard.xAccess = guard_access;
    return sqlite3_vfs_register(&file->guard, 0) == SQLITE_OK;
}

/* ---- Bounds ---- */

void sim_db_file_begin(sim_db_file *file)
{
    file->looks = 0;
}

static int count_look(void *context)
{
    sim_db_file *file = context;

    return ++file->looks > MAX_LOOKS;
}

/* No triggers, no views, no functions that reach out. */
static bool set_safe_mode(sqlite3 *handle)
{
    static const struct {
        int what, value;
    } settings[] = {{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                    {SQLITE_DBCONFIG_DEFENSIVE, 1}};
    bool is_done = true;

    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        int now = -1;

        is_done =
            sqlite3_db_config(handle, settings[i].what, settings[i].value, &now) == SQLITE_OK &&
            now == settings[i].value && is_done;
    }
    return is_done;
}

/* As much as our own statements need, and little more. */
static void set_limits(sqlite3 *handle)
{
    static const struct {
        int what, value;
    } limits[] = {{SQLITE_LIMIT_LENGTH, MAX_VALUE},   {SQLITE_LIMIT_SQL_LENGTH, MAX_SQL},
                  {SQLITE_LIMIT_COLUMN, 32},          {SQLITE_LIMIT_EXPR_DEPTH, 20},
                  {SQLITE_LIMIT_COMPOUND_SELECT, 4},  {SQLITE_LIMIT_FUNCTION_ARG, 8},
                  {SQLITE_LIMIT_ATTACHED, 0},         {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
                  {SQLITE_LIMIT_VARIABLE_NUMBER, 32}, {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
                  {SQLITE_LIMIT_WORKER_THREADS, 0}};

    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        sqlite3_limit(handle, limits[i].what, limits[i].value);
    }
}

/* ---- Messages ---- */

adit_status sim_db_failed(const sim_db_file *file, adit_err *err)
{
    int code = file->handle == NULL ? SQLITE_NOMEM : sqlite3_errcode(file->handle);

    if (code == SQLITE_NOMEM) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", file->path);
    }
    if (code == SQLITE_INTERRUPT) {
        return adit_fail(err, ADIT_LIMIT,
                         "%s: a statement takes more than %d steps, so this database was not "
                         "created by adit; use another file",
                         file->path, STEPS * MAX_LOOKS);
    }
    return adit_fail(err, ADIT_IO, "%s: %s", file->path, sqlite3_errmsg(file->handle));
}

adit_status sim_db_execute(sim_db_file *file, const char *sql, adit_err *err)
{
    sim_db_file_begin(file);
    return sqlite3_exec(file->handle, sql, NULL, NULL, NULL) == SQLITE_OK
               ? ADIT_OK
               : sim_db_failed(file, err);
}

adit_status sim_db_read_number(sim_db_file *file, const char *sql, int64_t argument, int *number,
                               adit_err *err)
{
    sqlite3_stmt *statement = NULL;
    adit_status status = ADIT_OK;

    sim_db_file_begin(file);
    if (sqlite3_prepare_v2(file->handle, sql, -1, &statement, NULL) != SQLITE_OK ||
        (sqlite3_bind_parameter_count(statement) > 0 &&
         sqlite3_bind_int64(statement, 1, argument) != SQLITE_OK) ||
        sqlite3_step(statement) != SQLITE_ROW) {
        status = sim_db_failed(file, err);
    } else {
        *number = sqlite3_column_int(statement, 0);
    }
    sqlite3_finalize(statement);
    return status;
}

adit_status sim_db_end_transaction(sim_db_file *file, adit_status status, adit_err *err)
{
    ADIT_THEN(status, sim_db_execute(file, "COMMIT", err));
    if (status != ADIT_OK) {
        sqlite3_exec(file->handle, "ROLLBACK", NULL, NULL, NULL);
    }
    return status;
}

/* ---- What is in the file ---- */

/* Whether a newly created database contains exactly the same entry. */
static int find_same(sqlite3_stmt *same, sqlite3_stmt *row, bool *is_there)
{
    int code = SQLITE_OK;

    for (int column = 0; column < 4 && code == SQLITE_OK; column++) {
        code = sqlite3_bind_value(same, column + 1, sqlite3_column_value(row, column));
    }
    if (code == SQLITE_OK) {
        code = sqlite3_step(same);
        *is_there = code == SQLITE_ROW;
    }
    sqlite3_reset(same);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

static adit_status refuse_entry(const sim_db_file *file, sqlite3_stmt *row, adit_err *err)
{
    const char *type = (const char *)sqlite3_column_text(row, 0);
    const char *name = (const char *)sqlite3_column_text(row, 1);

    return adit_fail(err, ADIT_INPUT,
                     "%s: the %.20s '%.60s' was not created by adit; results are only added to "
                     "files that contain nothing else; remove it or use another file",
                     file->path, type != NULL ? type : "entry", name != NULL ? name : "");
}

/* Everything in the file must also be in a newly created database. */
static adit_status compare_all(sim_db_file *file, sqlite3_stmt *each, sqlite3_stmt *same,
                               adit_err *err)
{
    int code;
    bool is_there = false;

    sim_db_file_begin(file);
    while ((code = sqlite3_step(each)) == SQLITE_ROW) {
        if (find_same(same, each, &is_there) != SQLITE_OK) {
            return adit_fail(err, ADIT_NOMEM, "%s: out of memory", file->path);
        }
        if (!is_there) {
            return refuse_entry(file, each, err);
        }
    }
    return code == SQLITE_DONE ? ADIT_OK : sim_db_failed(file, err);
}

static adit_status check_tables(sim_db_file *file, adit_err *err)
{
    sqlite3 *fresh = NULL;
    sqlite3_stmt *each = NULL, *same = NULL;
    adit_status status;

    sim_db_file_begin(file);
    if (sqlite3_open(":memory:", &fresh) != SQLITE_OK ||
        sqlite3_exec(fresh, tables, NULL, NULL, NULL) != SQLITE_OK ||
        sqlite3_prepare_v2(fresh,
                           "SELECT 1 FROM sqlite_schema WHERE type IS ?1 AND name IS ?2 AND "
                           "tbl_name IS ?3 AND sql IS ?4",
                           -1, &same, NULL) != SQLITE_OK) {
        status = adit_fail(err, ADIT_NOMEM, "%s: out of memory", file->path);
    } else if (sqlite3_prepare_v2(file->handle,
                                  "SELECT type, name, tbl_name, sql FROM sqlite_schema", -1, &each,
                                  NULL) != SQLITE_OK) {
        status = sim_db_failed(file, err);
    } else {
        status = compare_all(file, each, same, err);
    }
    sqlite3_finalize(each);
    sqlite3_finalize(same);
    sqlite3_close(fresh);
    return status;
}

/* ---- Opening ---- */

static adit_status make_tables(sim_db_file *file, adit_err *err)
{
    int form = 0;

    ADIT_TRY(sim_db_execute(file, "BEGIN IMMEDIATE", err));
    adit_status status = sim_db_read_number(file, "PRAGMA user_version", 0, &form, err);

    if (status == ADIT_OK && form != 0 && form != FORM) {
        status = adit_fail(err, ADIT_INPUT,
                           "%s: unsupported database version %d (supported: %d); use another file",
                           file->path, form, FORM);
    }
    if (status == ADIT_OK) { /* before anything from the file is evaluated */
        status = check_tables(file, err);
    }
    if (status == ADIT_OK) { /* existing tables stay */
        status = sim_db_execute(file, tables, err);
    }
    if (status == ADIT_OK && form == 0) {
        status = sim_db_execute(file, set_form, err);
    }
    return sim_db_end_transaction(file, status, err);
}

static adit_status open_guarded(sim_db_file *file, adit_err *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

    if (!raise_guard(file)) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory for a database", file->path);
    }
    if (sqlite3_open_v2(file->path, &file->handle, flags, file->guard_name) != SQLITE_OK) {
        return sim_db_failed(file, err);
    }
    if (!set_safe_mode(file->handle)) {
        return adit_fail(err, ADIT_INTERNAL, "%s: this version of SQLite cannot be secured",
                         file->path);
    }
    set_limits(file->handle);
    sqlite3_progress_handler(file->handle, STEPS, count_look, file);
    sqlite3_busy_timeout(file->handle, WAIT_MS);
    /* The file may ask for a large cache, and others may change it while it is mapped. */
    ADIT_TRY(sim_db_execute(
        file,
        "PRAGMA cache_size = -8000; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY; "
        "PRAGMA cell_size_check = ON",
        err));
    return make_tables(file, err);
}

const char *sim_db_name_problem(const char *path)
{
    if (path[0] == '\0') {
        return "the file name is empty";
    }
    if (path[0] == ':' || strncmp(path, "file:", 5) == 0) {
        return "SQLite does not treat such a name as a file, so the results would be lost; put ./ "
               "in front of it";
    }
    return NULL;
}

/* The header of the file says so: its versions for writing and reading. */
static bool has_write_ahead_log(const char *path)
{
    unsigned char head[20] = {0};
    int number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool has = number >= 0 && pread(number, head, sizeof head, 0) == (ssize_t)sizeof head &&
               memcmp(head, "SQLite format 3", 16) == 0 && (head[18] != 1 || head[19] != 1);

    if (number >= 0) {
        close(number);
    }
    return has;
}

adit_status sim_db_file_open(const char *path, sim_db_file **out, adit_err *err)
{
    const char *problem = sim_db_name_problem(path);

    *out = NULL;
    if (problem != NULL) {
        return adit_fail(err, ADIT_USAGE, "'%s': %s", path, problem);
    }
    if (!is_regular_or_new(path)) {
        return adit_fail(err, ADIT_IO,
                         "%s: is a link or not a regular file; use the path of the file itself",
                         path);
    }
    if (has_write_ahead_log(path)) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: the database has a write-ahead log, which is not supported; remove "
                         "it in sqlite3 with PRAGMA journal_mode = DELETE",
                         path);
    }
    sim_db_file *file = adit_alloc(sizeof *file);
    if (file == NULL) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory for a database", path);
    }
    file->path = path;
    adit_status status = open_guarded(file, err);
    if (status != ADIT_OK) {
        sim_db_file_close(file);
        return status;
    }
    *out = file;
    return ADIT_OK;
}

sqlite3 *sim_db_handle(const sim_db_file *file)
{
    return file->handle;
}

const char *sim_db_path(const sim_db_file *file)
{
    return file->path;
}

void sim_db_file_close(sim_db_file *file)
{
    if (file == NULL) {
        return;
    }
    sqlite3_close(file->handle);
    sqlite3_vfs_unregister(&file->guard);
    adit_free(file->whole);
    adit_free(file);
}
