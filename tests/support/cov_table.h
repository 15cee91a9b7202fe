/* cov_table.h - a table of Covenant for rule tests: one match at a time, in few words.
 *
 * A test lays out a position, plays moves in their text forms and looks at what has become of
 * it. Settings are written "name=value" with the names of the field table. Short forms: "p1."
 * for "player[1].", "p1.gold=2" for a good of that player, "c3=hall_05" for a hall that lies
 * face up on a spot (or a back: face down), "c3.orc=1" for its enemies, "rules.difficulty=..."
 * for a rule parameter, "no_enemies" for a mountain without any, and "p1.has=trad_05 trad_07"
 * for the traditions of a player.
 *
 * Player 1 begins unless a rule says otherwise. The draft is over, and nobody has drafted
 * anything, unless a setting names another phase: the first question is which tool player 1
 * assigns a dwarf to.
 *
 * The engine is opened once for each test program, in purity mode and with script limits; the
 * match is put away after each test, also after one that failed.
 */
#ifndef ADIT_TESTS_COV_TABLE_H
#define ADIT_TESTS_COV_TABLE_H

#include "engine/games/covenant/rules.h"
#include "tests/support/adit_cmocka.h"

/* main: `int main(void) { return COVT_RUN(tests); }`, entries by COVT_TEST(function). */
#define COVT_RUN(tests) (cmocka_run_group_tests(tests, covt_open, covt_close) != 0)
#define COVT_TEST(function) cmocka_unit_test_teardown(function, covt_clear)

int covt_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int covt_open_with(const char *mod);
int covt_close(void **state);
int covt_clear(void **state);

/* ---- Laying out ---------------------------------------------------------------------------- */

#define COVT_LIST(...) ((const char *const[]){__VA_ARGS__ __VA_OPT__(, ) NULL})

/* A new match of two players, of one, or of so many, with these settings. */
#define given(...) covt_given(2, COVT_LIST(__VA_ARGS__))
#define given_solo(...) covt_given(1, COVT_LIST(__VA_ARGS__))
#define given_players(players, ...) covt_given(players, COVT_LIST(__VA_ARGS__))
void covt_given(int players, const char *const *settings);
/* The settings must be refused, and the message must contain `reason`. */
#define cannot_be_given(reason, ...) covt_cannot_be_given(2, reason, COVT_LIST(__VA_ARGS__))
void covt_cannot_be_given(int players, const char *reason, const char *const *settings);

/* The match on the table, its engine and its working state. */
adit_game *covt_match(void);
adit_engine *covt_engine(void);
cov_state *covt_now(void);

/* ---- Playing ------------------------------------------------------------------------------- */

/* Decides these moves one after the other; the invariants must hold after each of them. */
#define play(...) covt_play(COVT_LIST(__VA_ARGS__))
void covt_play(const char *const *moves);
/* Plays the first option on offer until this phase is reached (COV_PHASE_...). */
void covt_play_to_phase(int phase);
#define play_to_phase(phase) covt_play_to_phase(phase)

/* ---- Looking ------------------------------------------------------------------------------- */

/* The move is not offered, deciding it fails with a message that contains `reason`, and
 * nothing changes. */
#define refuses(move, reason) covt_refuses(move, reason)
void covt_refuses(const char *move, const char *reason);
#define offers(move) covt_offers(move, true)
#define offers_not(move) covt_offers(move, false)
void covt_offers(const char *move, bool expected);
/* How many main options begin with these words. */
#define count_options(words) covt_count_options(words)
int covt_count_options(const char *words);
/* The main options, joined by " | ". */
#define options_are(list) covt_options_are(list)
void covt_options_are(const char *list);
/* The seat that is asked, and how the question begins. */
#define asks(seat, prompt) covt_asks(seat, prompt)
void covt_asks(int seat, const char *prompt);

/* A field, by its name (short forms as in settings) and value as they are written. */
#define field_is(name, value) covt_field_is(name, value)
void covt_field_is(const char *name, const char *value);
/* Goods of a seat: "2 iron 7 gp"; what is not named must be 0 only with `goods_are`. */
#define has(seat, goods) covt_goods_are(seat, goods, false)
#define goods_are(seat, goods) covt_goods_are(seat, goods, true)
void covt_goods_are(int seat, const char *goods, bool all);
#define score_is(seat, points) covt_score_is(seat, points)
void covt_score_is(int seat, int points);

#endif
