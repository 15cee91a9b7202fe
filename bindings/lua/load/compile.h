/* compile.h - one card on its way from a Lua table to the engine's form. */
#ifndef ADIT_LUA_LOAD_COMPILE_H
#define ADIT_LUA_LOAD_COMPILE_H

#include "bindings/lua/load/internal.h"

/* ---- Parts of a card (card.c, hooks.c, scenario_card.c) ---- */

/* A text that can be shown, copied into the arena; NULL after a problem. */
const char *aditl_compile_text(aditl_cursor *c, int index, adit_limit max);
/* Keeps the function at `index` and returns its reference. */
int aditl_keep_function(void *cursor, int index);
void aditl_compile_hooks(aditl_cursor *c, int table);
/* { "query", at_least = n } at `index`; `array` more places of it belong to the caller. */
bool aditl_compile_condition(aditl_cursor *c, int index, int array, adit_condition *out);
/* What is special to a scenario, instead of the facts of a kind. */
void aditl_compile_scenario(aditl_cursor *c, int table);
/* What a scenario tells and when it ends, after the counters of its card were read (plot.c). */
void aditl_compile_plot(aditl_cursor *c, int table);

/* ---- Verbs and the course of the game as events, values and permissions (deeds.c) ---- */

#define ADITL_DEED_NAME 64
#define ADITL_MAX_DEEDS 256 /* names in one table */
typedef enum { ADITL_DEED_EVENTS, ADITL_DEED_VALUES, ADITL_DEED_PERMISSIONS } aditl_deed_table;

/* Notes which fields say what turn, round, phase and era it is. */
void aditl_find_flow(const adit_game_def *def, adit_cards *cards);
/* The number and the name of the n-th of them in a table; -1: there are no more. */
int aditl_deed_at(const adit_game_def *def, const adit_cards *cards, aditl_deed_table table, int n,
                  char name[ADITL_DEED_NAME]);
/* Whether an event or a permission has this name without having a row. */
bool aditl_is_deed(const adit_game_def *def, bool is_event, const char *word);
/* Which verbs the card modifies or forbids. */
uint64_t aditl_bound_deeds(const adit_card *card);

/* ---- What functions promise (promises.c) ---- */

/* Notes of each function that is an effect what it can call. */
void aditl_find_promises(aditl_loader *loader);

/* ---- Effects (nodes.c) ---- */

/* The effect on top of the stack as a node; 0 after a problem. [-1, +0] */
adit_node_id aditl_compile_effect(aditl_cursor *c);
/* Goods at `index`, as a number of the pool of amounts; 0 if there are none of any. */
bool aditl_compile_amounts(aditl_cursor *c, int index, uint16_t *out);
/* Reports parts of one menu that read the same. */
void aditl_check_menus(aditl_cursor *c);

/* ---- What can never happen (unreachable.c) ---- */

/* Reports hooks that can never run on a card of this kind. */
void aditl_check_reach(aditl_cursor *c, int table);
/* Reports a hook that never hears its event, or a value that it is never asked for. */
void aditl_check_on(aditl_cursor *c, const adit_hook_on *on);
void aditl_check_modify(aditl_cursor *c, const adit_hook_modify *modify);
/* Reports a permission that a card of this kind is never asked for. */
void aditl_check_permit(aditl_cursor *c, const adit_hook_permit *permit);
/* Whether a test can ever hold; if not, that is reported. */
bool aditl_check_condition(aditl_cursor *c, const adit_condition *when);

#endif
