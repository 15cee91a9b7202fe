/* test_allocations_commands.c - the commands of the program, with each of their allocations
 * failing.
 *
 * They are called here as main calls them, with what they print going into files. A command
 * without memory ends with the exit code for it and a message, or prints just what it always
 * does. SQLite allocates through the same door. The libraries of the system (folders, lines
 * typed in, streams) do not; `watch` and the dialogues of `play` and `replay` are not told here.
 *
 * soak parts: 4, both builds of a soak
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "bindings/cli/cli.h"
#include "bindings/cli/term/term.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/sweep.h"

#define WORDS 24
#define SOAK 60      /* samples of each command in a soak: most of them load cards each time */
#define LOADING 7600 /* allocations that load the cards of the smallest game */
#define LOADING_DWERGAR 21900
#define LOADING_ALL 88000 /* of all games, one after the other */
#define PLAY "scripts/playthroughs/cave_vs_cave/random_walk.play"

typedef struct {
    const char *line;  /* "sim cave_vs_cave --games 2"; @ stands for the test's folder */
    long samples;      /* for `make test` */
    bool differs;      /* prints times or names that are never the same */
    const char *clear; /* a shell command that takes back what the last one did; may be NULL */
    long known;        /* allocations that load cards, met by test_allocations.c; 0: LOADING */
} command_row;

static const command_row rows[] = {
    {"--version", 3, false, NULL},
    {"--help", 3, false, NULL},
    {"games", 3, false, NULL},
    {"cards cave_vs_cave", 3, false, NULL},
    {"cards cave_vs_cave shelf", 3, false, NULL},
    {"rules cave_vs_cave", 2, false, NULL},
    {"play cave_vs_cave --players random,greedy --seed 3 --record @/a.play", 4, false,
     "rm -f @/a.play"},
    {"play " PLAY " --players random,random", 3, false, NULL},
    {"sim cave_vs_cave --games 2 --jobs 1 --seed 4", 3, true, NULL},
    {"sim cave_vs_cave --games 2 --jobs 1 --seed 4 --json", 2, true, NULL},
    {"sim cave_vs_cave --games 2 --jobs 1 --seed 4 --csv", 2, false, NULL},
    {"sim cave_vs_cave --games 2 --jobs 1 --seed 4 --db @/a.sqlite", 4, true, "rm -f @/a.sqlite*"},
    {"sim cave_vs_cave --games 2 --jobs 1 --seed 4 --record @/many", 2, true, "rm -rf @/many"},
    {"run scripts/playthroughs/cave_vs_cave/first_rounds.lua", 3, false, NULL},
    {"replay " PLAY " --verify", 3, false, NULL},
    {"replay " PLAY " --diff scripts/playthroughs/cave_vs_cave/greedy_duel.play", 2, false, NULL},
    {"check scripts/mods/lamplighters", 3, false, NULL, LOADING_DWERGAR},
    {"check scripts/scenarios/gold_fever.lua", 3, false, NULL},
    {"test scripts/mods/thrift", 3, false, NULL},
    {"new mod @/fresh --game cave_vs_cave", 3, false, "rm -rf @/fresh"},
    {"new card @/fresh --like shelf --game cave_vs_cave", 2, false, "rm -rf @/fresh"},
    {"new scenario @/fresh --game cave_vs_cave", 2, false, "rm -rf @/fresh"},
    {"new bot @/fresh --game cave_vs_cave", 2, false, "rm -rf @/fresh"},
    {"mods", 2, false, NULL},
    {"why " PLAY " nonsense", 2, false, NULL},
    {"state " PLAY, 2, false, NULL},
    {"state " PLAY " --json", 2, false, NULL},
    {"solve scripts/puzzles/first_shelf.lua", 2, true, NULL},
    {"fuzz scripts/mods/thrift --games 2 --seed 5", 2, true, NULL},
    {"api cave_vs_cave --json", 2, false, NULL},
    {"doctor", 2, true, NULL, LOADING_ALL},
};

/* ---- Calling a command ---- */

static char folder[512];
static int kept_out, kept_err;

/* The text with the test's folder in it. */
static void fill_in(const char *text, char *out, size_t size)
{
    adit_buffer buffer = adit_buffer_on(out, size);

    for (; *text != '\0'; text++) {
        if (*text == '@') {
            adit_buffer_add(&buffer, folder);
        } else {
            adit_buffer_addf(&buffer, "%c", *text);
        }
    }
}

