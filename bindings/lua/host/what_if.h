/* what_if.h - view:what_if, by which a bot tries its answers before it decides.
 *
 * Whoever has the question fills in an aditl_foresight; a bot in another process has nothing to try
 * on. What is tried is always tried from the open question on, so a script keeps no game and can
 * only name answers.
 */
#ifndef ADIT_LUA_HOST_WHAT_IF_H
#define ADIT_LUA_HOST_WHAT_IF_H

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/vm/rows.h"
#include "bindings/lua/vm/vm.h"

/* What a seat sees after answers that were tried. Start with {0}. */
typedef struct {
    adit_text fields;           /* made by aditl_view_add_... */
    adit_text options;          /* of the next question, each ended by a zero byte */
    int option_count;           /* none if another seat decides */
    int decides;                /* the seat that decides next; 0: the game is over */
    adit_text prompt, asking;   /* empty: none */
    int64_t points, evaluation; /* of the seat */
    int64_t steps;              /* of work */
    char failed[400];           /* why the answer fails in this deal; "": it does not */
} aditl_outcome;
/* Tries answers, one after the other, from the open question on. ADIT_USAGE: one is not offered. */
typedef adit_status (*aditl_try)(void *context, const aditl_list *answers, int deal,
                                 aditl_outcome *out, adit_err *err);

/* Finds the best turns for the open question. */
typedef adit_status (*aditl_find)(void *context, int tries, adit_turns *turns, int64_t *steps,
                                  adit_err *err);

/* What a bot pays for each answer that is tried, for each field and each option that comes back,
 * besides the steps of the cards: work that no step of its script counts. */
enum {
    ADITL_CHARGE_ANSWER = 5000,
    ADITL_CHARGE_OUTCOME = 5000,
    ADITL_CHARGE_FIELD_SHOWN = 40,
    ADITL_CHARGE_OPTION_SHOWN = 200,
    ADITL_CHARGE_PLANS = 100000, /* of a call of view:plans, and for each turn that is tried */
    ADITL_CHARGE_TRY = 1000
};

typedef struct {
    aditl_try run; /* NULL: no question is open, or the game is in another process */
    aditl_find find;
    void *context;
    int64_t ticket; /* of the question: a kept view must not work at another */
    int seat;
    aditl_outcome outcome; /* of the last trial; keeps its memory */
    adit_turns turns;      /* of the last search; the same */
    adit_err err;
} aditl_foresight;

/* The methods of a view, for the reference. */
extern const aditl_row aditl_view_rows[];

void aditl_foresight_free(aditl_foresight *foresight);
/* Gives the view on top its methods, and the list of options below it the numbers of its answers.
 * [-0, +0] */
void aditl_add_what_if(lua_State *L, aditl_foresight *foresight, int options);

/* Empties an outcome; it keeps its memory. */
void aditl_outcome_clear(aditl_outcome *outcome);
void aditl_outcome_free(aditl_outcome *outcome);
/* Fills it from a game for one seat: what the seat sees there, and its options if it is asked. */
adit_status aditl_outcome_read(adit_game *game, int seat, aditl_outcome *outcome, adit_err *err);

#endif
