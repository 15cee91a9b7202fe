/* tx_begin.c - the only place where transactions are made.
 *
 * Whatever runs in a transaction may come to a script: a number, a permission, an effect. So each
 * of them has a runner, a host, limits and a state from the beginning, also those that only check
 * something. Elsewhere a transaction is one that was made here, or a copy of one; that is kept by
 * tests/lint/transactions.
 */
#include <assert.h>
#include <string.h>

#include "engine/rules/runner.h"

/* What every transaction has. */
static void fill_common(adit_tx *tx, adit_runner *runner, adit_state *work, const adit_state *root,
                        adit_err *err)
{
    const adit_engine *engine = runner->engine;

    memset(tx, 0, sizeof *tx);
    tx->def = engine->def;
    tx->cards = engine->cards;
    tx->host = &engine->host;
    tx->work = work;
    tx->root = root;
    tx->runner = runner;
    tx->err = err;
    tx->has_purity = engine->purity;
    tx->card = tx->card_seat = tx->asker = ADIT_NO_CARD;
    tx->parts_left = ADIT_MAX_RUN_PARTS;
    runner->abort_reason = NULL;
}

void adit_tx_begin(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err)
{
    const adit_state *root = (const adit_state *)(const void *)position->state;

    memcpy(runner->work.bytes, root, adit_state_size(runner->engine->def, root->players));
    adit_tx_begin_next(runner, position, log, err);
}

void adit_tx_begin_next(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err)
{
    const adit_state *root = (const adit_state *)(const void *)position->state;
    adit_tx *tx = &runner->tx;

    fill_common(tx, runner, (adit_state *)(void *)runner->work.bytes, root, err);
    tx->picks = position->picks;
    tx->pick_count = position->pick_count;
    tx->is_exchange = position->is_exchange != 0;
    tx->takes_tags = position->takes_tags != 0;
    tx->log = log;
    runner->has_drawn = false;
    runner->built_count = runner->known_count = 0;
    runner->version = runner->root_of = 0; /* `work` is no longer that of the game run before */
    runner->stats.runs++;
    adit_count_work(runner, 1, 0);
    assert(memcmp(tx->work, root, adit_state_size(tx->def, root->players)) == 0);
    if (tx->host->begin_run != NULL) {
        tx->host->begin_run(tx->host->self);
    }
}

void adit_tx_none(adit_runner *runner)
{
    adit_state *work = (adit_state *)(void *)runner->work.bytes;

    fill_common(&runner->tx, runner, work, work, NULL);
    runner->tx.is_looking = true;
}

adit_tx adit_tx_for_looking(adit_runner *runner, const adit_state *state, adit_err *err)
{
    adit_tx tx;

    adit_begin_decision(runner->engine);
    fill_common(&tx, runner, (adit_state *)(uintptr_t)state, state, err);
    tx.is_looking = true;
    return tx;
}

adit_tx adit_tx_inside(const adit_tx *outer, adit_trial *trial, const adit_state *from,
                       adit_err *err)
{
    adit_tx inner = *outer;

    inner.work = (adit_state *)(void *)trial->scratch.bytes;
    inner.picks = trial->picks;
    inner.next = 0;
    inner.stop = ADIT_OK;
    inner.is_trial = true;
    inner.is_looking = inner.is_tentative = inner.may_settle = false;
    inner.adds_decline = false;
    inner.parts_left = ADIT_MAX_RUN_PARTS;
    inner.trial = trial;
    inner.start = NULL;
    inner.trial_depth = outer->trial_depth + 1;
    inner.trace_depth = outer->trace_depth + 1;
    inner.log = NULL;
    inner.err = err;
    memcpy(inner.work, from, adit_state_size(inner.def, from->players));
    return inner;
}
