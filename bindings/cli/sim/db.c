/* db.c - the result of `adit sim` in an SQLite database.
 *
 * Several processes can write to one file: results are held back and written in short
 * transactions, and a writer waits for the others. A run that is interrupted keeps the games that
 * are finished; its row in `runs` says so.
 *
 * If bots run in other processes, seeds are written after the last game: the seed of the run gives
 * away those of games to come, and a bot might find a way to read the file.
 *
 * The file may come from a stranger; db_file.c takes care of that.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "bindings/cli/sim/db_file.h"
#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"
#include "engine/chance/rng.h"

#define KEPT_BACK 256 /* games in one transaction */

#define STATEMENT_MAP(X)                                                                           \
    X(INSERT_RUN, "INSERT INTO runs (engine, game, cards, players, rules, seed, games, "           \
                  "first_game, last_game) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")                     \
    X(INSERT_GAME, "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)")                               \
    X(INSERT_SEAT, "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)")                                  \
    X(INSERT_CARD, "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)")                                  \
    X(INSERT_GOAL, "INSERT INTO goals VALUES (?, ?, ?, ?, ?)")                                     \
    X(SEED_GAME, "UPDATE games SET seed = ? WHERE run = ? AND game = ?")                           \
    X(SEED_RUN, "UPDATE runs SET seed = ? WHERE id = ?")                                           \
    X(END_RUN, "UPDATE runs SET finished = ?, faults = ?, is_complete = ?, checksum = ? "          \
               "WHERE id = ?")
#define STATEMENT_NUMBER(number, sql) number,
#define STATEMENT_SQL(number, sql) sql,
enum { STATEMENT_MAP(STATEMENT_NUMBER) STATEMENTS };
static const char *const statements[STATEMENTS] = {STATEMENT_MAP(STATEMENT_SQL)};

struct sim_db {
    sim_db_file *file;
    sqlite3_stmt *statement[STATEMENTS];
    const sim_plan *plan;
    int64_t run;
    bool owes_seeds;      /* the rows of the run and of its games have none yet */
    int64_t seeded, past; /* games: the next to get its seed; the one after the last with a row */
    /* Looked up before the threads start: results are taken in any of them, while the engine
     * belongs to one. */
    const char *card_id[ADIT_MAX_CARDS];
    int cards;
    sim_result *kept; /* copies whose lists are owned */
    int kept_count;
};

/* Binds the next of the values by its type: i is an int, - an int that is written as NULL, n an
 * int64_t, t a text or NULL, h a hash, s a seed, and e a seed that is owed while bots play. */
static int bind_value(const sim_db *db, sqlite3_stmt *statement, int column, char type,
                      va_list *values)
{
    char text[24] = "";
    uint64_t number;

    switch (type) {
    case 'i':
        return sqlite3_bind_int(statement, column, va_arg(*values, int));
    case '-':
        (void)va_arg(*values, int);
        return sqlite3_bind_null(statement, column);
    case 'n':
        return sqlite3_bind_int64(statement, column, va_arg(*values, int64_t));
    case 't':
        return sqlite3_bind_text(statement, column, va_arg(*values, const char *), -1,
                                 SQLITE_TRANSIENT);
    default:
        number = va_arg(*values, uint64_t);
        if (type != 'e' || !db->owes_seeds) {
            snprintf(text, sizeof text, type == 'h' ? "%016" PRIx64 : "%" PRIu64, number);
        }
        return sqlite3_bind_text(statement, column, text, -1, SQLITE_TRANSIENT);
    }
}

/* Runs a statement with values of these types. */
static adit_status run_row(sim_db *db, int which, adit_err *err, const char *types, ...)
{
    sqlite3_stmt *statement = db->statement[which];
    int code = SQLITE_OK;
    va_list values;

    va_start(values, types);
    for (int i = 0; types[i] != '\0' && code == SQLITE_OK; i++) {
        code = bind_value(db, statement, i + 1, types[i], &values);
    }
    va_end(values);
    adit_status status = ADIT_OK;
    if (code != SQLITE_OK) { /* a text that cannot be copied must not become an empty one */
        status = adit_fail(err, ADIT_NOMEM, "%s: %s", sim_db_path(db->file), sqlite3_errstr(code));
    } else {
        sim_db_file_begin(db->file);
        status = sqlite3_step(statement) == SQLITE_DONE ? ADIT_OK : sim_db_failed(db->file, err);
    }
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return status;
}

