/* cvc_table.h - a table of Cave vs Cave for rule tests; see table.h.
 *
 * "p1.goods=1,0,0,0,2,0" sets all six goods in the order of the rules (wood, stone, emmer, flax,
 * food, gold). Player 1 begins unless a rule says otherwise.
 */
#ifndef ADIT_TESTS_CVC_TABLE_H
#define ADIT_TESTS_CVC_TABLE_H

#include "engine/games/cave_vs_cave/game.h"
#include "tests/support/table.h"

/* main: `int main(void) { return CVC_RUN(tests); }`, entries by CVC_TEST(function). */
#define CVC_RUN(tests) (cmocka_run_group_tests(tests, cvc_open, table_close) != 0)
#define CVC_TEST(function) TABLE_TEST(function)

/* The folder of a mod ("tests/...") that the engine is to load as well; in main, before CVC_RUN. */
void cvc_add_mod(const char *folder);
int cvc_open(void **state);

#define cvc_given table_given
/* The match on the table and its engine. */
#define cvc_match table_match
#define cvc_engine table_engine
/* Its working state; a test that writes to it breaks the match on purpose. */
cvc_state *cvc_now(void);
/* A room or tile by its id; it must exist. */
const adit_card *cvc_card_called(const char *id);

/* ---- Playing ---- */

/* Plays turns without using the tiles, the first tile on offer each time. */
void pass_turns(int turns);
/* Plays on without using tiles until this round begins. */
void pass_to_round(int round);
/* ... until the match is over. */
void pass_to_end(void);

/* ---- Looking ---- */

/* Ids of the rooms in the display, sorted, joined by blanks. */
void display_is(const char *list);
int display_count(void);
/* How many cards of the field ("room", "tile") lie at this place. */
int count_at(const char *field, const char *place);
/* Who has won, as a bit set, and how the verdict begins. */
void winners_are(unsigned seats, const char *verdict);
/* Bit set of the cells named by "c2 c5". */
unsigned cells_of(const char *names);

#endif
