/* sim_db.c - the result of `adit sim` in an SQLite database.
 *
 * Several processes may write into one file: results are kept back and written in short
 * transactions, and a writer waits for the others. A run that is interrupted keeps what is
 * finished; its row in `runs` says so.
 *
 * The file may come from a stranger: nothing that it brings along is carried out, and tables that
 * have the names of ours must be ours.
 */
#include <sqlite3.h>
#include <string.h>

#include "bindings/cli/sim.h"
#include "engine/core/memory.h"

#define FORM 1            /* of the tables; kept in the file as its user_version */
#define WAIT_MS 60000     /* for another writer */
#define KEPT_BACK 256     /* games in one transaction */
#define MAX_VALUE 1000000 /* bytes of one text, also of one that an index works out */

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
    /* A table of its own: files of before have the others already. */
    "CREATE TABLE IF NOT EXISTS goals (run INTEGER NOT NULL, game INTEGER NOT NULL, seat INTEGER "
    "NOT NULL, reached INTEGER NOT NULL, decisions INTEGER, PRIMARY KEY (run, game, seat)) "
    "WITHOUT ROWID;"
    "PRAGMA user_version = 1;";

enum { INSERT_RUN, INSERT_GAME, INSERT_SEAT, INSERT_CARD, INSERT_GOAL, END_RUN, STATEMENTS };
static const char *const statements[STATEMENTS] = {
    "INSERT INTO runs (engine, game, cards, players, rules, seed, games, first_game, last_game) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
    "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)",
    "INSERT INTO goals VALUES (?, ?, ?, ?, ?)",
    "UPDATE runs SET finished = ?, faults = ?, is_complete = ?, checksum = ? WHERE id = ?",
};

struct sim_db {
    sqlite3 *file;
    sqlite3_stmt *statement[STATEMENTS];
    const sim_plan *plan;
    char *path; /* for messages */
    sqlite3_int64 run;
    int bound; /* the first answer other than SQLITE_OK while a row was being filled in */
    /* Looked up before the threads start: results are taken in any of them, while the engine
     * belongs to one. */
    const char *card_id[ADIT_MAX_CARDS];
    int cards;
    sim_result *kept; /* copies whose lists are owned */
    int kept_count;
};

static adit_status failed(const sim_db *db, adit_err *err)
{
    bool lacks_memory = db->file == NULL || sqlite3_errcode(db->file) == SQLITE_NOMEM;

    return adit_fail(err, lacks_memory ? ADIT_NOMEM : ADIT_IO, "%s: %s", db->path,
                     db->file != NULL ? sqlite3_errmsg(db->file) : "out of memory");
}

static adit_status execute(sim_db *db, const char *sql, adit_err *err)
{
    return sqlite3_exec(db->file, sql, NULL, NULL, NULL) == SQLITE_OK ? ADIT_OK : failed(db, err);
}

/* Ends a transaction: keeps it if all went well. */
static adit_status end_transaction(sim_db *db, adit_status status, adit_err *err)
{
    if (status == ADIT_OK) {
        status = execute(db, "COMMIT", err);
    }
    if (status != ADIT_OK) {
        sqlite3_exec(db->file, "ROLLBACK", NULL, NULL, NULL);
    }
    return status;
}

/* Only texts need memory; a text that could not be copied must not become an empty one. */
static void bind_text(sim_db *db, sqlite3_stmt *statement, int column, const char *text)
{
    int code = sqlite3_bind_text(statement, column, text, -1, SQLITE_TRANSIENT);

    db->bound = db->bound == SQLITE_OK ? code : db->bound;
}

static void bind_hash(sim_db *db, sqlite3_stmt *statement, int column, uint64_t hash)
{
    char text[24];

    snprintf(text, sizeof text, "%016llx", (unsigned long long)hash);
    bind_text(db, statement, column, text);
}

static void bind_seed(sim_db *db, sqlite3_stmt *statement, int column, uint64_t seed)
{
    char text[24];

    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    bind_text(db, statement, column, text);
}

static adit_status step(sim_db *db, int which, adit_err *err)
{
    sqlite3_stmt *statement = db->statement[which];
    adit_status status;

    if (db->bound != SQLITE_OK) {
        status = adit_fail(err, ADIT_NOMEM, "%s: %s", db->path, sqlite3_errstr(db->bound));
    } else {
        status = sqlite3_step(statement) == SQLITE_DONE ? ADIT_OK : failed(db, err);
    }
    db->bound = SQLITE_OK;
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return status;
}

/* ---- Opening ----------------------------------------------------------------------------------
 */

