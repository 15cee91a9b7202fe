/* dwg_table.h - a table of Dwergar for rule tests; see table.h.
 *
 * "p1.level_2.iron=1" and "p1.transit.iron=1" are short for goods in a cart; a foreman's place is
 * set by "p1.foreman=cart_level_3" or "p1.foreman=lift", the worker on a location by
 * "worker.lift=blacksmith". What follows from other fields need not be said: furnaces in the
 * reserve, workers out of the game, cards in play. Player 1 begins unless a rule says otherwise.
 *
 * The table is bare unless the test asks for a real setup: no workers in pools or on locations,
 * no goods, no loads; each foreman is in the pool, each player has two cool furnaces, and player
 * 1 is asked for the first action of round 1. The empty spaces of the project track have been
 * filled from the pile.
 */
#ifndef ADIT_TESTS_DWG_TABLE_H
#define ADIT_TESTS_DWG_TABLE_H

#include "engine/games/dwergar/game.h"
#include "tests/support/table.h"

/* main: `int main(void) { return DWGT_RUN(tests); }`, entries by DWGT_TEST(function). */
#define DWGT_RUN(tests) (cmocka_run_group_tests(tests, dwgt_open, table_close) != 0)
#define DWGT_TEST(function) TABLE_TEST(function)
#define DWGT_LIST(...) TABLE_LIST(__VA_ARGS__)

int dwgt_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int dwgt_open_with(const char *mod);
#define dwgt_close table_close
#define dwgt_clear table_clear

/* The match on the table, its engine and its working state. */
#define dwgt_match table_match
#define dwgt_engine table_engine
dwg_state *dwgt_now(void);
#define dwgt_given table_given
#define dwgt_cannot_be_given table_cannot_be_given
#define dwgt_play table_play

/* After a real setup: workers dealt, goods and loads of the starting table. */
#define given_setup(players, ...) dwgt_given_setup(players, TABLE_LIST(__VA_ARGS__))
void dwgt_given_setup(int players, const char *const *settings);
/* Two players on a bare table where player 1 is in the middle of an action: "dwarf" stands on
 * "location" and the menu is asked; the track holds only what the test says. */
#define given_menu(dwarf, location, ...) dwgt_given_menu(dwarf, location, TABLE_LIST(__VA_ARGS__))
void dwgt_given_menu(const char *dwarf, const char *location, const char *const *settings);

/* Plays "complete" and chooses this project, if there is a choice; others may lie on the track. */
#define complete(project) dwgt_complete(project)
void dwgt_complete(const char *project);
/* Plays the first option on offer until this phase is reached (DWG_PHASE_...). */
void dwgt_play_to_phase(int phase);
#define play_to_phase(phase) dwgt_play_to_phase(phase)

#endif