/* ---- Opening ---- */

static void rules_text(const sim_plan *plan, adit_text *text)
{
    const adit_setup *setup = &plan->setup->match;

    adit_text_add(text, ""); /* so that there is a text */
    for (size_t i = 0; i < setup->rule_count; i++) {
        adit_text_addf(text, "%s%s=%s", i > 0 ? "," : "", setup->rules[i].name,
                       setup->rules[i].value);
    }
}

static void mods_text(const sim_plan *plan, adit_text *text)
{
    adit_text_add(text, "");
    for (int i = 0; i < adit_engine_mod_count(plan->setup->engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(plan->setup->engine, i);
        adit_text_addf(text, "%s%s %016llx", i > 0 ? "," : "", mod->id,
                       (unsigned long long)mod->content_hash);
    }
}

static adit_status add_run(sim_db *db, adit_err *err)
{
    const sim_plan *plan = db->plan;
    char seats[512] = "";
    adit_text rules = {0}, mods = {0};

    (void)cli_setup_seat_text(plan->setup, seats, sizeof seats);
    rules_text(plan, &rules);
    mods_text(plan, &mods);
    adit_status status =
        rules.failed || mods.failed
            ? adit_nomem(err)
            : run_row(db, INSERT_RUN, err, "tttttennn", ADIT_VERSION, plan->setup->game, mods.data,
                      seats, rules.data, plan->seed, plan->asked, plan->first + 1, plan->end);
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

/* A file that already has rows of the run that starts now would lose its results later. */
static adit_status check_unused(sim_db *db, adit_err *err)
{
    static const char sql[] =
        "SELECT EXISTS (SELECT 1 FROM games WHERE run = ?1) + EXISTS (SELECT 1 FROM seats WHERE "
        "run = ?1) + EXISTS (SELECT 1 FROM cards WHERE run = ?1) + EXISTS (SELECT 1 FROM goals "
        "WHERE run = ?1)";
    int rows = 0;

    ADIT_TRY(sim_db_read_number(db->file, sql, db->run, &rows, err));
    if (rows != 0) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: already has results of run %lld, which is only starting now; use "
                         "another file",
                         sim_db_path(db->file), (long long)db->run);
    }
    return ADIT_OK;
}

static adit_status begin_run(sim_db *db, adit_err *err)
{
    ADIT_TRY(sim_db_execute(db->file, "BEGIN IMMEDIATE", err));
    db->owes_seeds = db->plan->setup->workers != NULL;
    adit_status status = add_run(db, err);
    ADIT_THEN(status, check_unused(db, err));
    status = sim_db_end_transaction(db->file, status, err);
    db->owes_seeds = db->owes_seeds && status == ADIT_OK; /* else there is no such run */
    return status;
}

static adit_status prepare_run(sim_db *db, const char *path, adit_err *err)
{
    ADIT_TRY(look_up_cards(db));
    ADIT_TRY(sim_db_file_open(path, &db->file, err));
    for (int i = 0; i < STATEMENTS; i++) {
        if (sqlite3_prepare_v2(sim_db_handle(db->file), statements[i], -1, &db->statement[i],
                               NULL) != SQLITE_OK) {
            return sim_db_failed(db->file, err);
        }
    }
    return begin_run(db, err);
}

adit_status sim_db_open(const char *path, const sim_plan *plan, sim_db **out, adit_err *err)
{
    sim_db *db = adit_alloc(sizeof *db);
    adit_status status = ADIT_NOMEM;

    if (db != NULL) {
        db->plan = plan;
        db->seeded = db->past = plan->first;
        db->kept = adit_alloc(KEPT_BACK * sizeof *db->kept);
    }
    if (db == NULL || db->kept == NULL) {
        adit_fail(err, ADIT_NOMEM, "%s: out of memory for a database", path);
    } else {
        status = prepare_run(db, path, err);
    }
    if (status != ADIT_OK) {
        sim_db_close(db);
        db = NULL;
    }
    *out = db;
    return status;
}

/* ---- Rows ---- */

