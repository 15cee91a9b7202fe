/* prim.h - what the methods of `g` share; only for prim*.c.
 *
 * A method first reads and checks all its arguments, then calls the engine, which cannot
 * raise, and pushes results last. So nothing is ever half done when Lua raises.
 */
#ifndef ADIT_LUA_HOST_PRIM_H
#define ADIT_LUA_HOST_PRIM_H

#include "bindings/lua/host/primitive.h"

/* Begins a method: checks that it was called with a colon, that a function may do this now,
 * and that the run may still call primitives. Raises; leaves if the run is being left. */
aditl_host *aditl_begin(lua_State *L);
/* The same for a method that only reads, so that it can be called at any moment. */
aditl_host *aditl_begin_reading(lua_State *L);
/* Goes on after the engine was called: leaves the script if the run is being left. */
void aditl_go_on(lua_State *L, const aditl_host *host);
/* After a call of the engine that may have run trials: the run goes on with what it had. */
void aditl_take_back(aditl_host *host, const aditl_allowance *kept);
/* The seat at `index`, from 0. Raises. */
int aditl_seat_at(lua_State *L, const aditl_host *host, int index);
/* The string at `index`. Raises, naming `field`. */
const char *aditl_word_at(lua_State *L, int index, const char *field);
/* The card at `index`, named by its id; a mod's own cards need no prefix. Raises. */
int aditl_card_at(lua_State *L, const aditl_host *host, int index);
/* Raises "field: no WHAT is called 'word'; did you mean 'nearest'?". */
int aditl_unknown(lua_State *L, const char *field, const char *what, const char *word, int count,
                  const char *(*name)(const void *, int), const void *context);
/* Replaces sealed tables among the arguments from `first` on by plain copies. */
void aditl_open_arguments(lua_State *L, int first);

/* The methods. */
int aditl_prim_active(lua_State *L), aditl_prim_can(lua_State *L), aditl_prim_cards(lua_State *L);
int aditl_prim_choose(lua_State *L), aditl_prim_count(lua_State *L), aditl_prim_fact(lua_State *L);
int aditl_prim_get(lua_State *L), aditl_prim_has(lua_State *L), aditl_prim_log(lua_State *L);
int aditl_prim_refuse(lua_State *L);
int aditl_prim_others(lua_State *L), aditl_prim_players(lua_State *L),
    aditl_prim_random(lua_State *L);
int aditl_prim_read(lua_State *L), aditl_prim_rule(lua_State *L), aditl_prim_set(lua_State *L);
int aditl_prim_turn(lua_State *L);

/* Pushes the metatable of the event handle. [-0, +1] */
void aditl_push_event_class(lua_State *L, aditl_host *host);
/* Pushes a table query name -> number. [-0, +1] */
void aditl_push_queries(lua_State *L, const adit_game_def *def);

/* Upvalues of every method: its row (a light userdata) or its verb (a number), and the table
 * of queries. */
enum { ADITL_UP_ROW = 1, ADITL_UP_QUERIES };

#endif