static uint64_t hash_file(FILE *file)
{
    uint64_t hash = 1469598103934665603u;

    rewind(file);
    for (int c; (c = fgetc(file)) != EOF;) {
        hash = (hash ^ (unsigned char)c) * 1099511628211u;
    }
    return hash;
}

static void read_message(FILE *file, adit_err *err)
{
    rewind(file);
    size_t length = fread(err->text, 1, sizeof err->text - 1, file);
    err->text[length] = '\0';
}

/* 0 and "the answer is no" are what the command had to say; 5 is want of memory. */
static adit_status status_of(int code)
{
    return code == CLI_OK || code == CLI_NO            ? ADIT_OK
           : code == adit_status_exit_code(ADIT_NOMEM) ? ADIT_NOMEM
                                                       : ADIT_INTERNAL;
}

static adit_status tell_command(void *context, uint64_t *result, adit_err *err)
{
    const command_row *row = context;
    char line[2048], *argv[WORDS] = {"adit"};
    int argc = 1;
    FILE *out = tmpfile(), *messages = tmpfile();

    fill_in(row->line, line, sizeof line);
    for (char *at = line, *word; argc < WORDS - 1 && (word = strsep(&at, " ")) != NULL;) {
        argv[argc++] = word;
    }
    fflush(stdout);
    fflush(stderr);
    assert_true(dup2(fileno(out), STDOUT_FILENO) >= 0);
    assert_true(dup2(fileno(messages), STDERR_FILENO) >= 0);
    int code = cli_run(argc, argv);
    fflush(stdout);
    fflush(stderr);
    assert_true(dup2(kept_out, STDOUT_FILENO) >= 0);
    assert_true(dup2(kept_err, STDERR_FILENO) >= 0);
    *result = (row->differs ? 0 : hash_file(out)) * 2 + (uint64_t)code;
    read_message(messages, err);
    fclose(out);
    fclose(messages);
    if (row->clear != NULL) {
        char clear[1024];

        fill_in(row->clear, clear, sizeof clear);
        assert_int_equal(system(clear), 0);
    }
    return status_of(code);
}

/* ---- SQLite ---- */

static sqlite3_mem_methods usual;

static void *sqlite_malloc(int size)
{
    return adit_memory_should_fail() ? NULL : usual.xMalloc(size);
}

static void *sqlite_realloc(void *block, int size)
{
    return adit_memory_should_fail() ? NULL : usual.xRealloc(block, size);
}

/* SQLite takes some memory only once. */
static void forget_sqlite(void *context)
{
    (void)context;
    assert_int_equal(sqlite3_shutdown(), SQLITE_OK);
}

/* What was found once is let fail alone, by functions that the linker puts in the place of SQLite's
 * (see .ci/build.mk). */
static struct {
    long bind_at, binds;   /* the copy of a text that fails, from 1; 0: none */
    long form_at, in_form; /* the allocation that fails while the form is read */
    bool reads_form;
} sqlite;

int __real_sqlite3_bind_text(sqlite3_stmt *statement, int column, const char *text, int length,
                             void (*destroy)(void *));
int __real_sqlite3_prepare_v2(sqlite3 *db, const char *sql, int length, sqlite3_stmt **statement,
                              const char **tail);
int __real_sqlite3_finalize(sqlite3_stmt *statement);
int __wrap_sqlite3_bind_text(sqlite3_stmt *statement, int column, const char *text, int length,
                             void (*destroy)(void *));
int __wrap_sqlite3_prepare_v2(sqlite3 *db, const char *sql, int length, sqlite3_stmt **statement,
                              const char **tail);
int __wrap_sqlite3_finalize(sqlite3_stmt *statement);

int __wrap_sqlite3_bind_text(sqlite3_stmt *statement, int column, const char *text, int length,
                             void (*destroy)(void *))
{
    return ++sqlite.binds == sqlite.bind_at
               ? SQLITE_NOMEM
               : __real_sqlite3_bind_text(statement, column, text, length, destroy);
}

int __wrap_sqlite3_prepare_v2(sqlite3 *db, const char *sql, int length, sqlite3_stmt **statement,
                              const char **tail)
{
    sqlite.reads_form = sqlite.form_at > 0 && strstr(sql, "user_version") != NULL;
    if (sqlite.reads_form) {
        (void)adit_memory_fail_at(sqlite.form_at, -1);
    }
    return __real_sqlite3_prepare_v2(db, sql, length, statement, tail);
}

