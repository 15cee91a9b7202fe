/* table.h - a table for rule tests: one match of one game at a time, in few words.
 *
 * A test lays out a position, plays moves in their text forms and looks at what has become of
 * it. Settings are written "name=value" with the names of the field table; "p1." is short for
 * "player[1].", "p1.wood=2" for a good of that player, and "rules.walls=3" sets a rule parameter.
 * Each game has a header of its own, <game>_table.h, with its further short forms, what its
 * positions begin with, and short names for what is here.
 *
 * The engine is opened once for each test program, in purity mode and with script limits; the
 * match is put away after each test, also after one that failed.
 */
#ifndef ADIT_TESTS_TABLE_H
#define ADIT_TESTS_TABLE_H

#include "tests/support/adit_cmocka.h"

enum { TABLE_SETTINGS = 400, TABLE_TEXT = 640, TABLE_MOVES = 2000 };

/* The settings of a match, and the texts that they point to. */
typedef struct {
    adit_setting fields[TABLE_SETTINGS], rules[TABLE_SETTINGS];
    size_t field_count, rule_count;
    char name[TABLE_SETTINGS][TABLE_TEXT], value[TABLE_SETTINGS][TABLE_TEXT];
    int used;
} table_layout;

/* What a game adds. All functions may be NULL. */
typedef struct {
    const char *game;
    /* Adds what a position of this game begins with, before the settings of the test. */
    void (*begin)(table_layout *out, int players, const char *const *settings);
    /* Adds a setting that stands for several others; false: it is an ordinary one. */
    bool (*add_several)(table_layout *out, const char *setting);
    /* The group of a player's field that is named without it, such as "cart."; "" if none. */
    const char *(*group)(const char *name);
    /* Writes out a name that is no player's; false: it is written out already. */
    bool (*write_out)(const char *name, char out[TABLE_TEXT]);
} table_kind;

#define TABLE_LIST(...) ((const char *const[]){__VA_ARGS__ __VA_OPT__(, ) NULL})
#define TABLE_TEST(function) cmocka_unit_test_teardown(function, table_clear)

/* Opens the engine, with the mod in this folder ("tests/...") unless it is NULL; 0 if that went
 * well. */
int table_open(const table_kind *kind, const char *mod);
int table_close(void **state);
int table_clear(void **state);

/* The match on the table and its engine. */
adit_game *table_match(void);
adit_engine *table_engine(void);

/* ---- Laying out ---- */

/* Adds "name=value" to the settings. */
void table_add(table_layout *out, const char *setting);
/* Adds a formatted one. */
void table_addf(table_layout *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The value that the settings give to this name, or NULL. */
const char *table_value_of(const char *const *settings, const char *name);
/* The seed of the matches that follow in this test; 1 unless set. */
void seed_is(uint64_t seed);

/* A new match of two players, of one, or of so many, with these settings. */
#define given(...) table_given(2, TABLE_LIST(__VA_ARGS__))
#define given_solo(...) table_given(1, TABLE_LIST(__VA_ARGS__))
#define given_players(players, ...) table_given(players, TABLE_LIST(__VA_ARGS__))
void table_given(int players, const char *const *settings);
/* The settings must be refused, and the message must contain `reason`. */
#define cannot_be_given(reason, ...) table_cannot_be_given(2, reason, TABLE_LIST(__VA_ARGS__))
#define cannot_be_given_solo(reason, ...) table_cannot_be_given(1, reason, TABLE_LIST(__VA_ARGS__))
void table_cannot_be_given(int players, const char *reason, const char *const *settings);

/* ---- Playing ---- */

/* Decides these moves one after the other; the invariants must hold after each of them. */
#define play(...) table_play(TABLE_LIST(__VA_ARGS__))
void table_play(const char *const *moves);

/* ---- Looking ---- */

/* The move is not offered, deciding it fails with a message that contains `reason`, and
 * nothing changes. */
void refuses(const char *move, const char *reason);
void offers(const char *move);
void offers_not(const char *move);
/* Whether the option is shown as one that would have no effect. */
bool is_idle(const char *move);
/* How many main options begin with these words. */
int count_options(const char *words);
/* The main options, joined by " | ". */
void options_are(const char *list);
/* The same for the exchanges; "" if there are none. */
void exchanges_are(const char *list);
/* The seat that is asked, and how the question begins. */
void asks(int seat, const char *prompt);

/* A field, by its name (short forms as in settings) and value as they are written; also one that
 * follows from others. */
void field_is(const char *name, const char *value);
/* As `seat` sees it. */
void seat_sees(int seat, const char *name, const char *value);
/* Goods of a seat: "2 wood 1 ore"; what is not named must be 0 only with `goods_are`. Or the
 * amounts of all, in the order of the game's table: "1,0,0,0,2,0". */
#define has(seat, goods) table_goods_are(seat, goods, false)
#define goods_are(seat, goods) table_goods_are(seat, goods, true)
void table_goods_are(int seat, const char *goods, bool all);
void score_is(int seat, int points);

#endif
