/* cf_table.h - a table of The Cave Farmers for rule tests: one match at a time, in few words.
 *
 * A test lays out a position, plays moves in their text forms and looks at what has become of
 * it. Settings are written "name=value" with the names of the field table; "p1." is short for
 * "player[1].", "p1.wood=2" for a good of that player, "p1.d4=meadow" for the ground of a spot
 * (columns a to h are 0 to 7, so d4 is (3,4)), and "rules.tile_set=0" sets a rule parameter.
 * Player 1 begins unless a rule says otherwise.
 *
 * The engine is opened once for each test program, in purity mode and with script limits; the
 * match is put away after each test, also after one that failed.
 */
#ifndef ADIT_TESTS_CF_TABLE_H
#define ADIT_TESTS_CF_TABLE_H

#include "engine/games/cave_farmers/state.h"
#include "tests/support/adit_cmocka.h"

/* main: `int main(void) { return CFT_RUN(tests); }`, entries by CFT_TEST(function). */
#define CFT_RUN(tests) (cmocka_run_group_tests(tests, cft_open, cft_close) != 0)
#define CFT_TEST(function) cmocka_unit_test_teardown(function, cft_clear)

int cft_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int cft_open_with(const char *mod);
int cft_close(void **state);
int cft_clear(void **state);

/* ---- Laying out ---------------------------------------------------------------------------- */

#define CFT_LIST(...) ((const char *const[]){__VA_ARGS__ __VA_OPT__(, ) NULL})

/* A new match of two players, of one, or of so many, with these settings. */
#define given(...) cft_given(2, CFT_LIST(__VA_ARGS__))
#define given_solo(...) cft_given(1, CFT_LIST(__VA_ARGS__))
#define given_players(players, ...) cft_given(players, CFT_LIST(__VA_ARGS__))
void cft_given(int players, const char *const *settings);
/* The settings must be refused, and the message must contain `reason`. */
#define cannot_be_given(reason, ...) cft_cannot_be_given(2, reason, CFT_LIST(__VA_ARGS__))
void cft_cannot_be_given(int players, const char *reason, const char *const *settings);

/* The match on the table, its engine and its working state. */
adit_game *cft_match(void);
adit_engine *cft_engine(void);
cf_state *cft_now(void);

/* ---- Playing ------------------------------------------------------------------------------- */

/* Decides these moves one after the other; the invariants must hold after each of them. */
#define play(...) cft_play(CFT_LIST(__VA_ARGS__))
void cft_play(const char *const *moves);
/* Plays the first option on offer until this phase is reached (CF_PHASE_...). */
void cft_play_to_phase(int phase);
#define play_to_phase(phase) cft_play_to_phase(phase)

/* ---- Looking ------------------------------------------------------------------------------- */

/* The move is not offered, deciding it fails with a message that contains `reason`, and
 * nothing changes. */
#define refuses(move, reason) cft_refuses(move, reason)
void cft_refuses(const char *move, const char *reason);
#define offers(move) cft_offers(move, true)
#define offers_not(move) cft_offers(move, false)
void cft_offers(const char *move, bool expected);
/* How many main options begin with these words. */
#define count_options(words) cft_count_options(words)
int cft_count_options(const char *words);
/* The main options, joined by " | ". */
#define options_are(list) cft_options_are(list)
void cft_options_are(const char *list);
/* The seat that is asked, and how the question begins. */
#define asks(seat, prompt) cft_asks(seat, prompt)
void cft_asks(int seat, const char *prompt);

/* A field, by its name (short forms as in settings) and value as they are written. */
#define field_is(name, value) cft_field_is(name, value)
void cft_field_is(const char *name, const char *value);
/* Goods of a seat: "2 wood 1 ore"; what is not named must be 0 only with `goods_are`. */
#define has(seat, goods) cft_goods_are(seat, goods, false)
#define goods_are(seat, goods) cft_goods_are(seat, goods, true)
void cft_goods_are(int seat, const char *goods, bool all);
#define score_is(seat, points) cft_score_is(seat, points)
void cft_score_is(int seat, int points);

#endif
