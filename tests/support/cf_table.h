/* cf_table.h - a table of The Cave Farmers for rule tests; see table.h.
 *
 * "p1.d4=meadow" is short for the ground of a spot (columns a to h are 0 to 7, so d4 is (3,4)).
 * Player 1 begins unless a rule says otherwise.
 */
#ifndef ADIT_TESTS_CF_TABLE_H
#define ADIT_TESTS_CF_TABLE_H

#include "engine/games/cave_farmers/state.h"
#include "tests/support/table.h"

/* main: `int main(void) { return CFT_RUN(tests); }`, entries by CFT_TEST(function). */
#define CFT_RUN(tests) (cmocka_run_group_tests(tests, cft_open, table_close) != 0)
#define CFT_TEST(function) TABLE_TEST(function)
#define CFT_LIST(...) TABLE_LIST(__VA_ARGS__)

int cft_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int cft_open_with(const char *mod);
#define cft_close table_close
#define cft_clear table_clear

/* The match on the table, its engine and its working state. */
#define cft_match table_match
#define cft_engine table_engine
cf_state *cft_now(void);
#define cft_given table_given

/* Plays the first option on offer until this phase is reached (CF_PHASE_...). */
void cft_play_to_phase(int phase);
#define play_to_phase(phase) cft_play_to_phase(phase)

#endif