/* A card that the seat neither had in play at the end nor ever chose gets no row. */
static adit_status add_cards(sim_db *db, const sim_result *result, int seat, adit_err *err)
{
    int chosen[ADIT_MAX_CARDS] = {0};

    for (int i = 0; i < result->named_count; i++) {
        chosen[result->named[i].card] +=
            result->named[i].what != SIM_BUILT && result->named[i].seat == seat;
    }
    for (int n = 0; n < db->cards; n++) {
        bool in_play = sim_is_in_play(result, seat, n);
        if (in_play || chosen[n] > 0) {
            ADIT_TRY(run_row(db, INSERT_CARD, err, "nnitii", db->run, result->number + 1, seat + 1,
                             db->card_id[n], in_play, chosen[n]));
        }
    }
    return ADIT_OK;
}

static adit_status add_result(sim_db *db, const sim_result *result, adit_err *err)
{
    ADIT_TRY(run_row(db, INSERT_GAME, err, "nneiiht", db->run, result->number + 1, result->seed,
                     result->decisions, result->turns, result->hash,
                     result->fault == ADIT_OK     ? NULL
                     : result->fault_text != NULL ? result->fault_text
                                                  : ""));
    if (db->plan->goal_seat != 0 && result->fault == ADIT_OK) {
        bool is_reached = result->goal_at >= 0;
        ADIT_TRY(run_row(db, INSERT_GOAL, err, is_reached ? "nniii" : "nnii-", db->run,
                         result->number + 1, db->plan->goal_seat, is_reached, result->goal_at));
    }
    for (int seat = 0; seat < result->players; seat++) {
        ADIT_TRY(run_row(db, INSERT_SEAT, err, result->fault == ADIT_OK ? "nnitit" : "nnit-t",
                         db->run, result->number + 1, seat + 1, db->plan->setup->seat[seat],
                         result->points[seat], sim_outcome(result, seat)));
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
    ADIT_TRY(sim_db_execute(db->file, "BEGIN IMMEDIATE", err));
    adit_status status = ADIT_OK;
    for (int i = 0; i < db->kept_count && status == ADIT_OK; i++) {
        status = add_result(db, &db->kept[i], err);
    }
    int64_t past = db->kept[db->kept_count - 1].number + 1;
    forget_kept(db);
    status = sim_db_end_transaction(db->file, status, err);
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

/* Writes the seeds of games before `end`; one that was dropped has no row. */
static adit_status seed_games(sim_db *db, int64_t end, adit_err *err)
{
    adit_status status = ADIT_OK;

    ADIT_TRY(sim_db_execute(db->file, "BEGIN IMMEDIATE", err));
    for (int64_t number = db->seeded; number < end && status == ADIT_OK; number++) {
        status = run_row(db, SEED_GAME, err, "snn",
                         adit_series_seed(db->plan->seed, (uint64_t)number), db->run, number + 1);
    }
    ADIT_TRY(sim_db_end_transaction(db->file, status, err));
    db->seeded = end;
    return ADIT_OK;
}

/* Only when no bot is playing. */
static adit_status write_seeds(sim_db *db, adit_err *err)
{
    if (!db->owes_seeds) {
        return ADIT_OK;
    }
    while (db->seeded < db->past) {
        int64_t left = db->past - db->seeded;
        ADIT_TRY(seed_games(db, db->seeded + (left < KEPT_BACK ? left : KEPT_BACK), err));
    }
    ADIT_TRY(run_row(db, SEED_RUN, err, "sn", db->plan->seed, db->run));
    db->owes_seeds = false;
    return ADIT_OK;
}

adit_status sim_db_finish(sim_db *db, const sim_sums *sums, const sim_end *end, adit_err *err)
{
    ADIT_TRY(write_kept(db, err));
    ADIT_TRY(write_seeds(db, err));
    return run_row(db, END_RUN, err, "nnihn", sums->games, sums->faults,
                   !end->was_interrupted && !end->was_stopped, sums->checksum, db->run);
}

void sim_db_close(sim_db *db)
{
    if (db == NULL) {
        return;
    }
    if (db->owes_seeds) {
        /* The run has failed: the games in the file still get their seeds, if that can be done
         * without waiting. */
        sqlite3_busy_timeout(sim_db_handle(db->file), 0);
        (void)write_seeds(db, NULL);
    }
    for (int i = 0; i < STATEMENTS; i++) {
        sqlite3_finalize(db->statement[i]);
    }
    sim_db_file_close(db->file);
    forget_kept(db);
    adit_free(db->kept);
    adit_free(db);
}