static adit_status read_form(sim_db *db, int *form, adit_err *err)
{
    sqlite3_stmt *statement = NULL;
    adit_status status = ADIT_OK;

    if (sqlite3_prepare_v2(db->file, "PRAGMA user_version", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        *form = sqlite3_column_int(statement, 0);
    } else {
        status = failed(db, err);
    }
    sqlite3_finalize(statement);
    return status;
}

/* No triggers, no views, no functions that reach out, no values of gigabytes. */
static bool distrust(sqlite3 *file)
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

        is_done = sqlite3_db_config(file, settings[i].what, settings[i].value, &now) == SQLITE_OK &&
                  now == settings[i].value && is_done;
    }
    sqlite3_limit(file, SQLITE_LIMIT_LENGTH, MAX_VALUE);
    return is_done;
}

/* Finds out whether the file holds the table just as `tables` makes it. A check, a default or a
 * column that is worked out would be carried out with every row. */
static int compare_table(sqlite3 *file, const char *name, const char *sql, bool *is_ours)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(
        file, "SELECT sql = ?2 FROM sqlite_schema WHERE type = 'table' AND name = ?1", -1,
        &statement, NULL);

    *is_ours = false;
    if (code == SQLITE_OK) {
        code = sqlite3_bind_text(statement, 1, name, -1, SQLITE_STATIC);
    }
    if (code == SQLITE_OK) {
        code = sqlite3_bind_text(statement, 2, sql, -1, SQLITE_STATIC);
    }
    if (code == SQLITE_OK) {
        code = sqlite3_step(statement);
        *is_ours = code == SQLITE_ROW && sqlite3_column_int(statement, 0) == 1;
    }
    sqlite3_finalize(statement);
    return code;
}

/* Compares the tables with those of a database that was made just now. */
static adit_status compare_tables(sim_db *db, sqlite3_stmt *each, adit_err *err)
{
    int code;
    bool is_ours = true;

    while ((code = sqlite3_step(each)) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(each, 0);
        const char *sql = (const char *)sqlite3_column_text(each, 1);

        code = name == NULL || sql == NULL ? SQLITE_NOMEM
                                           : compare_table(db->file, name, sql, &is_ours);
        if (code != SQLITE_ROW && code != SQLITE_DONE) {
            break;
        }
        if (!is_ours) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: the table '%s' is not one that this program made; give another "
                             "file",
                             db->path, name);
        }
    }
    if (code == SQLITE_DONE) {
        return ADIT_OK;
    }
    return code == SQLITE_NOMEM ? adit_fail(err, ADIT_NOMEM, "%s: out of memory", db->path)
                                : failed(db, err);
}

