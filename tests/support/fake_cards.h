/* fake_cards.h - cards and scripts made in C, so that the engine can be tested without Lua.
 *
 * A fake set is filled card by card; effects that would be scripts are C functions. When it
 * is complete, fake_engine turns it into an engine for the demo game.
 */
#ifndef ADIT_TESTS_FAKE_CARDS_H
#define ADIT_TESTS_FAKE_CARDS_H

#include "tests/support/demo_cave.h"

typedef adit_status (*fake_effect)(adit_tx *tx, int seat, const adit_event *event);
typedef int (*fake_number)(adit_tx *tx, int seat, int base);

/* Begins a set; only one at a time is being filled. */
void fake_begin(void);
/* Adds a card and returns it; cards must come in order of kind and id. */
adit_card *fake_card(int kind, const char *id);

/* What the card added last does when it is used. */
void fake_use(adit_node_id node);

/* Nodes for the card added last. */
adit_node_id fake_node(adit_node_kind kind, int count, const adit_node_id *parts);
#define FAKE_NODE(kind, ...)                                                                       \
    fake_node(kind, (int)(sizeof((adit_node_id[]){__VA_ARGS__}) / sizeof(adit_node_id)),           \
              (adit_node_id[]){__VA_ARGS__})
adit_node_id fake_gain(int good, int n);
adit_node_id fake_pay(int good, int n);
adit_node_id fake_climb(int most);
adit_node_id fake_search(void);
adit_node_id fake_buy(const char *card, int count, const adit_goods *prices);
adit_node_id fake_when(int query, int min, int max, adit_node_id part);
adit_node_id fake_repeat(int times, adit_node_id part);
adit_node_id fake_script(fake_effect effect);
/* A reference for hooks that count or modify. */
int fake_script_number(fake_number number);
/* A reference for permissions: says so if the reason is not NULL. */
int fake_script_reason(const char *reason);
uint16_t fake_amounts(int good, int n);
adit_number fake_fixed(int n);
adit_number fake_per(int query, int factor);

/* Hooks of the card added last, with filters that let everything pass. */
adit_hook_on *fake_on(int event, adit_node_id run);
adit_hook_modify *fake_modify(int value);
adit_hook_permit *fake_permit(int word, bool forbids);
adit_hook_exchange *fake_exchange(int pay_good, int pay, int get_good, int get);
adit_hook_rewrite *fake_rewrite(int from, int to);

/* Asks a script's question: an answer out of words. */
adit_status fake_choose(adit_tx *tx, int seat, int count, const char *const *words, bool check,
                        bool open, int *chosen);

/* The engine of the set; the caller owns it. */
adit_engine *fake_engine(bool purity);
/* The same for a game whose tables differ from those of the demo game. */
adit_engine *fake_engine_of(const adit_game_def *def);
/* A game of two players on it. */
adit_game *fake_game(adit_engine *engine, uint64_t seed);
adit_game *fake_game_with(adit_engine *engine, int field_count, const adit_setting *fields);
/* An engine of any game with so many empty cards, for parts of its rules; it can begin no match. */
adit_engine *fake_bare_engine(const adit_game_def *def, int count);

#endif
