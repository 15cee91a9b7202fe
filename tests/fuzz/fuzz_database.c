/* fuzz_database.c - the file that `adit sim --db` is to write into.
 *
 * If the first byte is even, the rest is the file itself; if it is odd, the rest is SQL that makes
 * the file, since tricks are in tables, triggers, indexes and views rather than in the
 * form of pages. Then a run with two games is written into it. Either it is refused with a message,
 * or the run is there: its row, its games and its seats, and nothing else was changed in our
 * tables. Nothing that the file brings along may keep the program busy.
 */
#include "tests/fuzz/world.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/sim/sim.h"

#define MAX_SQL 4000
#define MAX_STEPS 2000 /* calls of the handler, one for each 100 instructions of SQLite */
#define MAX_BYTES (64 << 10)
#define GAMES 2

/* ---- The file ---- */

static int is_enough(void *count)
{
    return ++*(int *)count > MAX_STEPS;
}

/* Runs the SQL, as far as it goes and within limits, on a database in memory; the bytes of it,
 * which the caller frees with sqlite3_free, or NULL. */
static unsigned char *run_sql(const char *sql, sqlite3_int64 *length)
{
    sqlite3 *memory = NULL;
    unsigned char *bytes = NULL;
    int count = 0;

    if (sqlite3_open(":memory:", &memory) == SQLITE_OK) {
        sqlite3_limit(memory, SQLITE_LIMIT_ATTACHED, 0);
        sqlite3_limit(memory, SQLITE_LIMIT_LENGTH, 20000);
        sqlite3_progress_handler(memory, 100, is_enough, &count);
        (void)sqlite3_exec(memory, sql, NULL, NULL, NULL);
        bytes = sqlite3_serialize(memory, "main", length, 0);
    }
    sqlite3_close(memory);
    return bytes;
}

static const char *make_file(const uint8_t *data, size_t size)
{
    const char *path;
    char *sql;

    if (data[0] % 2 == 0) {
        return fuzz_file("results.sqlite", data + 1, size - 1);
    }
    sqlite3_int64 length = 0;

    sql = fuzz_text(data + 1, size - 1);
    unsigned char *bytes = run_sql(sql, &length);

    length = length < MAX_BYTES ? length : MAX_BYTES;
    path = fuzz_file("results.sqlite", bytes == NULL ? (const void *)"" : bytes,
                     bytes == NULL ? 0 : (size_t)length);
    sqlite3_free(bytes);
    free(sql);
    return path;
}

/* What a run leaves beside the file if it is ended badly belongs to that file alone. */
static void remove_journal(const char *path)
{
    char journal[400];

    snprintf(journal, sizeof journal, "%s-journal", path);
    (void)unlink(journal);
    snprintf(journal, sizeof journal, "%s-wal", path);
    (void)unlink(journal);
    snprintf(journal, sizeof journal, "%s-shm", path);
    (void)unlink(journal);
}

/* ---- The run ---- */

/* As if the demo game had been played twice. */
static const sim_plan *the_plan(void)
{
    static cli_setup setup;
    static char seat[] = "random";
    static sim_plan plan;

    if (plan.setup == NULL) {
        setup.engine = fuzz_engine(FUZZ_DEMO);
        setup.game = fuzz_def(FUZZ_DEMO)->info.id;
        setup.match = (adit_setup){.players = 2, .seed = 5};
        setup.seat[0] = setup.seat[1] = seat;
        setup.seat_count = 2;
        plan = (sim_plan){.setup = &setup, .seed = 5, .asked = GAMES, .end = GAMES, .jobs = 1};
    }
    return &plan;
}

static adit_status write_games(sim_db *db, adit_err *err)
{
    sim_result result = {
        .state = SIM_DONE, .players = 2, .decisions = 40, .turns = 8, .goal_at = -1};
    const sim_sums sums = {.games = GAMES, .players = 2, .checksum = 77};
    const sim_end end = {.seconds = 1};

    result.winners = 1;
    for (int i = 0; i < GAMES; i++) {
        result.number = i;
        result.seed = (uint64_t)i + 5;
        result.in_play[i % 2][0] = 3;
        ADIT_TRY(sim_db_take(db, &result, err));
    }
    return sim_db_finish(db, &sums, &end, err);
}

/* The first number that the query gives; -1 if it gives none. */
static int64_t ask(sqlite3 *file, const char *query)
{
    sqlite3_stmt *statement = NULL;
    int64_t answer = -1;

    if (sqlite3_prepare_v2(file, query, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        answer = sqlite3_column_int64(statement, 0);
    }
    sqlite3_finalize(statement);
    return answer;
}

static void check_written(const char *path)
{
    static const struct {
        const char *query;
        int64_t wanted;
    } rows[] = {
        {"SELECT is_complete FROM runs ORDER BY id DESC LIMIT 1", 1},
        {"SELECT count(*) FROM games WHERE run = (SELECT max(id) FROM runs)", GAMES},
        {"SELECT count(*) FROM seats WHERE run = (SELECT max(id) FROM runs)", 2 * GAMES},
    };
    sqlite3 *file = NULL;
    int count = 0;

    fuzz_expect(sqlite3_open_v2(path, &file, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK,
                "written, but cannot be opened", path);
    sqlite3_progress_handler(file, 100, is_enough, &count);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int64_t found = ask(file, rows[i].query);

        /* A file that was damaged on purpose may not give them back; another number is a lie. */
        fuzz_expect(found == rows[i].wanted || found == -1 || &fuzz_is_fed == NULL,
                    "what was said to be written is not there", rows[i].query);
    }
    sqlite3_close(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    sim_db *db = NULL;
    adit_err err = {0};

    if (size == 0 || (data[0] % 2 == 1 && size > MAX_SQL)) {
        return 0;
    }
    const char *path = make_file(data, size);
    adit_status status = sim_db_open(path, the_plan(), &db, &err);

    if (status == ADIT_OK) {
        status = write_games(db, &err);
    }
    sim_db_close(db);
    if (status == ADIT_OK) {
        check_written(path);
    } else {
        fuzz_expect_message(status, &err);
        fuzz_expect(strstr(err.text, "results.sqlite") != NULL, "the file is not named", err.text);
    }
    remove_journal(path);
    fuzz_golden(FUZZ_DEMO);
    return 0;
}
