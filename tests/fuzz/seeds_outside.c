/* seeds_outside.c - first inputs for what comes from outside: results databases, answers of bots.
 */
#include <string.h>

#include "tests/fuzz/seeds.h"
#include "tests/fuzz/world.h"

static void put_line(const char *name, char first, const char *line)
{
    adit_text text = {0};

    adit_text_add_char(&text, first);
    adit_text_add(&text, line);
    seeds_put(name, &text);
    adit_text_free(&text);
}

/* A file of ours is made by what is tried itself: an empty one becomes one. */
static void add_databases(void)
{
    static const char *const sql[] = {
        "",
        "CREATE TABLE precious (n); INSERT INTO precious VALUES (1);",
        "PRAGMA user_version = 1;",
        "PRAGMA user_version = 2;",
        "CREATE TABLE runs (id INTEGER PRIMARY KEY, made_at TEXT, engine TEXT);",
        "CREATE VIEW runs AS SELECT 1 AS id;",
        "CREATE TABLE precious (n); CREATE INDEX goals ON precious (n);",
        "CREATE TABLE games (run INTEGER NOT NULL, game INTEGER CHECK (game < (SELECT 2)));",
        "CREATE TABLE t (a, b AS (a || a) STORED, CHECK (length(b) < 9)); INSERT INTO t VALUES "
        "('x');",
        "CREATE TABLE c (n INTEGER); CREATE TRIGGER f BEFORE INSERT ON c BEGIN SELECT 1; END;",
        "CREATE TABLE c (n); CREATE INDEX i ON c (abs(n), n || n) WHERE n > 1;",
        "CREATE VIRTUAL TABLE f USING fts5(x);",
        "PRAGMA writable_schema = 1; CREATE TABLE a (n); UPDATE sqlite_schema SET sql = 'CREATE "
        "TABLE "
        "runs (n)', name = 'runs';",
        "PRAGMA page_size = 512; PRAGMA auto_vacuum = 1; CREATE TABLE seats (run, game, seat);",
        "PRAGMA encoding = 'UTF-16'; CREATE TABLE a (n TEXT COLLATE nocase); INSERT INTO a VALUES "
        "('A');",
    };

    for (size_t i = 0; i < sizeof sql / sizeof *sql; i++) {
        put_line("database", 'A', sql[i]);
    }
    put_line("database", '@', "");
    put_line("database", '@', "SQLite format 3");
}

/* Games of a few questions; the second number is the option. */
static void add_answers(void)
{
    static const char *const said[] = {
        "option 1 1\noption 2 1\noption 3 1\noption 4 1\noption 5 1\noption 6 1\n",
        "option 1 2\noption 2 2\noption 3 9\n",
        "exchanges 1\noption 1 1\nexchanges 2\nexchange 2 1\noption 3 1\n",
        "words 1 pass\nwords 2 dig\n",
        "fault out of ideas\n",
        "option 1 1\nhello 1\n",
        "option 1 1\x1eoption 2\x1e 1\n\x1eoption 3 1\noption 4 1\n",
        "option 1 18446744073709551615\n",
        "option 1 1\noption 1 1\n",
        "opt",
    };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        for (int first = '@'; first < '@' + 4; first++) {
            put_line("answers", (char)first, said[i]);
        }
    }
}

void seeds_add_sql_words(void)
{
    static const char words[] =
        "CREATE TABLE VIEW INDEX TRIGGER UNIQUE TEMP VIRTUAL USING IF NOT EXISTS BEFORE AFTER "
        "INSTEAD OF "
        "INSERT INTO VALUES UPDATE SET DELETE FROM SELECT WHERE WITH RECURSIVE UNION ALL AS STORED "
        "CHECK "
        "DEFAULT REFERENCES PRIMARY KEY WITHOUT ROWID STRICT COLLATE nocase GENERATED ALWAYS ON "
        "BEGIN END; "
        "PRAGMA writable_schema = user_version application_id encoding journal_mode wal "
        "sqlite_schema "
        "sqlite_sequence runs games seats cards goals run game seat card points result is_complete "
        "abs( "
        "length( zeroblob( randomblob( printf( hex( replace( quote( datetime('now') NULL 1 -1 9e99 "
        "x'00' "
        "main. temp. fts5( rtree( generate_series( json_each( load_extension( writefile(";

    for (const char *at = words; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");

        seeds_word(at, length);
        at += length;
    }
}

void seeds_add_outside(void)
{
    add_databases();
    add_answers();
}
