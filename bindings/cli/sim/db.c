/* db.c - the result of `adit sim` in an SQLite database.
 *
 * Several processes may write into one file: results are kept back and written in short
 * transactions, and a writer waits for the others. A run that is interrupted keeps what is
 * finished; its row in `runs` says so.
 *
 * Where other processes play, seeds are written after the last game: from the seed of the run
 * follow those of games that are still to come, and a bot may find a way to the file.
 *
 * The file may come from a stranger; db_file.c sees to that.
 */
#include <string.h>

#include "bindings/cli/sim/db_file.h"
#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"
#include "engine/chance/rng.h"

#define KEPT_BACK 256 /* games in one transaction */

enum {
    INSERT_RUN,
    INSERT_GAME,
    INSERT_SEAT,
    INSERT_CARD,
    INSERT_GOAL,
    SEED_GAME,
    SEED_RUN,
    END_RUN,
    STATEMENTS
};
static const char *const statements[STATEMENTS] = {
    "INSERT INTO runs (engine, game, cards, players, rules, seed, games, first_game, last_game) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
    "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)",
    "INSERT INTO goals VALUES (?, ?, ?, ?, ?)",
    "UPDATE games SET seed = ? WHERE run = ? AND game = ?",
    "UPDATE runs SET seed = ? WHERE id = ?",
    "UPDATE runs SET finished = ?, faults = ?, is_complete = ?, checksum = ? WHERE id = ?",
};

struct sim_db {
    sim_db_file *file;
    sqlite3_stmt *statement[STATEMENTS];
    const sim_plan *plan;
    char *path; /* for messages */
    sqlite3_int64 run;
    bool owes_seeds;      /* the rows of the run and of its games are without */
    int64_t seeded, past; /* games: the next to get its seed; the one after the last with a row */
    int bound; /* the first answer other than SQLITE_OK while a row was being filled in */
    /* Looked up before the threads start: results are taken in any of them, while the engine
     * belongs to one. */
    const char *card_id[ADIT_MAX_CARDS];
    int cards;
    sim_result *kept; /* copies whose lists are owned */
    int kept_count;
};

static adit_status db_error(const sim_db *db, adit_err *err)
{
    return sim_db_failed(db->file, db->path, err);
}

static adit_status run_sql(sim_db *db, const char *sql, adit_err *err)
{
    sim_db_file_begin(db->file);
    return sqlite3_exec(sim_db_handle(db->file), sql, NULL, NULL, NULL) == SQLITE_OK
               ? ADIT_OK
               : db_error(db, err);
}

