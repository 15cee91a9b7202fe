/* cov_table.h - a table of Covenant for rule tests; see table.h.
 *
 * Short forms: "c3=yellow_gold_lair" for a hall that lies face up on a spot (or a back: face down),
 * "c3.orc=1" for its enemies, "no_enemies" for a mountain without any, and
 * "p1.has=honest_loads joy_of_discovery" for the traditions of a player.
 *
 * Player 1 begins unless a rule says otherwise. The draft is over, and nobody has drafted
 * anything, unless a setting names another phase: the first question is which tool player 1
 * assigns a dwarf to.
 */
#ifndef ADIT_TESTS_COV_TABLE_H
#define ADIT_TESTS_COV_TABLE_H

#include "engine/games/covenant/state.h"
#include "tests/support/table.h"

/* main: `int main(void) { return COVT_RUN(tests); }`, entries by COVT_TEST(function). */
#define COVT_RUN(tests) (cmocka_run_group_tests(tests, covt_open, table_close) != 0)
#define COVT_TEST(function) TABLE_TEST(function)
#define COVT_LIST(...) TABLE_LIST(__VA_ARGS__)

int covt_open(void **state);
/* Opens the engine with the mod in this folder, "tests/...", instead; 0 if that went well. */
int covt_open_with(const char *mod);
#define covt_close table_close
#define covt_clear table_clear

/* The match on the table, its engine and its working state. */
#define covt_match table_match
#define covt_engine table_engine
cov_state *covt_now(void);
#define covt_given table_given
#define covt_cannot_be_given table_cannot_be_given
#define covt_play table_play

/* Plays the first option on offer until this phase is reached (COV_PHASE_...). */
void covt_play_to_phase(int phase);
#define play_to_phase(phase) covt_play_to_phase(phase)

#endif
