/* invariants.c - whether a state is one of the game.
 *
 * Three steps, each of which trusts what the one before has found: the fields are in range; the
 * state keeps the rules that need nothing but itself; it keeps those that cards have a say in.
 * Only the last one has a transaction, so no card is asked about a state in which a card may lie
 * where there is no place.
 */
#include "engine/match/invariants.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/match/plot.h"
#include "engine/rules/runner.h"

typedef adit_status (*check_fields)(const adit_field_world *world, const adit_state *state,
                                    adit_err *err);

static adit_status check_state(adit_engine *engine, const adit_state *state, check_fields fields,
                               adit_err *err)
{
    const adit_field_world world = {engine->def, engine->cards, engine->names};
    adit_err fault;

    ADIT_TRY(fields(&world, state, err));
    ADIT_TRY(adit_def_check(engine->def, state, engine->cards, err));
    if (engine->def->check_with_cards == NULL) {
        return ADIT_OK;
    }
    adit_tx tx = adit_tx_for_looking(engine->runner, state, &fault);
    if ((const void *)state == engine->runner->work.bytes) {
        tx.verb_depth = engine->runner->open.verb_depth; /* what waits for their end is allowed */
    }
    adit_status status = engine->def->check_with_cards(&tx, err);
    if (tx.stop == ADIT_OK) {
        return status;
    }
    /* The verdict is worth nothing if a card failed. */
    if (err != NULL) {
        *err = fault;
        adit_err_context(err, "checking the rules of %s", engine->def->info.id);
    }
    return tx.stop;
}

static adit_status check_all(adit_engine *engine, const adit_state *state, check_fields fields,
                             adit_err *err)
{
    if (!adit_plot_has_ended(state, engine->cards)) {
        return check_state(engine, state, fields, err);
    }
    if (!state->is_over) {
        return adit_fail(err, ADIT_INTERNAL, "the scenario has ended, but the match is not over");
    }
    if (check_state(engine, state, fields, err) == ADIT_OK) {
        return ADIT_OK;
    }
    /* The rules know nothing of an end that a scenario has brought about: to them the match is in
     * the middle of what it was. */
    const size_t size = adit_state_size(engine->def, state->players);
    adit_state *going_on = adit_alloc(size);

    ADIT_TRY_NEW(going_on, err);
    memcpy(going_on, state, size);
    going_on->is_over = 0;
    adit_status status = check_state(engine, going_on, fields, err);
    adit_free(going_on);
    return status;
}

adit_status adit_invariants_check(adit_engine *engine, const adit_state *state, adit_err *err)
{
    return check_all(engine, state, adit_fields_check, err);
}

static adit_status blame_input(adit_status status, adit_err *err)
{
    if (status == ADIT_INTERNAL && err != NULL) {
        err->status = ADIT_INPUT;
    }
    return status == ADIT_INTERNAL ? ADIT_INPUT : status;
}

adit_status adit_invariants_check_given(adit_engine *engine, const adit_state *state, adit_err *err)
{
    return blame_input(adit_invariants_check(engine, state, err), err);
}

adit_status adit_invariants_check_derived(adit_engine *engine, const adit_state *state,
                                          adit_err *err)
{
    return blame_input(check_all(engine, state, adit_fields_check_derived, err), err);
}