/* Ends a transaction: keeps it if all went well. */
static adit_status end_transaction(sim_db *db, adit_status status, adit_err *err)
{
    if (status == ADIT_OK) {
        status = run_sql(db, "COMMIT", err);
    }
    if (status != ADIT_OK) {
        sqlite3_exec(sim_db_handle(db->file), "ROLLBACK", NULL, NULL, NULL);
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

/* The seed of a row that is made while games are played. */
static void bind_early_seed(sim_db *db, sqlite3_stmt *statement, int column, uint64_t seed)
{
    if (db->owes_seeds) {
        bind_text(db, statement, column, "");
    } else {
        bind_seed(db, statement, column, seed);
    }
}

static adit_status run_statement(sim_db *db, int which, adit_err *err)
{
    sqlite3_stmt *statement = db->statement[which];
    adit_status status;

    if (db->bound != SQLITE_OK) {
        status = adit_fail(err, ADIT_NOMEM, "%s: %s", db->path, sqlite3_errstr(db->bound));
    } else {
        sim_db_file_begin(db->file);
        status = sqlite3_step(statement) == SQLITE_DONE ? ADIT_OK : db_error(db, err);
    }
    db->bound = SQLITE_OK;
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return status;
}

/* ---- Opening ---- */

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
    bind_early_seed(db, insert, 6, plan->seed);
    sqlite3_bind_int64(insert, 7, plan->asked);
    sqlite3_bind_int64(insert, 8, plan->first + 1);
    sqlite3_bind_int64(insert, 9, plan->end);
    adit_status status = rules.failed || mods.failed
                             ? adit_fail(err, ADIT_NOMEM, "%s: out of memory", db->path)
                             : run_statement(db, INSERT_RUN, err);
    db->run = sqlite3_last_insert_rowid(sim_db_handle(db->file));
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

/* A file in which rows of a run stand that has not begun would lose the results later on. */
static adit_status check_unused(sim_db *db, adit_err *err)
{
    static const char sql[] =
        "SELECT EXISTS (SELECT 1 FROM games WHERE run = ?1) + EXISTS (SELECT 1 FROM seats WHERE "
        "run = ?1) + EXISTS (SELECT 1 FROM cards WHERE run = ?1) + EXISTS (SELECT 1 FROM goals "
        "WHERE run = ?1)";
    sqlite3_stmt *statement = NULL;
    adit_status status = ADIT_OK;

    sim_db_file_begin(db->file);
    if (sqlite3_prepare_v2(sim_db_handle(db->file), sql, -1, &statement, NULL) != SQLITE_OK ||
        sqlite3_bind_int64(statement, 1, db->run) != SQLITE_OK ||
        sqlite3_step(statement) != SQLITE_ROW) {
        status = db_error(db, err);
    } else if (sqlite3_column_int(statement, 0) != 0) {
        status = adit_fail(
            err, ADIT_INPUT,
            "%s: already has results of run %lld, which is only starting now; use another file",
            db->path, (long long)db->run);
    }
    sqlite3_finalize(statement);
    return status;
}

static adit_status begin_run(sim_db *db, adit_err *err)
{
    ADIT_TRY(run_sql(db, "BEGIN IMMEDIATE", err));
    db->owes_seeds = db->plan->setup->workers != NULL;
    adit_status status = add_run(db, err);
    if (status == ADIT_OK) {
        status = check_unused(db, err);
    }
    status = end_transaction(db, status, err);
    db->owes_seeds = db->owes_seeds && status == ADIT_OK; /* else there is no such run */
    return status;
}

static adit_status prepare_run(sim_db *db, adit_err *err)
{
    ADIT_TRY(look_up_cards(db));
    ADIT_TRY(sim_db_file_open(db->path, &db->file, err));
    for (int i = 0; i < STATEMENTS; i++) {
        if (sqlite3_prepare_v2(sim_db_handle(db->file), statements[i], -1, &db->statement[i],
                               NULL) != SQLITE_OK) {
            return db_error(db, err);
        }
    }
    return begin_run(db, err);
}

adit_status sim_db_open(const char *path, const sim_plan *plan, sim_db **out, adit_err *err)
{
    sim_db *db = adit_alloc(sizeof *db);

    *out = NULL;
    if (db != NULL) {
        db->plan = plan;
        db->seeded = db->past = plan->first;
        db->path = adit_strdup(path);
        db->kept = adit_alloc(KEPT_BACK * sizeof *db->kept);
    }
    if (db == NULL || db->path == NULL || db->kept == NULL) {
        sim_db_close(db);
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory for a database", path);
    }
    adit_status status = prepare_run(db, err);
    if (status != ADIT_OK) {
        sim_db_close(db);
        return status;
    }
    *out = db;
    return ADIT_OK;
}

/* ---- Rows ---- */

static adit_status add_game(sim_db *db, const sim_result *result, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_GAME];

    sqlite3_bind_int64(insert, 1, db->run);
    sqlite3_bind_int64(insert, 2, result->number + 1);
    bind_early_seed(db, insert, 3, result->seed);
    sqlite3_bind_int(insert, 4, result->decisions);
    sqlite3_bind_int(insert, 5, result->turns);
    bind_hash(db, insert, 6, result->hash);
    if (result->fault != ADIT_OK) {
        bind_text(db, insert, 7, result->fault_text != NULL ? result->fault_text : "");
    }
    return run_statement(db, INSERT_GAME, err);
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
    return run_statement(db, INSERT_SEAT, err);
}

/* Cards that the seat neither had in play at the end nor ever named get no row. */
static adit_status add_cards(sim_db *db, const sim_result *result, int seat, adit_err *err)
{
    sqlite3_stmt *insert = db->statement[INSERT_CARD];
    int chosen[ADIT_MAX_CARDS] = {0};

    for (int i = 0; i < result->named_count; i++) {
        chosen[result->named[i].card] +=
            result->named[i].what != SIM_BUILT && result->named[i].seat == seat;
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
        ADIT_TRY(run_statement(db, INSERT_CARD, err));
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
    return run_statement(db, INSERT_GOAL, err);
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
    ADIT_TRY(run_sql(db, "BEGIN IMMEDIATE", err));
    adit_status status = ADIT_OK;
    for (int i = 0; i < db->kept_count && status == ADIT_OK; i++) {
        status = add_result(db, &db->kept[i], err);
    }
    int64_t past = db->kept[db->kept_count - 1].number + 1;
    forget_kept(db);
    status = end_transaction(db, status, err);
    db->past = status == ADIT_OK ? past : db->past;
    return status;
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

/* ---- The end ---- */

/* Of games up to `end`; one that was dropped has no row. */
static adit_status seed_games(sim_db *db, int64_t end, adit_err *err)
{
    sqlite3_stmt *update = db->statement[SEED_GAME];
    adit_status status = ADIT_OK;

    ADIT_TRY(run_sql(db, "BEGIN IMMEDIATE", err));
    for (int64_t number = db->seeded; number < end && status == ADIT_OK; number++) {
        bind_seed(db, update, 1, adit_series_seed(db->plan->seed, (uint64_t)number));
        sqlite3_bind_int64(update, 2, db->run);
        sqlite3_bind_int64(update, 3, number + 1);
        status = run_statement(db, SEED_GAME, err);
    }
    ADIT_TRY(end_transaction(db, status, err));
    db->seeded = end;
    return ADIT_OK;
}

/* Only when no bot plays any more. */
static adit_status write_seeds(sim_db *db, adit_err *err)
{
    sqlite3_stmt *update = db->statement[SEED_RUN];

    if (!db->owes_seeds) {
        return ADIT_OK;
    }
    while (db->seeded < db->past) {
        int64_t left = db->past - db->seeded;
        ADIT_TRY(seed_games(db, db->seeded + (left < KEPT_BACK ? left : KEPT_BACK), err));
    }
    bind_seed(db, update, 1, db->plan->seed);
    sqlite3_bind_int64(update, 2, db->run);
    ADIT_TRY(run_statement(db, SEED_RUN, err));
    db->owes_seeds = false;
    return ADIT_OK;
}

/* The run has failed: games that are there get their seeds all the same, if that can be done
 * without waiting. */
static void save_seeds(sim_db *db)
{
    adit_err ignored = {.status = ADIT_OK};

    if (db->owes_seeds) {
        sqlite3_busy_timeout(sim_db_handle(db->file), 0);
        (void)write_seeds(db, &ignored);
    }
}

adit_status sim_db_finish(sim_db *db, const sim_sums *sums, const sim_end *end, adit_err *err)
{
    sqlite3_stmt *update = db->statement[END_RUN];

    ADIT_TRY(write_kept(db, err));
    ADIT_TRY(write_seeds(db, err));
    sqlite3_bind_int64(update, 1, sums->games);
    sqlite3_bind_int64(update, 2, sums->faults);
    sqlite3_bind_int(update, 3, !end->was_interrupted && !end->was_stopped);
    bind_hash(db, update, 4, sums->checksum);
    sqlite3_bind_int64(update, 5, db->run);
    return run_statement(db, END_RUN, err);
}

void sim_db_close(sim_db *db)
{
    if (db == NULL) {
        return;
    }
    save_seeds(db);
    for (int i = 0; i < STATEMENTS; i++) {
        sqlite3_finalize(db->statement[i]);
    }
    sim_db_file_close(db->file);
    forget_kept(db);
    adit_free(db->kept);
    adit_free(db->path);
    adit_free(db);
}
