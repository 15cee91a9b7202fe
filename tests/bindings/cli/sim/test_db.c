/* test_db.c - `adit sim --db`: what is in the tables, two writers at once, and memory.
 *
 * Runs the program itself, since what counts is what it leaves in the file. The queries of
 * docs/how-to/simulate.md are taken from the page and run here.
 */
#include "tests/support/adit_cmocka.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char path[4096];

/* Starts `adit sim cave_vs_cave` with these further arguments, split at blanks. */
static pid_t start(const char *program, const char *arguments)
{
    char command[8192];
    pid_t child;

    (void)snprintf(command, sizeof command, "exec '%s' sim cave_vs_cave %s >/dev/null 2>&1",
                   program, arguments);
    child = fork();
    if (child == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    assert_true(child > 0);
    return child;
}

/* Waits for it; it must have ended well. Returns its largest memory in KB. */
static long finish(pid_t child)
{
    struct rusage usage;
    int status = 0;

    assert_int_equal(wait4(child, &status, 0, &usage), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    return usage.ru_maxrss;
}

static void simulate(const char *options)
{
    char arguments[8192];

    (void)snprintf(arguments, sizeof arguments, "%s --db '%s'", options, path);
    (void)finish(start(ADIT_TEST_PROGRAM, arguments));
}

static int begin(void **state)
{
    const char *folder = getenv("TMPDIR");

    (void)state;
    (void)snprintf(path, sizeof path, "%s/sim-%ld.sqlite", folder != NULL ? folder : "/tmp",
                   (long)getpid());
    (void)unlink(path);
    return 0;
}

static int end(void **state)
{
    (void)state;
    (void)unlink(path);
    return 0;
}

/* The first number that a query gives. */
static long long number(const char *query)
{
    sqlite3 *file = NULL;
    sqlite3_stmt *statement = NULL;
    long long answer;

    assert_int_equal(sqlite3_open(path, &file), SQLITE_OK);
    assert_int_equal(sqlite3_busy_timeout(file, 10000), SQLITE_OK); /* it may be written now */
    if (sqlite3_prepare_v2(file, query, -1, &statement, NULL) != SQLITE_OK) {
        fail_msg("%s: %s", query, sqlite3_errmsg(file));
    }
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    answer = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(file);
    return answer;
}

static void every_game_and_every_seat_has_its_row(void **state)
{
    (void)state;
    simulate("--games 20 --seed 1 --players random,random");
    assert_int_equal(number("SELECT count(*) FROM runs"), 1);
    assert_int_equal(number("SELECT finished FROM runs WHERE is_complete AND faults = 0"), 20);
    assert_int_equal(number("SELECT count(*) FROM games"), 20);
    assert_int_equal(number("SELECT max(game) FROM games"), 20);
    assert_int_equal(number("SELECT count(*) FROM seats"), 40);
    assert_int_equal(number("SELECT count(*) FROM seats WHERE points IS NULL"), 0);
    assert_int_equal(number("SELECT count(*) FROM games g WHERE (SELECT count(*) FROM seats s WHERE"
                            " s.game = g.game AND result = 'win') + (SELECT count(*) FROM seats s "
                            "WHERE s.game = g.game AND result = 'draw') / 2 <> 1"),
                     0);
    assert_true(number("SELECT count(*) FROM cards WHERE in_play") > 40);
    assert_true(number("SELECT sum(chosen) FROM cards") > 20 * 44);
    assert_int_equal(number("SELECT count(*) FROM games WHERE turns <> 44"), 0);
}

static void a_second_run_is_added_to_the_first(void **state)
{
    (void)state;
    simulate("--games 3 --seed 1");
    simulate("--games 4 --seed 2");
    assert_int_equal(number("SELECT count(*) FROM runs"), 2);
    assert_int_equal(number("SELECT count(*) FROM games WHERE run = 2"), 4);
}

static void goals_have_rows_also_in_a_file_of_before(void **state)
{
    sqlite3 *file = NULL;

    (void)state;
    simulate("--scenario scripts/scenarios/gold_fever.lua --games 4 --seed 1 --players "
             "random,random");
    assert_int_equal(number("SELECT count(*) FROM goals WHERE seat = 1"), 4);
    assert_int_equal(number("SELECT count(*) FROM goals WHERE reached <> (decisions IS NOT NULL)"),
                     0);
    assert_int_equal(sqlite3_open(path, &file), SQLITE_OK);
    assert_int_equal(sqlite3_exec(file, "DROP TABLE goals", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(file);
    simulate("--scenario scripts/scenarios/gold_fever.lua --games 2 --seed 1 --players "
             "random,random");
    assert_int_equal(number("SELECT count(*) FROM goals"), 2);
}

static void two_processes_may_write_at_once(void **state)
{
    char one[8192], two[8192];
    pid_t first, second;

    (void)state;
    (void)snprintf(one, sizeof one, "--games 600 --seed 1 --jobs 1 --shard 1/2 --db '%s'", path);
    (void)snprintf(two, sizeof two, "--games 600 --seed 1 --jobs 1 --shard 2/2 --db '%s'", path);
    first = start(ADIT_TEST_PROGRAM, one);
    second = start(ADIT_TEST_PROGRAM, two);
    (void)finish(first);
    (void)finish(second);
    assert_int_equal(number("SELECT count(*) FROM runs WHERE is_complete"), 2);
    assert_int_equal(number("SELECT count(DISTINCT game) FROM games"), 600);
}

/* Waits until one of the writers is in the middle of a transaction; false: it took too long. */
static bool wait_for_journal(void)
{
    char journal[4200];

    (void)snprintf(journal, sizeof journal, "%s-journal", path);
    for (int i = 0; i < 5000; i++) {
        if (access(journal, F_OK) == 0) {
            return true;
        }
        nanosleep(&(struct timespec){.tv_nsec = 100000L}, NULL);
    }
    return false;
}

/* One writer is killed at any moment while another one goes on; what is there is whole. */
static void killed_writers_leave_whole_games(void **state)
{
    const char *release = getenv("ADIT_RELEASE");
    const char *program = release != NULL ? release : ADIT_TEST_PROGRAM;
    char arguments[8192];
    int in_middle = 0;

    (void)state;
    (void)snprintf(arguments, sizeof arguments,
                   "--games 1000000 --seed 1 --jobs 1 --players random,random --db '%s'", path);
    for (int i = 0; i < 12; i++) {
        int status;
        pid_t first = start(program, arguments), second = start(program, arguments);

        /* Every third time at any moment, else while something is being written. */
        nanosleep(&(struct timespec){.tv_nsec = 100000000L + i * 37000000L}, NULL);
        in_middle += i % 3 != 0 && wait_for_journal();
        assert_int_equal(kill(first, SIGKILL), 0);
        nanosleep(&(struct timespec){.tv_nsec = 60000000L}, NULL);
        in_middle += i % 3 != 0 && wait_for_journal();
        assert_int_equal(kill(second, SIGKILL), 0);
        assert_int_equal(waitpid(first, &status, 0), first);
        assert_int_equal(waitpid(second, &status, 0), second);
    }
    simulate("--games 20 --seed 1 --players random,random");
    assert_int_equal(number("SELECT count(*) FROM pragma_integrity_check "
                            "WHERE integrity_check <> 'ok'"),
                     0);
    assert_true(number("SELECT count(*) FROM games") >= 20);
    assert_int_equal(number("SELECT count(*) FROM games g WHERE (SELECT count(*) FROM seats s "
                            "WHERE s.run = g.run AND s.game = g.game) <> 2"),
                     0);
    assert_int_equal(number("SELECT count(*) FROM runs WHERE is_complete"), 1);
    printf("%lld games of %lld runs are there after 24 kills, %d of them in a transaction\n",
           number("SELECT count(*) FROM games"), number("SELECT count(*) FROM runs"), in_middle);
    assert_true(in_middle > 0); /* otherwise there is no journal to go back by */
}

/* A program that answers with the first option for 257 games and then not at all. */
static void write_bot(const char *folder, const char *name)
{
    assert_int_equal(mkdir(folder, 0755), 0);
    FILE *file = fopen(name, "w");
    assert_non_null(file);
    (void)fputs("#!/bin/sh\n"
                "games=0\n"
                "while read -r verb rest; do\n"
                "case $verb in\n"
                "hello) echo 'hello 1 test' ;;\n"
                "begin) games=$((games + 1)); [ $games -gt 257 ] || echo ready blind ;;\n"
                "question) question=$rest ;;\n"
                "decide) echo \"option $question 1\" ;;\n"
                "esac\n"
                "done\n",
                file);
    (void)fclose(file);
    assert_int_equal(chmod(name, 0755), 0);
}

/* Waits until results have been written while the games go on. */
static void wait_for_games(void)
{
    for (int i = 0; i < 1200; i++) {
        nanosleep(&(struct timespec){.tv_nsec = 50000000L}, NULL);
        if (access(path, F_OK) == 0 &&
            number("SELECT count(*) FROM sqlite_schema WHERE name = 'games'") == 1 &&
            number("SELECT count(*) FROM games") > 0) {
            return;
        }
    }
    fail_msg("no games were written within a minute");
}

/* From the seed of a run a bot could tell the games that are still to come. */
static void seeds_are_not_in_the_file_while_programs_play(void **state)
{
    const char *release = getenv("ADIT_RELEASE");
    char folder[4200], bot[4300], arguments[16384];
    int status = 0;

    (void)state;
    (void)snprintf(folder, sizeof folder, "%s.bot", path);
    (void)snprintf(bot, sizeof bot, "%s/bot", folder);
    write_bot(folder, bot);
    (void)snprintf(arguments, sizeof arguments,
                   "--games 300 --seed 77 --jobs 1 --move-time 600000 --game-time 600000 --players "
                   "'pipe:%s,random' --db '%s'",
                   bot, path);
    pid_t child = start(release != NULL ? release : ADIT_TEST_PROGRAM, arguments);
    wait_for_games();
    long long run = number("SELECT count(*) FROM runs WHERE seed <> ''");
    long long games = number("SELECT count(*) FROM games WHERE seed <> ''");
    assert_int_equal(kill(child, SIGINT), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    (void)unlink(bot);
    (void)rmdir(folder);
    assert_int_equal(WEXITSTATUS(status), 130);
    assert_int_equal(run, 0);
    assert_int_equal(games, 0);
    /* What is finished has its seeds in the end, the same as any other run. */
    simulate("--games 300 --seed 77 --players random,random");
    assert_true(number("SELECT finished FROM runs WHERE id = 1 AND seed = '77'") >= 256);
    assert_int_equal(number("SELECT count(*) FROM games a JOIN games b USING (game, seed) WHERE "
                            "a.run = 1 AND b.run = 2"),
                     number("SELECT finished FROM runs WHERE id = 1"));
}

static void a_database_of_another_form_is_refused(void **state)
{
    sqlite3 *file = NULL;
    char arguments[8192];
    int status = 0;

    (void)state;
    assert_int_equal(sqlite3_open(path, &file), SQLITE_OK);
    assert_int_equal(sqlite3_exec(file, "PRAGMA user_version = 99", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(file);
    (void)snprintf(arguments, sizeof arguments, "--games 1 --db '%s'", path);
    assert_true(waitpid(start(ADIT_TEST_PROGRAM, arguments), &status, 0) > 0);
    assert_int_equal(WEXITSTATUS(status), 3);
}

/* ---- Databases of strangers ---- */

static void prepare_file(const char *sql)
{
    sqlite3 *file = NULL;

    assert_int_equal(sqlite3_open(path, &file), SQLITE_OK);
    if (sqlite3_exec(file, sql, NULL, NULL, NULL) != SQLITE_OK) {
        fail_msg("%s: %s", sql, sqlite3_errmsg(file));
    }
    sqlite3_close(file);
}

/* Runs `adit sim` on the file; returns the exit code. */
static int simulate_strangely(void)
{
    char arguments[8192];
    int status = 0;

    (void)snprintf(arguments, sizeof arguments, "--games 1 --seed 2 --db '%s'", path);
    assert_true(waitpid(start(ADIT_TEST_PROGRAM, arguments), &status, 0) > 0);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static char *read_all(const char *name, size_t *length)
{
    FILE *file = fopen(name, "rb");
    char *data = calloc(1, 1 << 20);

    assert_non_null(file);
    assert_non_null(data);
    *length = fread(data, 1, 1 << 20, file);
    (void)fclose(file);
    return data;
}

/* The file is refused with this code, and is to the byte what it was. */
static void assert_refused(const char *what, int code)
{
    size_t before_length, after_length;
    char *before = read_all(path, &before_length);
    int got = simulate_strangely();
    char *after = read_all(path, &after_length);

    if (got != code) {
        fail_msg("%s: exit code %d, expected %d", what, got, code);
    }
    assert_int_equal(before_length, after_length);
    assert_memory_equal(before, after, before_length);
    free(before);
    free(after);
}

static void triggers_of_a_database_are_not_run(void **state)
{
    (void)state;
    simulate("--games 1 --seed 1");
    prepare_file("CREATE TABLE caught (n INTEGER);"
                 "CREATE TRIGGER forever BEFORE INSERT ON games BEGIN INSERT INTO caught WITH "
                 "RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c; END");
    assert_refused("a trigger", 3);
    assert_int_equal(number("SELECT count(*) FROM games"), 1);
    assert_int_equal(number("SELECT count(*) FROM caught"), 0);
}

static void tables_of_somebody_else_under_our_names_are_refused(void **state)
{
    static const char *const others[] = {
        "CREATE TABLE runs (id INTEGER PRIMARY KEY, made_at TEXT, engine TEXT, game TEXT, cards "
        "TEXT, players TEXT, rules TEXT, seed TEXT CHECK (length(hex(randomblob(400000000))) > "
        "0), games INTEGER, first_game INTEGER, last_game INTEGER, finished INTEGER, faults "
        "INTEGER, is_complete INTEGER, checksum TEXT)",
        "CREATE VIEW runs AS SELECT 1 AS id",
        "CREATE TABLE precious (n); CREATE INDEX goals ON precious (n)",
    };

    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        (void)unlink(path);
        prepare_file(others[i]);
        assert_refused(others[i], 3);
    }
}

/* Whatever is in the file beside our tables would be worked out with our rows, or is somebody
 * else's. */
static void a_database_with_anything_else_in_it_is_refused(void **state)
{
    static const char *const more[] = {
        /* Took 3.3 seconds for each row. */
        "CREATE INDEX dear ON games (length(hex(zeroblob(400000 + length(seed)))), "
        "length(replace(hex(zeroblob(400000)), '0', 'xy')))",
        "CREATE INDEX partial ON seats (player) WHERE length(player) > 0",
        "CREATE INDEX plain ON seats (player)",
        "CREATE UNIQUE INDEX once ON games (turns)",
        "CREATE TABLE other (n INTEGER)",
        "CREATE TABLE \"two\nlines\" (n INTEGER)",
        "CREATE VIEW seen AS SELECT * FROM games",
        "CREATE TRIGGER after_all AFTER INSERT ON runs BEGIN DELETE FROM games; END",
        "CREATE VIRTUAL TABLE words USING fts5(text)",
        "ANALYZE",
        "ALTER TABLE games ADD COLUMN worked_out TEXT AS (hex(seed)) VIRTUAL",
        "ALTER TABLE games ADD COLUMN more TEXT DEFAULT 'x'",
        "ALTER TABLE seats RENAME COLUMN player TO who",
        "DROP TABLE goals; CREATE TABLE goals (run INTEGER)",
        "DROP TABLE goals; CREATE TABLE GOALS (run INTEGER)",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'seed TEXT', "
        "'seed TEXT COLLATE NOCASE') WHERE name = 'games'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'hash TEXT NOT "
        "NULL', 'hash TEXT NOT NULL CHECK (hash > 0)') WHERE name = 'games'",
        "INSERT INTO games VALUES (2, 1, '1', 1, 1, '1', NULL)",
        "INSERT INTO cards VALUES (2, 1, 1, 'x', 1, 1)",
        "PRAGMA journal_mode = WAL",
    };

    (void)state;
    for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
        (void)unlink(path);
        simulate("--games 1 --seed 1");
        prepare_file(more[i]);
        assert_refused(more[i], 3);
    }
}

/* The list itself may be long, or lead astray. */
static void a_list_of_tables_that_is_long_or_wrong_is_refused(void **state)
{
    (void)state;
    simulate("--games 1 --seed 1");
    prepare_file("PRAGMA writable_schema = ON; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i "
                 "+ 1 FROM n WHERE i < 60000) INSERT INTO sqlite_schema SELECT 'table', 'zz' || i, "
                 "'zz' || i, 2, 'CREATE TABLE zz' || i || ' (a)' FROM n");
    assert_refused("60000 tables", 5);
    (void)unlink(path);
    simulate("--games 1 --seed 1");
    prepare_file("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2");
    assert_true(simulate_strangely() != 0);
}

static void put_big_endian(unsigned char *at, uint32_t number)
{
    for (int i = 0; i < 4; i++) {
        at[i] = (unsigned char)(number >> (24 - 8 * i));
    }
}

/* Writes a journal that was never finished and names another one, which SQLite would remove. */
static void write_journal(const char *victim)
{
    static const unsigned char magic[] = {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    unsigned char head[512] = {0}, tail[16];
    char name[4200];
    uint32_t sum = 0;
    size_t length = strlen(victim);

    memcpy(head, magic, sizeof magic);
    put_big_endian(head + 16, (uint32_t)number("PRAGMA page_count"));
    put_big_endian(head + 20, 512);
    put_big_endian(head + 24, (uint32_t)number("PRAGMA page_size"));
    for (size_t i = 0; i < length; i++) {
        sum += (unsigned char)victim[i];
    }
    put_big_endian(tail, (uint32_t)length);
    put_big_endian(tail + 4, sum);
    memcpy(tail + 8, magic, sizeof magic);
    (void)snprintf(name, sizeof name, "%s-journal", path);
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(head, 1, sizeof head, file), sizeof head);
    assert_int_equal(fwrite("\0\4\0\1", 1, 4, file), 4); /* the page that is never used */
    assert_int_equal(fwrite(victim, 1, length, file), length);
    assert_int_equal(fwrite(tail, 1, sizeof tail, file), sizeof tail);
    (void)fclose(file);
}

static void a_journal_cannot_remove_other_files(void **state)
{
    char victim[4200];

    (void)state;
    (void)snprintf(victim, sizeof victim, "%s.precious", path);
    FILE *file = fopen(victim, "w");
    assert_non_null(file);
    (void)fputs("a diary\n", file);
    (void)fclose(file);
    simulate("--games 1 --seed 1");
    write_journal(victim);
    (void)simulate_strangely();
    assert_int_equal(access(victim, F_OK), 0);
    (void)unlink(victim);
    (void)snprintf(victim, sizeof victim, "%s-journal", path);
    (void)unlink(victim);
}

/* Nothing is followed, waited for or made in the place of a file. */
static void only_a_file_is_a_database(void **state)
{
    char other[4200], journal[4200];

    (void)state;
    (void)snprintf(other, sizeof other, "%s.other", path);
    (void)snprintf(journal, sizeof journal, "%s-journal", path);
    assert_int_equal(symlink(other, path), 0);
    assert_int_equal(simulate_strangely(), 6);
    assert_int_not_equal(access(other, F_OK), 0);
    (void)unlink(path);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_int_equal(simulate_strangely(), 6);
    (void)unlink(path);
    simulate("--games 1 --seed 1");
    assert_int_equal(mkfifo(journal, 0600), 0);
    assert_int_equal(simulate_strangely(), 6);
    (void)unlink(journal);
    assert_int_equal(symlink(other, journal), 0);
    assert_int_equal(simulate_strangely(), 6);
    assert_int_not_equal(access(other, F_OK), 0);
    (void)unlink(journal);
    simulate("--games 1 --seed 2");
}

/* ---- The page that explains it ---- */

static char *read_page(void)
{
    FILE *file = fopen(ADIT_TEST_ROOT "/docs/how-to/simulate.md", "r");
    char *text = calloc(1, 65536);

    assert_non_null(file);
    assert_non_null(text);
    assert_true(fread(text, 1, 65535, file) > 0);
    (void)fclose(file);
    return text;
}

static void the_queries_of_the_how_to_work(void **state)
{
    char *text = read_page(), *at = text;
    int queries = 0;

    (void)state;
    simulate("--games 40 --seed 1 --players greedy,random --jobs 2");
    while ((at = strstr(at, "```sql\n")) != NULL) {
        char *query = at + strlen("```sql\n"), *stop = strstr(query, "```");
        assert_non_null(stop);
        *stop = '\0';
        (void)number(query);
        queries++;
        at = stop + 1;
    }
    assert_true(queries >= 3);
    free(text);
}

static void memory_does_not_grow_with_the_number_of_games(void **state)
{
    const char *release = getenv("ADIT_RELEASE");
    const char *program = release != NULL ? release : ADIT_TEST_PROGRAM;
    long few, many;

    (void)state;
    few = finish(start(program, "--games 1000 --seed 1 --jobs 1 --json"));
    many = finish(start(program, "--games 10000 --seed 1 --jobs 1 --json"));
    assert_true(many <= few + few / 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_game_and_every_seat_has_its_row, begin, end),
        cmocka_unit_test_setup_teardown(a_second_run_is_added_to_the_first, begin, end),
        cmocka_unit_test_setup_teardown(goals_have_rows_also_in_a_file_of_before, begin, end),
        cmocka_unit_test_setup_teardown(two_processes_may_write_at_once, begin, end),
        cmocka_unit_test_setup_teardown(killed_writers_leave_whole_games, begin, end),
        cmocka_unit_test_setup_teardown(seeds_are_not_in_the_file_while_programs_play, begin, end),
        cmocka_unit_test_setup_teardown(a_database_of_another_form_is_refused, begin, end),
        cmocka_unit_test_setup_teardown(triggers_of_a_database_are_not_run, begin, end),
        cmocka_unit_test_setup_teardown(tables_of_somebody_else_under_our_names_are_refused, begin,
                                        end),
        cmocka_unit_test_setup_teardown(a_database_with_anything_else_in_it_is_refused, begin, end),
        cmocka_unit_test_setup_teardown(a_list_of_tables_that_is_long_or_wrong_is_refused, begin,
                                        end),
        cmocka_unit_test_setup_teardown(a_journal_cannot_remove_other_files, begin, end),
        cmocka_unit_test_setup_teardown(only_a_file_is_a_database, begin, end),
        cmocka_unit_test_setup_teardown(the_queries_of_the_how_to_work, begin, end),
        ADIT_TEST(memory_does_not_grow_with_the_number_of_games),
    };
    return ADIT_RUN(tests);
}