static adit_status check_tables(sim_db *db, adit_err *err)
{
    sqlite3 *fresh = NULL;
    sqlite3_stmt *each = NULL;
    adit_status status;

    if (sqlite3_open(":memory:", &fresh) == SQLITE_OK &&
        sqlite3_exec(fresh, tables, NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(fresh, "SELECT name, sql FROM sqlite_schema WHERE type = 'table'", -1,
                           &each, NULL) == SQLITE_OK) {
        status = compare_tables(db, each, err);
    } else {
        status = adit_fail(err, ADIT_NOMEM, "%s: out of memory", db->path);
    }
    sqlite3_finalize(each);
    sqlite3_close(fresh);
    return status;
}

static adit_status make_tables(sim_db *db, adit_err *err)
{
    int form = 0;

    ADIT_TRY(execute(db, "BEGIN IMMEDIATE", err));
    adit_status status = read_form(db, &form, err);
    if (status == ADIT_OK && form != 0 && form != FORM) {
        status = adit_fail(err, ADIT_INPUT,
                           "%s: the database has tables of form %d, this program writes form %d; "
                           "give another file",
                           db->path, form, FORM);
    }
    if (status == ADIT_OK) { /* what is there stays */
        status = execute(db, tables, err);
    }
    if (status == ADIT_OK) {
        status = check_tables(db, err);
    }
    return end_transaction(db, status, err);
}

static void rules_text(const sim_plan *plan, adit_text *text)
{
    const adit_match *match = &plan->setup->match;

    adit_text_add(text, "");
    for (size_t i = 0; i < match->rule_count; i++) {
        adit_text_addf(text, "%s%s=%s", i > 0 ? "," : "", match->rules[i].name,
                       match->rules[i].value);
    }
}

static void mods_text(const sim_plan *plan, adit_text *text)
{
    for (int i = 0; i < adit_engine_mod_count(plan->setup->engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(plan->setup->engine, i);
        adit_text_addf(text, "%s%s %016llx", i > 0 ? "," : "", mod->id,
                       (unsigned long long)mod->content_hash);
    }
}

static adit_status add_run(sim_db *db, adit_err *err)
{
    const sim_plan *plan = db->plan;
    sqlite3_stmt *insert = db->statement[INSERT_RUN];
    char seats[512] = "";
    adit_text rules = {0}, mods = {0};

    (void)cli_setup_seat_text(plan->setup, seats, sizeof seats);
    rules_text(plan, &rules);
    mods_text(plan, &mods);
    bind_text(db, insert, 1, ADIT_VERSION);
    bind_text(db, insert, 2, plan->setup->game);
    bind_text(db, insert, 3, mods.data != NULL ? mods.data : "");
    bind_text(db, insert, 4, seats);
    bind_text(db, insert, 5, rules.data != NULL ? rules.data : "");
    bind_seed(db, insert, 6, plan->seed);
    sqlite3_bind_int64(insert, 7, plan->asked);
    sqlite3_bind_int64(insert, 8, plan->first + 1);
    sqlite3_bind_int64(insert, 9, plan->end);
    adit_status status = rules.failed || mods.failed
                             ? adit_fail(err, ADIT_NOMEM, "%s: out of memory", db->path)
                             : step(db, INSERT_RUN, err);
    db->run = sqlite3_last_insert_rowid(db->file);
    adit_text_free(&rules);
    adit_text_free(&mods);
    return status;
}

static adit_status look_up_cards(sim_db *db)
{
    adit_engine *engine = db->plan->setup->engine;
    adit_card_info card;

    db->cards = adit_engine_card_count(engine);
    for (int n = 0; n < db->cards; n++) {
        ADIT_TRY(adit_engine_card(engine, n, &card));
        db->card_id[n] = card.id;
    }
    return ADIT_OK;
}

static adit_status prepare(sim_db *db, adit_err *err)
{
    ADIT_TRY(look_up_cards(db));
    if (!distrust(db->file)) {
        return adit_fail(err, ADIT_INTERNAL, "%s: this release of SQLite cannot be made safe",
                         db->path);
    }
    sqlite3_busy_timeout(db->file, WAIT_MS);
    ADIT_TRY(make_tables(db, err));
    for (int i = 0; i < STATEMENTS; i++) {
        if (sqlite3_prepare_v2(db->file, statements[i], -1, &db->statement[i], NULL) != SQLITE_OK) {
            return failed(db, err);
        }
    }
    return add_run(db, err);
}

adit_status sim_db_open(const char *path, const sim_plan *plan, sim_db **out, adit_err *err)
{
    sim_db *db = adit_alloc(sizeof *db);

    *out = NULL;
    if (db != NULL) {
        db->plan = plan;
        db->path = adit_strdup(path);
        db->kept = adit_alloc(KEPT_BACK * sizeof *db->kept);
    }
    if (db == NULL || db->path == NULL || db->kept == NULL) {
        sim_db_close(db);
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory for a database", path);
    }
    adit_status status =
        sqlite3_open(path, &db->file) == SQLITE_OK ? prepare(db, err) : failed(db, err);
    if (status != ADIT_OK) {
        sim_db_close(db);
        return status;
    }
    *out = db;
    return ADIT_OK;
}

/* ---- Rows -------------------------------------------------------------------------------------
 */

static adit_status add_game(sim_db *db, const sim_result *result, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_GAME];

    sqlite3_bind_int64(insert, 1, db->run);
    sqlite3_bind_int64(insert, 2, result->number + 1);
    bind_seed(db, insert, 3, result->seed);
    sqlite3_bind_int(insert, 4, result->decisions);
    sqlite3_bind_int(insert, 5, result->turns);
    bind_hash(db, insert, 6, result->hash);
    if (result->fault != ADIT_OK) {
        bind_text(db, insert, 7, result->fault_text != NULL ? result->fault_text : "");
    }
    return step(db, INSERT_GAME, err);
}

static adit_status add_seat(sim_db *db, const sim_result *result, int seat, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_SEAT];

    sqlite3_bind_int64(insert, 1, db->run);
    sqlite3_bind_int64(insert, 2, result->number + 1);
    sqlite3_bind_int(insert, 3, seat + 1);
    bind_text(db, insert, 4, db->plan->setup->seat[seat]);
    if (result->fault == ADIT_OK) {
        sqlite3_bind_int(insert, 5, result->points[seat]);
    }
    bind_text(db, insert, 6, sim_outcome(result, seat));
    return step(db, INSERT_SEAT, err);
}