int __wrap_sqlite3_finalize(sqlite3_stmt *statement)
{
    int code = __real_sqlite3_finalize(statement);

    if (sqlite.reads_form) {
        sqlite.in_form = adit_memory_fail_at(0, 0);
        sqlite.reads_form = false;
    }
    return code;
}

static int start(void **state)
{
    const char *place = getenv("TMPDIR");
    sqlite3_mem_methods methods;

    (void)state;
    snprintf(folder, sizeof folder, "%s/commands-XXXXXX", place != NULL ? place : "/tmp");
    assert_non_null(mkdtemp(folder));
    kept_out = dup(STDOUT_FILENO);
    kept_err = dup(STDERR_FILENO);
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual), SQLITE_OK);
    methods = usual;
    methods.xMalloc = sqlite_malloc;
    methods.xRealloc = sqlite_realloc;
    assert_int_equal(sqlite3_config(SQLITE_CONFIG_MALLOC, &methods), SQLITE_OK);
    return setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
}

static int stop(void **state)
{
    char clear[600];

    (void)state;
    snprintf(clear, sizeof clear, "rm -rf '%s'", folder);
    return system(clear);
}

static void every_command_says_that_memory_is_short(void **state)
{
    const char *only = getenv("ADIT_ONLY"); /* a part of the line */

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const sweep_story story = {.name = rows[i].line,
                                   .tell = tell_command,
                                   .context = (void *)&rows[i],
                                   .renew = forget_sqlite,
                                   .known = rows[i].known > 0 ? rows[i].known : LOADING,
                                   .most = SOAK};

        if (only == NULL || strstr(rows[i].line, only) != NULL) {
            sweep(&story, rows[i].samples);
        }
    }
    sweep_ends_well();
}

/* ---- What was found ---- */

static void a_text_that_sqlite_cannot_copy_does_not_become_nothing(void **state)
{
    const command_row row = {"sim cave_vs_cave --games 1 --jobs 1 --seed 4 --db @/b.sqlite", 0,
                             true, "rm -f @/b.sqlite*"};
    adit_err err;
    uint64_t result;

    (void)state;
    memset(&sqlite, 0, sizeof sqlite);
    assert_ok(tell_command((void *)&row, &result, &err), err);
    long all = sqlite.binds;
    assert_true(all > 10);
    for (long n = 1; n <= all; n += 1 + all / 20) {
        sqlite.binds = 0;
        sqlite.bind_at = n;
        assert_fails(tell_command((void *)&row, &result, &err), ADIT_NOMEM, "out of memory", err);
    }
    sqlite.bind_at = 0;
}

static void a_database_whose_form_cannot_be_read_is_not_of_another_form(void **state)
{
    const command_row row = {"sim cave_vs_cave --games 1 --jobs 1 --seed 4 --db @/c.sqlite", 0,
                             true, "rm -f @/c.sqlite*"};
    adit_err err;
    uint64_t result;
    int failures = 0;

    (void)state;
    memset(&sqlite, 0, sizeof sqlite);
    do {
        sqlite.form_at++;
        adit_status status = tell_command((void *)&row, &result, &err);
        if (sqlite.in_form >= sqlite.form_at) {
            assert_fails(status, ADIT_NOMEM, "memory", err);
            failures++;
        } else {
            assert_ok(status, err);
        }
    } while (sqlite.in_form >= sqlite.form_at);
    sqlite.form_at = 0;
    assert_true(failures > 0);
}

/* It goes on after what fails and reports the rest. */
static void check_finds_no_mistakes_where_only_memory_is_short(void **state)
{
    const command_row row = {"check scripts/mods/lamplighters", 0, false, NULL};
    adit_err err;
    uint64_t result;

    (void)state;
    for (long n = 1; n <= 60; n++) {
        (void)adit_memory_fail_at(n, -1);
        adit_status status = tell_command((void *)&row, &result, &err);

        (void)adit_memory_fail_at(0, 0);
        assert_fails(status, ADIT_NOMEM, "memory", err);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_command_says_that_memory_is_short),
        ADIT_TEST(every_place_that_allocates_has_failed),
        ADIT_TEST(a_text_that_sqlite_cannot_copy_does_not_become_nothing),
        ADIT_TEST(a_database_whose_form_cannot_be_read_is_not_of_another_form),
        ADIT_TEST(check_finds_no_mistakes_where_only_memory_is_short),
    };

    return cmocka_run_group_tests(tests, start, stop) != 0;
}
