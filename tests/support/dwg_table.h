/* dwg_table.h - a table of Dwergar for rule tests: one match at a time, in few words.
 *
 * A test lays out a position, plays moves in their text forms and looks at what has become of
 * it. Settings are written "name=value" with the names of the field table; "p1." is short for
 * "player[1].", "p1.stone=2" for a good of that player, "p1.level_2.iron=1" and
 * "p1.transit.iron=1" for goods in a cart, "p1.foreman=cart_level_3" or "p1.foreman=lift" for
 * the place of a foreman, "worker.lift=blacksmith" for the worker on a location, and
 * "rules.decks=western,golden" sets a rule parameter. What follows from other fields need not be
 * said: furnaces in the reserve, workers out of the game, cards in play. Player 1 begins unless
 * a rule says otherwise.
 *
 * The table is bare unless the test asks for a real setup: no workers in pools or on locations,
 * no goods, no loads; each foreman is in the pool, each player has two cool furnaces, and player
 * 1 is asked for the first action of round 1. The empty spaces of the project track have been
 * filled from the pile.
 *
 * The engine is opened once for each test program, in purity mode and with script limits; the
 * match is put away after each test, also after one that failed.
 */
#ifndef ADIT_TESTS_DWG_TABLE_H
#define ADIT_TESTS_DWG_TABLE_H

#include "engine/games/dwergar/state.h"
#include "tests/support/adit_cmocka.h"

/* main: `int main(void) { return DWGT_RUN(tests); }`, entries by DWGT_TEST(function). */
#define DWGT_RUN(tests) (cmocka_run_group_tests(tests, dwgt_open, dwgt_close) != 0)
#define DWGT_TEST(function) cmocka_unit_test_teardown(function, dwgt_clear)

int dwgt_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int dwgt_open_with(const char *mod);
int dwgt_close(void **state);
int dwgt_clear(void **state);

/* ---- Laying out ---------------------------------------------------------------------------- */

#define DWGT_LIST(...) ((const char *const[]){__VA_ARGS__ __VA_OPT__(, ) NULL})

/* A new match of two players, or of so many, with these settings. */
#define given(...) dwgt_given(2, DWGT_LIST(__VA_ARGS__))
#define given_players(players, ...) dwgt_given(players, DWGT_LIST(__VA_ARGS__))
void dwgt_given(int players, const char *const *settings);
/* The same after a real setup: workers dealt, goods and loads of the starting table. */
#define given_setup(players, ...) dwgt_given_setup(players, DWGT_LIST(__VA_ARGS__))
void dwgt_given_setup(int players, const char *const *settings);
/* Two players on a bare table where player 1 is in the middle of an action: "dwarf" stands on
 * "location" and the menu is asked; the track holds only what the test says. */
#define given_menu(dwarf, location, ...) dwgt_given_menu(dwarf, location, DWGT_LIST(__VA_ARGS__))
void dwgt_given_menu(const char *dwarf, const char *location, const char *const *settings);
/* The settings must be refused, and the message must contain `reason`. */
#define cannot_be_given(reason, ...) dwgt_cannot_be_given(2, reason, DWGT_LIST(__VA_ARGS__))
void dwgt_cannot_be_given(int players, const char *reason, const char *const *settings);

/* The match on the table, its engine and its working state. */
adit_game *dwgt_match(void);
adit_engine *dwgt_engine(void);
dwg_state *dwgt_now(void);

/* ---- Playing ------------------------------------------------------------------------------- */

/* Decides these moves one after the other; the invariants must hold after each of them. */
#define play(...) dwgt_play(DWGT_LIST(__VA_ARGS__))
void dwgt_play(const char *const *moves);
/* Plays "complete" and chooses this project, if there is a choice; others may lie on the track. */
#define complete(project) dwgt_complete(project)
void dwgt_complete(const char *project);
/* Plays the first option on offer until this phase is reached (DWG_PHASE_...). */
void dwgt_play_to_phase(int phase);
#define play_to_phase(phase) dwgt_play_to_phase(phase)

/* ---- Looking ------------------------------------------------------------------------------- */

/* The move is not offered, deciding it fails with a message that contains `reason`, and
 * nothing changes. */
#define refuses(move, reason) dwgt_refuses(move, reason)
void dwgt_refuses(const char *move, const char *reason);
#define offers(move) dwgt_offers(move, true)
#define offers_not(move) dwgt_offers(move, false)
void dwgt_offers(const char *move, bool expected);
/* How many main options begin with these words. */
#define count_options(words) dwgt_count_options(words)
int dwgt_count_options(const char *words);
/* The main options, joined by " | ". */
#define options_are(list) dwgt_options_are(list)
void dwgt_options_are(const char *list);
/* The seat that is asked, and how the question begins. */
#define asks(seat, prompt) dwgt_asks(seat, prompt)
void dwgt_asks(int seat, const char *prompt);

/* A field, by its name (short forms as in settings) and value as they are written. */
#define field_is(name, value) dwgt_field_is(name, value)
void dwgt_field_is(const char *name, const char *value);
/* Goods of a seat: "2 stone 1 iron"; what is not named must be 0 only with `goods_are`. */
#define has(seat, goods) dwgt_goods_are(seat, goods, false)
#define goods_are(seat, goods) dwgt_goods_are(seat, goods, true)
void dwgt_goods_are(int seat, const char *goods, bool all);
#define score_is(seat, points) dwgt_score_is(seat, points)
void dwgt_score_is(int seat, int points);

#endif
