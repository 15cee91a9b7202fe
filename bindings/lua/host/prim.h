/* prim.h - the methods of `g`: read primitives, and what they share with the verbs.
 *
 * A read primitive is one row beside its function. Method table, argument checks by moment,
 * reference page, editor stubs and edge-value tests are all made from the rows, so they cannot
 * disagree.
 *
 * A method first reads and checks all its arguments, then calls the engine, which cannot
 * raise, and pushes results last. So nothing is ever half done when Lua raises.
 */
#ifndef ADIT_LUA_HOST_PRIM_H
#define ADIT_LUA_HOST_PRIM_H

#include "bindings/lua/host/host.h"

/* Moments in which a primitive may be called; bits of `moments`. */
enum {
    ADITL_IN_LOOKING = 1u << ADITL_LOOKING,
    ADITL_IN_ACTING = 1u << ADITL_ACTING,
    ADITL_IN_BOTH = (1u << ADITL_LOOKING) | (1u << ADITL_ACTING)
};

typedef struct {
    const char *name;
    lua_CFunction function;
    /* "seat Seat, query Query, n Integer?": name and type of each parameter after `g`, a
     * question mark for those that may be left out. Types: Seat, Integer, Flag, Word, Card,
     * Good, Goods, Query, Counter, List, Function, Options, Any; "Any..." for the rest. */
    const char *params;
    const char *result;  /* a type as above, or "" for nothing */
    unsigned moments;    /* ADITL_IN_... */
    const char *text;    /* one sentence */
    const char *example; /* Lua, the body of function(g, me) */
    /* Of those that only act: whether they can always be carried out, and ask. */
    adit_promise promise;
} aditl_primitive;

/* The i-th primitive by name; NULL: there are no more. Verbs are not among them; they stand in the
 * game's table. */
const aditl_primitive *aditl_primitive_at(int i);
/* What the primitive of this name promises about being carried out; ADIT_NEVER_ASKS: there is none.
 */
adit_promise aditl_promise_of(const char *name);
/* The rows of each file; they end with a NULL name. */
extern const aditl_primitive aditl_read_rows[], aditl_choose_rows[], aditl_declared_rows[],
    aditl_act_rows[];

/* ---- For prim*.c ---- */

/* Begins a method: checks that it was called with a colon, that a function may do this now,
 * and that the run may still call primitives. Raises; leaves if the run is being left. */
aditl_host *aditl_begin(lua_State *L);
/* The same for a method that only reads, so that it can be called at any moment. */
aditl_host *aditl_begin_reading(lua_State *L);
/* Goes on after the engine was called: leaves the script if the run is being left. */
void aditl_check_stop(lua_State *L, const aditl_host *host);
/* After a call of the engine that may have run trials: the run goes on with what it had. */
void aditl_budget_restore(aditl_host *host, const aditl_allowance *kept);
/* The good whose own word is at `index`, found by the address of the word; -1: look it up. */
static inline int aditl_good_at(lua_State *L, const aditl_host *host, int index)
{
    const char *word = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : NULL;
    const int goods = host->tx->cards->good_count;

    for (int good = 0; word != NULL && good < goods; good++) {
        if (host->good_word[good] == word) {
            return good;
        }
    }
    return -1;
}
/* The seat at `index`, from 0. Raises. */
int aditl_seat_at(lua_State *L, const aditl_host *host, int index);
/* The string at `index`. Raises, naming `field`. */
const char *aditl_word_at(lua_State *L, int index, const char *field);
/* The card at `index`, named by its id; a mod's own cards need no prefix. Raises. */
int aditl_card_at(lua_State *L, const aditl_host *host, int index);
/* The mod whose function is running, so that it can name what is its own; NULL: the game, whose
 * cards carry no prefix. */
const char *aditl_running_mod(const aditl_host *host);
/* Raises "field: no WHAT is called 'word'; did you mean 'nearest'?". */
int aditl_unknown(lua_State *L, const char *field, const char *what, const char *word, int count,
                  const char *(*name)(const void *, int), const void *context);
/* Replaces sealed tables among the arguments from `first` on by plain copies. */
void aditl_open_arguments(lua_State *L, int first);

/* Pushes the metatable of the event handle. [-0, +1] */
void aditl_push_event_class(lua_State *L, aditl_host *host);
/* Pushes a table of the goods that are not 0. [-0, +1] */
void aditl_push_goods(lua_State *L, const adit_game_def *def, const adit_goods *goods);
/* Pushes a table query name -> number. [-0, +1] */
void aditl_push_queries(lua_State *L, const adit_game_def *def);

/* Upvalues of every method: its row (a light userdata) or its verb (a number), and the table
 * of queries. */
enum { ADITL_UP_ROW = 1, ADITL_UP_QUERIES };

#endif
