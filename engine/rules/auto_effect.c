/* auto_effect.c - automatic effects: hooks, rewards, events.
 *
 * No player chose them, so no player can be refused: an effect that cannot be carried out is
 * skipped as a whole. So a verb that sets off what cards do can promise as much as one
 * that does not, whatever cards are in play. An effect runs on the working state at once, and the
 * state is put back if it fails; only if it asks or draws is a trial needed to know beforehand.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

/* Puts everything back as it was before the effect. */
static void put_back(adit_tx *tx, const adit_tx *before, const void *kept, int log_count)
{
    memcpy(before->work, kept, adit_state_size(tx->def, before->root->players));
    *tx = *before;
    if (tx->log != NULL) {
        adit_log_clear(tx->log, log_count);
    }
}

static void note_left_out(adit_tx *tx, int seat, int card, const char *reason)
{
    const int outer_card = tx->card;

    tx->card = card;
    adit_note_with_words(tx, ADIT_LOG_LEFT_OUT, seat, reason);
    tx->card = outer_card;
}

/* It asks something or draws: whether it can be finished has to be tried out first. */
static adit_status run_if_it_can(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    adit_why why = {.text = ""};
    const bool wants_reason = tx->log != NULL && tx->log->is_on;

    if (adit_can_effect(tx, seat, card, node, event, wants_reason ? &why : NULL)) {
        return adit_run_effect(tx, seat, card, node, event);
    }
    note_left_out(tx, seat, card, why.text);
    return tx->stop;
}

/* Runs it, and puts everything back unless it finished. Questions and draws leave it at once with
 * ADIT_OPEN. */
static adit_status run_tentatively(adit_tx *tx, int seat, int card, adit_node_id node,
                                   const adit_event *event, adit_err *err)
{
    adit_runner *runner = tx->runner;
    const adit_tx before = *tx;
    const int log_count = tx->log == NULL ? 0 : tx->log->count;
    void **space =
        &runner->undo_states[runner->undo_count]; /* of its own for each effect inside another */

    if (*space == NULL) {
        *space = adit_alloc(adit_state_size(tx->def, ADIT_MAX_SEATS));
    }
    void *kept = *space;
    if (kept == NULL) {
        return adit_fault(tx, ADIT_NOMEM, "out of memory");
    }
    memcpy(kept, tx->work, adit_state_size(tx->def, tx->work->players));
    runner->undo_count++;
    tx->is_tentative = true;
    tx->err = before.err != NULL || tx->log != NULL ? err : NULL;
    adit_status status = adit_run_effect(tx, seat, card, node, event);
    status = tx->stop != ADIT_OK ? tx->stop : status;
    runner->undo_count--;
    tx->is_tentative = before.is_tentative;
    tx->err = before.err;
    if (status == ADIT_OPEN || status == ADIT_ILLEGAL || status == ADIT_NONE) {
        put_back(tx, &before, kept, log_count);
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "= %s, put back: %s", adit_status_name(status),
                                    err->text));
    } else if (status != ADIT_OK && tx->err != NULL) {
        *tx->err = *err;
    }
    return status;
}

adit_status adit_effect_run_auto(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    adit_err err;

    ADIT_GUARD(tx);
    if (adit_is_trusted(tx) || adit_node_promise(tx->def, tx->cards, node) >= ADIT_ALWAYS) {
        return adit_run_effect(tx, seat, card, node, event);
    }
    if (tx->runner->undo_count >= ADIT_MAX_KEPT) {
        return adit_too_deep(tx, card, "card effects", ADIT_MAX_KEPT);
    }
    err.text[0] = '\0';
    adit_status status = run_tentatively(tx, seat, card, node, event, &err);
    if (status == ADIT_OPEN && tx->is_tentative) {
        tx->stop = ADIT_OPEN; /* the effect around it has to know first */
    } else if (status == ADIT_OPEN) {
        return run_if_it_can(tx, seat, card, node, event);
    } else if (status == ADIT_ILLEGAL || status == ADIT_NONE) {
        note_left_out(tx, seat, card, status == ADIT_NONE ? "nothing can be chosen" : err.text);
        return ADIT_OK;
    }
    return status;
}
