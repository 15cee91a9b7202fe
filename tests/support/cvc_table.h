/* cvc_table.h - a table of Cave vs Cave for rule tests: one match at a time, in few words.
 *
 * A test lays out a position, plays moves in their text forms and looks at what has become of
 * it. Settings are written "name=value" with the names of the field table; "p1." is short for
 * "player[1].", "p1.goods=1,0,0,0,2,0" sets all six goods in the order of the rules (wood,
 * stone, emmer, flax, food, gold), and "rules.walls=3" sets a rule parameter. Player 1 begins
 * unless a rule says otherwise.
 *
 * The engine is opened once for each test program, in purity mode and with script limits; the
 * match is put away after each test, also after one that failed.
 */
#ifndef ADIT_TESTS_CVC_TABLE_H
#define ADIT_TESTS_CVC_TABLE_H

#include "engine/games/cave_vs_cave/state.h"
#include "tests/support/adit_cmocka.h"

/* main: `int main(void) { return CVC_RUN(tests); }`, entries by CVC_TEST(function). */
#define CVC_RUN(tests) (cmocka_run_group_tests(tests, cvc_open, cvc_close) != 0)
#define CVC_TEST(function) cmocka_unit_test_teardown(function, cvc_clear)

/* The folder of a mod that the engine is to load as well; in main, before CVC_RUN. */
void cvc_add_mod(const char *folder);
int cvc_open(void **state);
int cvc_close(void **state);
int cvc_clear(void **state);

/* ---- Laying out ---------------------------------------------------------------------------- */

#define CVC_LIST(...) ((const char *const[]){__VA_ARGS__ __VA_OPT__(, ) NULL})

/* A new match of two players, or of one, with these settings. */
#define given(...) cvc_given(2, CVC_LIST(__VA_ARGS__))
#define given_solo(...) cvc_given(1, CVC_LIST(__VA_ARGS__))
void cvc_given(int players, const char *const *settings);
/* The settings must be refused, and the message must contain `reason`. */
#define cannot_be_given(reason, ...) cvc_cannot_be_given(2, reason, CVC_LIST(__VA_ARGS__))
#define cannot_be_given_solo(reason, ...) cvc_cannot_be_given(1, reason, CVC_LIST(__VA_ARGS__))
void cvc_cannot_be_given(int players, const char *reason, const char *const *settings);
/* The seed of the matches that follow in this test; 1 unless set. */
void seed_is(uint64_t seed);

/* The match on the table. */
adit_game *cvc_match(void);
adit_engine *cvc_engine(void);
/* Its working state; a test that writes to it breaks the match on purpose. */
cvc_state *cvc_now(void);
/* A room or tile by its id; it must exist. */
const adit_card *cvc_card_called(const char *id);

/* ---- Playing ------------------------------------------------------------------------------- */

/* Decides these moves one after the other; the invariants must hold after each of them. */
#define play(...) cvc_play(CVC_LIST(__VA_ARGS__))
void cvc_play(const char *const *moves);
/* Plays turns without using the tiles, the first tile on offer each time. */
void pass_turns(int turns);
/* Plays on without using tiles until this round begins. */
void pass_to_round(int round);
/* ... until the match is over. */
void pass_to_end(void);

/* ---- Looking ------------------------------------------------------------------------------- */

/* The move is not offered, deciding it fails with a message that contains `reason`, and
 * nothing changes. */
void refuses(const char *move, const char *reason);
void offers(const char *move);
/* The main options, joined by " | ". */
void options_are(const char *list);
/* The same for the exchanges; "" if there are none. */
void exchanges_are(const char *list);
/* The seat that is asked, and how the question begins. */
void asks(int seat, const char *prompt);

/* A field, by its name and value as they are written. */
void field_is(const char *name, const char *value);
/* As `seat` sees it. */
void seat_sees(int seat, const char *name, const char *value);
/* "w,s,e,f,o,g" of the seat. */
void goods_are(int seat, const char *goods);
/* Ids of the rooms in the display, sorted, joined by blanks. */
void display_is(const char *list);
int display_count(void);
/* How many cards of the field ("room", "tile") lie at this place. */
int count_at(const char *field, const char *place);
void score_is(int seat, int points);
/* Who has won, as a bit set, and how the verdict begins. */
void winners_are(unsigned seats, const char *verdict);
/* Bit set of the cells named by "c2 c5". */
unsigned cells_of(const char *names);

#endif