/* Cards that the seat neither had in play at the end nor ever named get no row. */
static adit_status add_cards(sim_db *db, const sim_result *result, int seat, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_CARD];
    int chosen[ADIT_MAX_CARDS] = {0};

    for (int i = 0; i < result->named_count; i++) {
        chosen[result->named[i].card] += result->named[i].seat == seat;
    }
    for (int n = 0; n < db->cards; n++) {
        bool in_play = sim_is_in_play(result, seat, n);
        if (!in_play && chosen[n] == 0) {
            continue;
        }
        sqlite3_bind_int64(insert, 1, db->run);
        sqlite3_bind_int64(insert, 2, result->number + 1);
        sqlite3_bind_int(insert, 3, seat + 1);
        bind_text(db, insert, 4, db->card_id[n]);
        sqlite3_bind_int(insert, 5, in_play);
        sqlite3_bind_int(insert, 6, chosen[n]);
        ADIT_TRY(step(db, INSERT_CARD, err));
    }
    return ADIT_OK;
}

static adit_status add_goal(sim_db *db, const sim_result *result, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_GOAL];

    if (db->plan->goal_seat == 0 || result->fault != ADIT_OK) {
        return ADIT_OK;
    }
    sqlite3_bind_int64(insert, 1, db->run);
    sqlite3_bind_int64(insert, 2, result->number + 1);
    sqlite3_bind_int(insert, 3, db->plan->goal_seat);
    sqlite3_bind_int(insert, 4, result->goal_at >= 0);
    if (result->goal_at >= 0) {
        sqlite3_bind_int(insert, 5, result->goal_at);
    }
    return step(db, INSERT_GOAL, err);
}

static adit_status add_result(sim_db *db, const sim_result *result, adit_err *err)
{
    ADIT_TRY(add_game(db, result, err));
    ADIT_TRY(add_goal(db, result, err));
    for (int seat = 0; seat < result->players; seat++) {
        ADIT_TRY(add_seat(db, result, seat, err));
        ADIT_TRY(add_cards(db, result, seat, err));
    }
    return ADIT_OK;
}

static void forget_kept(sim_db *db)
{
    for (int i = 0; i < db->kept_count; i++) {
        adit_free(db->kept[i].named);
        adit_free(db->kept[i].fault_text);
    }
    db->kept_count = 0;
}

static adit_status write_kept(sim_db *db, adit_err *err)
{
    if (db->kept_count == 0) {
        return ADIT_OK;
    }
    ADIT_TRY(execute(db, "BEGIN IMMEDIATE", err));
    adit_status status = ADIT_OK;
    for (int i = 0; i < db->kept_count && status == ADIT_OK; i++) {
        status = add_result(db, &db->kept[i], err);
    }
    forget_kept(db);
    return end_transaction(db, status, err);
}

adit_status sim_db_take(void *context, const sim_result *result, adit_err *err)
{
    sim_db *db = context;
    sim_result *kept = &db->kept[db->kept_count];
    size_t size = (size_t)result->named_count * sizeof *result->named;

    *kept = *result;
    kept->named = adit_alloc(size + 1);
    kept->fault_text = result->fault_text != NULL ? adit_strdup(result->fault_text) : NULL;
    db->kept_count++;
    if (kept->named == NULL || (result->fault_text != NULL && kept->fault_text == NULL)) {
        kept->named_count = 0;
        return adit_fail(err, ADIT_NOMEM, "out of memory for the results of a game");
    }
    if (size > 0) {
        memcpy(kept->named, result->named, size);
    }
    return db->kept_count < KEPT_BACK ? ADIT_OK : write_kept(db, err);
}

adit_status sim_db_finish(sim_db *db, const sim_sums *sums, const sim_end *end, adit_err *err)
{
    sqlite3_stmt *update = db->statement[END_RUN];

    ADIT_TRY(write_kept(db, err));
    sqlite3_bind_int64(update, 1, sums->games);
    sqlite3_bind_int64(update, 2, sums->faults);
    sqlite3_bind_int(update, 3, !end->was_interrupted && !end->was_stopped);
    bind_hash(db, update, 4, sums->checksum);
    sqlite3_bind_int64(update, 5, db->run);
    return step(db, END_RUN, err);
}

void sim_db_close(sim_db *db)
{
    if (db == NULL) {
        return;
    }
    for (int i = 0; i < STATEMENTS; i++) {
        sqlite3_finalize(db->statement[i]);
    }
    sqlite3_close(db->file);
    forget_kept(db);
    adit_free(db->kept);
    adit_free(db->path);
    adit_free(db);
}
